"""Runs the real command `seaboard` in a process of its own."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from seaboard.cli import main

SEABOARD = [sys.executable, "-m", "seaboard"]
PATIENCE = 120

_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(
    [
        *("seaboard.arena.commands", "seaboard.server.admin", "seaboard.terminal.boxes", "seaboard.terminal.play"),
        *("seaboard.terminal.replay", "seaboard.terminal.reviewing", "seaboard.terminal.verifying"),
        *(__name__, "tests.terminal.warm"),
    ]
)


def environment(folder: Path, **more: str) -> dict[str, str]:
    """A clean environment with its own folder of saved games, in English."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SEABOARD", "LC_", "LANG"))}
    return {**kept, "SEABOARD_GAMES": str(folder), "COLUMNS": "110", "PYTHONIOENCODING": "utf-8", **more}


def seaboard(folder: Path, *arguments: str, stdin: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """One command to its end. Python starts anew where something in the environment is to be heeded from the start;
    else the process is forked from one that has imported the house already, which saves half a second."""
    if not more:
        return _fork(folder, arguments, stdin)
    return subprocess.run(
        [*SEABOARD, *arguments],
        input=stdin,
        env=environment(folder, **more),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )


def _fork(folder: Path, arguments: Sequence[str], stdin: str) -> subprocess.CompletedProcess[str]:
    with TemporaryDirectory() as made:
        streams = [Path(made, name) for name in ("in", "out", "err")]
        for stream, text in zip(streams, (stdin, "", ""), strict=True):
            stream.write_text(text, encoding="utf-8", newline="")
        process = _forks.Process(target=_become_seaboard, args=(arguments, environment(folder), streams))
        process.start()
        process.join(PATIENCE)
        if process.exitcode is None:
            process.kill()
            raise subprocess.TimeoutExpired([*SEABOARD, *arguments], PATIENCE)
        _, out, err = (stream.read_text(encoding="utf-8") for stream in streams)
        return subprocess.CompletedProcess([*SEABOARD, *arguments], process.exitcode, out, err)


def _become_seaboard(arguments: Sequence[str], variables: dict[str, str], streams: Sequence[Path]) -> None:
    os.environ.clear()
    os.environ.update(variables)
    for number, (stream, flags) in enumerate(zip(streams, (os.O_RDONLY, os.O_WRONLY, os.O_WRONLY), strict=True)):
        os.dup2(os.open(stream, flags), number)
    sys.stdin = os.fdopen(0, encoding="utf-8")
    sys.stdout, sys.stderr = (os.fdopen(number, "w", encoding="utf-8") for number in (1, 2))
    sys.exit(main(arguments))


def saved_log(folder: Path) -> Path:
    """The one saved game of a folder."""
    (path,) = folder.glob("*.jsonl")
    return path
