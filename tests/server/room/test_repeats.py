"""A request that comes a second time, so long after the first that no replay remembers it."""

from __future__ import annotations

import httpx

from seaboard.server.table.replay import IDEMPOTENCY_KEYS
from tests.server.running import DEADLINE, Server, seat_people


def conflicts(server: Server) -> float:
    """How many appends came too late."""
    lines = httpx.get(f"{server.url}/metrics", timeout=DEADLINE).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("seaboard_conflicts_total "))


def test_an_old_request_is_answered_after_one_look_and_not_tried_again_and_again(server: Server) -> None:
    table, guests = seat_people(server.url, 2)
    guests[0].do(table, "say", text="once", move="an old one")
    for number in range(IDEMPOTENCY_KEYS + 1):
        last = guests[0].do(table, "say", text="!", move=str(number))["number"]
    before = conflicts(server)
    assert guests[0].do(table, "say", text="once", move="an old one")["number"] == last
    assert conflicts(server) == before + 1
