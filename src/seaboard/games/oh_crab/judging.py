"""What a good player thinks of a table, for bots that look ahead (core/search.py): who is ahead, what everybody has and
may hope for, what is likely to be done, and what is done in secret."""

from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.oh_crab import actions, state
from seaboard.games.oh_crab.scoring import beats, way_of
from seaboard.games.oh_crab.state import Box, State
from seaboard.games.oh_crab.table import card_of

# In hundredths of a half step.
HOME = 800  # a crab in the sea
FALLEN = -130
SHELL_WORTH = 45
MANY_SHELLS = 4  # more are worth nothing
HAND_CARD = 50
DISCARDED = 15
SPECIAL = 40
USUAL = 10  # what hunches are compared with


@rule
def is_ahead(box: Box, s: State, seat: int, other: int) -> bool:
    """Home, then by cards and shells (OC-9.6)."""
    return beats(s, seat, other)


@rule
def worth_of(box: Box, s: State, seat: int, room: Numbers) -> int:
    """The way behind, crabs in the sea, shells and cards, and in one's turn what can still be done in it."""
    worth = 100 * way_of(s, seat)
    for crab in range(2 * seat, 2 * seat + s.crabs):
        worth += FALLEN * s.fallen[crab]
        if s.spot[crab] == state.SEA:
            worth += HOME
    worth += SHELL_WORTH * min(s.shells[seat], MANY_SHELLS)
    worth += HAND_CARD * s.hand[seat] + DISCARDED * s.discards[seat]
    for face in range(state.FACES):
        place = s.where[card_of(seat, face)]
        if place == state.HAND + seat or place == state.PATH + seat or place == state.DISCARD_PILE + seat:
            worth += worth_of_main(box.main[face])
            if box.special[face] >= 0:
                worth += SPECIAL
    if s.turn == seat:
        for basic in range(state.BASICS):
            worth += worth_of_move(basic) * (s.free[basic] + s.granted[basic])
        for slot in range(2):
            if s.special[slot] > 0:
                worth += SPECIAL
    return worth


@rule
def worth_of_main(basic: int) -> int:
    """Owning a card with this main action."""
    if basic == state.SHELL:
        return 0
    if basic == state.DIAGONAL:
        return 15
    if basic == state.FORWARD:
        return 30
    return 35


@rule
def worth_of_move(basic: int) -> int:
    """A basic action that is still to be used."""
    if basic == state.SHELL:
        return 30
    if basic == state.DIAGONAL:
        return 80
    if basic == state.FORWARD:
        return 160
    return 170


@rule
def hunch(box: Box, s: State, action: int, room: Numbers) -> int:
    """People move on while they can, plan what brings them far, and seldom give up anything."""
    if actions.PLAN_CARD <= action < actions.ACTIVATE:
        return planning_hunch(box, (action - actions.PLAN_CARD) % state.FACES)
    if action == actions.REST or action == actions.END or action == actions.STOP:
        return 1
    if actions.STAND <= action < actions.USE_SPECIAL:
        return 1
    if actions.MOVE <= action < actions.STAND:
        return 3 * USUAL
    if action == actions.COLLECT:
        return 2 * USUAL
    return USUAL


@rule
def planning_hunch(box: Box, face: int) -> int:
    """A card by its main action."""
    basic = box.main[face]
    if basic == state.FORWARD or basic == state.SEAWARD:
        return 2 * USUAL
    return USUAL


@rule
def hides(box: Box, s: State, action: int, seat: int) -> bool:
    """Plans of others, and what others draw, give under the stack or look at (OC-2.1, OC-7.4)."""
    if actions.PLAN_CARD <= action < actions.ACTIVATE:
        return (action - actions.PLAN_CARD) // state.FACES != seat
    if s.whose == seat:
        return False
    if (
        actions.DRAW_CARD <= action < actions.REVEAL
        or actions.LOOK_AT_TILE <= action < actions.LOOK_AT_EVENT + state.EVENT_CARDS
    ):
        return True
    return actions.GIVE_CARD <= action < actions.NO_SWAP and action - actions.GIVE_CARD < state.ACTION_CARDS
