"""Runs real servers as processes of their own, and people who come to them over real sockets."""

from __future__ import annotations

import json
import os
import queue
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

import httpx
from websockets.sync.client import ClientConnection, connect

from seaboard.core.log import commit_to_contribution

Json = dict[str, Any]
DEADLINE = 120.0
"""Seconds after which something that must happen has not."""

to_close = ExitStack()
"""Whatever a test opened and did not close; `conftest.py` does it after each test."""

NO_LIMITS = [
    "--limits=requests-per-address=off",
    "--limits=people-per-address=off",
    "--limits=tables-per-address=off",
    "--limits=connections-per-address=off",
    "--limits=open-connections-per-address=off",
    "--limits=messages-per-seat=off",
    "--limits=messages-per-address=off",
    "--limits=messages-per-table=off",
    "--limits=chat-per-seat=off",
    "--limits=hints-per-seat=off",
    "--limits=previews-per-seat=off",
    "--limits=worlds-per-seat=off",
    "--limits=undos-per-seat=off",
    "--limits=arrangements-per-seat=off",
    "--limits=messages-of-spectators-per-table=off",
    "--limits=probes-per-address=off",
    "--limits=open-sockets-per-address=off",
    "--limits=bytes-per-connection=off",
    "--limits=bytes-per-address=off",
    "--limits=looks-back-per-address=off",
    "--limits=reviews-per-address=off",
]


class Server:
    """A `seaboard serve` process."""

    def __init__(
        self, database: str | Path, *flags: str, port: int = 0, environment: Mapping[str, str] | None = None
    ) -> None:
        command = [sys.executable, "-m", "seaboard", "serve", "--port", str(port), "--database", str(database)]
        kept = {name: value for name, value in os.environ.items() if not name.startswith("SEABOARD")}
        self.database, self.flags, self.environment = database, flags, environment or {}
        kept |= self.environment
        self.process = subprocess.Popen([*command, "--bot-pace=0", *flags], stderr=subprocess.PIPE, text=True, env=kept)
        self.log: list[Json] = []
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.url = self._wait_until_listening()
        self.port = int(self.url.rsplit(":", 1)[1])

    def _read(self) -> None:
        assert self.process.stderr is not None
        with self.process.stderr as lines:
            for line in lines:
                self._lines.put(line)
        self._lines.put(None)

    def _wait_until_listening(self) -> str:
        while True:
            line = self._lines.get(timeout=DEADLINE)
            assert line is not None, f"the server ended: {self.log}"
            self.log.append(json.loads(line))
            message = str(self.log[-1]["message"])
            if message.startswith("listening on "):
                return message.removeprefix("listening on ")

    def logged(self) -> list[Json]:
        """All that the server has logged, as far as it has been read: to its end once the server has ended."""
        if self.process.poll() is not None:
            self._reader.join(DEADLINE)
        while not self._lines.empty():
            line = self._lines.get_nowait()
            if line is not None:
                self.log.append(json.loads(line))
        return self.log

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait(DEADLINE)

    def stop(self) -> int:
        """Politely; the exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(DEADLINE)

    def restart(self) -> Server:
        """The same server again, at the same address."""
        return Server(self.database, *self.flags, port=self.port, environment=self.environment)


@contextmanager
def running(database: str | Path, *flags: str) -> Iterator[Server]:
    """A server for the length of a test. Nothing in its log may be an error."""
    server = Server(database, *flags)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
    assert server.process.returncode not in (-signal.SIGSEGV, -signal.SIGABRT)
    assert [line for line in server.logged() if line["level"] in ("error", "critical")] == []


class Guest:
    """Somebody with a browser: a cookie, a name, and requests."""

    def __init__(self, url: str, name: str | None = "Ada") -> None:
        self.url = url
        self.http = to_close.enter_context(httpx.Client(base_url=url, timeout=DEADLINE))
        if name is not None:
            self.must("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """One request."""
        return self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)

    def must(self, method: str, path: str, body: Json | None = None) -> Any:
        """One request that succeeds."""
        answer = self.ask(method, path, body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def create(self, **wish: Any) -> Json:
        """A new table and its links."""
        made: Json = self.must("POST", "/api/tables", {"game": "schatztaucher", **wish})
        return made

    def do(self, table: str, what: str, /, **more: Any) -> Json:
        """A request at a table that is done."""
        done: Json = self.must("POST", f"/api/tables/{table}/do", {"do": what, **more})
        return done

    def refused(self, table: str, what: str, /, **more: Any) -> Json:
        """A request at a table that is refused."""
        answer = self.ask("POST", f"/api/tables/{table}/do", {"do": what, **more})
        assert 400 <= answer.status_code < 500, answer.text
        said: Json = answer.json()
        return said

    def watch(self, table: str, **query: Any) -> Watch:
        """Open a table's socket."""
        return Watch(self, f"/api/tables/{table}/socket", query)


class Watch:
    """An open socket: hears messages, sends requests, knows the last state of the game it was told."""

    def __init__(self, guest: Guest, path: str, query: Json | None = None, **options: Any) -> None:
        self.guest = guest
        cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        address = guest.url.replace("http", "ws", 1) + path + ("?" + urlencode(query) if query else "")
        headers = {"Cookie": cookie} if cookie else {}
        connecting = connect(address, additional_headers=headers, open_timeout=DEADLINE, max_queue=None, **options)
        self.socket: ClientConnection = to_close.enter_context(connecting)
        self.number = 0
        self.play: Json | None = None
        self.table: Json = {}
        self.you: int | None = None
        self.lines: list[Json] = []
        self.raw: list[bytes] = []

    def hear(self) -> Json:
        """The next message."""
        text = self.socket.recv(timeout=DEADLINE)
        self.raw.append(text.encode() if isinstance(text, str) else text)
        said: Json = json.loads(text)
        if said["say"] in ("full", "update"):
            if said["say"] == "update" and self.play and said["play"]:
                said["play"]["view"] = {**self.play["view"], **said["play"]["view"]}
            self.number, self.play, self.you = said["number"], said["play"], said.get("you", self.you)
            self.table = said["table"] or self.table
            self.lines += said.get("lines", [])
        return said

    def hear_until(self, good: Callable[[Json], bool]) -> Json:
        """Listen until a message is the one waited for."""
        deadline = time.monotonic() + DEADLINE
        while not good(said := self.hear()):
            assert time.monotonic() < deadline, "what was waited for does not come"
        return said

    def send(self, what: str, /, **more: Any) -> None:
        """Send a request."""
        self.socket.send(json.dumps({"do": what, **more}))

    def ask(self, what: str, /, **more: Any) -> Json:
        """Send a request and wait for its answer."""
        move = more.setdefault("move", secrets.token_hex(8))
        self.send(what, **more)
        return self.hear_until(lambda said: said["say"] in ("done", "refused") and said["move"] == move)

    def act(self, rng: Random) -> Json:
        """Play any legal action."""
        assert self.play is not None
        choice = rng.choice(self.play["legal"])
        return self.ask("act", seq=self.play["seq"], action=choice["id"])

    def catch_up(self, number: int) -> None:
        """Listen until told of everything up to this number."""
        if self.number < number:
            self.hear_until(lambda said: self.number >= number)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.play is not None and self.play["score"] is not None

    def may_act(self) -> bool:
        """Whether this seat has something to decide."""
        return self.play is not None and bool(self.play["legal"])

    def close(self) -> None:
        """Go."""
        self.socket.close()


def seat_people(url: str, people: int, bots: tuple[str, ...] = (), **wish: Any) -> tuple[str, list[Guest]]:
    """A running game: people on the first seats, with these `names` if there are any, then bots."""
    names = wish.pop("names", None) or [f"Guest {number}" for number in range(people)]
    guests = [Guest(url, name) for name in names[:people]]
    seats: list[Json] = [{} for _ in guests] + [{"bot": bot} for bot in bots]
    options = {"players": len(seats), **wish.pop("options", {})}
    table = guests[0].create(options=options, seats=seats, **wish)["table"]
    for seat, guest in enumerate(guests):
        guest.do(table, "sit", seat=seat, commitment=commit_to_contribution(contribution_of(seat)))
    guests[0].do(table, "start")
    for seat, guest in enumerate(guests):
        guest.do(table, "reveal", seat=seat, contribution=contribution_of(seat))
    return table, guests


def play_two_games(url: str) -> tuple[str, str, list[Guest]]:
    """A game that is over and one that goes on; the two people who are in both."""
    finished, guests = seat_people(url, 2)
    for guest in guests:
        guest.do(finished, "hand-over", bot="random")
    watch = guests[0].watch(finished)
    watch.hear_until(lambda _: watch.is_over())
    going = guests[0].create(options={"players": 2})["table"]
    for seat, guest in enumerate(guests):
        guest.do(going, "sit", seat=seat)
    guests[0].do(going, "start")
    return finished, going, guests


def contribution_of(seat: int) -> str:
    """What the page of a seat contributes to the dice."""
    return f"{seat + 1:02x}" * 32


def play_on(watches: list[Watch], rng: Random, most: int = 100_000) -> int:
    """Let seats act at random until the game is over or so many actions were made; how many."""
    made = target = 0
    while made < most and not watches[0].is_over():
        acting = next((each for each in watches if each.may_act()), None)
        if acting is None:
            watches[0].hear()
            target = watches[0].number
        else:
            answer = acting.act(rng)
            # Where all choose at the same time a bot may have been quicker: look again.
            assert answer["say"] == "done" or answer["refused"] == "stale", answer
            target = answer["number"]
            made += answer["say"] == "done"
        for each in watches:
            each.catch_up(target)
    return made


def read_review(guest: Guest, table: str) -> Json:
    """Ask until the game has been looked at again; each answer says how far that is."""
    done = -1
    while True:
        answer = guest.must("GET", f"/api/tables/{table}/review")
        assert done <= answer["done"] <= answer["total"]
        done = answer["done"]
        if answer["review"] is not None:
            assert done == answer["total"]
            found: Json = answer["review"]
            return found
