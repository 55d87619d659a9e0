"""Diving (chapter 2): rolling, choosing a die and a buoy, sinking, and what the lamp shows."""

from seaboard.core.decisions import Decision, Json, Way, whole_range
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.schatztaucher import actions, collecting, state, table, taking, turns
from seaboard.games.schatztaucher.state import Box, State

ST_2_1 = 201
ST_2_4 = 204
ST_2_5 = 205
ST_2_8 = 208
ST_2_9 = 209
ST_2_10 = 210
ST_2_11 = 211
ST_3_1 = 301
ST_3_3 = 303
ST_4_2 = 402
ST_5_3 = 503


# Rolling: the dice that are not set aside. A pair of dice is told with the lower face first.


@rule
def list_rolls(box: Box, s: State, out: Numbers, n: int) -> int:
    """What one or two dice may show."""
    if s.dice == 1:
        for face in range(state.FACES):
            out[n + face] = actions.ROLL_ONE + face
        return n + state.FACES
    for low in range(state.FACES):
        for high in range(low, state.FACES):
            out[n] = actions.ROLL_TWO + low * state.FACES + high
            n += 1
    return n


@rule
def weigh_rolls(box: Box, s: State, out: Numbers, n: int) -> int:
    """The weights of the rolls (ST-1.4)."""
    if s.dice == 1:
        for face in range(state.FACES):
            out[n + face] = box.face_weight[face]
        return n + state.FACES
    for low in range(state.FACES):
        out[n] = box.face_weight[low] * box.face_weight[low]
        n += 1
        for high in range(low + 1, state.FACES):
            out[n] = 2 * box.face_weight[low] * box.face_weight[high]
            n += 1
    return n


@rule
def roll(box: Box, s: State, which: int) -> None:
    """The dice have fallen: fight, dive on, or surface with nothing when every die shows X (ST-2.3)."""
    fights = s.due == state.FIGHT
    if which < state.FACES:
        set_aside_crosses(s, which, -1)
    else:
        set_aside_crosses(s, (which - state.FACES) // state.FACES, (which - state.FACES) % state.FACES)
    if fights:
        taking.fight(box, s)
    elif s.dice == 0:
        turns.end_turn(box, s)
    elif s.shown[0] > 0 and s.shown[1] > 0 and s.shown[0] != s.shown[1]:
        table.make_due(s, state.CHOOSE_DIE)
    else:
        use_die(box, s, max(s.shown[0], s.shown[1]) - 1)


@rule
def set_aside_crosses(s: State, low: int, high: int) -> None:
    """Note a roll (high is -1 for a single die) and set aside every die that shows X (ST-2.2)."""
    s.shown[0] = low
    s.shown[1] = high
    if low == 0:
        s.dice -= 1
    if high == 0:
        s.dice -= 1


def read_roll(which: int) -> Json:
    """The faces of a roll."""
    faces = (which,) if which < state.FACES else divmod(which - state.FACES, state.FACES)
    return {"dice": [actions.face_name(face) for face in faces]}


# Choosing a die and a buoy.


@rule
def may_use_die(box: Box, s: State, which: int) -> int:
    """0 if a die shows this number, else the rule that forbids it."""
    return 0 if s.shown[0] == which + 1 or s.shown[1] == which + 1 else ST_2_4


@rule
def use_die(box: Box, s: State, which: int) -> None:
    """Take this number for the next step; the first step of a turn needs a buoy as well (ST-2.5)."""
    s.number = which + 1
    if s.column < 0:
        table.make_due(s, state.CHOOSE_BUOY)
    else:
        sink(box, s)


@rule
def may_dive(box: Box, s: State, column: int) -> int:
    """0 if the lamp is at the boat: a turn has one buoy (ST-2.5)."""
    return 0 if s.column < 0 and column < box.columns else ST_2_5


@rule
def list_buoys(box: Box, s: State, out: Numbers, n: int) -> int:
    """All buoys of the board."""
    for column in range(box.columns):
        out[n + column] = actions.DIVE_AT + column
    return n + box.columns


@rule
def dive(box: Box, s: State, column: int) -> None:
    """Dive at this buoy."""
    s.column = column
    sink(box, s)


@rule
def sink(box: Box, s: State) -> None:
    """Move the lamp straight down by the chosen number; past the last field lies the wreck (ST-2.6, ST-2.7)."""
    s.row = min(s.row + s.number, box.rows + 1)
    s.number = 0
    if s.row > box.rows:
        collecting.reach_wreck(box, s)
        return
    seen = s.cell[table.lamp_cell(box, s)]
    if seen == state.EMPTY:
        table.make_due(s, state.DECIDE)
    elif seen == state.UNSEEN:
        table.make_due(s, state.LIGHT)
    else:
        look(box, s)


def read_number(which: int) -> Json:
    """The number of a die."""
    return {"number": which + 1}


def read_buoy(column: int) -> Json:
    """A buoy, counted from the left."""
    return {"buoy": column + 1}


# What the lamp shows, and what to do about it.


@rule
def list_symbols(box: Box, s: State, out: Numbers, n: int) -> int:
    """The symbols that no lamp has shown yet on tiles of this colour."""
    first = table.colour_at(box, s.row) * state.SYMBOLS
    for symbol in range(state.SYMBOLS):
        if s.unlit[first + symbol] > 0:
            out[n] = actions.SHOW + symbol
            n += 1
    return n


@rule
def weigh_symbols(box: Box, s: State, out: Numbers, n: int) -> int:
    """How many tiles have each of them."""
    first = table.colour_at(box, s.row) * state.SYMBOLS
    for symbol in range(state.SYMBOLS):
        if s.unlit[first + symbol] > 0:
            out[n] = s.unlit[first + symbol]
            n += 1
    return n


@rule
def show(box: Box, s: State, symbol: int) -> None:
    """The lamp shows the symbol of a tile for the first time; from now on it is public (ST-2.8)."""
    s.unlit[table.colour_at(box, s.row) * state.SYMBOLS + symbol] -= 1
    s.cell[table.lamp_cell(box, s)] = state.SHOWN + symbol
    look(box, s)


@rule
def look(box: Box, s: State) -> None:
    """Under a lit lamp: monsters must be turned over and fought (ST-4.1), anything else is a choice (ST-2.9)."""
    s.lit |= 1 << s.row
    seen = s.cell[table.lamp_cell(box, s)]
    if table.symbol_of(box, seen) != state.MONSTER:
        table.make_due(s, state.DECIDE)
    elif seen >= state.KNOWN:
        table.make_due(s, state.FIGHT)
    else:
        table.make_due(s, state.REVEAL)


@rule
def may_take(box: Box, s: State, which: int) -> int:
    """0 if there is a tile under the lamp to take, else the rule that forbids it."""
    return ST_2_11 if s.cell[table.lamp_cell(box, s)] == state.EMPTY else 0


@rule
def rule_of_taking(box: Box, s: State, which: int) -> int:
    """The rule that taking the tile under the lamp follows: it may be a swap tile or hide in a cave."""
    symbol = table.symbol_of(box, s.cell[table.lamp_cell(box, s)])
    if symbol == state.SWAP:
        return ST_5_3
    return ST_3_3 if symbol == state.CAVE else ST_3_1


@rule
def go_deeper(box: Box, s: State, which: int) -> None:
    """Leave what is here and roll again (ST-2.10)."""
    table.make_due(s, state.ROLL)


@rule
def may_surface(box: Box, s: State, which: int) -> int:
    """0 on an empty field; a tile under the lamp is taken or left behind by diving deeper (ST-2.11)."""
    return 0 if s.cell[table.lamp_cell(box, s)] == state.EMPTY else ST_2_11


@rule
def surface(box: Box, s: State, which: int) -> None:
    """End the turn with nothing (ST-2.11)."""
    turns.end_turn(box, s)


def read_symbol(symbol: int) -> Json:
    """A lamp symbol by name."""
    return {"symbol": state.SYMBOL_NAMES[symbol]}


ROLLS = Way(
    "roll",
    actions.ROLL_ONE,
    state.FACES + state.FACES * state.FACES,
    roll,
    reads=read_roll,
    lists=list_rolls,
    weighs=weigh_rolls,
)

DECISIONS = (
    Decision(state.ROLL, "roll", ST_2_1, (ROLLS,), chance=True, open=True),
    Decision(state.FIGHT, "fight", ST_4_2, (ROLLS,), chance=True, open=True),
    Decision(
        state.CHOOSE_DIE,
        "choose_die",
        ST_2_4,
        (
            Way(
                "die",
                actions.USE_DIE,
                state.FACES - 1,
                use_die,
                may=may_use_die,
                reads=read_number,
                considers=whole_range,
            ),
        ),
        open=True,
    ),
    Decision(
        state.CHOOSE_BUOY,
        "choose_buoy",
        ST_2_5,
        (
            Way(
                "buoy",
                actions.DIVE_AT,
                state.COLUMNS,
                dive,
                may=may_dive,
                reads=read_buoy,
                lists=list_buoys,
                guarded_always=True,
            ),
        ),
        open=True,
    ),
    Decision(
        state.LIGHT,
        "light",
        ST_2_8,
        (Way("show", actions.SHOW, state.SYMBOLS, show, lists=list_symbols, weighs=weigh_symbols, reads=read_symbol),),
        chance=True,
        open=True,
    ),
    Decision(
        state.DECIDE,
        "decide",
        ST_2_9,
        (
            Way("take", actions.TAKE, 1, taking.take, may=may_take, rule=rule_of_taking, considers=whole_range),
            Way("deeper", actions.DEEPER, 1, go_deeper, rule=ST_2_10, considers=whole_range),
            Way("surface", actions.SURFACE, 1, surface, may=may_surface, rule=ST_2_11, considers=whole_range),
        ),
        open=True,
    ),
)
