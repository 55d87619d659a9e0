"""Runs the real command `seaboard` in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SEABOARD = [sys.executable, "-m", "seaboard"]


def environment(folder: Path, **more: str) -> dict[str, str]:
    """A clean environment with its own folder of saved games, in English."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SEABOARD", "LC_", "LANG"))}
    return {**kept, "SEABOARD_GAMES": str(folder), "COLUMNS": "110", "PYTHONIOENCODING": "utf-8", **more}


def seaboard(folder: Path, *arguments: str, stdin: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """One command to its end."""
    return subprocess.run(
        [*SEABOARD, *arguments],
        input=stdin,
        env=environment(folder, **more),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )


def saved_log(folder: Path) -> Path:
    """The one saved game of a folder."""
    (path,) = folder.glob("*.jsonl")
    return path
