"""What lies in the box: counts and known facts are checked when it is loaded, and a slip of the pen is named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from seaboard.core.box import BoxError
from seaboard.games.wreck_raiders.box import HERE, load_box
from seaboard.games.wreck_raiders.state import CARDS, FIRST_TOP, KINDS, PIECES, SHELLS
from tests.games.wreck_raiders.lagoon import BOX

OWN = (HERE / "box.toml").read_text(encoding="utf-8")


def changed(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """A copy of our box file with some words changed."""
    text = OWN
    for old, new in changes:
        assert text.count(old) >= 1
        text = text.replace(old, new, 1)
    path = tmp_path / "box.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_facts_of_the_box() -> None:
    """WR-1.3, WR-1.4, WR-1.5: 52 cards of which each kind is shown 51 times; 39 pieces."""
    assert [sum(BOX.card_needs[kind::KINDS]) for kind in range(KINDS)] == [51] * 4
    assert len(BOX.card_coins) == CARDS == 52
    assert len(BOX.piece_coins) == PIECES == 39
    assert [sum(BOX.piece_cost[shell::SHELLS]) for shell in range(SHELLS)] == [33, 33, 34]
    assert all(BOX.top_coins[piece] > 0 for piece in range(FIRST_TOP, PIECES))


def test_the_examples_card_and_beach_spot() -> None:
    """WR-9.8: 8 coins, a conch crest, two scallops for the exact order; beach spot 5 has two conches."""
    assert (BOX.card_coins[28], BOX.card_crests[28], BOX.card_shells[28 * SHELLS + 1]) == (8, 1, 2)
    assert BOX.beach[4 * SHELLS : 5 * SHELLS] == [2, 0, 0]


def test_the_hash_stands_for_what_the_tables_mean(tmp_path: Path) -> None:
    """WR-11.2: sources and comments do not change it, values do."""
    ours = load_box().hash
    assert load_box(changed(tmp_path, ("# of each front", "# copies"))).hash == ours
    assert load_box(changed(tmp_path, ("row_coins = [3, 4, 5, 6]", "row_coins = [3, 4, 5, 7]"))).hash != ours


@pytest.mark.parametrize(
    ("table", "changes"),
    [
        ("exhibits.cards.E05.coins", [('order = "GGO", coins = 5', 'order = "GGO", coins = 6')]),
        ("exhibits.sums.kinds", [('order = "GGO", coins = 5', 'order = "OOG", coins = 5')]),
        ("exhibits.sums.crests", [('"GGO", coins = 5, crests = ["conch"]', '"GGO", coins = 5, crests = []')]),
        ("exhibits.cards[0].style", [('crests = ["conch", "scallop"], style = "none"', 'crests = [], style = "any1"')]),
        ("exhibits.cards", [('id = "E52"', 'id = "E53"')]),
        ("aquariums.sums.cost.conch", [('id = "B01", cost = "C"', 'id = "B01", cost = "S"')]),
        ("aquariums.M01.coins", [('id = "M01", cost = "CC", coins = 3', 'id = "M01", cost = "CC", coins = 4')]),
        ("aquariums.T01.each", [('coins = 2, each = "C"', "coins = 2")]),
        ("setup.dice", [("players = 3, divers = 5, dice = 4", "players = 3, divers = 5, dice = 5")]),
        ("treasures.copies", [("copies = 7", "copies = 8")]),
        ("beach.spots[4]", [('"CC", "CS"', '"CS", "CC"')]),
        ("wrecks.gold", [("gold = [1, 2, 3, 4, 5, 6]", "gold = [1, 2, 3, 4, 5, 5]")]),
        ("mat.pedestals", [("pedestals = 5", "pedestals = 4")]),
        ("mat.status", [('[mat]\nstatus = "reconstructed"', '[mat]\nstatus = "guess"')]),
        ("solo.rivals", [("rivals = { en = 18, de = 16, fr = 16 }", "rivals = { en = 18 }")]),
    ],
)
def test_a_wrong_box_is_refused_with_the_name_of_the_table(
    tmp_path: Path, table: str, changes: list[tuple[str, str]]
) -> None:
    with pytest.raises(BoxError) as trouble:
        load_box(changed(tmp_path, *changes))
    assert trouble.value.details["table"] == table


def test_an_owners_values_pass_without_our_sums(tmp_path: Path) -> None:
    """WR-11.2: the sums guard our own reconstruction only."""

    def without(text: str, first: str, last: Callable[[str], bool]) -> str:
        lines = text.splitlines()
        start = lines.index(first)
        end = next((n for n in range(start + 1, len(lines)) if last(lines[n])), len(lines))
        return "\n".join(lines[:start] + lines[end:])

    text = without(OWN, "[exhibits.sums]", lambda line: line.startswith("# A piece"))
    text = text.replace('order = "GGO", coins = 5', 'order = "GGO", coins = 9', 1)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    assert load_box(path).record.card_coins[4] == 9
