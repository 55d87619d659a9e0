"""The native form: where its module comes from, the doors into it, and other machines it could be made for."""

from __future__ import annotations

import os
import pickle
import re
import subprocess
import sys
from array import array
from collections.abc import Callable
from copy import copy, deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from seaboard.core.errors import Trouble
from seaboard.core.forms import modules, open_form
from seaboard.core.forms.contract import seeds
from seaboard.core.game import OVER
from tests.games.cases import every_game, game_of

pytestmark = pytest.mark.compiled

GAME = game_of("schatztaucher")
FORMS = Path(__file__).parents[2] / "docs" / "forms.md"
FIRST_STEP = """
import sys
sys.modules["numba"] = None
from seaboard.games import open_game
game = open_game("schatztaucher")
table = game.form("native").table(game.new(game.parse_options({})))
print(table.step(table.legal()[0]))
"""


def first_step(folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """A step of the native form in a new process that has no Numba."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder), "HOME": str(folder), **more}
    return subprocess.run([sys.executable, "-c", FIRST_STEP], env=environment, capture_output=True, text=True)


def test_an_unknown_form_is_named_with_the_known_ones() -> None:
    with pytest.raises(Trouble) as trouble:
        open_form(GAME, "steam")
    assert trouble.value.message == "unknown-form"
    assert "native" in str(trouble.value.details["forms"])


@every_game
def test_what_the_page_about_forms_shows_comes_to_an_end(name: str) -> None:
    shown = re.findall(r"```python\n(.*?)```", FORMS.read_text("utf-8"), re.DOTALL)[0]
    space: dict[str, Any] = {}
    exec(shown.replace("schatztaucher", name), space)
    assert space["table"].actor() == OVER


def test_a_cached_module_needs_no_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if sys.platform != "linux":
        pytest.skip("the cache folder is moved by XDG_CACHE_HOME on Linux")
    cache, module = tmp_path / "seaboard" / "modules", modules.find_module(GAME)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    modules.keep_cached(modules.name_of(GAME), module)
    assert first_step(tmp_path).stdout == "-1\n"
    assert len(list(cache.glob("*.o"))) == 1
    (cache / modules.name_of(GAME)).unlink()
    assert first_step(tmp_path).stdout == "-1\n", "the machine code is enough"


def test_what_was_spoilt_in_the_cache_is_made_anew(tmp_path: Path) -> None:
    """Cut short, as after a power cut or on a full disk, or with another byte in the middle."""
    if sys.platform != "linux":
        pytest.skip("the cache folder is moved by XDG_CACHE_HOME on Linux")
    shipped = ship(tmp_path)
    assert first_step(tmp_path, SEABOARD_MODULES=shipped).stdout == "-1\n"
    (code,) = (tmp_path / "seaboard" / "modules").glob("*.o")
    whole = code.read_bytes()
    middle = len(whole) // 2
    for spoilt in (b"", whole[:middle], whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :]):
        code.write_bytes(spoilt)
        done = first_step(tmp_path, SEABOARD_MODULES=shipped)
        assert done.stdout == "-1\n", done.stderr
        assert code.read_bytes() == whole


def ship(folder: Path) -> str:
    """A folder with the module, as a package has it."""
    shipped = folder / "shipped"
    shipped.mkdir()
    (shipped / modules.name_of(GAME)).write_bytes(modules.sign(modules.find_module(GAME)))
    return str(shipped)


def test_a_module_that_cannot_be_used_is_as_good_as_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the package, or in the folder that stands for it, or in the cache; or one that a later LLVM has made."""
    if sys.platform != "linux":
        pytest.skip("the cache folder is moved by XDG_CACHE_HOME on Linux")
    name, module = modules.name_of(GAME), modules.find_module(GAME)
    shipped, cached = Path(ship(tmp_path)) / name, tmp_path / "seaboard" / "modules" / name
    whole, middle = shipped.read_bytes(), len(module) // 2
    monkeypatch.setenv("SEABOARD_MODULES", str(shipped.parent))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    for spoilt in (b"", module, whole[:middle], b"x" + whole[1:], modules.sign(b"BC of later times")):
        modules.keep_cached(name, b"")
        shipped.write_bytes(spoilt)
        cached.write_bytes(spoilt)
        assert not modules.is_at_hand(GAME), spoilt[-80:]
        modules.keep_cached(name, module)
        assert modules.find_module(GAME) == module
    shipped.unlink()
    shipped.mkdir()
    assert modules.find_module(GAME) == module


def test_whoever_has_no_home_has_no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a container that runs as a user whom it does not know."""
    if sys.platform != "linux":
        pytest.skip("elsewhere there is always a home")

    def unknown(number: int) -> None:
        raise KeyError(number)

    monkeypatch.setattr("pwd.getpwuid", unknown)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    for home in (None, "", "somewhere"):
        if home is None:
            monkeypatch.delenv("HOME", raising=False)
        else:
            monkeypatch.setenv("HOME", home)
        assert modules.keep_cached("name", b"data") == b"data"
        assert modules.read_cached("name") is None


def test_without_module_and_compiler_it_says_what_is_missing(tmp_path: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("the cache folder is moved by XDG_CACHE_HOME on Linux")
    assert "no-compiler" in first_step(tmp_path).stderr
    assert "no-compiler" in first_step(tmp_path, SEABOARD_MODULES="/nowhere/at/all").stderr


def test_nothing_needs_to_be_writable(tmp_path: Path) -> None:
    """Modules in a folder, and a home where nothing can be written: root may write anywhere, but not below a file."""
    nowhere = tmp_path / "a-file"
    nowhere.write_text("")
    done = first_step(nowhere, SEABOARD_MODULES=ship(tmp_path))
    assert done.stdout == "-1\n", done.stderr


def test_doors_refuse_what_is_no_number() -> None:
    table = GAME.form("native").table(GAME.new(GAME.parse_options({})))
    before = table.data()
    for wrong in ("take", None, 1.5, 2**80):
        with pytest.raises((TypeError, OverflowError)):
            table.step(wrong)  # type: ignore[arg-type]
    assert table.data() == before


@pytest.mark.parametrize("name", ["interpreted", "native"])
def test_what_does_not_fit_is_refused(name: str) -> None:
    """Before memory is read or written that belongs to something else."""
    form, start, rng = GAME.form(name), GAME.new(GAME.parse_options({"players": 3})), seeds()
    other = game_of("oh_crab")
    table = form.table(start)
    before = table.data()
    for state in (other.new(other.parse_options({})), None, start.to_bytes()):
        with pytest.raises(TypeError, match="states of its own"):
            form.table(state)
        with pytest.raises(TypeError, match="states of its own"):
            form.play_many(state, 1, rng)
    for seat in (-1, 3, 10**9):
        with pytest.raises(ValueError, match="3 seats"):
            table.observe(seat)
        with pytest.raises(ValueError, match="3 seats"):
            table.imagine(seat, rng)
    assert table.data() == before


@pytest.mark.parametrize("name", ["interpreted", "native"])
def test_seeds_that_do_not_fit_are_refused(name: str) -> None:
    form, start = GAME.form(name), GAME.new(GAME.parse_options({}))
    table = form.table(start)
    plays: tuple[Callable[[Any], Any], ...] = (
        table.play_out,
        table.play_greedily,
        table.choose_greedily,
        lambda rng: table.imagine(0, rng),
        lambda rng: form.play_many(start, 1, rng),
    )
    for play in plays:
        for wrong in ([1, 2], None, array("q", [1]), array("i", [1, 2, 3, 4]), array("d", [1, 2])):
            with pytest.raises(TypeError, match="seeds are two numbers"):
                play(wrong)
        for first, second in ((0, 1), (1, 0), (-1, 1), (1, 2147483399), (2**62, 1)):
            with pytest.raises(ValueError, match="seeds are from 1 to"):
                play(seeds(first, second))
    assert table.state() == start


def test_tables_are_copied_and_travel_whole() -> None:
    """A copy has its own doors; what a pickle brings to another process is an equal table."""
    table = GAME.form("native").table(GAME.new(GAME.parse_options({})))
    before = table.data()
    twins = [copy(table), deepcopy(table), pickle.loads(pickle.dumps(table))]
    for twin in twins:
        twin.step(twin.legal()[0])
        assert table.data() == before
        assert twin.data() == twins[0].data() != before


def test_a_door_holds_its_table() -> None:
    """A function taken from a table goes on working when nobody else holds the table."""
    rng = Random(3)
    table = GAME.form("native").table(GAME.new(GAME.parse_options({})))
    legal, step, actor = table.legal, table.step, table.actor
    del table
    made = 0
    while actor() != OVER:
        step(rng.choice(legal()))
        made += 1
    assert made > 50


def test_the_module_fits_arm_as_well() -> None:
    """The very bitcode that is shipped becomes code for another processor, and all of it can be read back."""
    capstone = pytest.importorskip("capstone")
    import llvmlite.binding as llvm

    from seaboard.core.forms.optimising import emit

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple("aarch64-unknown-linux-gnu").create_target_machine(opt=2)
    code = llvm.ObjectFileRef.from_data(emit(modules.find_module(GAME), machine))
    texts = [section.data() for section in code.sections() if section.is_text()]
    reader = capstone.Cs(capstone.CS_ARCH_ARM64, capstone.CS_MODE_LITTLE_ENDIAN)
    assert sum(map(len, texts)) > 10_000
    for text in texts:
        assert sum(instruction.size for instruction in reader.disasm(text, 0)) == len(text)
