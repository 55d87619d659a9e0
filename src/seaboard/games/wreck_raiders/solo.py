"""The solo game (chapter 10): rounds of three turns of the player and three of the rivals, who bump to empty beach
spots and keep nothing, and the five ways in which it ends."""

from seaboard.core.rule import rule
from seaboard.games.wreck_raiders.moving import line_up_neighbours
from seaboard.games.wreck_raiders.state import (
    BEACH,
    CHOOSE_SPOT,
    COLUMNS,
    END_BEACH,
    END_EXHIBITS,
    END_RIVALS,
    END_VAULT,
    END_WRECK,
    NEIGHBOURS,
    RIVAL,
    RIVAL_WRECK,
    SPOTS,
    WRECKS,
    ZONES,
)
from seaboard.games.wreck_raiders.table import MANY, NONE, gain_beach_shells, pop, push, replace_task

WR_10_5 = 1005
WR_10_8 = 1008
WR_10_9 = 1009


@rule
def take_rival_die(s, sort):
    """The player chooses a die for a rival; zones and conches play no part (WR-10.8, WR-R22)."""
    s.reef[sort] -= 1
    s.number = sort // ZONES + 1
    replace_task(s, RIVAL_WRECK)


@rule
def may_send_rival(s, wreck):
    """0 if a rival may enter this wreck: unused this round, and an empty spot before a taken one (WR-10.9, WR-R20)."""
    if s.rival_die[wreck] > 0:
        return WR_10_8
    if s.board[wreck * SPOTS + s.number - 1] > 0:
        for other in range(WRECKS):
            if s.rival_die[other] == 0 and s.board[other * SPOTS + s.number - 1] == 0:
                return WR_10_9
    return 0


@rule
def only_rival_wreck(s):
    """The only wreck that a rival may enter, or MANY."""
    only = NONE
    for wreck in range(WRECKS):
        if may_send_rival(s, wreck) == 0:
            if only != NONE:
                return MANY
            only = wreck
    return only


@rule
def send_rival(s, wreck):
    """A rival enters a wreck: who was there is bumped, then its neighbours gain (WR-10.8 to WR-10.11)."""
    pop(s)
    at = wreck * SPOTS + s.number - 1
    s.rivals -= 1
    s.rival_die[wreck] = s.number
    s.bumped = s.board[at]
    s.board[at] = RIVAL
    s.wreck = wreck
    line_up_neighbours(s, wreck, s.number - 1)
    push(s, NEIGHBOURS)
    if s.bumped > 0:
        push(s, CHOOSE_SPOT)


@rule
def may_bump_to(s, spot):
    """0 if the beach spot is empty: in the solo game the bumped go there (WR-10.5)."""
    return 0 if s.board[BEACH * SPOTS + spot] == 0 else WR_10_5


@rule
def only_spot(s):
    """The only empty beach spot, NONE or MANY."""
    only = NONE
    for spot in range(SPOTS):
        if may_bump_to(s, spot) == 0:
            if only != NONE:
                return MANY
            only = spot
    return only


@rule
def bump_to(box, s, spot):
    """The bumped diver or rival takes an empty beach spot; a diver gains its shells (WR-10.5, WR-10.10, WR-R21)."""
    pop(s)
    s.board[BEACH * SPOTS + spot] = s.bumped
    if s.bumped != RIVAL:
        gain_beach_shells(box, s, s.bumped - 1, spot)
    s.bumped = 0


@rule
def bump_away(s):
    """With no empty beach spot a rival leaves the game and a diver goes off-board (WR-10.5, WR-10.9)."""
    pop(s)
    if s.bumped == RIVAL:
        s.rivals_gone += 1
    else:
        s.divers[s.bumped - 1] += 1
    s.bumped = 0


@rule
def vault_is_full(s):
    """Whether the player's vault has no room left."""
    for column in range(COLUMNS):
        if s.stored[column] < s.rows:
            return False
    return True


@rule
def round_ends_game(box, s):
    """What ends the game at the end of this round, as bits; 0: nothing (WR-10.13)."""
    reasons = 0
    if vault_is_full(s):
        reasons |= END_VAULT
    if s.claimed[0] >= box.goal[s.players]:
        reasons |= END_EXHIBITS
    if s.ran_out != 0:
        reasons |= END_WRECK
    if only_spot(s) == NONE:
        reasons |= END_BEACH
    if s.rivals == 0:
        reasons |= END_RIVALS
    return reasons
