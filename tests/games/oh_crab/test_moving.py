"""Chapters 4 and 5: basic actions, pushing and falling."""

import pytest

from seaboard.games.oh_crab.entering import may_be_pushed, stuck_crabs
from seaboard.games.oh_crab.state import BLOCKED
from tests.games.oh_crab.beach import BOX, GAME, Beach


def test_a_shell_is_taken_from_the_bank() -> None:
    """OC-4.1"""
    beach = Beach().acting(shell=1, forward=1).do("collect")
    assert (beach.shells(), GAME.view(beach.s, None)["bank"]) == (1, 31)


def test_the_bank_is_finite() -> None:
    """OC-1.10, OC-Q23: from an empty bank nothing is taken, by an action or a field."""
    beach = Beach().crab(0, "c7").acting(shell=1, forward=1).seat(1, shells=20).seat(2, shells=12)
    assert beach.why_not("collect") == "OC-1.10"
    assert beach.move("forward", "ahead").shells() == 0


def test_forward_is_one_field_straight_to_the_sea() -> None:
    """OC-4.2"""
    assert Beach().crab(0, "e3").acting(forward=1, shell=1).ways() == {"ahead"}
    assert Beach().crab(0, "e3").acting(forward=1, shell=1).move("forward", "ahead").at(0) == "e4"


@pytest.mark.parametrize(
    ("start", "to", "end"),
    [("e3", "left", "d3"), ("e3", "right", "f3"), ("d3", "left", "c4"), ("d3", "right", "e4")],
)
def test_diagonal_is_half_a_field_aside(start: str, to: str, end: str) -> None:
    """OC-4.3: odd columns lie half a field nearer to the sea."""
    beach = Beach().crab(0, start).acting(diagonal=1, shell=1)
    assert beach.ways() == {"left", "right"}
    assert beach.move("diagonal", to).at(0) == end


def test_seaward_is_forward_or_diagonal() -> None:
    """OC-4.4"""
    assert Beach().crab(0, "e3").acting(seaward=1).ways() == {"ahead", "left", "right"}


def test_nothing_leaves_the_board_or_enters_rocks() -> None:
    """OC-4.5: a3 is at the edge, g6 before the notch, d4 before rocks."""
    edge = Beach().crab(0, "a3").acting(seaward=1)
    assert edge.ways() == {"ahead", "right"}
    assert edge.why_not_move("seaward", "left") == "OC-4.5"
    notch = Beach().crab(0, "g6").acting(seaward=1)
    assert notch.ways() == {"left"}
    assert notch.why_not_move("seaward", "ahead") == "OC-4.5"
    rocks = Beach().crab(0, "d4").acting(seaward=1)
    assert rocks.ways() == {"right"}
    assert rocks.why_not_move("seaward", "ahead") == "OC-6.2"


def test_one_crab_on_a_field_but_any_number_in_the_sea() -> None:
    """OC-4.6"""
    beach = Beach().crab(0, "c21").crab(1, "sea").crab(2, "c20").acting(forward=1, shell=1).move("forward", "ahead")
    assert (beach.at(0), beach.at(1)) == ("sea", "sea")


def pushing() -> Beach:
    """Seat 0 on e3 enters e4, where seat 1 stands."""
    return Beach().crab(0, "e3").crab(1, "e4").acting(forward=1, shell=1).move("forward", "ahead")


def test_entering_an_occupied_field_pushes_its_crab_seaward() -> None:
    """OC-5.1: to a field of the active player's choice."""
    beach = pushing()
    assert (beach.at(0), beach.due, beach.ways("push")) == ("e4", "choose_push", {"ahead", "left", "right"})
    beach.do("push", seat=1, crab=0, to="left")
    assert (beach.at(1), beach.due) == ("d4~", "act")


def test_pushes_go_on_as_a_chain() -> None:
    """OC-5.2: e4 pushes d4, who can only go right to e5; the active player decides every step."""
    beach = Beach().crab(0, "e3").crab(1, "e4").crab(2, "e5").acting(forward=1, shell=1).move("forward", "ahead")
    beach.do("push", seat=1, crab=0, to="ahead")
    assert (beach.due, GAME.actor(beach.s), beach.at(1)) == ("choose_push", 0, "e5~")
    beach.do("push", seat=2, crab=0, to="right")
    assert (beach.at(2), beach.due) == ("f5~", "act")


def test_every_pushed_crab_is_knocked_over() -> None:
    """OC-5.3: but not the crab that pushes."""
    beach = pushing().do("push", seat=1, crab=0, to="ahead")
    assert (beach.at(0), beach.at(1)) == ("e4", "e5~")


def test_a_move_that_could_push_nowhere_is_illegal() -> None:
    """OC-5.4, OC-Q5: our boards have no such field, so one is walled in; the stuck crab bars the one behind it too."""
    beach = Beach().crab(0, "e3").crab(1, "e4").crab(2, "d4").acting(forward=1, shell=1)
    for at in ("e5", "f4"):
        beach.s.field[(int(at[1]) + 2) * 7 + "abcdefg".index(at[0])] = BLOCKED
    assert stuck_crabs(BOX, beach.s) == (1 << 2) | (1 << 4)
    beach.settle()
    assert beach.why_not_move("forward", "ahead") == "OC-5.4"
    assert may_be_pushed(BOX, beach.s, 2, 1) == 504


def test_fields_act_on_pushed_crabs() -> None:
    """OC-5.5: seat 1 is pushed onto the shell of g5 and takes one."""
    beach = Beach().crab(0, "f3").crab(1, "f4").acting(forward=1, shell=1).move("forward", "ahead")
    beach.do("push", seat=1, crab=0, to="right")
    assert (beach.at(1), beach.shells(1)) == ("g5~", 1)


def test_a_knocked_over_crab_cannot_be_moved_by_its_owner() -> None:
    """OC-5.6"""
    beach = Beach().crab(0, "e3", fallen=True).acting("side_jump", seaward=1).seat(0, shells=5, hand="S1")
    assert beach.choices("move") == []
    assert beach.why_not_move("seaward", "ahead") == "OC-5.6"
    assert beach.specials() == set()
    assert "Ca" not in beach.tiles()


def test_a_knocked_over_crab_can_be_moved_by_others_and_stays_down() -> None:
    """OC-5.6, OC-5.7: knocking it over again changes nothing."""
    beach = Beach().crab(0, "e3").crab(1, "e4", fallen=True).acting(forward=1, shell=1).move("forward", "ahead")
    assert beach.do("push", seat=1, crab=0, to="ahead").at(1) == "e5~"


@pytest.mark.parametrize("basic", ["forward", "diagonal", "seaward"])
def test_standing_up_costs_one_basic_move(basic: str) -> None:
    """OC-5.8, OC-Q9"""
    beach = Beach().crab(0, "e3", fallen=True).acting(shell=1, **{basic: 1})
    assert beach.choices("stand") == [{"do": "stand", "with": basic}]
    beach.do("stand", **{"with": basic})
    assert (beach.at(0), beach.choices("move")) == ("e3", [])


def test_standing_up_with_the_chef_or_a_paid_extra_action() -> None:
    """OC-5.8, OC-Q9"""
    chef = Beach().crab(0, "e3", fallen=True).table(chef_used=False).acting(shell=1)
    assert chef.do("stand", **{"with": "chef"}).at(0) == "e3"
    paid = Beach().crab(0, "e3", fallen=True).acting(shell=1).seat(0, shells=1).do("extra", tile="Aa")
    assert paid.do("stand", **{"with": "diagonal"}).at(0) == "e3"


def test_a_shell_a_jump_or_a_swap_does_not_help_to_stand_up() -> None:
    """OC-Q9"""
    beach = Beach(tiles="Ab Ba Ca").crab(0, "e3", fallen=True).crab(1, "e4").acting(shell=1).seat(0, shells=9)
    assert beach.choices("stand") == []
    assert beach.tiles() == set()
    assert beach.why_not("stand", **{"with": "forward"}) == "OC-3.6"


def test_who_stands_cannot_stand_up() -> None:
    """OC-5.8"""
    assert Beach().crab(0, "e3").acting(forward=1).why_not("stand", **{"with": "forward"}) == "OC-5.8"


def test_standing_up_gives_up_the_weakest_move_that_does_as_well() -> None:
    """OC-5.8: seaward is not offered beside forward, but forward and diagonal are different sacrifices."""
    beach = Beach().crab(0, "e3", fallen=True).acting(forward=1, diagonal=1, seaward=1)
    assert [choice["with"] for choice in beach.choices("stand")] == ["forward", "diagonal"]


def test_fall_and_stand_up_in_one_turn() -> None:
    """OC-Q9, OC-Q10: b10 knocks over; standing up there does not knock over again."""
    beach = Beach().crab(0, "b9").acting(forward=1, diagonal=1, shell=1).move("forward", "ahead")
    assert beach.at(0) == "b10~"
    assert beach.do("stand", **{"with": "diagonal"}).at(0) == "b10"


def test_resting_stands_up() -> None:
    """OC-5.8: a rest stands the crab up."""
    beach = Beach().crab(0, "e3", fallen=True).beginning("S1").do("rest").do("take", place=1)
    assert beach.do("reveal", card="A12").at(0) == "e3"


def test_a_crab_can_be_pushed_into_the_sea() -> None:
    """OC-Q7: or elsewhere, as the active player likes."""
    beach = Beach().crab(0, "a20").crab(1, "a21").acting(forward=1, shell=1).move("forward", "ahead")
    assert beach.ways("push") == {"ahead", "right"}
    assert beach.do("push", seat=1, crab=0, to="ahead").at(1) == "sea"


def test_diagonal_moves_use_the_weakest_source() -> None:
    """OC-3.6: a card's diagonal before the chef's, the chef's before seaward."""
    three = Beach().crab(0, "e3").table(chef_used=False).acting(diagonal=1, seaward=1)
    assert [(move["with"], move["to"]) for move in three.choices("move")] == [
        ("diagonal", "left"),
        ("diagonal", "right"),
        ("seaward", "ahead"),
    ]
    chef = Beach().crab(0, "e3").table(chef_used=False).acting(seaward=1)
    assert {(move["with"], move["to"]) for move in chef.choices("move")} == {
        ("seaward", "ahead"),
        ("chef", "left"),
        ("chef", "right"),
    }


def test_standing_up_uses_the_weakest_source() -> None:
    """OC-5.8: diagonal before seaward, the chef before seaward."""
    diagonal = Beach().crab(0, "e3", fallen=True).acting(diagonal=1, seaward=1)
    assert [choice["with"] for choice in diagonal.choices("stand")] == ["diagonal"]
    chef = Beach().crab(0, "e3", fallen=True).table(chef_used=False).acting(seaward=1)
    assert [choice["with"] for choice in chef.choices("stand")] == ["chef"]
