"""What a good player thinks of a table, for bots that look ahead (core/search.py): who is ahead, what everybody has and
may hope for, and what is likely to be done."""

from seaboard.core.rule import rule
from seaboard.games.schatztaucher.actions import DEEPER, KEEP, SALVAGE, SWAP_FOR, TAKE
from seaboard.games.schatztaucher.scoring import total_of
from seaboard.games.schatztaucher.state import FRONTS, KINDS, MOST_COUNT, SEAGRASS, Box, State
from seaboard.games.schatztaucher.table import symbols_of


@rule
def is_ahead(box: Box, s: State, seat: int, other: int) -> bool:
    """More points (ST-6.3)."""
    return total_of(box, s, seat) > total_of(box, s, other)


@rule
def worth_of(box: Box, s: State, seat: int) -> int:
    """Points and progress to the bonus tiles that are left, slow at first and then dear, in hundredths of a point."""
    worth = 100 * total_of(box, s, seat)
    for kind in range(KINDS):
        needed = box.bonus_at[kind]
        if needed > 0 and s.bonus[kind] == 0:
            have = min(symbols_of(s, seat, kind), needed)
            worth += 100 * box.bonus_points * have * have // (needed * needed)
    return worth


@rule
def hunch(box: Box, s: State, action: int) -> int:
    """People take what they have found, the sooner the fewer dice they have left, and prefer what counts more."""
    if action == TAKE:
        return 6 - 2 * s.dice
    if action == DEEPER:
        return s.dice
    if SALVAGE <= action < KEEP:
        return front_hunch(action - SALVAGE)
    if action >= SWAP_FOR:
        return front_hunch((action - SWAP_FOR) % FRONTS)
    return 2


@rule
def front_hunch(front: int) -> int:
    """The more symbols the better; seagrass is good for nothing."""
    if front // MOST_COUNT == SEAGRASS:
        return 1
    return 1 + 2 * (front % MOST_COUNT + 1)


@rule
def hides(box: Box, s: State, action: int, seat: int) -> bool:
    """Everybody sees everything."""
    return False
