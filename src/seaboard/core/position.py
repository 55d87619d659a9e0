"""What reading a position has in common in all games: the form is checked first, and whatever does not fit is a Trouble
that says where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from seaboard.core.converting import convert
from seaboard.core.decisions import Actions, Json
from seaboard.core.errors import Trouble
from seaboard.core.stack import NOTHING

T = TypeVar("T")


def parse_position(plain: Json, kind: type[T]) -> T:
    """A position as a typed structure."""
    try:
        return convert(plain, kind)
    except (msgspec.ValidationError, RecursionError, UnicodeEncodeError) as error:  # half characters are no text
        raise refuse(str(error)) from None


def dump_form(position: msgspec.Struct) -> Json:
    """A typed position as plain data."""
    plain: Json = msgspec.to_builtins(position)
    return plain


def refuse(reason: str) -> Trouble:
    """The trouble with a position."""
    return Trouble("bad-position", reason=reason)


def index_of(names: Sequence[str], name: str, where: str) -> int:
    """The number of a name."""
    if name not in names:
        raise refuse(f"{where}: {name!r}")
    return names.index(name)


def kind_of(actions: Actions, name: str, where: str = "due") -> int:
    """The kind of the decision with this name; NOTHING when the game is over."""
    if name == "over":
        return NOTHING
    kinds = {decision.name: kind for kind, decision in actions.by_kind.items()}
    if name not in kinds:
        raise refuse(f"{where}: {name!r}")
    return kinds[name]


def check_at_rest(rules: Any, box: Any, s: Any) -> None:
    """In a position somebody, or chance, has something to decide, unless the game is over; and nothing is left for the
    rules to do by themselves."""
    try:
        s.check()
        settled = s.copy()
        rules.settle(box, settled)
    except (OverflowError, ValueError, IndexError) as error:
        raise refuse(str(error)) from None
    if settled != s:
        raise refuse("due")
