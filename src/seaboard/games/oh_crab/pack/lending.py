"""Moves out of turn. A turn is one player's in a round, from beginning to end (OC-3.1); the move is that of whoever
moves now. Both are the same player's, unless an event or an award lets somebody move a crab in another's turn: then the
move is lent. `s.turn` and `s.active` say who moves, and which crab, so that everything goes as in a turn of their own,
until the move is given back."""

from seaboard.core import stack
from seaboard.core.decisions import Decision
from seaboard.core.rule import rule
from seaboard.games.oh_crab.state import CRABS, LENT_MOVE, Box, State

OC_3_1 = 301


@rule
def lend_move(s: State, crab: int) -> None:
    """The move goes over to a crab's owner; who moved before is kept on the stack."""
    stack.push(s, LENT_MOVE, s.active + CRABS * s.barging, s.turn)
    s.turn = crab // 2
    s.active = crab
    s.barging = 0


@rule
def give_back_move(box: Box, s: State) -> None:
    """The move goes back to who had it before."""
    s.turn = s.whose
    s.active = s.about % CRABS
    s.barging = s.about // CRABS
    stack.pop(s)


@rule
def whose_turn(s: State) -> int:
    """Whose turn it is, whoever moves just now: who lent the move first, which lies deepest on the stack."""
    for place in range(s.depth - 1):
        if s.below[place] == LENT_MOVE:
            return s.below_whose[place]
    return s.turn


DECISIONS = (Decision(LENT_MOVE, "lent_move", OC_3_1, do=give_back_move),)
