"""What the host may do about people who spoil a game: mute them, or remove them from the table, before and during the
game. Who was removed has no seat there any more and says nothing; a bot plays on for them."""

from __future__ import annotations

from seaboard.core.errors import Trouble
from seaboard.server.table import journal
from seaboard.server.table.consent import conclude
from seaboard.server.table.journal import SPECTATORS
from seaboard.server.table.table import OPEN, RUNNING, Table


def mute(table: Table, seat: int | None, muted: bool, at: int, key: str | None) -> None:
    """Whoever sits here says nothing from now on, or may speak again; no seat: all who watch."""
    if seat is not None:
        _need_other_person(table, seat)
    is_muted = table.quiet if seat is None else table.places[seat].person in table.muted
    if is_muted == muted:
        return
    table.write(journal.Muted(SPECTATORS if seat is None else seat, muted), at, key)


def remove(table: Table, seat: int, at: int, key: str | None) -> None:
    """Whoever sits here goes: before the game the seat is free again, during it a bot plays on."""
    _need_other_person(table, seat)
    if table.is_opening or table.status not in (OPEN, RUNNING):
        raise Trouble("not-running")
    table.write(journal.Removed(seat, None if table.status == OPEN else table.setup.stand_in), at, key)
    conclude(table, at)


def check_speaker(table: Table, person: str) -> None:
    """This person may say something, or it is refused."""
    watches = table.seat_of(person) is None and not table.is_host(person)
    if person in table.muted or person in table.removed or (watches and table.quiet):
        raise Trouble("muted")


def _need_other_person(table: Table, seat: int) -> None:
    person = table.place(seat).person
    if person is None:
        raise Trouble("seat-free", seat=seat)
    if table.may_be_host(person):
        raise Trouble("not-the-host")
