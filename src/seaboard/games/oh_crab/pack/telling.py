"""What an action brought about in the Adventure Pack, read off the positions before and after it. All of it happens in
the open, except what somebody looks at."""

from __future__ import annotations

from seaboard.core.decisions import Json
from seaboard.games.oh_crab.actions import (
    EXCHANGE_TILES,
    LOOK_AT_TILE,
    TURN_SURPRISE,
    USE_ABILITY,
    USE_SHORTCUT,
    USE_TILE,
    read_crab,
)
from seaboard.games.oh_crab.ordering import crabs_in_the_way
from seaboard.games.oh_crab.pack import noticing
from seaboard.games.oh_crab.pack.handling import read_field
from seaboard.games.oh_crab.state import (
    BEACHES,
    BOUNCER,
    EVENT_NAMES,
    HIDEOUTS,
    JUNK,
    SURPRISE_NAMES,
    TREASURES,
    State,
)
from seaboard.games.oh_crab.table import crab_step


def list_pack_events(before: State, action: int, after: State) -> list[Json]:
    """Tiles found and kept, shells lost, foreseen events that are turned up and events that end, places won in
    challenges, and charges that come back."""
    if not after.modules:
        return []
    return [
        *_tile_events(before, action, after),
        *_shell_events(before, action, after),
        *_card_events(before, after),
        *_ability_events(before, action, after),
    ]


def list_secret_events(before: State, action: int, after: State, seat: int) -> list[Json]:
    """What this seat alone has looked at; tiles that change places are not looked at."""
    events: list[Json] = []
    if not EXCHANGE_TILES <= action < LOOK_AT_TILE:
        for place in range(HIDEOUTS):
            if after.looked[place] >> seat & 1 and not before.looked[place] >> seat & 1:
                seen = SURPRISE_NAMES[after.surprise[place] - 1]
                events.append({"event": "peeked", "surprise": seen, **read_field(after.hideout[place])})
    for plate in range(BEACHES):
        if after.foreseen[plate] >> seat & 1 and not before.foreseen[plate] >> seat & 1:
            events.append({"event": "foreseen", "happening": EVENT_NAMES[after.event_card[plate] - 1]})
    return events


def _tile_events(before: State, action: int, after: State) -> list[Json]:
    events: list[Json] = []
    for place in range(HIDEOUTS):
        at = before.hideout[place]
        if at and not after.hideout[place]:
            finder = _who_is_at(after, at)
            tile = before.surprise[place] - 1 if before.surprise[place] else action - TURN_SURPRISE
            if finder is not None:
                events.append({"event": "found", "seat": finder, "surprise": SURPRISE_NAMES[tile]})
    for seat in range(after.players):
        for treasure in range(TREASURES):
            if (after.kept[seat] & ~before.kept[seat]) >> treasure & 1:
                events.append({"event": "kept", "seat": seat, "surprise": SURPRISE_NAMES[JUNK + treasure]})
    return events


def _who_is_at(s: State, at: int) -> int | None:
    """The owner of the crab that came to a field; one that is to be pushed away may be there too."""
    pushed = crabs_in_the_way(s)
    crabs = [crab for crab in range(0, 2 * s.players, crab_step(s)) if s.spot[crab] == at and crab not in pushed]
    return crabs[0] // 2 if crabs else None


def _shell_events(before: State, action: int, after: State) -> list[Json]:
    """Shells lost without being paid for an extra action."""
    if USE_TILE <= action < USE_SHORTCUT:
        return []
    return [
        {"event": "lost_shells", "seat": seat, "count": before.shells[seat] - after.shells[seat]}
        for seat in range(after.players)
        if after.shells[seat] < before.shells[seat]
    ]


def _card_events(before: State, after: State) -> list[Json]:
    foreseen = [card - 1 for card, left in zip(before.event_card, after.event_card, strict=True) if card and not left]
    events: list[Json] = [{"event": "turned_up", "happening": EVENT_NAMES[card]} for card in foreseen]
    if before.ongoing and after.ongoing != before.ongoing:
        events.append({"event": "happening_over", "happening": EVENT_NAMES[before.ongoing - 1]})
    scored = range(before.cards_done, after.cards_done)
    if any(number % 2 == 0 and noticing.lies_card(after, number) for number in scored):
        places = ((1, after.winners, after.best_value), (2, after.runners_up, after.second_value))
        events += [
            {"event": "place", "seat": seat, "place": place, "value": value}
            for place, seats, value in places
            for seat in range(after.players)
            if seats >> seat & 1
        ]
    return events


def _ability_events(before: State, action: int, after: State) -> list[Json]:
    """Charges that come back, and who bounces up."""
    events: list[Json] = []
    for crab in range(0, 2 * after.players, crab_step(after)):
        if before.ability[crab] and after.charges[crab] > before.charges[crab]:
            events.append({"event": "charges", **read_crab(crab), "count": after.charges[crab] - before.charges[crab]})
    if action == USE_ABILITY + BOUNCER:
        events.append({"event": "stood", **read_crab(before.about)})
    return events
