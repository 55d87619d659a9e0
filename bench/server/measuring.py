"""Puts one server under load and measures it: times from the clients, CPU and memory from the system."""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from bench.server.load import Phase, Played, Seat, Wish, run_clients


class Load(NamedTuple):
    """How much is asked of a server: so many tables, for so many seconds each at an even pace and flat out, by so many
    processes of clients."""

    tables: int
    seconds: float
    clients: int


class Figures(NamedTuple):
    """What was measured of one phase."""

    moves: float
    p50: float
    p99: float
    server: float
    clients: float
    per_cpu: float


class Measured(NamedTuple):
    """What was measured of one server. Memory is per table with its connections, in KiB."""

    even: Figures
    flat_out: Figures
    memory: float
    memory_after: float


def middle(measured: list[Measured]) -> Measured:
    """The median of several runs, figure by figure."""
    phases = ([each.even for each in measured], [each.flat_out for each in measured])
    even, flat_out = (Figures(*(median(values) for values in zip(*phase, strict=True))) for phase in phases)
    return Measured(
        even, flat_out, median(each.memory for each in measured), median(each.memory_after for each in measured)
    )


def cpu_seconds(process: int) -> float:
    """CPU time a process has used, in all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> int:
    """Memory a process holds, in KiB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def say(text: str) -> None:
    """Progress, for whoever waits."""
    print(text, file=sys.stderr, flush=True)


def measure(
    server: int, url: str, kind: type[Seat], tables: list[str], headers: list[dict[str, str]], empty: int, load: Load
) -> Measured:
    """All measurements of one server that is running with these tables; `empty` is its memory before there were any."""
    shares = [tables[number :: load.clients] for number in range(load.clients)]
    wishes = [Wish(kind, url, share, headers, number) for number, share in enumerate(shares)]
    with clients_of(wishes) as clients:
        say(f"  {len(tables)} tables with {len(tables) * len(headers)} connections, one move a second")
        even = run_phase(server, clients, Phase(1.0, load.seconds))
        held = memory(server) - empty
        say("  as fast as it goes")
        flat_out = run_phase(server, clients, Phase(0.0, load.seconds))
        held_after = memory(server) - empty
    return Measured(even, flat_out, held / len(tables), held_after / len(tables))


@contextmanager
def clients_of(wishes: list[Wish]) -> Iterator[list[Connection]]:
    """Processes of clients, connected and ready to play."""
    spawn = multiprocessing.get_context("spawn")
    pipes = [spawn.Pipe() for _ in wishes]
    processes = [
        spawn.Process(target=run_clients, args=(wish, theirs), daemon=True)
        for wish, (_, theirs) in zip(wishes, pipes, strict=True)
    ]
    clients = [ours for ours, _ in pipes]
    for process, (_, theirs) in zip(processes, pipes, strict=True):
        process.start()
        theirs.close()
    try:
        for each in clients:
            each.recv()
        yield clients
        for each in clients:
            each.send(None)
        for process in processes:
            process.join()
    finally:
        for process in processes:
            process.kill()


def run_phase(server: int, clients: list[Connection], phase: Phase) -> Figures:
    """Play for a while; what it took."""
    cpu = cpu_seconds(server)
    for each in clients:
        each.send(phase)
    time.sleep(phase.seconds)
    used = cpu_seconds(server) - cpu
    played: list[Played] = [each.recv() for each in clients]
    delays = [delay for each in played for delay in each.delays]
    cut = quantiles(delays, n=100)
    return Figures(
        moves=len(delays) / phase.seconds,
        p50=cut[49] * 1000,
        p99=cut[98] * 1000,
        server=used / phase.seconds,
        clients=sum(each.cpu for each in played) / phase.seconds,
        per_cpu=len(delays) / used,
    )
