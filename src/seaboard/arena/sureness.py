"""Playing until it is sure who is stronger: a sequential test that may look after every round of games and still errs
at most once in twenty times, whenever it stops.

A round is as many games as there are seats, so that the first bot has sat on each. Under the hypothesis that a share of
victories is `mean`, imagined bets on every round are fair: who bets a part of their money on more, and who bets on
less, do not get richer on average (betting by Waudby-Smith and Ramdas, 2024; Ville's inequality bounds the chance of
ever having twenty times the stake). Many sizes of bets are held at once, and the capital is their mean. What a capital
of twenty refutes lies outside the interval, which is valid at any time. Nothing is assumed about how games are
distributed; shared victories are shares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from seaboard.arena.playing import Played

CAPITAL = 20.0
"""One over the chance of an error."""
BETS = 24
CLOSE = 1e-4
TINY = 1e-9
MOST_LOG = 700

Numbers = npt.NDArray[np.float64]


class Verdict(NamedTuple):
    """What is sure after some games: the share of victories of a bot and its interval, the fair share, and the side of
    it: 1 more, -1 less, 0 not sure."""

    bot: str
    share: float
    low: float
    high: float
    fair: float
    side: int
    games: int


class Judge:
    """Hears of games in their order, and says when it is sure whether a bot wins more or less than its fair share."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self._rounds: list[float] = []
        self._open: list[float] = []
        self._fair = 0.0
        self._logs = np.zeros(2 * BETS)
        """Of what has become of each bet against the fair share."""

    def hear(self, played: Played) -> bool:
        """Whether it is sure after this game."""
        seats = [seat for seat, bot in enumerate(played.bots) if bot == self.bot]
        self._fair = 1 / len(played.bots)
        self._open.append(sum(played.shares[seat] for seat in seats) / len(seats))
        if len(self._open) < len(played.bots):
            return False
        self._rounds.append(sum(self._open) / len(self._open))
        self._open = []
        self._logs += _bet(self._rounds[-1:], self._fair)
        return self._is_sure()

    def _is_sure(self) -> bool:
        return _mean_capital(self._logs) >= CAPITAL

    def judge(self) -> Verdict:
        """What is sure so far."""
        if not self._rounds:
            return Verdict(self.bot, self._fair, 0, 1, self._fair, 0, 0)
        share = sum(self._rounds) / len(self._rounds)
        side = (1 if share > self._fair else -1) if self._is_sure() else 0
        games = len(self._rounds) * round(1 / self._fair)
        return Verdict(self.bot, share, *interval(self._rounds), self._fair, side, games)


def capital(shares: Sequence[float], mean: float) -> float:
    """What bets against a mean have become, from a stake of one."""
    return _mean_capital(_bet(shares, mean))


def _mean_capital(logs: Numbers) -> float:
    return float(np.exp(np.minimum(logs, MOST_LOG)).mean())


def _bet(shares: Sequence[float], mean: float) -> Numbers:
    """The logarithms of what has become of bets of all sizes, on more and on less."""
    mean = min(max(mean, TINY), 1 - TINY)
    sizes = (np.arange(BETS) + 0.5) / BETS
    gains = np.asarray(shares)[:, None] - mean
    more = np.log1p(gains * sizes / mean).sum(axis=0)
    less = np.log1p(-gains * sizes / (1 - mean)).sum(axis=0)
    return np.concatenate([more, less])


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """All means that the bets did not refute."""
    middle = sum(shares) / len(shares)
    return _edge(shares, middle, 0.0), _edge(shares, middle, 1.0)


def _edge(shares: Sequence[float], inside: float, outside: float) -> float:
    """Where refutation begins, between the mean of the shares and 0 or 1."""
    if capital(shares, outside) < CAPITAL:
        return outside
    while abs(inside - outside) > CLOSE:
        middle = (inside + outside) / 2
        if capital(shares, middle) < CAPITAL:
            inside = middle
        else:
            outside = middle
    return outside
