"""A table of the room: the replay of its journal, and what is so after its last line. Knows nothing of networks,
databases and viewers. What is done at it becomes lines: `write` puts a line into effect and keeps what happened in
`unsaved` until somebody stores it; if that fails this replay is ahead of the truth and is to be thrown away. What
people may do is said elsewhere: `seating.py`, `opening.py`, `playing.py`, `consent.py`, `moderation.py`."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from seaboard.core.dealer import Dealer, open_dealer
from seaboard.core.errors import Trouble
from seaboard.core.game import CHANCE, Game, State
from seaboard.core.log import Abandoned, Action, End, Header, Reveal, Seal, Undo
from seaboard.core.match import Match
from seaboard.core.seal import SealingKey
from seaboard.lessons import LessonDealer, find_lesson
from seaboard.server.table import journal
from seaboard.server.table.clock import Clockwork, Closing
from seaboard.server.table.journal import ENTRIES, SPECTATORS, Line, Row, Setup
from seaboard.server.table.places import Place, Proposal

Status = Literal["open", "running", "finished", "abandoned"]
OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"

CHAT_LINES = 50
REVEAL_MS = 10_000
"""How long the pages have to reveal what their seats contribute; they need no person for it."""

LISTED_MS = 1_000
"""How much longer than the delay a game that is over is listed: its end is stored and told before the delay begins."""

IDEMPOTENCY_KEYS = 64
"""The last so many are remembered; older ones are looked up in the database."""


class Happened(NamedTuple):
    """A line that was put into effect; for an action also the positions before and after it."""

    row: Row
    before: State | None = None
    after: State | None = None


class Table:
    """One table. `number` is that of its last line."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        seed: bytes,
        sealing: SealingKey | None = None,
        closings: Sequence[Closing] = (),
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.sealing = sealing
        """With this the log is sealed; None: this replay is only looked at."""
        self._closings = closings
        self.number = 0
        self.rearranged = 0
        """The number of the last line that was no action: who sits where, who may look and what was agreed is as it
        was then."""
        self.places = [Place() for _ in range(game.players(game.new(game.parse_options(setup.options))))]
        self.links = dict.fromkeys((SPECTATORS, *range(len(self.places))), 0)
        """How often each link was revoked."""
        self.match: Match | None = None
        self._played: Match | None = None
        """The game while it is running and open. Kept, because every move asks for it many times."""
        self.dealer: Dealer | None = None
        self.lesson = find_lesson(setup.game) if setup.lesson else None
        self.clock: Clockwork | None = None
        self.proposal: Proposal | None = None
        self.begun = 0
        """When the game was started, in milliseconds."""
        self.played_at = 0
        """When it last went on, or was abandoned."""
        self.withdrawn = 0
        """How many starts were withdrawn."""
        self.abandoned: str | None = None
        self.host_is_here = setup.deputy is None
        """Whether the host has come, where somebody else opened the table for them."""
        self.host_since = 0
        """The number of the line with which they did."""
        self.is_public = setup.public
        """Whether anybody may know of it: since it was set up, or since all who played agreed."""
        self.rematch: str | None = None
        self.chat: list[journal.Said] = []
        self.said_by_spectators = 0
        self.muted: set[str | None] = set()
        self.removed: set[str | None] = set()
        """The people whom the host muted, and removed."""
        self.quiet = False
        """Whether those who watch may not chat."""
        self.fresh = [0] * len(self.places)
        """For each seat the oldest log number that an action of it may still expect: what happened since does not
        concern it. Seats that plan at the same time do not make each other's plans stale."""
        self.idempotency_keys: OrderedDict[str, int] = OrderedDict()
        self.unsaved: list[Happened] = []

    # What is so.

    @property
    def status(self) -> Status:
        """How far the game is."""
        if self.abandoned is not None:
            return ABANDONED
        if self.match is None:
            return OPEN
        return RUNNING if self.match.log.end is None else FINISHED

    @property
    def is_opening(self) -> bool:
        """Whether the game has started and waits for the seats to reveal their contributions."""
        return self.status == RUNNING and self.match is not None and not self.match.log.is_open

    @property
    def seq(self) -> int:
        """The number that the next entry of the game log will have."""
        return 0 if self.match is None else len(self.match.log.entries)

    @property
    def people(self) -> list[int]:
        """The seats that people play now."""
        return [seat for seat, place in enumerate(self.places) if place.person is not None and not place.stand_in]

    @property
    def voices(self) -> list[int]:
        """The seats whose people must agree to whatever needs consent."""
        return [
            seat
            for seat, place in enumerate(self.places)
            if place.person is not None and (not place.stand_in or place.is_late)
        ]

    @property
    def host(self) -> str:
        """Who set up the table; at a rematch who did it the first time, as soon as they are there."""
        return self.setup.host if self.host_is_here else self.setup.deputy or self.setup.host

    def is_host(self, person: str | None) -> bool:
        """Whether this person arranges things here."""
        return person is not None and person == self.host

    def may_be_host(self, person: str | None) -> bool:
        """Whether they do, or will as soon as they are there."""
        return person is not None and person in (self.host, self.setup.host)

    def seats_of(self, person: str | None) -> list[int]:
        """Where a person sits: mostly on one seat, on several where people share a device."""
        if person is None:
            return []
        return [seat for seat, place in enumerate(self.places) if place.person == person]

    def seat_of(self, person: str | None, wanted: int | None = None) -> int | None:
        """The seat a person plays now: the one they want, if it is theirs, else their first."""
        if person is None:
            return None
        if wanted is not None and wanted in self.seats_of(person):
            return wanted
        for seat, place in enumerate(self.places):
            if place.person == person:
                return seat
        return None

    def actors(self) -> tuple[int, ...]:
        """The seats that may act now, and chance; nobody unless the game is running."""
        match = self._played
        return () if match is None else match.actors

    def awaited(self) -> tuple[int, ...]:
        """Those of the actors who must act, not those who may only change their mind."""
        match = self._played
        return () if match is None else match.awaited

    def bots_to_move(self) -> list[int]:
        """The seats at which a bot is to act now."""
        return [seat for seat in self.awaited() if seat != CHANCE and self.places[seat].played_by is not None]

    def undoers(self) -> tuple[int, ...]:
        """The seats that may take back freely: whoever acted last, and other seats of the same person, where the device
        has gone on to the next already."""
        match = self._played
        if match is None or not match.history:
            return ()
        last = match.history[-1].actor
        if last == CHANCE or not match.may_undo(last):
            return ()
        return tuple(seat for seat in range(len(self.places)) if seat == last or self.are_one_person(seat, last))

    def are_one_person(self, seat: int, other: int) -> bool:
        """Whether the same person plays both seats."""
        here, there = self.places[seat], self.places[other]
        return here.person is not None and here.person == there.person and there.stand_in is None

    def due_at(self, now: int) -> int | None:
        """When something is to happen that needs no person: a bot moves, or somebody's time is up."""
        match = self._played
        if match is None:
            return self.begun + REVEAL_MS if self.is_opening else None
        if self.bots_to_move() or CHANCE in match.actors:
            return now
        return self.next_deadline()

    def next_deadline(self) -> int | None:
        """When somebody's time is up, if nothing happens before."""
        return None if self.clock is None else self.clock.next_deadline(self.people)

    def late_people(self, now: int) -> list[int]:
        """The seats whose time is up, and for whom no bot plays yet."""
        return [] if self.clock is None else self.clock.late(self.people, now)

    @property
    def listed_until(self) -> int | None:
        """When those who watch late have seen the end of a game that is over."""
        if not self.setup.delay or self.status not in (FINISHED, ABANDONED):
            return None
        return self.played_at + 1000 * self.setup.delay + LISTED_MS

    @property
    def shown_seed(self) -> str | None:
        """What is shown of the seed when the game is over; in a lesson chance was prepared without it."""
        return self.seed.hex() if self.lesson is None else None

    def need(self, status: Status) -> None:
        """This is how far the game is, or what was asked is refused."""
        if self.status != status:
            raise Trouble("not-open") if status == OPEN else Trouble("not-running")

    def place(self, seat: int) -> Place:
        """A seat of this table."""
        if not 0 <= seat < len(self.places):
            raise Trouble("no-such-seat", seat=seat, seats=len(self.places))
        return self.places[seat]

    # Lines.

    def write(self, line: Line, at: int, key: str | None = None) -> None:
        """Put a new line into effect, to be stored."""
        self.unsaved.append(self.apply(Row(self.number + 1, at, line, key)))

    def settle(self) -> list[Happened]:
        """Somebody stores what was unsaved; what it was."""
        happened, self.unsaved = self.unsaved, []
        if self.match is not None:
            self.match.before = None
        return happened

    def apply(self, row: Row) -> Happened:
        """Put one line into effect; what happened. Trouble leaves everything as it was."""
        line = row.line
        if isinstance(line, ENTRIES):
            self._enter(line, row.at)
        elif isinstance(line, Header):
            self._begin(line, row.at)
        elif isinstance(line, Reveal):
            self._open(line, row.at)
        elif isinstance(line, End | Seal):
            assert self.match is not None
            self.match.log.add(line)
            self._note_progress()
        elif isinstance(line, journal.Asked | journal.Agreed | journal.Declined | journal.Published):
            self._consent(line, row.number)
        elif isinstance(line, Abandoned):
            self._abandon(line, row.at)
        elif isinstance(line, journal.Said):
            self.chat = [*self.chat, line][-CHAT_LINES:]
            self.said_by_spectators += line.seat is None
        elif isinstance(line, journal.Relinked):
            self.links[line.seat] += 1
        elif isinstance(line, journal.Muted):
            self._mute(line)
        elif isinstance(line, journal.Warned):
            (self.removed if line.removed else self.muted).add(line.person)
        elif isinstance(line, journal.Rematched):
            self.rematch = line.table
        else:
            self._seat(line, row.at)
        if not self.host_is_here:
            self._note_host(row)
        self.number = row.number
        if not isinstance(line, Action):
            self.rearranged = row.number
        if row.idempotency_key is not None:
            self.idempotency_keys[row.idempotency_key] = row.number
            if len(self.idempotency_keys) > IDEMPOTENCY_KEYS:
                self.idempotency_keys.popitem(last=False)
        if isinstance(line, Action) and self.match is not None:
            return Happened(row, self.match.before, self.match.state)
        return Happened(row)

    def _consent(
        self, line: journal.Asked | journal.Agreed | journal.Declined | journal.Published, number: int
    ) -> None:
        """Lines that ask all who play, and answer."""
        if isinstance(line, journal.Asked):
            self.proposal = Proposal(number, line.what, line.seat, line.to, {self.places[line.seat].person})
        elif isinstance(line, journal.Agreed):
            assert self.proposal is not None
            self.proposal.agreed.add(self.places[line.seat].person)
        else:
            self.proposal = None
            self.is_public |= isinstance(line, journal.Published)

    def _abandon(self, line: Abandoned, at: int) -> None:
        assert self.match is not None
        self.match.log.add(line)
        self.abandoned = line.seed or ""
        self.played_at = at
        self.proposal = None
        self._note_progress()

    def _seat(self, line: Line, at: int) -> None:
        """Lines that say who sits where."""
        if isinstance(line, journal.Sat):
            is_silent = self.places[line.seat].is_silent and self.places[line.seat].person == line.person
            commitment = None if is_silent else line.commitment
            self.places[line.seat] = Place(line.person, line.name, commitment, is_silent=is_silent)
        elif isinstance(line, journal.Committed):
            self.places[line.seat].commitment = line.commitment
        elif isinstance(line, journal.Revealed):
            self.places[line.seat].contribution = line.contribution
        elif isinstance(line, journal.Withdrawn):
            self._withdraw(line)
        elif isinstance(line, journal.Rose):
            self.places[line.seat] = Place()
        elif isinstance(line, journal.Placed):
            self.places[line.seat] = Place(bot=line.bot, name=line.bot)
        elif isinstance(line, journal.Removed):
            self._remove(line, at)
        elif isinstance(line, journal.HandedOver):
            self.places[line.seat].stand_in = line.bot
            self.places[line.seat].is_late = line.why == "time"
            if self.clock is not None:
                self.clock.lend(at, line.seat)
            self._turn_clock(at)
        elif isinstance(line, journal.TakenBack):
            self.places[line.seat].stand_in = None
            self.places[line.seat].is_late = False
            self._turn_clock(at)

    def _note_host(self, row: Row) -> None:
        """The host is there once they do something on a seat of theirs. What has the time of the set-up others did for
        them."""
        line, seat = row.line, None
        if isinstance(line, journal.OF_SEATS):
            seat = line.seat
        elif isinstance(line, ENTRIES) and line.actor != CHANCE and self.places[line.actor].stand_in is None:
            seat = line.actor
        if row.at != self.setup.created and seat in self.seats_of(self.setup.host):
            self.host_is_here, self.host_since = True, row.number

    def _mute(self, line: journal.Muted) -> None:
        if line.seat == SPECTATORS:
            self.quiet = line.muted
        elif line.muted:
            self.muted.add(self.places[line.seat].person)
        else:
            self.muted.discard(self.places[line.seat].person)

    def _remove(self, line: journal.Removed, at: int) -> None:
        """The link of the seat goes with the person, and with it every link they may have passed on."""
        place = self.places[line.seat]
        self.removed.add(place.person)
        self.links[line.seat] += 1
        if line.bot is None:
            self.places[line.seat] = Place()
        else:
            place.person, place.name, place.bot = None, line.bot, line.bot
            place.stand_in, place.is_late = None, False
            self._turn_clock(at)

    def _begin(self, header: Header, at: int) -> None:
        self.match = Match(self.game, header)
        self.begun = self.played_at = at
        match = self.match
        if self.lesson is not None:
            self.dealer = LessonDealer(self.lesson, lambda: match.history)
        elif match.log.is_open:
            self.dealer = open_dealer(match.log, self.seed)
        if self.setup.clock is not None:
            self.clock = Clockwork(self.setup.clock, len(self.places), self._closings)
        self._note_progress()
        self._turn_clock(at)

    def _open(self, reveal: Reveal, at: int) -> None:
        assert self.match is not None
        self.match.log.reveal = reveal
        self.dealer = open_dealer(self.match.log, self.seed)
        self._note_progress()
        self._turn_clock(at)

    def _note_progress(self) -> None:
        """The game began, was opened or withdrawn, or came to its end."""
        match = self.match
        is_played = match is not None and self.abandoned is None and match.log.end is None and match.log.is_open
        self._played = match if is_played else None

    def _withdraw(self, line: journal.Withdrawn) -> None:
        self.match = self.dealer = self.clock = None
        self._note_progress()
        self.withdrawn += 1
        for seat, place in enumerate(self.places):
            place.commitment = place.contribution = None
            place.is_silent = place.is_silent or seat in line.seats

    def _enter(self, entry: Action | Undo, at: int) -> None:
        assert self.match is not None
        self.played_at = at
        planning = self._legal_of_planners()
        self.match.enter(entry)
        still = self._legal_of_planners() if planning else {}
        seq = self.seq
        for seat in range(len(self.places)):
            if seat == entry.actor or seat not in planning or planning[seat] != still.get(seat):
                self.fresh[seat] = seq
        self.proposal = None
        if self.clock is not None:
            self._note_time(self.clock, entry, at)

    def _legal_of_planners(self) -> dict[int, list[int]]:
        """What each seat may do, where several choose at the same time."""
        assert self.match is not None
        actors = self.match.actors
        return {seat: self.match.legal(seat) for seat in actors} if len(actors) > 1 else {}

    def _note_time(self, clock: Clockwork, entry: Action | Undo, at: int) -> None:
        assert self.match is not None
        if isinstance(entry, Undo):
            clock.take_back(at, entry.to, entry.agreed)
        elif entry.actor != CHANCE:
            clock.act(at, entry.actor, entry.seq, by_bot=self.places[entry.actor].stand_in is not None)
        if entry.actor == CHANCE or (isinstance(entry, Action) and not self.match.may_undo(entry.actor)):
            clock.settle()
        self._turn_clock(at)

    def _turn_clock(self, at: int) -> None:
        if self.clock is not None:
            self.clock.turn(at, [seat for seat in self.awaited() if seat >= 0 and self.places[seat].person is not None])
