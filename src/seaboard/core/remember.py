"""Parts of views that are made once. Most of a table looks the same from move to move and for every viewer, so a part
says which fields of the state it shows and is made anew only when one of them has changed:

    @remembered("bonus", held=FRONTS)
    def view_seat(box: Box, s: State, seat: int) -> Json: ...

What it gives is shared: nobody may change it. The common tests play with and without remembering and compare.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

MOST = 1024
"""Of each part: enough for hundreds of tables, and not more than a few megabytes."""

P = ParamSpec("P")
T = TypeVar("T")
Part = Callable[Concatenate[Any, Any, P], T]

_kept: list[dict[Any, Any]] = []


def remembered(*fields: str, **of_seat: int) -> Callable[[Part[P, T]], Part[P, T]]:
    """Remember a part by the box, these fields of the state, and the arguments behind them. Of the fields `of_seat` it
    shows only what belongs to one seat, or one other place, its first argument; their values say how many numbers that
    are."""

    def mark(part: Part[P, T]) -> Part[P, T]:
        kept: dict[Any, tuple[Any, T]] = {}
        _kept.append(kept)
        key_of = _write_key(fields, of_seat)

        @wraps(part)
        def look_up(box: Any, s: Any, /, *args: P.args, **kwargs: P.kwargs) -> T:
            key = key_of(box, s, args, kwargs)
            found = kept.get(key)
            if found is not None:
                return found[1]
            if len(kept) >= MOST:
                kept.pop(next(iter(kept)), None)
            made = part(box, s, *args, **kwargs)
            kept[key] = (box, made)  # the box too: its id must not be given to another one
            return made

        return look_up

    return mark


def _write_key(fields: tuple[str, ...], of_seat: dict[str, int]) -> Callable[..., tuple[Any, ...]]:
    """What makes the key of a part. Written out field by field: every view asks for many parts, and a loop takes three
    times as long."""
    parts = [f"_pack(s.{field})" for field in fields]
    parts += [f"_pack(s.{field}[args[0] * {n} : args[0] * {n} + {n}])" for field, n in of_seat.items()]
    key = "".join(f"{part}, " for part in ("id(box)", "args", "*kwargs.items()", *parts))
    made: Callable[..., tuple[Any, ...]] = eval(f"lambda box, s, args, kwargs: ({key})", {"_pack": _pack})
    return made


def forget_all() -> None:
    """Make everything anew the next time."""
    for kept in _kept:
        kept.clear()


def _pack(values: int | list[int]) -> int | bytes | tuple[int, ...]:
    """A field as part of a key: a byte for each number takes an eighth of the place, where that is enough."""
    if isinstance(values, int):
        return values
    try:
        return bytes(values)
    except ValueError:
        return tuple(values)
