"""Python's garbage collector walks over everything that lives: with hundreds of tables that is a pause of a tenth of a
second, every few seconds. So it looks only at what is new, often and briefly, and sets aside what is still in use then.
What becomes garbage there, in circles that nobody can count down, is found by a long look: whenever a quarter more is
in memory than after the last one, and once in a while. So garbage never holds more than that, and goes back to the
system."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
import time

YOUNG = 12_000
"""Objects; a look at so many takes a few milliseconds. Requests under way are a dozen each: with a smaller number
hundreds of them at once would be looked at again and again, though they are soon gone by themselves."""

NEVER = 1_000_000
LONG_LOOK = 600.0
"""Seconds between two long looks at most."""

CHECK = 2.0
"""Seconds between two looks at how much is in memory."""

GROWTH = 1.25
SMALL = 200_000
"""Blocks of memory, some twenty megabytes: less than this is not worth a pause."""


class Collector:
    """Decides when to look through everything."""

    def __init__(self) -> None:
        self._blocks = 0
        self._looked = 0.0

    def spare(self) -> None:
        """From now on look at new objects only."""
        self.look_through_everything()
        gc.set_threshold(YOUNG, NEVER, NEVER)
        gc.callbacks.append(lambda phase, _: gc.freeze() if phase == "stop" else None)

    async def tidy_up(self) -> None:
        """Take the long looks."""
        while True:
            await asyncio.sleep(CHECK)
            if self.is_time():
                self.look_through_everything()

    def is_time(self) -> bool:
        """Whether so much has come since the last long look that there may be garbage among it."""
        has_grown = sys.getallocatedblocks() > self._blocks * GROWTH + SMALL
        return has_grown or time.monotonic() > self._looked + LONG_LOOK

    def look_through_everything(self) -> None:
        """Find garbage also among what was set aside."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        _give_back()
        self._blocks, self._looked = sys.getallocatedblocks(), time.monotonic()


def _give_back() -> None:
    """Free pages go back to the system, where the C library can do that."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
