"""Where a game, its turns and its rounds begin and end (chapters 1, 8 and 10)."""

from seaboard.core import stack
from seaboard.core.decisions import Decision, Json, Way
from seaboard.core.rule import rule
from seaboard.games.wreck_raiders import solo, state, table, taking
from seaboard.games.wreck_raiders.actions import FIRST_SEAT
from seaboard.games.wreck_raiders.state import Box, State

WR_1_8 = 108
WR_8_1 = 801
WR_8_2 = 802
WR_10_13 = 1013


# The lot.


@rule
def weigh_seat(box: Box, s: State, seat: int) -> int:
    """Every seat may begin (WR-1.8)."""
    return 1 if seat < s.players else 0


@rule
def begin_with(box: Box, s: State, seat: int) -> None:
    """The lot has fallen on this seat: the first turn, which is lined up already, is theirs (WR-1.8)."""
    stack.pop(s)
    s.turn = seat
    s.whose = seat
    for at in range(s.depth - 1):
        s.below_whose[at] = seat


def read_seat(seat: int) -> Json:
    """A seat in words."""
    return {"seat": seat}


# Turns.


@rule
def begin_turn(box: Box, s: State) -> None:
    """The steps of a turn, in order; an empty reef is rolled first (WR-2.1)."""
    s.number = 0
    s.place = 0
    for kind in (state.TURN_END, state.BUY, state.REVEAL, state.CLAIM, state.TAKE_DIE):
        stack.push(s, kind, 0, s.turn)
    if taking.reef_is_empty(s):
        taking.gather_dice(box, s)


@rule
def end_turn(box: Box, s: State) -> None:
    """The next player's turn, or the end: the others have one more turn once a player has the goal (WR-8.1, WR-8.2)."""
    stack.pop(s)
    if s.players == 1:
        end_solo_turn(box, s)
        return
    if s.last_turns > 0:
        s.last_turns -= 1
    else:
        count_still_turn(s)
        s.ended = triggers_end(box, s)
        if s.ended > 0:
            s.last_turns = s.players - 1
    if s.last_turns == 0:
        return
    s.turn = (s.turn + 1) % s.players
    begin_turn(box, s)


@rule
def count_still_turn(s: State) -> None:
    """Another turn in which no treasure was drawn, discarded or claimed, and none is left to raid (WR-R27)."""
    s.still += 1
    for wreck in range(state.WRECKS):
        if table.has_treasure(s, wreck):
            s.still = 0
            return


@rule
def triggers_end(box: Box, s: State) -> int:
    """What triggers the end after this turn, as bits: the goal (WR-8.1), or a round of standstill (WR-R27)."""
    reasons = 0
    if s.claimed[s.turn] >= box.goal[s.players]:
        reasons |= state.END_EXHIBITS
    if s.still >= s.players:
        reasons |= state.END_TREASURES
    return reasons


@rule
def rule_of_the_end(box: Box, s: State) -> int:
    """The rule by which a game is over."""
    return WR_10_13 if s.players == 1 else WR_8_2


# Rounds of the solo game.


@rule
def end_solo_turn(box: Box, s: State) -> None:
    """Three turns of the player, three of the rivals, then the purchases and the end of the round (WR-10.2)."""
    s.turns_done += 1
    s.number = 0
    if s.turns_done < table.OWN_TURNS:
        begin_turn(box, s)
    elif s.turns_done < 2 * table.OWN_TURNS:
        for kind in (state.TURN_END, state.RIVAL_DIE):
            stack.push(s, kind, 0, s.turn)
    else:
        for kind in (state.ROUND_END, state.BUY_MORE):
            stack.push(s, kind, 0, s.turn)


@rule
def end_round(box: Box, s: State) -> None:
    """The game ends, or a new round begins with a roll of all dice (WR-10.2, WR-10.13)."""
    stack.pop(s)
    s.ended = solo.round_ends_game(box, s)
    if s.ended > 0:
        return
    s.turns_done = 0
    s.ran_out = 0
    for wreck in range(state.WRECKS):
        s.rival_die[wreck] = 0
    for sort in range(state.DICE):
        s.reef[sort] = 0
    begin_turn(box, s)


DECISIONS = (
    Decision(
        state.DRAW_START,
        "draw_start",
        WR_1_8,
        (Way("start", FIRST_SEAT, state.SEATS, begin_with, weigh=weigh_seat, reads=read_seat),),
        chance=True,
        open=True,
    ),
    Decision(state.TURN_END, "turn_end", WR_8_1, do=end_turn),
    Decision(state.ROUND_END, "round_end", WR_10_13, do=end_round),
)
