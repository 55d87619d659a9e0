"""What is left lying is found by the sweep: fairly, and again and again."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from seaboard.core.match import Match
from seaboard.server.room.autopilot import Autopilot
from seaboard.server.room.keys import Keys
from seaboard.server.room.room import Room
from seaboard.server.settings import Settings
from seaboard.server.storage.migrating import migrate
from seaboard.server.storage.schema import tables
from seaboard.server.storage.store import Store
from seaboard.server.table import journal, opening, seating
from seaboard.server.table.journal import Clock
from seaboard.server.table.requests import NewTable
from seaboard.server.table.table import Table
from seaboard.server.times import now
from tests.server.restoring import SEATS, begin_game, restore_room, room_line
from tests.server.running import DEADLINE, NO_LIMITS, Guest, Server

UNSERVED = 205


def overdue(number: int, match: Match) -> dict[str, Any]:
    """A game that bots have taken over and nobody looks after."""
    line = room_line(number, match)
    last = len(line["journal"])
    for seat in range(SEATS):
        handed = json.dumps({"line": "handed-over", "seat": seat, "bot": "random", "why": "wish"})
        row = {"table_id": line["row"]["id"], "number": last + 1 + seat, "at": 0, "mark": None, "line": handed}
        line["journal"].append(row)
    return {**line, "row": {**line["row"], "due": number}}


def of_other_rules(line: dict[str, Any]) -> dict[str, Any]:
    """The same game with rules that are not served."""
    setup = {**json.loads(line["row"]["setup"]), "rules": 999}
    return {**line, "row": {**line["row"], "rules": 999, "setup": json.dumps(setup)}}


def wait_until_it_goes_on(database: Path, line: dict[str, Any]) -> None:
    """Seen in the database: whoever asks the server for a table wakes it."""
    deadline = time.monotonic() + DEADLINE
    query = "SELECT max(number) FROM journal WHERE table_id = ?"
    while True:
        with closing(sqlite3.connect(database)) as connection:
            (number,) = connection.execute(query, (line["row"]["id"],)).fetchone()
        if number > len(line["journal"]):
            return
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_tables_that_cannot_be_served_do_not_starve_others(tmp_path: Path) -> None:
    match = begin_game()
    waiting = overdue(UNSERVED + 1, match)
    unserved = [of_other_rules(overdue(number + 1, match)) for number in range(UNSERVED)]
    database = restore_room(tmp_path, SEATS, [*unserved, waiting])
    server = Server(database, *NO_LIMITS)
    try:
        wait_until_it_goes_on(database, waiting)
    finally:
        server.stop()


def test_a_table_that_could_not_be_loaded_is_tried_again(tmp_path: Path) -> None:
    waiting = overdue(1, begin_game())
    database = restore_room(tmp_path, SEATS, [waiting])
    table, good = waiting["row"]["id"], waiting["journal"][2]["line"]
    change = "UPDATE journal SET line = ? WHERE table_id = ? AND number = 3"
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(change, ("nonsense", table))
    server = Server(database, *NO_LIMITS)
    try:
        deadline = time.monotonic() + DEADLINE
        while not any("cannot be replayed" in line["message"] for line in server.logged()):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute(change, (good, table))
        wait_until_it_goes_on(database, waiting)
        assert Guest(server.url, None).ask("GET", f"/api/tables/{table}").status_code == 200
    finally:
        server.stop()


def test_a_table_that_is_due_much_later_than_it_is_listed_does_not_stay_in_memory(tmp_path: Path) -> None:
    """The room was closed for long, and the clocks of all games stood still: each is looked at once."""

    def begin(table: Table, person: str) -> None:
        for seat in range(2):
            seating.sit(table, seat, person, "Ada", None, now(), None)
        opening.start(table, now(), None)

    async def sweep(file: str) -> list[bool]:
        await migrate(file)
        async with Store.open(file) as store:
            room, brought = Room(store, Keys(b""), Settings()), []
            autopilot = Autopilot(room)
            host = await store.create_person("Ada")
            live = await room.create(NewTable("schatztaucher", {"players": 2}, clock=Clock(move=86_400)), host)
            await live.call(lambda table: begin(table, host.id))
            for listed in (1, 1, 2):
                for each in list(room.live.values()):
                    room.forget(each)
                async with store.writing() as connection:
                    await connection.execute(sa.update(tables).values(due=listed))
                await autopilot.sweep(now())
                brought.append(live.id in room.live)
            async with store.writing() as connection:
                await connection.execute(sa.delete(tables))
            await autopilot.sweep(now())
            assert not autopilot._postponed
            await room.stop()
            return brought

    assert asyncio.run(sweep(str(tmp_path / "room.sqlite3"))) == [True, False, True]


def test_a_table_with_a_bot_that_is_not_known_here_is_not_tried_again_at_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A room of another version may have had it. Tried at once it would be tried thousands of times a second."""
    caplog.set_level(logging.INFO, "seaboard.autopilot")

    def begin(table: Table) -> None:
        for seat in range(2):
            table.write(journal.Placed(seat, "bot of another version"), now())
        opening.start(table, now(), None)

    async def play(file: str) -> float:
        await migrate(file)
        async with Store.open(file) as store, asyncio.timeout(DEADLINE):
            room = Room(store, Keys(b""), Settings(bot_pace=0))
            autopilot = Autopilot(room)
            live = await room.create(NewTable("schatztaucher", {"players": 2}), await store.create_person("Ada"))
            await live.call(begin)
            while not caplog.records:
                await asyncio.sleep(0.001)
            assert "unknown-bot" in caplog.text
            while live.timer is None:
                await asyncio.sleep(0)
            wait = live.timer.when() - asyncio.get_running_loop().time()
            await autopilot.stop()
            await room.stop()
            return wait

    assert asyncio.run(play(str(tmp_path / "room.sqlite3"))) > 1
