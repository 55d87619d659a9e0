"""`python -m bench.gpu`: random and greedy play of every game on a graphics card, chance counted, a new game as soon as
one is over, by games that stand at all stages. Needs a card and the extra `gpu`. `--tests` first runs the tests that a
card is for. `--held 2,4,8` and `--threads 14,16,18` (powers of two) look for the best setting of games that are played
in threads of their own, `--sorted 18,20,22` for that of games that are sorted before every step; '' leaves one out.
Kernels are made before, in as many processes as there are processors, as the driver keeps them."""

from __future__ import annotations

import argparse
import multiprocessing
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from typing import Any

from seaboard.core.forms.contract import seeds
from seaboard.core.forms.modules import find_plain
from seaboard.games import GAMES, open_game
from seaboard.gpu import Batch, Card
from seaboard.gpu.kernels import KERNELS
from seaboard.gpu.machines import find_card
from seaboard.gpu.sizes import HELD, measure

STEPS = 256
BEST = {"schatztaucher": (19, 2), "wreck_raiders": (16, 8), "oh_crab": (17, 8)}
"""The best number of threads (a power of two) and of games in each, where several games in a thread play together."""

FEW = 1 << 14
"""Games of which others are copied."""

MOST = 22
"""Sorted games are fastest in batches of 2^22."""


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


def best_on_card(name: str) -> float:
    """Steps a second of random play in the better of two ways: several games in a thread, and sorted games, in as large
    batches as fit on the card."""
    game = open_game(name)
    start = game.new(game.parse_options({}))
    threads, held = BEST[name]
    size, room = measure(game).pitch + 64, Card(game, measure(game)).room() or 0
    power = max(power for power in range(MOST + 1) if size << power < room)
    together = spread(Batch(game, start, held << min(threads, power - 3), held=held))
    best = speed(together, partial(together.play_together, STEPS))
    del together
    in_order = spread(Batch(game, start, 1 << power))
    return max(best, speed(in_order, partial(sort_on, in_order)))


def spread(batch: Batch, greedily: bool = False) -> Batch:
    """Let the games stand at all stages: a few are played on for the length of a game, and all others go on from where
    these are, each with its own seeds."""
    few = Batch(batch.game, batch.state(0), min(batch.count, FEW))
    few.play_sorted(few.game.form("native").play_many(few.state(0), 1, seeds()), greedily)
    batch.states[:] = few.machine.arrays.tile(few.states, (batch.count // few.count, 1))
    return batch


def sort_on(batch: Batch, greedily: bool = False) -> int:
    """Play a batch on in sorted games; the steps made."""
    batch.play_sorted(STEPS // 4, greedily)
    return batch.count * (STEPS // 4)


def make_kernel(wanted: tuple[str, str, int]) -> float:
    """Make a kernel of a game for so many games a thread, in a process of its own; the seconds that it took."""
    name, kernel, held = wanted
    begin, game = time.perf_counter(), open_game(name)
    Card(game, measure(game, held)).load(kernel)
    return time.perf_counter() - begin


def make_plain(name: str) -> int:
    """Make a game's module, in a process of its own."""
    return len(find_plain(open_game(name)))


def make_kernels(games: list[str], holds: list[int], everything: bool) -> None:
    """Make all kernels that are going to be measured, and those of tests; say how long the longest took."""
    playing = [kernel.name for kernel in KERNELS if everything or "play" in kernel.name or "sorted" in kernel.name]
    wanted = [(name, kernel, HELD) for name in games for kernel in playing]
    wanted += [(name, "play_together", held) for name in games for held in {*holds, BEST[name][1]} - {HELD}]
    begin = time.perf_counter()
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as workers:
        list(workers.map(make_plain, games))
        took = dict(zip(wanted, workers.map(make_kernel, wanted), strict=True))
    longest = max(took, key=lambda each: took[each])
    print(f"{len(took)} kernels made in {time.perf_counter() - begin:.0f} s; {longest} took {took[longest]:.0f} s")


def measure_game(name: str, powers: list[int], holds: list[int], sorts: list[int]) -> None:
    """The lines of one game: every game alone in its thread, then several in a thread, for each number of them, then
    sorted games, as random and as greedy play."""
    game = open_game(name)
    start = game.new(game.parse_options({}))

    def line(what: str, batch: Batch, play: Callable[[], int]) -> None:
        begin = time.perf_counter()
        figure = speed(batch, play) / 1e6
        print(f"{name:14} {what}: {figure:8.0f} M/s  ({time.perf_counter() - begin:.0f} s)", flush=True)

    def alone(batch: Batch) -> int:
        batch.play(STEPS)
        return batch.count * STEPS

    for power in powers:
        batch = spread(Batch(game, start, 1 << power))
        line(f"2^{power} threads, 1 game each", batch, partial(alone, batch))
    for held, power in list(product(holds, powers)) or [BEST[name][::-1]]:
        batch = spread(Batch(game, start, held << power, held=held))
        line(f"2^{power} threads, {held} games each", batch, partial(batch.play_together, STEPS))
    for power, greedily in product(sorts, (False, True)):
        batch = spread(Batch(game, start, 1 << power), greedily)
        line(f"2^{power} games, sorted, {'greedy' if greedily else 'random'}", batch, partial(sort_on, batch, greedily))


def main() -> None:
    """Measure all games, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--threads", default="18")
    parser.add_argument("--held", default="")
    parser.add_argument("--sorted", default="22")
    parser.add_argument("--tests", action="store_true")
    chosen: Any = parser.parse_args()
    texts = (chosen.threads, chosen.held, chosen.sorted)
    threads, holds, sorts = [[int(number) for number in text.split(",") if number] for text in texts]
    print(find_card().cuda.runtime.getDeviceProperties(0)["name"].decode())
    make_kernels(chosen.games, holds, everything=chosen.tests)
    if chosen.tests:
        subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-W", "default", "-p", "no:cacheprovider", "-rs", "tests/gpu"]
        )
    for name in chosen.games:
        measure_game(name, threads, holds, sorts)
        print(f"{name:14} make bench says: {best_on_card(name) / 1e6:.0f} M/s", flush=True)


if __name__ == "__main__":
    main()
