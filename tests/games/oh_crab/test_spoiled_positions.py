"""Positions that were changed at random: each is refused with a reason, or can be played on from."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from seaboard.core.errors import Trouble
from seaboard.core.game import CHANCE, OVER, State
from tests.games.cases import OPTION_SETS, spared
from tests.games.oh_crab.beach import GAME
from tests.games.random_play import steps

SPOILED = 12
"""Positions made from each that is taken out of a game."""

ODD: tuple[Any, ...] = (
    -1,
    0,
    1,
    2,
    3,
    5,
    17,
    36,
    100,
    30000,
    True,
    None,
    "",
    "A01",
    "A36",
    "S1",
    "rest",
    "sea",
    "c7",
    "over",
    [],
    {},
)


def places(plain: Any) -> Iterator[tuple[Any, Any]]:
    """Every list or object of a position with every key or index in it."""
    for key in list(plain) if isinstance(plain, dict) else range(len(plain)):
        yield plain, key
        if isinstance(plain[key], (dict, list)):
            yield from places(plain[key])


def spoil(position: Any, rng: Random) -> Any:
    """Change up to three things: a value becomes another of the position or an odd one, is left out or doubled."""
    spoiled = copy.deepcopy(position)
    for _ in range(rng.choice((1, 1, 2, 3))):
        where, key = rng.choice(list(places(spoiled)))
        other, other_key = rng.choice(list(places(spoiled)))
        change = rng.randrange(4)
        if change == 0:
            where[key] = copy.deepcopy(other[other_key])
        elif change == 1:
            where[key] = rng.choice(ODD)
        elif change == 2:
            del where[key]
        elif isinstance(where, list):
            where.append(copy.deepcopy(where[key]))
    return spoiled


def load_or_refuse(position: Any) -> State | None:
    """The state of a position, or None if it is refused in so many words."""
    try:
        return GAME.load(position)
    except Trouble as trouble:
        if trouble.message != "bad-position":
            raise
        return None


def play_on(state: State, rng: Random) -> None:
    """Play for a while; every state is sound."""
    for _ in range(40):
        actor = GAME.actor(state)
        state.check()
        for seat in (None, 0):
            GAME.view(state, seat)
        if actor == OVER:
            return
        legal = GAME.legal(state)
        assert legal
        assert legal == sorted(set(legal))
        assert actor != CHANCE or min(GAME.odds(state)) > 0
        GAME.step(state, rng.choice(legal))


@pytest.mark.parametrize("options", spared((options,) for options in OPTION_SETS["oh_crab"]))
def test_a_spoiled_position_is_refused_or_can_be_played(options: dict[str, Any]) -> None:
    rng = Random(41)
    refused = played = 0
    for number, (before, _, _) in enumerate(steps(GAME, GAME.new(GAME.parse_options(options)), seed=41)):
        if number % 37:
            continue
        position = GAME.dump(before)
        for _ in range(SPOILED):
            state = load_or_refuse(spoil(position, rng))
            if state is None:
                refused += 1
            else:
                assert GAME.load(GAME.dump(state)) == state
                play_on(state, rng)
                played += 1
    assert min(refused, played) > 20
