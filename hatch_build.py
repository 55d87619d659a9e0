"""Builds the page and the modules of the games into the wheel. An editable install leaves that to `make`, which does it
whenever sources change, and to the user's cache."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Runs before a wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build page and modules, unless this is an editable install or only the sources are packed."""
        if self.target_name != "wheel" or version == "editable":
            return
        sys.path[:0] = [self.root, str(Path(self.root) / "src")]  # our sources are not installed while a wheel is built
        from tools import browser_modules, modules, page

        from seaboard.games import GAMES

        browser_modules.make_all(GAMES)
        page.build()
        folder = Path(self.root) / "src" / "seaboard" / "modules"
        shutil.rmtree(folder, ignore_errors=True)
        modules.make_all(GAMES, folder)
