"""What is appended to journals, and the statements that write it: the same for both databases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa

from seaboard.server.storage.schema import journal, seats, tables
from seaboard.server.table import journal as lines
from seaboard.server.table.journal import Row
from seaboard.server.times import now


class Conflict(Exception):
    """Somebody else wrote these numbers first."""


class Summary(msgspec.Struct, frozen=True):
    """What is kept beside a journal so that tables can be found without replaying them."""

    status: str
    due: int | None
    text: str
    public: bool
    listed_until: int | None = None


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
        public=sa.bindparam("public"),
        listed_until=sa.bindparam("until"),
        changed=sa.bindparam("at"),
    )
)


def statements(batch: Sequence[Append]) -> list[tuple[sa.UpdateBase, Values]]:
    """What writes a batch, in order."""
    rows = [_journal_row(what.table, row) for what in batch for row in what.rows]
    sitting = {(what.table, seat): person for what in batch for seat, person in what.seats}
    changed = [
        {
            "which": what.table,
            "status": what.summary.status,
            "due": what.summary.due,
            "summary": what.summary.text,
            "public": what.summary.public,
            "until": what.summary.listed_until,
            "at": now(),
        }
        for what in batch
        if what.summary is not None
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
        "mark": row.idempotency_key,
        "line": lines.encode(row.line),
    }


WhenStored = Callable[[Exception | None], None]
"""Told when lines are safe, or why they are not."""


class Writer(Protocol):
    """Writes one batch at a time."""

    def write(self, batch: Sequence[Append], stored: WhenStored) -> None:
        """Write, and tell when the batch is safe: at once or later. Conflict: nothing was written."""
        ...

    def close(self) -> None:
        """Write nothing more."""
        ...
