"""What comes to lie before a player: gained tiles and their bonus, the wreck's tiles, swaps (chapters 3.2 and 5)."""

from seaboard.core.compiled import rule
from seaboard.games.schatztaucher.state import CHOOSE_WRECK, FRONTS, KINDS, MONSTER, MOST_COUNT, SWAP
from seaboard.games.schatztaucher.table import symbols_of
from seaboard.games.schatztaucher.turns import end_turn

ST_3_2 = 302
ST_5_3 = 503
ST_5_4 = 504


@rule
def gain(box, s, seat, front):
    """Lay a tile before a player, who takes every bonus tile that this earns (ST-5.1, ST-5.6)."""
    s.held[seat * FRONTS + front] += 1
    for kind in range(KINDS):
        if box.bonus_at[kind] > 0 and s.bonus[kind] == 0 and symbols_of(s, seat, kind) >= box.bonus_at[kind]:
            s.bonus[kind] = seat + 1


@rule
def reach_wreck(box, s):
    """At the wreck the player chooses an open tile; there is nothing to ask when all that are left are alike."""
    first = 0
    while s.wreck[first] == 0:
        first += 1
    for place in range(first + 1, box.wrecks):
        if s.wreck[place] == 1 and box.wreck_front[place] != box.wreck_front[first]:
            s.phase = CHOOSE_WRECK
            return
    salvage(box, s, box.wreck_front[first])


@rule
def may_salvage(box, s, front):
    """0 if such a tile lies open at the wreck (ST-3.2), else the rule that forbids taking it."""
    return 0 if wreck_place(box, s, front) >= 0 else ST_3_2


@rule
def wreck_place(box, s, front):
    """Where at the wreck a tile with this front lies, or -1."""
    for place in range(box.wrecks):
        if s.wreck[place] == 1 and box.wreck_front[place] == front:
            return place
    return -1


@rule
def salvage(box, s, front):
    """Take a tile from the wreck; the turn ends (ST-3.2)."""
    s.wreck[wreck_place(box, s, front)] = 0
    gain(box, s, s.turn, front)
    end_turn(box, s)


@rule
def may_swap_for(box, s, seat, front):
    """0 if a swap tile can be given to this player for such a tile of theirs, else the rule that forbids it."""
    kind = front // MOST_COUNT
    if kind == MONSTER or kind == SWAP:
        return ST_5_4
    if seat == s.turn or s.held[seat * FRONTS + front] == 0:
        return ST_5_3
    return 0


@rule
def can_swap(box, s):
    """Whether anybody has a tile that a swap could take; if not, the swap tile is kept (ST-5.3)."""
    for seat in range(s.players):
        for front in range(FRONTS):
            if may_swap_for(box, s, seat, front) == 0:
                return True
    return False


@rule
def swap_front(box):
    """The front of every swap tile."""
    return SWAP * MOST_COUNT + box.swap_points - 1


@rule
def keep_swap(box, s):
    """Keep the swap tile (ST-5.3)."""
    gain(box, s, s.turn, swap_front(box))
    end_turn(box, s)


@rule
def swap_for(box, s, seat, front):
    """Give the swap tile to a player and take a tile of theirs; their bonus tiles stay (ST-5.2, ST-5.3, ST-5.5)."""
    s.held[seat * FRONTS + front] -= 1
    s.held[seat * FRONTS + swap_front(box)] += 1
    gain(box, s, s.turn, front)
    end_turn(box, s)
