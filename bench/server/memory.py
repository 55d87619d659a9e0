"""What a table weighs: resident memory of the server per table with three people and their connections, beyond the
empty room, in each game. `python -m bench.server.memory --tables 300 --seconds 8`: every table moves once a second."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from bench.server import ours
from bench.server.__main__ import MOST_MEMORY
from bench.server.load import Phase, Wish
from bench.server.measuring import clients_of, memory, run_phase
from seaboard.games import GAMES


def weigh(game: str, tables: int, seconds: float) -> tuple[float, float, float]:
    """KiB per table when all are made, when everybody has come, and after they have played."""
    with tempfile.TemporaryDirectory() as folder, ours.running(Path(folder)) as (process, url):
        empty = memory(process)
        names, headers = ours.open_tables(url, game, tables)
        made = memory(process) - empty
        with clients_of([Wish(ours.SeaboardSeat, url, names, headers, 0)]) as clients:
            connected = memory(process) - empty
            run_phase(process, clients, Phase(1.0, seconds))
            return made / tables, connected / tables, (memory(process) - empty) / tables


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    given = parser.parse_args()
    print(f"KiB per table, {given.tables} tables: made, with three connections, after {given.seconds:g} s of play")
    for game in given.games:
        made, connected, played = weigh(game, given.tables, given.seconds)
        is_met = "yes" if played < MOST_MEMORY else "NO"
        print(f"{game:15} {made:5.0f} {connected:5.0f} {played:5.0f}   under {MOST_MEMORY}: {is_met}", flush=True)


if __name__ == "__main__":
    main()
