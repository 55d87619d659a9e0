"""Chapters 6 and 8: aquarium pieces, and when the game ends."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.game import OVER
from tests.games.wreck_raiders.lagoon import GAME, Lagoon

RICH = {"conch": 4, "scallop": 4, "starfish": 4}


def names(lagoon: Lagoon, seat: int = 0) -> list[list[str]]:
    """A player's aquariums by the names of their pieces."""
    return [[piece["piece"] for piece in pieces] for pieces in lagoon.mat(seat)["aquariums"]]


def test_a_piece_costs_its_shells_and_leaves_the_market() -> None:
    """WR-6.1: at most one a turn."""
    lagoon = Lagoon("buy", seats={0: {"shells": RICH}})
    lagoon.do("buy", piece="B09")  # a conch and two starfish
    assert (lagoon.shells(0), lagoon.view()["bank"]) == ((3, 4, 2), {"conch": 12, "scallop": 11, "starfish": 13})
    lagoon.do("refill", piece="B01")
    assert (lagoon.s.turn, names(lagoon)) == (1, [["B09"]])


def test_what_cannot_be_paid_cannot_be_bought() -> None:
    """WR-6.1"""
    lagoon = Lagoon("buy", seats={0: {"shells": {"conch": 1, "scallop": 1, "starfish": 1}}})
    assert lagoon.of("buy", "piece") == ["B10", "B11"]
    assert lagoon.why_not("buy", piece="B09") == "WR-6.1"
    assert lagoon.why_not("buy", piece="B01") == "WR-6.1"  # not in the market


def test_buying_is_optional_and_not_asked_for_without_means() -> None:
    """WR-6.1"""
    lagoon = Lagoon("buy", seats={0: {"shells": RICH}}).do("no_purchase")
    assert (lagoon.s.turn, names(lagoon)) == (1, [])
    assert Lagoon(reef=[(3, "blank"), (4, "blank")]).dive(3, "beach").s.turn == 1


def test_bottoms_start_aquariums_and_several_may_be_under_construction() -> None:
    """WR-6.2"""
    seats = {0: {"shells": RICH, "aquariums": [["B01", "M04"], ["B02"]]}}
    lagoon = Lagoon("buy", seats=seats).do("buy", piece="B09")
    assert names(lagoon) == [["B01", "M04"], ["B02"], ["B09"]]


def test_middles_and_tops_need_an_open_aquarium() -> None:
    """WR-6.3, WR-6.4"""
    lagoon = Lagoon("buy", seats={0: {"shells": RICH, "aquariums": [["B01", "T04"]]}, 1: {"aquariums": [["B02"]]}})
    assert lagoon.of("buy", "piece") == ["B09", "B10", "B11"]
    assert lagoon.why_not("buy", piece="M01") == "WR-6.3"
    assert lagoon.why_not("buy", piece="T01") == "WR-6.3"


def test_the_player_chooses_among_open_aquariums() -> None:
    """WR-6.3, WR-6.4: not a closed one, not another player's."""
    seats = {0: {"shells": RICH, "aquariums": [["B01"], ["B02", "M04"], ["B03", "T04"]]}, 1: {"aquariums": [["B04"]]}}
    lagoon = Lagoon("buy", seats=seats).do("buy", piece="M01")
    assert lagoon.of("stack", "aquarium") == ["B01", "B02"]
    assert lagoon.why_not("stack", aquarium="B03") == "WR-6.4"
    assert lagoon.why_not("stack", aquarium="B04") == "WR-6.3"
    lagoon.do("stack", aquarium="B02")
    assert names(lagoon) == [["B01"], ["B02", "M04", "M01"], ["B03", "T04"]]


def test_a_piece_is_in_sight_until_it_has_its_aquarium() -> None:
    """WR-6.3: it lies neither in the market nor on a mat while its owner chooses."""
    seats = {0: {"shells": RICH, "aquariums": [["B01"], ["B02"]]}}
    lagoon = Lagoon("buy", seats=seats)
    assert lagoon.view()["bought"] is None
    lagoon.do("buy", piece="M01")
    assert lagoon.view()["bought"]["piece"] == "M01"
    lagoon.do("stack", aquarium="B02")
    assert lagoon.view()["bought"] is None


def test_after_a_top_nothing_is_added_and_pieces_never_move() -> None:
    """WR-6.4"""
    lagoon = Lagoon("buy", seats={0: {"shells": RICH, "aquariums": [["B01", "M04"]]}}).do("buy", piece="T01")
    assert names(lagoon) == [["B01", "M04", "T01"]]
    again = Lagoon(
        "buy", seats={0: {"shells": RICH, "aquariums": names(lagoon)}}, market={"middle": ["M01"], "bottom": ["B09"]}
    )
    assert again.of("buy", "piece") == ["B09"]


def test_the_market_is_refilled_from_its_own_stack_while_that_lasts() -> None:
    """WR-6.5, WR-R18"""
    lagoon = Lagoon("buy", seats={0: {"shells": RICH}}).do("buy", piece="B09")
    assert lagoon.of("refill", "piece") == [f"B{number:02}" for number in range(1, 9)]
    built = [[f"B{number:02}"] for number in range(1, 9)]
    empty = Lagoon("buy", seats={0: {"shells": RICH}, 1: {"aquariums": built}}).do("buy", piece="B09")
    assert empty.s.turn == 1
    assert [piece and piece["piece"] for piece in empty.view()["market"]["bottom"]] == [None, "B10", "B11"]


def ending(players: int, turn: int, claimed: dict[int, int], **more: Any) -> Lagoon:
    """A turn about to end by a dive to the beach; seats have claimed so many exhibits."""
    cards = iter(f"E{number:02}" for number in range(21, 52))
    seats = {seat: {"exhibits": [next(cards) for _ in range(count)]} for seat, count in claimed.items()}
    reef = [(number, "blank") for number in (1, 2, 3, 4)]
    return Lagoon(players=players, turn=turn, seats=seats, reef=reef, **more).dive(1, "beach")


@pytest.mark.parametrize(("players", "goal"), [(2, 6), (3, 5), (4, 4), (5, 4)])
def test_the_end_is_triggered_by_enough_exhibits_at_the_end_of_a_turn(players: int, goal: int) -> None:
    """WR-8.1, WR-R19"""
    assert ending(players, 0, {0: goal - 1}).view()["last_turns"] is None
    assert ending(players, 0, {0: goal}).view()["last_turns"] == players - 1
    assert ending(players, 0, {0: goal + 1}).view()["last_turns"] == players - 1


def test_every_other_player_has_one_more_turn_and_a_second_trigger_changes_nothing() -> None:
    """WR-8.2, WR-R19"""
    lagoon = ending(3, 1, {1: 5, 2: 6})
    assert (lagoon.s.turn, lagoon.view()["last_turns"]) == (2, 2)
    lagoon.dive(2, "beach")
    assert (lagoon.s.turn, lagoon.view()["last_turns"]) == (0, 1)
    lagoon.dive(3, "beach")
    assert lagoon.actor == OVER
    assert GAME.score(lagoon.s).ended_by == ["exhibits"]


def nothing_left_to_raid() -> dict[int, Any]:
    """The mats of five players: 60 treasures in vaults and 24 in displays."""
    treasures = [name for row in GAME.view(Lagoon().s, None)["wrecks"] for name in row["supply"]] * 7
    seats: dict[int, Any] = {}
    for seat in range(5):
        mine = [treasures.pop() for _ in range(12)]
        seats[seat] = {"vault": [mine[:4], mine[4:8], mine[8:]]}
    for seat in range(3):
        mine = [treasures.pop() for _ in range(8)]
        seats[seat]["displays"] = [mine[:2], mine[2:5], mine[5:]]
    assert treasures == []
    return seats


def five_players(**more: Any) -> Lagoon:
    """Mats that can claim nothing but E41, with a starfish each where they have one."""
    reef = [(number, "blank") for number in range(1, 7)]
    exhibits = ["E41", "E42", "E43", "E44", "E45", "E46"]
    return Lagoon(players=5, reef=reef, **{"exhibits": exhibits, "seats": nothing_left_to_raid(), **more})


def go_to_the_beach(lagoon: Lagoon, number: int) -> Lagoon:
    """A turn in which nothing is claimed, bought or discarded."""
    lagoon.dive(number, "beach")
    if lagoon.due == "claim":
        lagoon.do("no_claim")
    return lagoon.do("no_purchase") if lagoon.due == "buy" else lagoon


def test_a_full_round_of_standstill_triggers_the_end_too() -> None:
    """WR-R27: not the first turn without a treasure left, but the fifth in a row."""
    lagoon = five_players()
    for number in range(1, 5):
        go_to_the_beach(lagoon, number)
        assert (lagoon.view()["still_turns"], lagoon.view()["last_turns"]) == (number, None)
    go_to_the_beach(lagoon, 6)
    assert (lagoon.view()["last_turns"], GAME.dump(lagoon.s)["ended_by"]) == (4, ["treasures"])


def test_a_treasure_that_moves_breaks_the_standstill() -> None:
    """WR-R27: a starfish brings one back, and when it is raided in the same turn all are on mats again."""
    seats = nothing_left_to_raid()
    seats[0]["shells"] = {"starfish": 1}
    back = seats[0]["displays"][0][-1]
    kind = next(wreck["kind"] for wreck in Lagoon().view()["wrecks"] if back in wreck["supply"])
    for place in (kind, "beach"):
        lagoon = five_players(seats=seats, still_turns=4).do("starfish", display=1).dive(1, place)
        if place == kind:
            lagoon.draw(back).do("display", display=1)
        assert (lagoon.s.turn, lagoon.view()["still_turns"], lagoon.view()["last_turns"]) == (1, 0, None)


def test_turns_at_the_beach_are_no_standstill_while_there_are_treasures_to_raid() -> None:
    """WR-R27"""
    lagoon = five_players(seats={})
    for number in range(1, 6):
        go_to_the_beach(lagoon, number)
        assert (lagoon.view()["still_turns"], lagoon.view()["last_turns"]) == (0, None)
