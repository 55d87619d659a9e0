"""Which games and option sets the common tests play. A new game adds its lines here and gets all common tests."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pytest

from seaboard.core.protocol import Game
from seaboard.games import open_game

OPTION_SETS: dict[str, list[dict[str, Any]]] = {
    "oh_crab": [
        {"players": 2, "start": 0, "scenario": "1"},
        {"players": 3, "start": 2, "scenario": "2"},
        {"players": 4, "start": 0, "scenario": "3", "sprint": True},
        {"players": 5, "start": 1, "scenario": "4"},
        {"players": 2, "start": 2, "scenario": "5", "straight_gull": True, "straight_call": True, "count_rows": True},
        {"players": 3, "start": 0, "scenario": "6", "spare_fallen": True, "jump_reed": True, "one_symbol": True},
        {"players": 4, "start": 0, "scenario": "random"},
        {"players": 2, "scenario": "free", "plates": "0B 4A 1B 9B", "tiles": "Cb Db Ba"},
    ],
    "schatztaucher": [
        {"players": players, "start": start, "memory": memory}
        for players, start, memory in product((2, 3, 4), (0, 2), (False, True))
    ],
}


@cache
def game_of(name: str) -> Game[Any]:
    """A game with its own box, opened once."""
    return open_game(name)


every_game = pytest.mark.parametrize("name", OPTION_SETS)
every_option_set = pytest.mark.parametrize(
    ("name", "options"),
    [
        pytest.param(name, options, id=f"{name}-{'-'.join(str(value) for value in options.values())}")
        for name, sets in OPTION_SETS.items()
        for options in sets
    ],
)
