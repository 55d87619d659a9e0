"""What an action brought about in the Adventure Pack, read off the positions before and after it. All of it happens in
the open, except what somebody looks at."""

from __future__ import annotations

from seaboard.core.decisions import Json
from seaboard.games.oh_crab import actions, state
from seaboard.games.oh_crab.ordering import crabs_in_the_way
from seaboard.games.oh_crab.pack import noticing
from seaboard.games.oh_crab.pack.handling import read_field
from seaboard.games.oh_crab.state import State
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
    if not actions.EXCHANGE_TILES <= action < actions.LOOK_AT_TILE:
        for place in range(state.HIDEOUTS):
            if after.looked[place] >> seat & 1 and not before.looked[place] >> seat & 1:
                seen = state.SURPRISE_NAMES[after.surprise[place] - 1]
                events.append({"event": "peeked", "surprise": seen, **read_field(after.hideout[place])})
    for plate in range(state.BEACHES):
        if after.foreseen[plate] >> seat & 1 and not before.foreseen[plate] >> seat & 1:
            events.append({"event": "foreseen", "happening": state.EVENT_NAMES[after.event_card[plate] - 1]})
    return events


def _tile_events(before: State, action: int, after: State) -> list[Json]:
    events: list[Json] = []
    for place in range(state.HIDEOUTS):
        at = before.hideout[place]
        if at and not after.hideout[place]:
            finder = _who_is_at(after, at)
            tile = before.surprise[place] - 1 if before.surprise[place] else action - actions.TURN_SURPRISE
            if finder is not None:
                events.append({"event": "found", "seat": finder, "surprise": state.SURPRISE_NAMES[tile]})
    for seat in range(after.players):
        for treasure in range(state.TREASURES):
            if (after.kept[seat] & ~before.kept[seat]) >> treasure & 1:
                events.append({"event": "kept", "seat": seat, "surprise": state.SURPRISE_NAMES[state.JUNK + treasure]})
    return events


def _who_is_at(s: State, at: int) -> int | None:
    """The owner of the crab that came to a field; one that is to be pushed away may be there too."""
    pushed = crabs_in_the_way(s)
    crabs = [crab for crab in range(0, 2 * s.players, crab_step(s)) if s.spot[crab] == at and crab not in pushed]
    return crabs[0] // 2 if crabs else None


def _shell_events(before: State, action: int, after: State) -> list[Json]:
    """Shells lost without being paid for an extra action."""
    if actions.USE_TILE <= action < actions.USE_SHORTCUT:
        return []
    return [
        {"event": "lost_shells", "seat": seat, "count": before.shells[seat] - after.shells[seat]}
        for seat in range(after.players)
        if after.shells[seat] < before.shells[seat]
    ]


def _card_events(before: State, after: State) -> list[Json]:
    foreseen = [card - 1 for card, left in zip(before.event_card, after.event_card, strict=True) if card and not left]
    events: list[Json] = [{"event": "turned_up", "happening": state.EVENT_NAMES[card]} for card in foreseen]
    if before.ongoing and after.ongoing != before.ongoing:
        events.append({"event": "happening_over", "happening": state.EVENT_NAMES[before.ongoing - 1]})
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
            events.append(
                {"event": "charges", **actions.read_crab(crab), "count": after.charges[crab] - before.charges[crab]}
            )
    if action == actions.USE_ABILITY + state.BOUNCER:
        events.append({"event": "stood", **actions.read_crab(before.about)})
    return events
