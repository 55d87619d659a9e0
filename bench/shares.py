"""`python -m bench.shares`: what part of a search's time is its own, and what part the rules of the game and its
judging take. Linux's `perf` samples a thinking process a thousand times a second and finds the functions of the native
module by a map that is written for it. What the compiler has put into `think` itself (`actor`, small guards) counts as
the tree's own, so its part is an upper bound."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.thinking import find_positions
from seaboard.bots.levels import suit
from seaboard.bots.search import Searcher
from seaboard.core.forms.modules import cache_folder, name_of
from seaboard.core.forms.native import load_code
from seaboard.core.game import Game
from seaboard.games import GAMES, open_game

TREE, JUDGING, RULES = "tree", "judging", "rules"


def part_of(function: str) -> str | None:
    """What a function belongs to; None: not to the module."""
    if function == "think":
        return TREE
    if "seaboard" not in function:
        return None
    return JUDGING if "judging" in function or "reckoning" in function else RULES


def write_map(game: Game[Any]) -> None:
    """Tell perf where the module's functions lie in this process."""
    code = load_code(game)
    path = next(
        path for path in cache_folder().iterdir() if path.name.startswith(name_of(game)) and path.suffix == ".o"
    )
    listed = subprocess.run(["nm", "-S", path], capture_output=True, text=True, check=True).stdout
    symbols = [line.split() for line in listed.splitlines() if len(line.split()) == 4]
    places = {name: (int(at, 16), int(size, 16)) for at, size, kind, name in symbols if kind in "tT"}
    base = code.addresses["think"] - places["think"][0]
    lines = (f"{base + at:x} {size:x} {name}\n" for name, (at, size) in places.items())
    Path(tempfile.gettempdir(), f"perf-{os.getpid()}.map").write_text("".join(lines))


def think_for(game: Game[Any], iterations: int, positions: int) -> None:
    """Something to sample."""
    write_map(game)
    bot = Searcher(suit(game.name)._replace(seconds=None, iterations=iterations))
    for state, seat in find_positions(game, 2, positions):
        bot.weigh(game, state, seat, Random(1))


def sample(name: str) -> Counter[str]:
    """Samples by part."""
    with tempfile.TemporaryDirectory() as folder:
        data = f"{folder}/perf.data"
        command = [sys.executable, "-m", "bench.shares", "--think", name]
        subprocess.run(["perf", "record", "-q", "-e", "cpu-clock", "-F", "1000", "-o", data, *command], check=True)
        told = subprocess.run(
            ["perf", "script", "-i", data, "-F", "ip,sym"], capture_output=True, text=True, check=True
        )
    functions = (line.split()[1] for line in told.stdout.splitlines() if len(line.split()) > 1)
    return Counter(part for function in functions if (part := part_of(function)) is not None)


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--think", help="think about positions of this game, to be sampled")
    parser.add_argument("--iterations", type=int, default=20000)
    parser.add_argument("--positions", type=int, default=40)
    wanted = parser.parse_args()
    if wanted.think:
        think_for(open_game(wanted.think), wanted.iterations, wanted.positions)
        return
    table = Table(title=f"{wanted.iterations} iterations a decision, {wanted.positions} positions of two players")
    for heading in ("game", "samples", TREE, JUDGING, RULES):
        table.add_column(heading, justify="right")
    for name in GAMES:
        parts = sample(name)
        shares = (f"{parts[part] / parts.total():.0%}" for part in (TREE, JUDGING, RULES))
        table.add_row(name, f"{parts.total():,}", *shares)
    Console().print(table)


if __name__ == "__main__":
    main()
