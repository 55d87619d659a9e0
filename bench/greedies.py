"""`python -m bench.greedies TREE GAME`: the greedy bot of this tree on one seat, that of another tree (a worktree of an
earlier commit) on all others. It sits on every seat equally often, with the same deals. Alone both play for themselves.
Also how long either thinks about a decision, in processor time."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from rich.progress import track

from seaboard.arena.playing import Played, play_game
from seaboard.arena.statistics import estimate_mean, estimate_share
from seaboard.bots import Choose
from seaboard.core.game import Game, State
from seaboard.games import GAMES, open_game

HERE, EARLIER = "seaboard.bots.greedy", "earlier_greedy"


class Timed:
    """A bot, and how long it has thought."""

    def __init__(self, choose: Choose) -> None:
        self._choose = choose
        self.seconds, self.decisions = 0.0, 0

    def __call__(self, game: Game[Any], state: State, seat: int, rng: Random) -> int:
        """What the bot chooses."""
        begun = time.process_time()
        action = self._choose(game, state, seat, rng)
        self.seconds += time.process_time() - begun
        self.decisions += 1
        return action


def open_earlier(tree: Path, name: str, folder: Path) -> Choose:
    """The greedy bot of another tree, as a package of its own."""
    package = folder / EARLIER
    package.mkdir()
    for file in (tree / "src" / HERE.replace(".", "/")).glob("*.py"):
        (package / file.name).write_text(file.read_text(encoding="utf-8").replace(HERE, EARLIER), encoding="utf-8")
    sys.path.insert(0, str(folder))
    choose: Choose = import_module(f"{EARLIER}.{name}").choose
    return choose


def play(game: Game[Any], players: int, number: int, mine: Choose, other: Choose, seed: str) -> tuple[Played, int]:
    """One game, and the seat of this tree's bot."""
    seat = number % players
    bots = [mine if each == seat else other for each in range(players)]
    options = game.parse_options({"players": players})
    return play_game(game, options, bots, Random(f"{seed}{number // players}")), seat


def tell_points(who: str, points: list[int], bot: Timed) -> None:
    """The mean points of a bot, and what a decision took."""
    mean, low, high, _ = estimate_mean(points)
    each = 1e6 * bot.seconds / max(1, bot.decisions)
    print(f"{who}: {mean:.1f} points ({low:.1f} to {high:.1f}), {each:.0f} µs a decision")


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tree", type=Path)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="greedies")
    wanted = parser.parse_args()
    game = open_game(wanted.game)
    mine = Timed(import_module(f"{HERE}.{wanted.game}").choose)
    with tempfile.TemporaryDirectory() as folder:
        other = Timed(open_earlier(wanted.tree, wanted.game, Path(folder)))
    numbers = track(range(wanted.games), wanted.game)
    played = [play(game, wanted.players, number, mine, other, wanted.seed) for number in numbers]
    points = [each.totals[seat] for each, seat in played]
    if wanted.players == 1:
        others = [play(game, 1, number, other, other, wanted.seed)[0].totals[0] for number in range(wanted.games)]
    else:
        rate, low, high, games = estimate_share([each.shares[seat] for each, seat in played])
        print(f"{wanted.game}, {wanted.players} players: {rate:.1%} of {games} games ({low:.1%} to {high:.1%})")
        others = [coins for each, seat in played for at, coins in enumerate(each.totals) if at != seat]
    tell_points("this tree", points, mine)
    tell_points("the other", others, other)


if __name__ == "__main__":
    main()
