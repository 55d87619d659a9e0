"""Rolling the pool and taking a die (chapters 1 and 2)."""

from seaboard.core import stack
from seaboard.core.decisions import Decision, Json, Way, whole_range
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.wreck_raiders import moving, state, table
from seaboard.games.wreck_raiders.actions import ROLL, SET, TAKE, read_die
from seaboard.games.wreck_raiders.state import Box, State

WR_1_9 = 109
WR_2_2 = 202
WR_2_4 = 204
WR_10_4 = 1004


@rule
def gather_dice(box: Box, s: State) -> None:
    """All dice leave reef and baskets for the hand that rolls the pool (WR-2.1, WR-R26)."""
    for sort in range(state.DICE):
        s.reef[sort] = 0
    for at in range(state.SEATS * state.SPOTS):
        s.basket[at] = 0
    s.to_roll = box.dice[s.players]
    stack.push(s, state.ROLL_POOL, 0, s.turn)


@rule
def has_dice_to_roll(box: Box, s: State) -> bool:
    """Whether dice of the pool are still in the hand."""
    return s.to_roll > 0


@rule
def list_dice(box: Box, s: State, out: Numbers, n: int) -> int:
    """How a die may land: with every number, in every zone that can be hit."""
    for sort in range(state.DICE):
        if s.zone_weight[sort % state.ZONES] > 0:
            out[n] = ROLL + sort
            n += 1
    return n


@rule
def weigh_dice(box: Box, s: State, out: Numbers, n: int) -> int:
    """How often it lands in each zone; all numbers come alike (WR-1.9)."""
    for sort in range(state.DICE):
        if s.zone_weight[sort % state.ZONES] > 0:
            out[n] = s.zone_weight[sort % state.ZONES]
            n += 1
    return n


@rule
def roll_die(box: Box, s: State, sort: int) -> None:
    """A die of the pool has landed."""
    s.reef[sort] += 1
    s.to_roll -= 1


@rule
def reef_is_empty(s: State) -> bool:
    """Whether all dice are taken."""
    for sort in range(state.DICE):
        if s.reef[sort] > 0:
            return False
    return True


@rule
def may_take(box: Box, s: State, sort: int) -> int:
    """0 if there is such a die in the reef, else the rule that forbids it."""
    return 0 if s.reef[sort] > 0 else WR_2_2


@rule
def take_die(box: Box, s: State, sort: int) -> None:
    """A die goes to the basket as it lies; its zone gives a shell at once (WR-2.3, WR-2.5)."""
    s.reef[sort] -= 1
    s.number = sort // state.ZONES + 1
    s.basket[s.turn * state.SPOTS + s.number - 1] += 1
    if sort % state.ZONES < state.SHELLS:
        table.gain_shell(s, s.turn, sort % state.ZONES)
    stack.turn_to(s, state.SET_NUMBER, 0, s.turn)


@rule
def conches_for(s: State, number: int) -> int:
    """Conches that it takes to change the die's number: the way round the ring of 1 to 6 (WR-2.4)."""
    way = abs(number - s.number)
    return min(way, state.SPOTS - way)


@rule
def may_set(box: Box, s: State, which: int) -> int:
    """0 if the conches suffice. Solo: none may be spent on a number that leads nowhere."""
    cost = conches_for(s, which + 1)
    if cost == 0:
        return 0
    if cost > s.shells[s.turn * state.SHELLS + state.CONCH]:
        return WR_2_4
    if not moving.can_go_anywhere(s, which + 1):
        return WR_10_4
    return 0


@rule
def set_number(box: Box, s: State, which: int) -> None:
    """Pay the conches; from now on the die counts as this number (WR-2.4, WR-R6)."""
    for _ in range(conches_for(s, which + 1)):
        table.pay_shell(s, s.turn, state.CONCH)
    s.number = which + 1
    stack.turn_to(s, state.CHOOSE_PLACE, 0, s.turn)


def read_number(which: int) -> Json:
    """The number that a die counts as."""
    return {"number": which + 1}


DECISIONS = (
    Decision(
        state.ROLL_POOL,
        "roll_pool",
        WR_1_9,
        (Way("roll", ROLL, state.DICE, roll_die, reads=read_die, lists=list_dice, weighs=weigh_dice),),
        chance=True,
        asks=has_dice_to_roll,
    ),
    Decision(
        state.TAKE_DIE, "take_die", WR_2_2, (Way("take", TAKE, state.DICE, take_die, may=may_take, reads=read_die),)
    ),
    Decision(
        state.SET_NUMBER,
        "set_number",
        WR_2_4,
        (Way("set", SET, state.SPOTS, set_number, may=may_set, reads=read_number, considers=whole_range),),
    ),
)
