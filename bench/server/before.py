"""The games room beside itself as it was at an earlier commit: `python -m bench.server.before 4df2696 --pairs 5`. Both
are measured in turns (`slices.py`), each with its own copy of `bench.server`, the same interpreter and libraries, at
full load. Processor time a move of each pair is told, and the ratio of moves per CPU second; what else the machine does
falls on both."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

HERE = Path(__file__).parents[2]


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """The tree of a commit, for a while."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", tree, commit], cwd=HERE, check=True)
        try:
            yield tree
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", tree], cwd=HERE, check=True)


def measure(tree: Path, game: str, given: argparse.Namespace) -> float:
    """Microseconds a move of one tree's server, the median of its slices."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(tree / "src"), str(tree)))}
    sizes = [f"--{name}={getattr(given, name)}" for name in ("tables", "slices", "moves")]
    command = [sys.executable, str(HERE / "bench/server/slices.py"), game, *sizes]
    done = subprocess.run(command, cwd=tree, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return median(map(float, done.stdout.split()))


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit")
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--slices", type=int, default=8)
    parser.add_argument("--moves", type=int, default=5, help="of each table in each slice")
    parser.add_argument("--games", nargs="+", choices=("game", "counter"), default=("game", "counter"))
    given = parser.parse_args()
    with checked_out(given.commit) as tree:
        for game in given.games:
            ratios = []
            for number in range(given.pairs):
                trees = (tree, HERE) if number % 2 == 0 else (HERE, tree)
                found = {each: measure(each, game, given) for each in trees}
                ratios.append(found[tree] / found[HERE])
                told = f"{found[tree]:.0f} us a move before, {found[HERE]:.0f} now"
                print(f"{game}: {told}: {ratios[-1]:.3f}; load {os.getloadavg()[0]:.0f}", flush=True)
            print(f"{game}: median of {given.pairs} ratios {median(ratios):.3f}", flush=True)


if __name__ == "__main__":
    main()
