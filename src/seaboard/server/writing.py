"""How lines get into the database: many tables' lines in one transaction and one flush to the disk. What is written is
the same for both databases; PostgreSQL also tells the other nodes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from seaboard.server import journal as lines
from seaboard.server.journal import Row
from seaboard.server.schema import journal, seats, tables
from seaboard.server.times import now

CHANNEL = "seaboard"
REWRITTEN = "rewritten"
"""News of a table in the place of a line's number: read it again from the beginning."""


class Conflict(Exception):
    """Somebody else wrote these numbers first."""


class Summary(msgspec.Struct, frozen=True):
    """What is kept beside a journal so that tables can be found without replaying them."""

    status: str
    due: int | None
    text: str


class Append(msgspec.Struct):
    """Lines to be added to one table's journal, all or none, and what they change of its summary and seats."""

    table: str
    rows: list[Row]
    summary: Summary | None = None
    seats: list[tuple[int, str | None]] = []


Values = list[dict[str, Any]]

_insert_lines = sa.insert(journal)
_clear_seats = sa.delete(seats).where(
    seats.c.table_id == sa.bindparam("which"), seats.c.seat == sa.bindparam("which_seat")
)
_take_seats = sa.insert(seats)
_change_summaries = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("which"))
    .values(
        status=sa.bindparam("status"),
        due=sa.bindparam("due"),
        summary=sa.bindparam("summary"),
        changed=sa.bindparam("at"),
    )
)
_tell_nodes = sa.text("SELECT pg_notify(:channel, :news)")


def statements(batch: Sequence[Append]) -> list[tuple[sa.UpdateBase, Values]]:
    """What writes a batch, in order."""
    rows = [_journal_row(what.table, row) for what in batch for row in what.rows]
    sitting = {(what.table, seat): person for what in batch for seat, person in what.seats}
    changed = [
        {"which": w.table, "status": w.summary.status, "due": w.summary.due, "summary": w.summary.text, "at": now()}
        for w in batch
        if w.summary is not None
    ]
    todo: list[tuple[sa.UpdateBase, Values]] = [
        (_insert_lines, rows),
        (_clear_seats, [{"which": table, "which_seat": seat} for table, seat in sitting]),
        (
            _take_seats,
            [
                {"table_id": table, "seat": seat, "person": person}
                for (table, seat), person in sitting.items()
                if person is not None
            ],
        ),
        (_change_summaries, changed),
    ]
    return [(statement, values) for statement, values in todo if values]


def _journal_row(table: str, row: Row) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": row.number,
        "at": row.at,
        "mark": row.mark,
        "line": lines.encode(row.line),
    }


async def write_all(connection: AsyncConnection, batch: Sequence[Append]) -> None:
    """Write a batch within a transaction that somebody else commits."""
    for statement, values in statements(batch):
        await connection.execute(statement, values)
    await tell_nodes(connection, [f"{what.table}:{what.rows[-1].number}" for what in batch])


async def tell_nodes(connection: AsyncConnection, news: Sequence[str]) -> None:
    """Tell every node what is written, when this transaction commits. Only PostgreSQL has several."""
    if connection.dialect.name == "postgresql" and news:
        await connection.execute(_tell_nodes, [{"channel": CHANNEL, "news": each} for each in news])


class Writer(Protocol):
    """Writes one batch at a time."""

    def write_now(self, batch: Sequence[Append]) -> bool:
        """Write at once; False, and nothing is written, if there is anything to wait for."""
        ...

    async def write(self, batch: Sequence[Append]) -> None:
        """Return when the batch is safe. Conflict: nothing was written."""
        ...

    def close(self) -> None:
        """Write nothing more."""
        ...


class PostgresWriter:
    """Writes to PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    def write_now(self, batch: Sequence[Append]) -> bool:
        """Another process has to be asked."""
        return False

    async def write(self, batch: Sequence[Append]) -> None:
        """Return when the batch is safe."""
        try:
            async with self._engine.begin() as connection:
                await write_all(connection, batch)
        except IntegrityError:
            raise Conflict from None

    def close(self) -> None:
        """The engine closes its connections."""
