"""Players made of code. A bot is given an imagined state: what its seat knows, the rest drawn at random."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, Protocol

from seaboard.bots.levels import LEVELS, settings_of, suit
from seaboard.core.errors import Trouble
from seaboard.core.game import Game, State

RANDOM, GREEDY, SEARCH = "random", "greedy", "search"
BOTS = (*LEVELS, RANDOM, GREEDY, SEARCH)
"""All names that `open_bot` knows: the five levels, and what they are measured against."""


class Choose(Protocol):
    """How a bot decides: one of the legal actions of the seat."""

    def __call__(self, game: Game[Any], state: State, seat: int, rng: Random) -> int:
        """The action to play."""
        ...


def open_bot(level: str, game: Game[Any], crowd: Callable[[], float] = lambda: 0.0) -> Choose:
    """The bot of a level for this game; `crowd` tells it how many others wait for the same processor."""
    if level == RANDOM:
        return choose_at_random
    if level == GREEDY:
        choose: Choose = import_module(f"seaboard.bots.greedy.{game.name}").choose
        return choose
    if level in (SEARCH, *LEVELS):
        from seaboard.bots.search import Searcher

        settings = suit(game.name) if level == SEARCH else settings_of(level, game.name)
        return Searcher(settings, crowd=crowd)
    raise Trouble("unknown-bot", bot=level, bots=", ".join(BOTS))


def choose_at_random(game: Game[Any], state: State, seat: int, rng: Random) -> int:
    """Any legal action."""
    return rng.choice(game.legal(state, seat))


def decide(bot: Choose, game: Game[Any], state: State, seat: int, rng: Random) -> int:
    """Let a bot decide for a seat without showing it more than the seat may know."""
    return bot(game, game.imagine(state, seat, rng), seat, rng)
