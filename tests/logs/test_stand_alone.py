"""The verifier of docs/, which is one file and imports nothing of ours, beside our own: on real logs of all games, on
the test vector of the document, and on logs that somebody has changed."""

from __future__ import annotations

import ast
import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from seaboard.core.dealer import share_at
from seaboard.core.errors import Trouble
from seaboard.core.game import CHANCE
from seaboard.core.log import Abandoned, Action, Draw, End, GameLog, Undo, parse_log
from seaboard.core.seal import SealingKey
from seaboard.core.verify import Known, verify
from tests.games.cases import every_option_set, game_of
from tests.logs.playing import SEED, bytes_of, dealer_of, new_game, old_game, play_on

DOCS = Path(__file__).parents[2] / "docs"
ROOM = SealingKey(bytes(range(32, 64)))
SOUND, BROKEN, UNPROVEN = 0, 2, 3


def stand_alone(folder: Path, data: bytes, *more: str) -> tuple[int, str]:
    """What the verifier of docs/ says of a log, in a process that cannot find our package."""
    file = folder / "log.jsonl"
    file.write_bytes(data)
    command = [sys.executable, "-I", "-S", str(DOCS / "verify_log.py"), str(file), *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout + done.stderr


def ours(data: bytes, **known: str) -> int:
    """The status that `seaboard verify` would end with."""
    try:
        log = parse_log(data, "log")
        return SOUND if verify(game_of(log.header.game), log, "log", Known(**known)).is_proof else UNPROVEN
    except Trouble:
        return BROKEN


def sealed_game(name: str, options: dict[str, Any], rng: int = 5, **details: Any) -> GameLog:
    match = new_game(name, options, key=ROOM.public, **details)
    play_on(match, Random(rng))
    match.log.seal = ROOM.seal(match.log)
    return match.log


GAME = bytes_of(sealed_game("schatztaucher", {"players": 2}))


def test_it_imports_nothing_but_pythons_own_library() -> None:
    tree = ast.parse((DOCS / "verify_log.py").read_text())
    modules = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    modules |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert modules <= sys.stdlib_module_names


@every_option_set
def test_real_logs_of_all_games_are_sound(name: str, options: dict[str, Any], tmp_path: Path) -> None:
    log = sealed_game(name, options)
    data = bytes_of(log)
    draws = sum(entry.actor == CHANCE for entry in log.entries)
    labels = {entry.draw.label for entry in log.entries if isinstance(entry, Action) and isinstance(entry.draw, Draw)}
    document = (DOCS / "log-format.md").read_text()
    assert labels <= set(re.findall("`([a-z_]+)`", document.partition("| game | label |")[2].partition("\n\n")[0]))
    status, said = stand_alone(tmp_path, data, "--key", ROOM.public)
    assert (status, f"{draws} draws" in said) == (SOUND, True)
    assert ours(data, key=ROOM.public) == SOUND


def test_the_vector_of_the_document(tmp_path: Path) -> None:
    document = (DOCS / "log-format.md").read_text()
    (vector,) = re.findall("```jsonl\n(.*?)```", document, re.DOTALL)
    assert stand_alone(tmp_path, vector.encode(), "--key", ROOM.public)[0] == SOUND
    log = parse_log(vector.encode(), "vector")
    assert log.seal == ROOM.seal(log)
    end = log.last_hash().hex()
    for value in (hashlib.sha256(vector.encode().split(b"\n")[0]).hexdigest(), log.opening_hash().hex(), end):
        assert f"`{value}`" in document


def test_logs_that_are_no_proof(tmp_path: Path) -> None:
    whole = GAME.split(b"\n")
    own, running = new_game("schatztaucher", {"players": 2}, dealer="own"), new_game("schatztaucher", {"players": 2})
    play_on(own, Random(1))
    play_on(running, Random(1), most=30)
    for data, reason in (
        (b"\n".join(whole[:-2]) + b"\n", "no room has sealed the log"),
        (b"\n".join(whole[:-3]) + b"\n", "the game is not over"),
        (b"\n".join(whole[:1]) + b"\n", "the game is not over"),
        (bytes_of(own.log), "whoever set up the game chose the seed"),
        (bytes_of(running.log), "the game is not over"),
    ):
        status, said = stand_alone(tmp_path, data)
        assert (status, reason in said) == (UNPROVEN, True)
        assert ours(data) == UNPROVEN


def test_a_name_that_was_forgotten_leaves_the_rest_checkable(tmp_path: Path) -> None:
    lines = GAME.split(b"\n")
    as_it_was = hashlib.sha256(lines[0]).hexdigest()
    lines[0] = lines[0].replace(b"Seat 0", "—".encode())[:-1] + f',"forgotten":"{as_it_was}"}}'.encode()
    data = b"\n".join(lines)
    assert stand_alone(tmp_path, data)[0] == UNPROVEN
    assert verify(game_of("schatztaucher"), parse_log(data, "log")).doubts == ["forgotten"]


def test_another_winner_written_with_the_public_seed(tmp_path: Path) -> None:
    """Whoever has a finished log knows its seed and can play on another game with it, all legal, all draws as they
    must be. Only the seal does not fit."""
    log = parse_log(GAME, "log")
    match = new_game("schatztaucher", {"players": 2}, key=ROOM.public)
    assert match.log.header == log.header
    play_on(match, Random(77))
    assert match.log.end != log.end
    forged = match.log
    assert ours(bytes_of(forged)) == UNPROVEN
    forged.seal = log.seal
    assert stand_alone(tmp_path, bytes_of(forged))[0] == BROKEN
    assert ours(bytes_of(forged)) == BROKEN
    forged.seal = SealingKey(bytes(32)).seal(forged)
    assert stand_alone(tmp_path, bytes_of(forged))[0] == BROKEN
    assert ours(bytes_of(forged)) == BROKEN


def test_rerolls_through_agreed_undos(tmp_path: Path) -> None:
    """Inserted later they break the seal; played and sealed they are counted."""
    match = new_game("schatztaucher", {"players": 2}, key=ROOM.public)
    dealer = dealer_of(match)
    match.deal(dealer)
    for _ in range(135):
        match.enter(Undo(len(match.log.entries), 0, match.history[-1].seq, agreed=True))
        match.deal(dealer)
    play_on(match, Random(1))
    inserted = match.log
    inserted.seal = parse_log(GAME, "log").seal
    assert stand_alone(tmp_path, bytes_of(inserted))[0] == BROKEN
    assert ours(bytes_of(inserted)) == BROKEN
    inserted.seal = ROOM.seal(inserted)
    status, said = stand_alone(tmp_path, bytes_of(inserted))
    assert (status, "taken back: 135." in said) == (SOUND, True)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"Seat 0", b"Eve"),
        (b'"bot":null', b'"bot":"greedy"'),
        (b'"memory":false', b'"memory":true'),
        (b"2026-01-01", b"2025-01-01"),
        (b'"attempt":1', b'"attempt":2'),
        (b'"winners":[', b'"winners":[0,'),
        (b'"totals":[', b'"totals":[9'),
        (b"11" * 32, b"12" * 32),
        (SEED.hex().encode(), b"ab" * 32),
        (b'"from":', b'"from":1'),
        (b'"line":"reveal"', b'"line":"header"'),
        (b'"seq":7', b'"seq":70'),
        (b'"seq":7,', b'"seq":7.0,'),
        (b'"hash":"', b'"hash":"0'),
        (b'"signature":"', b'"signature":"00'),
        (ROOM.public.encode(), bytes(32).hex().encode()),
        (b'","', b'", "'),
    ],
)
def test_whatever_is_changed_is_noticed(old: bytes, new: bytes, tmp_path: Path) -> None:
    assert old in GAME
    changed = GAME.replace(old, new, 1)
    assert stand_alone(tmp_path, changed)[0] == BROKEN
    assert ours(changed) == BROKEN


def test_a_changed_draw_is_noticed_without_a_seal(tmp_path: Path) -> None:
    """A forger without the key leaves the seal away; the draws still have to be those of the seed."""
    log = parse_log(GAME, "log")
    match = new_game("schatztaucher", {"players": 2}, key=ROOM.public)
    for entry in log.entries:
        if isinstance(entry, Action) and entry.actor == CHANCE and len(match.legal(CHANCE)) > 5:
            break
        match.enter(entry)
    outcomes = match.legal(CHANCE)
    wished = next(index for index, outcome in enumerate(outcomes) if outcome != entry.id)  # type: ignore[union-attr]
    share = share_at(match.game.odds(match.state), match.game.due(match.state), wished)
    action = outcomes[wished]
    match.enter(Action(len(match.log.entries), CHANCE, action, match.game.describe(action), share))
    match.abandon("agreed", SEED)
    assert isinstance(match.log.end, Abandoned)
    assert stand_alone(tmp_path, bytes_of(match.log))[0] == BROKEN
    assert ours(bytes_of(match.log)) == BROKEN


def test_what_you_know_is_compared(tmp_path: Path) -> None:
    commitment = json.loads(GAME.split(b"\n")[0])["commitment"]
    assert stand_alone(tmp_path, GAME, "--commitment", commitment)[0] == SOUND
    assert stand_alone(tmp_path, GAME, "--commitment", "00" * 32)[0] == BROKEN
    assert stand_alone(tmp_path, GAME, "--key", "00" * 32)[0] == BROKEN
    assert isinstance(parse_log(GAME, "log").end, End)


def written(line: dict[str, Any]) -> bytes:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode()


def sealed_again(lines: list[bytes]) -> bytes:
    """These lines, sealed by the room itself: no hash and no signature tells what is wrong with them."""
    head = b""
    for line in lines:
        head = hashlib.sha256(head + line).digest()
    signature = ROOM._key.sign(b"seaboard log 2" + head).hex()
    seal = written({"line": "seal", "hash": head.hex(), "signature": signature})
    return b"".join(line + b"\n" for line in [*lines, seal])


ABANDONED = {"line": "abandoned", "seed": SEED.hex(), "why": "agreed"}


def undo(seq: int, **changed: Any) -> bytes:
    return written({"line": "undo", "seq": seq, "actor": 0, "to": seq - 1, "agreed": True, **changed})


@pytest.mark.parametrize(
    "undos",
    [
        [undo(18, actor=2)],
        [undo(18, actor=-1)],
        [undo(18, to=18)],
        [undo(18, to=3, agreed=False)],
        [undo(18, to=10), undo(19, to=15)],
        [undo(18, to=10), undo(19, to=18)],
    ],
    ids=["no such seat", "chance", "itself", "too far", "taken back before", "an undo"],
)
@pytest.mark.parametrize("rules", ["ours", "another version"])
def test_undos_that_nobody_may_write(undos: list[bytes], rules: str, tmp_path: Path) -> None:
    """Also where the rules are not here: none of it takes a look at them."""
    lines = [*GAME.split(b"\n")[:20], *undos]
    if rules == "ours":
        lines.append(written(ABANDONED))
    else:
        lines[0] = written({**json.loads(lines[0]), "rules": 99})
    data = sealed_again(lines) if rules == "ours" else b"".join(line + b"\n" for line in lines)
    assert stand_alone(tmp_path, data)[0] == BROKEN
    assert ours(data) == BROKEN


@pytest.mark.parametrize(
    "changed",
    [
        {"format": 2.0},
        {"rules": -1},
        {"rules": 99, "options": {"players": 2.5}},
        {"rules": 99, "options": {"players": 2**31}},
        {"options": []},
        {"box": "zz", "rules": 99},
        {"attempt": 0},
        {"seats": [{"name": "", "bot": None, "commitment": None}] * 2},
        {"seats": [{"name": "Ada", "bot": 5, "commitment": None}] * 2},
    ],
    ids=str,
)
def test_headers_of_a_wrong_form(changed: dict[str, Any], tmp_path: Path) -> None:
    data = written({**json.loads(GAME.split(b"\n")[0]), **changed}) + b"\n"
    assert stand_alone(tmp_path, data)[0] == BROKEN
    assert ours(data) == BROKEN


@pytest.mark.parametrize(
    "changed",
    [
        {"actor": 2},
        {"do": {"do": "x", "face": 1.5}},
        {"do": {"do": "x", "face": 2**31}},
        {"actor": -1, "draw": {"label": "die", "of": 6, "from": 3, "to": 3}},
    ],
    ids=str,
)
def test_actions_of_a_wrong_form_without_the_rules(changed: dict[str, Any], tmp_path: Path) -> None:
    header, reveal = GAME.split(b"\n")[:2]
    action = {"line": "action", "seq": 0, "actor": 0, "id": 1, "do": {"do": "x"}, **changed}
    data = b"\n".join([written({**json.loads(header), "rules": 99}), reveal, written(action), b""])
    assert stand_alone(tmp_path, data)[0] == BROKEN
    assert ours(data) == BROKEN


def in_another_order(do: dict[str, Any]) -> dict[str, Any]:
    return {each: do[each] for each in reversed(do)}


def as_a_float(do: dict[str, Any]) -> dict[str, Any]:
    return {**do, "seat": float(do["seat"])}


@pytest.mark.parametrize("change", [in_another_order, as_a_float])
def test_an_action_is_written_in_one_way(change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """In another order, or as 1.0, it is equal to Python, but its bytes are others."""
    lines = GAME.split(b"\n")[:-2]
    first = json.loads(lines[2])
    assert first["do"]["do"] == "start"
    again = {**first, "do": change(first["do"])}
    assert again == first
    lines[2] = written(again)
    assert ours(sealed_again(lines)) == BROKEN


@pytest.mark.parametrize("options", [{"players": 2}, {"memory": False, "players": 2}, {"players": 2.0}], ids=str)
def test_options_are_written_in_one_way(options: dict[str, Any]) -> None:
    header = json.loads(GAME.split(b"\n")[0])
    if "memory" in options:
        options = {each: header["options"][each] for each in reversed(header["options"])}
    elif isinstance(options["players"], float):
        options = {**header["options"], **options}
    assert ours(written({**header, "options": options}) + b"\n") == BROKEN


def test_a_result_is_written_in_one_way() -> None:
    lines = GAME.split(b"\n")[:-2]
    end = json.loads(lines[-1])
    parts = end["result"]["parts"]
    assert ours(sealed_again(lines)) == SOUND
    end["result"]["parts"] = {name: parts[name] for name in reversed(parts)}
    assert ours(sealed_again([*lines[:-1], written(end)])) == BROKEN


def test_a_log_of_format_1_is_called_so(tmp_path: Path) -> None:
    old = old_game("schatztaucher", {"players": 2})
    status, said = stand_alone(tmp_path, bytes_of(old.log))
    assert (status, "format 1" in said) == (BROKEN, True)


@pytest.mark.parametrize("why", ["because", 1])
def test_no_other_reason_to_abandon(why: Any, tmp_path: Path) -> None:
    data = sealed_again([*GAME.split(b"\n")[:20], written({**ABANDONED, "why": why})])
    assert stand_alone(tmp_path, data)[0] == BROKEN
    assert ours(data) == BROKEN


@pytest.mark.parametrize("depth", [900, 100_000])
def test_nested_too_deeply(depth: int, tmp_path: Path) -> None:
    line = b'{"line":"action","seq":0,"actor":0,"id":0,"do":{"do":' + b"[" * depth + b"]" * depth + b"}}"
    data = b"\n".join([*GAME.split(b"\n")[:2], line, b""])
    status, said = stand_alone(tmp_path, data)
    assert (status, said) == (BROKEN, "Broken: line 3: this is not JSON.\n")


def test_an_answer_that_cannot_be_written_is_not_lost_in_silence(tmp_path: Path) -> None:
    (tmp_path / "log.jsonl").write_bytes(GAME)
    command = [sys.executable, "-I", "-S", str(DOCS / "verify_log.py"), str(tmp_path / "log.jsonl")]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr.splitlines() == ["The output cannot be written: No space left on device."]
    done = subprocess.run(["sh", "-c", '"$@" >&-', "sh", *command], stderr=subprocess.PIPE, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr.splitlines() == ["There is no output to answer on."]
