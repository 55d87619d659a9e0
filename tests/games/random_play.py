"""Random play through the public face of a game, one step at a time."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from seaboard.core.dealer import FastDealer
from seaboard.core.game import CHANCE, OVER, Game, State

Step = tuple[State, int, int]


def steps(game: Game[Any], state: State, seed: int, most: int = 100_000) -> Iterator[Step]:
    """Play in place; before every step yield the state, who acts and the action about to be made."""
    rng = Random(seed)
    dealer = FastDealer(rng)
    for seq in range(most):
        actor = game.actor(state)
        if actor == OVER:
            return
        action = dealer.deal(game, state, seq) if actor == CHANCE else rng.choice(game.legal(state, actor))
        yield state, actor, action
        game.step(state, action, actor)
    raise AssertionError(f"the game has not ended after {most} steps")
