"""Taking the tile under the lamp (chapter 3) and fighting sea monsters (chapter 4)."""

from seaboard.core.compiled import rule
from seaboard.games.schatztaucher.collecting import can_swap, gain
from seaboard.games.schatztaucher.state import (
    CHOOSE_SWAP,
    EMPTY,
    FIGHT,
    KNOWN,
    MONSTER,
    MOST_COUNT,
    REVEAL,
    SWAP,
    SYMBOLS,
)
from seaboard.games.schatztaucher.table import colour_at, lamp_cell, symbol_of
from seaboard.games.schatztaucher.turns import end_turn


@rule
def take(box, s):
    """Take the tile under the lamp: turn it over if nobody has seen its front yet (ST-3.1)."""
    if s.cell[lamp_cell(box, s)] >= KNOWN:
        resolve_front(box, s)
    else:
        s.phase = REVEAL


@rule
def turn_over(box, s, front):
    """The tile under the lamp turns out to be this front."""
    at = lamp_cell(box, s)
    sort = find_type(box, colour_at(box, s.row), symbol_of(box, s.cell[at]), front)
    s.left[sort] -= 1
    s.cell[at] = KNOWN + sort
    resolve_front(box, s)


@rule
def find_type(box, colour, symbol, front):
    """The sort of tile with this colour, lamp symbol and front."""
    sort = box.first_type[colour * SYMBOLS + symbol]
    while box.type_front[sort] != front:
        sort += 1
    return sort


@rule
def resolve_front(box, s):
    """Deal with the open tile under the lamp: monsters are fought (ST-3.3, ST-4.2), anything else is gained."""
    at = lamp_cell(box, s)
    front = box.type_front[s.cell[at] - KNOWN]
    kind = front // MOST_COUNT
    if kind == MONSTER:
        s.phase = FIGHT
        return
    s.cell[at] = EMPTY
    if kind == SWAP and can_swap(box, s):
        s.phase = CHOOSE_SWAP
        return
    gain(box, s, s.turn, front)
    end_turn(box, s)


@rule
def fight(box, s):
    """Compare the roll with the monsters: one die of at least their number wins the tile (ST-4.2 to ST-4.4)."""
    at = lamp_cell(box, s)
    front = box.type_front[s.cell[at] - KNOWN]
    monsters = front % MOST_COUNT + 1
    if max(s.shown[0], s.shown[1]) >= monsters:
        s.cell[at] = EMPTY
        gain(box, s, s.turn, front)
    end_turn(box, s)
