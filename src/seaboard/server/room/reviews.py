"""Reviews of games that are over: thought about little by little, in turn with the bots of all tables, and kept for
whoever asks again. All that somebody asks for from one address has one turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from seaboard.bots.outlook import budget_of
from seaboard.bots.review import ITERATIONS, GameReview, Reviewer
from seaboard.core.errors import Trouble
from seaboard.core.game import Game
from seaboard.core.log import GameLog
from seaboard.server.room.thinking import Thinking
from seaboard.server.tell.answers import Review

MOST_KEPT = 64
MOST_AT_ONCE, MOST_OF_ADDRESS = 8, 3
PATIENCE = 1.0
"""Seconds that an answer waits for the end of a review."""


class Reviewing:
    """A review, under way or done."""

    def __init__(self, reviewer: Reviewer, whom: str, thinking: Thinking) -> None:
        self.reviewer = reviewer
        self.whom = whom
        """The address that asked for it first."""
        self.task = asyncio.create_task(self._think(thinking))

    async def _think(self, thinking: Thinking) -> GameReview:
        while not self.reviewer.is_done:
            await thinking.do_patiently(self.whom, self.reviewer.go_on)
        return self.reviewer.result()


class Reviews:
    """The reviews of a node."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._kept: OrderedDict[str, Reviewing] = OrderedDict()
        self._opening: list[str] = []
        """The addresses for which one is about to begin."""

    def has(self, table: str) -> bool:
        """Whether a review of this table is under way or done."""
        return table in self._kept

    async def read(self, table: str, game: Game[Any], log: GameLog, whom: str) -> Review:
        """How far the review is, and when it is done what came out. Who asks first begins it."""
        reviewing = self._kept.get(table) or await self._begin(table, game, log, whom)
        self._kept.move_to_end(table)
        await asyncio.wait([reviewing.task], timeout=PATIENCE)
        reviewer = reviewing.reviewer
        if not reviewing.task.done():
            return Review(reviewer.done, len(reviewer.history), None)
        if reviewing.task.cancelled():
            raise Trouble("server-busy")
        if reviewing.task.exception() is not None:
            self._kept.pop(table, None)
        return Review(reviewer.done, len(reviewer.history), await reviewing.task)

    async def _begin(self, table: str, game: Game[Any], log: GameLog, whom: str) -> Reviewing:
        self._thinking.refuse_if_busy()
        under_way = [*self._opening, *(each.whom for each in self._kept.values() if not each.task.done())]
        if len(under_way) >= MOST_AT_ONCE or under_way.count(whom) >= MOST_OF_ADDRESS:
            raise Trouble("server-busy")
        self._opening.append(whom)
        try:
            reviewer = await self._thinking.do_patiently(whom, _open_reviewer, game, log)
        finally:
            self._opening.remove(whom)
        # Somebody else may have begun meanwhile.
        if table not in self._kept:
            self._kept[table] = Reviewing(reviewer, whom, self._thinking)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)[1].task.cancel()
        return self._kept[table]

    def stop(self) -> None:
        """Begin nothing more."""
        for reviewing in self._kept.values():
            reviewing.task.cancel()


def _open_reviewer(game: Game[Any], log: GameLog) -> Reviewer:
    return Reviewer(game, log, budget_of(game, ITERATIONS))
