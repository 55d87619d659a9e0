"""What happens at a table while somebody who looks back at it waits for their turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from seaboard.server.app import make_app
from seaboard.server.room.room import Room
from seaboard.server.settings import Settings
from seaboard.server.storage.maintenance import prune
from seaboard.server.storage.migrating import migrate
from seaboard.server.table import opening, seating
from seaboard.server.table.requests import NewTable
from seaboard.server.table.table import RUNNING, Table
from seaboard.server.times import now
from tests.server.holding import held_up, until_somebody_waits
from tests.server.running import DEADLINE

Client = httpx.AsyncClient


def in_a_room(folder: Path, act: Callable[[Room, Client], Awaitable[None]]) -> None:
    """Do something in an open room."""

    async def do() -> None:
        database = str(folder / "room.sqlite3")
        await migrate(database)
        served = make_app(Settings(database=database, bot_pace=0))
        async with asyncio.timeout(DEADLINE), served.app.router.lifespan_context(served.app):
            transport = httpx.ASGITransport(served.answer)
            async with Client(transport=transport, base_url="http://room.example") as client:
                await act(served.app.state.room, client)

    asyncio.run(do())


def start(table: Table) -> None:
    """Two people sit down and play."""
    for seat, person in enumerate("ab"):
        seating.sit(table, seat, person, person, None, now(), None)
    opening.start(table, now(), None)


def test_a_history_asked_for_before_the_game_tells_nothing_of_it(tmp_path: Path) -> None:
    """Of a table that is shown late, by somebody who saw it while it was open."""

    async def act(room: Room, client: Client) -> None:
        ada = await room.store.create_person("Ada")
        live = await room.create(NewTable("schatztaucher", {"players": 2}, delay=600), ada)
        async with held_up(room.looking_back):
            asked = asyncio.create_task(client.get(f"/api/tables/{live.id}/history"))
            await until_somebody_waits(room.looking_back)
            await live.call(start)
            assert live.table.status == RUNNING
        assert (await asked).json() == {"number": 0, "lines": [], "scores": None, "served": True}
        assert (await client.get(f"/api/tables/{live.id}/history")).json()["refused"] == "not-over-yet"

    in_a_room(tmp_path, act)


def test_a_table_that_is_deleted_before_its_history_is_read_is_not_there(tmp_path: Path) -> None:
    async def act(room: Room, client: Client) -> None:
        live = await room.create(NewTable("schatztaucher", {"players": 2}), await room.store.create_person("Ada"))
        async with held_up(room.looking_back):
            asked = asyncio.create_task(client.get(f"/api/tables/{live.id}/history"))
            await until_somebody_waits(room.looking_back)
            assert await prune(room.store, -1) == (1, 1)
        assert ((await asked).status_code, (await asked).json()["refused"]) == (404, "no-such-table")

    in_a_room(tmp_path, act)
