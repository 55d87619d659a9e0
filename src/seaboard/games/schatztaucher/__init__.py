"""Die Schatztaucher (Reiner Knizia): dive with a lamp for treasures, wrecks and bonus tiles; 2 to 4 players."""

from pathlib import Path

from seaboard.games.schatztaucher.box import load_box
from seaboard.games.schatztaucher.game import Schatztaucher


def open_game(box_file: Path | None = None) -> Schatztaucher:
    """The game with its own box, or with an owner's."""
    return Schatztaucher(load_box(box_file))
