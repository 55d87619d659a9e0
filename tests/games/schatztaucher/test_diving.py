"""Chapter 2: diving."""

import pytest

from seaboard.games.schatztaucher.state import ROLL
from tests.games.schatztaucher.sea import GAME, Sea


def test_a_turn_begins_with_a_roll_of_both_dice() -> None:
    """ST-2.1"""
    sea = Sea()
    assert sea.due == "roll"
    assert all(len(choice["dice"]) == 2 for choice in sea.choices())


def test_an_x_sets_its_die_aside_for_the_turn() -> None:
    """ST-2.2: the next roll is of one die; the dice are free again in the next turn."""
    sea = Sea().shown(1, 2, "shell").dive(1, "X", 2).do("deeper")
    assert all(len(choice["dice"]) == 1 for choice in sea.choices())
    sea.roll("X")
    assert all(len(choice["dice"]) == 2 for choice in sea.choices())


def test_an_x_cannot_be_chosen() -> None:
    """ST-2.2: with an X beside it the number is used without asking."""
    sea = Sea().roll("X", 2)
    assert sea.due == "choose_buoy"
    assert sea.s.number == 2


def test_an_x_in_a_later_roll_is_set_aside_too() -> None:
    """ST-2.2"""
    sea = Sea().shown(1, 1, "shell").dive(1, 1, 1).do("deeper").roll("X", 4)
    assert sea.s.dice == 1
    assert sea.s.row == 5


def test_two_x_end_the_turn_with_nothing() -> None:
    """ST-2.3"""
    sea = Sea().roll("X", "X")
    assert (sea.s.turn, sea.due, sea.tiles(0)) == (1, "roll", [])


def test_an_x_on_the_last_die_ends_the_turn_and_tiles_stay() -> None:
    """ST-2.3"""
    sea = Sea().shown(1, 2, "chest").dive(1, "X", 2).do("deeper").roll("X")
    assert sea.s.turn == 1
    assert sea.field(1, 2) == {"colour": "light", "symbol": "chest"}


def test_with_two_numbers_one_is_chosen_and_both_dice_stay() -> None:
    """ST-2.4"""
    sea = Sea().shown(3, 4, "gold").roll(2, 4)
    assert sea.choices() == [{"do": "die", "number": 2}, {"do": "die", "number": 4}]
    assert sea.why_not("die", number=3) == "ST-2.4"
    sea.do("die", number=4).do("buoy", buoy=3).do("deeper")
    assert all(len(choice["dice"]) == 2 for choice in sea.choices())


def test_equal_numbers_are_not_asked_about() -> None:
    """ST-2.4"""
    assert Sea().roll(3, 3).due == "choose_buoy"


def test_the_first_step_chooses_one_of_five_buoys() -> None:
    """ST-2.5"""
    assert [choice["buoy"] for choice in Sea().roll(1, 1).choices()] == [1, 2, 3, 4, 5]


def test_the_whole_turn_stays_in_that_column() -> None:
    """ST-2.5"""
    sea = Sea().shown(4, 1, "shell").dive(4, 1, 1)
    assert sea.why_not("buoy", buoy=2) == "ST-2.5"
    sea.do("deeper").roll(2, 2)
    assert (sea.s.column, sea.s.row) == (3, 3)


def test_a_later_turn_chooses_freely_again() -> None:
    """ST-2.5"""
    sea = Sea().dive(4, 1, 1).do("show", symbol="shell").do("take").do("turn", tile="shell", count=1)
    assert len(sea.roll(2, 2).choices()) == 5


def test_the_lamp_moves_down_by_exactly_the_number_over_empty_fields_too() -> None:
    """ST-2.6"""
    sea = Sea().empty(2, 1, 2, 3).shown(2, 4, "shell").dive(2, 4, 4)
    assert (sea.s.row, sea.due) == (4, "decide")


@pytest.mark.parametrize(("row", "number"), [(10, 1), (8, 4), (9, 2)])
def test_past_the_last_field_lies_the_wreck_and_the_surplus_is_lost(row: int, number: int) -> None:
    """ST-2.7"""
    sea = Sea().empty(1, row)
    sea.s.column, sea.s.row, sea.s.due = 0, row, ROLL
    sea.roll(number, number)
    assert sea.due == "choose_wreck"
    assert sea.s.row == 11


def test_the_last_field_itself_is_not_the_wreck() -> None:
    """ST-2.7"""
    sea = Sea().shown(1, 10, "shell")
    sea.s.column, sea.s.row, sea.s.due = 0, 6, ROLL
    assert sea.roll("X", 4).due == "decide"


def test_the_lamp_shows_the_symbol_to_all_but_never_the_count() -> None:
    """ST-2.8"""
    sea = Sea(3).dive(5, 2, 2)
    assert {choice["do"] for choice in sea.choices()} == {"show"}
    sea.do("show", symbol="amphora")
    for seat in (0, 1, 2, None):
        assert GAME.view(sea.s, seat)["columns"][4][1] == {"colour": "light", "symbol": "amphora"}


def test_eight_symbols_can_appear() -> None:
    """ST-2.8"""
    names = {choice["symbol"] for choice in Sea().dive(1, 1, 1).choices()}
    assert names == {"shell", "amphora", "barrel", "gold", "chest", "monster", "swap", "cave"}


def test_what_was_shown_stays_public() -> None:
    """ST-2.8"""
    sea = Sea().dive(5, "X", 2).do("show", symbol="amphora").do("deeper").roll("X")
    assert sea.field(5, 2) == {"colour": "light", "symbol": "amphora"}


@pytest.mark.parametrize("symbol", ["shell", "chest", "swap", "cave"])
def test_a_lit_tile_is_taken_or_left_by_diving_deeper(symbol: str) -> None:
    """ST-2.9"""
    assert Sea().dive(1, 1, 1).do("show", symbol=symbol).verbs() == ["take", "deeper"]


def test_monsters_leave_no_choice() -> None:
    """ST-2.9"""
    assert Sea().dive(1, 1, 1).do("show", symbol="monster").due == "reveal"


def test_diving_deeper_rolls_again_in_the_same_column() -> None:
    """ST-2.10"""
    sea = Sea().shown(3, 2, "shell").dive(3, 2, 2).do("deeper")
    assert (sea.due, sea.s.column, sea.s.row) == ("roll", 2, 2)
    sea.roll(1, 3).do("die", number=3)
    assert (sea.s.column, sea.s.row) == (2, 5)


def test_over_an_empty_field_one_dives_deeper_or_surfaces_with_nothing() -> None:
    """ST-2.11"""
    sea = Sea().empty(1, 3).dive(1, 3, 3)
    assert sea.verbs() == ["deeper", "surface"]
    assert sea.why_not("take") == "ST-2.11"
    sea.do("surface")
    assert (sea.s.turn, sea.tiles(0)) == (1, [])


def test_over_a_tile_one_cannot_surface() -> None:
    """ST-2.11"""
    assert Sea().shown(1, 1, "shell").dive(1, 1, 1).why_not("surface") == "ST-2.11"


def test_a_treasure_symbol_can_hide_seagrass_but_never_a_monster() -> None:
    """ST-2.12"""
    for symbol in ("shell", "amphora", "barrel"):
        fronts = Sea().dive(1, 1, 1).do("show", symbol=symbol).do("take").odds()
        assert {front.split()[0] for front in fronts} == {symbol, "seagrass"}


def test_a_cave_can_hide_treasure_seagrass_or_monsters() -> None:
    """ST-2.12"""
    fronts = Sea().dive(1, 1, 1).do("show", symbol="cave").do("take").odds()
    assert set(fronts) == {"barrel 3", "monster 2", "seagrass 1"}
