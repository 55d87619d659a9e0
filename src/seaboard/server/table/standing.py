"""How a table stands after its last line: its fields, and what follows from them. What a line changes of it is in
`replay.py`."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final, Literal

from seaboard.core.dealer import Dealer
from seaboard.core.errors import Trouble
from seaboard.core.game import CHANCE, Game
from seaboard.core.match import Match
from seaboard.core.seal import SealingKey
from seaboard.lessons import find_lesson
from seaboard.server.table import journal
from seaboard.server.table.clock import Clockwork, Downtime
from seaboard.server.table.journal import SPECTATORS, Setup
from seaboard.server.table.places import Place, Proposal

Status = Literal["open", "running", "finished", "abandoned"]
OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"

REVEAL_MS = 10_000
"""How long the pages have to reveal what their seats contribute; they need no person for it."""

LISTED_MS = 1_000
"""How much longer than the delay a game that is over is listed: its end is stored and told before the delay begins."""


class Standing:
    """One table. `number` is that of its last line."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        seed: bytes,
        sealing: SealingKey | None = None,
        downtimes: Sequence[Downtime] = (),
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.sealing = sealing
        """With this the log is sealed; None: this replay is only looked at."""
        self.downtimes = downtimes
        self.number = 0
        self.rearranged = 0
        """The number of the last line that was no action: who sits where, who may look and what was agreed is as it
        was then."""
        self.places = [Place() for _ in range(game.players(game.new(game.parse_options(setup.options))))]
        self.links = dict.fromkeys((SPECTATORS, *range(len(self.places))), 0)
        """How often each link was revoked."""
        self.match: Match | None = None
        self.played: Match | None = None
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
        self.muted: dict[str | None, str] = {}
        """The people whom the host muted, each with the name they had."""
        self.removed: set[str | None] = set()
        """Those whom the host removed."""
        self.quiet = False
        """Whether those who watch may not chat."""
        self.fresh = [0] * len(self.places)
        """For each seat the oldest log number that an action of it may still expect: what happened since does not
        concern it. Seats that plan at the same time do not make each other's plans stale."""
        self.idempotency_keys: OrderedDict[str, int] = OrderedDict()

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
        match = self.played
        return () if match is None else match.actors

    def awaited(self) -> tuple[int, ...]:
        """Those of the actors who must act, not those who may only change their mind."""
        match = self.played
        return () if match is None else match.awaited

    def bots_to_move(self) -> list[int]:
        """The seats at which a bot is to act now."""
        return [seat for seat in self.awaited() if seat != CHANCE and self.places[seat].played_by is not None]

    def undoers(self) -> tuple[int, ...]:
        """The seats that may take back freely: whoever acted last, and other seats of the same person, where the device
        has gone on to the next already."""
        match = self.played
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
        match = self.played
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
