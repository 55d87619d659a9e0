"""A game of a few lines for the tests of core: cards lie open (bits of `open`), and whoever is asked picks one; what
was done is noted digit by digit."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any

import msgspec

from seaboard.core import stack
from seaboard.core.box import Box as GameBox
from seaboard.core.compiled import Rulebook, bind
from seaboard.core.decisions import MANY, NONE, Decision, Json, Way
from seaboard.core.game import Game, ScoreSheet
from seaboard.core.kernel import Numbers
from seaboard.core.record import I1, I2, I8, Record, record
from seaboard.core.rule import rule
from seaboard.core.writing import write_rules

HERE = sys.modules[__name__]
CARDS = 3
PICK, DEAL, TIDY = range(3)  # kinds of decision
DEALT, PICKED, SHOUT = 0, CARDS, 2 * CARDS  # ids
XX_1_1, XX_1_2, XX_1_3, XX_1_4 = 101, 102, 103, 104
OTHERWISE, SHOUTED = 9, 8  # digits


@record
class Box(Record):
    """What lies in the box."""

    weight: Annotated[list[int], "i8", CARDS]
    quiet: I8


@record
class State(Record):
    """What lies on the table."""

    players: I1
    depth: I1
    due: I1
    about: I1
    whose: I1
    below: Annotated[list[int], "i1", 4]
    below_about: Annotated[list[int], "i1", 4]
    below_whose: Annotated[list[int], "i1", 4]
    open: I1
    done: I2


@rule
def may_pick(box: Box, s: State, card: int) -> int:
    return 0 if s.open & (1 << card) != 0 else XX_1_2


@rule
def note(s: State, digit: int) -> None:
    s.done = s.done * 10 + digit


@rule
def pick(box: Box, s: State, card: int) -> None:
    stack.pop(s)
    s.open &= ~(1 << card)
    note(s, card + 1)


@rule
def weigh_card(box: Box, s: State, card: int) -> int:
    return box.weight[card] if s.open & (1 << card) != 0 else 0


@rule
def list_highest(box: Box, s: State, out: Numbers, n: int) -> int:
    for card in range(CARDS):
        if s.open >> card == 1:
            out[n] = PICKED + card
            n += 1
    return n


@rule
def only_highest(box: Box, s: State) -> int:
    for card in range(CARDS):
        if s.open >> card == 1:
            return PICKED + card
    return NONE


@rule
def say_many(box: Box, s: State) -> int:
    return MANY


@rule
def is_not_empty(box: Box, s: State) -> bool:
    return s.open > 1


@rule
def do_without(box: Box, s: State) -> None:
    stack.pop(s)
    note(s, OTHERWISE)


@rule
def may_shout(box: Box, s: State, which: int) -> int:
    return XX_1_4 if box.quiet == 1 else 0


@rule
def is_loud(box: Box, s: State) -> bool:
    return box.quiet == 0


@rule
def shout(box: Box, s: State, which: int) -> None:
    note(s, SHOUTED)


@rule
def tidy(box: Box, s: State) -> None:
    stack.pop(s)
    s.open = 0


@rule
def rule_of_picking(box: Box, s: State, card: int) -> int:
    return XX_1_3 if card == 0 else 0


@rule
def the_other(box: Box, s: State) -> int:
    return 1 - s.whose


def unmarked(box: Box, s: State, card: int) -> None:
    """An effect that lacks its mark."""


def read_card(card: int) -> Json:
    return {"card": "abc"[card]}


PICKING = Way("pick", PICKED, CARDS, pick, may=may_pick, reads=read_card, rule=rule_of_picking)
DEALING = Way("deal", DEALT, CARDS, pick, weigh=weigh_card, reads=read_card)
SHOUTING = Way("shout", SHOUT, 1, shout, may=may_shout)
PICK_ROW = Decision(PICK, "pick", XX_1_1, (PICKING,))
DEAL_ROW = Decision(DEAL, "deal", XX_1_3, (DEALING,), chance=True)
TIDY_ROW = Decision(TIDY, "tidy", XX_1_1, do=tidy)
ROWS = (PICK_ROW, DEAL_ROW, TIDY_ROW)


def rulebook(rows: tuple[Decision, ...], always: tuple[Way, ...] = ()) -> Rulebook:
    """These rows with the rules of this file."""
    return Rulebook((HERE,), write_rules(rows, always, XX_1_4))


class Table:
    """A table on which these decisions are pending, the last one due, with some cards open."""

    def __init__(self, rows: tuple[Decision, ...], *pending: int, cards: int, always: tuple[Way, ...] = ()) -> None:
        self.rules = bind(rulebook(rows, always))
        self.box, self.s = Box(), State()
        self.box.weight = [5, 3, 2]
        self.s.players, self.s.open = 2, cards
        stack.clear(self.s)
        for kind in pending:
            stack.push(self.s, kind, 0, 1)

    def settle(self) -> State:
        self.rules.settle(self.box, self.s)
        return self.s

    def legal(self) -> list[int]:
        return self._written(self.rules.legal)

    def odds(self) -> list[int]:
        return self._written(self.rules.odds)

    def _written(self, lists: Callable[[Box, State, list[int]], int]) -> list[int]:
        out = [0] * 8
        return out[: lists(self.box, self.s, out)]

    def forbids(self, action: int) -> int:
        return int(self.rules.forbids(self.box, self.s, action))


def with_pick(**changes: Any) -> tuple[Decision, ...]:
    """The rows, with another row for picking."""
    return (replace(PICK_ROW, **changes), DEAL_ROW, TIDY_ROW)


class Options(msgspec.Struct):
    """Nothing to choose."""


class Picking(Game[Options]):
    """The rows as a game."""

    name = "picking"
    rules_version = 1
    rule_prefix = "XX"
    record = State
    modules = (HERE,)
    decisions = ROWS
    most_actions = 8
    observed = 0
    options_type = Options

    def set_up(self, state: State, options: Options) -> None:
        state.players, state.open = 2, 0b111
        for kind, seat in ((PICK, 1), (PICK, 0), (DEAL, 0)):
            stack.push(state, kind, 0, seat)

    def view(self, state: State, seat: int | None) -> Json:
        return {"open": state.open}

    def score(self, state: State) -> ScoreSheet:
        return ScoreSheet.of({"done": [state.done]}, [], [])

    def dump(self, state: State) -> Json:
        return {}

    def load(self, position: Json) -> State:
        return State()


def picking(**changes: Any) -> Picking:
    box = Box()
    box.weight = [5, 3, 2]
    return type("Changed", (Picking,), changes)(GameBox(box, {}, ""))  # type: ignore[no-any-return]
