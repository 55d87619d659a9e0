"""What the greedy player of Oh Crab! thinks of the Adventure Pack: treasures and charges are kept while nothing better
can be done with them, tiles and knowledge are worth a little, and obstacles before rivals are good."""

from __future__ import annotations

from seaboard.core.game import State
from seaboard.games.oh_crab.actions import WAYS_ON
from seaboard.games.oh_crab.state import (
    ASYMMETRY,
    BLOCKED,
    HIDEOUTS,
    REVEAL_SURPRISE,
    SEA,
    SURPRISES,
    TREASURES,
    Box,
)
from seaboard.games.oh_crab.table import crab_step, is_obstacle, neighbour_of

# What things are worth, in half steps: a little less than what they bring when they are used.
TREASURE = (0.0, 0.0, 0.0, 1.3, 1.4, 1.3, 0.3, 0.2, 0.15)
CHARGE = (1.4, 1.3, 0.3, 0.9, 0.8, 0.6, 0.15, 0.6, 2.2, 0.2, 0.2, 0.3, 0.3, 0.25)
UNSEEN_TILE = 0.35  # two of three are treasures
KNOWN_TILE = 0.1
BARRED_WAY = 0.15  # an obstacle before a rival
PATH_BEGUN = 0.4  # the next card may complete symbols


def own_worth(s: State, seat: int) -> float:
    """What a player's treasures, charges and knowledge are worth."""
    worth: float = sum(TREASURE[treasure] for treasure in range(TREASURES) if s.kept[seat] >> treasure & 1)
    for crab in range(2 * seat, 2 * seat + s.crabs):
        if s.ability[crab] and s.spot[crab] != SEA:
            worth += CHARGE[s.ability[crab] - 1] * s.charges[crab]
    worth += KNOWN_TILE * sum(s.looked[place] >> seat & 1 for place in range(HIDEOUTS))
    pending = zip((s.due, *s.below[: s.depth - 1]), (s.whose, *s.below_whose[: s.depth - 1]), strict=False)
    if s.path[seat]:
        worth += PATH_BEGUN
    tiles = sum(kind == REVEAL_SURPRISE and whose == seat for kind, whose in pending)
    return float(worth + UNSEEN_TILE * tiles)


def rivals_worth(box: Box, s: State, seat: int) -> float:
    """What bars the ways of rivals, where obstacles can be built."""
    if not s.modules & (SURPRISES | ASYMMETRY):
        return 0.0
    barred = 0
    for crab in range(0, 2 * s.players, crab_step(s)):
        if crab // 2 == seat or s.spot[crab] == SEA:
            continue
        for direction in range(WAYS_ON):
            target = neighbour_of(box, s, s.spot[crab], direction)
            is_field = target >= 0 and target != SEA
            barred += is_field and (is_obstacle(s, target) or s.field[target] & BLOCKED != 0)
    return BARRED_WAY * barred
