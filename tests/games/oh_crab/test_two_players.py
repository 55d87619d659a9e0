"""Chapter 10: two players with two crabs each."""

from random import Random

import pytest

from seaboard.core.game import CHANCE, OVER
from seaboard.games.oh_crab.state import State
from tests.games.oh_crab.beach import GAME, START_SET, Beach

SHORT = "0A 1A 2A 9A"  # 9A is rows 13 to 16


def two(**crabs: str) -> Beach:
    """A table for two; crabs are given as c00="e3" for the first crab of seat 0."""
    beach = Beach(2, plates=SHORT)
    for name, at in crabs.items():
        beach.crab(int(name[1]), at.rstrip("~"), at.endswith("~"), int(name[2]))
    return beach


def fresh(start: int = 1) -> State:
    """A new game for two, market laid out."""
    state: State = GAME.new(GAME.parse_options({"players": 2, "start": start}))
    rng = Random(1)
    while GAME.actor(state) == CHANCE:
        GAME.step(state, rng.choice(GAME.legal(state)))
    return state


def test_two_players_share_one_set_between_two_crabs_on_a_short_board() -> None:
    """OC-10.1"""
    state = fresh()
    view = GAME.view(state, 0)
    assert (view["plates"], view["rows"]) == (["0A", "1A", "2A", "9A"], 16)
    assert view["seats"][0]["cards"] == list(START_SET)
    assert len(view["crabs"]) == 4


@pytest.mark.parametrize(("start", "first"), [(1, 0), (2, 1)])
def test_start_fields_1_and_4_and_2_and_3(start: int, first: int) -> None:
    """OC-10.2"""
    crabs = {(crab["seat"], crab["crab"]): crab["at"] for crab in GAME.view(fresh(start), None)["crabs"]}
    assert [crabs[first, 0], crabs[1 - first, 0], crabs[1 - first, 1], crabs[first, 1]] == ["b1", "d1", "f1", "c1"]


def test_a_round_has_two_plannings_and_two_turns_each() -> None:
    """OC-10.3: the second turn is the other crab's."""
    beach = two().planning()
    for seat in range(2):
        beach.seat(seat, hand="S1 S2 S3")
    order: list[tuple[int, int, int]] = []
    while beach.s.round == 1:
        if beach.due == "plan":
            seat = GAME.actor(beach.s)
            GAME.step(beach.s, GAME.legal(beach.s, seat)[0], seat)
        elif beach.due == "choose_crab":
            assert beach.verbs() == {"activate"}
            beach.do("activate", crab=1 if beach.s.turn == 0 else 0)
        elif beach.due == "begin":
            order.append((beach.s.leg, beach.s.turn, beach.s.active % 2))
            beach.do("add", end="right")
        else:
            GAME.step(beach.s, GAME.legal(beach.s)[-1])
    assert order == [(0, 0, 1), (0, 1, 0), (1, 0, 0), (1, 1, 1)]


def test_the_chef_action_is_used_once_a_round() -> None:
    """OC-10.4, OC-Q31: for one crab; unused it can be saved for the other."""
    beach = two(c00="e3", c01="e8").table(chef_used=False, leg=1).acting(seaward=1)
    assert {move["with"] for move in beach.choices("move")} == {"seaward", "chef"}
    used = two(c00="e3", c01="e8").table(chef_used=True, leg=1).acting(seaward=1)
    assert {move["with"] for move in used.choices("move")} == {"seaward"}


def test_everything_in_a_turn_is_about_the_active_crab() -> None:
    """OC-10.5, OC-Q32: moves, standing up by a rest, special actions."""
    beach = two(c00="e3", c01="e8").acting(forward=1, shell=1).table(active=1).move("forward", "ahead")
    assert (beach.at(0, 0), beach.at(0, 1)) == ("e3", "e9")
    rest = two(c00="e3~", c01="e8~").beginning("S1").do("rest").do("take", place=1).do("reveal", card="A12")
    assert (rest.at(0, 0), rest.at(0, 1)) == ("e3", "e8~")
    gull = two(c00="e3", c01="e8", c10="b3", c11="f1").acting("seagull", "call_of_the_sea", shell=1)
    assert gull.why_not("shift", seat=0, crab=1, to="back") == "OC-3.6"
    gull.do("special", special="seagull")
    assert {(choice["seat"], choice["crab"]) for choice in gull.choices("shift")} == {(1, 0)}


def test_moving_onto_the_own_other_crab_swaps_the_two() -> None:
    """OC-10.6, OC-Q32: no push, no fall, and only the active crab's field acts."""
    beach = two(c00="c7", c01="c8").acting(forward=1, shell=1).move("forward", "ahead")
    assert (beach.at(0, 0), beach.at(0, 1), beach.shells(), beach.due) == ("c8", "c7", 1, "act")
    back = two(c00="c8", c01="c9").acting(forward=1, shell=1).seat(0, hand="S1").move("forward", "ahead")
    assert (back.at(0, 1), back.shells()) == ("c8", 0)


def test_shortcut_and_double_jump_swap_too() -> None:
    """OC-10.6"""
    shortcut = two(c00="e9", c01="e12").acting(shell=1).seat(0, hand="S4 A03").do("shortcut")
    assert (shortcut.at(0, 0), shortcut.at(0, 1)) == ("e12", "e9")
    jump = two(c00="d4", c01="d6").acting(shell=1).seat(0, shells=3).do("extra", tile="Ca").do("jump", to="ahead")
    assert (jump.at(0, 0), jump.at(0, 1)) == ("d6", "d4")


def test_the_own_crab_is_pushed_only_through_a_rivals() -> None:
    """OC-10.7, OC-Q32: and then falls like any other, its owner losing a random card on an obstacle."""
    beach = two(c00="f3", c10="f4", c01="f5").acting(forward=1, shell=1).seat(0, hand="S1 S2")
    beach.move("forward", "ahead").do("push", seat=1, crab=0, to="ahead").do("push", seat=0, crab=1, to="ahead")
    assert (beach.at(0, 0), beach.at(1, 0), beach.at(0, 1)) == ("f4", "f5~", "f6~")


def finished(leg: int = 1, **crabs: str) -> Beach:
    """The last turn of a half round is about to end."""
    beach = two(**crabs).acting(shell=1).table(leg=leg, turn=1, turns=1)
    return beach.seat(0, hand="S1 S2").seat(1, hand="S1 S2")


def test_the_game_ends_when_both_crabs_of_a_player_are_in_the_sea() -> None:
    """OC-10.8, OC-Q33: one is not enough, and the round is finished first."""
    assert finished(c00="sea", c01="d9", c10="sea", c11="b7").end().due == "plan"
    assert finished(leg=0, c00="sea", c01="sea", c10="sea", c11="b7").end().due == "plan"
    over = finished(c00="sea", c01="sea", c10="sea", c11="b7").end()
    assert GAME.actor(over.s) == OVER
    assert GAME.score(over.s).winners == [0]


def test_a_tie_for_the_chef_gives_it_to_the_other_player() -> None:
    """OC-10.8"""
    assert finished(c00="e3", c01="e8", c10="g3", c11="d9").end().s.chef == 1
    assert finished(c00="e3", c01="e8", c10="g3", c11="d9").table(chef=1, turn=0).end().s.chef == 0
    assert finished(c00="b3", c01="e8", c10="g4", c11="d9").table(chef=0).end().s.chef == 0


def test_ties_in_the_sea_are_broken_as_usual() -> None:
    """OC-10.9"""
    over = finished(c00="sea", c01="sea", c10="sea", c11="sea").seat(1, hand="S1 S2 S3", shells=0).end()
    assert GAME.score(over.s).winners == [1]


def test_a_crab_in_the_sea_keeps_its_turn_but_moves_nothing() -> None:
    """OC-Q30: its player may add a card, take shells and use what moves no crab."""
    beach = two(c00="sea", c01="e3", c10="b3").acting("step_aside", shell=1, seaward=1).seat(0, shells=9, discards="S1")
    assert beach.choices("move") == []
    assert beach.specials() == set()
    assert beach.why_not_move("seaward", "ahead") == "OC-6.11"
    assert "collect" in beach.verbs()


def test_sand_in_the_eyes_costs_a_rival_one_card() -> None:
    """OC-Q25: even with both crabs ahead."""
    beach = two(c00="b3", c01="c1", c10="e8", c11="e9").acting("sand_in_the_eyes", shell=1)
    beach.seat(1, hand="S1 S2 S3").do("special", special="sand_in_the_eyes").do("lose", seat=1, card="S1")
    assert (beach.of(1, "hand"), beach.due) == (["S2", "S3"], "act")
