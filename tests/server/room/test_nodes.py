"""Many nodes on one PostgreSQL: any node serves any table, what one writes the others tell, and a node may die."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from seaboard.core.log import parse_log
from seaboard.core.verify import verify
from seaboard.games import open_game
from tests.server.killing import Victim, play_under_fire, read_journals
from tests.server.postgres import postgres
from tests.server.running import DEADLINE, NO_LIMITS, Guest, Server, Watch, play_on, seat_people
from tests.terminal.running import seaboard


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A PostgreSQL for all tests of this file."""
    with postgres() as url:
        yield url


@pytest.fixture
def nodes(database: str) -> Iterator[list[Server]]:
    """Two nodes of one room."""
    started = [Server(database, *NO_LIMITS) for _ in range(2)]
    try:
        yield started
    finally:
        for node in started:
            if node.process.poll() is None:
                node.stop()
    for node in started:
        assert [line for line in node.logged() if line["level"] == "error"] == []


def at(guest: Guest, node: Server) -> Guest:
    """The same person, at another node."""
    there = Guest(node.url, None)
    there.http.cookies = guest.http.cookies
    return there


def test_seats_at_different_nodes_play_one_game(nodes: list[Server], tmp_path: Path) -> None:
    table, guests = seat_people(nodes[0].url, 2, ("greedy",))
    watches = [at(guest, node).watch(table) for guest, node in zip(guests, nodes, strict=True)]
    for watch in watches:
        watch.hear()
    play_on(watches, Random(1))
    for watch, node in zip(watches, nodes, strict=True):
        assert watch.is_over()
        data = Guest(node.url, None).ask("GET", f"/api/tables/{table}/log").content
        assert verify(open_game("schatztaucher"), parse_log(data, "log")).is_proof


def test_two_nodes_cannot_both_win_the_same_number(nodes: list[Server]) -> None:
    table, guests = seat_people(nodes[0].url, 1, ("random",))
    tabs = [at(guests[0], node).watch(table) for node in nodes]
    for tab in tabs:
        tab.hear()
    for _ in range(10):
        while not all(tab.may_act() and tab.play == tabs[0].play for tab in tabs):
            min(tabs, key=lambda tab: tab.number).hear()
        play = tabs[0].play or {}
        for tab, choice in zip(tabs, (play["legal"][0], play["legal"][-1]), strict=True):
            tab.send("act", seq=play["seq"], action=choice["id"], move=f"{choice['id']} {play['seq']}")
        answers = [tab.hear_until(lambda said: said["say"] in ("done", "refused")) for tab in tabs]
        assert sorted(answer["say"] for answer in answers) == ["done", "refused"]
        for tab in tabs:
            tab.catch_up(max(answer["number"] for answer in answers))


def test_a_rematch_asked_for_at_two_nodes_at_one_moment_is_one_table(nodes: list[Server]) -> None:
    table, guests = seat_people(nodes[0].url, 2)
    guests[0].do(table, "ask", what="abandon")
    asked = guests[1].must("GET", f"/api/tables/{table}")["table"]["asked"]
    guests[1].do(table, "answer", question=asked["id"], agree=True)
    there = [at(guest, node) for guest, node in zip(guests, nodes, strict=True)]
    for guest in there:
        # Both nodes have the table in memory before anybody asks.
        assert guest.must("GET", f"/api/tables/{table}")["table"]["status"] == "abandoned"
    with ThreadPoolExecutor(2) as pool:
        (new,) = {done["table"] for done in pool.map(lambda guest: guest.do(table, "rematch"), there)}
    for guest in there:
        assert {each["table"]["id"] for each in guest.must("GET", "/api/me")["tables"]} == {table, new}
        names = [seat["name"] for seat in guest.must("GET", f"/api/tables/{new}")["table"]["seats"]]
        assert names == ["Guest 0", "Guest 1"]


def test_chat_and_the_lobby_cross_nodes(nodes: list[Server]) -> None:
    lobby = Watch(Guest(nodes[1].url, None), "/api/lobby/socket")
    lobby.hear()
    table, guests = seat_people(nodes[0].url, 2)
    lobby.hear_until(lambda said: table in [each["id"] for each in said.get("tables", [])])
    there = at(guests[1], nodes[1]).watch(table)
    there.hear()
    guests[0].do(table, "say", text="over there")
    there.hear_until(lambda said: [line.get("text") for line in said.get("lines", [])] == ["over there"])


def test_bots_are_taken_over_when_their_node_dies(nodes: list[Server]) -> None:
    slow = Server(nodes[0].database, *NO_LIMITS, "--bot-pace=2")
    try:
        table, guests = seat_people(slow.url, 1, ("random", "random"))
        guests[0].do(table, "hand-over", bot="random")
        slow.kill()
        watch = at(guests[0], nodes[1]).watch(table)
        while not watch.is_over():
            watch.hear()
    finally:
        slow.kill()


def test_a_node_finds_what_a_dead_one_left_without_anybody_watching(nodes: list[Server]) -> None:
    slow = Server(nodes[0].database, *NO_LIMITS, "--bot-pace=2")
    try:
        table, guests = seat_people(slow.url, 1, ("random",))
        guests[0].do(table, "hand-over", bot="random")
        slow.kill()
        asking = at(guests[0], nodes[0])
        deadline = time.monotonic() + DEADLINE
        while summary(asking, table) != "finished":
            assert time.monotonic() < deadline
            time.sleep(0.2)
    finally:
        slow.kill()


def summary(guest: Guest, table: str) -> str:
    """What the list of one's tables says of a table: asking for it does not wake the table."""
    mine = guest.must("GET", "/api/me")["tables"]
    return next(str(each["table"]["status"]) for each in mine if each["table"]["id"] == table)


def test_what_is_spent_at_one_node_is_spent_at_all(database: str) -> None:
    most = 30
    free = [flag for flag in NO_LIMITS if "tables-per-address" not in flag]
    here, there = (Server(database, *free, f"--limits=tables-per-address={most}/600000") for _ in range(2))
    try:
        guest = Guest(here.url)
        asked = [guest.ask("POST", "/api/tables", {"game": "schatztaucher"}).status_code for _ in range(most + 1)]
        assert asked == [201] * most + [429]
        made, pause = 0, 0.1
        while at(guest, there).ask("POST", "/api/tables", {"game": "schatztaucher"}).status_code == 201:
            # Ever longer, so that those made here do not fill the limit by themselves.
            made += 1
            assert made < most / 2
            time.sleep(pause)
            pause *= 2
    finally:
        here.stop()
        there.stop()


def test_twenty_kills_lose_nothing(database: str, tmp_path: Path) -> None:
    victim = Victim(database)
    try:
        verdict = read_journals(victim.server.url, play_under_fire(victim, tables=3, kills=20))
        assert verdict.moves > 100
        assert (verdict.lost, verdict.doubled) == (0, 0)
    finally:
        victim.server.kill()
    done = seaboard(tmp_path, "admin", "replay-all", "--database", database)
    assert done.returncode == 0, done.stdout


def test_open_nodes_hear_of_what_is_rewritten(nodes: list[Server], database: str, tmp_path: Path) -> None:
    """A person is deleted and an old table thrown away while the room is open: whoever looks is shown it at once."""
    table, guests = seat_people(nodes[0].url, 2)
    guests[1].do(table, "say", text="a private remark")
    watch = at(guests[0], nodes[1]).watch(table)
    assert watch.hear()["chat"][0]["text"] == "a private remark"
    person = guests[1].http.cookies["seaboard"].partition(".")[0]
    assert seaboard(tmp_path, "admin", "delete-person", person, "--database", database).returncode == 0
    shown = watch.hear_until(lambda said: said["say"] == "full")
    seat = shown["table"]["seats"][1]
    assert (seat["name"], seat["bot"], seat["stand_in"]) == ("—", None, "medium")
    assert "private" not in str(shown)
    guests[0].do(table, "hand-over", bot="random")
    watch.hear_until(lambda said: watch.is_over())
    assert seaboard(tmp_path, "admin", "prune", "--days", "-1", "--database", database).returncode == 0
    with pytest.raises(ConnectionClosed):
        watch.hear_until(lambda said: False)
    assert Guest(nodes[1].url, None).ask("GET", f"/api/tables/{table}").status_code == 404
