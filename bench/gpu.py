"""`python -m bench.gpu`: random and greedy play of every game on a graphics card, chance counted, a new game as soon as
one is over. All games are first played on for the length of a game, so that they stand at all its stages. Needs a card
and the extra `gpu`. `--held 2,4,8` and `--threads 14,16,18` (powers of two) look for the best setting of games that are
played in threads of their own, `--sorted 18,20,22` for that of games that are sorted before every step; '' leaves one
out."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
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


def best_on_card(name: str) -> float:
    """Steps a second of random play in the better of two ways: several games in a thread, and sorted games."""
    game = open_game(name)
    start = game.new(game.parse_options({}))
    length = game.form("interpreted").play_many(start, 1, seeds())
    together, in_order = Batch(game, start, 4 << 16, held=4), Batch(game, start, 1 << 20)
    together.play(length)
    in_order.play_sorted(length)
    return max(speed(together, partial(together.play_together, STEPS)), speed(in_order, partial(sort_on, in_order)))


def sort_on(batch: Batch, greedily: bool = False) -> int:
    """Play a batch on in sorted games; the steps made."""
    batch.play_sorted(STEPS // 4, greedily)
    return batch.count * (STEPS // 4)


def make_plain(name: str) -> int:
    """Make a game's module, in a process of its own."""
    return len(find_plain(open_game(name)))


def measure_game(name: str, powers: list[int], holds: list[int], sorts: list[int]) -> None:
    """The lines of one game: every game alone in its thread, then several in a thread, for each number of them, then
    sorted games, as random and as greedy play."""
    game = open_game(name)
    start = game.new(game.parse_options({}))
    length = game.form("interpreted").play_many(start, 1, seeds())

    def line(what: str, batch: Batch, play: Callable[[], int]) -> None:
        begin = time.perf_counter()
        figure = speed(batch, play) / 1e6
        print(f"{name:14} {what}: {figure:8.0f} M/s  ({time.perf_counter() - begin:.0f} s)", flush=True)

    def alone(batch: Batch) -> int:
        batch.play(STEPS)
        return batch.count * STEPS

    for held, power in product((1, *holds) if powers else (), powers):
        batch = Batch(game, start, held << power, held=held)
        batch.play(length)
        play = partial(alone, batch) if held == 1 else partial(batch.play_together, STEPS)
        line(f"2^{power} threads, {held} games each", batch, play)
    for power, greedily in product(sorts, (False, True)):
        batch = Batch(game, start, 1 << power)
        batch.play_sorted(length, greedily)
        line(f"2^{power} games, sorted, {'greedy' if greedily else 'random'}", batch, partial(sort_on, batch, greedily))


def main() -> None:
    """Measure all games, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--threads", default="14,16,18")
    parser.add_argument("--held", default="2,4,8")
    parser.add_argument("--sorted", default="18,20,22")
    chosen: Any = parser.parse_args()
    texts = (chosen.threads, chosen.held, chosen.sorted)
    numbers = [[int(number) for number in text.split(",") if number] for text in texts]
    with ProcessPoolExecutor() as workers:
        list(workers.map(make_plain, chosen.games))
    import cupy

    print(cupy.cuda.runtime.getDeviceProperties(0)["name"].decode())
    for name in chosen.games:
        measure_game(name, *numbers)


if __name__ == "__main__":
    main()
