"""Parts of views that are made once. Most of a table looks the same from move to move, so a part says which fields of
the state it shows, and is made anew only when one of them has changed since it was last looked at:

    @remembered("bonus", held=FRONTS)
    def view_seat(box: Box, s: State, seat: int) -> Json: ...

Whoever looks at one game again and again brings a memory of it (`recall`); without one everything is made. What depends
on nothing but the box is `made_once` for all games. What is given is shared: nobody may change it. The common tests
look with and without a memory and compare.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from functools import wraps
from typing import Any, ParamSpec, TypeVar, TypeVarTuple

MOST = 1024
"""Of each part that is made once: not more than a few megabytes in all."""

P = ParamSpec("P")
T = TypeVar("T")
Rest = TypeVarTuple("Rest")
Part = Callable[[Any, Any, *Rest], T]
OfBox = Callable[[Any, *Rest], T]

Memory = dict[Any, tuple[Any, Any]]
"""What one game looked like: of every part its fields and what was made of them. Keeps the fields themselves, since
comparing them is ten times as quick as hashing them, so a position that was looked at must not change any more."""

_memory: ContextVar[Memory | None] = ContextVar("memory", default=None)


def recall(memory: Memory, look: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Look at a game with the memory of it."""
    token = _memory.set(memory)
    try:
        return look(*args, **kwargs)
    finally:
        _memory.reset(token)


def remembered(*fields: str, **of_seat: int) -> Callable[[Part[*Rest, T]], Part[*Rest, T]]:
    """Remember a part by these fields of the state and the arguments. Of the fields `of_seat` it shows only what
    belongs to one seat, or one other place, its first argument; their values say how many numbers that are."""

    def mark(part: Part[*Rest, T]) -> Part[*Rest, T]:
        fields_of = _write_fields(fields, of_seat)

        @wraps(part)
        def look(box: Any, s: Any, /, *args: *Rest) -> T:
            memory = _memory.get()
            if memory is None:
                return part(box, s, *args)
            key, shown = (part, args), fields_of(s, args)
            found = memory.get(key)
            made = found[1] if found is not None and found[0] == shown else part(box, s, *args)
            memory[key] = shown, made
            return made

        return look

    return mark


def _write_fields(fields: tuple[str, ...], of_seat: dict[str, int]) -> Callable[..., tuple[Any, ...]]:
    """What finds the fields of a part. Written out field by field: every view asks for many parts, and a loop takes
    three times as long."""
    parts = [f"s.{field}" for field in fields]
    parts += [f"s.{field}[args[0] * {n} : args[0] * {n} + {n}]" for field, n in of_seat.items()]
    made: Callable[..., tuple[Any, ...]] = eval(f"lambda s, args: ({', '.join(parts)},)")
    return made


def made_once(part: OfBox[*Rest, T]) -> OfBox[*Rest, T]:
    """Remember what is made of a box and other arguments."""
    kept: dict[Any, tuple[Any, T]] = {}

    @wraps(part)
    def look(box: Any, /, *args: *Rest) -> T:
        key = (id(box), *args)
        found = kept.get(key)
        if found is not None:
            return found[1]
        if len(kept) >= MOST:
            kept.pop(next(iter(kept)), None)
        made = part(box, *args)
        kept[key] = (box, made)  # the box too: its id must not be given to another one
        return made

    return look
