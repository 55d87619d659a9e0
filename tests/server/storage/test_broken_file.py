"""Somebody deletes, replaces or damages the room's SQLite file while the server runs: from then on it accepts nothing,
and says so."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from seaboard.server.storage import file_watch
from seaboard.server.storage.file_watch import FileBroken, FileWatch
from tests.server.running import DEADLINE, NO_LIMITS, Guest, Server
from tests.server.storage.test_outages import SENTENCE, any_move, go_on_with, sit_down, told_to_wait


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server whose log may have errors."""
    started = Server(tmp_path / "room.sqlite3", *NO_LIMITS)
    try:
        yield started
    finally:
        started.kill()


def overwrite(file: Path) -> None:
    """With noise, from the second page on: the header stays."""
    with file.open("r+b") as pages:
        pages.seek(4096)
        pages.write(os.urandom(file.stat().st_size - 4096))


def replace(file: Path) -> None:
    """With a copy of itself."""
    shutil.copy(file, file.with_suffix(".copy"))
    file.with_suffix(".copy").replace(file)


def truncate_wal(file: Path) -> None:
    """What was written lately goes."""
    os.truncate(f"{file}-wal", 0)


def wait_for_ill_health(guest: Guest) -> None:
    """What is known of the storage's health holds for a second."""
    deadline = time.monotonic() + DEADLINE
    while guest.ask("GET", "/healthz").status_code == 200:
        assert time.monotonic() < deadline
        time.sleep(0.1)


@pytest.mark.parametrize("damage", [Path.unlink, replace, overwrite, truncate_wal])
def test_nothing_is_accepted_when_the_file_is_broken(server: Server, damage: Callable[[Path], None]) -> None:
    table, guests, watches = sit_down(server)
    seat, move = any_move(watches)
    assert guests[0].ask("GET", "/healthz").json() == {"healthy": True}
    file = Path(server.database)
    damage(file)
    was_there = file.exists()
    watches[seat].send("act", **move)
    for watch in watches:
        told_to_wait(watch)
    for method, path, body in (
        ("POST", f"/api/tables/{table}/do", {"do": "say", "text": "hello?"}),
        ("POST", "/api/tables", {"game": "schatztaucher"}),
        ("PUT", "/api/me", {"name": "Grace"}),
        ("GET", "/api/tables", None),
    ):
        answer = guests[0].ask(method, path, body)
        assert (answer.status_code, answer.json()["refused"]) == (503, "storage-unavailable"), path
        assert SENTENCE in answer.json()["words"]
    wait_for_ill_health(guests[0])
    assert SENTENCE in guests[0].ask("GET", "/healthz").json()["words"]
    assert any("deleted, replaced or damaged" in line["message"] for line in server.logged())
    assert file.exists() == was_there


def test_a_file_that_comes_back_is_used_again(server: Server) -> None:
    table, guests, watches = sit_down(server)
    seat, move = any_move(watches)
    file = Path(server.database)
    file.rename(file.with_suffix(".away"))
    watches[seat].send("act", **move)
    for watch in watches:
        told_to_wait(watch)
    file.with_suffix(".away").rename(file)
    # It was written into the file that was away: it is there once, and was told to nobody before.
    go_on_with(table, guests, watches, seat, move)
    assert Guest(server.url).ask("GET", "/healthz").json() == {"healthy": True}


def test_health_is_found_out_by_writing(server: Server) -> None:
    """Where nothing but reading works a node is not healthy."""
    guest = Guest(server.url)
    assert guest.ask("GET", "/healthz").status_code == 200
    whole = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, whole[1]))
    wait_for_ill_health(guest)
    assert guest.ask("GET", "/api/tables").status_code == 200


def test_a_look_at_a_large_file_ends_in_time_and_says_nothing_of_what_it_has_not_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "room.sqlite3"
    with closing(sqlite3.connect(file, isolation_level=None)) as room:
        room.execute("PRAGMA journal_mode=WAL")
        room.execute("CREATE TABLE pages (content BLOB)")
        numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)"
        room.execute(f"INSERT INTO pages {numbers} SELECT zeroblob(3000) FROM n")
        room.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        watch = FileWatch(str(file))
        with file.open("r+b") as damaged:
            damaged.seek(-4096, os.SEEK_END)
            damaged.write(b"\xff" * 4096)
        monkeypatch.setattr(file_watch, "LOOK_SECONDS", 0.0)
        watch.look()
        monkeypatch.setattr(file_watch, "LOOK_SECONDS", 60.0)
        with pytest.raises(FileBroken):
            watch.look()
