"""Many tables' lines in one transaction and one flush to the disk: whatever is appended until the room comes to rest,
or while the disk is busy, is written together. Whoever appended is told before the next lines are written."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from seaboard.server.metrics import COMMITS, LINES, STORE_SECONDS
from seaboard.server.storage.append import Append, Conflict, Writer

MOST_TOGETHER = 500
"""Appends that share one transaction at most."""

WhenStored = Callable[[Exception | None], None]
"""Told when lines are safe, or why they are not."""

Batch = list[tuple[Append, WhenStored]]

log = logging.getLogger("seaboard.store")


class GroupCommit:
    """The one who writes."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._waiting: Batch = []
        self._writing: asyncio.Task[None] | None = None
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
        """Write what waits: right here, or in a task if there is anything to wait for or to sort out."""
        batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
        try:
            with STORE_SECONDS.time():
                is_written = self._writer.write_now([what for what, _ in batch])
        except Exception:
            is_written = False
        if is_written:
            self._tell(batch, None)
            self._go_on()
        else:
            self._writing = asyncio.create_task(self._write_patiently(batch))

    async def _write_patiently(self, batch: Batch) -> None:
        try:
            await self._try(batch)
        finally:
            self._go_on()

    async def _try(self, batch: Batch) -> None:
        """Write a batch. Where some of it came too late, each append is on its own."""
        failure: Exception | None = None
        try:
            with STORE_SECONDS.time():
                await self._writer.write([what for what, _ in batch])
        except Exception as error:
            failure = error
        if isinstance(failure, Conflict) and len(batch) > 1:
            for each in batch:
                await self._try([each])
        else:
            self._tell(batch, failure)

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
        self._writing = None
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._write)
        else:
            self._is_idle.set()
