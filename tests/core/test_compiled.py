"""Binding and compiling rules, on a game of three lines."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import types
from pathlib import Path

import numpy as np
import pytest

from seaboard.core.compiled import Rulebook, bind, compiled, warm_up
from seaboard.core.kernel import random_below

pytestmark = pytest.mark.compiled

COUNTING = '''
"""Count down to nothing."""
from seaboard.core.rule import rule
from seaboard.core.kernel import CHANCE, OVER
from seaboard.core.record import I2, I8, Record, record

@record
class State(Record):
    left: I2

@record
class Box(Record):
    most: I8

@rule
def actor(box, s):
    return OVER if s.left == 0 else 0

@rule
def legal(box, s, out):
    for n in range(min(s.left, box.most)):
        out[n] = n + 1
    return min(s.left, box.most)

@rule
def odds(box, s, out):
    return 0

@rule
def step(box, s, action):
    take(s, action)

@rule
def take(s, number):
    s.left -= number
'''


def module_from(folder: Path, name: str, text: str) -> types.ModuleType:
    """A module written to a file, as Numba wants to find its source."""
    from importlib.util import module_from_spec, spec_from_file_location

    path = folder / f"{name}.py"
    path.write_text(text)
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def counting(tmp_path: Path) -> types.ModuleType:
    return module_from(tmp_path, "counting_game", COUNTING)


def test_both_forms_play_the_same_game(counting: types.ModuleType) -> None:
    plain, fast = bind(Rulebook((counting,))), compiled(Rulebook((counting,)))
    box, state = counting.Box(), counting.State()
    box.most, state.left = 3, 500
    boxes, states = box.pack(), state.pack()
    out, weights = np.zeros((2, 8), np.int64)
    fast_steps = fast.play_many(boxes, states, states, 1, out, weights, np.array([5, 6], np.int64), 1000)
    assert plain.play_out(box, state, [0] * 8, [0] * 8, [5, 6], 1000) == fast_steps
    assert counting.State.unpack(states).left == state.left == 0


def test_rules_of_one_name_in_two_modules_are_refused(tmp_path: Path, counting: types.ModuleType) -> None:
    other = module_from(tmp_path, "other_game", COUNTING.replace("s.left -= number", "s.left = 0"))
    with pytest.raises(NameError, match="other_game"):
        bind(Rulebook((counting, other)))


def test_the_cache_key_follows_every_rule_source(tmp_path: Path, counting: types.ModuleType) -> None:
    changed = module_from(tmp_path, "changed_game", COUNTING + "\n")
    assert Rulebook((counting,)).key != Rulebook((changed,)).key != Rulebook((changed,), "def actor(): ...").key
    assert Rulebook((counting,)).key == Rulebook((counting,)).key


def test_progress_is_told_and_ends_complete(counting: types.ModuleType) -> None:
    box = counting.Box().pack()
    states = np.zeros(1, counting.State.dtype())
    told: list[tuple[str, int, int]] = []
    space = compiled(Rulebook((counting,)), boundscheck=True)
    warm_up(space, {"step_at": (box, states, 0, 0)}, lambda *what: told.append(what))
    assert told[0][1] == 0
    assert told[-1][1] == told[-1][2]
    assert [done for _, done, _ in told] == sorted(done for _, done, _ in told)


def test_each_rule_is_compiled_once_whatever_it_is_called_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Constants and small integers too; Python can call entry points alone, as rules have no wrappers."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))  # nothing comes from the cache
    text = COUNTING.replace("take(s, action)", "take(s, action - 1); take(s, 0); take(s, s.left > 99); take(s, 1)")
    counting = module_from(tmp_path, "often_called", text.replace("left == 0", "left <= 0"))
    points = compiled(Rulebook((counting,)))
    states = np.zeros(1, counting.State.dtype())
    states["left"] = 9
    warm_up(points, {"step_at": (counting.Box().pack(), states, 0, 3)})
    assert states["left"] == 6
    assert len(points._rules["take"].signatures) == 1
    assert not hasattr(points, "take")
    assert points.actor_at(counting.Box().pack(), states, 0) == 0


def test_many_threads_may_ask_at_once(counting: types.ModuleType) -> None:
    spaces: list[types.SimpleNamespace] = []
    threads = [threading.Thread(target=lambda: spaces.append(compiled(Rulebook((counting,))))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({id(space) for space in spaces}) == 1


def test_the_cache_lies_in_the_user_s_cache_folder(tmp_path: Path) -> None:
    """A new process compiles into the folder and another loads from it, without touching the source tree."""
    if sys.platform != "linux":
        pytest.skip("the cache folder is moved by XDG_CACHE_HOME on Linux")
    code = (
        "from seaboard.games import open_game; told = [];"
        "game = open_game('schatztaucher'); space = __import__('seaboard.core.compiled', fromlist=['compiled']);"
        "rules = space.compiled(game.rulebook); import numpy as np;"
        "space.warm_up(rules, {'actor_at': (game.box.record.pack(), np.zeros(1, game.record.dtype()), 0)},"
        " lambda name, done, total: told.append(name)); print(len(told))"
    )
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    told = [
        int(subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True).stdout)
        for _ in range(2)
    ]
    assert list((tmp_path / "seaboard" / "rules").glob("*/*/*.nbi"))
    assert told[1] == 2 < told[0]


def test_where_nothing_can_be_kept_rules_are_compiled_all_the_same(tmp_path: Path, counting: types.ModuleType) -> None:
    """In a cache that may only be read, and on a disk that is full: a file must not become larger than a page."""
    if sys.platform != "linux" or (os.geteuid() == 0 and shutil.which("setpriv") is None):
        pytest.skip("root may write everywhere, unless setpriv takes that away")
    code = (
        "import resource, sys; limit = int(sys.argv[1]); resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit));"
        "import counting_game, numpy as np; from seaboard.core.compiled import Rulebook, compiled, warm_up;"
        "states = np.zeros(1, counting_game.State.dtype()); states['left'] = 9;"
        "calls = {'step_at': (counting_game.Box().pack(), states, 0, 3)};"
        "warm_up(compiled(Rulebook((counting_game,))), calls); print(states['left'])"
    )
    bound = ["setpriv", "--bounding-set", "-dac_override"] if os.geteuid() == 0 else []
    cache = tmp_path / "cache"
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache), "HOME": str(cache), "PYTHONPATH": str(tmp_path)}

    def step(limit: int) -> str:
        command = [*bound, sys.executable, "-B", "-c", code, str(limit)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=tmp_path)
        return done.stdout or done.stderr

    assert step(4096) == "[6]\n"
    subprocess.run(["chmod", "-R", "a-w", str(cache)], check=True)
    assert step(-1) == "[6]\n"
    subprocess.run(["chmod", "-R", "u+w", str(cache)], check=True)


def test_random_numbers_are_even_and_alike_in_both_forms() -> None:
    plain, fast = [1, 2], np.array([1, 2], np.int64)
    counts = [0] * 7
    for _ in range(14_000):
        number = random_below(plain, 7)
        counts[number] += 1
    assert all(1_800 < count < 2_200 for count in counts)
    import numba

    compiled_below = numba.njit(random_below)
    again = [1, 2]
    assert [compiled_below(fast, 100) for _ in range(50)] == [random_below(again, 100) for _ in range(50)]
