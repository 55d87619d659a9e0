"""Diving (chapter 2): rolling, choosing a die and a buoy, sinking, and what the lamp shows."""

from seaboard.core.compiled import rule
from seaboard.games.schatztaucher.collecting import reach_wreck
from seaboard.games.schatztaucher.state import (
    CHOOSE_BUOY,
    CHOOSE_DIE,
    DECIDE,
    EMPTY,
    FIGHT,
    KNOWN,
    LIGHT,
    MONSTER,
    REVEAL,
    SHOWN,
    SYMBOLS,
    UNSEEN,
)
from seaboard.games.schatztaucher.table import colour_at, lamp_cell, symbol_of

ST_2_4 = 204
ST_2_11 = 211


@rule
def set_aside_crosses(s, low, high):
    """Note a roll (high is -1 for a single die) and set aside every die that shows X (ST-2.2)."""
    s.shown[0] = low
    s.shown[1] = high
    if low == 0:
        s.dice -= 1
    if high == 0:
        s.dice -= 1


@rule
def may_use_die(s, number):
    """0 if a die shows this number, else the rule that forbids it."""
    return 0 if s.shown[0] == number or s.shown[1] == number else ST_2_4


@rule
def use_roll(box, s):
    """After a roll with a number in it: ask for the die only when there is a choice (ST-2.4)."""
    if s.shown[0] > 0 and s.shown[1] > 0 and s.shown[0] != s.shown[1]:
        s.phase = CHOOSE_DIE
    else:
        choose_number(box, s, max(s.shown[0], s.shown[1]))


@rule
def choose_number(box, s, number):
    """Take this number for the next step; the first step of a turn needs a buoy as well (ST-2.5)."""
    s.number = number
    if s.column < 0:
        s.phase = CHOOSE_BUOY
    else:
        sink(box, s)


@rule
def sink(box, s):
    """Move the lamp straight down by the chosen number; past the last field lies the wreck (ST-2.6, ST-2.7)."""
    s.row = min(s.row + s.number, box.rows + 1)
    s.number = 0
    if s.row > box.rows:
        reach_wreck(box, s)
        return
    seen = s.cell[lamp_cell(box, s)]
    if seen == EMPTY:
        s.phase = DECIDE
    elif seen == UNSEEN:
        s.phase = LIGHT
    else:
        look(box, s)


@rule
def show_symbol(box, s, symbol):
    """The lamp shows the symbol of a tile for the first time; from now on it is public (ST-2.8)."""
    s.unlit[colour_at(box, s.row) * SYMBOLS + symbol] -= 1
    s.cell[lamp_cell(box, s)] = SHOWN + symbol
    look(box, s)


@rule
def look(box, s):
    """Under a lit lamp: monsters must be turned over and fought (ST-4.1), anything else is a choice (ST-2.9)."""
    s.lit |= 1 << s.row
    seen = s.cell[lamp_cell(box, s)]
    if symbol_of(box, seen) != MONSTER:
        s.phase = DECIDE
    elif seen >= KNOWN:
        s.phase = FIGHT
    else:
        s.phase = REVEAL


@rule
def may_take(box, s):
    """0 if there is a tile under the lamp to take, else the rule that forbids it."""
    return ST_2_11 if s.cell[lamp_cell(box, s)] == EMPTY else 0


@rule
def may_surface(box, s):
    """0 on an empty field; a tile under the lamp is taken or left behind by diving deeper (ST-2.11)."""
    return 0 if s.cell[lamp_cell(box, s)] == EMPTY else ST_2_11
