"""The journal of a game that is over, packed: all its lines in one compressed piece, a tenth of what they take one by
one. What is written later, such as chat, follows in the journal as always."""

from __future__ import annotations

import asyncio
import re
import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple, ParamSpec, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from seaboard.core.errors import Trouble
from seaboard.server.storage.schema import archives, journal, tables

P = ParamSpec("P")
T = TypeVar("T")

BEST = 9
LONG = 500
"""Lines. The longest journals take a fifth of a second to read, and half a second to pack."""

_thread = ThreadPoolExecutor(1, "journals")
_person = re.compile(r'"person":"(\w+)"')


class StoredLine(NamedTuple):
    """A row of the journal, but for its table."""

    number: int
    at: int
    mark: str | None
    """The idempotency key of the request that made it."""
    line: str


class Columns(msgspec.Struct, array_like=True):
    """Lines 1 to n by columns, which compress better than rows. Times are told as what passed since the line before."""

    passed: list[int]
    marks: list[str | None]
    lines: list[str]


_decoder = msgspec.json.Decoder(Columns)


def pack(rows: Sequence[StoredLine]) -> bytes:
    """Lines, numbered from 1 without gaps, in one piece."""
    if [row.number for row in rows] != list(range(1, len(rows) + 1)):
        raise Trouble("table-unreadable")
    times = [0, *(row.at for row in rows)]
    passed = [after - before for before, after in pairwise(times)]
    columns = Columns(passed, [row.mark for row in rows], [row.line for row in rows])
    return zlib.compress(msgspec.json.encode(columns), BEST)


def unpack(data: bytes) -> list[StoredLine]:
    """The lines as they were."""
    try:
        columns = _decoder.decode(zlib.decompress(data))
        by_line = list(zip(columns.passed, columns.marks, columns.lines, strict=True))
    except (zlib.error, msgspec.DecodeError, ValueError) as error:
        raise Trouble("table-unreadable") from error
    at, rows = 0, []
    for number, (passed, mark, line) in enumerate(by_line, 1):
        at += passed
        rows.append(StoredLine(number, at, mark, line))
    return rows


def find_packed_idempotency_key(data: bytes, key: str) -> int | None:
    """The number of the packed line with this idempotency key."""
    return next((row.number for row in unpack(data) if row.mark == key), None)


async def beside_if_long(lines: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do something with so many lines: in a thread if nobody is to wait for it."""
    if lines <= LONG:
        return work(*args, **kwargs)
    return await asyncio.get_running_loop().run_in_executor(_thread, partial(work, *args, **kwargs))


async def stored_lines(connection: AsyncConnection, table: str, after: int = 0) -> list[StoredLine]:
    """The lines of a table after a number, packed or not."""
    query = (
        sa.select(journal.c.number, journal.c.at, journal.c.mark, journal.c.line)
        .where(journal.c.table_id == table, journal.c.number > after)
        .order_by(journal.c.number)
    )
    rows = [StoredLine(*row) for row in await connection.execute(query)]
    if rows and rows[0].number == after + 1:
        return rows
    packed = (
        await connection.execute(sa.select(archives.c.last, archives.c.data).where(archives.c.table_id == table))
    ).one_or_none()
    if packed is None:
        return rows
    unpacked = await beside_if_long(packed.last, unpack, packed.data)
    return [row for row in unpacked if row.number > after] + rows


def _mentioned(rows: Sequence[StoredLine]) -> list[str]:
    return sorted({person for row in rows for person in _person.findall(row.line)})


async def pack_table(connection: AsyncConnection, table: str) -> None:
    """Pack the journal of a table, within a transaction; of one that was deleted there is nothing."""
    rows = await stored_lines(connection, table)
    if not rows:
        return
    mentioned, data = await beside_if_long(len(rows), lambda: (_mentioned(rows), pack(rows)))
    values = {"table_id": table, "last": len(rows), "people": " ".join(mentioned), "data": data}
    await connection.execute(sa.delete(archives).where(archives.c.table_id == table))
    await connection.execute(sa.insert(archives), values)
    await connection.execute(sa.delete(journal).where(journal.c.table_id == table, journal.c.number <= len(rows)))
    await connection.execute(sa.update(tables).where(tables.c.id == table).values(packed=1))


async def unpack_table(connection: AsyncConnection, table: str) -> None:
    """Lay the journal of a table out again, to be changed, within a transaction."""
    data = await connection.scalar(sa.select(archives.c.data).where(archives.c.table_id == table))
    if data is None:
        return
    rows: list[dict[str, Any]] = [{"table_id": table, **row._asdict()} for row in unpack(data)]
    await connection.execute(sa.delete(archives).where(archives.c.table_id == table))
    await connection.execute(sa.insert(journal), rows)
    await connection.execute(sa.update(tables).where(tables.c.id == table).values(packed=0))
