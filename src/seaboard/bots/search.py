"""The bot that looks ahead (`core/search.py`): it imagines worlds that its seat holds for possible, lets the fastest
form of the rules search them, and plays what was tried most. It is given an imagined state, so that it knows no more
than its seat. All chance comes from one generator: with a budget of iterations equal seeds choose alike."""

from __future__ import annotations

import threading
import time
from array import array
from functools import cache
from random import Random
from typing import Any, NamedTuple

from seaboard.core import search
from seaboard.core.forms.contract import Form, SearchMemory, seeds
from seaboard.core.forms.modules import is_at_hand
from seaboard.core.game import Game, State

ROOM = 1 << 18
"""Nodes of a tree. What does not fit is judged without being remembered."""

CHUNK = 32
"""Iterations between two looks at the clock."""

SOLO_SWING = 100.0
"""Who plays alone has no lead: points that are as good as they are many. Nobody else's turn ends a playout."""

MOST_SEED = 2147483398


class Settings(NamedTuple):
    """How to think. A budget is a number of iterations or of seconds; with both, what is used up first."""

    seconds: float | None = 0.05
    iterations: int | None = None
    turns: int = 1
    """How often another seat comes to act after the tree's end before the table is judged."""
    curiosity: float = 0.2
    swing: float = 20.0
    """The lead in points that makes a victory three times as likely as a defeat."""
    worlds: int = 48
    """How many worlds are imagined where there are secrets."""


class Weighed(NamedTuple):
    """What a search found out about an action: how often it was tried, and the value it led to, 0 to 1."""

    action: int
    visits: int
    value: float


class Searcher:
    """A player who looks ahead."""

    def __init__(self, settings: Settings | None = None, form: str | None = None) -> None:
        self._settings = settings or Settings()
        self._form = form

    def __call__(self, game: Game[Any], state: State, seat: int, rng: Random) -> int:
        """The action to play; a forced one costs nothing."""
        choices = game.legal(state, seat)
        if len(choices) == 1:
            return choices[0]
        return self.weigh(game, state, seat, rng)[0].action

    def weigh(self, game: Game[Any], state: State, seat: int, rng: Random) -> list[Weighed]:
        """All legal actions, what was tried most first."""
        settings = self._settings
        if game.players(state) == 1:
            settings = settings._replace(turns=0, swing=SOLO_SWING)
        form = open_form(game, self._form)
        choices = game.legal(state, seat)
        worlds = imagine_worlds(game, state, seat, settings.worlds, rng)
        memory = lay_out(game, settings, seat, choices, len(worlds), rng)
        go_on = form.open_search(worlds, memory)
        done, deadline = 0, None if settings.seconds is None else time.perf_counter() + settings.seconds
        while settings.iterations is None or done < settings.iterations:
            chunk = CHUNK if settings.iterations is None else min(CHUNK, settings.iterations - done)
            go_on(chunk)
            done += chunk
            if deadline is not None and time.perf_counter() >= deadline:
                break
        return read_children(memory)


@cache
def open_form(game: Game[Any], name: str | None = None) -> Form:
    """A form of the rules; if none is named, the fastest that is at hand without a compiler."""
    return game.form(name or ("native" if is_at_hand(game) else "interpreted"))


def imagine_worlds(game: Game[Any], state: State, seat: int, count: int, rng: Random) -> list[State]:
    """Worlds that the seat holds for possible; where nobody has secrets there is only one."""
    if not game.has_secrets:
        return [state]
    return [game.imagine(state, seat, rng) for _ in range(count)]


_kept = threading.local()


def _tree() -> array[int]:
    """Room for a tree, one for each thread that thinks: nothing needs to be wiped."""
    if not hasattr(_kept, "tree"):
        _kept.tree = _zeros(ROOM * search.NODE)
    tree: array[int] = _kept.tree
    return tree


def lay_out(
    game: Game[Any], settings: Settings, seat: int, choices: list[int], worlds: int, rng: Random
) -> SearchMemory:
    """The memory of a new search."""
    plan = _zeros(search.PLAN_LENGTH)
    plan[search.SEAT] = seat
    plan[search.CHOICES] = len(choices)
    plan[search.WORLDS] = worlds
    plan[search.ROOM] = ROOM
    plan[search.TURNS] = settings.turns
    plan[search.CURIOSITY] = int(settings.curiosity * search.ONE)
    plan[search.SWING] = int(settings.swing * 100)
    plan[search.MOST_PLAYED] = 1000
    return SearchMemory(
        choices=array("q", choices),
        tree=_tree(),
        plan=plan,
        path=_zeros(search.DEEPEST),
        out=_zeros(game.most_actions),
        weights=_zeros(game.most_actions),
        children=_zeros(game.most_actions),
        values=_zeros(3 * search.MOST_SEATS),
        rng=seeds(rng.randrange(1, MOST_SEED), rng.randrange(1, MOST_SEED)),
    )


def _zeros(length: int) -> array[int]:
    return array("q", bytes(8 * length))


def read_children(memory: SearchMemory) -> list[Weighed]:
    """What lies directly below the root."""
    found, tree = [], memory.tree
    child = tree[search.FIRST_CHILD]
    while child:
        at = child * search.NODE
        visits, worth = tree[at + search.VISITS], tree[at + search.WORTH]
        found.append(Weighed(tree[at + search.LABEL], visits, worth / search.ONE / visits if visits else 0.0))
        child = tree[at + search.NEXT_CHILD]
    return sorted(found, key=lambda each: (-each.visits, -each.value, each.action))
