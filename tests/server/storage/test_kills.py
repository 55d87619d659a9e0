"""The server dies without warning, again and again, while games are going on."""

from __future__ import annotations

from pathlib import Path

from tests.server.killing import Victim, play_under_fire, read_journals


def test_twenty_kills_lose_no_acknowledged_move_and_double_none(tmp_path: Path) -> None:
    victim = Victim(tmp_path / "room.sqlite3")
    try:
        players = play_under_fire(victim, tables=4, kills=20)
        verdict = read_journals(victim.server.url, players)
        assert verdict.moves > 100
        assert (verdict.lost, verdict.doubled) == (0, 0)
        assert sum(player.resent for player in players) > 0
    finally:
        victim.server.kill()
