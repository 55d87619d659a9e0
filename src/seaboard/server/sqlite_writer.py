"""Writes to an SQLite file, past SQLAlchemy: the same statements, made into text once. Lines are put in where the room
runs, since a change of threads would cost more than an insert; what waits for the disk is left to threads."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from operator import itemgetter
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from seaboard.server.writing import Append, Conflict, statements

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL")
"""A commit returns when it would survive a power cut."""

BUSY_SECONDS = 10.0
BUSY_PAUSE = 0.002

COPY_SECONDS = 2.0
"""How often the write-ahead log is copied into the database."""


@cache
def _compile(statement: sa.UpdateBase) -> tuple[str, Callable[[dict[str, Any]], tuple[Any, ...]]]:
    """A statement as SQLite's text, and what brings its values into the order of the text."""
    compiled = statement.compile(dialect=sqlite.dialect())
    return str(compiled), itemgetter(*compiled.positiontup or ())


class Line:
    """A connection that has a thread of its own to wait for the disk."""

    def __init__(self, file: str, name: str) -> None:
        self.connection = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        for pragma in (*PRAGMAS, "wal_autocheckpoint=0"):
            self.connection.execute(f"PRAGMA {pragma}")
        self._thread = ThreadPoolExecutor(1, name)

    def commit(self) -> asyncio.Future[None]:
        """Write to the log and see it on the disk."""
        return asyncio.get_running_loop().run_in_executor(self._thread, self.connection.commit)

    def copy_log(self) -> asyncio.Future[None]:
        """Copy what is in the log into the database."""
        return asyncio.get_running_loop().run_in_executor(self._thread, self._copy_log)

    def _copy_log(self) -> None:
        self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def close(self) -> None:
        """Wait for what is under way, then end."""
        self._thread.shutdown()
        self.connection.close()


class SqliteWriter:
    """The writer of a room. By itself SQLite copies its log within some unlucky commit, which then takes ten times as
    long. Here a second connection copies most of it while commits go on; the little that came meanwhile is copied
    between two commits, after which the log begins anew and does not grow for ever."""

    def __init__(self, file: str) -> None:
        self._main = Line(file, "commit")
        self._aside = Line(file, "copy")
        self._copying: asyncio.Future[None] | None = None
        self._copied_at = time.monotonic()

    async def write(self, batch: Sequence[Append]) -> None:
        """Return when the batch is safe."""
        await self._copy_log()
        await self._begin()
        connection = self._main.connection
        try:
            for statement, values in statements(batch):
                text, pick = _compile(statement)
                connection.executemany(text, map(pick, values))
            await self._main.commit()
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                connection.rollback()
            if isinstance(error, sqlite3.IntegrityError):
                raise Conflict from None
            raise

    async def _copy_log(self) -> None:
        if self._copying is None:
            if time.monotonic() - self._copied_at > COPY_SECONDS:
                self._copying = self._aside.copy_log()
        elif self._copying.done():
            # Another connection may be copying at this moment: then it is done next time.
            with suppress(sqlite3.OperationalError):
                self._copying.result()
                await self._main.copy_log()
            self._copying, self._copied_at = None, time.monotonic()

    async def _begin(self) -> None:
        """Wait until nobody else writes, without keeping anybody else waiting."""
        async with asyncio.timeout(BUSY_SECONDS):
            while True:
                try:
                    self._main.connection.execute("BEGIN IMMEDIATE")
                    return
                except sqlite3.OperationalError as error:
                    if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                        raise
                    await asyncio.sleep(BUSY_PAUSE)

    def close(self) -> None:
        """Wait for what is under way, then write nothing more."""
        self._aside.close()
        self._main.close()
