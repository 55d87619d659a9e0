"""The lobby: the list of public tables, told to whoever watches it whenever it changes, on whichever node."""

from __future__ import annotations

import asyncio
import logging

from msgspec import Raw

from seaboard.core.errors import Trouble
from seaboard.server.limits import Limits
from seaboard.server.socket.connection import Connection
from seaboard.server.socket.outbox import Outbox
from seaboard.server.table.room import Room
from seaboard.server.tell.lines import encode
from seaboard.server.tell.wire import Lobby

PAUSE = 0.25
"""Seconds between two lists at least: a busy room changes all the time."""

log = logging.getLogger("seaboard.lobby")


class LobbyWatch:
    """Those who watch the list, and the list as they know it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._watching: set[Outbox] = set()
        self._list: bytes | None = None

    def add(self, outbox: Outbox) -> None:
        """Somebody watches."""
        self._watching.add(outbox)
        if self._list is not None:
            outbox.push(self._list)
        self.room.lobby_changed.set()

    def discard(self, outbox: Outbox) -> None:
        """They have seen enough."""
        self._watching.discard(outbox)

    async def run(self) -> None:
        """Read and tell the list whenever it changed."""
        while True:
            await self.room.lobby_changed.wait()
            self.room.lobby_changed.clear()
            try:
                await self._tell()
            except Trouble as trouble:
                log.warning("the lobby cannot be read: %s", trouble.message)
            except Exception:
                log.exception("the lobby cannot be read")
            await asyncio.sleep(PAUSE)

    async def _tell(self) -> None:
        if not self._watching:
            self._list = None
            return
        message = encode(Lobby([Raw(text.encode()) for text in await self.room.store.lobby()]))
        if message == self._list:
            return
        self._list = message
        for outbox in list(self._watching):
            outbox.push(message)


class LobbySocket(Connection):
    """Somebody who watches the list. The lobby listens to nobody."""

    __slots__ = ("_watch",)

    def __init__(self, limits: Limits, address: str, outbox: Outbox, watch: LobbyWatch) -> None:
        super().__init__(limits, address, outbox)
        self._watch = watch

    async def join(self) -> None:
        """Begin to watch."""
        self._watch.add(self.outbox)

    def leave(self) -> None:
        """Watch no more."""
        self._watch.discard(self.outbox)
