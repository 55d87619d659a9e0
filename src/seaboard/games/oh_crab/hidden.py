"""Hidden information: what each seat is told of an action, and worlds that a seat may hold for possible.

Secret are the hands, the planned cards, and the cards in and under the stack. What a seat knows of them is noted card
by card in `known`: start cards, cards taken face up and taken up again from a discard pile are known to all until they
are given away unseen. When the stack has run down and given cards are drawn again, `recalling` follows them.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from seaboard.core.decisions import Json
from seaboard.games.oh_crab import actions, arrows, discarding, judging, state
from seaboard.games.oh_crab.recalling import Recollection, encode, name_of
from seaboard.games.oh_crab.state import Box, State

NEVER = state.CARDS  # a start card is never given under the stack


NOBODY = -1
TOLD_OF_SECRETS = ("do", "seat")


def tell(box: Box, before: State, action: int, readable: Json, seat: int | None) -> Json:
    """What a seat, or a spectator, is told of an action as it happens: of a secret one only that it is done."""
    if not judging.hides(box, before, action, NOBODY if seat is None else seat):
        return readable
    return {key: value for key, value in readable.items() if key in TOLD_OF_SECRETS}


def shows_something(before: State, action: int, after: State) -> bool:
    """Whether an action turns over the planned card, tells a seat of a card, or is the last plan of a round."""
    if actions.ADD_LEFT <= action < actions.KEEP_CARD or actions.ADD_CARD <= action < actions.GIVE_CARD:
        return True
    if after.unsure != before.unsure or (action == actions.TAKE_STACK and before.stack == 0):
        return True
    return after.known != before.known or after.due != before.due == state.PLAN


def brings_to_light(before: State, after: State, seat: int) -> bool:
    """Whether an action moves a card of which this seat does not know for sure where it is: any hidden one that it
    does not hold itself."""
    own = (state.HAND + seat, state.PLANNED + seat)
    return any(
        after.where[card] != before.where[card] and _is_hidden(before, card) and before.where[card] not in own
        for card in range(state.CARDS)
    )


def can_pay_on(box: Box, s: State) -> bool:
    """Whether somebody who is paying for a shortcut has the cards for the rest of it, as everybody knows."""
    return s.due != state.PAY or all(
        arrows.count_main(box, s, s.whose, basic) >= discarding.still_to_pay(s, basic) for basic in range(state.BASICS)
    )


class Hidden(NamedTuple):
    """A card that only its owner sees, and how many cards the owner had under the stack before it came."""

    card: int
    since: int


def deal_anew(s: State, seat: int, rng: random.Random) -> None:
    """Deal all cards that this seat does not know anew, in place: of all ways in which they, and those it knows of, can
    have come to where they may be, each is as likely as any other (OC-7.4). A world that may have come about in more
    ways is dealt more often."""
    if s.noted:
        _recall(s, seat, rng)
    else:
        _deal_unseen(s, seat, rng)


def _deal_unseen(s: State, seat: int, rng: random.Random) -> None:
    """No given card was drawn again: deal what is unseen, then what each owner gave, planned and kept."""
    knows = 1 << seat
    unseen = [card for card in range(state.ACTION_CARDS) if _is_hidden(s, card) and not s.known[card] & knows]
    rng.shuffle(unseen)
    held = [_hidden_cards(s, owner) for owner in range(s.players)]
    ranks = [
        [s.rank[card] for card, _ in cards if s.where[card] == state.UNDER + owner] for owner, cards in enumerate(held)
    ]
    for owner, cards in enumerate(held):
        if owner != seat:
            known = [each for each in cards if s.known[each.card] & knows]
            # In the order of what is known of them, so that the same numbers deal the same, whatever they are.
            times = sorted(each.since for each in cards if not s.known[each.card] & knows)
            taken = [Hidden(unseen.pop(), since) for since in times]
            for card, since in taken:
                s.known[card] = 1 << owner
                s.since[card] = since
            _share_out(s, owner, known + taken, sorted(ranks[owner]), rng)
    for card in unseen:
        s.where[card] = state.IN_STACK
        s.rank[card] = 0
        s.known[card] = 0
        s.since[card] = 0


def forget_others(s: State, seat: int) -> None:
    """Forget, in place, what only others can remember: of a card that this seat has not seen, when it came and that it
    may have been drawn again; of one that it has seen, who else has, unless all have. In a world from such a state
    somebody may have given a card that really came later."""
    for card in range(state.ACTION_CARDS):
        if not _is_hidden(s, card) or s.known[card] == state.ALL_SEATS:
            continue
        if s.known[card] >> seat & 1:
            s.known[card] = 1 << seat | 1 << (s.where[card] - state.UNDER) % state.SEATS
        else:
            s.since[card] = 0
            s.unsure &= ~(1 << card)


def _recall(s: State, seat: int, rng: random.Random) -> None:
    """Given cards were drawn again: let all cards go one of the ways that they can have gone."""
    own = (state.HAND + seat, state.PLANNED + seat, state.UNDER + seat)
    seen = [card for card in range(state.ACTION_CARDS) if not _is_hidden(s, card) or s.where[card] in own]
    way = Recollection(s, seat, seen).find_way(rng)
    places = list(zip(s.where, s.rank, strict=True))
    s.unsure = 0
    for slot, (place, rank) in enumerate(places[: state.ACTION_CARDS]):
        piece = way.at(slot)
        card = name_of(piece)
        s.where[card], s.rank[card] = place, rank
        s.known[card], s.since[card] = piece.known, piece.since
        s.unsure |= piece.unsure << card
        if state.PLANNED <= place < state.PLANNED + state.SEATS:
            s.planned[place - state.PLANNED] = card + 1
    s.notes[: s.noted] = [encode(note) for note in way.notes()]
    for owner in range(s.players):
        if owner != seat:
            _plan_anew(s, owner, rng)


def _plan_anew(s: State, owner: int, rng: random.Random) -> None:
    """The planned card may be any that its owner has."""
    if s.planned[owner] <= 0 or _is_being_added(s, s.planned[owner] - 1):
        return
    s.where[s.planned[owner] - 1] = state.HAND + owner
    planned = rng.choice([card for card in range(state.CARDS) if s.where[card] == state.HAND + owner])
    s.where[planned] = state.PLANNED + owner
    s.planned[owner] = planned + 1


def _is_hidden(s: State, card: int) -> bool:
    place = s.where[card]
    is_in_hand = state.HAND <= place < state.PLANNED + state.SEATS and not _is_being_added(s, card)
    return place == state.IN_STACK or state.UNDER <= place < state.UNDER + state.SEATS or is_in_hand


def _hidden_cards(s: State, owner: int) -> list[Hidden]:
    """The cards of a player that the others do not see."""
    places = (state.HAND + owner, state.PLANNED + owner, state.UNDER + owner)
    cards = [card for card in range(state.CARDS) if s.where[card] in places and _is_hidden(s, card)]
    return [Hidden(card, s.since[card] if card < state.ACTION_CARDS else NEVER) for card in cards]


def _is_being_added(s: State, card: int) -> bool:
    """Whether a card is added openly and only its end is to be chosen (OC-9.2)."""
    return s.due == state.CHOOSE_END and s.where[card] == state.PLANNED + s.whose


def _share_out(s: State, owner: int, cards: list[Hidden], ranks: list[int], rng: random.Random) -> None:
    """Share out a player's hidden cards among those given under the stack, the planned one and the hand. What was given
    first is chosen first, and among those that were there: whatever is chosen leaves as many ways for the rest."""
    rng.shuffle(cards)
    for number, rank in enumerate(ranks):
        given = rng.choice([each for each in cards if each.since <= number])
        cards.remove(given)
        s.where[given.card] = state.UNDER + owner
        s.rank[given.card] = rank
    if s.planned[owner] > 0 and not _is_being_added(s, s.planned[owner] - 1):
        planned, _ = cards.pop()
        s.where[planned] = state.PLANNED + owner
        s.rank[planned] = 0
        s.planned[owner] = planned + 1
    for card, _ in cards:
        s.where[card] = state.HAND + owner
        s.rank[card] = 0
