"""What lies in a game's box: show it, check an owner's own, write out a copy to start from."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from seaboard.core.box import ABOUT, marked_tables, read_toml
from seaboard.core.errors import Trouble, explain_system
from seaboard.games import GAMES, open_game
from seaboard.locales.words import Words
from seaboard.terminal.screen import Screen

STATUS_STYLES = {"fact": "green", "reconstructed": "yellow"}


def show_box(game: str, box: Path | None, language: str) -> None:
    """All tables of a box with their marks and sources."""
    screen = Screen()
    opened = open_game(game, box)
    words = Words(language, "terminal", game)
    screen.rule(words("title"))
    for name, table in marked_tables(opened.box.tables):
        _show_table(screen, words, name, table)
    screen.print(Text(words("box-hash", hash=opened.box.hash), "dim"))


def _show_table(screen: Screen, words: Words, name: str, table: dict[str, Any]) -> None:
    drawn = Table(
        title=f"{name}: {words('box-status', status=table['status'])}", title_style=STATUS_STYLES[table["status"]]
    )
    drawn.caption = table["source"]
    drawn.add_column()
    drawn.add_column()
    for key, value in table.items():
        if key in ABOUT:
            continue
        for number, line in enumerate(_lines_of(value)):
            drawn.add_row(key if number == 0 else "", line)
    screen.print(drawn)


def _lines_of(value: Any) -> list[str]:
    """A value of a box file as lines: each entry of a list of tables is one."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [", ".join(f"{key} {each}" for key, each in entry.items()) for entry in value]
    if isinstance(value, dict):
        return [f"{key}: {', '.join(_lines_of(each))}" for key, each in value.items()]
    if isinstance(value, list):
        return [" ".join(str(each) for each in value)]
    return str(value).splitlines() or [""]


def check_box(what: str, language: str) -> None:
    """Check a game's own box or an owner's file."""
    if what in GAMES:
        game, path = what, None
    else:
        path = Path(what)
        game = _game_of(path)
    opened = open_game(game, path)
    words = Words(language, "terminal", game)
    Screen().say(words("box-good", title=words("title"), hash=opened.box.hash), "green")


def _game_of(path: Path) -> str:
    """The game that a box file says it is for."""
    name = read_toml(path).get("game")
    if name not in GAMES:
        raise Trouble("unknown-game", game=str(name), games=", ".join(GAMES))
    return str(name)


def export_box(game: str, target: Path | None) -> None:
    """Write a game's own box file to a new file, or to standard output."""
    open_game(game)
    text = resources.files(f"seaboard.games.{game}").joinpath("box.toml").read_text(encoding="utf-8")
    if target is None:
        print(text, end="")
        return
    try:
        with target.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise Trouble("unwritable-file", file=str(target), reason=explain_system(error)) from None
