"""Chapters 1 and 11: what lies on the table at the start, dice and zones, editions and house settings."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.errors import Trouble
from seaboard.core.game import CHANCE, State
from tests.games.random_play import steps
from tests.games.wreck_raiders.lagoon import BOX, GAME, Lagoon


def table(**options: Any) -> State:
    """A new table, laid out up to the first decision of a player."""
    state = GAME.new(GAME.parse_options(options))
    for _, actor, _ in steps(GAME, state, seed=1):
        if actor != CHANCE:
            break
    return state


@pytest.mark.parametrize("players", [0, 6])
def test_one_to_five_players(players: int) -> None:
    """WR-1.1"""
    with pytest.raises(Trouble, match="players"):
        GAME.parse_options({"players": players})


@pytest.mark.parametrize(
    ("players", "divers", "dice", "exhibits"), [(1, 6, 6, 3), (2, 6, 5, 3), (3, 5, 4, 4), (4, 4, 5, 5), (5, 4, 6, 6)]
)
def test_set_up_chart(players: int, divers: int, dice: int, exhibits: int) -> None:
    """WR-1.1, WR-1.4, WR-1.6, WR-1.7, WR-10.1"""
    view = GAME.view(table(players=players), None)
    assert [seat["divers"] for seat in view["seats"]] == [divers] * players
    assert len(view["reef"]) == dice
    assert len(view["exhibits"]) == exhibits
    assert len(view["deck"]) == 52 - exhibits


def test_bank_supplies_and_market() -> None:
    """WR-1.2, WR-1.3, WR-1.5"""
    view = GAME.view(table(players=2), None)
    assert view["bank"] == {"conch": 15, "scallop": 15, "starfish": 15}
    assert [list(wreck["supply"].values()) for wreck in view["wrecks"]] == [[7, 7, 7]] * 4
    assert [list(wreck["discard"].values()) for wreck in view["wrecks"]] == [[0, 0, 0]] * 4
    assert {kind: len(pieces) for kind, pieces in view["market"].items()} == {"bottom": 3, "middle": 3, "top": 3}
    assert {kind: len(left) for kind, left in view["stacks"].items()} == {"bottom": 8, "middle": 14, "top": 8}


def test_who_gains_shells_takes_what_is_left() -> None:
    """WR-1.2, WR-R5: with one conch left, beach spot 5 gives one; no substitute."""
    lagoon = Lagoon(reef=[(5, "blank"), (4, "blank")], seats={1: {"shells": {"conch": 14}}})
    lagoon.dive(5, "beach")
    assert lagoon.shells(0) == (1, 0, 0)
    assert lagoon.view()["bank"]["conch"] == 0


def test_the_start_player_is_drawn_by_lot_or_chosen() -> None:
    """WR-1.8"""
    state = GAME.new(GAME.parse_options({"players": 4}))
    for before, _, _ in steps(GAME, state, seed=1):
        if GAME.due(before) == "draw_start":
            break
    assert [GAME.describe(action) for action in GAME.legal(state)] == [{"do": "start", "seat": s} for s in range(4)]
    assert GAME.odds(state) == [1, 1, 1, 1]
    assert table(players=4, start=3).turn == 2
    chosen = GAME.new(GAME.parse_options({"players": 4, "start": 1}))
    assert "draw_start" not in {GAME.due(before) for before, _, _ in steps(GAME, chosen, seed=1)}
    with pytest.raises(Trouble, match="start"):
        GAME.parse_options({"players": 2, "start": 3})


def test_play_goes_clockwise() -> None:
    """WR-1.8"""
    lagoon = Lagoon(players=3, turn=2, reef=[(3, "blank"), (4, "blank"), (5, "blank")])
    lagoon.dive(3, "beach")
    assert (lagoon.due, lagoon.actor) == ("take_die", 0)


def test_a_rolled_die_has_a_number_and_a_zone_by_the_odds_of_the_box() -> None:
    """WR-1.9, WR-R23: 24 outcomes; a quarter of the dice lie in a shell zone, each in exactly one."""
    lagoon = Lagoon("roll_pool", reef=[], to_roll=5)
    chances = dict(zip([(c["number"], c["zone"]) for c in lagoon.choices()], GAME.odds(lagoon.s), strict=True))
    assert len(chances) == 24
    total = sum(chances.values())
    for number in range(1, 7):
        assert sum(weight for (n, _), weight in chances.items() if n == number) * 6 == total
    for zone in ("conch", "scallop", "starfish"):
        assert sum(weight for (_, z), weight in chances.items() if z == zone) * 12 == total


def test_dice_lie_in_the_reef_as_they_were_rolled() -> None:
    """WR-1.9, WR-1.10"""
    lagoon = Lagoon("roll_pool", reef=[], to_roll=5)
    lagoon.roll((6, "conch"), (1, "blank"), (6, "conch"), (3, "starfish"), (2, "scallop"))
    assert sorted((die["number"], die["zone"]) for die in lagoon.view()["reef"]) == [
        (1, "blank"),
        (2, "scallop"),
        (3, "starfish"),
        (6, "conch"),
        (6, "conch"),
    ]
    assert lagoon.due == "take_die"


@pytest.mark.parametrize(("edition", "rivals"), [("en", 18), ("de", 16), ("fr", 16)])
def test_the_edition_decides_the_rivals_and_is_shown(edition: str, rivals: int) -> None:
    """WR-10.1, WR-11.1"""
    view = GAME.view(table(players=1, edition=edition), None)
    assert (view["edition"], view["solo"]["rivals"]) == (edition, rivals)


def test_house_settings_belong_to_the_game_and_are_shown() -> None:
    """WR-11.2"""
    rings = "123456,135246,654321,123456"
    house = {"shell_odds": 50, "pedestals": 6, "row_coins": "2,3,4,5,6", "rings": rings}
    state = table(players=1, rivals=9, **house)
    view = GAME.view(state, None)
    assert view["house"]["zones"] == {"conch": 50, "scallop": 50, "starfish": 50, "blank": 150}
    assert view["house"]["pedestals"] == 6
    assert view["house"]["row_coins"] == [2, 3, 4, 5, 6]
    assert view["house"]["rings"]["gold"] == [1, 3, 5, 2, 4, 6]
    assert view["solo"]["rivals"] == 9
    assert GAME.load(GAME.dump(state)) == state


def test_without_wishes_the_house_plays_by_the_box() -> None:
    """WR-11.2"""
    house = GAME.view(table(players=2), None)["house"]
    assert house["row_coins"] == BOX.row_coins[: BOX.rows] == [3, 4, 5, 6]
    assert (house["pedestals"], sum(house["zones"].values())) == (BOX.pedestals, sum(BOX.zone_weight))


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("pedestals", 4),
        ("rings", "123456,123456,123456,123455"),
        ("rings", "123"),
        ("row_coins", "3;4"),
        ("edition", "it"),
    ],
)
def test_bad_house_settings_are_refused(option: str, value: Any) -> None:
    """WR-11.2"""
    with pytest.raises(Trouble) as trouble:
        GAME.parse_options({option: value})
    assert trouble.value.details["option"] == option


def test_a_house_ring_decides_who_is_beside_whom() -> None:
    """WR-11.2, WR-3.8"""
    house = GAME.dump(table(players=2, rings="135246,123456,123456,123456"))["house"]
    lagoon = Lagoon(reef=[(1, "blank"), (2, "blank")], board={"gems": {3: 1, 2: 1, 6: 1}}, house=house)
    lagoon.dive(1, "gems").draw("ruby").do("display", display=1)
    assert lagoon.view()["wrecks"][0]["spots"][1]["spot"] == 3
    assert lagoon.due == "draw_treasure"
    lagoon.draw("ruby").do("display", display=1)
    assert lagoon.due == "draw_treasure"  # spots 3 and 6 are beside 1; spot 2 is not
    lagoon.draw("ruby").do("display", display=1)
    assert lagoon.mat(1)["displays"][0] == ["ruby", "ruby"]


def test_the_rulings_are_rules() -> None:
    """WR-11.3: guards answer with rules of the list, and where a ruling is more precise it is what happens (WR-R15)."""
    lagoon = Lagoon(
        "claim",
        seats={0: {"displays": [["ruby", "ruby", "ruby"]], "shells": {"scallop": 1, "starfish": 1}}},
        exhibits=["E04", "E01", "E18"],
    )
    lagoon.do("claim", exhibit="E01", display=1, order="any").do("scallop", kind="gold").draw("crown")
    assert lagoon.why_not("display", display=1) == "WR-5.3"


def test_coins_of_vault_rows_have_one_range_everywhere() -> None:
    """WR-11.2: what can be set can be dumped and loaded."""
    state = GAME.new(GAME.parse_options({"players": 2, "row_coins": "99,31,0"}))
    assert GAME.load(GAME.dump(state)) == state
    with pytest.raises(Trouble):
        GAME.parse_options({"row_coins": "100"})
    dump = GAME.dump(state)
    dump["house"]["row_coins"] = [100]
    with pytest.raises(Trouble):
        GAME.load(dump)
