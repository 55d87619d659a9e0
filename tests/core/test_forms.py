"""The native form: where its module comes from, the doors into it, and other machines it could be made for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from seaboard.core.errors import Trouble
from seaboard.core.forms import modules, open_form
from seaboard.core.game import OVER
from tests.games.cases import game_of

pytestmark = pytest.mark.compiled

GAME = game_of("schatztaucher")
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
    (shipped / modules.name_of(GAME)).write_bytes(modules.find_module(GAME))
    return str(shipped)


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
