"""Lessons: a guided first game for each game, on a real table with prepared chance. A lesson is a file (`GAME.toml`):
the options, what chance brings and what the other players do, each in order, and the steps of the learner: a sentence
of the game's catalogue (`lesson-...`), what to point at, and the choice to be made, if any. The rules check that all of
it is legal; behind the last step the game is free."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import SystemRandom
from typing import Any

import msgspec

from seaboard.core.converting import convert
from seaboard.core.dealer import FastDealer
from seaboard.core.game import CHANCE, Game, Json, State
from seaboard.core.log import Action

HERE = Path(__file__).parent
LEARNER = 0
"""The learner's seat; the others are bots'."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to read, and perhaps to do. Without `point` it is the choice itself that is pointed at."""

    say: str
    do: Json | None = None
    point: str = ""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game."""

    options: dict[str, Any]
    draws: list[Json]
    others: dict[str, list[Json]]
    steps: list[Step]

    def scripted(self, game: Game[Any], history: Sequence[Action], actor: int) -> int | None:
        """What chance or another player does next; None: the script has come to its end for them."""
        done = sum(action.actor == actor for action in history)
        script = self.draws if actor == CHANCE else self.others.get(str(actor), [])
        return game.action(script[done]) if done < len(script) else None


@cache
def find_lesson(game: str) -> Lesson | None:
    """The lesson of a game, if there is one."""
    file = HERE / f"{game}.toml"
    if not file.is_file():
        return None
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), Lesson)


class LessonDealer:
    """Brings what the lesson has prepared, as long as it fits; then anything."""

    def __init__(self, lesson: Lesson, history: Callable[[], Sequence[Action]]) -> None:
        self._lesson = lesson
        self._history = history
        self._free = FastDealer(SystemRandom())

    def deal(self, game: Game[Any], state: State, seq: int) -> int:
        """The prepared outcome, if it can be."""
        prepared = self._lesson.scripted(game, self._history(), CHANCE)
        if prepared is not None and prepared in game.legal(state):
            return prepared
        return self._free.deal(game, state, seq)
