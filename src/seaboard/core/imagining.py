"""Imagining as a rule, so that it runs in every form: what a seat does not know is dealt anew, in place. Games with
secrets bring their own rule `imagine`; here is that of all others."""

from __future__ import annotations

from typing import Any

from seaboard.core.drawing import Numbers
from seaboard.core.rule import rule


@rule
def imagine(box: Any, s: Any, seat: int, rng: Numbers) -> int:
    """Deal anew what a seat does not know, each world as likely as the seat must hold it to be: 1. Where that takes
    more than a rule can do, 0, and nothing is changed: then `Game.imagine` has to. Without secrets there is nothing to
    deal."""
    return 1


@rule
def imagine_at(boxes: Any, states: Any, index: int, seat: int, rng: Numbers) -> int:
    """Entry point: the same for states[index]."""
    return imagine(boxes[0], states[index], seat, rng)
