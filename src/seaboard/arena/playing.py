"""One game of the arena, and what is remembered of it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Annotated, Any

import msgspec

from seaboard.bots import Choose, decide
from seaboard.core.dealer import FastDealer
from seaboard.core.game import CHANCE, OVER, Game

Number = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]
"""As large as anything that is counted in a game can be."""


class Played(msgspec.Struct, omit_defaults=True):
    """A finished game, seat by seat. `first` began; `marks` are what a seat had that others had not, `variant` is the
    value of the option that varies."""

    number: int
    bots: list[str]
    shares: list[float]
    totals: list[Number]
    parts: dict[str, list[Number]]
    ended_by: list[str]
    first: int
    decisions: list[Number]
    steps: Number
    marks: list[list[str]] = []
    rounds: Number = 0
    variant: str = ""


def play_game(game: Game[Any], options: Any, bots: Sequence[Choose], rng: Random, names: Sequence[str] = ()) -> Played:
    """Play one game; `rng` deals and thinks."""
    state, dealer = game.new(options), FastDealer(rng)
    decisions, steps, first = [0] * len(bots), 0, -1
    while (actor := game.actor(state)) != OVER:
        if actor == CHANCE:
            action = dealer.deal(game, state, steps)
        else:
            action = decide(bots[actor], game, state, actor, rng)
            decisions[actor] += 1
            first = actor if first < 0 else first
        game.apply(state, action, actor)
        steps += 1
    sheet = game.score(state)
    starter = game.starter(state)
    shares = [1 / len(sheet.winners) if seat in sheet.winners else 0.0 for seat in range(len(bots))]
    return Played(
        0,
        list(names),
        shares,
        sheet.totals,
        sheet.parts,
        sheet.ended_by,
        first if starter is None else starter,
        decisions,
        steps,
        game.marks(state),
        getattr(state, "round", 0),
    )
