"""Lines of many tables in one transaction, on quick disks and on slow ones."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from seaboard.server.storage import sqlite as sqlite_writer
from seaboard.server.storage.append import Conflict
from seaboard.server.storage.group_commit import GroupCommit
from seaboard.server.storage.migrating import migrate
from seaboard.server.storage.sqlite import SqliteWriter
from tests.server.storage.test_lobby import open_tables
from tests.server.storage.test_sqlite import appends, lines_in


@pytest.fixture(params=[1000.0, 0.0], ids=["quick", "slow"])
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    """An empty room on a quick disk, then on a slow one."""
    monkeypatch.setattr(sqlite_writer, "QUICK", request.param)
    return tmp_path / "room.sqlite3"


@asynccontextmanager
async def open_room(file: Path) -> AsyncIterator[GroupCommit]:
    """Somebody who writes to it."""
    await migrate(str(file))
    open_tables(file, "a", "b", "c")
    with closing(SqliteWriter(str(file))) as writer:
        yield GroupCommit(writer)


def commits() -> float:
    """How many transactions there were."""
    return REGISTRY.get_sample_value("seaboard_commits_total") or 0.0


def test_what_is_appended_at_one_moment_is_written_together(file: Path) -> None:
    async def write() -> None:
        async with open_room(file) as room:
            before = commits()
            told: list[Exception | None] = []
            for table in "abc":
                room.append(appends(table, 1, 2), told.append)
            assert told == []
            await room.finish()
            assert told == [None, None, None]
            assert commits() == before + 1
            assert lines_in(file) == [(table, number) for table in "abc" for number in (1, 2)]

    asyncio.run(write())


def test_only_those_who_came_too_late_are_refused(file: Path) -> None:
    async def write() -> None:
        async with open_room(file) as room:
            told: list[tuple[str, Exception | None]] = []
            for name, append in (("a", appends("a", 1)), ("late", appends("a", 1)), ("b", appends("b", 1))):
                room.append(append, lambda failure, name=name: told.append((name, failure)))  # type: ignore[misc]
            await room.finish()
            assert [(name, type(failure)) for name, failure in told] == [
                ("a", type(None)),
                ("late", Conflict),
                ("b", type(None)),
            ]
            assert lines_in(file) == [("a", 1), ("b", 1)]

    asyncio.run(write())


def test_what_is_appended_by_those_who_are_told_is_written_next(file: Path) -> None:
    async def write() -> None:
        async with open_room(file) as room:
            room.append(appends("a", 1), lambda _: room.append(appends("a", 2), lambda _: None))
            await room.finish()
            assert lines_in(file) == [("a", 1), ("a", 2)]

    asyncio.run(write())


def test_who_cannot_take_the_news_keeps_it_from_nobody(file: Path) -> None:
    def fail(_: Exception | None) -> None:
        raise ValueError("gone")

    async def write() -> None:
        async with open_room(file) as room:
            told: list[Exception | None] = []
            room.append(appends("a", 1), fail)
            room.append(appends("b", 1), told.append)
            await room.finish()
            assert told == [None]

    asyncio.run(write())


def test_while_somebody_else_writes_everybody_else_goes_on(file: Path) -> None:
    async def write() -> None:
        async with open_room(file) as room:
            told: list[Exception | None] = []
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                room.append(appends("a", 1), told.append)
                for _ in range(5):
                    await asyncio.sleep(0)
                assert told == []
                other.execute("COMMIT")
            await room.finish()
            assert told == [None]

    asyncio.run(write())
