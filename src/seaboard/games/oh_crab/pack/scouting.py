"""What only one player learns (OC-15.2): looking at face-down tiles and events, and what the Scout and the Weather Crab
make of it. What was looked at gets its identity then; who has looked is noted beside it."""

from seaboard.core import stack
from seaboard.core.decisions import Decision, Json, Way
from seaboard.core.rule import rule
from seaboard.games.oh_crab import shifting, state
from seaboard.games.oh_crab.actions import EXCHANGE_TILES, LOOK_AT_EVENT, LOOK_AT_TILE, SCOUT_PLATE
from seaboard.games.oh_crab.pack import event_cards, surprises
from seaboard.games.oh_crab.state import Box, State

OC_14_3 = 1403
OC_15_2 = 1502

PAIRS = 3  # of the three tiles of a plate: the first and second, first and third, second and third


# Tiles: the decision is about a place and of the player who looks.


@rule
def look_at_plate(s: State, seat: int, plate: int) -> None:
    """A player looks at all tiles of a plate."""
    for place in range((plate + 1) * state.SURPRISE_FIELDS - 1, plate * state.SURPRISE_FIELDS - 1, -1):
        if s.hideout[place] > 0:
            if s.surprise[place] == 0:
                stack.push(s, state.PEEK, place, seat)
            else:
                s.looked[place] |= 1 << seat


@rule
def weigh_look(box: Box, s: State, tile: int) -> int:
    """How likely this tile lies there; 0 if it cannot."""
    return surprises.weigh_tile(s, s.about, tile)


@rule
def look_at_tile(box: Box, s: State, tile: int) -> None:
    """A player sees what lies at a place."""
    place = s.about
    surprises.settle_tile(s, place, tile)
    s.surprise[place] = tile + 1
    s.looked[place] |= 1 << s.whose
    stack.pop(s)


def read_tile_seen(tile: int) -> Json:
    """A tile by its id."""
    return {"surprise": state.SURPRISE_NAMES[tile]}


# K11: the Scout.


@rule
def tiles_on_plate(s: State, plate: int) -> int:
    """How many face-down tiles lie on a beach plate."""
    n = 0
    for place in range(plate * state.SURPRISE_FIELDS, (plate + 1) * state.SURPRISE_FIELDS):
        if s.hideout[place] > 0:
            n += 1
    return n


@rule
def can_scout(s: State) -> bool:
    """Whether there is a plate with face-down tiles."""
    for plate in range(s.beaches):
        if tiles_on_plate(s, plate) > 0:
            return True
    return False


@rule
def may_scout(box: Box, s: State, plate: int) -> int:
    """0 if face-down tiles lie on this plate, else the rule that forbids looking there."""
    return 0 if plate < s.beaches and tiles_on_plate(s, plate) > 0 else OC_14_3


@rule
def scout(box: Box, s: State, plate: int) -> None:
    """Look at all tiles of a plate; then two of them may be exchanged."""
    seat = s.whose
    stack.turn_to(s, state.EXCHANGE, plate, seat)
    look_at_plate(s, seat, plate)


def read_plate(plate: int) -> Json:
    """A beach plate, counted from 1 at the land."""
    return {"number": plate + 1}


@rule
def first_of_pair(pair: int) -> int:
    """The first tile of a pair, counted from 0."""
    return pair // 2


@rule
def second_of_pair(pair: int) -> int:
    """The second tile of a pair."""
    return 1 if pair == 0 else 2


@rule
def may_exchange(box: Box, s: State, pair: int) -> int:
    """0 if both tiles of a pair are still there, else the rule that forbids exchanging them."""
    first = s.about * state.SURPRISE_FIELDS
    if s.hideout[first + first_of_pair(pair)] > 0 and s.hideout[first + second_of_pair(pair)] > 0:
        return 0
    return OC_14_3


@rule
def exchange(box: Box, s: State, pair: int) -> None:
    """Two tiles change places openly: whoever knew one of them knows where it lies now."""
    one = s.about * state.SURPRISE_FIELDS + first_of_pair(pair)
    other = s.about * state.SURPRISE_FIELDS + second_of_pair(pair)
    stack.pop(s)
    tile = s.surprise[one]
    seen = s.looked[one]
    s.surprise[one] = s.surprise[other]
    s.looked[one] = s.looked[other]
    s.surprise[other] = tile
    s.looked[other] = seen


def read_pair(pair: int) -> Json:
    """Two tiles of a plate, counted from 1."""
    return {"first": pair // 2 + 1, "second": 2 if pair == 0 else 3}


# Events: the decision is about a plate.


@rule
def look_at_event(s: State, seat: int, plate: int) -> None:
    """A player looks at the event of a plate."""
    if s.event_card[plate] == 0:
        stack.push(s, state.FORESEE, plate, seat)
    else:
        s.foreseen[plate] |= 1 << seat


@rule
def may_foresee(box: Box, s: State, card: int) -> int:
    """0 if this event may lie there: any that nobody has looked at, in the expert variant one of those announced."""
    pool = s.announced if s.modules & state.EXPERT_EVENTS != 0 else s.event_pool
    return 0 if (pool >> card) & 1 == 1 else OC_15_2


@rule
def foresee(box: Box, s: State, card: int) -> None:
    """A player sees which event lies at the edge of a plate."""
    plate = s.about
    if s.modules & state.EXPERT_EVENTS != 0:
        s.announced &= ~(1 << card)
    else:
        s.event_pool &= ~(1 << card)
    s.event_card[plate] = card + 1
    s.foreseen[plate] |= 1 << s.whose
    stack.pop(s)


def read_event_seen(card: int) -> Json:
    """An event by its id."""
    return {"happening": state.EVENT_NAMES[card]}


# K12: the Weather Crab.


@rule
def can_replace_event(s: State) -> bool:
    """Whether another event is left in the box. Some that nobody has seen may lie at the edges ahead instead; those
    that were announced are not among them."""
    left = surprises.count_bits(s.event_pool)
    if s.modules & state.EXPERT_EVENTS == 0:
        for plate in range(s.event_plate, s.beaches):
            if s.event_card[plate] == 0:
                left -= 1
    return left > 0


@rule
def replace_event(s: State) -> None:
    """The event that was turned up goes to the box, and another one is drawn instead; its effect lies on top of the
    stack."""
    s.shown_event = 0
    stack.turn_to(s, state.REVEAL_EVENT, event_cards.INSTEAD + s.event_plate, s.whose)


DECISIONS = (
    Decision(
        state.PEEK,
        "peek",
        OC_15_2,
        (Way("peek", LOOK_AT_TILE, state.SURPRISE_TILES, look_at_tile, weigh=weigh_look, reads=read_tile_seen),),
        chance=True,
    ),
    Decision(
        state.FORESEE,
        "foresee",
        OC_15_2,
        (Way("foresee", LOOK_AT_EVENT, state.EVENT_CARDS, foresee, may=may_foresee, reads=read_event_seen),),
        chance=True,
    ),
    Decision(
        state.SCOUT,
        "scout",
        OC_14_3,
        (Way("scout", SCOUT_PLATE, state.BEACHES, scout, may=may_scout, reads=read_plate),),
    ),
    Decision(
        state.EXCHANGE,
        "exchange",
        OC_14_3,
        (Way("exchange", EXCHANGE_TILES, PAIRS, exchange, may=may_exchange, reads=read_pair), shifting.STOPPING),
    ),
)
