"""What an action brought about is told, and nothing else."""

from typing import Any

from seaboard.core.game import Json
from seaboard.games.schatztaucher.state import ROLL
from tests.games.schatztaucher.sea import GAME, Sea


def events(sea: Sea, what: str, **details: Any) -> list[Json]:
    """The events of one action."""
    before, action = GAME.copy(sea.s), GAME.action({"do": what, **details})
    sea.do(what, **details)
    return GAME.events(before, action, sea.s, None)


def test_a_turn_without_a_die_is_told_before_the_next_begins() -> None:
    assert events(Sea(), "roll", dice=["X", "X"]) == [{"event": "no-die-left", "seat": 0}, {"event": "turn", "seat": 1}]


def test_fights_are_told_with_their_monsters() -> None:
    sea = Sea().known(1, 1, "monster", "monster", 2).dive(1, 1, 1)
    assert events(sea, "roll", dice=[1, 1])[0] == {"event": "fight-lost", "seat": 0, "monsters": 2}
    sea.dive(1, 1, 1)
    assert events(sea, "roll", dice=["X", 2])[0] == {"event": "fight-won", "seat": 1, "monsters": 2}


def test_a_bonus_tile_is_told() -> None:
    sea = Sea().give(0, "shell", 3).dive(1, 1, 1).do("show", symbol="shell").do("take")
    told = events(sea, "turn", tile="shell", count=2)
    assert told == [{"event": "bonus", "seat": 0, "tile": "shell"}, {"event": "turn", "seat": 1}]


def test_a_wreck_tile_that_came_without_a_choice_is_told() -> None:
    sea = Sea().leave_wreck(5, 5).empty(1, 10)
    sea.s.column, sea.s.row, sea.s.due = 0, 10, ROLL
    assert events(sea, "roll", dice=[1, 1])[0] == {"event": "salvaged", "seat": 0, "tile": "coins", "count": 5}


def test_a_swap_tile_that_nobody_can_be_asked_about_is_told() -> None:
    sea = Sea().dive(1, 1, 1).do("show", symbol="swap").do("take")
    assert events(sea, "turn", tile="swap", count=2)[0] == {"event": "nobody-to-swap-with", "seat": 0}


def test_a_step_in_the_middle_of_a_turn_brings_nothing_about() -> None:
    sea = Sea()
    assert events(sea, "roll", dice=[1, 2]) == []
    assert events(sea, "die", number=2) == []
    assert events(sea, "buoy", buoy=2) == []


def test_the_end_begins_no_turn() -> None:
    sea = Sea().leave_wreck(8).empty(1, 10)
    sea.s.column, sea.s.row, sea.s.due = 0, 10, ROLL
    told = events(sea, "roll", dice=[1, 1])
    assert [event["event"] for event in told] == ["salvaged"]
