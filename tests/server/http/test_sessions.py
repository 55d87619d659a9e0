"""Who comes back, for how long, with what in their hands, and by which name of the room."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import stat
import sys
import time
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import StatementError
from starlette.requests import HTTPConnection
from starlette.types import Message
from websockets.exceptions import ConnectionClosed

from seaboard.server.http.guard import cookie_in
from seaboard.server.room.access import Asking
from seaboard.server.room.keys import COOKIE, Keys
from seaboard.server.room.room import Room
from seaboard.server.settings import Settings
from seaboard.server.socket.frames import AsgiFrames
from seaboard.server.socket.lobby import LobbySocket, LobbyWatch
from seaboard.server.socket.outbox import Outbox, TableOutbox
from seaboard.server.socket.table_socket import TableSocket
from seaboard.server.storage.migrating import migrate
from seaboard.server.storage.store import Person, Store
from seaboard.server.table.requests import NewTable
from tests.server.postgres import postgres
from tests.server.running import DEADLINE, NO_LIMITS, Guest, Server, Watch, running, seat_people
from tests.terminal.running import seaboard

ADA = Person("ada", "Ada", 3)


def come_back(server: Server, guest: Guest) -> Guest:
    """The same person on another device."""
    again = Guest(server.url, None)
    again.must("POST", "/api/me/claim", {"link": guest.must("GET", "/api/me")["link"]})
    return again


def is_closed(watch: Watch, code: int) -> bool:
    with pytest.raises(ConnectionClosed) as closed:
        watch.hear_until(lambda said: False)
    return closed.value.rcvd is not None and closed.value.rcvd.code == code


def read_counting(value: str) -> int:
    """Read our cookie with this value, which comes as it was sent; how many functions were called for it."""
    connection = HTTPConnection({"type": "http", "headers": [(b"cookie", f"{COOKIE}={value}".encode())]})
    called: list[str] = []
    sys.setprofile(lambda frame, event, what: called.append(event))
    try:
        read = cookie_in(connection)
    finally:
        sys.setprofile(None)
    assert read == value
    return sum(event.endswith("call") for event in called)


def test_no_cookie_takes_long_to_read() -> None:
    """Python's own reader looks at each backslash of a value in quotes, and at all that follows it again."""
    assert read_counting('"' + "\\" * 15_000 + '"') == read_counting('"ada.0.9.x"')


def test_our_cookie_is_found_among_others() -> None:
    scope = {"type": "http", "headers": [(b"cookie", f"a=b; {COOKIE}=ada.0.9.x; c={COOKIE}".encode())]}
    assert cookie_in(HTTPConnection(scope)) == "ada.0.9.x"


def test_revoking_a_personal_link_ends_every_session_made_with_it(server: Server) -> None:
    table, (ada, _) = seat_people(server.url, 2)
    thief = come_back(server, ada)
    watch, other_room = thief.watch(table), thief.watch(ada.create()["table"])
    assert watch.hear()["you"] == 0
    other_room.hear()
    ada.must("POST", "/api/me/link")
    assert is_closed(watch, 4003)
    assert is_closed(other_room, 4003)
    assert thief.must("GET", "/api/me")["name"] is None
    assert thief.refused(table, "say", text="still here")["refused"] == "who-are-you"
    assert ada.must("GET", "/api/me")["name"] == "Guest 0"
    assert come_back(server, ada).watch(table).hear()["you"] == 0


class Heard:
    """The way out to a client who reads everything."""

    def __init__(self) -> None:
        self.sent: list[Message] = []

    async def send(self, message: Message) -> None:
        """The server says something."""
        self.sent.append(message)


def test_whoever_comes_in_while_their_session_ends_goes_again(tmp_path: Path) -> None:
    """It was found out who they are; then their link is revoked, and only then they sit down to look."""

    async def come_in(file: str) -> list[Message]:
        await migrate(file)
        async with Store.open(file) as store:
            room, heard = Room(store, Keys(b""), Settings()), Heard()
            lobby = LobbyWatch(room)
            ada = await store.create_person("Ada")
            live = await room.create(NewTable("schatztaucher", {"players": 2}), ada)
            asking = Asking(ada, ended=room.sessions_ended)
            outbox = TableOutbox(AsgiFrames(heard.send), heard.send, 15.0, "en", room.access, asking)
            at_table = TableSocket(room, live, asking, "?", outbox, None)
            in_lobby = LobbySocket(
                room.limits,
                "?",
                Outbox(AsgiFrames(heard.send), heard.send, 15.0, "en"),
                lobby,
                ada,
                room.sessions_ended,
            )
            await store.change_person(ada.id, link=1)
            room.end_sessions(ada.id, 1)
            for socket in (at_table, in_lobby):
                await socket.join()
                async with asyncio.timeout(DEADLINE):
                    while socket.outbox.closing is None:
                        await asyncio.sleep(0)
                await socket.outbox.stop()
        return heard.sent

    sent = asyncio.run(come_in(str(tmp_path / "room.sqlite3")))
    assert [message["code"] for message in sent if message["type"] == "websocket.close"] == [4003, 4003]


def test_cookies_count_and_expire() -> None:
    keys = Keys(b"new", b"old")
    cookie = keys.cookie(ADA, 1000)
    session = keys.read_cookie(cookie, 999)
    assert session is not None
    assert (session.person, session.link, session.is_old) == ("ada", 3, False)
    assert keys.read_cookie(cookie, 1000) is None
    person, link, until, signature = cookie.split(".")
    for forged in (
        f"{person}.4.{until}.{signature}",
        f"{person}.{link}.2000.{signature}",
        f"{person}.{signature}",
        "...",
        "",
    ):
        assert keys.read_cookie(forged, 999) is None
    old = keys.read_cookie(Keys(b"old").cookie(ADA, 1000), 999)
    assert old is not None
    assert old.is_old
    assert Keys(b"new").read_cookie(Keys(b"old").cookie(ADA, 1000), 999) is None


def test_a_cookie_is_renewed_when_half_of_its_time_is_over(server: Server) -> None:
    guest = Guest(server.url)
    assert "set-cookie" not in guest.ask("GET", "/api/me").headers
    ((key,),) = sqlite3.connect(str(server.database)).execute("SELECT value FROM room WHERE name = 'key'")
    me = Person(guest.must("GET", "/api/me")["link"].partition(".")[0], "Ada", 0)
    soon = Keys(bytes.fromhex(key)).cookie(me, int(time.time()) + 86_400)
    answer = httpx.get(server.url + "/api/me", headers={"cookie": f"{COOKIE}={soon}"}, timeout=DEADLINE)
    assert answer.json()["name"] == "Ada"
    assert "max-age" in answer.headers["set-cookie"].lower()


def test_a_key_that_is_read_again_makes_no_cookie_old() -> None:
    keys, me = Keys(bytes(32)), Person("ada", "Ada", 0)
    assert not keys.change(bytes(bytearray(32)), None)
    session = keys.read_cookie(keys.cookie(me, 10), 9)
    assert session is not None
    assert not session.is_old


def test_a_room_with_names_answers_to_no_other(tmp_path: Path) -> None:
    flags = ["--hosts=Games.example", "--hosts=127.0.0.1", "--cookie-days=7"]
    with running(tmp_path / "room.sqlite3", *NO_LIMITS, *flags) as server:
        assert httpx.get(server.url + "/api/games", timeout=DEADLINE).status_code == 200
        for host, status in (("games.example", 200), ("Games.Example:443", 200), ("evil.example", 421), ("", 421)):
            assert httpx.get(server.url + "/api/games", headers={"host": host}, timeout=DEADLINE).status_code == status
        assert httpx.get(server.url + "/healthz", headers={"host": "evil.example"}, timeout=DEADLINE).status_code == 200
        elsewhere = Guest(server.url.replace("127.0.0.1", "localhost"), None)
        assert Watch(elsewhere, "/api/lobby/socket").hear()["refused"] == "other-host"


def test_the_key_can_be_changed(tmp_path: Path) -> None:
    """What was made with the old one holds for a while, and is made anew; or it holds no more at once."""
    database = tmp_path / "room.sqlite3"
    with running(database, *NO_LIMITS) as server:
        table, (ada,) = seat_people(server.url, 1, ("random",), public=False)
        links = ada.do(table, "links")["links"]
    assert seaboard(tmp_path, "admin", "rotate-key", "--database", str(database)).returncode == 0
    with running(database, *NO_LIMITS) as server:
        ada.http.base_url, ada.url = server.url, server.url
        renewed = ada.ask("GET", "/api/me")
        assert renewed.json()["name"] == "Guest 0"
        assert "set-cookie" in renewed.headers
        new = ada.do(table, "links")["links"]
        assert new["watch"] != links["watch"]
        for link in (links["watch"], new["watch"]):
            assert httpx.get(f"{server.url}/api/tables/{table}?link={link}", timeout=DEADLINE).status_code == 200
    rotate = ["admin", "rotate-key", "--keep-days", "0", "--database", str(database)]
    assert seaboard(tmp_path, *rotate).returncode == 0
    with running(database, *NO_LIMITS) as server:
        ada.http.base_url = server.url
        assert ada.must("GET", "/api/me")["name"] is None
        assert httpx.get(f"{server.url}/api/tables/{table}?link={new['watch']}", timeout=DEADLINE).status_code == 404


def test_whoever_was_deleted_is_gone_from_open_sockets(tmp_path: Path) -> None:
    """They watch a table at which they never sat, nor said anything."""
    with postgres() as where, running(where, *NO_LIMITS) as server:
        table, _ = seat_people(server.url, 2)
        eve = Guest(server.url, "Eve")
        watch = eve.watch(table)
        watch.hear()
        person = eve.must("GET", "/api/me")["link"].partition(".")[0]
        assert seaboard(tmp_path, "admin", "delete-person", person, "--database", where).returncode == 0
        assert is_closed(watch, 4003)


def test_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    database = tmp_path / "room.sqlite3"
    asyncio.run(migrate(str(database)))
    database.chmod(0o644)
    with running(database, *NO_LIMITS) as server:
        Guest(server.url)
        assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("room.sqlite3*")} == {0o600}


def test_a_database_of_a_newer_version_is_refused_with_a_sentence(tmp_path: Path) -> None:
    database = tmp_path / "room.sqlite3"
    asyncio.run(migrate(str(database)))
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    said = seaboard(tmp_path, "serve", "--port", "0", "--database", str(database))
    assert said.returncode == 2
    assert "newer version" in said.stderr
    assert "Traceback" not in said.stderr


def test_an_upload_that_breaks_off_is_no_error(server: Server) -> None:
    head = "PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n"
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", server.port)) as connection:
            connection.sendall(head.encode() + b'{"name": "A')
    assert httpx.get(server.url + "/healthz", timeout=DEADLINE).status_code == 200
    assert [line for line in server.logged() if line["level"] != "info"] == []


def test_failures_of_the_database_do_not_quote_what_was_to_be_stored(tmp_path: Path) -> None:
    async def fail() -> str:
        await migrate(str(tmp_path / "room.sqlite3"))
        async with Store.open(str(tmp_path / "room.sqlite3")) as store:
            with pytest.raises(StatementError) as failure:
                async with store.engine.begin() as connection:
                    await connection.execute(sa.text("INSERT INTO nowhere VALUES (:secret)"), {"secret": "the seed"})
        return str(failure.value)

    assert "the seed" not in asyncio.run(fail())
