"""`python -m bench.luck GAME --bots search@9600,search@3200`: a match of two bots in which luck is counted out, so that
a few games tell what otherwise many would. Each die and draw brings a seat what the table is judged to be worth after
it, less what all that could have come would have been worth, by its odds. On average that is nothing, so victories less
luck are as many as victories, however the table is judged; but where it is judged well they spread much less.

With `--tree` the second bot is the greedy one of another tree (a worktree of an earlier commit). With `--file` a run
that was broken off goes on. Numba compiles the rules first, which takes a while."""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numba
import numpy as np
from rich.progress import track

from bench.greedies import RIVAL, open_earlier
from seaboard.arena.players import open_player
from seaboard.arena.statistics import estimate_mean, estimate_share
from seaboard.bots import Choose, decide
from seaboard.bots.levels import suit
from seaboard.core import search
from seaboard.core.compiled import compiled
from seaboard.core.dealer import FastDealer
from seaboard.core.game import CHANCE, OVER, Game, State
from seaboard.games import GAMES, open_game

Weigh = Callable[..., float]


class Luck:
    """What chance brings to the first seat."""

    def __init__(self, game: Game[Any]) -> None:
        self._record, self._boxes = game.record, game.box.record.pack()
        self._weigh = compile_weighing(compiled(game.rulebook)._rules)
        self._states = np.zeros(1, game.record.dtype())
        self._numbers = np.zeros((3, game.most_actions), np.int64)
        self._values = np.zeros(3 * search.MOST_SEATS, np.int64)
        self._plan = np.zeros(search.PLAN_LENGTH, np.int64)
        settings = suit(game.name)
        self._plan[search.SWING], self._plan[search.STRAIGHT] = 100 * settings.swing, settings.straight

    def of(self, state: State, outcome: int) -> float:
        """What this outcome brings, in victories."""
        rest = (*self._numbers, self._plan, self._values)
        return float(self._weigh(self._boxes, state.pack(), self._states, outcome, *rest))


def compile_weighing(rules: dict[str, Any]) -> Weigh:
    """What an outcome is worth to the first seat, less what outcomes are worth by their odds."""
    actor, legal, odds, step, judge = (rules[name] for name in ("actor", "legal", "odds", "step", "judge"))
    won = 2 * search.MOST_SEATS

    @numba.njit
    def weigh(boxes, states, after, outcome, out, weights, room, plan, values):  # type: ignore[no-untyped-def]
        n = legal(boxes[0], states[0], out)
        odds(boxes[0], states[0], weights)
        usual, whole, brought = 0.0, 0, 0.0
        for i in range(n):
            after[0] = states[0]
            step(boxes[0], after[0], out[i])
            judge(boxes[0], after[0], plan, room, values)
            share = values[0] / (values[0] + values[1])
            if actor(boxes[0], after[0]) == OVER:
                share = values[won] / (values[won] + values[won + 1])
            usual += weights[i] * share
            whole += weights[i]
            if out[i] == outcome:
                brought = share
        return brought - usual / whole

    weighing: Weigh = weigh
    return weighing


def play(game: Game[Any], bots: Sequence[Choose], luck: Luck, rng: Random) -> tuple[float, float]:
    """A game: the first seat's share of the victory, and its luck."""
    state, dealer, lucky = game.new(game.parse_options({"players": 2})), FastDealer(rng), 0.0
    while (actor := game.actor(state)) != OVER:
        if actor == CHANCE:
            action = dealer.deal(game, state, 0)
            lucky += luck.of(state, action)
        else:
            action = decide(bots[actor], game, state, actor, rng)
        game.apply(state, action, actor)
    winners = game.score(state).winners
    return (0 in winners) / len(winners), lucky


def read_lines(file: Path | None, heading: list[str]) -> list[tuple[float, float]]:
    """The games that a file has already, which must be of the same match."""
    if file is None or not file.exists():
        return []
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    if lines[0] != heading:
        raise SystemExit(f"{file} is of another match: {lines[0]}")
    return [(share, luck) for share, luck in lines[1:]]


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--bots", required=True, help="two of them, or one with --tree")
    parser.add_argument("--tree", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="luck")
    parser.add_argument("--file", type=Path, help="JSON Lines")
    wanted = parser.parse_args()
    game = open_game(wanted.game)
    names = wanted.bots.split(",")
    bots = [open_player(name, game) for name in names]
    if wanted.tree is not None:
        with tempfile.TemporaryDirectory() as folder:
            bots.append(open_earlier(wanted.tree, wanted.game, Path(folder)))
        names.append(RIVAL)
    if len(bots) != 2:
        parser.error("two bots play, or one with --tree")
    heading = [wanted.game, *names, wanted.seed]
    played, luck = read_lines(wanted.file, heading), Luck(game)
    if wanted.file is not None and not played:
        wanted.file.write_text(json.dumps(heading) + "\n", encoding="utf-8")
    for number in track(range(len(played), wanted.games), wanted.game):
        mine = number % 2
        seated = bots if mine == 0 else bots[::-1]
        share, lucky = play(game, seated, luck, Random(f"{wanted.seed}/{number}"))
        played.append((share, lucky) if mine == 0 else (1 - share, -lucky))
        if wanted.file is not None:
            with wanted.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(played[-1]) + "\n")
    rate, low, high, games = estimate_share([share for share, _ in played])
    print(f"{wanted.game}, {' against '.join(names)}: {rate:.1%} of {games} games ({low:.1%} to {high:.1%})")
    rate, low, high, _ = estimate_mean([share - lucky for share, lucky in played])
    print(f"with luck counted out {rate:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
