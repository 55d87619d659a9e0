"""Where a turn begins and ends."""

from seaboard.core.compiled import rule
from seaboard.games.schatztaucher.state import FINISHED, ROLL
from seaboard.games.schatztaucher.table import is_over


@rule
def begin_turn(box, s):
    """Bring the lamp back to the boat and take up both dice (ST-1.6, ST-2.1)."""
    s.dice = box.dice
    s.shown[0] = -1
    s.shown[1] = -1
    s.number = 0
    s.column = -1
    s.row = 0
    s.lit = 0
    s.phase = ROLL


@rule
def end_turn(box, s):
    """The lamp goes back to the boat; the next player's turn, unless the game is over (ST-1.6, ST-6.1)."""
    begin_turn(box, s)
    if is_over(box, s):
        s.phase = FINISHED
    else:
        s.turn = (s.turn + 1) % s.players
