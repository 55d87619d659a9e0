"""The flags of `seaboard arena`. Imports nothing of the arena, so that help comes at once."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from seaboard.games import GAMES
from seaboard.locales.words import Words

MATCH, LADDER, BALANCE = "match", "ladder", "balance"


def add_arena_flags(doing: Any, add: Callable[..., argparse.ArgumentParser], words: Words) -> None:
    """The commands below `arena`; `doing` collects them and `add` makes one."""
    for name in (MATCH, LADDER, BALANCE):
        command = add(doing, name, words, f"help-arena-{name}")
        command.add_argument("game", metavar="GAME", help=words("help-game", games=", ".join(GAMES)))
        command.add_argument("--players", type=int, metavar="N", help=words("help-players"))
        command.add_argument("--bots", metavar="BOT,...", help=words(f"help-arena-bots-{name}"))
        command.add_argument(
            "-o", "--option", action="append", default=[], metavar="NAME=VALUE", help=words("help-option")
        )
        command.add_argument("--games", type=int, default=100, metavar="N", help=words("help-arena-games"))
        command.add_argument("--seed", default="1", metavar="TEXT", help=words("help-arena-seed"))
        command.add_argument("--file", type=Path, metavar="FILE", help=words("help-arena-file"))
        command.add_argument("--report", type=Path, metavar="FILE", help=words("help-arena-report"))
        command.add_argument("--processes", type=int, default=0, metavar="N", help=words("help-arena-processes"))
        command.add_argument("--ray", action="store_true", help=words("help-arena-ray"))
        command.add_argument("--ray-address", metavar="ADDRESS", help=words("help-arena-ray-address"))
        if name == MATCH:
            command.add_argument("--until-sure", action="store_true", help=words("help-arena-until-sure"))
        if name == LADDER:
            command.add_argument(
                "--also", type=Path, action="append", default=[], metavar="FILE", help=words("help-arena-also")
            )
        if name == BALANCE:
            command.add_argument("--vary", default="", metavar="NAME", help=words("help-arena-vary"))
