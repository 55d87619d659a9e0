"""Rounds: planning, the order of turns, the chef and the end (chapters 2, 9 and 10)."""

from seaboard.core import stack
from seaboard.core.decisions import NONE, Decision, Json, Way
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.oh_crab import moments, playing, state, table
from seaboard.games.oh_crab.actions import ACTIVATE, PLAN_CARD, read_card_of_seat
from seaboard.games.oh_crab.state import Box, State

OC_2_1 = 201
OC_3_1 = 301
OC_6_10 = 610
OC_10_3 = 1003


# Planning: all at once, each their own card.


@rule
def begin_planning(s: State) -> None:
    """A planning phase begins: who has no cards announces a rest (OC-2.2)."""
    s.turns = -1
    for seat in range(s.players):
        s.planned[seat] = state.RESTING if s.hand[seat] == 0 else 0


@rule
def seat_to_plan(box: Box, s: State) -> int:
    """The first seat that has not chosen a card yet, or -1."""
    for seat in range(s.players):
        if s.planned[seat] == 0:
            return seat
    return -1


@rule
def list_plans_of(s: State, seat: int, out: Numbers, n: int) -> int:
    """The hand cards that a seat can plan."""
    return table.list_cards(s, seat, state.HAND + seat, PLAN_CARD + seat * state.FACES, out, n)


@rule
def list_plans(box: Box, s: State, out: Numbers, n: int) -> int:
    """The same for the first who has not chosen."""
    return list_plans_of(s, seat_to_plan(box, s), out, n)


@rule
def only_plan(box: Box, s: State) -> int:
    """The only card that the first who has not chosen can plan, MANY, or NONE when all have."""
    seat = seat_to_plan(box, s)
    return NONE if seat < 0 else table.only_in_hand(s, seat, PLAN_CARD + seat * state.FACES)


@rule
def plan(box: Box, s: State, which: int) -> None:
    """A seat lays down a card."""
    playing.plan_card(s, which // state.FACES, table.card_of(which // state.FACES, which % state.FACES))


# Turns.


@rule
def go_on(box: Box, s: State) -> None:
    """A turn or a planning phase is over: the next turn, the next half of the round, or the round's end."""
    stack.pop(s)
    s.turns += 1
    if s.turns < s.players:
        begin_turn(s)
    elif s.leg + 1 < s.crabs:
        s.leg = 1
        plan_again(s)
    else:
        end_round(box, s)


@rule
def plan_again(s: State) -> None:
    """All plan for their next turns."""
    table.ask(s, state.NEXT_TURN, 0)
    table.ask(s, state.PLAN, 0)
    begin_planning(s)


@rule
def begin_turn(s: State) -> None:
    """The next player's turn, clockwise from the chef's holder (OC-3.1); with two crabs, of one of them (OC-10.3)."""
    s.turn = (s.chef + s.turns) % s.players
    for basic in range(state.BASICS):
        s.free[basic] = 0
    s.special[0] = 0
    s.special[1] = 0
    s.extra_used = 0
    s.barging = 0
    s.active = 2 * s.turn
    table.ask(s, state.END_TURN, 0)
    table.ask(s, state.BEGIN, 0)
    if s.crabs == 2:
        if s.leg == 0:
            table.ask(s, state.CHOOSE_CRAB, 0)
        else:
            s.active = 2 * s.turn + 1 - s.first_crab[s.turn]


@rule
def activate(box: Box, s: State, number: int) -> None:
    """This crab of the player has its turn, the other one in the second half of the round."""
    seat = s.whose
    stack.pop(s)
    s.first_crab[seat] = number
    s.active = 2 * seat + number


def read_own_crab(number: int) -> Json:
    """A crab of the one who acts."""
    return {"crab": number}


@rule
def end_turn(box: Box, s: State) -> None:
    """The end of a turn: a current carries the crab, then a swap field offers a swap (OC-6.6, OC-6.10). A card at an
    edge that is crossed even then is resolved last."""
    stack.pop(s)
    table.ask(s, state.NEXT_TURN, 0)
    if s.modules & (state.EVENTS | state.CHALLENGES) != 0:
        table.ask(s, state.RESOLVE, 0)
    table.ask(s, state.OFFER_SWAP, 0)
    table.ask(s, state.DRIFT, 0)


# The end of a round.


@rule
def is_home(s: State, seat: int) -> bool:
    """Whether all crabs of a player are in the sea (OC-9.4, OC-10.8)."""
    for crab in range(2 * seat, 2 * seat + s.crabs):
        if s.spot[crab] != state.SEA:
            return False
    return True


@rule
def end_round(box: Box, s: State) -> None:
    """The game ends if somebody is home, else the chef goes to the last and a new round begins (OC-9.4)."""
    for seat in range(s.players):
        if is_home(s, seat):
            return
    s.chef = last_player(s)
    s.chef_used = 0
    s.leg = 0
    s.round += 1
    plan_again(s)
    if s.ongoing == state.TIP_JAR + 1:
        moments.gain_shell(box, s, moments.crab_of(s, s.chef))


@rule
def last_player(s: State) -> int:
    """Who has the crab furthest from the sea; of several, the nearest clockwise after the chef's last holder."""
    last = s.chef
    lowest = table.height_of(s, state.SEA) + 1
    for turn in range(1, s.players + 1):
        seat = (s.chef + turn) % s.players
        for crab in range(2 * seat, 2 * seat + s.crabs):
            height = table.height_of(s, s.spot[crab])
            if height < lowest:
                lowest = height
                last = seat
    return last


DECISIONS = (
    Decision(
        state.PLAN,
        "plan",
        OC_2_1,
        (Way("plan", PLAN_CARD, state.SEATS * state.FACES, plan, lists=list_plans, reads=read_card_of_seat),),
        who=seat_to_plan,
        only=only_plan,
    ),
    Decision(
        state.CHOOSE_CRAB,
        "choose_crab",
        OC_10_3,
        (Way("activate", ACTIVATE, 2, activate, reads=read_own_crab),),
        open=True,
    ),
    Decision(state.END_TURN, "end_turn", OC_6_10, do=end_turn),
    Decision(state.NEXT_TURN, "next_turn", OC_3_1, do=go_on),
)
