"""What must hold for every form of the rules, in every game with every set of options: all play alike."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from seaboard.core.forms.contract import seeds
from seaboard.core.game import OVER, Game
from seaboard.gpu import Processor
from tests.games.cases import every_option_set, game_of
from tests.games.following import (
    Move,
    Played,
    ask_node,
    follow_by_table,
    follow_in_a_batch,
    follow_in_node,
    play_all,
)

pytestmark = pytest.mark.compiled

FORMS: dict[str, Callable[[Game[Any], list[Played]], list[list[Move]]]] = {
    "checked": partial(follow_by_table, "checked"),
    "native": partial(follow_by_table, "native"),
    "webassembly": follow_in_node,
    "kernels": partial(follow_in_a_batch, Processor),
}
"""Beside the interpreter: Numba's form with bounds checks, the native module, the module for browsers in Node, and the
kernels of graphics cards on the processor. On a card they are tested in `tests/gpu`."""


@pytest.mark.parametrize("form", FORMS)
@every_option_set
def test_all_forms_of_the_rules_agree_step_by_step(name: str, options: dict[str, Any], form: str) -> None:
    """Before every step they say the same, after it the states are the same bytes."""
    games = play_all(name, options)
    for played, followed in zip(games, FORMS[form](game_of(name), games), strict=True):
        for number, (move, other) in enumerate(zip(played.moves, followed, strict=True)):
            assert other == move, f"step {number}"
        assert played.moves[-1].then == OVER


@every_option_set
def test_equal_seeds_give_equal_games_in_all_forms(name: str, options: dict[str, Any]) -> None:
    game = game_of(name)
    start = game.new(game.parse_options(options))
    ends = []
    for form in map(game.form, ("interpreted", "checked", "native")):
        rng, table = seeds(11, 22), form.table(start)
        twin = table.copy()
        made = table.play_out(rng, 7), twin.play_out(rng), form.play_many(start, 2, rng)
        ends.append((made, list(rng), table.data(), twin.data(), table.copy().data()))
    assert ends[0] == ends[1] == ends[2]


PLAY_BY_SEEDS = """
const rng = [11, 22];
const hex = () => Buffer.from(table.take()).toString('hex');
table.lay(Buffer.from(asked.start, 'hex'));
const made = [table.playOut(rng, 7)];
const middle = table.take();
const seat = Math.max(table.actor(), 0);
made.push(table.chooseGreedily(rng), table.playGreedily(rng, 40));
const after = hex();
const totals = Array.from({ length: asked.players }, (_, seat) => table.totalOf(seat));
table.lay(middle);
const reasons = asked.wrong.map((action) => table.forbids(action));
made.push(table.imagine(seat, rng));
const imagined = hex();
table.lay(middle);
made.push(table.playOut(rng));
const answer = [made, rng, after, totals, reasons, imagined, hex()];
"""


@every_option_set
def test_equal_seeds_choose_and_imagine_alike(name: str, options: dict[str, Any]) -> None:
    """Interpreted, native and in Node. Without the form that checks bounds: compiling hunches once more would take half
    a minute."""
    game = game_of(name)
    start = game.new(game.parse_options(options))
    ends: list[Any] = []
    for form in map(game.form, ("interpreted", "native")):
        rng, table = seeds(11, 22), form.table(start)
        made: list[Any] = [table.play_out(rng, 7)]
        imagined, middle = table.copy(), table.copy()
        seat = max(table.actor(), 0)
        made += [table.choose_greedily(rng), table.play_greedily(rng, 40), imagined.imagine(seat, rng)]
        rest = middle.copy()
        made.append(rest.play_out(rng))
        legal = set(middle.legal())
        wrong = [action for action in range(0, 500, 7) if action not in legal]
        reasons = [int(game.rules.forbids(game.box.record, middle.state(), action)) for action in wrong]
        after = [
            table.data().hex(),
            game.score(table.state()).totals,
            reasons,
            imagined.data().hex(),
            rest.data().hex(),
        ]
        ends.append([made, list(rng), *after])
    assert ends[0] == ends[1]
    asked = {"start": start.to_bytes().hex(), "players": game.players(start), "wrong": wrong}
    assert ask_node(game, PLAY_BY_SEEDS, asked) == ends[0]
