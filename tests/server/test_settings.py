"""The reference of all settings names each of them, and each limit with its usual value."""

from __future__ import annotations

from pathlib import Path

import msgspec

from seaboard.server.limits import DEFAULTS
from seaboard.server.settings import Settings

REFERENCE = (Path(__file__).parents[2] / "docs" / "settings.md").read_text(encoding="utf-8")


def test_every_setting_is_explained() -> None:
    missing = [field.name for field in msgspec.structs.fields(Settings) if f"`{field.name}`" not in REFERENCE]
    assert missing == []


def test_every_limit_is_explained() -> None:
    for name, limit in DEFAULTS.items():
        (row,) = [line for line in REFERENCE.splitlines() if line.startswith("|") and f"`{name}`" in line]
        assert (f"{limit.most}/{limit.seconds:.0f}" if limit.seconds else str(limit.most)) in row
