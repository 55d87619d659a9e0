"""Chapter 9: the score sheet, ties, and the rulebook's worked example."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.wreck_raiders.lagoon import GAME, Lagoon

POSITIONS = Path(__file__).parents[2] / "positions"
ALIKE = [["ruby", "mask"], ["emerald", "idol"], ["ruby", "mask"]]


def scored(**mat: Any) -> dict[str, int]:
    """The parts of a mat's score."""
    return Lagoon(seats={0: mat}, market={}).parts(0)


def test_exhibits_score_coins_and_conches() -> None:
    """WR-9.1"""
    parts = scored(exhibits=["E29+conch", "E38", "E06+conch"])
    assert (parts["exhibits"], parts["conches"]) == (8 + 9 + 5, 4)


def test_different_fronts_score_one_coin_each_wherever_they_lie() -> None:
    """WR-9.2: displays do not count."""
    parts = scored(vault=[["ruby", "mask"], ["ruby", "vase"], ["idol"]], displays=[["crown"]])
    assert parts["fronts"] == 4


def test_full_rows_of_one_kind_score_their_coins() -> None:
    """WR-9.3: equal fronts are fine; a row of two is not full; the rows are 3, 4, 5, 6."""
    assert scored(vault=ALIKE)["rows"] == 3 + 4
    assert scored(vault=[["ruby"], ["ruby"]])["rows"] == 0
    assert scored(vault=[["ruby"], ["crown"], ["ruby"]])["rows"] == 0
    assert scored(vault=[["ruby"] * 2 + ["mask"] * 2] * 3)["rows"] == 3 + 4 + 5 + 6


def test_unfinished_aquariums_score_bottoms_and_middles() -> None:
    """WR-9.4"""
    parts = scored(aquariums=[["B05"], ["B07", "M15"]])
    assert (parts["pieces"], parts["tops"]) == (2 + 5 + 5, 0)


@pytest.mark.parametrize(
    ("aquarium", "coins"),
    [
        (["B05", "M12", "M14", "T04"], 6),  # 3 for each pair of conch and scallop: 2 conches, 3 scallops
        (["B07", "M15", "T03"], 4),  # 2 for each starfish: two
        (["B06", "M07", "T06"], 0),  # 3 for each pair of starfish and conch: no conch
        (["B10", "M16", "T11"], 10),  # 5 for each trio: two
        (["B11", "M17", "T10"], 6),  # 2 for each piece, the top included
    ],
)
def test_tops_score_their_formula_over_the_whole_edge_or_the_pieces(aquarium: list[str], coins: int) -> None:
    """WR-9.5"""
    assert scored(aquariums=[aquarium])["tops"] == coins


def test_tops_do_not_count_the_edges_of_other_aquariums() -> None:
    """WR-9.5"""
    assert scored(aquariums=[["B07", "T03"], ["B02", "M02"]])["tops"] == 2


def finished(*mats: dict[str, Any]) -> list[int]:
    """The winners of a finished game with these mats."""
    position = {"game": "wreck_raiders", "to_do": [], "ended_by": ["exhibits"], "last_turns": 0, "seats": list(mats)}
    return GAME.score(GAME.load(position)).winners


def test_most_coins_win_then_treasures_in_displays_then_shells_then_all() -> None:
    """WR-9.6"""
    rich = {"exhibits": ["E49"]}
    assert finished({"displays": [["ruby"] * 5], "shells": {"conch": 9}}, rich) == [1]
    assert finished({"displays": [["ruby"], ["ruby"]]}, {"displays": [["ruby"]], "shells": {"conch": 5}}) == [0]
    assert finished(
        {"displays": [["ruby"]], "shells": {"conch": 2}}, {"displays": [["ruby"]], "shells": {"starfish": 3}}
    ) == [1]
    assert finished({"shells": {"conch": 1}}, {"shells": {"scallop": 1}}, {}) == [0, 1]


def test_the_score_sheet_has_its_parts_and_no_winner_before_the_end() -> None:
    """WR-9.7"""
    sheet = GAME.score(Lagoon().s)
    assert list(sheet.parts) == ["exhibits", "conches", "fronts", "rows", "pieces", "tops"]
    assert (sheet.winners, sheet.ended_by) == ([], [])


def test_the_rulebooks_worked_example() -> None:
    """WR-9.8: 30 + 4, 8 + 3 + 5, 31: in all 81."""
    state = GAME.load(json.loads((POSITIONS / "wreck_raiders_scoring.json").read_text(encoding="utf-8")))
    sheet = GAME.score(state)
    parts = {part: coins[0] for part, coins in sheet.parts.items()}
    assert (parts["exhibits"], parts["conches"]) == (30, 4)
    assert (parts["fronts"], parts["rows"]) == (8, 3 + 5)
    assert parts["pieces"] + parts["tops"] == 31
    assert parts["tops"] == 6 + 4
    assert (sheet.totals[0], sheet.winners) == (81, [0])
