"""Hints: the best choices with what they promise and why, from what the seat knows."""

from __future__ import annotations

from random import Random

import pytest

from seaboard.bots.advice import advise, measure_of
from seaboard.core.game import OVER
from seaboard.games import GAMES
from seaboard.terminal.play import open_words
from seaboard.terminal.telling import tell_action, tell_event
from tests.bots.test_search import decisions
from tests.games.cases import game_of
from tests.games.random_play import steps

FEW = 600
"""Iterations: of the interpreted rules still fewer."""


@pytest.mark.parametrize("name", GAMES)
def test_the_best_choices_have_a_promise_and_a_reason(name: str) -> None:
    game = game_of(name)
    words, names = open_words("en", name), ["Ada", "Ben", "Cy"]
    reasons = 0
    for state, seat in decisions(game, {"players": 3}, every=9, most=2):
        told = [advise(game, game.imagine(state, seat, Random(1)), seat, Random(5), FEW) for _ in range(2)]
        assert told[0] == told[1]
        assert {each.action for each in told[0]} <= set(game.legal(state, seat))
        for each in told[0]:
            assert 0 <= each.estimate.mean <= 1
            assert each.estimate.error > 0
            assert each.gain_of_others is not None
            for expected in each.expected:
                tell = (
                    tell_event(words, expected.what, names)
                    if expected.actor is None
                    else tell_action(words, expected.actor, expected.what, names)
                )
                assert tell
                assert 0.5 <= expected.odds <= 1
            reasons += len(each.expected)
    assert reasons > 0


def test_alone_the_points_at_the_end_are_expected() -> None:
    game = game_of("wreck_raiders")
    state, seat = next(decisions(game, {"players": 1}, every=20, most=1))
    assert measure_of(game, state) == "points"
    best = advise(game, state, seat, Random(5), FEW)[0]
    assert best.estimate.mean > game.score(state).totals[0]
    assert best.gain_of_others is None


@pytest.mark.parametrize("players", [2, 3])
def test_what_a_hint_expects_ends_with_the_next_turn(players: int) -> None:
    """A dive ends with a tile or with nothing, not with both: two X at the start of the next turn are not its end."""
    game = game_of("schatztaucher")
    ends = 0
    for state, seat in decisions(game, {"players": players}, every=3, most=40):
        for each in advise(game, game.imagine(state, seat, Random(1)), seat, Random(5), FEW):
            odds = [
                how.odds for how in each.expected if "take" in how.what.values() or "no-die-left" in how.what.values()
            ]
            assert sum(odds) <= 1
            ends += len(odds)
    assert ends > 0


def test_a_hint_knows_no_more_than_the_seat() -> None:
    """What the seat cannot know is replaced: the hint stays the same, word for word."""
    game = game_of("oh_crab")
    for state, seat in decisions(game, {"players": 2}, every=5, most=30):
        other = game.imagine(state, seat, Random(1))
        if other != state:
            told = [
                advise(game, game.imagine(world, seat, Random(2)), seat, Random(2), FEW) for world in (state, other)
            ]
            assert told[0] == told[1]
            return
    raise AssertionError("nothing was hidden")


def test_where_nothing_is_to_be_decided_nothing_is_advised() -> None:
    game = game_of("schatztaucher")
    *_, (over, _, _) = steps(game, game.new(game.parse_options({"players": 2})), seed=1)
    assert game.actor(over) == OVER
    assert advise(game, over, 0, Random(1), 8) == []
