"""Writes to an SQLite file, past SQLAlchemy: the same statements, made into text once. Lines are put in where the room
runs, since a change of threads would cost more than an insert. So it would for a commit on a fast disk; on a slow one a
thread waits for it, and always when what lies in the log beside the file is brought into the file."""

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

from seaboard.server.storage.append import Append, Conflict, statements

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=10000")
"""A commit returns when it would survive a power cut."""

QUICK = 0.001
"""Seconds: a commit that usually takes less is not worth a thread."""

LINES_BESIDE = 3_000
"""Lines that are written before the log beside the file (at most 10,000 pages then) is brought into it. That holds up
everybody who writes for a few milliseconds; SQLite by itself would do it after every thousand pages."""

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
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._usual = 0.0
        """Seconds that commits have taken lately."""
        self._beside = 0

    def write_now(self, batch: Sequence[Append]) -> bool:
        """Write at once; False, and nothing is written, if there is anything to wait for."""
        if self._usual >= QUICK or self._beside > LINES_BESIDE or not self._begin():
            return False
        try:
            self._put_in(batch)
            began = time.perf_counter()
            self._connection.commit()
        except sqlite3.Error as error:
            raise self._rolled_back(error) from None
        self._note(batch, began)
        return True

    async def write(self, batch: Sequence[Append]) -> None:
        """Return when the batch is safe."""
        if self._beside > LINES_BESIDE:
            await self._bring_in()
        async with asyncio.timeout(BUSY_SECONDS):
            while not self._begin():
                await asyncio.sleep(BUSY_PAUSE)
        try:
            self._put_in(batch)
            began = time.perf_counter()
            await self._in_thread(self._connection.commit)
        except sqlite3.Error as error:
            raise self._rolled_back(error) from None
        self._note(batch, began)

    def _begin(self) -> bool:
        """Begin a transaction; False if somebody else writes."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            return False
        return True

    def _put_in(self, batch: Sequence[Append]) -> None:
        for statement, values in statements(batch):
            text, pick = _compile(statement)
            self._connection.executemany(text, map(pick, values))

    def _rolled_back(self, error: sqlite3.Error) -> Exception:
        """Nothing was written; this is why."""
        with suppress(sqlite3.Error):
            self._connection.rollback()
        return Conflict() if isinstance(error, sqlite3.IntegrityError) else error

    def _note(self, batch: Sequence[Append], began: float) -> None:
        self._usual += (time.perf_counter() - began - self._usual) / 10
        self._beside += sum(len(each.rows) for each in batch)

    async def _bring_in(self) -> None:
        """Into the file with all that lies beside it. What cannot be brought in now is as safe where it is, and no
        reason to refuse a move."""
        self._beside = 0
        with suppress(sqlite3.Error):
            await self._in_thread(lambda: self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall())

    async def _in_thread(self, work: Callable[[], object]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """Wait for what is under way, then write nothing more."""
        self._thread.shutdown()
        self._connection.close()
