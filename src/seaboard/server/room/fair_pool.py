"""Work that takes long is done beside the event loop, so that nobody else waits for it: by few threads, since all of
them share one interpreter. Whoever asks for it waits in a queue of their own, and those at the head of these queues
come in turn, so that one who asks for much keeps nobody else waiting; and only so much may wait. What can be done
without comes after what others wait for."""

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

BEFORE_PATIENT = 3
"""So many come in before one of the patient, as long as both wait."""


class FairPool:
    """Queues of long work, one for each who asks."""

    def __init__(self, name: str, most: int, most_of_one: int, threads: int = 1) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._free = threads
        self._most, self._most_of_one = most, most_of_one
        self._waiting: dict[tuple[str, bool], deque[asyncio.Future[None]]] = {}
        self._count = 0
        self._turns: deque[str] = deque()
        """Those who wait for something, in the order in which they come."""
        self._patient: deque[str] = deque()
        """The same for those who can wait: however many they are, the others wait for few of them."""
        self._came_in = 0
        """How many of the others came in since one of the patient did."""

    @property
    def is_awaited(self) -> bool:
        """Whether anybody waits for their turn."""
        return self._count > 0

    @asynccontextmanager
    async def turn(self, whom: str, is_patient: bool = False) -> AsyncIterator[None]:
        """Wait until it is one's turn; Trouble if too much waits already."""
        place = self._wait(whom, is_patient)
        try:
            await place
            yield
        finally:
            if place.done() and not place.cancelled():
                self._free += 1
                self._begin()

    def _wait(self, whom: str, is_patient: bool) -> asyncio.Future[None]:
        waiting = self._waiting.get((whom, is_patient))
        if self._count >= self._most or (waiting is not None and len(waiting) >= self._most_of_one):
            raise Trouble("server-busy")
        if waiting is None:
            waiting = self._waiting[whom, is_patient] = deque()
            self._turns_of(is_patient).append(whom)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.append(place)
        self._count += 1
        self._begin()
        return place

    def _begin(self) -> None:
        """Let those in who are next."""
        while self._free and self._count:
            is_patient = self._is_for_patient()
            self._came_in = 0 if is_patient else self._came_in + 1
            turns = self._turns_of(is_patient)
            whom = turns.popleft()
            waiting = self._waiting[whom, is_patient]
            place = waiting.popleft()
            self._count -= 1
            if waiting:
                turns.append(whom)
            else:
                del self._waiting[whom, is_patient]
            if not place.cancelled():
                self._free -= 1
                place.set_result(None)

    def _turns_of(self, is_patient: bool) -> deque[str]:
        return self._patient if is_patient else self._turns

    def _is_for_patient(self) -> bool:
        """Whether the next turn is for one of those who can wait."""
        return bool(self._patient) and (not self._turns or self._came_in >= BEFORE_PATIENT)

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
        self._patient.clear()
        for waiting in self._waiting.values():
            for place in waiting:
                place.cancel()
        self._waiting.clear()
        self._count = 0
        self._threads.shutdown(wait=False, cancel_futures=True)
