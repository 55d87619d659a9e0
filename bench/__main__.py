"""`make bench`: the speed of every game's rules in all forms of this machine, beside a calibration of this machine.

The reference machine runs the calibration loop at about 5 million rounds a second on one core; targets are meant for
it, so the table also gives each figure as a ratio to the calibration, which travels from machine to machine.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from bench.browser import browser_speed
from bench.openspiel import measure_openspiel
from seaboard.core.errors import Trouble
from seaboard.core.forms.contract import seeds
from seaboard.core.game import OVER
from seaboard.games import GAMES, open_game

REFERENCE = 5e6


class Target(NamedTuple):
    """What a game's rules should reach on the reference machine."""

    compiled: float
    interpreted: float
    state_bytes: int
    cold: float
    warm: float


TARGETS = {
    "oh_crab": Target(2e6, 20e3, 1024, 75.0, 1.5),
    "schatztaucher": Target(8e6, 80e3, 512, 15.0, 1.0),
    "wreck_raiders": Target(2e6, 25e3, 1024, 60.0, 1.5),
}
MOST_STEPS = 1_000_000
ALL_MODULES = {"surprises": True, "events": True, "challenges": True, "asymmetry": True}
WITH_ALL_MODULES = 1.5e6
"""What Oh Crab! should reach with the whole Adventure Pack."""


def best_speed(work: Callable[[], int], slices: int = 12, seconds: float = 0.25) -> float:
    """Steps per second of processor time in the best of several slices: what else the machine does counts little."""
    best = 0.0
    for _ in range(slices):
        made, begin = 0, time.process_time()
        while time.process_time() - begin < seconds:
            made += work()
        best = max(best, made / (time.process_time() - begin))
    return best


def calibrate() -> float:
    """Rounds a second of a plain Python loop."""

    def rounds(number: int = 100_000) -> int:
        x = 1
        for _ in range(number):
            x = (x * 1103515245 + 12345) % 2147483648
        return number

    return best_speed(rounds)


def interpreted_speed(name: str) -> float:
    """Steps a second of random play in the interpreter, legal list and odds generated at each."""
    game = open_game(name)
    rules, box, options = game.rules, game.box.record, game.parse_options({})
    out, weights, rng = [0] * game.most_actions, [0] * game.most_actions, [12345, 6789]
    return best_speed(lambda: int(rules.play_out(box, game.new(options), out, weights, rng, MOST_STEPS)))


def compiled_speed(name: str, **options: object) -> float:
    """Steps a second of random play compiled, on one core."""
    import numpy as np

    game = open_game(name)
    fast = game.fast()
    boxes, starts = game.box.record.pack(), game.new(game.parse_options(options)).pack()
    scratch = np.zeros(1, game.record.dtype())
    out, weights = np.zeros((2, game.most_actions), np.int64)
    rng = np.array([12345, 6789], np.int64)
    return best_speed(lambda: int(fast.play_many(boxes, starts, scratch, 100, out, weights, rng, MOST_STEPS)))


def native_speed(name: str) -> float:
    """Steps a second of random play in the native module, on one core."""
    game = open_game(name)
    form, start, rng = game.form("native"), game.new(game.parse_options({})), seeds()
    return best_speed(lambda: form.play_many(start, 100, rng, MOST_STEPS))


def native_steps_from_python(name: str) -> float:
    """Steps a second when Python makes every single one: a random game that is played again and again."""
    game = open_game(name)
    form, start, rng = game.form("native"), game.new(game.parse_options({})), random.Random(1)
    table, actions = form.table(start), []
    while table.actor() != OVER:
        actions.append(rng.choice(table.legal()))
        table.step(actions[-1])

    def again() -> int:
        step = form.table(start).step
        for action in actions:
            step(action)
        return len(actions)

    return best_speed(again)


def compile_seconds(name: str) -> tuple[float, float]:
    """How long the compiled rules take to be ready in a new process: with an empty cache, and with a full one."""
    code = (
        "import time, sys; from seaboard.games import open_game; game = open_game(sys.argv[1]);"
        "begin = time.perf_counter(); game.fast(); print(time.perf_counter() - begin)"
    )
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "XDG_CACHE_HOME": cache, "HOME": cache}

        def run() -> float:
            done = subprocess.run([sys.executable, "-c", code, name], env=environment, capture_output=True, check=True)
            return float(done.stdout)

        return run(), run()


def command_seconds(*arguments: str, stdin: str = "", runs: int = 5) -> float:
    """The median time of a whole command."""
    times = []
    for _ in range(runs):
        with tempfile.TemporaryDirectory() as folder:
            begin = time.perf_counter()
            subprocess.run(
                [sys.executable, "-m", "seaboard", *arguments],
                input=stdin.encode(),
                env={**os.environ, "SEABOARD_GAMES": folder},
                stdout=subprocess.DEVNULL,
                check=True,
            )
            times.append(time.perf_counter() - begin)
    return sorted(times)[runs // 2]


def mark(value: float, target: float, better: Callable[[float, float], bool]) -> str:
    """Whether a target is met, as a sign."""
    return "yes" if better(value, target) else "NO"


def at_least(value: float, target: float) -> bool:
    """For speeds."""
    return value >= target


def at_most(value: float, target: float) -> bool:
    """For sizes and times."""
    return value <= target


def card_speed(name: str) -> float | None:
    """Steps a second of random play on the graphics card; None where there is none, or no CuPy."""
    from bench.gpu import best_on_card
    from seaboard.gpu.machines import find_card

    try:
        find_card()
    except Trouble:
        return None
    return best_on_card(name)


def bench_elsewhere(table: Table, name: str, native: float, calibration: float) -> None:
    """The lines of one game on other machines than the processor, or that they are not here."""
    for what, speed, why in (
        ("WebAssembly in Node", browser_speed(name), "not made here: make page"),
        ("graphics card", card_speed(name), "no card here, or no CuPy"),
    ):
        if speed is None:
            table.add_row(name, f"{what}: {why}", "", "", "", "")
            continue
        table.add_row(name, f"{what}, steps/s", f"{speed:,.0f}", f"{speed / calibration:.4f}", "", "")
        table.add_row(name, f"{what} / native", f"{speed / native:.2f} x", "", "", "")


def bench_game(table: Table, name: str, calibration: float) -> tuple[float, float]:
    """The lines of one game; the native form's steps a second, at random and one at a time."""
    target, scale = TARGETS[name], calibration / REFERENCE
    compiled, interpreted = compiled_speed(name), interpreted_speed(name)
    size = open_game(name).record.dtype().itemsize
    cold, warm = compile_seconds(name)

    def line(what: str, value: str, wanted: str, met: str, ratio: str = "") -> None:
        table.add_row(name, what, value, ratio, wanted, met)

    native = native_speed(name)
    line("native, steps/s", f"{native:,.0f}", "", "", f"{native / calibration:.4f}")
    line("native / compiled", f"{native / compiled:.2f} x", ">= 1.40 x", mark(native / compiled, 1.4, at_least))
    single = native_steps_from_python(name)
    line("native, one step at a time, steps/s", f"{single:,.0f}", ">= 1,000,000", mark(single, 1e6, at_least))
    speeds = [
        ("compiled, steps/s", compiled, target.compiled),
        ("interpreted, steps/s", interpreted, target.interpreted),
    ]
    if name == "oh_crab":
        speeds.append(("with all modules, steps/s", compiled_speed(name, **ALL_MODULES), WITH_ALL_MODULES))
    for what, speed, goal in speeds:
        line(
            what,
            f"{speed:,.0f}",
            f">= {goal * scale:,.0f}",
            mark(speed, goal * scale, at_least),
            f"{speed / calibration:.4f}",
        )
    bench_elsewhere(table, name, native, calibration)
    line("compiled / interpreted", f"{compiled / interpreted:.0f} x", "", "")
    line("state, bytes", str(size), f"<= {target.state_bytes}", mark(size, target.state_bytes, at_most))
    line("compile cold, s", f"{cold:.1f}", f"<= {target.cold / scale:.1f}", mark(cold, target.cold / scale, at_most))
    line("compile warm, s", f"{warm:.2f}", f"<= {target.warm / scale:.2f}", mark(warm, target.warm / scale, at_most))
    table.add_section()
    return native, single


def bench_openspiel(table: Table, ours: dict[str, tuple[float, float]], calibration: float) -> None:
    """The lines of OpenSpiel, and how many times as fast the slowest and the fastest of our games are."""
    speeds = measure_openspiel()
    if not speeds:
        table.add_row("OpenSpiel", "cannot be installed here", "", "", "", "")
    for name, speed in speeds.items():
        for what, value, own in (
            ("at random from Python", speed.random, [native for native, _ in ours.values()]),
            ("one step at a time", speed.steps, [single for _, single in ours.values()]),
        ):
            table.add_row(name, f"OpenSpiel, {what}, steps/s", f"{value:,.0f}", f"{value / calibration:.4f}", "", "")
            times = f"{min(own) / value:.0f} to {max(own) / value:.0f} x"
            table.add_row(
                name, "our native games / OpenSpiel", times, "", ">= 100 x", mark(min(own) / value, 100, at_least)
            )
    table.add_section()


def main() -> None:
    """Measure everything and print the table."""
    calibration = calibrate()
    table = Table(title=f"Calibration {calibration / 1e6:.2f} M rounds/s (reference 5 M); targets are scaled by it")
    for heading in ("what", "figure", "value", "per round", "target here", "met"):
        table.add_column(heading, justify="left" if heading in ("what", "figure") else "right")
    ours = {name: bench_game(table, name, calibration) for name in GAMES}
    bench_openspiel(table, ours, calibration)
    scale = calibration / REFERENCE
    commands: list[tuple[str, float, float]] = [
        ("seaboard --help, s", command_seconds("--help"), 0.4),
        ("play to the first prompt, s", command_seconds("play", "schatztaucher", "--seed", "x", stdin="q\n"), 1.0),
    ]
    for what, seconds, goal in commands:
        table.add_row(
            "command", what, f"{seconds:.2f}", "", f"<= {goal / scale:.2f}", mark(seconds, goal / scale, at_most)
        )
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
