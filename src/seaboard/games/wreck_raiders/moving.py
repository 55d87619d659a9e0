"""Moving a diver (chapter 3): where to, which one, who is bumped, and who gains treasures from it."""

from seaboard.core.rule import rule
from seaboard.games.wreck_raiders.state import (
    BEACH,
    BOARD,
    CHOOSE_DIVER,
    CHOOSE_SPOT,
    DRAW_TREASURE,
    NEIGHBOURS,
    OFF_BOARD,
    ONE_MORE,
    PLACES,
    RIVAL,
    SCALLOP,
    SHELLS,
    SPOTS,
)
from seaboard.games.wreck_raiders.table import (
    MANY,
    NONE,
    gain_beach_shells,
    has_treasure,
    pay_shell,
    pop,
    push,
    replace_task,
)

WR_3_1 = 301
WR_3_2 = 302
WR_3_3 = 303
WR_3_9 = 309
WR_3_11 = 311
WR_10_3 = 1003


@rule
def may_leave(s, at, place):
    """0 if the turn's player has a diver there that may go to this place (WR-3.1, WR-3.2, WR-R9)."""
    if at == OFF_BOARD:
        return 0 if s.divers[s.turn] > 0 else WR_3_1
    if s.board[at] != s.turn + 1:
        return WR_3_1
    if at // SPOTS == place:
        return WR_3_2
    return 0


@rule
def may_go(s, number, place):
    """0 if some diver may go to the spot with this number (WR-3.2, WR-3.3, WR-10.3)."""
    if place == BEACH:
        if s.players == 1:
            return WR_10_3
    elif s.board[place * SPOTS + number - 1] == s.turn + 1:
        return WR_3_3
    if s.divers[s.turn] > 0:
        return 0
    for at in range(BOARD):
        if may_leave(s, at, place) == 0:
            return 0
    return WR_3_2


@rule
def can_go_anywhere(s, number):
    """Whether there is a place for this number; always, except in the solo game (WR-3.12, WR-R8, WR-10.4)."""
    for place in range(PLACES):
        if may_go(s, number, place) == 0:
            return True
    return False


@rule
def only_place(s):
    """The only place where a diver may go, NONE or MANY."""
    only = NONE
    for place in range(PLACES):
        if may_go(s, s.number, place) == 0:
            if only != NONE:
                return MANY
            only = place
    return only


@rule
def only_diver(s):
    """Where the only diver stands that may go to the chosen place, or MANY."""
    only = NONE
    for at in range(BOARD + 1):
        if may_leave(s, at, s.place) == 0:
            if only != NONE:
                return MANY
            only = at
    return only


@rule
def choose_place(s, place):
    """The wreck or the beach is chosen; which diver goes is next."""
    s.place = place
    replace_task(s, CHOOSE_DIVER)


@rule
def move_diver(box, s, at):
    """The diver leaves its old spot before anything is bumped (WR-3.6), then enters the new one."""
    pop(s)
    if at == OFF_BOARD:
        s.divers[s.turn] -= 1
    else:
        s.board[at] = 0
    if s.place == BEACH:
        land_on_beach(box, s, s.turn, s.number - 1)
    else:
        enter_wreck(box, s)


@rule
def land_on_beach(box, s, seat, spot):
    """A diver takes a beach spot and its shells; whoever was there goes home (WR-3.4, WR-3.5, WR-R10)."""
    before = s.board[BEACH * SPOTS + spot]
    if before > 0:
        s.divers[before - 1] += 1
    s.board[BEACH * SPOTS + spot] = seat + 1
    gain_beach_shells(box, s, seat, spot)


@rule
def enter_wreck(box, s):
    """Bump who is there, then line up the treasures: mine, scallop extras, neighbours (WR-3.5 to 3.10, WR-R2)."""
    spot = s.number - 1
    other = int(s.board[s.place * SPOTS + spot])
    s.board[s.place * SPOTS + spot] = s.turn + 1
    line_up_neighbours(s, s.place, spot)
    for task in (NEIGHBOURS, ONE_MORE, DRAW_TREASURE):
        push(s, task)
    s.gainer = s.turn
    s.wreck = s.place
    if other == RIVAL:
        s.bumped = other
        push(s, CHOOSE_SPOT)
    elif other > 0:
        land_on_beach(box, s, other - 1, spot)


@rule
def line_up_neighbours(s, wreck, spot):
    """Who gains beside this spot: first whose turn it is, then the others clockwise, rivals last (WR-3.8, WR-R2)."""
    at = (wreck * SPOTS + spot) * 2
    first = int(s.board[wreck * SPOTS + s.beside[at]])
    second = int(s.board[wreck * SPOTS + s.beside[at + 1]])
    if first == 0 or (second > 0 and gains_before(s, second, first)):
        first, second = second, first
    s.gainers[0] = first
    s.gainers[1] = second


@rule
def gains_before(s, a, b):
    """Whether the diver a comes before the diver b in the order of gains."""
    if a == RIVAL or b == RIVAL:
        return b == RIVAL and a != RIVAL
    return (a - 1 - s.turn) % s.players < (b - 1 - s.turn) % s.players


@rule
def next_neighbour(s):
    """The next neighbour gains a treasure; after the last one the move is done."""
    if s.gainers[0] == 0:
        pop(s)
        return
    s.gainer = s.gainers[0] - 1
    s.gainers[0] = s.gainers[1]
    s.gainers[1] = 0
    push(s, DRAW_TREASURE)


@rule
def may_draw_more(s):
    """0 if a scallop can buy one more treasure of the wreck just entered (WR-3.9, WR-R11, WR-R12)."""
    if s.shells[s.turn * SHELLS + SCALLOP] == 0:
        return WR_3_9
    if not has_treasure(s, s.wreck):
        return WR_3_11
    return 0


@rule
def draw_more(s):
    """A scallop for one more treasure (WR-3.9)."""
    pay_shell(s, s.turn, SCALLOP)
    s.gainer = s.turn
    push(s, DRAW_TREASURE)
