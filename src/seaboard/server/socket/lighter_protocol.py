"""uvicorn's WebSocket protocol with lighter parts: 8 KiB less for each connection. This is the one place that touches
what uvicorn keeps to itself, and it touches only what it names and knows: `queue`, `writable`, `request`, `response`.
Where these are something else the protocol stays as it is, and the log says so once; `pyproject.toml` lets in only
versions of uvicorn with which this was tried."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from typing import Any

from websockets.http11 import Request, Response

from seaboard.server.socket.flag import Flag
from seaboard.server.socket.inbox import Inbox

log = logging.getLogger("seaboard.sockets")


def with_lighter_parts(stock: type[asyncio.Protocol]) -> type[asyncio.Protocol]:
    """The same protocol, that keeps less."""

    class LighterProtocol(stock):  # type: ignore[misc, valid-type]
        def __init__(self, **given: Any) -> None:
            super().__init__(**given)
            if _is_known(self):
                self.queue = Inbox()
                self.writable = Flag()

        def forget_handshake(self) -> None:
            """Both sides have shaken hands: three KiB of headers, which would be kept as long as the connection."""
            for name, kind in (("request", Request), ("response", Response)):
                kept = getattr(self, name, None)
                if isinstance(kept, kind):
                    kept.headers.clear()
                else:
                    say_that_it_is_unknown()

    return LighterProtocol


def _is_known(protocol: Any) -> bool:
    """Whether the parts are those that ours can stand for, as they are at first."""
    queue, writable = getattr(protocol, "queue", None), getattr(protocol, "writable", None)
    if type(queue) is asyncio.Queue and queue.empty() and type(writable) is asyncio.Event and writable.is_set():
        return True
    say_that_it_is_unknown()
    return False


@cache
def say_that_it_is_unknown() -> None:
    """Once."""
    log.warning("uvicorn's WebSocket protocol has other parts than expected: each connection takes more memory")
