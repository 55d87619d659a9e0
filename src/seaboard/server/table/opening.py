"""From sitting down to the first draw: seats commit themselves to what they will contribute to chance; the start fixes
the header; then they reveal, and when all have, chance may act. A start at which somebody does not reveal in time is
withdrawn: all draw anew, and that seat contributes nothing any more. So nobody can wait for the others' contributions
and then choose (`docs/log-format.md`)."""

from __future__ import annotations

from seaboard.core.errors import Trouble
from seaboard.core.log import Header, Reveal, Seat, commit_to_contribution
from seaboard.core.match import new_header
from seaboard.server.table import journal
from seaboard.server.table.playing import go_on
from seaboard.server.table.standing import REVEAL_MS
from seaboard.server.table.table import OPEN, Table
from seaboard.server.times import iso_time


def start(table: Table, at: int, key: str | None) -> None:
    """Begin the game: all seats are taken. Chance waits until the contributions are revealed."""
    table.need(OPEN)
    if not all(place.is_taken for place in table.places):
        raise Trouble("seats-empty")
    table.write(make_header(table, at), at, key)
    open_game(table, at)


def make_header(table: Table, at: int) -> Header:
    """All that is fixed when the game starts."""
    return new_header(
        table.game,
        table.game.parse_options(table.setup.options),
        [Seat(place.name, place.bot, place.commitment if table.lesson is None else None) for place in table.places],
        dealer="secure" if table.lesson is None else "hand",
        commitment=table.setup.commitment if table.lesson is None else None,
        started=iso_time(at),
        attempt=table.withdrawn + 1,
        key=None if table.sealing is None else table.sealing.public,
    )


def commit(table: Table, seat: int, commitment: str, at: int, key: str | None) -> None:
    """A seat commits itself to a contribution; before the game, and as often as it likes."""
    table.need(OPEN)
    place = table.place(seat)
    if place.is_silent:
        raise Trouble("contributes-nothing", seat=seat)
    table.write(journal.Committed(seat, commitment), at, key)


def reveal(table: Table, seat: int, contribution: str, at: int, key: str | None) -> None:
    """A seat reveals its contribution; with the last one the game begins."""
    place = table.place(seat)
    if not table.is_opening or place.commitment is None:
        raise Trouble("nothing-to-reveal", seat=seat)
    if commit_to_contribution(contribution) != place.commitment:
        raise Trouble("other-contribution", seat=seat)
    if place.contribution is None:
        table.write(journal.Revealed(seat, contribution), at, key)
        open_game(table, at)


def open_game(table: Table, at: int) -> None:
    """Chance may act if all contributions are here."""
    if table.lesson is not None:
        go_on(table, at)
    elif not late_seats(table):
        table.write(Reveal([place.contribution for place in table.places]), at)
        go_on(table, at)


def late_seats(table: Table) -> list[int]:
    """The seats that have not revealed yet."""
    return [
        seat for seat, place in enumerate(table.places) if place.commitment is not None and place.contribution is None
    ]


def withdraw(table: Table, at: int) -> None:
    """Take the start back if somebody has not revealed in time."""
    if table.is_opening and at >= table.begun + REVEAL_MS:
        table.write(journal.Withdrawn(late_seats(table)), at)
