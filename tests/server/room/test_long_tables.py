"""Tables with long journals, and many who look back: nobody else waits for them."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from random import Random

import httpx
import pytest
import sqlalchemy as sa

from seaboard.core.errors import Trouble
from seaboard.server.room.access import Asking
from seaboard.server.room.commands import do
from seaboard.server.room.keys import Keys
from seaboard.server.room.room import Room
from seaboard.server.settings import Settings
from seaboard.server.storage.archive import pack_table
from seaboard.server.storage.migrating import migrate
from seaboard.server.storage.schema import journal
from seaboard.server.storage.store import Store
from seaboard.server.table import consent, opening, playing, seating
from seaboard.server.table import journal as lines
from seaboard.server.table.requests import Act, NewTable, SeatWish
from seaboard.server.table.table import Table
from tests.games.cases import game_of
from tests.server.running import DEADLINE, NO_LIMITS, Guest, Server, play_on, running, seat_people

UNDOS = 5000


async def dither(database: Path, name: str, times: int) -> None:
    """Somebody acts and takes it back, so many times: as it would be stored."""
    async with Store.open(str(database)) as store:
        stored = await store.load(name)
        assert stored is not None
        table = Table(game_of(stored.setup.game), stored.setup, stored.seed)
        for row in stored.rows:
            table.apply(row)
        rng = Random(1)
        while times:
            _act(table, rng)
            if _take_back(table):
                times -= 1
        rows = [
            {"table_id": name, "number": each.row.number, "at": 0, "line": lines.encode(each.row.line)}
            for each in table.unsaved
        ]
        async with store.engine.begin() as connection:
            await connection.execute(sa.insert(journal), rows)


def _act(table: Table, rng: Random) -> None:
    assert table.match is not None
    seat = table.awaited()[0]
    playing.act(table, seat, rng.choice(table.match.legal(seat)), table.seq, 0, None)


def _take_back(table: Table) -> bool:
    """Take back the last action, if whoever acted may."""
    assert table.match is not None
    seat = table.match.history[-1].actor
    if seat not in table.undoers():
        return False
    playing.undo(table, seat, table.seq, 0, None)
    return True


def answered_meanwhile(server: Server, work: Future[httpx.Response]) -> int:
    """How many other requests are answered until this one is."""
    answered = 0
    with httpx.Client(base_url=server.url, timeout=DEADLINE) as other:
        while not work.done():
            assert other.get("/api/tables").status_code == 200
            answered += 1
    assert work.result().status_code == 200
    return answered


def test_a_table_of_many_undos_comes_into_memory_while_others_are_served(tmp_path: Path) -> None:
    database = tmp_path / "room.sqlite3"
    with running(database, *NO_LIMITS) as server:
        table, guests = seat_people(server.url, 2)
        cookies = dict(guests[0].http.cookies)
    asyncio.run(dither(database, table, UNDOS))
    limits = ["--limits=undos-per-seat=3/60", "--limits=tables-per-address=3/3600", "--limits=chat-per-seat=off"]
    with running(database, *limits, "--journal-lines=100") as server, ThreadPoolExecutor(1) as pool:
        loading = pool.submit(httpx.get, f"{server.url}/api/tables/{table}", timeout=120)
        assert answered_meanwhile(server, loading) > 3
        check_that_a_journal_has_an_end(server, table, cookies)
        check_that_spectators_fill_a_part_of_a_journal(server)
        check_that_undos_and_rematches_count(server)


def check_that_a_journal_has_an_end(server: Server, table: str, cookies: dict[str, str]) -> None:
    ada = Guest(server.url, None)
    ada.http.cookies.update(cookies)
    assert ada.refused(table, "say", text="full?")["refused"] == "journal-full"
    assert ada.refused(table, "undo", seq=0)["refused"] == "journal-full"
    ada.do(table, "hand-over", bot="random")


def check_that_undos_and_rematches_count(server: Server) -> None:
    table, guests = seat_people(server.url, 1, ("random",))
    said = [guests[0].refused(table, "undo", seq=9999)["refused"] for _ in range(4)]
    assert said == ["stale", "stale", "stale", "rate-limited"]
    let_bots_end(table, guests[0])
    again = guests[0].do(table, "rematch")["table"]
    assert guests[0].do(table, "rematch")["table"] == again
    guests[0].do(again, "start")
    let_bots_end(again, guests[0])
    assert guests[0].refused(again, "rematch")["details"]["limit"] == "tables-per-address"


def let_bots_end(table: str, guest: Guest) -> None:
    """A bot plays on, until the game is over."""
    guest.do(table, "hand-over", bot="random")
    guest.watch(table).hear_until(lambda said: bool(said.get("play")) and said["play"]["score"] is not None)


def check_that_spectators_fill_a_part_of_a_journal(server: Server) -> None:
    ada, eve = Guest(server.url), Guest(server.url, "Eve")
    table = ada.create()["table"]
    ada.do(table, "sit", seat=0)
    for _ in range(25):
        eve.do(table, "say", text="!")
    assert eve.refused(table, "say", text="!")["refused"] == "journal-full"
    ada.do(table, "say", text="at last")


def test_a_running_game_of_secrets_is_told_as_a_log_while_others_play(server: Server) -> None:
    watched, guests = seat_people(server.url, 2, game="oh_crab")
    play_on([each for guest in guests if (each := guest.watch(watched)).hear()], Random(1), most=60)
    table, players = seat_people(server.url, 2)
    watches = [player.watch(table) for player in players]
    for watch in watches:
        watch.hear()
    begun = threading.Event()

    def download() -> httpx.Response:
        begun.set()
        return httpx.get(f"{server.url}/api/tables/{watched}/log", timeout=120)

    with ThreadPoolExecutor(16) as pool:
        logs = [pool.submit(download) for _ in range(64)]
        begun.wait()
        moved = 0
        while not all(log.done() for log in logs):
            moved += play_on(watches, Random(2), most=1)
    assert {log.result().status_code for log in logs} == {200}
    assert moved > 3


def test_whoever_repeats_a_request_at_an_old_table_waits_for_those_who_look_back(tmp_path: Path) -> None:
    """Whether it was done is read from the packed journal, in a thread and in turn."""
    gate = threading.Event()

    async def repeat(file: str) -> bool:
        await migrate(file)
        async with Store.open(file) as store:
            room = Room(store, Keys(b""), Settings())
            ada = await store.create_person("Ada")
            live = await room.create(
                NewTable("schatztaucher", {"players": 2}, seats=[SeatWish(), SeatWish("random")]), ada
            )
            await live.call(lambda table: _abandon(table, ada.id))
            async with store.writing() as connection:
                await pack_table(connection, live.id)
            looking_back = asyncio.create_task(room.looking_back.do("another", gate.wait))
            asked = asyncio.create_task(do(room, live, Asking(ada), Act(move="1", seq=0, action=0), lambda done: None))
            waits = not (await asyncio.wait([asked], timeout=0.5))[0]
            gate.set()
            await looking_back
            with pytest.raises(Trouble, match="not-running"):
                await asked
            room.looking_back.stop()
            return waits

    assert asyncio.run(repeat(str(tmp_path / "room.sqlite3")))


def _abandon(table: Table, person: str) -> None:
    seating.sit(table, 0, person, "Ada", None, 0, None)
    opening.start(table, 0, None)
    consent.ask(table, 0, "abandon", 0, None)
