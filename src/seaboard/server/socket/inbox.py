"""What a client has said and nobody has heard yet."""

from __future__ import annotations

import asyncio
from typing import Any


class Inbox:
    """Messages for one who hears them, in turn: as much of `asyncio.Queue` as a WebSocket protocol needs. A queue has
    three deques and an event, four KiB for each connection, and takes twice as long."""

    __slots__ = ("_loop", "_messages", "_next")

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._messages: list[Any] = []
        self._next: asyncio.Future[Any] | None = None

    def put_nowait(self, message: Any) -> None:
        """Something was said."""
        if self._next is None or self._next.done():
            self._messages.append(message)
        else:
            self._next.set_result(message)

    def empty(self) -> bool:
        """Whether everything was heard."""
        return not self._messages

    def get(self) -> asyncio.Future[Any]:
        """The next message, as soon as there is one."""
        self._next = self._loop.create_future()
        if self._messages:
            self._next.set_result(self._messages.pop(0))
        return self._next
