"""Oh Crab! (Bartosz Szopka, Bartłomiej Zielonka): a race of crabs from the snack bar to the sea; 2 to 5 players."""

from pathlib import Path

from seaboard.games.oh_crab.box import load_box
from seaboard.games.oh_crab.game import OhCrab


def open_game(box_file: Path | None = None) -> OhCrab:
    """The game with its own box, or with an owner's."""
    return OhCrab(load_box(box_file))
