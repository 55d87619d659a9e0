"""What an action brought about in the Adventure Pack: tiles found and kept, shells lost, events that end, places in
challenges, charges that come back; and what one player has seen in secret."""

from __future__ import annotations

from seaboard.core.decisions import Json
from seaboard.games.oh_crab.actions import (
    EXCHANGE_TILES,
    LOOK_AT_TILE,
    TURN_SURPRISE,
    USE_ABILITY,
    USE_SHORTCUT,
    USE_TILE,
    USE_TREASURE,
    field_name,
    read_crab,
)
from seaboard.games.oh_crab.pack.viewing import name_treasures
from seaboard.games.oh_crab.state import (
    BEACHES,
    BOUNCER,
    CRABS,
    EVENT_NAMES,
    HIDEOUTS,
    SURPRISE_NAMES,
    State,
)
from seaboard.games.oh_crab.table import crab_at, crab_step


def list_pack_events(before: State, action: int, after: State, seat: int | None) -> list[Json]:
    """What all see, and what this seat alone sees."""
    if not after.modules:
        return []
    events = [*_tile_events(before, action, after), *_loss_events(before, action, after)]
    if before.ongoing and after.ongoing != before.ongoing:
        events.append({"event": "happening_over", "happening": EVENT_NAMES[before.ongoing - 1]})
    if before.challenge and not after.challenge:
        events += _place_events(after)
    events += _ability_events(before, action, after)
    return events if seat is None else [*events, *_secret_events(before, action, after, seat)]


def _tile_events(before: State, action: int, after: State) -> list[Json]:
    """Tiles turned up that chance did not name, as somebody had looked at them, and treasures that are kept."""
    events: list[Json] = []
    for place in range(HIDEOUTS):
        is_told = TURN_SURPRISE <= action < USE_TREASURE and place == before.about // CRABS
        if before.hideout[place] and not after.hideout[place] and before.surprise[place] and not is_told:
            found = {"surprise": SURPRISE_NAMES[before.surprise[place] - 1]}
            events.append({"event": "found", "seat": crab_at(after, before.hideout[place]) // 2, **found})
    for seat in range(after.players):
        for treasure in name_treasures(after.kept[seat] & ~before.kept[seat]):
            events.append({"event": "kept", "seat": seat, "surprise": treasure})
    return events


def _loss_events(before: State, action: int, after: State) -> list[Json]:
    """Shells that are lost, not paid for an extra action."""
    if USE_TILE <= action < USE_SHORTCUT:
        return []
    return [
        {"event": "lost_shells", "seat": seat, "count": before.shells[seat] - after.shells[seat]}
        for seat in range(after.players)
        if after.shells[seat] < before.shells[seat]
    ]


def _place_events(after: State) -> list[Json]:
    """Who has won a place in the challenge that was scored."""
    places = ((1, after.winners), (2, after.runners_up))
    return [
        {"event": "place", "seat": seat, "place": place}
        for place, seats in places
        for seat in range(after.players)
        if seats >> seat & 1
    ]


def _ability_events(before: State, action: int, after: State) -> list[Json]:
    """Charges that come back, and who bounces up."""
    events: list[Json] = []
    for crab in range(0, 2 * after.players, crab_step(after)):
        if before.ability[crab] and after.charges[crab] > before.charges[crab]:
            events.append({"event": "charges", **read_crab(crab), "count": after.charges[crab] - before.charges[crab]})
    if action == USE_ABILITY + BOUNCER:
        events.append({"event": "stood", **read_crab(before.about)})
    return events


def _secret_events(before: State, action: int, after: State, seat: int) -> list[Json]:
    """What this seat has looked at; tiles that change places are not looked at."""
    events: list[Json] = []
    if not EXCHANGE_TILES <= action < LOOK_AT_TILE:
        for place in range(HIDEOUTS):
            if after.looked[place] >> seat & 1 and not before.looked[place] >> seat & 1:
                seen = SURPRISE_NAMES[after.surprise[place] - 1]
                events.append({"event": "peeked", "surprise": seen, "field": field_name(after.hideout[place])})
    for plate in range(BEACHES):
        if after.foreseen[plate] >> seat & 1 and not before.foreseen[plate] >> seat & 1:
            events.append({"event": "foreseen", "happening": EVENT_NAMES[after.event_card[plate] - 1]})
    return events
