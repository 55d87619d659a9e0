"""Playing again: a table like the one before, with the same people and bots on the same seats. Its host is the host of
the game before as soon as they are there; until then whoever asked for it first (`Table.host`). Whom the host muted or
removed stays so."""

from __future__ import annotations

import hmac

from seaboard.server.table import journal
from seaboard.server.table.journal import SPECTATORS
from seaboard.server.table.requests import NewTable
from seaboard.server.table.seating import place_bot
from seaboard.server.table.table import Table


def id_of_rematch(old: Table) -> str:
    """The id of the new table: the same at every node, so that two cannot open two."""
    return hmac.digest(old.seed, f"rematch/{old.setup.id}".encode(), "sha256")[:8].hex()


def as_before(old: Table) -> NewTable:
    """What the old table was set up as. That a private game was shown when it was over makes no other one public."""
    was = old.setup
    return NewTable(
        game=was.game,
        options=was.options,
        public=was.public,
        clock=was.clock,
        stand_in=was.stand_in,
        spectators=was.spectators,
        delay=was.delay,
        practice=was.practice,
        lesson=was.lesson,
    )


def arrange_as_before(table: Table, old: Table) -> None:
    """Seat all who played, and keep in mind whom the host warned."""
    at = table.setup.created
    for seat, place in enumerate(old.places):
        if place.person is not None:
            table.write(journal.Sat(seat, place.person, place.name), at)
        elif place.bot is not None:
            place_bot(table, seat, place.bot, at, None)
    for warned, removed in ((old.muted.keys() - old.removed, False), (old.removed, True)):
        for person in sorted(each for each in warned if each is not None):
            table.write(journal.Warned(person, removed), at)
    if old.quiet:
        table.write(journal.Muted(SPECTATORS, True), at)


def point_to(table: Table, made: str, at: int) -> str:
    """Remember the new table, unless there is another already; which it is."""
    if table.rematch is None:
        table.write(journal.Rematched(made), at)
    return table.rematch or made
