"""OC-7.4: the stack has run down, and cards given under it are drawn again. What is imagined is compared with all the
worlds that are possible, listed one by one (oracle.py)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from seaboard.core.game import OVER, State
from seaboard.games.oh_crab import memory
from seaboard.games.oh_crab.recalling import read_notes
from tests.games.oh_crab.beach import BOX, GAME, Beach
from tests.games.oh_crab.oracle import Oracle, World, world_of

SWAPPING = ("take_blind", "give", "rest")


def run_down(hands: tuple[str, str, str], blind: str = "", under: tuple[str, ...] = ()) -> Beach:
    """Nothing is left of the shuffled stack. All know these hands, except for the cards drawn blind."""
    held = [card for hand in hands for card in hand.split()] + [card.split()[0] for card in under]
    rest = [f"A{number:02}" for number in range(1, 37) if f"A{number:02}" not in (*held, "A01", "A04")]
    beach = Beach(tiles="Aa Ba Db").acting(shell=1).market("A01", "A04", " ".join(rest), under=under)
    known: dict[str, list[int]] = {}
    for seat, hand in enumerate(hands):
        beach.seat(seat, hand=f"{hand} S1", shells=6)
        known |= {card: [other for other in range(5) if other != seat] for card in hand.split() if card not in blind}
    return beach.table(known=known)


def swap_until(seat: int, seed: int, notes: int, tidy: bool = False) -> tuple[State, Oracle]:
    """A game of three in which so much is noted, with what a seat can know by then. One card of each hand was drawn
    blind at the beginning."""
    rng = Random(seed)
    while True:
        state = run_down(("A10 A11 A12", "A20 A21", "A30 A31"), blind="A12 A21 A31").s
        oracle = Oracle(state, seat)
        while GAME.actor(state) != OVER:
            swap_on(state, oracle, rng)
            if tidy:
                memory.drop_settled(state)
            if state.noted >= notes and len(oracle.worlds) > 1:
                return state, oracle


def swap_on(state: State, oracle: Oracle, rng: Random) -> None:
    """One step at random; most players swap and draw blind whenever they can."""
    actor = GAME.actor(state)
    legal = GAME.legal(state, actor)
    named = {action: GAME.describe(action) for action in legal}
    swaps = [each for each in legal if named[each].get("tile") == "Db" or named[each]["do"] in SWAPPING]
    action, before = rng.choice(swaps if swaps and rng.random() < 0.8 else legal), GAME.copy(state)
    GAME.step(state, action, actor)
    state.bank, state.shells = BOX.shells - 12, [4, 4, 4, 0, 0]  # nobody runs out of them
    oracle.follow(before, action, state)
    assert world_of(state) in oracle.worlds


def assert_imagined(state: State, oracle: Oracle, tries: int = 1500) -> None:
    """These worlds are imagined, no others, and as often as they should be: the sum of squares is that of chance."""
    rng = Random(9)
    found = Counter(world_of(GAME.imagine(state, oracle.seat, rng)) for _ in range(tries))
    ways = sum(oracle.worlds.values())
    expected = {world: tries * weight / ways for world, weight in oracle.worlds.items()}
    assert found.keys() <= expected.keys()
    free = len(expected) - 1
    squares = sum((found[world] - often) ** 2 / often for world, often in expected.items())
    assert squares <= free + 4 * (2 * free) ** 0.5 + 4


def test_a_given_card_drawn_again_is_one_of_those_its_giver_had() -> None:
    """Seat 1 gave one of two known cards, seat 0 draws it: seat 2 knows that they have one each."""
    beach = run_down(("", "A22", "A20"), under=("A21 by 1",)).table(known={"A21": [0, 2], "A22": [0, 2], "A20": [0, 1]})
    beach.beginning("S1").seat(0, hand="").do("rest").do("take_blind")
    ways = ((20, 21), (21, 20))
    expected = {World((frozenset({one}), frozenset({other}), frozenset({19})), ()) for one, other in ways}
    for seat, worlds in ((2, expected), (0, {world_of(beach.s)}), (1, {world_of(beach.s)})):
        found = Counter(world_of(GAME.imagine(beach.s, seat, Random(seed))) for seed in range(200))
        assert found.keys() == worlds
        assert min(found.values()) > 70


@pytest.mark.parametrize("seed", range(6))
def test_worlds_are_imagined_as_often_as_they_are_likely(seed: int) -> None:
    """Three players swap a while; all worlds that one of them holds for possible come up, and no others."""
    state, oracle = swap_until(seat=seed % 3, seed=seed, notes=2 + seed)
    assert_imagined(state, oracle)


def test_a_world_that_can_have_come_about_in_more_ways_is_likelier() -> None:
    """Seat 0 had A10 and A11 and gave one, took A13 and gave again. It draws its first gift and shows A10: as A10 may
    have been the first gift or not, the second one is twice as likely A13 as A11."""
    oracle = Oracle(run_down(("A10 A11", "", "")).s, seat=1)
    oracle.give(0, 10)
    oracle.hold(0, 12)
    oracle.give(0, 12)
    beach = run_down(("A10", "", ""), under=("A11 by 0", "A13 by 0")).table(since={"A13": 1}, tiles=["Aa", "Ba", "Cb"])
    everybody = [1, 2, 3, 4]
    beach.table(known=dict.fromkeys(("A10", "A11", "A13"), everybody)).beginning("S1").seat(0, hand="A10")
    script = ({"do": "rest"}, {"do": "take_blind"}, {"do": "extra", "tile": "Cb"}, {"do": "add_more", "card": "A10"})
    for what in script:
        before, action = GAME.copy(beach.s), GAME.action(what)
        GAME.step(beach.s, action)
        oracle.follow(before, action, beach.s)
    assert sorted(oracle.worlds.values()) == [1, 2], beach.due
    assert_imagined(beach.s, oracle)


def test_a_card_that_all_saw_given_and_come_back_stays_in_its_note() -> None:
    """All know that seat 1 gave A30. It is turned up, seat 0 takes it, gives one of its cards and shows that it was not
    this one. So A30 is struck out of the second gift, but not of its own: else no world would fit, and looking for one
    would never end."""
    oracle = Oracle(run_down(("A21 A22 A23", "A30", "A20 A25")).s, seat=1)
    oracle.give(2, 19)
    oracle.give(1, 29)
    beach = run_down(("A21 A22 A23", "", "A25"), under=("A20 by 2", "A30 by 1"))
    known = {"A21": [1, 2], "A22": [1, 2], "A23": [1, 2], "A20": [0, 1], "A25": [0, 1], "A30": [0, 2]}
    beach.table(known=known, tiles=["Aa", "Cb", "Db"])

    def do(**what: Any) -> None:
        before, action = GAME.copy(beach.s), GAME.action(what)
        GAME.step(beach.s, action)
        oracle.follow(before, action, beach.s)
        beach.s.bank, beach.s.shells[0], beach.s.extra_used = BOX.shells - 16, 4, 0  # it may swap once more

    for given, place in (("A21", None), ("A22", 1), ("A23", 1), ("A20", 3)):
        do(do="extra", tile="Db")
        do(do="give", card=given)
        if place is None:
            do(do="take_blind")
        else:
            do(do="take", place=place)
    do(do="extra", tile="Cb")
    do(do="add_more", card="A30")
    assert [note.cards for note in read_notes(beach.s) if note.card == 29] == [(29,)]
    assert_imagined(beach.s, oracle, tries=200)


@pytest.mark.parametrize("seed", range(2))
def test_notes_about_cards_that_are_certain_again_are_not_missed(seed: int) -> None:
    """They go when there is no room left; here they go at once."""
    state, oracle = swap_until(seat=seed, seed=seed + 61, notes=3, tidy=True)
    assert_imagined(state, oracle)


@pytest.mark.parametrize("seed", range(2))
def test_imagined_worlds_go_on_as_if_they_were_real(seed: int) -> None:
    """What is noted of an imagined world fits it: imagining again from there stays within what is possible."""
    state, oracle = swap_until(seat=seed, seed=seed + 20, notes=6)
    rng = Random(seed)
    for _ in range(100):
        world = GAME.imagine(GAME.imagine(state, seed, rng), seed, rng)
        assert world_of(world) in oracle.worlds
        assert GAME.load(GAME.dump(world)) == world
        assert GAME.view(world, seed) == GAME.view(state, seed)
