"""Builds the page into the wheel. An editable install leaves that to `make`, which does it whenever sources change."""

from __future__ import annotations

import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Runs before a wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless this is an editable install or only the sources are packed."""
        if self.target_name != "wheel" or version == "editable":
            return
        sys.path.insert(0, self.root)
        from tools.page import build

        build()
