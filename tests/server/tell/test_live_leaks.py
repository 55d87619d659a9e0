"""What is told live to a seat or a spectator is the same, byte by byte, for two whole games they cannot tell apart.

Both games of Oh Crab! have the same seed and go the same way, but in every round the others first plan different cards
face down and then change their minds. Until the cards are shown nobody may notice; afterwards it is all the same."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

from tests.server.restoring import SEATS, begin_game, come_as, restore_room, room_line
from tests.server.running import NO_LIMITS, Guest, Json, Server, Watch, running

ME = 0
"""The seat whose owner looks, besides a spectator."""


class LiveTable:
    """A table with everybody at it, and a spectator."""

    def __init__(self, server: Server, table: str) -> None:
        self.table = table
        self.seats = [come_as(server, seat).watch(table) for seat in range(SEATS)]
        self.spectator = come_as(server, None).watch(table)
        self.planned: list[Json] = []
        """What the others planned and took back."""
        for watch in (*self.seats, self.spectator):
            watch.hear()

    @property
    def play(self) -> Json:
        """How things stand."""
        assert self.spectator.play is not None
        return self.spectator.play

    def legal(self, seat: int) -> list[Json]:
        """What a seat may do."""
        play = self.seats[seat].play
        assert play is not None
        return list(play["legal"])

    def act(self, seat: int, choice: Json) -> None:
        """Act, and let everybody hear of it."""
        done = self.seats[seat].ask("act", seq=self.play["seq"], action=choice["id"], move=f"move{self.play['seq']}")
        assert done["say"] == "done", done
        for watch in (*self.seats, self.spectator):
            watch.catch_up(done["number"])

    def heard(self, watch: Watch) -> list[bytes]:
        """All that somebody was told, but for the table's name and the time of day."""
        said = [message for message in watch.raw if not message.startswith(b'{"say":"beat"')]
        return [re.sub(rb'"at":\d+', b'"at":0', message.replace(self.table.encode(), b"TABLE")) for message in said]


def plan(tables: list[LiveTable], rng: Random) -> None:
    """Everybody plans a card, the same at both tables; the others before me, and first one that differs."""
    for seat in sorted(tables[0].play["awaited"], reverse=True):
        wanted, *others = rng.sample(tables[0].legal(seat), len(tables[0].legal(seat)))
        if seat != ME and len(others) >= len(tables):
            for table, other in zip(tables, others, strict=False):
                table.act(seat, other)
                table.planned.append(other)
        for table in tables:
            table.act(seat, wanted)


def test_nobody_notices_what_was_planned_and_taken_back(tmp_path: Path) -> None:
    rng = Random(5)
    lines: list[dict[str, Any]] = [room_line(number, begin_game()) for number in range(2)]
    with running(restore_room(tmp_path, SEATS, lines), *NO_LIMITS) as server:
        tables = [LiveTable(server, line["row"]["id"]) for line in lines]
        while tables[0].play["score"] is None:
            awaited = tables[0].play["awaited"]
            if len(awaited) > 1:
                plan(tables, rng)
            else:
                choice = rng.choice(tables[0].legal(awaited[0]))
                for table in tables:
                    table.act(awaited[0], choice)
        one, other = tables
        assert one.heard(one.spectator) == other.heard(other.spectator)
        assert one.heard(one.seats[ME]) == other.heard(other.seats[ME])
        assert len(one.planned) > 5
        assert all(first != second for first, second in zip(one.planned, other.planned, strict=True))
        logs = [Guest(server.url, None).ask("GET", f"/api/tables/{table.table}/log").content for table in tables]
        assert logs[0] != logs[1]
