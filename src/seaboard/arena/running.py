"""Runs a plan of games in several processes and keeps the results in a file of JSON Lines: first the plan, then a line
for each game in their order. A run that was interrupted goes on where it was, and ends in the same file: a game follows
from the seed and its number alone, as long as bots think in iterations and not in seconds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import cache
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from seaboard.arena.players import fill_seats, open_player
from seaboard.arena.playing import Played, play_game
from seaboard.core.errors import Trouble
from seaboard.core.game import Game
from seaboard.games import open_game

Tell = Callable[[Played], None]


class Plan(msgspec.Struct, frozen=True):
    """What is played: all that the results follow from, except how many games."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: str
    rules_version: int = 0
    box: str = ""


def make_plan(game: str, options: dict[str, Any], bots: list[str], seed: str) -> Plan:
    """A plan, checked: the game, its options and the bots must exist."""
    opened = _game(game)
    parsed = opened.parse_options(options)
    for number, name in enumerate(fill_seats(bots, opened.players(opened.new(parsed)), 0)):
        if number < len(bots):
            open_player(name, opened)
    whole = msgspec.to_builtins(parsed)
    return Plan(game, whole, bots, seed, opened.rules_version, opened.box.hash)


@cache
def _game(name: str) -> Game[Any]:
    return open_game(name)


def play_number(plan: Plan, number: int) -> Played:
    """One game of a plan."""
    game = _game(plan.game)
    options = game.parse_options(plan.options)
    names = fill_seats(plan.bots, game.players(game.new(options)), number)
    bots = [open_player(name, game) for name in names]
    played = play_game(game, options, bots, Random(f"{plan.seed}/{number}"), names)
    played.number = number
    return played


def run(plan: Plan, games: int, processes: int, file: Path | None, tell: Tell = lambda played: None) -> list[Played]:
    """Play all games of a plan that are not in the file yet; `tell` hears of each. Returns all of them."""
    done = [] if file is None else _take_up(file, plan)
    for played in done[:games]:
        tell(played)
    numbers = range(len(done), games)
    with nullcontext() if file is None else file.open("a", encoding="utf-8") as out:
        for played in _play_all(plan, numbers, processes):
            done.append(played)
            if out is not None:
                out.write(msgspec.json.encode(played).decode() + "\n")
                out.flush()
            tell(played)
    return done[:games]


def _play_all(plan: Plan, numbers: range, processes: int) -> Iterator[Played]:
    if processes == 1:
        yield from (play_number(plan, number) for number in numbers)
        return
    with ProcessPoolExecutor(processes) as pool:
        try:
            yield from pool.map(play_number, repeat(plan), numbers)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _take_up(file: Path, plan: Plan) -> list[Played]:
    """The games that a file has already, which must be of the same plan; a line that was cut off is dropped."""
    if not file.exists() or not file.read_bytes():
        file.write_bytes(msgspec.json.encode(plan) + b"\n")
        return []
    lines = file.read_bytes().splitlines(keepends=True)
    if not lines[-1].endswith(b"\n"):
        file.write_bytes(b"".join(lines[:-1]))
        lines.pop()
    try:
        begun, done = read_results(lines)
    except (msgspec.DecodeError, IndexError):
        raise Trouble("no-results", file=str(file)) from None
    if begun != plan or [played.number for played in done] != list(range(len(done))):
        raise Trouble("other-results", file=str(file))
    return done


def read_results(lines: list[bytes]) -> tuple[Plan, list[Played]]:
    """A file of results: the plan and the games."""
    return msgspec.json.decode(lines[0], type=Plan), [msgspec.json.decode(line, type=Played) for line in lines[1:]]
