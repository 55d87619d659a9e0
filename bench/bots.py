"""`make bench-bots`: how often the greedy bot wins against random ones, with 95 % intervals. Shared victories count in
shares; the greedy bot sits on every seat equally often. `python -m bench.bots --games 100` is quicker."""

from __future__ import annotations

import argparse
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from seaboard.arena.playing import play_game
from seaboard.arena.statistics import estimate_share
from seaboard.bots import open_bot
from seaboard.core.game import Game
from seaboard.games import open_game


class Contest(NamedTuple):
    """A greedy bot among random ones, and the share of wins it should reach."""

    game: str
    players: int
    target: float


CONTESTS = [
    Contest("oh_crab", 2, 0.90),
    Contest("oh_crab", 4, 0.70),
    Contest("schatztaucher", 2, 0.95),
    Contest("schatztaucher", 4, 0.80),
    Contest("wreck_raiders", 2, 0.95),
    Contest("wreck_raiders", 4, 0.80),
]


def win_share(game: Game[Any], players: int, seed: int) -> float:
    """The greedy bot's share of the victory in one game."""
    greedy = seed % players
    bots = [open_bot("greedy" if seat == greedy else "random", game) for seat in range(players)]
    return play_game(game, game.parse_options({"players": players}), bots, Random(seed)).shares[greedy]


def main() -> None:
    """Play all contests and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--only", help="one game")
    wanted = parser.parse_args()
    table = Table(title=f"One greedy bot among random ones, {wanted.games} games each")
    for heading in ("game", "players", "wins", "95 % interval", "target", "met"):
        table.add_column(heading)
    for contest in CONTESTS:
        if wanted.only in (None, contest.game):
            game = open_game(contest.game)
            label = f"{contest.game}, {contest.players} players"
            shares = [win_share(game, contest.players, seed) for seed in track(range(wanted.games), label)]
            rate, low, high, _ = estimate_share(shares)
            met = "yes" if rate >= contest.target else "NO"
            interval = f"{low:.1%} to {high:.1%}"
            table.add_row(contest.game, str(contest.players), f"{rate:.1%}", interval, f"{contest.target:.0%}", met)
    Console().print(table)


if __name__ == "__main__":
    main()
