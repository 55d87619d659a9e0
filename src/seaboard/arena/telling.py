"""Sections of what was found, as tables for the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from seaboard.arena.findings import Section


def show(console: Console, section: Section) -> None:
    """Print a section."""
    table = Table(title=escape(section.title), title_justify="left")
    for number, column in enumerate(section.columns):
        table.add_column(escape(column), justify="right" if number else "left")
    for row in section.rows:
        table.add_row(*map(escape, row))
    console.print(table)
    if section.note:
        console.print(Padding(escape(section.note), (0, 0, 1, 1)), highlight=False)
