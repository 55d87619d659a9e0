"""What lies face down and only some have looked at: worlds that a seat may hold for possible, and what brings such
things to light. What nobody has looked at has no identity yet, so there is nothing to imagine about it."""

from __future__ import annotations

import random

from seaboard.games.oh_crab import state
from seaboard.games.oh_crab.state import State


def imagine_pack(s: State, seat: int, rng: random.Random) -> None:
    """Deal anew, in place, what others have looked at and this seat has not."""
    if any(tile and not _has_looked(s, place, seat) for place, tile in enumerate(s.surprise)):
        _imagine_tiles(s, seat, rng)
    if any(card and not s.foreseen[plate] >> seat & 1 for plate, card in enumerate(s.event_card)):
        _imagine_events(s, seat, rng)


def _has_looked(s: State, place: int, seat: int) -> bool:
    return bool(s.looked[place] >> seat & 1)


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def _imagine_tiles(s: State, seat: int, rng: random.Random) -> None:
    """Each plate's junk may be any of the tiles that were mixed there, and each tile any that the seat has not seen."""
    unseen = [place for place in range(state.HIDEOUTS) if s.hideout[place] and not _has_looked(s, place, seat)]
    junk, treasures = _bits(s.junk_pool), [state.JUNK + bit for bit in _bits(s.treasure_pool)]
    hidden_junk = [0] * state.BEACHES
    for place in unseen:
        if s.surprise[place]:
            tile = s.surprise[place] - 1
            (junk if tile < state.JUNK else treasures).append(tile)
            hidden_junk[place // state.SURPRISE_FIELDS] += tile < state.JUNK
    for tiles in (junk, treasures):
        tiles.sort()  # so that the same numbers deal the same, whatever lies there
        rng.shuffle(tiles)
    for plate in range(state.BEACHES):
        mixed = [p for p in unseen if p // state.SURPRISE_FIELDS == plate and not s.looked[p] & state.FROM_FLOTSAM]
        places = set(rng.sample(mixed, s.plate_junk[plate] + hidden_junk[plate]))
        s.plate_junk[plate] = sum(not s.surprise[place] for place in places)
        for place in unseen:
            if place // state.SURPRISE_FIELDS == plate and s.surprise[place]:
                s.surprise[place] = (junk if place in places else treasures).pop() + 1
    s.junk_pool = sum(1 << tile for tile in junk)
    s.treasure_pool = sum(1 << (tile - state.JUNK) for tile in treasures)


def _imagine_events(s: State, seat: int, rng: random.Random) -> None:
    """What others foresaw may be any event that was announced or, if none was, any that the seat has not seen."""
    plates = [plate for plate in range(state.BEACHES) if s.event_card[plate] and not s.foreseen[plate] >> seat & 1]
    pool = s.announced if s.modules & state.EXPERT_EVENTS else s.event_pool
    cards = sorted(_bits(pool) + [s.event_card[plate] - 1 for plate in plates])
    rng.shuffle(cards)
    for plate in plates:
        s.event_card[plate] = cards.pop() + 1
    left = sum(1 << card for card in cards)
    if s.modules & state.EXPERT_EVENTS:
        s.announced = left
    else:
        s.event_pool = left


def shows_tiles(before: State, after: State) -> bool:
    """Whether an action turned up, or let somebody look at, something that lay face down; tiles that change places
    show nothing."""
    return (
        after.hideout != before.hideout
        or sorted(after.looked) != sorted(before.looked)
        or after.event_card != before.event_card
        or after.shown_event != before.shown_event
    )


def tells_more(before: State, after: State, seat: int) -> bool:
    """Whether an action turned up, or showed this seat, something that others had looked at and it had not."""
    for place in range(state.HIDEOUTS):
        is_new = before.surprise[place] and not _has_looked(before, place, seat)
        if is_new and (after.hideout[place] != before.hideout[place] or _has_looked(after, place, seat)):
            return True
    return any(
        before.event_card[plate] and not before.foreseen[plate] >> seat & 1 and not after.event_card[plate]
        for plate in range(state.BEACHES)
    )
