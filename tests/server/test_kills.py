"""The server dies without warning, again and again, while games are going on."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

from tests.server.killing import check_journals, play_under_fire
from tests.server.running import NO_LIMITS, Server


def test_twenty_kills_lose_no_acknowledged_move_and_double_none(tmp_path: Path) -> None:
    server = Server(tmp_path / "room.sqlite3", *NO_LIMITS)

    def kill_once(rng: Random) -> None:
        nonlocal server
        time.sleep(rng.uniform(0.05, 0.5))
        server.kill()
        server = server.restart()

    try:
        players = play_under_fire(server.url, tables=4, kills=20, kill_once=kill_once)
        assert check_journals(server.url, players) > 100
        assert sum(player.resent for player in players) > 0
    finally:
        server.kill()
