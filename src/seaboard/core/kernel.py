"""The contract between a game's rules and everything that plays them, and the loops that are the same for all games.

A game's rules are four functions over (box, state): `actor`, `legal`, `odds`, `step`. The four below only state the
contract; `bind` puts a game's own in their place, interpreted or compiled. Rules never draw random numbers: when
chance acts, `legal` lists the outcomes and `odds` their weights, and whoever calls picks one.
"""

from __future__ import annotations

from typing import Any

from seaboard.core.drawing import Numbers as Numbers
from seaboard.core.drawing import pick_weighted as pick_weighted
from seaboard.core.drawing import random_below as random_below
from seaboard.core.rule import rule

CHANCE = -1
OVER = -2


@rule
def actor(box: Any, s: Any) -> int:
    """Who acts now: a seat (0 and up), CHANCE or OVER."""
    raise NotImplementedError


@rule
def legal(box: Any, s: Any, out: Numbers) -> int:
    """Write the legal action ids to `out`, ascending; return how many. At least one unless the game is over."""
    raise NotImplementedError


@rule
def odds(box: Any, s: Any, out: Numbers) -> int:
    """When chance acts: write a positive integer weight for each outcome that `legal` lists; return how many."""
    raise NotImplementedError


@rule
def step(box: Any, s: Any, action: int) -> None:
    """Apply one legal action in place. The caller has checked legality."""
    raise NotImplementedError


@rule
def choose_at_random(box: Any, s: Any, out: Numbers, weights: Numbers, rng: Numbers) -> int:
    """An action of random play: a seat chooses evenly, chance by its odds."""
    n = legal(box, s, out)
    if actor(box, s) == CHANCE:
        odds(box, s, weights)
        return out[pick_weighted(weights, n, rng)]
    return out[random_below(rng, n)]


@rule
def play_one(box: Any, s: Any, out: Numbers, weights: Numbers, rng: Numbers) -> int:
    """Make one step of random play. Return the action."""
    action = choose_at_random(box, s, out, weights, rng)
    step(box, s, action)
    return action


@rule
def play_out(box: Any, s: Any, out: Numbers, weights: Numbers, rng: Numbers, most: int) -> int:
    """Play at random until the game is over or `most` steps are made; return the number of steps."""
    steps = 0
    while steps < most and actor(box, s) != OVER:
        play_one(box, s, out, weights, rng)
        steps += 1
    return steps


@rule
def play_many(
    boxes: Any, starts: Any, scratch: Any, games: int, out: Numbers, weights: Numbers, rng: Numbers, most: int
) -> int:
    """Play whole random games from one start; return the number of steps. Entry point: takes one-element arrays."""
    total = 0
    for _ in range(games):
        scratch[0] = starts[0]
        total += play_out(boxes[0], scratch[0], out, weights, rng, most)
    return total


@rule
def play_trace(
    boxes: Any, states: Any, index: int, out: Numbers, weights: Numbers, rng: Numbers, actions: Numbers, most: int
) -> int:
    """Play states[index] at random for at most `most` steps, noting each action; return how many were made."""
    steps = 0
    while steps < most and actor(boxes[0], states[index]) != OVER:
        actions[steps] = play_one(boxes[0], states[index], out, weights, rng)
        steps += 1
    return steps


@rule
def step_at(boxes: Any, states: Any, index: int, action: int) -> None:
    """Entry point: apply one legal action to states[index]."""
    step(boxes[0], states[index], action)


@rule
def legal_at(boxes: Any, states: Any, index: int, out: Numbers, weights: Numbers) -> int:
    """Entry point: list the legal actions of states[index] and, when chance acts, their weights; return how many."""
    n = legal(boxes[0], states[index], out)
    if actor(boxes[0], states[index]) == CHANCE:
        odds(boxes[0], states[index], weights)
    return n


@rule
def actor_at(boxes: Any, states: Any, index: int) -> int:
    """Entry point: who acts in states[index]."""
    return actor(boxes[0], states[index])
