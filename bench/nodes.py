"""`make bench-nodes`: one, two and four nodes on one PostgreSQL behind nginx or Caddy, set up as the examples in
`deploy/` say, tables kept at one node or not. People play through the proxy, first for a while and then during a
rolling restart: every node in turn gets SIGTERM and is started again. Moves, what they cost the nodes, and how long
anybody was without a connection."""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import sys
import threading
import time
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from tests.server.killing import Player, read_journals
from tests.server.postgres import postgres
from tests.server.proxies import proxy_before
from tests.server.running import DEADLINE, NO_LIMITS, Guest, Json, Server, Watch, seat_people, to_close

TICKS = os.sysconf("SC_CLK_TCK")


class Visitor(Player):
    """Plays through the proxy, and notes for how long the connection was gone."""

    def __init__(self, guest: Guest, table: str, seat: int, enough: threading.Event, seed: int) -> None:
        super().__init__(guest, table, seat, enough, seed)
        self.gaps: list[float] = []

    def _connect(self, since: int = 0) -> Watch:
        began = time.monotonic()
        watch = super()._connect(since)
        if since:
            self.gaps.append(time.monotonic() - began)
        return watch

    def _heed(self, watch: Watch, refusal: Json) -> None:
        """Another node may not have heard yet what the last one did."""
        assert refusal["refused"] == "stale", refusal
        watch.number, watch.play = refusal["number"], refusal["play"]


class Case(NamedTuple):
    """What is measured."""

    proxy: str
    nodes: int
    is_sticky: bool


def cpu_of(nodes: list[Server]) -> float:
    """Seconds of processor time that the nodes have used."""
    used = 0
    for node in nodes:
        fields = Path(f"/proc/{node.process.pid}/stat").read_text().rpartition(")")[2].split()
        used += int(fields[11]) + int(fields[12])
    return used / TICKS


def measure(case: Case, tables: int, seconds: float, report: Table) -> bool:
    """One case; whether nothing was lost."""
    with to_close, postgres() as database:
        flags = [*NO_LIMITS, "--proxies=127.0.0.1"]
        nodes = [Server(database, *flags) for _ in range(case.nodes)]
        try:
            with proxy_before(case.proxy, nodes, is_sticky=case.is_sticky) as proxy:
                return play(case, proxy.url, nodes, tables, seconds, report)
        finally:
            for node in nodes:
                node.kill()


def play(case: Case, url: str, nodes: list[Server], tables: int, seconds: float, report: Table) -> bool:
    """People play, the nodes are restarted, and it is written down what came of it."""
    enough = threading.Event()
    visitors: list[Visitor] = []
    for _ in range(tables):
        table, guests = seat_people(url, 2)
        visitors += [Visitor(guest, table, seat, enough, len(visitors) + seat) for seat, guest in enumerate(guests)]
    for visitor in visitors:
        visitor.start()
    began, cpu, known = time.monotonic(), cpu_of(nodes), moves_of(visitors)
    time.sleep(seconds)
    made, took, used = moves_of(visitors) - known, time.monotonic() - began, cpu_of(nodes) - cpu
    gaps: list[float] = []
    if case.nodes > 1:
        for number, node in enumerate(nodes):
            node.stop()
            nodes[number] = node.restart()
            time.sleep(3)
        gaps = [gap for visitor in visitors for gap in visitor.gaps]
    enough.set()
    for visitor in visitors:
        visitor.join(DEADLINE)
        if visitor.failed is not None:
            raise visitor.failed
    verdict = read_journals(nodes[0].url, visitors)
    told = [f"{len(gaps)}", f"{statistics.median(gaps):.2f}", f"{max(gaps):.2f}"] if gaps else ["", "", ""]
    kept = "yes" if case.is_sticky else "no"
    figures = [f"{made / took:.0f}", f"{made / used:.0f}", *told, str(verdict.lost), str(verdict.doubled)]
    report.add_row(case.proxy, str(case.nodes), kept, *figures)
    return not (verdict.lost or verdict.doubled)


def moves_of(visitors: list[Visitor]) -> int:
    """Acknowledged so far."""
    return sum(len(visitor.acknowledged) for visitor in visitors)


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=10)
    given = parser.parse_args()
    report = Table(title="Nodes behind a proxy")
    headings = ["proxy", "nodes", "tables kept at a node", "moves a second", "moves per CPU second of the nodes"]
    for heading in [*headings, "connections moved over", "median gap, s", "longest, s", "lost", "doubled"]:
        report.add_column(heading, justify="left" if heading == "proxy" else "right")
    is_good = True
    for proxy in ("nginx", "caddy"):
        if shutil.which(proxy) is None:
            print(f"{proxy} is not installed", file=sys.stderr)
            continue
        for nodes, is_sticky in ((1, True), (2, True), (2, False), (4, True)):
            is_good = measure(Case(proxy, nodes, is_sticky), given.tables, given.seconds, report) and is_good
            # Each case takes a while, and the next may fail.
            Console(width=140).print(report)
    return int(not is_good)


if __name__ == "__main__":
    sys.exit(main())
