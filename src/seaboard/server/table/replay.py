"""What each line of a journal does to a table (`standing.py`), one line after the other."""

from __future__ import annotations

from typing import NamedTuple

from seaboard.core.dealer import open_dealer
from seaboard.core.game import CHANCE, State
from seaboard.core.log import Abandoned, Action, End, Header, Reveal, Seal, Undo
from seaboard.core.match import Match
from seaboard.lessons import LessonDealer
from seaboard.server.table import journal
from seaboard.server.table.clock import Clockwork
from seaboard.server.table.journal import ENTRIES, SPECTATORS, Line, Row
from seaboard.server.table.places import Place, Proposal
from seaboard.server.table.standing import Standing

CHAT_LINES = 50

IDEMPOTENCY_KEYS = 64
"""The last so many are remembered; older ones are looked up in the database."""


class Happened(NamedTuple):
    """A line that was put into effect; for an action also the positions before and after it."""

    row: Row
    before: State | None = None
    after: State | None = None


def apply(table: Standing, row: Row) -> Happened:
    """Put one line into effect; what happened. Trouble leaves everything as it was."""
    line = row.line
    if isinstance(line, ENTRIES):
        _enter(table, line, row.at)
    elif isinstance(line, Header):
        _begin(table, line, row.at)
    elif isinstance(line, Reveal):
        _open(table, line, row.at)
    elif isinstance(line, End | Seal):
        assert table.match is not None
        table.match.log.add(line)
        _note_progress(table)
    elif isinstance(line, journal.Asked | journal.Agreed | journal.Declined | journal.Published):
        _consent(table, line, row.number)
    elif isinstance(line, Abandoned):
        _abandon(table, line, row.at)
    elif isinstance(line, journal.Said):
        table.chat = [*table.chat, line][-CHAT_LINES:]
        table.said_by_spectators += line.seat is None
    elif isinstance(line, journal.Relinked):
        table.links[line.seat] += 1
    elif isinstance(line, journal.Muted):
        _mute(table, line)
    elif isinstance(line, journal.Warned):
        _warn(table, line)
    elif isinstance(line, journal.Rematched):
        table.rematch = line.table
    else:
        _seat(table, line, row.at)
    if not table.host_is_here:
        _note_host(table, row)
    table.number = row.number
    if not isinstance(line, Action):
        table.rearranged = row.number
    if row.idempotency_key is not None:
        table.idempotency_keys[row.idempotency_key] = row.number
        if len(table.idempotency_keys) > IDEMPOTENCY_KEYS:
            table.idempotency_keys.popitem(last=False)
    if isinstance(line, Action) and table.match is not None:
        return Happened(row, table.match.before, table.match.state)
    return Happened(row)


def _consent(
    table: Standing, line: journal.Asked | journal.Agreed | journal.Declined | journal.Published, number: int
) -> None:
    """Lines that ask all who play, and answer."""
    if isinstance(line, journal.Asked):
        table.proposal = Proposal(number, line.what, line.seat, line.to, {table.places[line.seat].person})
    elif isinstance(line, journal.Agreed):
        assert table.proposal is not None
        table.proposal.agreed.add(table.places[line.seat].person)
    else:
        table.proposal = None
        table.is_public |= isinstance(line, journal.Published)


def _abandon(table: Standing, line: Abandoned, at: int) -> None:
    assert table.match is not None
    table.match.log.add(line)
    table.abandoned = line.seed or ""
    table.played_at = at
    table.proposal = None
    _note_progress(table)


def _seat(table: Standing, line: Line, at: int) -> None:
    """Lines that say who sits where."""
    if isinstance(line, journal.Sat):
        is_silent = table.places[line.seat].is_silent and table.places[line.seat].person == line.person
        commitment = None if is_silent else line.commitment
        table.places[line.seat] = Place(line.person, line.name, commitment, is_silent=is_silent)
    elif isinstance(line, journal.Committed):
        table.places[line.seat].commitment = line.commitment
    elif isinstance(line, journal.Revealed):
        table.places[line.seat].contribution = line.contribution
    elif isinstance(line, journal.Withdrawn):
        _withdraw(table, line)
    elif isinstance(line, journal.Rose):
        table.places[line.seat] = Place()
    elif isinstance(line, journal.Placed):
        table.places[line.seat] = Place(bot=line.bot, name=line.bot)
    elif isinstance(line, journal.Removed):
        _remove(table, line, at)
    elif isinstance(line, journal.HandedOver):
        table.places[line.seat].stand_in = line.bot
        table.places[line.seat].is_late = line.why == "time"
        if table.clock is not None:
            table.clock.lend(at, line.seat)
        _turn_clock(table, at)
    elif isinstance(line, journal.TakenBack):
        table.places[line.seat].stand_in = None
        table.places[line.seat].is_late = False
        _turn_clock(table, at)


def _note_host(table: Standing, row: Row) -> None:
    """The host is there once they do something on a seat of theirs. What has the time of the set-up others did for
    them."""
    line, seat = row.line, None
    if isinstance(line, journal.OF_SEATS):
        seat = line.seat
    elif isinstance(line, ENTRIES) and line.actor != CHANCE and table.places[line.actor].stand_in is None:
        seat = line.actor
    if row.at != table.setup.created and seat in table.seats_of(table.setup.host):
        table.host_is_here, table.host_since = True, row.number


def _mute(table: Standing, line: journal.Muted) -> None:
    if line.seat == SPECTATORS:
        table.quiet = line.muted
    elif line.muted:
        table.muted[table.places[line.seat].person] = table.places[line.seat].name
    else:
        table.muted.pop(table.places[line.seat].person, None)


def _warn(table: Standing, line: journal.Warned) -> None:
    if line.removed:
        table.removed.add(line.person)
    else:
        table.muted[line.person] = next((place.name for place in table.places if place.person == line.person), "")


def _remove(table: Standing, line: journal.Removed, at: int) -> None:
    """The link of the seat goes with the person, and with it every link they may have passed on."""
    place = table.places[line.seat]
    table.removed.add(place.person)
    table.links[line.seat] += 1
    if line.bot is None:
        table.places[line.seat] = Place()
    else:
        place.person, place.name, place.bot = None, line.bot, line.bot
        place.stand_in, place.is_late = None, False
        _turn_clock(table, at)


def _begin(table: Standing, header: Header, at: int) -> None:
    table.match = Match(table.game, header)
    table.begun = table.played_at = at
    match = table.match
    if table.lesson is not None:
        table.dealer = LessonDealer(table.lesson, lambda: match.history)
    elif match.log.is_open:
        table.dealer = open_dealer(match.log, table.seed)
    if table.setup.clock is not None:
        table.clock = Clockwork(table.setup.clock, len(table.places), table.downtimes)
    _note_progress(table)
    _turn_clock(table, at)


def _open(table: Standing, reveal: Reveal, at: int) -> None:
    assert table.match is not None
    table.match.log.reveal = reveal
    table.dealer = open_dealer(table.match.log, table.seed)
    _note_progress(table)
    _turn_clock(table, at)


def _note_progress(table: Standing) -> None:
    """The game began, was opened or withdrawn, or came to its end."""
    match = table.match
    is_played = match is not None and table.abandoned is None and match.log.end is None and match.log.is_open
    table.played = match if is_played else None


def _withdraw(table: Standing, line: journal.Withdrawn) -> None:
    table.match = table.dealer = table.clock = None
    _note_progress(table)
    table.withdrawn += 1
    for seat, place in enumerate(table.places):
        place.commitment = place.contribution = None
        place.is_silent = place.is_silent or seat in line.seats


def _enter(table: Standing, entry: Action | Undo, at: int) -> None:
    assert table.match is not None
    table.played_at = at
    planning = _legal_of_planners(table)
    table.match.enter(entry)
    still = _legal_of_planners(table) if planning else {}
    seq = table.seq
    for seat in range(len(table.places)):
        if seat == entry.actor or seat not in planning or planning[seat] != still.get(seat):
            table.fresh[seat] = seq
    table.proposal = None
    if table.clock is not None:
        _note_time(table, table.clock, entry, at)


def _legal_of_planners(table: Standing) -> dict[int, list[int]]:
    """What each seat may do, where several choose at the same time."""
    assert table.match is not None
    actors = table.match.actors
    return {seat: table.match.legal(seat) for seat in actors} if len(actors) > 1 else {}


def _note_time(table: Standing, clock: Clockwork, entry: Action | Undo, at: int) -> None:
    assert table.match is not None
    if isinstance(entry, Undo):
        clock.take_back(at, entry.to, entry.agreed)
    elif entry.actor != CHANCE:
        clock.act(at, entry.actor, entry.seq, by_bot=table.places[entry.actor].stand_in is not None)
    if entry.actor == CHANCE or (isinstance(entry, Action) and not table.match.may_undo(entry.actor)):
        clock.settle()
    _turn_clock(table, at)


def _turn_clock(table: Standing, at: int) -> None:
    if table.clock is not None:
        table.clock.turn(at, [seat for seat in table.awaited() if seat >= 0 and table.places[seat].person is not None])
