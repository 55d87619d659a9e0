"""When the room was closed. Every few seconds each node says in the database that it is open; where nobody said so for
a while, no move could be stored, and the clocks of games stand still. All nodes read the same times, so that every
replay of a table reads the same clock."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from seaboard.core.errors import Trouble
from seaboard.server.storage.store import Store
from seaboard.server.table.clock import Downtime
from seaboard.server.times import now

OPEN, CLOSED = "open", "closed"
"""What the database calls them."""

BEAT = 5.0
"""Seconds between two times of saying so."""

SILENCE = 15_000
"""Milliseconds without a word after which the room was closed."""

MOST = 500
"""Times that are kept: more than there are restarts in the longest time to think."""

log = logging.getLogger("seaboard.closings")
_decoder = msgspec.json.Decoder(list[Downtime])


class Downtimes:
    """The times at which the room was closed, in their order; `times` is shared with all clocks."""

    def __init__(self, store: Store) -> None:
        self.times: list[Downtime] = []
        self._store = store
        self._said: int | None = None
        """When this node last said so. What others said is read only after a silence: their clocks may differ."""
        self._saying = asyncio.Lock()

    async def run(self) -> None:
        """Go on saying that the room is open."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.say_open()
            except Trouble as trouble:
                log.warning("could not say that the room is open: %s", trouble.message)
            except Exception:
                log.exception("could not say that the room is open")

    async def wake(self) -> None:
        """Before anybody's time is up: if this node stood still, the clocks did."""
        if self.was_silent():
            async with self._saying:
                if self.was_silent():
                    await self._say_open()

    def was_silent(self) -> bool:
        """Whether this node has not said lately that the room is open."""
        return self._said is None or now() - self._said > SILENCE

    async def say_open(self) -> None:
        """The room is open now. Was it so until now?"""
        async with self._saying:
            await self._say_open()

    async def _say_open(self) -> None:
        said = await self._store.read_values([OPEN, CLOSED])
        at, found = now(), _decoder.decode(said.get(CLOSED, "[]"))
        values = {OPEN: str(at)}
        if self.was_silent() and OPEN in said and at - int(said[OPEN]) > SILENCE:
            found = [*found, Downtime(int(said[OPEN]), at)][-MOST:]
            values[CLOSED] = msgspec.json.encode(found).decode()
        await self._store.write_values(values)
        self.times[:], self._said = found, at
