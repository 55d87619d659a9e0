"""What holds at every moment of random games: cards and shells are conserved, numbers agree with places, and the
stack of what is to be done never runs over."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from bench.bots import win_share

from seaboard.core.game import OVER
from seaboard.games.oh_crab.ordering import crabs_in_the_way
from seaboard.games.oh_crab.position import MOST_TODO
from seaboard.games.oh_crab.state import (
    ACTION_CARDS,
    CARDS,
    DEEP,
    DISCARD_PILE,
    GONE,
    HAND,
    IN_STACK,
    PATH,
    PILE,
    PILES,
    PLANNED,
    SEA,
    SEATS,
    START_CARDS,
    UNDER,
)
from seaboard.games.oh_crab.table import crab_step, face_of
from tests.games.cases import OPTION_SETS
from tests.games.oh_crab.beach import BOX, GAME, Beach
from tests.games.random_play import steps

every_set = pytest.mark.parametrize("options", OPTION_SETS["oh_crab"], ids=str)


@every_set
def test_shells_are_conserved(options: dict[str, Any]) -> None:
    """OC-1.10"""
    for before, _, _ in steps(GAME, GAME.new(GAME.parse_options(options)), seed=31):
        assert before.bank + sum(before.shells) == BOX.shells
        assert min(before.bank, *before.shells) >= 0


@every_set
def test_cards_are_where_the_numbers_say(options: dict[str, Any]) -> None:
    """Every card is in one place; all counts, ends and orders agree with the places."""
    for s, _, _ in steps(GAME, GAME.new(GAME.parse_options(options)), seed=32):
        count = Counter(s.where)
        assert (s.stack, s.under) == (count[IN_STACK], sum(count[UNDER + seat] for seat in range(SEATS)))
        for seat in range(s.players):
            assert s.hand[seat] == count[HAND + seat]
            assert s.path[seat] == count[PATH + seat]
            assert s.discards[seat] == count[DISCARD_PILE + seat]
            assert count[PLANNED + seat] == int(s.planned[seat] > 0)
            assert ordered(s, PATH + seat) == list(range(s.path[seat]))
        for place in range(PILES):
            assert s.pile_size[place] == count[PILE + place]
            assert ordered(s, PILE + place) == list(range(s.pile_size[place]))
        assert all(s.where[card] != GONE for card in range(ACTION_CARDS)), "only start cards leave the game"
        for card in range(ACTION_CARDS, CARDS):
            owner = (card - ACTION_CARDS) // START_CARDS
            assert s.where[card] == GONE or (s.where[card] - HAND) % SEATS == owner


def ordered(s: Any, place: int) -> list[int]:
    """The ranks of the cards in a place, sorted."""
    return sorted(s.rank[card] for card in range(CARDS) if s.where[card] == place)


@every_set
def test_open_special_actions_differ_and_piles_are_of_one_kind(options: dict[str, Any]) -> None:
    """OC-1.7, OC-7.2: after the market is filled no place is empty while the stack has cards."""
    for s, actor, _ in steps(GAME, GAME.new(GAME.parse_options(options)), seed=33):
        kinds: list[int] = []
        for place in range(PILES):
            pile = {BOX.special[face_of(card)] for card in range(ACTION_CARDS) if s.where[card] == PILE + place}
            assert len(pile) <= 1
            kinds += pile
        assert len(set(kinds)) == len(kinds)
        if actor >= 0 and GAME.due(s) in ("plan", "begin", "act"):
            assert len(kinds) == PILES or s.stack + s.under == 0


@every_set
def test_crabs_stand_alone_and_the_stack_of_things_to_do_has_room(options: dict[str, Any]) -> None:
    """OC-4.6: two crabs share a field only while one of them is being pushed."""
    deepest = 0
    for s, _, _ in steps(GAME, GAME.new(GAME.parse_options(options)), seed=34):
        deepest = max(deepest, s.depth)
        pushed = crabs_in_the_way(s)
        spots = [s.spot[crab] for crab in range(0, 2 * s.players, crab_step(s)) if crab not in pushed and s.round]
        alone = [spot for spot in spots if spot != SEA]
        assert len(set(alone)) == len(alone)
        s.check()
    assert deepest < MOST_TODO <= DEEP - 6


@every_set
def test_nothing_is_left_to_do_at_the_end(options: dict[str, Any]) -> None:
    """OC-9.4: whoever wins is in the sea."""
    state = GAME.new(GAME.parse_options(options))
    for _ in steps(GAME, state, seed=35):
        pass
    assert (GAME.actor(state), state.depth) == (OVER, 0)
    for seat in GAME.score(state).winners:
        assert all(state.spot[crab] == SEA for crab in range(2 * seat, 2 * seat + state.crabs))


def test_a_full_chain_of_five_crabs_fits() -> None:
    """OC-5.2: the longest chain there can be, each crab onto an obstacle or not."""
    beach = Beach(5).crab(0, "e3").crab(1, "e4").crab(2, "e5").crab(3, "e6").crab(4, "e7")
    for seat in range(1, 5):
        beach.seat(seat, hand="S1 S2")
    beach.acting(forward=1, shell=1).move("forward", "ahead")
    for seat in range(1, 5):
        beach.do("push", seat=seat, crab=0, to="ahead")
    assert [beach.at(seat) for seat in range(5)] == ["e4", "e5~", "e6~", "e7~", "e8~"]


def test_a_greedy_player_beats_random_ones() -> None:
    """A small seeded sample; `make bench-bots` plays more games."""
    for players, games, least in ((2, 12, 11), (4, 12, 9)):
        assert sum(win_share(GAME, players, seed) for seed in range(games)) >= least


@pytest.mark.compiled
def test_planning_in_any_order_and_changing_minds_agree_in_both_forms() -> None:
    """OC-2.1: seats choose and choose again in a random order; the compiled rules follow step by step."""
    for players in (2, 5):
        follow_changing_minds(players)


def follow_changing_minds(players: int) -> None:
    """A game of seats that plan in any order, in both forms."""
    fast, rng = GAME.fast(boundscheck=True), Random(players)
    boxes = BOX.pack()
    state = GAME.new(GAME.parse_options({"players": players, "start": 1, "scenario": "2"}))
    states = state.pack()
    changed = 0
    while GAME.actor(state) != OVER:
        seat = rng.choice(GAME.actors(state))
        action = rng.choice(GAME.legal(state, seat))
        changed += seat >= 0 and seat != GAME.actor(state)
        GAME.step(state, action, seat)
        fast.step_at(boxes, states, 0, action)
        assert GAME.record.unpack(states) == state
    assert changed > 10
