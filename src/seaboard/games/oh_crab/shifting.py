"""Special actions that move a herd of crabs one field each: Seagull, Call of the Sea and Step Aside (OC-8.1, OC-8.2,
OC-8.6)."""

from seaboard.core import stack
from seaboard.core.decisions import Decision, Way
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.oh_crab import entering, state, table
from seaboard.games.oh_crab.actions import MOVE_CRAB, STAY, STOP, read_crab, read_shift
from seaboard.games.oh_crab.state import Box, State

OC_4_6 = 406
OC_6_11 = 611
OC_8_1 = 801
OC_8_2 = 802
OC_8_6 = 806


# Whom they move.


@rule
def shift_due(special: int) -> int:
    """The decision that Seagull, Call of the Sea or Step Aside asks for."""
    if special == state.GULL:
        return state.SEND_BACK
    return state.CALL_ON if special == state.CALL else state.MOVE_ASIDE


@rule
def shift_herd(s: State, special: int) -> int:
    """The crabs that Seagull, Call of the Sea or Step Aside may move, as bits."""
    if special == state.GULL:
        return crabs_ahead(s)
    return crabs_called(s) if special == state.CALL else rival_crabs(s)


@rule
def crabs_ahead(s: State) -> int:
    """The rivals' crabs ahead of the active one, as bits; crabs in the sea are out of reach (OC-6.11, OC-10.5)."""
    herd = 0
    if s.spot[s.active] == state.SEA:
        return herd
    height = table.height_of(s, s.spot[s.active])
    for crab in range(0, 2 * s.players, table.crab_step(s)):
        if crab // 2 != s.turn and s.spot[crab] != state.SEA and table.height_of(s, s.spot[crab]) > height:
            herd |= 1 << crab
    return herd


@rule
def crabs_called(s: State) -> int:
    """The active crab unless it is knocked over, and the rivals' crabs behind it, as bits (OC-8.2, OC-5.6)."""
    herd = 0
    if s.spot[s.active] == state.SEA:
        return herd
    height = table.height_of(s, s.spot[s.active])
    for crab in range(0, 2 * s.players, table.crab_step(s)):
        if crab // 2 != s.turn and table.height_of(s, s.spot[crab]) < height:
            herd |= 1 << crab
    if s.fallen[s.active] == 0:
        herd |= 1 << s.active
    return herd


@rule
def rival_crabs(s: State) -> int:
    """All crabs of other players, as bits, unless the active crab is in the sea (OC-Q30); with one crab each a house
    setting lets it act from there."""
    herd = 0
    if s.spot[s.active] == state.SEA and (s.crabs == 2 or s.house & state.ASIDE_FROM_SEA == 0):
        return herd
    for crab in range(0, 2 * s.players, table.crab_step(s)):
        if crab // 2 != s.turn:
            herd |= 1 << crab
    return herd


# Where to.


@rule
def may_go(box: Box, s: State, due: int, herd: int, crab: int, direction: int) -> int:
    """0 if this special action can move a crab of the herd one field, else the rule that forbids it."""
    if (herd >> crab) & 1 == 0 or s.spot[crab] == state.SEA:
        return OC_6_11 if s.spot[crab] == state.SEA else shift_rule(due)
    if not is_shift_way(s, due, direction):
        return shift_rule(due)
    target = table.neighbour_of(box, s, s.spot[crab], direction)
    if table.crab_at(s, target) >= 0:
        return OC_4_6
    if crab == s.active:
        return entering.may_step(box, s, crab, direction, s.hand[s.turn])
    if target == state.SEA and due == state.MOVE_ASIDE:
        return OC_8_6
    return entering.may_stop_on(s, target, direction)


@rule
def shift_rule(due: int) -> int:
    """The rule of the special action that is due."""
    if due == state.SEND_BACK:
        return OC_8_1
    return OC_8_2 if due == state.CALL_ON else OC_8_6


@rule
def is_shift_way(s: State, due: int, direction: int) -> bool:
    """Whether Seagull, Call of the Sea or Step Aside goes that way; two of them by house setting (OC-Q2, OC-Q3)."""
    if due == state.MOVE_ASIDE:
        return True
    if due == state.SEND_BACK:
        return direction == state.BACK or (direction > state.BACK and s.house & state.STRAIGHT_GULL == 0)
    return direction == state.AHEAD or (direction <= state.RIGHT and s.house & state.STRAIGHT_CALL == 0)


@rule
def can_go(box: Box, s: State, due: int, herd: int, crab: int) -> bool:
    """Whether a crab of the herd can be moved anywhere."""
    for direction in range(state.DIRECTIONS):
        if may_go(box, s, due, herd, crab, direction) == 0:
            return True
    return False


@rule
def can_shift(box: Box, s: State, due: int, herd: int) -> bool:
    """Whether any crab of the herd can be moved."""
    for crab in range(0, 2 * s.players, table.crab_step(s)):
        if can_go(box, s, due, herd, crab):
            return True
    return False


# Moving them, one after the other.


@rule
def may_shift(box: Box, s: State, which: int) -> int:
    """0 if the special action that is due can move this crab that way, else the rule that forbids it."""
    return may_go(box, s, s.due, s.herd, which // state.DIRECTIONS, which % state.DIRECTIONS)


@rule
def list_shifts(box: Box, s: State, out: Numbers, n: int) -> int:
    """All single moves of the special action that is due."""
    for crab in range(0, 2 * s.players, table.crab_step(s)):
        for direction in range(state.DIRECTIONS):
            if may_shift(box, s, crab * state.DIRECTIONS + direction) == 0:
                out[n] = MOVE_CRAB + crab * state.DIRECTIONS + direction
                n += 1
    return n


@rule
def shift(box: Box, s: State, which: int) -> None:
    """Move a crab of the herd one field; the field acts on it (OC-Q4). Step Aside moves only one."""
    crab = which // state.DIRECTIONS
    s.herd &= ~(1 << crab)
    if s.due == state.MOVE_ASIDE:
        stack.pop(s)
        s.herd = 0
    entering.arrive(box, s, crab, table.neighbour_of(box, s, s.spot[crab], which % state.DIRECTIONS))


@rule
def is_anybody_called(box: Box, s: State) -> bool:
    """Whether Call of the Sea can still move a crab."""
    return can_shift(box, s, s.due, s.herd)


@rule
def may_stay(box: Box, s: State, crab: int) -> int:
    """0 if a called crab has no free field before it now (OC-8.2), else the rule that forbids leaving it out."""
    if (s.herd >> crab) & 1 == 1 and not can_go(box, s, s.due, s.herd, crab):
        return 0
    return OC_8_2


@rule
def stay(box: Box, s: State, crab: int) -> None:
    """Leave a called crab where it is."""
    s.herd &= ~(1 << crab)


@rule
def stop(box: Box, s: State, which: int) -> None:
    """Whatever else this action, or the turn, would allow is left."""
    stack.pop(s)
    s.herd = 0
    for basic in range(state.BASICS):
        s.granted[basic] = 0


SHIFTS = Way(
    "shift", MOVE_CRAB, state.CRABS * state.DIRECTIONS, shift, may=may_shift, lists=list_shifts, reads=read_shift
)
STOPPING = Way("stop", STOP, 1, stop)

DECISIONS = (
    Decision(state.SEND_BACK, "send_back", OC_8_1, (STOPPING, SHIFTS)),
    Decision(
        state.CALL_ON,
        "call_on",
        OC_8_2,
        (SHIFTS, Way("stay", STAY, state.CRABS, stay, may=may_stay, reads=read_crab)),
        asks=is_anybody_called,
    ),
    Decision(state.MOVE_ASIDE, "move_aside", OC_8_6, (SHIFTS,)),
)
