"""The arena on a real Ray cluster: the file is the one of a local run, whoever is killed. `make test-ray` installs Ray
and runs this; it is large, so `make test` leaves it alone where it is missing."""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from seaboard.arena.running import play_here, run
from seaboard.arena.schedule import make_plan
from seaboard.cli import main

GAME, BOTS, GAMES = "schatztaucher", "greedy,search@5", 12
WISH = [GAME, "--players", "2", "--bots", BOTS, "--games", str(GAMES), "--seed", "ray", "--lang", "en"]


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What a run without Ray writes."""
    pytest.importorskip("ray", reason="Ray is not installed: make test-ray")
    file = tmp_path_factory.mktemp("local") / "results.jsonl"
    run(make_plan(GAME, {"players": 2}, BOTS.split(","), "ray"), GAMES, play_here, file)
    return file.read_bytes()


def start(file: Path, *more: str) -> subprocess.Popen[str]:
    """A run on Ray, in a process of its own."""
    wish = [sys.executable, "-m", "seaboard", "arena", "match", *WISH, "--file", str(file), *more]
    return subprocess.Popen(wish, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def workers_below(process: int) -> list[int]:
    """The workers of the cluster that a process started which are playing a game now."""
    parents, playing = {}, []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            if b"ray::play_number" in (entry / "cmdline").read_bytes():
                playing.append(int(entry.name))
        except OSError:
            continue

    def is_below(pid: int) -> bool:
        return pid == process or (pid in parents and is_below(parents[pid]))

    return [pid for pid in playing if is_below(pid)]


def test_killed_workers_lose_no_game_and_count_none_twice(local: bytes, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    killed: set[int] = set()
    going = start(file, "--ray", "--processes", "2")
    while going.poll() is None and len(killed) < 3:
        time.sleep(0.05)
        fresh = [pid for pid in workers_below(going.pid) if pid not in killed]
        if fresh and file.read_bytes().count(b"\n") > len(killed):
            os.kill(fresh[0], signal.SIGKILL)
            killed.add(fresh[0])
    told, errors = going.communicate(timeout=280)
    assert (going.returncode, errors) == (0, "")
    assert len(killed) == 3
    assert f"{GAMES} games" in told
    assert file.read_bytes() == local


def test_an_existing_cluster_goes_on_with_a_local_file(
    local: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cluster lets in who has its token, which is made up here and handed to both as Ray wants it."""
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    file = tmp_path / "results.jsonl"
    file.write_bytes(local[: len(local) // 2])
    port = 20000 + os.getpid() % 10000
    head = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block", "--num-cpus=1", f"--port={port}"]
    head += ["--include-dashboard=false", "--disable-usage-stats", "--node-ip-address=127.0.0.1"]
    with subprocess.Popen(head, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as cluster:
        try:
            assert cluster.stdout is not None
            assert any("Ray runtime started" in line for line in cluster.stdout)
            going = start(file, "--ray-address", f"127.0.0.1:{port}")
            errors = going.communicate(timeout=280)[1]
            assert (going.returncode, errors) == (0, "")
            assert file.read_bytes() == local
        finally:
            cluster.terminate()


def test_no_cluster_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: make test-ray")
    assert main(["arena", "match", *WISH, "--ray-address", "nowhere"]) == 2
    told = capsys.readouterr().err
    assert "nowhere" in told
    assert told.count("\n") == 1
