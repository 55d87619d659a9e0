"""Chapters 2 and 3, and the end of rounds and game (OC-9.4 to OC-9.6)."""

import pytest

from seaboard.core.game import OVER
from tests.games.oh_crab.beach import GAME, Beach


def plan(seat: int, card: str) -> int:
    """The action of planning a card."""
    return GAME.action({"do": "plan", "seat": seat, "card": card})


def planning() -> Beach:
    """Three players with two cards each are about to plan."""
    beach = Beach().planning()
    for seat in range(3):
        beach.seat(seat, hand="S1 S2")
    return beach


def test_all_plan_at_once_in_any_order() -> None:
    """OC-2.1: the last seat may choose first."""
    beach = planning()
    assert GAME.actors(beach.s) == (0, 1, 2)
    for seat in (2, 0, 1):
        assert GAME.due(beach.s) == "plan"
        GAME.step(beach.s, plan(seat, "S2"), seat)
    assert beach.due == "begin"


def test_a_mind_can_be_changed_until_all_have_chosen() -> None:
    """OC-2.1"""
    beach = planning()
    GAME.step(beach.s, plan(1, "S1"), 1)
    assert GAME.legal(beach.s, 1) == [plan(1, "S2")]
    assert GAME.actors(beach.s) == (0, 1, 2)
    assert GAME.awaited(beach.s) == (0, 2)
    GAME.step(beach.s, plan(1, "S2"), 1)
    assert beach.of(1, "hand") == ["S1"]
    GAME.step(beach.s, plan(0, "S1"), 0)
    GAME.step(beach.s, plan(2, "S1"), 2)
    assert GAME.why_not(beach.s, plan(1, "S1"), 1) == "OC-3.1"
    assert GAME.dump(beach.s)["seats"][1]["planned"] == "S2"


def test_only_a_card_of_the_own_hand_can_be_planned() -> None:
    """OC-2.1"""
    beach = planning()
    assert GAME.why_not(beach.s, plan(0, "S3"), 0) == "OC-2.1"
    assert GAME.why_not(beach.s, plan(0, "S1"), 1) == "OC-2.1"


def test_nobody_sees_a_planned_card() -> None:
    """OC-2.1: neither rivals nor spectators, in view and log."""
    beach = planning()
    before = GAME.copy(beach.s)
    GAME.step(beach.s, plan(0, "S2"), 0)
    for seat in (None, 1, 2):
        assert GAME.told(before, 0, plan(0, "S2"), seat) == {"do": "plan", "seat": 0}
        seen = GAME.view(beach.s, seat)["seats"][0]
        assert (seen["planned"], seen["hand"]) == ("card", 1)
        assert "cards" not in seen
        assert "planned_card" not in seen
    assert GAME.view(beach.s, 0)["seats"][0]["planned_card"] == "S2"


def test_who_has_no_cards_announces_a_rest_and_must_rest() -> None:
    """OC-2.2, OC-3.2: nothing is asked; the turn begins behind the rest."""
    beach = Beach().planning().seat(2, planned="rest", path="S1 S3", discards="S2").table(chef=2)
    for seat in range(2):
        beach.seat(seat, hand="S1 S2")
    for seat in range(2):
        GAME.step(beach.s, plan(seat, "S1"), seat)
    assert (beach.s.turn, beach.due) == (2, "keep")


def test_the_announcement_is_public() -> None:
    """OC-2.2"""
    beach = Beach().seat(0, planned="rest").seat(1, hand="S1 S2").seat(2, hand="S1 S2").planning()
    assert GAME.view(beach.s, 1)["seats"][0]["planned"] == "rest"
    assert GAME.actors(beach.s) == (1, 2)


def test_turns_go_clockwise_from_the_chef() -> None:
    """OC-3.1"""
    beach = planning().table(chef=1)
    order = []
    for seat in range(3):
        GAME.step(beach.s, plan(seat, "S1"), seat)
    while beach.s.round == 1:
        if beach.due == "begin":
            order.append(beach.s.turn)
        GAME.step(beach.s, GAME.legal(beach.s)[-1])
    assert order == [1, 2, 0]
    assert GAME.why_not(planning().s, GAME.action({"do": "end"}), 2) == "OC-2.1"


def test_a_turn_begins_with_adding_the_planned_card_or_resting() -> None:
    """OC-3.2"""
    beach = Beach().beginning("S1")
    assert beach.verbs() == {"add", "rest"}
    assert beach.why_not("end") == "OC-3.2"


def test_a_card_goes_to_either_end_of_the_path_whether_it_matches_or_not() -> None:
    """OC-3.3"""
    assert Beach().beginning("S1").seat(0, path="S2 S3").do("add", end="left").of(0, "path") == ["S1", "S2", "S3"]
    assert Beach().beginning("S1").seat(0, path="S2 S3").do("add", end="right").of(0, "path") == ["S2", "S3", "S1"]


def test_the_first_card_of_a_path_has_no_ends() -> None:
    """OC-3.3"""
    beach = Beach().beginning("S1")
    assert beach.choices("add") == [{"do": "add", "end": "right"}]
    assert beach.why_not("add", end="left") == "OC-3.3"


def test_the_path_has_no_limit() -> None:
    """OC-3.3"""
    long = " ".join(f"A{number:02}" for number in range(8, 36))
    beach = Beach().seat(0, path=long).beginning("S1").do("add", end="left")
    assert len(beach.of(0, "path")) == 29


def test_a_rest_in_its_order() -> None:
    """OC-3.4: planned card, path but one, market, discard pile to the hand, stand up."""
    beach = Beach().crab(0, "d4", fallen=True).beginning("S1").seat(0, hand="S2", path="A08 S3 S4", discards="A10")
    beach.do("rest")
    assert (beach.due, beach.of(0, "discards")) == ("keep", ["A10", "S1"])
    beach.do("keep", card="S3")
    assert (beach.due, beach.of(0, "discards")) == ("take", ["A08", "A10", "S1", "S4"])
    assert beach.at(0) == "d4~"
    beach.do("take", place=2).do("reveal", card="A12")
    assert beach.of(0, "hand") == ["A04", "A08", "A10", "S1", "S2", "S4"]
    assert (beach.of(0, "path"), beach.of(0, "discards"), beach.at(0)) == (["S3"], [], "d4")


def test_resting_with_an_empty_path_keeps_nothing() -> None:
    """OC-3.5, OC-Q17"""
    beach = Beach().beginning("S1").do("rest")
    assert beach.due == "take"
    assert beach.of(0, "path") == []


def test_exactly_one_card_of_the_path_is_kept() -> None:
    """OC-Q18: any of them; a single one is kept without asking."""
    assert Beach().beginning("S1").seat(0, path="S2 A09 S3").do("rest").cards("keep") == ["A09", "S2", "S3"]
    assert Beach().beginning("S1").seat(0, path="S2").do("rest").due == "take"


def test_actions_are_optional_and_used_once_in_any_order() -> None:
    """OC-3.6"""
    beach = Beach().crab(0, "e3").acting(shell=1, forward=1, diagonal=1)
    assert beach.verbs() == {"collect", "move", "end"}
    beach.move("diagonal", "left").do("collect")
    assert beach.choices("move") == [{"do": "move", "with": "forward", "to": "ahead"}]
    assert beach.why_not("collect") == "OC-3.6"
    beach.end()
    assert beach.s.turn == 1


def test_a_weaker_action_is_used_before_a_stronger_one_that_does_the_same() -> None:
    """OC-3.6: equal options are offered once."""
    beach = Beach().crab(0, "d3").acting(forward=1, seaward=1)
    assert [(move["with"], move["to"]) for move in beach.choices("move")] == [
        ("forward", "ahead"),
        ("seaward", "left"),
        ("seaward", "right"),
    ]
    assert beach.why_not_move("seaward", "ahead") == "OC-3.6"


def test_an_action_is_finished_before_the_next() -> None:
    """OC-3.6: within Criss-Cross only its move is offered."""
    beach = Beach().crab(0, "d3").acting("criss_cross", forward=1).do("special", special="criss_cross")
    assert beach.verbs() == {"move", "stop"}
    assert beach.ways() == {"left", "right"}
    assert beach.why_not("end") == "OC-8.9"


def test_after_a_rest_there_are_no_card_actions() -> None:
    """OC-3.7, OC-Q19: chef and extra actions remain; the kept card gives nothing again."""
    beach = Beach().crab(0, "d3").beginning("S1").seat(0, path="A28 S4", shells=2).table(chef_used=False)
    beach.do("rest").do("keep", card="A28").do("take", place=1).do("reveal", card="A12")
    assert beach.due == "act"
    assert {move["with"] for move in beach.choices("move")} == {"chef"}
    assert beach.verbs() == {"move", "extra", "end"}


@pytest.mark.parametrize(("card", "basic"), [("S1", "forward"), ("S2", "diagonal"), ("S3", "shell"), ("S4", "seaward")])
def test_the_added_card_gives_its_main_action(card: str, basic: str) -> None:
    """OC-3.8"""
    beach = Beach().crab(0, "d3").beginning(card).do("add", end="right")
    assert GAME.view(beach.s, None)["free"] == {basic: 1}


def test_completed_symbols_give_side_actions() -> None:
    """OC-3.9: S1 right of S4 completes a diagonal; A12 left of S4 a diagonal and a forward, one card two symbols."""
    one = Beach().crab(0, "d3").beginning("S1").seat(0, path="S4").do("add", end="right")
    assert GAME.view(one.s, None)["free"] == {"forward": 1, "diagonal": 1}
    two = Beach().crab(0, "d3").beginning("A12").seat(0, path="S4").do("add", end="left")
    assert GAME.view(two.s, None)["free"] == {"diagonal": 2, "forward": 1}
    none = Beach().crab(0, "d3").beginning("S2").seat(0, path="S4 S3").do("add", end="right")
    assert GAME.view(none.s, None)["free"] == {"diagonal": 1}


def test_only_the_new_card_and_its_neighbour_complete_symbols() -> None:
    """OC-3.9: a match further down the path gives nothing again."""
    beach = Beach().crab(0, "d3").beginning("S3").seat(0, path="S1 S2").do("add", end="left")
    assert GAME.view(beach.s, None)["free"] == {"shell": 1}


def test_by_house_setting_an_edge_has_one_symbol() -> None:
    """OC-15.3: A12 left of S4 then completes only the upper symbol."""
    beach = Beach(house=("one_symbol",)).crab(0, "d3").beginning("A12").seat(0, path="S4").do("add", end="left")
    assert GAME.view(beach.s, None)["free"] == {"diagonal": 2}


def test_a_market_card_gives_its_special_action_once() -> None:
    """OC-3.10"""
    beach = Beach().crab(0, "d3").beginning("A25").do("add", end="right")
    assert beach.specials() == {"criss_cross"}
    beach.do("special", special="criss_cross").move("diagonal", "left")
    assert beach.specials() == set()
    assert beach.why_not("special", special="criss_cross") == "OC-3.10"


def test_the_chef_gives_one_diagonal_move() -> None:
    """OC-3.11"""
    beach = Beach().crab(0, "d3").table(chef_used=False).acting(shell=1)
    assert {(move["with"], move["to"]) for move in beach.choices("move")} == {("chef", "left"), ("chef", "right")}
    beach.move("chef", "left")
    assert beach.why_not_move("chef", "left") == "OC-3.6"
    without = Beach().crab(0, "d3").table(chef=1, turns=2, chef_used=False).acting(shell=1)
    assert (without.choices("move"), without.why_not_move("chef", "left")) == ([], "OC-3.11")
    fallen = Beach().crab(0, "d3", fallen=True).table(chef=1, turns=2, chef_used=False).acting(shell=1)
    assert fallen.why_not("stand", **{"with": "chef"}) == "OC-3.11"


def test_one_extra_action_a_turn() -> None:
    """OC-3.12"""
    beach = Beach().crab(0, "e3").acting(forward=1).seat(0, shells=5).do("extra", tile="Aa").move("diagonal", "left")
    assert beach.shells() == 4
    assert beach.tiles() == set()
    assert beach.why_not("extra", tile="Ca") == "OC-3.12"
    assert Beach().acting(forward=1).seat(0, shells=5).why_not("extra", tile="Bb") == "OC-3.12"


def test_field_actions_can_be_used_between_others() -> None:
    """OC-3.13: a shortcut before and after other actions."""
    beach = Beach().crab(0, "d8").acting(diagonal=1, forward=1).seat(0, hand="S4 A03")
    beach.move("diagonal", "right")
    assert "shortcut" in beach.verbs()
    beach.do("shortcut")
    assert beach.at(0) == "e12"
    assert beach.verbs() == {"move", "end"}


def test_costs_are_paid_from_the_hand_to_the_own_discard_pile() -> None:
    """OC-3.14"""
    beach = Beach().crab(0, "d3").acting("faster").seat(0, hand="S2 S3", path="S1", planned=None)
    beach.do("special", special="faster")
    assert beach.cards("discard") == ["S2", "S3"]
    beach.do("discard", card="S3")
    assert (beach.of(0, "hand"), beach.of(0, "discards")) == (["S2"], ["S3"])


def test_the_active_player_decides_about_other_crabs() -> None:
    """OC-3.15: seat 0 chooses where the crab of seat 1 is pushed."""
    beach = Beach().crab(0, "e3").crab(1, "e4").acting(forward=1).move("forward", "ahead")
    assert (beach.due, GAME.actor(beach.s)) == ("choose_push", 0)
    assert {choice["seat"] for choice in beach.choices()} == {1}


def finished_round(players: int = 3, **crabs: str) -> Beach:
    """The last turn of a round is about to end; crabs are given as s0="d5"."""
    beach = Beach(players).acting(shell=1).table(turn=players - 1, turns=players - 1, chef=0)
    for name, at in crabs.items():
        beach.crab(int(name[1:]), at)
    for seat in range(players):
        beach.seat(seat, hand="S1 S2")
    return beach


def test_the_chef_goes_to_the_last_crab() -> None:
    """OC-9.4"""
    assert finished_round(s0="d9", s1="d4", s2="d7").end().s.chef == 1


def test_a_tie_for_the_chef_goes_clockwise_after_the_last_holder() -> None:
    """OC-9.4: the last holder comes last."""
    assert finished_round(4, s0="a5", s1="e5", s2="d9", s3="a9").end().s.chef == 1
    assert finished_round(4, s0="a5", s1="d9", s2="d7", s3="g5").end().s.chef == 3


def test_distances_are_half_steps() -> None:
    """OC-Q1: of c4 and d4 the crab on c4 is further from the sea; by house setting they tie."""
    assert finished_round(s0="d9", s1="d4", s2="c4").end().s.chef == 2
    beach = finished_round(s0="d9", s1="d4", s2="c4").table(house=["count_rows"])
    assert beach.end().s.chef == 1


def test_the_game_ends_with_the_round_in_which_a_crab_reaches_the_sea() -> None:
    """OC-9.4, OC-9.5"""
    beach = finished_round(s0="sea", s1="d9", s2="d7").end()
    assert GAME.actor(beach.s) == OVER
    assert GAME.score(beach.s).winners == [0]
    assert GAME.score(beach.s).ended_by == ["sea"]


def test_everybody_finishes_the_round() -> None:
    """OC-9.5, OC-Q28: who has not had their turn yet may still reach the sea."""
    beach = Beach().crab(0, "c21").acting(forward=1).crab(1, "d21").seat(1, planned="S1", hand="S2")
    beach.seat(2, planned="S1").move("forward", "ahead")
    assert (beach.at(0), beach.due, beach.s.turn) == ("sea", "begin", 1)
    beach.do("add", end="right").move("forward", "ahead").do("add", end="right").end()
    assert GAME.actor(beach.s) == OVER
    assert GAME.score(beach.s).winners == [1]


@pytest.mark.parametrize(
    ("cards", "shells", "winners"),
    [
        (("S1", "S1 S2"), (5, 0), [1]),
        (("S1 S2", "S1 S2"), (2, 1), [0]),
        (("S1 S2", "S1 S2"), (2, 2), [0, 1]),
    ],
)
def test_a_tie_in_the_sea(cards: tuple[str, str], shells: tuple[int, int], winners: list[int]) -> None:
    """OC-9.6, OC-Q29: most hand cards, then most shells, then a shared victory."""
    beach = finished_round(s0="sea", s1="sea", s2="d19").seat(2, hand="S1 S2 S3 S4", shells=9)
    for seat in range(2):
        beach.seat(seat, hand=cards[seat], shells=shells[seat])
    assert GAME.score(beach.end().s).winners == winners


def test_the_planned_card_is_not_part_of_the_hand() -> None:
    """OC-Q16: it cannot pay, and it cannot be lost."""
    beach = Beach().crab(0, "e9").beginning("S4").seat(0, hand="A03")
    assert beach.why_not("shortcut") == "OC-6.7"
    beach = Beach().crab(0, "d3").crab(1, "d6").acting("sand_in_the_eyes", shell=1).seat(1, planned="S1")
    assert beach.why_not("special", special="sand_in_the_eyes") == "OC-8.4"
