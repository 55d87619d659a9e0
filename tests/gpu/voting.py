"""What `play_together` is to do, in plain words: the threads of a warp vote for the decision that most of them have a
game at, of equals for the first, and each of those makes a step in the first of its games that stands there."""

from __future__ import annotations

from array import array
from collections import Counter
from typing import Any, NamedTuple

from seaboard.core.forms.contract import Table
from seaboard.core.game import OVER
from seaboard.gpu import Batch, Card, Processor
from tests.games.following import host

WARPS = {Card: 32, Processor: 1}
"""Threads that vote together."""


class Voted(NamedTuple):
    """How many steps were made, how many games came to their end, and what became of every game and of its seeds."""

    made: int
    ended: int
    states: list[Any]
    rngs: list[list[int]]


def vote(batch: Batch, start: Any, votes: int) -> Voted:
    """What so many votes would make of a batch whose games all stand at the start, by the native form."""
    native, held = batch.game.form("native"), batch.sizes.held
    made = ended = 0
    tables = [native.table(start) for _ in range(batch.count)]
    rngs = [array("q", each) for each in host(batch.rngs).tolist()]
    threads = [range(first, first + held) for first in range(0, batch.count, held)]
    width = WARPS[type(batch.machine)]
    for at in range(0, len(threads), width):
        warp = threads[at : at + width]
        for _ in range(votes):
            due = {game: due_at(batch, tables[game]) for thread in warp for game in thread}
            tally = Counter(kind for thread in warp for kind in {due[game] for game in thread})
            chosen = min(tally, key=lambda kind: (-tally[kind], kind))
            for thread in warp:
                waiting = [game for game in thread if due[game] == chosen]
                for game in waiting[:1]:
                    made += tables[game].play_out(rngs[game], 1)
                    if tables[game].actor() == OVER:
                        tables[game] = native.table(start)
                        ended += 1
    return Voted(made, ended, [table.state() for table in tables], [list(rng) for rng in rngs])


def due_at(batch: Batch, table: Table) -> int:
    """The kind of decision that is due."""
    return table.data()[batch.sizes.due_at]
