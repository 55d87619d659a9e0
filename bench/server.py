"""How fast the games room is: many tables with three connections each, first at one move a second, then as fast as it
goes. `make bench-server`, or `python -m bench.server --tables 500 --seconds 20`.

Prints the time from sending a move to hearing of it on all three connections, the server's share of a CPU core, its
memory per table, and how many moves it makes in a second of its own CPU time. Every move is safe on the disk (SQLite in
WAL, synchronous=FULL) before anybody hears of it. Clients run in a process of their own, on the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import quantiles

import httpx
import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

CONNECTIONS = 3
OFF = (
    "requests-per-address",
    "tables-per-address",
    "connections-per-address",
    "open-connections-per-address",
    "messages-per-seat",
    "messages-per-table",
)
"""Limits that three people who play everywhere at once would meet."""


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


decode = msgspec.json.Decoder(Message).decode


class Bench:
    """One table: three seats, each with its connection."""

    def __init__(self, table: str, seed: int) -> None:
        self.table = table
        self.rng = Random(seed)
        self.sockets: list[ClientConnection] = []
        self.latest: list[Message] = [Message("")] * CONNECTIONS
        self.heard = asyncio.Condition()
        self.delays: list[float] = []
        self.moves = 0

    async def listen(self, which: int) -> None:
        """Read one connection for ever."""
        async for text in self.sockets[which]:
            message = decode(text)
            if message.say in ("update", "full"):
                async with self.heard:
                    self.latest[which] = message
                    self.heard.notify_all()

    async def begin(self) -> None:
        """Wait for the first view of everybody."""
        async with self.heard:
            await self.heard.wait_for(lambda: all(each.say for each in self.latest))

    async def move(self) -> bool:
        """Make one move and wait until all three have heard of it; False when the game is over."""
        acting = next((n for n, each in enumerate(self.latest) if each.play is not None and each.play.legal), None)
        if acting is None:
            return False
        known = self.latest[acting]
        assert known.play is not None
        request = {"do": "act", "seq": known.play.seq, "action": self.rng.choice(known.play.legal).id}
        began = time.perf_counter()
        await self.sockets[acting].send(msgspec.json.encode(request).decode())
        async with self.heard:
            await self.heard.wait_for(lambda: all(each.number > known.number for each in self.latest))
        self.delays.append(time.perf_counter() - began)
        self.moves += 1
        return True

    async def play(self, pace: float, until: float) -> None:
        """Move once a pace, or as fast as it goes."""
        next_move = time.perf_counter() + self.rng.random() * pace
        while next_move < until:
            await asyncio.sleep(max(0.0, next_move - time.perf_counter()))
            if not await self.move():
                return
            next_move = max(next_move + pace, time.perf_counter()) if pace else time.perf_counter()


def start_server(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """A server of its own."""
    limits = [f"--limits={name}=off" for name in OFF]
    command = [sys.executable, "-m", "seaboard", "serve", "--port", "0", "--database", str(folder / "room.sqlite3")]
    process = subprocess.Popen([*command, *limits], stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    for line in process.stderr:
        if "listening on " in line:
            return process, msgspec.json.decode(line)["message"].removeprefix("listening on ")
    raise SystemExit("the server did not start")


def cpu_seconds(process: int) -> float:
    """CPU time a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> int:
    """Memory a process holds, in KiB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def seat_people(url: str, tables: int) -> tuple[list[str], list[str]]:
    """Running games, and the cookies of the three people who play all of them."""
    people = [httpx.AsyncClient(base_url=url, timeout=60) for _ in range(CONNECTIONS)]
    for person in people:
        (await person.put("/api/me", json={"name": "Bench"})).raise_for_status()
    made = []
    for _ in range(tables):
        wish = {"game": "schatztaucher", "options": {"players": CONNECTIONS}}
        table = (await people[0].post("/api/tables", json=wish)).json()["table"]
        for seat, person in enumerate(people):
            await person.post(f"/api/tables/{table}/do", json={"do": "sit", "seat": seat})
        (await people[0].post(f"/api/tables/{table}/do", json={"do": "start"})).raise_for_status()
        made.append(table)
    cookies = [f"seaboard={person.cookies['seaboard']}" for person in people]
    for person in people:
        await person.aclose()
    return made, cookies


async def run(tables: int, seconds: float) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        process, url = start_server(Path(folder))
        try:
            await measure(process.pid, url, tables, seconds)
        finally:
            process.terminate()
            process.wait()


async def measure(server: int, url: str, tables: int, seconds: float) -> None:
    """All measurements on one server."""
    empty = memory(server)
    names, cookies = await seat_people(url, tables)
    seated = memory(server)
    benches = [Bench(name, seed) for seed, name in enumerate(names)]
    listening = []
    for bench in benches:
        for which, cookie in enumerate(cookies):
            address = f"{url.replace('http', 'ws', 1)}/api/tables/{bench.table}/socket"
            socket = await connect(address, additional_headers={"Cookie": cookie}, compression=None, max_queue=None)
            bench.sockets.append(socket)
            listening.append(asyncio.create_task(bench.listen(which)))
    for bench in benches:
        await bench.begin()
    connected = memory(server)
    report = Table("measured", f"{tables} tables x {CONNECTIONS}, one move a second", "as fast as it goes")
    steady = await phase(server, benches, 1.0, seconds)
    played = memory(server)
    flat_out = await phase(server, benches, 0.0, seconds)
    for name in steady:
        report.add_row(name, steady[name], flat_out[name])
    report.add_row("memory per table as the game begins, KiB", f"{(seated - empty) / tables:.0f}", "")
    report.add_row("... more after these moves, KiB", f"{(played - connected) / tables:.0f}", "")
    report.add_row("memory per connection, KiB", f"{(connected - seated) / tables / CONNECTIONS:.0f}", "")
    Console().print(report)
    for task in listening:
        task.cancel()


async def phase(server: int, benches: list[Bench], pace: float, seconds: float) -> dict[str, str]:
    """Play for a while; what it took."""
    for bench in benches:
        bench.delays.clear()
        bench.moves = 0
    began, cpu = time.perf_counter(), cpu_seconds(server)
    own = time.process_time()
    await asyncio.gather(*(bench.play(pace, began + seconds) for bench in benches))
    took, used = time.perf_counter() - began, cpu_seconds(server) - cpu
    delays = [delay for bench in benches for delay in bench.delays]
    moves = sum(bench.moves for bench in benches)
    cut = quantiles(delays, n=100)
    return {
        "moves a second": f"{moves / took:.0f}",
        "send to heard by all, p50 ms": f"{cut[49] * 1000:.1f}",
        "send to heard by all, p99 ms": f"{cut[98] * 1000:.1f}",
        "server, share of one core": f"{used / took:.0%}",
        "clients, share of one core": f"{(time.process_time() - own) / took:.0%}",
        "moves per server CPU second": f"{moves / used:.0f}",
    }


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args()
    asyncio.run(run(given.tables, given.seconds))


if __name__ == "__main__":
    main()
