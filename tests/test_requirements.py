"""Whatever the tools import comes from a distribution that pyproject names."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
OWN = {"bench", "seaboard", "tests", "tools"}


def named() -> list[str]:
    """The distributions that pyproject names, all extras too, in letters only."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    return [re.sub(r"[^a-z0-9]", "", re.split(r"[\[<>=;]", each)[0].lower()) for group in groups for each in group]


def imported() -> set[str]:
    """What the tools import from elsewhere."""
    found: set[str] = set()
    for path in (ROOT / "tools").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {each.name.split(".")[0] for each in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.split(".")[0])
    return found - OWN - set(sys.stdlib_module_names)


def test_what_the_tools_import_can_be_installed() -> None:
    distributions = named()
    modules = {each: re.sub(r"[^a-z0-9]", "", each.lower()) for each in imported()}
    assert [each for each, name in modules.items() if not any(one.startswith(name) for one in distributions)] == []
