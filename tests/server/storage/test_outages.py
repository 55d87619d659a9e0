"""The storage fails while people play: nobody is told what is not stored, whoever is there is asked to wait, and when
it is back every table goes on by itself."""

from __future__ import annotations

import asyncio
import resource
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.postgres import Cluster, cluster
from tests.server.running import DEADLINE, NO_LIMITS, Guest, Json, Server, Watch, play_on, running, seat_people

TRY_AGAIN_LATER = 1013
SENTENCE = "cannot store anything"


@pytest.fixture
def database() -> Iterator[Cluster]:
    """A PostgreSQL that can fail."""
    with cluster() as made:
        yield made


@pytest.fixture
def nodes(database: Cluster) -> Iterator[list[Server]]:
    """Two nodes of one room."""
    started = [Server(database.url, *NO_LIMITS) for _ in range(2)]
    try:
        yield started
    finally:
        for node in started:
            if node.process.poll() is None:
                node.stop()


def at(guest: Guest, node: Server) -> Guest:
    """The same person, at another node."""
    there = Guest(node.url, None)
    there.http.cookies = guest.http.cookies
    return there


def sit_down(node: Server) -> tuple[str, list[Guest], list[Watch]]:
    """A game that goes on, with a socket for each of its two people."""
    table, guests = seat_people(node.url, 2)
    watches = [guest.watch(table) for guest in guests]
    for watch in watches:
        watch.hear()
    play_on(watches, Random(1), most=3)
    return table, guests, watches


def any_move(watches: list[Watch]) -> tuple[int, Json]:
    """Who is to act, and something they may do, with an id."""
    seat = next(seat for seat, watch in enumerate(watches) if watch.may_act())
    play = watches[seat].play or {}
    return seat, {"seq": play["seq"], "action": play["legal"][0]["id"], "move": "in the dark"}


def told_to_wait(watch: Watch) -> None:
    """Nothing more is told but a sentence, and the line is closed for now."""
    known, heard = watch.number, list[Json]()
    with pytest.raises(ConnectionClosed) as closed:
        watch.hear_until(lambda said: heard.append(said) is not None)  # type: ignore[func-returns-value]
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TRY_AGAIN_LATER
    said = [each for each in heard if each["say"] != "beat"]
    assert [each["refused"] for each in said] == ["storage-unavailable"]
    assert SENTENCE in said[0]["words"]
    assert said[0]["move"] is None
    assert watch.number == known


def come_back(guest: Guest, table: str, since: int) -> Watch:
    """Try until somebody answers again."""
    deadline = time.monotonic() + DEADLINE
    while True:
        try:
            watch = guest.watch(table, since=since)
            if watch.hear()["say"] != "refused":
                return watch
        except (ConnectionClosed, OSError):
            pass
        assert time.monotonic() < deadline, "nobody came back"
        time.sleep(0.1)


def go_on_with(table: str, guests: list[Guest], watches: list[Watch], seat: int, move: Json) -> list[Watch]:
    """Everybody comes back, and what could not be stored is sent again: it is done once."""
    number = watches[0].number
    back = [come_back(guest, table, watch.number) for guest, watch in zip(guests, watches, strict=True)]
    for old, new in zip(watches, back, strict=True):
        new.play = new.play or old.play
    first = back[seat].ask("act", **move)
    again = back[seat].ask("act", **move)
    assert (first["say"], again["say"]) == ("done", "done")
    for watch in back:
        watch.catch_up(first["number"])
    history = guests[0].must("GET", f"/api/tables/{table}/history")
    assert [line["number"] for line in history["lines"]] == list(range(1, history["number"] + 1))
    mine = [line for line in history["lines"] if line["number"] > number and line.get("actor") == seat]
    assert [line["seq"] for line in mine] == [move["seq"]]
    play_on(back, Random(2), most=3)
    return back


def test_nothing_is_told_that_a_stopped_database_did_not_store(database: Cluster, nodes: list[Server]) -> None:
    table, guests, watches = sit_down(nodes[0])
    other, others, elsewhere = sit_down(nodes[0])
    spectators = [Guest(node.url, None).watch(table) for node in nodes]
    for spectator in spectators:
        spectator.hear()
    alone, host = seat_people(nodes[0].url, 1, ("random",))
    seat, move = any_move(watches)

    database.stop()
    watches[seat].send("act", **move)
    for watch in (*watches, spectators[0]):
        told_to_wait(watch)
    answer = guests[0].ask("POST", f"/api/tables/{table}/do", {"do": "say", "text": "hello?"})
    assert (answer.status_code, answer.json()["refused"]) == (503, "storage-unavailable")
    assert SENTENCE in answer.json()["words"]
    told_to_wait(guests[0].watch(table))
    assert guests[0].ask("GET", "/healthz").status_code == 503
    elsewhere[0].send("say", text="and here?", move="chat")
    told_to_wait(elsewhere[0])

    database.start()
    back = go_on_with(table, guests, watches, seat, move)
    # The other node hears of it again, and shows the same.
    there = come_back(at(guests[0], nodes[1]), table, 0)
    there.catch_up(back[0].number)
    assert (there.play or {})["view"] == (back[0].play or {})["view"]
    returned = [come_back(guest, other, 0) for guest in others]
    assert play_on(returned, Random(3), most=3) == 3
    # A table that nobody looks at goes on as well: its bot moves until the person is awaited.
    host[0].do(alone, "hand-over", bot="random")
    deadline = time.monotonic() + DEADLINE
    while host[0].must("GET", f"/api/tables/{alone}")["table"]["status"] != "finished":
        assert time.monotonic() < deadline
        time.sleep(0.2)
    for node in nodes:
        assert [line for line in node.logged() if line["level"] == "error"] == []


def test_a_table_that_cannot_be_read_is_its_own_trouble(database: Cluster, nodes: list[Server]) -> None:
    """Somebody damaged its journal. The other tables of the node hear of each other as before."""
    table, _, watches = sit_down(nodes[0])
    other, others, _ = sit_down(nodes[0])
    there = at(others[0], nodes[1]).watch(other)
    there.hear()
    broken = Guest(nodes[1].url, None).watch(table)
    broken.hear()
    execute(database, "UPDATE journal SET line = 'nonsense' WHERE table_id = $1 AND number = 3", table)
    execute(database, "SELECT pg_notify('seaboard', $1)", f"{table}:rewritten")
    for watch in (watches[0], broken):
        told_to_wait(watch)
    others[0].do(other, "say", text="still here")
    there.hear_until(lambda said: "still here" in str(said.get("lines")))


def execute(database: Cluster, statement: str, *values: str) -> None:
    """Do something to the database past every node."""

    async def once() -> None:
        connection = await asyncpg.connect(database.url)
        try:
            await connection.fetch(statement, *values)
        finally:
            await connection.close()

    asyncio.run(once())


def test_nothing_is_told_that_a_full_disk_did_not_store(tmp_path: Path) -> None:
    """The server's process may not write to files any more, and then it may again."""
    with running(tmp_path / "room.sqlite3", *NO_LIMITS) as server:
        table, guests, watches = sit_down(server)
        other, others, _ = sit_down(server)
        spectator = Guest(server.url, None).watch(table)
        spectator.hear()
        bystander = Guest(server.url, None).watch(other)
        bystander.hear()
        seat, move = any_move(watches)

        whole = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, whole[1]))
        watches[seat].send("act", **move)
        for watch in (*watches, spectator):
            told_to_wait(watch)
        answer = guests[0].ask("POST", f"/api/tables/{table}/do", {"do": "say", "text": "hello?"})
        assert (answer.status_code, answer.json()["refused"]) == (503, "storage-unavailable")
        assert SENTENCE in answer.json()["words"]

        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, whole)
        go_on_with(table, guests, watches, seat, move)
        # Whoever only looked at another table has not noticed anything.
        others[0].do(other, "say", text="still here")
        bystander.hear_until(lambda said: "still here" in str(said.get("lines")))
