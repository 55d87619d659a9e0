"""Remembered parts of views."""

from __future__ import annotations

from seaboard.core.decisions import Json
from seaboard.core.remember import MOST, Memory, made_once, recall, remembered
from tests.core.picking import Box, State


def test_a_part_is_made_anew_only_when_its_fields_or_arguments_change() -> None:
    made: list[int] = []

    @remembered("open", "below")
    def view_cards(box: Box, s: State, seat: int) -> Json:
        made.append(seat)
        return {"open": s.open, "below": list(s.below), "seat": seat}

    box, s, memory = Box(), State(), Memory()

    def look(s: State, seat: int) -> Json:
        return recall(memory, view_cards, box, s, seat)

    first = look(s, 0)
    s = s.copy()
    s.done = 5
    assert look(s, 0) is first
    assert made == [0]
    s = s.copy()
    s.open = 1
    assert look(s, 0)["open"] == 1
    s = s.copy()
    s.below[2] = 7
    assert look(s, 0)["below"] == [0, 0, 7, 0]
    assert look(s, 1)["seat"] == 1
    assert len(made) == 4


def test_without_a_memory_and_in_another_game_everything_is_made() -> None:
    made: list[int] = []

    @remembered("open")
    def view_cards(box: Box, s: State) -> int:
        made.append(s.open)
        return box.quiet

    box, other, s, memory = Box(), Box(), State(), Memory()
    other.quiet = 1
    assert [view_cards(box, s), view_cards(box, s)] == [0, 0]
    assert recall(memory, view_cards, box, s) == recall(memory, view_cards, box, s) == 0
    assert recall(Memory(), view_cards, other, s) == 1
    assert len(made) == 4


def test_no_more_is_made_once_than_fits() -> None:
    made: list[int] = []

    @made_once
    def view_seat(box: Box, seat: int) -> tuple[int, int]:
        made.append(seat)
        return box.quiet, seat

    box, other = Box(), Box()
    other.quiet = 1
    for seat in range(MOST):
        view_seat(box, seat)
    assert view_seat(other, MOST - 1) == (1, MOST - 1)
    assert view_seat(box, MOST - 1) == (0, MOST - 1)
    assert len(made) == MOST + 1
    view_seat(box, 0)
    assert made[-1] == 0
