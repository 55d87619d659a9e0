"""Wreck Raiders (Tim W.K. Brown, Josh Cappel): raid four wrecks for exhibits, a vault and aquariums; 1 to 5 players."""

from pathlib import Path

from seaboard.games.wreck_raiders.box import load_box
from seaboard.games.wreck_raiders.game import WreckRaiders


def open_game(box_file: Path | None = None) -> WreckRaiders:
    """The game with its own box, or with an owner's."""
    return WreckRaiders(load_box(box_file))
