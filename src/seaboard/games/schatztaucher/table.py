"""Small questions about the table that several chapters of the rules ask."""

from seaboard.core import stack
from seaboard.core.rule import rule
from seaboard.games.schatztaucher import state
from seaboard.games.schatztaucher.state import Box, State


@rule
def make_due(s: State, kind: int) -> None:
    """This is to be decided now, by the player whose turn it is or by chance: nothing ever waits here."""
    stack.turn_to(s, kind, 0, s.turn)


@rule
def lamp_cell(box: Box, s: State) -> int:
    """The field under the lamp."""
    return s.column * box.rows + s.row - 1


@rule
def colour_at(box: Box, row: int) -> int:
    """The colour of the tiles of a row (ST-1.2)."""
    if row <= box.light_rows:
        return state.LIGHT_BLUE
    return state.DARK_BLUE


@rule
def symbol_of(box: Box, seen: int) -> int:
    """The lamp symbol of a tile that has been lit."""
    if seen >= state.KNOWN:
        return box.type_symbol[seen - state.KNOWN]
    return seen - state.SHOWN


@rule
def symbols_of(s: State, seat: int, kind: int) -> int:
    """How many symbols of a kind lie before a player: counts added up, not tiles (ST-5.1)."""
    total = 0
    first = seat * state.FRONTS + kind * state.MOST_COUNT
    for count in range(state.MOST_COUNT):
        total += s.held[first + count] * (count + 1)
    return total


@rule
def colour_is_gone(box: Box, s: State, colour: int) -> bool:
    """Whether the last tile of a colour has left the board; undefeated monsters keep it there (ST-4.5)."""
    first = 0
    last = box.light_rows
    if colour == state.DARK_BLUE:
        first = box.light_rows
        last = box.rows
    for column in range(box.columns):
        for row in range(first, last):
            if s.cell[column * box.rows + row] != state.EMPTY:
                return False
    return True


@rule
def wreck_is_gone(box: Box, s: State) -> bool:
    """Whether no tile lies at the wreck any more."""
    for place in range(box.wrecks):
        if s.wreck[place] == 1:
            return False
    return True


@rule
def bonus_is_gone(box: Box, s: State) -> bool:
    """Whether no bonus tile lies at the surface any more."""
    for kind in range(state.KINDS):
        if box.bonus_at[kind] > 0 and s.bonus[kind] == 0:
            return False
    return True


@rule
def is_over(box: Box, s: State) -> bool:
    """Whether the last tile of one sort is gone (ST-6.1)."""
    for colour in range(2):
        if colour_is_gone(box, s, colour):
            return True
    return wreck_is_gone(box, s) or bonus_is_gone(box, s)
