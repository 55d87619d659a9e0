"""`python -m bench.intervals`: whether the intervals and the sequential test of the arena keep what they promise. Games
are drawn by known strengths; prints how often intervals of ratings hold the truth (95 % are promised), how often the
test takes equal bots for unequal (at most 5 %), and how many games it needs to notice a stronger one."""

from __future__ import annotations

import argparse
from math import exp
from random import Random
from statistics import mean, median

from rich.console import Console

from seaboard.arena.players import fill_seats
from seaboard.arena.playing import Played
from seaboard.arena.ratings import MEAN, POINTS, rate
from seaboard.arena.schedule import seat_ladder
from seaboard.arena.sureness import Judge

STRENGTHS = {"a": 0.0, "b": 0.5, "c": 1.0, "d": 1.5, "e": 2.5}
BEGINNING = 0.1
"""How much more often who begins wins, among equals."""


def won_by(number: int, bots: list[str], winner: int) -> Played:
    """A game of which only the victory matters."""
    shares = [float(seat == winner) for seat in range(len(bots))]
    return Played(number, bots, shares, [0] * len(bots), {}, [], 0, [0] * len(bots), 0)


def hold_truth(players: int, games: int, seed: int) -> list[bool]:
    """Whether the interval of each bot holds its true rating."""
    rng, played = Random(f"{players}/{games}/{seed}"), []
    for number in range(games):
        table = seat_ladder(list(STRENGTHS), players, number)
        winner = rng.choices(range(players), [exp(STRENGTHS[bot]) for bot in table])[0]
        played.append(won_by(number, table, winner))
    middle = mean(STRENGTHS.values())
    rated = rate(played)
    return [rated[bot].low <= MEAN + POINTS * (STRENGTHS[bot] - middle) <= rated[bot].high for bot in STRENGTHS]


def games_until_sure(chance: float, most: int, seed: int) -> int | None:
    """After how many games it is sure that a bot with this chance of victory is no equal of the other."""
    rng, judge = Random(f"{chance}/{seed}"), Judge("a")
    for number in range(most):
        seat = number % 2
        wins = rng.random() < chance + (BEGINNING if seat == 0 else -BEGINNING)
        if judge.hear(won_by(number, fill_seats(["a", "b"], 2, number), seat if wins else 1 - seat)):
            return number + 1
    return None


def main() -> None:
    """Print the three findings."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=300)
    runs, console = range(parser.parse_args().runs), Console()
    for players in (2, 4):
        for games in (100, 400):
            held = [each for seed in runs for each in hold_truth(players, games, seed)]
            console.print(f"{players} players, {games} games: {mean(held):.1%} of intervals hold the truth")
    alarms = mean(games_until_sure(0.5, 400, seed) is not None for seed in runs)
    console.print(f"equal bots, 400 games: {alarms:.1%} taken for unequal")
    for chance in (0.55, 0.6, 0.7, 0.8):
        needed = [games_until_sure(chance, 10_000, seed) or 10_000 for seed in runs[: len(runs) // 5 or 1]]
        console.print(
            f"{chance:.0%} of victories: sure after {median(needed):.0f} games (median; at most {max(needed)})"
        )


if __name__ == "__main__":
    main()
