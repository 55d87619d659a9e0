"""`make bench-balance`: whether the Adventure Pack of Oh Crab! is fair. Greedy bots play each other; every ability is
as likely as any other to be given to a crab, so that its share of victories can be compared with the fair one. Prints
the shares of abilities and of places at the table (1 begins), as multiples of the fair share with 95 % intervals, and
how long games last with each module. `python -m bench.balance --games 300` is quicker."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.bots import wilson
from seaboard.bots import decide, open_bot
from seaboard.core.dealer import FastDealer
from seaboard.core.game import CHANCE, OVER, Game
from seaboard.games import open_game
from seaboard.games.oh_crab.state import ABILITY_NAMES, CHOOSE_ABILITY

MODULES = ("surprises", "events", "challenges", "asymmetry")
PLAYERS = (2, 3, 4, 5)
SCENARIOS = "123456"
FAIR = (0.8, 1.25)


class Result(NamedTuple):
    """One game: who had what, the share of the victory of each, and how long it took."""

    players: int
    abilities: list[list[str]]
    shares: list[float]
    first: int
    rounds: int
    decisions: int


@cache
def game() -> Game[Any]:
    """The game, opened once in each process."""
    return open_game("oh_crab")


def play(seed: int, modules: tuple[str, ...]) -> Result:
    """A game of greedy bots; they are given abilities at random."""
    oh_crab, rng = game(), Random(seed)
    options = {"players": PLAYERS[seed % 4], "scenario": SCENARIOS[seed // 4 % 6], **dict.fromkeys(modules, True)}
    state, dealer, bot = oh_crab.new(oh_crab.parse_options(options)), FastDealer(rng), open_bot("greedy", oh_crab)
    seq = decisions = 0
    while (actor := oh_crab.actor(state)) != OVER:
        if actor == CHANCE:
            action = dealer.deal(oh_crab, state, seq)
        elif state.due == CHOOSE_ABILITY:
            action = rng.choice(oh_crab.legal(state, actor))
        else:
            action = decide(bot, oh_crab, state, actor, rng)
            decisions += 1
        oh_crab.apply(state, action, actor)
        seq += 1
    winners = oh_crab.score(state).winners
    seats = range(state.players)
    return Result(
        state.players,
        [[ABILITY_NAMES[state.ability[2 * seat + crab] - 1] for crab in range(state.crabs)] for seat in seats],
        [1 / len(winners) if seat in winners else 0.0 for seat in seats],
        state.lot,
        state.round,
        decisions,
    )


def relative(shares: Iterable[tuple[float, int]]) -> tuple[float, float, float, int]:
    """A share of victories as a multiple of the fair one, with its interval, from (share, players) of each game."""
    games = list(shares)
    fair = sum(1 / players for _, players in games) / len(games)
    rate = sum(share for share, _ in games) / len(games)
    low, high = wilson(rate, len(games))
    return rate / fair, low / fair, high / fair, len(games)


def tell_shares(title: str, rows: list[tuple[str, list[tuple[float, int]]]]) -> Table:
    """A table of shares, the best first."""
    table = Table(title=title)
    for heading in ("", "of the fair share", "95 % interval", "games", "fair"):
        table.add_column(heading, justify="right")
    told = sorted(((name, relative(shares)) for name, shares in rows if shares), key=lambda row: -row[1][0])
    for name, (times, low, high, games) in told:
        met = "yes" if FAIR[0] <= times <= FAIR[1] else "NO"
        table.add_row(name, f"{times:.2f}", f"{low:.2f} to {high:.2f}", str(games), met)
    return table


def tell_lengths(lengths: dict[str, list[Result]]) -> Table:
    """How long games last with each module, for each number of players."""
    table = Table(title="Rounds (decisions) of a game")
    for heading in ("modules", *(f"{players} players" for players in PLAYERS)):
        table.add_column(heading, justify="right")
    for name, results in lengths.items():
        cells = []
        for players in PLAYERS:
            own = [result for result in results if result.players == players]
            rounds = sum(result.rounds for result in own) / len(own)
            cells.append(f"{rounds:.1f} ({sum(result.decisions for result in own) / len(own):.0f})")
        table.add_row(name, *cells)
    return table


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
        (ability, [(r.shares[s], r.players) for r in every for s in range(r.players) if ability in r.abilities[s]])
        for ability in ABILITY_NAMES
    ]
    seats = [
        (f"{place + 1}", [(r.shares[(r.first + place) % r.players], r.players) for r in every if place < r.players])
        for place in range(max(PLAYERS))
    ]
    console.print(tell_shares(f"Abilities, {len(every)} games with all modules", abilities))
    console.print(tell_shares("Places at the table", seats))
    console.print(tell_lengths(results))


if __name__ == "__main__":
    main()
