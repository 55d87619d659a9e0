"""Hints at a table: thought about in a thread, while the table goes on, from what the seat knows and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

from seaboard.bots.advice import Advised, Expected, advise, measure_of
from seaboard.bots.outlook import CERTAIN
from seaboard.core.game import Game, State
from seaboard.server.room.access import Asking
from seaboard.server.room.live_table import LiveTable
from seaboard.server.room.room import Room
from seaboard.server.room.worlds import find_decision
from seaboard.server.table.table import Table
from seaboard.server.tell import wire
from seaboard.server.tell.wire import Advice, Choice, Done


async def give_hint(room: Room, live: LiveTable, asking: Asking) -> Done:
    """The best few choices of whoever asks."""
    room.limits.spend("hints-per-seat", asking.need_person().id)
    room.thinking.refuse_if_busy()

    def imagine(table: Table) -> tuple[int, Game[Any], State, int, Random]:
        room.access.need_watch(table, asking)
        seat = asking.need_seat(table)
        state, rng = find_decision(table, seat)
        return table.seq, table.game, table.game.imagine(state, seat, rng), seat, rng

    seq, game, imagined, seat, rng = await live.call(imagine)
    # All hints of an address have one turn: whoever asks for them at sixty tables does not hold up sixty times as much.
    advised = await room.thinking.do_patiently(asking.address, advise, game, imagined, seat, rng)
    best = [_tell(game, each) for each in advised]
    return Done(seq=seq, hint=Choice(best[0].id, best[0].do), advice=Advice(measure_of(game, imagined), best))


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
