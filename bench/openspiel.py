"""OpenSpiel in the same run as our games: backgammon and gin rummy, which have dice and hidden cards as ours do. It is
installed into a throw-away environment; where it cannot be, there are no figures. Its games are played from Python, as
it is meant to be used: once at random with legal lists and odds at each step, and once only applying actions that
were chosen before."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import NamedTuple

PINNED = "open_spiel==2.0.2"
GAMES = ("backgammon", "gin_rummy")

PLAY = """
import json, random, sys, time
import pyspiel

def best_speed(work, slices=8, seconds=0.25):
    best = 0.0
    for _ in range(slices):
        made, begin = 0, time.process_time()
        while time.process_time() - begin < seconds:
            made += work()
        best = max(best, made / (time.process_time() - begin))
    return best

def measure(name):
    game, rng = pyspiel.load_game(name), random.Random(1)

    def play(noted):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes())
                action = rng.choices(outcomes, odds)[0]
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
            noted.append(action)
        return len(noted)

    actions = []
    play(actions)

    def again():
        apply = game.new_initial_state().apply_action
        for action in actions:
            apply(action)
        return len(actions)

    return {"random": best_speed(lambda: play([])), "steps": best_speed(again)}

print(json.dumps({name: measure(name) for name in sys.argv[1:]}))
"""


class Speed(NamedTuple):
    """Steps a second of processor time: random play, and steps that were chosen before."""

    random: float
    steps: float


def measure_openspiel() -> dict[str, Speed]:
    """The speeds of OpenSpiel's games; none where it cannot be installed."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / ("Scripts" if os.name == "nt" else "bin") / "python")
        install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PINNED]
        if subprocess.run(install, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode != 0:
            return {}
        done = subprocess.run([python, "-c", PLAY, *GAMES], capture_output=True, text=True)
    if done.returncode != 0:
        print(done.stderr, file=sys.stderr)
        return {}
    return {name: Speed(**speed) for name, speed in json.loads(done.stdout).items()}


if __name__ == "__main__":
    for name, speed in measure_openspiel().items():
        print(f"{name}: {speed.random:,.0f} steps/s at random, {speed.steps:,.0f} that were chosen before")
