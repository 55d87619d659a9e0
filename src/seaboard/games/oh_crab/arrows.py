"""Fields with an arrow: shortcuts, which are paid for (OC-6.7), and currents (OC-6.10)."""

from seaboard.core import stack
from seaboard.core.decisions import Decision, Way
from seaboard.core.rule import rule
from seaboard.games.oh_crab import entering, moving, state, table
from seaboard.games.oh_crab.actions import RESIST, RIDE, USE_SHORTCUT
from seaboard.games.oh_crab.state import Box, State

OC_3_2 = 302
OC_4_6 = 406
OC_5_6 = 506
OC_6_7 = 607
OC_6_10 = 610
OC_8_8 = 808


@rule
def plate_place(s: State, at: int) -> int:
    """A field's place in the tables of the box."""
    return s.side[at // state.FRAME] * state.FRAME + at % state.FRAME


# Shortcuts.


@rule
def shortcut_end(box: Box, s: State, crab: int) -> int:
    """Where the arrow of the shortcut under a crab ends."""
    at = s.spot[crab]
    return at - at % state.FRAME + box.shortcut_to[plate_place(s, at)]


@rule
def may_shortcut(box: Box, s: State, which: int) -> int:
    """0 if the active crab stands on a shortcut that its owner can pay and use, else the rule that forbids it."""
    reason = seems_shortcut(box, s, which)
    if reason != 0:
        return reason
    crab = s.active
    first = plate_place(s, s.spot[crab]) * state.BASICS
    for basic in range(state.BASICS):
        cost = box.shortcut_cost[first + basic]
        if cost > 0 and count_main(box, s, crab // 2, basic) < cost:
            return OC_6_7
    return 0


@rule
def seems_shortcut(box: Box, s: State, which: int) -> int:
    """The same as far as all can know: hand cards that not all have seen might be any."""
    crab = s.active
    at = s.spot[crab]
    if at == state.SEA or s.field[at] & state.SHORTCUT == 0:
        return OC_6_7
    if s.due == state.BEGIN and s.house & state.LATE_SHORTCUT != 0:
        return OC_3_2
    if s.due == state.GRANTED and (s.about >= state.BY_EVENT or not has_granted(s)):
        return OC_6_7
    reason = entering.may_be_moved(s, crab)
    if reason != 0:
        return reason
    price = 0
    missing = 0
    first = plate_place(s, at) * state.BASICS
    for basic in range(state.BASICS):
        cost = box.shortcut_cost[first + basic]
        price += cost
        if cost > 0:
            lacking = max(cost - count_shown(box, s, crab // 2, basic), 0)
            if lacking > count_unseen(box, s, basic):
                return OC_6_7
            missing += lacking
    if price > s.hand[crab // 2] or missing > count_unshown(s, crab // 2):
        return OC_6_7
    return entering.may_enter(box, s, crab, shortcut_end(box, s, crab), False, s.hand[crab // 2] - price)


@rule
def has_granted(s: State) -> bool:
    """Whether the action being carried out has a basic action left, for which a shortcut may make room (OC-8.11)."""
    for basic in range(state.BASICS):
        if s.granted[basic] > 0:
            return True
    return False


@rule
def count_main(box: Box, s: State, seat: int, basic: int) -> int:
    """How many hand cards of a player have this main action."""
    n = 0
    for face in range(state.FACES):
        if box.main[face] == basic and s.where[table.card_of(seat, face)] == state.HAND + seat:
            n += 1
    return n


@rule
def is_shown(s: State, seat: int, card: int) -> bool:
    """Whether all know that a player has a card in the hand, or planned: that they cannot tell."""
    if s.where[card] != state.HAND + seat and s.where[card] != state.PLANNED + seat:
        return False
    return s.known[card] == state.ALL_SEATS and table.is_certain(s, seat, card)


@rule
def count_shown(box: Box, s: State, seat: int, basic: int) -> int:
    """How many cards with this main action all know a player to have, in the hand or planned."""
    n = 0
    for face in range(state.FACES):
        if box.main[face] == basic and is_shown(s, seat, table.card_of(seat, face)):
            n += 1
    return n


@rule
def count_unshown(s: State, seat: int) -> int:
    """How many cards a player has, in the hand or planned, that not all know."""
    n = s.hand[seat]
    if s.planned[seat] > 0:
        n += 1
    for face in range(state.FACES):
        if is_shown(s, seat, table.card_of(seat, face)):
            n -= 1
    return n


@rule
def count_unseen(box: Box, s: State, basic: int) -> int:
    """How many action cards with this main action might be in any hand: all but those that all know to be elsewhere or
    in a certain hand."""
    n = 0
    for card in range(state.ACTION_CARDS):
        place = s.where[card]
        if box.main[card] == basic and (place == state.IN_STACK or state.UNDER <= place < state.PATH):
            if (
                place == state.IN_STACK
                or s.known[card] != state.ALL_SEATS
                or not table.is_certain(s, place % state.SEATS, card)
            ):
                n += 1
    return n


@rule
def most_with_main(box: Box, s: State, seat: int, basic: int) -> int:
    """How many cards with this main action a player may have, in the hand or planned, as far as all can know."""
    return count_shown(box, s, seat, basic) + min(count_unshown(s, seat), count_unseen(box, s, basic))


@rule
def use_shortcut(box: Box, s: State, which: int) -> None:
    """Pay the cards of a shortcut one by one, then move along its arrow (OC-6.7)."""
    first = plate_place(s, s.spot[s.active]) * state.BASICS
    table.ask(s, state.TAKE_SHORTCUT, 0)
    for basic in range(state.BASICS):
        for _ in range(box.shortcut_cost[first + basic]):
            table.ask(s, state.PAY, basic)


@rule
def take_shortcut(box: Box, s: State) -> None:
    """The shortcut is paid: move along its arrow."""
    stack.pop(s)
    crab = s.active
    entering.enter(box, s, crab, shortcut_end(box, s, crab))


# Currents.


@rule
def may_drift(box: Box, s: State, crab: int) -> int:
    """0 if a current carries a crab at the end of its turn (OC-6.10), else the rule why it does not."""
    at = s.spot[crab]
    if at == state.SEA or s.field[at] & state.CURRENT == 0:
        return OC_6_10
    if s.fallen[crab] == 1 and s.house & state.SPARE_FALLEN != 0:
        return OC_5_6
    if table.crab_at(s, current_end(box, s, crab)) >= 0:
        return OC_4_6
    return 0


@rule
def current_end(box: Box, s: State, crab: int) -> int:
    """Where the arrow of the current under a crab ends."""
    at = s.spot[crab]
    return table.neighbour_of(box, s, at, box.current[plate_place(s, at)] - 1)


@rule
def is_carried(box: Box, s: State) -> bool:
    """Whether the active crab ends its turn on a current that carries it."""
    return may_drift(box, s, s.active) == 0


@rule
def ride(box: Box, s: State, which: int) -> None:
    """The current carries the crab."""
    stack.pop(s)
    crab = s.active
    entering.enter(box, s, crab, current_end(box, s, crab))


@rule
def may_resist(box: Box, s: State, which: int) -> int:
    """0 if barging lets the player resist a current (OC-8.8)."""
    return 0 if s.barging == 1 else OC_6_10


@rule
def resist(box: Box, s: State, which: int) -> None:
    """The crab stays where it is."""
    stack.pop(s)


USING_A_SHORTCUT = Way(
    "shortcut",
    USE_SHORTCUT,
    1,
    use_shortcut,
    may=may_shortcut,
    seems=seems_shortcut,
    rule=OC_6_7,
    considers=moving.any_in_turn,
)

DECISIONS = (
    Decision(state.TAKE_SHORTCUT, "take_shortcut", OC_6_7, do=take_shortcut),
    Decision(
        state.DRIFT,
        "drift",
        OC_6_10,
        (Way("ride", RIDE, 1, ride), Way("resist", RESIST, 1, resist, may=may_resist, rule=OC_8_8)),
        asks=is_carried,
    ),
)
