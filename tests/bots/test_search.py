"""The bot that looks ahead: alike in every form, fair, and no burden to others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from seaboard.bots import SEARCH, decide, open_bot
from seaboard.bots.levels import BEGINNER, LEVELS, MASTER, STRONG, Settings, for_players, settings_of
from seaboard.bots.search import Searcher, Weighed, is_decided, lay_out, lay_worlds, open_form, pick_one, share_time
from seaboard.core import search
from seaboard.core.forms.contract import SearchMemory
from seaboard.core.game import Game, State
from seaboard.games import GAMES
from tests.games.cases import game_of
from tests.games.random_play import steps

FEW = Settings(seconds=None, iterations=24, worlds=4)


def decisions(game: Game[Any], options: dict[str, Any], every: int, most: int) -> Iterator[tuple[State, int]]:
    """Real decisions of a random game, one of several: the position, and who is to act."""
    met = 0
    for state, actor, _ in steps(game, game.new(game.parse_options(options)), seed=3):
        if actor >= 0 and len(game.legal(state, actor)) > 1:
            met += 1
            if met % every == 0:
                yield state, actor
            if met == every * most:
                return


@pytest.mark.parametrize("name", GAMES)
def test_equal_seeds_choose_alike_and_legally(name: str) -> None:
    game = game_of(name)
    for state, seat in decisions(game, {"players": 3}, every=9, most=3):
        before = game.copy(state)
        chosen = [decide(Searcher(FEW, "interpreted"), game, state, seat, Random(8)) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in game.legal(state, seat)
        assert state == before


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_all_forms_search_alike(name: str) -> None:
    game = game_of(name)
    for state, seat in decisions(game, {"players": 2}, every=11, most=4):
        found = [Searcher(FEW, form).weigh(game, state, seat, Random(4)) for form in ("interpreted", "native")]
        assert found[0] == found[1]


FAIR = {
    "one thread": FEW,
    "two threads": FEW._replace(threads=2),
    **{level: settings_of(level, "oh_crab")._replace(seconds=None, iterations=40, worlds=4) for level in LEVELS},
}


@pytest.mark.parametrize("settings", FAIR.values(), ids=FAIR)
def test_another_world_that_the_seat_holds_for_possible_changes_nothing(settings: Settings) -> None:
    """What the seat cannot know is replaced: with the same seed it chooses the same, on every level."""
    game = game_of("oh_crab")
    replaced = 0
    for state, seat in decisions(game, {"players": 4}, every=7, most=30):
        other = game.imagine(state, seat, Random(1))
        if other != state:
            found = [
                decide(Searcher(settings, "interpreted"), game, world, seat, Random(2)) for world in (state, other)
            ]
            assert found[0] == found[1]
            replaced += 1
        if replaced == 5:
            return
    raise AssertionError("nothing was hidden")


@pytest.mark.parametrize(("players", "noted"), [(4, False), (2, True)])
def test_worlds_differ_only_in_what_the_seat_cannot_know(players: int, noted: bool) -> None:
    """Also where cards have to be followed by notes, which no rule does."""
    game = game_of("oh_crab")
    form = open_form(game, "interpreted")
    for state, seat in decisions(game, {"players": players}, every=1, most=400):
        if (state.noted > 0) == noted:
            worlds = [world.state() for world in lay_worlds(form, game, state, seat, 6, Random(3))]
            assert len(worlds) == 6
            assert all(game.view(world, seat) == game.view(state, seat) for world in worlds)
            if len({world.to_bytes() for world in worlds}) > 1:
                return
    raise AssertionError("nothing was hidden")


def test_who_plans_first_and_who_plans_last_know_the_same() -> None:
    """Cards are planned at the same time: what another has planned already changes no seat's choice."""
    game = game_of("oh_crab")
    for state, seat in decisions(game, {"players": 2}, every=1, most=40):
        if game.due(state) == "plan" and seat == 0:
            chosen = []
            for plan in game.legal(state, 0)[:2]:
                world = game.copy(state)
                game.apply(world, plan, 0)
                chosen.append(decide(Searcher(FEW, "interpreted"), game, world, 1, Random(2)))
            assert len(set(chosen)) == 1
            return
    raise AssertionError("nobody planned")


def test_without_a_module_nobody_waits_for_a_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("SEABOARD_MODULES", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.setenv(folder, str(tmp_path))
    assert open_form.__wrapped__(game_of("schatztaucher")).name == "interpreted"


@pytest.mark.parametrize("level", [SEARCH, BEGINNER])
def test_it_is_a_bot_like_the_others(level: str) -> None:
    game = game_of("schatztaucher")
    state, seat = next(decisions(game, {"players": 2}, every=3, most=1))
    assert open_bot(level, game)(game, state, seat, Random(1)) in game.legal(state, seat)


def test_threads_share_the_iterations_and_equal_seeds_still_choose_alike() -> None:
    game = game_of("schatztaucher")
    state, seat = next(decisions(game, {"players": 2}, every=3, most=1))
    settings = FEW._replace(threads=3)
    found = [Searcher(settings, "interpreted").weigh(game, state, seat, Random(4)) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(each.visits for each in found[0]) == settings.iterations


def test_whoever_thinks_by_the_clock_shares_it_with_those_who_wait() -> None:
    """Without that this would take a week."""
    game = game_of("schatztaucher")
    state, seat = next(decisions(game, {"players": 2}, every=3, most=1))
    bot = Searcher(Settings(seconds=600_000), "interpreted", crowd=lambda: 12_000_000.0)
    assert sum(each.visits for each in bot.weigh(game, state, seat, Random(1))) > 0
    assert [share_time(1.0, crowd) for crowd in (0, 1, 4, 1000)] == [1.0, 0.5, 0.2, 0.05]
    assert share_time(0.02, 7) == 0.02
    assert share_time(None, 7) is None


def test_in_wreck_raiders_everybody_has_a_turn_before_the_table_is_judged() -> None:
    for level, turns in ((MASTER, [0, 2, 3, 4, 5]), (STRONG, [0, 1, 3, 4, 5])):
        thinking = settings_of(level, "wreck_raiders")
        assert [for_players(thinking, players).turns for players in range(1, 6)] == turns


@pytest.mark.parametrize("name", GAMES)
def test_levels_think_longer_and_err_less_from_one_to_the_next(name: str) -> None:
    levels = [settings_of(level, name) for level in LEVELS]
    assert levels[-1].seconds == 1
    for weaker, stronger in pairwise(levels):
        assert stronger.iterations is None or (weaker.iterations or 0) < stronger.iterations
        assert weaker.blur > stronger.blur


def test_a_level_errs_more_often_with_what_is_nearly_as_good() -> None:
    weighed = [Weighed(3, 40, 0.6), Weighed(5, 10, 0.58), Weighed(7, 5, 0.3), Weighed(1, 0, 0.0)]
    assert pick_one(weighed, 0, Random(1)) == 3
    rng = Random(1)
    played = Counter(pick_one(weighed, 0.05, rng) for _ in range(1000))
    assert played[3] > played[5] > 300
    assert played[7] < 20
    assert played[1] < 5


def lay_visits(*visits: int) -> SearchMemory:
    """A search that has tried its choices so often."""
    memory = lay_out(game_of("schatztaucher"), Settings(), 0, list(range(len(visits))), 1, Random(1))
    rules: Any = game_of("schatztaucher").rules
    rules.add_node(memory.tree, memory.plan, 0, -1, 0)
    for label, count in enumerate(visits):
        node = rules.add_child(memory.tree, memory.plan, 0, label, 0, 1)
        memory.tree[node * search.NODE + search.VISITS] = count
    return memory


def test_what_hardly_changes_any_more_is_decided() -> None:
    assert is_decided(lay_visits(10, 60, 40), 110, left=79)
    assert not is_decided(lay_visits(10, 60, 40), 110, left=80)


def test_what_is_obvious_is_decided_but_not_too_soon() -> None:
    assert is_decided(lay_visits(990, 9, 1), 1000, left=30_000)
    assert not is_decided(lay_visits(980, 19, 1), 1000, left=30_000)
    assert not is_decided(lay_visits(990, 9, 1), 1000, left=40_000)


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_in_haste_less_is_tried_and_equal_seeds_still_choose_alike(name: str) -> None:
    game, settings = game_of(name), FEW._replace(iterations=200)
    tried = []
    for state, seat in decisions(game, {"players": 2}, every=9, most=3):
        bot = Searcher(settings, "native")
        found = [bot.weigh(game, state, seat, Random(8), hasty=True) for _ in range(2)]
        assert found[0] == found[1]
        tried.append(sum(each.visits for each in found[0]))
        assert sum(each.visits for each in bot.weigh(game, state, seat, Random(8))) == settings.iterations
    assert min(tried) < 200
