"""Connections that say nothing, too little or too much: they are bounded, and cut off in time."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import pairwise
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from seaboard.core.errors import Trouble
from seaboard.server.limits import MOST_BUCKETS, OF_NETWORK, Limit, Limits, Spent, whose_address
from seaboard.server.serve import LARGEST_FRAME, open_socket
from seaboard.server.settings import Settings
from seaboard.server.socket.gate import MOST_UNREAD_OF_ADDRESS, Gate, Visit
from tests.server.running import DEADLINE, Guest, Server, Watch, running, to_close

MOST = 20
PING, BEGIN, MORE = (bytes((first, 0x80, 0, 0, 0, 0)) for first in (0x89, 0x01, 0x00))
"""Empty frames: a ping, and the beginning and the middle of a message."""


@pytest.fixture(scope="module")
def gated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience, behind a proxy at 127.0.0.2."""
    flags = [f"--limits=open-sockets-per-address={MOST}", "--request-seconds=1", "--proxies=127.0.0.2"]
    flags += ["--connections=60", "--limits=requests-per-address=30/600", "--limits=bytes-per-connection=20000/60"]
    with running(tmp_path_factory.mktemp("gated") / "room.sqlite3", *flags) as server:
        yield server


def connect(server: Server, source: str = "127.0.0.1") -> socket.socket:
    return to_close.enter_context(socket.create_connection(("127.0.0.1", server.port), DEADLINE, (source, 0)))


def first_answer(send: Callable[[], socket.socket]) -> bytes:
    """The status of the first answer. Who is cut while still sending may lose it on the way (RFC 9112, 9.6), so it is
    asked for until it comes."""
    for _ in range(20):
        with suppress(ConnectionResetError):
            return send().recv(12)
    raise AssertionError("no answer ever came")


def is_cut(connection: socket.socket) -> bool:
    """Whether the server closes a connection without a word."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def test_silent_connections_are_bounded_by_address_and_cut_in_time(gated: Server) -> None:
    silent = [connect(gated) for _ in range(3 * MOST)]
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.3"), timeout=DEADLINE) as elsewhere:
        assert elsewhere.get(gated.url + "/healthz").status_code == 200
    assert all(is_cut(connection) for connection in silent)
    assert httpx.get(gated.url + "/healthz", timeout=DEADLINE).status_code == 200


def test_a_proxy_may_have_more_of_them_but_not_without_end(gated: Server) -> None:
    through_proxy = [connect(gated, "127.0.0.2") for _ in range(2 * MOST)]
    for each in through_proxy:
        each.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    assert {each.recv(12) for each in through_proxy} == {b"HTTP/1.1 200"}
    too_many = [connect(gated, f"127.0.1.{number}") for number in range(60)]
    assert is_cut(too_many[-1])


def test_headers_that_come_drop_by_drop_are_cut(gated: Server) -> None:
    connection = connect(gated, "127.0.0.4")
    connection.sendall(b"GET /healthz HTTP/1.1\r\nx: ")
    with pytest.raises((ConnectionResetError, BrokenPipeError)):
        _drip(connection)


def test_a_body_that_comes_drop_by_drop_is_refused(gated: Server) -> None:
    connection = connect(gated, "127.0.0.5")
    head = "PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n"
    connection.sendall(head.encode())
    with suppress(OSError):
        for _ in range(20):
            connection.sendall(b" ")
            time.sleep(0.1)
    assert connection.recv(12) == b"HTTP/1.1 408"


PIECES = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize("cuts", [[69], [69, 72], range(1, len(PIECES))], ids=["two", "three", "bytes"])
def test_a_body_in_pieces_is_refused_wherever_the_request_is_cut(gated: Server, cuts: Sequence[int]) -> None:
    def send() -> socket.socket:
        connection = connect(gated, "127.0.0.8")
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for start, end in pairwise([0, *cuts, len(PIECES)]):
            connection.sendall(PIECES[start:end])
            time.sleep(0.5 / len(PIECES) if len(cuts) > 2 else 0.05)
        with suppress(OSError):
            connection.sendall(b"1\r\n \r\n" * 9000)
        return connection

    assert first_answer(send) == b"HTTP/1.1 411"


@pytest.mark.parametrize("before", [b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"], ids=["first", "pipelined"])
def test_headers_that_are_too_large_are_refused_also_in_one_piece(gated: Server, before: bytes) -> None:
    def send() -> socket.socket:
        connection = connect(gated, "127.0.0.10")
        connection.sendall(before + b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 4000 + b"\r\n")
        return connection

    assert first_answer(send) == b"HTTP/1.1 431"


def test_who_asks_for_too_much_is_answered_once_on_a_connection_and_in_the_end_not_at_all(tmp_path: Path) -> None:
    limits = ("--limits=requests-per-address=5/600", "--limits=refusals-per-address=3/600")
    with running(tmp_path / "room.sqlite3", *limits) as server:
        connection = connect(server)
        connection.sendall(b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n" * 100)
        answers = b"".join(iter(lambda: connection.recv(65_536), b""))
        assert (answers.count(b"HTTP/1.1 200"), answers.count(b"HTTP/1.1 429")) == (5, 1)
        again = [httpx.get(server.url + "/api/tables", timeout=DEADLINE) for _ in range(2)]
        assert [(each.status_code, each.headers["connection"]) for each in again] == [(429, "close")] * 2
        assert is_cut(connect(server))
        with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.3"), timeout=DEADLINE) as elsewhere:
            assert elsewhere.get(server.url + "/api/tables").status_code == 200


def test_a_body_without_end_is_cut(gated: Server) -> None:
    connection, sent = connect(gated, "127.0.0.9"), 0
    connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999\r\n\r\n")
    with suppress(OSError):
        while sent < 100_000_000:
            sent += connection.send(bytes(65_536))
    assert sent < 20_000_000


def _drip(connection: socket.socket) -> None:
    deadline = time.monotonic() + DEADLINE
    while time.monotonic() < deadline:
        connection.sendall(b"x")
        time.sleep(0.05)


class ClockByHand(asyncio.SelectorEventLoop):
    """Its time passes when a test says so."""

    moment = 0.0

    def time(self) -> float:
        """In seconds."""
        return self.moment


ANSWER = bytes(2_000_000)


class Answering(asyncio.Protocol):
    """Gives everybody who comes the same long answer."""

    def __init__(self, gate: Gate) -> None:
        self.visit = Visit(gate)
        self.is_lost = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody comes."""
        assert isinstance(transport, asyncio.Transport)
        self.visit.arrive(transport)
        self.visit.begin("192.0.2.1")
        transport.write(ANSWER)
        self.visit.end()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self.visit.leave()
        self.is_lost.set()


@asynccontextmanager
async def answered(seconds: float, people: int) -> AsyncIterator[tuple[list[Answering], list[socket.socket]]]:
    """So many people who have been given an answer and have not read it."""
    gate, given = Gate(Settings(request_seconds=seconds)), list[Answering]()

    def answer() -> Answering:
        given.append(Answering(gate))
        return given[-1]

    loop = asyncio.get_running_loop()
    listening = open_socket("127.0.0.1", 0)
    async with await loop.create_server(answer, sock=listening), asyncio.timeout(DEADLINE):
        asking = [to_close.enter_context(socket.socket()) for _ in range(people)]
        for each in asking:
            each.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            each.connect(listening.getsockname())
        while len(given) < people:
            await asyncio.sleep(0)
        yield given, asking
        for each in asking:
            each.close()


def test_who_reads_slowly_has_time_and_who_does_not_read_is_cut() -> None:
    """However long the reader has to wait for a processor: the clock goes on when a part was read."""
    clock = ClockByHand()

    async def read() -> int:
        heard = 0
        async with answered(10, 2) as (given, (_, slow)):
            while heard < len(ANSWER):
                part = await asyncio.to_thread(slow.recv, len(ANSWER) // 10, socket.MSG_WAITALL)
                assert part
                heard += len(part)
                clock.moment += 9
            await given[0].is_lost.wait()
        return heard

    with asyncio.Runner(loop_factory=lambda: clock) as runner:
        assert runner.run(read()) == len(ANSWER)


def test_answers_that_nobody_reads_do_not_fill_the_memory() -> None:
    async def ask() -> None:
        async with answered(600, 20) as (given, _):
            while sum(not each.is_lost.is_set() for each in given) > MOST_UNREAD_OF_ADDRESS // 1_000_000:
                await asyncio.sleep(0)

    asyncio.run(ask())


def test_headers_without_end_are_refused(gated: Server) -> None:
    def send() -> socket.socket:
        connection = connect(gated, "127.0.0.6")
        connection.sendall(b"GET / HTTP/1.1\r\n")
        with suppress(OSError):
            for _ in range(100):
                connection.sendall(b"x-more: " + b"y" * 10_000 + b"\r\n")
        return connection

    assert first_answer(send) in (b"HTTP/1.1 431", b"")


def test_pings_count(gated: Server) -> None:
    watch = Watch(Guest(gated.url, None), "/api/lobby/socket")
    watch.hear()
    with suppress(OSError):
        for _ in range(100):
            watch.socket.socket.sendall(PING * 100)
    with pytest.raises(ConnectionClosed):
        watch.hear_until(lambda said: False)


@pytest.mark.parametrize("frames", [1, 1000], ids=["too-old", "too-many"])
def test_a_message_that_never_ends_is_cut(gated: Server, frames: int) -> None:
    """Its frames may be empty: each takes memory all the same."""
    watch = Watch(Guest(gated.url, None), "/api/lobby/socket")
    watch.hear()
    watch.socket.socket.sendall(BEGIN + MORE * frames)
    with pytest.raises(ConnectionClosed):
        watch.hear_until(lambda said: False)


def test_what_one_connection_said_is_not_counted_against_the_next() -> None:
    """Python gives the place of an object that is gone to the next one, and with it what was once its name."""
    gate = Gate(Settings(limits={"bytes-per-connection": "20000/60"}))

    def come_and_go() -> bool:
        visit = Visit(gate)
        visit.become_socket()
        visit.begin("192.0.2.1")
        is_heard = visit.hear(PING * 200)
        visit.leave()
        return is_heard

    assert all(come_and_go() for _ in range(5))


def test_empty_pings_count_for_more_than_their_bytes() -> None:
    """Each of them is answered: a hundred thousand in a moment hold up everybody for a second."""
    gate = Gate(Settings())

    def hears(said: bytes) -> bool:
        visit = Visit(gate)
        visit.become_socket()
        visit.begin("192.0.2.1")
        is_heard = visit.hear(said)
        visit.leave()
        return is_heard

    longest = Frame(Opcode.TEXT, bytes(LARGEST_FRAME)).serialize(mask=True)
    assert hears(PING * 400)
    assert hears(longest)
    assert not hears(PING * 600)
    assert not hears(PING * 100_000)


def test_behind_a_proxy_the_visitors_address_counts(gated: Server) -> None:
    """Ada may go on when Eve has used up what her address may ask, though both come through the proxy; and nobody who
    is no proxy can say that they are somebody else."""
    with httpx.Client(
        base_url=gated.url, transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=DEADLINE
    ) as proxy:
        eve, near_eve = {"x-forwarded-for": "2001:db8:1:2::3"}, {"x-forwarded-for": "2001:db8:1:2:ffff::1"}
        answers = [proxy.get("/api/tables", headers=eve if each % 2 else near_eve).status_code for each in range(31)]
        assert answers == [200] * 30 + [429]
        assert proxy.get("/", headers=eve).status_code == 429
        assert proxy.get("/api/tables", headers={"x-forwarded-for": "2001:db8:1:3::3"}).status_code == 200
    with httpx.Client(
        base_url=gated.url, transport=httpx.HTTPTransport(local_address="127.0.0.7"), timeout=DEADLINE
    ) as liar:
        answers = [liar.get("/", headers={"x-forwarded-for": f"10.0.0.{each}"}).status_code for each in range(31)]
        assert answers[-1] == 429


def test_networks_of_ipv6_count_as_one_address() -> None:
    assert whose_address("2001:db8::1") == whose_address("2001:db8::ffff:1") != whose_address("2001:db8:0:1::1")
    assert whose_address("::ffff:192.0.2.1") == whose_address("192.0.2.1") == "192.0.2.1"
    assert whose_address("192.0.2.1") != whose_address("192.0.2.2")
    assert whose_address("testclient") == "testclient"


def test_what_a_proxy_says_of_a_port_does_not_count() -> None:
    assert whose_address("192.0.2.1:5000") == whose_address("192.0.2.1:5001") == "192.0.2.1"
    assert whose_address("[2001:db8::1]:5000") == whose_address("[2001:db8::2]") == whose_address("2001:db8::3")


def test_whoever_has_thousands_of_networks_has_no_thousandfold_budget() -> None:
    limits = Limits({"tables-per-address": Limit(5, 3600), "open-sockets-per-address": Limit(5, 0)})
    whom = [whose_address(f"2001:db8:1:{number:x}::1") for number in range(2000)]
    assert [spends(limits, "tables-per-address", each) for each in whom].count(True) == 5 * OF_NETWORK
    assert spends(limits, "tables-per-address", whose_address("2001:db8:2::1"))
    for each in whom[: 5 * OF_NETWORK]:
        limits.enter("open-sockets-per-address", each)
    with pytest.raises(Trouble, match="rate-limited"):
        limits.enter("open-sockets-per-address", whom[-1])
    for each in whom[: 5 * OF_NETWORK]:
        limits.leave("open-sockets-per-address", each)
    limits.enter("open-sockets-per-address", whom[-1])


def test_who_asks_from_many_addresses_makes_no_other_limit_forget() -> None:
    limits = Limits({"tables-per-address": Limit(1, 3600)})
    assert spends(limits, "tables-per-address", "192.0.2.1")
    for number in range(MOST_BUCKETS + 1):
        limits.spend("requests-per-address", f"10.0.{number // 256}.{number % 256}")
    assert not spends(limits, "tables-per-address", "192.0.2.1")


def test_what_other_nodes_say_of_many_addresses_does_not_fill_the_memory() -> None:
    limits = Limits({})
    for number in range(MOST_BUCKETS + 100):
        limits.hear(Spent("requests-per-address", f"10.0.{number // 256}.{number % 256}", 200.0))
    assert len(limits._buckets["requests-per-address"]) == MOST_BUCKETS


def spends(limits: Limits, name: str, whom: str) -> bool:
    """Whether somebody may still spend something."""
    try:
        limits.spend(name, whom)
    except Trouble:
        return False
    return True
