"""`make bench-kills`: games go on while their server is killed with SIGKILL at random moments and started again. Every
acknowledged move must be in the journal once. `python -m bench.kills --kills 200 --database postgresql` does it on
PostgreSQL; without `--database` on both."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from rich.console import Console
from rich.table import Table
from tests.server.killing import Player, Verdict, Victim, play_under_fire, read_journals
from tests.server.postgres import postgres
from tests.server.running import to_close

TELL_EVERY = 10


@contextmanager
def open_database(kind: str) -> Iterator[str]:
    """An empty database of its own."""
    if kind == "postgresql":
        with postgres() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "room.sqlite3")


def run_kills(kind: str, tables: int, kills: int, report: Table) -> Verdict:
    """Kill one server so often, and add a line to the report."""
    began = time.monotonic()

    def tell(killed: int) -> None:
        if killed % TELL_EVERY == 0:
            print(f"{kind}: {killed} of {kills} kills, {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)

    with open_database(kind) as database, to_close:
        victim = Victim(database)
        try:
            players: list[Player] = play_under_fire(victim, tables, kills, tell)
            verdict = read_journals(victim.server.url, players)
        finally:
            victim.server.kill()
    sent_again = sum(player.resent for player in players)
    figures = [kills, verdict.acknowledged, sent_again, verdict.lost, verdict.doubled, len(players) // 2]
    report.add_row(kind, *map(str, figures), str(verdict.finished), f"{victim.slowest:.1f} s")
    return verdict


def main() -> int:
    """Run from the command line; the exit status says whether nothing was lost or doubled."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=6, help="games at the same time")
    parser.add_argument("--database", choices=("sqlite", "postgresql"))
    given = parser.parse_args()
    report = Table(title="SIGKILL while games go on")
    for heading in ("database", "kills", "acknowledged", "sent again", "lost", "doubled", "games", "finished"):
        report.add_column(heading)
    report.add_column("slowest restart")
    verdicts = []
    try:
        for kind in [given.database] if given.database else ["sqlite", "postgresql"]:
            try:
                verdicts.append(run_kills(kind, given.tables, given.kills, report))
            except pytest.skip.Exception as skipped:
                print(skipped.msg, file=sys.stderr)
    finally:
        Console(width=110).print(report)
    return int(any(verdict.lost or verdict.doubled for verdict in verdicts))


if __name__ == "__main__":
    sys.exit(main())
