"""The proxies' examples of `deploy/`, run as they stand: people play through them, limits count the visitor's address,
and the figures of the nodes stay inside."""

from __future__ import annotations

import shutil
import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.proxies import Proxy, proxy_before
from tests.server.running import DEADLINE, NO_LIMITS, Guest, play_on, running, seat_people

TABLES = 4
"""That an address may set up in this room."""

PATIENCE = 40.0
"""Seconds: less than nginx would wait by itself. Caddy would wait for ever."""


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """A proxy before one node."""
    if shutil.which(request.param) is None:
        pytest.skip(f"{request.param} is not installed")
    free = [flag for flag in NO_LIMITS if "tables-per-address" not in flag]
    limit = f"--limits=tables-per-address={TABLES}/360000"
    room: Path = tmp_path_factory.mktemp("room") / "room.sqlite3"
    with running(room, *free, limit, "--proxies=127.0.0.1") as server, proxy_before(request.param, [server]) as before:
        yield before


def test_people_play_through_it(proxy: Proxy) -> None:
    """By IPv4 and by IPv6, at one table."""
    table, guests = seat_people(proxy.url, 2)
    other_way = Guest(proxy.url_6, None)
    other_way.http.cookies.set("seaboard", guests[1].http.cookies["seaboard"])
    watches = [guests[0].watch(table), other_way.watch(table)]
    assert [watch.hear()["you"] for watch in watches] == [0, 1]
    assert play_on(watches, Random(1), most=20) == 20


def test_an_address_counts_as_what_it_is(proxy: Proxy) -> None:
    """Nobody has another one by saying so; and whoever has another one has a budget of their own."""
    for local in ("127.0.0.7", "127.0.0.8"):
        assert set_up(proxy.url, local) == [201] * TABLES + [429]
    assert set_up(proxy.url_6, "::1") == [201] * TABLES + [429]


def set_up(url: str, local: str) -> list[int]:
    """Set up more tables than are allowed, with an address made up each time."""
    with httpx.Client(base_url=url, transport=httpx.HTTPTransport(local_address=local), timeout=DEADLINE) as http:
        assert http.put("/api/me", json={"name": "Ada"}).status_code == 200
        made_up = [{"X-Forwarded-For": f"10.0.0.{number}", "Forwarded": f"for=10.0.0.{number}"} for number in range(5)]
        return [http.post("/api/tables", json={"game": "schatztaucher"}, headers=each).status_code for each in made_up]


@pytest.mark.parametrize(
    "path",
    [
        "/metrics",
        "//metrics",
        "/%6detrics",
        "/x/../metrics",
        "/./metrics",
        "/metrics?a",
        "/metrics#a",
        "/metrics/",
        "/%2fmetrics",
    ],
)
def test_nobody_outside_sees_the_figures_of_the_node(proxy: Proxy, path: str) -> None:
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{proxy.port}\r\nConnection: close\r\n\r\n"
    with socket.create_connection(("127.0.0.1", proxy.port), timeout=DEADLINE) as connection:
        connection.sendall(request.encode())
        answer = b"".join(iter(lambda: connection.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 ")
    assert b"seaboard_requests" not in answer


def test_no_log_has_the_link_of_a_private_table(proxy: Proxy) -> None:
    secret = "a-link-that-nobody-else-is-to-know"
    answer = httpx.get(f"{proxy.url}/api/tables/{'0' * 16}?link={secret}", timeout=DEADLINE)
    assert answer.status_code == 404
    for log in proxy.folder.iterdir():
        assert log.is_dir() or secret not in log.read_text()


def test_who_sends_a_request_slowly_is_sent_away(proxy: Proxy) -> None:
    with socket.create_connection(("127.0.0.1", proxy.port), timeout=PATIENCE) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\n")
        assert b"200" not in connection.recv(65536)
