"""Box and set-up (chapter 1): laying plates and tiles, finding the start player, taking the start fields."""

from seaboard.core import stack
from seaboard.core.decisions import Decision, Json, Way
from seaboard.core.rule import rule
from seaboard.games.oh_crab import moments, rounds, state, table
from seaboard.games.oh_crab.actions import LAY_PLATE, LAY_TILE, PICK_FIRST, read_seat
from seaboard.games.oh_crab.extras import read_tile
from seaboard.games.oh_crab.pack import unpacking
from seaboard.games.oh_crab.state import Box, State

OC_1_4 = 104
OC_1_5 = 105
OC_1_8 = 108


@rule
def clear_table(box: Box, s: State) -> None:
    """No plates, no tiles; everybody has the four start cards, the action cards are the stack (OC-1.6, OC-1.7)."""
    for slot in range(state.SLOTS):
        s.side[slot] = -1
    for place in range(len(s.tile)):
        s.tile[place] = -1
    for at in range(state.FIELDS):
        s.field[at] = state.MISSING
    for place in range(len(s.pile_top)):
        s.pile_top[place] = -1
    s.bank = box.shells
    s.stack = state.ACTION_CARDS
    s.edge = state.NO_EDGE
    for seat in range(state.SEATS):
        s.left_end[seat] = -1
        s.right_end[seat] = -1
        if seat < s.players:
            s.hand[seat] = state.START_CARDS
        for number in range(state.START_CARDS):
            card = state.ACTION_CARDS + seat * state.START_CARDS + number
            s.where[card] = state.HAND + seat if seat < s.players else state.GONE
            s.known[card] = state.ALL_SEATS


# Plates, from the land to the sea.


@rule
def plates_laid(s: State) -> int:
    """How many plates lie on the table."""
    n = 0
    while n < state.SLOTS and s.side[n] >= 0:
        n += 1
    return n


@rule
def lacks_plate(box: Box, s: State) -> bool:
    """Whether a plate is still to be laid."""
    return plates_laid(s) < s.beaches + 2


@rule
def may_lay_side(box: Box, s: State, side: int) -> int:
    """0 if this side can be the next plate: start plate, beach plates not used yet, goal plate (OC-1.2)."""
    laid = plates_laid(s)
    if laid == 0:
        return 0 if side < state.FIRST_BEACH_SIDE else OC_1_4
    if laid == s.beaches + 1:
        return 0 if side >= state.FIRST_GOAL_SIDE else OC_1_4
    if side < state.FIRST_BEACH_SIDE or side >= state.FIRST_GOAL_SIDE:
        return OC_1_4
    for slot in range(1, laid):
        if s.side[slot] // 2 == side // 2:
            return OC_1_4
    return 0


@rule
def lay_side(box: Box, s: State, side: int) -> None:
    """Lay a plate on the first free place between land and sea; the goal plate comes last (OC-1.2)."""
    slot = plates_laid(s)
    s.side[slot] = side
    for place in range(state.FRAME):
        s.field[slot * state.FRAME + place] = box.field[side * state.FRAME + place]
    if side >= state.FIRST_GOAL_SIDE:
        s.sea = slot * state.FRAME + state.GOAL_ROWS * state.COLUMNS


def read_side(side: int) -> Json:
    """A plate by its number and side."""
    return {"plate": state.SIDE_NAMES[side]}


# Extra-action tiles.


@rule
def lacks_tile(box: Box, s: State) -> bool:
    """Whether a tile is still to be laid."""
    return s.tile[2] < 0


@rule
def may_lay_tile(box: Box, s: State, tile: int) -> int:
    """0 if this extra action can come to lie beside the board: three different tiles, either side (OC-1.5)."""
    for place in range(len(s.tile)):
        if s.tile[place] >= 0 and s.tile[place] // 2 == tile // 2:
            return OC_1_5
    return 0


@rule
def lay_tile(box: Box, s: State, tile: int) -> None:
    """Lay an extra-action tile beside the board, in the order of their letters."""
    place = 0
    while s.tile[place] >= 0:
        place += 1
    while place > 0 and s.tile[place - 1] > tile:
        s.tile[place] = s.tile[place - 1]
        place -= 1
    s.tile[place] = tile


# The start player.


@rule
def lacks_first(box: Box, s: State) -> bool:
    """Whether the lot is to find the start player."""
    return s.lot < 0


@rule
def may_be_first(box: Box, s: State, seat: int) -> int:
    """0 if there is such a seat (OC-1.8)."""
    return 0 if seat < s.players else OC_1_8


@rule
def pick_first(box: Box, s: State, seat: int) -> None:
    """The lot has fallen on this seat."""
    s.lot = seat


@rule
def set_off(box: Box, s: State) -> None:
    """The start player is known: crabs take their start fields and the first round begins (OC-1.8, OC-10.2)."""
    stack.pop(s)
    s.chef = s.lot
    for number in range(s.players * s.crabs):
        seat = (s.lot + number) % s.players
        crab = seat * 2
        if s.crabs == 2:
            seat = s.lot if number % 3 == 0 else 1 - s.lot  # 1 and 4 are the start player's, 2 and 3 the other's
            crab = seat * 2 + number // 2
        at = s.side[0] * state.SEATS + number
        table.put_crab(s, crab, box.start_place[at])
        if box.start_shell[at] == 1:
            moments.gain_shell(box, s, crab)
    table.ask(s, state.NEXT_TURN, 0)
    table.ask(s, state.PLAN, 0)
    unpacking.unpack_modules(box, s)
    table.ask(s, state.TURN_UP, 0)
    rounds.begin_planning(s)
    s.round = 1


DECISIONS = (
    Decision(
        state.LAY_PLATES,
        "lay_plates",
        OC_1_4,
        (Way("plate", LAY_PLATE, state.SIDES, lay_side, may=may_lay_side, reads=read_side),),
        chance=True,
        asks=lacks_plate,
    ),
    Decision(
        state.LAY_TILES,
        "lay_tiles",
        OC_1_5,
        (Way("tile", LAY_TILE, state.TILES, lay_tile, may=may_lay_tile, reads=read_tile),),
        chance=True,
        asks=lacks_tile,
    ),
    Decision(
        state.FIRST_SEAT,
        "first_seat",
        OC_1_8,
        (Way("first", PICK_FIRST, state.SEATS, pick_first, may=may_be_first, reads=read_seat),),
        chance=True,
        asks=lacks_first,
    ),
    Decision(state.SET_OFF, "set_off", OC_1_8, do=set_off),
)
