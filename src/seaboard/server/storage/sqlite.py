"""Writes to an SQLite file, past SQLAlchemy: the same statements, made into text once. Lines are inserted where the
room runs, since a change of threads would cost more than an insert. So it would for a commit on a fast disk; on a slow
one a thread waits for it, and always for a checkpoint of the write-ahead log (WAL). What was committed counts if the
file is still the one that people will find (`file_watch.py`)."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import cache
from operator import itemgetter
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from seaboard.server.storage.append import Append, Conflict, WhenStored, statements
from seaboard.server.storage.file_watch import FileWatch, open_existing

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=10000")
"""A commit returns when it would survive a power cut."""

AUTO_VACUUM = "auto_vacuum=INCREMENTAL"
"""So that a file can shrink a little at a time. Has an effect on new files only, before anything is in them."""

QUICK = 0.001
"""Seconds: a commit that usually takes less is not worth a thread."""

CHECKPOINT_LINES = 3_000
"""Lines between two checkpoints (at most 10,000 pages of WAL). A checkpoint holds up everybody who writes for a few
milliseconds; SQLite by itself would make one after every thousand pages."""

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
        self._connection = open_existing(file, timeout=0, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            self._connection.execute(f"PRAGMA {pragma}")
        # Reading anything makes SQLite open the WAL.
        self._connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        self.watch = FileWatch(file)
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._commit_seconds = 0.0
        """What commits have taken lately."""
        self._lines_in_wal = 0
        self._waiting: asyncio.Task[None] | None = None

    def write(self, batch: Sequence[Append], stored: WhenStored) -> None:
        """Write a batch: here and now, or in a task if there is anything to wait for."""
        if self._commit_seconds >= QUICK or self._lines_in_wal > CHECKPOINT_LINES:
            self._waiting = asyncio.create_task(self._write_patiently(batch, stored))
            return
        failure: Exception | None = None
        try:
            if not self._begin():
                self._waiting = asyncio.create_task(self._write_patiently(batch, stored))
                return
            self._insert(batch)
            began = time.perf_counter()
            self._connection.commit()
            self._note(batch, began)
        except Exception as error:
            failure = self._roll_back(error)
        if failure is not None or self.watch.is_as_known():
            stored(failure)
        else:
            self._waiting = asyncio.create_task(self._look_first(stored))

    async def _look_first(self, stored: WhenStored) -> None:
        """Somebody changed the file: does what was committed count?"""
        failure: Exception | None = None
        try:
            await self._in_thread(self.watch.look)
        except Exception as error:
            failure = error
        stored(failure)

    async def _write_patiently(self, batch: Sequence[Append], stored: WhenStored) -> None:
        failure: Exception | None = None
        try:
            if self._lines_in_wal > CHECKPOINT_LINES:
                await self._checkpoint()
            async with asyncio.timeout(BUSY_SECONDS):
                while not self._begin():
                    await asyncio.sleep(BUSY_PAUSE)
            self._insert(batch)
            began = time.perf_counter()
            await self._in_thread(self._connection.commit)
            self._note(batch, began)
            if not self.watch.is_as_known():
                await self._in_thread(self.watch.look)
        except Exception as error:
            failure = self._roll_back(error)
        stored(failure)

    def _begin(self) -> bool:
        """Begin a transaction; False if somebody else writes."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            return False
        return True

    def _insert(self, batch: Sequence[Append]) -> None:
        for statement, values in statements(batch):
            text, pick = _compile(statement)
            self._connection.executemany(text, map(pick, values))

    def _roll_back(self, error: Exception) -> Exception:
        """Nothing was written; this is why."""
        with suppress(sqlite3.Error):
            self._connection.rollback()
        return Conflict() if isinstance(error, sqlite3.IntegrityError) else error

    def _note(self, batch: Sequence[Append], began: float) -> None:
        self._commit_seconds += (time.perf_counter() - began - self._commit_seconds) / 10
        self._lines_in_wal += sum(len(each.rows) for each in batch)

    async def _checkpoint(self) -> None:
        """From the WAL into the file. What cannot be brought there now is as safe where it is, and no reason to refuse
        a move."""
        self._lines_in_wal = 0
        with suppress(sqlite3.Error, OSError):
            await self._in_thread(self._move_wal)

    def _move_wal(self) -> None:
        was_good = self.watch.is_as_known()
        self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        if was_good:
            self.watch.accept()

    async def _in_thread(self, work: Callable[[], object]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """Wait for what is under way, then write nothing more."""
        self._thread.shutdown()
        self._connection.close()


def give_back(file: str, pages: int) -> int:
    """Give so many free pages of a file back to the disk; how many more could be given."""
    with closing(open_existing(file, timeout=BUSY_SECONDS, isolation_level=None)) as connection:
        if connection.execute("PRAGMA auto_vacuum").fetchone() == (0,):
            return 0
        # A plain `execute` would stop after the first page.
        connection.executescript(f"PRAGMA incremental_vacuum({pages})")
        (left,) = connection.execute("PRAGMA freelist_count").fetchone()
        if not left:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        return int(left)


def prepare_to_shrink(file: str) -> None:
    """Files of older rooms cannot shrink a little at a time; laying one out anew changes that, if the disk has room."""
    with closing(open_existing(file, timeout=BUSY_SECONDS, isolation_level=None)) as connection:
        if connection.execute("PRAGMA auto_vacuum").fetchone() == (0,):
            with suppress(sqlite3.Error):
                connection.execute(f"PRAGMA {AUTO_VACUUM}")
                connection.execute("VACUUM")
