"""What a node does not hear while it is cut off from its database it finds out when it listens again: people who may
not be here any more, names to be forgotten, tables that are gone. Two nodes, each with a network of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.faults.proxy import Proxy
from tests.server.faults.test_deaf_node import watch_at
from tests.server.postgres import cluster
from tests.server.running import NO_LIMITS, Guest, Server, Watch, seat_people
from tests.terminal.running import seaboard

GONE = 4003


class Two(NamedTuple):
    """A node that hears, one that can be cut off, and the database itself."""

    here: Server
    there: Server
    network: Proxy
    database: str

    def cut_off(self) -> None:
        """The other node has no database for now."""
        self.network.refuses = True
        self.network.cut_all()


@pytest.fixture
def two() -> Iterator[Two]:
    """Two nodes of one room."""
    with ExitStack() as stack:
        made = stack.enter_context(cluster())
        proxies = [Proxy(made.port) for _ in range(2)]
        nodes = []
        for proxy in proxies:
            stack.callback(proxy.close)
            nodes.append(Server(made.url.replace(f":{made.port}/", f":{proxy.port}/"), *NO_LIMITS))
            stack.callback(nodes[-1].kill)
        yield Two(nodes[0], nodes[1], proxies[1], made.url)


def how_it_closed(watch: Watch) -> int | None:
    """Listen until the connection is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        watch.hear_until(lambda said: False)
    return None if closed.value.rcvd is None else closed.value.rcvd.code


def test_who_revoked_their_link_meanwhile_is_out(two: Two) -> None:
    table, guests = seat_people(two.here.url, 2)
    device = Guest(two.there.url, None)
    device.http.cookies = dict(guests[0].http.cookies)
    left_open, stays = watch_at(device, two.there.url, table), watch_at(guests[1], two.there.url, table)
    two.cut_off()
    guests[0].must("POST", "/api/me/link")
    two.network.refuses = False
    assert how_it_closed(left_open) == GONE
    guests[0].do(table, "say", text="that was another device of mine")
    stays.hear_until(lambda said: "another device" in str(said.get("lines")))


def test_who_was_deleted_meanwhile_is_forgotten(two: Two, tmp_path: Path) -> None:
    table, guests = seat_people(two.here.url, 2)
    guests[1].do(table, "say", text="a private remark")
    watch = watch_at(guests[0], two.there.url, table)
    assert "a private remark" in str(watch.raw)
    person = guests[1].http.cookies["seaboard"].partition(".")[0]
    two.cut_off()
    assert seaboard(tmp_path, "admin", "delete-person", person, "--database", two.database).returncode == 0
    two.network.refuses = False
    shown = watch.hear_until(lambda said: said["say"] == "full")
    assert shown["table"]["seats"][1]["name"] == "—"
    assert "a private remark" not in str(shown)


def test_a_table_that_was_deleted_meanwhile_is_gone(two: Two, tmp_path: Path) -> None:
    guest = Guest(two.here.url)
    table = guest.create()["table"]
    watch = watch_at(guest, two.there.url, table)
    two.cut_off()
    assert seaboard(tmp_path, "admin", "prune", "--days", "-1", "--database", two.database).returncode == 0
    two.network.refuses = False
    assert how_it_closed(watch) == GONE
