"""The box: what the loader accepts, and what it says about mistakes (OC-15.4)."""

from __future__ import annotations

from pathlib import Path

import pytest

from seaboard.core.box import BoxError
from seaboard.games.oh_crab import box as box_module
from seaboard.games.oh_crab.box import load_box
from seaboard.games.oh_crab.pack import box as pack_box
from seaboard.games.oh_crab.state import SIDE_NAMES
from tests.games.oh_crab.beach import BOX, GAME

OURS = (Path(box_module.__file__).parent / "box.toml").read_text(encoding="utf-8")


def trouble(tmp_path: Path, old: str, new: str) -> tuple[str, str, str]:
    """Where the loader finds our box wrong after a change, what it expected and what it found."""
    assert old in OURS
    path = tmp_path / "box.toml"
    path.write_text(OURS.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoxError) as error:
        load_box(path)
    details = error.value.details
    return str(details["table"]), str(details["expected"]), str(details["found"])


def test_our_box_loads_and_has_what_is_known() -> None:
    """OC-15.4: 36 cards with twelve special actions of three cards each; Ba costs 2."""
    assert sorted(BOX.special[:36]) == sorted(list(range(12)) * 3)
    assert BOX.tile_cost[2] == 2
    assert len(GAME.box.hash) == 64


def test_an_owners_box_may_differ(tmp_path: Path) -> None:
    """A box with other prices and another field is another box."""
    path = tmp_path / "box.toml"
    changed = OURS.replace("Aa = 1, Ab = 1", "Aa = 2, Ab = 1").replace(
        ".    O    S    .    .    .?   .", ".    K    S    .    .    .?   ."
    )
    path.write_text(changed, encoding="utf-8")
    assert load_box(path).hash != GAME.box.hash


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("-    .    .    S    .    .    -\n#    1", "#    1", "plates.0A rows"),
        (
            "-    .    .    S    .    .    -\n#    1",
            "-    .    .    S    .    .\n#    1",
            "plates.0A row 2 columns",
        ),
        ("#    1    4S   2    5S   3    #", "#    1    4S   2    5Q   3    #", "plates.0A column 5 row 1"),
        ("#    1    4S   2    5S   3    #", "#    1    4S   2    4S   3    #", "plates.0A start fields"),
        ("#    1    4S   2    5S   3    #", "#    1    4S   2    .    3    #", "plates.0A start fields"),
        (".    .    #    #    .    O    S", ".    .    #    #    .    O    1", "plates.1A start fields"),
        ("S?   .    .    .    T    .    .", "S    .    .    .    T    .    .", "plates.1A surprise fields"),
        ("-    .    .    S    .    .    -\n#    1", "-    .    .    S?   .    .    -\n#    1", "plates.0A"),
    ],
)
def test_a_wrong_map_is_named_with_its_place(tmp_path: Path, old: str, new: str, where: str) -> None:
    """OC-15.4: rows, columns, tokens, start fields, three surprise fields on each side of a beach plate."""
    assert trouble(tmp_path, old, new)[0] == where


def test_a_field_without_a_way_on_is_named(tmp_path: Path) -> None:
    """OC-15.4: more rocks on plate 1A leave no step from the second field of its second row."""
    where, expected, _ = trouble(
        tmp_path,
        ".    .    O    .    .    .?   .\n.    .    #    #    .    O    S",
        ".    .    O    .    .    .?   .\n#    #    #    #    .    O    S",
    )
    assert where == "plates.1A column 2 row 2"
    assert expected.startswith("box-seaward-step(side=")


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        (
            'number = 1, cost = "W W", column = 5, row = 5',
            'number = 1, cost = "W W", column = 5, row = 4',
            "plates.2A column 5 row 2 arrow",
        ),
        (
            'number = 1, cost = "W W", column = 5, row = 5',
            'number = 1, cost = "W W", column = 5, row = 6',
            "shortcuts.2A number 1",
        ),
        (
            'number = 1, cost = "W W", column = 5, row = 5',
            'number = 1, cost = "W Q", column = 5, row = 5',
            "shortcuts.2A number 1 cost",
        ),
        (
            'number = 1, cost = "W W", column = 5, row = 5',
            'number = 2, cost = "W W", column = 5, row = 5',
            "shortcuts.2A",
        ),
        ("C:RIGHT      C:BACK_LEFT", "C:LEFT       C:BACK_LEFT", "plates.9A column 1 row 4 arrow"),
        ("C:RIGHT      C:BACK_LEFT", "C:UP         C:BACK_LEFT", "plates.9A column 1 row 4"),
    ],
)
def test_no_arrow_leads_into_nowhere(tmp_path: Path, old: str, new: str, where: str) -> None:
    """OC-15.4: currents and shortcuts."""
    assert trouble(tmp_path, old, new)[0] == where


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("count = 32", "count = 31", "shells.count"),
        ('id = "A01", special = "seagull"', 'id = "A99", special = "seagull"', "action_cards.cards[0].id"),
        ('special = "seagull", main = "V"', 'special = "parrot", main = "V"', "action_cards.cards[0].special"),
        ('left = "M -", right = "D V"', 'left = "M", right = "D V"', "action_cards.cards[0].left"),
        ('{ id = "S4", main = "W", left = "D V", right = "- D" },', "", "start_cards.cards"),
        ("Ba = 2", "Ba = 3", "extra_actions.cost.Ba"),
        ("Aa = 1", "Aa = 0", "extra_actions.cost.Aa"),
        ('plates = "0A 1A 2A 3A 9A"', 'plates = "0A 1A 1B 3A 9A"', "scenarios.set_ups[0].plates"),
        ('tiles = "Aa Ba Ca"', 'tiles = "Aa Ab Ca"', "scenarios.set_ups[0].tiles"),
    ],
)
def test_other_slips_are_named(tmp_path: Path, old: str, new: str, where: str) -> None:
    """OC-15.4: shells, cards, prices, scenarios."""
    assert trouble(tmp_path, old, new)[0] == where


PACK = (Path(box_module.__file__).parent / "pack.toml").read_text(encoding="utf-8")
OUR_TRADER, OTHER_TRADER = 'id = "K07", charges = 1', 'id = "K07", charges = 3'


def test_an_owners_box_may_bring_the_adventure_pack(tmp_path: Path) -> None:
    """OC-15.4: its numbers are played with, and all tables are shown."""
    path = tmp_path / "box.toml"
    path.write_text(OURS + PACK.replace(OUR_TRADER, OTHER_TRADER), encoding="utf-8")
    owned = load_box(path)
    assert (owned.record.ability_charges[6], BOX.ability_charges[6]) == (3, 1)
    assert {"surprises", "events", "awards", "abilities"} <= GAME.box.tables.keys()


def test_the_hash_is_over_the_pack_too_wherever_it_comes_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """OC-15.4: equal numbers are the same box, other numbers another one, in the box file as in `pack.toml`."""
    path = tmp_path / "box.toml"
    path.write_text(OURS + PACK, encoding="utf-8")
    assert load_box(path).hash == GAME.box.hash
    path.write_text(OURS + PACK.replace(OUR_TRADER, OTHER_TRADER), encoding="utf-8")
    owned = load_box(path).hash
    other_pack = tmp_path / "pack.toml"
    other_pack.write_text(PACK.replace(OUR_TRADER, OTHER_TRADER), encoding="utf-8")
    monkeypatch.setattr(pack_box, "FILE", other_pack)
    assert load_box().hash == owned != GAME.box.hash


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('id = "T9"', 'id = "T10"', "surprises.tiles"),
        ('id = "J2", kept = false', 'id = "J2", kept = true', "surprises.tiles[1].kept"),
        ('{ id = "E14", ongoing = true },', "", "events.cards"),
        ('needs = "surprises" },                #', 'needs = "parrots" },                #', "events.cards[5].needs"),
        ('["forward", "path_card", "swap"]', '["forward", "swap", "swap"]', "awards.cards[1].awards"),
        ('["forward", "path_card", "swap"]', '["forward", "parrot", "swap"]', "awards.cards[1].awards[1]"),
        ('id = "K01", charges = 2', 'id = "K01", charges = 0', "abilities.cards[0].charges"),
    ],
)
def test_slips_in_the_adventure_pack_are_named(tmp_path: Path, old: str, new: str, where: str) -> None:
    """OC-15.4: tiles, events, awards, abilities."""
    assert old in PACK
    path = tmp_path / "box.toml"
    path.write_text(OURS + PACK.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoxError) as error:
        load_box(path)
    assert str(error.value.details["table"]) == where


def test_the_statistics_of_the_plates() -> None:
    """OC-15.4: fields that can be entered, as the reconstruction counts them."""
    entered = {"0A": 10, "0B": 10, "1A": 31, "2A": 30, "3A": 31, "4A": 29, "1B": 29, "2B": 30, "3B": 27, "4B": 29}
    entered |= {"9A": 28, "9B": 28}
    for side, name in enumerate(SIDE_NAMES):
        marks = BOX.field[side * 35 : (side + 1) * 35]
        assert sum(not mark & 1 for mark in marks) == entered[name], name
