"""How often the lobby is told: quickly to few, and to many no more than the room can send."""

from __future__ import annotations

from seaboard.server.socket.lobby import BYTES_A_SECOND, LONGEST_PAUSE, PAUSE, pause_after


def test_the_pause_grows_with_the_list_and_those_who_watch() -> None:
    assert pause_after(0, 0) == pause_after(100_000, 10) == PAUSE
    assert pause_after(100_000, 100) == 100_000 * 100 / BYTES_A_SECOND
    assert pause_after(100_000, 10_000) == LONGEST_PAUSE
