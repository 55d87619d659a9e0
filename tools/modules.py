"""Makes the modules of the games (`core/forms`), two games at a time in two processes. `python -m tools.modules` puts
what is missing into the user's cache and shows how far it is; the wheel's build puts them into the package."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
AT_ONCE = 2

Report = Callable[[str, int, int], None]
"""Hears of a game how many of its rules are compiled, and of how many."""


def make_all(games: tuple[str, ...], folder: Path | None = None, report: Report = lambda *_: None) -> None:
    """Make the modules of these games: into a folder, or into the user's cache."""
    with ThreadPoolExecutor(AT_ONCE) as workers:
        list(workers.map(lambda game: _watch(game, folder, report), games))


def _watch(game: str, folder: Path | None, report: Report) -> None:
    command = [sys.executable, "-m", "tools.modules", game, *([str(folder)] if folder else [])]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            done, total = map(int, line.split())
            report(game, done, total)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)


def make_one(name: str, folder: Path | None) -> None:
    """Make one module in this process, and print the progress."""
    from seaboard.core.forms import modules
    from seaboard.games import open_game

    game = open_game(name)

    def tell(_: str, done: int, total: int) -> None:
        print(done, total, flush=True)

    if folder is None:
        modules.find_module(game, tell)
        return
    folder.mkdir(parents=True, exist_ok=True)
    plain = modules.find_plain(game, tell)
    folder.joinpath(modules.plain_name_of(game)).write_bytes(modules.sign(plain))
    folder.joinpath(modules.name_of(game)).write_bytes(modules.sign(modules.make_module(game, plain)))


def main() -> None:
    """Make all that are missing, with a bar for each."""
    from rich.progress import Progress

    from seaboard.games import GAMES

    with Progress() as bars:
        tasks = {game: bars.add_task(game, total=1) for game in GAMES}
        make_all(GAMES, report=lambda game, done, total: bars.update(tasks[game], completed=done, total=total))
        for task in tasks.values():
            bars.update(task, completed=1, total=1)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))  # while a wheel is built, our sources are not installed
    if sys.argv[1:]:
        make_one(sys.argv[1], Path(sys.argv[2]) if sys.argv[2:] else None)
    else:
        main()
