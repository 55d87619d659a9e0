"""Words are read beside the event loop: nobody else waits while somebody is the first to need a language."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.runtime import FluentBundle
from starlette.types import Message
from starlette.websockets import WebSocket

from seaboard.locales import words
from seaboard.server.app import make_app
from seaboard.server.settings import Settings
from seaboard.server.socket.endpoint import let_in
from seaboard.server.storage.migrating import migrate
from seaboard.server.tell.refusals import words_in

NOWHERE = f"/api/tables/{'0' * 16}"


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each catalogue that is read, whether an event loop waited for it."""
    for remembered in (words_in, words._bundle):
        remembered.cache_clear()
    noted: list[bool] = []
    add = FluentBundle.add_resource

    def note(*given: Any) -> None:
        noted.append(asyncio._get_running_loop() is not None)
        add(*given)

    monkeypatch.setattr(FluentBundle, "add_resource", note)
    return noted


@pytest.mark.parametrize("path", [NOWHERE, "/api/games", "/nowhere"])
def test_a_request_in_a_new_language_holds_up_nobody(tmp_path: Path, read: list[bool], path: str) -> None:
    async def ask() -> str:
        database = str(tmp_path / "room.sqlite3")
        await migrate(database)
        served = make_app(Settings(database=database))
        async with served.app.router.lifespan_context(served.app):
            transport = httpx.ASGITransport(served.answer)
            async with httpx.AsyncClient(transport=transport, base_url="http://room.example") as client:
                return (await client.get(path, params={"lang": "pl"})).text

    assert asyncio.run(ask())
    assert read
    assert not any(read)


def test_a_socket_in_a_new_language_holds_up_nobody(tmp_path: Path, read: list[bool]) -> None:
    async def come_in() -> list[Message]:
        database = str(tmp_path / "room.sqlite3")
        await migrate(database)
        served, sent = make_app(Settings(database=database)), []

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        async def send(message: Message) -> None:
            sent.append(message)

        scope = {"type": "websocket", "path": NOWHERE + "/socket", "query_string": b"lang=pl", "headers": []}
        async with served.app.router.lifespan_context(served.app):
            assert await let_in(WebSocket({**scope, "app": served.app}, receive, send), send) is None
        return sent

    assert "no-such-table" in str(asyncio.run(come_in()))
    assert read
    assert not any(read)
