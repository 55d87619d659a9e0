"""Clients that do what they should not: each gets an answer or is closed, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from seaboard.locales.words import LANGUAGES
from seaboard.server.app import make_app
from seaboard.server.limits import refuse
from seaboard.server.settings import Settings
from seaboard.server.tell.refusals import words_in
from tests.server.running import DEADLINE, NO_LIMITS, Guest, Server, Watch, play_on, running, seat_people


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its usual limits, but for a few that would hinder the tests themselves."""
    free = [flag for flag in NO_LIMITS if "per-seat" not in flag and "open-connections" not in flag]
    with running(tmp_path_factory.mktemp("strict") / "room.sqlite3", *free) as server:
        yield server


def closed_with(watch: Watch) -> int:
    """The code with which the server closes a connection."""
    with pytest.raises(ConnectionClosed) as closed:
        watch.hear_until(lambda said: False)
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


def still_plays(server: Server) -> None:
    """Somebody else's game goes on."""
    table, guests = seat_people(server.url, 2)
    watches = [guest.watch(table) for guest in guests]
    for watch in watches:
        watch.hear()
    assert play_on(watches, Random(1), most=3) == 3


TRY_AGAIN = {
    "en": (
        "Try again in one second.",
        *(f"Try again in {time}." for time in ("2 seconds", "25 seconds", "3 minutes", "60 minutes")),
    ),
    "de": (
        "Versuch es in einer Sekunde noch einmal.",
        *(f"Versuch es in {time} noch einmal." for time in ("2 Sekunden", "25 Sekunden", "3 Minuten", "60 Minuten")),
    ),
    "fr": (
        "Réessaie dans une seconde.",
        *(f"Réessaie dans {time}." for time in ("2 secondes", "25 secondes", "3 minutes", "60 minutes")),
    ),
    "it": (
        "Riprova tra un secondo.",
        *(f"Riprova tra {time}." for time in ("2 secondi", "25 secondi", "3 minuti", "60 minuti")),
    ),
    "pl": (
        "Spróbuj ponownie za sekundę.",
        *(f"Spróbuj ponownie za {time}." for time in ("2 sekundy", "25 sekund", "3 minuty", "60 minut")),
    ),
}
"""In a second it is a word, then a number; long waits are told in minutes."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_flood_is_told_which_limit_and_how_long(strict: Server, language: str) -> None:
    table, guests = seat_people(strict.url, 2)
    watch = guests[0].watch(table, lang=language)
    for number in range(60):
        watch.send("explain", move=str(number))
    refused = watch.hear_until(lambda said: said["say"] == "refused")
    assert (refused["refused"], refused["move"].isdigit()) == ("rate-limited", True)
    assert refused["details"] == {"limit": "messages-per-seat", "seconds": 1}
    assert refused["words"].endswith(" " + TRY_AGAIN[language][0])
    still_plays(strict)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_time_to_wait_is_told_in_good_language(language: str) -> None:
    told = [words_in(language).trouble(refuse("messages-per-seat", seconds)) for seconds in (0.1, 1.5, 25, 120.5, 3599)]
    for sentence, end in zip(told, TRY_AGAIN[language], strict=True):
        assert sentence.endswith(" " + end)


def test_who_floods_on_is_closed(strict: Server) -> None:
    table, guests = seat_people(strict.url, 2)
    watch = guests[0].watch(table)
    with pytest.raises(ConnectionClosed):
        shout(watch)
    still_plays(strict)


def shout(watch: Watch) -> None:
    """Send nonsense without end."""
    for _ in range(100_000):
        watch.socket.send("not json")
        watch.socket.send("[" * 5000)


def test_spectators_cannot_use_up_what_the_seats_may_ask(tmp_path: Path) -> None:
    limits = ["--limits=messages-of-spectators-per-table=5/600", "--limits=messages-per-table=500/600"]
    free = [flag for flag in NO_LIMITS if "-per-table" not in flag]
    with running(tmp_path / "room.sqlite3", *free, *limits) as server:
        table, guests = seat_people(server.url, 2)
        eve, other = Guest(server.url, "Eve"), Guest(server.url, "Lea")
        said = [eve.ask("POST", f"/api/tables/{table}/do", {"do": "score"}).status_code for _ in range(6)]
        assert said == [200] * 5 + [429]
        refused = other.watch(table).ask("score")
        assert refused["details"]["limit"] == "messages-of-spectators-per-table"
        assert guests[0].watch(table).ask("score")["say"] == "done"


def test_all_guests_of_an_address_have_one_budget(tmp_path: Path) -> None:
    with running(tmp_path / "room.sqlite3", "--limits=messages-per-address=20/600") as server:
        table, guests = seat_people(server.url, 2)
        tables = [seat_people(server.url, 1, ("random",)) for _ in range(2)]
        said = [guest.watch(table).ask("score") for table, (guest,) in tables * 10]
        assert {each["details"]["limit"] for each in said if each["say"] == "refused"} == {"messages-per-address"}
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.3")
        with httpx.Client(
            base_url=server.url, transport=elsewhere, timeout=DEADLINE, cookies=guests[0].http.cookies
        ) as http:
            assert http.post(f"/api/tables/{table}/do", json={"do": "score"}).status_code == 200


def test_chat_has_its_own_limit(strict: Server) -> None:
    table, guests = seat_people(strict.url, 2)
    watch = guests[1].watch(table)
    said = [watch.ask("say", text=f"{number}") for number in range(11)]
    assert [each["say"] for each in said] == ["done"] * 10 + ["refused"]
    assert said[-1]["details"]["limit"] == "chat-per-seat"


def test_previews_worlds_and_arrangements_have_limits_of_their_own(tmp_path: Path) -> None:
    limits = ("--limits=previews-per-seat=3/60", "--limits=worlds-per-seat=3/60", "--limits=arrangements-per-seat=4/60")
    with running(tmp_path / "room.sqlite3", *limits) as server:
        table, guests = seat_people(server.url, 2)
        mute, speak = ({"do": "mute", "seat": 1, "muted": muted} for muted in (True, False))
        said = [guests[0].ask("POST", f"/api/tables/{table}/do", each) for each in (mute, speak, mute)]
        assert [each.json().get("details", {}).get("limit") for each in said] == [None, None, "arrangements-per-seat"]
        for request, limit in (({"do": "explain"}, "previews"), ({"do": "imagine"}, "worlds")):
            answers = [guests[0].ask("POST", f"/api/tables/{table}/do", request) for _ in range(4)]
            assert answers[-1].status_code == 429
            assert answers[-1].json()["details"]["limit"] == f"{limit}-per-seat"
        refused = guests[0].refused(table, "preview", action=0)
        assert refused["details"]["limit"] == "previews-per-seat"


def test_a_flood_of_requests_is_answered_with_429(tmp_path: Path) -> None:
    with running(tmp_path / "room.sqlite3", "--limits=requests-per-address=5/60") as server:
        guest = Guest(server.url)
        answers = [guest.ask("GET", "/api/tables") for _ in range(6)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429
        assert answers[-1].json()["details"]["limit"] == "requests-per-address"
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert guest.ask("GET", "/healthz").status_code == 200


def test_too_many_open_connections_are_turned_away(tmp_path: Path) -> None:
    with running(tmp_path / "room.sqlite3", "--limits=open-connections-per-address=2") as server:
        table, guests = seat_people(server.url, 2)
        first = guests[0].watch(table)
        guests[1].watch(table).hear()
        refused = guests[1].watch(table)
        assert refused.hear()["details"]["limit"] == "open-connections-per-address"
        assert closed_with(refused) == 1013
        first.close()
        deadline = time.monotonic() + DEADLINE
        while guests[0].watch(table).hear()["say"] != "full":
            assert time.monotonic() < deadline


def test_a_huge_frame_closes_the_connection(strict: Server) -> None:
    table, guests = seat_people(strict.url, 2)
    watch = guests[0].watch(table)
    watch.hear()
    watch.socket.send(json.dumps({"do": "say", "text": "x" * 100_000}))
    assert closed_with(watch) == 1009
    still_plays(strict)


def test_a_huge_or_foreign_body_is_refused(strict: Server) -> None:
    guest = Guest(strict.url)
    assert guest.ask("PUT", "/api/me", {"name": "x" * 100_000}).status_code == 413
    answer = guest.http.put("/api/me", content=b'{"name": "x"}', headers={"content-type": "text/plain"})
    assert answer.status_code == 415
    for deep in (b"[" * 10_000, b'{"name":' * 2_000, b'{"name": "\xff"}', b'{"name": "\\ud800"}', b""):
        answer = guest.http.put("/api/me", content=deep, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["refused"]) == (400, "malformed")


def test_pages_of_other_sites_are_refused(strict: Server) -> None:
    guest = Guest(strict.url)
    for origin in ("https://elsewhere.example", "null", "http://[", strict.url + ".evil.example"):
        answer = guest.http.put("/api/me", json={"name": "x"}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["refused"]) == (403, "bad-origin")
        watch = Watch(guest, "/api/lobby/socket", origin=origin)
        assert watch.hear()["refused"] == "bad-origin"
        assert closed_with(watch) == 4000
    assert guest.http.put("/api/me", json={"name": "x"}, headers={"origin": strict.url}).status_code == 200


def test_answers_carry_the_usual_headers(strict: Server) -> None:
    for path in ("/", "/api/games", "/nowhere", "/healthz"):
        headers = httpx.get(strict.url + path, timeout=DEADLINE).headers
        assert headers["content-security-policy"].startswith("default-src 'self'; ")
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_only_parts_of_the_page_do_without_the_headers_of_documents(strict: Server) -> None:
    entry = httpx.get(strict.url + "/", timeout=DEADLINE).text
    parts = re.findall(r'"(/assets/[^"]+)"', entry)
    assert parts
    for path in parts:
        headers = httpx.get(strict.url + path, timeout=DEADLINE).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert not {"content-security-policy", "x-frame-options", "permissions-policy"} & {*headers}
    for path in ("/assets/nowhere.html", "/sw.js", "/icon.svg"):
        headers = httpx.get(strict.url + path, timeout=DEADLINE).headers
        assert headers["content-security-policy"].startswith("default-src 'self'; ")
        assert headers["x-frame-options"] == "DENY"


def test_what_is_said_of_a_bug_carries_them_too() -> None:
    """A room that was never opened cannot answer anything."""
    unopened = httpx.ASGITransport(make_app(Settings()).answer, raise_app_exceptions=False)

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=unopened, base_url="http://room.example") as client:
            return await client.get("/api/games")

    answer = asyncio.run(ask())
    assert (answer.status_code, answer.json()["refused"]) == (500, "bug")
    assert answer.headers["content-security-policy"].startswith("default-src 'self'; ")
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_secure_cookies_where_the_room_is_behind_https(tmp_path: Path) -> None:
    with running(tmp_path / "room.sqlite3", "--secure") as server:
        answer = httpx.put(server.url + "/api/me", json={"name": "Ada"}, timeout=DEADLINE)
        cookie = answer.headers["set-cookie"].lower()
        for attribute in ("secure", "httponly", "samesite=lax"):
            assert attribute in cookie
        assert "strict-transport-security" in answer.headers


def test_a_slow_reader_is_dropped_and_can_catch_up(tmp_path: Path) -> None:
    with running(tmp_path / "room.sqlite3", *NO_LIMITS) as server:
        table, guests = seat_people(server.url, 2)
        slow = raw_socket(server, guests[1], table)
        quick = guests[0].watch(table)
        most = 0
        while (connections := open_connections(guests[0])) > 1 or most < 2:
            most = max(most, connections)
            assert quick.number < 2000
            quick.catch_up(quick.ask("say", text="x" * 400)["number"])
        slow.close()
        assert guests[1].watch(table).hear()["number"] == quick.number


def open_connections(guest: Guest) -> int:
    """How many table connections the server counts."""
    lines = guest.ask("GET", "/metrics").text.splitlines()
    return next(int(float(line.split()[1])) for line in lines if line.startswith("seaboard_connections "))


def raw_socket(server: Server, guest: Guest, table: str) -> socket.socket:
    """A connection that shakes hands and then never reads again."""
    connection = socket.create_connection(("127.0.0.1", server.port))
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    ]
    connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert connection.recv(12) == b"HTTP/1.1 101"
    return connection


def test_half_open_connections_harm_nobody(server: Server) -> None:
    table, guests = seat_people(server.url, 2)
    half = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(20)]
    for number, connection in enumerate(half):
        connection.sendall(b"GET /api/tables HTTP/1.1\r\nHost: x"[: 1 + number])
    gone = raw_socket(server, guests[0], table)
    gone.sendall(b"\x81")
    still_plays(server)
    for connection in (*half, gone):
        connection.close()
    still_plays(server)


def test_secrets_stay_out_of_logs_metrics_and_errors(server: Server) -> None:
    guest = Guest(server.url, "Secretive")
    made = guest.create(public=False, options={"players": 2})
    link = guest.must("GET", "/api/me")["link"]
    (cookie,) = guest.http.cookies.jar
    guest.ask("GET", f"/api/tables/{made['table']}?link={made['links']['watch']}")
    guest.watch(made["table"], link=made["links"]["watch"]).ask("sit", seat=9, link=made["links"]["seats"][0])
    told = guest.ask("GET", "/metrics").text + json.dumps(server.logged())
    told += guest.ask("POST", f"/api/tables/{made['table']}/do", {"do": "sit", "seat": 9}).text
    for secret in (link, cookie.value, made["links"]["watch"], *made["links"]["seats"], "Secretive"):
        assert secret is not None
        assert secret not in told
    assert "seaboard_requests_total" in told
