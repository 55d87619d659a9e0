"""The games of the room, one folder each. A game is imported when somebody wants to play it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from seaboard.core.errors import Trouble

if TYPE_CHECKING:
    from seaboard.core.game import Game

GAMES = ("wreck_raiders", "oh_crab", "schatztaucher")


def open_game(name: str, box_file: Path | None = None) -> Game[Any]:
    """The game of this name, with its own box or an owner's."""
    if name not in GAMES:
        raise Trouble("unknown-game", game=name, games=", ".join(GAMES))
    game: Game[Any] = import_module(f"seaboard.games.{name}").open_game(box_file)
    return game
