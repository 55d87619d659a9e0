"""Python's garbage collector walks over everything that lives: with hundreds of tables that is a pause of a tenth of a
second, every few seconds. So it looks only at what is new, often and briefly, and sets aside what is still in use then.
What becomes garbage there, in circles that nobody can count down, is found by a long look once in a while."""

from __future__ import annotations

import asyncio
import gc

YOUNG = 400
"""Objects; a look at so many takes less than a millisecond."""

NEVER = 1_000_000
LONG_LOOK = 600.0
"""Seconds between two long looks."""


def spare_the_collector() -> None:
    """From now on look at new objects only."""
    look_through_everything()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    gc.callbacks.append(lambda phase, _: gc.freeze() if phase == "stop" else None)


async def tidy_up() -> None:
    """Take the long looks."""
    while True:
        await asyncio.sleep(LONG_LOOK)
        look_through_everything()


def look_through_everything() -> None:
    """Find garbage also among what was set aside."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
