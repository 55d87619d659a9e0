"""The room's key is changed while its nodes run."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, nullcontext
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from seaboard.core.log import parse_log
from seaboard.core.verify import verify
from seaboard.games import open_game
from tests.server.postgres import postgres
from tests.server.running import DEADLINE, NO_LIMITS, Guest, Server, Watch, running, seat_people
from tests.terminal.running import seaboard


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def nodes(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Server]]:
    """The nodes of one room: one, or two."""
    is_file = request.param == "SQLite"
    with nullcontext(str(tmp_path / "room.sqlite3")) if is_file else postgres() as where, ExitStack() as stack:
        yield [stack.enter_context(running(where, *NO_LIMITS)) for _ in range(1 if is_file else 2)]


def rotate(node: Server, folder: Path, days: int) -> None:
    """Change the key."""
    done = seaboard(folder, "admin", "rotate-key", "--keep-days", str(days), "--database", str(node.database))
    assert done.returncode == 0, done.stderr


def public_key(node: Server) -> str:
    """The key with which a node seals logs."""
    return httpx.get(node.url + "/.well-known/seaboard-key", timeout=DEADLINE).text.strip()


def wait_for_key(node: Server, old: str) -> str:
    """Until a node has another key; which."""
    deadline = time.monotonic() + DEADLINE
    while (key := public_key(node)) == old:
        assert time.monotonic() < deadline
    return key


def at(guest: Guest, node: Server) -> Guest:
    """The same browser, led to another node."""
    there = Guest(node.url, None)
    there.http.cookies = guest.http.cookies
    return there


def test_nodes_take_a_new_key_while_they_run(nodes: list[Server], tmp_path: Path) -> None:
    """What was made with the old one holds, and what is made with the new one holds at every node at once."""
    ada, old = Guest(nodes[0].url), public_key(nodes[0])
    made = ada.create(public=False, options={"players": 2}, seats=[{}, {"bot": "random"}])
    ada.do(made["table"], "sit", seat=0)
    watch = at(ada, nodes[-1]).watch(made["table"])
    watch.hear()
    rotate(nodes[0], tmp_path, 30)
    new = wait_for_key(nodes[0], old)
    assert "set-cookie" in ada.ask("GET", "/api/me").headers
    assert at(ada, nodes[-1]).must("GET", "/api/me")["name"] == "Ada"
    assert wait_for_key(nodes[-1], old) == new
    assert watch.ask("start")["say"] == "done"
    links = {made["links"]["watch"], ada.do(made["table"], "links")["links"]["watch"]}
    assert len(links) == 2
    for node in nodes:
        for link in links:
            path = f"{node.url}/api/tables/{made['table']}?link={link}"
            assert httpx.get(path, timeout=DEADLINE).status_code == 200
    assert watch.ask("hand-over", bot="random")["say"] == "done"
    watch.hear_until(lambda _: watch.is_over())
    log = parse_log(ada.ask("GET", f"/api/tables/{made['table']}/log").content, "log")
    assert log.header.key == new
    assert verify(open_game("schatztaucher"), log).is_proof


def test_with_a_stolen_key_nobody_stays(nodes: list[Server], tmp_path: Path) -> None:
    """Neither with a cookie nor with a link, though their sockets are open; who looks at a public table may."""
    table, (ada,) = seat_people(nodes[0].url, 1, ("random",))
    made = ada.create(public=False)
    link = made["links"]["watch"]
    players = [at(ada, node).watch(table) for node in nodes]
    guests = [Guest(node.url, None).watch(made["table"], link=link) for node in nodes]
    public = Guest(nodes[-1].url, None).watch(table)
    for watch in (*players, *guests, public):
        watch.hear()
    rotate(nodes[0], tmp_path, 0)
    for watch in (*players, *guests):
        assert closed_with(watch) == 4003
    for node in nodes:
        assert at(ada, node).must("GET", "/api/me")["name"] is None
        path = f"{node.url}/api/tables/{made['table']}?link={link}"
        assert httpx.get(path, timeout=DEADLINE).status_code == 404
    assert public.ask("look")["say"] == "done"


def closed_with(watch: Watch) -> int | None:
    """The code with which a socket is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        watch.hear_until(lambda said: False)
    return closed.value.rcvd.code if closed.value.rcvd is not None else None
