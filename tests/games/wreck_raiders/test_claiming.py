"""Chapter 5: what matches, starfish, decorations, style rewards, several claims, new exhibits."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from seaboard.core.game import CHANCE
from tests.games.wreck_raiders.lagoon import GAME, Lagoon

POSITIONS = Path(__file__).parents[2] / "positions"


def claiming(display: list[str], exhibit: str, *others: str, due: str = "claim", **mat: Any) -> Lagoon:
    """Seat 0 about to claim, with one display and the exhibits E17 and E18 beside the one in question."""
    cards = [exhibit, *(others or ("E17", "E18"))]
    return Lagoon(due, seats={0: {"displays": [display], **mat}}, exhibits=cards)


def test_the_rulebooks_claim() -> None:
    """WR-5.1, WR-5.3, WR-5.6: decorated with a conch, not in exact order, 8 coins and 2 for the conch."""
    position = json.loads((POSITIONS / "wreck_raiders_claim.json").read_text(encoding="utf-8"))
    state = GAME.load(position)
    for do in ({"do": "claim", "exhibit": "E29", "display": 1, "order": "any"}, {"do": "conch"}):
        GAME.step(state, GAME.action(do))
    sheet = GAME.score(state)
    assert (sheet.parts["exhibits"][0], sheet.parts["conches"][0]) == (8, 2)
    mat = GAME.view(state, None)["seats"][0]
    assert (mat["shells"]["scallop"], mat["displays"][0]) == (0, [])
    assert GAME.dump(state)["discard"] == {"ruby": 1, "emerald": 1, "crown": 1, "vase": 1}
    assert GAME.due(state) == "reveal"


def test_a_display_matches_with_exactly_the_kinds_in_any_order_whatever_the_fronts() -> None:
    """WR-5.1"""
    lagoon = claiming(["crown", "ruby", "ruby"], "E05")  # gems gems gold
    assert lagoon.choices()[0] == {"do": "claim", "exhibit": "E05", "display": 1, "order": "any"}
    for wrong in (["crown", "ruby"], ["crown", "ruby", "ruby", "ruby"]):
        other = claiming(wrong, "E05", shells={"starfish": 5})
        assert other.why_not("claim", exhibit="E05", display=1, order="any") == "WR-5.1"
    mismatch = claiming(["crown", "crown", "ruby"], "E05", "E07", "E18", shells={"starfish": 1})
    assert mismatch.why_not("claim", exhibit="E44", display=1, order="any") == "WR-5.1"  # not face up


def test_starfish_cover_what_does_not_match_and_go_to_the_bank_after_the_claim() -> None:
    """WR-5.2, WR-R13: as many as kinds are missing; while it lasts they are in no basket and not in the bank."""
    lagoon = claiming(["mask", "ruby", "vase"], "E08", shells={"starfish": 1, "conch": 1})  # relics relics gems
    assert lagoon.of("claim", "order") == ["any"]
    assert lagoon.why_not("claim", exhibit="E08", display=1, order="exact") == "WR-5.2"
    lagoon.do("claim", exhibit="E08", display=1, order="any")
    assert (lagoon.due, lagoon.shells(0), lagoon.view()["bank"]["starfish"]) == ("conch_decoration", (1, 0, 0), 14)
    lagoon.do("no_conch")
    assert lagoon.view()["bank"]["starfish"] == 15
    assert [card["exhibit"] for card in lagoon.mat(0)["exhibits"]] == ["E08"]


def test_too_few_starfish_are_refused_and_the_number_of_treasures_must_match() -> None:
    """WR-5.2, WR-R13"""
    lagoon = claiming(["mask", "ruby", "vase"], "E02", shells={"starfish": 2})  # three gold
    assert lagoon.why_not("claim", exhibit="E02", display=1, order="any") == "WR-5.2"
    pair = claiming(["mask", "ruby"], "E02", shells={"starfish": 5})
    assert pair.why_not("claim", exhibit="E02", display=1, order="any") == "WR-5.1"


def test_covered_treasures_fit_the_exact_order_too() -> None:
    """WR-5.4, WR-R13: the exact order costs a starfish for each place that differs."""
    lagoon = claiming(["crown", "ruby", "vase"], "E13", shells={"starfish": 2})  # gems gold art
    assert lagoon.of("claim", "order") == ["any", "exact"]
    lagoon.do("claim", exhibit="E13", display=1, order="exact")
    assert lagoon.shells(0) == (0, 1, 1)  # both starfish spent, the reward is a scallop and a starfish


def test_both_crests_are_optional_and_used_at_most_once() -> None:
    """WR-5.3"""
    lagoon = claiming(["ruby"] * 3, "E01", shells={"conch": 3, "scallop": 3})
    lagoon.do("claim", exhibit="E01", display=1, order="any")
    assert lagoon.verbs() == {"conch", "no_conch"}
    lagoon.do("conch")
    assert lagoon.verbs() == {"scallop", "no_scallop"}
    lagoon.do("scallop", kind="relics").draw("idol").do("vault", column=1)
    assert lagoon.shells(0) == (2, 2, 0)
    assert (lagoon.due, lagoon.mat(0)["vault"][0]) == ("reveal", ["idol"])
    assert lagoon.mat(0)["exhibits"][0]["conch"] is True


def test_a_conch_on_a_card_stays_out_of_the_bank() -> None:
    """WR-5.3, WR-R5"""
    lagoon = claiming(["crown"] * 3, "E02", shells={"conch": 1}).do("claim", exhibit="E02", display=1, order="any")
    lagoon.do("conch")
    assert (lagoon.view()["bank"]["conch"], lagoon.shells(0)) == (14, (0, 0, 0))


def test_without_the_crest_or_the_shell_nothing_is_asked() -> None:
    """WR-5.3"""
    lagoon = claiming(["mask"] * 3, "E04", shells={"conch": 2}).do("claim", exhibit="E04", display=1, order="any")
    assert (lagoon.due, lagoon.shells(0)) == ("reveal", (2, 0, 0))


def test_the_display_being_claimed_takes_no_treasure_and_loses_none() -> None:
    """WR-5.3, WR-R15"""
    lagoon = claiming(["mask"] * 3, "E04", shells={"scallop": 1, "starfish": 1})
    lagoon.do("claim", exhibit="E04", display=1, order="any").do("scallop", kind="gems").draw("ruby")
    assert lagoon.of("display", "display") == [2]
    assert lagoon.why_not("display", display=1) == "WR-5.3"
    assert lagoon.why_not("starfish", display=1) == "WR-7.1"


def test_a_scallop_decoration_takes_no_further_scallops() -> None:
    """WR-R12"""
    lagoon = claiming(["mask"] * 3, "E04", shells={"scallop": 3})
    lagoon.do("claim", exhibit="E04", display=1, order="any").do("scallop", kind="gems").draw("ruby")
    assert lagoon.do("vault", column=1).due == "reveal"


def test_the_exact_order_earns_the_shells_shown() -> None:
    """WR-5.4: E29 gives two scallops; when the order is right without a starfish nothing else is offered."""
    lagoon = claiming(["ruby", "crown", "emerald", "vase"], "E29")
    assert lagoon.of("claim", "order") == ["exact"]
    assert lagoon.why_not("claim", exhibit="E29", display=1, order="any") == "WR-5.4"
    assert lagoon.do("claim", exhibit="E29", display=1, order="exact").shells(0) == (0, 2, 0)


def test_the_exact_order_earns_a_shell_of_choice_that_is_left() -> None:
    """WR-5.4, WR-R5"""
    lagoon = Lagoon(
        "claim",
        seats={0: {"displays": [["ruby", "ruby", "crown"]]}, 1: {"shells": {"conch": 15}}},
        exhibits=["E05", "E17", "E18"],
    )
    lagoon.do("claim", exhibit="E05", display=1, order="exact")
    assert lagoon.of("shell", "shell") == ["scallop", "starfish"]
    assert lagoon.why_not("shell", shell="conch") == "WR-1.2"
    assert lagoon.do("shell", shell="starfish").shells(0) == (0, 0, 1)


def test_cards_of_one_kind_have_no_style_reward() -> None:
    """WR-5.4"""
    lagoon = claiming(["ruby"] * 3, "E01")
    assert lagoon.of("claim", "order") == ["any"]
    assert lagoon.why_not("claim", exhibit="E01", display=1, order="exact") == "WR-5.4"


def test_the_free_piece_is_placed_and_not_the_purchase_of_the_turn() -> None:
    """WR-5.4, WR-5.5, WR-R16: the market is refilled at once, and a piece may still be bought."""
    lagoon = claiming(["ruby", "crown", "vase", "mask"], "E37", shells={"conch": 1, "scallop": 1, "starfish": 1})
    lagoon.do("claim", exhibit="E37", display=1, order="exact").do("no_scallop")
    assert lagoon.of("get", "piece") == ["B09", "B10", "B11"]
    assert lagoon.why_not("get", piece="M01") == "WR-6.3"
    lagoon.do("get", piece="B09")
    assert (lagoon.due, lagoon.actor) == ("refill", CHANCE)
    lagoon.do("refill", piece="B01")
    assert [piece["piece"] for piece in lagoon.view()["market"]["bottom"]] == ["B01", "B10", "B11"]
    lagoon.do("reveal", exhibit="E50")
    assert lagoon.due == "buy"
    lagoon.do("buy", piece="B10")
    assert [[piece["piece"] for piece in pieces] for pieces in lagoon.mat(0)["aquariums"]] == [["B09"], ["B10"]]


def test_the_only_placeable_free_piece_is_taken_without_a_choice() -> None:
    """WR-5.5"""
    lagoon = Lagoon(
        "claim",
        seats={0: {"displays": [["ruby", "crown", "vase", "mask"]]}},
        exhibits=["E37", "E17", "E18"],
        market={"bottom": ["B05"], "middle": ["M01"]},
    )
    lagoon.do("claim", exhibit="E37", display=1, order="exact")
    assert [[piece["piece"] for piece in pieces] for pieces in lagoon.mat(0)["aquariums"]] == [["B05"]]
    assert lagoon.s.claimed[0] == 0  # the claim goes on when the market is refilled
    assert lagoon.due == "refill"


def test_with_nothing_placeable_the_reward_is_lost() -> None:
    """WR-5.5, WR-R16"""
    all_bottoms = [[f"B{number:02}"] for number in range(1, 12)]
    tops = [[*pair, f"T{number:02}"] for number, pair in enumerate(all_bottoms, 1)]
    lagoon = Lagoon(
        "claim",
        seats={0: {"displays": [["ruby", "crown", "vase", "mask"]]}, 1: {"aquariums": tops}},
        exhibits=["E40", "E37", "E18"],
        market={"middle": ["M01", "M02", "M03"]},
    )
    lagoon.do("claim", exhibit="E37", display=1, order="exact")
    assert (lagoon.due, lagoon.mat(0)["aquariums"]) == ("reveal", [])


def test_claims_repeat_and_use_what_earlier_ones_gave() -> None:
    """WR-5.7: the starfish of E13's reward makes the second display match."""
    seats = {0: {"displays": [["ruby", "crown", "vase"], ["mask", "mask", "ruby"]]}}
    lagoon = Lagoon("claim", seats=seats, exhibits=["E13", "E04", "E18"])
    assert lagoon.of("claim", "exhibit") == ["E13"]
    lagoon.do("claim", exhibit="E13", display=1, order="exact")
    assert lagoon.of("claim", "exhibit") == ["E04"]
    lagoon.do("claim", exhibit="E04", display=2, order="any").do("no_scallop")
    assert len(lagoon.mat(0)["exhibits"]) == 2


def test_new_exhibits_come_only_after_all_claims() -> None:
    """WR-5.8, WR-R17: the new card cannot be claimed in this turn."""
    seats = {0: {"displays": [["ruby"] * 3, ["crown"] * 3, ["vase"] * 3]}}
    lagoon = Lagoon("claim", seats=seats, exhibits=["E01", "E02", "E18"], reef=[(1, "blank"), (2, "blank")])
    lagoon.do("claim", exhibit="E01", display=1, order="any")
    assert lagoon.due == "claim"
    assert lagoon.view()["exhibits"][0] is None
    lagoon.do("claim", exhibit="E02", display=2, order="any")
    assert lagoon.due == "reveal"
    lagoon.do("reveal", exhibit="E03").do("reveal", exhibit="E50")
    assert (lagoon.actor, lagoon.due) == (1, "take_die")
    assert [card["exhibit"] for card in lagoon.view()["exhibits"]] == ["E03", "E50", "E18"]


def test_no_claim_is_a_choice() -> None:
    """WR-5.1"""
    lagoon = claiming(["ruby"] * 3, "E01").do("no_claim")
    assert (lagoon.s.turn, lagoon.mat(0)["displays"][0]) == (1, ["ruby"] * 3)


def test_an_empty_deck_reveals_nothing() -> None:
    """WR-5.8, WR-R18"""
    rest = [f"E{number:02}" for number in range(4, 53) if number != 18]
    seats: dict[int, Any] = {0: {"displays": [["ruby"] * 3]}, 1: {"exhibits": rest}}
    lagoon = Lagoon("claim", seats=seats, exhibits=["E01", "E02", "E18"], last_turns=1, ended_by=["exhibits"])
    assert lagoon.view()["deck"] == ["E03"]
    lagoon.do("claim", exhibit="E01", display=1, order="any").do("reveal", exhibit="E03")
    empty = Lagoon(
        "claim",
        seats={0: {"displays": [["ruby"] * 3]}, 1: {"exhibits": [*rest, "E03"]}},
        exhibits=["E01", "E02", "E18"],
        last_turns=1,
        ended_by=["exhibits"],
    )
    empty.do("claim", exhibit="E01", display=1, order="any")
    assert (empty.due, empty.view()["exhibits"][0]) == ("over", None)


@pytest.mark.parametrize("wanted", ["any", "exact"])
def test_equal_displays_are_one_choice(wanted: str) -> None:
    """WR-5.1"""
    seats = {0: {"displays": [["ruby", "crown", "vase"]] * 2, "shells": {"starfish": 2}}}
    lagoon = Lagoon("claim", seats=seats, exhibits=["E13", "E17", "E18"])
    assert lagoon.of("claim", "display") == [1]
    assert lagoon.why_not("claim", exhibit="E13", display=2, order=wanted) == "WR-5.1"
