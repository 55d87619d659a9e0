"""What README shows runs: every block of Python to its end, every command of the terminal as far as it can be typed."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from seaboard.cli import build_parser
from seaboard.locales.words import Words
from tests.terminal.running import environment

README = Path(__file__).parents[1] / "README.md"
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
PYTHON = [text for language, text in BLOCKS if language == "python"]
COMMANDS = [line for _, text in BLOCKS for line in text.splitlines() if line.startswith("seaboard ")]


def test_readme_has_code_and_commands() -> None:
    assert PYTHON
    assert len(COMMANDS) > 5


@pytest.mark.parametrize("code", PYTHON)
def test_python_blocks_run_to_their_end(code: str, tmp_path: Path) -> None:
    """In a process of its own. The compiler is left out: other tests wait for it."""
    shown = code.replace('game.form("native")', "game.form")
    done = subprocess.run(
        [sys.executable, "-c", shown], env=environment(tmp_path), capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    totals = done.stdout.strip()
    assert re.fullmatch(r"\[\d+, \d+, \d+\]", totals), totals


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_are_understood(command: str) -> None:
    words = shlex.split(command, comments=True)
    build_parser(Words("en", "cli", "server", "arena")).parse_args(words[1:])
