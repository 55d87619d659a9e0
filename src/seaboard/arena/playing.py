"""One game of the arena, and what is remembered of it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Annotated, Any

import msgspec

from seaboard.bots import Choose, decide
from seaboard.core.dealer import FastDealer
from seaboard.core.game import CHANCE, OVER, Game, State
from seaboard.games.oh_crab.state import ABILITY_NAMES

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
    shares = [1 / len(sheet.winners) if seat in sheet.winners else 0.0 for seat in range(len(bots))]
    return Played(
        0,
        list(names),
        shares,
        sheet.totals,
        sheet.parts,
        sheet.ended_by,
        _find_first(game, state, first),
        decisions,
        steps,
        _find_marks(game, state),
        getattr(state, "round", 0),
    )


def _find_first(game: Game[Any], state: State, first: int) -> int:
    """Who began: in Oh Crab! all plan at the same time before."""
    return int(state.lot) if game.name == "oh_crab" else first


def _find_marks(game: Game[Any], state: State) -> list[list[str]]:
    """The abilities of everybody's crabs in Oh Crab!."""
    if game.name != "oh_crab" or not any(state.ability):
        return []
    crabs = range(state.crabs)
    return [[ABILITY_NAMES[state.ability[2 * seat + crab] - 1] for crab in crabs] for seat in range(state.players)]
