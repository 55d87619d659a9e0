"""Small questions and moves that several chapters of the rules need: where fields, crabs and cards are."""

from seaboard.core import stack
from seaboard.core.decisions import MANY, NONE
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.oh_crab import memory, state
from seaboard.games.oh_crab.pack import noticing
from seaboard.games.oh_crab.state import Box, State


@rule
def ask(s: State, kind: int, about: int) -> None:
    """This is to be decided or done next; it is up to the player who moves (OC-3.15)."""
    stack.push(s, kind, about, s.turn)  # Numba compiles a rule for every constant it is called with


# Fields and crabs.


@rule
def neighbour_of(box: Box, s: State, at: int, direction: int) -> int:
    """The field next to another: SEA beyond the goal plate, -1 off the board (OC-4.5)."""
    there = box.neighbour[at * state.DIRECTIONS + direction]
    if there < 0:
        return -1
    if there >= s.sea:
        return state.SEA
    if s.field[there] == state.MISSING:
        return -1
    return there


@rule
def height_of(s: State, at: int) -> int:
    """How far from the land a field is, in half steps, or in rows by house setting (OC-Q1)."""
    if at == state.SEA:
        at = s.sea
    column = at % state.COLUMNS
    height = 2 * (at // state.COLUMNS)
    if column % 2 == 1 and s.house & state.COUNT_ROWS == 0:
        height += 1
    return height


@rule
def crab_step(s: State) -> int:
    """The step from crab to crab when going through all: seats with one crab have no odd one."""
    return 3 - s.crabs


@rule
def crab_at(s: State, at: int) -> int:
    """The crab on a field, or -1. The sea is never occupied (OC-4.6)."""
    if at == state.SEA:
        return -1
    for crab in range(0, 2 * s.players, crab_step(s)):
        if s.spot[crab] == at:
            return crab
    return -1


@rule
def is_beside(box: Box, s: State, at: int, there: int) -> bool:
    """Whether two fields are next to each other."""
    for direction in range(state.DIRECTIONS):
        if neighbour_of(box, s, at, direction) == there:
            return True
    return False


@rule
def put_crab(s: State, crab: int, at: int) -> None:
    """A crab comes to stand on a field: the only place where positions are written."""
    s.spot[crab] = at
    if at >= s.edge:
        noticing.cross_edges(s, at)
    if s.modules & state.SURPRISES != 0:
        noticing.find_surprise(s, crab, at)


@rule
def is_obstacle(s: State, at: int) -> bool:
    """Whether a field counts as an obstacle now: at low tide those of a plate are standard fields (OC-12.3)."""
    return s.field[at] & state.OBSTACLE != 0 and (
        s.ongoing != state.LOW_TIDE + 1 or at // state.FRAME != s.ongoing_plate
    )


@rule
def pay_shells(s: State, seat: int, price: int) -> None:
    """A player pays shells back to the bank (OC-1.10)."""
    s.shells[seat] -= price
    s.bank += price


# Cards.


@rule
def face_of(card: int) -> int:
    """What is printed on a card."""
    if card < state.ACTION_CARDS:
        return card
    return state.ACTION_CARDS + (card - state.ACTION_CARDS) % state.START_CARDS


@rule
def card_of(seat: int, face: int) -> int:
    """The card with this face that a seat can have."""
    if face < state.ACTION_CARDS:
        return face
    return face + seat * state.START_CARDS


@rule
def put_in_hand(s: State, seat: int, card: int) -> None:
    """A card that all have seen goes to a hand."""
    s.where[card] = state.HAND + seat
    s.rank[card] = 0
    s.known[card] = state.ALL_SEATS
    if card < state.ACTION_CARDS:
        s.since[card] = s.gave[seat]
    s.hand[seat] += 1


@rule
def is_certain(s: State, seat: int, card: int) -> bool:
    """Whether a hidden card came after all cards that its owner has under the stack, so that it is none of them, and
    none that was drawn from there."""
    return card >= state.ACTION_CARDS or (s.since[card] == s.gave[seat] and s.unsure >> card & 1 == 0)


@rule
def lay_open(s: State, card: int) -> None:
    """All see a card where it lies now: in a path, on a discard pile or in the market."""
    if card < state.ACTION_CARDS:
        memory.note_shown(
            s, (s.where[card] - state.PATH) % state.SEATS if s.where[card] >= state.PATH else state.SEATS, card
        )
        s.since[card] = 0
    s.known[card] = state.ALL_SEATS


@rule
def discard_from_hand(s: State, seat: int, card: int) -> None:
    """A hand card goes face up on its owner's discard pile (OC-3.14)."""
    s.where[card] = state.DISCARD_PILE + seat
    lay_open(s, card)
    s.hand[seat] -= 1
    s.discards[seat] += 1


@rule
def take_up_discards(s: State, seat: int) -> None:
    """All cards of the discard pile go to the hand (OC-3.4, OC-9.2)."""
    if s.discards[seat] == 0:
        return
    for face in range(state.FACES):
        card = card_of(seat, face)
        if s.where[card] == state.DISCARD_PILE + seat:
            put_in_hand(s, seat, card)
    s.discards[seat] = 0


@rule
def list_cards(s: State, seat: int, place: int, first: int, out: Numbers, n: int) -> int:
    """List the faces of a seat's cards in a place as actions from `first` on; return the new n."""
    for card in range(state.ACTION_CARDS):
        if s.where[card] == place:
            out[n] = first + card
            n += 1
    for face in range(state.ACTION_CARDS, state.FACES):
        if s.where[card_of(seat, face)] == place:
            out[n] = first + face
            n += 1
    return n


@rule
def only_card(s: State, count: int, seat: int, place: int, first: int) -> int:
    """The action of the only one of a seat's `count` cards in a place, NONE or MANY."""
    if count != 1:
        return MANY if count > 1 else NONE
    for face in range(state.FACES):
        if s.where[card_of(seat, face)] == place:
            return first + face
    return NONE


@rule
def list_in_path(s: State, seat: int, first: int, out: Numbers, n: int) -> int:
    """List the faces of a path as actions from `first` on; return the new n."""
    return list_cards(s, seat, state.PATH + seat, first, out, n)


@rule
def only_in_path(s: State, seat: int, first: int) -> int:
    """The action of the only card of a path, NONE or MANY."""
    return only_card(s, s.path[seat], seat, state.PATH + seat, first)


@rule
def only_in_hand(s: State, seat: int, first: int) -> int:
    """The action of the only card of a hand, NONE or MANY."""
    return only_card(s, s.hand[seat], seat, state.HAND + seat, first)
