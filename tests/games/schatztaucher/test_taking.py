"""Chapters 3 and 4: taking tiles and fighting sea monsters."""

import json
from pathlib import Path

import pytest

from seaboard.games.schatztaucher.state import ROLL
from tests.games.schatztaucher.sea import GAME, Sea

POSITIONS = Path(__file__).parents[2] / "positions"


def test_a_taken_tile_is_turned_over_and_lies_open_and_the_turn_ends() -> None:
    """ST-3.1"""
    sea = Sea().dive(2, 1, 1).do("show", symbol="shell").do("take").do("turn", tile="shell", count=2)
    assert sea.tiles(0) == ["shell 2"]
    assert sea.field(2, 1) is None
    assert sea.s.turn == 1


def test_at_the_wreck_one_of_the_open_tiles_is_chosen_and_the_turn_ends() -> None:
    """ST-3.2"""
    sea = Sea().empty(1, 10)
    sea.s.column, sea.s.row, sea.s.due = 0, 10, ROLL
    sea.roll(1, 1)
    assert [choice["count"] for choice in sea.choices()] == [5, 6, 7, 8]
    sea.do("salvage", tile="coins", count=7)
    assert (sea.tiles(0), sea.s.turn) == (["coins 7"], 1)


def test_a_wreck_tile_that_is_gone_cannot_be_taken() -> None:
    """ST-3.2"""
    sea = Sea().leave_wreck(5, 6).empty(1, 10)
    sea.s.column, sea.s.row, sea.s.due = 0, 10, ROLL
    sea.roll(1, 1)
    assert sea.why_not("salvage", tile="coins", count=8) == "ST-3.2"


@pytest.mark.parametrize("left", [(5, 6), (6, 7), (7, 8)])
def test_two_different_wreck_tiles_are_a_choice(left: tuple[int, int]) -> None:
    """ST-3.2"""
    sea = Sea().leave_wreck(*left).empty(1, 10)
    sea.s.column, sea.s.row, sea.s.due = 0, 10, ROLL
    assert [choice["count"] for choice in sea.roll(1, 1).choices()] == list(left)


def test_equal_wreck_tiles_are_not_asked_about() -> None:
    """ST-3.2, ST-7.2"""
    sea = Sea().leave_wreck(5, 5).empty(1, 10)
    sea.s.column, sea.s.row, sea.s.due = 0, 10, ROLL
    sea.roll(1, 1)
    assert (sea.tiles(0), sea.s.turn) == (["coins 5"], 1)


@pytest.mark.parametrize(("kind", "count"), [("barrel", 3), ("seagrass", 1)])
def test_a_cave_with_treasure_or_seagrass_is_kept_as_that(kind: str, count: int) -> None:
    """ST-3.3"""
    sea = Sea().dive(2, 1, 1).do("show", symbol="cave").do("take").do("turn", tile=kind, count=count)
    assert sea.tiles(0) == [f"{kind} {count}"]


def test_a_cave_may_be_left_unseen() -> None:
    """ST-3.3"""
    sea = Sea().dive(2, 1, 1).do("show", symbol="cave").do("deeper")
    assert sea.field(2, 1) == {"colour": "light", "symbol": "cave"}


def test_monsters_in_a_cave_are_fought_at_once_and_a_lost_one_stays_a_known_cave() -> None:
    """ST-3.3, ST-7.2: whoever comes later may leave it or fight."""
    sea = Sea().dive(2, 1, 1).do("show", symbol="cave").do("take").do("turn", tile="monster", count=2)
    assert sea.due == "fight"
    sea.roll(1, 1)
    assert sea.field(2, 1) == {"colour": "light", "symbol": "cave", "tile": "monster", "count": 2}
    sea.dive(2, 1, 1)
    assert sea.verbs() == ["take", "deeper"]
    assert sea.do("take").due == "fight"


def test_seagrass_has_no_value_but_three_earn_its_bonus_tile() -> None:
    """ST-3.4"""
    sea = Sea().give(0, "seagrass", 1, copies=2)
    assert sea.points(0) == 0
    sea.dive(1, 1, 1).do("show", symbol="shell").do("take").do("turn", tile="seagrass", count=1)
    assert (sea.bonus(0), sea.points(0)) == (["seagrass"], 5)


def test_monsters_are_turned_over_and_their_number_is_open_from_then_on() -> None:
    """ST-4.1"""
    sea = Sea().dive(1, 1, 1).do("show", symbol="monster")
    assert sea.verbs() == ["turn", "turn"]
    sea.do("turn", tile="monster", count=2)
    assert sea.field(1, 1) == {"colour": "light", "symbol": "monster", "tile": "monster", "count": 2}


def test_the_fight_is_one_roll_of_the_dice_not_set_aside() -> None:
    """ST-4.2"""
    one_die = Sea().known(1, 1, "monster", "monster", 2).dive(1, "X", 1)
    assert one_die.due == "fight"
    assert all(len(choice["dice"]) == 1 for choice in one_die.choices())
    two_dice = Sea().known(1, 1, "monster", "monster", 2).dive(1, 1, 1)
    assert all(len(choice["dice"]) == 2 for choice in two_dice.choices())


def test_a_won_fight_takes_the_tile_for_its_monsters_in_points() -> None:
    """ST-4.3, ST-4.4"""
    sea = Sea().known(1, 1, "monster", "monster", 2).dive(1, 1, 1).roll("X", 2)
    assert (sea.tiles(0), sea.points(0), sea.field(1, 1), sea.s.turn) == (["monster 2"], 2, None, 1)


def test_after_a_lost_fight_the_tile_stays_and_its_number_has_been_seen() -> None:
    """ST-4.3, ST-4.4"""
    sea = Sea().dive(1, 1, 1).do("show", symbol="monster").do("turn", tile="monster", count=2).roll(1, 1)
    assert (sea.tiles(0), sea.s.turn) == ([], 1)
    assert sea.field(1, 1) == {"colour": "light", "symbol": "monster", "tile": "monster", "count": 2}


def test_whoever_lands_on_undefeated_monsters_later_must_fight_too() -> None:
    """ST-4.5"""
    sea = Sea().known(3, 2, "monster", "monster", 2).dive(3, 2, 2).roll(1, 1)
    assert sea.dive(3, 2, 2).due == "fight"


def test_undefeated_monsters_keep_their_colour_on_the_board() -> None:
    """ST-4.5: with only them left of the light-blue tiles the game goes on."""
    sea = Sea().known(1, 1, "monster", "monster", 2)
    sea.empty(1, 2, 3, 4, 5)
    for buoy in (2, 3, 4, 5):
        sea.empty(buoy, 1, 2, 3, 4, 5)
    sea.dive(1, 1, 1).roll(1, 1)
    assert sea.due == "roll"
    sea.dive(1, 1, 1).roll(2, 2)
    assert sea.due == "over"


@pytest.mark.parametrize(
    ("dice", "won"),
    [
        (("X", 3), True),
        ((1, 3), True),
        ((2, 4), True),
        ((1, 2), False),
        (("X", 2), False),
        (("X", "X"), False),
    ],
)
def test_the_rulebook_s_fight_with_two_dice(dice: tuple[int | str, ...], won: bool) -> None:
    """ST-4.6: against 3 monsters, from the position of the rulebook's example."""
    state = GAME.load(json.loads((POSITIONS / "schatztaucher_fight_two_dice.json").read_text()))
    GAME.step(state, GAME.action({"do": "roll", "dice": list(dice)}))
    assert GAME.dump(state)["seats"][0]["tiles"].count("monster 3") == int(won)


@pytest.mark.parametrize(("face", "won"), [("X", False), (1, False), (2, False), (3, True), (4, True)])
def test_the_rulebook_s_fight_with_one_die(face: int | str, won: bool) -> None:
    """ST-4.6: with one die it must show at least 3."""
    state = GAME.load(json.loads((POSITIONS / "schatztaucher_fight_one_die.json").read_text()))
    GAME.step(state, GAME.action({"do": "roll", "dice": [face]}))
    assert GAME.dump(state)["seats"][0]["tiles"].count("monster 3") == int(won)
