"""The greedy diver: for each decision the best expected gain of this one turn, worked out exactly over dice and unseen
tiles. A tile is worth its points and what it adds to the race for a bonus tile."""

from __future__ import annotations

from random import Random
from typing import Any

from seaboard.bots.greedy import best_of
from seaboard.core.game import Game, State
from seaboard.games.schatztaucher.actions import DEEPER, DIVE_AT, KEEP, SALVAGE, SHOW, SWAP_FOR, TAKE, USE_DIE
from seaboard.games.schatztaucher.reckoning import progress
from seaboard.games.schatztaucher.state import (
    EMPTY,
    FACES,
    FRONTS,
    KNOWN,
    MONSTER,
    MOST_COUNT,
    SEAGRASS,
    SEATS,
    SWAP,
    SYMBOLS,
    UNSEEN,
)
from seaboard.games.schatztaucher.table import colour_at, lamp_cell, symbol_of, symbols_of

HURT = 0.3  # how much a point taken from another player is worth


def choose(game: Game[Any], state: State, seat: int, rng: Random) -> int:
    """The legal action with the highest expected gain; chance decides between equals."""
    return best_of(weigh(game, state, seat), rng)


def weigh(game: Game[Any], state: State, seat: int) -> dict[int, float]:
    """The expected gain of each legal action, in points."""
    plan = Plan(game.box.record, state, seat)
    return {action: plan.worth(action) for action in game.legal(state, seat)}


class Plan:
    """Expected gains of one player's turn."""

    def __init__(self, box: Any, s: State, seat: int) -> None:
        self.box = box
        self.s = s
        self.seat = seat
        self._dives: dict[tuple[int, int, int], float] = {}
        self._landings: dict[tuple[int, int, int], float] = {}
        self._symbols: dict[tuple[int, int], float] = {}

    def worth(self, action: int) -> float:
        """The expected gain of an action."""
        s = self.s
        if USE_DIE <= action < DIVE_AT:
            return self._after_die(action - USE_DIE + 1)
        if DIVE_AT <= action < SHOW:
            return self._land(action - DIVE_AT, s.number, s.dice)
        if action == TAKE:
            return self._take(s.cell[lamp_cell(self.box, s)], s.row, s.dice)
        if action == DEEPER:
            return self._dive(s.column, s.row, s.dice)
        if SALVAGE <= action < KEEP:
            return self._tile(action - SALVAGE)
        if action == KEEP:
            return float(self.box.swap_points)
        if SWAP_FOR <= action < SWAP_FOR + SEATS * FRONTS:
            return self._swap((action - SWAP_FOR) % FRONTS)
        return 0.0

    def _after_die(self, number: int) -> float:
        s = self.s
        columns = range(self.box.columns) if s.column < 0 else (s.column,)
        return max(self._land(column, s.row + number, s.dice) for column in columns)

    def _dive(self, column: int, row: int, dice: int) -> float:
        """Rolling the dice from a row."""
        key = (column, row, dice)
        if key not in self._dives:
            weight = self.box.face_weight
            total = 0.0
            for low in range(FACES):
                for high in range(low, FACES) if dice == 2 else (0,):
                    share = weight[low] * (weight[high] * (1 + (low != high)) if dice == 2 else 1)
                    total += share * self._after_roll(column, row, low, high, dice)
            self._dives[key] = total / sum(weight) ** dice
        return self._dives[key]

    def _after_roll(self, column: int, row: int, low: int, high: int, dice: int) -> float:
        numbers = {face for face in (low, high) if face}
        if not numbers:
            return 0.0
        free = dice if dice == 1 or low else 1
        return max(self._land(column, row + number, free) for number in numbers)

    def _land(self, column: int, row: int, dice: int) -> float:
        """Coming to rest on a row."""
        key = (column, row, dice)
        if key not in self._landings:
            self._landings[key] = self._work_out_landing(column, row, dice)
        return self._landings[key]

    def _work_out_landing(self, column: int, row: int, dice: int) -> float:
        if row > self.box.rows:
            return self._wreck()
        seen = self.s.cell[column * self.box.rows + row - 1]
        if seen == EMPTY:
            return self._dive(column, row, dice)
        if seen != UNSEEN:
            return self._lit(column, row, symbol_of(self.box, seen), self._take(seen, row, dice), dice)
        first = colour_at(self.box, row) * SYMBOLS
        unlit = self.s.unlit[first : first + SYMBOLS]
        gain = sum(
            number * self._lit(column, row, symbol, self._take_symbol(symbol, row, dice), dice)
            for symbol, number in enumerate(unlit)
            if number
        )
        return float(gain / sum(unlit))

    def _lit(self, column: int, row: int, symbol: int, take: float, dice: int) -> float:
        return take if symbol == MONSTER else max(take, self._dive(column, row, dice))

    def _wreck(self) -> float:
        lying = [self.box.wreck_front[place] for place in range(self.box.wrecks) if self.s.wreck[place]]
        return max(map(self._tile, lying), default=0.0)

    def _take(self, seen: int, row: int, dice: int) -> float:
        """Taking a tile of which all have seen this much."""
        if seen >= KNOWN:
            return self._front(self.box.type_front[seen - KNOWN], dice)
        return self._take_symbol(symbol_of(self.box, seen), row, dice)

    def _take_symbol(self, symbol: int, row: int, dice: int) -> float:
        key = (colour_at(self.box, row) * SYMBOLS + symbol, dice)
        if key not in self._symbols:
            sorts = range(self.box.first_type[key[0]], self.box.first_type[key[0] + 1])
            number = sum(self.s.left[sort] for sort in sorts)
            gain = sum(self.s.left[sort] * self._front(self.box.type_front[sort], dice) for sort in sorts)
            self._symbols[key] = gain / number if number else 0.0
        return self._symbols[key]

    def _front(self, front: int, dice: int) -> float:
        """Turning up this front: monsters must be beaten, a swap may take the best tile around."""
        kind = front // MOST_COUNT
        if kind == MONSTER:
            return self._tile(front) * self._chance_to_win(front % MOST_COUNT + 1, dice)
        if kind == SWAP:
            return max([float(self.box.swap_points), *(self._swap(other) for other in self._swappable())])
        return self._tile(front)

    def _chance_to_win(self, monsters: int, dice: int) -> float:
        weight = self.box.face_weight
        losing = sum(weight[:monsters]) / sum(weight)
        return 1.0 - float(losing**dice)

    def _swappable(self) -> list[int]:
        return [
            front
            for front in range(FRONTS)
            if front // MOST_COUNT not in (MONSTER, SWAP)
            and any(self.s.held[other * FRONTS + front] for other in range(self.s.players) if other != self.seat)
        ]

    def _swap(self, front: int) -> float:
        points = 0 if front // MOST_COUNT == SEAGRASS else front % MOST_COUNT + 1
        return self._tile(front) + HURT * float(points - self.box.swap_points)

    def _tile(self, front: int) -> float:
        """A tile's points, and the progress to a bonus tile that is still there."""
        kind, count = front // MOST_COUNT, front % MOST_COUNT + 1
        worth = 0.0 if kind == SEAGRASS else float(count)
        if self.box.bonus_at[kind] and not self.s.bonus[kind]:
            have = symbols_of(self.s, self.seat, kind)
            worth += (progress(self.box, kind, have + count) - progress(self.box, kind, have)) / 100
        return worth
