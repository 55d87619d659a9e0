"""What an action brought about, read off the positions before and after it: for logs in words and for pages. All of it
happens in the open; what is secret never changes a line here."""

from __future__ import annotations

from seaboard.core.decisions import Json
from seaboard.games.oh_crab import actions, state
from seaboard.games.oh_crab.pack.telling import list_pack_events
from seaboard.games.oh_crab.state import State
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
    if action == actions.REST and before.planned[before.turn] > 0:
        planned = face_of(before.planned[before.turn] - 1)
        events.append({"event": "lost", "seat": before.turn, "card": actions.card_name(planned)})
    told = _card_told(before, action)
    for card in range(state.CARDS):
        old, new, name = before.where[card], after.where[card], actions.card_name(face_of(card))
        if old == new:
            continue
        if state.PLANNED <= old < state.PLANNED + state.SEATS and state.PATH <= new < state.PATH + state.SEATS:
            events.append({"event": "added", "seat": new - state.PATH, "card": name})
        elif state.PILE <= old < state.PILE + state.PILES and state.HAND <= new < state.HAND + state.SEATS:
            events.append({"event": "took", "seat": new - state.HAND, "card": name})
        elif (
            state.PATH <= old < state.PATH + state.SEATS
            and state.HAND <= new < state.HAND + state.SEATS
            and _takes_back_the_only_one(action)
        ):
            events.append({"event": "took", "seat": new - state.HAND, "card": name})
        elif state.HAND <= old < state.HAND + state.SEATS and new >= state.DISCARD_PILE and card != told:
            events.append({"event": "lost", "seat": new - state.DISCARD_PILE, "card": name})
        elif (
            card < state.ACTION_CARDS
            and state.PILE <= new < state.PILE + state.PILES
            and action != actions.REVEAL + card
        ):
            events.append({"event": "revealed", "card": name})
    return events


def _takes_back_the_only_one(action: int) -> bool:
    """Whether an action of the Adventure Pack may bring a card of the path to the hand without naming it."""
    return action > actions.RESIST and not actions.TAKE_UP_CARD <= action < actions.BUILD_AT


def _card_told(before: State, action: int) -> int:
    """The card that an action itself discards or loses, or -1; others may go with it because there is no choice."""
    if actions.DISCARD_CARD <= action < actions.PUSH:
        return card_of(before.whose, action - actions.DISCARD_CARD)
    if actions.LOSE_CARD <= action < actions.COLLECT:
        return card_of((action - actions.LOSE_CARD) // state.FACES, (action - actions.LOSE_CARD) % state.FACES)
    return -1


def _crab_events(before: State, after: State) -> list[Json]:
    events: list[Json] = []
    for seat in range(after.players):
        if after.shells[seat] > before.shells[seat]:
            events.append({"event": "shells", "seat": seat, "count": after.shells[seat] - before.shells[seat]})
    for crab in range(0, 2 * after.players, crab_step(after)):
        if after.fallen[crab] > before.fallen[crab]:
            events.append({"event": "fell", "seat": crab // 2, "crab": crab % 2})
        if after.spot[crab] == state.SEA and before.spot[crab] != state.SEA:
            events.append({"event": "sea", "seat": crab // 2, "crab": crab % 2})
    return events
