"""The load: people at many tables, three at each, who move once a second or as soon as all three have heard of the last
move. Runs in processes of its own; what differs between servers is how a seat speaks (`Seat`)."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from random import Random
from typing import NamedTuple
from urllib.parse import urlsplit

import uvloop

from bench.server.wire import Wire

SEATS = 3


class Seat(ABC):
    """Somebody at a table: knows the number of the last position heard of, and whether it is their turn."""

    def __init__(self, table: str, place: int, headers: Mapping[str, str]) -> None:
        self.table = table
        self.place = place
        self.headers = headers
        self.number = -1
        self.may_act = False
        self.wire = Wire(self.hear)
        self.heard: Callable[[], None] = lambda: None
        """Called after each message; the table listens here."""

    @property
    @abstractmethod
    def path(self) -> str:
        """Where the socket is."""

    @abstractmethod
    def read(self, message: bytes) -> None:
        """Take note of what a message says."""

    @abstractmethod
    def move(self, rng: Random) -> bytes:
        """A move, ready to be sent."""

    def hear(self, message: bytes) -> None:
        """A message came."""
        self.read(message)
        self.heard()


class Table:
    """One table, and how long each of its moves took from sending it until all three had heard of it."""

    def __init__(self, seats: list[Seat], rng: Random) -> None:
        self.seats = seats
        self.rng = rng
        self.delays: list[float] = []
        self.ready = asyncio.Event()
        self._sent_at: float | None = None
        self._known = -1
        self._pace = self._until = self._next = 0.0
        self._timer: asyncio.TimerHandle | None = None
        for seat in seats:
            seat.heard = self._hear

    async def connect(self, host: str, port: int) -> None:
        """Everybody comes and hears how things stand."""
        for seat in self.seats:
            await seat.wire.open(host, port, seat.path, seat.headers)
        await self.ready.wait()

    @property
    def is_waiting(self) -> bool:
        """Whether a move is under way."""
        return self._sent_at is not None

    def play(self, pace: float, until: float) -> None:
        """Move once a pace, or as fast as it goes, until a moment."""
        if self._timer is not None:
            self._timer.cancel()
        self.delays = []
        self._pace, self._until = pace, until
        self._next = time.perf_counter() + self.rng.random() * pace
        self._wait()

    def _wait(self) -> None:
        delay = self._next - time.perf_counter()
        if delay > 0:
            self._timer = asyncio.get_running_loop().call_later(delay, self._move)
        else:
            self._move()

    def _move(self) -> None:
        acting = next((seat for seat in self.seats if seat.may_act), None)
        if acting is None or time.perf_counter() >= self._until:
            return
        self._known = acting.number
        message = acting.move(self.rng)
        self._sent_at = time.perf_counter()
        acting.wire.send(message)

    def _hear(self) -> None:
        for seat in self.seats:
            if seat.number <= self._known:
                return
        if self._sent_at is None:
            self.ready.set()
            return
        now = time.perf_counter()
        self.delays.append(now - self._sent_at)
        self._sent_at, self._known = None, self.seats[0].number
        self._next = max(self._next + self._pace, now)
        self._wait()


class Wish(NamedTuple):
    """What a process of clients is to do: tables with the headers of their seats, all at one server."""

    kind: type[Seat]
    url: str
    tables: list[str]
    headers: list[dict[str, str]]
    seed: int


class Phase(NamedTuple):
    """How to play: seconds between two moves of a table, and for how long."""

    pace: float
    seconds: float


class Played(NamedTuple):
    """What came of a phase: the time of each move in seconds, and the clients' own CPU time."""

    delays: list[float]
    cpu: float


def run_clients(wish: Wish, boss: Connection) -> None:
    """A process of clients: connects, says so, then plays each phase it is sent until it is sent None."""
    uvloop.run(_run_clients(wish, boss))


async def _run_clients(wish: Wish, boss: Connection) -> None:
    rng = Random(wish.seed)
    address = urlsplit(wish.url)
    assert address.hostname is not None
    assert address.port is not None
    tables = []
    for name in wish.tables:
        seats = [wish.kind(name, place, headers) for place, headers in enumerate(wish.headers)]
        table = Table(seats, Random(rng.random()))
        await table.connect(address.hostname, address.port)
        tables.append(table)
    boss.send(None)
    while (phase := await asyncio.to_thread(boss.recv)) is not None:
        boss.send(await _play(tables, phase))
    for table in tables:
        for seat in table.seats:
            seat.wire.close()


async def _play(tables: list[Table], phase: Phase) -> Played:
    cpu, until = time.process_time(), time.perf_counter() + phase.seconds
    for table in tables:
        table.play(phase.pace, until)
    await asyncio.sleep(phase.seconds)
    used = time.process_time() - cpu
    delays = [delay for table in tables for delay in table.delays]
    # Moves under way when time is up do not count, but the next phase begins without them.
    while any(table.is_waiting for table in tables):
        await asyncio.sleep(0.01)
    return Played(delays, used)
