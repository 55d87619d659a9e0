"""`python -m bench.thinking`: how fast the search is. Iterations by processor time of one thread; what part of a
decision passes before the first iteration, in Python; and what two threads do in the same time as one. The positions
are from games of greedy bots."""

from __future__ import annotations

import argparse
import time
from random import Random
from typing import Any

from rich.console import Console
from rich.table import Table

from seaboard.bots import GREEDY, decide, open_bot
from seaboard.bots.levels import suit
from seaboard.bots.search import Searcher, open_form
from seaboard.core.dealer import FastDealer
from seaboard.core.game import CHANCE, OVER, Game, State
from seaboard.games import GAMES, open_game

OFTEN = 0.08
"""How many of the real decisions of a game are taken."""
HEADINGS = ("game", "form", "iterations/s", "ms a decision", "before the first", "two threads", "by processor time")


def find_positions(game: Game[Any], players: int, count: int) -> list[tuple[State, int]]:
    """Positions with something to decide, and who is to act."""
    rng, bot, found = Random(1), open_bot(GREEDY, game), []
    while True:
        state, dealer, steps = game.new(game.parse_options({"players": players})), FastDealer(rng), 0
        while (actor := game.actor(state)) != OVER:
            if actor == CHANCE:
                action = dealer.deal(game, state, steps)
            else:
                if len(game.legal(state, actor)) > 1 and rng.random() < OFTEN:
                    found.append((game.copy(state), actor))
                    if len(found) == count:
                        return found
                action = decide(bot, game, state, actor, rng)
            game.apply(state, action, actor)
            steps += 1


def time_alone(game: Game[Any], positions: list[tuple[State, int]], iterations: int) -> float:
    """Processor seconds of a decision, on one thread."""
    bot = Searcher(suit(game.name)._replace(seconds=None, iterations=iterations))
    begun = time.thread_time()
    for state, seat in positions:
        bot.weigh(game, state, seat, Random(1))
    return (time.thread_time() - begun) / len(positions)


def scale_by_processor(game: Game[Any], positions: list[tuple[State, int]], iterations: int) -> float:
    """How many times as much two threads do as one in the same time, if each has a processor: what comes before they
    part is done by one of them. Reckoned from processor time, so that other programs do not matter."""
    one, both = (
        Searcher(suit(game.name)._replace(seconds=None, iterations=threads * iterations, threads=threads))
        for threads in (1, 2)
    )
    before = Searcher(suit(game.name)._replace(seconds=None, iterations=2, threads=2))
    spent = []
    for bot in (one, both, before):
        begun = time.process_time()
        for state, seat in positions:
            bot.weigh(game, state, seat, Random(1))
        spent.append(time.process_time() - begun)
    alone, together, first = spent
    return 2 * alone / (first + (together - first) / 2)


def count_tries(game: Game[Any], positions: list[tuple[State, int]], threads: int) -> int:
    """Iterations of all threads in 50 ms, summed over the positions."""
    bot = Searcher(suit(game.name)._replace(seconds=0.05, threads=threads))
    return sum(each.visits for state, seat in positions for each in bot.weigh(game, state, seat, Random(1)))


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--iterations", type=int, default=10000)
    parser.add_argument("--only", help="one game")
    wanted = parser.parse_args()
    table = Table(title=f"{wanted.iterations} iterations a decision, {wanted.positions} positions of two players")
    for heading in HEADINGS:
        table.add_column(heading, justify="right")
    for name in GAMES if wanted.only is None else [wanted.only]:
        game = open_game(name)
        positions = find_positions(game, 2, wanted.positions)
        time_alone(game, positions[:1], 1)
        first = time_alone(game, positions, 1)
        whole = time_alone(game, positions, wanted.iterations)
        scaling = count_tries(game, positions, 2) / count_tries(game, positions, 1)
        parted = scale_by_processor(game, positions, wanted.iterations)
        speed = wanted.iterations / (whole - first)
        figures = (f"{speed:,.0f}", f"{1000 * whole:.1f}", f"{first / whole:.1%}", f"{scaling:.2f}", f"{parted:.2f}")
        table.add_row(name, open_form(game).name, *figures)
    Console().print(table)


if __name__ == "__main__":
    main()
