"""A whole room in one file: JSON Lines, the same from SQLite and PostgreSQL, so that a room can move between them. A
backup holds everything, with the room's key and the seeds of running games, and is restored into an empty database; an
export leaves the key out and can be added to any room."""

from __future__ import annotations

import asyncio
import gzip
import logging
import os
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, BinaryIO, Literal, cast

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from seaboard.core.errors import Trouble, explain_system
from seaboard.server.storage.archive import stored_lines
from seaboard.server.storage.connecting import make_engine
from seaboard.server.storage.postgres import BACKUP_SETTINGS
from seaboard.server.storage.schema import journal, people, room, seats, tables
from seaboard.server.storage.store import Store

FORMAT = 1
PAGE = 200
"""Rows that are read together: a room need not fit into memory."""

QUICK = 3
"""How hard a compressed file is compressed."""

TOGETHER = 500
"""Lines of journals that are compressed and written in one go."""

PART = ".part"
"""How the name of a file ends that is not whole yet."""

log = logging.getLogger("seaboard.backup")

Kind = Literal["backup", "export"]
Plain = dict[str, Any]


class Opening(msgspec.Struct, tag_field="line", tag="room", forbid_unknown_fields=True):
    """The first line. A backup has the room's key, and `kept`: what else the room keeps of itself, such as when it was
    closed, without which clocks would be read in another way, and the key before this one."""

    format: int
    kind: Kind
    key: str | None = None
    kept: dict[str, str] = {}


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


class Written(msgspec.Struct):
    """What was written, and the tables that could not be read."""

    people: int = 0
    tables: int = 0
    damaged: list[str] = []


async def write_room(store: Store, path: Path, kind: Kind) -> Written:
    """Write the room as it is at one moment; the file appears whole or not at all, readable by its owner only. One that
    is called `.gz` is compressed. A table that cannot be read is left out, and named."""
    beside = path.with_name(f"{path.name}.{secrets.token_hex(4)}{PART}")
    written = Written()
    try:
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            with gzip.open(file, "wb", QUICK) if path.suffix == ".gz" else nullcontext(file) as out:
                async with _one_moment(store) as connection:
                    async for batch in _in_batches(_read_all(connection, kind, written)):
                        # Beside the event loop: to compress a long journal takes a tenth of a second.
                        await asyncio.to_thread(_write_lines, cast("BinaryIO", out), batch)
                await asyncio.to_thread(_write_lines, cast("BinaryIO", out), [Closing(written.people, written.tables)])
            await asyncio.to_thread(_flush, file)
        beside.replace(path)
    except OSError as error:
        raise Trouble("unwritable-file", file=str(path), reason=explain_system(error)) from None
    finally:
        beside.unlink(missing_ok=True)
    for table in written.damaged:
        log.error("table %s cannot be read and is missing from %s", table, path.name)
    return written


def _write_lines(out: BinaryIO, batch: list[RoomLine]) -> None:
    out.writelines(msgspec.json.encode(line) + b"\n" for line in batch)


def _flush(file: BinaryIO) -> None:
    file.flush()
    os.fsync(file.fileno())


async def _in_batches(lines: AsyncIterator[RoomLine]) -> AsyncIterator[list[RoomLine]]:
    """Lines that are written together: a few, or one long journal."""
    batch: list[RoomLine] = []
    size = 0
    async for line in lines:
        batch.append(line)
        size += len(line.journal) if isinstance(line, OneTable) else 1
        if size >= TOGETHER:
            yield batch
            batch, size = [], 0
    yield batch


@asynccontextmanager
async def _one_moment(store: Store) -> AsyncIterator[AsyncConnection]:
    """The database as it is now, for as long as it takes: more than a node may take for anything else."""
    engine = make_engine(store.engine.url, settings=BACKUP_SETTINGS) if store.is_postgres else store.engine
    try:
        async with engine.connect() as connection:
            if store.is_postgres:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")
            yield connection
    finally:
        if engine is not store.engine:
            await engine.dispose()


async def _read_all(connection: AsyncConnection, kind: Kind, written: Written) -> AsyncIterator[RoomLine]:
    kept = {} if kind == "export" else {row["name"]: row["value"] for row in await _rows(connection, sa.select(room))}
    yield Opening(FORMAT, kind, kept.pop("key", None), kept)
    async for row in _in_pages(connection, people):
        written.people += 1
        yield OnePerson(row)
    async for row in _in_pages(connection, tables):
        try:
            whole = await _read_table(connection, row)
        except Trouble:
            written.damaged.append(row["id"])
        else:
            written.tables += 1
            yield whole


async def _read_table(connection: AsyncConnection, row: Plain) -> OneTable:
    table = row["id"]
    sitting = await _rows(connection, sa.select(seats).where(seats.c.table_id == table))
    lines = [{"table_id": table, **line._asdict()} for line in await stored_lines(connection, table)]
    # A journal is laid out in the file, and packed again where it is read.
    return OneTable({**row, "packed": 0}, sitting, lines)


async def _in_pages(connection: AsyncConnection, table: sa.Table) -> AsyncIterator[Plain]:
    """All rows of a table by their ids, a few at a time."""
    after = ""
    while page := await _rows(connection, sa.select(table).where(table.c.id > after).order_by(table.c.id).limit(PAGE)):
        for row in page:
            yield row
        after = page[-1]["id"]


async def _rows(connection: AsyncConnection, query: sa.Select[Any]) -> list[Plain]:
    return [dict(row._mapping) for row in await connection.execute(query)]


async def read_room(store: Store, path: Path, kind: Kind) -> Closing:
    """Add the room of a file in one transaction. A backup needs an empty database; from an export what is here already
    is left as it is."""
    with _open(path) as file:
        lines = _parse(path, file)
        opening = next(lines, None)
        if not isinstance(opening, Opening) or opening.format != FORMAT:
            raise Trouble("bad-room-file", file=str(path), number=1)
        if opening.kind != kind:
            raise Trouble("other-room-file", file=str(path), found=opening.kind)
        async with store.engine.begin() as connection:
            if kind == "backup":
                await _need_empty(connection)
                values = {**opening.kept, "key": opening.key}
                rows = [{"name": name, "value": value} for name, value in values.items()]
                await connection.execute(sa.insert(room), rows)
            return await _add_all(store, connection, lines, path)


async def _add_all(store: Store, connection: AsyncConnection, lines: Iterator[RoomLine], path: Path) -> Closing:
    """Add line after line; Trouble, and so nothing is added, if the last one is missing."""
    added = Closing(0, 0)
    for line in lines:
        if isinstance(line, OnePerson) and not await _is_there(connection, people.c.id, line.row["id"]):
            await connection.execute(sa.insert(people), line.row)
            added.people += 1
        elif isinstance(line, OneTable) and not await _is_there(connection, tables.c.id, line.row["id"]):
            await _add_table(connection, line)
            await store.tell_rewritten(connection, [line.row["id"]])
            added.tables += 1
        elif isinstance(line, Closing):
            return added
    raise Trouble("room-file-cut-short", file=str(path))


async def _need_empty(connection: AsyncConnection) -> None:
    for table in (people, tables):
        if await connection.scalar(sa.select(sa.func.count()).select_from(table)):
            raise Trouble("room-not-empty")
    await connection.execute(sa.delete(room))


async def _is_there(connection: AsyncConnection, column: sa.Column[str], value: str) -> bool:
    return await connection.scalar(sa.select(column).where(column == value)) is not None


async def _add_table(connection: AsyncConnection, line: OneTable) -> None:
    await connection.execute(sa.insert(tables), _known_columns(tables, line.row))
    for table, rows in ((seats, line.seats), (journal, line.journal)):
        if rows:
            await connection.execute(sa.insert(table), [_known_columns(table, row) for row in rows])


def _known_columns(table: sa.Table, row: Plain) -> Plain:
    """Older files have columns that are gone."""
    return {name: value for name, value in row.items() if name in table.c}


def _open(path: Path) -> BinaryIO:
    try:
        return cast("BinaryIO", gzip.open(path)) if path.suffix == ".gz" else path.open("rb")
    except OSError as error:
        raise Trouble("unreadable-file", file=str(path), reason=explain_system(error)) from None


def _parse(path: Path, file: BinaryIO) -> Iterator[RoomLine]:
    """The lines of a room file, one after the other; Trouble names a bad one."""
    try:
        for number, text in enumerate(file, 1):
            try:
                yield _decoder.decode(text)
            except msgspec.DecodeError:
                raise Trouble("bad-room-file", file=str(path), number=number) from None
    except (OSError, EOFError):
        raise Trouble("room-file-cut-short", file=str(path)) from None
