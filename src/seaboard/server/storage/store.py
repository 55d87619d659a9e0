"""The room's database: SQLite or PostgreSQL, through SQLAlchemy. A table's journal is written by `append`: many tables'
lines share one transaction and one flush to the disk, and nobody is told of a line before it is safe there."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from seaboard.core.errors import Trouble
from seaboard.server.storage.append import Append, Summary, Writer
from seaboard.server.storage.archive import StoredLine, beside_if_long, stored_lines
from seaboard.server.storage.connecting import database_url, make_engine, storage_failures
from seaboard.server.storage.file_watch import FileWatch
from seaboard.server.storage.group_commit import GroupCommit
from seaboard.server.storage.nodes import read_clock
from seaboard.server.storage.postgres import (
    NODE_SETTINGS,
    PERSON,
    REWRITTEN,
    PostgresWriter,
    tell_nodes,
    write_all,
)
from seaboard.server.storage.schema import archives, journal, people, room, seats, tables
from seaboard.server.storage.sqlite import SqliteWriter
from seaboard.server.table import journal as lines
from seaboard.server.table.journal import Row, Setup, Stored
from seaboard.server.times import now


class Person(msgspec.Struct, frozen=True):
    """Somebody who has been here. `link` counts the revoked personal links."""

    id: str
    name: str
    link: int


class Listing(NamedTuple):
    """The list of public tables, and when it changes though nothing happens."""

    tables: list[str]
    until: int | None


OLD_KEY = "old-key"

RESULT = ("totals", "winners", "ended")
"""What a summary tells of the end of a game."""

DROP_PAUSE = 1.0
"""Seconds at least between two times that all connections are dropped."""

log = logging.getLogger("seaboard.store")


def unavailable(failure: BaseException) -> Trouble:
    """The Trouble of a storage that does not answer. Its own words stay here: they may quote what was to be stored."""
    log.warning("the storage failed: %s", type(getattr(failure, "orig", None) or failure).__name__)
    return Trouble("storage-unavailable")


class Store:
    """An open database."""

    def __init__(self, engine: AsyncEngine, url: sa.URL) -> None:
        self.engine = engine
        self._lookup_engine = engine
        self.is_postgres = engine.dialect.name == "postgresql"
        self._file: FileWatch | None = None
        self._writer = self._make_writer(url)
        self.commits = GroupCommit(self._writer)
        self._failures = storage_failures(self.is_postgres)
        self._next_drop = 0.0

    def _make_writer(self, url: sa.URL) -> Writer:
        if self.is_postgres:
            # A transaction for each look would be two more questions.
            self._lookup_engine = self.engine.execution_options(isolation_level="AUTOCOMMIT")
            return PostgresWriter(self.engine)
        writer = SqliteWriter(url.database or "")
        self._file = writer.watch
        return writer

    @classmethod
    @asynccontextmanager
    async def open(cls, database: str, command_seconds: float | None = None) -> AsyncIterator[Store]:
        """Open a database whose schema is up to date, and close it properly in the end. `command_seconds` is how long
        PostgreSQL may take for one statement."""
        url = database_url(database)
        store = cls(make_engine(url, command_seconds, None if command_seconds is None else NODE_SETTINGS), url)
        try:
            await store.agree_on_time()
            yield store
        finally:
            await store.commits.finish()
            store._writer.close()
            await store.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for looking something up. Whatever fails there is the storage's Trouble."""
        try:
            await self._look_at_file()
            async with self._lookup_engine.connect() as connection:
                yield connection
        except self._failures as error:
            await self._drop_connections()
            raise unavailable(error) from None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. IntegrityError: somebody else was first."""
        try:
            async with self.engine.begin() as connection:
                yield connection
            await self._look_at_file()
        except IntegrityError:
            raise
        except self._failures as error:
            await self._drop_connections()
            raise unavailable(error) from None

    async def agree_on_time(self) -> None:
        """All nodes take the time from PostgreSQL; an SQLite file has no clock, and no other node."""
        if self.is_postgres:
            async with self.reading() as connection:
                await read_clock(connection)

    @asynccontextmanager
    async def alone(self, lock: int) -> AsyncIterator[bool]:
        """Whether no other node does the same at this moment; none begins to meanwhile."""
        if not self.is_postgres:
            yield True
            return
        async with self.reading() as connection:
            is_mine = bool(await connection.scalar(sa.text(f"SELECT pg_try_advisory_lock({lock})")))
            try:
                yield is_mine
            finally:
                if is_mine:
                    await connection.execute(sa.text(f"SELECT pg_advisory_unlock({lock})"))

    async def _drop_connections(self) -> None:
        """After a failure none of them is to be trusted: SQLite opens a file that cannot be written for reading only,
        and keeps it so; connections to PostgreSQL may be cut without anybody saying so."""
        if time.monotonic() >= self._next_drop:
            self._next_drop = time.monotonic() + DROP_PAUSE
            # What is cut off would not answer to a farewell either.
            await self.engine.dispose(close=not self.is_postgres)

    async def _look_at_file(self) -> None:
        """Make sure that an SQLite file is still what it was."""
        if self._file is not None and not self._file.is_as_known():
            await asyncio.to_thread(self._file.look)

    # Writing.

    async def tell_rewritten(self, connection: AsyncConnection, changed: Sequence[str]) -> None:
        """Tell every node that what it remembers of these tables does not hold any more."""
        await tell_nodes(connection, [f"{table}:{REWRITTEN}" for table in changed])

    async def create_table(self, setup: Setup, seed: bytes, first: Append) -> None:
        """A new table with its first lines."""
        assert first.summary is not None
        async with self.writing() as connection:
            await connection.execute(sa.insert(tables), table_row(setup, seed, first.summary))
            if first.rows:
                await write_all(connection, [first])

    # Reading.

    async def load(self, table: str) -> Stored | None:
        """A table with its whole journal."""
        async with self.reading() as connection:
            found = (
                await connection.execute(sa.select(tables.c.setup, tables.c.seed).where(tables.c.id == table))
            ).one_or_none()
            if found is None:
                return None
            rows = await _rows(connection, table, 0)
        return Stored(msgspec.json.decode(found.setup, type=Setup), bytes.fromhex(found.seed), rows)

    async def has_table(self, table: str) -> bool:
        """Whether there is a table with this id."""
        async with self.reading() as connection:
            return await connection.scalar(sa.select(tables.c.id).where(tables.c.id == table)) is not None

    async def rows_after(self, table: str, number: int) -> list[Row]:
        """The lines of a journal after a number."""
        async with self.reading() as connection:
            return await _rows(connection, table, number)

    async def find_idempotency_key(self, table: str, key: str) -> int | None:
        """The number of the line that a request made, if it was here before and is not packed."""
        query = sa.select(journal.c.number).where(journal.c.table_id == table, journal.c.mark == key)
        async with self.reading() as connection:
            number: int | None = (await connection.execute(query)).scalar_one_or_none()
        return number

    async def packed_lines(self, table: str) -> bytes | None:
        """The journal of a table as far as it is packed."""
        async with self.reading() as connection:
            data: bytes | None = await connection.scalar(sa.select(archives.c.data).where(archives.c.table_id == table))
        return data

    async def due_tables(
        self, before: int, after: tuple[int, str] | None = None, most: int = 200
    ) -> list[tuple[int, str]]:
        """Tables at which something is overdue that needs no person, each with the time: the first ones, or those that
        come after another."""
        query = sa.select(tables.c.due, tables.c.id).where(tables.c.due <= before)
        if after is not None:
            query = query.where(sa.tuple_(tables.c.due, tables.c.id) > after)
        async with self.reading() as connection:
            found = await connection.execute(query.order_by(tables.c.due, tables.c.id).limit(most))
            return [(due, table) for due, table in found]

    async def lobby(self, most: int = 200) -> Listing:
        """Summaries of the public tables that are open or running, the newest first. A game of which others are still
        to see the end is running for everybody."""
        # One status after the other, since an index has the newest of each but not of both; in one statement, since a
        # table that begins between two would stand in both lists.
        newest = [
            sa.select(tables.c.created, tables.c.summary, tables.c.listed_until)
            .where(tables.c.public, which)
            .order_by(tables.c.changed.desc())
            .limit(most)
            .subquery()
            for which in (tables.c.status == "open", tables.c.status == "running", tables.c.listed_until > now())
        ]
        listed = sa.union_all(*(sa.select(each) for each in newest)).subquery()
        # By when they were set up: those who watch late do not learn from the order where something has happened.
        query = sa.select(listed.c.summary, listed.c.listed_until).order_by(listed.c.created.desc())
        async with self.reading() as connection:
            found = (await connection.execute(query.limit(most))).all()
        told = [text if until is None else _as_running(text) for text, until in found]
        return Listing(told, min((until for _, until in found if until is not None), default=None))

    async def tables_of(self, person: str, most: int = 200) -> list[tuple[str, int | None]]:
        """Summaries of the tables at which a person sits (with the first seat) or is the host, the newest first. To a
        host without a seat a game of which others are still to see the end is running: at a rematch they may be one of
        these."""
        sitting = sa.select(seats.c.table_id, seats.c.seat).where(seats.c.person == person)
        hosting = sa.select(tables.c.id, sa.null()).where(tables.c.host == person)
        both = sa.union_all(sitting, hosting).subquery()
        mine = sa.select(both.c.table_id, sa.func.min(both.c.seat).label("seat")).group_by(both.c.table_id).subquery()
        query = (
            sa.select(tables.c.summary, mine.c.seat, tables.c.listed_until)
            .join(mine, mine.c.table_id == tables.c.id)
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        async with self.reading() as connection:
            found = (await connection.execute(query)).all()
        return [
            (_as_running(text) if seat is None and until is not None and until > now() else text, seat)
            for text, seat, until in found
        ]

    async def public_games_of(self, person: str, most: int = 200) -> list[tuple[str, int]]:
        """Summaries of the public games of a person that are over, with the first of their seats, the newest first;
        without those whose end others are still to see (`delay`)."""
        is_seen = sa.or_(tables.c.listed_until.is_(None), tables.c.listed_until <= now())
        query = (
            sa.select(tables.c.summary, sa.func.min(seats.c.seat))
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person == person, tables.c.public, tables.c.status == "finished", is_seen)
            .group_by(tables.c.id)
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        async with self.reading() as connection:
            return [(summary, seat) for summary, seat in await connection.execute(query)]

    # People and the room's key.

    async def create_person(self, name: str) -> Person:
        """Somebody new."""
        person = Person(secrets.token_hex(12), name, 0)
        async with self.writing() as connection:
            await connection.execute(sa.insert(people), {"id": person.id, "name": name, "link": 0, "created": now()})
        return person

    async def find_person(self, person: str) -> Person | None:
        """Somebody who has been here before."""
        query = sa.select(people.c.id, people.c.name, people.c.link).where(people.c.id == person)
        async with self.reading() as connection:
            found = (await connection.execute(query)).one_or_none()
        return None if found is None else Person(*found)

    async def change_person(self, person: str, **changes: str | int) -> None:
        """Another name, or another personal link."""
        async with self.writing() as connection:
            await connection.execute(sa.update(people).where(people.c.id == person).values(**changes))
            await self.tell_changed_person(connection, person)

    async def tell_changed_person(self, connection: AsyncConnection, person: str) -> None:
        """Tell every node that somebody may have no right to be here any more."""
        await tell_nodes(connection, [f"{person}:{PERSON}"])

    async def room_keys(self) -> tuple[bytes, bytes | None]:
        """The room's key, and the one before it if what was made with that still holds."""
        key = await self.room_key()
        old, _, until = (await self.read_values([OLD_KEY])).get(OLD_KEY, "").partition(" ")
        return key, bytes.fromhex(old) if old and now() < int(until) else None

    async def rotate_key(self, until: int) -> None:
        """Draw a new key; what was made with the old one holds until this time."""
        old = (await self.room_key()).hex()
        async with self.writing() as connection:
            await connection.execute(sa.delete(room).where(room.c.name.in_(("key", OLD_KEY))))
            rows = [{"name": "key", "value": secrets.token_hex(32)}, {"name": OLD_KEY, "value": f"{old} {until}"}]
            await connection.execute(sa.insert(room), rows)

    async def room_key(self) -> bytes:
        """The secret with which this room signs cookies and makes links; drawn when the room opens for the first
        time."""
        query = sa.select(room.c.value).where(room.c.name == "key")
        async with self.reading() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        if found is None:
            with suppress(IntegrityError):
                async with self.writing() as connection:
                    await connection.execute(sa.insert(room), {"name": "key", "value": secrets.token_hex(32)})
            return await self.room_key()
        return bytes.fromhex(found)

    async def probe(self) -> None:
        """Write something, to see whether it can be done."""
        await self.write_values({"probe": str(now())})

    async def read_values(self, names: Sequence[str]) -> dict[str, str]:
        """What the room keeps under these names, as far as there is anything."""
        query = sa.select(room.c.name, room.c.value).where(room.c.name.in_(names))
        async with self.reading() as connection:
            return {row.name: row.value for row in await connection.execute(query)}

    async def write_values(self, values: dict[str, str]) -> None:
        """Keep something under these names; if two do it for the first time at once, one of them does."""
        with suppress(IntegrityError):
            async with self.writing() as connection:
                for name, value in values.items():
                    change = sa.update(room).where(room.c.name == name).values(value=value)
                    if not (await connection.execute(change)).rowcount:
                        await connection.execute(sa.insert(room), {"name": name, "value": value})


def _as_running(summary: str) -> str:
    """How a game that is over was listed before."""
    told = {name: value for name, value in msgspec.json.decode(summary).items() if name not in RESULT}
    return msgspec.json.encode({**told, "status": "running"}).decode()


async def _rows(connection: AsyncConnection, table: str, after: int) -> list[Row]:
    found = await stored_lines(connection, table, after)
    return await beside_if_long(len(found), _decode, found)


def _decode(found: Sequence[StoredLine]) -> list[Row]:
    try:
        return [Row(number, at, lines.decode(line), mark) for number, at, mark, line in found]
    except msgspec.DecodeError as error:
        raise Trouble("table-unreadable") from error


def table_row(setup: Setup, seed: bytes, summary: Summary) -> dict[str, Any]:
    """A table as a row of the database."""
    return {
        "id": setup.id,
        "game": setup.game,
        "rules": setup.rules,
        "box": setup.box,
        "setup": msgspec.json.encode(setup).decode(),
        "seed": seed.hex(),
        "host": setup.host,
        "public": summary.public,
        "status": summary.status,
        "due": summary.due,
        "summary": summary.text,
        "created": setup.created,
        "changed": setup.created,
    }
