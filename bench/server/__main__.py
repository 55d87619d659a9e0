"""How fast the games room is: many tables with three connections each, first at one move a second, then as fast as it
goes; beside it a boardgame.io server that counts in memory. `make bench-server`, or
`python -m bench.server --tables 500 --seconds 15 --rounds 3`.

Every move of ours is safe on the disk (SQLite in WAL, synchronous=FULL) before anybody hears of it. Servers run one at
a time, in turns, each round on a fresh one; the table has the medians. Clients run in processes of their own on the
same machine.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.server import ours, theirs
from bench.server.load import SEATS
from bench.server.measuring import Load, Measured, measure, memory, middle, say

MOST_MEMORY = 100
"""KiB per table with its three connections."""


def measure_ours(load: Load) -> Measured:
    """One round of our server."""
    with tempfile.TemporaryDirectory() as folder, ours.running(Path(folder)) as (process, url):
        empty = memory(process)
        tables, headers = ours.open_tables(url, load.tables)
        return measure(process, url, ours.SeaboardSeat, tables, headers, empty, load)


def measure_theirs(load: Load) -> Measured:
    """One round of boardgame.io. It makes a match when the first player asks for it."""
    with theirs.running() as (process, url):
        tables = [f"match{number}" for number in range(load.tables)]
        return measure(process, url, theirs.BoardgameSeat, tables, [{}] * SEATS, memory(process), load)


NAMES = {
    "moves": "moves a second",
    "p50": "send to heard by all, p50 ms",
    "p99": "send to heard by all, p99 ms",
    "server": "server, CPU cores",
    "clients": "clients, CPU cores",
    "per_cpu": "moves per server CPU second",
}


def report(load: Load, our: Measured, their: Measured | None) -> None:
    """Print the table, and whether the aims are met."""
    table = Table(title=f"{load.tables} tables, {SEATS} connections each; medians")
    for heading in ("", "seaboard, SQLite", "boardgame.io, memory", "ratio"):
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)

    def add(name: str, mine: float, other: float | None) -> None:
        ratio = "" if not other else f"{mine / other:.2f}"
        table.add_row(name, figure(mine), "" if other is None else figure(other), ratio)

    for phase, title in (("even", "one move a second"), ("flat_out", "as fast as it goes")):
        table.add_row(f"[bold]{title}")
        for field, name in NAMES.items():
            other = None if their is None else getattr(getattr(their, phase), field)
            add(f"  {name}", getattr(getattr(our, phase), field), other)
    table.add_row("[bold]memory per table with its connections")
    add("  after one move a second, KiB", our.memory, None if their is None else their.memory)
    add("  in the end, KiB", our.memory_after, None if their is None else their.memory_after)
    console = Console(width=max(Console().width, 100))
    console.print(table)
    aims = {f"memory per table under {MOST_MEMORY} KiB": our.memory < MOST_MEMORY}
    if their is not None:
        aims["at least as many moves per CPU second"] = our.flat_out.per_cpu >= their.flat_out.per_cpu
        aims["better p99 at one move a second"] = our.even.p99 < their.even.p99
    for aim, is_met in aims.items():
        console.print(f"{aim}: {'yes' if is_met else 'NO'}")


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
    trouble = theirs.install()
    if trouble is not None:
        say(f"boardgame.io cannot be installed, so only our server is measured: {trouble}")
    our: list[Measured] = []
    their: list[Measured] = []
    for number in range(given.rounds):
        say(f"round {number + 1} of {given.rounds}: seaboard")
        our.append(measure_ours(load))
        if trouble is None:
            say(f"round {number + 1} of {given.rounds}: boardgame.io")
            their.append(measure_theirs(load))
    report(load, middle(our), middle(their) if their else None)


if __name__ == "__main__":
    main()
