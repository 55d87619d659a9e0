"""Chapter 14: the fourteen abilities, one by one, and what they have to do with other modules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from seaboard.core.errors import Trouble
from seaboard.core.game import CHANCE, Json
from seaboard.games.oh_crab.state import ABILITY_NAMES
from tests.games.oh_crab.beach import BOX, GAME, Beach
from tests.games.random_play import steps


def able(ability: str, seat: int = 0, charges: int = 2, crab: int = 0, players: int = 3, **pack: Any) -> Beach:
    """A crab with an ability; seat 0 acts."""
    has = [{"crab": 2 * seat + crab, "ability": ability, "charges": charges}]
    beach = Beach(players, plates="0A 1A 2A 9A" if players == 2 else "0A 1A 2A 3A 9A")
    return beach.pack("asymmetry", *pack.pop("modules", ()), abilities=has, **pack)


def uses(beach: Beach) -> list[str]:
    """The abilities that can be used now."""
    return [choice["ability"] for choice in beach.choices("use_ability")]


def use(beach: Beach, ability: str) -> Beach:
    """Use an ability."""
    return beach.do("use_ability", ability=ability)


def charges(beach: Beach, crab: int = 0) -> int:
    """The charges that a crab has left."""
    return int(beach.s.charges[crab])


def asked(beach: Beach) -> tuple[str, int]:
    """What is to be decided, and who is asked."""
    return beach.due, GAME.actor(beach.s)


# In the own turn.


def test_the_sprinter_goes_forward() -> None:
    """OC-14.3, K01: like every forward action it can be given up to stand up (OC-Q9)."""
    beach = use(able("K01").crab(0, "b3").acting(shell=1), "K01")
    assert (beach.due, beach.ways()) == ("granted", {"ahead"})
    assert beach.move("forward", "ahead").at(0) == "b4"
    assert charges(beach) == 1
    fallen = use(able("K01").crab(0, "b3", fallen=True).acting(shell=1), "K01")
    assert fallen.do("stand", **{"with": "forward"}).at(0) == "b3"


def test_the_zigzag_crab_goes_diagonally_twice() -> None:
    """OC-14.3, K02: two diagonal actions, one right after the other."""
    beach = use(able("K02").crab(0, "d2").acting(shell=1), "K02")
    beach.move("diagonal", "right")
    assert (beach.due, beach.verbs()) == ("granted", {"move", "stop"})
    assert beach.move("diagonal", "left").at(0) == "d3"
    assert (beach.due, charges(beach)) == ("act", 1)


@pytest.mark.parametrize(("rival", "gained"), [("b1", 1), ("b12", 2)])
def test_the_collector_takes_more_from_behind(rival: str, gained: int) -> None:
    """OC-14.3, K03: one shell, or two if a crab is ahead."""
    beach = able("K03").crab(0, "d4").crab(1, rival).crab(2, "f1").acting(shell=1)
    assert use(beach, "K03").shells() == gained


def test_the_collector_needs_a_shell_in_the_bank() -> None:
    """OC-14.3, OC-1.10, K03"""
    beach = able("K03").seat(1, shells=32).acting(shell=1, forward=1)
    assert beach.why_not("use_ability", ability="K03") == "OC-14.3"


def test_the_hermit_takes_a_path_card_back_and_a_shell() -> None:
    """OC-14.3, OC-15.2, OC-Q39, K06: the gap closes and gives no action."""
    beach = use(able("K06").seat(0, path="S1 S2 S3").acting(shell=1), "K06")
    assert beach.cards("take_back") == ["S1", "S2", "S3"]
    beach.do("take_back", card="S2")
    assert (beach.of(0, "path"), beach.of(0, "hand"), beach.shells()) == (["S1", "S3"], ["S2"], 1)
    assert beach.verbs() == {"collect", "end", "extra", "use_ability"}


def test_the_only_card_of_a_path_is_told_when_it_is_taken_back() -> None:
    """OC-14.3, K06: nobody is asked, and all are told."""
    beach = able("K06").seat(0, path="S1").acting(shell=1)
    before, action = GAME.copy(beach.s), GAME.action({"do": "use_ability", "ability": "K06"})
    GAME.step(beach.s, action)
    assert {"event": "took", "seat": 0, "card": "S1"} in GAME.events(before, action, beach.s, 1)


def test_the_trader_swaps_a_card() -> None:
    """OC-14.3, OC-7.4, K07"""
    beach = use(able("K07", charges=1).seat(0, hand="S1 S2").acting(shell=1), "K07")
    beach.do("give", card="S1").do("take", place=1).do("reveal", card="A12")
    assert (beach.of(0, "hand"), charges(beach), uses(beach)) == (["A01", "S2"], 0, [])


def test_the_fiddler_crab_changes_places() -> None:
    """OC-14.3, OC-Q27, K08: as the extra action Ba, without shells."""
    beach = use(able("K08").crab(0, "b3").crab(1, "b4").crab(2, "b2").acting(shell=1), "K08")
    beach.do("change", seat=1, crab=0)
    assert (beach.at(0), beach.at(1), beach.shells()) == ("b4", "b3", 0)
    alone = able("K08").crab(0, "b3").acting(shell=1, forward=1)
    assert alone.why_not("use_ability", ability="K08") == "OC-14.3"


def test_the_jumper_jumps_two_fields() -> None:
    """OC-14.3, OC-6.2, K09: as the extra action Ca, over inaccessible fields too."""
    beach = use(able("K09", charges=1).seat(0, shells=2).crab(0, "d4").acting(shell=1), "K09")
    assert beach.do("jump", to="ahead").at(0) == "d6"
    assert beach.shells() == 1


def test_who_cannot_pay_an_ability_cannot_use_it() -> None:
    """OC-14.2, K09: a jump costs a shell, which goes back to the bank."""
    poor = able("K09", charges=1).crab(0, "d4").acting(shell=1)
    assert poor.why_not("use_ability", ability="K09") == "OC-14.2"
    bank = poor.s.bank
    assert use(able("K09", charges=1).seat(0, shells=1).crab(0, "d4").acting(shell=1), "K09").s.bank == bank


def test_the_builder_builds_within_two_fields() -> None:
    """OC-14.3, OC-15.2, K14: on empty standard fields only; the obstacle stays."""
    beach = use(able("K14").crab(0, "b3").crab(1, "b4").acting(shell=1), "K14")
    fields = {choice["field"] for choice in beach.choices("build")}
    assert {"b2", "a3", "b5", "c4", "d3"} <= fields
    assert not fields & {"b3", "b4", "c3", "a4", "b6", "d5"}, "occupied, marked or too far"
    beach.do("build", field="c4")
    view = GAME.view(beach.s, 1)
    assert next(field["marks"] for field in view["fields"] if field["at"] == "c4") == ["obstacle"]
    assert GAME.load(GAME.dump(beach.s)) == beach.s


def test_an_ability_is_used_once_a_charge() -> None:
    """OC-14.2: also twice in a turn; without a charge it is refused."""
    beach = able("K03").acting(shell=1, forward=1)
    assert uses(use(use(beach, "K03"), "K03")) == []
    assert beach.why_not("use_ability", ability="K03") == "OC-14.2"
    assert beach.why_not("use_ability", ability="K01") == "OC-14.3"


def test_an_ability_for_others_turns_is_not_used_in_the_own() -> None:
    """OC-14.3"""
    for ability in ("K04", "K05", "K10"):
        assert uses(able(ability).crab(0, "d4").acting(shell=1, forward=1)) == []
    for ability, module in (("K12", "events"), ("K13", "challenges")):
        beach = able(ability, charges=1, modules=[module], cards_met=2, cards_done=2)
        assert uses(beach.crab(0, "d4").acting(shell=1, forward=1)) == []


# When the crab falls: K04.


def pushing(ability: str, to: str = "b4", **pack: Any) -> Beach:
    """Seat 0 enters the field of seat 1, who has the ability."""
    return able(ability, seat=1, **pack).crab(0, "b3").crab(1, to).acting(forward=1, shell=1).move("forward", "ahead")


def test_the_bouncer_stands_up_at_once() -> None:
    """OC-14.3, OC-5.3, K04: its owner is asked in the other player's turn, and all see who is asked."""
    beach = pushing("K04").do("push", seat=1, crab=0, to="ahead")
    assert (asked(beach), beach.verbs()) == (("bounce", 1), {"use_ability", "decline"})
    assert beach.why_not("decline") is None
    assert GAME.why_not(beach.s, GAME.action({"do": "decline"}), 0) == "OC-3.1"
    assert use(beach, "K04").at(1) == "b5"
    assert (asked(beach), charges(beach, 2)) == (("act", 0), 1)


def test_the_bouncer_may_save_the_charge() -> None:
    """OC-14.3, K04"""
    beach = pushing("K04").do("push", seat=1, crab=0, to="ahead").do("decline")
    assert (beach.at(1), charges(beach, 2), asked(beach)) == ("b5~", 2, ("act", 0))


def test_the_bouncer_is_not_asked_without_a_charge_or_when_it_lies_already() -> None:
    """OC-14.2, OC-5.7, K04"""
    assert asked(pushing("K04", charges=0).do("push", seat=1, crab=0, to="ahead")) == ("act", 0)
    beach = able("K04", seat=1).crab(0, "b3").crab(1, "b4", fallen=True).acting(forward=1, shell=1)
    assert asked(beach.move("forward", "ahead").do("push", seat=1, crab=0, to="ahead")) == ("act", 0)


def test_the_bouncer_stands_up_in_its_own_turn_too() -> None:
    """OC-14.3, OC-6.4, K04: on a knock-over field."""
    beach = able("K04").crab(0, "b9").acting(forward=1, shell=1).move("forward", "ahead")
    assert asked(beach) == ("bounce", 0)
    assert use(beach, "K04").at(0) == "b10"


def test_a_push_onto_a_knock_over_field_is_one_fall() -> None:
    """OC-5.7, K04: the bouncer is asked once."""
    beach = able("K04", seat=1).crab(0, "b8").crab(1, "b9").acting(forward=1, shell=1).seat(0, hand="S1")
    beach.move("forward", "ahead").do("push", seat=1, crab=0, to="ahead")
    assert asked(use(beach, "K04")) == ("act", 0)
    assert beach.at(1) == "b10"


# When the crab is pushed: K05.


def test_the_armoured_crab_chooses_where_it_is_pushed_and_stands() -> None:
    """OC-14.3, K05"""
    beach = pushing("K05")
    assert asked(beach) == ("armour", 1)
    use(beach, "K05")
    assert (asked(beach), beach.ways("push")) == (("choose_push", 1), {"ahead", "left"})
    beach.do("push", seat=1, crab=0, to="left")
    assert (beach.at(0), beach.at(1), asked(beach), charges(beach, 2)) == ("b4", "a5", ("act", 0), 1)


def test_a_push_in_armour_can_be_kept_and_needs_the_ability() -> None:
    """OC-14.3, K05: a readable position says that the crab has its armour on."""
    beach = use(pushing("K05"), "K05")
    position = GAME.dump(beach.s)
    assert GAME.load(position) == beach.s
    position["pack"]["abilities"][0]["ability"] = "K04"
    with pytest.raises(Trouble):
        GAME.load(position)


def test_without_its_armour_the_crab_falls_where_the_pusher_wants() -> None:
    """OC-5.1, OC-5.3, K05"""
    beach = pushing("K05").do("decline")
    assert asked(beach) == ("choose_push", 0)
    assert beach.do("push", seat=1, crab=0, to="left").at(1) == "a5~"
    assert charges(beach, 2) == 2


def test_armour_does_not_help_against_the_field() -> None:
    """OC-6.4, K05: a knock-over field knocks over, whoever chose it."""
    beach = able("K05", seat=1).crab(0, "b8").crab(1, "b9").acting(forward=1, shell=1).seat(0, hand="S1")
    use(beach.move("forward", "ahead"), "K05").do("push", seat=1, crab=0, to="ahead")
    assert beach.at(1) == "b10~"


def test_armour_in_a_chain_of_pushes() -> None:
    """OC-5.2, K05: the armoured crab pushes on; the next push is the active player's choice again."""
    beach = able("K05", seat=1).crab(0, "b3").crab(1, "b4").crab(2, "b5").acting(forward=1, shell=1)
    use(beach.move("forward", "ahead"), "K05").do("push", seat=1, crab=0, to="ahead")
    assert asked(beach) == ("choose_push", 0)
    beach.do("push", seat=2, crab=0, to="ahead")
    assert [beach.at(seat) for seat in range(3)] == ["b4", "b5", "b6~"]


def test_a_fallen_crab_with_one_way_to_go_is_not_asked_for_its_armour() -> None:
    """OC-14.3, K05: it would change nothing. From d4 only e5 is not barred."""
    beach = able("K05", seat=1).crab(0, "d3").crab(1, "d4", fallen=True).acting(forward=1, shell=1)
    assert asked(beach.move("forward", "ahead")) == ("act", 0)
    assert (beach.at(1), charges(beach, 2)) == ("e5~", 2)


def test_with_two_crabs_armour_is_for_others_turns_only() -> None:
    """OC-10.7, OC-14.3, K05: the own crab is pushed by a chain in the own turn."""
    beach = able("K05", crab=1, players=2).crab(0, "b3").crab(1, "b4").crab(0, "b5", crab=1).acting(forward=1, shell=1)
    beach.move("forward", "ahead").do("push", seat=1, crab=0, to="ahead")
    assert asked(beach) == ("choose_push", 0)
    assert beach.do("push", seat=0, crab=1, to="ahead").at(0, 1) == "b6~"


# When a neighbour gets a shell: K10.


def test_the_pickpocket_takes_a_shell_too() -> None:
    """OC-14.3, K10: a crab next to it gets one in another player's turn."""
    beach = able("K10", seat=1).crab(0, "b3").crab(1, "b4").acting(shell=1, forward=1).do("collect")
    assert asked(beach) == ("pick_pocket", 1)
    use(beach, "K10")
    assert (beach.shells(0), beach.shells(1), charges(beach, 2)) == (1, 1, 1)


def test_the_pickpocket_is_asked_before_the_hermit_chooses_its_card() -> None:
    """OC-14.3, K06, K10: the shell comes at once; the position can be kept meanwhile."""
    beach = able("K10", seat=1).crab(0, "b3").crab(1, "b4").acting(shell=1).seat(0, path="S1 S2")
    beach.position["pack"]["abilities"].append({"crab": 0, "ability": "K06", "charges": 2})
    assert asked(use(beach, "K06")) == ("pick_pocket", 1)
    assert GAME.load(GAME.dump(beach.s)) == beach.s
    assert asked(use(beach, "K10")) == ("take_back", 0)
    assert (beach.shells(0), beach.shells(1)) == (1, 1)


def test_the_pickpocket_must_be_next_to_it() -> None:
    """OC-14.3, K10"""
    beach = able("K10", seat=1).crab(0, "b3").crab(1, "b5").acting(shell=1, forward=1).do("collect")
    assert asked(beach) == ("act", 0)


def test_the_pickpocket_does_nothing_in_its_own_turn() -> None:
    """OC-14.3, K10: neither for its own shells nor for those of a crab that it pushes onto one."""
    beach = able("K10").crab(0, "c1").crab(1, "d1").acting(shell=1, diagonal=1)
    assert asked(beach.do("collect")) == ("act", 0)
    beach.move("diagonal", "right").do("push", seat=1, crab=0, to="ahead")
    assert (beach.at(1), beach.shells(1), asked(beach)) == ("d2~", 1, ("act", 0))


def test_the_pickpocket_takes_nothing_for_its_owners_other_crab() -> None:
    """OC-14.3, K10: in another player's turn too; the crab that was pushed lies next to it."""
    beach = able("K10", seat=1, players=2).crab(0, "c1").crab(0, "g3", crab=1).crab(1, "d3").crab(1, "d1", crab=1)
    beach.acting(shell=1, diagonal=1).move("diagonal", "right").do("push", seat=1, crab=1, to="ahead")
    assert (beach.at(1, crab=1), beach.shells(1), asked(beach)) == ("d2~", 1, ("act", 0))


def test_two_shells_at_once_are_one_occasion() -> None:
    """OC-14.3, K03, K10"""
    beach = able("K10", seat=1).crab(0, "b3").crab(1, "b4").acting(shell=1, forward=1)
    beach.position["pack"]["abilities"].append({"crab": 0, "ability": "K03", "charges": 1})
    use(beach, "K03")
    assert (beach.shells(0), asked(beach)) == (2, ("pick_pocket", 1))
    assert asked(beach.do("decline")) == ("act", 0)


def test_the_pickpocket_needs_a_shell_in_the_bank() -> None:
    """OC-1.10, K10: there is nothing to decide."""
    beach = able("K10", seat=1).crab(0, "b3").crab(1, "b4").seat(2, shells=31).acting(shell=1, forward=1)
    assert asked(beach.do("collect")) == ("act", 0)


# When others bring the crab onto an obstacle: K14.


def test_the_builder_loses_no_card_on_an_obstacle() -> None:
    """OC-6.3, OC-14.3, K14: in others' turns it may spend a charge."""
    beach = able("K14", seat=1).crab(0, "f3").crab(1, "f4").acting(forward=1, shell=1).seat(1, hand="S1 S2")
    beach.move("forward", "ahead").do("push", seat=1, crab=0, to="ahead")
    assert asked(beach) == ("spare_card", 1)
    saved = GAME.copy(beach.s)
    use(beach, "K14")
    assert (beach.of(1, "hand"), asked(beach), charges(beach, 2)) == (["S1", "S2"], ("act", 0), 1)
    GAME.step(saved, GAME.action({"do": "decline"}))
    assert (GAME.due(saved), GAME.actor(saved)) == ("lose", CHANCE)


def test_the_builder_is_not_asked_with_an_empty_hand() -> None:
    """OC-6.3, K14: there is no card to lose."""
    beach = able("K14", seat=1).crab(0, "f3").crab(1, "f4").acting(forward=1, shell=1).move("forward", "ahead")
    assert asked(beach.do("push", seat=1, crab=0, to="ahead")) == ("act", 0)


# Charges.


def test_a_charge_comes_back_but_never_more_than_the_card_has() -> None:
    """OC-14.2, OC-15.2"""
    for had, gets in ((0, 1), (1, 2), (2, 2)):
        beach = able("K01", charges=had).table(todo=[{"due": "end_turn"}, {"due": "act"}])
        beach.acting(shell=1, forward=1)
        regenerate(beach, 0)
        assert charges(beach) == gets
        assert beach.due == "act"


def test_with_two_crabs_the_owner_chooses_which_gets_the_charge() -> None:
    """OC-14.2: asked only if both lack one."""
    beach = able("K01", charges=1, players=2).acting(shell=1, forward=1)
    beach.position["pack"]["abilities"].append({"crab": 1, "ability": "K02", "charges": 0})
    regenerate(beach, 0)
    assert (beach.due, [choice["crab"] for choice in beach.choices()]) == ("regenerate", [0, 1])
    beach.do("regenerate", crab=1)
    regenerate(beach, 0)
    assert beach.do("regenerate", crab=1).s.charges[:2] == [1, 2]
    regenerate(beach, 0)
    assert beach.s.charges[:2] == [2, 2]


def regenerate(beach: Beach, seat: int) -> None:
    """Something gives a player a charge back."""
    from seaboard.games.oh_crab.pack.interrupts import regenerate_one

    regenerate_one(beach.s, seat)
    beach.settle()


def test_with_two_crabs_only_the_active_ones_ability_is_used() -> None:
    """OC-14.1: abilities are not shared."""
    beach = able("K01", crab=1, players=2).acting(shell=1, forward=1)
    assert uses(beach) == []
    beach = able("K01", crab=1, players=2).table(active=1).acting(shell=1, forward=1)
    assert uses(beach) == ["K01"]


# Before the race.


def set_up(players: int, seed: int = 1, **modules: bool) -> list[Json]:
    """The actions of a set-up with asymmetry until the first plan."""
    options = {"players": players, "start": 2, "scenario": "1", "asymmetry": True, **modules}
    state = GAME.new(GAME.parse_options(options))
    done: list[Json] = []
    for before, actor, action in steps(GAME, state, seed=seed):
        if GAME.due(before) == "plan":
            return done
        done.append({"actor": actor, "due": GAME.due(before), **GAME.describe(action)})
    return done


@pytest.mark.parametrize(("players", "dealt", "chosen"), [(2, 4, 2), (3, 2, 1), (5, 2, 1)])
def test_abilities_are_dealt_and_chosen_clockwise(players: int, dealt: int, chosen: int) -> None:
    """OC-14.1: two cards each, one is chosen; two players have four and choose two."""
    done = set_up(players)
    deals = [each["seat"] for each in done if each["do"] == "ability"]
    order = [(1 + turn) % players for turn in range(players)]
    assert deals == [seat for seat in order for _ in range(dealt)]
    choices = [each for each in done if each["do"] == "choose_ability"]
    assert [(each["actor"], each["crab"]) for each in choices] == [(s, c) for s in order for c in range(chosen)]
    given = {(each["seat"], each["ability"]) for each in done if each["do"] == "ability"}
    assert all((each["actor"], each["ability"]) in given for each in choices)
    assert len({each["ability"] for each in choices}) == len(choices)


def test_cards_that_need_a_module_are_dealt_only_with_it() -> None:
    """OC-14.1: K11, K12 and K13 need surprises, events and challenges."""
    needing = {"K11": "surprises", "K12": "events", "K13": "challenges"}
    for modules in ({}, {"surprises": True}, {"events": True, "challenges": True}):
        state = GAME.new(GAME.parse_options({"players": 3, "start": 1, "asymmetry": True, **modules}))
        while GAME.due(state) != "deal_ability":
            GAME.step(state, GAME.legal(state)[0])
        dealt = {GAME.describe(action)["ability"] for action in GAME.legal(state)}
        missing = {ability for ability, module in needing.items() if module not in modules}
        assert dealt == set(ABILITY_NAMES) - missing


def test_abilities_begin_with_all_their_charges() -> None:
    """OC-14.2"""
    state = GAME.new(GAME.parse_options({"players": 5, "start": 1, "asymmetry": True}))
    rng = Random(4)
    while GAME.due(state) != "plan":
        GAME.step(state, rng.choice(GAME.legal(state)))
    for crab in range(0, 10, 2):
        assert state.charges[crab] == BOX.ability_charges[state.ability[crab] - 1]
    assert not any(state.dealt)


def test_the_trader_prepares_a_swap() -> None:
    """OC-14.4, K07: before the race its owner may swap a card."""
    swaps = [each for seed in range(40) for each in set_up(5, seed) if each["due"] == "may_swap"]
    assert {each["do"] for each in swaps} == {"give", "no_swap"}
