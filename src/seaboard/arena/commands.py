"""`seaboard arena`: plays what the command line asks for, with a bar, and tells what came out."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from seaboard.arena.findings import Section, Teller
from seaboard.arena.flags import LADDER, MATCH
from seaboard.arena.playing import Played
from seaboard.arena.running import PlayAll, play_here, play_in_processes, run
from seaboard.arena.schedule import Plan, make_plan
from seaboard.arena.sureness import Judge
from seaboard.arena.telling import show
from seaboard.bots import GREEDY, SEARCH
from seaboard.bots.levels import LEVELS
from seaboard.core.errors import Trouble
from seaboard.locales.words import Words

RIVALS = {MATCH: [SEARCH, GREEDY], LADDER: list(LEVELS)}
"""Who plays if nothing is said; where a game is to be balanced, greedy bots."""

MOST_GAMES = 10_000_000
MOST_PROCESSES = 1000


class Wishes(msgspec.Struct):
    """What is to be played, as the command line says it."""

    command: str
    game: str
    options: dict[str, Any]
    bots: list[str] | None = None
    games: int = 100
    seed: str = "1"
    file: Path | None = None
    processes: int = 0
    until_sure: bool = False
    vary: str = ""


def hold(wishes: Wishes, language: str) -> None:
    """Play, and print the tables."""
    if not (1 <= wishes.games <= MOST_GAMES and 0 <= wishes.processes <= MOST_PROCESSES):
        raise Trouble("nothing-to-play", games=MOST_GAMES, processes=MOST_PROCESSES)
    bots = RIVALS.get(wishes.command, [GREEDY]) if wishes.bots is None else wishes.bots
    plan = make_plan(wishes.game, wishes.options, bots, wishes.seed, wishes.command, wishes.vary)
    words = Words(language, "arena", wishes.game)
    judge = _call_judge(plan) if wishes.until_sure else None
    games = _play(plan, wishes, words, judge)
    console = Console()
    for section in tell(plan, games, words, judge):
        show(console, section)


def _call_judge(plan: Plan) -> Judge:
    """Who says when it is sure; there must be somebody to be compared with."""
    if plan.options["players"] < 2 or len(set(plan.bots)) < 2:
        raise Trouble("nobody-to-compare")
    return Judge(plan.bots[0])


def tell(plan: Plan, games: list[Played], words: Words, judge: Judge | None = None) -> list[Section]:
    """What came out."""
    teller = Teller(words, plan, games)
    if plan.command == MATCH:
        return teller.tell_match(None if judge is None else judge.judge())
    return teller.tell_ladder() if plan.command == LADDER else teller.tell_balance()


def _play(plan: Plan, wishes: Wishes, words: Words, judge: Judge | None) -> list[Played]:
    """All games, with a bar; whoever interrupts is told how to go on."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    text = TextColumn("{task.description}")
    with Progress(text, *columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        bar = bars.add_task(words("arena-playing"), total=wishes.games)
        stop = (lambda played: False) if judge is None else judge.hear
        try:
            return run(plan, wishes.games, _choose_players(wishes), wishes.file, lambda _: bars.advance(bar), stop)
        except KeyboardInterrupt:
            done = int(bars.tasks[bar].completed)
    if wishes.file is None:
        raise Trouble("arena-interrupted", games=done)
    raise Trouble("arena-interrupted-file", games=done, file=str(wishes.file))


def _choose_players(wishes: Wishes) -> PlayAll:
    processes = wishes.processes or os.cpu_count() or 1
    return play_here if processes == 1 else play_in_processes(processes)
