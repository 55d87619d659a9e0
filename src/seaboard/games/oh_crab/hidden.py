"""Hidden information: what each seat is told of an action, and worlds that a seat may hold for possible.

Secret are the hands, the planned cards, and the cards in and under the stack. What a seat knows of them is noted card
by card in `known`: start cards, cards taken face up and taken up again from a discard pile are known to all until they
are given away unseen.
"""

from __future__ import annotations

import random

from seaboard.core.decisions import Json
from seaboard.games.oh_crab.actions import (
    ACTIVATE,
    ADD_CARD,
    ADD_LEFT,
    DRAW_CARD,
    GIVE_CARD,
    KEEP_CARD,
    NO_SWAP,
    PLAN_CARD,
    REVEAL,
)
from seaboard.games.oh_crab.state import (
    ACTION_CARDS,
    CARDS,
    CERTAIN,
    FACES,
    HAND,
    IN_STACK,
    PLAN,
    PLANNED,
    SEATS,
    UNDER,
    State,
)


def tell(before: State, action: int, readable: Json, seat: int | None) -> Json:
    """What a seat, or a spectator, is told of an action as it happens."""
    if PLAN_CARD <= action < ACTIVATE and (action - PLAN_CARD) // FACES != seat:
        return {"do": readable["do"], "seat": readable["seat"]}
    if before.whose != seat:
        if DRAW_CARD <= action < REVEAL:
            return {"do": readable["do"]}
        if GIVE_CARD <= action < NO_SWAP and action - GIVE_CARD < ACTION_CARDS:
            return {"do": readable["do"]}
    return readable


def shows_something(before: State, action: int, after: State) -> bool:
    """Whether an action turns over the planned card, tells a seat of a card, or is the last plan of a round."""
    if ADD_LEFT <= action < KEEP_CARD or ADD_CARD <= action < GIVE_CARD:
        return True
    return after.known != before.known or after.due != before.due == PLAN


def brings_to_light(before: State, after: State, seat: int) -> bool:
    """Whether an action moves a card of which this seat does not know for sure where it is: any hidden one that it
    does not hold itself."""
    own = (HAND + seat, PLANNED + seat)
    return any(
        after.where[card] != before.where[card] and _is_hidden(before, card) and before.where[card] not in own
        for card in range(CARDS)
    )


def deal_anew(s: State, seat: int, rng: random.Random) -> None:
    """Deal all cards that this seat does not know anew, in place, to where they may be."""
    knows = 1 << seat
    unseen = [card for card in range(ACTION_CARDS) if _is_hidden(s, card) and not s.known[card] & knows]
    rng.shuffle(unseen)
    held = [[card for card in range(CARDS) if s.where[card] in _places(owner)] for owner in range(s.players)]
    ranks = [[s.rank[card] for card in held[owner] if s.where[card] == UNDER + owner] for owner in range(s.players)]
    for owner in range(s.players):
        if owner != seat:
            known = [card for card in held[owner] if s.known[card] & knows]
            taken = [unseen.pop() for _ in range(len(held[owner]) - len(known))]
            for card in taken:
                s.known[card] = 1 << owner
            _share_out(s, owner, known + taken, ranks[owner], rng)
    for card in unseen:
        s.where[card] = IN_STACK
        s.rank[card] = 0
        s.known[card] = 0


def _is_hidden(s: State, card: int) -> bool:
    place = s.where[card]
    return bool(place == IN_STACK or UNDER <= place < UNDER + SEATS or HAND <= place < PLANNED + SEATS)


def _places(owner: int) -> tuple[int, int, int]:
    """Where the cards of a player are that the others do not see."""
    return HAND + owner, PLANNED + owner, UNDER + owner


def _share_out(s: State, owner: int, cards: list[int], ranks: list[int], rng: random.Random) -> None:
    """Share out a player's hidden cards among those given under the stack, the planned one and the hand."""
    rng.shuffle(cards)
    for rank in ranks:
        card = next(card for card in cards if card < ACTION_CARDS and not s.known[card] & CERTAIN)
        cards.remove(card)
        s.where[card] = UNDER + owner
        s.rank[card] = rank
    if s.planned[owner] > 0:
        card = cards.pop()
        s.where[card] = PLANNED + owner
        s.planned[owner] = card + 1
    for card in cards:
        s.where[card] = HAND + owner
        s.rank[card] = 0
