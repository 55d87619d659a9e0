"""Small questions and moves that several chapters of the rules need: what is to be done, where fields, crabs and cards
are."""

from seaboard.core.rule import rule
from seaboard.games.oh_crab.state import (
    ACTION_CARDS,
    ALL_SEATS,
    CERTAIN,
    COLUMNS,
    COUNT_ROWS,
    DIRECTIONS,
    DISCARD_PILE,
    HAND,
    MISSING,
    SEA,
    START_CARDS,
)


@rule
def push_todo(s, kind, about):
    """Lay something to be done on top of the stack."""
    s.todo[s.depth] = kind
    s.about[s.depth] = about
    s.depth += 1


@rule
def pop_todo(s):
    """The top of the stack is done."""
    s.depth -= 1
    s.todo[s.depth] = 0
    s.about[s.depth] = 0


@rule
def due_now(s):
    """What is on top of the stack."""
    return s.todo[s.depth - 1] + 0


@rule
def neighbour_of(box, s, at, direction):
    """The field next to another: SEA beyond the goal plate, -1 off the board (OC-4.5)."""
    there = box.neighbour[at * DIRECTIONS + direction]
    if there < 0:
        return -1
    if there >= s.sea:
        return SEA
    if s.field[there] == MISSING:
        return -1
    return there


@rule
def height_of(s, at):
    """How far from the land a field is, in half steps, or in rows by house setting (OC-Q1)."""
    if at == SEA:
        at = s.sea + 0
    column = at % COLUMNS
    height = 2 * (at // COLUMNS)
    if column % 2 == 1 and s.house & COUNT_ROWS == 0:
        height += 1
    return height


@rule
def crab_step(s):
    """The step from crab to crab when going through all: seats with one crab have no odd one."""
    return 3 - s.crabs


@rule
def crab_at(s, at):
    """The crab on a field, or -1. The sea is never occupied (OC-4.6)."""
    if at == SEA:
        return -1
    for crab in range(0, 2 * s.players, crab_step(s)):
        if s.spot[crab] == at:
            return crab
    return -1


@rule
def face_of(card):
    """What is printed on a card."""
    if card < ACTION_CARDS:
        return card
    return ACTION_CARDS + (card - ACTION_CARDS) % START_CARDS


@rule
def card_of(seat, face):
    """The card with this face that a seat can have."""
    if face < ACTION_CARDS:
        return face
    return face + seat * START_CARDS


@rule
def gain_shell(s, seat):
    """Take a shell from the bank, which may be empty (OC-1.10)."""
    if s.bank > 0:
        s.bank -= 1
        s.shells[seat] += 1


@rule
def hand_size(s):
    """How many hand cards the active player has."""
    return s.hand[s.turn] + 0


@rule
def put_in_hand(s, seat, card):
    """A card that all have seen goes to a hand."""
    s.where[card] = HAND + seat
    s.rank[card] = 0
    s.known[card] = ALL_SEATS + CERTAIN
    s.hand[seat] += 1


@rule
def discard_from_hand(s, seat, card):
    """A hand card goes face up on its owner's discard pile (OC-3.14)."""
    s.where[card] = DISCARD_PILE + seat
    s.known[card] = ALL_SEATS
    s.hand[seat] -= 1
    s.discards[seat] += 1


@rule
def take_up_discards(s, seat):
    """All cards of the discard pile go to the hand (OC-3.4, OC-9.2)."""
    if s.discards[seat] == 0:
        return
    for face in range(ACTION_CARDS + START_CARDS):
        card = card_of(seat, face)
        if s.where[card] == DISCARD_PILE + seat:
            put_in_hand(s, seat, card)
    s.discards[seat] = 0


@rule
def list_cards(s, seat, place, first, out):
    """List the faces of a seat's cards in a place as actions from `first` on; return how many."""
    n = 0
    for face in range(ACTION_CARDS + START_CARDS):
        if s.where[card_of(seat, face)] == place:
            out[n] = first + face
            n += 1
    return n
