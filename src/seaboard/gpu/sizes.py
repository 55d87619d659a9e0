"""What kernels have to know of a game beside its rules: how large everything is, and where a few things lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from seaboard.core.game import Game

HELD = 4
"""Games that one thread plays together with those of its warp."""


class Sizes(NamedTuple):
    """Sizes of a game, and places in its state."""

    state: int  # bytes of a state
    pitch: int  # bytes from one state to the next
    due_at: int  # where in a state is written what is due, one byte
    players_at: int
    seats: int  # the most players
    actions: int  # all action ids
    most_actions: int  # the longest legal list
    observed: int
    kinds: int  # kinds of decisions are smaller than this
    held: int  # games of one thread that are played together


def measure(game: Game[Any], held: int = HELD) -> Sizes:
    """The sizes of a game."""
    layout = game.record.dtype()
    return Sizes(
        state=layout.itemsize,
        pitch=(layout.itemsize + 15) // 16 * 16,
        due_at=_place(layout, "due"),
        players_at=_place(layout, "players"),
        seats=_most_players(game),
        actions=max(way.first + way.count for way in game.actions.ways),
        most_actions=game.most_actions,
        observed=game.observed,
        kinds=min(64, max(decision.kind for decision in game.decisions) + 1),
        held=held,
    )


def _place(layout: Any, field: str) -> int:
    return int(layout.fields[field][1])


def _most_players(game: Game[Any]) -> int:
    (options,) = game.options_schema()["$defs"].values()
    return int(options["properties"]["players"]["maximum"])
