"""Module 1 of the Adventure Pack, surprises (chapter 11): every tile, when tiles are turned up, and treasures that are
kept. On plate 1A tiles lie on f3, a4 and f6."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from seaboard.core.game import CHANCE
from tests.games.oh_crab.beach import BOX, GAME, Beach


def finding(tile: str, **seat: Any) -> Beach:
    """Seat 0 goes to a tile and finds this one; it may still take a shell in its turn."""
    beach = Beach().pack("surprises").crab(0, "f2").acting(forward=1, shell=1).seat(0, **seat)
    return beach.move("forward", "ahead").do("surprise", surprise=tile)


def owning(treasure: str, players: int = 3, **seat: Any) -> Beach:
    """Seat 0 has a treasure from plate 1A and is in its turn."""
    pools = [name for name in Beach(players).pack("surprises").position["pack"]["pools"] if name != treasure]
    tiles = [{"place": place} for place in range(9) if place != 2]
    beach = Beach(players).pack("surprises", tiles=tiles, pools=pools, kept=[[treasure]])
    return beach.acting(shell=1).seat(0, **seat)


def test_a_tile_is_turned_up_at_once() -> None:
    """OC-11.2: chance says which it is; then it is gone, and coming back finds nothing."""
    beach = Beach().pack("surprises").crab(0, "f2").acting(forward=1, shell=1).move("forward", "ahead")
    assert (beach.due, GAME.actor(beach.s)) == ("reveal_surprise", CHANCE)
    assert len(beach.choices("surprise")) == 14
    beach.do("surprise", surprise="T4")
    assert GAME.view(beach.s, None)["pack"]["treasures"] == [["T4"], [], []]
    assert "f3" not in [tile["at"] for tile in GAME.view(beach.s, None)["pack"]["surprises"]]


def test_one_junk_and_two_treasures_lie_on_each_plate() -> None:
    """OC-11.1: the first tile of a plate is junk once in three; when its junk is found the others are treasures."""
    beach = Beach().pack("surprises").crab(0, "f2").acting(forward=2, shell=1).move("forward", "ahead")
    odds = dict(zip([choice["surprise"] for choice in beach.choices()], GAME.odds(beach.s), strict=True))
    junk = sum(weight for tile, weight in odds.items() if tile.startswith("J"))
    assert junk * 3 == sum(odds.values())
    assert len({odds[tile] for tile in odds if tile.startswith("T")}) == 1
    beach.do("surprise", surprise="J3")
    second = Beach().pack("surprises", tiles=[{"place": place} for place in range(1, 9)], plate_junk=[0, 1, 1])
    second.position["pack"]["pools"].remove("J3")
    second.crab(0, "f5").acting(forward=1, shell=1).move("forward", "ahead")
    assert all(choice["surprise"].startswith("T") for choice in second.choices())
    assert len(set(GAME.odds(second.s))) == 1


def test_two_treasures_leave_the_junk() -> None:
    """OC-11.1"""
    beach = Beach().pack("surprises", tiles=[{"place": place} for place in range(2, 9)])
    beach.position["pack"]["pools"] = [name for name in beach.position["pack"]["pools"] if name not in ("T1", "T2")]
    beach.crab(0, "f5").acting(forward=1, shell=1).move("forward", "ahead")
    assert [choice["surprise"] for choice in beach.choices()] == ["J1", "J2", "J3", "J4", "J5"]


@pytest.mark.parametrize("junk", ["J1", "J2"])
def test_broken_glass_and_empty_can_cost_a_card(junk: str) -> None:
    """OC-11.3, OC-11.4: J1, J2, of your choice; without cards nothing happens."""
    beach = finding(junk, hand="S1 S2")
    assert beach.due == "discard"
    assert beach.do("discard", card="S1").of(0, "discards") == ["S1"]
    assert finding(junk).due == "act"


@pytest.mark.parametrize("junk", ["J3", "J4"])
def test_plastic_bag_and_oil_stain_cost_a_shell(junk: str) -> None:
    """OC-11.3, OC-11.4: J3, J4"""
    beach = finding(junk, shells=2)
    assert (beach.shells(), beach.s.bank) == (1, BOX.shells - 1)
    assert finding(junk).shells() == 0


def test_banana_peel_knocks_over() -> None:
    """OC-11.3: J5"""
    assert finding("J5").at(0) == "f3~"


def test_bag_of_pearls_holds_two_shells() -> None:
    """OC-11.3: T1"""
    assert finding("T1").shells() == 2


def test_message_in_a_bottle_brings_a_market_card() -> None:
    """OC-11.3, OC-15.2: T2"""
    beach = finding("T2")
    assert beach.due == "take"
    beach.do("take", place=2).do("reveal", card="A12")
    assert (beach.of(0, "hand"), beach.due) == (["A04"], "act")


def test_new_shell_gives_a_shell() -> None:
    """OC-11.3, OC-Q41: T3 without module 4"""
    assert finding("T3").shells() == 1


@pytest.mark.parametrize(
    ("treasure", "ways"), [("T4", {"ahead"}), ("T5", {"ahead", "left", "right"}), ("T6", {"left", "right"})]
)
def test_flipper_compass_and_weed_move(treasure: str, ways: set[str]) -> None:
    """OC-11.3, OC-4.2 to OC-4.4: T4 forward, T5 seaward, T6 diagonal."""
    beach = owning(treasure).crab(0, "e3").do("treasure", surprise=treasure)
    assert beach.due == "granted"
    assert beach.ways() == ways
    assert GAME.rule_id(GAME.rules.rule_due(BOX, beach.s)) == "OC-11.3"


def test_slippery_weed_moves_twice() -> None:
    """OC-11.3: T6, two diagonals; the tile is gone then."""
    beach = owning("T6").crab(0, "e3").do("treasure", surprise="T6")
    beach.move("diagonal", "left").move("diagonal", "right")
    assert (beach.at(0), beach.due) == ("e4", "act")
    assert beach.why_not("treasure", surprise="T6") == "OC-11.3"


@pytest.mark.parametrize("treasure", ["T4", "T5", "T6"])
def test_moves_of_treasures_may_be_given_up_to_stand_up(treasure: str) -> None:
    """OC-Q9, OC-11.3"""
    beach = owning(treasure).crab(0, "e3", fallen=True).do("treasure", surprise=treasure)
    beach.do(**beach.choices("stand")[0])
    assert beach.at(0) == "e3"


def test_fishing_line_brings_a_path_card_back() -> None:
    """OC-11.3, OC-15.2, OC-Q39: T7; the gap closes, and nothing is gained by it."""
    beach = owning("T7", path="S1 S2 S3").do("treasure", surprise="T7").do("take_back", card="S2")
    assert (beach.of(0, "path"), beach.of(0, "hand")) == (["S1", "S3"], ["S2"])
    assert list(beach.s.free) == [1, 0, 0, 0]
    ends = owning("T7", path="S1 S2").do("treasure", surprise="T7").do("take_back", card="S2")
    assert (ends.s.left_end[0], ends.s.right_end[0]) == (ends.s.right_end[0], ends.s.left_end[0])
    only = owning("T7", path="S1").do("treasure", surprise="T7")
    assert (only.of(0, "path"), only.s.left_end[0], only.s.right_end[0]) == ([], -1, -1)
    assert owning("T7").why_not("treasure", surprise="T7") == "OC-11.3"


def test_shovel_turns_a_standard_field_into_an_obstacle() -> None:
    """OC-15.2, OC-6.3: T8; not where a mark, a tile or a crab is; dump and load keep it."""
    beach = owning("T8", hand="S1 S2").crab(0, "e3").crab(1, "d4").do("treasure", surprise="T8")
    fields = {choice["field"] for choice in beach.choices()}
    assert {"b4", "d3"} <= fields
    assert not fields & {"f3", "d4", "c3", "a4", "e3"}
    assert beach.why_not("build", field="d4") == "OC-15.2"
    beach.do("build", field="b4")
    assert GAME.view(beach.s, 1)["pack"]["built"] == ["b4"]
    assert GAME.load(GAME.dump(beach.s)) == beach.s
    walking = owning("T9", hand="S1 S2").crab(0, "b3").acting(forward=1, shell=1)
    walking.position["pack"]["built"] = ["b4"]
    assert walking.move("forward", "ahead").due == "discard"


def test_landing_net_swaps_a_card() -> None:
    """OC-11.3, OC-7.4: T9"""
    beach = owning("T9", hand="S1 A20").do("treasure", surprise="T9").do("give", card="S1").do("take", place=1)
    beach.do("reveal", card="A12")
    assert beach.of(0, "hand") == ["A01", "A20"]
    assert owning("T9").why_not("treasure", surprise="T9") == "OC-11.3"


def test_treasures_may_be_used_before_a_card_is_added_and_several_a_turn() -> None:
    """OC-11.3"""
    beach = owning("T4").crab(0, "e3").beginning()
    beach.position["pack"]["kept"] = [["T4", "T5"]]
    beach.position["pack"]["pools"].remove("T5")
    beach.position["pack"]["tiles"] = beach.position["pack"]["tiles"][1:]
    beach.do("treasure", surprise="T4").move("forward", "ahead").do("treasure", surprise="T5").move("seaward", "ahead")
    assert (beach.at(0), beach.due) == ("e5", "begin")


def test_a_pushed_crab_finds_a_tile_for_its_owner() -> None:
    """OC-Q40: its owner decides about it, before the chain goes on."""
    beach = Beach().pack("surprises").crab(0, "f1").crab(1, "f2").crab(2, "f3").acting(forward=1, shell=1)
    beach.seat(1, hand="S1 S2").move("forward", "ahead").do("push", seat=1, crab=0, to="ahead")
    assert beach.due == "reveal_surprise"
    beach.do("surprise", surprise="J1")
    assert (beach.due, GAME.actor(beach.s)) == ("discard", 1)
    beach.do("discard", card="S2")
    assert (beach.due, GAME.actor(beach.s), beach.of(1, "discards")) == ("choose_push", 0, ["S2"])


def test_what_was_found_is_told() -> None:
    """OC-11.2, OC-11.3"""
    beach = Beach().pack("surprises").crab(0, "f2").acting(forward=1, shell=1).seat(0, shells=1)
    beach.move("forward", "ahead")
    told = {}
    for tile in ("T5", "J3"):
        action, after = GAME.action({"do": "surprise", "surprise": tile}), GAME.copy(beach.s)
        GAME.apply(after, action)
        told[tile] = GAME.events(beach.s, action, after, None)
    assert told["T5"] == [
        {"event": "found", "seat": 0, "surprise": "T5"},
        {"event": "kept", "seat": 0, "surprise": "T5"},
    ]
    assert told["J3"] == [
        {"event": "found", "seat": 0, "surprise": "J3"},
        {"event": "lost_shells", "seat": 0, "count": 1},
    ]


@pytest.mark.parametrize("variant", ["see_no_evil", "all_good_things"])
def test_family_variants(variant: str) -> None:
    """OC-11.5: junk without effect, or no junk at all."""
    beach = Beach().pack("surprises", variant).crab(0, "f2").acting(forward=1, shell=1).seat(0, shells=2, hand="S1 S2")
    beach.move("forward", "ahead")
    tiles = [choice["surprise"] for choice in beach.choices()]
    assert len(tiles) == (14 if variant == "see_no_evil" else 9)
    if variant == "see_no_evil":
        for junk in tiles[:5]:
            after = GAME.copy(beach.s)
            GAME.step(after, GAME.action({"do": "surprise", "surprise": junk}))
            assert (GAME.due(after), after.shells[0], after.hand[0], after.fallen[0]) == ("act", 2, 2, 0)


def test_either_crab_uses_the_treasures_of_two_players() -> None:
    """OC-11.6"""
    tiles = [{"place": place} for place in range(1, 6)]
    for active, at in ((0, "e3"), (1, "b4")):
        beach = Beach(2, plates="0A 1A 2A 9A").crab(0, "e3").crab(0, "b4", crab=1)
        beach.pack("surprises", tiles=tiles, kept=[["T4"]]).table(active=active).acting(shell=1)
        beach.position["pack"]["pools"].remove("T4")
        beach.do("treasure", surprise="T4").move("forward", "ahead")
        assert beach.at(0, active) == f"{at[0]}{int(at[1]) + 1}"


@pytest.mark.parametrize(("players", "options", "beaches"), [(2, {}, 2), (4, {"sprint": True}, 2), (5, {}, 3)])
def test_tiles_are_laid_on_every_beach_plate(players: int, options: dict[str, Any], beaches: int) -> None:
    """OC-11.1, OC-6.9: three each, with and without Beach Sprint."""
    state = GAME.new(GAME.parse_options({"players": players, "start": 1, "surprises": True, **options}))
    shown = GAME.view(state, 0)["pack"]["surprises"]
    assert Counter(tile["plate"] for tile in shown) == dict.fromkeys(range(1, beaches + 1), 3)
    assert state.spare_treasures == 9 - 2 * beaches


def test_the_last_junk_is_found_when_all_treasures_have_been_seen() -> None:
    """OC-11.1, E06: flotsam has brought the last treasures of the box, and all were found."""
    beach = Beach().crab(0, "f2").acting(forward=1, shell=1)
    beach.pack("surprises", tiles=[{"place": 0}], plate_junk=[1, 0, 0], pools=["J1", "J4", "J5"], spare_treasures=0)
    beach.move("forward", "ahead")
    assert [choice["surprise"] for choice in beach.choices("surprise")] == ["J1", "J4", "J5"]
    assert GAME.odds(beach.s) == [1, 1, 1]
