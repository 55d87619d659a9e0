"""Taking the tile under the lamp (chapter 3) and fighting sea monsters (chapter 4)."""

from seaboard.core.decisions import Decision, Way
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.schatztaucher import collecting, state, table, turns
from seaboard.games.schatztaucher.actions import TURN_OVER, tile
from seaboard.games.schatztaucher.state import Box, State

ST_3_1 = 301


@rule
def take(box: Box, s: State, which: int) -> None:
    """Take the tile under the lamp: turn it over if nobody has seen its front yet (ST-3.1)."""
    if s.cell[table.lamp_cell(box, s)] >= state.KNOWN:
        resolve_front(box, s)
    else:
        table.make_due(s, state.REVEAL)


@rule
def hidden_sorts(box: Box, s: State) -> int:
    """Where in `first_type` the sorts begin that the tile under the lamp may be of."""
    return table.colour_at(box, s.row) * state.SYMBOLS + table.symbol_of(box, s.cell[table.lamp_cell(box, s)])


@rule
def list_fronts(box: Box, s: State, out: Numbers, n: int) -> int:
    """The fronts that may lie behind the symbol under the lamp (ST-2.12)."""
    at = hidden_sorts(box, s)
    for sort in range(box.first_type[at], box.first_type[at + 1]):
        if s.left[sort] > 0:
            out[n] = TURN_OVER + box.type_front[sort]
            n += 1
    return n


@rule
def weigh_fronts(box: Box, s: State, out: Numbers, n: int) -> int:
    """How many of each are left (ST-2.13)."""
    at = hidden_sorts(box, s)
    for sort in range(box.first_type[at], box.first_type[at + 1]):
        if s.left[sort] > 0:
            out[n] = s.left[sort]
            n += 1
    return n


@rule
def turn_over(box: Box, s: State, front: int) -> None:
    """The tile under the lamp turns out to be this front."""
    at = table.lamp_cell(box, s)
    sort = find_type(box, table.colour_at(box, s.row), table.symbol_of(box, s.cell[at]), front)
    s.left[sort] -= 1
    s.cell[at] = state.KNOWN + sort
    resolve_front(box, s)


@rule
def find_type(box: Box, colour: int, symbol: int, front: int) -> int:
    """The sort of tile with this colour, lamp symbol and front."""
    sort = box.first_type[colour * state.SYMBOLS + symbol]
    while box.type_front[sort] != front:
        sort += 1
    return sort


@rule
def resolve_front(box: Box, s: State) -> None:
    """Deal with the open tile under the lamp: monsters are fought (ST-3.3, ST-4.2), anything else is gained."""
    at = table.lamp_cell(box, s)
    front = box.type_front[s.cell[at] - state.KNOWN]
    kind = front // state.MOST_COUNT
    if kind == state.MONSTER:
        table.make_due(s, state.FIGHT)
        return
    s.cell[at] = state.EMPTY
    if kind == state.SWAP:
        table.make_due(s, state.CHOOSE_SWAP)
        return
    collecting.gain(box, s, s.turn, front)
    turns.end_turn(box, s)


@rule
def fight(box: Box, s: State) -> None:
    """Compare the roll with the monsters: one die of at least their number wins the tile (ST-4.2 to ST-4.4)."""
    at = table.lamp_cell(box, s)
    front = box.type_front[s.cell[at] - state.KNOWN]
    monsters = front % state.MOST_COUNT + 1
    if max(s.shown[0], s.shown[1]) >= monsters:
        s.cell[at] = state.EMPTY
        collecting.gain(box, s, s.turn, front)
    turns.end_turn(box, s)


DECISIONS = (
    Decision(
        state.REVEAL,
        "reveal",
        ST_3_1,
        (Way("turn", TURN_OVER, state.FRONTS, turn_over, reads=tile, lists=list_fronts, weighs=weigh_fronts),),
        chance=True,
        open=True,
    ),
)
