"""The clock of a table, moment by moment."""

from __future__ import annotations

from seaboard.server.table.clock import Clockwork
from seaboard.server.table.journal import Clock

SECOND = 1000


def test_each_decision_has_its_time_and_the_bank_pays_the_rest() -> None:
    clock = Clockwork(Clock(move=10, bank=60), seats=2)
    clock.turn(0, [0])
    assert clock.deadline(0) == 70 * SECOND
    clock.turn(8 * SECOND, [1], acted=0)
    assert clock.banks == [60 * SECOND, 60 * SECOND]
    clock.turn(38 * SECOND, [0], acted=1)
    assert clock.banks == [60 * SECOND, 40 * SECOND]
    assert clock.next_deadline([0, 1]) == 38 * SECOND + 70 * SECOND


def test_who_goes_on_thinking_keeps_the_time_they_began() -> None:
    clock = Clockwork(Clock(move=10), seats=3)
    clock.turn(0, [0, 1, 2])
    clock.turn(4 * SECOND, [0, 2], acted=1)
    assert [clock.deadline(seat) for seat in (0, 2)] == [10 * SECOND, 10 * SECOND]
    assert clock.late([0, 1, 2], 10 * SECOND) == [0, 2]
    assert clock.late([0], 9 * SECOND) == []


def test_nobody_is_late_because_the_server_was_down() -> None:
    clock = Clockwork(Clock(move=10), seats=2)
    clock.turn(0, [0])
    clock.forgive(5 * SECOND)
    assert clock.deadline(0) == 10 * SECOND
    clock.forgive(3600 * SECOND)
    assert clock.deadline(0) == 3610 * SECOND
