"""Whatever a log looks like, checking it ends in a verdict or in one sentence: both verifiers, on logs with anything in
any place. They may differ only in what needs the rules."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from seaboard.core.errors import Trouble
from seaboard.core.log import parse_log
from seaboard.core.verify import verify
from seaboard.locales.words import LANGUAGES, Words
from tests.games.cases import game_of
from tests.logs.playing import bytes_of, new_game, old_game, play_on
from tests.logs.test_stand_alone import GAME as SEALED
from tests.terminal.running import seaboard


def load_stand_alone() -> ModuleType:
    path = Path(__file__).parents[2] / "docs" / "verify_log.py"
    spec = importlib.util.spec_from_file_location("verify_log", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


STAND_ALONE = load_stand_alone()


def short_log(old: bool) -> bytes:
    match = (old_game if old else new_game)("schatztaucher", {"players": 2})
    play_on(match, Random(4), most=25)
    return bytes_of(match.log)


LOGS = [SEALED, short_log(old=False), short_log(old=True)]
WORDS = [Words(language, "trouble", "server", "schatztaucher") for language in LANGUAGES]

STRANGE: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    7,
    2**31,
    2**63,
    10**40,
    -(10**40),
    0.5,
    1e308,
    "",
    "0",
    "zz" * 32,
    "00" * 32,
]
STRANGE += ["é" * 64, "\ud800", "\x1b[2J", [], {}, [None], {"do": "roll"}, [[[]]], "hand", "own", "agreed", "header"]


def check(data: bytes) -> str | None:
    """What is wrong with a log, in every language; None if nothing is."""
    try:
        log = parse_log(data, "log")
        verify(game_of("schatztaucher"), log, "log")
    except Trouble as trouble:
        return " ".join(words.trouble(trouble) for words in WORDS)
    return None


def check_stand_alone(data: bytes) -> str | None:
    log = STAND_ALONE.Log(data)
    try:
        log.check(None, None)
    except STAND_ALONE.Broken as broken:
        return str(broken)
    return None


@given(data=st.data())
@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_anything_in_any_field(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(LOGS)).split(b"\n")
    at = data.draw(st.sampled_from([0, 0, 1, 2, 3, len(lines) - 3, len(lines) - 2]))
    line = json.loads(lines[at])
    place = line
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        if isinstance(place[key], dict | list) and place[key] and data.draw(st.booleans()):
            place = place[key]
            continue
        break
    strange = data.draw(st.sampled_from(STRANGE))
    if data.draw(st.booleans()):
        place[key] = strange
    elif isinstance(place, dict) and data.draw(st.booleans()):
        place[str(strange)] = place.pop(key)
    else:
        del place[key]
    text = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode(errors="surrogatepass")
    changed = b"\n".join([*lines[:at], text, *lines[at + 1 :]])
    wrong, wrong_alone = check(changed), check_stand_alone(changed)
    if wrong is None and json.loads(lines[0])["format"] == 2:
        assert wrong_alone is None


@given(st.binary(max_size=40), st.integers(0, len(SEALED)), st.integers(0, 60))
@settings(max_examples=300, deadline=None)
def test_any_bytes_in_any_place(bytes_: bytes, at: int, gone: int) -> None:
    changed = SEALED[:at] + bytes_ + SEALED[at + gone :]
    wrong, wrong_alone = check(changed), check_stand_alone(changed)
    if changed != SEALED and at < SEALED.rindex(b'{"line":"seal"'):
        assert (wrong is None) == (wrong_alone is None)
        if wrong is None:
            assert changed.count(b"\n") < SEALED.count(b"\n"), "only a log cut at the end of a line stays sound"


@pytest.mark.parametrize(
    "data",
    [
        b"[" * 1_000_000 + b"\n",
        b'{"line":"header","options":' + b'{"a":' * 200_000 + b"\n",
        b'{"line":"header","format":' + b"9" * 5000 + b"}\n",
        b'{"line":"header","format":1e999}\n',
        b"\xff\xfe\n",
        b'"\\ud800"\n',
        b"null\n",
        b"\n\n\n",
        SEALED.replace(b'"id":', b'"id":' + b"9" * 40, 1),
        SEALED.replace(b'"game":"schatztaucher"', b'"game":"../../etc"', 1),
        SEALED.replace(b'"game":"schatztaucher"', b'"game":"oh_crab"', 1),
        SEALED.replace(b'"seed":"', b'"seed":"zz', 1),
        SEALED.replace(b'"players":2', b'"players":' + b"9" * 40, 1),
        SEALED.replace(b'"players":2', b'"players":[[[]]]', 1),
        SEALED.replace(b"Seat 0", b"\\u001b[2J", 1),
    ],
)
def test_the_command_says_one_sentence(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    file.write_bytes(data)
    done = seaboard(tmp_path, "verify", str(file))
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "\x1b" not in done.stderr
    assert check_stand_alone(data) is not None
