"""How a game's table is drawn in a terminal, one module for each game. They see what a player sees: the JSON view."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from seaboard.core.game import Json
from seaboard.locales.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

SEAT_STYLES = ("red3", "dodger_blue2", "green4", "orange3", "medium_purple")
SEAT_MARKS = ("●", "▲", "★", "■", "◆")


def draw_table(view: Json, words: Words, names: list[str], wide: bool) -> RenderableType:
    """The table of a view. `wide`: there is room for two columns."""
    drawn: RenderableType = _module(view).draw(view, words, names, wide)
    return drawn


def name_things(view: Json, words: Words) -> Words:
    """Words that call the game's things by their names. A game whose drawing shows the ids needs no names."""
    module = _module(view)
    return words.naming(module.name_things(view, words)) if hasattr(module, "name_things") else words


def _module(view: Json) -> ModuleType:
    return import_module(f"seaboard.terminal.tables.{view['game']}")


def seat_mark(seat: int) -> str:
    """A seat's symbol: its colour is never the only mark."""
    return SEAT_MARKS[seat]
