"""The solo game (chapter 10): the rivals' turns, who bump to empty beach spots and keep nothing, and the five ways in
which it ends."""

from seaboard.core import stack
from seaboard.core.decisions import Decision, Json, Way, whole_range
from seaboard.core.rule import rule
from seaboard.games.wreck_raiders import moving, state, table, taking
from seaboard.games.wreck_raiders.actions import BUMP_TO, RIVAL_TAKE, RIVAL_TO, read_die, read_place
from seaboard.games.wreck_raiders.state import Box, State

WR_10_5 = 1005
WR_10_8 = 1008
WR_10_9 = 1009


# A rival's turn.


@rule
def has_rivals(box: Box, s: State) -> bool:
    """Whether there is a rival left in the supply: without one there is no turn (WR-10.14)."""
    return s.rivals > 0


@rule
def take_rival_die(box: Box, s: State, sort: int) -> None:
    """The player chooses a die for a rival; zones and conches play no part (WR-10.8, WR-R22)."""
    s.reef[sort] -= 1
    s.number = sort // state.ZONES + 1
    stack.turn_to(s, state.RIVAL_WRECK, 0, s.turn)


@rule
def may_send_rival(box: Box, s: State, wreck: int) -> int:
    """0 if a rival may enter this wreck: unused this round, and an empty spot before a taken one (WR-10.9, WR-R20)."""
    if s.rival_die[wreck] > 0:
        return WR_10_8
    if s.board[wreck * state.SPOTS + s.number - 1] > 0:
        for other in range(state.WRECKS):
            if s.rival_die[other] == 0 and s.board[other * state.SPOTS + s.number - 1] == 0:
                return WR_10_9
    return 0


@rule
def send_rival(box: Box, s: State, wreck: int) -> None:
    """A rival enters a wreck: who was there is bumped, then its neighbours gain (WR-10.8 to WR-10.11); before them the
    rival itself only where the house says so (WR-R28)."""
    at = wreck * state.SPOTS + s.number - 1
    s.rivals -= 1
    s.rival_die[wreck] = s.number
    s.bumped = s.board[at]
    s.board[at] = state.RIVAL
    s.wreck = wreck
    moving.line_up_neighbours(s, wreck, s.number - 1)
    stack.turn_to(s, state.NEIGHBOURS, 0, s.turn)
    if s.rival_gains == 1:
        s.gainer = state.RIVAL_SEAT
        stack.push(s, state.DRAW_TREASURE, 0, s.turn)
    if s.bumped > 0:
        stack.push(s, state.CHOOSE_SPOT, 0, s.turn)


# Where the bumped go.


@rule
def rule_of_bumping(box: Box, s: State) -> int:
    """Who is bumped by a rival finds an empty spot as well (WR-10.9)."""
    return WR_10_9 if table.is_rival_turn(s) else WR_10_5


@rule
def may_bump_to(box: Box, s: State, spot: int) -> int:
    """0 if the beach spot is empty: in the solo game the bumped go there (WR-10.5)."""
    return 0 if s.board[state.BEACH * state.SPOTS + spot] == 0 else WR_10_5


@rule
def bump_to(box: Box, s: State, spot: int) -> None:
    """The bumped diver or rival takes an empty beach spot; a diver gains its shells (WR-10.5, WR-10.10, WR-R21)."""
    stack.pop(s)
    s.board[state.BEACH * state.SPOTS + spot] = s.bumped
    if s.bumped != state.RIVAL:
        table.gain_beach_shells(box, s, s.bumped - 1, spot)
    s.bumped = 0


@rule
def bump_away(box: Box, s: State) -> None:
    """With no empty beach spot a rival leaves the game and a diver goes off-board (WR-10.5, WR-10.9)."""
    stack.pop(s)
    if s.bumped == state.RIVAL:
        s.rivals_gone += 1
    else:
        s.divers[s.bumped - 1] += 1
    s.bumped = 0


def read_spot(spot: int) -> Json:
    """A spot of the beach."""
    return {"spot": spot + 1}


# The end.


@rule
def vault_is_full(s: State) -> bool:
    """Whether the player's vault has no room left."""
    for column in range(state.COLUMNS):
        if s.stored[column] < s.rows:
            return False
    return True


@rule
def beach_is_full(box: Box, s: State) -> bool:
    """Whether there is no empty beach spot."""
    for spot in range(state.SPOTS):
        if may_bump_to(box, s, spot) == 0:
            return False
    return True


@rule
def round_ends_game(box: Box, s: State) -> int:
    """What ends the game at the end of this round, as bits; 0: nothing (WR-10.13)."""
    reasons = 0
    if vault_is_full(s):
        reasons |= state.END_VAULT
    if s.claimed[0] >= box.goal[s.players]:
        reasons |= state.END_EXHIBITS
    if s.ran_out != 0:
        reasons |= state.END_WRECK
    if beach_is_full(box, s):
        reasons |= state.END_BEACH
    if s.rivals == 0:
        reasons |= state.END_RIVALS
    return reasons


DECISIONS = (
    Decision(
        state.RIVAL_DIE,
        "rival_die",
        WR_10_8,
        (Way("rival_die", RIVAL_TAKE, state.DICE, take_rival_die, may=taking.may_take, reads=read_die),),
        asks=has_rivals,
    ),
    Decision(
        state.RIVAL_WRECK,
        "rival_wreck",
        WR_10_9,
        (
            Way(
                "rival_go",
                RIVAL_TO,
                state.WRECKS,
                send_rival,
                may=may_send_rival,
                reads=read_place,
                considers=whole_range,
            ),
        ),
    ),
    Decision(
        state.CHOOSE_SPOT,
        "choose_spot",
        rule_of_bumping,
        (Way("bump", BUMP_TO, state.SPOTS, bump_to, may=may_bump_to, reads=read_spot, considers=whole_range),),
        otherwise=bump_away,
    ),
)
