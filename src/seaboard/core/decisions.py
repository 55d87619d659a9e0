"""Decisions, declared once. A chapter of a game says beside its guards and effects what may be decided there:

    DECISIONS = (
        Decision(CHOOSE_BUOY, "choose_buoy", ST_2_5, (Way("buoy", DIVE_AT, COLUMNS, dive, may=may_dive),)),
    )

A decision has a kind, which lies on the stack of what is pending (`stack.py`), a name, the rule that says that it is
due, and its ways: each a range of action ids with their readable form, a guard and an effect. From these rows
`writing.py` writes `actor`, `legal`, `odds`, `step`, `settle`, `rule_due` and `forbids` as plain text, the same in
every form of the rules; how an action reads, its id, its rule and what a player might think of follow here.

Guards and effects all take (box, state, which), where `which` counts the actions of a way from 0: its id is
`first + which`. Nothing is popped for an effect: it pops what is due, or leaves it to be decided again. A seat's
decision with one action left is made without asking, one with none is dropped; chance is asked for a single outcome,
too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import KW_ONLY, dataclass
from typing import Any

import msgspec

from seaboard.core.errors import Trouble, quote

Json = dict[str, Any]
Rule = Callable[..., Any]


def whole_range(box: Any, s: Any) -> None:
    """For `Way.considers`: a player may think of any action of this way."""


@dataclass(frozen=True)
class Way:
    """One way to decide, and all actions that are of this kind."""

    name: str
    """How it is called in readable form: `{"do": name, ...}`."""
    first: int
    count: int
    do: Rule
    """do(box, s, which)"""
    _: KW_ONLY
    may: Rule | None = None
    """may(box, s, which): 0, or the number of the rule that forbids it. None: nothing does."""
    when: Rule | None = None
    """when(box, s): whether any action of this way can be possible; asked before its guards, which it spares."""
    seems: Rule | None = None
    """seems(box, s, which): what `may` answers as far as everybody can know. Where a guard looks at something hidden,
    this says whether a decision is asked, which all see; it may then be asked with one action only. So that there is
    one, whenever this is open another way of the decision must really be; the common tests look for it in every world
    that a seat may imagine."""
    reads: Callable[[int], Json] | None = None
    """reads(which): the readable form beside the name."""
    rule: int | Rule = 0
    """The rule it follows, or rule(box, s, which). 0: that of the decision."""
    weigh: Rule | None = None
    """weigh(box, s, which), for chance; 0: impossible. None: each outcome is as likely as any other."""
    lists: Rule | None = None
    """lists(box, s, out, n): writes the ids from place n on, ascending, and returns the new n. For wide ranges with few
    legal actions, and where equal options are listed once; it must list nothing that `may` forbids. Whether there is a
    choice is not asked of it but of `may`: where it lists less than that allows, the decision says `only` or `open`."""
    weighs: Rule | None = None
    """weighs(box, s, out, n): the same for the weights, in the order of `lists`."""
    considers: Callable[[Any, Any], Iterable[int] | None] | None = None
    """considers(box, s): what a player might think of, legal or not (`which`es). `whole_range`: everything. None: only
    what is legal."""
    guarded_always: bool = False
    """Whether the guard's answer is the reason even when another decision is due."""


@dataclass(frozen=True)
class Decision:
    """Something that is to be decided, or that the rules do by themselves."""

    kind: int
    name: str
    rule: int | Rule
    """The rule that says it is due, or rule(box, s)."""
    ways: tuple[Way, ...] = ()
    _: KW_ONLY
    chance: bool = False
    """Whether chance decides."""
    asks: Rule | None = None
    """asks(box, s): whether there is something to decide. None: if there is an action."""
    only: Rule | None = None
    """only(box, s): the one action that is left, which is done without asking; MANY or NONE. None: the guards tell."""
    open: bool = False
    """Whether it is known that there is a choice (or, for chance, an outcome): asked without looking."""
    otherwise: Rule | None = None
    """otherwise(box, s): what is done when there is no action. None: the decision is dropped."""
    do: Rule | None = None
    """do(box, s): what the rules do by themselves, without a decision."""
    who: Rule | None = None
    """who(box, s): the seat that decides. None: the one that was pushed with it."""

    @property
    def has_to_count(self) -> bool:
        """Whether only the guards tell if there is a choice: then `settle` looks for a second action."""
        return self.do is None and self.only is None and not self.open and not (self.chance and self.asks is not None)


MANY, NONE = -1, -2


@dataclass(frozen=True)
class Expansion:
    """What a game has beside its base game, all of it behind that: so the base game is asked about it once, not by the
    guards of each way, and its own decisions and actions are found as fast as without."""

    kind: int
    """The first kind of its decisions."""
    action: int
    """The first id of its actions, which decisions of the base game may have, too."""
    in_play: Rule
    """in_play(box, s): whether any of it is; if not, none of its actions is possible."""


def by_ids(ways: Iterable[Way]) -> list[Way]:
    """Ways in the order of their ids."""
    return sorted(ways, key=lambda way: way.first)


class Actions:
    """The action space of a game, from its decisions: ids and their readable forms."""

    def __init__(self, decisions: tuple[Decision, ...], always: tuple[Way, ...] = ()) -> None:
        self.by_kind = {decision.kind: decision for decision in decisions}
        self.ways = by_ids({way for decision in decisions for way in decision.ways} | set(always))
        self.always = always
        self._check(decisions)
        self._readable: dict[int, Json] = {}
        self._ids: dict[bytes, int] = {}

    def _check(self, decisions: tuple[Decision, ...]) -> None:
        if len(self.by_kind) != len(decisions):
            raise TypeError("two decisions are of one kind")
        if len({decision.name for decision in decisions}) != len(decisions):
            raise TypeError("two decisions have one name")
        for decision in decisions:
            if decision.has_to_count and any(way.lists and not way.may and not way.weigh for way in decision.ways):
                raise TypeError(f"{decision.name}: a listing tells settle nothing: say may, only, asks or open")
            if decision.ways and all(way.seems for way in decision.ways):
                raise TypeError(f"{decision.name}: nothing is left if all that seems possible is not")
        for before, after in zip(self.ways, self.ways[1:], strict=False):
            if before.first + before.count > after.first:
                raise TypeError(f"the ids of {before.name} and {after.name} overlap")

    def rules(self) -> Iterator[Rule]:
        """All rules of the rows, which the written text calls by their names."""
        for decision in self.by_kind.values():
            for part in (decision.rule, decision.asks, decision.only, decision.otherwise, decision.do, decision.who):
                if callable(part):
                    yield part
        for way in self.ways:
            for part in (way.do, way.may, way.when, way.seems, way.weigh, way.lists, way.weighs):
                if part is not None:
                    yield part

    def way_of(self, action: int) -> Way:
        """The way that an action is of."""
        for way in self.ways:
            if way.first <= action < way.first + way.count:
                return way
        raise Trouble("unknown-action", action=str(action))

    def describe(self, action: int) -> Json:
        """The readable form of an action: always the same one, which nobody may change."""
        if action not in self._readable:
            way = self.way_of(action)
            self._readable[action] = {"do": way.name, **(way.reads(action - way.first) if way.reads else {})}
        return self._readable[action]

    def parse(self, readable: Json) -> int:
        """The id of an action in readable form. Of two ids that read the same the lower is meant."""
        if not self._ids:
            ids = [id for way in reversed(self.ways) for id in reversed(range(way.first, way.first + way.count))]
            self._ids = {_key(self.describe(action)): action for action in ids}
        try:
            return self._ids[_key(readable)]
        except (KeyError, TypeError, RecursionError, ValueError):
            raise Trouble("unknown-action", action=quote(readable)) from None

    def rule_behind(self, box: Any, s: Any, action: int) -> int:
        """The number of the rule that a legal action follows, 0: that of the decision."""
        way = self.way_of(action)
        return way.rule if isinstance(way.rule, int) else int(way.rule(box, s, action - way.first))

    def considered(self, box: Any, s: Any, kind: int) -> list[int]:
        """What a player might think of when a decision of this kind is due, beside what is legal."""
        thought_of = []
        for way in (*self.by_kind[kind].ways, *self.always):
            if way.considers is not None:
                which = way.considers(box, s)
                thought_of += [way.first + each for each in (range(way.count) if which is None else which)]
        return thought_of


def _key(readable: Json) -> bytes:
    return msgspec.json.encode(readable, order="sorted")
