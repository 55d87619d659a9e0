"""`seaboard arena`: plays what the command line asks for, with a bar, and tells what came out."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from seaboard.arena.flags import MATCH
from seaboard.arena.playing import Played
from seaboard.arena.running import Plan, make_plan, run
from seaboard.arena.telling import tell_balance, tell_match
from seaboard.core.errors import Trouble
from seaboard.locales.words import Words

RIVALS = {MATCH: ["search", "greedy"]}
"""Who plays if nothing is said; where a game is to be balanced, greedy bots."""


class Wishes(msgspec.Struct):
    """What is to be played, as the command line says it."""

    doing: str
    game: str
    options: dict[str, Any]
    bots: list[str] | None = None
    games: int = 100
    seed: str = "1"
    file: Path | None = None
    processes: int = 0


def hold(wishes: Wishes, language: str) -> None:
    """Play, and print the tables."""
    if wishes.games < 1 or wishes.processes < 0:
        raise Trouble("nothing-to-play")
    plan = make_plan(wishes.game, wishes.options, wishes.bots or RIVALS.get(wishes.doing, ["greedy"]), wishes.seed)
    words = Words(language, "arena", wishes.game)
    played = _play(plan, wishes, words)
    console = Console()
    for table in (tell_match if wishes.doing == MATCH else tell_balance)(words, played):
        console.print(table)


def _play(plan: Plan, wishes: Wishes, words: Words) -> list[Played]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bars:
        bar = bars.add_task(words("arena-playing"), total=wishes.games)
        processes = wishes.processes or os.cpu_count() or 1
        return run(plan, wishes.games, processes, wishes.file, lambda played: bars.advance(bar))
