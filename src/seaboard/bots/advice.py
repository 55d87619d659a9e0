"""Hints: the best few actions with what they promise, how sure that is, and why. The reason is what the search itself
expects: its tree is followed several times to the seat's next turn, and what comes about in most of them is told.

The reason speaks of actions and events as logs do, so that it has words in every language; here it has none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Literal, NamedTuple

import msgspec

from seaboard.bots.outlook import Estimate, Outlook, budget_of
from seaboard.bots.search import imagine_worlds
from seaboard.core import search
from seaboard.core.game import CHANCE, OVER, Game, Json, State

Measure = Literal["chance", "points"]
"""What estimates are: chances to win, or points where one plays alone."""

MOST_ADVISED = 3
ITERATIONS = 3000
WORLDS = 48
TRIES = 12
"""How often the way to the next turn is followed."""
MOST_STEPS = 80
MOST_TOLD = 4
SELDOM = 20
"""What was tried so many times less often than the best is not worth telling."""
USUAL = 0.5
"""What comes about in fewer tries is not told."""


class Expected(NamedTuple):
    """Something that a choice is likely to lead to: an action of a seat or of chance, or an event."""

    actor: int | None
    what: Json
    odds: float


class Advised(NamedTuple):
    """An action, what it promises the seat, and what it leads to by the seat's next turn: the points gained on average,
    by the seat and by the best of the others, and what mostly comes about on the way."""

    action: int
    estimate: Estimate
    gain: float
    gain_of_others: float | None
    expected: list[Expected]


def measure_of(game: Game[Any], state: State) -> Measure:
    """What estimates are in this game."""
    return "points" if game.players(state) == 1 else "chance"


def advise(game: Game[Any], state: State, seat: int, rng: Random, iterations: int = ITERATIONS) -> list[Advised]:
    """What a seat may do here, the best first; nothing where it has nothing to decide. The state is an imagined one."""
    choices = game.legal(state, seat)
    if not choices:
        return []
    worlds = imagine_worlds(game, state, seat, WORLDS, rng)
    with Outlook(game, seat, choices, worlds, rng) as outlook:
        outlook.think(budget_of(game, iterations))
        found = outlook.prospects()
        best = [prospect for prospect in found[:MOST_ADVISED] if SELDOM * prospect.visits >= found[0].visits]
        advised = []
        for prospect in best:
            ways = [_Way(outlook, worlds[at % len(worlds)], seat, rng) for at in range(TRIES)]
            followed = [way.follow(prospect.action) for way in ways]
            advised.append(_sum_up(prospect.action, prospect.estimates[seat], seat, followed))
        return advised


Met = tuple[int | None, Json]
"""What came about on a way: an action and whose it was, or an event, which is nobody's."""
_met = msgspec.json.Decoder(Met)

ROOT, BEYOND = 0, -1


class _Followed(NamedTuple):
    """One way to the seat's next turn: the points that everybody gained, and what came about, in order."""

    gains: list[int]
    met: list[Met]


class _Way:
    """A way down the tree and beyond it, in one of the imagined worlds."""

    def __init__(self, outlook: Outlook, world: State, seat: int, rng: Random) -> None:
        self.game, self.tree, self.seat, self.rng = outlook.game, outlook.memory.tree, seat, rng
        self.state = world
        self.node = ROOT
        self.met: list[Met] = []
        self.has_acted = False
        """Whether the seat has done something openly: a plan alone leads to nothing."""
        self.has_ended = False
        """Whether the turn is over in which it did so."""
        self.is_back = False
        """Whether the turns of the others are over too: what chance does in the seat's own next turn is not told."""

    def follow(self, action: int) -> _Followed:
        """Do this and go on until it is the seat's turn again."""
        before = self.game.score(self.state).totals
        self._step(self.seat, action)
        for _ in range(MOST_STEPS):
            who = self.game.actor(self.state)
            if who == OVER or self.is_back or (who == self.seat and self.has_ended):
                break
            action = self._choose(who)
            if who == self.seat:
                self.met.append((who, self.game.describe(action)))
            self._step(who, action)
        after = self.game.score(self.state).totals
        return _Followed([now - then for now, then in zip(after, before, strict=True)], self.met)

    def _choose(self, who: int) -> int:
        """What the tree tried most; where it ends, what a sensible player does."""
        legal = self.game.legal(self.state)
        if who == CHANCE:
            return self.rng.choices(legal, self.game.odds(self.state))[0]
        visits = {label: self.tree[child * search.NODE + search.VISITS] for label, child in self._children()}
        tried = [action for action in legal if visits.get(action, 0) > 0]
        if tried:
            return max(tried, key=lambda action: visits[action])
        rules, box, room = self.game.rules, self.game.box.record, [0] * self.game.most_actions
        return max(legal, key=lambda action: int(rules.hunch(box, self.state, action, room)))

    def _step(self, who: int, action: int) -> None:
        before = self.state
        if who == self.seat:
            self.has_acted = self.has_acted or not self._is_plan(action)
        elif who != CHANCE:
            self.has_ended = self.has_acted
        self.node = dict(self._children()).get(action, BEYOND)
        self.state = self.game.copy(before)
        self.game.apply(self.state, action, who)
        for event in self.game.events(before, action, self.state, self.seat):
            if event["event"] in self.game.next_turn:
                self.is_back = self.has_ended and event.get("seat") == self.seat
                self.has_ended = self.has_acted
            elif not self.has_ended or event.get("seat") == self.seat:
                self.met.append((None, event))

    def _is_plan(self, action: int) -> bool:
        """Whether others are not told what the seat does here."""
        rules, box = self.game.rules, self.game.box.record
        others = (other for other in range(self.game.players(self.state)) if other != self.seat)
        return any(rules.hides(box, self.state, action, other) for other in others)

    def _children(self) -> Iterator[tuple[int, int]]:
        """The labels and numbers of the nodes below the one where the way is."""
        child = 0 if self.node == BEYOND else self.tree[self.node * search.NODE + search.FIRST_CHILD]
        while child:
            yield self.tree[child * search.NODE + search.LABEL], child
            child = self.tree[child * search.NODE + search.NEXT_CHILD]


def _sum_up(action: int, estimate: Estimate, seat: int, tries: list[_Followed]) -> Advised:
    """What many ways have in common."""
    means = [sum(gains) / len(tries) for gains in zip(*(each.gains for each in tries), strict=True)]
    others = [mean for each, mean in enumerate(means) if each != seat]
    return Advised(action, estimate, means[seat], max(others, default=None), _list_usual(tries))


def _list_usual(tries: list[_Followed]) -> list[Expected]:
    """What comes about in most of the ways, in the order in which it does."""
    counts: Counter[bytes] = Counter()
    for each in tries:
        counts.update(dict.fromkeys(map(msgspec.json.encode, each.met)).keys())
    usual = [(key, count / len(tries)) for key, count in counts.items() if count >= USUAL * len(tries)]
    told = [(_met.decode(key), odds) for key, odds in usual[:MOST_TOLD]]
    return [Expected(actor, what, odds) for (actor, what), odds in told]
