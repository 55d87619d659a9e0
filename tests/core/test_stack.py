"""The stack of what is to be decided."""

from __future__ import annotations

from seaboard.core import stack
from seaboard.core.stack import NOTHING
from tests.core.picking import DEAL, PICK, TIDY, State


def test_the_stack_gives_back_what_lies_below_and_wipes_its_places() -> None:
    s = State()
    stack.clear(s)
    empty = s.copy()
    stack.push(s, PICK, 4, 1)
    stack.push(s, DEAL, 5, 0)
    assert (s.depth, s.due, s.about, s.whose) == (2, DEAL, 5, 0)
    assert (s.below[0], s.below_about[0], s.below_whose[0]) == (PICK, 4, 1)
    stack.turn_to(s, TIDY, 6, 1)
    assert (s.depth, s.due, s.about, s.whose) == (2, TIDY, 6, 1)
    stack.pop(s)
    assert (s.depth, s.due, s.about, s.whose) == (1, PICK, 4, 1)
    stack.pop(s)
    assert s == empty
    assert s.due == NOTHING
