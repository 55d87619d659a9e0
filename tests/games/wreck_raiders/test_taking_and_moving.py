"""Chapters 2 and 3: taking a die, conches, moving divers, bumping, neighbours, scallops, supplies."""

from __future__ import annotations

import pytest

from seaboard.core.game import CHANCE
from tests.games.wreck_raiders.lagoon import GAME, Lagoon

GEMS = {"ruby": 7, "emerald": 7, "sapphire": 7}


def test_an_empty_reef_is_rolled_by_whose_turn_begins_with_all_dice() -> None:
    """WR-2.1, WR-2.5, WR-R26: dice wait in the baskets till then."""
    lagoon = Lagoon(reef=[(3, "blank"), (4, "blank")], seats={0: {"dice": [1, 2]}, 1: {"dice": [6]}})
    lagoon.dive(3, "beach")  # the other player takes the last die without a choice
    assert (lagoon.mat(0)["dice"], lagoon.mat(1)["dice"]) == ([1, 2, 3], [4, 6])
    lagoon.do("go", place="beach")
    assert (lagoon.due, lagoon.actor, lagoon.s.turn, lagoon.s.to_roll) == ("roll_pool", CHANCE, 0, 5)
    assert lagoon.mat(0)["dice"] == lagoon.mat(1)["dice"] == []


def test_exactly_one_die_is_taken_and_equal_dice_are_one_choice() -> None:
    """WR-2.2"""
    lagoon = Lagoon(reef=[(3, "blank"), (3, "blank"), (5, "conch")])
    assert lagoon.choices() == [
        {"do": "take", "number": 3, "zone": "blank"},
        {"do": "take", "number": 5, "zone": "conch"},
    ]
    assert lagoon.why_not("take", number=4, zone="blank") == "WR-2.2"
    lagoon.do("take", number=3, zone="blank")
    assert lagoon.due == "choose_place"
    assert len(lagoon.view()["reef"]) == 2


@pytest.mark.parametrize(("zone", "shells"), [("conch", (1, 0, 0)), ("scallop", (0, 1, 0)), ("starfish", (0, 0, 1))])
def test_a_die_from_a_shell_zone_gives_that_shell_at_once(zone: str, shells: tuple[int, int, int]) -> None:
    """WR-2.3"""
    lagoon = Lagoon(reef=[(3, zone), (4, "blank")]).do("take", number=3, zone=zone)
    assert lagoon.shells(0) == shells


def test_conches_change_the_number_round_the_ring_at_one_each() -> None:
    """WR-2.4, WR-R6: 6 + 1 = 1; the die in the basket keeps its face."""
    lagoon = Lagoon(reef=[(6, "blank"), (4, "blank")], seats={0: {"shells": {"conch": 2}}})
    lagoon.do("take", number=6, zone="blank")
    assert lagoon.of("set", "number") == [1, 2, 4, 5, 6]
    assert lagoon.why_not("set", number=3) == "WR-2.4"
    lagoon.do("set", number=2)
    assert lagoon.shells(0) == (0, 0, 0)
    assert lagoon.mat(0)["dice"] == [6]
    lagoon.do("go", place="beach")
    assert lagoon.diver("beach", 2) == 0


def test_the_conch_just_gained_may_be_spent_on_the_die() -> None:
    """WR-2.4, WR-R7"""
    lagoon = Lagoon(reef=[(1, "conch"), (4, "blank")]).do("take", number=1, zone="conch")
    assert lagoon.of("set", "number") == [1, 2, 6]
    assert lagoon.do("set", number=6).shells(0) == (0, 0, 0)


def test_a_diver_moves_to_the_number_in_any_wreck_or_on_the_beach_from_anywhere() -> None:
    """WR-3.1: and moving is not optional."""
    lagoon = Lagoon(reef=[(3, "blank"), (4, "blank")], board={"gems": {1: 0}, "beach": {6: 0}})
    lagoon.do("take", number=3, zone="blank")
    assert lagoon.of("go", "place") == ["gems", "gold", "art", "relics", "beach"]
    assert lagoon.verbs() == {"go"}
    lagoon.do("go", place="relics")
    assert lagoon.choices() == [
        {"do": "move", "from": "gems", "spot": 1},
        {"do": "move", "from": "beach", "spot": 6},
        {"do": "move", "from": "off-board"},
    ]
    lagoon.do("move", from_="gems", spot=1)
    assert (lagoon.diver("relics", 3), lagoon.diver("gems", 1)) == (0, None)


def test_no_diver_moves_within_a_wreck_or_along_the_beach() -> None:
    """WR-3.2, WR-R9"""
    board = {"gems": {1: 0, 2: 0}, "beach": {3: 0, 5: 0}}
    lagoon = Lagoon(reef=[(3, "blank"), (4, "blank")], board=board).do("take", number=3, zone="blank")
    lagoon.do("go", place="beach")
    assert [(c["from"], c.get("spot")) for c in lagoon.choices()] == [("gems", 1), ("gems", 2), ("off-board", None)]
    assert lagoon.why_not("move", from_="beach", spot=3) == "WR-3.2"
    assert lagoon.why_not("move", from_="beach", spot=5) == "WR-3.2"
    six = {"gems": {1: 0, 2: 0, 3: 0, 4: 0, 5: 0}, "beach": {1: 0}}
    full = Lagoon(reef=[(6, "blank"), (4, "blank")], board=six).do("take", number=6, zone="blank")
    full.do("go", place="gems")  # only the diver on the beach may come
    assert (full.diver("gems", 6), full.diver("beach", 1)) == (0, None)


def test_no_diver_enters_a_wreck_spot_with_another_diver_of_its_own() -> None:
    """WR-3.3"""
    lagoon = Lagoon(reef=[(3, "blank"), (4, "blank")], board={"gold": {3: 0}, "beach": {3: 0}})
    lagoon.do("take", number=3, zone="blank")
    assert lagoon.why_not("go", place="gold") == "WR-3.3"
    assert lagoon.of("go", "place") == ["gems", "art", "relics", "beach"]


def test_the_beach_gives_its_shells_and_sends_the_other_diver_home() -> None:
    """WR-3.4: the rulebook's example, a red diver on beach spot 5."""
    lagoon = Lagoon(reef=[(5, "blank"), (4, "blank")], board={"beach": {5: 1}})
    assert lagoon.mat(1)["divers"] == 5
    lagoon.dive(5, "beach")
    assert (lagoon.diver("beach", 5), lagoon.mat(1)["divers"]) == (0, 6)
    assert (lagoon.shells(0), lagoon.shells(1)) == ((2, 0, 0), (0, 0, 0))


def test_your_own_diver_on_the_beach_comes_home_and_gives_nothing_more() -> None:
    """WR-3.4, WR-R10"""
    lagoon = Lagoon(reef=[(5, "blank"), (4, "blank")], board={"beach": {5: 0}}).dive(5, "beach")
    assert (lagoon.diver("beach", 5), lagoon.mat(0)["divers"], lagoon.shells(0)) == (0, 5, (2, 0, 0))


def test_a_bumped_diver_goes_to_the_same_number_on_the_beach_and_gains_its_shells() -> None:
    """WR-3.5, WR-R3: a diver already there goes home; the bumped one gains no treasure."""
    lagoon = Lagoon(players=3, reef=[(2, "blank"), (4, "blank")], board={"art": {2: 1}, "beach": {2: 2}})
    lagoon.dive(2, "art")
    assert (lagoon.diver("art", 2), lagoon.diver("beach", 2)) == (0, 1)
    assert lagoon.shells(1) == (0, 1, 1)
    assert (lagoon.mat(2)["divers"], lagoon.shells(2)) == (5, (0, 0, 0))
    lagoon.draw("vase").do("display", display=1)
    assert lagoon.mat(1)["displays"] == [[], [], []]
    assert lagoon.s.turn == 1


def test_the_diver_leaves_its_old_spot_before_anything_is_bumped() -> None:
    """WR-3.6: my diver leaves beach spot 2, so the diver that I bump finds it empty and nobody goes home."""
    lagoon = Lagoon(reef=[(2, "blank"), (4, "blank")], board={"art": {2: 1}, "beach": {2: 0}})
    lagoon.dive(2, "art", "beach", 2)
    assert (lagoon.diver("art", 2), lagoon.diver("beach", 2)) == (0, 1)
    assert (lagoon.mat(0)["divers"], lagoon.mat(1)["divers"]) == (5, 5)


def test_a_wreck_gives_one_random_treasure_of_its_kind() -> None:
    """WR-3.7: by the fronts left in the supply. The German rulebook's example: spot 1, nobody beside it."""
    lagoon = Lagoon(reef=[(1, "blank"), (4, "blank")], seats={1: {"displays": [["mask", "mask", "idol"]]}})
    lagoon.dive(1, "relics")
    assert lagoon.of("draw", "treasure") == ["mask", "idol", "astrolabe"]
    assert GAME.odds(lagoon.s) == [5, 6, 7]
    lagoon.draw("idol").do("vault", column=1)
    assert (lagoon.mat(0)["vault"][0], lagoon.s.turn) == (["idol"], 1)


def test_neighbours_gain_too() -> None:
    """WR-3.8: the rulebook's example, Gold spot 4 with a red and an own diver beside it: two for me, one for red."""
    lagoon = Lagoon(reef=[(4, "blank"), (1, "blank")], board={"gold": {3: 1, 5: 0, 1: 1}})
    lagoon.dive(4, "gold").draw("coins").do("display", display=1)
    assert lagoon.actor == CHANCE
    lagoon.draw("crown").do("display", display=1)
    assert lagoon.draw("goblet").actor == 1
    lagoon.do("display", display=1)
    assert lagoon.mat(0)["displays"][0] == ["coins", "crown"]
    assert lagoon.mat(1)["displays"][0] == ["goblet"]
    assert lagoon.s.turn == 1


def test_spots_1_and_6_are_beside_each_other() -> None:
    """WR-3.8: a wreck is a ring."""
    lagoon = Lagoon(reef=[(1, "blank"), (4, "blank")], board={"gems": {6: 1}}).dive(1, "gems")
    lagoon.draw("ruby").do("display", display=1).draw("ruby").do("vault", column=1)
    assert lagoon.mat(1)["vault"][0] == ["ruby"]


def test_scallops_buy_extra_treasures_one_by_one() -> None:
    """WR-3.9, WR-R11: seen before the next; the neighbour gains once all the same."""
    lagoon = Lagoon(reef=[(1, "blank"), (4, "blank")], board={"gems": {2: 1}}, seats={0: {"shells": {"scallop": 2}}})
    lagoon.dive(1, "gems").draw("ruby").do("display", display=1)
    assert lagoon.verbs() == {"more", "enough"}
    lagoon.do("more").draw("ruby").do("display", display=1)
    assert lagoon.shells(0) == (0, 1, 0)
    lagoon.do("more").draw("sapphire").do("display", display=1)
    assert lagoon.draw("emerald").actor == 1  # no scallop left: not asked again
    lagoon.do("display", display=1)
    assert lagoon.mat(0)["displays"][0] == ["ruby", "ruby", "sapphire"]
    assert lagoon.s.turn == 1


def test_scallops_add_nothing_for_neighbours() -> None:
    """WR-3.9, WR-R12: the neighbour with scallops is not asked."""
    lagoon = Lagoon(reef=[(1, "blank"), (4, "blank")], board={"gems": {2: 1}}, seats={1: {"shells": {"scallop": 3}}})
    lagoon.dive(1, "gems").draw("ruby").do("display", display=1).draw("ruby").do("display", display=1)
    assert (lagoon.due, lagoon.actor, lagoon.shells(1)) == ("choose_place", 1, (0, 3, 0))


def test_scallops_are_not_for_the_beach() -> None:
    """WR-3.9"""
    lagoon = Lagoon(reef=[(5, "blank"), (4, "blank")], seats={0: {"shells": {"scallop": 3}}}).dive(5, "beach")
    assert lagoon.s.turn == 1


def test_the_order_of_gains() -> None:
    """WR-3.10, WR-R2, WR-R3: bump, shells, mine, extras, my neighbour, then clockwise; each placed before the next."""
    lagoon = Lagoon(
        players=4,
        turn=2,
        reef=[(3, "blank"), (4, "blank")],
        board={"art": {2: 1, 3: 0, 4: 3}},
        seats={2: {"shells": {"scallop": 1}}},
    )
    lagoon.dive(3, "art")
    assert lagoon.shells(0) == (0, 0, 2)  # beach spot 3, before any treasure
    seen = []
    for _ in range(4):
        if lagoon.due == "one_more":
            seen.append("more")
            lagoon.do("more")
        lagoon.draw("vase")
        seen.append(str(lagoon.actor))
        lagoon.do("vault", column=1)
    assert seen == ["2", "more", "2", "3", "1"]


def test_own_neighbours_gain_before_others_whatever_their_side() -> None:
    """WR-3.10, WR-R2"""
    lagoon = Lagoon(reef=[(3, "blank"), (4, "blank")], board={"art": {2: 1, 4: 0}})
    lagoon.dive(3, "art").draw("vase").do("vault", column=1)
    assert lagoon.draw("vase").actor == 0
    lagoon.do("vault", column=1)
    assert lagoon.draw("vase").actor == 1


def test_an_empty_supply_takes_in_its_discards_at_once() -> None:
    """WR-3.11"""
    rest = {"emerald": 7, "sapphire": 6, "ruby": 7}
    lagoon = Lagoon(reef=[(1, "blank"), (4, "blank")], discard=rest).dive(1, "gems")
    assert lagoon.of("draw", "treasure") == ["sapphire"]
    lagoon.draw("sapphire")
    assert lagoon.view()["wrecks"][0]["supply"] == {"ruby": 7, "emerald": 7, "sapphire": 6}
    assert lagoon.discards() == {}


def test_with_supply_and_discards_empty_nothing_is_gained() -> None:
    """WR-3.11, WR-R4: all 21 gems lie on mats."""
    column = ["ruby", "emerald", "sapphire", "ruby"]
    seats = {
        0: {"shells": {"scallop": 2}},
        1: {
            "vault": [column, column, column],
            "displays": [["emerald", "emerald", "emerald", "emerald", "ruby"], ["sapphire"] * 4],
        },
    }
    lagoon = Lagoon(reef=[(1, "blank"), (4, "blank")], seats=seats).dive(1, "gems")
    assert (lagoon.s.turn, lagoon.diver("gems", 1), lagoon.shells(0)) == (1, 0, (0, 2, 0))


def test_a_legal_move_always_exists_also_with_all_divers_in_one_place() -> None:
    """WR-3.12, WR-R8"""
    on_beach = {"beach": dict.fromkeys(range(1, 7), 0)}
    lagoon = Lagoon(reef=[(1, "blank"), (4, "blank")], board=on_beach).do("take", number=1, zone="blank")
    assert lagoon.of("go", "place") == ["gems", "gold", "art", "relics"]
    assert lagoon.why_not("go", place="beach") == "WR-3.2"
    in_gems = {"gems": dict.fromkeys(range(1, 7), 0)}
    lagoon = Lagoon(reef=[(1, "blank"), (4, "blank")], board=in_gems).do("take", number=1, zone="blank")
    assert lagoon.of("go", "place") == ["gold", "art", "relics", "beach"]
