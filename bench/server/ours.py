"""Our server: `seaboard serve` on an SQLite file (WAL, synchronous=FULL) with everything as installed, except the
limits that three people who play everywhere at once would meet. They play Die Schatztaucher."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import msgspec

from bench.server.load import SEATS, Seat

OFF = (
    "requests-per-address",
    "tables-per-address",
    "connections-per-address",
    "open-connections-per-address",
    "messages-per-seat",
    "messages-per-address",
    "messages-per-table",
    "messages-of-spectators-per-table",
    "undos-per-seat",
    "arrangements-per-seat",
    "probes-per-address",
    "open-sockets-per-address",
    "bytes-per-connection",
    "bytes-per-address",
)


class Choice(msgspec.Struct):
    """A legal action."""

    id: int


class Play(msgspec.Struct):
    """What a client must know of a game to go on."""

    seq: int
    legal: list[Choice]


class Message(msgspec.Struct):
    """What a client reads of a message."""

    say: str
    number: int = 0
    play: Play | None = None


class Act(msgspec.Struct, tag_field="do", tag="act"):
    """A move."""

    seq: int
    action: int


decode = msgspec.json.Decoder(Message).decode


class SeaboardSeat(Seat):
    """Speaks as `docs/server.md` describes."""

    latest: Play

    @property
    def path(self) -> str:
        """Where the socket is."""
        return f"/api/tables/{self.table}/socket"

    def read(self, message: bytes) -> None:
        """Take note of views; answers and beats say nothing new."""
        said = decode(message)
        if said.say in ("update", "full") and said.play is not None:
            self.number, self.latest = said.number, said.play
            self.may_act = bool(said.play.legal)
        elif said.say == "refused":
            raise ValueError(message.decode())

    def move(self, rng: Random) -> bytes:
        """Any legal action."""
        return msgspec.json.encode(Act(self.latest.seq, rng.choice(self.latest.legal).id))


@contextmanager
def running(folder: Path, module: str = "seaboard") -> Iterator[tuple[int, str]]:
    """The server's process and address, for a while."""
    limits = [f"--limits={name}=off" for name in OFF]
    command = [sys.executable, "-m", module, "serve", "--port", "0", "--database", str(folder / "room.sqlite3")]
    with subprocess.Popen([*command, *limits], stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        try:
            address = next(address for line in process.stderr if (address := _address(line)))
            # A pipe that nobody reads would stop the server one day.
            threading.Thread(target=sys.stderr.writelines, args=(process.stderr,), daemon=True).start()
            yield process.pid, address
        finally:
            process.terminate()


def _address(line: str) -> str:
    before, _, address = str(msgspec.json.decode(line)["message"]).partition("listening on ")
    return "" if before else address


def open_tables(url: str, game: str, tables: int) -> tuple[list[str], list[dict[str, str]]]:
    """Running games, and the headers of the three people who play all of them."""
    people = [httpx.Client(base_url=url, timeout=60) for _ in range(SEATS)]
    for person in people:
        person.put("/api/me", json={"name": "Bench"}).raise_for_status()
    made = []
    for _ in range(tables):
        wish = {"game": game, "options": {"players": SEATS}, "stand_in": "random"}
        table = people[0].post("/api/tables", json=wish).raise_for_status().json()["table"]
        for seat, person in enumerate(people):
            person.post(f"/api/tables/{table}/do", json={"do": "sit", "seat": seat}).raise_for_status()
        people[0].post(f"/api/tables/{table}/do", json={"do": "start"}).raise_for_status()
        made.append(table)
    headers = [{"Cookie": f"seaboard={person.cookies['seaboard']}"} for person in people]
    for person in people:
        person.close()
    return made, headers
