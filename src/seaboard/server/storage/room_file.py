"""A whole room in one file: JSON Lines, the same from SQLite and PostgreSQL, so that a room can move between them. A
backup holds everything, with the room's key and the seeds of running games, and is restored into an empty database; an
export leaves the key out and can be added to any room."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from seaboard.core.errors import Trouble
from seaboard.server.storage.schema import journal, people, room, seats, tables
from seaboard.server.storage.store import Store

FORMAT = 1
Kind = Literal["backup", "export"]
Plain = dict[str, Any]


class Opening(msgspec.Struct, tag_field="line", tag="room", forbid_unknown_fields=True):
    """The first line."""

    format: int
    kind: Kind
    key: str | None = None


class OnePerson(msgspec.Struct, tag_field="line", tag="person", forbid_unknown_fields=True):
    """A row of `people`."""

    row: Plain


class OneTable(msgspec.Struct, tag_field="line", tag="table", forbid_unknown_fields=True):
    """A row of `tables` with its seats and its journal."""

    row: Plain
    seats: list[Plain]
    journal: list[Plain]


class Closing(msgspec.Struct, tag_field="line", tag="end", forbid_unknown_fields=True):
    """The last line: without it the file was cut short."""

    people: int
    tables: int


RoomLine = Opening | OnePerson | OneTable | Closing
_decoder: msgspec.json.Decoder[RoomLine] = msgspec.json.Decoder(RoomLine)


async def write_room(store: Store, path: Path, kind: Kind) -> Closing:
    """Write the room as it is at one moment; the file appears whole or not at all, readable by its owner only."""
    beside = path.with_name(path.name + ".part")
    closing = Closing(0, 0)
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            async for line in _read_all(store, kind):
                closing.people += isinstance(line, OnePerson)
                closing.tables += isinstance(line, OneTable)
                file.write(msgspec.json.encode(line) + b"\n")
            file.write(msgspec.json.encode(closing) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise Trouble("unwritable-file", file=str(path), reason=error.strerror or str(error)) from None
    return closing


async def _read_all(store: Store, kind: Kind) -> AsyncIterator[RoomLine]:
    async with store.engine.connect() as connection:
        if store.is_postgres:
            connection = await connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            await connection.exec_driver_sql("BEGIN")
        key = await connection.scalar(sa.select(room.c.value).where(room.c.name == "key"))
        yield Opening(FORMAT, kind, key if kind == "backup" else None)
        for row in await _rows(connection, sa.select(people).order_by(people.c.id)):
            yield OnePerson(row)
        for table in (await connection.execute(sa.select(tables.c.id).order_by(tables.c.created))).scalars().all():
            (row,) = await _rows(connection, sa.select(tables).where(tables.c.id == table))
            sitting = await _rows(connection, sa.select(seats).where(seats.c.table_id == table))
            lines = sa.select(journal).where(journal.c.table_id == table).order_by(journal.c.number)
            yield OneTable(row, sitting, await _rows(connection, lines))


async def _rows(connection: AsyncConnection, query: sa.Select[Any]) -> list[Plain]:
    return [dict(row._mapping) for row in await connection.execute(query)]


async def read_room(store: Store, path: Path, kind: Kind) -> Closing:
    """Add the room of a file in one transaction. A backup needs an empty database; from an export what is here already
    is left as it is."""
    lines = _parse(path)
    opening = next(lines)
    assert isinstance(opening, Opening)
    if opening.kind != kind:
        raise Trouble("other-room-file", file=str(path), found=opening.kind)
    added = Closing(0, 0)
    async with store.engine.begin() as connection:
        if kind == "backup":
            await _need_empty(connection)
            await connection.execute(sa.insert(room), {"name": "key", "value": opening.key})
        for line in lines:
            if isinstance(line, OnePerson) and not await _is_there(connection, people.c.id, line.row["id"]):
                await connection.execute(sa.insert(people), line.row)
                added.people += 1
            elif isinstance(line, OneTable) and not await _is_there(connection, tables.c.id, line.row["id"]):
                await _add_table(connection, line)
                await store.tell_rewritten(connection, [line.row["id"]])
                added.tables += 1
    return added


async def _need_empty(connection: AsyncConnection) -> None:
    for table in (people, tables):
        if await connection.scalar(sa.select(sa.func.count()).select_from(table)):
            raise Trouble("room-not-empty")
    await connection.execute(sa.delete(room))


async def _is_there(connection: AsyncConnection, column: sa.Column[str], value: str) -> bool:
    return await connection.scalar(sa.select(column).where(column == value)) is not None


async def _add_table(connection: AsyncConnection, line: OneTable) -> None:
    await connection.execute(sa.insert(tables), line.row)
    for table, rows in ((seats, line.seats), (journal, line.journal)):
        if rows:
            await connection.execute(sa.insert(table), [_known_columns(table, row) for row in rows])


def _known_columns(table: sa.Table, row: Plain) -> Plain:
    """Older files have columns that are gone."""
    return {name: value for name, value in row.items() if name in table.c}


def _parse(path: Path) -> Iterator[RoomLine]:
    """The lines of a room file, the first an opening; Trouble names a bad line."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Trouble("unreadable-file", file=str(path), reason=error.strerror or str(error)) from None
    parsed: list[RoomLine] = []
    for number, text in enumerate(data.splitlines(), 1):
        try:
            parsed.append(_decoder.decode(text))
        except msgspec.DecodeError:
            raise Trouble("bad-room-file", file=str(path), number=number) from None
    if not parsed or not isinstance(parsed[0], Opening) or parsed[0].format != FORMAT:
        raise Trouble("bad-room-file", file=str(path), number=1)
    if not isinstance(parsed[-1], Closing):
        raise Trouble("room-file-cut-short", file=str(path))
    return iter(parsed)
