"""`make bench-faults`: people play while everything around their room fails, one fault after the other: the database is
stopped, paused, cut off, its disk is full, its file locked or away; nodes are killed or stand still; clocks jump. After
each every table must move again; in the end everything that was acknowledged must be stored once, and nobody may have
been told what is not. `python -m bench.faults --faults 50 --only "SQLite"` does a part of it."""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest
from rich.console import Console
from rich.table import Table
from tests.server.faults.campaign import Outcome, Struck, strike
from tests.server.faults.kinds import CLOCK, DISK, NODE, POSTGRESQL, READ_ONLY, SQLITE, Fault
from tests.server.faults.scene import FAKETIME, can_forbid_writing, can_mount, set_scene
from tests.server.running import to_close

MOST = 500
LAST_WORDS = 30
"""Lines of its log that a node shows when a campaign fails."""


def briefly(rng: Random) -> float:
    """Seconds that most faults last."""
    return rng.uniform(0.2, 2.5)


def for_long(rng: Random) -> float:
    """Longer than anybody waits for an answer."""
    return 30.0


class Act(NamedTuple):
    """Faults of some kinds in one scene; `share` of 500."""

    title: str
    database: str
    nodes: int
    kinds: dict[str, Fault]
    share: int
    seconds: Callable[[Random], float] = briefly
    has_small_disk: bool = False
    has_loose_clock: bool = False

    def trouble(self) -> str | None:
        """Why it cannot be given on this machine."""
        if self.has_small_disk and not can_mount():
            return "no disk can be mounted here"
        if self.has_loose_clock and not FAKETIME.exists():
            return "libfaketime is not installed"
        if self.kinds is READ_ONLY and not can_forbid_writing():
            return "files cannot be made immutable here"
        return None


LONG_PAUSE = {"node paused for 30 s": NODE["node paused"]}
ACTS = [
    Act("SQLite", "sqlite", 1, {**NODE, **SQLITE, **DISK}, 110, has_small_disk=True),
    Act("SQLite", "sqlite", 1, READ_ONLY, 20),
    Act("SQLite", "sqlite", 1, CLOCK, 20, has_loose_clock=True),
    Act("PostgreSQL, one node", "postgresql", 1, {**NODE, **POSTGRESQL}, 130),
    Act("PostgreSQL, one node", "postgresql", 1, DISK, 20, has_small_disk=True),
    Act("PostgreSQL, two nodes", "postgresql", 2, {**NODE, **POSTGRESQL}, 175),
    Act("PostgreSQL, two nodes", "postgresql", 2, LONG_PAUSE, 5, for_long),
    Act("PostgreSQL, two nodes", "postgresql", 2, CLOCK, 20, has_loose_clock=True),
]


def give(act: Act, faults: int) -> Outcome:
    """One act, told on standard error."""
    began = time.monotonic()

    def tell(struck: Struck) -> None:
        told = (
            f"{time.monotonic() - began:6.0f} s  {act.title}: {struck.kind}, moves again after {struck.seconds:.1f} s"
        )
        print(told, file=sys.stderr, flush=True)

    with (
        to_close,
        set_scene(
            act.database, act.nodes, has_small_disk=act.has_small_disk, has_loose_clock=act.has_loose_clock
        ) as scene,
    ):
        try:
            return strike(scene, act.kinds, faults, seconds=act.seconds, tell=tell)
        except BaseException:
            for node in scene.nodes:
                for line in node.logged()[-LAST_WORDS:]:
                    print(f"{node.url}: {line}", file=sys.stderr)
            raise


def report(done: list[tuple[Act, Outcome]]) -> None:
    """Two tables: what came of it, and how long rooms took to go on."""
    outcomes = Table(title="Faults while games go on")
    for heading in ("room", "faults", "games", "acknowledged", "lost", "doubled", "told", "told but not stored"):
        outcomes.add_column(heading, justify="left" if heading == "room" else "right")
    recovery = Table(title="Seconds after a fault until every table had moved again")
    for heading in ("room", "fault", "faults", "median", "longest"):
        recovery.add_column(heading, justify="left" if heading in ("room", "fault") else "right")
    for act, got in done:
        figures = [len(got.struck), got.games, got.acknowledged, got.lost, got.doubled, got.told, got.untrue]
        outcomes.add_row(act.title, *map(str, figures))
        for kind in act.kinds:
            took = [struck.seconds for struck in got.struck if struck.kind == kind]
            if took:
                median, longest = f"{statistics.median(took):.1f}", f"{max(took):.1f}"
                recovery.add_row(act.title, kind, str(len(took)), median, longest)
    for table in (outcomes, recovery):
        Console(width=110).print(table)


def main() -> int:
    """Run from the command line; the exit status says whether all was well."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--faults", type=int, default=MOST, help="in all")
    parser.add_argument("--only", default="", help="acts whose title or faults contain this")
    given = parser.parse_args()
    done: list[tuple[Act, Outcome]] = []
    try:
        for act in ACTS:
            if given.only not in f"{act.title}: {', '.join(act.kinds)}":
                continue
            if (trouble := act.trouble()) is not None:
                print(f"{act.title}, {', '.join(act.kinds)}: not done, {trouble}", file=sys.stderr)
                continue
            try:
                done.append((act, give(act, max(1, act.share * given.faults // MOST))))
            except pytest.skip.Exception as skipped:
                print(skipped.msg, file=sys.stderr)
    finally:
        report(done)
    return int(any(got.lost or got.doubled or got.untrue for _, got in done))


if __name__ == "__main__":
    sys.exit(main())
