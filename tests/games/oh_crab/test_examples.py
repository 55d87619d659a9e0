"""The rulebook's worked examples, as positions that anybody can load."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from seaboard.core.game import Json, State
from tests.games.oh_crab.beach import GAME

POSITIONS = Path(__file__).parents[2] / "positions"


class Example:
    """A position of the folder, played on."""

    def __init__(self, name: str) -> None:
        self.s: State = GAME.load(json.loads((POSITIONS / f"oh_crab_{name}.json").read_text(encoding="utf-8")))

    def do(self, what: str, **details: Any) -> Example:
        """One legal action."""
        GAME.step(self.s, GAME.action({"do": what, **details}))
        return self

    def choices(self, what: str) -> list[Json]:
        """The legal actions that do one thing."""
        return [choice for choice in map(GAME.describe, GAME.legal(self.s)) if choice["do"] == what]

    def at(self, seat: int, crab: int = 0) -> str:
        """Where a crab is; a knocked-over one has a tilde behind it."""
        where = GAME.dump(self.s)["seats"][seat]["crabs"][crab]
        return f"{where['at']}~" if where["fallen"] else str(where["at"])


def test_the_turn_of_lukas() -> None:
    """OC-9.7: page 8, step by step. Seat 0 is Lukas, seat 1 Adam, seat 2 Natalie."""
    turn = Example("page_8")
    turn.do("add", end="right")
    turn.do("collect")
    assert turn.s.shells[0] == 1
    turn.do("special", special="faster").do("discard", card="S2").do("move", **{"with": "forward", "to": "ahead"})
    assert (turn.at(0), turn.s.shells[0]) == ("c8", 2)
    moves = [(choice["with"], choice["to"]) for choice in turn.choices("move")]
    assert ("diagonal", "right") in moves, "the side action is there as well; the chef's comes after it"
    turn.do("move", **{"with": "diagonal", "to": "right"})
    assert (turn.at(0), len(turn.choices("push"))) == ("d8", 3)
    turn.do("push", seat=1, crab=0, to="left").do("lose", seat=1, card="S3")
    assert (turn.at(1), GAME.dump(turn.s)["seats"][1]["discards"]) == ("c9~", ["S3"])
    turn.do("move", **{"with": "chef", "to": "right"})
    assert turn.at(0) == "e9"
    turn.do("shortcut")
    assert turn.at(0) == "e12"
    assert GAME.dump(turn.s)["seats"][0]["discards"] == ["A10", "S2", "S4"]
    turn.do("extra", tile="Ba")
    assert (turn.at(0), turn.at(2), turn.s.shells[0]) == ("f12~", "e12", 0)
    assert turn.s.turn == 1, "nothing is left to do: the turn of Lukas is over"


@pytest.mark.parametrize(
    ("to", "field", "shells", "loses"),
    [("right", "g5~", 1, False), ("ahead", "f5~", 0, True), ("left", "e5~", 0, False)],
)
def test_the_first_push(to: str, field: str, shells: int, loses: bool) -> None:
    """OC-5.9: page 11, blue pushes orange to a shell, an obstacle or a standard field."""
    push = Example("push_1").do("move", **{"with": "forward", "to": "ahead"})
    assert len(push.choices("push")) == 3
    push.do("push", seat=1, crab=0, to=to)
    assert (push.at(1), push.s.shells[1], GAME.due(push.s) == "lose") == (field, shells, loses)


@pytest.mark.parametrize(("to", "field"), [("ahead", "f7~"), ("left", "e7~")])
def test_the_second_push(to: str, field: str) -> None:
    """OC-5.9: page 11, red pushes brown, who has only one way, into green, for whom red chooses one of two."""
    push = Example("push_2").do("move", **{"with": "diagonal", "to": "right"})
    assert (push.at(0), push.at(1), len(push.choices("push"))) == ("g6", "f6~", 2)
    assert push.do("push", seat=2, crab=0, to=to).at(2) == field


def test_jakob_changes_places_with_his_own_crab() -> None:
    """OC-10.9: page 13, then pushes a crab of Matthias as usual."""
    turn = Example("page_13_swap").do("move", **{"with": "forward", "to": "ahead"})
    assert (turn.at(0, 0), turn.at(0, 1)) == ("e4", "e3")
    turn.do("move", **{"with": "diagonal", "to": "left"})
    assert (turn.at(0, 0), turn.at(1, 0)) == ("d4", "e5~")


def test_matthias_pushes_his_own_crab_through_a_chain() -> None:
    """OC-10.9: page 13, green, blue and his own brown crab fall; brown lands on a shortcut."""
    turn = Example("page_13_chain").do("move", **{"with": "diagonal", "to": "right"})
    turn.do("push", seat=1, crab=0, to="ahead")
    turn.do("push", seat=1, crab=1, to="right")
    turn.do("push", seat=0, crab=1, to="ahead")
    assert [turn.at(0, 0), turn.at(1, 0), turn.at(1, 1), turn.at(0, 1)] == ["d6", "d7~", "e8~", "e9~"]
    field = next(field for field in GAME.view(turn.s, None)["fields"] if field["at"] == "e9")
    assert field["marks"] == ["shortcut"]


def test_the_chefs_tie_break() -> None:
    """OC-9.4: page 9, red and blue are last; blue had the chef, so it goes to red."""
    assert Example("page_9").do("end").s.chef == 0
