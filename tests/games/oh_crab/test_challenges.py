"""Module 3 of the Adventure Pack, challenges (chapter 13): every challenge and every award, places and ties. The first
challenge lies at the edge between rows 7 and 8."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.game import CHANCE
from tests.games.oh_crab.beach import GAME, Beach


def facing(challenge: str = "C1", award_card: str = "AW1", *modules: str, players: int = 3, **details: Any) -> Beach:
    """Seat 0 has crossed the edge of the first challenge, which is this one, and may take a shell."""
    beach = Beach(players).pack("challenges", *modules, **details)
    pools = [*beach.position["pack"]["pools"], "C1"]
    pools.remove(challenge)
    beach.position["pack"].update(challenge=challenge, award_card=award_card, pools=pools, cards_met=4, cards_done=2)
    return beach.crab(0, "e8").acting(shell=1)


def scored(beach: Beach) -> Beach:
    """The challenge is resolved."""
    return beach.do("resolve_challenge")


def places(beach: Beach) -> dict[int, tuple[int, int]]:
    """Who won which place with what value, as all are told."""
    before, action, after = GAME.copy(beach.s), GAME.action({"do": "resolve_challenge"}), beach.s
    GAME.step(after, action)
    told = [event for event in GAME.events(before, action, after, None) if event["event"] == "place"]
    return {event["seat"]: (event["place"], event["value"]) for event in told}


# When, and who.


def test_the_active_player_resolves_a_challenge_between_actions() -> None:
    """OC-13.2: at the latest at the end of the turn."""
    beach = Beach().pack("challenges", cards_met=2, cards_done=2).crab(0, "e7").acting(forward=1, shell=1)
    assert GAME.view(beach.s, 1)["pack"]["card_due"] is None
    beach.move("forward", "ahead")
    assert beach.verbs() == {"collect", "resolve_challenge"}
    assert beach.why_not("end") == "OC-13.2"
    assert GAME.view(beach.s, 1)["pack"]["card_due"] == "challenge"


def test_the_first_challenge_and_an_award_card_are_turned_up_before_the_game() -> None:
    """OC-13.1"""
    state = GAME.new(GAME.parse_options({"start": 1, "challenges": True}))
    while GAME.due(state) == "turn_up":
        GAME.step(state, GAME.legal(state)[0])
    assert (GAME.due(state), len(GAME.legal(state))) == ("reveal_challenge", 8)
    GAME.step(state, GAME.action({"do": "challenge", "challenge": "C7"}))
    assert (GAME.due(state), len(GAME.legal(state))) == ("reveal_award_card", 3)
    GAME.step(state, GAME.action({"do": "award_card", "award_card": "AW2"}))
    shown = GAME.view(state, 2)["pack"]
    assert shown["challenge"]["challenge"] == "C7"
    assert shown["challenge"]["awards"] == ["forward", "path_card", "swap"]
    assert shown["challenges"] == [1, 2, 3]


def test_a_single_first_leaves_a_shell_for_the_second() -> None:
    """OC-13.3, OC-13.4"""
    beach = facing(players=4).seat(0, shells=1).seat(1, shells=4).seat(2, shells=2).seat(3, shells=2)
    assert places(beach) == {1: (1, 4), 2: (2, 2), 3: (2, 2)}
    assert [beach.shells(seat) for seat in range(4)] == [1, 5, 3, 3]
    assert (beach.due, GAME.actor(beach.s)) == ("choose_award", 1)


def test_first_place_comes_before_second_when_the_bank_runs_short() -> None:
    """OC-13.4: also if the second is the active player."""
    beach = facing(players=3).seat(0, shells=2).seat(1, shells=4)
    beach.s.bank = 1
    assert places(beach) == {1: (1, 4), 0: (2, 2)}
    assert [beach.shells(seat) for seat in range(2)] == [2, 5]


def test_all_who_tie_for_first_win_and_nobody_is_second() -> None:
    """OC-13.3, OC-13.4: trophies are exchanged by the active player first, then clockwise; awards do not run out."""
    beach = facing(players=4).seat(0, shells=3).seat(2, shells=3).seat(3, shells=1)
    assert places(beach) == {0: (1, 3), 2: (1, 3)}
    assert beach.shells(3) == 1
    assert GAME.actor(beach.s) == 0
    beach.do("award", award="two_shells")
    assert GAME.actor(beach.s) == 2
    beach.do("award", award="two_shells")
    assert (beach.shells(0), beach.shells(2)) == (6, 6)


def test_nobody_wins_with_nothing() -> None:
    """OC-13.5: the rulebook's example has no second place, either."""
    assert places(facing().seat(0, shells=3)) == {0: (1, 3)}
    beach = facing()
    assert places(beach) == {}
    assert beach.due == "reveal_challenge"


def test_the_next_challenge_is_turned_up_after_the_awards() -> None:
    """OC-13.6: with the same award card; it may be any that was not there yet."""
    beach = scored(facing().seat(0, shells=3))
    assert beach.due == "choose_award"
    beach.do("award", award="two_shells")
    assert (beach.due, GAME.actor(beach.s), len(beach.choices())) == ("reveal_challenge", CHANCE, 7)
    beach.do("challenge", challenge="C4")
    shown = GAME.view(beach.s, 0)["pack"]
    assert (shown["challenge"]["challenge"], shown["challenge"]["award_card"], shown["challenges"]) == (
        "C4",
        "AW1",
        [2, 3],
    )


def test_after_the_last_challenge_the_award_card_leaves() -> None:
    """OC-13.6"""
    beach = facing().crab(0, "e18").seat(0, shells=3)
    beach.position["pack"].update(cards_met=8, cards_done=6)
    scored(beach).do("award", award="two_shells")
    assert (beach.due, GAME.view(beach.s, 0)["pack"]["challenge"]) == ("act", None)


def test_a_challenge_comes_before_the_event_of_the_same_edge() -> None:
    """OC-12.5, OC-Q34, OC-Q37"""
    beach = facing("C1", "AW1", "events").seat(0, shells=1)
    assert beach.verbs() == {"collect", "resolve_challenge", "extra"}
    scored(beach).do("award", award="seaward").move("seaward", "ahead")
    beach.do("challenge", challenge="C3")
    assert "resolve_event" in beach.verbs()
    assert beach.why_not("end") == "OC-12.2"


def test_a_card_at_an_edge_crossed_at_the_very_end_follows_at_once() -> None:
    """OC-12.2, OC-13.2: as if a current had carried the crab over it, to a swap field."""
    beach = facing("C1", "AW1", "events").seat(0, shells=1, hand="S1").crab(0, "g9")
    beach.table(todo=[{"due": "next_turn"}, {"due": "resolve"}, {"due": "offer_swap"}])
    assert beach.due == "offer_swap"
    beach.do("no_swap")
    assert beach.due == "choose_award"
    beach.do("award", award="two_shells").do("challenge", challenge="C3")
    assert beach.due == "reveal_event"


# What is counted.


def test_most_shells() -> None:
    """OC-13.3: C1"""
    assert places(facing("C1").seat(1, shells=2)) == {1: (1, 2)}


def test_most_hand_cards() -> None:
    """OC-13.3: C2, without the planned card"""
    beach = facing("C2").seat(1, hand="S1 S2", planned="S3").seat(2, hand="S1 S2")
    assert places(beach) == {1: (1, 2), 2: (1, 2)}


def test_most_path_cards() -> None:
    """OC-13.3: C3"""
    assert places(facing("C3").seat(0, path="S1 S2 S3").seat(1, path="S1")) == {0: (1, 3), 1: (2, 1)}


def test_most_discarded_cards() -> None:
    """OC-13.3: C4"""
    assert places(facing("C4").seat(0, discards="S1 S2").seat(2, discards="S1 S3 S4")) == {2: (1, 3), 0: (2, 2)}


def test_most_market_cards_in_the_path() -> None:
    """OC-13.3: C5"""
    assert places(facing("C5").seat(0, path="S1 S2 A20").seat(1, path="A21 A22")) == {1: (1, 2), 0: (2, 1)}


def test_most_completed_symbols() -> None:
    """OC-13.3: C6; S3 and S2 share no edge, S2 (right: - V) and S4 (left: D V) complete one, A12 and A02 two."""
    beach = facing("C6").seat(0, path="S3 S2 S4").seat(1, path="A12 A02").seat(2, path="S1")
    assert places(beach) == {1: (1, 2), 0: (2, 1)}


def test_most_neighbours() -> None:
    """OC-13.3: C7; crabs on fields next to one's own, of two crabs for the better one."""
    beach = facing("C7", players=4).crab(1, "e9").crab(2, "d8").crab(3, "a4")
    assert places(beach)[0] == (1, 2)
    pairs = facing("C7", players=2)
    pairs.position.update(plates=["0A", "1A", "2A", "9A"], beaches=2)
    pairs.crab(0, "e8").crab(0, "a3", crab=1).crab(1, "e9").crab(1, "f8", crab=1)
    assert places(pairs) == {0: (1, 2), 1: (1, 2)}


def test_most_equal_main_actions() -> None:
    """OC-13.3: C8; S1, A08 and A20 go forward, S3 and A06 give shells."""
    assert places(facing("C8").seat(0, path="S1 S2 A08 A20").seat(1, path="S3 A06")) == {0: (1, 3), 1: (2, 2)}


# What is won.


def winning(award_card: str, players: int = 3, **seat: Any) -> Beach:
    """Seat 1 wins the challenge alone, in the turn of seat 0."""
    beach = facing("C1", award_card, players=players).seat(1, shells=2, **seat)
    return scored(beach)


@pytest.mark.parametrize(
    ("award_card", "award", "ways"),
    [
        ("AW1", "seaward", {"ahead", "left", "right"}),
        ("AW2", "forward", {"ahead"}),
        ("AW3", "diagonals", {"left", "right"}),
    ],
)
def test_awards_that_move(award_card: str, award: str, ways: set[str]) -> None:
    """OC-13.3: the winner moves in somebody else's turn, as in a turn of their own."""
    beach = facing("C1", award_card).seat(1, shells=2, hand="S1 S2").crab(1, "e4")
    scored(beach)
    assert (beach.due, GAME.actor(beach.s)) == ("choose_award", 1)
    beach.do("award", award=award)
    assert (beach.due, GAME.actor(beach.s)) == ("granted", 1)
    assert beach.ways() == ways
    beach.do(**beach.choices("move")[0])
    if award == "diagonals":
        beach.do(**beach.choices("move")[0])
    beach.do("challenge", challenge="C2")
    assert (beach.due, GAME.actor(beach.s), beach.s.turn, beach.s.active) == ("act", 0, 0, 0)


def test_a_move_of_an_award_may_be_given_up_to_stand_up() -> None:
    """OC-13.3, OC-5.8"""
    beach = facing("C1", "AW2").seat(1, shells=2).crab(1, "e4", fallen=True)
    scored(beach)
    assert beach.due == "granted", "nothing else would do anything: it is taken without asking"
    beach.do("stand", **{"with": "forward"})
    assert beach.at(1) == "e4"


def test_the_award_of_a_market_card() -> None:
    """OC-13.3, OC-15.2: AW1"""
    beach = winning("AW1").do("award", award="market_card")
    assert (beach.due, GAME.actor(beach.s)) == ("take", 1)
    beach.do("take", place=3).do("reveal", card="A12")
    assert beach.of(1, "hand") == ["A07"]


@pytest.mark.parametrize("pile", [0, 1, 2])
def test_the_award_of_a_market_card_needs_one(pile: int) -> None:
    """OC-13.3, OC-7.1: the last card of any pile will do."""
    beach = winning("AW1")
    beach.s.stack = 0
    beach.s.pile_size[:] = [0, 0, 0]
    assert beach.why_not("award", award="market_card") == "OC-13.3"
    beach.s.pile_size[pile] = 1
    assert {"do": "award", "award": "market_card"} in beach.choices("award")


def test_the_award_of_two_shells() -> None:
    """OC-13.3: AW1, beside the shell of the first place."""
    assert winning("AW1").do("award", award="two_shells").shells(1) == 5


def test_the_award_of_a_path_card() -> None:
    """OC-13.3, OC-15.2: AW2"""
    beach = winning("AW2", path="S1 S2").do("award", award="path_card")
    assert GAME.actor(beach.s) == 1
    beach.do("take_back", card="S1")
    assert (beach.of(1, "hand"), beach.of(1, "path")) == (["S1"], ["S2"])


def test_the_award_of_a_swap() -> None:
    """OC-13.3, OC-7.4: AW2"""
    beach = winning("AW2", hand="S1 S2").do("award", award="swap").do("give", card="S1").do("take", place=1)
    assert beach.do("reveal", card="A12").of(1, "hand") == ["A01", "S2"]


def test_the_award_of_the_discard_pile() -> None:
    """OC-13.3: AW3"""
    assert winning("AW3", discards="S1 S2").do("award", award="discards").of(1, "hand") == ["S1", "S2"]


def test_the_award_of_a_shell_and_a_charge() -> None:
    """OC-13.3, OC-Q41: AW3, without module 4 only the shell."""
    assert winning("AW3").do("award", award="shell_and_charge").shells(1) == 4


@pytest.mark.parametrize("crab", [2, 3])
def test_the_award_of_a_charge_is_for_either_crab(crab: int) -> None:
    """OC-13.3, OC-14.2: AW3, when the bank has no shell left."""
    abilities = [{"crab": each, "ability": f"K0{each}", "charges": 1 if each == crab else 2} for each in (2, 3)]
    beach = facing("C1", "AW3", "asymmetry", players=2, abilities=abilities)
    beach.position.update(plates=["0A", "1A", "2A", "9A"], beaches=2)
    scored(beach.seat(1, shells=2, hand="S1", discards="S2"))
    beach.s.bank = 0
    assert {"do": "award", "award": "shell_and_charge"} in beach.choices("award")
    beach.s.charges[crab] = 2
    assert beach.why_not("award", award="shell_and_charge") == "OC-13.3"


def test_awards_that_would_do_nothing_cannot_be_chosen() -> None:
    """OC-13.3"""
    beach = winning("AW3")
    assert beach.why_not("award", award="discards") == "OC-13.3"
    assert beach.why_not("award", award="seaward") == "OC-13.3", "not on this card"


@pytest.mark.parametrize(("winner", "active", "mover"), [(0, 0, 0), (0, 1, 1), (1, 0, 3)])
def test_of_two_crabs_the_active_one_moves_or_the_last(winner: int, active: int, mover: int) -> None:
    """OC-13.3, OC-10.5: in one's own turn the active crab, in the other's the one farther from the sea."""
    beach = facing("C1", "AW2", players=2)
    beach.position.update(plates=["0A", "1A", "2A", "9A"], beaches=2, active=active)
    beach.crab(0, "e7").crab(0, "d8", crab=1).crab(1, "e4").crab(1, "b3", crab=1)
    scored(beach.seat(winner, shells=1, hand="S1")).do("award", award="forward")
    assert (beach.due, GAME.actor(beach.s), beach.s.active) == ("granted", winner, mover)
