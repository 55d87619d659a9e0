"""Work that takes long is done beside the event loop, so that nobody else waits for it: by few threads, since all of
them share one interpreter. Whoever asks for it waits in a queue of their own, and those at the head of these queues
come in turn, so that one who asks for much keeps nobody else waiting; and only so much may wait."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import ParamSpec, TypeVar

from seaboard.core.errors import Trouble

P = ParamSpec("P")
T = TypeVar("T")


class FairPool:
    """Queues of long work, one for each who asks."""

    def __init__(self, name: str, most: int, most_of_one: int, threads: int = 1) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._free = threads
        self._most, self._most_of_one = most, most_of_one
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._count = 0
        self._turns: deque[str] = deque()
        """Those who wait for something, in the order in which they come."""

    @property
    def is_awaited(self) -> bool:
        """Whether anybody waits for their turn."""
        return self._count > 0

    @asynccontextmanager
    async def turn(self, whom: str) -> AsyncIterator[None]:
        """Wait until it is one's turn; Trouble if too much waits already."""
        place = self._wait(whom)
        try:
            await place
            yield
        finally:
            if place.done() and not place.cancelled():
                self._free += 1
                self._begin()

    def _wait(self, whom: str) -> asyncio.Future[None]:
        waiting = self._waiting.get(whom)
        if self._count >= self._most or (waiting is not None and len(waiting) >= self._most_of_one):
            raise Trouble("server-busy")
        if waiting is None:
            waiting = self._waiting[whom] = deque()
            self._turns.append(whom)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.append(place)
        self._count += 1
        self._begin()
        return place

    def _begin(self) -> None:
        """Let those in who are next."""
        while self._free and self._turns:
            whom = self._turns.popleft()
            place = self._waiting[whom].popleft()
            self._count -= 1
            if self._waiting[whom]:
                self._turns.append(whom)
            else:
                del self._waiting[whom]
            if not place.cancelled():
                self._free -= 1
                place.set_result(None)

    async def work(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do this in a thread, for one whose turn it is."""
        doing = asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *args, **kwargs))
        return await asyncio.shield(doing)

    async def do(self, whom: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do this when it is their turn."""
        async with self.turn(whom):
            return await self.work(work, *args, **kwargs)

    def stop(self) -> None:
        """Begin nothing more."""
        self._turns.clear()
        for waiting in self._waiting.values():
            for place in waiting:
                place.cancel()
        self._waiting.clear()
        self._count = 0
        self._threads.shutdown(wait=False, cancel_futures=True)
