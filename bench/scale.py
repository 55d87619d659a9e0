"""`make bench-scale`: a room as it is after years: a million finished games and 50,000 that are going on, copied from
two real ones, on SQLite and on PostgreSQL. How long the server takes to start, and to answer with the lobby, with one's
own tables, with a game that goes on and with one that is long over; what a game takes on the disk, and how much memory
backup and restore need (`--backup`)."""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import sqlalchemy as sa
from rich.console import Console
from rich.table import Table
from tests.server.faults.scene import set_scene
from tests.server.running import Guest, Server, seat_people, to_close

from seaboard.server.storage.archive import pack_table
from seaboard.server.storage.schema import archives, journal, seats, tables
from seaboard.server.storage.store import Store
from seaboard.server.times import now

DAY = 86_400_000
PEOPLE = 100_000
MINE = 300
"""Tables of the person who asks."""

TIMES = 40
BATCH = 5_000
Row = dict[str, Any]
Rows = dict[str, list[Row]]


def play_models(server: Server) -> tuple[str, str, Guest]:
    """A game that is over and one that goes on; their host."""
    finished, guests = seat_people(server.url, 2)
    for guest in guests:
        guest.do(finished, "hand-over", bot="random")
    watch = guests[0].watch(finished)
    watch.hear_until(lambda _: watch.is_over())
    going = guests[0].create(options={"players": 2})["table"]
    for seat, guest in enumerate(guests):
        guest.do(going, "sit", seat=seat)
    guests[0].do(going, "start")
    return finished, going, guests[0]


async def pack_game(database: str, table: str) -> None:
    """As the server would after a while."""
    async with Store.open(database) as store, store.writing() as connection:
        await pack_table(connection, table)


async def read_model(database: str, table: str) -> Rows:
    """Everything that is stored of a table."""
    async with Store.open(database) as store, store.reading() as connection:
        rows: Rows = {}
        for column in (tables.c.id, seats.c.table_id, journal.c.table_id, archives.c.table_id):
            found = await connection.execute(sa.select(column.table).where(column == table))
            rows[column.table.name] = [dict(row._mapping) for row in found]
        return rows


def copy_model(model: Rows, number: int, oldest: int, rng: Random) -> Rows:
    """A copy under another id, with other people."""
    (table,) = model["tables"]
    name = f"{number * 0x9E3779B97F4A7C15 % 2**64:016x}"
    mine = number < MINE
    row = {**table, "id": name, "setup": table["setup"].replace(table["id"], name)}
    row |= {"summary": table["summary"].replace(table["id"], name), "changed": now() - rng.randrange(oldest)}
    row["host"] = table["host"] if mine else person(rng)
    sitting = [{**seat, "table_id": name, "person": seat["person"] if mine else person(rng)} for seat in model["seats"]]
    rest = {kind: [{**each, "table_id": name} for each in model[kind]] for kind in ("journal", "archives")}
    return {"tables": [row], "seats": sitting, **rest}


def person(rng: Random) -> str:
    """One of many."""
    return f"{rng.randrange(PEOPLE):024x}"


def copies(model: Rows, first: int, count: int, oldest: int) -> Iterator[Rows]:
    """Many copies, some together."""
    rng = Random(first)
    for begin in range(first, first + count, BATCH):
        together: Rows = {kind: [] for kind in model}
        for number in range(begin, min(begin + BATCH, first + count)):
            for kind, rows in copy_model(model, number, oldest, rng).items():
                together[kind] += rows
        yield together


def fill_sqlite(database: str, batches: Iterator[Rows]) -> None:
    """Past the server, which is stopped."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        for batch in batches:
            connection.execute("BEGIN")
            for kind, rows in batch.items():
                if rows:
                    names, marks = ", ".join(rows[0]), ", ".join(f":{name}" for name in rows[0])
                    connection.executemany(f"INSERT INTO {kind} ({names}) VALUES ({marks})", rows)
            connection.execute("COMMIT")


def fill_postgres(database: str, batches: Iterator[Rows]) -> None:
    """The same."""

    async def fill() -> None:
        connection = await asyncpg.connect(database)
        for batch in batches:
            for kind, rows in batch.items():
                if rows:
                    records = [tuple(row.values()) for row in rows]
                    await connection.copy_records_to_table(kind, records=records, columns=list(rows[0]))
        await connection.execute("ANALYZE")
        await connection.close()

    asyncio.run(fill())


def milliseconds(work: Callable[[], object]) -> str:
    """The median and the longest of many times."""
    took = []
    for _ in range(TIMES):
        began = time.perf_counter()
        work()
        took.append(1000 * (time.perf_counter() - began))
    return f"{statistics.median(took):.0f} ({max(took):.0f})"


def size_of(scene_folder: Path) -> int:
    """Bytes on the disk."""
    return sum(path.stat().st_size for path in scene_folder.rglob("*") if path.is_file())


def measure(kind: str, games: int, running: int, has_backup: bool, report: Table) -> None:
    """Fill a room, and add a line to the report."""
    with to_close, set_scene(kind) as scene:
        finished, going, host = play_models(scene.nodes[0])
        scene.nodes[0].stop()
        asyncio.run(pack_game(scene.database, finished))
        over, open_ = (asyncio.run(read_model(scene.database, table)) for table in (finished, going))
        before, began = size_of(scene.folder), time.monotonic()
        fill = fill_postgres if kind == "postgresql" else fill_sqlite
        fill(scene.database, copies(over, 0, games, 700 * DAY))
        per_game = (size_of(scene.folder) - before) / games
        fill(scene.database, copies(open_, games, running, 30 * DAY))
        print(f"{kind}: filled in {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
        began = time.monotonic()
        scene.nodes[0] = scene.nodes[0].restart()
        started = time.monotonic() - began
        rng = Random(1)
        names = [f"{number * 0x9E3779B97F4A7C15 % 2**64:016x}" for number in range(games + running)]
        figures = [
            f"{started:.1f}",
            milliseconds(lambda: host.must("GET", "/api/tables")),
            milliseconds(lambda: host.must("GET", "/api/me")),
            milliseconds(lambda: host.must("GET", f"/api/tables/{rng.choice(names[games:])}")),
            milliseconds(lambda: host.must("GET", f"/api/tables/{rng.choice(names[:MINE])}")),
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
    report = Table(title="A large room: milliseconds as median (longest)")
    headings = ["database", "finished", "running", "start, s", "lobby, ms", "my tables, ms", "a running game, ms"]
    headings += ["an old game, ms", "KB a game", *(["MB for backup, restore"] if given.backup else [])]
    for heading in headings:
        report.add_column(heading)
    for kind in [given.database] if given.database else ["sqlite", "postgresql"]:
        measure(kind, given.games, given.running, given.backup, report)
    Console(width=160).print(report)


if __name__ == "__main__":
    main()
