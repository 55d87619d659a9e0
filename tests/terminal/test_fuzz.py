"""Hundreds of ways to spoil a log, a save or a box file: whatever it is, the command says it in one sentence or goes
on, and never falls over. The spoiling is the same in every run."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest

from seaboard.cli import main
from seaboard.games import GAMES
from seaboard.terminal.verifying import UNPROVEN
from tests.terminal.running import saved_log, seaboard

NASTY: list[Any] = [
    None,
    True,
    -1,
    0,
    3.5,
    10**30,
    -(10**30),
    "",
    "x",
    "\x1b[2J",
    "\ud800",
    [],
    [[]],
    {},
    {"do": {"do": 1}},
    "9" * 40,
    [0] * 50,
]
TOML_NASTY = ["", "0", "-1", "9" * 30, "1e400", "nan", '""', '"x"', "[]", "[[[]]]", "{}", "{a = {b = 1}}", "true"]
TOML_NASTY += ["1979-05-27", '"\\u001b"']


@pytest.fixture(scope="module", params=GAMES)
def begun(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, bytes]:
    """The log and the seed of a game in its middle."""
    folder = tmp_path_factory.mktemp("begun")
    seaboard(
        folder, "play", request.param, "--players", "2", "--bots", "greedy", "--seed", "fuzz", stdin="1\n" * 8 + "q\n"
    )
    return saved_log(folder).read_bytes(), next(folder.glob("*.seed")).read_bytes()


def spoiled_logs(whole: bytes, rng: Random, number: int) -> Iterator[bytes]:
    """A log with one to three things wrong: values, lines or bytes."""
    for _ in range(number):
        lines = whole.split(b"\n")[:-1]
        for _ in range(rng.randint(1, 3)):
            at = rng.choice([0, rng.randrange(len(lines)), len(lines) - 1])
            way = rng.random()
            if way < 0.6:
                lines[at] = spoil_line(lines[at], rng)
            elif way < 0.8:
                lines.insert(at, lines.pop(rng.randrange(len(lines))))
            else:
                spot = rng.randrange(len(lines[at]) or 1)
                lines[at] = lines[at][:spot] + bytes([rng.randrange(256)]) + lines[at][spot + rng.randint(0, 5) :]
        yield b"\n".join(lines) + rng.choice([b"\n", b"\n", b"\n", b""])


def spoil_line(line: bytes, rng: Random) -> bytes:
    """A line of which one value, somewhere, is another."""
    try:
        inside = json.loads(line)
    except ValueError:
        return line
    at = inside
    while isinstance(at, (dict, list)) and at:
        key = rng.choice(list(at)) if isinstance(at, dict) else rng.randrange(len(at))
        if not isinstance(at[key], (dict, list)) or not at[key] or rng.random() < 0.3:
            at[key] = rng.choice(NASTY)
            break
        at = at[key]
    return json.dumps(inside, separators=(",", ":"), ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")


def run_quietly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str
) -> tuple[int, str, str]:
    """The command in this process: hundreds of processes would take long."""
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nq\n"))
    status = main(arguments)
    shown = capsys.readouterr()
    return status, shown.out, shown.err


def check(status: int, out: str, err: str) -> int:
    assert status in (0, 2, UNPROVEN)
    assert "\x1b" not in out + err
    assert err.count("\n") == (1 if status == 2 else 0), err
    assert "Traceback" not in err
    return status


def test_spoiled_logs_are_replayed_and_verified_or_refused(
    begun: tuple[bytes, bytes],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = tmp_path / "log.jsonl"
    log.write_bytes(begun[0])
    assert check(*run_quietly(capsys, monkeypatch, "replay", str(log))) == 0
    replayed, verified = set(), set()
    for data in spoiled_logs(begun[0], Random(5), 100):
        log.write_bytes(data)
        replayed.add(check(*run_quietly(capsys, monkeypatch, "replay", str(log))))
        verified.add(check(*run_quietly(capsys, monkeypatch, "verify", str(log))))
    assert 2 in replayed & verified


def test_spoiled_saves_are_resumed_or_refused(
    begun: tuple[bytes, bytes],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    save, seed = tmp_path / "save.jsonl", tmp_path / "save.seed"
    save.write_bytes(begun[0])
    seed.write_bytes(begun[1])
    assert check(*run_quietly(capsys, monkeypatch, "play", "--folder", str(tmp_path), "--resume")) == 0
    resumed = set()
    for number, data in enumerate(spoiled_logs(begun[0], Random(6), 100)):
        save.write_bytes(data)
        seed.write_bytes(begun[1] if number % 10 else begun[1][:-9] + b"zz")
        repair = ["--repair"] if number % 3 == 0 else []
        resumed.add(check(*run_quietly(capsys, monkeypatch, "play", "--folder", str(tmp_path), "--resume", *repair)))
    assert 2 in resumed


@pytest.mark.parametrize("name", GAMES)
def test_spoiled_boxes_are_good_or_refused(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = resources.files(f"seaboard.games.{name}").joinpath("box.toml").read_text(encoding="utf-8").splitlines()
    box, rng = tmp_path / "box.toml", Random(7)
    values = [number for number, line in enumerate(whole) if " = " in line]
    for _ in range(100):
        lines = list(whole)
        for _ in range(rng.randint(1, 2)):
            at = rng.choice(values)
            if rng.random() < 0.7:
                head, _, rest = lines[at].rpartition(" = ")
                tail = rest[rest.index("}") :] if "}" in rest and "{" not in rest else ""
                lines[at] = f"{head} = {rng.choice(TOML_NASTY)} {tail}"
            else:
                lines.insert(rng.randrange(len(lines)), lines.pop(rng.randrange(len(lines))))
        box.write_text("\n".join(lines) + "\n", encoding="utf-8")
        checked = run_quietly(capsys, monkeypatch, "box", "check", str(box))
        check(*checked)
        if checked[0] == 0:
            check(*run_quietly(capsys, monkeypatch, "box", "show", name, "--box", str(box)))
