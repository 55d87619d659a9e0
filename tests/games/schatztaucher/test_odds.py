"""ST-2.13: the odds of symbols and fronts are exactly those of tiles shuffled in advance; and the exact odds of fights
and depths come out of the engine by enumeration."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seaboard.core.box import Box
from seaboard.core.game import CHANCE, OVER
from seaboard.games.schatztaucher import state
from seaboard.games.schatztaucher.actions import DEEPER, DIVE_AT, SHOW, TAKE, TURN_OVER
from seaboard.games.schatztaucher.box import Tile, front_of, lay_tiles
from seaboard.games.schatztaucher.game import Options, Schatztaucher
from seaboard.games.schatztaucher.state import CHOOSE_BUOY, FIGHT, SYMBOL_NAMES
from tests.games.schatztaucher.sea import BOX, GAME, Sea

SHELL_TILES = [("shell", "shell", 1), ("shell", "shell", 2), ("shell", "seagrass", 1)]
CAVE_TILES = [("cave", "barrel", 3), ("cave", "seagrass", 1)]
GOLD_TILES = [("gold", "gold", 1), ("gold", "gold", 2)]


def small_game(light: list[tuple[str, str, int]]) -> Schatztaucher:
    """A sea of two columns with three light-blue rows, these tiles on them, and one dark-blue row of seagrass."""
    record = state.Box()
    record.columns, record.light_rows, record.rows, record.dice = 2, 3, 4, 2
    record.face_weight[:] = BOX.face_weight
    record.swap_points, record.bonus_points = 2, 5
    dark = [Tile("shell", "seagrass", 1, 2)]
    lay_tiles(record, [[Tile(*tile, 1) for tile in light], dark])  # type: ignore[arg-type]
    record.wrecks = 7
    record.wreck_front[:] = BOX.wreck_front
    record.bonus_at[:] = BOX.bonus_at
    return Schatztaucher(Box(record, {}, "small"))


def brute_force(
    light: list[tuple[str, str, int]], seen: dict[int, Callable[[tuple[str, str, int]], bool]], at: int
) -> Counter[tuple[str, str, int]]:
    """How often each tile lies on field `at` over all orders of the tiles that agree with what was seen elsewhere."""
    found: Counter[tuple[str, str, int]] = Counter()
    for order in permutations(light):
        if all(agrees(order[field]) for field, agrees in seen.items()):
            found[order[at]] += 1
    return found


@given(
    tiles=st.lists(st.sampled_from(SHELL_TILES + CAVE_TILES + GOLD_TILES), min_size=6, max_size=6),
    data=st.data(),
)
@settings(max_examples=40, deadline=None)
def test_lazily_drawn_tiles_have_the_odds_of_tiles_shuffled_in_advance(
    tiles: list[tuple[str, str, int]], data: Any
) -> None:
    """ST-2.13: after any visits, symbol and front of the next tile have the brute-force odds."""
    game = small_game(tiles)
    fronts = {front_of(kind, count): (kind, count) for _, kind, count in tiles}
    s = game.new(Options(players=2, start=1))
    seen: dict[int, Callable[[tuple[str, str, int]], bool]] = {}
    for _ in range(4):
        column, row = data.draw(st.integers(0, 1)), data.draw(st.integers(1, 3))
        at = column * 3 + row - 1
        if at in seen or game.actor(s) == OVER:
            continue
        s.due, s.number, s.column, s.row = CHOOSE_BUOY, row, -1, 0
        game.step(s, DIVE_AT + column)
        counted = brute_force(tiles, seen, at)
        assert odds_by(game, s, lambda action: SYMBOL_NAMES[action - SHOW]) == shares(counted, lambda tile: tile[0])
        symbol = data.draw(st.sampled_from(game.legal(s)))
        name = SYMBOL_NAMES[symbol - SHOW]
        game.step(s, symbol)
        seen[at] = lambda tile, name=name: tile[0] == name  # type: ignore[misc]
        if data.draw(st.booleans()):
            game.step(s, TAKE)
            counted = brute_force(tiles, seen, at)
            assert odds_by(game, s, lambda action: fronts[action - TURN_OVER]) == shares(counted, lambda tile: tile[1:])
            front = data.draw(st.sampled_from(game.legal(s)))
            told = (name, *fronts[front - TURN_OVER])
            game.step(s, front)
            seen[at] = lambda tile, told=told: tile == told  # type: ignore[misc]


def odds_by(game: Schatztaucher, s: Any, name: Callable[[int], Any]) -> dict[Any, Fraction]:
    """The engine's odds of the outcomes, named."""
    weights = game.odds(s)
    return {name(action): Fraction(weight, sum(weights)) for action, weight in zip(game.legal(s), weights, strict=True)}


def shares(counted: Counter[tuple[str, str, int]], name: Callable[[tuple[str, str, int]], Any]) -> dict[Any, Fraction]:
    """Brute-force counts as shares, gathered by name."""
    total: dict[Any, Fraction] = {}
    for tile, number in counted.items():
        total[name(tile)] = total.get(name(tile), Fraction(0)) + Fraction(number, counted.total())
    return total


def test_symbols_already_shown_change_the_odds_of_the_others() -> None:
    """ST-2.13: one of five light-blue shells shown leaves four among 24."""
    sea = Sea().shown(1, 1, "shell").dive(2, 1, 1)
    assert sea.odds()["shell"] == pytest.approx(4 / 24)


def test_a_seen_front_is_not_drawn_again() -> None:
    """ST-2.13: the one light-blue cave with a barrel is gone."""
    sea = Sea().known(1, 1, "cave", "monster", 2).dive(2, 1, 1).do("show", symbol="cave").do("take")
    assert sea.odds() == {"barrel 3": pytest.approx(1 / 2), "seagrass 1": pytest.approx(1 / 2)}


def chance_of(s: Any, policy: Callable[[Any], int], success: Callable[[Any], bool]) -> Fraction:
    """The exact chance that this turn succeeds under a policy, by enumeration through the engine."""
    turn = s.turn
    known: dict[str, Fraction] = {}

    def descend(state: Any) -> Fraction:
        position = repr(state)
        if position not in known:
            known[position] = enumerate_outcomes(state)
        return known[position]

    def enumerate_outcomes(state: Any) -> Fraction:
        if success(state):
            return Fraction(1)
        if state.turn != turn or GAME.actor(state) == OVER:
            return Fraction(0)
        if GAME.actor(state) != CHANCE:
            GAME.step(state, policy(state))
            return descend(state)
        weights, total = GAME.odds(state), Fraction(0)
        for action, weight in zip(GAME.legal(state), weights, strict=True):
            after = GAME.copy(state)
            GAME.step(after, action)
            total += Fraction(weight, sum(weights)) * descend(after)
        return total

    return descend(GAME.copy(s))


@pytest.mark.parametrize(
    ("monsters", "with_two", "with_one"), [(1, 0.89, 0.67), (2, 0.75, 0.50), (3, 0.56, 0.33), (4, 0.31, 0.17)]
)
def test_fight_odds(monsters: int, with_two: float, with_one: float) -> None:
    """ST-4.2: the exact chances of the research file, with two dice and with one."""
    for dice, expected in ((2, with_two), (1, with_one)):
        row = 1 if monsters < 2 else 6
        sea = Sea().known(1, row, "monster", "monster", monsters)
        sea.s.column, sea.s.row, sea.s.dice, sea.s.due = 0, row, dice, FIGHT
        chance = chance_of(sea.s, lambda s: GAME.legal(s)[0], lambda s: sum(s.held[:90]) == 1)
        assert round(float(chance), 2) == expected


@pytest.mark.parametrize(("row", "expected"), [(1, 0.89), (6, 0.58), (8, 0.46), (10, 0.35), (11, 0.31)])
def test_depth_odds(row: int, expected: float) -> None:
    """ST-2.3, ST-2.7: the chance of reaching a depth at all, diving as fast as possible past empty fields."""
    sea = Sea().empty(1, *range(1, 11))

    def fastest(s: Any) -> int:
        legal = GAME.legal(s)
        return DEEPER if DEEPER in legal else (DIVE_AT if DIVE_AT in legal else max(legal))

    chance = chance_of(sea.s, fastest, lambda s: s.row >= row)
    assert round(float(chance), 2) == expected
