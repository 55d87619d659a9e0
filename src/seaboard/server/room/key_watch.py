"""The room's key can be changed while its nodes run (`seaboard admin rotate-key`): each looks at it every few seconds,
and at once when somebody comes with a cookie that it does not know."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from seaboard.core.errors import Trouble
from seaboard.server.storage.store import Store

PAUSE = 2.0
"""Seconds between two looks."""

HURRY = 0.5
"""Seconds between two looks for strangers: cookies are easily made up."""

log = logging.getLogger("seaboard.keys")


class KeyWatch:
    """Reads the keys that hold, for one node."""

    def __init__(self, store: Store, changed: Callable[[bytes, bytes | None], None]) -> None:
        """`changed` is called with the key and the one before it whenever they were read."""
        self._store = store
        self._changed = changed
        self._next = 0.0

    async def run(self) -> None:
        """Look for ever."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self._look()
            except Trouble as trouble:
                log.warning("the key could not be read: %s", trouble.message)
            except Exception:
                log.exception("the key could not be read")

    async def hurry(self) -> None:
        """Somebody has what may have been made with another key."""
        if time.monotonic() >= self._next:
            await self._look()

    async def _look(self) -> None:
        self._next = time.monotonic() + HURRY
        self._changed(*await self._store.room_keys())
