"""Moves out of turn. Whoever moves a crab in somebody else's turn borrows the turn: everything goes as in a turn of
their own, with this crab as the active one, until the borrowed turn is given back."""

from seaboard.core import stack
from seaboard.core.decisions import Decision
from seaboard.core.rule import rule
from seaboard.games.oh_crab.state import CRABS, LENT_TURN, Box, State

OC_3_1 = 301


@rule
def lend_turn(s: State, crab: int) -> None:
    """The turn goes over to a crab's owner; what was active before is kept on the stack."""
    stack.push(s, LENT_TURN + 0, s.active + CRABS * s.barging, s.turn + 0)
    s.turn = crab // 2
    s.active = crab
    s.barging = 0


@rule
def give_back_turn(box: Box, s: State) -> None:
    """The turn goes back to the player whose it is."""
    s.turn = s.whose
    s.active = s.about % CRABS
    s.barging = s.about // CRABS
    stack.pop(s)


@rule
def real_turn(s: State) -> int:
    """Whose turn it is, whoever has borrowed it: turns are lent from the bottom of the stack upwards."""
    for place in range(s.depth - 1):
        if s.below[place] == LENT_TURN:
            return s.below_whose[place] + 0
    return s.turn + 0


DECISIONS = (Decision(LENT_TURN, "lent_turn", OC_3_1, do=give_back_turn),)
