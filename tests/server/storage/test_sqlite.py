"""Writing to an SQLite file, on quick disks and on slow ones."""

from __future__ import annotations

import asyncio
import math
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from seaboard.server.storage import sqlite as sqlite_writer
from seaboard.server.storage.append import Append, Conflict
from seaboard.server.storage.migrating import migrate
from seaboard.server.storage.sqlite import SqliteWriter
from seaboard.server.table.journal import Relinked, Row
from tests.server.storage.test_lobby import open_tables


def appends(table: str, *numbers: int) -> Append:
    """Lines with these numbers."""
    return Append(table, [Row(number, 0, Relinked(0)) for number in numbers])


def lines_in(file: Path) -> list[tuple[str, int]]:
    """What a newcomer finds."""
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.execute("SELECT table_id, number FROM journal ORDER BY table_id, number"))


async def write(writer: SqliteWriter, *batch: Append) -> None:
    """Wait until a batch is written; raise why it is not."""
    written: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    writer.write(batch, written.set_result)
    failure = await written
    if failure is not None:
        raise failure


def test_a_batch_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "room.sqlite3"

    async def play() -> None:
        await migrate(str(file))
        open_tables(file, "a", "b")
        with closing(SqliteWriter(str(file))) as writer:
            await write(writer, appends("a", 1, 2), appends("b", 1))
            with pytest.raises(Conflict):
                await write(writer, appends("b", 2), appends("a", 2))
            await write(writer, appends("b", 2))
            assert lines_in(file) == [("a", 1), ("a", 2), ("b", 1), ("b", 2)]

    asyncio.run(play())


def test_on_a_quick_disk_where_nobody_else_writes_it_is_done_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without giving anybody else a turn: no commit is too slow for this disk."""
    monkeypatch.setattr(sqlite_writer, "QUICK", math.inf)
    file = tmp_path / "room.sqlite3"
    told: list[type | None] = []

    def note(failure: Exception | None) -> None:
        told.append(None if failure is None else type(failure))

    async def play() -> None:
        await migrate(str(file))
        open_tables(file, "a", "b")
        with closing(SqliteWriter(str(file))) as writer:
            writer.write([appends("a", 1), appends("b", 1)], note)
            assert told == [None]
            writer.write([appends("b", 2), appends("a", 1)], note)
            assert told == [None, Conflict]
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                writer.write([appends("a", 2)], note)
                assert told == [None, Conflict]
                other.execute("ROLLBACK")
            while len(told) < 3:
                await asyncio.sleep(0)
        assert told == [None, Conflict, None]

    asyncio.run(play())
    assert lines_in(file) == [("a", 1), ("a", 2), ("b", 1)]


def test_on_a_slow_disk_a_thread_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_writer, "QUICK", 0.0)
    file = tmp_path / "room.sqlite3"

    async def play() -> None:
        await migrate(str(file))
        open_tables(file, "a", "b")
        with closing(SqliteWriter(str(file))) as writer:
            told: list[Exception | None] = []
            writer.write([appends("a", 1)], told.append)
            assert told == []
            while not told:
                await asyncio.sleep(0)
            assert told == [None]

    asyncio.run(play())
    assert lines_in(file) == [("a", 1)]


def test_the_wal_is_checkpointed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seen in a copy of the file without its WAL."""
    monkeypatch.setattr(sqlite_writer, "CHECKPOINT_LINES", 3)
    file, copy = tmp_path / "room.sqlite3", tmp_path / "copy.sqlite3"

    async def play() -> None:
        await migrate(str(file))
        open_tables(file, "a", "b")
        with closing(SqliteWriter(str(file))) as writer:
            for number, found in ((1, 0), (2, 0), (3, 0), (4, 0), (5, 4), (6, 4)):
                await write(writer, appends("a", number))
                shutil.copy(file, copy)
                assert len(lines_in(copy)) == found

    asyncio.run(play())
