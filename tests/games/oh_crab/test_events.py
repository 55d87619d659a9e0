"""What an action brought about is told, and nothing secret with it."""

from __future__ import annotations

from typing import Any

from seaboard.core.game import Json
from tests.games.oh_crab.beach import GAME, Beach


def events(beach: Beach, what: str, **details: Any) -> list[Json]:
    """The events of one action."""
    before, action = GAME.copy(beach.s), GAME.action({"do": what, **details})
    beach.do(what, **details)
    return GAME.events(before, action, beach.s, None)


def test_the_planned_card_is_told_when_it_is_added() -> None:
    beach = Beach().crab(0, "e3").beginning("S1")
    assert events(beach, "add", end="right") == [{"event": "added", "seat": 0, "card": "S1"}]


def test_the_planned_card_that_a_rest_discards_is_told() -> None:
    beach = Beach().beginning("S1")
    assert events(beach, "rest") == [{"event": "lost", "seat": 0, "card": "S1"}]
    announced = Beach().beginning("rest").crab(0, "e9").seat(0, hand="S2", shells=1)
    assert [event["event"] for event in events(announced, "rest")] == []


def test_the_end_of_the_game_is_no_turn() -> None:
    beach = Beach().crab(2, "sea").acting(shell=1).table(turn=2, turns=2)
    assert events(beach, "end") == []


def test_shells_falls_and_the_sea_are_told() -> None:
    shell = Beach().crab(0, "c7").acting(forward=1, shell=1)
    assert events(shell, "move", **{"with": "forward", "to": "ahead"}) == [{"event": "shells", "seat": 0, "count": 1}]
    fall = Beach().crab(0, "b9").acting(forward=1, shell=1)
    assert events(fall, "move", **{"with": "forward", "to": "ahead"}) == [{"event": "fell", "seat": 0, "crab": 0}]
    sea = Beach().crab(0, "c21").acting(forward=1, shell=1)
    assert events(sea, "move", **{"with": "forward", "to": "ahead"}) == [{"event": "sea", "seat": 0, "crab": 0}]


def test_a_card_lost_without_a_choice_is_told() -> None:
    beach = Beach().crab(0, "f4").acting(forward=1, shell=1).seat(0, hand="S2")
    told = events(beach, "move", **{"with": "forward", "to": "ahead"})
    assert told == [{"event": "lost", "seat": 0, "card": "S2"}]


def test_a_card_that_the_action_names_is_not_told_twice() -> None:
    beach = Beach().crab(0, "f4").acting(forward=1, shell=1).seat(0, hand="S1 S2")
    beach.move("forward", "ahead")
    assert events(beach, "discard", card="S2") == []


def test_cards_taken_openly_are_told_and_blind_ones_are_not() -> None:
    beach = Beach().beginning("S1").seat(0, shells=1).do("rest")
    assert events(beach, "take", place=1) == [{"event": "took", "seat": 0, "card": "A01"}]
    blind = Beach().beginning("S1").seat(0, shells=1).do("rest").do("take_blind")
    assert events(blind, "draw", card="A30") == []


def test_the_chef_and_new_rounds_and_turns_are_told() -> None:
    beach = Beach().crab(0, "d9").crab(1, "d4").crab(2, "d7").acting(shell=1).table(turn=2, turns=2)
    for seat in range(3):
        beach.seat(seat, hand="S1 S2")
    assert events(beach, "end") == [{"event": "round", "number": 2}, {"event": "chef", "seat": 1}]
    last = Beach().crab(0, "d9").crab(1, "d4").crab(2, "d7").planning().table(turn=1, chef=1, turns=-1)
    for seat in range(3):
        last.seat(seat, hand="S1 S2", planned=None if seat == 2 else "S3")
    assert events(last, "plan", seat=2, card="S1") == [{"event": "turn", "seat": 1}]
    turn = Beach().crab(0, "e3").acting(shell=1).seat(1, hand="S2", planned="S1")
    assert events(turn, "end") == [{"event": "turn", "seat": 1}]
