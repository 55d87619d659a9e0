"""The bot that looks ahead (`core/search.py`): it imagines worlds that its seat holds for possible, lets the fastest
form of the rules search them, and plays what was tried most. It is given an imagined state, so that it knows no more
than its seat. All chance comes from one generator: with a budget of iterations equal seeds choose alike. Where what is
left of the budget would hardly change the choice, it is not used."""

from __future__ import annotations

import threading
import time
from array import array
from collections.abc import Callable
from functools import cache
from math import exp, inf
from random import Random
from typing import Any, NamedTuple

from seaboard.bots.levels import Settings, for_players
from seaboard.core import search
from seaboard.core.forms.contract import Form, GoOn, SearchMemory, Seeds, Table, seeds
from seaboard.core.forms.modules import is_at_hand
from seaboard.core.game import Game, State

ROOM = 1 << 18
"""Nodes of a tree. What does not fit is judged without being remembered."""

CHUNK = 32
"""Iterations between two looks at the clock, at first."""

BRIEF = 0.0005
"""What took fewer seconds is done twice as often before the next look: threads that come back to Python too often wait
for each other."""

SETTLED = 4
"""What was tried most is played as soon as it leads by more than this part of the tries that are left."""

OBVIOUS, TOO_SOON = 100, 32
"""Or as soon as everything else was tried in less than one of so many tries, but not before this part of the budget."""

BRIEFEST = 0.05
"""Seconds that are thought about a decision however many wait, if so many were wanted."""

MOST_SEED = 2147483398

Crowd = Callable[[], float]
"""How many others wait for the same processor."""


class Weighed(NamedTuple):
    """What a search found out about an action: how often it was tried, and the value it led to, 0 to 1."""

    action: int
    visits: int
    value: float


class Searcher:
    """A player who looks ahead."""

    def __init__(self, settings: Settings | None = None, form: str | None = None, crowd: Crowd = lambda: 0.0) -> None:
        self._settings = settings or Settings()
        self._form = form
        self._crowd = crowd

    def __call__(self, game: Game[Any], state: State, seat: int, rng: Random) -> int:
        """The action to play; a forced one costs nothing."""
        choices = game.legal(state, seat)
        if len(choices) == 1:
            return choices[0]
        hasty = self._settings.blur == 0 and self._settings.threads == 1
        return pick_one(self.weigh(game, state, seat, rng, hasty), self._settings.blur, rng)

    def weigh(self, game: Game[Any], state: State, seat: int, rng: Random, hasty: bool = False) -> list[Weighed]:
        """All legal actions, what was tried most first; in haste no longer than until that hardly changes any more."""
        settings = for_players(self._settings, game.players(state))
        form = open_form(game, self._form)
        seconds = share_time(settings.seconds, self._crowd())
        deadline = None if seconds is None else time.perf_counter() + seconds
        choices = game.legal(state, seat)
        worlds = lay_worlds(form, game, state, seat, settings.worlds, rng)
        memories = [lay_out(game, settings, seat, choices, len(worlds), rng) for _ in range(settings.threads)]
        budgets = share_out(settings.iterations, settings.threads)
        thinking = [
            threading.Thread(target=think, args=(form.open_search(worlds, memory), budget, deadline))
            for memory, budget in zip(memories[1:], budgets[1:], strict=True)
        ]
        for thread in thinking:
            thread.start()
        think(form.open_search(worlds, memories[0]), budgets[0], deadline, memories[0] if hasty else None)
        for thread in thinking:
            thread.join()
        found = add_up([read_children(memory) for memory in memories])
        for memory in memories:
            give_back(memory)
        return found


def share_out(iterations: int | None, threads: int) -> list[int | None]:
    """How many of the iterations each thread does."""
    if iterations is None:
        return [None] * threads
    return [(iterations + number) // threads for number in reversed(range(threads))]


def share_time(seconds: float | None, crowd: float) -> float | None:
    """The seconds that are left to each, if so many others wait for the same processor."""
    return None if seconds is None else max(min(seconds, BRIEFEST), seconds / (1 + crowd))


def think(go_on: GoOn, iterations: int | None, deadline: float | None, looked_at: SearchMemory | None = None) -> None:
    """Go on with a search until its budget is used up, or until its memory, if it is looked at, is decided. It is
    looked at ever less often, since that is slow."""
    done, chunk, begun = 0, CHUNK, time.perf_counter()
    now, next_look = begun, CHUNK if looked_at is not None else inf
    while iterations is None or done < iterations:
        before = now
        tries = int(min(chunk, next_look - done, inf if iterations is None else iterations - done))
        go_on(tries)
        done += tries
        now = time.perf_counter()
        if deadline is not None and now >= deadline:
            break
        if now - before < BRIEF:
            chunk *= 2
        if looked_at is not None and done >= next_look:
            next_look = done + max(CHUNK, done // 10)
            left = inf
            if iterations is not None:
                left = iterations - done
            elif deadline is not None:
                left = done * (deadline - now) / (now - begun)
            if is_decided(looked_at, done, left):
                break


def is_decided(memory: SearchMemory, done: int, left: float) -> bool:
    """Whether so many more tries would hardly change what was tried most."""
    visits = sorted((visits for visits, _ in read_children(memory).values()), reverse=True)
    most, second = visits[:2]
    if SETTLED * (most - second) > left:
        return True
    return OBVIOUS * second < done and TOO_SOON * done > done + left


def pick_one(weighed: list[Weighed], blur: float, rng: Random) -> int:
    """What was tried most; with a blur also what promised less, the blurrier the more often. What was not tried
    promised nothing."""
    if blur == 0:
        return weighed[0].action
    best = max(each.value for each in weighed)
    return rng.choices(weighed, [exp((each.value - best) / blur) for each in weighed])[0].action


@cache
def open_form(game: Game[Any], name: str | None = None) -> Form:
    """A form of the rules; if none is named, the fastest that is at hand without a compiler."""
    return game.form(name or ("native" if is_at_hand(game) else "interpreted"))


def imagine_worlds(game: Game[Any], state: State, seat: int, count: int, rng: Random) -> list[State]:
    """Worlds that the seat holds for possible; where nobody has secrets there is only one."""
    if not game.has_secrets:
        return [state]
    return [game.imagine(state, seat, rng) for _ in range(count)]


def lay_worlds(form: Form, game: Game[Any], state: State, seat: int, count: int, rng: Random) -> list[Table]:
    """The same as tables. One is imagined from what the seat knows; the others by rule from that one, which is faster,
    unless cards have to be followed by notes."""
    if not game.has_secrets:
        return [form.table(state)]
    worlds, moving = [form.table(game.imagine(state, seat, rng))], draw_seeds(rng)
    while len(worlds) < count:
        world = worlds[0].copy()
        if not world.imagine(seat, moving):
            world = form.table(game.imagine(state, seat, rng))
        worlds.append(world)
    return worlds


_spare_trees: list[array[int]] = []
"""Room for trees that nobody uses now: nothing needs to be wiped."""


def give_back(memory: SearchMemory) -> None:
    """Nobody looks at what a search found any more."""
    _spare_trees.append(memory.tree)


def _tree() -> array[int]:
    try:
        return _spare_trees.pop()
    except IndexError:
        return _zeros(ROOM * search.NODE)


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
    plan[search.STRAIGHT] = int(settings.straight)
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
        rng=draw_seeds(rng),
    )


def draw_seeds(rng: Random) -> Seeds:
    """Seeds for what rules draw."""
    return seeds(rng.randrange(1, MOST_SEED), rng.randrange(1, MOST_SEED))


def _zeros(length: int) -> array[int]:
    return array("q", bytes(8 * length))


def read_children(memory: SearchMemory) -> dict[int, tuple[int, int]]:
    """What lies directly below the root: visits and worth of each action."""
    found, tree = {}, memory.tree
    child = tree[search.FIRST_CHILD]
    while child:
        at = child * search.NODE
        found[tree[at + search.LABEL]] = tree[at + search.VISITS], tree[at + search.WORTH]
        child = tree[at + search.NEXT_CHILD]
    return found


def add_up(trees: list[dict[int, tuple[int, int]]]) -> list[Weighed]:
    """What all trees found out together, what was tried most first."""
    found = []
    for action in trees[0]:
        visits, worth = map(sum, zip(*(tree.get(action, (0, 0)) for tree in trees), strict=True))
        found.append(Weighed(action, visits, worth / search.ONE / visits if visits else 0.0))
    return sorted(found, key=lambda each: (-each.visits, -each.value, each.action))
