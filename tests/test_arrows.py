"""Arrows point one way: what each room of the house may import, and no module by way of others itself. What rules
import is what they are kept by."""

from __future__ import annotations

import ast
import inspect
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import seaboard
from seaboard.core.compiled import COMMON, SHARED
from seaboard.games import GAMES, open_game

HOUSE = Path(seaboard.__file__).parent

MAY_IMPORT = {
    "core": set(),
    "locales": {"core"},
    "games": {"core"},
    "lessons": {"core"},
    "gpu": {"core"},
    "bots": {"core", "games"},
    "arena": {"core", "games", "bots", "locales"},
    "terminal": {"core", "games", "bots", "locales"},
    "server": {"core", "games", "bots", "locales", "lessons"},
}

IN_THE_SERVER = {
    "table": set(),
    "tell": {"table"},
    "storage": {"table"},
    "room": {"table", "tell", "storage"},
    "http": {"table", "tell", "storage", "room"},
    "socket": {"table", "tell", "storage", "room", "http"},
}

STARTING = {"admin", "app", "flags", "serve"}
"""The modules beside these folders with which a server or a command about one begins: above all of them. The others are
below all."""


def imports_of(path: Path, *, types_too: bool) -> set[str]:
    """The modules of the house that a file imports; those that only types need, or only some function, as wished."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = ast.walk(tree) if types_too else iter(tree.body)
    found = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {_module_of(str(node.module), each.name) for each in node.names}
    return {name for name in found if name.startswith("seaboard.")}


def _module_of(module: str, name: str) -> str:
    """What `from module import name` imports: a module of a folder, or the folder itself."""
    inside = HOUSE.parent.joinpath(*module.split("."), name)
    return f"{module}.{name}" if inside.is_dir() or inside.with_suffix(".py").is_file() else module


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(HOUSE.parent).with_suffix("").parts).removesuffix(".__init__")


def test_every_room_is_known() -> None:
    rooms = {path.name for path in HOUSE.iterdir() if (path / "__init__.py").is_file()}
    assert rooms == set(MAY_IMPORT)


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_imports_only_those_below_it(room: str) -> None:
    for path in (HOUSE / room).rglob("*.py"):
        rooms = {name.split(".")[1] for name in imports_of(path, types_too=True)}
        assert rooms <= MAY_IMPORT[room] | {room}, path.name


def test_every_folder_of_the_server_is_known() -> None:
    assert {path.parent.name for path in (HOUSE / "server").glob("*/__init__.py")} == set(IN_THE_SERVER)


@pytest.mark.parametrize("folder", IN_THE_SERVER)
def test_a_folder_of_the_server_imports_only_those_below_it(folder: str) -> None:
    for path in (HOUSE / "server" / folder).rglob("*.py"):
        named = {name.split(".")[2] for name in imports_of(path, types_too=True) if name.startswith("seaboard.server.")}
        assert named & IN_THE_SERVER.keys() <= IN_THE_SERVER[folder] | {folder}, path.name


def test_what_stands_beside_the_folders_of_the_server_is_above_or_below_all_of_them() -> None:
    for path in (HOUSE / "server").glob("*.py"):
        if path.stem not in STARTING:
            named = {name.split(".")[2] for name in imports_of(path, types_too=True) if name.count(".") > 1}
            assert not named & {*IN_THE_SERVER, *STARTING}, path.name
    for folder in IN_THE_SERVER:
        for path in (HOUSE / "server" / folder).rglob("*.py"):
            assert not {f"seaboard.server.{name}" for name in STARTING} & imports_of(path, types_too=True), path.name


def test_a_game_imports_no_other_game() -> None:
    for path in (HOUSE / "games").glob("*/**/*.py"):
        game = path.relative_to(HOUSE / "games").parts[0]
        named = {name for name in imports_of(path, types_too=True) if name.startswith("seaboard.games.")}
        assert {name.split(".")[2] for name in named} <= {game}, path.name


@pytest.mark.parametrize("name", GAMES)
def test_what_rules_read_is_among_the_modules_of_their_game(name: str) -> None:
    """Compiled rules are kept under a hash of these: a constant from elsewhere could change and they would not."""
    modules = open_game(name).modules
    hashed = {module.__name__ for module in (*COMMON, *SHARED, *modules)} | {"seaboard.core.decisions"}  # MANY, NONE
    for module in modules:
        tree = ast.parse(inspect.getsource(module))
        rules = [node for node in tree.body if hasattr(vars(module).get(getattr(node, "name", "")), "is_rule")]
        lines = [line for rule in rules if isinstance(rule, ast.FunctionDef) for line in rule.body]
        read = {node.id for line in lines for node in ast.walk(line) if isinstance(node, ast.Name)}
        for imports in (node for node in tree.body if isinstance(node, ast.ImportFrom)):
            for each in imports.names:
                if (each.asname or each.name) in read:
                    assert _module_of(imports.module or "", each.name) in hashed, f"{module.__name__}: {each.name}"


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Apart from what only types or a single function need: the server's tests are stricter."""
    graph = {name_of(path): imports_of(path, types_too=False) - {name_of(path)} for path in HOUSE.rglob("*.py")}
    TopologicalSorter(graph).prepare()
