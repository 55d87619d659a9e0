"""`python -m bench.gpu`: random play of every game on a graphics card, chance counted, a new game as soon as one is
over. All games are first played on for the length of a game, so that they stand at all its stages. Needs a card and the
extra `gpu`. `--held 2,4,8` and `--threads 14,16,18` (powers of two) look for the best setting."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from seaboard.core.forms.contract import seeds
from seaboard.core.forms.modules import find_plain
from seaboard.games import GAMES, open_game
from seaboard.gpu import Batch

STEPS = 256


def speed(batch: Batch, play: Callable[[], int], rounds: int = 3) -> float:
    """Steps a second in the best of several rounds, after one to warm up."""
    synchronize = batch.machine.arrays.cuda.Device().synchronize
    best = 0.0
    for number in range(rounds + 1):
        synchronize()
        begin = time.perf_counter()
        made = play()
        synchronize()
        if number:
            best = max(best, made / (time.perf_counter() - begin))
    return best


def make_plain(name: str) -> int:
    """Make a game's module, in a process of its own."""
    return len(find_plain(open_game(name)))


def measure_game(name: str, powers: list[int], holds: list[int]) -> None:
    """The lines of one game: every game alone in its thread, then several in a thread, for each number of them."""
    game = open_game(name)
    start = game.new(game.parse_options({}))
    length = game.form("interpreted").play_many(start, 1, seeds())
    for held in (1, *holds):
        for power in powers:
            batch = Batch(game, start, held << power, held=held)

            def alone(batch: Batch = batch) -> int:
                batch.play(STEPS)
                return batch.count * STEPS

            def together(batch: Batch = batch) -> int:
                return batch.play_together(STEPS)

            batch.play(length)
            begin = time.perf_counter()
            figure = speed(batch, alone if held == 1 else together) / 1e6
            took = time.perf_counter() - begin
            print(f"{name:14} 2^{power} threads, {held} games each: {figure:8.0f} M/s  ({took:.0f} s)", flush=True)


def main() -> None:
    """Measure all games, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--threads", default="14,16,18")
    parser.add_argument("--held", default="2,4,8")
    chosen: Any = parser.parse_args()
    powers, holds = ([int(number) for number in text.split(",")] for text in (chosen.threads, chosen.held))
    with ProcessPoolExecutor() as workers:
        list(workers.map(make_plain, chosen.games))
    import cupy

    print(cupy.cuda.runtime.getDeviceProperties(0)["name"].decode())
    for name in chosen.games:
        measure_game(name, powers, holds)


if __name__ == "__main__":
    main()
