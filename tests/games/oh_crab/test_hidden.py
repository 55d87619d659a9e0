"""Secrets: who is told what, and which worlds a seat may imagine. The general leak test is in test_every_game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from seaboard.core.errors import IllegalAction
from seaboard.core.forms.contract import seeds
from seaboard.core.game import CHANCE, State
from seaboard.games.oh_crab import memory
from seaboard.games.oh_crab.state import ACTION_CARDS, ALL_SEATS, HAND, IN_STACK, PLANNED, SEATS, UNDER
from tests.games.oh_crab.beach import GAME, Beach
from tests.games.random_play import steps


def planning() -> Beach:
    """Three players with three cards each are about to plan."""
    beach = Beach().planning()
    for seat in range(3):
        beach.seat(seat, hand="S1 S2 S3")
    return beach


def plan(seat: int, card: str) -> int:
    """The action of planning a card."""
    return GAME.action({"do": "plan", "seat": seat, "card": card})


def seen_by(state: State, seat: int | None) -> tuple[Any, ...]:
    """All that a seat can find out about a state."""
    legal = [] if seat is None else GAME.legal(state, seat)
    vector = None if seat is None else GAME.observe(state, seat).tolist()
    return GAME.view(state, seat), legal, vector, GAME.actors(state), GAME.due(state)


def test_two_plans_that_differ_look_alike_to_everybody_else() -> None:
    """OC-2.1: views, legal actions, vectors, who may act, and errors."""
    one, two = planning(), planning()
    GAME.step(one.s, plan(1, "S1"), 1)
    GAME.step(two.s, plan(1, "S3"), 1)
    for seat in (None, 0, 2):
        assert seen_by(one.s, seat) == seen_by(two.s, seat)
    for action in (plan(1, "S1"), plan(1, "S3"), plan(0, "S4"), GAME.action({"do": "end"})):
        for seat in (0, 2):
            assert GAME.why_not(one.s, action, seat) == GAME.why_not(two.s, action, seat)
    assert seen_by(one.s, 1) != seen_by(two.s, 1)


def test_a_seat_cannot_plan_for_another() -> None:
    """OC-2.1"""
    beach = planning()
    with pytest.raises(IllegalAction) as refused:
        GAME.step(beach.s, plan(1, "S1"), 0)
    assert refused.value.rule == "OC-2.1"


def test_who_is_not_to_act_hears_only_that() -> None:
    """OC-3.1: the answer does not depend on the cards of the one who acts."""
    shortcut = GAME.action({"do": "shortcut"})
    for hand in ("S4 A03", "S1 S2"):
        beach = Beach().crab(0, "e9").acting(shell=1).seat(0, hand=hand)
        assert GAME.why_not(beach.s, shortcut, 1) == "OC-3.1"


def first_position(options: dict[str, Any], is_wanted: Callable[[State], bool]) -> State:
    """The first position of random games that is wanted, with nothing to follow by notes."""
    for seed in range(1, 40):
        for before, actor, _ in steps(GAME, GAME.new(GAME.parse_options(options)), seed):
            if actor >= 0 and not before.noted and is_wanted(before):
                return before
    raise AssertionError("there is none")


def has_given_and_planned(s: State) -> bool:
    """Somebody has given a card under the stack, and another has a card planned."""
    return bool(sum(s.gave[1:]) and max(s.planned[1:]) > 0)


def has_looked(s: State) -> bool:
    """Somebody else has looked at a tile."""
    return any(tile > 0 and not looked & 1 for tile, looked in zip(s.surprise, s.looked, strict=True))


@pytest.mark.parametrize(
    ("options", "is_wanted"),
    [({}, has_given_and_planned), ({"surprises": True, "asymmetry": True}, has_looked)],
    ids=["cards", "tiles"],
)
def test_the_rule_imagines_as_the_game_does(options: dict[str, Any], is_wanted: Callable[[State], bool]) -> None:
    """OC-7.4: the rule `imagine` and `Game.imagine` bring every card and tile to every place equally often, by
    chi-square, and nothing that the seat sees is changed."""
    position, rng, python = first_position(options, is_wanted), seeds(3, 4), Random(5)
    by_rule, by_game = Counter[tuple[int, int]](), Counter[tuple[int, int]]()

    def places(s: State) -> Any:
        return enumerate((*s.where, *s.planned, *s.surprise, *s.plate_junk))

    for _ in range(300):
        world = position.copy()
        assert GAME.rules.imagine(GAME.box.record, world, 0, rng) == 1
        assert GAME.view(world, 0) == GAME.view(position, 0)
        by_rule.update(places(world))
        by_game.update(places(GAME.imagine(position, 0, python)))
    for thing in {thing for thing, _ in by_rule | by_game}:
        pairs = [(by_rule[key], by_game[key]) for key in by_rule | by_game if key[0] == thing]
        chi2 = sum((one - other) ** 2 / (one + other) for one, other in pairs)
        assert chi2 < 20 + 2 * len(pairs), (thing, pairs)


def test_with_notes_the_rule_leaves_imagining_to_the_game() -> None:
    """OC-7.4"""
    beach = planning()
    beach.s.noted = 1
    before = beach.s.copy()
    assert GAME.rules.imagine(GAME.box.record, beach.s, 0, seeds()) == 0
    assert beach.s == before


def test_the_rule_keeps_how_much_was_given_and_when() -> None:
    """OC-7.4: of four cards under the stack three are seat 0's, the second, third and fourth."""
    given = ("A20 by 1", "A30 by 0", "A31 by 0", "A33 by 0")
    beach, rng = small_world("A21 A22", under=given), seeds(3, 4)

    def ranks(s: State) -> set[tuple[int, int]]:
        under = range(UNDER, UNDER + SEATS)
        return {(place, rank) for place, rank in zip(s.where, s.rank, strict=True) if place in under}

    for _ in range(20):
        world = beach.s.copy()
        assert GAME.rules.imagine(GAME.box.record, world, 2, rng) == 1
        assert ranks(world) == ranks(beach.s)


def test_a_lent_world_says_nothing_of_what_others_remember() -> None:
    """When an unseen card came, whether it may be one that was drawn again, and who else knows of a card."""
    rng, remembered = Random(1), 0
    for before, _, _ in steps(GAME, GAME.new(GAME.parse_options({"players": 3, "start": 2, "scenario": "2"})), 30):
        twin, seat = GAME.copy(before), rng.randrange(3)
        for card in range(ACTION_CARDS):
            if UNDER <= twin.where[card] < PLANNED + SEATS and not twin.known[card] >> seat & 1:
                remembered += twin.since[card]
                twin.since[card] = rng.randint(0, twin.since[card])
                twin.unsure ^= rng.getrandbits(1) << card
            elif UNDER <= twin.where[card] < PLANNED + SEATS and twin.known[card] != ALL_SEATS:
                twin.known[card] |= 1 << rng.choice([each for each in range(3) if each != seat])
        assert GAME.lend(before, seat, Random(2)) == GAME.lend(twin, seat, Random(2))
    assert remembered


def test_at_the_start_nobody_has_anything_to_imagine_but_the_stack() -> None:
    """OC-1.6: all hands are known; a planned card is one of the four."""
    beach = planning()
    GAME.step(beach.s, plan(1, "S2"), 1)
    planned: Counter[str] = Counter()
    for seed in range(200):
        world = GAME.imagine(beach.s, 0, Random(seed))
        own = GAME.dump(world)["seats"][1]
        assert sorted([*own["hand"], own["planned"]]) == ["S1", "S2", "S3"]
        planned[own["planned"]] += 1
    assert set(planned) == {"S1", "S2", "S3"}
    assert min(planned.values()) > 40


def test_cards_taken_openly_are_known_and_blind_ones_are_not() -> None:
    """OC-7.1, OC-Q21"""
    open_card = Beach().beginning("S1").do("rest").do("take", place=1).do("reveal", card="A12")
    blind = Beach().beginning("S1").do("rest").do("take_blind").do("draw", card="A30")
    hands: set[str] = set()
    for seed in range(50):
        assert "A01" in GAME.dump(GAME.imagine(open_card.s, 1, Random(seed)))["seats"][0]["hand"]
        hands |= set(GAME.dump(GAME.imagine(blind.s, 1, Random(seed)))["seats"][0]["hand"])
        assert "A30" in GAME.dump(GAME.imagine(blind.s, 0, Random(seed)))["seats"][0]["hand"]
    assert len(hands) > 10


def test_after_a_hidden_swap_any_of_the_cards_may_have_gone() -> None:
    """OC-7.4: of two cards known before, one lies under the stack; a card taken since is surely in the hand."""
    beach = Beach(tiles="Aa Ba Db").acting(shell=1).seat(0, hand="A20 A21", shells=2)
    beach.table(known={"A20": [1, 2, "certain"], "A21": [1, 2, "certain"]})
    beach.do("extra", tile="Db").do("give", card="A20").do("take", place=1).do("reveal", card="A12")
    under = set()
    for seed in range(50):
        world = GAME.dump(GAME.imagine(beach.s, 1, Random(seed)))
        under.add(world["market"]["under"][0])
        assert "A01" in world["seats"][0]["hand"]
        assert GAME.dump(GAME.imagine(beach.s, 0, Random(seed)))["market"]["under"] == ["A20 by 0"]
    assert under == {"A20 by 0", "A21 by 0"}


def test_the_giver_knows_who_drew_the_card() -> None:
    """OC-7.4: when the stack is used up down to a given card, its drawer and its giver know it, the third does not."""
    others = " ".join(f"A{number:02}" for number in range(8, 37) if number not in (20, 21, 22))
    beach = Beach().beginning("S1").market("A01", "A04", "A07 A02 A03 A05 A06", under=("A21 by 1",))
    beach.seat(1, hand="A22").seat(2, hand="A20", path=others).do("rest").do("take_blind")
    hands = {
        seat: {tuple(GAME.dump(GAME.imagine(beach.s, seat, Random(seed)))["seats"][0]["hand"]) for seed in range(40)}
        for seat in range(3)
    }
    assert [len(hands[seat]) for seat in range(3)] == [1, 1, 2]


POOL = ("A30", "A31", "A32", "A33")
"""Cards that nobody but their owner has seen, in the small worlds below."""


def small_world(hand: str, under: tuple[str, ...] = (), more: tuple[str, ...] = (), **details: Any) -> Beach:
    """Seat 0 has these cards; the others of the pool, and more, are the stack; all the rest lies open with seat 2."""
    own = [*hand.split(), *(card.split()[0] for card in under)]
    numbers = (f"A{number:02}" for number in range(1, 37))
    rest = [card for card in numbers if card not in (*own, *POOL, *more, "A01", "A04", "A07")]
    beach = Beach().market("A01", "A04", "A07", under=under).crab(0, "e9").acting(shell=1)
    return beach.seat(0, hand=hand).seat(2, path=" ".join(rest)).table(**details)


def assert_uniform(beach: Beach, seat: int, shown: Callable[[Any], Any], worlds: set[Any]) -> None:
    """All these worlds are imagined, no others, and each about as often."""
    rng, tries = Random(7), 400 * len(worlds)
    found = Counter(shown(GAME.dump(GAME.imagine(beach.s, seat, rng))) for _ in range(tries))
    assert set(found) == worlds
    assert min(found.values()) > 300
    assert max(found.values()) < 500


def hand_and_under(world: Any) -> tuple[Any, ...]:
    """What seat 0 holds, and what lies under the stack."""
    return tuple(world["seats"][0]["hand"]), tuple(world["market"]["under"])


def test_a_card_given_away_openly_does_not_come_back() -> None:
    """OC-7.4: seat 0 gave its only card, which all knew, and drew one blind since."""
    beach = small_world("A30", under=("A20 by 0",), known={"A20": [1, 2]}, since={"A30": 1})
    assert_uniform(beach, 1, hand_and_under, {((card,), ("A20 by 0",)) for card in POOL})


def test_what_was_given_is_one_of_the_cards_that_were_there() -> None:
    """OC-7.4: two known cards and one drawn blind before the first gift, one drawn blind after it, two gifts."""
    beach = small_world(
        "A21 A30", under=("A20 by 0", "A31 by 0"), known={"A20": [1, 2], "A21": [1, 2]}, since={"A30": 1}
    )
    worlds: Counter[Any] = Counter()
    for early, late in permutations(POOL, 2):
        for gift in ("A20", "A21", early):
            for second in {"A20", "A21", early, late} - {gift}:
                hand = {"A20", "A21", early, late} - {gift, second}
                worlds[tuple(sorted(hand)), (f"{gift} by 0", f"{second} by 0")] += 1
    rng, tries = Random(8), 80 * sum(worlds.values())
    found = Counter(hand_and_under(GAME.dump(GAME.imagine(beach.s, 1, rng))) for _ in range(tries))
    assert found.keys() == worlds.keys()
    assert all(35 < found[world] / ways < 125 for world, ways in worlds.items())


def test_who_pays_for_a_shortcut_can_pay_the_rest() -> None:
    """OC-6.7: e9 costs two seaward cards. Of four cards one was paid; one of the three left is seaward, too."""
    beach = small_world("A30 A31 A33 S1", more=("A24",)).do("shortcut").do("discard", card="A30")
    assert beach.due == "pay"
    hands = {pair for pair in combinations(("A24", *POOL[1:]), 2) if "A24" in pair or "A33" in pair}
    assert_uniform(beach, 1, lambda world: tuple(world["seats"][0]["hand"][:2]), hands)


def test_nobody_chooses_what_to_pay_when_all_know_where_the_other_cards_are() -> None:
    """OC-6.7: all seaward cards but two lie open, so whoever pays two has just these."""
    beach = small_world("A30 A31 A33 S1").do("shortcut")
    assert beach.due != "pay"
    assert GAME.dump(beach.s)["seats"][0]["hand"] == ["A31", "S1"]
    dear = small_world("A30 A31 S1 S2", known={"A33": [0, 2, "certain"]}).seat(1, hand="A33")
    assert dear.why_not("shortcut") == "OC-6.7"


def test_a_card_added_before_all_eyes_is_no_secret() -> None:
    """OC-9.2: while its end is chosen nobody imagines another."""
    beach = small_world("A30 A31").table(tiles=["Aa", "Ba", "Cb"]).seat(0, path="S1", shells=9)
    beach.do("extra", tile="Cb").do("add_more", card="A30")
    assert beach.due == "choose_end"
    worlds = {("A30", (card,)) for card in POOL[1:]}
    assert_uniform(beach, 1, lambda world: (world["seats"][0]["planned"], tuple(world["seats"][0]["hand"])), worlds)
    rng = seeds()
    for _ in range(20):
        world = beach.s.copy()
        assert GAME.rules.imagine(GAME.box.record, world, 1, rng) == 1
        assert world.planned == beach.s.planned


def test_positions_of_earlier_rules_say_certain() -> None:
    """Cards that are surely in the hand came after all that were given."""
    beach = small_world("A30", under=("A20 by 0",), known={"A20": [1, 2], "A30": [1, "certain"]})
    assert GAME.dump(beach.s)["since"] == {"A30": 1}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_imagined_worlds_keep_everything_a_seat_knows(players: int) -> None:
    """Numbers of cards in every place, own cards, open cards, and what others are known to have."""
    state, rng = GAME.new(GAME.parse_options({"players": players, "scenario": "3"})), Random(5)
    for before, _, _ in steps(GAME, state, seed=17):
        seat = rng.randrange(players)
        world = GAME.imagine(before, seat, rng)
        assert Counter(world.where) == Counter(before.where)
        doubtful = memory.doubtful(before)
        for card in range(len(before.where)):
            if before.known[card] >> seat & 1 and not doubtful >> card & 1:
                place = before.where[card]
                if UNDER <= place < PLANNED + SEATS:
                    assert (world.where[card] - UNDER) % SEATS == (place - UNDER) % SEATS
                else:
                    assert world.where[card] == place
        for card in range(ACTION_CARDS):
            if world.where[card] == IN_STACK:
                assert not before.known[card] >> seat & 1


@pytest.mark.parametrize(("plates", "seed"), [("0A 3B 4A 1B 9A", 5), ("0B 3A 4A 2A 9B", 4)])
def test_on_boards_full_of_shortcuts_who_is_asked_tells_nothing_of_the_hands(plates: str, seed: int) -> None:
    """OC-3.6, OC-6.7: as in test_every_game, with a new twin for every seat before every step."""
    options = {"players": 3, "scenario": "free", "plates": plates, "tiles": "Aa Ba Cb"}
    rng, compared = Random(seed), 0
    for before, actor, action in steps(GAME, GAME.new(GAME.parse_options(options)), seed=seed):
        after = GAME.copy(before)
        GAME.apply(after, action, actor)
        for seat in range(3):
            twin, told = GAME.imagine(before, seat, rng), GAME.told(before, actor, action, seat)
            alike = [each for each in GAME.legal(twin, actor) if GAME.told(twin, actor, each, seat) == told]
            if not alike:
                continue
            like, beside = rng.choice(alike), GAME.copy(twin)
            GAME.apply(beside, like, actor)
            events = GAME.events(before, action, after, seat), GAME.events(twin, like, beside, seat)
            if [event for event in events[0] if "card" in event] == [event for event in events[1] if "card" in event]:
                assert (GAME.due(beside), GAME.actors(beside)) == (GAME.due(after), GAME.actors(after))
                compared += 1
    assert compared > 200


def test_a_seat_always_knows_its_own_cards() -> None:
    """The mask of a hidden card always has its owner's bit, and the stack's cards have none."""
    state = GAME.new(GAME.parse_options({"players": 4, "scenario": "5"}))
    for before, _, _ in steps(GAME, state, seed=23):
        for card in range(len(before.where)):
            place = before.where[card]
            if place == IN_STACK:
                assert before.known[card] == 0
            elif UNDER <= place < PLANNED + SEATS:
                assert before.known[card] >> ((place - UNDER) % SEATS) & 1
                if place < HAND:
                    assert before.since[card] <= sum(
                        before.where[other] == place and before.rank[other] < before.rank[card]
                        for other in range(ACTION_CARDS)
                    )


def test_what_is_shown_cannot_be_taken_back() -> None:
    """Free undo ends where a card is shown or all plans are set."""
    beach = planning()
    assert not GAME.reveals(beach.s, plan(0, "S1"))
    for seat in (0, 1):
        GAME.step(beach.s, plan(seat, "S1"), seat)
    assert GAME.reveals(beach.s, plan(2, "S1"))
    assert GAME.reveals(Beach().beginning("S1").s, GAME.action({"do": "add", "end": "right"}))
    turn = Beach().crab(0, "e3").acting("faster", forward=1, shell=1).seat(0, hand="A20 S1")
    assert not GAME.reveals(turn.s, GAME.action({"do": "move", "with": "forward", "to": "ahead"}))
    turn.do("special", special="faster")
    assert GAME.reveals(turn.s, GAME.action({"do": "discard", "card": "A20"}))


def test_everybody_hears_the_same_of_open_actions() -> None:
    """Only planning, blind draws and hidden swaps are told differently."""
    state = GAME.new(GAME.parse_options({"players": 3, "scenario": "3"}))
    for before, actor, action in steps(GAME, state, seed=29):
        told = [GAME.told(before, actor, action, seat) for seat in (None, 0, 1, 2)]
        if GAME.describe(action)["do"] not in ("plan", "draw", "give"):
            assert told == [GAME.describe(action)] * 4
        else:
            assert len([each for each in told if "card" in each]) in (1, 4)
            owner = before.turn if actor == CHANCE else actor
            assert told[1 + owner] == GAME.describe(action)
