"""`make bench-balance`: whether the Adventure Pack of Oh Crab! is fair. Greedy bots play each other; every ability is
as likely as any other to be given to a crab, so that its share of victories can be compared with the fair one. Prints
the shares of abilities and of places at the table (1 begins), as multiples of the fair share with 95 % intervals, and
how long games last with each module. `python -m bench.balance --games 300` is quicker."""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from seaboard.arena.playing import Played, play_game
from seaboard.arena.statistics import relative_share
from seaboard.bots import choose_at_random, open_bot
from seaboard.core.game import Game, State
from seaboard.games import open_game
from seaboard.games.oh_crab.state import ABILITY_NAMES, CHOOSE_ABILITY

MODULES = ("surprises", "events", "challenges", "asymmetry")
PLAYERS = (2, 3, 4, 5)
SCENARIOS = "123456"
FAIR = (0.8, 1.25)


@cache
def game() -> Game[Any]:
    """The game, opened once in each process."""
    return open_game("oh_crab")


def play(seed: int, modules: tuple[str, ...]) -> Played:
    """A game of greedy bots; they are given abilities at random."""
    oh_crab, players = game(), PLAYERS[seed % 4]
    options = {"players": players, "scenario": SCENARIOS[seed // 4 % 6], **dict.fromkeys(modules, True)}
    return play_game(oh_crab, oh_crab.parse_options(options), [choose] * players, Random(seed))


def choose(game: Game[Any], state: State, seat: int, rng: Random) -> int:
    """As the greedy bot does, except for abilities."""
    bot = choose_at_random if state.due == CHOOSE_ABILITY else open_bot("greedy", game)
    return bot(game, state, seat, rng)


def tell_shares(title: str, rows: list[tuple[str, list[tuple[float, int]]]]) -> Table:
    """A table of shares, the best first."""
    table = Table(title=title)
    for heading in ("", "of the fair share", "95 % interval", "games", "fair"):
        table.add_column(heading, justify="right")
    told = sorted(((name, relative_share(shares)) for name, shares in rows if shares), key=lambda row: -row[1][0])
    for name, (times, low, high, games) in told:
        met = "yes" if FAIR[0] <= times <= FAIR[1] else "NO"
        table.add_row(name, f"{times:.2f}", f"{low:.2f} to {high:.2f}", str(games), met)
    return table


def tell_lengths(lengths: dict[str, list[Played]]) -> Table:
    """How long games last with each module, for each number of players."""
    table = Table(title="Rounds (decisions) of a game")
    for heading in ("modules", *(f"{players} players" for players in PLAYERS)):
        table.add_column(heading, justify="right")
    for name, results in lengths.items():
        cells = []
        for players in PLAYERS:
            own = [result for result in results if len(result.shares) == players]
            rounds = sum(result.rounds for result in own) / len(own)
            cells.append(f"{rounds:.1f} ({sum(sum(result.decisions) for result in own) / len(own):.0f})")
        table.add_row(name, *cells)
    return table


def share_of(result: Played, place: int) -> float:
    """The share of the victory of who sits at a place, counted from who began."""
    return result.shares[(result.first + place) % len(result.shares)]


def main() -> None:
    """Play with all modules, then with each alone and with none, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="with all modules; a tenth of it with each alone")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    sets = {"none": (), **{module: (module,) for module in MODULES}, "all": MODULES}
    console, results = Console(), {}
    with ProcessPoolExecutor(wanted.processes) as pool:
        for name, modules in sets.items():
            games = wanted.games if name == "all" else max(wanted.games // 10, len(PLAYERS))
            played = pool.map(play, range(games), [modules] * games, chunksize=4)
            results[name] = list(track(played, name, total=games, console=console))
    every = results["all"]
    abilities = [
        (ability, [(r.shares[s], len(r.shares)) for r in every for s, own in enumerate(r.marks) if ability in own])
        for ability in ABILITY_NAMES
    ]
    seats = [
        (f"{place + 1}", [(share_of(r, place), len(r.shares)) for r in every if place < len(r.shares)])
        for place in range(max(PLAYERS))
    ]
    console.print(tell_shares(f"Abilities, {len(every)} games with all modules", abilities))
    console.print(tell_shares("Places at the table", seats))
    console.print(tell_lengths(results))


if __name__ == "__main__":
    main()
