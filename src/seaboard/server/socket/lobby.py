"""The lobby: the list of public tables, told to whoever watches it whenever it changes, on whichever node."""

from __future__ import annotations

import asyncio
import logging

from msgspec import Raw

from seaboard.core.errors import Trouble
from seaboard.server.limits import Limits
from seaboard.server.room.room import Room
from seaboard.server.socket.connection import Connection
from seaboard.server.socket.outbox import REVOKED, Outbox
from seaboard.server.storage.store import Person
from seaboard.server.tell.answers import Lobby
from seaboard.server.tell.lines import encode
from seaboard.server.times import now

PAUSE, LONGEST_PAUSE = 0.25, 5.0
"""Seconds between two lists at least: a busy room changes all the time."""

BYTES_A_SECOND = 5_000_000
"""What all lists together may send: many who watch a long list hear of it less often."""

log = logging.getLogger("seaboard.lobby")


def pause_after(size: int, watching: int) -> float:
    """Seconds until a list of so many bytes is told again to so many."""
    return min(max(PAUSE, size * watching / BYTES_A_SECOND), LONGEST_PAUSE)


class LobbyWatch:
    """Those who watch the list, and the list as they know it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.room.leave_lobby = self.end_sessions
        self.room.sessions_in_lobby = lambda: {(each.id, each.link) for each in self._watching.values() if each}
        self._watching: dict[Outbox, Person | None] = {}
        self._list: bytes | None = None
        self._timer: asyncio.TimerHandle | None = None

    def add(self, outbox: Outbox, person: Person | None) -> None:
        """Somebody watches; who it is matters only where strangers may not."""
        self._watching[outbox] = person
        if self._list is not None:
            outbox.push(self._list)
        self.room.lobby_changed.set()

    def discard(self, outbox: Outbox) -> None:
        """They have seen enough."""
        self._watching.pop(outbox, None)

    def end_sessions(self, person: str | None, link: int | None) -> None:
        """Whoever came as this person, but with another personal link, goes; None: whoever came as anybody."""
        for outbox, watching in list(self._watching.items()):
            if watching is not None and person in (None, watching.id) and watching.link != link:
                self.discard(outbox)
                outbox.close(REVOKED)

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
            await asyncio.sleep(pause_after(len(self._list or b""), len(self._watching)))

    async def _tell(self) -> None:
        if not self._watching:
            self._list = None
            return
        listed, until = await self.room.store.lobby()
        self._wait_until(until)
        message = encode(Lobby([Raw(text.encode()) for text in listed]))
        if message == self._list:
            return
        self._list = message
        for outbox in list(self._watching):
            outbox.push(message)

    def _wait_until(self, until: int | None) -> None:
        """At this time the list changes by itself."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if until is not None:
            wait = asyncio.get_running_loop().call_later
            self._timer = wait((until - now()) / 1000, self.room.lobby_changed.set)


class LobbySocket(Connection):
    """Somebody who watches the list. The lobby listens to nobody."""

    __slots__ = ("_ended", "_person", "_watch")

    def __init__(
        self, limits: Limits, address: str, outbox: Outbox, watch: LobbyWatch, person: Person | None, ended: int
    ) -> None:
        super().__init__(limits, address, outbox)
        self._watch = watch
        self._person = person
        self._ended = ended

    async def join(self) -> None:
        """Begin to watch."""
        self._watch.add(self.outbox, self._person)
        if self._person is not None:
            self._watch.room.check_newcomer(self._person.id, self._ended)

    def leave(self) -> None:
        """Watch no more."""
        self._watch.discard(self.outbox)
