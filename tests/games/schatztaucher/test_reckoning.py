"""What a turn promises: two ways to work it out agree."""

from __future__ import annotations

import pytest

from seaboard.bots.greedy.schatztaucher import weigh
from seaboard.games.schatztaucher.reckoning import gain_by, rest_of_turn
from tests.games.cases import game_of
from tests.games.random_play import steps


def test_the_first_turn_promises_what_the_greedy_diver_works_out() -> None:
    """As long as nobody has anything to lose, both count the same; the rules round to hundredths at every step."""
    game = game_of("schatztaucher")
    box, room = game.box.record, [0] * game.most_actions
    compared = 0
    for seed in range(12):
        for state, actor, _ in steps(game, game.new(game.parse_options({"players": 2, "start": 1})), seed=seed):
            if state.turn != 0:
                break
            if actor == 0:
                gains = weigh(game, state, 0)
                for action, gain in gains.items():
                    assert gain_by(box, state, action, room) / 100 == pytest.approx(gain, abs=0.06)
                assert rest_of_turn(box, state, room) / 100 == pytest.approx(max(gains.values()), abs=0.06)
                compared += 1
    assert compared > 20
