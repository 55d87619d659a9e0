"""Parts of views that are made once. Most of a table looks the same from move to move and for every viewer, so a part
says which fields of the state it shows and is made anew only when one of them has changed:

    @remembered("held", "bonus")
    def view_seat(box: Box, s: State, seat: int) -> Json: ...

What it gives is shared: nobody may change it. The common tests play with and without remembering and compare.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

MOST = 2048
"""Of each part: enough for hundreds of tables, and not more than a few megabytes."""

P = ParamSpec("P")
T = TypeVar("T")
Part = Callable[Concatenate[Any, Any, P], T]

_kept: list[dict[Any, Any]] = []


def remembered(*fields: str) -> Callable[[Part[P, T]], Part[P, T]]:
    """Remember a part by the box, these fields of the state, and the arguments behind them."""

    def mark(part: Part[P, T]) -> Part[P, T]:
        kept: dict[Any, tuple[Any, T]] = {}
        _kept.append(kept)

        @wraps(part)
        def look_up(box: Any, s: Any, /, *args: P.args, **kwargs: P.kwargs) -> T:
            key = (id(box), args, *kwargs.items(), *[_key(getattr(s, field)) for field in fields])
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


def forget_all() -> None:
    """Make everything anew the next time."""
    for kept in _kept:
        kept.clear()


def _key(value: int | list[int]) -> int | tuple[int, ...]:
    return tuple(value) if isinstance(value, list) else value
