"""The score sheet (chapter 6), part by part."""

from seaboard.core.rule import rule
from seaboard.games.schatztaucher import state
from seaboard.games.schatztaucher.state import Box, State
from seaboard.games.schatztaucher.table import symbols_of

TREASURE_POINTS, MONSTER_POINTS, SWAP_POINTS, COIN_POINTS, BONUS_POINTS = range(5)
PART_NAMES = ("treasures", "monsters", "swaps", "coins", "bonus")


@rule
def points_of(box: Box, s: State, seat: int, part: int) -> int:
    """A player's points in one part of the score sheet (ST-6.2); seagrass counts nowhere."""
    points = 0
    if part == TREASURE_POINTS:
        for kind in range(state.TREASURES):
            points += symbols_of(s, seat, kind)
    elif part == MONSTER_POINTS:
        points = symbols_of(s, seat, state.MONSTER)
    elif part == SWAP_POINTS:
        points = s.held[seat * state.FRONTS + state.SWAP * state.MOST_COUNT + box.swap_points - 1] * box.swap_points
    elif part == COIN_POINTS:
        points = symbols_of(s, seat, state.COINS)
    else:
        for kind in range(state.KINDS):
            if s.bonus[kind] == seat + 1:
                points += box.bonus_points
    return points


@rule
def total_of(box: Box, s: State, seat: int) -> int:
    """All points of a player."""
    total = 0
    for part in range(len(PART_NAMES)):
        total += points_of(box, s, seat, part)
    return total
