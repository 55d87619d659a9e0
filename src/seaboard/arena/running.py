"""Runs a plan of games on the processors of this machine, or of many, and keeps the results. A run that was interrupted
goes on where it was and ends in the same file: a game follows from the plan and its number alone, as long as bots think
in iterations and not in seconds."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import TypeVar

from seaboard.arena.players import open_player
from seaboard.arena.playing import Played, play_game
from seaboard.arena.results import Results
from seaboard.arena.schedule import Plan, game_of, pair
from seaboard.core.errors import Trouble

AHEAD = 4
"""Games that are begun for each process; what is not written yet is lost when a run is interrupted."""

MOST_LOSSES = 5
"""How often processes may die before a single game has been played."""

CAN_BE_DEAF = hasattr(signal, "pthread_sigmask")  # not on Windows

Tell = Callable[[Played], None]
Stop = Callable[[Played], bool]
PlayAll = Callable[[Plan, range], Generator[Played, None, None]]
"""Plays games and gives them in their order."""
Begun = TypeVar("Begun")


def run(
    plan: Plan,
    games: int,
    play_all: PlayAll,
    file: Path | None = None,
    tell: Tell = lambda played: None,
    stop: Stop = lambda played: False,
) -> list[Played]:
    """Play the games of a plan that are not in the file yet; `tell` hears of each, and the first that `stop` approves
    of is the last. Returns all of them, also those that the file had."""
    with Results(plan, file) as results:
        had = len(results.games)
        for at, played in enumerate(_each(results, plan, games, play_all)):
            if at >= had:
                results.add(played)
            tell(played)
            if stop(played):
                return results.games[: at + 1]
        return results.games[:games]


def _each(results: Results, plan: Plan, games: int, play_all: PlayAll) -> Iterator[Played]:
    known = results.games[:games]
    yield from known
    with closing(play_all(plan, range(len(known), games))) as fresh:
        yield from fresh


def play_number(plan: Plan, number: int) -> Played:
    """One game of a plan."""
    game = game_of(plan.game)
    if (game.rules_version, game.box.hash) != (plan.rules_version, plan.box):
        raise Trouble("other-rules-there", game=plan.game)
    pairing = pair(plan, number)
    bots = [open_player(name, game) for name in pairing.bots]
    played = play_game(game, pairing.options, bots, Random(f"{plan.seed}/{number}"), pairing.bots)
    played.number = number
    played.variant = pairing.variant
    return played


def play_here(plan: Plan, numbers: range) -> Generator[Played, None, None]:
    """Play in this process."""
    for number in numbers:
        yield play_number(plan, number)


def play_in_processes(processes: int) -> PlayAll:
    """Plays in several processes. If one of them is killed, the games that were lost are played again."""

    def play_all(plan: Plan, numbers: range) -> Generator[Played, None, None]:
        left, losses = numbers, 0
        while left:
            try:
                with closing(_play_in_pool(plan, left, processes)) as games:
                    for played in games:
                        left, losses = range(played.number + 1, numbers.stop), 0
                        yield played
            except BrokenProcessPool:
                losses += 1
                if losses == MOST_LOSSES:
                    raise Trouble("processes-die", number=left.start) from None

    return play_all


def _play_in_pool(plan: Plan, numbers: range, processes: int) -> Generator[Played, None, None]:
    context = multiprocessing.get_context("spawn")  # a fork would inherit the lock of whatever draws the bar
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(min(processes, len(numbers)), context, initializer=_follow_writer)
    try:
        begun = (_begin(pool, plan, number) for number in numbers)
        yield from in_order(begun, Future.result, AHEAD * processes)
    except BaseException:
        for process in set(multiprocessing.active_children()).difference(others):
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _begin(pool: ProcessPoolExecutor, plan: Plan, number: int) -> Future[Played]:
    with _deaf():
        return pool.submit(play_number, plan, number)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes that are started meanwhile do not hear Ctrl-C before they know what to do then; this one hears it
    afterwards."""
    if not CAN_BE_DEAF:
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def in_order(begun: Iterable[Begun], finish: Callable[[Begun], Played], ahead: int) -> Iterator[Played]:
    """The results of what was begun, in its order; only so many are begun ahead."""
    waiting: deque[Begun] = deque()
    for each in begun:
        waiting.append(each)
        if len(waiting) >= ahead:
            yield finish(waiting.popleft())
    while waiting:
        yield finish(waiting.popleft())


def _follow_writer() -> None:
    """Ctrl-C is for the process that writes; when that has gone, however it went, nobody wants the games any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if CAN_BE_DEAF:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_end_with, args=(multiprocessing.parent_process(),), daemon=True).start()


def _end_with(writer: BaseProcess) -> None:
    writer.join()
    os._exit(1)
