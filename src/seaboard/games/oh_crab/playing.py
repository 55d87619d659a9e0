"""How a turn begins (chapter 3): adding the planned card to the path with all that it gives, or resting."""

from seaboard.core import stack
from seaboard.core.decisions import Decision, Json, Way, whole_range
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.oh_crab import state, table
from seaboard.games.oh_crab.actions import ADD_LEFT, KEEP_CARD, REST, read_card
from seaboard.games.oh_crab.state import Box, State

OC_3_2 = 302
OC_3_3 = 303
OC_3_4 = 304

LEFT_END = 0
END_NAMES = ("left", "right")


@rule
def plan_card(s: State, seat: int, card: int) -> None:
    """Lay a hand card face down; a card laid down before goes back to the hand (OC-2.1)."""
    if s.planned[seat] > 0:
        s.where[s.planned[seat] - 1] = state.HAND + seat
        s.hand[seat] += 1
    s.where[card] = state.PLANNED + seat
    s.planned[seat] = card + 1
    s.hand[seat] -= 1


# Adding the planned card: at the left end (0) or the right one (1).


@rule
def may_add(box: Box, s: State, end: int) -> int:
    """0 if the planned card can be laid at this end of the path; the first card has no ends (OC-3.3)."""
    seat = s.whose
    if s.planned[seat] <= 0:
        return OC_3_2
    return OC_3_3 if end == LEFT_END and s.path[seat] == 0 else 0


@rule
def add(box: Box, s: State, end: int) -> None:
    """Lay the planned card at an end of the path; at the beginning of a turn its actions follow."""
    seat = s.whose
    begins = s.due == state.BEGIN
    stack.pop(s)
    add_planned(box, s, seat, end == LEFT_END)
    if begins:
        stack.push(s, state.ACT, 0, seat)


@rule
def add_planned(box: Box, s: State, seat: int, at_left: bool) -> None:
    """Reveal the planned card, lay it at an end of the path and note all actions that it gives (OC-3.3)."""
    card = s.planned[seat] - 1
    face = table.face_of(card)
    if s.path[seat] > 0:
        if at_left:
            complete_symbols(box, s, face, table.face_of(s.left_end[seat]))
        else:
            complete_symbols(box, s, table.face_of(s.right_end[seat]), face)
    lay_on_path(s, seat, card, at_left)
    s.free[box.main[face]] += 1
    if box.special[face] >= 0:
        slot = 0 if s.special[0] == 0 else 1
        s.special[slot] = box.special[face] + 1


@rule
def lay_on_path(s: State, seat: int, card: int, at_left: bool) -> None:
    """Put the planned card at an end of its owner's path."""
    s.planned[seat] = 0
    if at_left:
        for face in range(state.FACES):
            other = table.card_of(seat, face)
            if s.where[other] == state.PATH + seat:
                s.rank[other] += 1
    s.where[card] = state.PATH + seat
    table.lay_open(s, card)
    s.rank[card] = 0 if at_left else s.path[seat]
    if at_left or s.path[seat] == 0:
        s.left_end[seat] = card
    if not at_left:
        s.right_end[seat] = card
    s.path[seat] += 1


@rule
def complete_symbols(box: Box, s: State, left: int, right: int) -> None:
    """Two cards meet: each pair of equal half symbols gives its basic action (OC-3.9)."""
    for half in range(2):
        basic = completed_symbol(box, s, left, right, half)
        if basic >= 0:
            s.free[basic] += 1


@rule
def completed_symbol(box: Box, s: State, left: int, right: int, half: int) -> int:
    """The upper (0) or lower (1) symbol that two neighbouring cards complete, or -1."""
    if s.house & state.ONE_SYMBOL != 0:
        mine = only_symbol(box.right_top[left], box.right_bottom[left])
        other = only_symbol(box.left_top[right], box.left_bottom[right])
        return mine if mine == other and half == 0 else -1
    if half == 0:
        return box.right_top[left] if box.right_top[left] == box.left_top[right] else -1
    return box.right_bottom[left] if box.right_bottom[left] == box.left_bottom[right] else -1


@rule
def only_symbol(top: int, bottom: int) -> int:
    """By house setting an edge has a single half symbol: the upper one, else the lower one."""
    return top if top >= 0 else bottom


def read_end(end: int) -> Json:
    """An end of the path."""
    return {"end": END_NAMES[end]}


# Resting.


@rule
def rest(box: Box, s: State, which: int) -> None:
    """Discard the planned card; then keep a path card, take one from the market, recover (OC-3.4)."""
    seat = s.whose
    stack.pop(s)
    if s.planned[seat] > 0:
        card = s.planned[seat] - 1
        s.where[card] = state.DISCARD_PILE + seat
        table.lay_open(s, card)
        s.discards[seat] += 1
    s.planned[seat] = 0
    stack.push(s, state.ACT, 0, seat)
    stack.push(s, state.RECOVER, 0, seat)
    stack.push(s, state.TURN_UP, 0, seat)
    stack.push(s, state.TAKE, 0, seat)
    stack.push(s, state.KEEP, 0, seat)


@rule
def list_path(box: Box, s: State, out: Numbers, n: int) -> int:
    """The cards of the path, one of which is kept."""
    return table.list_in_path(s, s.whose, KEEP_CARD, out, n)


@rule
def only_kept(box: Box, s: State) -> int:
    """The only card of the path, NONE or MANY."""
    return table.only_in_path(s, s.whose, KEEP_CARD)


@rule
def keep(box: Box, s: State, face: int) -> None:
    """One card stays in the path, the others are discarded (OC-3.4)."""
    seat = s.whose
    stack.pop(s)
    kept = table.card_of(seat, face)
    for other in range(state.FACES):
        card = table.card_of(seat, other)
        if s.where[card] == state.PATH + seat and card != kept:
            s.where[card] = state.DISCARD_PILE + seat
            s.rank[card] = 0
            s.discards[seat] += 1
    s.path[seat] = 1
    s.rank[kept] = 0
    s.left_end[seat] = kept
    s.right_end[seat] = kept


@rule
def recover(box: Box, s: State) -> None:
    """The end of a rest: the discard pile goes to the hand, the active crab stands up (OC-3.4)."""
    table.take_up_discards(s, s.whose)
    stack.pop(s)
    s.fallen[s.active] = 0


ADDING = Way("add", ADD_LEFT, len(END_NAMES), add, may=may_add, rule=OC_3_3, reads=read_end, considers=whole_range)

RESTING_INSTEAD = Way("rest", REST, 1, rest, rule=OC_3_4, considers=whole_range)

DECISIONS = (
    Decision(state.CHOOSE_END, "choose_end", OC_3_3, (ADDING,)),
    Decision(
        state.KEEP,
        "keep",
        OC_3_4,
        (Way("keep", KEEP_CARD, state.FACES, keep, lists=list_path, reads=read_card),),
        only=only_kept,
    ),
    Decision(state.RECOVER, "recover", OC_3_4, do=recover),
)
