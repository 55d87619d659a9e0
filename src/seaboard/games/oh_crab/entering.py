"""Crabs come to fields: who may enter or be brought where, pushing and falling (chapter 5), and what the fields do to
whoever arrives (chapter 6)."""

from seaboard.core import stack
from seaboard.core.decisions import MANY, NONE, Decision, Way
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.oh_crab import moments, state, table
from seaboard.games.oh_crab.actions import PUSH, WAYS_ON, read_push
from seaboard.games.oh_crab.state import Box, State

OC_4_5 = 405
OC_5_1 = 501
OC_5_4 = 504
OC_5_6 = 506
OC_6_2 = 602
OC_6_3 = 603
OC_6_8 = 608
OC_6_11 = 611

FOR_THE_FIELD = -1  # a discard is about a special action, or about the field that a crab has entered


# Who may go where.


@rule
def may_be_moved(s: State, crab: int) -> int:
    """0 if a crab can be moved by its owner, else the rule that forbids it."""
    if s.spot[crab] == state.SEA:
        return OC_6_11
    return OC_5_6 if s.fallen[crab] == 1 else 0


@rule
def may_step(box: Box, s: State, crab: int, direction: int, cards: int) -> int:
    """0 if a crab can go to the next field, its owner having this many hand cards; else the rule."""
    reason = may_be_moved(s, crab)
    if reason != 0:
        return reason
    return may_enter(box, s, crab, table.neighbour_of(box, s, s.spot[crab], direction), direction == state.AHEAD, cards)


@rule
def may_enter(box: Box, s: State, crab: int, target: int, over_edge: bool, cards: int) -> int:
    """0 if a crab can enter a field; `over_edge`: it crosses the field's landward edge."""
    if target < 0:
        return OC_4_5
    if target == state.SEA:
        return 0
    marks = s.field[target]
    if marks & state.BLOCKED != 0:
        return OC_6_2
    if s.barging == 0 or crab != s.active:
        if over_edge and marks & state.REED != 0:
            return OC_6_8
        if cards == 0 and table.is_obstacle(s, target):
            return OC_6_3
    other = table.crab_at(s, target)
    if other >= 0 and other // 2 != crab // 2 and (stuck_crabs(box, s) >> other) & 1 == 1:
        return OC_5_4
    return 0


@rule
def may_stop_on(s: State, target: int, direction: int) -> int:
    """0 if another player's action can bring a crab to a field, were it empty; else the rule that forbids it."""
    if target < 0:
        return OC_4_5
    if target == state.SEA:
        return 0
    if s.field[target] & state.BLOCKED != 0:
        return OC_6_2
    if direction == state.AHEAD and s.field[target] & state.REED != 0:
        return OC_6_8
    return 0


@rule
def stuck_crabs(box: Box, s: State) -> int:
    """The crabs that cannot be pushed anywhere, as bits: every way is barred, or by another stuck crab (OC-5.4)."""
    stuck = 0
    for _ in range(s.players * s.crabs):
        for crab in range(0, 2 * s.players, table.crab_step(s)):
            if s.spot[crab] != state.SEA and not has_way_on(box, s, crab, stuck):
                stuck |= 1 << crab
    return stuck


@rule
def has_way_on(box: Box, s: State, crab: int, stuck: int) -> bool:
    """Whether a crab can be pushed somewhere, given which others are stuck."""
    for direction in range(WAYS_ON):
        target = table.neighbour_of(box, s, s.spot[crab], direction)
        if may_stop_on(s, target, direction) == 0:
            other = table.crab_at(s, target)
            if other < 0 or (stuck >> other) & 1 == 0:
                return True
    return False


# Coming to a field.


@rule
def enter(box: Box, s: State, crab: int, target: int) -> None:
    """A crab enters a field; it pushes a rival's crab and changes places with its owner's other one."""
    other = table.crab_at(s, target)
    if other >= 0:
        if other // 2 == crab // 2:
            table.put_crab(s, other, s.spot[crab])  # OC-10.6: no push, no fall, no field effect
        else:
            moments.ask_push(s, other)
    arrive(box, s, crab, target)


@rule
def arrive(box: Box, s: State, crab: int, target: int) -> None:
    """Put a crab on a field and let the field act on it (chapter 6)."""
    table.put_crab(s, crab, target)
    if target == state.SEA:
        s.fallen[crab] = 0
        return
    marks = s.field[target]
    if marks & state.SHELL_MARK != 0:
        moments.gain_shell(box, s, crab)
        if s.ongoing == state.SHELL_BANK + 1 and target // state.FRAME == s.ongoing_plate:
            moments.gain_shell(box, s, crab)
    if crab == s.active and s.barging == 1:
        return
    if marks & state.KNOCK != 0:
        moments.knock_over(s, crab)
    if marks & state.OBSTACLE != 0 and table.is_obstacle(s, target):
        if crab == s.active:
            table.ask(s, state.DISCARD, FOR_THE_FIELD)
        else:
            moments.lose_on_obstacle(s, crab)


# Pushing: the decision is about the crab that is in the way, and more by IN_ARMOUR if it is pushed in its armour (K05).


@rule
def crab_in_the_way(s: State) -> int:
    """The crab that is to be pushed now."""
    return s.about % state.IN_ARMOUR


@rule
def may_push(box: Box, s: State, which: int) -> int:
    """0 if the crab in the way can be pushed there, else the rule that forbids it."""
    if which // WAYS_ON != crab_in_the_way(s):
        return OC_5_1
    return may_be_pushed(box, s, which // WAYS_ON, which % WAYS_ON)


@rule
def may_be_pushed(box: Box, s: State, crab: int, direction: int) -> int:
    """0 if a crab can be pushed that way (OC-5.1), else the rule that forbids it."""
    target = table.neighbour_of(box, s, s.spot[crab], direction)
    reason = may_stop_on(s, target, direction)
    if reason != 0:
        return reason
    other = table.crab_at(s, target)
    if other >= 0 and (stuck_crabs(box, s) >> other) & 1 == 1:
        return OC_5_4
    return 0


@rule
def count_pushes(box: Box, s: State, crab: int) -> int:
    """How many ways there are to push a crab."""
    n = 0
    for direction in range(WAYS_ON):
        if may_be_pushed(box, s, crab, direction) == 0:
            n += 1
    return n


@rule
def list_pushes(box: Box, s: State, out: Numbers, n: int) -> int:
    """Where the crab in the way can be pushed."""
    first = crab_in_the_way(s) * WAYS_ON
    for which in range(first, first + WAYS_ON):
        if may_push(box, s, which) == 0:
            out[n] = PUSH + which
            n += 1
    return n


@rule
def only_push(box: Box, s: State) -> int:
    """The only way to push it, NONE or MANY."""
    only = NONE
    first = crab_in_the_way(s) * WAYS_ON
    for which in range(first, first + WAYS_ON):
        if may_push(box, s, which) == 0:
            if only != NONE:
                return MANY
            only = PUSH + which
    return only


@rule
def push_crab(box: Box, s: State, which: int) -> None:
    """Push a crab: it falls, and pushes on whoever is there (OC-5.2, OC-5.3). In its armour it does not fall."""
    is_armoured = s.about >= state.IN_ARMOUR
    stack.pop(s)
    crab = which // WAYS_ON
    target = table.neighbour_of(box, s, s.spot[crab], which % WAYS_ON)
    other = table.crab_at(s, target)
    if other >= 0:
        moments.ask_push(s, other)
    arrive(box, s, crab, target)
    if target != state.SEA and not is_armoured:
        moments.knock_over(s, crab)


def ways_of_crab(box: Box, s: State) -> range:
    """The three ways on from the crab in the way."""
    first = crab_in_the_way(s) * WAYS_ON
    return range(first, first + WAYS_ON)


DECISIONS = (
    Decision(
        state.CHOOSE_PUSH,
        "choose_push",
        OC_5_1,
        (
            Way(
                "push",
                PUSH,
                state.CRABS * WAYS_ON,
                push_crab,
                may=may_push,
                reads=read_push,
                lists=list_pushes,
                considers=ways_of_crab,
            ),
        ),
        only=only_push,
    ),
)
