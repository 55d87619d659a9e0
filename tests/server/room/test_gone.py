"""Somebody is gone from a room of two nodes, in the middle of games: deleted, or their personal link was revoked."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from seaboard.core.log import parse_log
from seaboard.core.verify import verify
from seaboard.games import open_game
from tests.server.postgres import postgres
from tests.server.running import NO_LIMITS, Guest, Server, Watch, running, seat_people
from tests.terminal.running import seaboard

NAME = "Zelda"


@pytest.fixture(scope="module")
def nodes() -> Iterator[list[Server]]:
    """Two nodes of one room."""
    with postgres() as where, ExitStack() as stack:
        yield [stack.enter_context(running(where, *NO_LIMITS)) for _ in range(2)]


def at(guest: Guest, node: Server) -> Guest:
    """The same person, at another node."""
    there = Guest(node.url, None)
    there.http.cookies = guest.http.cookies
    return there


def person_of(guest: Guest) -> str:
    """The id of a person."""
    return str(guest.must("GET", "/api/me")["link"]).partition(".")[0]


def closed_with(watch: Watch) -> int | None:
    """The code with which a socket is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        watch.hear_until(lambda said: False)
    return closed.value.rcvd.code if closed.value.rcvd is not None else None


def test_whoever_is_deleted_leaves_everything_at_once(nodes: list[Server], tmp_path: Path) -> None:
    """A game that they play, one that they watch, and a table that they opened, at either node. The others play on."""
    here, there = nodes
    table, (ada, zelda) = seat_people(here.url, 2, names=["Ada", NAME], clock={"move": 600})
    watched, _ = seat_people(there.url, 2)
    waiting = zelda.create(seats=[{}, {"bot": "random"}])["table"]
    zelda.do(waiting, "sit", seat=0)
    person, words = person_of(zelda), secrets.token_hex(8)
    for each in (table, watched):
        zelda.do(each, "say", text=words)
    own = [at(zelda, node).watch(each) for node in nodes for each in (table, table, watched)]
    others = [at(ada, node).watch(table) for node in nodes]
    eve = Guest(there.url, "Eve")
    spectators = [eve.watch(each) for each in (table, watched)]
    lobby = Watch(eve, "/api/lobby/socket")
    lobby.hear_until(lambda said: NAME in str(said))
    for watch in (*own, *others, *spectators):
        watch.hear()

    done = seaboard(tmp_path, "admin", "delete-person", person, "--database", str(here.database))
    assert done.returncode == 0, done.stderr

    assert {closed_with(watch) for watch in own} == {4003}
    for node in nodes:
        assert at(zelda, node).must("GET", "/api/me")["name"] is None
        assert at(zelda, node).refused(table, "say", text="!")["refused"] == "who-are-you"
    for watch in (*others, *spectators):
        watch.hear_until(lambda said: said["say"] == "full")
        del watch.raw[:-1]
    lobby.hear_until(lambda said: said["say"] == "lobby" and NAME not in str(said))
    at(ada, there).do(table, "hand-over", bot="random")
    for watch in others:
        while not watch.is_over():
            watch.hear()
    paths = [
        "/api/tables",
        *(f"/api/tables/{each}{path}" for each in (table, watched) for path in ("", "/history", "/log")),
    ]
    asked = [at(guest, node).ask("GET", path).text for guest in (ada, eve) for node in nodes for path in paths]
    heard = [message.decode() for watch in (*others, *spectators) for message in watch.raw]
    for secret in (NAME, person, words):
        assert not any(secret in each for each in (*asked, *heard))
    log = parse_log(eve.ask("GET", f"/api/tables/{table}/log").content, "log")
    assert verify(open_game("schatztaucher"), log).doubts == ["forgotten"]


def test_those_who_are_behind_hear_no_more_of_whoever_is_deleted(nodes: list[Server], tmp_path: Path) -> None:
    """What was to be shown later has their name."""
    ada, zelda, eve = (Guest(nodes[0].url, name) for name in ("Ada", NAME, "Eve"))
    table = ada.create(options={"players": 2}, delay=5)["table"]
    late = at(eve, nodes[1]).watch(table)
    for seat, guest in enumerate((ada, zelda)):
        guest.do(table, "sit", seat=seat)
    late.hear_until(lambda _: NAME in str(late.table))
    ada.do(table, "start")
    zelda.do(table, "say", text="what is to be shown later")
    person = person_of(zelda)
    done = seaboard(tmp_path, "admin", "delete-person", person, "--database", str(nodes[0].database))
    assert done.returncode == 0
    there = at(ada, nodes[1]).watch(table)
    there.hear_until(lambda said: said["say"] == "full" and NAME not in str(said))
    assert late.ask("score")["refused"] == "not-over-yet"
    late.raw.clear()
    assert NAME not in at(eve, nodes[1]).ask("GET", f"/api/tables/{table}").text
    ada.do(table, "say", text="the end")
    late.hear_until(lambda said: "the end" in str(said.get("chat")))
    assert not any(NAME.encode() in message for message in late.raw)


def test_a_link_that_is_revoked_at_one_node_ends_sessions_at_all(nodes: list[Server]) -> None:
    here, there = nodes
    table, (ada, _) = seat_people(here.url, 2)
    thief = Guest(there.url, None)
    thief.must("POST", "/api/me/claim", {"link": ada.must("GET", "/api/me")["link"]})
    stolen = [at(thief, node).watch(table) for node in nodes]
    for watch in stolen:
        assert watch.hear()["you"] == 0
    ada.must("POST", "/api/me/link")
    assert [closed_with(watch) for watch in stolen] == [4003, 4003]
    for node in nodes:
        assert at(thief, node).must("GET", "/api/me")["name"] is None
        assert at(thief, node).refused(table, "say", text="!")["refused"] == "who-are-you"
        assert at(ada, node).watch(table).hear()["you"] == 0
