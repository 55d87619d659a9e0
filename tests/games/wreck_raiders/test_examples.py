"""The rulebooks' examples of moves, as positions. Those of claiming and scoring stand with their chapters."""

from __future__ import annotations

import json
from pathlib import Path

from seaboard.core.game import Json, State
from tests.games.wreck_raiders.lagoon import GAME

POSITIONS = Path(__file__).parents[2] / "positions"


def load(name: str) -> State:
    """The position of an example."""
    return GAME.load(json.loads((POSITIONS / f"wreck_raiders_{name}.json").read_text(encoding="utf-8")))


def play(state: State, *actions: Json) -> None:
    """Make some actions."""
    for do in actions:
        GAME.step(state, GAME.action(do))


def gained(state: State) -> list[int]:
    """Treasures in the displays of each seat."""
    return [sum(map(len, seat["displays"])) for seat in GAME.view(state, None)["seats"]]


def draw(treasure: str) -> Json:
    """A gold or relics treasure is drawn."""
    return {"do": "draw", "kind": "relics" if treasure in ("mask", "idol") else "gold", "treasure": treasure}


def test_purple_goes_to_beach_spot_5_red_goes_home() -> None:
    """WR-3.4"""
    state = load("beach")
    play(state, {"do": "go", "place": "beach"})
    view = GAME.view(state, None)
    assert view["beach"][4]["diver"] == 0
    assert [seat["divers"] for seat in view["seats"]] == [5, 6]
    assert view["seats"][0]["shells"] == {"conch": 2, "scallop": 0, "starfish": 0}


def test_relics_spot_1_with_nobody_beside_it_gives_one_treasure() -> None:
    """WR-3.7, WR-3.8: spots 6 and 2 are empty."""
    state = load("wreck")
    play(state, {"do": "go", "place": "relics"}, draw("mask"), {"do": "display", "display": 1})
    assert (gained(state), state.turn) == ([1, 0], 1)


def test_gold_spot_4_between_red_and_purple_gives_purple_two_and_red_one() -> None:
    """WR-3.8"""
    state = load("neighbours")
    play(state, {"do": "go", "place": "gold"})
    for treasure in ("coins", "coins", "crown"):
        play(state, draw(treasure), {"do": "display", "display": 1})
    assert (gained(state), state.turn) == ([2, 1], 1)
