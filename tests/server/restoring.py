"""Rooms with games in them, put there by `seaboard admin restore`: their people have no real hands, so a test can come
as any of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from seaboard.bots import GREEDY, open_bot
from seaboard.core.dealer import commit_to_seed, open_dealer
from seaboard.core.game import CHANCE, OVER
from seaboard.core.log import Seat
from seaboard.core.match import Match, new_header
from seaboard.server.room.keys import Keys
from seaboard.server.storage.append import Summary
from seaboard.server.storage.store import Person, table_row
from seaboard.server.table.journal import Row, Sat, Setup, encode
from seaboard.server.tell.wire import SeatSummary, TableSummary
from tests.games.cases import game_of
from tests.server.running import Guest, Server
from tests.terminal.running import seaboard

KEY = bytes(32)
SEED = b"a seed for the tests".ljust(32)
SEATS = 2


def begin_game() -> Match:
    """A game of Oh Crab! whose first decision is a seat's."""
    return record_game("oh_crab", {"players": SEATS, "start": 1})


def record_game(
    name: str, options: dict[str, Any], wanted: Callable[[Match], bool] = lambda match: True, liked: str = ""
) -> Match:
    """A game of greedy bots, the same every time, up to a decision of a seat that is wanted or to its end. `liked`: the
    ability of Oh Crab! that they choose and use whenever they may."""
    game = game_of(name)
    header = new_header(
        game,
        game.parse_options(options),
        [Seat(f"Seat {seat}") for seat in range(options["players"])],
        dealer="secure",
        commitment=commit_to_seed(SEED),
        started="2026-01-01T00:00:00+00:00",
    )
    match = Match(game, header)
    match.reveal()
    dealer, choose, rng = open_dealer(match.log, SEED), open_bot(GREEDY, game), Random(1)
    while match.actor != OVER:
        if match.actor == CHANCE:
            match.deal(dealer)
        elif wanted(match):
            break
        else:
            seat = match.awaited[0]
            abilities = [each for each in game.legal(match.state, seat) if game.describe(each).get("ability") == liked]
            match.play(seat, abilities[0] if liked and abilities else choose(game, match.state, seat, rng))
    return match


def room_line(number: int, match: Match) -> dict[str, Any]:
    """A game as a line of a room file: on seat 1 sits `person1`."""
    header = match.log.header
    setup = Setup(
        id=f"{number:016x}",
        game=header.game,
        rules=header.rules,
        box=header.box,
        options=header.options,
        public=True,
        host="host",
        clock=None,
        stand_in="random",
        commitment=header.commitment or "",
        created=0,
    )
    listed = TableSummary(
        setup.id,
        setup.game,
        setup.options,
        "running",
        [SeatSummary(each.name, None) for each in header.seats],
        None,
        "",
    )
    sitting = [Sat(seat, f"person{seat}", each.name) for seat, each in enumerate(header.seats)]
    rows = [Row(at, 0, line) for at, line in enumerate([*sitting, *match.log.lines()], 1)]
    return {
        "line": "table",
        "row": table_row(setup, SEED, Summary("running", None, msgspec.json.encode(listed).decode(), setup.public)),
        "seats": [{"table_id": setup.id, "seat": each.seat, "person": each.person} for each in sitting],
        "journal": [
            {"table_id": setup.id, "number": r.number, "at": 0, "mark": None, "line": encode(r.line)} for r in rows
        ],
    }


def restore_room(folder: Path, seats: int, tables: list[dict[str, Any]]) -> Path:
    """A database with these tables and their people."""
    rows = [{"id": f"person{seat}", "name": "x", "link": 0, "created": 0} for seat in range(seats)]
    people = [{"line": "person", "row": row} for row in rows]
    begin, end = {"line": "room", "format": 1, "kind": "backup", "key": KEY.hex()}, {"line": "end"}
    path, database = folder / "room.jsonl", folder / "room.sqlite3"
    lines = [begin, *people, *tables, {**end, "people": 0, "tables": 0}]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert seaboard(folder, "admin", "restore", str(path), "--database", str(database)).returncode == 0
    return database


def come_as(server: Server, seat: int | None) -> Guest:
    """The person on a seat, or a stranger."""
    guest = Guest(server.url, None)
    if seat is not None:
        guest.http.cookies.set("seaboard", Keys(KEY).cookie(Person(f"person{seat}", "x", 0), 2**33))
    return guest
