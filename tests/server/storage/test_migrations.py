"""A room that was opened by an older version goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from seaboard.server.storage.connecting import database_url
from seaboard.server.storage.migrating import migrate
from seaboard.server.storage.schema import metadata
from tests.server.postgres import postgres
from tests.server.restoring import SEATS, begin_game, restore_room, room_line
from tests.server.running import NO_LIMITS, Guest, running


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    with nullcontext(str(tmp_path / "room.sqlite3")) if request.param == "SQLite" else postgres() as where:
        yield where


async def run(database: str, work: Any) -> Any:
    """Do something in a transaction."""
    engine = create_async_engine(database_url(database))
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


def fill(connection: sa.Connection, line: dict[str, Any]) -> None:
    """A running game as the first version stored it."""
    old = sa.MetaData()
    old.reflect(connection)
    people = [{"id": f"person{seat}", "name": "x", "link": 0, "created": 0} for seat in range(SEATS)]
    journal = [{**row, "seq": None, "mark": f"mark{row['number']}"} for row in line["journal"]]
    journal[-1]["seq"] = 0
    rows = {"people": people, "tables": [line["row"]], "seats": line["seats"], "journal": journal}
    for table, values in rows.items():
        connection.execute(sa.insert(old.tables[table]), values)


def test_an_old_room_is_as_it_was_and_has_the_new_form(database: str) -> None:
    line = room_line(7, begin_game())
    asyncio.run(migrate(database, "0001"))
    asyncio.run(run(database, lambda connection: fill(connection, line)))
    with running(database, *NO_LIMITS) as server:
        history = Guest(server.url, None).must("GET", f"/api/tables/{line['row']['id']}/history")
        assert history["number"] == len(line["journal"])
    differences = asyncio.run(run(database, lambda c: compare_metadata(MigrationContext.configure(c), metadata)))
    assert [each for each in differences if "alembic_version" not in str(each)] == []


def test_an_old_room_file_can_still_be_read(tmp_path: Path) -> None:
    """Its journal has a column more."""
    line = room_line(7, begin_game())
    old = {**line, "journal": [{**row, "seq": None} for row in line["journal"]]}
    with running(restore_room(tmp_path, SEATS, [old]), *NO_LIMITS) as server:
        history = Guest(server.url, None).must("GET", f"/api/tables/{line['row']['id']}/history")
    assert history["number"] == len(line["journal"])


@pytest.mark.parametrize("twice", ["number", "mark"])
def test_nothing_is_written_twice(database: str, twice: str) -> None:
    """Not under the same number, and not for the same request."""
    line = room_line(7, begin_game())
    asyncio.run(migrate(database, "0001"))
    asyncio.run(run(database, lambda connection: fill(connection, line)))
    asyncio.run(migrate(database))
    again = {**line["journal"][-1], "number": 1000, "mark": "another"}
    again[twice] = {"number": line["journal"][-1]["number"], "mark": f"mark{line['journal'][-1]['number']}"}[twice]
    with pytest.raises(IntegrityError):
        asyncio.run(run(database, lambda c: c.execute(sa.insert(metadata.tables["journal"]), again)))
