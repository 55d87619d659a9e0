"""`seaboard verify` as a command: its words, and one status for a proof, for what is sound but no proof, for what is
broken."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from seaboard.locales.words import LANGUAGES
from tests.logs.playing import SEED, bytes_of, new_game, old_game, play_on
from tests.logs.test_stand_alone import GAME, ROOM
from tests.terminal.running import seaboard


@pytest.fixture
def log(tmp_path: Path) -> Path:
    file = tmp_path / "log.jsonl"
    file.write_bytes(GAME)
    return file


def test_a_proof(log: Path) -> None:
    done = seaboard(log.parent, "verify", str(log), "--key", ROOM.public.upper())
    assert (done.returncode, done.stderr) == (0, "")
    assert "Sound: " in done.stdout
    assert ROOM.public in done.stdout.replace("\n", "")
    assert "Not a proof" not in done.stdout


def test_sound_but_no_proof(log: Path) -> None:
    running = b"\n".join(GAME.split(b"\n")[:20]) + b"\n"
    unsealed = b"\n".join(GAME.split(b"\n")[:-2]) + b"\n"
    old = old_game("schatztaucher", {"players": 2})
    play_on(old, Random(1))
    for data, said in ((running, "not over"), (unsealed, "no room has signed"), (bytes_of(old.log), "format 1")):
        log.write_bytes(data)
        done = seaboard(log.parent, "verify", str(log))
        assert (done.returncode, said in " ".join(done.stdout.split())) == (3, True), done.stdout
    log.write_bytes(running)
    assert "as the seed fixed" in seaboard(log.parent, "verify", str(log), "--seed", SEED.hex()).stdout


def test_an_older_version_of_the_rules(log: Path) -> None:
    """The log says which rules it needs; what can be checked without them is."""
    match = new_game("schatztaucher", {"players": 2})
    match.log.header = msgspec.structs.replace(match.log.header, rules=0)
    play_on(match, Random(1))
    log.write_bytes(bytes_of(match.log))
    done = seaboard(log.parent, "verify", str(log))
    said = " ".join(done.stdout.split())
    assert done.returncode == 3
    assert "the log needs version 0 of the rules" in said
    assert "as the seed fixed" in said


def test_broken(log: Path) -> None:
    log.write_bytes(GAME.replace(b"Seat 0", b"Eve"))
    done = seaboard(log.parent, "verify", str(log))
    assert done.returncode == 2
    assert "are not those that the room signed" in done.stderr


@pytest.mark.parametrize("option", ["--commitment", "--seed", "--key"])
def test_what_is_known_must_be_hexadecimal_and_right(log: Path, option: str) -> None:
    for given, said in (("xyz", "64 hexadecimal digits"), ("00" * 32, "you know")):
        done = seaboard(log.parent, "verify", str(log), option, given)
        assert (done.returncode, said in done.stderr) == (2, True), done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it(log: Path, language: str) -> None:
    done = seaboard(log.parent, "verify", str(log), "--lang", language)
    assert done.returncode == 0
    assert "{" not in done.stdout
