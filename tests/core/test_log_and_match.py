"""The log, the match that grows it, and the verifier that checks it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from seaboard.core.dealer import commit_to_seed, share_at
from seaboard.core.errors import IllegalAction, Trouble
from seaboard.core.game import CHANCE
from seaboard.core.log import Abandoned, Action, GameLog, Undo, encode_line, parse_log
from seaboard.core.match import STRIDE, Match
from seaboard.core.verify import Known, Verdict, verify
from tests.games.cases import game_of
from tests.logs.playing import SEED, bytes_of, dealer_of, new_game, old_game, play_on

GAME = game_of("schatztaucher")


def play(match: Match) -> bytes:
    play_on(match, Random(6))
    return bytes_of(match.log)


FINISHED = play(new_game("schatztaucher", {"players": 2}))
OLD = play(old_game("schatztaucher", {"players": 2}))
COMMITMENT = commit_to_seed(SEED)


def two_players() -> Match:
    return new_game("schatztaucher", {"players": 2, "start": 1})


def enter(match: Match, actor: int, **do: Any) -> None:
    match.enter(Action(len(match.log.entries), actor, GAME.action(do), do))


def reason_of(trouble: Trouble) -> tuple[int, str]:
    """The line and the reason of a bad log."""
    reason, number = trouble.details["reason"], trouble.details["number"]
    assert isinstance(reason, Trouble)
    assert isinstance(number, int)
    return number, reason.message


def parse_and_verify(data: bytes, **known: str) -> Verdict:
    return verify(GAME, parse_log(data, "game.jsonl"), "game.jsonl", Known(**known))


def test_a_good_log_is_sound() -> None:
    assert parse_and_verify(FINISHED).doubts == ["unsealed"]


def test_format_1_is_sound_and_called_what_it_is() -> None:
    verdict = parse_and_verify(OLD)
    assert (verdict.format, verdict.doubts) == (1, ["old-format"])
    assert verdict.draws == sum(entry.actor == CHANCE for entry in parse_log(OLD, "old").entries)


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
    drawn = parse_log(FINISHED, "game").entries[roll - 3]
    assert isinstance(drawn, Action)
    other = 9 if drawn.id != 9 else 8
    other_roll = encode_line(Action(roll - 3, CHANCE, other, GAME.describe(other), drawn.draw)).rstrip()
    seed = SEED.hex().encode()
    cases: list[tuple[bytes, tuple[int, str]]] = [
        (b"", (1, "log-empty")),
        (FINISHED[:-20], (last, "line-cut-short")),
        (FINISHED[: len(FINISHED) // 2], (FINISHED[: len(FINISHED) // 2].count(b"\n") + 1, "line-cut-short")),
        (b"\n".join(lines[1:]), (1, "header-missing")),
        (b"\n".join([lines[0], *lines]), (2, "line-out-of-place")),
        (b"\n".join([lines[0], *lines[2:]]), (2, "line-out-of-place")),
        (b"\n".join([*lines[:2], *lines[1:]]), (3, "line-out-of-place")),
        (FINISHED + lines[2] + b"\n", (last + 1, "line-out-of-place")),
        (b"\n".join([*lines[:5], *lines[6:]]), (6, "wrong-number")),
        (swap(FINISHED, 3, b"{", b"["), (3, "line-unreadable")),
        (swap(FINISHED, 3, b'"actor"', b'"player"'), (3, "line-unreadable")),
        (swap(FINISHED, 3, b"{", b'{"a":' * 100_000), (3, "line-unreadable")),
        (swap(FINISHED, 3, b'"id":', b'"id":' + b"9" * 30), (3, "line-unreadable")),
        (swap(FINISHED, 3, b'"actor":', b'"actor": '), (3, "not-canonical")),
        (swap(FINISHED, 3, b"{", b'{"seq":7,'), (3, "not-canonical")),
        (swap(FINISHED, 1, b"Seat 0", b"Seat\\u00200"), (1, "not-canonical")),
        (swap(FINISHED, 1, b'"format":2', b'"format":9'), (1, "other-format")),
        (swap(FINISHED, 1, b'"format":2', b'"format":1'), (1, "fields-of-other-format")),
        (swap(FINISHED, 1, b',"attempt":1', b""), (1, "fields-of-other-format")),
        (swap(FINISHED, 1, b'"dealer":"secure"', b'"dealer":"hand"'), (1, "commitment-misplaced")),
        (swap(FINISHED, 1, GAME.box.hash.encode(), b"0" * 64), (1, "other-box")),
        (swap(FINISHED, 1, b'"players":2', b'"players":3'), (1, "wrong-seats")),
        (swap(FINISHED, 1, b'"players":2', b'"players":9'), (1, "bad-option-value")),
        (swap(FINISHED, 1, COMMITMENT[:8].encode(), b"00000000"), (1, "commitment-broken")),
        (swap(FINISHED, 2, b"11" * 32, b"12" * 32), (2, "contribution-broken")),
        (swap(FINISHED, 2, b",null", b""), (2, "wrong-seats")),
        (swap(FINISHED, last, seed, b"ab" * 32), (1, "commitment-broken")),
        (swap(FINISHED, last, seed, b"zz" * 32), (last, "not-hexadecimal")),
        (swap(FINISHED, last, b'"' + seed + b'"', b"null"), (last, "seed-missing")),
        (swap(FINISHED, buoy, b'"buoy":', b'"bay":'), (buoy, "forms-differ")),
        (swap(FINISHED, buoy, b'"actor":', b'"actor":1'), (buoy, "not-their-turn")),
        (swap(FINISHED, last, b'"totals":[', b'"totals":[1'), (last, "result-differs")),
        (
            b"\n".join([*lines[:-2], b'{"line":"abandoned","seed":"' + seed + b'"}', b""]),
            (last, "fields-of-other-format"),
        ),
        (b"\n".join([*lines[: roll - 1], other_roll, *lines[roll:]]), (roll, "share-differs")),
        (swap(FINISHED, roll, b'"of":36,"from":', b'"of":36,"from":1'), (roll, "share-differs")),
        (swap(FINISHED, roll, b',"draw":', b',"drawn":'), (roll, "line-unreadable")),
        (b"\n".join([*lines[:9], lines[last - 1], b""]), (10, "not-over")),
    ]
    for data, expected in cases:
        with pytest.raises(Trouble) as trouble:
            parse_and_verify(data)
        assert reason_of(trouble.value) == expected


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"Seat 0", b"Eve"),
        (b'"bot":null', b'"bot":"greedy"'),
        (b"2026-01-01", b"2026-01-02"),
        (b'"attempt":1', b'"attempt":2'),
        (b'"key":null', b'"key":"' + b"00" * 32 + b'"'),
    ],
)
def test_the_header_is_part_of_the_key(old: bytes, new: bytes) -> None:
    with pytest.raises(Trouble) as trouble:
        parse_and_verify(swap(FINISHED, 1, old, new))
    assert reason_of(trouble.value)[1] == "outcome-differs"


def test_a_game_written_anew_with_the_seed_but_another_draw_is_refused() -> None:
    """The share fits the outcome, but the seed fixed another one."""
    roll = chance_line(FINISHED)
    match = Match.resume(GAME, GameLog(parse_log(FINISHED, "game").header))
    log = parse_log(FINISHED, "game")
    match.log.reveal = log.reveal
    for entry in log.entries[: roll - 3]:
        match.enter(entry)
    outcomes, drawn = match.legal(CHANCE), log.entries[roll - 3]
    assert isinstance(drawn, Action)
    other = outcomes[0] if drawn.id != outcomes[0] else outcomes[1]
    share = share_at(GAME.odds(match.state), GAME.due(match.state), outcomes.index(other))
    match.enter(Action(roll - 3, CHANCE, other, GAME.describe(other), share))
    match.abandon("agreed", SEED)
    with pytest.raises(Trouble) as trouble:
        parse_and_verify(bytes_of(match.log))
    assert reason_of(trouble.value) == (roll, "outcome-differs")


def test_damaged_logs_of_format_1_are_refused() -> None:
    last, roll = OLD.count(b"\n"), chance_line(OLD)
    lines = OLD.split(b"\n")
    drawn = parse_log(OLD, "old").entries[roll - 2]
    assert isinstance(drawn, Action)
    other = 9 if drawn.id != 9 else 8
    other_roll = encode_line(Action(roll - 2, CHANCE, other, GAME.describe(other))).rstrip()
    reveal = FINISHED.split(b"\n")[1]
    for data, expected in (
        (swap(OLD, 1, b'"format":1', b'"format":2'), (1, "fields-of-other-format")),
        (swap(OLD, 1, b'"dealer":"secure"', b'"dealer":"secure" '), (1, "not-canonical")),
        (swap(OLD, last, SEED.hex().encode(), b"zz"), (1, "not-hexadecimal")),
        (swap(OLD, 1, b"6f6e65", b"xx"), (1, "not-hexadecimal")),
        (b"\n".join([lines[0], reveal, *lines[1:]]), (2, "line-out-of-place")),
        (b"\n".join([*lines[: roll - 1], other_roll, *lines[roll:]]), (roll, "outcome-differs")),
    ):
        with pytest.raises(Trouble) as trouble:
            parse_and_verify(data)
        assert reason_of(trouble.value) == expected


def test_what_somebody_knows_is_compared() -> None:
    assert parse_and_verify(FINISHED, commitment=COMMITMENT, seed=SEED.hex()).draws > 0
    for known, reason in (
        ({"commitment": "00" * 32}, "other-commitment"),
        ({"seed": "00" * 32}, "other-seed"),
        ({"key": "00" * 32}, "other-key"),
    ):
        with pytest.raises(Trouble) as trouble:
            parse_and_verify(FINISHED, **known)
        assert reason_of(trouble.value) == (1, reason)


def test_a_log_of_other_rules_is_checked_as_far_as_possible() -> None:
    match = new_game("schatztaucher", {"players": 2})
    play_on(match, Random(6))
    other = Match(GAME, match.log.header)
    other.game = object.__new__(type(GAME))  # the same rules, which call themselves another version
    other.game.__dict__ |= GAME.__dict__ | {"rules_version": 77}
    verdict = verify(other.game, match.log)
    assert verdict.doubts == ["unsealed", "other-rules"]
    assert (verdict.rules, verdict.draws > 50) == (GAME.rules_version, True)
    lines = bytes_of(match.log).split(b"\n")
    roll = chance_line(bytes_of(match.log))
    lines[roll - 1] = lines[roll - 1].replace(b'"from":', b'"from":3')
    with pytest.raises(Trouble) as trouble:
        verify(other.game, parse_log(b"\n".join(lines), "log"), "log")
    assert reason_of(trouble.value)[0] == roll


def test_an_illegal_action_in_a_log_names_its_rule() -> None:
    match = two_players()
    enter(match, CHANCE, do="roll", dice=["X", 2])
    match.log.entries.append(Action(1, 0, GAME.action({"do": "take"}), {"do": "take"}))
    with pytest.raises(Trouble) as trouble:
        verify(GAME, match.log, "game.jsonl")
    assert reason_of(trouble.value) == (4, "illegal-action")
    reason = trouble.value.details["reason"]
    assert isinstance(reason, IllegalAction)
    assert reason.rule == "ST-2.5"


def test_an_unfinished_log_is_sound_so_far_and_shows_no_seed() -> None:
    data = b"\n".join(FINISHED.split(b"\n")[:40]) + b"\n"
    verdict = parse_and_verify(data)
    assert (verdict.doubts, verdict.draws, verdict.entries) == (["unfinished"], 0, 38)
    assert SEED.hex().encode() not in data
    assert parse_and_verify(data, seed=SEED.hex()).draws > 0
    with pytest.raises(Trouble):
        parse_and_verify(data, seed="00" * 32)


def test_an_abandoned_game_has_its_reason_and_its_seed() -> None:
    match = two_players()
    play_on(match, Random(1), most=20)
    match.abandon("agreed", SEED)
    verdict = parse_and_verify(bytes_of(match.log))
    assert (verdict.abandoned, verdict.doubts) == ("agreed", ["unsealed"])
    assert verdict.draws > 0


def test_a_finished_game_cannot_be_abandoned() -> None:
    """Its result would be lost."""
    match = two_players()
    play_on(match, Random(1))
    match.log.end = None
    with pytest.raises(Trouble) as trouble:
        match.abandon("agreed", SEED)
    assert trouble.value.message == "over-already"
    match.log.end = Abandoned(SEED.hex(), "agreed")
    data = bytes_of(match.log)
    with pytest.raises(Trouble) as trouble:
        parse_and_verify(data)
    assert reason_of(trouble.value) == (data.count(b"\n"), "over-already")


def test_what_is_wrong_with_a_line_is_said_without_the_words_of_its_reader() -> None:
    lines = {
        b'{"line":"undo"': "line-no-json",
        b'{"line":"undo","seq":1,"actor":0,"to":0,"when":3}': "line-odd-field",
        b'{"line":"undo","seq":1,"actor":0}': "line-lacks-field",
        b'{"line":"undo","seq":"1","actor":0,"to":0}': "line-odd-value",
        b'{"line":"redo"}': "line-odd-value",
        b"[1]": "line-odd-value",
        b"\xff": "line-no-json",
        b'{"line":' * 100_000: "line-no-json",
    }
    for line, reason in lines.items():
        with pytest.raises(Trouble) as trouble:
            parse_log(FINISHED.split(b"\n")[0] + b"\n" + line + b"\n", "game")
        unreadable = trouble.value.details["reason"]
        assert isinstance(unreadable, Trouble)
        why = unreadable.details["reason"]
        assert isinstance(why, Trouble)
        assert (unreadable.message, why.message) == ("line-unreadable", reason), line


def test_games_by_hand_and_with_a_seed_of_ones_own_are_no_proof() -> None:
    own = new_game("schatztaucher", {"players": 2}, dealer="own")
    assert parse_and_verify(play(own)).doubts == ["own-seed", "unsealed"]
    hand = new_game("schatztaucher", {"players": 2}, dealer="hand", commitment=None)
    enter(hand, CHANCE, do="start", seat=0)
    assert parse_and_verify(bytes_of(hand.log)).doubts == ["unfinished", "by-hand"]


def test_draws_that_were_taken_back_are_counted() -> None:
    """Rolling again by agreement is seen by whoever checks the log, however often it was done."""
    match = two_players()
    dealer = dealer_of(match)
    match.deal(dealer)
    for _ in range(135):
        match.enter(Undo(len(match.log.entries), 0, match.history[-1].seq, agreed=True))
        match.deal(dealer)
    verdict = parse_and_verify(bytes_of(match.log), seed=SEED.hex())
    assert (verdict.undone, verdict.draws) == (135, 136)


def test_taking_back_replays_little_however_long_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted are the actions that are applied again."""
    match = new_game("schatztaucher", {"players": 4})
    play_on(match, Random(2), most=1200)
    applied = 0
    apply = match.game.apply

    def count(*details: Any) -> None:
        nonlocal applied
        applied += 1
        apply(*details)

    monkeypatch.setattr(match.game, "apply", count)
    for to in (1100, 1050, 1024, 1023, 300, 255, 3, 0):
        expected = match.state_before(to)
        applied = 0
        match.enter(Undo(len(match.log.entries), 0, match.history[to].seq, agreed=True))
        assert applied <= STRIDE
        assert match.state == expected
    monkeypatch.undo()
    play_on(match, Random(3), most=600)
    again = Match.resume(match.game, match.log)
    assert again.state == match.state


@pytest.mark.parametrize("back", [1, 2, 7, 40])
def test_taking_back_again_and_again_replays_a_few_actions_each_time(
    monkeypatch: pytest.MonkeyPatch, back: int
) -> None:
    """Counted are the actions that are applied, with those that are new."""
    match = new_game("schatztaucher", {"players": 4})
    play_on(match, Random(2), most=STRIDE - 2)
    applied = 0
    apply = match.game.apply

    def count(*details: Any) -> None:
        nonlocal applied
        applied += 1
        apply(*details)

    monkeypatch.setattr(match.game, "apply", count)
    began = len(match.log.entries)
    for _ in range(100):
        for _ in range(back):
            match.enter(Undo(len(match.log.entries), 0, match.history[-1].seq, agreed=True))
        play_on(match, Random(3), most=back)
    assert applied < STRIDE + 10 * (len(match.log.entries) - began)
    monkeypatch.undo()
    assert Match.resume(match.game, match.log).state == match.state


def test_a_seat_takes_back_until_something_is_drawn() -> None:
    match = two_players()
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
    match = two_players()
    enter(match, CHANCE, do="roll", dice=[2, 4])
    enter(match, 0, do="die", number=4)
    match.undo(0)
    match.play(0, GAME.action({"do": "die", "number": 2}))
    again = Match.resume(GAME, match.log)
    assert again.state == match.state
    assert [action.do["do"] for action in again.history] == ["roll", "die"]


def test_an_undo_past_a_draw_needs_consent() -> None:
    match = two_players()
    enter(match, CHANCE, do="roll", dice=[2, 2])
    enter(match, 0, do="buoy", buoy=1)
    enter(match, CHANCE, do="show", symbol="shell")
    with pytest.raises(Trouble) as trouble:
        match.enter(Undo(3, 0, 1))
    assert trouble.value.message == "undo-too-far"
    match.enter(Undo(3, 0, 1, agreed=True))
    assert GAME.due(match.state) == "choose_buoy"


def test_nobody_acts_out_of_turn() -> None:
    match = two_players()
    enter(match, CHANCE, do="roll", dice=[2, 2])
    before = GAME.copy(match.state)
    with pytest.raises(IllegalAction):
        match.play(1, GAME.action({"do": "buoy", "buoy": 1}))
    with pytest.raises(IllegalAction):
        match.play(CHANCE, GAME.action({"do": "buoy", "buoy": 1}))
    assert match.state == before
    assert len(match.log.entries) == 1
