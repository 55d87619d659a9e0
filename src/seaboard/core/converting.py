"""Plain data as typed structures. msgspec learns what a structure looks like when one is first made of it; two threads
that make it learn the same one at the same time read what is half written, and the process ends. So that is done by one
thread after the other."""

from __future__ import annotations

from threading import Lock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_learning = Lock()
_known: set[Any] = set()


def convert(plain: Any, kind: type[T]) -> T:
    """Plain data as a structure of this kind; msgspec.ValidationError says what does not fit."""
    if kind in _known:
        return msgspec.convert(plain, kind)
    with _learning:
        try:
            return msgspec.convert(plain, kind)
        finally:
            _known.add(kind)
