"""The card market (chapter 7): taking and swapping cards, turning up new ones."""

from seaboard.core import stack
from seaboard.core.decisions import MANY, NONE, Decision, Json, Way
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.oh_crab import memory, state, table
from seaboard.games.oh_crab.actions import DRAW_CARD, GIVE_CARD, NO_SWAP, REVEAL, TAKE_PILE, TAKE_STACK, read_card
from seaboard.games.oh_crab.state import Box, State

OC_1_7 = 107
OC_6_6 = 606
OC_7_1 = 701
OC_7_3 = 703
OC_7_4 = 704


# Taking a card: the top of an open pile, or of the stack.


@rule
def may_take(box: Box, s: State, place: int) -> int:
    """0 if a face-up pile has a card, else the rule that forbids taking one."""
    return 0 if s.pile_size[place] > 0 else OC_7_1


@rule
def take_from_pile(box: Box, s: State, place: int) -> None:
    """The top card of a face-up pile goes to the hand of the one who takes."""
    seat = s.whose
    stack.pop(s)
    s.given = 0
    table.put_in_hand(s, seat, s.pile_top[place])
    s.pile_size[place] -= 1
    s.pile_top[place] = -1
    for below in range(state.ACTION_CARDS):
        if s.where[below] == state.PILE + place and s.rank[below] == s.pile_size[place] - 1:
            s.pile_top[place] = below


@rule
def may_take_blind(box: Box, s: State, which: int) -> int:
    """0 if the stack has a card besides the one just given (OC-7.4), else the rule that forbids taking it."""
    if s.stack + s.under - s.given > 0:
        return 0
    return OC_7_4 if s.given > 0 else OC_7_1


@rule
def take_blind(box: Box, s: State, which: int) -> None:
    """Chance says which card it is."""
    stack.turn_to(s, state.DRAW, 0, s.whose)


@rule
def draw_blind(box: Box, s: State, card: int) -> None:
    """The stack's top card goes to the hand, seen by its new owner only (OC-7.1, OC-Q21)."""
    seat = s.whose
    stack.pop(s)
    s.given = 0
    giver = giver_of(s, card)
    if giver >= 0:
        memory.note_draw(s, giver, seat, card)
    else:
        s.known[card] = 1 << seat
    lift_from_stack(s, card)
    s.where[card] = state.HAND + seat
    s.rank[card] = 0
    s.since[card] = s.gave[seat]
    s.hand[seat] += 1


@rule
def is_hidden_of(s: State, seat: int, card: int) -> bool:
    """Whether a card is in a player's hand, planned, or given under the stack."""
    place = s.where[card]
    return place == state.HAND + seat or place == state.PLANNED + seat or place == state.UNDER + seat


@rule
def giver_of(s: State, card: int) -> int:
    """Who gave a card that lies under the stack, or -1."""
    return s.where[card] - state.UNDER if state.UNDER <= s.where[card] < state.UNDER + state.SEATS else -1


def read_place(place: int) -> Json:
    """A place of the market, counted from 1."""
    return {"place": place + 1}


# The stack: what may be on its top, and turning it up.


@rule
def list_stack(s: State, first: int, out: Numbers, n: int) -> int:
    """The cards that may be on top of the stack, as outcomes from `first` on; return the new n."""
    if s.stack == 0 and s.under > 0:
        out[n] = first + lowest_given(s)
        return n + 1
    for card in range(state.ACTION_CARDS):
        if s.where[card] == state.IN_STACK:
            out[n] = first + card
            n += 1
    return n


@rule
def only_on_stack(s: State, first: int) -> int:
    """The outcome when the top card of the stack is certain, NONE or MANY."""
    if s.stack > 1:
        return MANY
    if s.stack == 0:
        return first + lowest_given(s) if s.under > 0 else NONE
    for card in range(state.ACTION_CARDS):
        if s.where[card] == state.IN_STACK:
            return first + card
    return NONE


@rule
def lowest_given(s: State) -> int:
    """Of the cards given under the stack, the one that comes up first."""
    for card in range(state.ACTION_CARDS):
        if state.UNDER <= s.where[card] < state.UNDER + state.SEATS and s.rank[card] == 0:
            return card
    return -1


@rule
def lift_from_stack(s: State, card: int) -> None:
    """Take the top card off the stack, or the first of those given under it."""
    giver = giver_of(s, card)
    if giver < 0:
        s.stack -= 1
        return
    s.under -= 1
    s.gave[giver] -= 1
    for other in range(state.ACTION_CARDS):
        if state.UNDER <= s.where[other] < state.UNDER + state.SEATS:
            s.rank[other] -= 1
        if is_hidden_of(s, giver, other) and s.since[other] > 0:
            s.since[other] -= 1


@rule
def list_draws(box: Box, s: State, out: Numbers, n: int) -> int:
    """The cards that a blind draw may bring."""
    return list_stack(s, DRAW_CARD, out, n)


@rule
def only_draw(box: Box, s: State) -> int:
    """The card of a blind draw, if it is certain."""
    return only_on_stack(s, DRAW_CARD)


@rule
def lacks_open_card(s: State) -> bool:
    """Whether a face-up place is empty while the stack has cards (OC-7.2)."""
    if s.stack + s.under == 0:
        return False
    for place in range(state.PILES):
        if s.pile_size[place] == 0:
            return True
    return False


@rule
def list_turn_ups(box: Box, s: State, out: Numbers, n: int) -> int:
    """The cards that may be turned up to fill an empty place; none when nothing is to be filled."""
    return list_stack(s, REVEAL, out, n) if lacks_open_card(s) else n


@rule
def only_turn_up(box: Box, s: State) -> int:
    """The card that is turned up, if it is certain; NONE when nothing is to be filled."""
    return only_on_stack(s, REVEAL) if lacks_open_card(s) else NONE


@rule
def turn_up(box: Box, s: State, card: int) -> None:
    """Lay a card face up on the pile with its special action, or on an empty place (OC-1.7)."""
    lift_from_stack(s, card)
    at = -1
    for place in range(state.PILES):
        if s.pile_size[place] > 0 and box.special[s.pile_top[place]] == box.special[card]:
            at = place
    if at < 0:
        at = 0
        while s.pile_size[at] > 0:
            at += 1
    s.where[card] = state.PILE + at
    table.lay_open(s, card)
    s.rank[card] = s.pile_size[at]
    s.pile_size[at] += 1
    s.pile_top[at] = card


# Swapping.


@rule
def may_swap(s: State, seat: int) -> int:
    """0 if a player can swap a card, else the rule that forbids it."""
    if s.hand[seat] == 0:
        return OC_7_4
    if s.stack + s.under + s.pile_size[0] + s.pile_size[1] + s.pile_size[2] == 0:
        return OC_7_3
    return 0


@rule
def may_swap_here(s: State, crab: int) -> int:
    """0 if a crab stands on a card swap field and its owner can swap (OC-6.6), else the rule that forbids it."""
    at = s.spot[crab]
    if at >= s.sea or s.field[at] & state.SWAP_MARK == 0:
        return OC_6_6
    return may_swap(s, crab // 2)


@rule
def is_swap_offered(box: Box, s: State) -> bool:
    """Whether the active crab ends its turn where its owner may swap."""
    return may_swap_here(s, s.active) == 0


@rule
def begin_swap(s: State, seat: int) -> None:
    """Give a card, take one, fill up the market (OC-7.4)."""
    await_card(s, seat)
    stack.push(s, state.GIVE, 0, seat)


@rule
def await_card(s: State, seat: int) -> None:
    """When a card is given: take one, fill up the market."""
    stack.push(s, state.TURN_UP, 0, seat)
    stack.push(s, state.TAKE, 0, seat)


@rule
def list_gifts(box: Box, s: State, out: Numbers, n: int) -> int:
    """The hand cards that can be given."""
    seat = s.whose
    return table.list_cards(s, seat, state.HAND + seat, GIVE_CARD, out, n)


@rule
def only_gift(box: Box, s: State) -> int:
    """The card to give, if there is only one."""
    return table.only_in_hand(s, s.whose, GIVE_CARD)


@rule
def give(box: Box, s: State, face: int) -> None:
    """Give a hand card; where a swap is offered this begins it."""
    seat = s.whose
    is_offer = s.due == state.OFFER_SWAP or s.due == state.MAY_SWAP
    stack.pop(s)
    if is_offer:
        await_card(s, seat)
    give_card(s, seat, table.card_of(seat, face))


@rule
def give_card(s: State, seat: int, card: int) -> None:
    """A start card leaves the game; another goes face down under the stack (OC-7.4)."""
    s.hand[seat] -= 1
    if card >= state.ACTION_CARDS:
        s.where[card] = state.GONE
        s.known[card] = state.ALL_SEATS
        return
    memory.note_gift(s, seat, card)
    s.where[card] = state.UNDER + seat
    s.rank[card] = s.under
    s.under += 1
    s.gave[seat] += 1
    s.given = 1


@rule
def swap_nothing(box: Box, s: State, which: int) -> None:
    """Keep all cards."""
    stack.pop(s)


GIFTS = Way("give", GIVE_CARD, state.FACES, give, lists=list_gifts, reads=read_card)
KEEPING_ALL = Way("no_swap", NO_SWAP, 1, swap_nothing)

DECISIONS = (
    Decision(
        state.TURN_UP,
        "turn_up",
        OC_1_7,
        (Way("reveal", REVEAL, state.ACTION_CARDS, turn_up, lists=list_turn_ups, reads=read_card),),
        chance=True,
        only=only_turn_up,
    ),
    Decision(
        state.DRAW,
        "draw",
        OC_7_1,
        (Way("draw", DRAW_CARD, state.ACTION_CARDS, draw_blind, lists=list_draws, reads=read_card),),
        chance=True,
        only=only_draw,
    ),
    Decision(
        state.TAKE,
        "take",
        OC_7_1,
        (
            Way("take", TAKE_PILE, state.PILES, take_from_pile, may=may_take, reads=read_place),
            Way("take_blind", TAKE_STACK, 1, take_blind, may=may_take_blind),
        ),
    ),
    Decision(state.GIVE, "give", OC_7_4, (GIFTS,), only=only_gift),
    Decision(
        state.OFFER_SWAP,
        "offer_swap",
        OC_7_4,
        (GIFTS, KEEPING_ALL),
        asks=is_swap_offered,
        open=True,
    ),
)
