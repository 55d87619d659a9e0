"""Limits of a room with several nodes: who has spent much at one of them has less left at all others. Nodes tell each
other through PostgreSQL (NOTIFY) once a second at most, and of those only who spend faster than they are given: of
people who play nobody hears. What is open or comes in as bytes is a burden of one node, and counted there alone."""

from __future__ import annotations

import asyncio
import logging
import secrets

import msgspec

from seaboard.core.errors import Trouble
from seaboard.server.limits import Limits, Spent
from seaboard.server.storage.postgres import SPENDING, tell_nodes
from seaboard.server.storage.store import Store

PAUSE = 1.0
AT_ONCE = 50
"""Entries in one message; PostgreSQL takes 8,000 bytes."""

MOST_WAITING = 5_000

log = logging.getLogger("seaboard.limits")


class Spending(msgspec.Struct, array_like=True):
    """What was spent at a node."""

    node: str
    spent: list[Spent]


class SharedLimits:
    """Tells other nodes what was spent here, and hears what was spent there."""

    def __init__(self, limits: Limits, store: Store) -> None:
        self._limits = limits
        self._store = store
        self._node = secrets.token_hex(8)
        self._spent: list[Spent] = []
        if store.is_postgres:
            limits.spent_much = self._note

    def _note(self, spent: Spent) -> None:
        # A connection is at one node only, and its name means another one elsewhere.
        if not spent.limit.endswith("-per-connection") and len(self._spent) < MOST_WAITING:
            self._spent.append(spent)

    async def run(self) -> None:
        """Tell for ever; with SQLite there is nobody to tell."""
        while self._store.is_postgres:
            await asyncio.sleep(PAUSE)
            spent, self._spent = self._spent, []
            try:
                await self._tell(spent)
            except Trouble as trouble:
                log.warning("limits could not be shared: %s", trouble.message)
            except Exception:
                log.exception("limits could not be shared")

    async def _tell(self, spent: list[Spent]) -> None:
        parts = [spent[first : first + AT_ONCE] for first in range(0, len(spent), AT_ONCE)]
        if parts:
            news = [msgspec.json.encode(Spending(self._node, part)).decode() for part in parts]
            async with self._store.writing() as connection:
                await tell_nodes(connection, news, SPENDING)

    def hear(self, news: str) -> None:
        """Another node said something, or this one."""
        said = msgspec.json.decode(news, type=Spending)
        if said.node != self._node:
            for each in said.spent:
                self._limits.hear(each)
