"""What a seat can know of hidden cards, worked out the long way: every world is listed with its weight, and everything
that happens splits, moves or strikes out worlds. Independent of the rules' own notes; for small positions only.

A world is what every seat holds (hand and planned card together) and what lies under the stack, first to last. Of the
shuffled stack nothing is left.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any, NamedTuple

from seaboard.games.oh_crab.actions import REST
from seaboard.games.oh_crab.state import ACTION_CARDS, HAND, PATH, PILE, PLANNED, SEATS, UNDER


class World(NamedTuple):
    """Action cards that are hidden somewhere."""

    held: tuple[frozenset[int], ...]
    under: tuple[int, ...]


def world_of(s: Any) -> World:
    """Where the hidden action cards of a state are."""
    cards = range(ACTION_CARDS)
    held = tuple(
        frozenset(card for card in cards if s.where[card] in (HAND + seat, PLANNED + seat)) for seat in range(s.players)
    )
    given = [card for card in cards if UNDER <= s.where[card] < UNDER + SEATS]
    return World(held, tuple(sorted(given, key=lambda card: s.rank[card])))


class Oracle:
    """All worlds that a seat holds for possible, with weights: what was given may be any card of the hand."""

    def __init__(self, s: Any, seat: int) -> None:
        self.seat = seat
        unseen = [card for card in range(ACTION_CARDS) if not s.known[card] >> seat & 1]
        self.worlds: Counter[World] = Counter()
        for other in permutations(unseen):
            names = dict(zip(unseen, other, strict=True))
            true = world_of(s)
            held = tuple(frozenset(names.get(card, card) for card in hand) for hand in true.held)
            self.worlds[World(held, tuple(names.get(card, card) for card in true.under))] += 1

    def follow(self, before: Any, action: int, after: Any) -> None:
        """Take in what the seat saw of a step. In one step cards are shown, given, drawn, turned up and taken up, in
        this order."""
        old, new = before.where, after.where
        moved = [card for card in range(ACTION_CARDS) if old[card] != new[card]]
        shown = {card for card in moved if HAND <= old[card] < PATH <= new[card]}
        resting = before.planned[before.turn] - 1 if action == REST else -1
        if 0 <= resting < ACTION_CARDS:
            shown.add(resting)
        for card in shown:
            self._show((old[card] - HAND) % SEATS, card)
        given = [card for card in moved if HAND <= old[card] < PATH and PILE <= new[card] < HAND]
        for card in given:
            self.give((old[card] - HAND) % SEATS, card)
        for card in sorted(moved, key=lambda card: before.rank[card]):
            if UNDER <= old[card] < HAND:
                self._lift(new[card], card)
        for card in given:
            if new[card] < UNDER:
                self._lift(new[card], card)
        back = {card for card in moved if (PILE <= old[card] < UNDER or old[card] >= PATH) and HAND <= new[card] < PATH}
        if resting in shown and HAND <= new[resting] < PATH:
            back.add(resting)
        for card in back:
            self.hold((new[card] - HAND) % SEATS, card)

    def _show(self, owner: int, card: int) -> None:
        found: Counter[World] = Counter()
        for world, weight in self.worlds.items():
            if card in world.held[owner]:
                found[_with(world, owner, world.held[owner] - {card})] += weight
        self.worlds = found

    def hold(self, owner: int, card: int) -> None:
        found: Counter[World] = Counter()
        for world, weight in self.worlds.items():
            found[_with(world, owner, world.held[owner] | {card})] += weight
        self.worlds = found

    def give(self, giver: int, card: int) -> None:
        found: Counter[World] = Counter()
        for world, weight in self.worlds.items():
            for given in [card] if giver == self.seat else world.held[giver]:
                kept = _with(world, giver, world.held[giver] - {given})
                found[kept._replace(under=(*world.under, given))] += weight
        self.worlds = found

    def _lift(self, place: int, card: int) -> None:
        taker = place - HAND if HAND <= place < PLANNED else (place - PLANNED if place >= PLANNED else -1)
        found: Counter[World] = Counter()
        for world, weight in self.worlds.items():
            top, *rest = world.under
            if taker in (-1, self.seat) and top != card:
                continue
            left = world._replace(under=tuple(rest))
            found[left if taker < 0 else _with(left, taker, world.held[taker] | {top})] += weight
        self.worlds = found


def _with(world: World, seat: int, cards: frozenset[int]) -> World:
    held = list(world.held)
    held[seat] = cards
    return world._replace(held=tuple(held))
