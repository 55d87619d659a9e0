"""The log, the match that grows it, and the verifier that checks it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from seaboard.core.dealer import SecureDealer
from seaboard.core.errors import IllegalAction, Trouble
from seaboard.core.game import CHANCE
from seaboard.core.log import Action, GameLog, Header, Undo, encode_line, parse_log
from seaboard.core.match import Match, new_header
from seaboard.core.verify import verify
from tests.games.cases import game_of
from tests.games.test_every_game import play_match

GAME = game_of("schatztaucher")
DEALER = SecureDealer(b"secret", [b"one", b"two"])
FINISHED = play_match("schatztaucher", {"players": 2}, DEALER)[1]


def header(**changes: Any) -> Header:
    plain = new_header(
        GAME,
        GAME.parse_options({"players": 2, "start": 1}),
        dealer="secure",
        commitment=DEALER.commitment,
        contributions=[],
        seats=[{"name": "Ada"}, {"name": "Ben"}],
        started="2026-01-01T00:00:00+00:00",
    )
    return msgspec.structs.replace(plain, **changes)


def enter(match: Match, actor: int, **do: Any) -> None:
    match.enter(Action(len(match.log.entries), actor, GAME.action(do), do))


def reason_of(trouble: Trouble) -> tuple[int, str]:
    """The line and the reason of a bad log."""
    reason, number = trouble.details["reason"], trouble.details["number"]
    assert isinstance(reason, Trouble)
    assert isinstance(number, int)
    return number, reason.message


def parse_and_verify(data: bytes) -> None:
    verify(GAME, parse_log(data, "game.jsonl"), "game.jsonl")


def test_a_good_log_is_sound() -> None:
    parse_and_verify(FINISHED)


def swap(data: bytes, number: int, old: bytes, new: bytes) -> bytes:
    """Change one line (counted from 1) of a log."""
    lines = data.split(b"\n")
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new, 1)
    return b"\n".join(lines)


def chance_line(data: bytes) -> int:
    """The first line with a roll of two dice."""
    return next(
        n for n, line in enumerate(data.split(b"\n"), 1) if b'"roll"' in line and b"," in line.split(b"dice")[1]
    )


def decision_line(data: bytes) -> int:
    """The first line in which a buoy is chosen."""
    return next(n for n, line in enumerate(data.split(b"\n"), 1) if b'"do":"buoy"' in line)


def test_damaged_logs_are_refused_with_line_and_reason() -> None:
    last = FINISHED.count(b"\n")
    buoy, roll = decision_line(FINISHED), chance_line(FINISHED)
    lines = FINISHED.split(b"\n")
    other_roll = encode_line(Action(roll - 2, CHANCE, 9, GAME.describe(9))).rstrip()
    cases: list[tuple[bytes, tuple[int, str]]] = [
        (b"", (1, "log-empty")),
        (FINISHED[:-20], (last, "line-cut-short")),
        (FINISHED[: len(FINISHED) // 2], (FINISHED[: len(FINISHED) // 2].count(b"\n") + 1, "line-cut-short")),
        (b"\n".join(lines[1:]), (1, "header-missing")),
        (b"\n".join([lines[0], *lines]), (2, "line-out-of-place")),
        (FINISHED + lines[1] + b"\n", (last + 1, "line-out-of-place")),
        (b"\n".join([*lines[:5], *lines[6:]]), (6, "wrong-number")),
        (
            swap(
                FINISHED,
                3,
                b"{",
                b"[",
            ),
            (3, "line-unreadable"),
        ),
        (swap(FINISHED, 3, b'"actor"', b'"player"'), (3, "line-unreadable")),
        (swap(FINISHED, 1, b'"format":1', b'"format":9'), (1, "other-format")),
        (swap(FINISHED, 1, b'"rules":1', b'"rules":7'), (1, "other-rules")),
        (swap(FINISHED, 1, GAME.box.hash.encode(), b"0" * 64), (1, "other-box")),
        (swap(FINISHED, 1, b'"players":2', b'"players":3'), (1, "wrong-seats")),
        (swap(FINISHED, 1, b'"players":2', b'"players":9'), (1, "bad-option-value")),
        (swap(FINISHED, 1, DEALER.commitment[:8].encode(), b"00000000"), (1, "commitment-broken")),
        (swap(FINISHED, last, DEALER.seed.hex().encode(), b"abcd"), (1, "commitment-broken")),
        (swap(FINISHED, last, DEALER.seed.hex().encode(), b"zz"), (1, "not-hexadecimal")),
        (swap(FINISHED, buoy, b'"buoy":', b'"bay":'), (buoy, "forms-differ")),
        (swap(FINISHED, buoy, b'"actor":', b'"actor":1'), (buoy, "not-their-turn")),
        (swap(FINISHED, last, b'"totals":[', b'"totals":[1'), (last, "result-differs")),
        (b"\n".join([*lines[: roll - 1], other_roll, *lines[roll:]]), (roll, "outcome-differs")),
        (b"\n".join([*lines[:9], lines[last - 1], b""]), (10, "not-over")),
    ]
    for data, expected in cases:
        with pytest.raises(Trouble) as trouble:
            parse_and_verify(data)
        assert reason_of(trouble.value) == expected


def test_an_illegal_action_in_a_log_names_its_rule() -> None:
    match = Match(GAME, header())
    enter(match, CHANCE, do="roll", dice=["X", 2])
    log = GameLog(match.log.header, [*match.log.entries, Action(1, 0, GAME.action({"do": "take"}), {"do": "take"})])
    with pytest.raises(Trouble) as trouble:
        verify(GAME, log, "game.jsonl")
    assert reason_of(trouble.value) == (3, "illegal-action")
    reason = trouble.value.details["reason"]
    assert isinstance(reason, IllegalAction)
    assert reason.rule == "ST-2.5"


def test_an_unfinished_log_is_sound_so_far_and_shows_no_seed() -> None:
    data = b"\n".join(FINISHED.split(b"\n")[:40]) + b"\n"
    verdict = verify(GAME, parse_log(data, "game.jsonl"))
    assert (verdict.finished, verdict.fair, verdict.actions) == (False, False, 39)
    assert DEALER.seed.hex().encode() not in data


def test_a_seat_takes_back_until_something_is_drawn() -> None:
    match = Match(GAME, header())
    enter(match, CHANCE, do="roll", dice=[2, 4])
    assert not match.may_undo(0)
    enter(match, 0, do="die", number=4)
    assert match.may_undo(0)
    assert not match.may_undo(1)
    entry = match.undo(0)
    assert (entry.seq, entry.to) == (2, 1)
    assert GAME.due(match.state) == "choose_die"
    assert GAME.due(match.before) == "roll"
    match.play(0, GAME.action({"do": "die", "number": 2}))
    match.play(0, GAME.action({"do": "buoy", "buoy": 1}))
    enter(match, CHANCE, do="show", symbol="shell")
    assert not match.may_undo(0)
    with pytest.raises(Trouble):
        match.undo(0)
    assert match.state.row == 2


def test_an_undo_is_part_of_the_log_and_replays() -> None:
    match = Match(GAME, header())
    enter(match, CHANCE, do="roll", dice=[2, 4])
    enter(match, 0, do="die", number=4)
    match.undo(0)
    match.play(0, GAME.action({"do": "die", "number": 2}))
    data = b"".join(encode_line(line) for line in (match.log.header, *match.log.entries))
    again = Match.resume(GAME, parse_log(data, "game.jsonl"))
    assert again.state == match.state
    assert [action.do["do"] for action in again.history] == ["roll", "die"]


def test_an_undo_past_a_draw_needs_consent() -> None:
    match = Match(GAME, header())
    enter(match, CHANCE, do="roll", dice=[2, 2])
    enter(match, 0, do="buoy", buoy=1)
    enter(match, CHANCE, do="show", symbol="shell")
    with pytest.raises(Trouble) as trouble:
        match.enter(Undo(3, 0, 1))
    assert trouble.value.message == "undo-too-far"
    match.enter(Undo(3, 0, 1, agreed=True))
    assert GAME.due(match.state) == "choose_buoy"


def test_nobody_acts_out_of_turn() -> None:
    match = Match(GAME, header())
    enter(match, CHANCE, do="roll", dice=[2, 2])
    before = GAME.copy(match.state)
    with pytest.raises(IllegalAction):
        match.play(1, GAME.action({"do": "buoy", "buoy": 1}))
    with pytest.raises(IllegalAction):
        match.play(CHANCE, GAME.action({"do": "buoy", "buoy": 1}))
    assert match.state == before
    assert len(match.log.entries) == 1
