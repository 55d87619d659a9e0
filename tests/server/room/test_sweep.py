"""What is left lying is found by the sweep: fairly, and again and again."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from seaboard.core.match import Match
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
