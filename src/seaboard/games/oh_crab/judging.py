"""What a good player thinks of a table, for bots that look ahead (core/search.py): who is ahead, what everybody has and
may hope for, what is likely to be done, and what is done in secret."""

from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.oh_crab.actions import (
    ACTIVATE,
    COLLECT,
    DRAW_CARD,
    END,
    GIVE_CARD,
    LOOK_AT_EVENT,
    LOOK_AT_TILE,
    MOVE,
    NO_SWAP,
    PLAN_CARD,
    REST,
    REVEAL,
    STAND,
    STOP,
    USE_SPECIAL,
)
from seaboard.games.oh_crab.scoring import beats, way_of
from seaboard.games.oh_crab.state import (
    ACTION_CARDS,
    BASICS,
    DIAGONAL,
    DISCARD_PILE,
    EVENT_CARDS,
    FACES,
    FORWARD,
    HAND,
    PATH,
    SEA,
    SEAWARD,
    SHELL,
    Box,
    State,
)
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
        if s.spot[crab] == SEA:
            worth += HOME
    worth += SHELL_WORTH * min(s.shells[seat] + 0, MANY_SHELLS)
    worth += HAND_CARD * s.hand[seat] + DISCARDED * s.discards[seat]
    for face in range(FACES):
        place = s.where[card_of(seat, face)]
        if place == HAND + seat or place == PATH + seat or place == DISCARD_PILE + seat:
            worth += worth_of_main(box.main[face])
            if box.special[face] >= 0:
                worth += SPECIAL
    if s.turn == seat:
        for basic in range(BASICS):
            worth += worth_of_move(basic) * (s.free[basic] + s.granted[basic])
        for slot in range(2):
            if s.special[slot] > 0:
                worth += SPECIAL
    return worth


@rule
def worth_of_main(basic: int) -> int:
    """Owning a card with this main action."""
    if basic == SHELL:
        return 0
    if basic == DIAGONAL:
        return 15
    if basic == FORWARD:
        return 30
    return 35


@rule
def worth_of_move(basic: int) -> int:
    """A basic action that is still to be used."""
    if basic == SHELL:
        return 30
    if basic == DIAGONAL:
        return 80
    if basic == FORWARD:
        return 160
    return 170


@rule
def hunch(box: Box, s: State, action: int, room: Numbers) -> int:
    """People move on while they can, plan what brings them far, and seldom give up anything."""
    if PLAN_CARD <= action < ACTIVATE:
        return planning_hunch(box, (action - PLAN_CARD) % FACES)
    if action == REST or action == END or action == STOP:
        return 1
    if STAND <= action < USE_SPECIAL:
        return 1
    if MOVE <= action < STAND:
        return 3 * USUAL
    if action == COLLECT:
        return 2 * USUAL
    return USUAL


@rule
def planning_hunch(box: Box, face: int) -> int:
    """A card by its main action."""
    basic = box.main[face]
    if basic == FORWARD or basic == SEAWARD:
        return 2 * USUAL
    return USUAL


@rule
def hides(box: Box, s: State, action: int, seat: int) -> bool:
    """Plans of others, and what others draw, give under the stack or look at (OC-2.1, OC-7.4)."""
    if PLAN_CARD <= action < ACTIVATE:
        return (action - PLAN_CARD) // FACES != seat
    if s.whose == seat:
        return False
    if DRAW_CARD <= action < REVEAL or LOOK_AT_TILE <= action < LOOK_AT_EVENT + EVENT_CARDS:
        return True
    return GIVE_CARD <= action < NO_SWAP and action - GIVE_CARD < ACTION_CARDS
