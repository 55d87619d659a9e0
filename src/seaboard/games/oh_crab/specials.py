"""The twelve special actions (chapter 8)."""

from seaboard.core.rule import rule
from seaboard.games.oh_crab.actions import JUMP_TO, MOVE_CRAB, STAY, USE_BASIC
from seaboard.games.oh_crab.moving import arrive, can_use_basic, enter, may_be_moved, may_enter, may_step, may_stop_on
from seaboard.games.oh_crab.state import (
    AHEAD,
    ASIDE,
    BACK,
    BARGE,
    BASICS,
    CALL,
    CALL_ON,
    CHOOSE_BASIC,
    COLUMNS,
    CRISS_CROSS,
    DIRECTIONS,
    DISCARD,
    FACES,
    FASTER,
    FORWARD,
    GRANTED,
    GULL,
    JUMP_ASIDE,
    LOSE,
    MISSING,
    MOMENTUM,
    MOVE_ASIDE,
    PATH,
    RIGHT,
    SAND,
    SEA,
    SEAWARD,
    SEND_BACK,
    SIDE_JUMP,
    SLALOM,
    SLIDE,
    STRAIGHT_CALL,
    STRAIGHT_GULL,
    SUPPORT,
)
from seaboard.games.oh_crab.table import (
    card_of,
    crab_at,
    crab_step,
    due_now,
    hand_size,
    height_of,
    neighbour_of,
    push_todo,
)

OC_3_10 = 310
OC_4_5 = 405
OC_4_6 = 406
OC_6_11 = 611
OC_8_1 = 801
OC_8_2 = 802
OC_8_3 = 803
OC_8_6 = 806
OC_8_7 = 807


@rule
def has_special(s, special):
    """Whether the card added in this turn has this special action and it is not used yet (OC-3.10)."""
    return s.special[0] == special + 1 or s.special[1] == special + 1


@rule
def may_use_special(box, s, special):
    """0 if this special action is there, can be paid and would do something, else the rule that forbids it."""
    if not has_special(s, special):
        return OC_3_10
    return 0 if can_use_special(box, s, special, hand_size(s)) else OC_8_1 + special


@rule
def can_use_special(box, s, special, cards):
    """Whether a special action would do something; five of them are paid with one of the hand cards."""
    if special == GULL or special == CALL or special == ASIDE:
        return can_shift_any(box, s, shift_due(special), shift_herd(s, special))
    if special == SAND:
        return has_victim(s)
    if special == SIDE_JUMP:
        return can_jump_aside(box, s)
    if special == BARGE:
        return s.spot[s.active] != SEA and s.barging == 0
    if special != CRISS_CROSS:
        if cards == 0:
            return False
        cards -= 1
    if special == SUPPORT:
        return True
    if special == MOMENTUM:
        return can_use_path(box, s, cards)
    for basic in range(FORWARD, SEAWARD):
        if granted_by(special, basic) > 0 and can_use_basic(box, s, basic, cards):
            return True
    return False


@rule
def use_special(box, s, special):
    """Begin a special action: lay what it asks for on the stack, its cost on top."""
    slot = 0 if s.special[0] == special + 1 else 1
    s.special[slot] = 0
    if special == GULL or special == CALL or special == ASIDE:
        s.herd = shift_herd(s, special)
        push_todo(s, shift_due(special), 0)
    elif special == SAND:
        for turn in range(s.players - 1, 0, -1):
            if is_victim(s, (s.turn + turn) % s.players):
                push_todo(s, LOSE, (s.turn + turn) % s.players)
    elif special == SIDE_JUMP:
        push_todo(s, JUMP_ASIDE, 0)
    elif special == BARGE:
        s.barging = 1
    else:
        push_todo(s, CHOOSE_BASIC if special == MOMENTUM else GRANTED, 0)
        for basic in range(FORWARD, SEAWARD):
            s.granted[basic] += granted_by(special, basic)
        if special != CRISS_CROSS:
            push_todo(s, DISCARD, special)


@rule
def granted_by(special, basic):
    """How many forward or diagonal moves a special action gives (OC-8.9 to OC-8.12)."""
    if basic == FORWARD:
        return 1 if special == FASTER or special == SLIDE else 0
    if special == SLALOM:
        return 2
    return 1 if special == CRISS_CROSS or special == SLIDE else 0


@rule
def shift_due(special):
    """The decision that Seagull, Call of the Sea or Step Aside asks for."""
    if special == GULL:
        return SEND_BACK
    return CALL_ON if special == CALL else MOVE_ASIDE


@rule
def shift_herd(s, special):
    """The crabs that Seagull, Call of the Sea or Step Aside may move, as bits."""
    if special == GULL:
        return crabs_ahead(s)
    return crabs_called(s) if special == CALL else rival_crabs(s)


@rule
def crabs_ahead(s):
    """The rivals' crabs ahead of the active one, as bits; crabs in the sea are out of reach (OC-6.11, OC-10.5)."""
    herd = 0
    if s.spot[s.active] == SEA:
        return herd
    height = height_of(s, s.spot[s.active])
    for crab in range(0, 2 * s.players, crab_step(s)):
        if crab // 2 != s.turn and s.spot[crab] != SEA and height_of(s, s.spot[crab]) > height:
            herd |= 1 << crab
    return herd


@rule
def crabs_called(s):
    """The active crab unless it is knocked over, and the rivals' crabs behind it, as bits (OC-8.2, OC-5.6)."""
    herd = 0
    if s.spot[s.active] == SEA:
        return herd
    height = height_of(s, s.spot[s.active])
    for crab in range(0, 2 * s.players, crab_step(s)):
        if crab // 2 != s.turn and height_of(s, s.spot[crab]) < height:
            herd |= 1 << crab
    if s.fallen[s.active] == 0:
        herd |= 1 << s.active
    return herd


@rule
def rival_crabs(s):
    """All crabs of other players, as bits, unless the active crab is in the sea (OC-Q30)."""
    herd = 0
    if s.spot[s.active] == SEA:
        return herd
    for crab in range(0, 2 * s.players, crab_step(s)):
        if crab // 2 != s.turn:
            herd |= 1 << crab
    return herd


@rule
def may_shift(box, s, due, herd, crab, direction):
    """0 if the special action that is due can move this crab of the herd one field, else the rule that forbids it."""
    if (herd >> crab) & 1 == 0 or s.spot[crab] == SEA:
        return OC_6_11 if s.spot[crab] == SEA else shift_rule(due)
    if not is_shift_way(s, due, direction):
        return shift_rule(due)
    target = neighbour_of(box, s, s.spot[crab], direction)
    if crab_at(s, target) >= 0:
        return OC_4_6
    if crab == s.active:
        return may_step(box, s, direction, hand_size(s))
    if target == SEA and due == MOVE_ASIDE:
        return OC_8_6
    return may_stop_on(s, target, direction)


@rule
def shift_rule(due):
    """The rule of the special action that is due."""
    if due == SEND_BACK:
        return OC_8_1
    return OC_8_2 if due == CALL_ON else OC_8_6


@rule
def is_shift_way(s, due, direction):
    """Whether Seagull, Call of the Sea or Step Aside goes that way; two of them by house setting (OC-Q2, OC-Q3)."""
    if due == MOVE_ASIDE:
        return True
    if due == SEND_BACK:
        return direction == BACK or (direction > BACK and s.house & STRAIGHT_GULL == 0)
    return direction == AHEAD or (direction <= RIGHT and s.house & STRAIGHT_CALL == 0)


@rule
def can_shift(box, s, due, herd, crab):
    """Whether a crab of the herd can be moved anywhere."""
    for direction in range(DIRECTIONS):
        if may_shift(box, s, due, herd, crab, direction) == 0:
            return True
    return False


@rule
def can_shift_any(box, s, due, herd):
    """Whether any crab of the herd can be moved."""
    for crab in range(0, 2 * s.players, crab_step(s)):
        if can_shift(box, s, due, herd, crab):
            return True
    return False


@rule
def list_shifts(box, s, due, out):
    """All single moves of the special action that is due; return how many."""
    n = 0
    for crab in range(0, 2 * s.players, crab_step(s)):
        for direction in range(DIRECTIONS):
            if may_shift(box, s, due, s.herd + 0, crab, direction) == 0:
                out[n] = MOVE_CRAB + crab * DIRECTIONS + direction
                n += 1
    return n


@rule
def list_stays(box, s, first, out):
    """Behind the moves of Call of the Sea: crabs with no free field before them may be left where they are."""
    n = first
    if n > 0:
        for crab in range(0, 2 * s.players, crab_step(s)):
            if may_stay(box, s, crab) == 0:
                out[n] = STAY + crab
                n += 1
    return n


@rule
def may_stay(box, s, crab):
    """0 if a called crab has no free field before it now (OC-8.2), else the rule that forbids leaving it out."""
    if (s.herd >> crab) & 1 == 1 and not can_shift(box, s, due_now(s), s.herd + 0, crab):
        return 0
    return OC_8_2


@rule
def shift_crab(box, s, crab, direction):
    """Move a crab of the herd one field; the field acts on it (OC-Q4)."""
    s.herd &= ~(1 << crab)
    arrive(s, crab, neighbour_of(box, s, s.spot[crab], direction))


@rule
def is_victim(s, seat):
    """Whether a player has a crab ahead of the active one and a card to lose (OC-8.4)."""
    return s.hand[seat] > 0 and (crabs_ahead(s) >> (2 * seat)) & 3 != 0


@rule
def has_victim(s):
    """Whether Sand in the Eyes would cost anybody a card."""
    for seat in range(s.players):
        if is_victim(s, seat):
            return True
    return False


@rule
def may_jump_aside(box, s, column):
    """0 if the active crab can jump to this column of its row (OC-8.7), else the rule that forbids it."""
    reason = may_be_moved(s)
    if reason != 0:
        return reason
    at = s.spot[s.active]
    target = at - at % COLUMNS + column
    if s.field[target] == MISSING:
        return OC_4_5
    if target == at or height_of(s, target) != height_of(s, at):
        return OC_8_7
    if crab_at(s, target) >= 0:
        return OC_4_6
    return may_enter(box, s, target, False, hand_size(s))


@rule
def can_jump_aside(box, s):
    """Whether there is a field for a side jump."""
    for column in range(COLUMNS):
        if may_jump_aside(box, s, column) == 0:
            return True
    return False


@rule
def list_side_jumps(box, s, out):
    """All fields of a side jump; return how many."""
    n = 0
    for column in range(COLUMNS):
        if may_jump_aside(box, s, column) == 0:
            out[n] = JUMP_TO + column
            n += 1
    return n


@rule
def jump_aside(s, column):
    """Jump to another field of the same row."""
    at = s.spot[s.active]
    enter(s, at - at % COLUMNS + column)


@rule
def may_use_path(box, s, basic, cards):
    """0 if a card of the path has this main action and it would do something (OC-8.3), else the rule."""
    if can_use_basic(box, s, basic, cards):
        for face in range(FACES):
            if box.main[face] == basic and s.where[card_of(s.turn, face)] == PATH + s.turn:
                return 0
    return OC_8_3


@rule
def can_use_path(box, s, cards):
    """Whether the main action of some card of the path would do something."""
    for basic in range(BASICS):
        if may_use_path(box, s, basic, cards) == 0:
            return True
    return False


@rule
def list_path_actions(box, s, out):
    """The main actions of the path that Momentum can use; return how many."""
    n = 0
    for basic in range(BASICS):
        if may_use_path(box, s, basic, hand_size(s)) == 0:
            out[n] = USE_BASIC + basic
            n += 1
    return n
