"""How far everybody has come, and who wins (OC-9.6)."""

from seaboard.core.rule import rule
from seaboard.games.oh_crab.rounds import is_home
from seaboard.games.oh_crab.state import START_OFFSET, Box, State
from seaboard.games.oh_crab.table import height_of


@rule
def way_of(s: State, seat: int) -> int:
    """The half steps that a player's crabs have behind them, counted from the landward row of the start plate."""
    way = 0
    for crab in range(2 * seat, 2 * seat + s.crabs):
        way += height_of(s, s.spot[crab]) - height_of(s, START_OFFSET)
    return way


@rule
def total_of(box: Box, s: State, seat: int) -> int:
    """What counts as a player's points: the way."""
    return way_of(s, seat)


@rule
def beats(s: State, seat: int, other: int) -> bool:
    """Whether a player is ahead of another in the final order: home, then hand cards, then shells (OC-9.6)."""
    if is_home(s, seat) != is_home(s, other):
        return is_home(s, seat)
    if s.hand[seat] != s.hand[other]:
        return s.hand[seat] > s.hand[other]
    return s.shells[seat] > s.shells[other]


@rule
def wins(s: State, seat: int) -> bool:
    """Whether nobody beats this player, who is home; several may share the victory."""
    if not is_home(s, seat):
        return False
    for other in range(s.players):
        if beats(s, other, seat):
            return False
    return True
