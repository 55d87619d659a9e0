"""Chapters 4 and 7: where treasures go, and starfish that clear the end of a display."""

from __future__ import annotations

import pytest

from seaboard.core.errors import IllegalAction
from tests.games.wreck_raiders.lagoon import GAME, Lagoon

FULL_ROWS = [["ruby"] * 5, ["crown"] * 5, ["vase"] * 5]
FULL_VAULT = [["mask"] * 4, ["idol"] * 4, ["astrolabe"] * 4]


def test_the_owner_places_a_gained_treasure_at_once_also_on_another_turn() -> None:
    """WR-4.1, WR-R25: the neighbour decides before the turn goes on."""
    lagoon = Lagoon(reef=[(1, "blank"), (4, "blank")], board={"gems": {2: 1}}).dive(1, "gems")
    lagoon.draw("ruby")
    assert lagoon.actor == 0
    assert lagoon.verbs() == {"display", "vault"}
    lagoon.do("display", display=1).draw("emerald")
    assert (lagoon.actor, lagoon.s.turn) == (1, 0)
    with pytest.raises(IllegalAction):
        GAME.step(lagoon.s, GAME.action({"do": "vault", "column": 1}), 0)
    lagoon.do("vault", column=1)
    assert lagoon.mat(1)["vault"][0] == ["emerald"]


def test_a_display_fills_from_the_left_up_to_its_pedestals() -> None:
    """WR-4.2"""
    rows = [["ruby", "crown"], ["vase"] * 5, []]
    lagoon = Lagoon("place_treasure", seats={0: {"displays": rows}}, gain={"treasure": "mask", "wreck": "relics"})
    assert lagoon.of("display", "display") == [1, 3]
    assert lagoon.why_not("display", display=2) == "WR-4.2"
    assert lagoon.do("display", display=1).mat(0)["displays"][0] == ["ruby", "crown", "mask"]


def test_of_equal_displays_and_columns_the_first_is_offered() -> None:
    """WR-4.2, WR-4.3: an empty display is like another; columns equally high lead to the same row."""
    seats = {0: {"displays": [["ruby"], [], []], "vault": [["mask"], ["idol"], []]}}
    lagoon = Lagoon("place_treasure", seats=seats, gain={"treasure": "crown", "wreck": "gold"})
    assert lagoon.of("display", "display") == [1, 2]
    assert lagoon.of("vault", "column") == [1, 3]
    assert lagoon.why_not("display", display=3) == "WR-4.2"
    assert lagoon.why_not("vault", column=2) == "WR-4.3"


def test_displays_with_equal_kinds_but_other_fronts_are_both_offered() -> None:
    """WR-4.2"""
    rows = [["ruby"], ["emerald"], ["ruby"]]
    lagoon = Lagoon("place_treasure", seats={0: {"displays": rows}}, gain={"treasure": "crown", "wreck": "gold"})
    assert lagoon.of("display", "display") == [1, 2]


def test_a_vault_column_fills_from_the_bottom_up_to_its_rows() -> None:
    """WR-4.3"""
    seats = {0: {"vault": [["ruby"] * 4, ["crown"], ["vase", "mask"]]}}
    lagoon = Lagoon("place_treasure", seats=seats, gain={"treasure": "idol", "wreck": "relics"})
    assert lagoon.of("vault", "column") == [2, 3]
    assert lagoon.why_not("vault", column=1) == "WR-4.3"
    assert lagoon.do("vault", column=3).mat(0)["vault"][2] == ["vase", "mask", "idol"]


def test_placed_treasures_never_move() -> None:
    """WR-4.4: every action leaves what lies to the left or below as it was, but a claim."""
    lagoon = Lagoon(
        "place_treasure",
        seats={0: {"displays": [["ruby", "crown"], ["vase"]], "vault": [["mask"]], "shells": {"starfish": 2}}},
        gain={"treasure": "idol", "wreck": "relics"},
    )
    before = lagoon.mat(0)
    for action in GAME.legal(lagoon.s):
        after = GAME.copy(lagoon.s)
        GAME.step(after, action)
        mat = GAME.view(after, None)["seats"][0]
        for old, new in zip(before["displays"] + before["vault"], mat["displays"] + mat["vault"], strict=True):
            shorter = min(len(old), len(new))
            assert old[:shorter] == new[:shorter]


def test_a_treasure_without_room_is_discarded() -> None:
    """WR-4.5, WR-R1: nothing to decide without a starfish."""
    seats = {0: {"displays": FULL_ROWS, "vault": FULL_VAULT}}
    lagoon = Lagoon(reef=[(1, "blank"), (4, "blank")], seats=seats).dive(1, "gold").draw("coins")
    assert lagoon.discards() == {"coins": 1}
    assert lagoon.s.turn == 1


def test_with_a_starfish_room_can_be_made_or_the_treasure_let_go() -> None:
    """WR-4.5, WR-7.1, WR-R1"""
    seats = {0: {"displays": FULL_ROWS, "vault": FULL_VAULT, "shells": {"starfish": 1}}}
    lagoon = Lagoon(reef=[(1, "blank"), (4, "blank")], seats=seats).dive(1, "gold").draw("coins")
    assert lagoon.verbs() == {"let_go", "starfish"}
    cleared = Lagoon(reef=[(1, "blank"), (4, "blank")], seats=seats).dive(1, "gold").draw("coins")
    cleared.do("starfish", display=2)  # now there is one place, and it is taken
    assert cleared.mat(0)["displays"][1] == ["crown"] * 4 + ["coins"]
    assert cleared.discards() == {"crown": 1}
    lagoon.do("let_go")
    assert lagoon.discards() == {"coins": 1}


def test_letting_go_is_only_for_want_of_room() -> None:
    """WR-4.5"""
    lagoon = Lagoon("place_treasure", gain={"treasure": "idol", "wreck": "relics"})
    assert lagoon.why_not("let_go") == "WR-4.5"


def test_everything_on_the_mats_is_open() -> None:
    """WR-4.6, WR-R24: all seats and spectators see the same, fronts in displays too."""
    seats = {0: {"displays": [["ruby", "vase"]], "vault": [["mask"]]}, 1: {"shells": {"conch": 2}}}
    lagoon = Lagoon(seats=seats)
    views = [GAME.view(lagoon.s, seat) for seat in (None, 0, 1)]
    for view in views:
        del view["you"]
    assert views[0] == views[1] == views[2]
    assert views[2]["seats"][0]["displays"][0] == ["ruby", "vase"]


@pytest.mark.parametrize("due", ["take_die", "set_number", "choose_place", "claim", "buy"])
def test_a_starfish_may_clear_at_every_decision_of_the_turn(due: str) -> None:
    """WR-7.1, WR-R14: the rightmost treasure goes to its discard pile, and the decision is still there."""
    mat = {"displays": [["ruby", "vase"]], "shells": {"starfish": 2, "conch": 2, "scallop": 2}}
    lagoon = Lagoon(due, seats={0: mat}, number=3 if due in ("set_number", "choose_place") else None)
    lagoon.do("starfish", display=1)
    assert lagoon.mat(0)["displays"][0] == ["ruby"]
    assert (lagoon.discards(), lagoon.shells(0)) == ({"vase": 1}, (2, 2, 1))
    assert (lagoon.due, lagoon.actor) == (due, 0)


def test_a_starfish_may_clear_when_placing_on_another_turn() -> None:
    """WR-7.1, WR-R14"""
    lagoon = Lagoon(
        reef=[(1, "blank"), (4, "blank")],
        board={"gems": {2: 1}},
        seats={1: {"displays": [["vase"]], "shells": {"starfish": 1}}},
    )
    lagoon.dive(1, "gems").draw("ruby").do("display", display=1).draw("emerald")
    lagoon.do("starfish", display=1)
    assert (lagoon.actor, lagoon.shells(1), lagoon.discards()) == (1, (0, 0, 0), {"vase": 1})
    assert lagoon.do("display", display=1).mat(1)["displays"][0] == ["emerald"]


def test_no_starfish_and_nothing_to_clear_are_refused() -> None:
    """WR-7.1"""
    lagoon = Lagoon(seats={0: {"displays": [["ruby"]]}})
    assert lagoon.why_not("starfish", display=1) == "WR-7.1"
    lagoon = Lagoon(seats={0: {"displays": [["ruby"]], "shells": {"starfish": 1}}})
    assert lagoon.why_not("starfish", display=2) == "WR-7.1"


def test_claims_are_never_over_without_the_offer_of_a_starfish() -> None:
    """WR-7.1: clearing the last treasure makes the display match."""
    seats = {0: {"displays": [["ruby", "emerald", "ruby", "mask"]], "shells": {"starfish": 1}}}
    lagoon = Lagoon(reef=[(3, "blank"), (4, "blank")], seats=seats, exhibits=["E01", "E18", "E19"]).dive(3, "beach")
    assert lagoon.due == "claim"
    lagoon.do("starfish", display=1)
    assert lagoon.of("claim", "exhibit") == ["E01"]
