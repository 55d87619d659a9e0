"""Positions that somebody may send: a readable position with a few things in it changed at random."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

from seaboard.core.errors import Trouble
from seaboard.core.game import CHANCE, OVER, Game, Json

ODD: tuple[Any, ...] = (-1, 0, 1, 2, 5, 99, 10**30, "", "?", "x", None, True, [], {}, 1.5)


def mutate(position: Json, rng: Random) -> Json:
    """A copy with one to three changes: values replaced by others of the position or by odd ones, left out, doubled,
    exchanged."""
    changed = copy.deepcopy(position)
    for _ in range(rng.randint(1, 3)):
        places = list(_places(changed))
        if places:
            _change(*rng.choice(places), [holder[key] for holder, key in places], rng)
    return changed


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every list and object of a position with each of its keys."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield value, key
        yield from _places(inner)


def _change(holder: Any, key: Any, values: list[Any], rng: Random) -> None:
    way = rng.randrange(6)
    if way == 0:
        holder[key] = copy.deepcopy(rng.choice(ODD))
    elif way == 1:
        del holder[key]
    elif way == 2 and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))
    elif way == 3 and type(holder[key]) is int:
        holder[key] += rng.choice((-1, 1))
    else:
        alike = [value for value in values if type(value) is type(holder[key])]
        holder[key] = copy.deepcopy(rng.choice(alike))


def check_mutation(game: Game[Any], position: Json, rng: Random) -> bool:
    """A changed position is refused with a Trouble, or can be shown, stored and played on; return whether it can."""
    changed = mutate(position, rng)
    try:
        state = game.load(changed)
    except Trouble:
        return False
    assert game.load(game.dump(state)) == state
    for _ in range(40):
        actors = game.actors(state)
        if game.actor(state) == OVER:
            break
        for seat in (None, *range(game.players(state))):
            game.view(state, seat)
        actor = rng.choice(actors)
        legal = game.legal(state, actor)
        assert legal, changed
        assert actor != CHANCE or len(game.odds(state)) == len(legal)
        game.step(state, rng.choice(legal), actor)
        state.check()
    game.score(state)
    return True
