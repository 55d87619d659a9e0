"""Random games as the interpreted rules play them, and how other forms of the rules follow them: each gets the starts
and the actions of some games, and says what it saw before every step and what was on the table after it."""

from __future__ import annotations

import hashlib
import json
import subprocess
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from tools.browser_modules import FOLDER
from tools.page import WEB, node

from seaboard.core.forms.contract import Table
from seaboard.core.game import CHANCE, Game
from seaboard.gpu import Batch
from seaboard.gpu.machines import Machine
from tests.games.cases import game_of
from tests.games.random_play import steps

SEEDS = (4, 5)


class Move(NamedTuple):
    """What the rules say before a step and after it; the state byte by byte, and a hash of what seat 0 sees then."""

    actor: int
    legal: list[int]
    odds: list[int]
    then: int
    after: str
    seen: str


class Played(NamedTuple):
    """A whole game."""

    start: str
    actions: list[int]
    moves: list[Move]


def play_all(name: str, options: dict[str, Any]) -> list[Played]:
    """Some random games with these options, as the interpreter plays them."""
    return [_play(name, json.dumps(options), seed) for seed in SEEDS]


@lru_cache(maxsize=2 * len(SEEDS))
def _play(name: str, options: str, seed: int) -> Played:
    game = game_of(name)
    state = game.new(game.parse_options(json.loads(options)))
    start, actions, moves = state.to_bytes().hex(), [], []
    for before, actor, action in steps(game, state, seed):
        after = game.copy(before)
        game.apply(after, action, actor)
        odds = game.odds(before) if actor == CHANCE else []
        seen = digest(game.observe(after, 0).tobytes())
        moves.append(Move(actor, game.legal(before, actor), odds, game.actor(after), after.to_bytes().hex(), seen))
        actions.append(action)
    return Played(start, actions, moves)


def digest(data: bytes) -> str:
    """A hash, as text."""
    return hashlib.sha256(data).hexdigest()


def follow_by_table(form: str, game: Game[Any], games: list[Played]) -> list[list[Move]]:
    """By a form that Python can call."""
    opened = game.form(form)

    def move(table: Table, action: int) -> Move:
        actor, legal = table.actor(), table.legal()
        odds = table.odds() if actor == CHANCE else []
        then, seen = table.step(action), table.observe(0).tobytes()
        return Move(actor, legal, odds, then, table.data().hex(), digest(seen))

    tables = [opened.table(game.record.from_bytes(bytes.fromhex(played.start))) for played in games]
    return [[move(table, action) for action in played.actions] for table, played in zip(tables, games, strict=True)]


FOLLOW = """
const hash = (seen) => createHash('sha256').update(new Uint8Array(seen.buffer)).digest('hex');
const answer = asked.map(({ start, actions }) => {
  table.lay(Buffer.from(start, 'hex'));
  return actions.map((action) => {
    const actor = table.actor();
    const said = [actor, table.legal(), actor === -1 ? table.odds() : []];
    table.step(action);
    return [...said, table.actor(), Buffer.from(table.take()).toString('hex'), hash(table.observe(0))];
  });
});
"""


def follow_in_node(game: Game[Any], games: list[Played]) -> list[list[Move]]:
    """As WebAssembly, by the page's own class, in Node."""
    told = ask_node(game, FOLLOW, [{"start": played.start, "actions": played.actions} for played in games])
    return [[Move(*move) for move in moves] for moves in told]


def ask_node(game: Game[Any], script: str, asked: Any) -> Any:
    """Run a script in Node that makes an `answer` of what is `asked`, with the game's module as its `table`."""
    code = FOLDER / f"{game.name}.wasm"
    if not code.is_file():
        pytest.skip("the rules for browsers are not made: make page")
    head = f"""
import fs from 'node:fs';
import {{ createHash }} from 'node:crypto';
import {{ Rules }} from {json.dumps((WEB / "src" / "lib" / "module" / "module.ts").as_uri())};
const table = await Rules.load(fs.readFileSync({json.dumps(str(code))}));
const asked = JSON.parse(fs.readFileSync(0, 'utf8'));
"""
    program, _ = node()
    text = f"{head}{script}\nfs.writeFileSync(1, JSON.stringify(answer));"
    command = [str(program), "--no-warnings", "--input-type=module", "-e", text]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, cwd=Path(__file__).parent)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def follow_in_a_batch(machine: type[Machine], game: Game[Any], games: list[Played]) -> list[list[Move]]:
    """By the kernels, all games side by side. They have no question for odds: those are taken as they are."""
    starts = [bytes.fromhex(played.start) for played in games]
    batch = Batch(game, game.record.from_bytes(starts[0]), len(games), machine=machine)
    xp, size = batch.machine.arrays, batch.sizes.state
    batch.states[:, :size] = xp.asarray(np.frombuffer(b"".join(starts), np.uint8).reshape(len(games), size))
    found: list[list[Move]] = [[] for _ in games]
    seats = xp.zeros(len(games), "int64")
    for number in range(max(len(played.actions) for played in games)):
        actors, masks = host(batch.actors()), host(batch.legal())
        batch.step([played.actions[number] if number < len(played.actions) else -1 for played in games], check=True)
        then, states, seen = host(batch.actors()), host(batch.states), host(batch.observe(seats))
        for index, played in enumerate(games):
            if number < len(played.actions):
                said = (int(actors[index]), np.flatnonzero(masks[index]).tolist(), played.moves[number].odds)
                after = states[index, :size].tobytes().hex()
                found[index].append(Move(*said, int(then[index]), after, digest(seen[index].tobytes())))
    return found


def host(numbers: Any) -> np.ndarray[Any, Any]:
    """An array, wherever it lies, as NumPy's."""
    return numbers.get() if hasattr(numbers, "get") else numbers  # type: ignore[no-any-return]
