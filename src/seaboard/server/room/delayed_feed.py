"""A table as it was some time ago, for those who watch with a delay. A snapshot of whatever is told to the seats is put
into a queue, and shown when it has waited as long as the table was set up to. Of what happened before the table came
into memory there is no snapshot; whoever watches waits until there is one."""

from __future__ import annotations

import asyncio
from typing import Protocol

from seaboard.core.errors import Trouble
from seaboard.server.table.table import OPEN, RUNNING, Table
from seaboard.server.tell.lines import encode
from seaboard.server.tell.wire import Full, Viewer
from seaboard.server.times import now


class Source(Protocol):
    """Where the snapshots come from."""

    @property
    def table(self) -> Table:
        """The table."""
        ...

    def full_now(self, viewer: Viewer, person: str | None) -> Full:
        """Everything as it is."""
        ...

    def push_late(self, message: bytes) -> None:
        """Send this to all who see the table late."""
        ...


class Viewing(Protocol):
    """Somebody who watches."""

    def push(self, message: bytes) -> None:
        """Send when possible."""
        ...


STEPS = 240
"""The delay is divided into this many steps. Snapshots due within one step are merged: only the newest is kept.
Otherwise frequent writing at a table with a long delay would fill the memory (10 KiB a snapshot)."""


class DelayedFeed:
    """The queue of snapshots of one table."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._queue: list[tuple[float, Full]] = []
        self._step_ends = 0.0
        """Until when a new snapshot takes the place of the last in the queue."""
        self._shown: Full | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """How many snapshots wait."""
        return len(self._queue)

    @property
    def is_behind(self) -> bool:
        """Whether something waits to be shown."""
        return bool(self._queue)

    def add(self) -> None:
        """Something was told to the seats."""
        full, wait = self._source.full_now(None, None), self._seconds_to_wait()
        if wait <= 0 and not self._queue:
            self._shown = full
            return
        due = max(asyncio.get_running_loop().time() + wait, self._queue[-1][0] if self._queue else 0.0)
        if self._queue and due < self._step_ends:
            self._queue.pop()
        else:
            self._step_ends = due + self._source.table.setup.delay / STEPS
        self._queue.append((due, full))
        self._wait()

    def begin_anew(self) -> None:
        """What was stored has been changed, and what waits here may have a name that nobody is to hear any more."""
        self._queue.clear()
        self._shown = None
        self.add()

    def _seconds_to_wait(self) -> float:
        """A game that was over when the table came into memory may still be news."""
        table = self._source.table
        if table.status == OPEN:
            return 0.0
        if table.status == RUNNING or self._queue:
            return table.setup.delay
        return table.setup.delay - (now() - table.played_at) / 1000

    def show(self) -> Full:
        """The table as those who watch may see it now."""
        if self._shown is None:
            wait = self._queue[0][0] - asyncio.get_running_loop().time() if self._queue else 0
            raise Trouble("seen-late", seconds=max(1, round(wait)))
        return self._shown

    def known(self) -> tuple[int, int]:
        """The number of the last line that they know of, and that of the next entry."""
        if self._shown is None:
            return 0, 0
        return self._shown.number, 0 if self._shown.play is None else self._shown.play.seq

    def show_to(self, viewer: Viewing) -> None:
        """The same for somebody who waits for it."""
        if self._shown is not None:
            viewer.push(encode(self._shown))

    def _wait(self) -> None:
        if self._timer is None and self._queue:
            self._timer = asyncio.get_running_loop().call_at(self._queue[0][0], self._release)

    def _release(self) -> None:
        self._timer = None
        if self._queue and self._queue[0][0] <= asyncio.get_running_loop().time():
            _, self._shown = self._queue.pop(0)
            self._source.push_late(encode(self._shown))
        self._wait()
