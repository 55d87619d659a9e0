"""An open room keeps itself small: games that are over are packed and later thrown away, the file shrinks, and backups
are written by themselves."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import ConnectionClosed

from seaboard.core.log import parse_log
from seaboard.core.verify import verify
from seaboard.games import open_game
from seaboard.server.settings import Settings
from seaboard.server.storage.archive import StoredLine, pack, pack_table, unpack
from seaboard.server.storage.housekeeping import Housekeeping, write_backup
from seaboard.server.storage.migrating import migrate
from seaboard.server.storage.schema import archives, journal, tables
from seaboard.server.storage.store import Store
from tests.server.postgres import postgres
from tests.server.running import DEADLINE, NO_LIMITS, Guest, Server, Watch, seat_people
from tests.terminal.running import seaboard

MOST_ON_DISK = 20_000


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    with nullcontext(str(tmp_path / "room.sqlite3")) if request.param == "SQLite" else postgres() as where:
        yield where


def serve(database: str | Path, **settings: object) -> Server:
    """A server that keeps house all the time."""
    changed = {"housekeeping": 0.1, "pack_after": 0, **settings}
    environment = {f"SEABOARD_{name.upper()}": str(value) for name, value in changed.items()}
    return Server(database, *NO_LIMITS, environment=environment)


def ask(database: str, query: sa.Select[Any]) -> list[Any]:
    """What the database has."""

    async def once() -> list[Any]:
        async with Store.open(database) as store, store.reading() as connection:
            return list((await connection.execute(query)).all())

    return asyncio.run(once())


def change(database: str, what: sa.Update | sa.Delete) -> None:
    """Change what the database has."""

    async def once() -> None:
        async with Store.open(database) as store, store.writing() as connection:
            await connection.execute(what)

    asyncio.run(once())


def wait_until(good: Callable[[], object]) -> None:
    """Until something is so."""
    deadline = time.monotonic() + DEADLINE
    while not good():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def play_a_game(server: Server) -> tuple[str, list[Guest]]:
    """A game from beginning to end, with chat."""
    table, guests = seat_people(server.url, 2)
    guests[1].do(table, "say", text="a private remark", move="said once")
    for guest in guests:
        guest.do(table, "hand-over", bot="random")
    watch = guests[0].watch(table)
    watch.hear_until(lambda _: watch.is_over())
    return table, guests


def is_packed(database: str, table: str) -> bool:
    """Whether its journal lies in one piece."""
    return bool(ask(database, sa.select(archives.c.last).where(archives.c.table_id == table)))


def test_a_game_that_is_over_is_packed_and_tells_the_same(database: str, tmp_path: Path) -> None:
    server = serve(database, pack_after=3600)
    table, guests = play_a_game(server)
    paths = [f"/api/tables/{table}{what}" for what in ("", "/history", "/log", "/position?seq=3")]
    before = [guests[0].ask("GET", path).content for path in paths]
    server.stop()

    server = serve(database)
    for guest in guests:
        guest.http.base_url, guest.url = server.url, server.url
    wait_until(lambda: is_packed(database, table))
    assert ask(database, sa.select(journal.c.number).where(journal.c.table_id == table)) == []
    assert [guests[0].ask("GET", path).content for path in paths] == before
    log = parse_log(before[2], table)
    assert verify(open_game("schatztaucher"), log).is_proof
    assert guests[0].must("GET", f"/api/tables/{table}/review")["total"] == len(log.entries)
    # What was said long ago is known when it comes again, and what is said now follows.
    last = guests[0].do(table, "say", text="well played")["number"]
    guests[1].do(table, "say", text="a private remark", move="said once")
    history = guests[0].must("GET", f"/api/tables/{table}/history")
    assert [line["number"] for line in history["lines"]] == list(range(1, last + 1))
    person = guests[1].http.cookies["seaboard"].partition(".")[0]
    server.stop()
    assert seaboard(tmp_path, "admin", "replay-all", "--database", database).returncode == 0
    assert seaboard(tmp_path, "admin", "delete-person", person, "--database", database).returncode == 0
    lines = ask(database, sa.select(journal.c.line).where(journal.c.table_id == table))
    assert len(lines) == last
    assert "private" not in str(lines)


def test_a_packed_game_takes_little_room(tmp_path: Path) -> None:
    database = tmp_path / "room.sqlite3"
    server = serve(database)
    try:
        games = [play_a_game(server)[0] for _ in range(3)]
        wait_until(lambda: all(is_packed(str(database), game) for game in games))
    finally:
        server.stop()
    with closing(sqlite3.connect(database)) as connection:
        (packed,) = connection.execute("SELECT max(length(data)) FROM archives").fetchone()
    assert packed < MOST_ON_DISK


def test_lines_are_packed_without_loss() -> None:
    rows = [StoredLine(1, 1000, None, '{"a":1}'), StoredLine(2, 990, "f" * 32, "ü"), StoredLine(3, 5000, None, "")]
    assert unpack(pack(rows)) == rows
    assert unpack(pack([])) == []


def test_who_was_left_behind_cannot_write_what_is_packed() -> None:
    """A node that stood still while the game ended elsewhere. With SQLite there is one node only."""
    with postgres() as database:
        server = serve(database, pack_after=3600)
        table, _ = play_a_game(server)
        server.stop()

        async def late() -> None:
            async with Store.open(database) as store:
                async with store.writing() as connection:
                    await pack_table(connection, table)
                values = {"table_id": table, "number": 5, "at": 0, "line": "{}"}
                with pytest.raises(IntegrityError):
                    async with store.writing() as connection:
                        await connection.execute(sa.insert(journal), values)

        asyncio.run(late())


def test_what_is_old_goes_and_the_file_shrinks(tmp_path: Path) -> None:
    database = tmp_path / "room.sqlite3"
    server = serve(database, pack_after=3600)
    finished, guests = play_a_game(server)
    never_begun = guests[0].create()["table"]
    idle, _ = seat_people(server.url, 2)
    lively, players = seat_people(server.url, 2)
    server.stop()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET changed = 1")
        connection.execute("UPDATE journal SET at = 1 WHERE table_id <> ?", (lively,))
        connection.execute("CREATE TABLE ballast (x)")
        connection.executemany("INSERT INTO ballast VALUES (?)", [(bytes(3000),) for _ in range(1000)])
        connection.execute("DROP TABLE ballast")
    size = database.stat().st_size

    server = serve(database, keep_finished_days=1, keep_running_days=1)
    try:
        wait_until(lambda: not stored(database, finished) and not stored(database, idle))
        assert stored(database, never_begun)
        assert stored(database, lively)
        wait_until(lambda: database.stat().st_size < size / 4)
        players[0].http.base_url = server.url
        players[0].do(lively, "say", text="still here")
    finally:
        server.stop()
    server = serve(database, keep_open_days=1)
    try:
        wait_until(lambda: not stored(database, never_begun))
    finally:
        server.stop()


def test_whoever_looks_at_a_table_that_is_deleted_is_sent_away(database: str) -> None:
    """Nothing is done at it any more; and where people would play again at such a table they may make another."""
    server = serve(database, pack_after=3600, keep_open_days=1)
    try:
        finished, guests = play_a_game(server)
        lobby, over = Watch(guests[0], "/api/lobby/socket"), guests[1].watch(finished)
        again = guests[0].do(finished, "rematch")["table"]
        over.hear_until(lambda _: over.table["rematch"] == again)
        waiting = guests[1].watch(again)
        waiting.hear()
        change(database, sa.update(tables).where(tables.c.id == again).values(changed=1))
        with pytest.raises(ConnectionClosed) as closed:
            waiting.hear_until(lambda said: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4003
        assert guests[1].refused(again, "say", text="hello?")["refused"] == "no-such-table"
        lobby.hear_until(lambda said: again not in str(said))
        over.hear_until(lambda _: over.table["rematch"] is None)
        assert guests[1].do(finished, "rematch")["table"]
    finally:
        server.stop()


def stored(database: Path, table: str) -> bool:
    """Whether there is anything of a table."""
    return bool(ask(str(database), sa.select(tables.c.id).where(tables.c.id == table)))


def test_backups_are_written_by_themselves_and_the_oldest_go(tmp_path: Path) -> None:
    folder, database, copy = tmp_path / "backups", tmp_path / "room.sqlite3", tmp_path / "copy.sqlite3"
    server = serve(database, backup_folder=folder, backup_hours=1 / 3600, backup_keep=2)
    try:
        table, _ = play_a_game(server)
        wait_until(lambda: is_packed(str(database), table) and list(folder.glob("*.gz")))
        first = min(folder.glob("*.gz"))
        wait_until(lambda: not first.exists())
        assert 2 <= len(list(folder.glob("*.gz"))) <= 3
    finally:
        server.stop()
    newest = max(folder.glob("*.gz"))
    assert newest.stat().st_mode & 0o077 == 0
    assert seaboard(tmp_path, "admin", "restore", str(newest), "--database", str(copy)).returncode == 0
    assert stored(copy, table)


def age(path: Path, hours: float) -> None:
    """As if it had been written long ago."""
    then = time.time() - 3600 * hours
    os.utime(path, (then, then))


def test_a_backup_is_due_by_the_age_of_the_last_one(tmp_path: Path) -> None:
    """However often the server was started meanwhile. What a server that was killed left behind goes."""
    folder, database = tmp_path / "backups", str(tmp_path / "room.sqlite3")
    folder.mkdir()
    left, last = (
        folder / "room-2026-01-01T00-00-00.jsonl.gz.1234abcd.part",
        folder / "room-2026-01-01T00-00-00.jsonl.gz",
    )
    left.touch()
    last.touch()
    settings = Settings(database=database, backup_folder=str(folder))

    async def start_and_go_round() -> list[Path]:
        await migrate(database)
        async with Store.open(database) as store:
            await Housekeeping(store, settings, lambda table: None).go_round()
        return sorted(folder.iterdir())

    age(last, 23)
    assert asyncio.run(start_and_go_round()) == [last, left]
    age(last, 25)
    assert len(asyncio.run(start_and_go_round())) == 2
    assert not left.exists()


def test_of_nodes_that_share_a_folder_one_writes_a_backup(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "seaboard.housekeeping")
    settings = Settings(backup_folder=str(tmp_path / "backups"))

    async def keep_house(database: str) -> None:
        await migrate(database)
        async with Store.open(database) as here, Store.open(database) as there:
            await asyncio.gather(
                *(Housekeeping(each, settings, lambda table: None).go_round() for each in (here, there))
            )

    with postgres() as database:
        asyncio.run(keep_house(database))
    assert sum(message.startswith("backup written") for message in caplog.messages) == 1


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    database, folder = str(tmp_path / "room.sqlite3"), tmp_path / "backups"

    async def fail() -> None:
        await migrate(database)
        async with Store.open(database) as store:
            async with store.writing() as connection:
                await connection.execute(sa.text("DROP TABLE people"))
            with pytest.raises(sa.exc.OperationalError):
                await write_backup(store, folder, 7)

    asyncio.run(fail())
    assert list(folder.iterdir()) == []


def test_a_damaged_table_is_named_and_holds_up_nothing_else(database: str, tmp_path: Path) -> None:
    folder, file = tmp_path / "backups", tmp_path / "all.jsonl"
    server = serve(database, pack_after=3600)
    gap, nonsense, whole = (play_a_game(server)[0] for _ in range(3))
    never_begun = Guest(server.url).create()["table"]
    server.stop()
    change(database, sa.delete(journal).where(journal.c.table_id == gap, journal.c.number == 3))
    pack_by_hand(database, nonsense)
    change(database, sa.update(archives).where(archives.c.table_id == nonsense).values(data=b"nonsense"))
    change(database, sa.update(tables).where(tables.c.id == never_begun).values(changed=1))

    server = serve(database, keep_open_days=1, backup_folder=folder)
    try:
        wait_until(lambda: is_packed(database, whole) and list(folder.glob("*.gz")))
        assert ask(database, sa.select(tables.c.id).where(tables.c.id == never_begun)) == []
        guest = Guest(server.url, None)
        for path in (f"/api/tables/{gap}", f"/api/tables/{nonsense}", f"/api/tables/{nonsense}"):
            answer = guest.ask("GET", path)
            assert (answer.status_code, answer.json()["refused"]) == (503, "table-unreadable")
    finally:
        server.stop()
    logged = [line["message"] for line in server.logged() if line["level"] == "error"]
    assert logged.count(f"table {gap} cannot be packed") == 1
    assert logged.count(f"table {nonsense} cannot be replayed") == 1
    assert any(f"table {nonsense} cannot be read and is missing from" in message for message in logged)
    replayed = seaboard(tmp_path, "admin", "replay-all", "--database", database)
    assert replayed.returncode == 2
    assert sorted(line.partition(":")[0] for line in replayed.stdout.splitlines()[:2]) == sorted([gap, nonsense])
    backup = seaboard(tmp_path, "admin", "backup", str(file), "--database", database)
    assert (backup.returncode, nonsense in backup.stderr) == (2, True)
    assert "2 tables" in backup.stdout


def pack_by_hand(database: str, table: str) -> None:
    """Pack the journal of a table now."""

    async def once() -> None:
        async with Store.open(database) as store, store.writing() as connection:
            await pack_table(connection, table)

    asyncio.run(once())
