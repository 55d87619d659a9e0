"""The card market (chapter 7): taking and swapping cards, turning up new ones."""

from seaboard.core.rule import rule
from seaboard.games.oh_crab.actions import DRAW_CARD, REVEAL, TAKE_PILE, TAKE_STACK
from seaboard.games.oh_crab.state import (
    ACTION_CARDS,
    ALL_SEATS,
    CERTAIN,
    GIVE,
    GONE,
    HAND,
    IN_STACK,
    PILE,
    PILES,
    PLANNED,
    SEATS,
    SWAP_MARK,
    TAKE,
    TURN_UP,
    UNDER,
)
from seaboard.games.oh_crab.table import push_todo, put_in_hand

OC_6_6 = 606
OC_7_1 = 701
OC_7_3 = 703
OC_7_4 = 704


@rule
def may_take(s, place):
    """0 if a face-up pile has a card, else the rule that forbids taking one."""
    return 0 if s.pile_size[place] > 0 else OC_7_1


@rule
def may_take_blind(s):
    """0 if the stack has a card besides the one just given (OC-7.4), else the rule that forbids taking it."""
    if s.stack + s.under - s.given > 0:
        return 0
    return OC_7_4 if s.given > 0 else OC_7_1


@rule
def list_market(s, out):
    """What can be taken: the tops of the piles and of the stack; return how many."""
    n = 0
    for place in range(PILES):
        if may_take(s, place) == 0:
            out[n] = TAKE_PILE + place
            n += 1
    if may_take_blind(s) == 0:
        out[n] = TAKE_STACK
        n += 1
    return n


@rule
def take_from_pile(s, place):
    """The top card of a face-up pile goes to the active player's hand."""
    s.given = 0
    card = s.pile_top[place]
    put_in_hand(s, s.turn, card)
    s.pile_size[place] -= 1
    s.pile_top[place] = -1
    for below in range(ACTION_CARDS):
        if s.where[below] == PILE + place and s.rank[below] == s.pile_size[place] - 1:
            s.pile_top[place] = below


@rule
def list_stack(s, first, out):
    """The cards that may be on top of the stack, as outcomes from `first` on; return how many."""
    if s.stack == 0 and s.under > 0:
        out[0] = first + lowest_given(s)
        return 1
    n = 0
    for card in range(ACTION_CARDS):
        if s.where[card] == IN_STACK:
            out[n] = first + card
            n += 1
    return n


@rule
def lowest_given(s):
    """Of the cards given under the stack, the one that comes up first."""
    for card in range(ACTION_CARDS):
        if UNDER <= s.where[card] < UNDER + SEATS and s.rank[card] == 0:
            return card
    return -1


@rule
def lift_from_stack(s, card):
    """Take the top card off the stack; the giver of a card that lay under it is returned, else -1."""
    place = s.where[card]
    if place == IN_STACK:
        s.stack -= 1
        return -1
    s.under -= 1
    for other in range(ACTION_CARDS):
        if UNDER <= s.where[other] < UNDER + SEATS:
            s.rank[other] -= 1
    return place - UNDER


@rule
def draw_blind(s, card):
    """The stack's top card goes to the hand, seen by its new owner only (OC-7.1, OC-Q21)."""
    s.given = 0
    giver = lift_from_stack(s, card)
    s.where[card] = HAND + s.turn
    s.rank[card] = 0
    s.known[card] = 1 << s.turn
    s.hand[s.turn] += 1
    if giver >= 0:
        s.known[card] |= 1 << giver
        forget_hand(s, giver)


@rule
def forget_hand(s, giver):
    """A card that this seat once gave away has gone on unseen: which one, the others can no longer tell."""
    for card in range(ACTION_CARDS):
        place = s.where[card]
        if place == HAND + giver or place == PLANNED + giver or place == UNDER + giver:
            if s.known[card] & CERTAIN == 0:
                s.known[card] &= 1 << giver


@rule
def lacks_open_card(s):
    """Whether a face-up place is empty while the stack has cards (OC-7.2)."""
    if s.stack + s.under == 0:
        return False
    for place in range(PILES):
        if s.pile_size[place] == 0:
            return True
    return False


@rule
def list_turn_ups(s, out):
    """The cards that may be turned up to fill an empty place; none when nothing is to be filled."""
    if lacks_open_card(s):
        return list_stack(s, REVEAL, out)
    return 0


@rule
def list_draws(s, out):
    """The cards that a blind draw may bring."""
    return list_stack(s, DRAW_CARD, out)


@rule
def turn_up(box, s, card):
    """Lay a card face up on the pile with its special action, or on an empty place (OC-1.7)."""
    lift_from_stack(s, card)
    at = -1
    for place in range(PILES):
        if s.pile_size[place] > 0 and box.special[s.pile_top[place]] == box.special[card]:
            at = place
    if at < 0:
        at = 0
        while s.pile_size[at] > 0:
            at += 1
    s.where[card] = PILE + at
    s.known[card] = ALL_SEATS
    s.rank[card] = s.pile_size[at]
    s.pile_size[at] += 1
    s.pile_top[at] = card


@rule
def may_swap(s):
    """0 if the active player can swap a card, else the rule that forbids it."""
    if s.hand[s.turn] == 0:
        return OC_7_4
    if s.stack + s.under + s.pile_size[0] + s.pile_size[1] + s.pile_size[2] == 0:
        return OC_7_3
    return 0


@rule
def begin_swap(s):
    """Give a card, take one, fill up the market (OC-7.4)."""
    push_todo(s, TURN_UP, 0)
    push_todo(s, TAKE, 0)
    push_todo(s, GIVE, 0)


@rule
def give_card(s, card):
    """A start card leaves the game; another goes face down under the stack (OC-7.4)."""
    s.hand[s.turn] -= 1
    if card >= ACTION_CARDS:
        s.where[card] = GONE
        s.known[card] = ALL_SEATS
        return
    for other in range(ACTION_CARDS):
        if s.where[other] == HAND + s.turn:
            s.known[other] &= ALL_SEATS
    s.where[card] = UNDER + s.turn
    s.rank[card] = s.under
    s.under += 1
    s.given = 1


@rule
def may_swap_here(s):
    """0 if the active crab stands on a card swap field and its owner can swap (OC-6.6)."""
    at = s.spot[s.active]
    if at >= s.sea or s.field[at] & SWAP_MARK == 0:
        return OC_6_6
    return may_swap(s)
