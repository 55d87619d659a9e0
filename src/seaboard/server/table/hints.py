"""Hints at a table: thought about in a thread, while the table goes on, from what the seat knows and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

from seaboard.bots.advice import Advised, Expected, advise, measure_of
from seaboard.bots.outlook import CERTAIN
from seaboard.core.errors import Trouble
from seaboard.core.game import Game, State
from seaboard.core.match import Match
from seaboard.server.table.access import Asking
from seaboard.server.table.live_table import LiveTable
from seaboard.server.table.room import Room
from seaboard.server.table.table import Table
from seaboard.server.tell import wire
from seaboard.server.tell.wire import Advice, Choice, Done

MOST_CHANGES = 8
"""How many changes of mind are followed back: each is a replay of up to a few hundred actions, on the event loop."""


async def give_hint(room: Room, live: LiveTable, asking: Asking) -> Done:
    """The best few choices of whoever asks."""
    room.limits.spend("hints-per-seat", asking.need_person().id)
    room.thinking.refuse_if_busy()

    def imagine(table: Table) -> tuple[int, Game[Any], State, int, Random]:
        room.access.need_watch(table, asking)
        seat = asking.need_seat(table)
        if table.match is None or seat not in table.actors():
            raise Trouble("not-your-turn")
        state, decided = _before_deciding(table.match, seat)
        # Whoever asks again is told the same, also when others have planned meanwhile.
        rng = Random(f"{table.setup.id} {seat} {decided}")
        return table.seq, table.game, table.game.imagine(state, seat, rng), seat, rng

    seq, game, imagined, seat, rng = await live.call(imagine)
    best = [_tell(game, each) for each in await room.thinking.do(live.id, advise, game, imagined, seat, rng)]
    return Done(seq=seq, hint=Choice(best[0].id, best[0].do), advice=Advice(measure_of(game, imagined), best))


def _before_deciding(match: Match, seat: int) -> tuple[State, int]:
    """The position in which the seat is to decide, and how much it had decided before. Who has planned already, and
    perhaps changed their mind since, is told what they would have been told before."""
    own = [number for number, action in enumerate(match.history) if action.actor == seat]
    state, decided = match.state, len(own)
    for number in reversed(own[-MOST_CHANGES:]):
        if seat in match.game.awaited(state):
            break
        state, decided = match.state_before(number), decided - 1
    return state, decided


def _tell(game: Game[Any], each: Advised) -> wire.Advised:
    return wire.Advised(
        id=each.action,
        do=game.describe(each.action),
        estimate=round(each.estimate.mean, 4),
        error=round(CERTAIN * each.estimate.error, 4),
        gain=round(each.gain, 2),
        others=None if each.gain_of_others is None else round(each.gain_of_others, 2),
        expected=[_tell_expected(expected) for expected in each.expected],
    )


def _tell_expected(expected: Expected) -> wire.Expected:
    odds = round(expected.odds, 2)
    if expected.actor is None:
        return wire.Expected(odds, event=expected.what)
    return wire.Expected(odds, actor=expected.actor, do=expected.what)
