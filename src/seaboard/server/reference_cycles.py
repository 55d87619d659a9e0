"""Python's garbage collector walks over everything that lives: with hundreds of tables that is a pause of a tenth of a
second, every few seconds. So it looks only at what is new, when that is much, and sets aside what is still in use then.
What becomes garbage there, in circles that nobody can count down, is found by a long look: whenever a quarter more is
in memory than after the last one, and once in a while; where such looks find nothing, later, when twice as much is
there. So garbage never holds more than what is in use, and goes back to the system. So does what was never garbage but
is free again, such as what waited for hundreds of clients who did not read: the C library would keep it for later."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
import time

YOUNG = 60_000
"""Objects; a look at so many takes some ten milliseconds, once in tens of thousands of moves. A move under way has
fifty, lists of its position among them: with a smaller number hundreds at once would be looked at again and again,
though they are soon gone by themselves (with a fifth of it that took a sixth of the room's time)."""

NEVER = 1_000_000
LONG_LOOK = 600.0
"""Seconds between two long looks at most; more where they find nothing."""

CHECK = 2.0
"""Seconds between two looks at how much is in memory."""

GROWTH = 0.25
FRUITFUL = 0.02
"""The part of what is in memory that a long look must have freed to be worth its pause: a tenth of a second for five
hundred tables."""

CALMEST = 4
"""So many times later comes the next look after two that were not."""

SMALL = 200_000
"""Blocks of memory, some twenty megabytes: less than this is not worth a pause."""

MUCH_FREE = 64 * 1024 * 1024
"""Bytes that the C library may keep for later."""


class Collector:
    """Decides when to look through everything."""

    def __init__(self) -> None:
        self._blocks = 0
        self._looked = 0.0
        self._calm = 1
        """How many times later than usual the next long look comes."""
        self._least_free = 0
        """The smallest amount of free memory seen since the last malloc_trim. glibc counts trimmed pages as free too,
        so only growth above this is worth trimming."""

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
            elif self.is_much_free():
                self._give_back()

    def is_time(self) -> bool:
        """Whether so much has come since the last long look that there may be garbage among it."""
        has_grown = sys.getallocatedblocks() > self._blocks * (1 + GROWTH * self._calm) + SMALL
        return has_grown or time.monotonic() > self._looked + LONG_LOOK * self._calm

    def is_much_free(self) -> bool:
        """Whether much was used and is free since free pages went back to the system."""
        free = _free_bytes()
        self._least_free = min(self._least_free, free)
        return free > self._least_free + MUCH_FREE

    def look_through_everything(self) -> None:
        """Find garbage also among what was set aside."""
        before = sys.getallocatedblocks()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._give_back()
        self._blocks, self._looked = sys.getallocatedblocks(), time.monotonic()
        is_fruitful = before - self._blocks > before * FRUITFUL
        self._calm = 1 if is_fruitful else min(2 * self._calm, CALMEST)

    def _give_back(self) -> None:
        """Free pages go back to the system, where the C library can do that."""
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
        self._least_free = _free_bytes()


class _Mallinfo(ctypes.Structure):
    """What glibc tells of its memory (`mallinfo2`)."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    ]


def _free_bytes() -> int:
    """What is not in use and yet was not given back, as far as the C library says so."""
    tell = getattr(ctypes.CDLL(None), "mallinfo2", None)
    if tell is None:
        return 0
    tell.restype = _Mallinfo
    return int(tell().fordblks)
