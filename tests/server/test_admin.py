"""Looking after a room from the command line, and what an operator sees."""

from __future__ import annotations

import json
import socket
import sqlite3
from pathlib import Path

import httpx
import pytest

from seaboard.core.log import parse_log
from seaboard.core.verify import verify
from seaboard.games import open_game
from tests.server.running import DEADLINE, NO_LIMITS, Guest, Server, play_two_games, running
from tests.terminal.running import seaboard


def admin(database: Path, *arguments: str) -> str:
    """What an admin command that succeeds says."""
    done = seaboard(database.parent, "admin", *arguments, "--database", str(database))
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(database: Path, *arguments: str) -> str:
    """What an admin command that fails says, in one line."""
    done = seaboard(database.parent, "admin", *arguments, "--database", str(database))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    return done.stderr


def fill_room(server: Server) -> tuple[str, str, list[Guest]]:
    """A finished and a running game; the people are in both."""
    finished, going, guests = play_two_games(server.url)
    guests[1].do(finished, "say", text="a private remark")
    return finished, going, guests


def test_replay_all_replays_and_finds_what_is_broken(tmp_path: Path) -> None:
    database = tmp_path / "room.sqlite3"
    with running(database, *NO_LIMITS) as server:
        finished, _, _ = fill_room(server)
        assert "2 tables" in admin(database, "replay-all")
    with sqlite3.connect(database) as connection:
        # The first entry of a game is always an act of chance.
        first, forged = '"seq":0,"actor":-1', '"seq":0,"actor":0'
        assert connection.execute("UPDATE journal SET line = replace(line, ?, ?)", (first, forged)).rowcount
    connection.close()
    done = seaboard(tmp_path, "admin", "replay-all", "--database", str(database))
    assert done.returncode == 2
    assert finished in done.stdout
    assert "cannot be replayed" in done.stderr


def test_a_backup_of_an_open_room_restores_it_whole(tmp_path: Path) -> None:
    database, copy, file = tmp_path / "room.sqlite3", tmp_path / "copy.sqlite3", tmp_path / "room.jsonl"
    with running(database, *NO_LIMITS) as server:
        finished, going, guests = fill_room(server)
        assert "2 tables" in admin(database, "backup", str(file))
        before = guests[1].must("GET", f"/api/tables/{going}")
        links = guests[0].do(going, "links")
        log = guests[0].ask("GET", f"/api/tables/{finished}/log").content
        assert file.stat().st_mode & 0o077 == 0
        server.stop()
        admin(copy, "restore", str(file))
        assert "not empty" in refused(copy, "restore", str(file))
        restored = Server(copy, *NO_LIMITS, port=server.port)
        try:
            assert guests[1].must("GET", f"/api/tables/{going}") == before
            assert guests[0].do(going, "links") == links
            assert guests[0].ask("GET", f"/api/tables/{finished}/log").content == log
        finally:
            restored.stop()


def test_an_export_is_added_to_another_room(tmp_path: Path) -> None:
    one, other, file = tmp_path / "one.sqlite3", tmp_path / "other.sqlite3", tmp_path / "export.jsonl"
    with running(one, *NO_LIMITS) as server:
        finished, _, guests = fill_room(server)
        log = guests[0].ask("GET", f"/api/tables/{finished}/log").content
    admin(one, "export", str(file))
    assert '"key":null' in file.read_text().splitlines()[0]
    with running(other, *NO_LIMITS) as server:
        here, _, _ = fill_room(server)
        assert "in use" in refused(other, "import", str(file)) or "already uses" in refused(other, "import", str(file))
    assert "2 tables, 2 people" in admin(other, "import", str(file))
    assert "0 tables, 0 people" in admin(other, "import", str(file))
    with running(other, *NO_LIMITS) as server:
        guest = Guest(server.url, None)
        assert guest.ask("GET", f"/api/tables/{finished}/log").content == log
        assert guest.ask("GET", f"/api/tables/{here}/log").status_code == 200
        assert guests[0].http.get(f"{server.url}/api/me").json()["name"] is None


@pytest.mark.parametrize("damage", ["cut", "nonsense", "empty", "other"])
def test_damaged_room_files_change_nothing(tmp_path: Path, damage: str) -> None:
    database, file = tmp_path / "room.sqlite3", tmp_path / "room.jsonl"
    admin(database, "restore", str(write_backup(tmp_path)))
    lines = write_backup(tmp_path).read_text().splitlines()
    damaged = {
        "cut": lines[:-1],
        "nonsense": [*lines[:-1], "{}", lines[-1]],
        "empty": [],
        "other": [lines[0].replace("backup", "export"), *lines[1:]],
    }[damage]
    file.write_text("\n".join(damaged))
    assert str(file) in refused(database, "restore", str(file))


def write_backup(folder: Path) -> Path:
    """A backup of an empty room."""
    path = folder / "empty.jsonl"
    opening = {"line": "room", "format": 1, "kind": "backup", "key": "00" * 32}
    path.write_text(f'{json.dumps(opening)}\n{{"line":"end","people":0,"tables":0}}\n')
    return path


def test_a_deleted_person_is_gone_and_their_games_stay(tmp_path: Path) -> None:
    database = tmp_path / "room.sqlite3"
    with running(database, *NO_LIMITS) as server:
        finished, going, guests = fill_room(server)
    listed = admin(database, "people", "Guest 1")
    person = listed.split()[0]
    assert listed == f"{person}  Guest 1\n"
    assert "2 tables" in admin(database, "delete-person", person)
    assert "no person" in refused(database, "delete-person", person)
    stored = "\n".join(sqlite3.connect(database).iterdump())
    assert "Guest 1" not in stored
    assert person not in stored
    assert "a private remark" not in stored
    assert "2 tables" in admin(database, "replay-all")
    with running(database, *NO_LIMITS) as server:
        guest = Guest(server.url, None)
        data = guest.ask("GET", f"/api/tables/{finished}/log").content
        assert verify(open_game("schatztaucher"), parse_log(data, "log")).doubts == ["forgotten"]
        seats = guest.must("GET", f"/api/tables/{going}")["table"]["seats"]
        assert [(seat["name"], seat["stand_in"]) for seat in seats] == [("Guest 0", None), ("—", "medium")]
        guests[1].url = server.url
        assert guests[1].http.get(f"{server.url}/api/me").json()["name"] is None


def test_pruning_keeps_running_games_and_what_is_new(tmp_path: Path) -> None:
    database = tmp_path / "room.sqlite3"
    with running(database, *NO_LIMITS) as server:
        finished, going, _ = fill_room(server)
    assert "0 tables, 0 people" in admin(database, "prune", "--days", "1")
    assert "1 tables, 0 people" in admin(database, "prune", "--days", "-1")
    with running(database, *NO_LIMITS) as server:
        guest = Guest(server.url, None)
        assert guest.ask("GET", f"/api/tables/{finished}").status_code == 404
        assert guest.ask("GET", f"/api/tables/{going}").status_code == 200


def test_settings_come_from_flags_environment_and_file(tmp_path: Path) -> None:
    config = tmp_path / "seaboard.toml"
    config.write_text('log_level = "info"\nbot_pace = 0.1\n[limits]\nmessages-per-seat = "1/1"\n')
    with running(tmp_path / "a.sqlite3", "--config", str(config)) as server:
        assert httpx.get(server.url + "/healthz", timeout=DEADLINE).json() == {"healthy": True}
    wrong: list[tuple[list[str], dict[str, str], str]] = [
        (["--port", "99999"], {}, "port"),
        ([], {"SEABOARD_PORT": "many"}, "port"),
        (["--config", str(tmp_path / "none.toml")], {}, "none.toml"),
        (["--limits", "parrots=1/1"], {}, "parrots"),
        (["--limits", "messages-per-seat=lots"], {}, "lots"),
        (["--box", "parcheesi=x.toml"], {}, "parcheesi"),
        (["--database", "mysql://x/y"], {}, "PostgreSQL"),
        (["--database", "postgresql://127.0.0.1:1/none"], {}, "database"),
        (["--database", "/proc/none/room.sqlite3"], {}, "/proc/none"),
        (["--log-level", "loud"], {}, "log_level"),
        (["--host", "192.0.2.1", "--database", str(tmp_path / "b.sqlite3")], {}, "192.0.2.1"),
    ]
    for flags, environment, named in wrong:
        done = seaboard(tmp_path, "serve", *flags, **{"SEABOARD_PORT": "0", **environment})
        assert done.returncode == 2, flags
        assert done.stderr.count("\n") == 1
        assert named in done.stderr


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = seaboard(tmp_path, "serve", "--port", str(port), "--database", str(tmp_path / "room.sqlite3"))
    assert done.returncode == 2
    assert f"Cannot listen on 127.0.0.1, port {port}:" in done.stderr


def test_two_servers_cannot_share_one_file(tmp_path: Path) -> None:
    with running(tmp_path / "room.sqlite3"):
        done = seaboard(tmp_path, "serve", "--port", "0", "--database", str(tmp_path / "room.sqlite3"))
        assert done.returncode == 2
        assert "already uses" in done.stderr
