"""Ratings for tables of two and more. The model is Luce's choice, in two-player games Bradley and Terry's: every seat
has a strength, and a seat's chance of victory is its strength over the sum of all strengths at the table. Only the
victory counts, as in the games; who shares it has a share of the game.

Ratings are logarithms of strengths on the scale of Elo: 400 points more are ten times the strength, and the mean of all
bots is 1500. They are those of the greatest likelihood, with one imagined game that every bot halves with a mean one,
so that a bot that always or never wins has a rating too. The intervals of 95 % come from the information matrix, the
curvature of the likelihood there."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

import numpy as np
import numpy.typing as npt

from seaboard.arena.playing import Played
from seaboard.arena.statistics import Estimate, Z

POINTS = 400 / log(10)
"""Of a rating, for each unit of the logarithm of a strength."""
MEAN = 1500
STEPS = 100
"""Newton's method needs about ten."""

Numbers = npt.NDArray[np.float64]
Tables = dict[tuple[int, ...], Numbers]


def rate(games: Sequence[Played]) -> dict[str, Estimate]:
    """The rating of every bot, the best first."""
    bots = sorted({bot for played in games for bot in played.bots})
    tables = _count_tables(games, bots)
    strengths: Numbers = np.zeros(len(bots))
    for _ in range(STEPS):
        slope, curve = _derive(strengths, tables)
        step = np.clip(np.linalg.solve(curve, slope), -1, 1)
        strengths += step
        if np.abs(step).max() < 1e-9:
            break
    centre = np.eye(len(bots)) - 1 / len(bots)
    spread = centre @ np.linalg.inv(_derive(strengths, tables)[1]) @ centre
    values = MEAN + POINTS * (centre @ strengths)
    widths = Z * POINTS * np.sqrt(np.diag(spread))
    played = [sum(bot in game.bots for game in games) for bot in bots]
    rated = {
        bot: Estimate(float(value), float(value - width), float(value + width), count)
        for bot, value, width, count in zip(bots, values, widths, played, strict=True)
    }
    return dict(sorted(rated.items(), key=lambda each: -each[1].value))


def _count_tables(games: Sequence[Played], bots: list[str]) -> Tables:
    """For every set of bots that met, by how many seats each had: the shares of their victories."""
    at = {bot: number for number, bot in enumerate(bots)}
    tables: Tables = {}
    for played in games:
        seats, shares = [0] * len(bots), np.zeros(len(bots))
        for bot, share in zip(played.bots, played.shares, strict=True):
            seats[at[bot]] += 1
            shares[at[bot]] += share
        tables[tuple(seats)] = tables.get(tuple(seats), 0) + shares
    return tables


def _derive(strengths: Numbers, tables: Tables) -> tuple[Numbers, Numbers]:
    """The slope of the logarithm of the likelihood, and its curvature turned positive."""
    even = 1 / (1 + np.exp(-strengths))
    slope = 0.5 - even
    curve = np.diag(even * (1 - even))
    for seats, shares in tables.items():
        weights = np.array(seats) * np.exp(strengths)
        chances = weights / weights.sum()
        games = shares.sum()
        slope = slope + shares - games * chances
        curve = curve + games * (np.diag(chances) - np.outer(chances, chances))
    return slope, curve


def meetings(games: Sequence[Played], bot: str, other: str) -> list[float]:
    """How a bot did against another wherever both sat: its part of what the two won together."""
    parts = []
    for played in games:
        won = dict.fromkeys((bot, other), 0.0)
        for name, share in zip(played.bots, played.shares, strict=True):
            if name in won:
                won[name] += share / played.bots.count(name)
        if bot in played.bots and other in played.bots and any(won.values()):
            parts.append(won[bot] / sum(won.values()))
    return parts
