"""Playing by hunches: a greedy player that is the same for all games, in every form of the rules. What a sensible
player does is the game's own rule `hunch` (`search.py` declares it)."""

from __future__ import annotations

from typing import Any

from seaboard.core.kernel import CHANCE, OVER, Numbers, actor, legal, odds, pick_weighted, random_below, step
from seaboard.core.rule import rule
from seaboard.core.search import hunch


@rule
def choose_greedily(box: Any, s: Any, out: Numbers, weights: Numbers, rng: Numbers) -> int:
    """The legal action that the game's hunches speak for most, the seeds deciding between equals; chance acts by its
    odds."""
    n = legal(box, s, out)
    if actor(box, s) == CHANCE:
        odds(box, s, weights)
        return out[pick_weighted(weights, n, rng)]
    best = 0
    chosen = 0
    equals = 0
    for i in range(n):
        leaning = hunch(box, s, out[i], weights)
        if leaning > best:
            best = leaning
            chosen = i
            equals = 1
        elif leaning == best:
            equals += 1
            if random_below(rng, equals) == 0:
                chosen = i
    return out[chosen]


@rule
def play_greedily(box: Any, s: Any, out: Numbers, weights: Numbers, rng: Numbers, most: int) -> int:
    """Play on greedily to the end, or for `most` steps; return how many were made."""
    steps = 0
    while steps < most and actor(box, s) != OVER:
        step(box, s, choose_greedily(box, s, out, weights, rng))
        steps += 1
    return steps


@rule
def choose_greedily_at(boxes: Any, states: Any, index: int, out: Numbers, weights: Numbers, rng: Numbers) -> int:
    """Entry point: the greedy choice in states[index]."""
    return choose_greedily(boxes[0], states[index], out, weights, rng)


@rule
def play_greedily_at(
    boxes: Any, states: Any, index: int, out: Numbers, weights: Numbers, rng: Numbers, most: int
) -> int:
    """Entry point: play states[index] on greedily."""
    return play_greedily(boxes[0], states[index], out, weights, rng, most)
