"""Adding cards to the path, the actions they give, and resting (chapter 3)."""

from seaboard.core.rule import rule
from seaboard.games.oh_crab.state import (
    ACT,
    ALL_SEATS,
    DISCARD_PILE,
    FACES,
    HAND,
    KEEP,
    ONE_SYMBOL,
    PATH,
    PLANNED,
    RECOVER,
    TAKE,
    TURN_UP,
)
from seaboard.games.oh_crab.table import card_of, face_of, push_todo, take_up_discards

OC_3_2 = 302
OC_3_3 = 303


@rule
def may_add(s, at_left):
    """0 if the planned card can be laid at this end of the path; the first card has no ends (OC-3.3)."""
    if s.planned[s.turn] <= 0:
        return OC_3_2
    return OC_3_3 if at_left and s.path[s.turn] == 0 else 0


@rule
def add_planned(box, s, at_left):
    """Reveal the planned card, lay it at an end of the path and note all actions that it gives (OC-3.3)."""
    seat = s.turn
    card = s.planned[seat] - 1
    face = face_of(card)
    if s.path[seat] > 0:
        if at_left:
            complete_symbols(box, s, face, face_of(s.left_end[seat]))
        else:
            complete_symbols(box, s, face_of(s.right_end[seat]), face)
    lay_on_path(s, seat, card, at_left)
    s.free[box.main[face]] += 1
    if box.special[face] >= 0:
        slot = 0 if s.special[0] == 0 else 1
        s.special[slot] = box.special[face] + 1


@rule
def lay_on_path(s, seat, card, at_left):
    """Put the planned card at an end of its owner's path."""
    s.planned[seat] = 0
    if at_left:
        for face in range(FACES):
            other = card_of(seat, face)
            if s.where[other] == PATH + seat:
                s.rank[other] += 1
    s.where[card] = PATH + seat
    s.known[card] = ALL_SEATS
    s.rank[card] = 0 if at_left else s.path[seat]
    if at_left or s.path[seat] == 0:
        s.left_end[seat] = card
    if not at_left:
        s.right_end[seat] = card
    s.path[seat] += 1


@rule
def complete_symbols(box, s, left, right):
    """Two cards meet: each pair of equal half symbols gives its basic action (OC-3.9)."""
    if s.house & ONE_SYMBOL != 0:
        half = only_symbol(box.right_top[left], box.right_bottom[left])
        if half >= 0 and half == only_symbol(box.left_top[right], box.left_bottom[right]):
            s.free[half] += 1
        return
    if box.right_top[left] >= 0 and box.right_top[left] == box.left_top[right]:
        s.free[box.right_top[left]] += 1
    if box.right_bottom[left] >= 0 and box.right_bottom[left] == box.left_bottom[right]:
        s.free[box.right_bottom[left]] += 1


@rule
def only_symbol(top, bottom):
    """By house setting an edge has a single half symbol: the upper one, else the lower one."""
    return top if top >= 0 else bottom


@rule
def rest(s):
    """Discard the planned card; then keep a path card, take one from the market, recover (OC-3.4)."""
    seat = s.turn
    if s.planned[seat] > 0:
        card = s.planned[seat] - 1
        s.where[card] = DISCARD_PILE + seat
        s.known[card] = ALL_SEATS
        s.discards[seat] += 1
    s.planned[seat] = 0
    push_todo(s, ACT, 0)
    push_todo(s, RECOVER, 0)
    push_todo(s, TURN_UP, 0)
    push_todo(s, TAKE, 0)
    push_todo(s, KEEP, 0)


@rule
def keep_card(s, kept):
    """One card stays in the path, the others are discarded (OC-3.4)."""
    seat = s.turn
    for face in range(FACES):
        card = card_of(seat, face)
        if s.where[card] == PATH + seat and card != kept:
            s.where[card] = DISCARD_PILE + seat
            s.rank[card] = 0
            s.discards[seat] += 1
    s.path[seat] = 1
    s.rank[kept] = 0
    s.left_end[seat] = kept
    s.right_end[seat] = kept


@rule
def recover(s):
    """The end of a rest: the discard pile goes to the hand, the active crab stands up (OC-3.4)."""
    take_up_discards(s, s.turn)
    s.fallen[s.active] = 0


@rule
def plan_card(s, seat, card):
    """Lay a hand card face down; a card laid down before goes back to the hand (OC-2.1)."""
    if s.planned[seat] > 0:
        s.where[s.planned[seat] - 1] = HAND + seat
        s.hand[seat] += 1
    s.where[card] = PLANNED + seat
    s.planned[seat] = card + 1
    s.hand[seat] -= 1
