"""Drawing at random by numbers that whoever calls brings along, alike in every form. For simulations only: at tables
dealers draw (`dealer.py`)."""

from __future__ import annotations

from typing import TypeAlias

from seaboard.core.rule import rule

Numbers: TypeAlias = list[int]
"""Where rules write numbers: a list or, when compiled, an array."""


@rule
def random_below(rng: Numbers, limit: int) -> int:
    """A number from 0 to limit - 1, alike in both forms. `rng` holds two seeds, each 1 to 2147483398.

    L'Ecuyer's combined generator (1988): every product fits in 64 bits. For simulations only.
    """
    rng[0] = rng[0] * 40014 % 2147483563
    rng[1] = rng[1] * 40692 % 2147483399
    mixed = rng[0] - rng[1]
    if mixed < 1:
        mixed += 2147483562
    return (mixed - 1) * limit // 2147483562


@rule
def pick_weighted(weights: Numbers, n: int, rng: Numbers) -> int:
    """The index of one of n outcomes, drawn by their weights."""
    total = weights[0]
    for i in range(1, n):
        total += weights[i]
    point = random_below(rng, total)
    chosen = 0
    while point >= weights[chosen]:
        point -= weights[chosen]
        chosen += 1
    return chosen


@rule
def draw_bit(mask: int, rng: Numbers) -> int:
    """One of the bits of a mask, each as likely."""
    left = 0
    for bit in range(63):
        left += (mask >> bit) & 1
    left = random_below(rng, left)
    bit = 0
    while True:
        if (mask >> bit) & 1 == 1:
            if left == 0:
                return bit
            left -= 1
        bit += 1
