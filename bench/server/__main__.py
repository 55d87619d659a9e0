"""How fast the games room is: many tables with three connections each, first at one move a second, then as fast as it
goes; beside it a boardgame.io server. `make bench-server`, or
`python -m bench.server --tables 500 --seconds 15 --rounds 3`.

Our server plays a real game and, to be compared apart from it, the game that boardgame.io plays: a counter. Every move
of ours is safe on the disk (SQLite in WAL, synchronous=FULL) before anybody hears of it; boardgame.io keeps its in
memory. Servers run one at a time, in turns, each round on a fresh one; the table has the medians. Clients run in
processes of their own on the same machine.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from bench.server import ours, theirs
from bench.server.load import SEATS
from bench.server.measuring import Load, Measured, measure, memory, middle, say

MOST_MEMORY = 100
"""KiB per table with its three connections."""

FIGURES = {
    "moves": "moves a second",
    "p50": "send to heard by all, p50 ms",
    "p99": "send to heard by all, p99 ms",
    "server": "server, CPU cores",
    "clients": "clients, CPU cores",
    "per_cpu": "moves per server CPU second",
}


def measure_game(load: Load) -> Measured:
    """One round of our server with Die Schatztaucher."""
    return _measure_ours(load, "schatztaucher", "seaboard")


def measure_counter(load: Load) -> Measured:
    """One round of our server with the counter."""
    return _measure_ours(load, "counter", "bench.server.counter")


def _measure_ours(load: Load, game: str, module: str) -> Measured:
    with tempfile.TemporaryDirectory() as folder, ours.running(Path(folder), module) as (process, url):
        empty = memory(process)
        tables, headers = ours.open_tables(url, game, load.tables)
        return measure(process, url, ours.SeaboardSeat, tables, headers, empty, load)


def measure_theirs(load: Load) -> Measured:
    """One round of boardgame.io. It makes a match when the first player asks for it."""
    with theirs.running() as (process, url):
        tables = [f"match{number}" for number in range(load.tables)]
        return measure(process, url, theirs.BoardgameSeat, tables, [{}] * SEATS, memory(process), load)


class Contestant(NamedTuple):
    """A server with a game."""

    server: str
    game: str
    measure: Callable[[Load], Measured]


OURS = (
    Contestant("seaboard", "Die Schatztaucher", measure_game),
    Contestant("seaboard", "counter", measure_counter),
)
THEIRS = Contestant("boardgame.io", "counter", measure_theirs)


def report(load: Load, our: list[Measured], their: Measured | None) -> None:
    """Print the table, and whether the aims are met."""
    table = Table(title=f"{load.tables} tables, {SEATS} connections each; medians")
    table.add_column("")
    for each in (*OURS, THEIRS):
        table.add_column(f"{each.server}\n{each.game}", justify="right")
    for each in OURS:
        table.add_column(f"ratio\n{each.game}", justify="right")

    def add(name: str, find: Callable[[Measured], float]) -> None:
        other = None if their is None else find(their)
        ratios = ["" if not other else f"{find(each) / other:.2f}" for each in our]
        table.add_row(name, *(figure(find(each)) for each in our), "" if other is None else figure(other), *ratios)

    for phase, title in (("even", "one move a second"), ("flat_out", "as fast as it goes")):
        table.add_row(f"[bold]{title}")
        for field, name in FIGURES.items():
            add(f"  {name}", lambda each, phase=phase, field=field: getattr(getattr(each, phase), field))  # type: ignore[misc]
    table.add_row("[bold]memory per table with its connections")
    add("  after one move a second, KiB", lambda each: each.memory)
    add("  in the end, KiB", lambda each: each.memory_after)
    console = Console(width=max(Console().width, 120))
    console.print(table)
    for contestant, measured in zip(OURS, our, strict=True):
        for aim, is_met in aims(measured, their).items():
            console.print(f"{contestant.game}: {aim}: {'yes' if is_met else 'NO'}")


def aims(our: Measured, their: Measured | None) -> dict[str, bool]:
    """What we want to be true."""
    wanted = {f"memory per table under {MOST_MEMORY} KiB": our.memory < MOST_MEMORY}
    if their is not None:
        wanted["at least as many moves per CPU second"] = our.flat_out.per_cpu >= their.flat_out.per_cpu
        wanted["better p99 at one move a second"] = our.even.p99 < their.even.p99
    return wanted


def figure(value: float) -> str:
    """A number with as many digits as say something."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=15, help="of each of the two phases")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--clients", type=int, default=1, help="processes that play")
    given = parser.parse_args()
    load = Load(given.tables, given.seconds, given.clients)
    contestants = [*OURS]
    trouble = theirs.install()
    if trouble is None:
        contestants.append(THEIRS)
    else:
        say(f"boardgame.io cannot be installed, so only our server is measured: {trouble}")
    measured: dict[Contestant, list[Measured]] = {each: [] for each in contestants}
    for number in range(given.rounds):
        for each in contestants:
            say(f"round {number + 1} of {given.rounds}: {each.server}, {each.game}")
            measured[each].append(each.measure(load))
    report(load, [middle(measured[each]) for each in OURS], middle(measured[THEIRS]) if trouble is None else None)


if __name__ == "__main__":
    main()
