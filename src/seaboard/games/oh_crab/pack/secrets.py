"""What only some players know of the Adventure Pack: face-down tiles and events that somebody has looked at. What they
are lies in the state, with who has looked; everything else gets its identity when it is turned up."""

from __future__ import annotations

import random

from seaboard.core.decisions import Json
from seaboard.games.oh_crab.actions import LOOK_AT_EVENT, LOOK_AT_TILE
from seaboard.games.oh_crab.pack import surprises
from seaboard.games.oh_crab.pack.noticing import plate_of_hideout
from seaboard.games.oh_crab.state import (
    BEACHES,
    EVENT_CARDS,
    EXPERT_EVENTS,
    HIDEOUTS,
    JUNK,
    SURPRISE_TILES,
    State,
)


def is_look(action: int) -> bool:
    """Whether an action is what one player sees of something that lies face down."""
    return LOOK_AT_TILE <= action < LOOK_AT_EVENT + EVENT_CARDS


def tell_look(before: State, action: int, readable: Json, seat: int | None) -> Json:
    """What a seat is told of a look: only who looks learns what it is."""
    return readable if before.whose == seat else {"do": readable["do"]}


def shows_something(before: State, after: State) -> bool:
    """Whether a tile or card was turned up or looked at; tiles that change places show nothing."""
    return (
        after.hideout != before.hideout
        or sorted(after.looked) != sorted(before.looked)
        or after.foreseen != before.foreseen
        or after.shown_event != before.shown_event
    )


def brings_to_light(before: State, after: State, seat: int) -> bool:
    """Whether a seat learns something that another player has looked at before: of the rest chance says what it is."""
    tiles = any(
        before.surprise[place] and not _knows(before.looked[place], seat) and _is_shown(after, place, seat)
        for place in range(HIDEOUTS)
    )
    cards = any(
        before.event_card[plate] and not _knows(before.foreseen[plate], seat) and not after.event_card[plate]
        for plate in range(BEACHES)
    )
    return tiles or cards


def _knows(mask: int, seat: int) -> bool:
    return bool(mask >> seat & 1)


def _is_shown(after: State, place: int, seat: int) -> bool:
    return not after.hideout[place] or _knows(after.looked[place], seat)


def look_anew(s: State, seat: int, rng: random.Random) -> None:
    """Draw all that others have looked at, and this seat has not, anew, in place."""
    _draw_tiles(s, seat, rng)
    _draw_events(s, seat, rng)


def _draw_tiles(s: State, seat: int, rng: random.Random) -> None:
    unseen = [place for place in range(HIDEOUTS) if s.surprise[place] and not _knows(s.looked[place], seat)]
    for place in unseen:
        _put_back(s, place)
    rng.shuffle(unseen)
    for place in unseen:
        weights = [surprises.weigh_tile(s, place, tile) for tile in range(SURPRISE_TILES)]
        (tile,) = rng.choices(range(SURPRISE_TILES), weights)
        surprises.settle_tile(s, place, tile)
        s.surprise[place] = tile + 1


def _put_back(s: State, place: int) -> None:
    """A tile is as if nobody had looked at it."""
    tile = s.surprise[place] - 1
    s.surprise[place] = 0
    if tile < JUNK:
        s.junk_pool |= 1 << tile
        s.plate_junk[plate_of_hideout(place)] += 1
    else:
        s.treasure_pool |= 1 << (tile - JUNK)


def _draw_events(s: State, seat: int, rng: random.Random) -> None:
    unseen = [plate for plate in range(BEACHES) if s.event_card[plate] and not _knows(s.foreseen[plate], seat)]
    pool = "announced" if s.modules & EXPERT_EVENTS else "event_pool"
    for plate in unseen:
        setattr(s, pool, getattr(s, pool) | 1 << (s.event_card[plate] - 1))
    for plate in unseen:
        card = rng.choice([card for card in range(EVENT_CARDS) if getattr(s, pool) >> card & 1])
        setattr(s, pool, getattr(s, pool) & ~(1 << card))
        s.event_card[plate] = card + 1
