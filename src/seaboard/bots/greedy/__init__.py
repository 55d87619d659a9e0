"""Greedy bots, one for each game: the best of this turn, with no thought of what comes after."""

from __future__ import annotations

from random import Random


def best_of(worth: dict[int, float], rng: Random) -> int:
    """The action that is worth most; chance decides between equals."""
    best = max(worth.values())
    return rng.choice([action for action, value in worth.items() if value == best])
