"""How a game's table is drawn in a terminal, one module for each game. They see what a player sees: the JSON view. A
table is drawn in parts, so that after a move only the parts that have changed need to be shown again.

A module has `draw`, and where the game needs them `SIDE_BY_SIDE` (rows of columns of parts, for wide screens),
`TIE_BREAKS` (what is counted, one after the other, for those who would share the victory else), `list_tied` (who these
are, if not all with the highest total) and `tell_verdict` (the result of a game for one)."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table

from seaboard.core.game import Game, Json, ScoreSheet, State
from seaboard.locales.words import Words

if TYPE_CHECKING:
    from seaboard.terminal.screen import Screen

SEAT_STYLES = ("red3", "dodger_blue2", "green4", "orange3", "medium_purple")
SEAT_MARKS = ("●", "▲", "★", "■", "◆")
WIDE = 116  # columns from which parts of the table stand side by side
NARROW = 72  # columns below which things stand in lines that would else stand in tables

Parts = dict[str, RenderableType]


class Picture:
    """The table on a screen: it remembers what was shown of it last."""

    def __init__(self, game: Game[Any], words: Words, names: list[str]) -> None:
        self._game = game
        self._words = words
        self._names = names
        self._shown: dict[str, str] = {}

    def show_all(self, screen: Screen, state: State, seat: int | None) -> None:
        """The whole table as a seat sees it; None: as everybody does."""
        parts = self._draw(screen, state, seat)
        self._changes(screen, parts)
        screen.print(_lay_out(self._game.name, parts, screen.width))

    def show_changes(self, screen: Screen, state: State, seat: int | None) -> None:
        """The parts of the table that have changed since it was last shown; the first time all of it."""
        if not self._shown:
            self.show_all(screen, state, seat)
            return
        for part in self._changes(screen, self._draw(screen, state, seat)):
            screen.print(part)

    def forget(self) -> None:
        """Whatever was shown: the next time all of it is new."""
        self._shown = {}

    def _draw(self, screen: Screen, state: State, seat: int | None) -> Parts:
        return draw_parts(self._game.view(state, seat), self._words, self._names, screen.width)

    def _changes(self, screen: Screen, parts: Parts) -> list[RenderableType]:
        looks = {name: screen.look_of(part) for name, part in parts.items()}
        changed = [part for name, part in parts.items() if self._shown.get(name) != looks[name]]
        self._shown = looks
        return changed


def draw_parts(view: Json, words: Words, names: list[str], width: int) -> Parts:
    """The parts of the table that a view shows, for a screen of this many columns."""
    parts: Parts = table_of(view["game"]).draw(view, words, names, width)
    return parts


def draw_table(view: Json, words: Words, names: list[str], width: int) -> RenderableType:
    """The whole table that a view shows."""
    return _lay_out(view["game"], draw_parts(view, words, names, width), width)


def _lay_out(game: str, parts: Parts, width: int) -> RenderableType:
    """All parts below each other; where there is room, some side by side."""
    rest = dict(parts)
    drawn: list[RenderableType] = []
    for row in getattr(table_of(game), "SIDE_BY_SIDE", ()) if width >= WIDE else ():
        grid = Table.grid(padding=(0, 2))
        columns = [[rest.pop(name) for name in column if name in rest] for column in row]
        grid.add_row(*(Group(*column) for column in columns if column))
        drawn.append(grid)
    return Group(*drawn, *rest.values())


def table_of(game: str) -> ModuleType:
    """The module that knows a game's table."""
    return import_module(f"seaboard.terminal.tables.{game}")


def seat_mark(seat: int) -> str:
    """A seat's symbol: its colour is never the only mark."""
    return SEAT_MARKS[seat]


def top_totals(view: Json, sheet: ScoreSheet) -> list[int]:
    """Those with the highest total."""
    return [seat for seat, total in enumerate(sheet.totals) if total == max(sheet.totals)]
