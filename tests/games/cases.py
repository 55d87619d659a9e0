"""Which games and option sets the common tests play. A new game adds its lines here and gets all common tests."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib import resources
from itertools import product
from typing import Any, TypeVar
from zlib import crc32

import pytest

from seaboard.core.game import Game
from seaboard.games import open_game

OPTION_SETS: dict[str, list[dict[str, Any]]] = {
    "oh_crab": [
        {"players": 2, "start": 0, "scenario": "1"},
        {"players": 3, "start": 2, "scenario": "2"},
        {"players": 4, "start": 0, "scenario": "3", "sprint": True},
        {"players": 5, "start": 1, "scenario": "4"},
        {"players": 2, "start": 2, "scenario": "5", "straight_gull": True, "count_rows": True, "late_shortcut": True},
        {"players": 3, "start": 0, "scenario": "6", "spare_fallen": True, "jump_reed": True, "one_symbol": True},
        {"players": 4, "scenario": "4", "straight_call": True, "late_shortcut": True, "aside_from_sea": True},
        {"players": 4, "start": 0, "scenario": "random"},
        {"players": 2, "scenario": "free", "plates": "0B 4A 1B 9B", "tiles": "Cb Db Ba"},
        {"players": 5, "scenario": "random", "surprises": True, "all_good_things": True, "challenges": True},
        {"players": 2, "scenario": "6", "surprises": True, "events": True, "expert_events": True, "asymmetry": True},
        {"players": 3, "scenario": "1", "surprises": True, "events": True, "challenges": True, "asymmetry": True},
        {"players": 4, "surprises": True, "see_no_evil": True, "events": True, "family_events": True, "sprint": True},
    ],
    "schatztaucher": [
        {"players": players, "start": start, "memory": memory}
        for players, start, memory in product((2, 3, 4), (0, 2), (False, True))
    ],
    "wreck_raiders": [
        {"players": 1},
        {"players": 1, "edition": "de", "shell_odds": 60, "rival_gains": True},
        {"players": 1, "edition": "fr", "rivals": 24, "row_coins": "2,3,4,5,6,7"},
        {"players": 2, "start": 2, "shell_odds": 100},
        {"players": 3, "edition": "de", "pedestals": 6},
        {"players": 4, "rings": "135246,654321,142536,123456"},
        {"players": 5, "edition": "fr"},
    ],
}


@cache
def game_of(name: str) -> Game[Any]:
    """A game with its own box, opened once."""
    return open_game(name)


def rules_of(name: str) -> set[str]:
    """The rule ids of a game's RULES.md."""
    text = resources.files(f"seaboard.games.{name}").joinpath("RULES.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- ([A-Z]{2}-(?:[A-Z]\d+|\d+\.\d+))\b", text, re.MULTILINE))


every_game = pytest.mark.parametrize("name", OPTION_SETS)

SPARING = 4
"""`make test-quick` plays one option set in four for each property, and others for other properties."""

Test = TypeVar("Test", bound=Callable[..., None])


def every_option_set(test: Test) -> Test:
    """Run a test with every option set of every game; those that `make test-quick` leaves out are marked."""
    cases = [(name, options) for name, sets in OPTION_SETS.items() for options in sets]
    names = [f"{name}-{'-'.join(str(value) for value in options.values())}" for name, options in cases]
    rows = spared(cases, names, crc32(test.__name__.encode()))
    marked: Test = pytest.mark.parametrize(("name", "options"), rows)(test)
    return marked


def spared(cases: Iterable[tuple[Any, ...]], names: Iterable[str] | None = None, first: int = 0) -> list[Any]:
    """Parameters of a test, of which `make test-quick` runs one in four, beginning with the first or another."""
    rows = list(cases)
    ids = list(names) if names is not None else ["-".join(map(str, row)) for row in rows]
    marks = [[] if (number - first) % SPARING == 0 else [pytest.mark.thorough] for number in range(len(rows))]
    return [pytest.param(*row, id=id, marks=mark) for row, id, mark in zip(rows, ids, marks, strict=True)]
