"""Many games at once. The kernels run on the processor, thread by thread, everywhere; on a card where there is one."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import numpy as np
import pytest

from seaboard.gpu import Batch, Card, Processor
from seaboard.gpu.batch import measure
from seaboard.gpu.machines import write_for_card
from tests.games.cases import game_of

pytestmark = pytest.mark.compiled

GAME = game_of("schatztaucher")
START = GAME.new(GAME.parse_options({"players": 3}))
COUNT = 256


def has_card() -> bool:
    try:
        import cupy

        return bool(cupy.cuda.runtime.getDeviceCount())
    except Exception:
        return False


@pytest.fixture(params=[Processor, Card], ids=["processor", "card"])
def batch(request: pytest.FixtureRequest) -> Batch:
    if request.param is Card and not has_card():
        pytest.skip("there is no graphics card here, or no CuPy: the kernels run on the processor only")
    return Batch(GAME, START, COUNT, seed=5, machine=request.param)


def host(numbers: Any) -> np.ndarray[Any, Any]:
    """An array, wherever it lies, as NumPy's."""
    return numbers.get() if hasattr(numbers, "get") else numbers  # type: ignore[no-any-return]


def test_every_game_goes_the_way_it_goes_alone(batch: Batch) -> None:
    seeds = host(batch.rngs).copy()
    ended = host(batch.play(100))
    assert ended.sum() == 0
    native = GAME.form("native")
    for index in range(COUNT):
        table = native.table(START)
        rng = array("q", seeds[index].tolist())
        table.play_out(rng, 100)
        assert batch.state(index) == table.state()
        assert host(batch.rngs)[index].tolist() == list(rng)


def test_games_that_wait_for_each_other_go_the_same_way(batch: Batch) -> None:
    """A game that is played with others makes its steps at other times, but makes the same."""
    seeds = host(batch.rngs).copy()
    made = batch.play_together(60)
    assert made > 0
    native = GAME.form("native")
    total = 0
    for index in range(COUNT):
        table, rng = native.table(START), array("q", seeds[index].tolist())
        while list(rng) != host(batch.rngs)[index].tolist():
            total += table.play_out(rng, 1)
        assert batch.state(index) == table.state()
    assert total == made


@pytest.mark.parametrize("greedily", [False, True])
def test_sorted_games_go_the_same_way(batch: Batch, greedily: bool) -> None:
    seeds = host(batch.rngs).copy()
    batch.play_sorted(60, greedily)
    native = GAME.form("native")
    for index in range(COUNT):
        table, rng = native.table(START), array("q", seeds[index].tolist())
        (table.play_greedily if greedily else table.play_out)(rng, 60)
        assert batch.state(index) == table.state()
        assert host(batch.rngs)[index].tolist() == list(rng)


def test_given_actions_masks_vectors_and_points_are_those_of_the_rules(batch: Batch) -> None:
    rng = Random(4)
    states = [START.copy() for _ in range(COUNT)]
    for _ in range(12):
        actions = []
        masks, actors = host(batch.legal()), host(batch.actors())
        totals, seen = host(batch.totals()), host(batch.observe())
        for index, state in enumerate(states):
            legal = GAME.legal(state)
            assert np.flatnonzero(masks[index]).tolist() == legal
            assert actors[index] == GAME.actor(state)
            assert totals[index][:3].tolist() == GAME.score(state).totals
            if actors[index] >= 0:
                assert seen[index].tolist() == GAME.observe(state, int(actors[index])).tolist()
            actions.append(rng.choice(legal))
            GAME.apply(state, actions[-1])
        batch.step(batch.machine.arrays.asarray(actions))
    assert [batch.state(index) for index in range(COUNT)] == states


def test_chance_is_dealt_until_a_seat_acts(batch: Batch) -> None:
    batch.deal()
    assert host(batch.actors()).min() >= 0
    batch.step([-1] * COUNT)
    assert host(batch.actors()).min() >= 0


def test_a_new_game_begins_when_one_is_over(batch: Batch) -> None:
    ended = host(batch.play(2500))
    assert ended.min() >= 1


def test_the_card_s_text_has_its_kernel_and_votes() -> None:
    text = write_for_card(GAME, measure(GAME), "play_together")
    assert text.count(".entry") == 1
    assert "vote.sync.ballot" in text
