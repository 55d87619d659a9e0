"""What one player may see of the Adventure Pack, built up from nothing: JSON for pages, numbers for learning. Open to
all: where tiles and cards lie, who has looked at them, treasures that were found, the event in force, the open
challenge and its awards, abilities and charges. Secret: what lies face down, except to those who have looked."""

from __future__ import annotations

from seaboard.core.decisions import Json
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.oh_crab import state
from seaboard.games.oh_crab.actions import field_name, read_crab
from seaboard.games.oh_crab.pack import noticing
from seaboard.games.oh_crab.pack.challenges import value_of
from seaboard.games.oh_crab.pack.position import built_obstacles
from seaboard.games.oh_crab.state import Box, State
from seaboard.games.oh_crab.table import crab_step


def view_pack(box: Box, s: State, you: int | None) -> Json | None:
    """The modules in play as a seat sees them, or a spectator; None without any."""
    if not s.modules:
        return None
    return {
        "modules": [name for bit, name in enumerate(state.PACK_NAMES) if s.modules >> bit & 1],
        "surprises": [_view_tile(s, place, you) for place in range(state.HIDEOUTS) if s.hideout[place]],
        "junk": [junk_on_plate(s, plate) for plate in range(s.beaches)],
        "treasures": [
            [state.SURPRISE_NAMES[state.JUNK + tile] for tile in range(state.TREASURES) if s.kept[seat] >> tile & 1]
            for seat in range(s.players)
        ],
        "events": [_view_event(s, plate, you) for plate in range(s.beaches) if is_event_ahead(s, plate)],
        "announced": _view_announced(s),
        "shown": state.EVENT_NAMES[s.shown_event - 1] if s.shown_event else None,
        "ongoing": {"happening": state.EVENT_NAMES[s.ongoing - 1], "plate": s.ongoing_plate} if s.ongoing else None,
        "card_due": _view_card_due(box, s),
        "challenge": _view_challenge(box, s),
        "challenges": [plate + 1 for plate in range(s.beaches) if is_challenge_ahead(s, plate)],
        "abilities": [
            {
                **read_crab(crab),
                "ability": state.ABILITY_NAMES[s.ability[crab] - 1],
                "charges": s.charges[crab],
                "most": box.ability_charges[s.ability[crab] - 1],
            }
            for crab in range(0, 2 * s.players, crab_step(s))
            if s.ability[crab]
        ],
        "dealt": [
            [state.ABILITY_NAMES[card] for card, owner in enumerate(s.dealt) if owner == seat + 1]
            for seat in range(s.players)
        ],
        "built": [field_name(at) for at in built_obstacles(box, s)],
    }


def _view_tile(s: State, place: int, you: int | None) -> Json:
    """A face-down tile: where, who has looked, what it is if you have, and its number while the tiles of its plate may
    be exchanged."""
    knows = you is not None and s.looked[place] >> you & 1
    plate = noticing.plate_of_hideout(place)
    return {
        "at": field_name(s.hideout[place]),
        "plate": plate + 1,
        "number": place % state.SURPRISE_FIELDS + 1 if s.due == state.EXCHANGE and s.about == plate else None,
        "surprise": state.SURPRISE_NAMES[s.surprise[place] - 1] if knows else None,
        "looked": [seat for seat in range(state.SEATS) if s.looked[place] >> seat & 1],
        "treasure": bool(s.looked[place] & state.FROM_FLOTSAM),
    }


def _view_event(s: State, plate: int, you: int | None) -> Json:
    """A face-down event at the landward edge of a plate."""
    knows = you is not None and s.foreseen[plate] >> you & 1
    return {
        "plate": plate + 1,
        "happening": state.EVENT_NAMES[s.event_card[plate] - 1] if knows else None,
        "foreseen": [seat for seat in range(state.SEATS) if s.foreseen[plate] >> seat & 1],
    }


def _view_announced(s: State) -> list[str]:
    """In the expert variant the events that lie at edges, foreseen ones among them: all have seen these."""
    return [name for bit, name in enumerate(state.EVENT_NAMES) if announced_events(s) >> bit & 1]


def _view_card_due(box: Box, s: State) -> str | None:
    if noticing.is_challenge_due(box, s):
        return "challenge"
    return "event" if noticing.is_event_due(box, s) else None


def _view_challenge(box: Box, s: State) -> Json | None:
    """The open challenge with how everybody stands, and what can be won."""
    if not s.award_card:
        return None
    first = (s.award_card - 1) * state.AWARDS_OF_A_CARD
    return {
        "challenge": state.CHALLENGE_NAMES[s.challenge - 1] if s.challenge else None,
        "values": [value_of(box, s, s.boost, seat) for seat in range(s.players)] if s.challenge else [],
        "award_card": state.AWARD_CARD_NAMES[s.award_card - 1],
        "awards": [state.AWARD_NAMES[award] for award in box.award[first : first + state.AWARDS_OF_A_CARD]],
    }


@rule
def junk_on_plate(s: State, plate: int) -> int:
    """How much junk lies on a beach plate, as all can tell from what was turned up."""
    junk = s.plate_junk[plate]
    for place in range(plate * state.SURPRISE_FIELDS, (plate + 1) * state.SURPRISE_FIELDS):
        if 0 < s.surprise[place] <= state.JUNK:
            junk += 1
    return junk


@rule
def is_event_ahead(s: State, plate: int) -> bool:
    """Whether an event lies face down at the landward edge of a plate."""
    if s.modules & state.EVENTS == 0 or 2 * plate + 1 < s.cards_done:
        return False
    return s.shown_event == 0 or s.event_plate != plate + 1


@rule
def is_challenge_ahead(s: State, plate: int) -> bool:
    """Whether a challenge lies at the seaward edge of a plate, open or face down."""
    return s.modules & state.CHALLENGES != 0 and 2 * plate + 2 >= s.cards_done


# The vector, behind that of the base game.
PACK_OBSERVED = 12 + state.HIDEOUTS + 2 * state.BEACHES + 6 * state.SEATS


@rule
def observe_pack(s: State, seat: int, out: Numbers, n: int) -> int:
    """Write what a seat sees of the modules; return the new n."""
    out[n] = s.modules
    out[n + 1] = s.cards_met
    out[n + 2] = s.cards_done
    out[n + 3] = s.shown_event
    out[n + 4] = s.event_plate
    out[n + 5] = s.ongoing
    out[n + 6] = s.ongoing_plate
    out[n + 7] = s.challenge
    out[n + 8] = s.award_card
    out[n + 9] = announced_events(s)
    out[n + 10] = s.boost
    out[n + 11] = s.spare_treasures
    n += 12
    for place in range(state.HIDEOUTS):
        out[n] = observed_tile(s, seat, place)
        n += 1
    for plate in range(state.BEACHES):
        out[n] = junk_on_plate(s, plate)
        out[n + 1] = 0
        if is_event_ahead(s, plate):
            out[n + 1] = 1 + s.event_card[plate] if (s.foreseen[plate] >> seat) & 1 == 1 else 1
        n += 2
    for steps in range(state.SEATS):
        other = (seat + steps) % s.players
        is_there = steps < s.players
        out[n] = s.kept[other] if is_there else 0
        out[n + 1] = dealt_to(s, other) if is_there else 0
        for number in range(2):
            out[n + 2 + number] = s.ability[2 * other + number] if is_there else 0
            out[n + 4 + number] = s.charges[2 * other + number] if is_there else 0
        n += 6
    return n


@rule
def observed_tile(s: State, seat: int, place: int) -> int:
    """0: no tile, 1: face down, 2: face down and a treasure, else what the seat has seen it to be."""
    if s.hideout[place] == 0:
        return 0
    if (s.looked[place] >> seat) & 1 == 1:
        return 2 + s.surprise[place]
    return 2 if s.looked[place] & state.FROM_FLOTSAM != 0 else 1


@rule
def announced_events(s: State) -> int:
    """The events that all know to lie at edges, as bits."""
    events = s.announced
    if s.modules & state.EXPERT_EVENTS != 0:
        for plate in range(state.BEACHES):
            if s.event_card[plate] > 0:
                events |= 1 << (s.event_card[plate] - 1)
    return events


@rule
def dealt_to(s: State, seat: int) -> int:
    """The asymmetry cards that lie before a seat, as bits."""
    cards = 0
    for card in range(len(s.dealt)):
        if s.dealt[card] == seat + 1:
            cards |= 1 << card
    return cards
