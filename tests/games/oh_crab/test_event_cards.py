"""Module 2 of the Adventure Pack, events (chapter 12): when they are turned up, and what each of the 14 does. The first
edge lies between rows 2 and 3, the next between rows 7 and 8."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.game import CHANCE
from seaboard.games.oh_crab.state import FRAME, OBSTACLE, SURPRISE_FIELDS
from tests.games.oh_crab.beach import BOX, GAME, Beach


def crossing(*modules: str, players: int = 3, **details: Any) -> Beach:
    """Seat 0 is about to cross the first edge, with a shell to take afterwards."""
    beach = Beach(players).pack("events", *modules, **details).crab(0, "e2")
    return beach.acting(forward=1, shell=1)


def after(event: str, beach: Beach | None = None) -> Beach:
    """Seat 0 has crossed the first edge and turned up this event."""
    beach = beach or crossing()
    return beach.move("forward", "ahead").do("resolve_event").do("happening", happening=event)


def during(event: str, beach: Beach, plate: int = 1) -> Beach:
    """A turn while an ongoing event holds that was turned up at the edge of a plate."""
    pools = [name for name in beach.pack("events").position["pack"]["pools"] if name != event]
    return beach.pack(
        "events", pools=pools, ongoing=event, ongoing_plate=plate, cards_met=2 * plate, cards_done=2 * plate
    )


def crossed(*modules: str, players: int = 3, **details: Any) -> Beach:
    """Seat 0 has crossed the first edge and may resolve its event or take a shell."""
    beach = Beach(players).pack("events", *modules, cards_met=2, cards_done=1, **details)
    return beach.crab(0, "e3").acting(shell=1)


def met(event: str, beach: Beach) -> Beach:
    """The event is turned up."""
    return beach.do("resolve_event").do("happening", happening=event)


# When.


def test_the_active_player_resolves_an_event_between_actions() -> None:
    """OC-12.1, OC-12.2: at any time, but before the turn ends."""
    beach = crossing().move("forward", "ahead")
    assert beach.verbs() == {"collect", "resolve_event"}
    assert beach.why_not("end") == "OC-12.2"
    assert GAME.view(beach.s, 2)["pack"]["card_due"] == "event"
    beach = crossing().acting(forward=1).move("forward", "ahead")
    assert beach.due == "reveal_event", "nothing else is left: it is turned up without asking"
    assert GAME.actor(beach.s) == CHANCE
    assert len(beach.choices()) == 12, "OC-12.4: none about modules that are not in play"


def test_only_the_first_crossing_counts() -> None:
    """OC-12.2: and nothing lies at edges without the module."""
    beach = after("E09").crab(1, "d2")
    assert [event["plate"] for event in GAME.view(beach.s, None)["pack"]["events"]] == [2, 3]
    second = during("E09", Beach().crab(0, "e2").acting(forward=1, shell=1)).move("forward", "ahead")
    assert "resolve_event" not in second.verbs()
    assert "resolve_event" not in Beach().crab(0, "e2").acting(forward=1, shell=1).move("forward", "ahead").verbs()


def test_a_pushed_crab_crosses_for_the_active_player() -> None:
    """OC-Q35"""
    beach = crossing().crab(0, "e1").crab(1, "e2").move("forward", "ahead").do("push", seat=1, crab=0, to="ahead")
    assert (beach.at(1), GAME.actor(beach.s)) == ("e3~", 0)
    assert "resolve_event" in beach.verbs()


def test_events_about_modules_in_play_may_come() -> None:
    """OC-12.4"""
    beach = crossing("surprises").move("forward", "ahead").do("resolve_event")
    assert {"happening": "E06", "do": "happening"} in beach.choices()
    assert {"happening": "E07", "do": "happening"} not in beach.choices()


def test_the_family_variant_leaves_out_two_events() -> None:
    """OC-12.6"""
    state = GAME.new(GAME.parse_options({"start": 1, "events": True, "family_events": True}))
    assert state.event_pool & 3 == 0
    assert state.event_pool.bit_count() == 10


def test_the_expert_variant_shows_the_events_before() -> None:
    """OC-12.6: what is shown is what comes; each edge has one of them."""
    options = {"start": 1, "players": 4, "sprint": True, "events": True, "expert_events": True}
    state = GAME.new(GAME.parse_options(options))
    while GAME.due(state) == "turn_up":
        GAME.step(state, GAME.legal(state)[0])
    assert GAME.due(state) == "announce_event"
    for card in ("E03", "E13"):
        GAME.step(state, GAME.action({"do": "announce", "happening": card}))
    assert GAME.due(state) == "plan"
    assert GAME.view(state, 3)["pack"]["announced"] == ["E03", "E13"]
    beach = crossing("expert_events", announced=["E03", "E09", "E13"])
    beach.position["pack"]["pools"] = [
        card for card in beach.position["pack"]["pools"] if card not in beach.position["pack"]["announced"]
    ]
    beach.move("forward", "ahead").do("resolve_event")
    assert [choice["happening"] for choice in beach.choices()] == ["E03", "E09", "E13"]


def test_every_new_event_ends_the_one_in_force() -> None:
    """OC-12.3, OC-Q36: an immediate one too."""
    beach = during("E09", Beach().crab(0, "e7").acting(forward=1, shell=1))
    beach.move("forward", "ahead").do("resolve_event")
    before, action, state = GAME.copy(beach.s), GAME.action({"do": "happening", "happening": "E03"}), beach.s
    GAME.step(state, action)
    assert GAME.view(state, 0)["pack"]["ongoing"] is None
    assert {"event": "happening_over", "happening": "E09"} in GAME.events(before, action, state, 1)


def test_an_event_that_moves_crabs_over_the_next_edge_is_finished_first() -> None:
    """OC-Q37: Tailwind carries a crab over the second edge; all others have their wind before the next event."""
    beach = met("E05", crossed().crab(1, "d7").crab(2, "f4"))
    assert (beach.due, GAME.actor(beach.s), beach.s.active) == ("granted", 0, 0)
    beach.do("stop")
    assert GAME.actor(beach.s) == 2
    beach.do("stop")
    assert GAME.actor(beach.s) == 1
    beach.move("diagonal", "left")
    assert (beach.at(1), beach.due, GAME.actor(beach.s)) == ("c8", "act", 0)
    assert beach.verbs() == {"collect", "resolve_event"}


# Immediate events.


def test_robin_crab() -> None:
    """OC-12.3: E01, from the richest to the poorest; of several the one farthest from the sea; nothing if equal."""
    beach = crossing(players=4).seat(0, shells=1).seat(1, shells=3).seat(2, shells=3).seat(3, shells=1)
    after("E01", beach)
    assert [beach.shells(seat) for seat in range(4)] == [1, 2, 2, 3]
    equal = after("E01", crossing().seat(0, shells=2).seat(1, shells=2).seat(2, shells=2))
    assert [equal.shells(seat) for seat in range(3)] == [2, 2, 2]
    tied = after("E01", crossing().seat(2, shells=1))
    assert [tied.shells(seat) for seat in range(3)] == [0, 1, 0], "seat 1 on d1 is farther from the sea than e3"


def test_it_just_fell_off() -> None:
    """OC-12.3: E02, everybody discards a card of their choice, clockwise; the only one goes without asking."""
    beach = crossing().seat(0, hand="S1 S2").seat(1, hand="S3").seat(2, hand="S1 S4")
    after("E02", beach)
    assert (beach.due, GAME.actor(beach.s)) == ("fall_off", 0)
    beach.do("discard", card="S2")
    assert (GAME.actor(beach.s), beach.of(1, "discards")) == (2, ["S3"])
    beach.do("discard", card="S1")
    assert (beach.due, beach.of(2, "hand")) == ("act", ["S4"])


def test_it_just_fell_off_takes_a_charge_instead() -> None:
    """OC-12.3: E02 with module 4."""
    abilities = [{"crab": 0, "ability": "K01", "charges": 1}, {"crab": 2, "ability": "K02", "charges": 0}]
    beach = crossing("asymmetry", abilities=abilities).seat(0, hand="S1").seat(1, hand="S3").seat(2)
    after("E02", beach)
    assert beach.verbs() == {"discard", "spend_charge"}
    beach.do("spend_charge", crab=0)
    assert (beach.of(0, "hand"), beach.s.charges[0], beach.of(1, "discards")) == (["S1"], 0, ["S3"])


def test_shell_tide() -> None:
    """OC-12.3: E03, a shell for all and one more for those farthest from the sea."""
    beach = after("E03", crossing().crab(1, "d1").crab(2, "f1"))
    assert [beach.shells(seat) for seat in range(3)] == [1, 2, 2]


def test_beach_flea_market() -> None:
    """OC-12.3, OC-7.4: E04, everybody who has a card may swap, clockwise from the active player."""
    beach = after("E04", crossing().seat(0, hand="S1").seat(2, hand="S2 S3"))
    assert (beach.due, GAME.actor(beach.s)) == ("may_swap", 0)
    beach.do("no_swap")
    assert GAME.actor(beach.s) == 2
    beach.do("give", card="S3").do("take", place=1).do("reveal", card="A12")
    assert (beach.of(2, "hand"), beach.due, GAME.actor(beach.s)) == (["A01", "S2"], "act", 0)


def test_tailwind() -> None:
    """OC-12.3: E05, from the farthest crab on, ties clockwise; a fallen crab may stand up; whose wind it is pushes."""
    beach = crossing(players=4).crab(1, "d2").crab(2, "f2", fallen=True).crab(3, "e1").seat(1, hand="S1")
    after("E05", beach)
    assert (beach.due, GAME.actor(beach.s), beach.s.turn) == ("granted", 3, 3)
    assert GAME.view(beach.s, 0)["turn"] == 0, "the turn is only lent"
    beach.move("diagonal", "right")
    assert (GAME.actor(beach.s), beach.at(3)) == (1, "f1")
    assert beach.why_not("shortcut") == "OC-6.7"
    beach.do("stop")
    assert GAME.actor(beach.s) == 2
    beach.do("stand", **{"with": "diagonal"})
    assert (beach.at(2), GAME.actor(beach.s)) == ("f2", 0)
    beach.do("stop")
    assert (beach.due, beach.s.turn, beach.s.active) == ("act", 0, 0)


def test_tailwind_pushes_by_the_will_of_whose_wind_it_is() -> None:
    """OC-5.1, OC-12.3, OC-6.3: E05; an obstacle costs the mover's own card."""
    beach = crossed().crab(1, "d2").crab(2, "c3").seat(1, hand="S1 S2").seat(2, hand="S3").seat(0, hand="S4")
    met("E05", beach).move("diagonal", "left")
    assert (beach.due, GAME.actor(beach.s)) == ("discard", 1)
    beach.do("discard", card="S1")
    assert (beach.due, GAME.actor(beach.s)) == ("choose_push", 1)
    beach.do("push", seat=2, crab=0, to="ahead")
    assert (beach.at(2), GAME.actor(beach.s)) == ("c4~", 0)


def test_tailwind_forgets_that_the_active_player_barges() -> None:
    """OC-8.8, OC-12.3: only the active crab barges, and it does so still."""
    beach = met("E05", crossed().table(barging=True).crab(1, "d2").crab(2, "a4"))
    assert GAME.actor(beach.s) == 1
    assert beach.ways() == {"right"}, "an obstacle needs a card"
    beach.do("stop")
    assert beach.s.barging == 1


def test_flotsam() -> None:
    """OC-12.3: E06, spare treasures on the empty surprise fields of the plate, surely no junk."""
    beach = crossed("surprises", tiles=[{"place": place} for place in (1, *range(3, 9))], plate_junk=[0, 1, 1])
    beach.position["pack"]["pools"] = [name for name in beach.position["pack"]["pools"] if name not in ("J1", "T1")]
    met("E06", beach.crab(1, "f6"))
    laid = {tile["at"]: tile["treasure"] for tile in GAME.view(beach.s, 0)["pack"]["surprises"] if tile["plate"] == 1}
    assert laid == {"f3": True, "a4": False}, "no tile where a crab stands"
    assert beach.s.spare_treasures == 2
    built = crossed("surprises", tiles=[{"place": place} for place in (1, *range(3, 9))], plate_junk=[0, 1, 1])
    built.position["pack"]["pools"] = [name for name in built.position["pack"]["pools"] if name not in ("J1", "T1")]
    shore = BOX.surprise_place[built.crab(1, "f6").s.side[1] * SURPRISE_FIELDS]
    built.s.field[FRAME + shore] = OBSTACLE
    met("E06", built)
    assert [tile["at"] for tile in GAME.view(built.s, 0)["pack"]["surprises"] if tile["plate"] == 1] == ["a4"]
    walking = Beach().pack("surprises", tiles=[{"place": 0, "flotsam": True}], plate_junk=[0, 0, 0], spare_treasures=8)
    walking.crab(0, "f2").acting(forward=1, shell=1).move("forward", "ahead")
    assert all(choice["surprise"].startswith("T") for choice in walking.choices())


# Ongoing events.


def test_the_chef_runs() -> None:
    """OC-12.3: E08, the chef's move is seaward; before and after it is diagonal."""
    beach = during("E08", Beach().crab(0, "e3").table(chef_used=False).acting(shell=1))
    assert beach.ways() == {"ahead", "left", "right"}
    beach.move("chef", "ahead")
    assert (beach.at(0), beach.why_not_move("chef", "ahead")) == ("e4", "OC-3.6")
    plain = Beach().crab(0, "e3").table(chef_used=False).acting(shell=1)
    assert plain.ways() == {"left", "right"}
    assert plain.why_not_move("chef", "ahead") == "OC-3.11"
    both = during("E08", Beach().crab(0, "e3").table(chef_used=False).acting(seaward=1))
    assert {choice["with"] for choice in both.choices("move")} == {"seaward"}, "what is alike is offered once"


def test_the_tip_jar() -> None:
    """OC-12.3: E09, whoever gets the chef at the end of a round takes a shell."""
    beach = during("E09", Beach().crab(0, "e3").crab(1, "d4").crab(2, "f1").acting(shell=1).table(turns=2, chef=1))
    for seat in range(3):
        beach.seat(seat, hand="S1 S2")
    beach.end()
    assert (beach.due, beach.s.chef, beach.shells(2)) == ("plan", 2, 1)


def test_the_clearance_sale() -> None:
    """OC-12.3, OC-9.3: E10, Ba costs 2 - 1 shells, Aa still 1."""
    beach = during("E10", Beach().crab(0, "e3").crab(1, "e4").acting(shell=1).seat(0, shells=1))
    assert beach.tiles() == {"Aa", "Ba"}
    assert [tile["cost"] for tile in GAME.view(beach.s, 0)["tiles"]] == [1, 1, 2]
    beach.do("extra", tile="Ba")
    assert (beach.shells(), beach.s.bank) == (0, BOX.shells)


def test_the_happy_hour() -> None:
    """OC-12.3, OC-3.12: E11, two different extra actions a turn, each paid."""
    beach = during("E11", Beach().crab(0, "e3").crab(1, "b4").acting(shell=1).seat(0, shells=9))
    beach.do("extra", tile="Aa").move("diagonal", "left")
    assert beach.why_not("extra", tile="Aa") == "OC-3.12"
    assert "Ca" in beach.tiles()
    beach.do("extra", tile="Ca").do("jump", to="right")
    assert (beach.tiles(), beach.shells()) == (set(), 9 - 1 - 3)
    assert GAME.load(GAME.dump(beach.s)) == beach.s


def test_low_tide() -> None:
    """OC-12.3: E12, obstacles of this plate cost nothing, even with an empty hand; those of others do."""
    beach = during("E12", Beach().crab(0, "b2").acting(diagonal=1, shell=1)).move("diagonal", "right")
    assert (beach.at(0), beach.due) == ("c3", "act")
    pushed = during("E12", Beach().crab(0, "e4").crab(1, "e5").acting(forward=1, shell=1).seat(1, hand="S1"))
    pushed.move("forward", "ahead").do("push", seat=1, crab=0, to="right")
    assert (pushed.at(1), pushed.of(1, "discards")) == ("f5~", [])
    beyond = during("E12", Beach().crab(0, "c8").acting(forward=1, shell=1))
    beyond.position["pack"].update(cards_met=4, cards_done=4)
    assert beyond.why_not_move("forward", "ahead") == "OC-6.3"


def test_soft_sand() -> None:
    """OC-12.3: E13, nobody falls on this plate, whether pushed or on a knock-over field."""
    beach = during("E13", Beach().crab(0, "e3").crab(1, "e4").acting(forward=1, shell=1))
    beach.move("forward", "ahead").do("push", seat=1, crab=0, to="ahead")
    assert beach.at(1) == "e5"
    second = during("E13", Beach().crab(0, "b9").acting(forward=1, shell=1), plate=2).move("forward", "ahead")
    assert second.at(0) == "b10"
    elsewhere = during("E13", Beach().crab(0, "e6").crab(1, "e7").acting(forward=1, shell=1)).move("forward", "ahead")
    elsewhere.do("push", seat=1, crab=0, to="ahead")
    assert elsewhere.at(1) == "e8~", "it counts where the pushed crab comes to"


def test_the_shell_bank() -> None:
    """OC-12.3: E14, shell fields of this plate give two shells, others one."""
    beach = during("E14", Beach().crab(0, "d6").acting(forward=1, shell=1)).move("forward", "ahead")
    assert (beach.at(0), beach.shells()) == ("d7", 2)
    other = during("E14", Beach().crab(0, "d6").acting(forward=1, shell=1), plate=2).move("forward", "ahead")
    assert other.shells() == 1


@pytest.mark.parametrize("event", [f"E{number:02}" for number in range(8, 15)])
def test_ongoing_events_are_shown_with_their_plate(event: str) -> None:
    """OC-12.3: until the next one."""
    shown = GAME.view(after(event).s, 2)["pack"]
    assert shown["ongoing"] == {"happening": event, "plate": 1}
    assert shown["card_due"] is None
