"""The stack of pending decisions: what is to be decided or done, what it is about, and whose it is. It lies in the
state, so that a game can be stored and resumed at any moment; the top is what is due now, an empty stack is the end.

A game's state has the fields of `Pending`, its arrays as deep as the game needs (Die Schatztaucher: one).
"""

from __future__ import annotations

from typing import Protocol

from seaboard.core.rule import rule

NOTHING = -1  # is due when the stack is empty


class Pending(Protocol):
    """The fields that the stack needs in a state."""

    depth: int
    pending: list[int]
    about: list[int]
    whose: list[int]


@rule
def push(s: Pending, kind: int, about: int, seat: int) -> None:
    """Lay something to be decided or done on top of the stack."""
    s.pending[s.depth] = kind
    s.about[s.depth] = about
    s.whose[s.depth] = seat
    s.depth += 1


@rule
def pop(s: Pending) -> None:
    """The top of the stack is done; its place is wiped, so that equal positions are equal records."""
    s.depth -= 1
    s.pending[s.depth] = 0
    s.about[s.depth] = 0
    s.whose[s.depth] = 0


@rule
def due_now(s: Pending) -> int:
    """What is on top of the stack, or NOTHING."""
    if s.depth == 0:
        return NOTHING
    return s.pending[s.depth - 1] + 0


@rule
def about_now(s: Pending) -> int:
    """What the top of the stack is about: a seat, a crab, a card, as the decision says."""
    return s.about[s.depth - 1] + 0


@rule
def seat_now(s: Pending) -> int:
    """Whose the top of the stack is."""
    return s.whose[s.depth - 1] + 0


@rule
def turn_to(s: Pending, kind: int, about: int, seat: int) -> None:
    """What is due now is done, and this is due instead."""
    s.pending[s.depth - 1] = kind
    s.about[s.depth - 1] = about
    s.whose[s.depth - 1] = seat
