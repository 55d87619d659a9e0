"""Whether what a readable position says fits together: crabs and cards where they can be, and whose turn it is."""

from __future__ import annotations

from seaboard.core.position import refuse
from seaboard.games.oh_crab import state, table
from seaboard.games.oh_crab.actions import card_name, field_name
from seaboard.games.oh_crab.ordering import check_order, crabs_in_the_way, pending
from seaboard.games.oh_crab.pack import lending
from seaboard.games.oh_crab.state import State


def check_together(s: State) -> None:
    """Refuse a position that cannot come about, or from which the game could not go on."""
    check_crabs(s)
    check_places(s)
    check_order(s)
    if s.round:
        check_turn(s)


def check_places(s: State) -> None:
    """Start cards never come into the market, action cards never leave the game, and what was given under the stack was
    there before what came later."""
    for card in range(state.CARDS):
        place = s.where[card]
        in_market = state.PILE <= place < state.UNDER + state.SEATS
        if (in_market and card >= state.ACTION_CARDS) or (place == state.GONE and card < state.ACTION_CARDS):
            raise refuse(f"card {card_name(table.face_of(card))}")
    for owner in range(s.players):
        given = sorted(
            (s.rank[card], card) for card in range(state.ACTION_CARDS) if s.where[card] == state.UNDER + owner
        )
        for number, (_, card) in enumerate(given):
            if s.since[card] > number:
                raise refuse(f"since: {card_name(card)}")


def check_turn(s: State) -> None:
    """Turns go round from the chef's holder, and who has had theirs has no planned card any more."""
    kinds = pending(s)
    if not kinds:
        return
    if state.PLAN in kinds:
        if s.turns != -1:
            raise refuse("turns")
        return
    if not 0 <= s.turns < s.players or lending.whose_turn(s) != (s.chef + s.turns) % s.players:
        raise refuse("turn, turns or chef")
    plays_its_card = state.BEGIN in kinds or state.CHOOSE_END in kinds
    for steps in range(s.turns if plays_its_card else s.turns + 1):
        seat = (s.chef + steps) % s.players
        if s.planned[seat] > 0:
            raise refuse(f"seats[{seat}].planned")


def check_crabs(s: State) -> None:
    """Seats and crabs exist, no field holds two crabs, and the shells suffice."""
    if s.turn >= s.players or s.chef >= s.players or s.lot >= s.players or s.bank < 0 or s.active % 2 >= s.crabs:
        raise refuse("turn, chef, lot, active or shells")
    pushed = crabs_in_the_way(s)
    seen: set[int] = set()
    for crab in range(0, 2 * s.players, table.crab_step(s)):
        if s.round and crab not in pushed and s.spot[crab] != state.SEA:
            if s.spot[crab] in seen:
                raise refuse(f"crabs: two on {field_name(s.spot[crab])}")
            seen.add(s.spot[crab])
