"""`make bench-scale`: a room as it is after years: a million finished games and 50,000 that are going on, copied from
two real ones, on SQLite and on PostgreSQL. How long the server takes to start, and to answer with the lobby, with one's
own tables, with a game that goes on and with one that is long over; what a game takes on the disk, and how much memory
backup and restore need (`--backup`)."""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from rich.console import Console
from rich.table import Table
from tests.server.faults.scene import Scene, set_scene
from tests.server.running import play_two_games, to_close

from bench.server.measuring import cpu_seconds
from seaboard.server.storage.archive import pack_table
from seaboard.server.storage.schema import archives, journal, seats, tables
from seaboard.server.storage.store import Store
from seaboard.server.times import now

DAY = 86_400_000
PEOPLE = 100_000
MINE = 300
"""Tables of the person who asks."""

TIMES = 40
BATCH = 50_000


async def pack_game(database: str, table: str) -> None:
    """As the server would after a while."""
    async with Store.open(database) as store, store.writing() as connection:
        await pack_table(connection, table)


NUMBERS = {
    "sqlite": "WITH RECURSIVE n(i) AS (SELECT {first} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < {end}) ",
    "postgresql": "WITH n AS (SELECT generate_series({first}::bigint, {end}::bigint - 1) AS i) ",
}
HEXADECIMAL = {"sqlite": "printf('%0{width}x', {number})", "postgresql": "lpad(to_hex({number}), {width}, '0')"}
SCATTER = 2_654_435_761
IN_HASTE = {
    "sqlite": ["PRAGMA cache_size = -1500000"],
    "postgresql": ["SET LOCAL session_replication_role = replica", "SET LOCAL synchronous_commit = off"],
}
"""While rooms are filled: indexes stay in memory, and nobody watches over what is copied."""


def copy_model(kind: str, model: str, first: int, end: int, oldest: int) -> list[str]:
    """The statements that copy a table so often, each under another id, scattered as real ones are, with other people;
    the first copies keep theirs."""
    hexadecimal = HEXADECIMAL[kind].format
    scattered = hexadecimal(number=f"i * {SCATTER} % 4294967296", width=8)
    name = f"{scattered} || {hexadecimal(number='i', width=8)}"
    somebody = hexadecimal(number=f"(i * 7919 + {{seat}}) % {PEOPLE}", width=24)
    renamed = {column: f"replace({column}, '{model}', {name})" for column in ("setup", "summary")}
    changed = {
        "tables": {
            "id": name,
            **renamed,
            "host": f"CASE WHEN i < {MINE} THEN host ELSE {somebody.format(seat=0)} END",
            "changed": f"{now()} - i * {SCATTER} % {oldest}",
        },
        "seats": {
            "table_id": name,
            "person": f"CASE WHEN i < {MINE} THEN person ELSE {somebody.format(seat='seat')} END",
        },
        "journal": {"table_id": name},
        "archives": {"table_id": name},
    }
    statements = []
    for table in (tables, seats, journal, archives):
        values = [changed[table.name].get(column.name, column.name) for column in table.c]
        names = ", ".join(column.name for column in table.c)
        key = "id" if table is tables else "table_id"
        copied = f"SELECT {', '.join(values)} FROM n, {table.name} WHERE {key} = '{model}'"
        numbers = NUMBERS[kind].format(first=first, end=end)
        statements.append(f"{numbers} INSERT INTO {table.name} ({names}) {copied}")
    return statements


def name_of(number: int) -> str:
    """The id of a copy."""
    return f"{number * SCATTER % 2**32:08x}{number:08x}"


async def fill(scene: Scene, kind: str, model: str, first: int, count: int, oldest: int) -> None:
    """Past the server, which is stopped."""
    async with Store.open(scene.database) as store:
        for begin in range(first, first + count, BATCH):
            copies = copy_model(kind, model, begin, min(begin + BATCH, first + count), oldest)
            async with store.writing() as connection:
                for statement in (*IN_HASTE[kind], *copies):
                    await connection.exec_driver_sql(statement)
            print(f"{begin:,}", end=" ", file=sys.stderr, flush=True)
        if store.is_postgres:
            async with store.writing() as connection:
                await connection.exec_driver_sql("ANALYZE")


def milliseconds(scene: Scene, work: Callable[[], object]) -> str:
    """The median of many times, and the processor time that nodes and database took for one of them."""
    took, used = [], processor_seconds(scene)
    for _ in range(TIMES):
        began = time.perf_counter()
        work()
        took.append(1000 * (time.perf_counter() - began))
    used = processor_seconds(scene) - used
    return f"{statistics.median(took):.0f} ({1000 * used / TIMES:.1f})"


def processor_seconds(scene: Scene) -> float:
    """What nodes and database have used so far."""
    database = [] if scene.cluster is None else scene.cluster.processes()
    return sum(map(cpu_seconds, [*(node.process.pid for node in scene.nodes), *database]))


def size_of(scene_folder: Path) -> int:
    """Bytes on the disk."""
    return sum(path.stat().st_size for path in scene_folder.rglob("*") if path.is_file() and "pg_wal" not in path.parts)


def measure(kind: str, games: int, running: int, has_backup: bool, report: Table) -> None:
    """Fill a room, and add a line to the report."""
    with to_close, set_scene(kind) as scene:
        finished, going, (host, _) = play_two_games(scene.nodes[0].url)
        scene.nodes[0].stop()
        asyncio.run(pack_game(scene.database, finished))
        before, began = size_of(scene.folder), time.monotonic()
        asyncio.run(fill(scene, kind, finished, 0, games, 700 * DAY))
        per_game = (size_of(scene.folder) - before) / games
        asyncio.run(fill(scene, kind, going, games, running, 30 * DAY))
        print(f"{kind}: filled in {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
        began = time.monotonic()
        scene.nodes[0] = scene.nodes[0].restart()
        started = time.monotonic() - began
        rng = Random(1)

        def ask(path: Callable[[], str]) -> str:
            return milliseconds(scene, lambda: host.must("GET", path()))

        figures = [
            f"{started:.1f} ({cpu_seconds(scene.nodes[0].process.pid):.1f})",
            ask(lambda: "/api/tables"),
            ask(lambda: "/api/me"),
            ask(lambda: f"/api/tables/{name_of(rng.randrange(games, games + running))}"),
            ask(lambda: f"/api/tables/{name_of(rng.randrange(games))}"),
            f"{per_game / 1000:.1f}",
        ]
        if has_backup:
            figures.append(measure_backup(scene.database, scene.folder))
        report.add_row(kind, f"{games:,}", f"{running:,}", *figures)


def measure_backup(database: str, folder: Path) -> str:
    """Megabytes of memory that backup and restore need, and the size of the file."""
    file, copy = folder / "backup.jsonl", folder / "copy.sqlite3"
    used = []
    for doing, where in (("backup", database), ("restore", str(copy))):
        command = [sys.executable, "-m", "seaboard", "admin", doing, str(file), "--database", where]
        used.append(memory_of(command))
    return f"{used[0]}, {used[1]} for {file.stat().st_size / 1e6:.0f}"


def memory_of(command: list[str]) -> str:
    """The most that a command held, in megabytes."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    assert status == 0, command
    return f"{usage.ru_maxrss / 1000:.0f}"


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--running", type=int, default=50_000)
    parser.add_argument("--database", choices=("sqlite", "postgresql"))
    parser.add_argument("--backup", action="store_true", help="also back up and restore (takes long)")
    given = parser.parse_args()
    report = Table(title="A large room: medians (processor time of nodes and database)")
    headings = ["database", "finished", "running", "start, s", "lobby, ms", "my tables, ms", "a running game, ms"]
    headings += ["an old game, ms", "KB a game", *(["MB for backup, restore"] if given.backup else [])]
    for heading in headings:
        report.add_column(heading)
    for kind in [given.database] if given.database else ["sqlite", "postgresql"]:
        measure(kind, given.games, given.running, given.backup, report)
    Console(width=160).print(report)


if __name__ == "__main__":
    main()
