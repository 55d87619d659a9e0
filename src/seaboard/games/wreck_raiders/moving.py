"""Moving a diver (chapter 3): where to, which one, who is bumped, and who gains treasures from it."""

from seaboard.core import stack
from seaboard.core.decisions import Decision, Json, Way, whole_range
from seaboard.core.rule import rule
from seaboard.games.wreck_raiders import state, table
from seaboard.games.wreck_raiders.actions import DRAW_MORE, ENOUGH, GO_TO, MOVE, read_place
from seaboard.games.wreck_raiders.state import Box, State

WR_3_1 = 301
WR_3_2 = 302
WR_3_3 = 303
WR_3_8 = 308
WR_3_9 = 309
WR_3_11 = 311
WR_10_3 = 1003


# Where to, and which diver.


@rule
def may_leave_for(s: State, at: int, place: int) -> int:
    """0 if the turn's player has a diver there that may go to this place (WR-3.1, WR-3.2, WR-R9)."""
    if at == state.OFF_BOARD:
        return 0 if s.divers[s.turn] > 0 else WR_3_1
    if s.board[at] != s.turn + 1:
        return WR_3_1
    if at // state.SPOTS == place:
        return WR_3_2
    return 0


@rule
def may_reach(s: State, number: int, place: int) -> int:
    """0 if some diver may go to the spot with this number (WR-3.2, WR-3.3, WR-10.3)."""
    if place == state.BEACH:
        if s.players == 1:
            return WR_10_3
    elif s.board[place * state.SPOTS + number - 1] == s.turn + 1:
        return WR_3_3
    if s.divers[s.turn] > 0:
        return 0
    for at in range(state.BOARD):
        if may_leave_for(s, at, place) == 0:
            return 0
    return WR_3_2


@rule
def can_go_anywhere(s: State, number: int) -> bool:
    """Whether there is a place for this number; always, except in the solo game (WR-3.12, WR-R8, WR-10.4)."""
    for place in range(state.PLACES):
        if may_reach(s, number, place) == 0:
            return True
    return False


@rule
def may_go(box: Box, s: State, place: int) -> int:
    """0 if some diver may go to this place with the number of the die. Solo: without a place the move is forfeited
    (WR-10.4)."""
    return may_reach(s, s.number, place)


@rule
def go(box: Box, s: State, place: int) -> None:
    """The wreck or the beach is chosen; which diver goes is next."""
    s.place = place
    stack.turn_to(s, state.CHOOSE_DIVER, 0, s.turn)


@rule
def may_leave(box: Box, s: State, at: int) -> int:
    """0 if there is a diver that may go to the chosen place."""
    return may_leave_for(s, at, s.place)


@rule
def move_diver(box: Box, s: State, at: int) -> None:
    """The diver leaves its old spot before anything is bumped (WR-3.6), then enters the new one."""
    stack.pop(s)
    if at == state.OFF_BOARD:
        s.divers[s.turn] -= 1
    else:
        s.board[at] = 0
    if s.place == state.BEACH:
        land_on_beach(box, s, s.turn, s.number - 1)
    else:
        enter_wreck(box, s)


@rule
def land_on_beach(box: Box, s: State, seat: int, spot: int) -> None:
    """A diver takes a beach spot and its shells; whoever was there goes home (WR-3.4, WR-3.5, WR-R10)."""
    before = s.board[state.BEACH * state.SPOTS + spot]
    if before > 0:
        s.divers[before - 1] += 1
    s.board[state.BEACH * state.SPOTS + spot] = seat + 1
    table.gain_beach_shells(box, s, seat, spot)


@rule
def enter_wreck(box: Box, s: State) -> None:
    """Bump who is there, then line up the treasures: mine, scallop extras, neighbours (WR-3.5 to 3.10, WR-R2)."""
    spot = s.number - 1
    other = int(s.board[s.place * state.SPOTS + spot])
    s.board[s.place * state.SPOTS + spot] = s.turn + 1
    line_up_neighbours(s, s.place, spot)
    for kind in (state.NEIGHBOURS, state.ONE_MORE, state.DRAW_TREASURE):
        stack.push(s, kind, 0, s.turn)
    s.gainer = s.turn
    s.wreck = s.place
    if other == state.RIVAL:
        s.bumped = other
        stack.push(s, state.CHOOSE_SPOT, 0, s.turn)
    elif other > 0:
        land_on_beach(box, s, other - 1, spot)


def read_origin(at: int) -> Json:
    """Where a diver comes from: a place and the number of its spot; off-board has none."""
    if at == state.OFF_BOARD:
        return {"from": "off-board"}
    return {"from": state.PLACE_NAMES[at // state.SPOTS], "spot": at % state.SPOTS + 1}


def divers_in_spots(box: Box, s: State) -> list[int]:
    """Where the player's divers are."""
    return [at for at in range(state.BOARD) if s.board[at] == s.turn + 1]


# What else the move brings: scallop extras, then the neighbours.


@rule
def may_draw_more(box: Box, s: State, which: int) -> int:
    """0 if a scallop can buy one more treasure of the wreck just entered (WR-3.9, WR-R11, WR-R12)."""
    if s.shells[s.turn * state.SHELLS + state.SCALLOP] == 0:
        return WR_3_9
    if not table.has_treasure(s, s.wreck):
        return WR_3_11
    return 0


@rule
def draw_more(box: Box, s: State, which: int) -> None:
    """A scallop for one more treasure (WR-3.9)."""
    table.pay_shell(s, s.turn, state.SCALLOP)
    s.gainer = s.turn
    stack.push(s, state.DRAW_TREASURE, 0, s.turn)


@rule
def leave_it_at_that(box: Box, s: State, which: int) -> None:
    """No more treasures for scallops."""
    stack.pop(s)


@rule
def line_up_neighbours(s: State, wreck: int, spot: int) -> None:
    """Who gains beside this spot: first whose turn it is, then the others clockwise, rivals last (WR-3.8, WR-R2)."""
    at = (wreck * state.SPOTS + spot) * 2
    first = int(s.board[wreck * state.SPOTS + s.beside[at]])
    second = int(s.board[wreck * state.SPOTS + s.beside[at + 1]])
    if first == 0 or (second > 0 and gains_before(s, second, first)):
        first, second = second, first
    s.gainers[0] = first
    s.gainers[1] = second


@rule
def gains_before(s: State, a: int, b: int) -> bool:
    """Whether the diver a comes before the diver b in the order of gains."""
    if a == state.RIVAL or b == state.RIVAL:
        return b == state.RIVAL and a != state.RIVAL
    return (a - 1 - s.turn) % s.players < (b - 1 - s.turn) % s.players


@rule
def next_neighbour(box: Box, s: State) -> None:
    """The next neighbour gains a treasure; after the last one the move is done."""
    if s.gainers[0] == 0:
        stack.pop(s)
        return
    s.gainer = s.gainers[0] - 1
    s.gainers[0] = s.gainers[1]
    s.gainers[1] = 0
    stack.push(s, state.DRAW_TREASURE, 0, s.turn)


DECISIONS = (
    Decision(
        state.CHOOSE_PLACE,
        "choose_place",
        WR_3_1,
        (Way("go", GO_TO, state.PLACES, go, may=may_go, reads=read_place, considers=whole_range),),
    ),
    Decision(
        state.CHOOSE_DIVER,
        "choose_diver",
        WR_3_1,
        (Way("move", MOVE, state.BOARD + 1, move_diver, may=may_leave, reads=read_origin, considers=divers_in_spots),),
    ),
    Decision(
        state.ONE_MORE,
        "one_more",
        WR_3_9,
        (
            Way("more", DRAW_MORE, 1, draw_more, may=may_draw_more),
            Way("enough", ENOUGH, 1, leave_it_at_that),
        ),
    ),
    Decision(state.NEIGHBOURS, "neighbours", WR_3_8, do=next_neighbour),
)
