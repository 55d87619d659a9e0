"""Who thinks when: all bots, hints and reviews of a node share few threads beside the event loop. Tables take turns, so
that one at which much is to be thought about does not keep the others waiting; and only so much may wait at each."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, ParamSpec, TypeVar

from seaboard.core.errors import Trouble

P = ParamSpec("P")
T = TypeVar("T")

MOST_THREADS = 4
MOST_OF_TABLE = 12
"""Thoughts that may wait at one table: a hint and a move for each seat."""
MOST_TABLES = 200
"""Tables at which somebody waits: with more, only bots are heard, for whom games stand still."""


class Thought(NamedTuple):
    """Something to think about, and who waits for what comes of it."""

    think: Callable[[], Any]
    answer: asyncio.Future[Any]


def count_threads() -> int:
    """One processor is left to the event loop, where there are several."""
    return max(1, min(MOST_THREADS, (os.cpu_count() or 1) - 1))


class Thinking:
    """A queue for each table, and threads that take from them in turn."""

    def __init__(
        self, threads: int | None = None, most_of_table: int = MOST_OF_TABLE, most_tables: int = MOST_TABLES
    ) -> None:
        self._free = threads or count_threads()
        self._threads = ThreadPoolExecutor(self._free, "thinking")
        self._most_of_table, self._most_tables = most_of_table, most_tables
        self._waiting: dict[str, deque[Thought]] = {}
        self._turns: deque[str] = deque()
        """The tables at which somebody waits, in the order in which they come to think."""

    def refuse_if_busy(self) -> None:
        """Trouble if so many tables wait that nothing should be asked for which can be done without."""
        if len(self._turns) >= self._most_tables:
            raise Trouble("server-busy")

    async def do(self, table: str, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Think about this when it is the table's turn; Trouble if too much waits there already."""
        waiting = self._waiting.get(table)
        if waiting is not None and len(waiting) >= self._most_of_table:
            raise Trouble("server-busy")
        if waiting is None:
            waiting = self._waiting[table] = deque()
            self._turns.append(table)
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        waiting.append(Thought(partial(think, *args, **kwargs), answer))
        self._begin()
        return await answer

    def _begin(self) -> None:
        """Give what is next to the threads that have nothing to do."""
        while self._free and self._turns:
            table = self._turns.popleft()
            thought = self._waiting[table].popleft()
            if self._waiting[table]:
                self._turns.append(table)
            else:
                del self._waiting[table]
            if not thought.answer.cancelled():
                self._free -= 1
                doing = asyncio.get_running_loop().run_in_executor(self._threads, thought.think)
                doing.add_done_callback(partial(self._end, thought.answer))

    def _end(self, answer: asyncio.Future[Any], done: asyncio.Future[Any]) -> None:
        """Also of what nobody waits for any more: it was thought all the same."""
        self._free += 1
        self._begin()
        if done.cancelled():
            answer.cancel()
        elif (error := done.exception()) is not None:
            if not answer.done():
                answer.set_exception(error)
        elif not answer.done():
            answer.set_result(done.result())

    def stop(self) -> None:
        """Begin nothing more."""
        self._turns.clear()
        for waiting in self._waiting.values():
            for thought in waiting:
                thought.answer.cancel()
        self._waiting.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)
