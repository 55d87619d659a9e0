"""What a node does all the time it goes on doing, whatever it finds in its database: nobody would notice the end of it
before all clocks stand still, or an old key holds for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from seaboard.server.limits import Limits, Spent
from seaboard.server.room import downtime, key_watch, shared_limits
from seaboard.server.room.downtime import Downtimes
from seaboard.server.room.key_watch import KeyWatch
from seaboard.server.room.shared_limits import SharedLimits
from seaboard.server.storage.migrating import migrate
from seaboard.server.storage.store import Store
from tests.server.postgres import postgres
from tests.server.running import DEADLINE


def in_a_store(database: str, act: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with an open database."""

    async def do() -> None:
        await migrate(database)
        async with Store.open(database) as store, asyncio.timeout(DEADLINE):
            await act(store)

    asyncio.run(do())


async def until(good: Callable[[], object], loop: asyncio.Task[None]) -> None:
    """Until something is so; the loop goes on all the while."""
    while not good():
        assert not loop.done(), loop.exception()
        await asyncio.sleep(0.001)


def test_a_room_says_that_it_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(downtime, "BEAT", 0.01)

    async def act(store: Store) -> None:
        downtimes = Downtimes(store)
        await store.write_values({"closed": "no list"})
        loop = asyncio.create_task(downtimes.run())
        await until(lambda: caplog.records, loop)
        await store.write_values({"closed": "[]"})
        await until(lambda: not downtimes.was_silent(), loop)
        loop.cancel()

    in_a_store(str(tmp_path / "room.sqlite3"), act)


def test_a_node_looks_for_another_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(key_watch, "PAUSE", 0.01)

    async def act(store: Store) -> None:
        read: list[bytes] = []
        await store.write_values({"key": "00" * 32, "old-key": "no key"})
        loop = asyncio.create_task(KeyWatch(store, lambda key, old: read.append(key)).run())
        await until(lambda: caplog.records, loop)
        await store.write_values({"old-key": ""})
        await until(lambda: read, loop)
        loop.cancel()

    in_a_store(str(tmp_path / "room.sqlite3"), act)


def test_nodes_tell_what_was_spent(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(shared_limits, "PAUSE", 0.01)

    async def act(store: Store) -> None:
        limits = Limits({})
        loop = asyncio.create_task(SharedLimits(limits, store).run())
        for _ in range(2):
            caplog.clear()
            limits.spent_much(Spent("requests-per-address", "\ud800", 1))
            await until(lambda: caplog.records, loop)
        loop.cancel()

    with postgres() as database:
        in_a_store(database, act)
