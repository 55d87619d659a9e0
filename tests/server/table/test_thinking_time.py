"""Taking back gives nobody time to think: not that of others, not that of bots, and none when there is none left."""

from __future__ import annotations

import pytest

from seaboard.core.errors import Trouble
from seaboard.server.table import consent, opening, playing, seating
from seaboard.server.table.clock import Clockwork
from seaboard.server.table.journal import Clock, Setup
from seaboard.server.table.table import Table
from tests.games.cases import game_of

SECOND = 1000


def test_nobody_thinks_on_the_time_of_a_bot() -> None:
    """A bot waits until pages have shown what happened; whoever takes back before it moves has been thinking."""
    clock = Clockwork(Clock(move=10, bank=5), seats=2)
    clock.turn(0, [0])
    clock.act(2 * SECOND, 0, seq=0)
    clock.turn(2 * SECOND, [])
    clock.take_back(9 * SECOND, to=0)
    clock.turn(9 * SECOND, [0])
    assert clock.deadline(0) == (2 + 8 + 5) * SECOND


def test_nobody_thinks_while_a_bot_decides_for_them_what_they_take_back() -> None:
    clock = Clockwork(Clock(move=10, bank=5), seats=2)
    clock.turn(0, [0])
    at = 0
    for seq in range(0, 6, 2):
        clock.lend(at, 0)
        clock.turn(at, [0])
        at += 3 * SECOND
        clock.act(at, 0, seq, by_bot=True)
        clock.turn(at, [1])
        clock.take_back(at, to=seq)
        clock.turn(at, [0])
    assert clock.deadline(0) == 15 * SECOND


def test_who_goes_on_and_takes_back_pays_once() -> None:
    """Their decision was another's turn too."""
    clock = Clockwork(Clock(move=10, bank=20), seats=2)
    clock.turn(0, [0])
    clock.act(2 * SECOND, 0, seq=0)
    clock.turn(2 * SECOND, [0, 1])
    clock.take_back(15 * SECOND, to=0)
    clock.turn(15 * SECOND, [0])
    assert clock.banks == [17 * SECOND, 20 * SECOND]
    assert clock.deadline(0) == (15 + 8 + 17) * SECOND


def test_how_long_others_take_to_agree_is_their_own_time() -> None:
    clock = Clockwork(Clock(move=10, bank=20), seats=2)
    clock.turn(0, [0])
    clock.act(2 * SECOND, 0, seq=0)
    clock.turn(2 * SECOND, [1])
    clock.take_back(22 * SECOND, to=0, agreed=True)
    clock.turn(22 * SECOND, [0])
    assert clock.banks == [20 * SECOND, 10 * SECOND]
    assert clock.deadline(0) == (22 + 8 + 20) * SECOND


def test_nobody_pays_for_a_time_without_a_server_because_they_take_back() -> None:
    clock = Clockwork(Clock(move=10), seats=2)
    clock.turn(0, [0])
    clock.act(2 * SECOND, 0, seq=0)
    clock.turn(2 * SECOND, [1])
    clock.resume(3600 * SECOND, 3600 * SECOND)
    clock.take_back(3601 * SECOND, to=0)
    clock.turn(3601 * SECOND, [0])
    assert clock.deadline(0) == 3608 * SECOND


def table_of_two(clock: Clock) -> Table:
    """A game of Wreck Raiders in which the first seat has just made it the other's turn and may take that back; each
    decision took no time."""
    game = game_of("wreck_raiders")
    setup = Setup(
        "0" * 16, game.name, game.rules_version, game.box.hash, {"players": 2}, True, "a", clock, "random", "", 0
    )
    table = Table(game, setup, bytes(32))
    for seat, person in enumerate("ab"):
        seating.sit(table, seat, person, person, None, 0, None)
    opening.start(table, 0, None)
    assert table.match is not None
    while not (0 in table.undoers() and table.awaited() == (1,)):
        (seat,) = table.actors()
        playing.act(table, seat, table.match.legal(seat)[-1], table.seq, 0, None)
    return table


def test_what_there_is_no_time_left_for_is_not_taken_back() -> None:
    table = table_of_two(Clock(move=10, bank=5))
    before = table.number
    with pytest.raises(Trouble, match="no-time-to-undo"):
        playing.undo(table, 0, table.seq, 15 * SECOND, None)
    assert table.number == before
    assert table.clock is not None
    assert table.clock.deadline(1) == 15 * SECOND
    playing.undo(table, 0, table.seq, 14 * SECOND, None)
    assert table.clock.deadline(0) == 15 * SECOND


def test_what_a_bot_decided_because_time_was_up_stands() -> None:
    table = table_of_two(Clock(move=10))
    assert table.match is not None
    last = table.match.history[-1].id
    playing.undo(table, 0, table.seq, 1 * SECOND, None)
    seating.hand_over(table, 0, "random", 10 * SECOND, late=True)
    playing.act(table, 0, last, table.seq, 11 * SECOND, None)
    seating.take_back(table, 0, 12 * SECOND, None)
    with pytest.raises(Trouble, match="no-time-to-undo"):
        playing.undo(table, 0, table.seq, 12 * SECOND, None)


def test_a_game_that_is_abandoned_went_on_until_then() -> None:
    """Those who see it late see that late too, however long nobody has moved."""
    table = table_of_two(Clock(move=10))
    consent.ask(table, 0, "abandon", 50 * SECOND, None)
    assert table.proposal is not None
    consent.answer(table, 1, table.proposal.id, True, 60 * SECOND, None)
    assert table.status == "abandoned"
    assert table.played_at == 60 * SECOND
