"""Breaks the rules on purpose and counts how often the tests notice: `python -m bench.mutants oh_crab --sample 40`.

Works on a copy of the sources. A mutant is one small change inside a rule (another comparison, a number one off, a loop
that is never entered, ...); it is killed if a test fails or does not end in time. Survivors are printed as diffs when
they are found: each wants a test, or the code that it changed is dead. Cosmic Ray makes the changes (`pip install -e
'.[mutants]'`).
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import Progress

from seaboard.games import GAMES, open_game

ROOT = Path(__file__).parents[1]
COPIED = ("src", "tests", "bench", "pyproject.toml", "README.md")
LEFT_OUT = {"view", "box", "state", "actions", "judging", "reckoning"}
"""Modules whose changes are no changes of rules; what bots think of a table is measured by the arena."""


def main() -> None:
    """Sample mutants of one or all games and print the share that was killed."""
    parser = argparse.ArgumentParser(prog="python -m bench.mutants", description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES), help="which games (default: all)")
    parser.add_argument("--sample", type=int, default=40, help="mutants of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--minutes", type=float, default=float("inf"), help="for each game, then no further mutant is tried"
    )
    parser.add_argument("--timeout", type=float, default=300, help="seconds until a run counts as killed")
    given = parser.parse_args()
    console = Console(width=120)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in COPIED:
            source = ROOT / name
            (shutil.copytree if source.is_dir() else shutil.copy)(source, copy / name)
        os.environ["PYTHONPATH"] = str(copy / "src")
        os.chdir(copy)
        for name in given.games:
            bench_game(console, name, copy, given)


def bench_game(console: Console, name: str, copy: Path, given: argparse.Namespace) -> None:
    """Mutate the rules of one game."""
    from cosmic_ray.mutating import mutate_and_test
    from cosmic_ray.work_item import TestOutcome

    command = test_command(name)
    subprocess.run(shlex.split(command), check=True, stdout=subprocess.DEVNULL)
    mutants = list_mutants(name, copy)
    chosen = Random(given.seed).sample(mutants, min(given.sample, len(mutants)))
    tried = killed = 0
    until = time.monotonic() + 60 * given.minutes
    with Progress(console=console, transient=True) as progress:
        for mutant in progress.track(chosen, description=name):
            result = mutate_and_test([mutant], command, given.timeout)
            tried += 1
            if result.test_outcome == TestOutcome.SURVIVED:
                console.print(result.diff.replace(str(copy), ""), markup=False)
            else:
                killed += 1
            if time.monotonic() > until:
                break
    console.print(f"{name}: {killed} of {tried} killed ({killed / tried:.0%}; {len(mutants)} possible)")


def test_command(name: str) -> str:
    """The quick tests of one game."""
    tests = f"tests/games/{name} tests/games/test_every_game.py tests/test_golden.py"
    return f"{sys.executable} -m pytest -x -q -p no:cacheprovider -m 'not compiled and not thorough' -k {name} {tests}"


def list_mutants(name: str, copy: Path) -> list[Any]:
    """All small changes inside the rules of a game."""
    from cosmic_ray.commands import init
    from cosmic_ray.work_db import WorkDB, use_db

    chapters = [module for module in open_game(name).modules if module.__name__.rpartition(".")[2] not in LEFT_OUT]
    paths = [copy / Path(str(module.__file__)).relative_to(ROOT) for module in chapters]
    rules = {key for module in chapters for key, value in vars(module).items() if hasattr(value, "is_rule")}
    with use_db(str(copy / f"{name}.sqlite"), WorkDB.Mode.create) as database:
        init(paths, database, {})
        mutations = [mutation for item in database.work_items for mutation in item.mutations]
    return [mutation for mutation in mutations if mutation.definition_name in rules]


if __name__ == "__main__":
    main()
