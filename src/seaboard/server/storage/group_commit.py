"""Many tables' lines in one transaction and one flush to the disk (group commit): whatever is appended until the room
comes to rest, or while the disk is busy, is written together. Whoever appended is told before the next lines are
written."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable

from seaboard.server.metrics import COMMITS, LINES, STORE_SECONDS
from seaboard.server.storage.append import Append, Conflict, WhenStored, Writer

MOST_TOGETHER = 500
"""Appends that share one transaction at most."""

Batch = list[tuple[Append, WhenStored]]

log = logging.getLogger("seaboard.store")


class GroupCommit:
    """The one who writes."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._waiting: Batch = []
        self._alone: deque[Batch] = deque()
        """Appends that are tried one by one, because some of their batch came too late."""
        self.told_all: Callable[[], None] = lambda: None
        """Called when everybody was told of a batch."""
        self._is_idle = asyncio.Event()
        self._is_idle.set()

    def append(self, what: Append, stored: WhenStored) -> None:
        """Add lines soon."""
        self._waiting.append((what, stored))
        if self._is_idle.is_set():
            self._is_idle.clear()
            asyncio.get_running_loop().call_soon(self._write)

    async def finish(self) -> None:
        """Return when everything is written."""
        await self._is_idle.wait()

    def _write(self) -> None:
        if self._alone:
            batch = self._alone.popleft()
        else:
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
        began = time.perf_counter()

        def written(failure: Exception | None) -> None:
            STORE_SECONDS.observe(time.perf_counter() - began)
            if isinstance(failure, Conflict) and len(batch) > 1:
                self._alone.extend([each] for each in batch)
            else:
                self._tell(batch, failure)
            self._go_on()

        self._writer.write([what for what, _ in batch], written)

    def _tell(self, batch: Batch, failure: Exception | None) -> None:
        if failure is None:
            COMMITS.inc()
            LINES.inc(sum(len(what.rows) for what, _ in batch))
        for _, stored in batch:
            try:
                stored(failure)
            except Exception:
                log.exception("what was stored could not be told")
        self.told_all()

    def _go_on(self) -> None:
        if self._waiting or self._alone:
            asyncio.get_running_loop().call_soon(self._write)
        else:
            self._is_idle.set()
