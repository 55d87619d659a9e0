"""Whether a client takes more."""

from __future__ import annotations

import asyncio


class Flag:
    """As much of `asyncio.Event` as a WebSocket protocol needs, set at first. There is a real event only while it is
    not set, and so hardly ever: an event has a deque, three quarters of a KiB for each connection."""

    __slots__ = ("_unset",)

    def __init__(self) -> None:
        self._unset: asyncio.Event | None = None

    def set(self) -> None:
        """Whoever waits goes on."""
        if self._unset is not None:
            self._unset.set()
            self._unset = None

    def clear(self) -> None:
        """Whoever comes now waits."""
        if self._unset is None:
            self._unset = asyncio.Event()

    async def wait(self) -> None:
        """Go on when it is set."""
        if self._unset is not None:
            await self._unset.wait()
