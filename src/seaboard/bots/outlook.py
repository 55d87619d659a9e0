"""What may become of a table, as the search sees it: for each action what it leads to for every seat, with how sure
that is. Hints and reviews are made of this.

Several seats: the chances to win, which add up to 1. One seat alone: the points it may expect."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple, Self

from seaboard.bots.levels import for_players, suit
from seaboard.bots.search import give_back, lay_out, open_form
from seaboard.core import search
from seaboard.core.forms.contract import SearchMemory
from seaboard.core.game import OVER, Game, State

FEWER = 25
"""So many times fewer iterations are made where only the interpreted rules are at hand: they are two hundred times
slower."""

FEWEST = 24

CERTAIN = 1.96
"""Standard errors within which nineteen of twenty cases lie."""

DOUBT = 0.02
"""A spread that one try has at least, as a share of what chances or points are: few tries never look certain."""


class Estimate(NamedTuple):
    """A mean, and its standard error."""

    mean: float
    error: float


class Prospect(NamedTuple):
    """An action: how often it was tried, and what that led to for each seat."""

    action: int
    visits: int
    estimates: list[Estimate]


class _Sums:
    """What many tries led to for each seat."""

    def __init__(self, seats: int) -> None:
        self.count = 0
        self.totals = [0.0] * seats
        self.squares = [0.0] * seats

    def add(self, values: Sequence[float]) -> None:
        self.count += 1
        for seat, value in enumerate(values):
            self.totals[seat] += value
            self.squares[seat] += value * value

    def estimates(self) -> list[Estimate]:
        return [self._estimate(total, square) for total, square in zip(self.totals, self.squares, strict=True)]

    def _estimate(self, total: float, square: float) -> Estimate:
        mean = total / self.count
        spread = max(0.0, square / self.count - mean * mean) + DOUBT * max(1.0, mean * mean) / self.count
        return Estimate(mean, sqrt(spread / self.count))


class Outlook:
    """A search whose every try is looked at. Its tree is there as long as the outlook is open."""

    def __init__(self, game: Game[Any], seat: int, choices: Sequence[int], worlds: list[State], rng: Random) -> None:
        self.game = game
        self.players = game.players(worlds[0])
        settings = for_players(suit(game.name), self.players)
        self.memory: SearchMemory = lay_out(game, settings, seat, list(choices), len(worlds), rng)
        form = open_form(game)
        self._go_on = form.open_search([form.table(world) for world in worlds], self.memory)
        self._all = _Sums(self.players)
        self._sums = {action: _Sums(self.players) for action in choices}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        give_back(self.memory)

    def think(self, iterations: int) -> None:
        """Try so often; one at a time, since the search itself keeps only what is worth something to the deciding
        seat."""
        tree, path = self.memory.tree, self.memory.path
        for _ in range(iterations):
            self._go_on(1)
            values = read_values(self.memory.values, self.players)
            self._all.add(values)
            self._sums[tree[path[1] * search.NODE + search.LABEL]].add(values)

    @property
    def whole(self) -> list[Estimate]:
        """What the table promises each seat."""
        return self._all.estimates()

    def prospects(self) -> list[Prospect]:
        """The actions that were tried, the most tried first."""
        tried = [
            Prospect(action, sums.count, sums.estimates()) for action, sums in self._sums.items() if sums.count > 0
        ]
        return sorted(tried, key=lambda each: (-each.visits, each.action))


def read_values(values: array[int], players: int) -> list[float]:
    """What the last try led to for each seat."""
    if players == 1:
        return [values[search.MOST_SEATS] / 100]
    shares = values[:players]
    whole = sum(shares)
    return [share / whole for share in shares]


def read_result(game: Game[Any], state: State) -> list[float]:
    """The same of a game that is over."""
    assert game.actor(state) == OVER
    sheet, players = game.score(state), game.players(state)
    if players == 1:
        return [float(sheet.totals[0])]
    return [1 / len(sheet.winners) if seat in sheet.winners else 0.0 for seat in range(players)]


def budget_of(game: Game[Any], iterations: int) -> int:
    """As many iterations as this machine can do in sensible time."""
    return iterations if open_form(game).name == "native" else max(FEWEST, iterations // FEWER)
