"""A move and the deletion of its table exclude each other, whichever comes first and however close they are: what was
acknowledged stays, and at a table that is gone nothing is acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.util import await_only

from seaboard.server.settings import Settings
from seaboard.server.storage.append import Append
from seaboard.server.storage.housekeeping import Housekeeping
from seaboard.server.storage.maintenance import prune
from seaboard.server.storage.postgres import write_all
from seaboard.server.storage.schema import journal, seats, tables
from seaboard.server.storage.store import Store
from seaboard.server.table.journal import Row, Said
from seaboard.server.times import now
from tests.server.postgres import postgres
from tests.server.running import NO_LIMITS, running, seat_people

SOMETHING = Said(None, "somebody", "Somebody", "I think")


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    with nullcontext(str(tmp_path / "room.sqlite3")) if request.param == "SQLite" else postgres() as where:
        yield where


def test_nobody_writes_to_a_table_that_was_deleted_a_moment_ago(database: str) -> None:
    """The node has not been told yet."""
    with running(database, *NO_LIMITS) as server:
        table, guests = seat_people(server.url, 2)
        watch = guests[0].watch(table)
        watch.hear()

        async def delete() -> None:
            async with Store.open(database) as store, store.writing() as connection:
                for column in (journal.c.table_id, seats.c.table_id, tables.c.id):
                    await connection.execute(sa.delete(column.table).where(column == table))

        asyncio.run(delete())
        assert guests[0].refused(table, "say", text="anybody there?")["refused"] == "no-such-table"
        assert guests[1].refused(table, "hand-over", bot="random")["refused"] == "no-such-table"
    assert count_lines(database, table) == 0


@pytest.mark.parametrize("is_by_hand", [False, True], ids=["by the room", "by hand"])
def test_a_line_that_comes_between_looking_and_deleting_keeps_its_table(database: str, is_by_hand: bool) -> None:
    table = grow_old(database, "open" if is_by_hand else "running")

    async def delete_while_somebody_writes() -> None:
        async with Store.open(database) as ours, Store.open(database) as theirs:
            wrote = False

            @sa.event.listens_for(ours.engine.sync_engine, "before_cursor_execute")
            def write_first(*said: Any) -> None:
                nonlocal wrote
                if not wrote and said[2].startswith(("INSERT", "DELETE")):
                    wrote = True
                    await_only(write_line(theirs, table))

            await (prune(ours, 1) if is_by_hand else keep_house(database, ours))
            assert wrote

    asyncio.run(delete_while_somebody_writes())
    assert count_lines(database, table) == 2


@pytest.mark.parametrize("is_stored", [False, True], ids=["withdrawn", "stored"])
def test_a_deletion_waits_for_a_line_that_is_being_written(is_stored: bool) -> None:
    """With SQLite only one can write at a time."""
    with postgres() as database:
        table = grow_old(database, "running")

        async def delete_while_somebody_writes() -> None:
            async with Store.open(database) as ours, Store.open(database) as theirs:
                async with theirs.engine.connect() as writing:
                    await write_all(writing, [line_after_first(table)])
                    house = asyncio.create_task(keep_house(database, ours))
                    await wait_until_blocked(theirs, house.done)
                    await (writing.commit() if is_stored else writing.rollback())
                await house

        asyncio.run(delete_while_somebody_writes())
        assert count_lines(database, table) == (2 if is_stored else 0)


def grow_old(database: str, status: str) -> str:
    """A table at which nothing has happened for years."""
    with running(database, *NO_LIMITS) as server:
        table, _ = seat_people(server.url, 2)

    async def change() -> None:
        async with Store.open(database) as store, store.writing() as connection:
            await connection.execute(sa.update(tables).values(changed=1, status=status))
            await connection.execute(sa.delete(journal).where(journal.c.number > 1))
            await connection.execute(sa.update(journal).values(at=1))

    asyncio.run(change())
    return table


def line_after_first(table: str) -> Append:
    """The next line of such a table."""
    return Append(table, [Row(2, now(), SOMETHING)])


async def write_line(store: Store, table: str) -> None:
    """Write it."""
    async with store.writing() as connection:
        await write_all(connection, [line_after_first(table)])
        await connection.execute(sa.update(tables).where(tables.c.id == table).values(changed=now()))


async def keep_house(database: str, store: Store) -> None:
    """One round."""
    settings = Settings(database=database, keep_running_days=1, keep_open_days=1)
    await Housekeeping(store, settings, lambda table: None).go_round()


async def wait_until_blocked(store: Store, is_done: Callable[[], bool]) -> None:
    """Until somebody waits for somebody else, or has not waited at all."""
    blocked = sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    async with store.reading() as connection:
        while not is_done() and not await connection.scalar(blocked):
            await asyncio.sleep(0.01)


def count_lines(database: str, table: str) -> int:
    """How many lines are stored of a table."""

    async def count() -> int:
        async with Store.open(database) as store, store.reading() as connection:
            found = await connection.scalar(sa.select(sa.func.count()).where(journal.c.table_id == table))
            return int(found or 0)

    return asyncio.run(count())
