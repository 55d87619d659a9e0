"""`make bench-bots`: how often the greedy bot wins against random ones, with 95 % intervals. Shared victories count in
shares; the greedy bot sits on every seat equally often. `python -m bench.bots --games 100` is quicker."""

from __future__ import annotations

import argparse
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from seaboard.bots import decide, open_bot
from seaboard.core.dealer import FastDealer
from seaboard.core.game import CHANCE, OVER, Game
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
    rng, greedy = Random(seed), seed % players
    bots = [open_bot("greedy" if seat == greedy else "random", game) for seat in range(players)]
    dealer = FastDealer(rng)
    state = game.new(game.parse_options({"players": players}))
    seq = 0
    while (actor := game.actor(state)) != OVER:
        if actor == CHANCE:
            action = dealer.deal(game, state, seq)
        else:
            action = decide(bots[actor], game, state, actor, rng)
        game.apply(state, action, actor)
        seq += 1
    winners = game.score(state).winners
    return 1 / len(winners) if greedy in winners else 0.0


def wilson(rate: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a share, honest near 0 and 1 too."""
    middle = rate + z * z / (2 * games)
    spread = z * ((rate * (1 - rate) + z * z / (4 * games)) / games) ** 0.5
    whole = 1 + z * z / games
    return (middle - spread) / whole, (middle + spread) / whole


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
            rate = sum(shares) / len(shares)
            low, high = wilson(rate, len(shares))
            met = "yes" if rate >= contest.target else "NO"
            interval = f"{low:.1%} to {high:.1%}"
            table.add_row(contest.game, str(contest.players), f"{rate:.1%}", interval, f"{contest.target:.0%}", met)
    Console().print(table)


if __name__ == "__main__":
    main()
