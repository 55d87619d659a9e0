"""Who thinks when: all bots, hints and reviews of a node share few threads beside the event loop. Tables take turns, so
that one at which much is to be thought about does not keep the others waiting; and only so much may wait at each. For
bots games stand still, hints and reviews are patient."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from seaboard.core.errors import Trouble
from seaboard.server.room.fair_pool import FairPool

P = ParamSpec("P")
T = TypeVar("T")

MOST_THREADS = 4
MOST_OF_TABLE = 12
"""Thoughts that may wait at one table: a hint and a move for each seat."""
MOST_TABLES = 200
"""Tables at which somebody waits: with more, only bots are heard, for whom games stand still."""


def count_threads() -> int:
    """One processor is left to the event loop, where there are several."""
    return max(1, min(MOST_THREADS, (os.cpu_count() or 1) - 1))


class Thinking(FairPool):
    """A queue for each table, and threads that take from them in turn."""

    def __init__(
        self, threads: int | None = None, most_of_table: int = MOST_OF_TABLE, most_tables: int = MOST_TABLES
    ) -> None:
        self._count_threads = threads or count_threads()
        super().__init__("thinking", sys.maxsize, most_of_table, self._count_threads)
        self._most_tables = most_tables

    def crowd(self) -> float:
        """How many bots wait for each thread: whoever thinks by the clock shares it with them."""
        return len(self._turns) / self._count_threads

    async def do_patiently(self, whom: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something that games do not wait for, when it is their turn."""
        async with self.turn(whom, is_patient=True):
            return await self.work(work, *args, **kwargs)

    def refuse_if_busy(self) -> None:
        """Trouble if so many tables wait that nothing should be asked for which can be done without."""
        if len(self._turns) + len(self._patient) >= self._most_tables:
            raise Trouble("server-busy")
