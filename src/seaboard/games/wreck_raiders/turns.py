"""Where turns and rounds begin and end (chapters 8 and 10)."""

from seaboard.core.rule import rule
from seaboard.games.wreck_raiders.solo import round_ends_game
from seaboard.games.wreck_raiders.state import (
    BUY,
    BUY_MORE,
    CLAIM,
    DICE,
    END_EXHIBITS,
    END_TREASURES,
    REVEAL,
    RIVAL_DIE,
    ROUND_END,
    TAKE_DIE,
    TURN_END,
    WRECKS,
)
from seaboard.games.wreck_raiders.table import NONE, OWN_TURNS, has_treasure, only_die, pop, push
from seaboard.games.wreck_raiders.taking import gather_dice


@rule
def begin_turn(box, s):
    """The steps of a turn, in order; an empty reef is rolled first (WR-2.1)."""
    s.number = 0
    s.place = 0
    for task in (TURN_END, BUY, REVEAL, CLAIM, TAKE_DIE):
        push(s, task)
    if only_die(s) == NONE:
        gather_dice(box, s)


@rule
def end_turn(box, s):
    """The next player's turn, or the end: the others have one more turn once a player has the goal (WR-8.1, WR-8.2)."""
    pop(s)
    if s.players == 1:
        end_solo_turn(box, s)
        return
    if s.last_turns > 0:
        s.last_turns -= 1
    else:
        s.ended = triggers_end(box, s)
        if s.ended > 0:
            s.last_turns = s.players - 1
    if s.last_turns == 0:
        return
    s.turn = (s.turn + 1) % s.players
    begin_turn(box, s)


@rule
def triggers_end(box, s):
    """What triggers the end after this turn, as bits: the goal (WR-8.1), or no treasure left to raid (WR-R27)."""
    reasons = 0
    if s.claimed[s.turn] >= box.goal[s.players]:
        reasons |= END_EXHIBITS
    for wreck in range(WRECKS):
        if has_treasure(s, wreck):
            return reasons
    return reasons | END_TREASURES


@rule
def end_solo_turn(box, s):
    """Three turns of the player, three of the rivals, then the purchases and the end of the round (WR-10.2)."""
    s.turns_done += 1
    s.number = 0
    if s.turns_done < OWN_TURNS:
        begin_turn(box, s)
    elif s.turns_done < 2 * OWN_TURNS:
        for task in (TURN_END, RIVAL_DIE):
            push(s, task)
    else:
        for task in (ROUND_END, BUY_MORE):
            push(s, task)


@rule
def end_round(box, s):
    """The game ends, or a new round begins with a roll of all dice (WR-10.2, WR-10.13)."""
    pop(s)
    s.ended = round_ends_game(box, s)
    if s.ended > 0:
        return
    s.turns_done = 0
    s.ran_out = 0
    for wreck in range(WRECKS):
        s.rival_die[wreck] = 0
    for sort in range(DICE):
        s.reef[sort] = 0
    begin_turn(box, s)
