"""What a move costs a server in processor time, with a fixed number of moves instead of a fixed time: `python
bench/server/slices.py game --tables 300 --slices 8 --moves 5`. In every slice every table makes so many moves as fast
as it goes, and the slice ends when all of them were heard of; its processor time comes from the server's own clock. So
nothing under way is left out, and a busy machine makes slices longer but hardly dearer. Prints the microseconds a move
of each slice. Measures the server of whatever tree `PYTHONPATH` names, with that tree's `bench.server`."""

from __future__ import annotations

import argparse
import asyncio
import math
import multiprocessing
import tempfile
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import uvloop

from bench.server import ours, theirs
from bench.server.load import SEATS, Seat, Table

GAMES = {"game": ("schatztaucher", "seaboard"), "counter": ("counter", "bench.server.counter")}
THEIRS = "boardgame.io"


class SlicedTable(Table):
    """A table at which so many moves are made and no more."""

    most = 0
    rest: Callable[[], None]
    """Called when they are made."""

    def _move(self) -> None:
        if len(self.delays) < self.most and any(seat.may_act for seat in self.seats):
            super()._move()
        else:
            self.rest()


def run_clients(kind: type[Seat], url: str, names: list[str], headers: list[dict[str, str]], boss: Connection) -> None:
    """A process of clients: connects, says so, then plays a slice for every number of moves it is sent."""
    uvloop.run(_run_clients(kind, url, names, headers, boss))


async def _run_clients(
    kind: type[Seat], url: str, names: list[str], headers: list[dict[str, str]], boss: Connection
) -> None:
    address, tables = urlsplit(url), []
    assert address.hostname is not None
    assert address.port is not None
    for number, name in enumerate(names):
        table = SlicedTable([kind(name, place, each) for place, each in enumerate(headers)], Random(number))
        await table.connect(address.hostname, address.port)
        tables.append(table)
    boss.send(None)
    while True:
        boss.send(await _play_slice(tables, await asyncio.to_thread(boss.recv)))


async def _play_slice(tables: list[SlicedTable], most: int) -> int:
    """How many moves were made: a game may end before."""
    resting = asyncio.Semaphore(0)
    for table in tables:
        table.most, table.rest = most, resting.release
        table.play(0.0, math.inf)
    for _ in tables:
        await resting.acquire()
    return sum(len(table.delays) for table in tables)


def processor_seconds(process: int) -> float:
    """The processor time of a process, as its own clock has it: to the nanosecond, where /proc has hundredths."""
    return time.clock_gettime(~process << 3 | 2)


def measure(what: str, tables: int, slices: int, moves: int) -> list[float]:
    """Microseconds a move of each slice."""
    spawn = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder, _running(what, Path(folder)) as (process, url):
        names, headers = _open_tables(what, url, tables)
        boss, client = spawn.Pipe()
        playing = spawn.Process(
            target=run_clients,
            args=(theirs.BoardgameSeat if what == THEIRS else ours.SeaboardSeat, url, names, headers, client),
            daemon=True,
        )
        playing.start()
        boss.recv()
        found = []
        for _ in range(slices):
            before = processor_seconds(process)
            boss.send(moves)
            made = boss.recv()
            found.append((processor_seconds(process) - before) / made * 1e6)
        playing.kill()
        return found


def _open_tables(what: str, url: str, tables: int) -> tuple[list[str], list[dict[str, str]]]:
    if what == THEIRS:
        return [f"match{number}" for number in range(tables)], [{}] * SEATS
    return ours.open_tables(url, GAMES[what][0], tables)


def _running(what: str, folder: Path) -> AbstractContextManager[tuple[int, str]]:
    return theirs.running() if what == THEIRS else ours.running(folder, GAMES[what][1])


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=(*GAMES, THEIRS))
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--slices", type=int, default=8)
    parser.add_argument("--moves", type=int, default=5, help="of each table in each slice")
    given = parser.parse_args()
    print(*(f"{each:.1f}" for each in measure(given.what, given.tables, given.slices, given.moves)))


if __name__ == "__main__":
    main()
