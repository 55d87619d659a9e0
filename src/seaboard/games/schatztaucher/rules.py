"""The rules of Die Schatztaucher as four functions: who acts, what is legal, with which odds, what a step does.
Each decision's own rules stand in `diving.py`, `taking.py` and `collecting.py`; RULES.md explains every id."""

from seaboard.core.compiled import rule
from seaboard.core.kernel import CHANCE, OVER
from seaboard.games.schatztaucher.actions import (
    DEEPER,
    DIVE_AT,
    FIRST_SEAT,
    KEEP,
    ROLL_ONE,
    ROLL_TWO,
    SALVAGE,
    SHOW,
    SURFACE,
    SWAP_FOR,
    TAKE,
    TURN_OVER,
    USE_DIE,
)
from seaboard.games.schatztaucher.collecting import keep_swap, may_salvage, may_swap_for, salvage, swap_for
from seaboard.games.schatztaucher.diving import (
    choose_number,
    may_surface,
    may_take,
    may_use_die,
    set_aside_crosses,
    show_symbol,
    sink,
    use_roll,
)
from seaboard.games.schatztaucher.state import (
    CHOOSE_BUOY,
    CHOOSE_DIE,
    CHOOSE_SWAP,
    CHOOSE_WRECK,
    DECIDE,
    FACES,
    FIGHT,
    FINISHED,
    FRONTS,
    LIGHT,
    REVEAL,
    ROLL,
    START,
    SYMBOLS,
    UNSEEN,
)
from seaboard.games.schatztaucher.table import colour_at, lamp_cell, symbol_of
from seaboard.games.schatztaucher.taking import fight, take, turn_over
from seaboard.games.schatztaucher.turns import begin_turn, end_turn

ST_1_5 = 105
ST_2_1 = 201
ST_2_4 = 204
ST_2_5 = 205
ST_2_8 = 208
ST_2_9 = 209
ST_3_1 = 301
ST_3_2 = 302
ST_4_2 = 402
ST_5_3 = 503
ST_6_1 = 601

# By phase, in the order of state.py.
DUE_RULES = (ST_1_5, ST_2_1, ST_2_4, ST_2_5, ST_2_8, ST_2_9, ST_3_1, ST_4_2, ST_3_2, ST_5_3, ST_6_1)


@rule
def set_up_table(box, s, players, start, memory):
    """Lay out all tiles face down and open (ST-1.3); `start` is a seat, or -1 for the lot (ST-1.5)."""
    s.players = players
    s.memory = memory
    for at in range(box.columns * box.rows):
        s.cell[at] = UNSEEN
    for sort in range(box.types):
        s.left[sort] = box.type_copies[sort]
        s.unlit[box.type_colour[sort] * SYMBOLS + box.type_symbol[sort]] += box.type_copies[sort]
    for place in range(box.wrecks):
        s.wreck[place] = 1
    begin_turn(box, s)
    if start < 0:
        s.phase = START
    else:
        s.turn = start


@rule
def actor(box, s):
    """Who acts: the player whose turn it is, CHANCE or OVER."""
    if s.phase == FINISHED:
        return OVER
    if s.phase == START or s.phase == ROLL or s.phase == LIGHT or s.phase == REVEAL or s.phase == FIGHT:
        return CHANCE
    return s.turn


@rule
def legal(box, s, out):
    """Write the legal action ids to out, ascending; return how many."""
    n = 0
    if s.phase == ROLL or s.phase == FIGHT:
        return list_rolls(s, out)
    if s.phase == DECIDE:
        if may_take(box, s) == 0:
            out[n] = TAKE
            n += 1
        out[n] = DEEPER
        n += 1
        if may_surface(box, s) == 0:
            out[n] = SURFACE
            n += 1
    elif s.phase == CHOOSE_BUOY:
        for column in range(box.columns):
            out[column] = DIVE_AT + column
        n = box.columns
    elif s.phase == CHOOSE_DIE:
        for number in range(1, FACES):
            if may_use_die(s, number) == 0:
                out[n] = USE_DIE + number - 1
                n += 1
    elif s.phase == LIGHT:
        first = colour_at(box, s.row) * SYMBOLS
        for symbol in range(SYMBOLS):
            if s.unlit[first + symbol] > 0:
                out[n] = SHOW + symbol
                n += 1
    elif s.phase == REVEAL:
        at = colour_at(box, s.row) * SYMBOLS + symbol_of(box, s.cell[lamp_cell(box, s)])
        for sort in range(box.first_type[at], box.first_type[at + 1]):
            if s.left[sort] > 0:
                out[n] = TURN_OVER + box.type_front[sort]
                n += 1
    elif s.phase == CHOOSE_WRECK:
        for place in range(box.wrecks):  # ordered by front; equal tiles are listed once
            front = box.wreck_front[place]
            if may_salvage(box, s, front) == 0 and (n == 0 or out[n - 1] != SALVAGE + front):
                out[n] = SALVAGE + front
                n += 1
    elif s.phase == CHOOSE_SWAP:
        out[0] = KEEP
        n = 1
        for seat in range(s.players):
            for front in range(FRONTS):
                if may_swap_for(box, s, seat, front) == 0:
                    out[n] = SWAP_FOR + seat * FRONTS + front
                    n += 1
    elif s.phase == START:
        for seat in range(s.players):
            out[seat] = FIRST_SEAT + seat
        n = s.players
    return n


@rule
def list_rolls(s, out):
    """All rolls of the dice that are not set aside; two dice as pairs, the lower face first."""
    if s.dice == 1:
        for face in range(FACES):
            out[face] = ROLL_ONE + face
        return FACES
    n = 0
    for low in range(FACES):
        for high in range(low, FACES):
            out[n] = ROLL_TWO + low * FACES + high
            n += 1
    return n


@rule
def odds(box, s, out):
    """When chance acts: the weight of each legal outcome."""
    n = 0
    if s.phase == ROLL or s.phase == FIGHT:
        return weigh_rolls(box, s, out)
    if s.phase == LIGHT:
        first = colour_at(box, s.row) * SYMBOLS
        for symbol in range(SYMBOLS):
            if s.unlit[first + symbol] > 0:
                out[n] = s.unlit[first + symbol]
                n += 1
    elif s.phase == REVEAL:
        at = colour_at(box, s.row) * SYMBOLS + symbol_of(box, s.cell[lamp_cell(box, s)])
        for sort in range(box.first_type[at], box.first_type[at + 1]):
            if s.left[sort] > 0:
                out[n] = s.left[sort]
                n += 1
    elif s.phase == START:
        for seat in range(s.players):
            out[seat] = 1
        n = s.players
    return n


@rule
def weigh_rolls(box, s, out):
    """The weights of the rolls in the order of list_rolls (ST-1.4)."""
    if s.dice == 1:
        for face in range(FACES):
            out[face] = box.face_weight[face]
        return FACES
    n = 0
    for low in range(FACES):
        out[n] = box.face_weight[low] * box.face_weight[low]
        n += 1
        for high in range(low + 1, FACES):
            out[n] = 2 * box.face_weight[low] * box.face_weight[high]
            n += 1
    return n


@rule
def step(box, s, action):
    """Apply one legal action; the caller has checked legality."""
    if action < ROLL_ONE:
        s.turn = action - FIRST_SEAT
        s.phase = ROLL
    elif action < USE_DIE:
        roll(box, s, action)
    elif action < DIVE_AT:
        choose_number(box, s, action - USE_DIE + 1)
    elif action < SHOW:
        s.column = action - DIVE_AT
        sink(box, s)
    elif action < TAKE:
        show_symbol(box, s, action - SHOW)
    elif action == TAKE:
        take(box, s)
    elif action == DEEPER:
        s.phase = ROLL
    elif action == SURFACE:
        end_turn(box, s)
    elif action < SALVAGE:
        turn_over(box, s, action - TURN_OVER)
    elif action < KEEP:
        salvage(box, s, action - SALVAGE)
    elif action == KEEP:
        keep_swap(box, s)
    else:
        swap_for(box, s, (action - SWAP_FOR) // FRONTS, (action - SWAP_FOR) % FRONTS)


@rule
def roll(box, s, action):
    """The dice have fallen: fight, dive on, or surface with nothing when every die shows X (ST-2.3)."""
    if action < ROLL_TWO:
        set_aside_crosses(s, action - ROLL_ONE, -1)
    else:
        set_aside_crosses(s, (action - ROLL_TWO) // FACES, (action - ROLL_TWO) % FACES)
    if s.phase == FIGHT:
        fight(box, s)
    elif s.dice == 0:
        end_turn(box, s)
    else:
        use_roll(box, s)


@rule
def rule_due(s):
    """The rule that says what is to be decided now."""
    return DUE_RULES[s.phase]


@rule
def forbids(box, s, action):
    """The rule that forbids an action now, or 0: the guard of its own decision, else what is due instead."""
    if s.phase == CHOOSE_DIE and USE_DIE <= action < DIVE_AT:
        return may_use_die(s, action - USE_DIE + 1)
    if s.phase == DECIDE and action == TAKE:
        return may_take(box, s)
    if s.phase == DECIDE and action == SURFACE:
        return may_surface(box, s)
    if s.column >= 0 and DIVE_AT <= action < SHOW:
        return ST_2_5
    if s.phase == CHOOSE_WRECK and SALVAGE <= action < KEEP:
        return may_salvage(box, s, action - SALVAGE)
    if s.phase == CHOOSE_SWAP and action >= SWAP_FOR:
        return may_swap_for(box, s, (action - SWAP_FOR) // FRONTS, (action - SWAP_FOR) % FRONTS)
    return rule_due(s)
