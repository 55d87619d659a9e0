"""The stack of pending decisions: what is to be decided or done, what it is about, and whose it is. It lies in the
state, so that a game can be stored and resumed at any moment; the top is what is due now, an empty stack is the end.

An effect acts at once; what it pushes waits until the effect is over, whatever follows in it included, and then for all
that was pushed later. So of several questions the one to be asked first is pushed last, and a rule that asks all round
the table goes backwards.

A game's state has the fields of `Pending`. The top has fields of its own, because every rule asks for it and an element
of an array costs several times as much as a number, in all forms; the arrays hold what lies below it, and are as long
as the game needs (Die Schatztaucher, where nothing ever waits: one).
"""

from __future__ import annotations

from typing import Protocol

from seaboard.core.rule import rule

NOTHING = -1  # is due when the stack is empty


class Pending(Protocol):
    """The fields that the stack needs in a state."""

    depth: int
    due: int
    about: int
    whose: int
    below: list[int]
    below_about: list[int]
    below_whose: list[int]


@rule
def clear(s: Pending) -> None:
    """Nothing is due: an empty stack."""
    s.depth = 0
    s.due = NOTHING
    s.about = 0
    s.whose = 0


@rule
def push(s: Pending, kind: int, about: int, seat: int) -> None:
    """Lay something to be decided or done on top of the stack."""
    if s.depth > 0:
        s.below[s.depth - 1] = s.due
        s.below_about[s.depth - 1] = s.about
        s.below_whose[s.depth - 1] = s.whose
    s.due = kind
    s.about = about
    s.whose = seat
    s.depth += 1


@rule
def pop(s: Pending) -> None:
    """The top of the stack is done; what lay below it is due. Left places are wiped, so that equal positions are equal
    records."""
    s.depth -= 1
    if s.depth == 0:
        clear(s)
        return
    s.due = s.below[s.depth - 1]
    s.about = s.below_about[s.depth - 1]
    s.whose = s.below_whose[s.depth - 1]
    s.below[s.depth - 1] = 0
    s.below_about[s.depth - 1] = 0
    s.below_whose[s.depth - 1] = 0


@rule
def turn_to(s: Pending, kind: int, about: int, seat: int) -> None:
    """What is due now is done, and this is due instead."""
    s.due = kind
    s.about = about
    s.whose = seat
