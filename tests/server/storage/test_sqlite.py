"""Writing to an SQLite file, on quick disks and on slow ones."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from seaboard.server.storage import sqlite as sqlite_writer
from seaboard.server.storage.append import Append, Conflict
from seaboard.server.storage.sqlite import SqliteWriter
from seaboard.server.storage.store import migrate
from seaboard.server.table.journal import Relinked, Row


def appends(table: str, *numbers: int) -> Append:
    """Lines with these numbers."""
    return Append(table, [Row(number, 0, Relinked(0)) for number in numbers])


def lines_in(file: Path) -> list[tuple[str, int]]:
    """What a newcomer finds."""
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.execute("SELECT table_id, number FROM journal ORDER BY table_id, number"))


def test_a_batch_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "room.sqlite3"

    async def write() -> None:
        await migrate(str(file))
        with closing(SqliteWriter(str(file))) as writer:
            await writer.write([appends("a", 1, 2), appends("b", 1)])
            with pytest.raises(Conflict):
                await writer.write([appends("b", 2), appends("a", 2)])
            await writer.write([appends("b", 2)])
            assert lines_in(file) == [("a", 1), ("a", 2), ("b", 1), ("b", 2)]

    asyncio.run(write())


def test_what_can_be_written_at_once_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a quick disk where nobody else writes. Else nothing happens."""
    file = tmp_path / "room.sqlite3"
    asyncio.run(migrate(str(file)))
    with closing(SqliteWriter(str(file))) as writer:
        assert writer.write_now([appends("a", 1), appends("b", 1)])
        with pytest.raises(Conflict):
            writer.write_now([appends("b", 2), appends("a", 1)])
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert not writer.write_now([appends("a", 2)])
            other.execute("ROLLBACK")
        assert writer.write_now([appends("a", 2)])
        monkeypatch.setattr(sqlite_writer, "QUICK", 0.0)
        assert not writer.write_now([appends("a", 3)])
    assert lines_in(file) == [("a", 1), ("a", 2), ("b", 1)]


def test_what_lies_beside_the_file_is_brought_into_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seen in a copy of the file without the log beside it."""
    monkeypatch.setattr(sqlite_writer, "LINES_BESIDE", 3)
    file, copy = tmp_path / "room.sqlite3", tmp_path / "copy.sqlite3"

    async def write() -> None:
        await migrate(str(file))
        with closing(SqliteWriter(str(file))) as writer:
            for number, found in ((1, 0), (2, 0), (3, 0), (4, 0), (5, 4), (6, 4)):
                await writer.write([appends("a", number)])
                shutil.copy(file, copy)
                assert len(lines_in(copy)) == found

    asyncio.run(write())
