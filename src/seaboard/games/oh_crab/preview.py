"""The beach of a scenario at a glance, for whoever sets up a table: one letter a field."""

from __future__ import annotations

from seaboard.core.decisions import Json
from seaboard.games.oh_crab import state
from seaboard.games.oh_crab.state import State

LETTERS = {
    state.BLOCKED: "#",
    state.SHORTCUT: "A",
    state.OBSTACLE: "O",
    state.KNOCK: "K",
    state.SWAP_MARK: "T",
    state.CURRENT: "C",
    state.REED: "R",
    state.SHELL_MARK: "S",
}
"""The letters of the box file; of several marks the first here counts."""


def preview_beach(s: State) -> Json:
    """The rows from the land to the sea, seven letters each, and the extra actions beside them."""
    rows = [
        "".join(_letter(s.field[at]) for at in range(row, row + state.COLUMNS))
        for row in range(0, s.sea, state.COLUMNS)
    ]
    return {
        "map": [row for row in rows if row.strip()],
        "tiles": [state.TILE_NAMES[tile] for tile in s.tile if tile >= 0],
    }


def _letter(field: int) -> str:
    if field == state.MISSING:
        return " "
    return next((letter for mark, letter in LETTERS.items() if field & mark), ".")
