"""Many games at once. The kernels run on the processor, thread by thread, everywhere; on a card where there is one."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import numpy as np
import pytest

from seaboard.core.errors import IllegalAction, Trouble
from seaboard.core.game import Game, State
from seaboard.gpu import Batch, Card
from seaboard.gpu.machines import write_for_card
from seaboard.gpu.sizes import measure
from tests.games.cases import OPTION_SETS, every_game, game_of
from tests.games.following import follow_in_a_batch, host, play_all
from tests.gpu.machines import need_card
from tests.gpu.voting import vote

pytestmark = pytest.mark.compiled

COUNT = 256


def start_of(name: str) -> tuple[Game[Any], State]:
    game = game_of(name)
    return game, game.new(game.parse_options({"players": 3}))


@pytest.fixture
def batch(machine: Any) -> Batch:
    """Games of Die Schatztaucher."""
    return Batch(*start_of("schatztaucher"), COUNT, seed=5, machine=machine)


@every_game
def test_every_game_goes_the_way_it_goes_alone(machine: Any, name: str) -> None:
    game, start = start_of(name)
    batch = Batch(game, start, COUNT, seed=5, machine=machine)
    seeds = host(batch.rngs).copy()
    assert host(batch.play(100)).sum() == 0
    native = game.form("native")
    for index, moved in enumerate(host(batch.rngs).tolist()):
        table, rng = native.table(start), array("q", seeds[index].tolist())
        table.play_out(rng, 100)
        assert batch.state(index) == table.state()
        assert moved == list(rng)


@every_game
def test_games_that_wait_for_each_other_go_the_same_way(machine: Any, name: str) -> None:
    """A game that is played with others makes its steps at other times, but makes the same, and begins anew when it is
    over; and no thread waits longer than the votes of its warp say."""
    game, start = start_of(name)
    native = game.form("native")
    late, steps = native.table(start), native.play_many(start, 1, array("q", (1, 2)))
    late.play_out(array("q", (1, 2)), steps - 3)
    for first in (start, late.state()):
        batch = Batch(game, first, COUNT, seed=5, machine=machine)
        voted = vote(batch, first, 60)
        assert batch.play_together(60) == voted.made
        assert [batch.state(index) for index in range(COUNT)] == voted.states
        assert host(batch.rngs).tolist() == voted.rngs
        assert (voted.ended > 0) == (first is not start)


@every_game
@pytest.mark.parametrize("greedily", [False, True])
def test_sorted_games_go_the_same_way(machine: Any, name: str, greedily: bool) -> None:
    game, start = start_of(name)
    batch = Batch(game, start, COUNT, seed=5, machine=machine)
    seeds = host(batch.rngs).copy()
    batch.play_sorted(60, greedily)
    native = game.form("native")
    for index, moved in enumerate(host(batch.rngs).tolist()):
        table, rng = native.table(start), array("q", seeds[index].tolist())
        (table.play_greedily if greedily else table.play_out)(rng, 60)
        assert batch.state(index) == table.state()
        assert moved == list(rng)


@every_game
def test_a_card_agrees_with_the_interpreter_step_by_step_with_every_option_set(name: str) -> None:
    """All option sets side by side; on the processor the common tests do the same one by one."""
    need_card()
    games = [played for options in OPTION_SETS[name] for played in play_all(name, options)]
    for played, followed in zip(games, follow_in_a_batch(Card, game_of(name), games), strict=True):
        assert followed == played.moves


def test_given_actions_masks_vectors_and_points_are_those_of_the_rules(batch: Batch) -> None:
    game, start = start_of("schatztaucher")
    rng = Random(4)
    states = [start.copy() for _ in range(COUNT)]
    for _ in range(12):
        actions = []
        masks, actors = host(batch.legal()), host(batch.actors())
        totals, seen = host(batch.totals()), host(batch.observe())
        for index, state in enumerate(states):
            legal = game.legal(state)
            assert np.flatnonzero(masks[index]).tolist() == legal
            assert actors[index] == game.actor(state)
            assert totals[index][:3].tolist() == game.score(state).totals
            if actors[index] >= 0:
                assert seen[index].tolist() == game.observe(state, int(actors[index])).tolist()
            actions.append(rng.choice(legal))
            game.apply(state, actions[-1])
        batch.step(batch.machine.arrays.asarray(actions))
    assert [batch.state(index) for index in range(COUNT)] == states


def test_chance_is_dealt_until_a_seat_acts(batch: Batch) -> None:
    batch.deal()
    assert host(batch.actors()).min() >= 0
    batch.step([-1] * COUNT)
    assert host(batch.actors()).min() >= 0


def test_a_new_game_begins_when_one_is_over(batch: Batch) -> None:
    ended = host(batch.play(np.int64(2500)))  # type: ignore[arg-type]
    assert ended.min() >= 1


def test_only_games_that_are_over_restart(batch: Batch) -> None:
    """Also before games of a thread are played together: one that is over would never get a vote."""
    game, start = start_of("schatztaucher")
    table = game.form("native").table(start)
    table.play_out(array("q", (1, 2)))
    end = batch.machine.arrays.asarray(np.frombuffer(table.data(), np.uint8))
    batch.deal()
    dealt = [batch.state(index) for index in range(COUNT)]
    batch.states[3, : len(end)] = end
    batch.states[8, : len(end)] = end
    assert np.flatnonzero(host(batch.restart())).tolist() == [3, 8]
    assert [batch.state(index) for index in range(COUNT)] == [
        start if index in (3, 8) else state for index, state in enumerate(dealt)
    ]
    assert not host(batch.restart()).any()
    batch.states[:, : len(end)] = end
    voted = vote(batch, start, 10)
    assert batch.play_together(10) == voted.made
    assert batch.state(3) == voted.states[3]


def test_wrong_actions_are_refused_before_anything_is_done(batch: Batch) -> None:
    batch.deal()
    before = host(batch.states).copy()
    actions = host(batch.legal()).argmax(axis=1)
    for index, wrong, error in ((7, 10**6, Trouble), (9, 594, IllegalAction)):
        asked = actions.copy()
        asked[index] = wrong
        with pytest.raises(error) as refused:
            batch.step(asked, check=True)
        assert refused.value.__notes__ == [f"in game {index}"]
    with pytest.raises(ValueError, match="one for each of 256 games"):
        batch.step(actions[:-1])
    with pytest.raises(ValueError, match="one for each of 256 games"):
        batch.step(actions[:, None])
    with pytest.raises(TypeError, match="float64"):
        batch.step(actions.astype(float))
    with pytest.raises(ValueError, match="must fit 64 bits"):
        batch.step(np.full(COUNT, 2**63, np.uint64))
    with pytest.raises(ValueError, match="3 seats"):
        batch.observe([3] * COUNT)
    with pytest.raises(TypeError, match="float"):
        batch.play(1.5)  # type: ignore[arg-type]
    assert not host(batch.play(0)).any()
    assert batch.play_together(0) == 0
    assert (host(batch.states) == before).all()
    batch.step(actions.astype("int32"), check=True)


def test_a_batch_says_what_it_cannot_be(machine: Any) -> None:
    game, start = start_of("schatztaucher")
    with pytest.raises(ValueError, match="at least one game"):
        Batch(game, start, 0, machine=machine)
    with pytest.raises(ValueError, match="1 to 64 in a thread"):
        Batch(game, start, 64 * 65, machine=machine, held=65)
    with pytest.raises(ValueError, match="multiple of 256"):
        Batch(game, start, 255, machine=machine).play_together(1)
    with pytest.raises(TypeError, match="states of its own"):
        Batch(game_of("oh_crab"), start, 1, machine=machine)
    table = game.form("native").table(start)
    table.play_out(array("q", (1, 2)))
    with pytest.raises(ValueError, match="one that is over"):
        Batch(game, table.state(), 1, machine=machine)
    if machine is Card:
        with pytest.raises(Trouble, match="too-many-games"):
            Batch(game, start, 1 << 40, machine=machine)


def test_without_a_card_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "cupy", None)
    with pytest.raises(Trouble, match="no-cupy"):
        Batch(*start_of("schatztaucher"), 1)


def test_the_card_s_text_has_its_kernel_and_votes() -> None:
    game = game_of("schatztaucher")
    text = write_for_card(game, measure(game), "play_together")
    assert text.count(".entry") == 1
    assert "vote.sync.ballot" in text
