"""Chapter 10: rounds, rivals, the five ends and the result."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.game import OVER
from seaboard.games.wreck_raiders.scoring import band_of
from tests.games.wreck_raiders.lagoon import GAME, Lagoon

SIX = [(number, "blank") for number in range(1, 7)]


def solo(due: str = "take_die", turns_done: int = 0, rivals: int = 10, **more: Any) -> Lagoon:
    """A solo table in some turn of a round."""
    more.setdefault("reef", SIX)
    state = {"turns_done": turns_done, "rivals": rivals, **more.pop("solo", {})}
    return Lagoon(due, players=1, solo=state, **more)


def rival_turn(**more: Any) -> Lagoon:
    """The first rival turn of a round, three dice left."""
    more.setdefault("reef", [(1, "conch"), (2, "blank"), (3, "blank")])
    return solo("rival_die", turns_done=3, **more)


def end_of_round(**more: Any) -> Lagoon:
    """The last rival turn: the die 6 to the relics, and the round is over unless something can be bought."""
    dice = {"gems": 1, "gold": 2, "art": 3}
    rivals = more.pop("rivals", 9)
    state = {"turns_done": 5, "rivals": rivals, "rival_dice": dice, **more.pop("solo", {})}
    lagoon = Lagoon("rival_die", players=1, solo=state, reef=[(6, "blank"), (6, "conch")], **more)
    return lagoon.do("rival_die", number=6, zone="blank")


def test_a_round_is_three_turns_and_three_rival_turns_with_one_roll() -> None:
    """WR-10.2"""
    lagoon = solo()
    for number in (1, 2, 3):
        assert lagoon.due == "take_die"
        lagoon.dive(number, "gems").draw("ruby").do("vault", column=1)
        while lagoon.due == "draw_treasure":  # my own divers beside the spot
            lagoon.draw("emerald").do("display", display=1)
    assert (lagoon.due, len(lagoon.view()["reef"])) == ("rival_die", 3)
    lagoon.do("rival_die", number=4, zone="blank").do("rival_go", place="gold")
    lagoon.do("rival_die", number=5, zone="blank").do("rival_go", place="art")
    assert lagoon.of("rival_go", "place") == ["gems", "relics"]  # the last die has no choice, the wreck has
    lagoon.do("rival_go", place="relics")
    assert (lagoon.due, lagoon.s.to_roll, lagoon.view()["solo"]["rivals"]) == ("roll_pool", 6, 7)
    assert [wreck["rival_die"] for wreck in lagoon.view()["wrecks"]] == [None] * 4


def test_no_diver_goes_to_the_beach() -> None:
    """WR-10.3"""
    lagoon = solo().do("take", number=1, zone="blank")
    assert lagoon.of("go", "place") == ["gems", "gold", "art", "relics"]
    assert lagoon.why_not("go", place="beach") == "WR-10.3"


def test_with_no_legal_place_only_the_move_is_forfeited() -> None:
    """WR-10.4: the shell of the die is gained, claims and purchases follow."""
    board = {place: {1: 0} for place in ("gems", "gold", "art", "relics")}
    seats = {0: {"displays": [["ruby"] * 3], "shells": {"conch": 1}}}
    lagoon = solo(board=board, seats=seats, exhibits=["E01", "E17", "E18"], reef=[(1, "scallop"), *SIX[1:]])
    lagoon.do("take", number=1, zone="scallop").do("set", number=1)
    assert (lagoon.due, lagoon.shells(0)) == ("claim", (1, 1, 0))
    lagoon.do("no_claim")
    assert (lagoon.due, lagoon.s.turns_done) == ("take_die", 1)


def test_conches_cannot_make_a_number_without_a_place() -> None:
    """WR-10.4"""
    board = {place: {2: 0} for place in ("gems", "gold", "art", "relics")}
    lagoon = solo(board=board, seats={0: {"shells": {"conch": 1}}}).do("take", number=1, zone="blank")
    assert lagoon.of("set", "number") == [1, 6]
    assert lagoon.why_not("set", number=2) == "WR-10.4"


def test_a_rival_that_i_bump_goes_to_an_empty_beach_spot_of_my_choice() -> None:
    """WR-10.5: it never goes back to the supply, and gains no shells (WR-10.6)."""
    lagoon = solo(board={"gold": {1: "rival"}, "beach": {2: "rival", 3: 0}}).do("take", number=1, zone="blank")
    lagoon.do("go", place="gold").do("move", from_="off-board")
    assert lagoon.of("bump", "spot") == [1, 4, 5, 6]
    assert lagoon.why_not("bump", spot=3) == "WR-10.5"
    bank = lagoon.view()["bank"]
    lagoon.do("bump", spot=5)
    assert (lagoon.diver("beach", 5), lagoon.diver("gold", 1), lagoon.view()["solo"]["rivals"]) == ("rival", 0, 10)
    assert lagoon.view()["bank"] == bank


def test_with_a_full_beach_a_bumped_rival_leaves_the_game_and_none_leaves_the_beach() -> None:
    """WR-10.5"""
    beach = dict.fromkeys(range(1, 7), "rival")
    lagoon = solo(board={"gold": {1: "rival"}, "beach": dict(beach)}).do("take", number=1, zone="blank")
    lagoon.do("go", place="gold")
    assert (lagoon.due, lagoon.view()["solo"]["rivals_gone"]) == ("draw_treasure", 1)
    assert [spot["diver"] for spot in lagoon.view()["beach"]] == ["rival"] * 6


def test_rivals_keep_nothing() -> None:
    """WR-10.6: a rival beside my diver draws a treasure, and it is discarded."""
    lagoon = solo(board={"gold": {2: "rival"}}).dive(1, "gold").draw("coins").do("vault", column=1)
    assert lagoon.due == "draw_treasure"
    lagoon.draw("crown")
    assert (lagoon.discards(), lagoon.due) == ({"crown": 1}, "take_die")


@pytest.mark.parametrize("gains", [False, True])
def test_a_rival_gains_where_it_enters_only_if_the_house_says_so(gains: bool) -> None:
    """WR-R28: one treasure, discarded, before its neighbours gain."""
    options = GAME.parse_options({"players": 1, "rival_gains": gains})
    assert GAME.view(GAME.new(options), None)["house"]["rival_gains"] is gains
    assert GAME.parse_options({"players": 1}).rival_gains is False
    lagoon = rival_turn(board={"gold": {2: 0}})
    lagoon.s.rival_gains = int(gains)
    lagoon.do("rival_die", number=1, zone="conch").do("rival_go", place="gold")
    assert GAME.load(GAME.dump(lagoon.s)) == lagoon.s
    lagoon.draw(*["crown"] * gains, "coins")
    assert (lagoon.discards(), lagoon.mat(0)["vault"][0]) == ({"crown": 1} if gains else {}, ["coins"])
    assert lagoon.due == "rival_die"


def test_my_divers_on_the_beach_may_move_away() -> None:
    """WR-10.7"""
    lagoon = solo(board={"beach": {4: 0}}).do("take", number=1, zone="blank").do("go", place="art")
    lagoon.do("move", from_="beach", spot=4)
    assert (lagoon.diver("beach", 4), lagoon.diver("art", 1)) == (None, 0)


def test_a_rivals_die_gives_no_shell_and_conches_do_not_change_it() -> None:
    """WR-10.8, WR-R22"""
    lagoon = rival_turn(seats={0: {"shells": {"conch": 3}}}).do("rival_die", number=1, zone="conch")
    assert (lagoon.shells(0), lagoon.due) == ((3, 0, 0), "rival_wreck")
    lagoon.do("rival_go", place="art")
    assert (lagoon.diver("art", 1), lagoon.view()["solo"]["rivals"]) == ("rival", 9)


def test_no_two_rivals_enter_the_same_wreck_in_a_round() -> None:
    """WR-10.8"""
    lagoon = rival_turn(solo={"rival_dice": {"gems": 4}}, reef=[(1, "blank"), (2, "blank")])
    lagoon.do("rival_die", number=1, zone="blank")
    assert lagoon.of("rival_go", "place") == ["gold", "art", "relics"]
    assert lagoon.why_not("rival_go", place="gems") == "WR-10.8"


def test_a_rival_takes_an_empty_spot_if_there_is_one() -> None:
    """WR-10.9, WR-R20: only wrecks not yet used this round count."""
    board = {"gold": {1: 0}, "art": {1: "rival"}}
    lagoon = rival_turn(board=board, solo={"rival_dice": {"gems": 4}}, reef=[(1, "blank"), (2, "blank")])
    lagoon.do("rival_die", number=1, zone="blank")
    assert lagoon.diver("relics", 1) == "rival"  # the only one left: not asked
    lagoon = rival_turn(board={"gold": {1: 0}}).do("rival_die", number=1, zone="conch")
    assert lagoon.why_not("rival_go", place="gold") == "WR-10.9"


def test_without_an_empty_spot_it_bumps_mine_or_a_rival_to_the_beach() -> None:
    """WR-10.9, WR-10.10, WR-R20, WR-R21: I choose, and my diver gains the spot's shells."""
    board = {"gems": {1: 0}, "gold": {1: "rival"}, "art": {1: 0}, "relics": {1: "rival"}}
    lagoon = rival_turn(board=board).do("rival_die", number=1, zone="conch")
    assert lagoon.of("rival_go", "place") == ["gems", "gold", "art", "relics"]
    lagoon.do("rival_go", place="gems").do("bump", spot=2)
    assert (lagoon.diver("gems", 1), lagoon.diver("beach", 2), lagoon.shells(0)) == ("rival", 0, (0, 1, 1))
    other = rival_turn(board=board).do("rival_die", number=1, zone="conch").do("rival_go", place="gold")
    other.do("bump", spot=2)
    assert (other.diver("beach", 2), other.shells(0)) == ("rival", (0, 0, 0))


def test_with_a_full_beach_my_bumped_diver_goes_off_board_and_a_rival_out_of_the_game() -> None:
    """WR-10.9, WR-R21: no shells off-board."""
    board = {
        **{place: {1: 0} for place in ("gems", "gold")},
        **{place: {1: "rival"} for place in ("art", "relics")},
        "beach": dict.fromkeys(range(1, 7), "rival"),
    }
    lagoon = rival_turn(board=board).do("rival_die", number=1, zone="conch").do("rival_go", place="gems")
    assert (lagoon.mat(0)["divers"], lagoon.shells(0)) == (5, (0, 0, 0))
    other = rival_turn(board=board).do("rival_die", number=1, zone="conch").do("rival_go", place="art")
    assert other.view()["solo"]["rivals_gone"] == 1


@pytest.mark.parametrize("board", [{2: "rival", 6: 0}, {2: 0, 6: "rival"}])
def test_beside_a_rival_my_treasures_go_in_the_vault_and_rivals_are_discarded(board: dict[int, int | str]) -> None:
    """WR-10.11: mine first, on whatever side (WR-R2)."""
    vault = [["ruby", "ruby"], ["vase"], []]
    lagoon = rival_turn(board={"gold": board}, seats={0: {"vault": vault}})
    lagoon.do("rival_die", number=1, zone="conch").do("rival_go", place="gold").draw("coins")
    assert lagoon.verbs() == {"vault"}
    assert lagoon.why_not("display", display=1) == "WR-10.11"
    lagoon.do("vault", column=3).draw("crown")
    assert (lagoon.mat(0)["vault"][2], lagoon.discards()) == (["coins"], {"crown": 1})


def test_beside_a_rival_with_a_full_vault_my_treasure_is_discarded() -> None:
    """WR-10.11: displays with room do not help, nor does a starfish."""
    mat = {"vault": [["ruby"] * 4, ["vase"] * 4, ["mask"] * 4], "displays": [["idol"]], "shells": {"starfish": 1}}
    lagoon = rival_turn(board={"gold": {6: 0}}, seats={0: mat})
    lagoon.do("rival_die", number=1, zone="conch").do("rival_go", place="gold").draw("coins")
    assert (lagoon.discards(), lagoon.mat(0)["displays"][0]) == ({"coins": 1}, ["idol"])


def test_after_the_rivals_any_number_of_pieces_may_be_bought() -> None:
    """WR-10.12"""
    lagoon = end_of_round(seats={0: {"shells": {"conch": 5, "scallop": 5, "starfish": 5}}})
    for piece, refill in (("B09", "B01"), ("M01", "M04"), ("B10", "B02")):
        assert lagoon.due == "buy_more"
        lagoon.do("buy", piece=piece).do("refill", piece=refill)
    assert [[p["piece"] for p in pieces] for pieces in lagoon.mat(0)["aquariums"]] == [["B09", "M01"], ["B10"]]
    lagoon.do("no_purchase")
    assert lagoon.due == "roll_pool"


def test_a_round_without_a_reason_is_followed_by_another() -> None:
    """WR-10.13, WR-10.2"""
    lagoon = end_of_round()
    assert (lagoon.due, lagoon.s.turns_done) == ("roll_pool", 0)


@pytest.mark.parametrize(
    ("reason", "more"),
    [
        ("vault", {"seats": {0: {"vault": [["ruby"] * 4, ["vase"] * 4, ["mask"] * 4]}}}),
        ("exhibits", {"seats": {0: {"exhibits": ["E21", "E22", "E23", "E24", "E25", "E26"]}}}),
        ("wreck", {"solo": {"ran_out": ["art"]}}),
        ("beach", {"board": {"beach": {1: 0, 2: 0, 3: 0, 4: "rival", 5: "rival", 6: "rival"}}}),
        ("rivals", {"rivals": 1}),
    ],
)
def test_five_reasons_end_the_game_after_a_round(reason: str, more: dict[str, Any]) -> None:
    """WR-10.13"""
    lagoon = end_of_round(**more)
    assert lagoon.actor == OVER
    assert GAME.score(lagoon.s).ended_by == [reason]
    assert lagoon.view()["solo"]["ended_by"] == [reason]


def test_a_wreck_that_ran_out_counts_also_when_it_was_refilled() -> None:
    """WR-10.13: noted at the draw, forgotten with the next round."""
    rest = {"emerald": 7, "sapphire": 6, "ruby": 7}
    lagoon = solo(discard=rest).dive(1, "gems").draw("sapphire")
    assert lagoon.view()["solo"]["ran_out"] == ["gems"]
    assert sum(lagoon.view()["wrecks"][0]["supply"].values()) == 20


def test_without_rivals_in_the_supply_rival_turns_are_skipped() -> None:
    """WR-10.14"""
    lagoon = rival_turn(rivals=1).do("rival_die", number=1, zone="conch").do("rival_go", place="gems")
    assert lagoon.actor == OVER
    assert GAME.score(lagoon.s).ended_by == ["rivals"]


@pytest.mark.parametrize(
    ("coins", "band"),
    [(0, 1), (50, 1), (51, 2), (75, 2), (76, 3), (100, 3), (101, 4), (125, 4), (126, 5), (150, 5), (151, 6)],
)
def test_the_result_depends_on_the_coins(coins: int, band: int) -> None:
    """WR-10.15"""
    assert band_of(coins) == band


def test_the_view_shows_the_result_only_after_the_end() -> None:
    """WR-10.15"""
    assert solo().view()["solo"]["band"] is None
    assert end_of_round(rivals=1).view()["solo"]["band"] == 1
