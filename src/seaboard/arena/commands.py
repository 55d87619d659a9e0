"""`seaboard arena`: plays what the command line asks for, with a bar, and tells what came out."""

from __future__ import annotations

import os
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from seaboard.arena.findings import Section, Teller
from seaboard.arena.flags import LADDER, MATCH
from seaboard.arena.playing import Played
from seaboard.arena.report import check_place, make_page, write_report
from seaboard.arena.results import read_others
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
    report: Path | None = None
    processes: int = 0
    ray: bool = False
    ray_address: str | None = None
    until_sure: bool = False
    vary: str = ""
    also: list[Path] = []


def hold(wishes: Wishes, language: str) -> None:
    """Play, print the tables, and write the report."""
    if not (1 <= wishes.games <= MOST_GAMES and 0 <= wishes.processes <= MOST_PROCESSES):
        raise Trouble("nothing-to-play", games=MOST_GAMES, processes=MOST_PROCESSES)
    bots = RIVALS.get(wishes.command, [GREEDY]) if wishes.bots is None else wishes.bots
    plan = make_plan(wishes.game, wishes.options, bots, wishes.seed, wishes.command, wishes.vary)
    if wishes.report is not None:
        check_place(wishes.report, wishes.file)
    words = Words(language, "arena", wishes.game)
    judge = _call_judge(plan) if wishes.until_sure else None
    others = read_others(plan, wishes.file, wishes.also)
    games = _play(plan, wishes, words, judge)
    console, sections = Console(), tell(plan, [*games, *chain(*others.values())], words, judge)
    for section in sections:
        show(console, section)
    if wishes.report is not None:
        also = {file: len(played) for file, played in others.items()}
        write_report(wishes.report, make_page(plan, len(games), also, sections, words))


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
    if wishes.ray or wishes.ray_address:
        from seaboard.arena.on_ray import play_on_ray

        return play_on_ray(wishes.ray_address, processes)
    return play_here if processes == 1 else play_in_processes(processes)
