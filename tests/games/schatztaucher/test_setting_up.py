"""Chapter 1: box and set-up."""

from collections import Counter

import pytest

from seaboard.core.errors import Trouble
from seaboard.core.game import CHANCE
from tests.games.schatztaucher.sea import BOX, GAME, Sea


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    """ST-1.1"""
    assert GAME.players(Sea(players).s) == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_nobody_else_can(players: int) -> None:
    """ST-1.1"""
    with pytest.raises(Trouble) as trouble:
        GAME.parse_options({"players": players})
    assert trouble.value.details["allowed"] == "2-4"


def test_five_columns_of_five_light_and_five_dark_fields_over_the_wreck() -> None:
    """ST-1.2"""
    columns = GAME.view(Sea().s, None)["columns"]
    assert [[field["colour"] for field in column] for column in columns] == [["light"] * 5 + ["dark"] * 5] * 5


def test_tiles_lie_face_down_and_wreck_and_bonus_tiles_open() -> None:
    """ST-1.3: nothing is known of any tile on the board, everything of the others."""
    view = GAME.view(Sea().s, None)
    assert all(set(field) == {"colour"} for column in view["columns"] for field in column)
    assert [tile["count"] for tile in view["wreck"]] == [5, 5, 5, 6, 6, 7, 8]
    assert len(view["bonus"]) == 7
    assert all(bonus["holder"] is None for bonus in view["bonus"])


def test_any_tile_of_its_colour_can_lie_on_a_field() -> None:
    """ST-1.3: light-blue tiles lie on light-blue fields only, and so on."""
    light = Sea().dive(1, "X", 1)
    dark = Sea().empty(1, 4).dive(1, 4, 4).do("deeper").roll("X", 3)
    assert light.odds()["shell"] == pytest.approx(5 / 25)
    assert dark.odds()["shell"] == pytest.approx(2 / 25)


def test_both_dice_show_1_2_3_4_x_x() -> None:
    """ST-1.4: 36 equally likely rolls of two dice."""
    chances = Sea().odds()
    assert sum(chances.values()) == pytest.approx(1)
    assert chances["['X', 'X']"] == pytest.approx(4 / 36)
    assert chances["['X', 3]"] == pytest.approx(4 / 36)
    assert chances["[2, 2]"] == pytest.approx(1 / 36)
    assert chances["[1, 4]"] == pytest.approx(2 / 36)


def test_lots_decide_who_begins_unless_the_set_up_says() -> None:
    """ST-1.5"""
    by_lot = GAME.new(GAME.parse_options({"players": 3}))
    assert GAME.actor(by_lot) == CHANCE
    assert GAME.odds(by_lot) == [1, 1, 1]
    GAME.step(by_lot, GAME.action({"do": "start", "seat": 2}))
    assert by_lot.turn == 2
    assert GAME.new(GAME.parse_options({"players": 3, "start": 2})).turn == 1


def test_the_first_player_must_have_a_seat() -> None:
    """ST-1.5"""
    with pytest.raises(Trouble):
        GAME.parse_options({"players": 2, "start": 3})


def test_play_goes_clockwise() -> None:
    """ST-1.5"""
    sea = Sea(3)
    turns = []
    for _ in range(4):
        turns.append(sea.s.turn)
        sea.roll("X", "X")
    assert turns == [0, 1, 2, 0]


def test_the_lamp_returns_to_the_boat_after_every_turn() -> None:
    """ST-1.6"""
    sea = Sea().shown(2, 3, "shell").dive(2, "X", 3)
    assert GAME.view(sea.s, None)["lamp"] == {"buoy": 2, "row": 3, "number": 0}
    sea.do("take").do("turn", tile="shell", count=2)
    assert GAME.view(sea.s, None)["lamp"] == {"buoy": 0, "row": 0, "number": 0}


def test_the_box_holds_what_the_research_says() -> None:
    """ST-7.2: 25 tiles of either blue; fronts, symbols and points as listed in the box's sums."""
    for colour, sums in enumerate((GAME.box.tables["light"]["sums"], GAME.box.tables["dark"]["sums"])):
        sorts = [sort for sort in range(BOX.types) if BOX.type_colour[sort] == colour]
        assert sum(BOX.type_copies[sort] for sort in sorts) == 25
        fronts: Counter[int] = Counter()
        for sort in sorts:
            fronts[BOX.type_front[sort] // 10] += BOX.type_copies[sort]
        expected = [sums["fronts"][kind] for kind in ("shell", "amphora", "barrel", "gold", "chest", "monster", "swap")]
        assert [fronts[kind] for kind in range(7)] == expected
    assert [GAME.box.tables[colour]["sums"]["points"] for colour in ("light", "dark")] == [34, 67]
