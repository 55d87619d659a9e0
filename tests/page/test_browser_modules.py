"""The rules as WebAssembly play the golden playthroughs as the interpreter does, in Node and in Chromium."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tools.page import node

from seaboard.core.forms.contract import seeds
from seaboard.core.game import CHANCE, OVER
from seaboard.games import GAMES, open_game
from tests.golden import PLAYTHROUGHS, Players, Playthrough

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "web" / "src" / "lib" / "module" / "module.ts"

REPLAY = """
async function replay(Module, code, plays) {
  const bytes = (hex) => Uint8Array.from(hex.match(/../g), (two) => parseInt(two, 16));
  const hex = (state) => Array.from(state, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const table = await Module.load(code);
  let steps = 0;
  for (const play of plays) {
    table.lay(bytes(play.start));
    for (const [actor, legal, odds, action, after] of play.steps) {
      const seen = [table.actor(), table.legal(), actor === -1 ? table.odds() : []];
      if (JSON.stringify(seen) !== JSON.stringify([actor, legal, odds])) throw new Error(`${play.name}: ${seen}`);
      table.step(action);
      if (hex(table.take()) !== after) throw new Error(`${play.name}: another state after ${action}`);
      steps += 1;
    }
    if (table.actor() !== -2) throw new Error(`${play.name} is not over`);
    const { seeds, choice, imagined, played, after, left } = play.greedy;
    table.lay(bytes(play.start));
    const seen = [table.chooseGreedily(seeds), table.playGreedily(seeds, played), table.imagine(0, seeds)];
    if (JSON.stringify(seen) !== JSON.stringify([choice, played, imagined])) throw new Error(`greedy: ${seen}`);
    if (hex(table.take()) !== after || String(seeds) !== String(left)) throw new Error('greedy: another state');
  }
  return steps;
}
"""


def write_play(case: Playthrough) -> dict[str, Any]:
    """A golden playthrough with all that the interpreted rules say of it."""
    players = Players(case)
    game, state = players.game, players.state
    start = state.to_bytes().hex()
    steps: list[list[Any]] = []
    while (actor := game.actor(state)) != OVER:
        chance = actor == CHANCE
        action = players.choose(len(steps))
        said = [actor, game.legal(state, actor), game.odds(state) if chance else [], action]
        game.step(state, action, actor)
        steps.append([*said, state.to_bytes().hex()])
    return {"name": case.label, "start": start, "steps": steps, "greedy": play_by_hunches(case)}


def play_by_hunches(case: Playthrough) -> dict[str, Any]:
    """The same start played on greedily for a while, and then imagined."""
    game, rng = open_game(case.game), seeds(11, 22)
    table = game.form("interpreted").table(game.new(game.parse_options(case.options)))
    choice, played = table.choose_greedily(rng), table.play_greedily(rng, 60)
    imagined = table.imagine(0, rng)
    told = {"choice": choice, "played": played, "imagined": imagined, "after": table.data().hex(), "left": list(rng)}
    return {"seeds": [11, 22], **told}


@pytest.fixture(scope="module")
def plays() -> dict[str, list[dict[str, Any]]]:
    """The playthroughs that begin at the beginning; of Oh Crab!, which has many, every fourth."""
    chosen = [case for case in PLAYTHROUGHS if case.position is None]
    crabs = [case for case in chosen if case.game == "oh_crab"][::4]
    kept = [case for case in chosen if case.game != "oh_crab"] + crabs
    return {game: [write_play(case) for case in kept if case.game == game] for game in GAMES}


def module_of(name: str) -> Path:
    file = ROOT / "web" / "modules" / f"{name}.wasm"
    if not file.is_file():
        pytest.skip("the rules for browsers are not made: make page")
    return file


def plain_script() -> str:
    """The page's class without its types."""
    strip = "console.log(require('module').stripTypeScriptTypes(require('fs').readFileSync(0, 'utf8')))"
    program, _ = node()
    done = subprocess.run(
        [program, "--no-warnings", "-e", strip],
        input=SOURCE.read_text(encoding="utf-8"),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.replace("export ", "")


@pytest.mark.parametrize("name", GAMES)
def test_node_plays_as_the_interpreter_does(name: str, plays: dict[str, list[dict[str, Any]]], tmp_path: Path) -> None:
    code = module_of(name)
    script = tmp_path / "replay.mjs"
    (tmp_path / "plays.json").write_text(json.dumps(plays[name]))
    script.write_text(
        f"import fs from 'node:fs';\n{plain_script()}\n{REPLAY}\n"
        f"const plays = JSON.parse(fs.readFileSync({json.dumps(str(tmp_path / 'plays.json'))}, 'utf8'));\n"
        f"console.log(await replay(Rules, fs.readFileSync({json.dumps(str(code))}), plays));\n"
    )
    program, _ = node()
    done = subprocess.run([program, script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) == sum(len(play["steps"]) for play in plays[name])


@pytest.mark.parametrize("name", GAMES)
def test_chromium_plays_as_the_interpreter_does(
    name: str, plays: dict[str, list[dict[str, Any]]], browser: Browser
) -> None:
    code = module_of(name)
    page = browser.new_page()
    page.goto("about:blank")
    entry = "window.replayed = (code, plays) => replay(Rules, Uint8Array.from(code), plays);"
    page.add_script_tag(content="\n".join((plain_script(), REPLAY, entry)))
    made = page.evaluate("([code, plays]) => window.replayed(code, plays)", [list(code.read_bytes()), plays[name]])
    page.close()
    assert made == sum(len(play["steps"]) for play in plays[name])
