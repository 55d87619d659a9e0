"""Logs, saves, names and boxes that nobody wrote in good faith, and places where nothing can be written: one clear
sentence, no traceback, nothing lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from seaboard.core.log import read_log
from seaboard.games import GAMES
from tests.terminal.running import SEABOARD, environment, saved_log, seaboard
from tests.terminal.test_bad_input import refuse

THIRTY_DIGITS = 10**30 + 7


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The log of a finished game of bots."""
    folder = tmp_path_factory.mktemp("finished")
    seaboard(folder, "play", "schatztaucher", "--players", "2", "--seed", "bots", "--bots", "greedy,greedy")
    return saved_log(folder).read_bytes()


def lines_of(data: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in data.splitlines()]


def write_lines(path: Path, lines: list[dict[str, Any]]) -> Path:
    path.write_text("".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines))
    return path


def test_nested_a_hundred_thousand_times(finished: bytes, tmp_path: Path) -> None:
    lines = finished.splitlines(keepends=True)
    deep = b'{"line":"action","seq":3,"actor":0,"id":1,"do":' + b'{"do":' * 100_000 + b"1" + b"}" * 100_000 + b"}\n"
    log = tmp_path / "deep.jsonl"
    log.write_bytes(b"".join([*lines[:4], deep, *lines[5:]]))
    assert "line 5: this is not a line of a game log" in refuse(tmp_path, "replay", str(log))
    assert "deep.jsonl, line 5" in refuse(tmp_path, "play", "--resume", str(log))
    refuse(tmp_path, "verify", str(log))


@pytest.mark.parametrize("field", ["seq", "actor", "id", "to", "rules", "format"])
def test_numbers_of_thirty_digits_in_every_field(field: str, finished: bytes, tmp_path: Path) -> None:
    lines = lines_of(finished)
    lines[5] = {"line": "undo", "seq": 3, "actor": 0, "to": 2, "agreed": True} if field == "to" else lines[5]
    lines[0 if field in lines[0] else 5][field] = THIRTY_DIGITS
    log = write_lines(tmp_path / "long.jsonl", lines)
    refuse(tmp_path, "replay", str(log))
    refuse(tmp_path, "verify", str(log))
    refuse(tmp_path, "play", "--resume", str(log))


@pytest.mark.parametrize("digits", [30, 5000])
def test_numbers_of_many_digits_at_every_prompt(digits: int, finished: bytes, tmp_path: Path) -> None:
    number = "9" * digits
    stdin = f"{number}\n1\n{number}\n? {number}\nq\n"
    played = seaboard(tmp_path / "a", "play", stdin=f"{number}\n3\n{number}\n? {number}\nq\n")
    assert (played.returncode, played.stderr) == (0, "")
    by_hand = seaboard(tmp_path / "b", "play", "schatztaucher", "--bots", "greedy,greedy", "--by-hand", stdin=stdin)
    assert (by_hand.returncode, by_hand.stderr) == (0, "")
    refuse(tmp_path, "play", "schatztaucher", "--players", number)
    refuse(tmp_path, "play", "schatztaucher", "-o", f"start={number}")


def test_a_forged_winner_is_not_announced(finished: bytes, tmp_path: Path) -> None:
    lines = lines_of(finished)
    result = lines[-1]["result"]
    result["winners"] = [1 - result["winners"][0]]
    log = write_lines(tmp_path / "forged.jsonl", lines)
    expected = f"line {len(lines)}: the result is not what these actions lead to"
    assert expected in refuse(tmp_path, "replay", str(log))
    early = write_lines(tmp_path / "early.jsonl", [*lines[:40], lines[-1]])
    assert "the game is not over" in refuse(tmp_path, "replay", str(early))


def test_winners_and_seats_of_other_rules_may_be_anybody(finished: bytes, tmp_path: Path) -> None:
    lines = lines_of(finished)
    lines[0]["rules"] = 99
    lines[-1]["result"]["winners"] = [0, 17]
    lines[5] = {"line": "undo", "seq": 3, "actor": 6, "to": 2, "agreed": False}
    decisions = [line for line in lines[6:] if line.get("actor", -1) >= 0]
    decisions[0]["do"] = {"dance": [1, {"a": 2}]}
    decisions[1]["actor"] = 9
    decisions[2]["do"] = {"do": "dance"}
    told = seaboard(tmp_path, "replay", str(write_lines(tmp_path / "other.jsonl", lines)))
    assert (told.returncode, told.stderr) == (0, "")
    assert '{"dance":[1,{"a":2}]}' in told.stdout
    assert "unchecked: Coral, seat 17" in told.stdout
    assert " wins!" not in told.stdout


def test_a_seat_that_does_not_exist_takes_nothing_back(finished: bytes, tmp_path: Path) -> None:
    lines = lines_of(finished)[:6]
    lines.append({"line": "undo", "seq": 4, "actor": 7, "to": 3, "agreed": True})
    log = write_lines(tmp_path / "undo.jsonl", lines)
    assert "line 7: there is no seat 7 at this table" in refuse(tmp_path, "replay", str(log))


def test_names_that_are_not_utf8_leave_no_save_behind(tmp_path: Path) -> None:
    done = subprocess.run(
        [*SEABOARD, "play", "schatztaucher", "--names", b"A\xffda"],
        env=environment(tmp_path),
        capture_output=True,
        timeout=120,
    )
    assert done.returncode == 2
    assert "has characters that cannot be written or shown" in done.stderr.decode()
    assert not list(tmp_path.iterdir())
    assert "has characters" in refuse(tmp_path, "play", "schatztaucher", "--names", "A\x1b[2Jda")


def test_control_characters_in_a_log_never_reach_the_terminal(finished: bytes, tmp_path: Path) -> None:
    lines = lines_of(finished)
    evil = "\x1b]0;owned\x07\u202e\x9bA"
    lines[0]["seats"][0]["name"] = evil
    log = write_lines(tmp_path / "evil.jsonl", lines)
    seaboard(tmp_path / "games", "play", "schatztaucher", "--bots", "greedy,greedy", "--by-hand", stdin="1\n1\n1\nq\n")
    by_hand = lines_of(saved_log(tmp_path / "games").read_bytes())
    by_hand[0]["seats"][0]["name"] = evil
    unfinished = write_lines(tmp_path / "unfinished.jsonl", by_hand)
    lines[0]["rules"] = 99
    lines[3]["do"] = {"do": evil, "seat": evil}
    other = write_lines(tmp_path / "other.jsonl", lines)
    for arguments in (("replay", str(log)), ("replay", str(other)), ("play", "--resume", str(unfinished))):
        done = seaboard(tmp_path, *arguments, stdin="q\n")
        assert done.returncode == 0, done.stderr
        assert not set(done.stdout) & {"\x1b", "\x07", "\u202e", "\x9b"}
    assert "\x1b" not in refuse(tmp_path, "replay", f"no\x1b[2J{os.sep}such\nfile")


@pytest.mark.parametrize("contribution", ["xyz", "ab1", "é"])
def test_contributions_that_are_not_hexadecimal(contribution: str, finished: bytes, tmp_path: Path) -> None:
    lines = lines_of(finished)
    lines[1]["contributions"][0] = contribution
    log = write_lines(tmp_path / "log.jsonl", lines)
    sentence = refuse(tmp_path, "replay", str(log))
    assert "line 2: " in sentence
    assert "hexadecimal" in sentence
    seaboard(tmp_path / "games", "play", "schatztaucher", "--bots", "greedy,greedy", stdin="q\n")
    save = saved_log(tmp_path / "games")
    lines = lines_of(save.read_bytes())
    lines[1]["contributions"][0] = contribution
    write_lines(save, lines)
    assert "hexadecimal" in refuse(tmp_path / "games", "play", "--resume")


def small_files(most: int) -> Callable[[], None]:
    """Let no file of a process grow beyond some bytes: a disk that is full."""

    def limit() -> None:
        import resource

        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    return limit


def run_limited(folder: Path, most: int, *arguments: str, stdin: str = "q\n") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*SEABOARD, *arguments],
        input=stdin,
        env=environment(folder, PYTHONDONTWRITEBYTECODE="1"),
        capture_output=True,
        text=True,
        timeout=120,
        preexec_fn=small_files(most),
    )


def test_repair_on_a_full_disk_changes_nothing(tmp_path: Path) -> None:
    seaboard(tmp_path, "play", "schatztaucher", "--bots", "greedy,greedy", "--seed", "x", stdin="1\n1\n1\nq\n")
    log = saved_log(tmp_path)
    damaged = log.read_bytes() + b'{"line":"act'
    log.write_bytes(damaged)
    before = sorted(tmp_path.iterdir())
    done = run_limited(tmp_path, 512, "play", "--resume", "--repair")
    assert done.returncode == 2
    assert "cannot be written: File too large" in done.stderr
    assert "Traceback" not in done.stderr
    assert log.read_bytes() == damaged
    assert sorted(tmp_path.iterdir()) == before
    assert seaboard(tmp_path, "play", "--resume", "--repair", stdin="q\n").returncode == 0


def test_a_disk_that_fills_up_leaves_whole_lines(tmp_path: Path) -> None:
    """The line for which there was no room is not there at all, and the game goes on when there is room again."""
    done = run_limited(
        tmp_path, 3000, "play", "schatztaucher", "--bots", "greedy,greedy", "--seed", "x", stdin="1\n" * 300
    )
    assert done.returncode == 2
    (sentence,) = done.stderr.strip().splitlines()
    assert "cannot be written: File too large" in sentence
    log = read_log(saved_log(tmp_path))
    assert len(log.entries) > 5
    assert seaboard(tmp_path, "play", "--resume", stdin="q\n").returncode == 0
    assert (
        run_limited(tmp_path / "none", 40, "play", "schatztaucher", "--bots", "greedy,greedy", "--seed", "x").returncode
        == 2
    )
    assert not list((tmp_path / "none").iterdir()), "what cannot be begun leaves nothing behind"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize(
    "arguments",
    [("--help",), ("--version",), ("box", "show", "schatztaucher"), ("box", "export", "oh_crab"), ("play",)],
)
def test_output_to_a_full_device(arguments: tuple[str, ...], tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*SEABOARD, *arguments],
            env=environment(tmp_path),
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=120,
        )
    assert done.returncode == 2
    (sentence,) = done.stderr.strip().splitlines()
    assert sentence == "seaboard: The output cannot be written any more: No space left on device"


def test_closed_standard_streams(tmp_path: Path) -> None:
    def run(closed: int) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [
                "sh",
                "-c",
                f'exec "$@" {closed}>&-',
                "sh",
                *SEABOARD,
                "play",
                "schatztaucher",
                "--bots",
                "greedy,greedy",
                "--seed",
                "c",
            ],
            env=environment(tmp_path),
            capture_output=True,
            text=True,
            timeout=120,
        )

    without_output = run(1)
    assert without_output.returncode == 2
    assert without_output.stderr == "seaboard: There is no output to show anything on.\n"
    without_input = run(0)
    assert without_input.returncode == 0, without_input.stderr
    assert "The game is saved as" in without_input.stdout


def test_a_terminal_that_goes_away(tmp_path: Path) -> None:
    """The other end of the terminal closes in the middle of a game; the process ends and the game is saved."""
    master, slave = os.openpty()
    child = subprocess.Popen(
        [*SEABOARD, "play", "schatztaucher", "--bots", "greedy,greedy", "--seed", "t", "--names", "Ada"],
        env={**environment(tmp_path), "TERM": "xterm"},
        stdin=slave,
        stdout=slave,
        stderr=subprocess.PIPE,
        text=True,
    )
    os.close(slave)
    shown = b""
    while b"Ada >" not in shown:
        shown += os.read(master, 4096)
    os.close(master)
    _, complaint = child.communicate(timeout=60)
    assert child.returncode in (0, 2)
    assert "Traceback" not in complaint
    assert "Exception" not in complaint
    assert seaboard(tmp_path, "play", "--resume", stdin="q\n").returncode == 0


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["pl", "fr"])
def test_a_terminal_that_knows_only_ascii(name: str, language: str, tmp_path: Path) -> None:
    played = seaboard(
        tmp_path,
        *("play", name, "--players", "2", "--bots", "greedy", "--seed", "a", "--lang", language),
        stdin="?\nh\ns\nt\n" + "1\n" * 12 + "q\n",
        PYTHONIOENCODING="ascii",
    )
    assert (played.returncode, played.stderr) == (0, "")
    assert played.stdout.isascii()
    assert "@ " in played.stdout, "the seats keep their marks"
    assert "^ " in played.stdout


@pytest.mark.parametrize("chosen", [{"LANG": "C"}, {"LC_ALL": "POSIX"}, {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}])
def test_a_locale_without_letters_gets_ascii(chosen: dict[str, str], tmp_path: Path) -> None:
    shown = seaboard(
        tmp_path,
        "play",
        "schatztaucher",
        "--bots",
        "greedy,greedy",
        "--seed",
        "c",
        stdin="q\n",
        PYTHONIOENCODING="",
        **chosen,
    )
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.isascii()
    assert " 6- " in shown.stdout, "dark water differs in sign here too"


def test_input_that_is_no_text(tmp_path: Path) -> None:
    done = subprocess.run(
        [*SEABOARD, "play", "schatztaucher", "--bots", "greedy,greedy", "--seed", "n"],
        input=b"\xff\xfe\n\x1b[A\nq\n",
        env=environment(tmp_path),
        capture_output=True,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("game = [1, [2]]\n", "There is no game “[1, [2]]” here"),
        ('game = "oh_crab"\nformat = 1\nshells = 3\n', "wrong at shells: expected a table, found 3"),
        ('game = "oh_crab"\nformat = 1\nshells = []\n', "wrong at shells: expected a table, found []"),
        ("a = " + "[" * 100_000 + "]" * 100_000, "nested too deeply"),
        ("a = " + "9" * 10_000, "is not a TOML file"),
        ("\x00", "is not a TOML file"),
    ],
)
def test_nested_and_wrong_typed_boxes(text: str, expected: str, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(text)
    assert expected in refuse(tmp_path, "box", "check", str(box))
    refuse(tmp_path, "play", "oh_crab", "--box", str(box))


def test_file_names_that_no_file_can_have(tmp_path: Path) -> None:
    long = "x" * 5000
    for arguments in (("replay", long), ("play", "--resume", long), ("box", "check", long), ("play", "--folder", long)):
        refuse(tmp_path, *arguments, stdin="3\n")
