"""Refuses what was given to a form and does not fit, before a module that checks nothing reads or writes beyond it."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from seaboard.core.forms.contract import Seeds, Table
    from seaboard.core.game import Game, State

LARGEST_SEEDS = (2147483562, 2147483398)
"""What `drawing.random_below` leaves behind at most: beyond that forms differ, as products no longer fit 64 bits."""


def check_state(game: Game[Any], state: State) -> State:
    """A state, if it is one of this game."""
    if type(state) is not game.record:
        kind = type(state)
        raise TypeError(f"{game.name} is played with states of its own, not with {kind.__module__}.{kind.__qualname__}")
    return state


def join_worlds(game: Game[Any], worlds: Sequence[Table]) -> bytes:
    """The records of tables one behind the other, if all are tables of this game."""
    data = [world.data() for world in worlds]
    size = game.record.packing.size
    if not data or any(len(each) != size for each in data):
        raise ValueError(f"{game.name} is searched on tables of its own, at least one")
    return b"".join(data)


def check_seeds(rng: Seeds) -> Seeds:
    """Seeds, if there are two of 64 bits that can be drawn from."""
    if not isinstance(rng, array) or rng.typecode != "q" or len(rng) != 2:
        raise TypeError(f"seeds are two numbers in an array, as forms.contract.seeds() makes them, not {rng!r:.80}")
    if not (0 < rng[0] <= LARGEST_SEEDS[0] and 0 < rng[1] <= LARGEST_SEEDS[1]):
        raise ValueError(f"seeds are from 1 to {LARGEST_SEEDS[1]}, not {rng[0]} and {rng[1]}")
    return rng


def check_seat(seat: int, players: int) -> int:
    """A seat, if there is such a one."""
    if not 0 <= seat < players:
        raise ValueError(f"there are {players} seats, and seat {seat} was asked for")
    return seat
