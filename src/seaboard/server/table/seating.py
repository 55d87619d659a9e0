"""Who plays where: people sit down and leave, bots are placed, and stand in for people during the game. `seat` is the
seat that it is about."""

from __future__ import annotations

from seaboard.bots import open_bot
from seaboard.core.errors import Trouble
from seaboard.server.table import journal
from seaboard.server.table.consent import conclude
from seaboard.server.table.table import OPEN, RUNNING, Table


def sit(table: Table, seat: int, person: str, name: str, commitment: str | None, at: int, key: str | None) -> None:
    """Take a free seat, or change the name or commitment of one's own. The host may take several, for people who
    share one device."""
    table.need(OPEN)
    place = table.place(seat)
    if person in table.removed:
        raise Trouble("removed-here")
    if place.person != person:
        if place.is_taken:
            raise Trouble("seat-taken", seat=seat)
        if not table.is_host(person) and table.seat_of(person) is not None:
            raise Trouble("already-seated")
    if table.muted.get(person, name) != name:
        # A name says something, too, on whichever seat.
        raise Trouble("muted")
    table.write(journal.Sat(seat, person, name, commitment=commitment), at, key)


def leave(table: Table, seat: int, at: int, key: str | None) -> None:
    """Free a seat before the game; during it, a bot plays on."""
    if table.status == RUNNING:
        hand_over(table, seat, table.setup.stand_in, at, key)
        return
    table.need(OPEN)
    if not table.place(seat).is_taken:
        raise Trouble("seat-free", seat=seat)
    table.write(journal.Rose(seat), at, key)


def place_bot(table: Table, seat: int, level: str, at: int, key: str | None) -> None:
    """Put a bot on a free seat before the game."""
    table.need(OPEN)
    if table.place(seat).person is not None:
        raise Trouble("seat-taken", seat=seat)
    open_bot(level, table.game)
    table.write(journal.Placed(seat, level), at, key)


def hand_over(table: Table, seat: int, level: str, at: int, key: str | None = None, late: bool = False) -> None:
    """Let a bot play a person's seat."""
    table.need(RUNNING)
    open_bot(level, table.game)
    if table.place(seat).played_by is not None:
        raise Trouble("bot-plays-already", seat=seat)
    table.write(journal.HandedOver(seat, level, "time" if late else "wish"), at, key)
    conclude(table, at)


def take_back(table: Table, seat: int, at: int, key: str | None) -> None:
    """The person plays again; a decision for which they had no time left is the bot's."""
    table.need(RUNNING)
    if table.place(seat).stand_in is None:
        raise Trouble("no-bot-plays", seat=seat)
    if table.clock is not None and table.clock.late([seat], at):
        # They would have time to think as long as they come back before the bot has moved.
        raise Trouble("time-is-up")
    table.write(journal.TakenBack(seat), at, key)
