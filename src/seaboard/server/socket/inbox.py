"""What a client has said and nobody has heard yet."""

from __future__ import annotations

import asyncio
from typing import Any


class Inbox:
    """Messages for one who hears them, in turn: as much of `asyncio.Queue` as a WebSocket protocol needs. A queue has
    three deques and an event, four KiB for each connection, and takes twice as long."""

    __slots__ = ("_messages", "_waiting")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Something was said."""
        self._messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def empty(self) -> bool:
        """Whether everything was heard."""
        return not self._messages

    async def get(self) -> Any:
        """The next message, as soon as there is one."""
        while not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self._messages.pop(0)
