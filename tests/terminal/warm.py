"""What a process that commands are forked from has done already: imports, and reading the English words."""

from __future__ import annotations

from seaboard.cli import build_parser
from seaboard.core.errors import Trouble
from seaboard.games import GAMES, open_game
from seaboard.locales.words import Words

build_parser(Words("en", "cli", "server", "arena"))
Words("en", "trouble", "server", *GAMES).trouble(Trouble("interrupted"))
for name in GAMES:
    open_game(name)
