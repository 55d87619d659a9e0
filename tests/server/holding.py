"""Holds up a queue of long work, so that something can happen while others wait in it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from seaboard.server.room.fair_pool import FairPool
from tests.server.running import DEADLINE


@asynccontextmanager
async def held_up(work: FairPool, *, in_their_turn: bool = False) -> AsyncIterator[None]:
    """Nobody's turn comes meanwhile; or it comes, and the work itself waits."""
    goes_on, begun = threading.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def hold_up() -> None:
        loop.call_soon_threadsafe(begun.set)
        assert goes_on.wait(DEADLINE)

    held = asyncio.create_task(work.work(hold_up) if in_their_turn else work.do("somebody else", hold_up))
    await begun.wait()
    try:
        yield
    finally:
        goes_on.set()
        await held


async def until_somebody_waits(work: FairPool) -> None:
    """Somebody is in the queue, or has their turn and waits for a thread."""
    while not work.is_awaited and work._threads._work_queue.empty():
        await asyncio.sleep(0.001)
