"""Remembered parts of views."""

from __future__ import annotations

from seaboard.core.decisions import Json
from seaboard.core.remember import MOST, forget_all, remembered
from tests.core.picking import Box, State


def test_a_part_is_made_anew_only_when_its_fields_box_or_arguments_change() -> None:
    made: list[tuple[int, int]] = []

    @remembered("open", "below")
    def view_cards(box: Box, s: State, seat: int, back: int = 0) -> Json:
        made.append((seat, back))
        return {"open": s.open, "below": list(s.below), "seat": seat, "back": back, "quiet": box.quiet}

    box, s = Box(), State()
    assert view_cards(box, s, 0) is view_cards(box, s, 0)
    s.done = 5
    view_cards(box, s, 0)
    assert made == [(0, 0)]
    s.open = 1
    assert view_cards(box, s, 0)["open"] == 1
    s.below[2] = 7
    assert view_cards(box, s, 0)["below"] == [0, 0, 7, 0]
    assert view_cards(box, s, 1)["seat"] == 1
    assert view_cards(box, s, 1, back=1)["back"] == 1
    other = Box()
    other.quiet = 1
    assert view_cards(other, s, 0)["quiet"] == 1
    before = len(made)
    forget_all()
    view_cards(other, s, 0)
    assert len(made) == before + 1


def test_no_more_is_remembered_than_fits() -> None:
    made: list[int] = []

    @remembered()
    def view_seat(box: Box, s: State, seat: int) -> int:
        made.append(seat)
        return seat

    box, s = Box(), State()
    for seat in range(MOST + 1):
        view_seat(box, s, seat)
    view_seat(box, s, MOST)
    assert len(made) == MOST + 1
    view_seat(box, s, 0)
    assert made[-1] == 0
