"""What results prove, and what they do not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

Z = 1.96
"""For intervals of 95 %."""


class Estimate(NamedTuple):
    """A figure with its interval of 95 %."""

    value: float
    low: float
    high: float
    games: int


def wilson(rate: float, games: int, z: float = Z) -> tuple[float, float]:
    """Wilson's interval for a share, honest near 0 and 1 too."""
    middle = rate + z * z / (2 * games)
    spread = z * ((rate * (1 - rate) + z * z / (4 * games)) / games) ** 0.5
    whole = 1 + z * z / games
    return (middle - spread) / whole, (middle + spread) / whole


def estimate_share(shares: Sequence[float]) -> Estimate:
    """The share of victories, from that of each game."""
    rate = sum(shares) / len(shares)
    return Estimate(rate, *wilson(rate, len(shares)), len(shares))


def relative_share(shares: Iterable[tuple[float, int]]) -> Estimate:
    """A share of victories as a multiple of the fair one, from (share, players) of each game."""
    games = list(shares)
    fair = sum(1 / players for _, players in games) / len(games)
    share = estimate_share([share for share, _ in games])
    return Estimate(share.value / fair, share.low / fair, share.high / fair, share.games)


def estimate_mean(values: Sequence[float]) -> Estimate:
    """The mean of some values."""
    games = len(values)
    mean = sum(values) / games
    variance = sum((value - mean) ** 2 for value in values) / max(1, games - 1)
    spread = Z * (variance / games) ** 0.5
    return Estimate(mean, mean - spread, mean + spread, games)
