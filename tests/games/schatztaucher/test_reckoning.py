"""What a turn promises: two ways to work it out agree."""

from __future__ import annotations

import pytest

from seaboard.bots.greedy.schatztaucher import weigh
from seaboard.games.schatztaucher.actions import SWAP_FOR
from seaboard.games.schatztaucher.reckoning import gain_by, progress, rest_of_turn
from seaboard.games.schatztaucher.state import FRONTS, MOST_COUNT, SHELL
from tests.games.cases import game_of
from tests.games.random_play import steps
from tests.games.schatztaucher.sea import BOX, GAME, Sea


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


def test_every_symbol_brings_the_bonus_tile_nearer_and_the_last_one_brings_it() -> None:
    box = game_of("schatztaucher").box.record
    ways = [progress(box, SHELL, have) for have in range(7)]
    assert ways[0] == 0
    assert ways[:6] == sorted(set(ways))
    assert ways[5:] == [100 * box.bonus_points] * 2


def test_a_swap_takes_a_tile_from_whom_it_throws_back_further() -> None:
    """Both rivals have the same tile; to one of them it is the only one of its kind."""
    sea = Sea(players=3).give(1, "shell", 1).give(2, "shell", 1).give(2, "shell", 2)
    room = [0] * GAME.most_actions
    only, one_of_two = (gain_by(BOX, sea.s, SWAP_FOR + rival * FRONTS + SHELL * MOST_COUNT, room) for rival in (1, 2))
    assert only > one_of_two
