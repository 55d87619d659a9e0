"""The file of results, JSON Lines: first the plan, then a line for each game in their order. Whoever writes holds it; a
line that was cut off is dropped, and whatever goes wrong leaves a file of whole lines."""

from __future__ import annotations

import os
from collections.abc import Sequence, Sized
from functools import cache
from pathlib import Path

import msgspec

from seaboard.arena.playing import Played
from seaboard.arena.schedule import Plan, game_of
from seaboard.core.errors import Trouble, explain_system
from seaboard.core.locks import hold

PLAYED_ALIKE = ("game", "rules_version", "box", "options", "vary")
"""What must be the same in plans whose games can be compared."""
PLANNED = ("command", *PLAYED_ALIKE, "bots", "seed")
"""All of a plan, in the order in which differences are looked for."""


class Results:
    """The games of a plan that were played so far. Without a file they are kept in memory only."""

    def __init__(self, plan: Plan, file: Path | None = None) -> None:
        self.games: list[Played] = []
        self.file = file
        if file is None:
            return
        self._create(file)
        self._out = hold(file, Trouble("results-in-use", file=str(file)))
        try:
            self._take_up(plan, file)
        except BaseException:
            self._out.close()
            raise

    def __enter__(self) -> Results:
        return self

    def __exit__(self, *error: object) -> None:
        if self.file is not None:
            self._out.close()

    def add(self, played: Played) -> None:
        """Remember a game; its line is written whole or not at all."""
        if self.file is not None:
            self._write(msgspec.json.encode(played) + b"\n")
        self.games.append(played)

    def _create(self, file: Path) -> None:
        if file.exists() and not file.is_file() and not file.is_dir():
            raise Trouble("unusable-file", file=str(file), reason=Trouble("not-a-plain-file"))
        try:
            file.open("ab").close()
        except OSError as error:
            raise Trouble("unwritable-file", file=str(file), reason=explain_system(error)) from None

    def _take_up(self, plan: Plan, file: Path) -> None:
        """The games that a file has already, which must be of the same plan."""
        self._out.seek(0)
        lines = self._out.read().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            self._check_cut(lines, file)
            os.ftruncate(self._out.fileno(), sum(map(len, lines[:-1])))
            lines.pop()
        if not lines:
            self._write(msgspec.json.encode(plan) + b"\n")
            return
        self.games = _read_sound(lines, plan, PLANNED, file)

    def _check_cut(self, lines: list[bytes], file: Path) -> None:
        """Something else than results must not be cut, even if it has no end of line."""
        if len(lines) == 1 and not lines[0].startswith(b'{"game":'):
            raise Trouble("no-results", file=str(file))
        if len(lines) > 1:
            try:
                msgspec.json.decode(lines[0], type=Plan)
            except msgspec.DecodeError:
                raise Trouble("no-results", file=str(file)) from None

    def _write(self, line: bytes) -> None:
        """Past the buffer, so that nothing of a line that could not be written comes later."""
        handle = self._out.fileno()
        end = os.lseek(handle, 0, os.SEEK_END)
        try:
            while line:
                line = line[os.write(handle, line) :]
        except BaseException as error:
            os.ftruncate(handle, end)
            if isinstance(error, OSError):
                done, reason = len(self.games), explain_system(error)
                raise Trouble("results-stopped", file=str(self.file), reason=reason, games=done) from None
            raise


def read_others(plan: Plan, file: Path | None, others: Sequence[Path]) -> dict[Path, list[Played]]:
    """Games of other plans, that were played at the same table by the same rules, from files other than the plan's own
    and each other. A line that was cut off is not counted."""
    games: dict[Path, list[Played]] = {}
    known = {file.resolve()} if file is not None else set()
    for other in others:
        if other.resolve() in known:
            raise Trouble("results-twice", file=str(other))
        known.add(other.resolve())
        try:
            lines = other.read_bytes().splitlines(keepends=True)
        except OSError as error:
            raise Trouble("unreadable-file", file=str(other), reason=explain_system(error)) from None
        whole = [line for line in lines if line.endswith(b"\n")]
        games[other] = _read_sound(whole, plan, PLAYED_ALIKE, other)
    return games


def _read_sound(lines: list[bytes], plan: Plan, parts: Sequence[str], file: Path) -> list[Played]:
    """The games of a file whose plan is the same in these parts, each of them whole and in its place."""
    try:
        begun, games = read_results(lines)
    except (IndexError, msgspec.DecodeError, UnicodeDecodeError):
        raise Trouble("no-results", file=str(file)) from None
    _compare(begun, plan, parts, file)
    for number, played in enumerate(games):
        if played.number != number or not _is_sound(played, begun):
            raise Trouble("no-results", file=str(file))
    return games


def _compare(begun: Plan, plan: Plan, parts: Sequence[str], file: Path) -> None:
    """A file of another plan is left alone, and the first difference named."""
    for part in parts:
        if getattr(begun, part) != getattr(plan, part):
            raise Trouble("other-results", file=str(file), part=part)


def _is_sound(played: Played, plan: Plan) -> bool:
    """Whether a line tells of a whole game with bots of the plan; somebody may have edited it, or a disk lost a bit."""
    seats = len(played.bots)
    if seats != plan.options["players"] and plan.vary != "players":
        return False
    lists: list[Sized] = [played.shares, played.totals, played.decisions, *played.parts.values()]
    return (
        seats > 0
        and set(played.bots) <= set(plan.bots)
        and played.first in range(seats)
        and all(len(each) == seats for each in lists)
        and played.parts.keys() == _parts_of(plan.game)
        and played.totals == [sum(points) for points in zip(*played.parts.values(), strict=True)]
        and all(0 <= share <= 1 for share in played.shares)
    )


@cache
def _parts_of(name: str) -> frozenset[str]:
    """The parts of a game's score sheet."""
    game = game_of(name)
    return frozenset(game.score(game.new(game.parse_options({}))).parts)


def read_results(lines: list[bytes]) -> tuple[Plan, list[Played]]:
    """A file of results: the plan and the games."""
    return msgspec.json.decode(lines[0], type=Plan), [msgspec.json.decode(line, type=Played) for line in lines[1:]]
