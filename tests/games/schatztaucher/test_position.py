"""Readable positions are checked when they are loaded."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from seaboard.core.errors import Trouble
from tests.games.cases import spared
from tests.games.mutations import check_mutation
from tests.games.random_play import steps
from tests.games.schatztaucher.sea import GAME

POSITIONS = sorted((Path(__file__).parents[2] / "positions").glob("schatztaucher_*.json"))


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_shared_positions_load_and_dump_alike(path: Path) -> None:
    position = json.loads(path.read_text(encoding="utf-8"))
    assert GAME.dump(GAME.load(position)) == position


def set_field(buoy: int, row: int, name: str) -> Callable[[Any], None]:
    return lambda position: position["columns"][buoy - 1].__setitem__(row - 1, name)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda p: p.pop("turn"), "turn"),
        (lambda p: p.update(turn=3), "turn: 3"),
        (lambda p: p.update(due="lunch"), "due: 'lunch'"),
        (lambda p: p.update(colour="red"), "colour"),
        (lambda p: p["columns"].pop(), "columns: 5 x 10"),
        (lambda p: p["wreck"].append("coins 8"), "wreck"),
        (lambda p: p["wreck"].pop(), "coins 8"),
        (lambda p: p["seats"][0]["tiles"].append("gold 4"), "gold 4"),
        (lambda p: p["seats"][0]["tiles"].append("gold"), "'gold'"),
        (lambda p: p["seats"][0]["bonus"].append("parrot"), "bonus: 'parrot'"),
        (lambda p: p["dice"].update(shown=[7]), "shown"),
        (set_field(1, 1, "kraken"), "columns: 'kraken'"),
        (set_field(1, 1, "shell>gold 1"), "light: 'shell>gold 1'"),
        (set_field(1, 1, ""), "unseen.light: 25 / 24"),
    ],
)
def test_wrong_positions_are_refused_with_the_reason(spoil: Callable[[Any], None], reason: str) -> None:
    position = GAME.dump(GAME.new(GAME.parse_options({"players": 2})))
    spoil(position)
    with pytest.raises(Trouble) as trouble:
        GAME.load(position)
    assert trouble.value.message == "bad-position"
    assert reason in str(trouble.value.details["reason"])


@pytest.mark.parametrize(("players", "memory"), spared(product((2, 3, 4), (False, True))))
def test_contradictory_positions_are_refused_and_all_others_can_be_played(players: int, memory: bool) -> None:
    rng = Random(31)
    playable = 0
    state = GAME.new(GAME.parse_options({"players": players, "memory": memory}))
    for before, _, _ in steps(GAME, state, seed=players):
        position = GAME.dump(before)
        playable += sum(check_mutation(GAME, position, rng) for _ in range(3))
    assert playable > 20
