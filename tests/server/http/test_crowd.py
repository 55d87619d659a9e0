"""Many who come to a room that has just been opened, and ask the same at once."""

from __future__ import annotations

import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from tests.server.running import DEADLINE, NO_LIMITS, Json, Server, running

ROOMS, PEOPLE = 5, 12


def test_a_new_room_answers_a_crowd(tmp_path: Path) -> None:
    """In five languages, while some go before they hear the answer. All are told the same, and the room is still there:
    structures that threads made for the first time at once have ended it (`core/converting.py`)."""
    for number in range(ROOMS):
        with running(tmp_path / f"{number}.sqlite3", *NO_LIMITS) as server, ThreadPoolExecutor(PEOPLE) as crowd:
            told = list(crowd.map(lambda person: _ask(server, person), range(PEOPLE)))
            assert all(answer == told[person % 6] for person, answer in enumerate(told))
            assert httpx.get(f"{server.url}/healthz", timeout=DEADLINE).status_code == 200


def _ask(server: Server, person: int) -> list[Json] | None:
    """Ask which games there are; one of six goes at once."""
    language = ["en", "de", "fr", "it", "pl", None][person % 6]
    if language is None:
        with socket.create_connection(("127.0.0.1", server.port)) as hasty:
            hasty.sendall(f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
        return None
    answer = httpx.get(f"{server.url}/api/games", headers={"Accept-Language": language}, timeout=DEADLINE)
    assert answer.status_code == 200
    games: list[Json] = answer.json()
    return games
