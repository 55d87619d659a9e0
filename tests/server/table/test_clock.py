"""The clock of a table, moment by moment: nobody gains time, and nobody acts against those who were late."""

from __future__ import annotations

import time
from collections.abc import Sequence

import pytest

from seaboard.core.errors import Trouble
from seaboard.core.game import CHANCE
from seaboard.server import times
from seaboard.server.table import consent, opening, playing, seating
from seaboard.server.table.clock import Clockwork, Downtime
from seaboard.server.table.journal import Clock, Proposed, Setup
from seaboard.server.table.table import Table
from seaboard.server.tell.messages import tell_table
from seaboard.server.tell.seat_view import SeatViews
from tests.games.cases import game_of

SECOND = 1000


def test_each_decision_has_its_time_and_the_bank_pays_the_rest() -> None:
    clock = Clockwork(Clock(move=10, bank=60), seats=2)
    clock.turn(0, [0])
    assert clock.deadline(0) == 70 * SECOND
    clock.act(8 * SECOND, 0, seq=0)
    clock.turn(8 * SECOND, [1])
    assert clock.banks == [60 * SECOND, 60 * SECOND]
    clock.act(38 * SECOND, 1, seq=1)
    clock.turn(38 * SECOND, [0])
    assert clock.banks == [60 * SECOND, 40 * SECOND]
    assert clock.next_deadline([0, 1]) == 38 * SECOND + 70 * SECOND


def test_who_goes_on_thinking_keeps_the_time_they_began() -> None:
    clock = Clockwork(Clock(move=10), seats=3)
    clock.turn(0, [0, 1, 2])
    clock.act(4 * SECOND, 1, seq=0)
    clock.turn(4 * SECOND, [0, 2])
    assert [clock.deadline(seat) for seat in (0, 2)] == [10 * SECOND, 10 * SECOND]
    assert clock.late([0, 1, 2], 10 * SECOND) == [0, 2]
    assert clock.late([0], 9 * SECOND) == []


def test_nobody_is_late_because_the_server_was_down() -> None:
    clock = Clockwork(Clock(move=10), seats=2)
    clock.turn(0, [0])
    clock.resume(5 * SECOND, 5 * SECOND)
    assert clock.deadline(0) == 10 * SECOND
    clock.resume(3600 * SECOND, 3600 * SECOND)
    assert clock.deadline(0) == 3610 * SECOND


def test_a_system_clock_that_was_ahead_gives_no_time() -> None:
    clock = Clockwork(Clock(move=10), seats=2)
    clock.turn(3600 * SECOND, [0])
    clock.resume(60 * SECOND, 61 * SECOND)
    assert clock.deadline(0) == 71 * SECOND


def test_acting_and_taking_back_does_not_refill_a_clock() -> None:
    """Two decisions of one seat: however often they are taken back, each has ten seconds, and the bank pays once."""
    clock = Clockwork(Clock(move=10, bank=20), seats=1)
    clock.turn(0, [0])
    clock.act(8 * SECOND, 0, seq=0)
    clock.turn(8 * SECOND, [0])
    clock.take_back(13 * SECOND, to=0)
    clock.turn(13 * SECOND, [0])
    assert clock.deadline(0) == (13 + 2 + 20) * SECOND
    clock.act(14 * SECOND, 0, seq=2)
    clock.turn(14 * SECOND, [0])
    assert clock.deadline(0) == (14 + 5 + 20) * SECOND
    clock.take_back(25 * SECOND, to=2)
    clock.turn(25 * SECOND, [0])
    assert clock.banks == [14 * SECOND]
    assert clock.deadline(0) == (25 + 1 + 14) * SECOND
    clock.act(26 * SECOND, 0, seq=4)
    clock.settle()
    clock.turn(26 * SECOND, [0])
    clock.act(26 * SECOND, 0, seq=5)
    clock.turn(26 * SECOND, [0])
    assert clock.deadline(0) == (26 + 10 + 14) * SECOND


def test_nobody_thinks_on_the_time_of_others() -> None:
    """Who ends a turn and takes that back later has been thinking all the while; the others have what they had."""
    clock = Clockwork(Clock(move=10, bank=5), seats=2)
    clock.turn(0, [0])
    clock.act(2 * SECOND, 0, seq=0)
    clock.turn(2 * SECOND, [0])
    clock.act(3 * SECOND, 0, seq=1)
    clock.turn(3 * SECOND, [1])
    clock.take_back(9 * SECOND, to=0)
    clock.turn(9 * SECOND, [0])
    assert clock.deadline(0) == (3 + 8 + 5) * SECOND
    clock.act(15 * SECOND, 0, seq=3)
    clock.turn(15 * SECOND, [1])
    assert clock.banks == [SECOND, 5 * SECOND]
    assert clock.deadline(1) == (15 + 10 + 5) * SECOND


def test_who_plans_beside_others_may_change_their_mind_while_they_think() -> None:
    clock = Clockwork(Clock(move=10), seats=2)
    clock.turn(0, [0, 1])
    clock.act(2 * SECOND, 0, seq=0)
    clock.turn(2 * SECOND, [1])
    clock.take_back(9 * SECOND, to=0)
    clock.turn(9 * SECOND, [0, 1])
    assert [clock.deadline(seat) for seat in (0, 1)] == [17 * SECOND, 10 * SECOND]


def test_leaving_and_coming_back_does_not_refill_a_clock() -> None:
    clock = Clockwork(Clock(move=10, bank=5), seats=1)
    clock.turn(0, [0])
    clock.turn(12 * SECOND, [])
    clock.turn(60 * SECOND, [0])
    assert clock.deadline(0) == 63 * SECOND


def test_time_goes_on_while_a_bot_that_stands_in_has_not_moved() -> None:
    clock = Clockwork(Clock(move=10, bank=5), seats=1)
    clock.turn(0, [0])
    for second in range(1, 9):
        clock.lend(second * SECOND, 0)
        clock.turn(second * SECOND, [0])
    assert clock.deadline(0) == 15 * SECOND


def test_what_a_bot_that_stands_in_takes_is_nobodys_time() -> None:
    clock = Clockwork(Clock(move=10, bank=5), seats=1)
    clock.turn(0, [0])
    clock.lend(12 * SECOND, 0)
    clock.turn(12 * SECOND, [0])
    clock.act(40 * SECOND, 0, seq=0, by_bot=True)
    clock.turn(40 * SECOND, [0])
    assert clock.banks == [3 * SECOND]
    assert clock.deadline(0) == 53 * SECOND


def test_time_passes_though_the_system_clock_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    before = times.now()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert 0 <= times.now() - before < 3600 * SECOND
    assert times.wall_clock() == 0


def test_who_hands_over_and_takes_back_over_and_over_is_late_all_the_same() -> None:
    table = late_table(Clock(move=10))
    for second in range(1, 10):
        seating.take_back(table, 0, second * SECOND, None)
        seating.hand_over(table, 0, "random", second * SECOND)
    seating.take_back(table, 0, 9 * SECOND, None)
    assert table.late_people(10 * SECOND) == [0]


def test_whose_time_is_up_comes_back_when_the_bot_has_decided() -> None:
    table = late_table(Clock(move=10))
    with pytest.raises(Trouble, match="time-is-up"):
        seating.take_back(table, 0, 11 * SECOND, None)
    assert table.match is not None
    playing.act(table, 0, table.match.legal(0)[0], table.seq, 11 * SECOND, None)
    seating.take_back(table, 0, 12 * SECOND, None)
    assert table.people == [0, 1]


def late_table(clock: Clock | None = None, downtimes: Sequence[Downtime] = ()) -> Table:
    """A game of two people; the time of the first was up, and a bot plays for them."""
    game = game_of("schatztaucher")
    box = game.box.hash
    setup = Setup("0" * 16, game.name, game.rules_version, box, {"players": 2}, True, "a", clock, "random", "", 0)
    table = Table(game, setup, bytes(32), downtimes=downtimes)
    for seat, person in enumerate("ab"):
        seating.sit(table, seat, person, person, None, 0, None)
    opening.start(table, 0, None)
    seating.hand_over(table, 0, "random", 0, late=True)
    return table


@pytest.mark.parametrize("what", ["abandon", "undo"])
def test_whoever_was_late_comes_back_and_nothing_is_agreed_to_without_them(what: Proposed) -> None:
    table = late_table()
    assert table.match is not None
    while 1 not in table.actors() or not any(action.actor == 1 for action in table.match.history):
        (seat,) = table.actors()
        playing.act(table, seat, table.match.legal(seat)[0], table.seq, 0, None)
    before = table.seq
    consent.ask(table, 1, what, 0, None)
    assert (table.status, table.seq) == ("running", before)
    assert table.proposal is not None
    seating.take_back(table, 0, 0, None)
    consent.answer(table, 0, table.proposal.id, True, 0, None)
    assert table.proposal is None
    assert table.status == "abandoned" or table.seq > before


def test_who_left_of_their_own_will_is_not_asked() -> None:
    table = late_table()
    seating.take_back(table, 0, 0, None)
    seating.hand_over(table, 0, "random", 0)
    consent.ask(table, 1, "abandon", 0, None)
    assert table.status == "abandoned"


def test_nobody_draws_again_alone_once_the_other_has_gone() -> None:
    """What was asked while somebody could object is not agreed to because they leave."""
    table = late_table()
    seating.take_back(table, 0, 0, None)
    assert table.match is not None
    while not (history := table.match.history)[1:] or history[-1].actor != CHANCE or history[-2].actor != 1:
        (seat,) = table.actors()
        playing.act(table, seat, table.match.legal(seat)[0], table.seq, 0, None)
    before = table.seq
    consent.ask(table, 1, "undo", 0, None)
    assert table.proposal is not None
    seating.hand_over(table, 0, "random", 0)
    assert table.seq == before
    assert tell_table(table).asked is None


def test_clocks_stand_still_while_the_room_is_closed() -> None:
    downtimes = [Downtime(6 * SECOND, 60 * SECOND), Downtime(50 * SECOND, 70 * SECOND)]
    clock = Clockwork(Clock(move=10, bank=20), seats=2, downtimes=downtimes)
    clock.turn(0, [0])
    assert clock.deadline(0) == (6 + 64 + 24) * SECOND
    clock.act(82 * SECOND, 0, seq=0)
    assert clock.banks == [12 * SECOND, 20 * SECOND]
    clock.turn(82 * SECOND, [1])
    assert clock.deadline(1) == 112 * SECOND


def test_deadlines_are_told_as_they_are_though_nothing_happened_at_the_table() -> None:
    """The room was closed for a while, and somebody looks again."""
    downtimes: list[Downtime] = []
    table = late_table(Clock(move=10), downtimes)
    seating.take_back(table, 0, 1 * SECOND, None)
    views, told = SeatViews(table), []
    for _ in range(2):
        play = views.tell(0)
        assert play is not None
        assert play.clock
        told.append(play.clock.deadlines["0"])
        downtimes.append(Downtime(2 * SECOND, 62 * SECOND))
    assert told[1] - told[0] >= 59 * SECOND
