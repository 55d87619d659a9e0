"""Writes to an SQLite file, past SQLAlchemy: the same statements, made into text once. Lines are put in where the room
runs, since a change of threads would cost more than an insert; only the commit, which waits for the disk, is left to a
thread."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from operator import itemgetter
from queue import SimpleQueue
from threading import Thread
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from seaboard.server.writing import Append, Conflict, statements

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=8000")
"""A commit returns when it would survive a power cut. Bringing what was written from the log beside the file into it
holds up a commit for about ten milliseconds; with 8,000 pages (32 MB) that is seldom enough."""

BUSY_SECONDS = 10.0
BUSY_PAUSE = 0.002


@cache
def _compile(statement: sa.UpdateBase) -> tuple[str, Callable[[dict[str, Any]], tuple[Any, ...]]]:
    """A statement as SQLite's text, and what brings its values into the order of the text."""
    compiled = statement.compile(dialect=sqlite.dialect())
    return str(compiled), itemgetter(*compiled.positiontup or ())


class SqliteWriter:
    """The writer of a room."""

    def __init__(self, file: str) -> None:
        self._connection = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            self._connection.execute(f"PRAGMA {pragma}")
        self._to_commit: SimpleQueue[asyncio.Future[None] | None] = SimpleQueue()
        self._committing = Thread(target=self._commit_each, name="commit", daemon=True)
        self._committing.start()

    async def write(self, batch: Sequence[Append]) -> None:
        """Return when the batch is safe."""
        await self._begin()
        try:
            for statement, values in statements(batch):
                text, pick = _compile(statement)
                self._connection.executemany(text, map(pick, values))
            done = asyncio.get_running_loop().create_future()
            self._to_commit.put(done)
            await done
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                self._connection.rollback()
            if isinstance(error, sqlite3.IntegrityError):
                raise Conflict from None
            raise

    def _commit_each(self) -> None:
        """The thread. An executor would do, but its futures and locks cost a tenth of a whole move."""
        while (done := self._to_commit.get()) is not None:
            failure: sqlite3.Error | None = None
            try:
                self._connection.commit()
            except sqlite3.Error as error:
                failure = error
            done.get_loop().call_soon_threadsafe(_finish, done, failure)

    async def _begin(self) -> None:
        """Wait until nobody else writes, without keeping anybody else waiting."""
        async with asyncio.timeout(BUSY_SECONDS):
            while True:
                try:
                    self._connection.execute("BEGIN IMMEDIATE")
                    return
                except sqlite3.OperationalError as error:
                    if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                        raise
                    await asyncio.sleep(BUSY_PAUSE)

    def close(self) -> None:
        """Wait for a commit that is under way, then write nothing more."""
        self._to_commit.put(None)
        self._committing.join()
        self._connection.close()


def _finish(done: asyncio.Future[None], failure: sqlite3.Error | None) -> None:
    """Tell whoever waits, unless they have given up."""
    if done.cancelled():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)
