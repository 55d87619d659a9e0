"""What an action brought about, read off the positions before and after it: for logs in words and for pages. All of it
happens in the open; what is secret never changes a line here."""

from __future__ import annotations

from seaboard.core.decisions import Json
from seaboard.games.oh_crab.actions import (
    BUILD_AT,
    COLLECT,
    DISCARD_CARD,
    LOSE_CARD,
    PUSH,
    RESIST,
    REST,
    REVEAL,
    TAKE_UP_CARD,
    card_name,
)
from seaboard.games.oh_crab.pack.telling import list_pack_events
from seaboard.games.oh_crab.state import (
    ACTION_CARDS,
    CARDS,
    DISCARD_PILE,
    FACES,
    HAND,
    PATH,
    PILE,
    PILES,
    PLANNED,
    SEA,
    SEATS,
    State,
)
from seaboard.games.oh_crab.table import card_of, crab_step, face_of


def list_events(before: State, action: int, after: State) -> list[Json]:
    """Cards shown, taken and lost, shells, falls, crabs in the sea, the chef, and whose turn begins."""
    events = [
        *_card_events(before, action, after),
        *_crab_events(before, after),
        *list_pack_events(before, action, after),
    ]
    if after.round != before.round and before.round:
        events.append({"event": "round", "number": after.round})
        if after.chef != before.chef:
            events.append({"event": "chef", "seat": after.chef})
    is_turn = 0 <= after.turns < after.players
    if is_turn and (after.turns, after.leg, after.round) != (before.turns, before.leg, before.round):
        events.append({"event": "turn", "seat": after.turn})
    return events


def _card_events(before: State, action: int, after: State) -> list[Json]:
    """What cards did in the open without being named by the action itself."""
    events: list[Json] = []
    if action == REST and before.planned[before.turn] > 0:
        planned = face_of(before.planned[before.turn] - 1)
        events.append({"event": "lost", "seat": before.turn, "card": card_name(planned)})
    told = _card_told(before, action)
    for card in range(CARDS):
        old, new, name = before.where[card], after.where[card], card_name(face_of(card))
        if old == new:
            continue
        if PLANNED <= old < PLANNED + SEATS and PATH <= new < PATH + SEATS:
            events.append({"event": "added", "seat": new - PATH, "card": name})
        elif PILE <= old < PILE + PILES and HAND <= new < HAND + SEATS:
            events.append({"event": "took", "seat": new - HAND, "card": name})
        elif PATH <= old < PATH + SEATS and HAND <= new < HAND + SEATS and _takes_back_the_only_one(action):
            events.append({"event": "took", "seat": new - HAND, "card": name})
        elif HAND <= old < HAND + SEATS and new >= DISCARD_PILE and card != told:
            events.append({"event": "lost", "seat": new - DISCARD_PILE, "card": name})
        elif card < ACTION_CARDS and PILE <= new < PILE + PILES and action != REVEAL + card:
            events.append({"event": "revealed", "card": name})
    return events


def _takes_back_the_only_one(action: int) -> bool:
    """Whether an action of the Adventure Pack may bring a card of the path to the hand without naming it."""
    return action > RESIST and not TAKE_UP_CARD <= action < BUILD_AT


def _card_told(before: State, action: int) -> int:
    """The card that an action itself discards or loses, or -1; others may go with it because there is no choice."""
    if DISCARD_CARD <= action < PUSH:
        return card_of(before.whose, action - DISCARD_CARD)
    if LOSE_CARD <= action < COLLECT:
        return card_of((action - LOSE_CARD) // FACES, (action - LOSE_CARD) % FACES)
    return -1


def _crab_events(before: State, after: State) -> list[Json]:
    events: list[Json] = []
    for seat in range(after.players):
        if after.shells[seat] > before.shells[seat]:
            events.append({"event": "shells", "seat": seat, "count": after.shells[seat] - before.shells[seat]})
    for crab in range(0, 2 * after.players, crab_step(after)):
        if after.fallen[crab] > before.fallen[crab]:
            events.append({"event": "fell", "seat": crab // 2, "crab": crab % 2})
        if after.spot[crab] == SEA and before.spot[crab] != SEA:
            events.append({"event": "sea", "seat": crab // 2, "crab": crab % 2})
    return events
