"""`python -m bench.exact`: small end positions of Die Schatztaucher, solved exactly, and how often the search finds the
best action in them. A few tiles are left; all that dice and hidden fronts may bring is followed to the end of the game,
and the share of the victory is worked out with both sides playing perfectly."""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from seaboard.bots import GREEDY, open_bot
from seaboard.bots.levels import suit
from seaboard.bots.search import Searcher
from seaboard.core.game import CHANCE, OVER, Game, State
from seaboard.games import open_game
from seaboard.games.schatztaucher.scoring import total_of
from seaboard.games.schatztaucher.state import FRONTS, KINDS, KNOWN, MOST_COUNT, SHOWN, SWAP, SYMBOLS, UNSEEN
from seaboard.games.schatztaucher.table import is_over, symbols_of

SWEEPS = 60
"""Turns may bring nothing, so positions come back: their worth is found by going through all of them repeatedly."""

EQUAL = 1e-6


class Solution:
    """The first seat's share of the victory in all positions that can come from one."""

    def __init__(self, game: Game[Any], start: State) -> None:
        self.game = game
        self.ways: dict[bytes, tuple[int, list[tuple[float, bytes]]]] = {}
        self.worth: dict[bytes, float] = {}
        self._follow(start)
        for _ in range(SWEEPS):
            self._sweep()

    def _follow(self, start: State) -> None:
        """Note where every position leads; the last ones come first."""
        open_now = [start]
        while open_now:
            state = open_now.pop()
            key = state.to_bytes()
            if key in self.ways:
                continue
            actor = self.game.actor(state)
            ways: list[tuple[float, bytes]] = []
            if actor == OVER:
                winners = self.game.score(state).winners
                self.worth[key] = (0 in winners) / len(winners)
            else:
                self.worth[key] = 0.5
                actions = self.game.legal(state, actor)
                odds = self.game.odds(state) if actor == CHANCE else [1] * len(actions)
                for action, weight in zip(actions, odds, strict=True):
                    after = self.game.copy(state)
                    self.game.apply(after, action, actor)
                    ways.append((weight / sum(odds), after.to_bytes()))
                    open_now.append(after)
            self.ways[key] = actor, ways

    def _sweep(self) -> None:
        for key, (actor, ways) in reversed(self.ways.items()):
            if actor == CHANCE:
                self.worth[key] = sum(share * self.worth[after] for share, after in ways)
            elif actor != OVER:
                self.worth[key] = (max if actor == 0 else min)(self.worth[after] for _, after in ways)

    def losses(self, state: State) -> dict[int, float]:
        """What each action of whoever is to act gives away."""
        actor, ways = self.ways[state.to_bytes()]
        sign = 1 if actor == 0 else -1
        worths = [sign * self.worth[after] for _, after in ways]
        actions = self.game.legal(state, actor)
        return {action: max(worths) - worth for action, worth in zip(actions, worths, strict=True)}


def small_end(game: Game[Any], rng: Random) -> State:
    """A random table before its end: a light-blue, a dark-blue and a wreck tile are left, and the points are close."""
    while True:
        state = game.new(game.parse_options({"players": 2, "start": 1}))
        _deal(game, state, rng)
        box = game.box.record
        if not is_over(box, state) and abs(total_of(box, state, 0) - total_of(box, state, 1)) <= 6:
            return state


def _deal(game: Game[Any], s: State, rng: Random) -> None:
    box = game.box.record
    for numbers in (s.cell, s.left, s.unlit, s.wreck):
        numbers[:] = [0] * len(numbers)
    for colour in range(2):
        sorts = [
            sort for sort in range(box.types) if box.type_colour[sort] == colour for _ in range(box.type_copies[sort])
        ]
        rng.shuffle(sorts)
        lying = next(sort for sort in sorts if box.type_front[sort] // MOST_COUNT != SWAP)
        sorts.remove(lying)
        rows = range(box.light_rows) if colour == 0 else range(box.light_rows, box.rows)
        _lay_down(box, s, rng.randrange(box.columns) * box.rows + rng.choice(rows), lying, rng)
        for sort in sorts:
            s.held[rng.randrange(2) * FRONTS + box.type_front[sort]] += 1
    s.wreck[rng.randrange(box.wrecks)] = 1
    for place in range(box.wrecks):
        if not s.wreck[place]:
            s.held[rng.randrange(2) * FRONTS + box.wreck_front[place]] += 1
    for kind in range(KINDS):
        have = [symbols_of(s, seat, kind) for seat in range(2)]
        if box.bonus_at[kind] and max(have) >= box.bonus_at[kind]:
            s.bonus[kind] = 1 + have.index(max(have))


def _lay_down(box: Any, s: State, cell: int, sort: int, rng: Random) -> None:
    """A tile on the board: never lit, lit, or turned over once."""
    seen = rng.choice((UNSEEN, SHOWN, KNOWN))
    symbol = box.type_symbol[sort]
    s.cell[cell] = {UNSEEN: UNSEEN, SHOWN: SHOWN + symbol, KNOWN: KNOWN + sort}[seen]
    s.left[sort] += seen != KNOWN
    if seen == UNSEEN:
        s.unlit[box.type_colour[sort] * SYMBOLS + symbol] += 1


def decisions_of(solution: Solution, start: State, rng: Random, most: int) -> list[State]:
    """Positions of random play in which it matters what is done."""
    game, found, state = solution.game, [], start.copy()
    for _ in range(50 * most):
        actor = game.actor(state)
        if actor == OVER:
            state = start.copy()
            continue
        if actor != CHANCE and max(solution.losses(state).values()) > EQUAL:
            found.append(game.copy(state))
            if len(found) == most:
                break
        game.apply(state, rng.choice(game.legal(state, actor)), actor)
    return found


def main() -> None:
    """Solve some positions and print how the bots do."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--decisions", type=int, default=10, help="of each position")
    parser.add_argument("--iterations", default="100,1000,10000")
    wanted = parser.parse_args()
    game = open_game("schatztaucher")
    bots = {GREEDY: open_bot(GREEDY, game)}
    for number in wanted.iterations.split(","):
        bots[f"search@{number}"] = Searcher(suit(game.name)._replace(seconds=None, iterations=int(number)))
    lost: dict[str, list[float]] = {name: [] for name in bots}
    sizes = []
    for number in track(range(wanted.positions), "solving"):
        rng = Random(f"exact/{number}")
        start = small_end(game, rng)
        solution = Solution(game, start)
        sizes.append(len(solution.ways))
        for state in decisions_of(solution, start, rng, wanted.decisions):
            losses, seat = solution.losses(state), game.actor(state)
            for name, bot in bots.items():
                lost[name].append(losses[bot(game, state, seat, rng)])
    table = Table(title=f"{len(lost[GREEDY])} decisions of {len(sizes)} positions, {sum(sizes)} states solved")
    for heading in ("bot", "best action", "victory given away, mean", "most"):
        table.add_column(heading)
    for name, each in lost.items():
        best = sum(loss <= EQUAL for loss in each) / len(each)
        table.add_row(name, f"{best:.1%}", f"{sum(each) / len(each):.4f}", f"{max(each):.3f}")
    Console().print(table)


if __name__ == "__main__":
    main()
