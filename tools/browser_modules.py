"""Makes the rules of the games for browsers: WebAssembly from the same modules as everywhere (`core/forms`), one file a
game with its box inside, linked by the linker of `ziglang`, and beside it a table of what chance can bring.
`python -m tools.browser_modules` writes them to `web/modules`, from where the page's build takes them along."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "modules"
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint"


def make_all(games: tuple[str, ...], folder: Path = FOLDER) -> None:
    """Make the files that are missing or older than their rules, two at a time in two processes."""
    folder.mkdir(parents=True, exist_ok=True)

    def make(game: str) -> None:
        subprocess.run([sys.executable, "-m", "tools.browser_modules", game, str(folder)], cwd=ROOT, check=True)

    with ThreadPoolExecutor(2) as workers:
        list(workers.map(make, games))


def make_one(name: str, folder: Path) -> None:
    """Make the files of a game, unless they are there with the same rules and box."""
    from seaboard.core.forms.modules import find_plain, plain_name_of
    from seaboard.games import open_game

    game = open_game(name)
    mark = f"{plain_name_of(game)} {game.box.hash} {Path(__file__).stat().st_mtime_ns}"
    made = folder / f"{name}.made"
    if made.is_file() and made.read_text() == mark:
        return
    with tempfile.TemporaryDirectory() as scratch:
        code = Path(scratch) / "rules.o"
        code.write_bytes(emit(find_plain(game), write_extras(game)))
        link(code, folder / f"{name}.wasm")
    (folder / f"{name}.json").write_text(json.dumps(tell_chance(game)), encoding="utf-8")
    made.write_text(mark)


def tell_chance(game: Any) -> dict[str, Any]:
    """By what the module is known, and all that chance can bring by its ids; nothing where the odds are hidden."""
    from seaboard.core.forms.modules import identity_of

    ways = [] if game.has_secrets else [way for decision in game.decisions if decision.chance for way in decision.ways]
    ids = sorted({action for way in ways for action in range(way.first, way.first + way.count)})
    return {"rules": identity_of(game), "outcomes": {action: game.describe(action) for action in ids}}


def write_extras(game: Any) -> str:
    """What a page has to know of a game beside its rules: sizes, and the box."""
    box = game.box.record.to_bytes()
    constant = "".join(f"\\{byte:02x}" for byte in box)
    numbers = {"state_size": game.record.packing.size, "most_actions": game.most_actions, "observed": game.observed}
    lines = [f'@the_box = internal constant [{len(box)} x i8] c"{constant}", align 16']
    lines += [f"define i32 @{name}() {{ ret i32 {number} }}" for name, number in numbers.items()]
    lines += ["define ptr @box() { ret ptr @the_box }"]
    return "\n".join(lines)


def emit(plain: bytes, extras: str) -> bytes:
    """The module as an object file for browsers."""
    import llvmlite.binding as llvm

    from seaboard.core.forms.optimising import optimise, read_for

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=2, features=FEATURES, reloc="static")
    module = read_for(plain, machine)
    module.link_in(llvm.parse_assembly(extras))
    optimise(module, machine)
    code: bytes = machine.emit_object(module)
    return code


def link(code: Path, out: Path) -> None:
    """An object file as a module that brings its own memory and needs nothing."""
    wishes = ("--no-entry", "--export=__heap_base", "--strip-all", "-O2", "-z", "stack-size=65536")
    exported = [f"--export={name}" for name in (*entry_names(), "state_size", "most_actions", "observed", "box")]
    subprocess.run(
        [sys.executable, "-m", "ziglang", "wasm-ld", *wishes, *exported, "-o", str(out), str(code)], check=True
    )


def entry_names() -> list[str]:
    """The entry points that pages may call."""
    from seaboard.core.forms.entries import ENTRIES

    return [entry.name for entry in ENTRIES]


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))  # while a wheel is built, our sources are not installed
    if sys.argv[1:]:
        make_one(sys.argv[1], Path(sys.argv[2]))
    else:
        from seaboard.games import GAMES

        make_all(GAMES)
