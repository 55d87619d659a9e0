"""The modules of the server import each other in one direction only, also where only types are meant."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import seaboard.server

FOLDER = Path(seaboard.server.__file__).parent


def name_of(path: Path) -> str:
    """The name of a module."""
    return ".".join(path.relative_to(FOLDER.parents[1]).with_suffix("").parts).removesuffix(".__init__")


def test_no_module_imports_itself_by_way_of_others() -> None:
    modules = {name_of(path): path for path in FOLDER.rglob("*.py")}
    graph: dict[str, set[str]] = {}
    for name, path in modules.items():
        imports = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.ImportFrom)]
        named = {f"{node.module}.{each.name}" for node in imports for each in node.names}
        graph[name] = ({str(node.module) for node in imports} | named) & modules.keys() - {name}
    TopologicalSorter(graph).prepare()
