"""What several modules do with cards of the path and with the board (OC-15.2)."""

from seaboard.core import stack
from seaboard.core.decisions import Decision, Json, Way
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.oh_crab import state, table
from seaboard.games.oh_crab.actions import BUILD_AT, TAKE_UP_CARD, field_name, read_card
from seaboard.games.oh_crab.state import Box, State

OC_15_2 = 1502

ANYWHERE, NEARBY = 0, 1  # what building is about: any field, or one within two fields of the active crab


# A card of the path goes back to the hand.


@rule
def list_path_cards(box: Box, s: State, out: Numbers, n: int) -> int:
    """The cards of the path, one of which is taken back."""
    return table.list_in_path(s, s.whose, TAKE_UP_CARD, out, n)


@rule
def only_path_card(box: Box, s: State) -> int:
    """The only card of the path, NONE or MANY."""
    return table.only_in_path(s, s.whose, TAKE_UP_CARD)


@rule
def take_back(box: Box, s: State, face: int) -> None:
    """Take a card of the path to the hand and close the gap, which gives no action (OC-Q39)."""
    seat = s.whose
    stack.pop(s)
    card = table.card_of(seat, face)
    gap = s.rank[card]
    table.put_in_hand(s, seat, card)
    s.path[seat] -= 1
    s.left_end[seat] = -1
    s.right_end[seat] = -1
    for other in range(state.FACES):
        left = table.card_of(seat, other)
        if s.where[left] == state.PATH + seat:
            if s.rank[left] > gap:
                s.rank[left] -= 1
            if s.rank[left] == 0:
                s.left_end[seat] = left
            if s.rank[left] == s.path[seat] - 1:
                s.right_end[seat] = left


# A standard field becomes an obstacle.


@rule
def is_standard(s: State, at: int) -> bool:
    """Whether a field has no mark, no tile and no crab."""
    if at >= s.sea or s.field[at] != 0 or table.crab_at(s, at) >= 0:
        return False
    for place in range(state.HIDEOUTS):
        if s.hideout[place] == at:
            return False
    return True


@rule
def is_within_two(box: Box, s: State, at: int, there: int) -> bool:
    """Whether two steps at most lead from one field to another."""
    for direction in range(state.DIRECTIONS):
        between = table.neighbour_of(box, s, at, direction)
        if between == there:
            return True
        if between >= 0 and between != state.SEA:
            for further in range(state.DIRECTIONS):
                if table.neighbour_of(box, s, between, further) == there:
                    return True
    return False


@rule
def may_build_at(box: Box, s: State, reach: int, at: int) -> int:
    """0 if a field can become an obstacle, else the rule that forbids it."""
    if not is_standard(s, at):
        return OC_15_2
    if reach == ANYWHERE:
        return 0
    here = s.spot[s.active]
    return 0 if here != state.SEA and is_within_two(box, s, here, at) else OC_15_2


@rule
def can_build(box: Box, s: State, reach: int) -> bool:
    """Whether there is a field that can become an obstacle."""
    for at in range(s.sea):
        if may_build_at(box, s, reach, at) == 0:
            return True
    return False


@rule
def may_build(box: Box, s: State, at: int) -> int:
    """0 if this field can become an obstacle now, else the rule that forbids it."""
    return may_build_at(box, s, s.about, at)


@rule
def build(box: Box, s: State, at: int) -> None:
    """A field is an obstacle for the rest of the game."""
    stack.pop(s)
    s.field[at] = state.OBSTACLE


def read_field(at: int) -> Json:
    """A field as people write it."""
    return {"field": field_name(at)}


DECISIONS = (
    Decision(
        state.TAKE_BACK,
        "take_back",
        OC_15_2,
        (Way("take_back", TAKE_UP_CARD, state.FACES, take_back, lists=list_path_cards, reads=read_card),),
        only=only_path_card,
    ),
    Decision(
        state.BUILD, "build", OC_15_2, (Way("build", BUILD_AT, state.FIELDS, build, may=may_build, reads=read_field),)
    ),
)
