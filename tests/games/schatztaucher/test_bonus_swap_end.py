"""Chapters 5 to 7: bonus and swap tiles, the end and the score, the memory variant."""

import pytest

from seaboard.core import stack
from seaboard.core.game import OVER, Json
from seaboard.games.schatztaucher.actions import TAKE
from seaboard.games.schatztaucher.state import ROLL
from tests.games.schatztaucher.sea import BOX, GAME, Sea


def take(sea: Sea, symbol: str, kind: str, count: int, buoy: int = 1, row: int = 1) -> Sea:
    """The player whose turn it is takes a tile straight away."""
    sea.dive(buoy, row, row).do("show", symbol=symbol)
    return sea.do("take").do("turn", tile=kind, count=count)


def test_the_first_to_reach_the_symbols_takes_the_bonus_tile_at_once() -> None:
    """ST-5.1: symbols are added up, not tiles: 3 + 2 shells on two tiles."""
    sea = Sea().give(0, "shell", 3)
    take(sea, "shell", "shell", 2)
    assert (sea.bonus(0), sea.points(0)) == (["shell"], 10)


def test_tiles_do_not_count_where_symbols_are_asked_for() -> None:
    """ST-5.1: four tiles with 1 shell each are not five."""
    sea = Sea().give(0, "shell", 1, copies=3)
    take(sea, "shell", "shell", 1)
    assert sea.bonus(0) == []


def test_a_bonus_tile_goes_to_the_first_only() -> None:
    """ST-5.1, ST-5.2"""
    sea = Sea().take_bonus(1, "shell").give(1, "shell", 3).give(1, "shell", 2).give(0, "shell", 3)
    take(sea, "shell", "shell", 2)
    assert (sea.bonus(0), sea.bonus(1)) == ([], ["shell"])


def test_losing_symbols_never_loses_a_bonus_tile() -> None:
    """ST-5.2"""
    sea = Sea().take_bonus(1, "gold").give(1, "gold", 3, copies=2)
    take(sea, "swap", "swap", 2).do("swap", seat=1, tile="gold", count=3)
    assert sea.bonus(1) == ["gold"]
    assert sea.points(1) == 3 + 2 + 5


def test_a_swap_tile_is_kept_for_two_points_or_given_for_a_tile() -> None:
    """ST-5.3"""
    sea = Sea(3).give(1, "gold", 4).give(2, "seagrass", 1).give(2, "coins", 8)
    take(sea, "swap", "swap", 2)
    assert sea.choices() == [
        {"do": "keep"},
        {"do": "swap", "seat": 1, "tile": "gold", "count": 4},
        {"do": "swap", "seat": 2, "tile": "seagrass", "count": 1},
        {"do": "swap", "seat": 2, "tile": "coins", "count": 8},
    ]
    sea.do("swap", seat=2, tile="coins", count=8)
    assert [sea.points(seat) for seat in range(3)] == [8, 4, 2]
    assert sea.tiles(2) == ["swap 2", "seagrass 1"]


def test_a_kept_swap_tile_scores_two() -> None:
    """ST-5.3"""
    sea = Sea().give(1, "gold", 4)
    take(sea, "swap", "swap", 2).do("keep")
    assert (sea.tiles(0), sea.points(0)) == (["swap 2"], 2)


def test_a_swap_tile_may_be_left_by_diving_deeper() -> None:
    """ST-5.3"""
    assert Sea().shown(1, 1, "swap").dive(1, 1, 1).verbs() == ["take", "deeper"]


def test_a_player_without_such_a_tile_cannot_be_chosen_and_with_nobody_it_is_kept() -> None:
    """ST-5.3, ST-7.2: nothing is asked when there is only one possibility."""
    sea = Sea(3).give(1, "monster", 3)
    take(sea, "swap", "swap", 2)
    assert (sea.tiles(0), sea.s.turn) == (["swap 2"], 1)
    other = Sea(3).give(1, "gold", 3)
    take(other, "swap", "swap", 2)
    assert other.why_not("swap", seat=2, tile="gold", count=3) == "ST-5.3"
    assert other.why_not("swap", seat=0, tile="gold", count=3) == "ST-5.3"


@pytest.mark.parametrize(("kind", "count"), [("monster", 3), ("swap", 2)])
def test_monsters_and_swap_tiles_cannot_be_taken_by_a_swap(kind: str, count: int) -> None:
    """ST-5.4"""
    sea = Sea().give(1, kind, count).give(1, "shell", 1)
    take(sea, "swap", "swap", 2)
    assert sea.why_not("swap", seat=1, tile=kind, count=count) == "ST-5.4"


def test_a_swap_can_earn_a_bonus_tile_at_once() -> None:
    """ST-5.5"""
    sea = Sea().give(0, "chest", 3).give(1, "chest", 3)
    take(sea, "swap", "swap", 2).do("swap", seat=1, tile="chest", count=3)
    assert (sea.bonus(0), sea.points(0)) == (["chest"], 11)


def test_several_thresholds_at_once_take_all_their_tiles() -> None:
    """ST-5.6"""
    sea = Sea().give(0, "seagrass", 1, copies=3).give(0, "shell", 3)
    take(sea, "shell", "shell", 2)
    assert sorted(sea.bonus(0)) == ["seagrass", "shell"]


def empty_colour(sea: Sea, rows: range) -> Sea:
    """Leave one tile of a colour: at buoy 1, in the first of these rows."""
    sea.empty(1, *rows[1:])
    for buoy in (2, 3, 4, 5):
        sea.empty(buoy, *rows)
    return sea


def test_the_last_light_blue_tile_ends_the_game_at_once() -> None:
    """ST-6.1"""
    sea = empty_colour(Sea(), range(1, 6)).roll(1, 1).do("buoy", buoy=1)
    sea.do("show", symbol=sea.choices()[0]["symbol"])
    sea.do("take").do("turn", **{k: v for k, v in sea.choices()[0].items() if k != "do"})
    assert GAME.actor(sea.s) == OVER
    assert GAME.score(sea.s).ended_by == ["light"]
    assert GAME.legal(sea.s) == []
    assert sea.why_not("roll", dice=[1, 1]) == "ST-6.1"


def test_the_last_dark_blue_tile_ends_the_game_at_once() -> None:
    """ST-6.1"""
    sea = empty_colour(Sea(), range(6, 11)).shown(1, 3, "shell").dive(1, 3, 3).do("deeper").roll(3, 3)
    sea.do("show", symbol=sea.choices()[0]["symbol"])
    sea.do("take").do("turn", **{k: v for k, v in sea.choices()[0].items() if k != "do"})
    assert GAME.score(sea.s).ended_by == ["dark"]


def test_the_last_wreck_tile_ends_the_game_at_once() -> None:
    """ST-6.1, ST-3.2"""
    sea = Sea().leave_wreck(8).empty(1, 10)
    sea.s.column, sea.s.row, sea.s.due = 0, 10, ROLL
    sea.roll(1, 1)
    assert GAME.score(sea.s).ended_by == ["wreck"]
    assert sea.points(0) == 8


def test_the_last_bonus_tile_ends_the_game_at_once() -> None:
    """ST-6.1"""
    sea = Sea().take_bonus(1, "amphora", "barrel", "gold", "chest", "monster", "seagrass").give(0, "shell", 3)
    take(sea, "shell", "shell", 2)
    assert GAME.score(sea.s).ended_by == ["bonus"]


def test_a_swap_that_is_the_last_tile_is_settled_first() -> None:
    """ST-6.1, ST-7.2: the pick-up is finished before the game ends."""
    sea = Sea().give(1, "gold", 4)
    empty_colour(sea, range(1, 6))
    sea.s.unlit[:8] = [0] * 8
    for sort in range(48):
        if GAME.box.record.type_colour[sort] == 0:
            sea.s.left[sort] = 0
    swap = next(sort for sort in range(48) if GAME.box.record.type_front[sort] == 61)
    sea.s.left[swap], sea.s.unlit[6] = 1, 1
    take(sea, "swap", "swap", 2)
    assert sea.due == "choose_swap"
    sea.do("swap", seat=1, tile="gold", count=4)
    assert (sea.due, sea.points(0), sea.points(1)) == ("over", 4, 2)


def test_points_of_every_sort_of_tile() -> None:
    """ST-6.2: part by part."""
    sea = Sea().give(0, "shell", 3).give(0, "chest", 4, copies=2).give(0, "monster", 4).give(0, "seagrass", 1, copies=2)
    sea.give(0, "swap", 2, copies=2).give(0, "coins", 7).take_bonus(0, "chest", "monster")
    sheet = GAME.score(sea.s)
    assert {part: points[0] for part, points in sheet.parts.items()} == {
        "treasures": 11,
        "monsters": 4,
        "swaps": 4,
        "coins": 7,
        "bonus": 10,
    }
    assert sheet.totals == [36, 0]


def test_most_points_win_and_ties_are_shared() -> None:
    """ST-6.3"""
    for given, winners in (((8, 7, 8), [0, 2]), ((5, 6, 5), [1])):
        sea = Sea(3)
        for seat, coins in enumerate(given):
            sea.give(seat, "coins", coins)
        stack.pop(sea.s)
        assert GAME.score(sea.s).winners == winners


@pytest.mark.parametrize("memory", [False, True])
def test_a_monster_of_an_earlier_turn_is_hidden_in_its_cave_until_it_is_fought(memory: bool) -> None:
    """ST-7.1: landing on it again shows the cave, in view and vector; taking it shows the monster."""
    sea = Sea(memory=memory).known(3, 2, "cave", "monster", 2).dive(3, 2, 2)
    cave: Json = {"colour": "light", "symbol": "cave"}
    monster: Json = {**cave, "tile": "monster", "count": 2}
    at = 10 + (2 * BOX.rows + 1) * 3
    assert sea.field(3, 2) == (cave if memory else monster)
    assert (GAME.observe(sea.s, 0)[at + 2] == -1) == memory
    assert GAME.preview(sea.s, 0, TAKE).known is not memory
    assert GAME.reveals(sea.s, TAKE) is memory
    sea.do("take")
    assert GAME.due(sea.s) == "fight"
    assert sea.field(3, 2) == monster
    assert GAME.observe(sea.s, 0)[at + 2] >= 0


def test_a_fight_further_down_shows_nothing_of_a_cave_that_was_left_behind() -> None:
    """ST-7.1: only the tile that is fought is turned over, in view and vector."""
    sea = Sea(memory=True).known(3, 2, "cave", "monster", 2).known(3, 4, "monster", "monster", 1)
    sea.dive(3, 2, 2).do("deeper").roll(2, 2)
    assert GAME.due(sea.s) == "fight"
    assert sea.field(3, 2) == {"colour": "light", "symbol": "cave"}
    assert sea.field(3, 4) == {"colour": "light", "symbol": "monster", "tile": "monster", "count": 1}
    fronts = GAME.observe(sea.s, 0)[12 : 12 + 3 * BOX.columns * BOX.rows : 3]
    assert [at for at, front in enumerate(fronts) if front >= 0] == [2 * BOX.rows + 3]


@pytest.mark.parametrize(("symbol", "rule"), [("swap", "ST-5.3"), ("cave", "ST-3.3"), ("gold", "ST-3.1")])
def test_taking_names_the_rule_of_what_lies_there(symbol: str, rule: str) -> None:
    """ST-3.1, ST-3.3, ST-5.3"""
    sea = Sea().dive(3, 2, 2).do("show", symbol=symbol)
    assert GAME.rule_behind(sea.s, TAKE) == rule


def test_in_the_memory_variant_what_was_shown_is_hidden_after_the_turn() -> None:
    """ST-7.1: the lamp's symbol is there during the turn, for all, and gone after it."""
    sea = Sea(memory=True).dive(3, 2, 2).do("show", symbol="gold")
    for seat in (0, 1, None):
        assert GAME.view(sea.s, seat)["columns"][2][1] == {"colour": "light", "symbol": "gold"}
    sea.do("deeper").roll("X", "X")
    assert sea.field(3, 2) == {"colour": "light"}
    assert GAME.view(sea.s, 0)["unseen"] is None


def test_in_the_memory_variant_a_lost_fight_is_hidden_again_but_remembered() -> None:
    """ST-7.1: the engine knows, the view does not say."""
    sea = Sea(memory=True).dive(3, 2, 2).do("show", symbol="monster").do("turn", tile="monster", count=2).roll(1, 1)
    assert sea.field(3, 2) == {"colour": "light"}
    sea.dive(3, 2, 2)
    assert sea.due == "fight"
    assert sea.field(3, 2) == {"colour": "light", "symbol": "monster", "tile": "monster", "count": 2}
