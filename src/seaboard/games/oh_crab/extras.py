"""The eight extra actions, paid with shells (OC-3.12, OC-9.1, OC-9.2)."""

from seaboard.core.rule import rule
from seaboard.games.oh_crab.actions import CHANGE_WITH, JUMP
from seaboard.games.oh_crab.market import begin_swap, may_swap
from seaboard.games.oh_crab.moving import arrive, can_use_basic, enter, may_be_moved, may_enter
from seaboard.games.oh_crab.specials import can_jump_aside
from seaboard.games.oh_crab.state import (
    ADD_MORE,
    AHEAD,
    DIAGONAL,
    DIRECTIONS,
    FORWARD,
    GRANTED,
    JUMP_AHEAD,
    JUMP_ASIDE,
    JUMP_REED,
    MAKE_ROOM,
    OBSTACLE,
    RIGHT,
    SEA,
    TILE_AA,
    TILE_AB,
    TILE_BA,
    TILE_BB,
    TILE_CA,
    TILE_CB,
    TILE_DA,
)
from seaboard.games.oh_crab.table import crab_step, hand_size, neighbour_of, push_todo, take_up_discards

OC_3_12 = 312
OC_6_3 = 603
OC_9_1 = 901
OC_9_2 = 902
OC_9_3 = 903


@rule
def may_use_tile(box, s, tile):
    """0 if this extra action lies beside the board, can be paid and would do something, else the rule."""
    if s.extra_used == 1 or (s.tile[0] != tile and s.tile[1] != tile and s.tile[2] != tile):
        return OC_3_12
    if s.shells[s.turn] < box.tile_cost[tile]:
        return OC_9_3
    if can_use_tile(box, s, tile):
        return 0
    return OC_9_1 if tile < TILE_CA else OC_9_2


@rule
def can_use_tile(box, s, tile):
    """Whether an extra action would do something."""
    if tile == TILE_AA or tile == TILE_BB:
        return can_use_basic(box, s, DIAGONAL if tile == TILE_AA else FORWARD, hand_size(s))
    if tile == TILE_AB:
        return can_jump_aside(box, s)
    if tile == TILE_BA:
        return can_change_places(box, s)
    if tile == TILE_CA:
        return can_jump_ahead(box, s)
    if tile == TILE_CB:
        return hand_size(s) > 0
    if tile == TILE_DA:
        return s.discards[s.turn] > 0
    return may_swap(s) == 0


@rule
def use_tile(box, s, tile):
    """Pay the shells back to the bank and begin the extra action."""
    s.extra_used = 1
    s.shells[s.turn] -= box.tile_cost[tile]
    s.bank += box.tile_cost[tile]
    if tile == TILE_AA or tile == TILE_BB:
        s.granted[DIAGONAL if tile == TILE_AA else FORWARD] += 1
        push_todo(s, GRANTED, 0)
    elif tile == TILE_AB:
        push_todo(s, JUMP_ASIDE, 0)
    elif tile == TILE_BA:
        push_todo(s, MAKE_ROOM, 0)
    elif tile == TILE_CA:
        push_todo(s, JUMP_AHEAD, 0)
    elif tile == TILE_CB:
        push_todo(s, ADD_MORE, 0)
    elif tile == TILE_DA:
        take_up_discards(s, s.turn)
    else:
        begin_swap(s)


@rule
def may_change_places(box, s, crab):
    """0 if the active crab can change places with this one, else the rule that forbids it (OC-9.1, OC-Q27)."""
    reason = may_be_moved(s)
    if reason != 0:
        return reason
    there = s.spot[crab]
    if crab == s.active or there == SEA or not is_beside(box, s, there):
        return OC_9_1
    if s.field[there] & OBSTACLE != 0 and hand_size(s) == 0 and s.barging == 0:
        return OC_6_3
    return 0


@rule
def is_beside(box, s, at):
    """Whether a field is next to the active crab."""
    for direction in range(DIRECTIONS):
        if neighbour_of(box, s, s.spot[s.active], direction) == at:
            return True
    return False


@rule
def can_change_places(box, s):
    """Whether there is a crab to change places with."""
    for crab in range(0, 2 * s.players, crab_step(s)):
        if may_change_places(box, s, crab) == 0:
            return True
    return False


@rule
def list_changes(box, s, out):
    """All crabs to change places with; return how many."""
    n = 0
    for crab in range(0, 2 * s.players, crab_step(s)):
        if may_change_places(box, s, crab) == 0:
            out[n] = CHANGE_WITH + crab
            n += 1
    return n


@rule
def change_places(s, crab):
    """Change places; both fields act, but on the owner's own second crab none does (OC-Q27, OC-10.5)."""
    here = s.spot[s.active] + 0
    there = s.spot[crab] + 0
    if crab // 2 == s.turn:
        s.spot[crab] = here
    else:
        arrive(s, crab, here)
    arrive(s, s.active + 0, there)


@rule
def jump_end(box, s, direction):
    """Where a jump of two fields ends: in the sea as well (OC-Q15), -1 off the board or over its edge."""
    over = neighbour_of(box, s, s.spot[s.active], direction)
    if over < 0 or over == SEA:
        return over
    return neighbour_of(box, s, over, direction)


@rule
def may_jump_ahead(box, s, direction):
    """0 if the active crab can jump two fields that way (OC-9.2), else the rule that forbids it."""
    reason = may_be_moved(s)
    if reason != 0:
        return reason
    over_edge = direction == AHEAD and s.house & JUMP_REED == 0
    return may_enter(box, s, jump_end(box, s, direction), over_edge, hand_size(s))


@rule
def can_jump_ahead(box, s):
    """Whether a jump of two fields is possible at all."""
    for direction in range(RIGHT + 1):
        if may_jump_ahead(box, s, direction) == 0:
            return True
    return False


@rule
def list_jumps(box, s, out):
    """The directions of a jump of two fields; return how many."""
    n = 0
    for direction in range(RIGHT + 1):
        if may_jump_ahead(box, s, direction) == 0:
            out[n] = JUMP + direction
            n += 1
    return n


@rule
def jump_ahead(box, s, direction):
    """Jump two fields, pushing whoever is there (OC-Q8)."""
    enter(s, jump_end(box, s, direction))
