"""Rolling the pool and taking a die (chapters 1 and 2)."""

from seaboard.core.rule import rule
from seaboard.games.wreck_raiders.moving import can_go_anywhere
from seaboard.games.wreck_raiders.state import (
    CHOOSE_PLACE,
    CONCH,
    DICE,
    ROLL_POOL,
    SEATS,
    SET_NUMBER,
    SHELLS,
    SPOTS,
    ZONES,
)
from seaboard.games.wreck_raiders.table import gain_shell, pay_shell, push, replace_task

WR_2_2 = 202
WR_2_4 = 204
WR_10_4 = 1004


@rule
def gather_dice(box, s):
    """All dice leave reef and baskets for the hand that rolls the pool (WR-2.1, WR-R26)."""
    for sort in range(DICE):
        s.reef[sort] = 0
    for at in range(SEATS * SPOTS):
        s.basket[at] = 0
    s.to_roll = box.dice[s.players]
    push(s, ROLL_POOL)


@rule
def may_take(s, sort):
    """0 if there is such a die in the reef, else the rule that forbids it."""
    return 0 if s.reef[sort] > 0 else WR_2_2


@rule
def take_die(s, sort):
    """A die goes to the basket as it lies; its zone gives a shell at once (WR-2.3, WR-2.5)."""
    s.reef[sort] -= 1
    s.number = sort // ZONES + 1
    s.basket[s.turn * SPOTS + s.number - 1] += 1
    if sort % ZONES < SHELLS:
        gain_shell(s, s.turn, sort % ZONES)
    replace_task(s, SET_NUMBER)


@rule
def conches_for(s, number):
    """Conches that it takes to change the die's number: the way round the ring of 1 to 6 (WR-2.4)."""
    way = abs(number - s.number)
    return min(way, SPOTS - way)


@rule
def may_set(s, number):
    """0 if the conches suffice. Solo: none may be spent on a number that leads nowhere."""
    cost = conches_for(s, number)
    if cost == 0:
        return 0
    if cost > s.shells[s.turn * SHELLS + CONCH]:
        return WR_2_4
    if not can_go_anywhere(s, number):
        return WR_10_4
    return 0


@rule
def can_change_number(s):
    """Whether there is a choice of numbers. One conch suffices, also in the solo game: to block both numbers beside
    the die's would take eight divers."""
    return s.shells[s.turn * SHELLS + CONCH] > 0


@rule
def set_number(s, number):
    """Pay the conches; from now on the die counts as this number (WR-2.4, WR-R6)."""
    for _ in range(conches_for(s, number)):
        pay_shell(s, s.turn, CONCH)
    s.number = number
    replace_task(s, CHOOSE_PLACE)
