"""The greedy raider in positions where it once did something silly."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from seaboard.bots.greedy.wreck_raiders import choose
from seaboard.core.game import Json
from tests.games.wreck_raiders.lagoon import GAME, Lagoon

FIVE = ["E21", "E22", "E23", "E24", "E25"]
MANY = ["E41", "E42", "E43", "E44", "E45"]
LAST_TURN: dict[str, Any] = {"last_turns": 1, "ended_by": ["exhibits"]}
NEARLY_FULL = [["ruby", "emerald", "coins", "crown"], ["ruby", "coins", "goblet", "emerald"], ["idol", "mask", "vase"]]
SOLO = [(number, "blank") for number in range(1, 7)]


def choice(lagoon: Lagoon, seat: int = 0) -> Json:
    """What the greedy raider does."""
    return GAME.describe(choose(GAME, lagoon.s, seat, Random(1)))


def claiming(mine: list[str], theirs: list[str], **more: Any) -> Lagoon:
    """Three golds in a display, and the exhibit that wants them."""
    seats = {0: {"exhibits": mine, "displays": [["coins", "crown", "goblet"]]}, 1: {"exhibits": theirs}}
    return Lagoon("claim", seats=seats, exhibits=["E02", "E17", "E18"], **more)


def test_an_exhibit_that_ends_the_game_is_left_while_another_player_is_ahead() -> None:
    assert choice(claiming(FIVE, MANY))["do"] == "no_claim"


def test_it_is_claimed_by_who_is_ahead_and_by_all_once_the_end_has_come() -> None:
    assert choice(claiming(FIVE, FIVE[:0]))["do"] == "claim"
    assert choice(claiming(FIVE[:4], MANY))["do"] == "claim"
    assert choice(claiming(FIVE, MANY, **LAST_TURN))["do"] == "claim"


def test_it_is_claimed_by_who_is_behind_when_there_is_nothing_more_to_buy() -> None:
    """Else two players who cannot gain would wait for each other for ever."""
    assert choice(claiming(FIVE, MANY, market={"bottom": [], "middle": [], "top": ["T01"]}))["do"] == "claim"


def buying(shells: dict[str, int], market: dict[str, list[str]], **more: Any) -> Lagoon:
    """A turn that ends with a purchase."""
    return Lagoon("buy", seats={0: {"shells": shells, **more.pop("mat", {})}}, market=market, **more)


@pytest.mark.parametrize(("top", "bottom", "middle"), [("T01", "B03", "M09"), ("T02", "B01", "M07")])
def test_a_middle_is_bought_for_the_top_in_the_market_that_counts_its_edge(top: str, bottom: str, middle: str) -> None:
    """M07 and M09 cost and score alike; the edge of one has two scallops, that of the other two conches."""
    market = {"bottom": [], "middle": ["M07", "M09"], "top": [top]}
    shells = {"conch": 1, "scallop": 1, "starfish": 1}
    assert choice(buying(shells, market, mat={"aquariums": [[bottom]]})) == {"do": "buy", "piece": middle}


def test_a_middle_goes_on_the_aquarium_whose_top_it_makes_better() -> None:
    """The top counts pairs of conch and scallop: B05 has one, M12 makes it two; B06 would have none."""
    mat = {"shells": {}, "aquariums": [["B05"], ["B06"]]}
    lagoon = Lagoon(
        "buy",
        seats={0: {**mat, "shells": {"conch": 1, "starfish": 2}}},
        market={"bottom": ["B09"], "middle": ["M12"], "top": ["T07"]},
    ).do("buy", piece="M12")
    assert choice(lagoon) == {"do": "stack", "aquarium": "B05"}


def test_in_the_last_turn_shells_are_spent_on_anything() -> None:
    market = {"bottom": ["B04"], "middle": ["M01"], "top": ["T01"]}
    shells = {"conch": 1, "scallop": 1}
    assert choice(buying(shells, market, **LAST_TURN))["do"] == "buy"


def test_in_the_last_turn_a_treasure_that_finishes_nothing_goes_in_the_vault() -> None:
    seats = {0: {"displays": [["ruby", "emerald"]]}}
    gain = {"seat": 0, "wreck": "gems", "treasure": "ruby"}
    at_first = Lagoon("place_treasure", seats=seats, gain=gain, exhibits=["E41", "E18", "E19"])
    assert choice(at_first)["do"] == "display"
    at_last = Lagoon("place_treasure", seats=seats, gain=gain, exhibits=["E41", "E18", "E19"], **LAST_TURN)
    assert choice(at_last)["do"] == "vault"


def test_shells_that_buy_a_good_piece_are_worth_a_dive_to_the_beach() -> None:
    """Two conches are missing for the five coins of B07."""
    lagoon = Lagoon(
        "choose_place",
        number=5,
        seats={0: {"shells": {"scallop": 1}}},
        market={"bottom": ["B07"], "middle": [], "top": []},
        exhibits=["E17", "E18", "E19"],
    )
    assert choice(lagoon) == {"do": "go", "place": "beach"}


# Alone.


def alone(due: str, turns_done: int = 0, rivals: int = 15, **more: Any) -> Lagoon:
    """A solo table."""
    more.setdefault("reef", SOLO)
    return Lagoon(due, players=1, solo={"turns_done": turns_done, "rivals": rivals}, **more)


@pytest.mark.parametrize(("rivals", "does"), [(15, "display"), (3, "vault")])
def test_alone_the_vault_is_not_filled_while_rounds_are_left(rivals: int, does: str) -> None:
    lagoon = alone(
        "place_treasure",
        rivals=rivals,
        seats={0: {"vault": NEARLY_FULL}},
        gain={"seat": 0, "wreck": "art", "treasure": "statue"},
        exhibits=["E01", "E02", "E04"],
    )
    assert choice(lagoon)["do"] == does


@pytest.mark.parametrize(("rivals", "does"), [(15, "no_claim"), (3, "claim")])
def test_alone_the_sixth_exhibit_waits_for_the_last_round(rivals: int, does: str) -> None:
    seats = {0: {"exhibits": FIVE, "displays": [["coins", "crown", "goblet"]]}}
    assert choice(alone("claim", rivals=rivals, seats=seats, exhibits=["E02", "E17", "E18"]))["do"] == does


def test_alone_rivals_are_kept_from_filling_the_vault() -> None:
    """In the gems the rival would stand beside two divers: what they gain must go in the vault."""
    lagoon = alone(
        "rival_wreck",
        turns_done=3,
        number=2,
        seats={0: {"vault": NEARLY_FULL}},
        board={"gems": {1: 0, 3: 0}},
        reef=SOLO[:2],
    )
    assert choice(lagoon)["place"] != "gems"


def test_alone_a_rival_is_not_sent_where_it_takes_the_last_beach_spot() -> None:
    """With a 1 it would bump: all ones of the wrecks are taken. With a 2 it would not."""
    lagoon = alone(
        "rival_die",
        turns_done=3,
        board={
            **{wreck: {1: "rival"} for wreck in ("gems", "gold", "art", "relics")},
            "beach": dict.fromkeys(range(1, 6), "rival"),
        },
        reef=[(1, "blank"), (2, "blank"), (3, "blank")],
        rivals=6,
    )
    assert choice(lagoon)["number"] != 1
