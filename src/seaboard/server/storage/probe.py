"""Whether the room can store anything, found out by doing it: one write at a time, and not more often than once a
second, however many ask."""

from __future__ import annotations

import asyncio
import time

from seaboard.core.errors import Trouble
from seaboard.server.storage.store import Store

SECONDS = 5.0
"""How long a write may take."""

HOLDS = 1.0
"""Seconds for which an answer holds."""


class Probe:
    """Asks the storage."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking = asyncio.Lock()
        self._until = 0.0
        self._was_good = False

    async def is_good(self) -> bool:
        """Whether a write succeeds now, or did a moment ago."""
        async with self._asking:
            if time.monotonic() >= self._until:
                self._was_good = await self._try()
                self._until = time.monotonic() + HOLDS
            return self._was_good

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(SECONDS):
                await self._store.probe()
        except (Trouble, TimeoutError):
            return False
        return True
