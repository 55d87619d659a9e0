"""Moving, pushing, falling and the fields (chapters 4 to 6)."""

from seaboard.core.rule import rule
from seaboard.games.oh_crab.state import (
    AHEAD,
    BASICS,
    BLOCKED,
    CHEF,
    CHOOSE_PUSH,
    CURRENT,
    DIAGONAL,
    DISCARD,
    FACES,
    FORWARD,
    FRAME,
    GRANTED,
    HAND,
    KNOCK,
    LEFT,
    LOSE,
    OBSTACLE,
    PAY,
    REED,
    RIGHT,
    SEA,
    SEAWARD,
    SHELL,
    SHELL_MARK,
    SHORTCUT,
    SPARE_FALLEN,
    TAKE_SHORTCUT,
)
from seaboard.games.oh_crab.table import (
    card_of,
    crab_at,
    crab_step,
    due_now,
    gain_shell,
    hand_size,
    neighbour_of,
    push_todo,
)

OC_1_10 = 110
OC_3_6 = 306
OC_4_5 = 405
OC_4_6 = 406
OC_5_4 = 504
OC_5_6 = 506
OC_5_8 = 508
OC_6_2 = 602
OC_6_3 = 603
OC_6_7 = 607
OC_6_8 = 608
OC_6_10 = 610
OC_6_11 = 611


@rule
def may_be_moved(s):
    """0 if the active crab can be moved by its owner, else the rule that forbids it."""
    if s.spot[s.active] == SEA:
        return OC_6_11
    return OC_5_6 if s.fallen[s.active] == 1 else 0


@rule
def may_step(box, s, direction, cards):
    """0 if the active crab can go to the next field, its owner having this many hand cards; else the rule."""
    reason = may_be_moved(s)
    if reason != 0:
        return reason
    return may_enter(box, s, neighbour_of(box, s, s.spot[s.active], direction), direction == AHEAD, cards)


@rule
def may_enter(box, s, target, over_edge, cards):
    """0 if the active crab can enter a field; `over_edge`: it crosses the field's landward edge."""
    if target < 0:
        return OC_4_5
    if target == SEA:
        return 0
    marks = s.field[target]
    if marks & BLOCKED != 0:
        return OC_6_2
    if s.barging == 0:
        if over_edge and marks & REED != 0:
            return OC_6_8
        if marks & OBSTACLE != 0 and cards == 0:
            return OC_6_3
    other = crab_at(s, target)
    if other >= 0 and other // 2 != s.turn and (stuck_crabs(box, s) >> other) & 1 == 1:
        return OC_5_4
    return 0


@rule
def stuck_crabs(box, s):
    """The crabs that cannot be pushed anywhere, as bits: every way is barred, or by another stuck crab (OC-5.4)."""
    stuck = 0
    for _ in range(s.players * s.crabs):
        for crab in range(0, 2 * s.players, crab_step(s)):
            if s.spot[crab] != SEA and not has_way_on(box, s, crab, stuck):
                stuck |= 1 << crab
    return stuck


@rule
def has_way_on(box, s, crab, stuck):
    """Whether a crab can be pushed somewhere, given which others are stuck."""
    for direction in range(RIGHT + 1):
        target = neighbour_of(box, s, s.spot[crab], direction)
        if may_stop_on(s, target, direction) == 0:
            other = crab_at(s, target)
            if other < 0 or (stuck >> other) & 1 == 0:
                return True
    return False


@rule
def may_stop_on(s, target, direction):
    """0 if another player's action can bring a crab to a field, were it empty; else the rule that forbids it."""
    if target < 0:
        return OC_4_5
    if target == SEA:
        return 0
    if s.field[target] & BLOCKED != 0:
        return OC_6_2
    if direction == AHEAD and s.field[target] & REED != 0:
        return OC_6_8
    return 0


@rule
def may_push(box, s, crab, direction):
    """0 if the crab can be pushed that way (OC-5.1), else the rule that forbids it."""
    target = neighbour_of(box, s, s.spot[crab], direction)
    reason = may_stop_on(s, target, direction)
    if reason != 0:
        return reason
    other = crab_at(s, target)
    if other >= 0 and (stuck_crabs(box, s) >> other) & 1 == 1:
        return OC_5_4
    return 0


@rule
def push_crab(box, s, crab, direction):
    """Push a crab: it falls, and pushes on whoever is there (OC-5.2, OC-5.3)."""
    target = neighbour_of(box, s, s.spot[crab], direction)
    other = crab_at(s, target)
    if other >= 0:
        push_todo(s, CHOOSE_PUSH, other)
    s.fallen[crab] = 1
    arrive(s, crab, target)


@rule
def enter(s, target):
    """The active crab enters a field; it pushes a rival's crab and changes places with its owner's other one."""
    other = crab_at(s, target)
    if other >= 0:
        if other // 2 == s.turn:
            s.spot[other] = s.spot[s.active]  # OC-10.6: no push, no fall, no field effect
        else:
            push_todo(s, CHOOSE_PUSH, other)
    arrive(s, s.active + 0, target)


@rule
def arrive(s, crab, target):
    """Put a crab on a field and let the field act on it (chapter 6)."""
    s.spot[crab] = target
    if target == SEA:
        s.fallen[crab] = 0
        return
    marks = s.field[target]
    if marks & SHELL_MARK != 0:
        gain_shell(s, crab // 2)
    if crab == s.active and s.barging == 1:
        return
    if marks & KNOCK != 0:
        s.fallen[crab] = 1
    if marks & OBSTACLE != 0:
        if crab == s.active:
            push_todo(s, DISCARD, -1)
        else:
            push_todo(s, LOSE, crab // 2)


@rule
def available(s, source):
    """How many basic actions of a source can be used: of the action being carried out, else of the whole turn."""
    if due_now(s) == GRANTED:
        return 0 if source == CHEF else s.granted[source]
    if source == CHEF:
        return 1 if s.chef == s.turn and s.chef_used == 0 else 0
    return s.free[source]


@rule
def spend(s, source):
    """One basic action of a source is used."""
    if due_now(s) == GRANTED:
        s.granted[source] -= 1
    elif source == CHEF:
        s.chef_used = 1
    else:
        s.free[source] -= 1


@rule
def is_best_source(s, source, direction):
    """Whether no weaker action would do the same: forward before seaward, a card's diagonal before the chef's.

    Only with two crabs the chef's diagonal may be saved for later, so that seaward is no worse than it (OC-10.4).
    """
    if source == CHEF:
        return available(s, DIAGONAL) == 0
    if source == SEAWARD:
        if direction == AHEAD:
            return available(s, FORWARD) == 0
        return available(s, DIAGONAL) == 0 and (available(s, CHEF) == 0 or s.crabs == 2)
    return True


@rule
def move_source(move):
    """The basic action, or the chef, behind one of the eight moves."""
    if move == 0:
        return FORWARD
    if move < 3:
        return DIAGONAL
    return SEAWARD if move < 6 else CHEF


@rule
def move_direction(move):
    """Where one of the eight moves leads."""
    if move == 0 or move == 3:
        return AHEAD
    return LEFT if move == 1 or move == 4 or move == 6 else RIGHT


@rule
def may_move(box, s, move):
    """0 if one of the eight moves is available and can be made, else the rule that forbids it."""
    source = move_source(move)
    direction = move_direction(move)
    if available(s, source) == 0 or not is_best_source(s, source, direction):
        return OC_3_6
    return may_step(box, s, direction, hand_size(s))


@rule
def make_move(box, s, move):
    """Use a basic action to move (OC-4.2 to OC-4.4)."""
    spend(s, move_source(move))
    enter(s, neighbour_of(box, s, s.spot[s.active], move_direction(move)))


@rule
def stand_source(stand):
    """What is given up to stand up: forward, diagonal, seaward or the chef."""
    return CHEF if stand == 3 else FORWARD + stand


@rule
def may_stand(s, stand):
    """0 if the crab is knocked over and this move can be given up to stand up (OC-5.8)."""
    source = stand_source(stand)
    if s.fallen[s.active] == 0:
        return OC_5_8
    if available(s, source) == 0:
        return OC_3_6
    if source == CHEF:
        return 0 if available(s, DIAGONAL) == 0 else OC_3_6
    if source == SEAWARD and (available(s, FORWARD) > 0 or not is_best_source(s, SEAWARD, LEFT)):
        return OC_3_6
    return 0


@rule
def stand_up(s, stand):
    """Give up a move to stand up; a knock-over field does not act again (OC-Q10)."""
    spend(s, stand_source(stand))
    s.fallen[s.active] = 0


@rule
def may_collect(s):
    """0 if a shell can be taken with a basic action, else the rule that forbids it."""
    if available(s, SHELL) == 0:
        return OC_3_6
    return 0 if s.bank > 0 else OC_1_10


@rule
def can_use_basic(box, s, basic, cards):
    """Whether a basic action would do anything, its owner having this many hand cards left."""
    if basic == SHELL:
        return s.bank > 0
    if s.spot[s.active] == SEA:
        return False
    if s.fallen[s.active] == 1:
        return True
    for direction in range(RIGHT + 1):
        if leads_to(basic, direction) and may_step(box, s, direction, cards) == 0:
            return True
    return False


@rule
def leads_to(basic, direction):
    """Whether a basic move can go in a seaward direction (OC-4.2 to OC-4.4)."""
    if direction == AHEAD:
        return basic != DIAGONAL
    return basic != FORWARD


@rule
def plate_place(s, at):
    """A field's place in the tables of the box."""
    return s.side[at // FRAME] * FRAME + at % FRAME


@rule
def shortcut_end(box, s):
    """Where the arrow of the shortcut under the active crab ends."""
    at = s.spot[s.active]
    return at - at % FRAME + box.shortcut_to[plate_place(s, at)]


@rule
def may_shortcut(box, s):
    """0 if the active crab stands on a shortcut that its owner can pay and use, else the rule that forbids it."""
    at = s.spot[s.active]
    if at == SEA or s.field[at] & SHORTCUT == 0:
        return OC_6_7
    reason = may_be_moved(s)
    if reason != 0:
        return reason
    price = 0
    first = plate_place(s, at) * BASICS
    for basic in range(BASICS):
        cost = box.shortcut_cost[first + basic]
        price += cost
        if cost > 0 and count_main(box, s, basic) < cost:
            return OC_6_7
    return may_enter(box, s, shortcut_end(box, s), False, hand_size(s) - price)


@rule
def count_main(box, s, basic):
    """How many hand cards of the active player have this main action."""
    n = 0
    for face in range(FACES):
        if box.main[face] == basic and s.where[card_of(s.turn, face)] == HAND + s.turn:
            n += 1
    return n


@rule
def use_shortcut(box, s):
    """Pay the cards of a shortcut one by one, then move along its arrow (OC-6.7)."""
    first = plate_place(s, s.spot[s.active]) * BASICS
    push_todo(s, TAKE_SHORTCUT, 0)
    for basic in range(BASICS):
        for _ in range(box.shortcut_cost[first + basic]):
            push_todo(s, PAY, basic)


@rule
def may_drift(box, s):
    """0 if a current carries the active crab at the end of the turn (OC-6.10), else the rule why it does not."""
    at = s.spot[s.active]
    if at == SEA or s.field[at] & CURRENT == 0:
        return OC_6_10
    if s.fallen[s.active] == 1 and s.house & SPARE_FALLEN != 0:
        return OC_5_6
    if crab_at(s, current_end(box, s)) >= 0:
        return OC_4_6
    return 0


@rule
def current_end(box, s):
    """Where the arrow of the current under the active crab ends."""
    at = s.spot[s.active]
    return neighbour_of(box, s, at, box.current[plate_place(s, at)] - 1)
