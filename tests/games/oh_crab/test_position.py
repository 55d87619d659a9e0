"""Readable positions are checked when they are loaded."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from seaboard.core.errors import Trouble
from tests.games.oh_crab.beach import GAME, Beach

POSITIONS = sorted((Path(__file__).parents[2] / "positions").glob("oh_crab_*.json"))


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_shared_positions_load_and_dump_alike(path: Path) -> None:
    position = json.loads(path.read_text(encoding="utf-8"))
    assert GAME.dump(GAME.load(position)) == position


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda p: p.pop("seats"), "seats"),
        (lambda p: p.update(turn=4), "turn"),
        (lambda p: p.update(colour="red"), "colour"),
        (lambda p: p.update(house=["rum"]), "house: 'rum'"),
        (lambda p: p.update(plates=["0A", "1A", "2A", "3A"]), "no goal plate"),
        (lambda p: p.update(plates=["0A", "7C"]), "plates: '7C'"),
        (lambda p: p.update(plates=["3A", "0A", "1A", "2A", "9A"]), "plates: 3A 0A"),
        (lambda p: p.update(plates=["0A", "1A", "1B", "3A", "9A"]), "plates: 0A 1A 1B"),
        (lambda p: p.update(tiles=["Zz"]), "tiles: 'Zz'"),
        (lambda p: p["seats"][0]["crabs"][0].update(at="d5"), "crabs: d5"),
        (lambda p: p["seats"][0]["crabs"][0].update(at="z9"), "crabs: z9"),
        (lambda p: p["seats"][0]["crabs"].append({"at": "d4"}), "seats[0].crabs: 2"),
        (lambda p: p["seats"][0]["crabs"][0].update(at=p["seats"][1]["crabs"][0]["at"]), "two on"),
        (lambda p: p["seats"][0]["hand"].append("A01"), "A01: twice"),
        (lambda p: p["seats"][0]["hand"].append("B01"), "card B01"),
        (lambda p: p["seats"][0]["hand"].remove("S1"), "S1 is nowhere"),
        (lambda p: p["seats"][0].update(shells=30) or p["seats"][1].update(shells=30), "shells"),
        (lambda p: p["todo"].append({"due": "lunch"}), "todo: 'lunch'"),
        (lambda p: p["todo"].append({"due": "recover"}), "recover is no decision"),
        (lambda p: p["todo"].append({"due": "choose_push", "about": 99}), "choose_push"),
        (lambda p: p["todo"].append({"due": "lose", "about": 1}), "nothing to choose"),
        (lambda p: p["market"]["under"].append("A30 by 7"), "market.under: '7'"),
        (lambda p: p.update(specials=["dance"]), "specials: 'dance'"),
        (lambda p: p.update(free={"sideways": 1}), "free: 'sideways'"),
        (lambda p: p.update(herd=["9.9"]), "herd: '9.9'"),
        (lambda p: p["market"]["piles"][0].append(p["seats"][0]["hand"].pop(0)), "card S1"),
        (lambda p: p.update(gone=[*p["gone"], "A30 of 0"]), "card A30"),
        (lambda p: p.update(turn=1), "turn, turns or chef"),
        (lambda p: p.update(turns=-1), "turn, turns or chef"),
        (lambda p: p["seats"][0].update(planned=p["seats"][0]["hand"].pop()), "seats[0].planned"),
        (lambda p: p["todo"].reverse(), "todo"),
        (lambda p: p.update(todo=[{"due": "over"}]), "todo: over"),
        (lambda p: p.update(todo=[{"due": "next_turn"}, {"due": "plan"}]), "turns"),
        (lambda p: p["market"]["under"].append("A30 by 0") or p.update(since={"A30": 1}), "since: A30"),
    ],
)
def test_wrong_positions_are_refused_with_the_reason(spoil: Callable[[Any], None], reason: str) -> None:
    position = GAME.dump(Beach().seat(0, hand="S1 S2").acting(shell=1).s)
    spoil(position)
    with pytest.raises(Trouble) as trouble:
        GAME.load(position)
    assert trouble.value.message == "bad-position"
    assert reason in str(trouble.value.details["reason"])
