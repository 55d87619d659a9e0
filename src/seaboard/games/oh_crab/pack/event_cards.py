"""Module 2, events: turning them up at the edges of plates, and what the immediate ones do (chapter 12). What ongoing
ones change stands where it matters: the chef in `moving.py` and `rounds.py`, extra actions in `extras.py`, fields in
`table.py`, `entering.py` and `moments.py`."""

from seaboard.core import stack
from seaboard.core.decisions import MANY, NONE, Decision, Json, Way
from seaboard.core.rule import rule
from seaboard.games.oh_crab import discarding, market, moments, state, table
from seaboard.games.oh_crab.actions import DISCARD_CARD, RESOLVE_EVENT, SHOW_EVENT, SPEND_CHARGE, TURN_EVENT
from seaboard.games.oh_crab.pack import interrupts, lending, noticing
from seaboard.games.oh_crab.pack.surprises import count_bits
from seaboard.games.oh_crab.rounds import read_own_crab
from seaboard.games.oh_crab.state import Box, State

OC_7_4 = 704
OC_12_2 = 1202
OC_12_3 = 1203
OC_12_6 = 1206

INSTEAD = 10  # revealing is about the plate, or about this and the plate for an event that replaces another


# Before the game, in the expert variant.


@rule
def lacks_announcement(box: Box, s: State) -> bool:
    """Whether an event is still to be shown to all before it is laid face down (OC-12.6)."""
    return count_bits(s.announced) < s.beaches


@rule
def may_announce(box: Box, s: State, card: int) -> int:
    """0 if this event may be among those at the edges."""
    return 0 if (s.event_pool >> card) & 1 == 1 else OC_12_6


@rule
def announce(box: Box, s: State, card: int) -> None:
    """All see that this event lies at one of the edges."""
    s.event_pool &= ~(1 << card)
    s.announced |= 1 << card


# Turning an event up.


@rule
def resolve_event(box: Box, s: State, which: int) -> None:
    """The active player turns up the event of the edge that was crossed (OC-12.2)."""
    table.ask(s, state.REVEAL_EVENT, s.cards_done // 2 + 1)


@rule
def weigh_event(box: Box, s: State, card: int) -> int:
    """1 if this event may be the one that is turned up: the one foreseen, one of those announced, or any unused one."""
    plate = s.about
    if plate > INSTEAD:
        return (s.event_pool >> card) & 1
    if s.event_card[plate - 1] > 0:
        return 1 if s.event_card[plate - 1] == card + 1 else 0
    pool = s.announced if s.modules & state.EXPERT_EVENTS != 0 else s.event_pool
    return (pool >> card) & 1


@rule
def only_event(box: Box, s: State) -> int:
    """The event that somebody has foreseen, else MANY."""
    plate = s.about
    if plate < INSTEAD and s.event_card[plate - 1] > 0:
        return TURN_EVENT + s.event_card[plate - 1] - 1
    return MANY


@rule
def turn_event(box: Box, s: State, card: int) -> None:
    """An event is turned up and ends the one that held on (OC-Q36); then it happens."""
    plate = s.about % INSTEAD
    stack.turn_to(s, state.HAPPEN, 0, s.whose)
    s.event_card[plate - 1] = 0
    s.foreseen[plate - 1] = 0
    s.event_pool &= ~(1 << card)
    s.announced &= ~(1 << card)
    s.shown_event = card + 1
    s.event_plate = plate
    s.ongoing = 0
    s.ongoing_plate = 0
    interrupts.offer_change_of_weather(s)


def read_event(card: int) -> Json:
    """An event by its id."""
    return {"happening": state.EVENT_NAMES[card]}


@rule
def happen(box: Box, s: State) -> None:
    """An immediate event acts once and leaves; an ongoing one holds until the next is turned up (OC-12.3)."""
    card = s.shown_event - 1
    plate = s.event_plate
    stack.pop(s)
    s.shown_event = 0
    s.event_plate = 0
    noticing.finish_card(s)
    if box.event_ongoing[card] == 1:
        s.ongoing = card + 1
        s.ongoing_plate = plate
    elif card == state.ROBIN_CRAB:
        rob_the_rich(box, s)
    elif card == state.FELL_OFF:
        ask_everybody(s, state.FALL_OFF)
    elif card == state.SHELL_TIDE:
        flood_with_shells(box, s)
    elif card == state.FLEA_MARKET:
        ask_everybody(s, state.MAY_SWAP)
    elif card == state.TAIL_WIND:
        blow(s)
    elif card == state.FLOTSAM:
        wash_ashore(box, s, plate)
    elif card == state.CLAW_SPA:
        bathe_claws(s)


# What immediate events do.


@rule
def ask_everybody(s: State, due: int) -> None:
    """Everybody decides, clockwise from the active player."""
    for steps in range(s.players - 1, -1, -1):
        stack.push(s, due, 0, (s.turn + steps) % s.players)


@rule
def last_height(s: State, seat: int) -> int:
    """How far from the land the last crab of a player is."""
    lowest = table.height_of(s, state.SEA)
    for crab in range(2 * seat, 2 * seat + s.crabs):
        lowest = min(lowest, table.height_of(s, s.spot[crab]))
    return lowest


@rule
def rob_the_rich(box: Box, s: State) -> None:
    """E01: whoever has the most shells gives one to the player with the fewest, of several the one farthest from the
    sea, then clockwise from the active player. Nothing happens if all have as many."""
    most = 0
    poorest = s.turn
    for steps in range(s.players):
        seat = (s.turn + steps) % s.players
        most = max(most, s.shells[seat])
        if s.shells[seat] < s.shells[poorest] or (
            s.shells[seat] == s.shells[poorest] and last_height(s, seat) < last_height(s, poorest)
        ):
            poorest = seat
    if s.shells[poorest] == most:
        return
    given = 0
    for seat in range(s.players):
        if s.shells[seat] == most:
            s.shells[seat] -= 1
            given += 1
    s.shells[poorest] += given
    interrupts.offer_pick_pocket(box, s, moments.crab_of(s, poorest))


@rule
def flood_with_shells(box: Box, s: State) -> None:
    """E03: everybody takes a shell, whoever is farthest from the sea two, clockwise from the active player."""
    farthest = table.height_of(s, state.SEA)
    for seat in range(s.players):
        farthest = min(farthest, last_height(s, seat))
    for steps in range(s.players):
        seat = (s.turn + steps) % s.players
        crab = moments.crab_of(s, seat)
        moments.gain_shell(box, s, crab)
        if last_height(s, seat) == farthest:
            moments.gain_shell(box, s, crab)


@rule
def blow(s: State) -> None:
    """E05: from the farthest crab to the nearest, of several clockwise from the active player, each owner may move it
    diagonally or let it stand up. What comes last is laid on the stack first."""
    waiting = 0
    for _ in range(s.players * s.crabs):
        nearest = -1
        for steps in range(s.players):
            seat = (s.turn + steps) % s.players
            for crab in range(2 * seat, 2 * seat + s.crabs):
                is_waiting = s.spot[crab] != state.SEA and (waiting >> crab) & 1 == 0
                if is_waiting and (
                    nearest < 0 or table.height_of(s, s.spot[crab]) >= table.height_of(s, s.spot[nearest])
                ):
                    nearest = crab
        if nearest >= 0:
            waiting |= 1 << nearest
            stack.push(s, state.TAILWIND, nearest, s.turn)


@rule
def catch_wind(box: Box, s: State) -> None:
    """The wind has come to a crab: its owner may use it."""
    crab = s.about
    stack.pop(s)
    if s.spot[crab] == state.SEA:
        return
    if crab != s.active:
        lending.lend_move(s, crab)
    s.granted[state.DIAGONAL] += 1
    table.ask(s, state.GRANTED, state.BY_EVENT + state.TAIL_WIND)


@rule
def wash_ashore(box: Box, s: State, plate: int) -> None:
    """E06: a treasure of the box is laid face down on each surprise field of this plate that has neither tile nor crab
    and on which nothing was built, as far as they go, from the land on."""
    for number in range(state.SURPRISE_FIELDS):
        place = (plate - 1) * state.SURPRISE_FIELDS + number
        at = plate * state.FRAME + box.surprise_place[s.side[plate] * state.SURPRISE_FIELDS + number]
        is_empty = s.hideout[place] == 0 and s.field[at] & state.OBSTACLE == 0 and table.crab_at(s, at) < 0
        if is_empty and s.spare_treasures > 0:
            s.spare_treasures -= 1
            s.hideout[place] = at
            s.looked[place] = state.FROM_FLOTSAM


@rule
def bathe_claws(s: State) -> None:
    """E07: everybody gets a charge back."""
    for steps in range(s.players - 1, -1, -1):
        interrupts.regenerate_one(s, (s.turn + steps) % s.players)


# E02: a card, or a charge instead.


@rule
def may_spend_charge(box: Box, s: State, number: int) -> int:
    """0 if this crab of the player has a charge, else the rule that forbids spending it."""
    return 0 if number < s.crabs and s.charges[2 * s.whose + number] > 0 else OC_12_3


@rule
def only_to_fall_off(box: Box, s: State) -> int:
    """The only card to discard, if there is no charge to spend instead; NONE with an empty hand, else MANY."""
    seat = s.whose
    if s.hand[seat] == 0:
        return NONE
    if s.charges[2 * seat] + s.charges[2 * seat + 1] > 0:
        return MANY
    return table.only_in_hand(s, seat, DISCARD_CARD)


@rule
def spend_charge(box: Box, s: State, number: int) -> None:
    """A crab's charge is spent instead of a card."""
    s.charges[2 * s.whose + number] -= 1
    stack.pop(s)


# E04: a swap for everybody who likes.


@rule
def may_anything_be_swapped(box: Box, s: State) -> bool:
    """Whether the player who is asked can swap a card."""
    return market.may_swap(s, s.whose) == 0


RESOLVING_AN_EVENT = Way("resolve_event", RESOLVE_EVENT, 1, resolve_event, when=noticing.is_event_due, rule=OC_12_2)

DECISIONS = (
    Decision(
        state.ANNOUNCE_EVENT,
        "announce_event",
        OC_12_6,
        (Way("announce", SHOW_EVENT, state.EVENT_CARDS, announce, may=may_announce, reads=read_event),),
        chance=True,
        asks=lacks_announcement,
    ),
    Decision(
        state.REVEAL_EVENT,
        "reveal_event",
        OC_12_2,
        (Way("happening", TURN_EVENT, state.EVENT_CARDS, turn_event, weigh=weigh_event, reads=read_event),),
        chance=True,
        only=only_event,
    ),
    Decision(state.HAPPEN, "happen", OC_12_3, do=happen),
    Decision(state.TAILWIND, "tailwind", OC_12_3, do=catch_wind),
    Decision(
        state.FALL_OFF,
        "fall_off",
        OC_12_3,
        (
            discarding.DISCARDS,
            Way("spend_charge", SPEND_CHARGE, 2, spend_charge, may=may_spend_charge, reads=read_own_crab),
        ),
        only=only_to_fall_off,
    ),
    Decision(
        state.MAY_SWAP,
        "may_swap",
        OC_7_4,
        (market.GIFTS, market.KEEPING_ALL),
        asks=may_anything_be_swapped,
        open=True,
    ),
)
