"""What a good player thinks of a table, for bots that look ahead (core/search.py): who is ahead, what everybody has and
may hope for. Hopes are in hundredths of a point."""

from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.schatztaucher.reckoning import gain_by, progress, rest_of_turn, whole_turn
from seaboard.games.schatztaucher.scoring import total_of
from seaboard.games.schatztaucher.state import KINDS, Box, State
from seaboard.games.schatztaucher.table import symbols_of

USUAL_LUCK = 70  # what is left of it at the start


@rule
def is_ahead(box: Box, s: State, seat: int, other: int) -> bool:
    """More points (ST-6.3)."""
    return total_of(box, s, seat) > total_of(box, s, other)


@rule
def worth_of(box: Box, s: State, seat: int, room: Numbers) -> int:
    """Points, progress to the bonus tiles that are left, and what the next turn promises: the whole to whoever has it,
    less to those who come later, so that nobody seems better off only because it is their turn. All of it counts more
    the nearer the end is."""
    worth = 100 * total_of(box, s, seat)
    if s.depth == 0:
        return worth
    for kind in range(KINDS):
        if box.bonus_at[kind] > 0 and s.bonus[kind] == 0:
            worth += progress(box, kind, symbols_of(s, seat, kind))
    if seat == s.turn:
        worth += rest_of_turn(box, s, room)
    else:
        waits = (seat - s.turn + s.players) % s.players
        worth += whole_turn(box, s, seat, room) * (s.players - waits) // s.players
    return worth * USUAL_LUCK // luck_left(box, s)


@rule
def luck_left(box: Box, s: State) -> int:
    """How far leads may still swing: ten times the root of the wreck tiles times the bonus tiles that are left, which
    fits 4,000 games of greedy players."""
    wreck = 0
    for place in range(box.wrecks):
        wreck += s.wreck[place]
    bonus = 0
    for kind in range(KINDS):
        if box.bonus_at[kind] > 0 and s.bonus[kind] == 0:
            bonus += 1
    root = 10 * max(1, min(wreck, bonus))
    while root * root < 100 * wreck * bonus:
        root += 1
    return root


@rule
def hunch(box: Box, s: State, action: int, room: Numbers) -> int:
    """People do what promises most in this turn: half as much is sixty-four times less likely."""
    gain = (gain_by(box, s, action, room) + 60) // 10
    return 1 + gain * gain * gain * gain // 400 * gain * gain // 400


@rule
def hides(box: Box, s: State, action: int, seat: int) -> bool:
    """Everybody sees everything."""
    return False
