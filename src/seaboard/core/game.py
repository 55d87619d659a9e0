"""How a game looks from outside. A game gives its name, options, box, records, decisions and views; everything that is
the same for all games stands here."""

from __future__ import annotations

import types
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from seaboard.core.box import Box
from seaboard.core.compiled import EntryPoints, Progress, Rulebook, bind, compiled, warm_up
from seaboard.core.decisions import Actions, Decision, Expansion, Rule, Way
from seaboard.core.decisions import Json as Json
from seaboard.core.errors import IllegalAction, Trouble, quote
from seaboard.core.forms import open_form
from seaboard.core.kernel import CHANCE as CHANCE
from seaboard.core.kernel import OVER as OVER
from seaboard.core.preview import Preview, preview_action
from seaboard.core.record import Record
from seaboard.core.stack import NOTHING, clear
from seaboard.core.writing import write_rules

if TYPE_CHECKING:
    import random

    import numpy as np
    import numpy.typing as npt

    from seaboard.core.forms.contract import Form

State = Any
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741


HOUSE = msgspec.Meta(extra_json_schema={"house": True})
"""Marks an option in its schema as a house rule, which most people never touch."""


def only_with(**others: object) -> msgspec.Meta:
    """Marks an option in its schema as one that matters only with these values of others."""
    return msgspec.Meta(extra_json_schema={"only": others})


class ScoreSheet(msgspec.Struct, frozen=True):
    """Points part by part: `parts[name][seat]`; the parts of a seat add up to its total. `winners` lists all who share
    the victory of a finished game; `ended_by` names what ended it."""

    parts: dict[str, list[int]]
    totals: list[int]
    winners: list[int]
    ended_by: list[str]

    @classmethod
    def of(cls, parts: dict[str, list[int]], winners: list[int], ended_by: list[str]) -> ScoreSheet:
        """A sheet whose totals are the sums of its parts."""
        return cls(parts, [sum(points) for points in zip(*parts.values(), strict=True)], winners, ended_by)


class Game(ABC, Generic[O]):
    """One game with one box. Immutable: all that changes is in the states it makes."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    rule_prefix: ClassVar[str]
    record: ClassVar[type[Record]]  # the state: `players`, the fields of `stack.Pending`, and the game's own
    modules: ClassVar[tuple[types.ModuleType, ...]]  # all with rules, or with constants that rules use
    decisions: ClassVar[tuple[Decision, ...]]
    always: ClassVar[tuple[Way, ...]] = ()  # ways that are open at every decision of a seat
    over: ClassVar[int | Rule] = 0  # the rule of the end
    expansion: ClassVar[Expansion | None] = None
    most_actions: ClassVar[int]  # the longest legal list there can be
    observed: ClassVar[int]  # the length of what `observe` gives
    has_secrets: ClassVar[bool] = False  # whether seats see different things
    next_turn: ClassVar[frozenset[str]] = frozenset({"turn"})  # events that open a turn: no consequence of a choice
    options_type: type[O]

    def __init__(self, box: Box) -> None:
        self.box = box
        self.actions = Actions(self.decisions, self.always)
        self.rulebook = Rulebook(self.modules, write_rules(self.decisions, self.always, self.over, self.expansion))
        self.rules = bind(self.rulebook)
        for part in (*self.actions.rules(), *([self.expansion.in_play] if self.expansion is not None else [])):
            if vars(self.rules).get(part.__name__) is not part:
                raise NameError(f"{part.__module__}.{part.__name__} is not among the rules: @rule, and its module?")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.box.hash == self.box.hash

    def __hash__(self) -> int:
        return hash((self.name, self.box.hash))

    def __repr__(self) -> str:
        return f"<{self.name} {self.rules_version}, box {self.box.hash[:8]}>"

    def __reduce__(self) -> tuple[type[Game[O]], tuple[Box]]:
        return type(self), (self.box,)

    # What each game says for itself.

    @abstractmethod
    def set_up(self, state: State, options: O) -> None:
        """Lay out a fresh state for these options and push what is to be decided first."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> Json:
        """What this seat may see, built up from nothing; None: a spectator. It has `game`, `you` and `due`, and the
        same parts throughout a game."""

    @abstractmethod
    def score(self, state: State) -> ScoreSheet:
        """The score sheet as it stands now, of what all may know."""

    @abstractmethod
    def dump(self, state: State) -> Json:
        """The whole position, readable; `load` reads it back."""

    @abstractmethod
    def load(self, position: Json) -> State:
        """A position in the form of `dump`, checked; Trouble says what is wrong with it."""

    def events(self, before: State, action: int, after: State, seat: int | None) -> list[Json]:
        """What an action brought about, as far as a seat may know it: `event` names each, for logs in words."""
        return []

    def starter(self, state: State) -> int | None:
        """The seat that began the game; None: whoever acted first."""
        return None

    def marks(self, state: State) -> list[list[str]]:
        """What each seat had that others had not, for those who compare many games; nothing where all have the same."""
        return []

    # What hidden information changes. A game without any needs none of these.

    def actors(self, state: State) -> tuple[int, ...]:
        """All who may act now. More than one seat when choices are made at the same time."""
        who = self.actor(state)
        return () if who == OVER else (who,)

    def awaited(self, state: State) -> tuple[int, ...]:
        """Those of the actors without whom the game does not go on: not those who may only change their mind."""
        return self.actors(state)

    def imagine(self, state: State, seat: int, rng: random.Random) -> State:
        """A random state consistent with all that the seat knows."""
        return self.copy(state)

    def lend(self, state: State, seat: int, rng: random.Random) -> State | None:
        """An imagined state that may be given to whoever plays a seat, to look at as they like: seats that know the
        same are given the same by the same numbers, and nothing in it is to be remembered by the players. None where
        there is no such state; also that tells nothing."""
        return self.imagine(state, seat, rng)

    def told(self, before: State, actor: int, action: int, seat: int | None) -> Json | None:
        """What a seat is told of an action as it happens, built up from nothing; None: nothing at all."""
        return self.describe(action)

    def reveals(self, before: State, action: int) -> bool:
        """Whether a seat's action shows something that was hidden, so that it cannot be taken back."""
        return False

    def foresees(self, state: State, seat: int, action: int) -> bool:
        """Whether a seat knows enough to see what its own legal action leads to, up to the next chance or decision."""
        return not self.reveals(state, action)

    def knows_odds(self, state: State, seat: int) -> bool:
        """Whether a seat knows all outcomes, and the odds, of the chance that is due."""
        return not self.has_secrets

    # What follows from the decisions.

    def due(self, state: State) -> str:
        """The name of what is to be decided now, such as `choose_buoy`; `over` at the end."""
        return "over" if state.due == NOTHING else self.actions.by_kind[state.due].name

    def forbids(self, state: State, action: int, seat: int) -> int:
        """The number of the rule that forbids an action which is not legal now."""
        return int(self.rules.forbids(self.box.record, state, action))

    def describe(self, action: int) -> Json:
        """The readable form of an action: `do` names it, the rest says with what. Nobody may change it."""
        return self.actions.describe(action)

    def action(self, readable: Json) -> int:
        """The id of an action given in its readable form; Trouble if there is no such action."""
        return self.actions.parse(readable)

    def rule_behind(self, state: State, action: int) -> str:
        """The id of the rule that a legal action follows."""
        box = self.box.record
        return self.rule_id(self.actions.rule_behind(box, state, action) or int(self.rules.rule_due(box, state)))

    def considered(self, state: State) -> list[int]:
        """The actions a player might think of now, legal or not: those that are not get a reason."""
        more = [] if state.due == NOTHING else self.actions.considered(self.box.record, state, state.due)
        return sorted({*self.legal(state), *more})

    # What is the same for all.

    def preview(self, state: State, seat: int, action: int) -> Preview:
        """What a legal action of a seat would lead to, as far as the seat can know."""
        return preview_action(self, state, seat, action)

    def parse_options(self, given: Json) -> O:
        """Options from plain data, checked; what is missing takes its default."""
        fields = {field.name: field.type for field in msgspec.structs.fields(self.options_type)}
        checked = {}
        for name, value in given.items():
            if name not in fields:
                raise Trouble("unknown-option", game=self.name, option=name, options=", ".join(fields))
            try:
                checked[name] = msgspec.convert(value, fields[name], strict=False)
            except (msgspec.ValidationError, ValueError):
                allowed = allowed_values(fields[name])
                raise Trouble("bad-option-value", option=name, value=quote(value), allowed=allowed) from None
        options = self.options_type(**checked)
        start, players = getattr(options, "start", 0), getattr(options, "players", 0)
        if start > players:
            raise Trouble("bad-option-value", option="start", value=str(start), allowed=f"0-{players}")
        return options

    def options_schema(self) -> Json:
        """The options as a JSON schema, for forms."""
        return msgspec.json.schema(self.options_type)

    def previews(self) -> dict[str, dict[str, Json]]:
        """Small pictures of what the values of an option lead to, for forms; the page knows how to draw them."""
        return {}

    def new(self, options: O) -> State:
        """The table as it is laid out for these options."""
        state: State = self.record()
        clear(state)
        self.set_up(state, options)
        self.rules.settle(self.box.record, state)
        return state

    def copy(self, state: State) -> State:
        """An independent copy."""
        return state.copy()

    def actor(self, state: State) -> int:
        """Who acts now: a seat, CHANCE or OVER."""
        return int(self.rules.actor(self.box.record, state))

    def legal(self, state: State, seat: int | None = None) -> list[int]:
        """The legal action ids, ascending; those of one seat where several may act."""
        acting = self.actor(state)
        if acting == OVER or (seat is not None and seat != acting):
            return []
        out = [0] * self.most_actions
        return out[: self.rules.legal(self.box.record, state, out)]

    def odds(self, state: State) -> list[int]:
        """When chance acts: the weights of the outcomes, in the order of `legal`."""
        out = [0] * self.most_actions
        return out[: self.rules.odds(self.box.record, state, out)]

    def why_not(self, state: State, action: int, seat: int | None = None) -> str | None:
        """The id of the rule that forbids this action now, or None if it is legal."""
        if action in self.legal(state, seat):
            return None
        self.actions.way_of(action)  # Trouble, if there is no such action: guards know only their own
        return self.rule_id(self.forbids(state, action, self.actor(state) if seat is None else seat))

    def step(self, state: State, action: int, seat: int | None = None) -> None:
        """Apply an action in place; an illegal one raises IllegalAction and changes nothing."""
        reason = self.why_not(state, action, seat)
        if reason is not None:
            raise IllegalAction(reason, action)
        self.apply(state, action, seat)

    def apply(self, state: State, action: int, seat: int | None = None) -> None:
        """Apply an action that is known to be legal."""
        self.rules.step(self.box.record, state, action)

    def observe(self, state: State, seat: int) -> npt.NDArray[np.float32]:
        """What this seat may see, as a vector of fixed length: the game's rule `observe_table(box, s, seat, out)`."""
        import numpy as np

        out = np.zeros(self.observed, np.float32)
        self.rules.observe_table(self.box.record, state, seat, out)
        return out

    def rule_id(self, number: int) -> str:
        """The id of a rule from the number a guard answers with: chapter * 100 + paragraph."""
        return f"{self.rule_prefix}-{number // 100}.{number % 100}"

    def players(self, state: State) -> int:
        """The number of seats."""
        return int(state.players)

    def form(self, name: str, progress: Progress | None = None) -> Form:
        """The rules in one of their forms (`core/forms`): interpreted, native, compiled or checked."""
        return open_form(self, name, progress)

    def fast(self, progress: Progress | None = None, boundscheck: bool = False) -> EntryPoints:
        """The compiled rules, with their entry points ready to be called."""
        import numpy as np

        space = compiled(self.rulebook, boundscheck)
        boxes = self.box.record.pack()
        states = np.zeros(2, self.record.dtype())
        numbers = np.zeros((2, self.most_actions), np.int64)
        out, weights, rng = numbers[0], numbers[1], np.ones(2, np.int64)
        warm_up(space, {"play_many": (boxes, states, states[1:], 0, out, weights, rng, 0)}, progress)
        return space


def allowed_values(kind: object) -> str:
    """What an option may be, in signs that need no translation: 2-4, true | false, en | de | fr."""
    schema = msgspec.json.schema(kind)
    if "minimum" in schema and "maximum" in schema:
        return f"{schema['minimum']}-{schema['maximum']}"
    if schema.get("type") == "boolean":
        return "true | false"
    if "enum" in schema:
        return " | ".join(str(each) for each in schema["enum"])
    return " | ".join(schema.get("examples", ["?"]))
