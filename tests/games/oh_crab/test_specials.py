"""Chapter 8: the twelve special actions."""

import pytest

from tests.games.oh_crab.beach import GAME, Beach

REEDS = "0A 1A 2B 4B 9A"


def using(special: str, beach: Beach) -> Beach:
    """Seat 0 uses a special action; a shell action keeps the turn open."""
    return beach.acting(special, shell=1).do("special", special=special)


def shifts(beach: Beach, seat: int) -> set[str]:
    """Where a seat's crab can be moved."""
    return {choice["to"] for choice in beach.choices("shift") if choice["seat"] == seat}


def test_seagull_sends_any_number_of_crabs_ahead_one_field_back() -> None:
    """OC-8.1, OC-Q2: to any of the three landward fields that are empty, in any order, each once; nobody falls."""
    beach = using("seagull", Beach(4).crab(0, "d4").crab(1, "d7").crab(2, "b7").crab(3, "c4"))
    assert shifts(beach, 1) == {"back", "back_right"} | {"back_left"}
    assert shifts(beach, 3) == set(), "behind"
    beach.do("shift", seat=2, crab=0, to="back")
    assert (beach.at(2), shifts(beach, 2)) == ("b6", set())
    beach.do("shift", seat=1, crab=0, to="back_right")
    assert (beach.at(1), beach.due) == ("e7", "act")


def test_seagull_may_stop_and_needs_an_empty_field() -> None:
    """OC-8.1"""
    beach = using("seagull", Beach().crab(0, "d4").crab(1, "e6").crab(2, "e5"))
    assert "back" not in shifts(beach, 1)
    assert beach.why_not("shift", seat=1, crab=0, to="back") == "OC-4.6"
    assert beach.why_not("shift", seat=1, crab=0, to="ahead") == "OC-8.1"
    assert beach.do("stop").due == "act"
    assert Beach().crab(0, "d4").acting("seagull", shell=1).specials() == set(), "nobody is ahead"


def test_seagull_goes_straight_by_house_setting() -> None:
    """OC-15.3, OC-Q2"""
    assert shifts(using("seagull", Beach(house=("straight_gull",)).crab(0, "d4").crab(1, "d7")), 1) == {"back"}


def test_a_crab_moved_onto_an_obstacle_loses_a_random_card() -> None:
    """OC-Q4"""
    beach = using("seagull", Beach().crab(0, "d4").crab(1, "f6").seat(1, hand="S1 S2"))
    beach.do("shift", seat=1, crab=0, to="back")
    assert (beach.at(1), beach.due) == ("f5", "lose")


def test_call_of_the_sea_moves_the_own_crab_and_those_behind() -> None:
    """OC-8.2, OC-Q3: each to an unoccupied field before it, straight or diagonal, in the active player's order."""
    beach = using("call_of_the_sea", Beach(4).crab(0, "e4").crab(1, "e3").crab(2, "b3").crab(3, "e6"))
    assert shifts(beach, 0) == {"ahead", "left", "right"}
    assert shifts(beach, 1) == {"left", "right"}
    assert shifts(beach, 3) == set()
    beach.do("shift", seat=0, crab=0, to="ahead").do("shift", seat=1, crab=0, to="ahead")
    beach.do("shift", seat=2, crab=0, to="left")
    assert (beach.at(0), beach.at(1), beach.at(2), beach.at(3)) == ("e5", "e4", "a4", "e6")
    assert beach.due == "act"


def test_a_called_crab_must_move_if_it_can_and_may_stay_if_it_cannot() -> None:
    """OC-8.2: g6 can only go to f6."""
    beach = using("call_of_the_sea", Beach().crab(0, "f6").crab(1, "g6"))
    assert beach.choices("stay") == [{"do": "stay", "seat": 1, "crab": 0}]
    assert beach.why_not("stop") == "OC-8.2"
    assert beach.why_not("stay", seat=0, crab=0) == "OC-8.2"
    beach.do("stay", seat=1, crab=0).do("shift", seat=0, crab=0, to="ahead")
    assert (beach.at(0), beach.at(1)) == ("f7", "g6")


def test_a_knocked_over_caller_stays_and_others_move_and_stay_down() -> None:
    """OC-Q3, OC-5.6"""
    beach = using("call_of_the_sea", Beach().crab(0, "e6", fallen=True).crab(1, "e3", fallen=True))
    assert shifts(beach, 0) == set()
    beach.do("shift", seat=1, crab=0, to="ahead")
    assert beach.at(1) == "e4~"


def test_call_of_the_sea_goes_straight_by_house_setting() -> None:
    """OC-15.3, OC-Q3"""
    beach = using("call_of_the_sea", Beach(house=("straight_call",)).crab(0, "e5").crab(1, "a3").crab(2, "b3"))
    assert {choice["to"] for choice in beach.choices("shift")} == {"ahead"}


def test_call_of_the_sea_leads_into_the_sea_and_onto_obstacles_at_a_price() -> None:
    """OC-Q3, OC-6.3: with an empty hand the caller cannot enter the obstacle of c20."""
    sea = using("call_of_the_sea", Beach(3).crab(0, "d21").crab(1, "c21"))
    assert sea.do("shift", seat=1, crab=0, to="ahead").at(1) == "sea"
    beach = using("call_of_the_sea", Beach().crab(0, "c19").crab(1, "b3"))
    assert beach.why_not("shift", seat=0, crab=0, to="ahead") == "OC-6.3"


def test_momentum_repeats_a_main_action_of_the_path_for_a_card() -> None:
    """OC-8.3, OC-Q19: any card of the path."""
    beach = using("momentum", Beach().crab(0, "e3").seat(0, hand="S3 S4", path="S1 S2 A10"))
    beach.do("discard", card="S3")
    assert [choice["basic"] for choice in beach.choices()] == ["forward", "diagonal", "seaward"]
    beach.do("basic", basic="forward")
    assert beach.verbs() == {"move", "stop"}
    assert beach.move("forward", "ahead").at(0) == "e4"


def test_momentum_needs_a_card() -> None:
    """OC-8.3"""
    beach = Beach().crab(0, "e3").acting("momentum", shell=1).seat(0, path="S1 A10")
    assert beach.why_not("special", special="momentum") == "OC-8.3"


def test_sand_in_the_eyes_costs_everybody_ahead_a_random_card() -> None:
    """OC-8.4"""
    beach = Beach(5).crab(0, "d4").crab(1, "d7").crab(2, "b3").crab(3, "d9").crab(4, "d6")
    for seat in (1, 2, 3):
        beach.seat(seat, hand="S1 S2")
    using("sand_in_the_eyes", beach)
    assert beach.cards("lose") == ["S1", "S2"]
    beach.do("lose", seat=1, card="S1").do("lose", seat=3, card="S2")
    assert [beach.of(seat, "hand") for seat in (1, 2, 3)] == [["S2"], ["S1", "S2"], ["S1"]]
    assert beach.due == "act"


def test_support_uses_the_main_action_of_the_discarded_card() -> None:
    """OC-8.5"""
    beach = using("support", Beach().crab(0, "e3").seat(0, hand="S2 S3")).do("discard", card="S2")
    assert beach.ways() == {"left", "right"}
    shell = using("support", Beach().crab(0, "e3").seat(0, hand="S2 S3")).do("discard", card="S3")
    assert (shell.shells(), shell.due) == (1, "act")


def test_step_aside_moves_another_players_crab_to_a_neighbouring_field() -> None:
    """OC-8.6: any unoccupied one; nobody falls."""
    beach = using("step_aside", Beach().crab(0, "b3").crab(1, "e4").crab(2, "e3"))
    assert shifts(beach, 1) == {"ahead", "left", "right", "back_left", "back_right"}
    assert shifts(beach, 0) == set()
    beach.do("shift", seat=1, crab=0, to="back_left")
    assert (beach.at(1), beach.due) == ("d3", "act")


def test_step_aside_does_not_cross_reeds_or_lead_into_the_sea() -> None:
    """OC-Q26"""
    beach = using("step_aside", Beach(plates=REEDS).crab(0, "b3").crab(1, "f9"))
    assert beach.why_not("shift", seat=1, crab=0, to="ahead") == "OC-6.8"
    sea = using("step_aside", Beach().crab(0, "b3").crab(1, "c21"))
    assert sea.why_not("shift", seat=1, crab=0, to="ahead") == "OC-8.6"


def test_side_jump_reaches_any_free_field_of_the_same_row() -> None:
    """OC-8.7, OC-Q1: over rocks too; c3 is an obstacle, e3 occupied, odd columns are another row."""
    beach = using("side_jump", Beach().crab(0, "a3").crab(1, "e3").seat(0, hand="S1"))
    assert [choice["column"] for choice in beach.choices()] == ["c", "g"]
    assert beach.why_not("side_jump", column="e") == "OC-4.6"
    assert beach.why_not("side_jump", column="b") == "OC-8.7"
    beach.do("side_jump", column="c")
    assert (beach.at(0), beach.of(0, "discards")) == ("c3", ["S1"])
    over = using("side_jump", Beach().crab(0, "a5"))
    assert [choice["column"] for choice in over.choices()] == ["e", "g"]
    assert over.why_not("side_jump", column="c") == "OC-6.2"
    poor = using("side_jump", Beach().crab(0, "a3").crab(1, "b3"))
    assert poor.why_not("side_jump", column="c") == "OC-6.3"


def test_rows_of_the_grid_by_house_setting() -> None:
    """OC-15.3: then all columns of a row are equally far."""
    beach = using("side_jump", Beach(house=("count_rows",)).crab(0, "a4"))
    assert [choice["column"] for choice in beach.choices()] == ["b", "c", "d", "e", "f", "g"]


def test_barge_through_ignores_obstacles_knock_over_and_reeds() -> None:
    """OC-8.8, OC-Q24: with an empty hand too."""
    obstacle = using("barge_through", Beach().crab(0, "f4")).table()
    obstacle.s.free[1] = 1
    assert obstacle.settle().move("forward", "ahead").at(0) == "f5"
    knock = Beach().crab(0, "b9").acting("barge_through", forward=1, shell=1).do("special", special="barge_through")
    assert knock.move("forward", "ahead").at(0) == "b10"
    reeds = Beach(plates=REEDS).crab(0, "f9").acting("barge_through", forward=1, shell=1)
    assert reeds.why_not_move("forward", "ahead") == "OC-6.8"
    assert reeds.do("special", special="barge_through").move("forward", "ahead").at(0) == "f10"


def test_barge_through_lets_a_current_be_resisted_or_ridden() -> None:
    """OC-8.8, OC-Q24"""
    for choice, end in (("resist", "c21"), ("ride", "sea")):
        beach = using("barge_through", Beach().crab(0, "c21").seat(1, hand="S2", planned="S1")).end()
        assert (beach.due, beach.verbs()) == ("drift", {"ride", "resist"})
        assert beach.do(choice).at(0) == end


def test_barge_through_ends_with_the_turn() -> None:
    """OC-8.8"""
    beach = using("barge_through", Beach().crab(0, "b3").seat(1, hand="S2", planned="S1")).end()
    assert (beach.s.turn, beach.s.barging) == (1, 0)


def test_criss_cross_is_a_diagonal_action() -> None:
    """OC-8.9"""
    beach = using("criss_cross", Beach().crab(0, "e3"))
    assert (beach.ways(), beach.verbs()) == ({"left", "right"}, {"move", "stop"})


def test_faster_is_a_forward_action_for_a_card() -> None:
    """OC-8.10"""
    beach = using("faster", Beach().crab(0, "e3").seat(0, hand="S1"))
    assert (beach.ways(), beach.of(0, "discards")) == ({"ahead"}, ["S1"])
    assert Beach().crab(0, "e3").acting("faster").why_not("special", special="faster") == "OC-8.10"


def test_the_cost_of_a_card_counts_before_an_obstacle() -> None:
    """OC-8.10, OC-6.3: with one card Faster cannot enter the obstacle of f5, with two it can."""
    for hand, can in (("S1", False), ("S1 S2", True)):
        beach = Beach().crab(0, "f4").acting("faster", shell=1).seat(0, hand=hand)
        assert (beach.specials() == {"faster"}) is can


def test_slalom_is_two_diagonals_for_a_card() -> None:
    """OC-8.11: not interrupted by other actions; one may be used to stand up."""
    beach = using("slalom", Beach().crab(0, "e3").seat(0, hand="S1", shells=3)).move("diagonal", "left")
    assert (beach.due, beach.verbs()) == ("granted", {"move", "stop"})
    assert beach.why_not("collect") == "OC-3.6"
    assert beach.why_not("extra", tile="Aa") == "OC-8.11"
    assert beach.move("diagonal", "right").at(0) == "e4"
    fallen = using("slalom", Beach().crab(0, "e3", fallen=True).seat(0, hand="S1"))
    fallen.do("stand", **{"with": "diagonal"}).move("diagonal", "left")
    assert (fallen.at(0), fallen.due) == ("d3", "act")


def test_a_shortcut_may_come_between() -> None:
    """OC-8.11: a field action interrupts."""
    beach = using("slalom", Beach().crab(0, "d8").seat(0, hand="S4 A03 S1")).do("discard", card="S1")
    beach.move("diagonal", "right")
    assert beach.verbs() == {"shortcut", "move", "stop"}
    beach.do("shortcut").move("diagonal", "left")
    assert beach.at(0) == "d12"


@pytest.mark.parametrize(
    ("special", "plates", "start", "hand", "first", "between", "end"),
    [
        ("slalom", "0A 1A 2A 3A 9A", "c15", "S1", ("diagonal", "right"), "d15", "e18~"),
        ("slide", "0B 3A 1A 4A 9A", "d14", "S3", ("forward", "ahead"), "d15", "f17"),
        ("slalom", "0B 4B 3B 2B 9B", "c9", "S1 S2 A02", ("diagonal", "right"), "d9", "e13"),
    ],
)
def test_a_shortcut_opens_the_way_for_the_second_move(
    special: str, plates: str, start: str, hand: str, first: tuple[str, str], between: str, end: str
) -> None:
    """OC-8.11, OC-8.12 (p. 21): rocks stand before the shortcuts 3A d15, 4A d15 and 3B d9; the field action may come
    between, and then the second move goes on from its end."""
    beach = using(special, Beach(plates=plates).crab(0, start).seat(0, hand=f"{hand} S4")).do("discard", card="S4")
    beach.move(*first)
    assert (beach.at(0), beach.verbs()) == (between, {"shortcut", "stop"})
    beach.do("shortcut").move("diagonal", "right")
    assert (beach.at(0), beach.due) == (end, "act")


def test_a_shortcut_is_not_offered_within_an_action_that_has_nothing_left() -> None:
    """OC-3.6: it is one of the turn's own actions then."""
    beach = using("slalom", Beach().crab(0, "b14").seat(0, hand="S1 S4")).do("discard", card="S4")
    beach.move("diagonal", "right").move("diagonal", "right")
    assert (beach.at(0), beach.due) == ("d15", "act")
    assert "shortcut" in beach.verbs()


def test_stop_cites_the_action_that_it_stops() -> None:
    """OC-3.6: special actions with their own rule, extra actions with theirs."""
    stop = GAME.action({"do": "stop"})
    slide = using("slide", Beach().crab(0, "e3").seat(0, hand="S1"))
    assert GAME.rule_behind(slide.s, stop) == "OC-8.12"
    support = using("support", Beach().crab(0, "e3").seat(0, hand="S1"))
    assert GAME.rule_behind(support.s, stop) == "OC-8.5"
    momentum = using("momentum", Beach().crab(0, "e3").seat(0, hand="S1", path="S2"))
    assert GAME.rule_behind(momentum.s, stop) == "OC-8.3"
    extra = Beach().crab(0, "e3").seat(0, shells=2).acting(shell=1).do("extra", tile="Aa")
    assert GAME.rule_behind(extra.s, stop) == "OC-9.1"
    gull = using("seagull", Beach().crab(0, "e3").crab(1, "e6").crab(2, "c6"))
    assert GAME.rule_behind(gull.s, stop) == "OC-8.1"


def test_by_house_setting_step_aside_works_from_the_sea() -> None:
    """OC-Q30, OC-15.3: in games of three to five."""
    for players, house, offered in ((3, (), False), (3, ("aside_from_sea",), True), (2, ("aside_from_sea",), False)):
        beach = Beach(players, house=house).crab(0, "sea").acting("step_aside", shell=1)
        assert ("step_aside" in beach.specials()) == offered
    beach = Beach(house=("aside_from_sea",)).crab(0, "sea").crab(1, "e6").acting("step_aside", shell=1)
    beach.do("special", special="step_aside").do("shift", seat=1, crab=0, to="back")
    assert beach.at(1) == "e5"


@pytest.mark.parametrize(("first", "second", "end"), [("diagonal", "forward", "d4"), ("forward", "diagonal", "d4")])
def test_slide_is_a_diagonal_and_a_forward_in_either_order(first: str, second: str, end: str) -> None:
    """OC-8.12"""
    to = {"diagonal": "left", "forward": "ahead"}
    beach = using("slide", Beach().crab(0, "e3").seat(0, hand="S1")).move(first, to[first]).move(second, to[second])
    assert (beach.at(0), beach.due) == (end, "act")
    fallen = using("slide", Beach().crab(0, "e3", fallen=True).seat(0, hand="S1"))
    assert [choice["with"] for choice in fallen.choices("stand")] == ["forward", "diagonal"]


def test_a_special_action_that_would_do_nothing_is_not_offered() -> None:
    """OC-3.10: and says its own rule."""
    beach = Beach().crab(0, "g6").crab(1, "f6").acting("criss_cross", "slide").seat(0, hand="S1")
    assert beach.specials() == {"criss_cross", "slide"}
    sea = Beach().crab(0, "sea").acting("criss_cross", "call_of_the_sea", shell=1)
    assert sea.specials() == set()
    assert sea.why_not("special", special="criss_cross") == "OC-8.9"
    assert GAME.rule_behind(beach.s, GAME.action({"do": "special", "special": "slide"})) == "OC-8.12"


def test_a_side_jump_stays_on_the_board() -> None:
    """OC-8.7, OC-4.5: in the notched row of c7 only e7 is left."""
    assert using("side_jump", Beach().crab(0, "c7")).at(0) == "e7"


def test_barge_through_is_offered_only_where_it_helps() -> None:
    """OC-8.8: not in the sea, and not twice."""
    assert Beach().crab(0, "sea").acting("barge_through", shell=1).specials() == set()
    twice = Beach().crab(0, "e3").acting("barge_through", "barge_through", shell=1)
    assert twice.do("special", special="barge_through").specials() == set()


def test_it_is_seen_for_what_something_is_asked() -> None:
    """What a discard pays for and where moves come from, for those who are led through an action step by step."""
    beach = using("slalom", Beach().crab(0, "e3").seat(0, hand="S1 S2"))
    assert (beach.due, GAME.view(beach.s, 1)["doing"]) == ("discard", {"special": "slalom"})
    beach.do("discard", card="S1")
    assert (beach.due, GAME.view(beach.s, 1)["doing"]) == ("granted", {"special": "slalom"})
    path = using("momentum", Beach().crab(0, "e3").seat(0, hand="S1 S2", path="S3 A03")).do("discard", card="S1")
    assert (path.due, GAME.view(path.s, None)["doing"]) == ("choose_basic", {"special": "momentum"})
    tile = Beach().crab(0, "e3").seat(0, shells=3).acting(shell=1).do("extra", tile="Aa")
    assert (tile.due, GAME.view(tile.s, 0)["doing"]) == ("granted", {"tile": "Aa"})
    field = Beach().crab(0, "f4").seat(0, hand="S1 S2").acting(forward=1, shell=1).move("forward", "ahead")
    assert (field.due, GAME.view(field.s, 0)["doing"]) == ("discard", {"mark": "obstacle"})
    assert GAME.view(Beach().crab(0, "e3").acting(shell=1).s, 0)["doing"] is None
