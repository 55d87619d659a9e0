"""A table as it was some time ago, for those who watch with a delay: whatever is told to the seats lies on a shelf for
as long as the table was set up to wait, and only then is it shown. What happened before the table came into memory has
no shelf; whoever watches waits until it has."""

from __future__ import annotations

import asyncio
from typing import Protocol

from seaboard.core.errors import Trouble
from seaboard.server.table.table import OPEN, RUNNING, Table
from seaboard.server.tell.lines import encode
from seaboard.server.tell.wire import Full, Viewer
from seaboard.server.times import now


class Stage(Protocol):
    """What is shown late."""

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


class LateShow:
    """The shelf of one table."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._shelf: list[tuple[float, Full]] = []
        self._step_ends = 0.0
        """Until when what may be seen goes with the last of the shelf."""
        self._shown: Full | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """How many shows wait."""
        return len(self._shelf)

    @property
    def is_behind(self) -> bool:
        """Whether something waits to be shown."""
        return bool(self._shelf)

    def add(self) -> None:
        """Something was told to the seats."""
        full, wait = self._stage.full_now(None, None), self._seconds_to_wait()
        if wait <= 0 and not self._shelf:
            self._shown = full
            return
        due = max(asyncio.get_running_loop().time() + wait, self._shelf[-1][0] if self._shelf else 0.0)
        if self._shelf and due < self._step_ends:
            self._shelf.pop()
        else:
            self._step_ends = due + self._stage.table.setup.delay / STEPS
        self._shelf.append((due, full))
        self._wait()

    def begin_anew(self) -> None:
        """What was stored has been changed, and what waits here may have a name that nobody is to hear any more."""
        self._shelf.clear()
        self._shown = None
        self.add()

    def _seconds_to_wait(self) -> float:
        """A game that was over when the table came into memory may still be news."""
        table = self._stage.table
        if table.status == OPEN:
            return 0.0
        if table.status == RUNNING or self._shelf:
            return table.setup.delay
        return table.setup.delay - (now() - table.played_at) / 1000

    def show(self) -> Full:
        """The table as those who watch may see it now."""
        if self._shown is None:
            wait = self._shelf[0][0] - asyncio.get_running_loop().time() if self._shelf else 0
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
        if self._timer is None and self._shelf:
            self._timer = asyncio.get_running_loop().call_at(self._shelf[0][0], self._release)

    def _release(self) -> None:
        self._timer = None
        if self._shelf and self._shelf[0][0] <= asyncio.get_running_loop().time():
            _, self._shown = self._shelf.pop(0)
            self._stage.push_late(encode(self._shown))
        self._wait()
