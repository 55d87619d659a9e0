"""The Adventure Pack as a whole: any modules together, on any board (OC-15.1), and what only some have looked at."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from seaboard.core.errors import Trouble
from seaboard.core.game import CHANCE
from seaboard.games.oh_crab.position import MOST_TODO
from seaboard.games.oh_crab.state import DEEP, MOST_CHOICES, PACK_NAMES, State
from tests.games.oh_crab.beach import BOX, GAME, Beach
from tests.games.random_play import steps


def random_options(seed: int) -> dict[str, Any]:
    """Any modules and variants with any number of players on any board."""
    rng = Random(seed)
    modules = {name: rng.random() < 0.6 for name in PACK_NAMES}
    return {"players": 2 + seed % 4, "scenario": "random", "sprint": rng.random() < 0.3, **modules}


@pytest.mark.parametrize("seed", range(6))
def test_any_modules_go_together(seed: int) -> None:
    """OC-15.1: positions survive dump and load, which checks that every tile and card is in one place; cards at edges
    are resolved before the next turn; nothing outgrows its place."""
    for number, (s, actor, _) in enumerate(steps(GAME, GAME.new(GAME.parse_options(random_options(seed))), seed)):
        assert s.depth < MOST_TODO <= DEEP - 6
        assert s.bank + sum(s.shells) == BOX.shells
        if GAME.due(s) in ("plan", "choose_crab"):
            assert s.cards_done == s.cards_met
        if number % 12 == 0:
            s.check()
            assert GAME.load(json.loads(json.dumps(GAME.dump(s)))) == s
            assert actor == CHANCE or len(GAME.legal(s, actor)) <= MOST_CHOICES


@pytest.mark.parametrize("seed", [0, 1])
def test_what_others_looked_at_does_not_show(seed: int) -> None:
    """OC-15.2: in random games some tiles and events get their identity early, and only one seat knows it."""
    options = {"players": 3, "scenario": "random", "surprises": True, "events": True, "expert_events": seed % 2 == 1}
    rng = Random(seed)
    state = GAME.new(GAME.parse_options(options))
    while GAME.due(state) != "plan":
        GAME.step(state, rng.choice(GAME.legal(state)))
    look_at_everything(state, 1, rng)
    for number, (before, _, _) in enumerate(steps(GAME, state, seed)):
        if number % 20 == 0:
            seat = rng.randrange(3)
            twin = GAME.imagine(before, seat, rng)
            assert GAME.view(twin, seat) == GAME.view(before, seat)
            assert GAME.observe(twin, seat).tolist() == GAME.observe(before, seat).tolist()
            assert GAME.load(GAME.dump(twin)) == twin


def look_at_everything(s: State, seat: int, rng: Random) -> None:
    """A seat looks at all tiles and events that lie face down."""
    position = GAME.dump(s)
    pack = position["pack"]
    for tile in pack["tiles"]:
        plate = tile["place"] // 3
        junk = [name for name in pack["pools"] if name[0] == "J"]
        treasures = [name for name in pack["pools"] if name[0] == "T"]
        is_junk = pack["plate_junk"][plate] == 1 and tile["place"] % 3 == plate
        tile.update(surprise=rng.choice(junk if is_junk else treasures), looked=[seat])
        pack["plate_junk"][plate] -= is_junk
        pack["pools"].remove(tile["surprise"])
    announced = pack.get("announced")
    events = [None, None, None]
    for plate in range(s.beaches):
        card = rng.choice(announced or [name for name in pack["pools"] if name[0] == "E"])
        (announced or pack["pools"]).remove(card)
        events[plate] = {"card": card, "foreseen": [seat]}  # type: ignore[call-overload]
    pack["events"] = events
    looked = GAME.load(position)
    for field in s.layout:
        setattr(s, field, getattr(looked, field))


def scouted() -> Beach:
    """Seat 1 has looked at the tiles of plate 1A: junk on f3, treasures on a4 and f6."""
    tiles = [
        {"place": 0, "surprise": "J3", "looked": [1]},
        {"place": 1, "surprise": "T2", "looked": [1]},
        {"place": 2, "surprise": "T5", "looked": [1]},
        *({"place": place} for place in range(3, 9)),
    ]
    beach = Beach().pack("surprises", tiles=tiles, plate_junk=[0, 1, 1])
    beach.position["pack"]["pools"] = [
        name for name in beach.position["pack"]["pools"] if name not in ("J3", "T2", "T5")
    ]
    return beach.crab(0, "f2").acting(forward=1, shell=1).seat(0, shells=1)


def test_who_has_looked_sees_it_and_all_see_who_has() -> None:
    """OC-15.2"""
    beach = scouted()
    shown = {seat: GAME.view(beach.s, seat)["pack"]["surprises"][:3] for seat in (None, 0, 1)}
    assert [tile["surprise"] for tile in shown[1]] == ["J3", "T2", "T5"]
    assert [tile["surprise"] for tile in shown[0]] == [None] * 3
    assert shown[None] == shown[0]
    assert all(tile["looked"] == [1] for tile in shown[0])


def test_the_junk_that_another_has_seen_may_be_anywhere_on_its_plate() -> None:
    """OC-11.1, OC-15.2: each of the three places as likely, and each tile any that the seat has not seen."""
    beach, rng = scouted(), Random(3)
    junk, names = Counter[int](), Counter[str]()
    for _ in range(300):
        tiles = GAME.dump(GAME.imagine(beach.s, 0, rng))["pack"]["tiles"][:3]
        (place,) = [tile["place"] for tile in tiles if tile["surprise"][0] == "J"]
        junk[place] += 1
        names.update(tile["surprise"] for tile in tiles)
        assert GAME.dump(GAME.imagine(beach.s, 1, rng))["pack"] == GAME.dump(beach.s)["pack"]
    assert min(junk.values()) > 70
    assert len(names) == 14
    assert min(names.values()) > 30


def test_a_tile_that_somebody_knows_is_turned_up_without_chance() -> None:
    """OC-11.2: it is what it is; only who has looked could foresee it."""
    beach = scouted()
    go = GAME.action({"do": "move", "with": "forward", "to": "ahead"})
    assert GAME.reveals(beach.s, go)
    assert not GAME.foresees(beach.s, 0, go)
    assert GAME.foresees(beach.s, 1, go)
    before = GAME.copy(beach.s)
    beach.move("forward", "ahead")
    assert (beach.due, beach.shells()) == ("act", 0)
    assert GAME.events(before, go, beach.s, 2)[0] == {"event": "found", "seat": 0, "surprise": "J3"}


def test_an_event_that_somebody_foresaw_comes() -> None:
    """OC-12.2, OC-15.2: the others may expect any unused one."""
    beach = Beach().pack("events", events=[{"card": "E03", "foreseen": [2]}]).crab(0, "e2")
    beach.position["pack"]["pools"].remove("E03")
    beach.acting(forward=1, shell=1)
    rng = Random(4)
    seen = {GAME.dump(GAME.imagine(beach.s, 0, rng))["pack"]["events"][0]["card"] for _ in range(300)}
    assert len(seen) == 12
    assert GAME.view(beach.s, 2)["pack"]["events"][0]["happening"] == "E03"
    assert GAME.view(beach.s, 0)["pack"]["events"][0] == {"plate": 1, "happening": None, "foreseen": [2]}
    beach.move("forward", "ahead").do("resolve_event")
    assert (beach.due, [beach.shells(seat) for seat in range(3)]) == ("act", [1, 2, 2])


def test_announced_events_are_foreseen_among_themselves() -> None:
    """OC-12.6, OC-15.2: in the expert variant the others expect one of the three."""
    beach = Beach().pack("events", "expert_events", events=[{"card": "E03", "foreseen": [2]}], announced=["E09", "E13"])
    beach.position["pack"]["pools"] = [
        name for name in beach.position["pack"]["pools"] if name not in ("E03", "E09", "E13")
    ]
    rng = Random(5)
    seen = Counter(GAME.dump(GAME.imagine(beach.s, 0, rng))["pack"]["events"][0]["card"] for _ in range(300))
    assert min(seen[card] for card in ("E03", "E09", "E13")) > 60
    assert GAME.view(beach.s, 0)["pack"]["announced"] == ["E03", "E09", "E13"]


def test_variants_count_only_with_their_modules() -> None:
    """OC-15.1"""
    options = {"start": 1, "see_no_evil": True, "all_good_things": True, "family_events": True, "expert_events": True}
    plain, given = (GAME.new(GAME.parse_options(each)) for each in ({"start": 1}, options))
    assert plain == given
    assert GAME.view(plain, 0)["pack"] is None


def test_options_are_checked() -> None:
    """OC-15.1"""
    with pytest.raises(Trouble) as trouble:
        GAME.parse_options({"events": "now and then"})
    assert trouble.value.message == "bad-option-value"


@pytest.mark.parametrize(
    "pack",
    [
        {"modules": ["events"]},
        {"modules": ["surprises"], "kept": [["T1"], ["T1"]]},
        {"modules": ["challenges"], "challenge": "C1"},
        {"modules": [], "ongoing": "E08", "ongoing_plate": 1},
        {"modules": ["parrots"]},
    ],
)
def test_modules_that_do_not_fit_together_are_refused(pack: dict[str, Any]) -> None:
    """A position names where every tile and card is."""
    with pytest.raises(Trouble) as trouble:
        Beach().table(pack=pack).acting(shell=1).settle()
    assert trouble.value.message == "bad-position"


@pytest.mark.parametrize(("hand", "due"), [("S1 S2", "discard"), ("", "take")])
def test_a_current_carries_a_crab_onto_an_obstacle_that_was_built(hand: str, due: str) -> None:
    """OC-15.2, OC-6.10: who has no card discards none, and the next player begins."""
    beach = Beach(plates="0A 1A 2A 3A 9B").pack("surprises", built=["b19"]).crab(0, "b20").seat(0, hand=hand)
    beach.acting(shell=1).end()
    assert (beach.at(0), beach.due) == ("b19", due)


def test_the_stack_has_room_for_the_longest_there_can_be() -> None:
    """OC-13.3, OC-5.2, OC-11.2: all five win awards at the end of a turn; the first moves onto a tile and pushes a crab
    there, and the tile is a message in a bottle; meanwhile everybody else waits."""
    todo = [{"due": "next_turn"}, {"due": "resolve"}, {"due": "reveal_challenge"}]
    todo += [{"due": "choose_award", "whose": seat} for seat in (4, 3, 2, 1)]  # type: ignore[dict-item]
    beach = Beach(5).pack("surprises", "events", "challenges", "asymmetry", cards_met=4, cards_done=3)
    beach.position["pack"].update(challenge=None, award_card="AW2")
    beach.position["pack"]["pools"].remove("C8")
    beach.position["pack"]["abilities"] = [{"crab": 4, "ability": "K05", "charges": 2}]
    beach.crab(0, "e8").crab(1, "f2").crab(2, "f3").crab(3, "e3").crab(4, "e4").table(todo=todo)
    for seat in range(5):
        beach.seat(seat, hand="S1 S2")
    beach.do("award", award="forward").move("forward", "ahead")
    deepest = beach.s.depth
    beach.do("surprise", surprise="T2")
    assert (beach.due, GAME.actor(beach.s)) == ("take", 1)
    deepest = max(deepest, beach.s.depth)
    assert deepest == 12
    assert deepest < MOST_TODO
    beach.do("take", place=1).do("reveal", card="A12")
    assert (beach.due, GAME.actor(beach.s)) == ("armour", 2)
