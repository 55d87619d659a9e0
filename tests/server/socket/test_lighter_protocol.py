"""The parts of uvicorn's WebSocket protocol are replaced where they are known, and left alone where they are not."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from seaboard.server.socket.flag import Flag
from seaboard.server.socket.inbox import Inbox
from seaboard.server.socket.lighter_protocol import say_that_it_is_unknown, with_lighter_parts


class Newer(WebSocketsSansIOProtocol):
    """As it might become."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.queue = asyncio.PriorityQueue()


@pytest.fixture(autouse=True)
def nothing_said() -> Iterator[None]:
    """Whatever is said once may be said again after each test."""
    say_that_it_is_unknown.cache_clear()
    yield
    say_that_it_is_unknown.cache_clear()


async def application(scope: object, receive: object, send: object) -> None:
    """Is never asked."""


def make_two(stock: type[asyncio.Protocol]) -> list[Any]:
    """Two connections, as uvicorn makes them."""

    async def make() -> list[Any]:
        config = Config(application, ws="websockets-sansio", log_config=None)
        config.load()
        made: Any = with_lighter_parts(stock)
        return [made(config=config, server_state=ServerState(), app_state={}) for _ in range(2)]

    return asyncio.run(make())


def test_known_parts_are_replaced(caplog: pytest.LogCaptureFixture) -> None:
    for protocol in make_two(WebSocketsSansIOProtocol):
        assert (type(protocol.queue), type(protocol.writable)) == (Inbox, Flag)
    assert caplog.records == []


def test_unknown_parts_stay_and_the_log_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    for protocol in make_two(Newer):
        assert (type(protocol.queue), type(protocol.writable)) == (asyncio.PriorityQueue, asyncio.Event)
        protocol.forget_handshake()
    assert [record.name for record in caplog.records] == ["seaboard.sockets"]
