"""`python -m bench.greedies TREE GAME`: a bot of this tree (`--bot`, the greedy one if none is named) on one seat, the
greedy bot of another tree (a worktree of an earlier commit) on all others. It sits on every seat equally often, with
the same deals. Alone both play for themselves. Also how long either thinks about a decision, in processor time. With
`--file` a run that was broken off goes on; with `--until-sure` it stops as soon as it is sure who is stronger."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Generator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from rich.progress import track

from seaboard.arena.players import open_player
from seaboard.arena.playing import Played, play_game
from seaboard.arena.running import run
from seaboard.arena.schedule import Plan
from seaboard.arena.statistics import estimate_mean, estimate_share
from seaboard.arena.sureness import Judge
from seaboard.bots import GREEDY, Choose
from seaboard.core.game import Game, State
from seaboard.games import GAMES, open_game

HERE, EARLIER = "seaboard.bots.greedy", "earlier_greedy"
RIVAL = "greedy of the other tree"


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


def play(game: Game[Any], players: int, number: int, mine: Choose, other: Choose, seed: str, bot: str) -> Played:
    """One game; whoever plays for this tree has the name `bot`."""
    seats = [(mine, bot) if seat == number % players else (other, RIVAL) for seat in range(players)]
    bots, names = zip(*seats, strict=True)
    options = game.parse_options({"players": players})
    played = play_game(game, options, bots, Random(f"{seed}{number // players}"), names)
    played.number = number
    return played


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
    parser.add_argument("--bot", default=GREEDY, help="greedy, a level, or search@16000")
    parser.add_argument("--file", type=Path, help="JSON Lines")
    parser.add_argument("--until-sure", action="store_true", help="--games is then the most that is played")
    wanted = parser.parse_args()
    game = open_game(wanted.game)
    mine = Timed(open_player(wanted.bot, game))
    with tempfile.TemporaryDirectory() as folder:
        other = Timed(open_earlier(wanted.tree, wanted.game, Path(folder)))
    options = {"players": wanted.players}
    bots = [wanted.bot, RIVAL]
    plan = Plan(wanted.game, options, bots, wanted.seed, game.rules_version, game.box.hash)

    def play_all(_: Plan, numbers: range) -> Generator[Played, None, None]:
        for number in track(numbers, wanted.game):
            yield play(game, wanted.players, number, mine, other, wanted.seed, wanted.bot)

    judge = Judge(wanted.bot)
    stop = judge.hear if wanted.until_sure else lambda played: False
    played = run(plan, wanted.games, play_all, wanted.file, stop=stop)
    seats = [each.bots.index(wanted.bot) for each in played]
    points = [each.totals[seat] for each, seat in zip(played, seats, strict=True)]
    if wanted.players == 1:
        alone = (play(game, 1, number, other, other, wanted.seed, RIVAL) for number in range(wanted.games))
        others = [each.totals[0] for each in alone]
    else:
        shares = [each.shares[seat] for each, seat in zip(played, seats, strict=True)]
        rate, low, high, games = estimate_share(shares)
        print(f"{wanted.game}, {wanted.players} players: {rate:.1%} of {games} games ({low:.1%} to {high:.1%})")
        if wanted.until_sure:
            said = judge.judge()
            print(f"{'sure' if said.side else 'not sure'}; valid at any time: {said.low:.1%} to {said.high:.1%}")
        others = [
            coins
            for each, seat in zip(played, seats, strict=True)
            for at, coins in enumerate(each.totals)
            if at != seat
        ]
    tell_points(f"{wanted.bot} of this tree", points, mine)
    tell_points(RIVAL, others, other)


if __name__ == "__main__":
    main()
