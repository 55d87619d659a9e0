"""Work that takes long is done beside the event loop, so that nobody else waits for it: by few threads, since all of
them share one interpreter, and with a bound on what may wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

from seaboard.core.errors import Trouble

P = ParamSpec("P")
T = TypeVar("T")


class Beside:
    """A queue of long work."""

    def __init__(self, name: str, most: int, threads: int = 1) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._most = most
        self._waiting = 0

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do this in its turn; Trouble if too much waits already."""
        if self._waiting >= self._most:
            raise Trouble("server-busy")
        self._waiting += 1
        loop = asyncio.get_running_loop()
        doing = loop.run_in_executor(self._threads, partial(work, *args, **kwargs))
        doing.add_done_callback(self._note_done)
        return await asyncio.shield(doing)

    def _note_done(self, done: asyncio.Future[Any]) -> None:
        """Also of work whose asker has gone: it is done all the same."""
        self._waiting -= 1
        if not done.cancelled():
            done.exception()

    def stop(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
