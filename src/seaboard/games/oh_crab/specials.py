"""The twelve special actions (chapter 8): when they can be used and what they begin. Those that move several crabs
stand in `shifting.py`."""

from seaboard.core import stack
from seaboard.core.decisions import Decision, Json, Way
from seaboard.core.rule import rule
from seaboard.games.oh_crab import entering, moving, shifting, state, table
from seaboard.games.oh_crab.actions import COLUMN_LETTERS, JUMP_TO, USE_BASIC, USE_SPECIAL
from seaboard.games.oh_crab.state import Box, State

OC_3_10 = 310
OC_4_5 = 405
OC_4_6 = 406
OC_8_1 = 801
OC_8_3 = 803
OC_8_7 = 807


@rule
def has_special(s: State, special: int) -> bool:
    """Whether the card added in this turn has this special action and it is not used yet (OC-3.10)."""
    return s.special[0] == special + 1 or s.special[1] == special + 1


@rule
def has_any_special(box: Box, s: State) -> bool:
    """Whether a special action is still to be used."""
    return s.special[0] + s.special[1] > 0


@rule
def may_use_special(box: Box, s: State, special: int) -> int:
    """0 if this special action is there, can be paid and would do something, else the rule that forbids it."""
    if not has_special(s, special):
        return OC_3_10
    return 0 if can_use_special(box, s, special) else OC_8_1 + special


@rule
def can_use_special(box: Box, s: State, special: int) -> bool:
    """Whether a special action would do something; five of them are paid with a hand card."""
    crab = s.active
    cards = s.hand[s.turn]
    if special == state.GULL or special == state.CALL or special == state.ASIDE:
        return shifting.can_shift(box, s, shifting.shift_due(special), shifting.shift_herd(s, special))
    if special == state.SAND:
        return has_victim(s)
    if special == state.SIDE_JUMP:
        return can_jump_aside(box, s)
    if special == state.BARGE:
        return s.spot[crab] != state.SEA and s.barging == 0
    if special != state.CRISS_CROSS:
        if cards == 0:
            return False
        cards -= 1
    if special == state.SUPPORT:
        return True
    if special == state.MOMENTUM:
        return can_use_path(box, s, cards)
    for basic in range(state.FORWARD, state.SEAWARD):
        if granted_by(special, basic) > 0 and moving.can_use_basic(box, s, crab, basic, cards):
            return True
    return False


@rule
def use_special(box: Box, s: State, special: int) -> None:
    """Begin a special action: lay what it asks for on the stack, its cost on top."""
    slot = 0 if s.special[0] == special + 1 else 1
    s.special[slot] = 0
    if special == state.GULL or special == state.CALL or special == state.ASIDE:
        s.herd = shifting.shift_herd(s, special)
        table.ask(s, shifting.shift_due(special), 0)
    elif special == state.SAND:
        throw_sand(s)
    elif special == state.SIDE_JUMP:
        table.ask(s, state.JUMP_ASIDE, 0)
    elif special == state.BARGE:
        s.barging = 1
    else:
        if special == state.MOMENTUM:
            table.ask(s, state.CHOOSE_BASIC, 0)
        else:
            table.ask(s, state.GRANTED, state.BY_SPECIAL + special)
        for basic in range(state.FORWARD, state.SEAWARD):
            s.granted[basic] += granted_by(special, basic)
        if special != state.CRISS_CROSS:
            table.ask(s, state.DISCARD, special)


@rule
def granted_by(special: int, basic: int) -> int:
    """How many forward or diagonal moves a special action gives (OC-8.9 to OC-8.12)."""
    if basic == state.FORWARD:
        return 1 if special == state.FASTER or special == state.SLIDE else 0
    if special == state.SLALOM:
        return 2
    return 1 if special == state.CRISS_CROSS or special == state.SLIDE else 0


@rule
def rule_of_special(box: Box, s: State, special: int) -> int:
    """The special actions have their rules in their order."""
    return OC_8_1 + special


def read_special(special: int) -> Json:
    """A special action by name."""
    return {"special": state.SPECIAL_NAMES[special]}


def specials_at_hand(box: Box, s: State) -> list[int]:
    """The special actions of the cards added in this turn."""
    return [special - 1 for special in s.special if special]


# Sand in the Eyes.


@rule
def is_victim(s: State, seat: int) -> bool:
    """Whether a player has a crab ahead of the active one and a card to lose (OC-8.4)."""
    return s.hand[seat] > 0 and (shifting.crabs_ahead(s) >> (2 * seat)) & 3 != 0


@rule
def has_victim(s: State) -> bool:
    """Whether Sand in the Eyes would cost anybody a card."""
    for seat in range(s.players):
        if is_victim(s, seat):
            return True
    return False


@rule
def throw_sand(s: State) -> None:
    """Everybody who is hit loses a card, clockwise."""
    for turn in range(s.players - 1, 0, -1):
        seat = (s.turn + turn) % s.players
        if is_victim(s, seat):
            table.ask(s, state.LOSE, seat)


# Side Jump.


@rule
def may_jump_aside(box: Box, s: State, column: int) -> int:
    """0 if the active crab can jump to this column of its row (OC-8.7), else the rule that forbids it."""
    crab = s.active
    reason = entering.may_be_moved(s, crab)
    if reason != 0:
        return reason
    at = s.spot[crab]
    target = at - at % state.COLUMNS + column
    if s.field[target] == state.MISSING:
        return OC_4_5
    if target == at or table.height_of(s, target) != table.height_of(s, at):
        return OC_8_7
    if table.crab_at(s, target) >= 0:
        return OC_4_6
    return entering.may_enter(box, s, crab, target, False, s.hand[s.turn])


@rule
def can_jump_aside(box: Box, s: State) -> bool:
    """Whether there is a field for a side jump."""
    for column in range(state.COLUMNS):
        if may_jump_aside(box, s, column) == 0:
            return True
    return False


@rule
def jump_aside(box: Box, s: State, column: int) -> None:
    """Jump to another field of the same row."""
    stack.pop(s)
    crab = s.active
    at = s.spot[crab]
    entering.enter(box, s, crab, at - at % state.COLUMNS + column)


def read_column(column: int) -> Json:
    """A column by its letter."""
    return {"column": COLUMN_LETTERS[column]}


# Momentum.


@rule
def may_use_path(box: Box, s: State, basic: int, cards: int) -> int:
    """0 if a card of the path has this main action and it would do something (OC-8.3), else the rule."""
    if moving.can_use_basic(box, s, s.active, basic, cards):
        for face in range(state.FACES):
            if box.main[face] == basic and s.where[table.card_of(s.turn, face)] == state.PATH + s.turn:
                return 0
    return OC_8_3


@rule
def can_use_path(box: Box, s: State, cards: int) -> bool:
    """Whether the main action of some card of the path would do something."""
    for basic in range(state.BASICS):
        if may_use_path(box, s, basic, cards) == 0:
            return True
    return False


@rule
def may_choose_basic(box: Box, s: State, basic: int) -> int:
    """0 if Momentum, which is paid, can use this main action, else the rule that forbids it."""
    return may_use_path(box, s, basic, s.hand[s.turn])


@rule
def choose_basic(box: Box, s: State, basic: int) -> None:
    """Use the main action of a card of the path."""
    stack.turn_to(s, state.GRANTED, state.BY_SPECIAL + state.MOMENTUM, s.whose)
    moving.grant_basic(box, s, s.active, basic)


def read_basic(basic: int) -> Json:
    """A basic action by name."""
    return {"basic": state.BASIC_NAMES[basic]}


USING_A_SPECIAL = Way(
    "special",
    USE_SPECIAL,
    state.SPECIALS,
    use_special,
    may=may_use_special,
    when=has_any_special,
    rule=rule_of_special,
    reads=read_special,
    considers=specials_at_hand,
)

DECISIONS = (
    Decision(
        state.CHOOSE_BASIC,
        "choose_basic",
        OC_8_3,
        (Way("basic", USE_BASIC, state.BASICS, choose_basic, may=may_choose_basic, reads=read_basic),),
    ),
    Decision(
        state.JUMP_ASIDE,
        "jump_aside",
        OC_8_7,
        (Way("side_jump", JUMP_TO, state.COLUMNS, jump_aside, may=may_jump_aside, reads=read_column),),
    ),
)
