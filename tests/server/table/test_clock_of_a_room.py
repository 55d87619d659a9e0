"""The clocks of a room that is open, closed, restarted, restored or stands still: nobody gains or loses time by it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from random import Random

from seaboard.server import times
from seaboard.server.room.autopilot import Autopilot
from seaboard.server.room.downtime import Downtimes
from seaboard.server.room.keys import Keys
from seaboard.server.room.room import Room
from seaboard.server.settings import Settings
from seaboard.server.storage.migrating import migrate
from seaboard.server.storage.room_file import read_room, write_room
from seaboard.server.storage.store import Store
from seaboard.server.table import opening, seating
from seaboard.server.table.clock import Downtime
from seaboard.server.table.journal import Clock
from seaboard.server.table.requests import NewTable
from seaboard.server.table.table import Table
from seaboard.server.times import now
from tests.server.running import DEADLINE, NO_LIMITS, Server, running, seat_people

SECOND = 1000


def test_thinking_and_undoing_over_and_over_uses_time_up(server: Server) -> None:
    table, guests = seat_people(server.url, 2, game="oh_crab", clock={"move": 1000, "bank": 0})
    watch = guests[0].watch(table)
    watch.hear()
    for _ in range(3):
        time.sleep(0.3)
        watch.catch_up(watch.act(Random(5))["number"])
        watch.catch_up(watch.ask("undo", seq=(watch.play or {})["seq"])["number"])
    deadline = watch.ask("look")["full"]["play"]["clock"]["deadlines"]["0"]
    assert deadline - 1000 * time.time() <= 1000 * SECOND - 900


def test_whose_time_is_up_is_late_also_where_a_bot_is_to_move(tmp_path: Path) -> None:
    """All plan at the same time, and this bot takes its time."""
    with running(tmp_path / "room.sqlite3", "--bot-pace=60") as server:
        table, guests = seat_people(server.url, 1, ("random",), game="oh_crab", clock={"move": 1, "bank": 0})
        watch = guests[0].watch(table)
        watch.hear_until(lambda _: bool(watch.table["seats"][0]["stand_in"]))
        assert watch.play is not None
        assert 1 in watch.play["awaited"]


def test_bots_are_not_held_up_by_whatever_else_happens(tmp_path: Path) -> None:
    with running(tmp_path / "room.sqlite3", *NO_LIMITS, "--bot-pace=0.5") as server:
        table, guests = seat_people(server.url, 2)
        watch = guests[0].watch(table)
        watch.hear()
        guests[0].do(table, "hand-over", bot="random")
        guests[1].do(table, "hand-over", bot="random")
        before, since = (watch.play or {})["seq"], time.monotonic()
        while (watch.play or {})["seq"] == before:
            assert time.monotonic() - since < DEADLINE, "no bot has moved"
            for muted in (True, False):
                watch.catch_up(watch.ask("mute", seat=1, muted=muted)["number"])


def test_a_restart_neither_takes_time_nor_gives_any(tmp_path: Path) -> None:
    """The server is killed after a while; that it is started only an hour later is made so in its file."""
    file, hour = tmp_path / "room.sqlite3", 3600 * SECOND
    with running(file) as server:
        table, guests = seat_people(server.url, 2, clock={"move": 100, "bank": 1000})
        server.kill()
    with sqlite3.connect(file) as room:
        room.execute("UPDATE journal SET at = at - ? - 200000", [hour])
        room.execute("UPDATE room SET value = value - ? WHERE name = 'open'", [hour])
    for _ in range(2):
        with running(file, f"--port={server.port}") as again:
            watch = guests[0].watch(table)
            clock = (watch.hear()["play"] or {})["clock"]
            (deadline,) = clock["deadlines"].values()
            assert 500 * SECOND < deadline - 1000 * time.time() < 950 * SECOND
            again.stop()


def test_only_a_silence_of_its_own_makes_a_node_ask_since_when_the_room_was_closed(tmp_path: Path) -> None:
    """Clocks of two nodes may differ by more than that."""

    async def open_twice(file: str) -> list[list[Downtime]]:
        await migrate(file)
        async with Store.open(file) as store:
            await store.write_values({"open": str(times.now() - 60 * SECOND)})
            found, downtimes = [], Downtimes(store)
            for _ in range(2):
                await downtimes.say_open()
                found.append(list(downtimes.times))
                await store.write_values({"open": str(times.now() - 30 * SECOND)})
        return found

    (first,), (second,) = asyncio.run(open_twice(str(tmp_path / "room.sqlite3")))
    assert first == second
    assert first.end - first.start >= 60 * SECOND


def test_whoever_thinks_while_the_only_node_stands_still_keeps_their_time(tmp_path: Path) -> None:
    """The node stood still for 38 seconds, and the first thing it sees is a clock that seems to have run out."""

    async def is_anybody_late(file: str) -> bool:
        await migrate(file)
        async with Store.open(file) as store:
            room = Room(store, Keys(b""), Settings())
            host = await store.create_person("Ada")
            live = await room.create(NewTable("schatztaucher", {"players": 2}, clock=Clock(move=10)), host)
            await live.call(lambda table: begin_long_ago(table, host.id))
            await store.write_values({"open": str(times.now() - 38 * SECOND)})
            return await Autopilot(room).end_waiting(live) or live.table.people != [0, 1]

    def begin_long_ago(table: Table, person: str) -> None:
        began = times.now() - 40 * SECOND
        for seat in range(2):
            seating.sit(table, seat, person, "Ada", None, began, None)
        opening.start(table, began, None)

    assert not asyncio.run(is_anybody_late(str(tmp_path / "room.sqlite3")))


def test_a_room_that_was_restored_reads_clocks_as_before(tmp_path: Path) -> None:
    async def restore() -> None:
        old, new, file = str(tmp_path / "old.sqlite3"), str(tmp_path / "new.sqlite3"), tmp_path / "room.jsonl"
        await migrate(old)
        async with Store.open(old) as store:
            await store.write_values({"open": "3", "closed": "[[1,2]]"})
            await store.rotate_key(now() + 60_000)
            await write_room(store, file, "backup")
            keys = await store.room_keys()
        await migrate(new)
        async with Store.open(new) as store:
            await read_room(store, file, "backup")
            assert await store.room_keys() == keys
            downtimes = Downtimes(store)
            await downtimes.say_open()
            # Since the room said that it was open for the last time nobody has had time to think.
            assert [(each.start, each.end > 3) for each in downtimes.times] == [(1, False), (3, True)]

    asyncio.run(restore())
