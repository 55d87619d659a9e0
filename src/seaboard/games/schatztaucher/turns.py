"""Where a game and its turns begin and end (chapters 1 and 6)."""

from seaboard.core import stack
from seaboard.core.decisions import Decision, Json, Way
from seaboard.core.rule import rule
from seaboard.games.schatztaucher import table
from seaboard.games.schatztaucher.actions import FIRST_SEAT
from seaboard.games.schatztaucher.state import ROLL, SEATS, START, Box, State

ST_1_5 = 105


@rule
def begin_turn(box: Box, s: State) -> None:
    """Bring the lamp back to the boat and take up both dice (ST-1.6, ST-2.1)."""
    s.dice = box.dice
    s.shown[0] = -1
    s.shown[1] = -1
    s.number = 0
    s.column = -1
    s.row = 0
    s.lit = 0
    table.make_due(s, ROLL)


@rule
def end_turn(box: Box, s: State) -> None:
    """The lamp goes back to the boat; the next player's turn, unless the game is over (ST-1.6, ST-6.1)."""
    if table.is_over(box, s):
        begin_turn(box, s)
        stack.pop(s)
    else:
        s.turn = (s.turn + 1) % s.players
        begin_turn(box, s)


@rule
def weigh_seat(box: Box, s: State, seat: int) -> int:
    """Every seat may begin (ST-1.5)."""
    return 1 if seat < s.players else 0


@rule
def begin_with(box: Box, s: State, seat: int) -> None:
    """The lot has fallen on this seat (ST-1.5)."""
    s.turn = seat
    table.make_due(s, ROLL)


def read_seat(seat: int) -> Json:
    """A seat in words."""
    return {"seat": seat}


DECISIONS = (
    Decision(
        START,
        "start",
        ST_1_5,
        (Way("start", FIRST_SEAT, SEATS, begin_with, weigh=weigh_seat, reads=read_seat),),
        chance=True,
        open=True,
    ),
)
