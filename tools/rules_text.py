"""Prints the rules that follow from a game's decisions, as they are run: `python -m tools.rules_text oh_crab`."""

from __future__ import annotations

import sys

from seaboard.games import GAMES, open_game

if __name__ == "__main__":
    names = sys.argv[1:] or GAMES
    print("\n\n".join(f"# {name}\n\n{open_game(name).rulebook.text}" for name in names))
