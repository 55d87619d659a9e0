"""What a rule is: a plain function over (box, state) that reads attributes and one-dimensional arrays, and counts with
integers. The mark is all that it needs to be bound, compiled and printed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function as part of the rules. It stays plain Python."""
    function.is_rule = True  # type: ignore[attr-defined]
    return function
