"""`python -m bench.wheel WHEEL`: how long a fresh installation takes to its first step in the native form. The wheel is
installed into a throw-away environment, without Numba; every figure is that of a new process, from its start to the
step, first with an empty cache and then with what the first one left there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

from seaboard.games import GAMES

ROUNDS = 5
STEP = """
import json, sys, time
begin = time.perf_counter()
from seaboard.games import open_game
game = open_game(sys.argv[1])
opened = time.perf_counter()
table = game.form("native").table(game.new(game.parse_options({})))
table.step(table.legal()[0])
assert "numba" not in sys.modules
print(json.dumps([opened - begin, time.perf_counter() - opened, time.process_time()]))
"""


def measure_first_step(python: Path, game: str, cache: str) -> tuple[float, list[float]]:
    """Seconds of a whole process; and in it for opening the game, then for its first step, and of processor time."""
    environment = {"PATH": os.environ["PATH"], "HOME": cache, "XDG_CACHE_HOME": cache}
    begin = time.perf_counter()
    done = subprocess.run([python, "-c", STEP, game], env=environment, cwd=cache, capture_output=True, check=True)
    return time.perf_counter() - begin, json.loads(done.stdout)


def main(wheel: str) -> None:
    """Install the wheel and print a line for each game, with an empty and with a warm cache: medians."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / "bin" / "python"
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel], check=True)
        print("game            cache  process, s  open, s  first step, s  processor, s")
        for game in GAMES:
            empty, warm = [], []
            for _ in range(ROUNDS):
                with tempfile.TemporaryDirectory() as cache:
                    empty.append(measure_first_step(python, game, cache))
                    warm.append(measure_first_step(python, game, cache))
            for name, found in (("empty", empty), ("warm", warm)):
                whole, (opened, stepped, processor) = sorted(found)[ROUNDS // 2]
                print(f"{game:15} {name:5} {whole:11.2f} {opened:8.2f} {stepped:14.2f} {processor:13.2f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
