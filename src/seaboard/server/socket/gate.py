"""The gate: how many connections may be open, in all and from one address, how long one may take to say what it wants,
and how much it may say. It knows of uvicorn what `frames.py` knows: how a protocol class is made, and that it is an
`asyncio.Protocol`. Headers are bounded here, before they are parsed (`sizes.py`): uvicorn has a bound only for what
comes in several parts. The size of a message is bounded by the WebSocket."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any

from seaboard.core.errors import Trouble
from seaboard.server.limits import Limits, whose_address
from seaboard.server.metrics import TURNED_AWAY
from seaboard.server.settings import Settings
from seaboard.server.socket.sizes import FramesHeard, Refusal, Requests

STATE = "visit"
"""Where the application finds the visit of a connection, among its state."""

LONGEST_REQUEST = 180.0
"""Seconds from the headers of a request to its answer, and again for reading it."""

MOST_UNREAD, MOST_UNREAD_OF_ADDRESS = 256 * 1024 * 1024, 16 * 1024 * 1024
"""Bytes of answers that wait to be read, beside one: a history can have megabytes, and hundreds may be asked for."""

COUNTED = 4096
"""Bytes that are counted together."""

MOST_OF_REQUEST = 128 * 1024
"""Bytes of one HTTP request that are read at all: more than is taken, so that whoever sends too much is told so."""

OF_FRAME = 64
"""Bytes that a frame counts beside its own: an empty ping has six, and to answer it takes as long as for a message."""

MOST_FRAMES = 64
"""Of one message. Browsers send it in one."""

ANSWER = "HTTP/1.1 {} {}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
REFUSED: dict[Refusal, bytes] = {
    "length-required": ANSWER.format(411, "Length Required").encode(),
    "headers-too-large": ANSWER.format(431, "Request Header Fields Too Large").encode(),
}

REFUSALS = "refusals-per-address"


class Gate:
    """Who is inside."""

    def __init__(self, settings: Settings) -> None:
        self.limits = Limits(settings.parsed_limits())
        self.seconds = settings.request_seconds
        self._most = settings.connections
        self._inside = 0
        self._unread: Counter[str] = Counter()
        self._proxies = [ip_network(each, strict=False) for each in settings.proxies if each != "*"]
        self._trusts_all = "*" in settings.proxies

    def enter(self, host: str) -> str:
        """Somebody comes from here; the address that they count for. Trouble if there are too many."""
        address = "" if self._is_proxy(host) else whose_address(host)
        if self._inside >= self._most:
            raise Trouble("server-busy")
        if address:
            self.limits.need_some_left(REFUSALS, address)
            self.limits.enter("open-sockets-per-address", address)
        self._inside += 1
        return address

    def leave(self, address: str) -> None:
        """They are gone."""
        self._inside -= 1
        if address:
            self.limits.leave("open-sockets-per-address", address)

    def may_wait(self, address: str, before: int, now: int) -> bool:
        """So much of an answer is still to be read there, and so much was before; False if that is too much."""
        if not before and not now:
            return True
        self._unread[address] += now - before
        others = self._unread[address] - now
        if not self._unread[address]:
            del self._unread[address]
        return not (now and others and (others + now > MOST_UNREAD_OF_ADDRESS or self._unread.total() > MOST_UNREAD))

    def _is_proxy(self, host: str) -> bool:
        """Whether this is a trusted proxy: all its visitors come from one address."""
        if self._trusts_all:
            return True
        try:
            address = ip_address(host)
        except ValueError:
            return True
        return any(address in proxy for proxy in self._proxies)


class Visit:
    """One connection, from its first byte to its last, whichever protocol it speaks."""

    __slots__ = (
        "_counts_for",
        "_frames",
        "_gate",
        "_heard",
        "_requests",
        "_timer",
        "_transport",
        "_unread",
        "_until",
        "address",
    )

    def __init__(self, gate: Gate) -> None:
        self.address = ""
        """Where its messages come from; behind a proxy, where the proxy says."""
        self._gate = gate
        self._transport: asyncio.Transport | None = None
        self._counts_for: str | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._heard = 0
        self._unread = 0
        """Bytes of the last answer that were not read when we last looked."""
        self._until = 0.0
        """When it must have been read."""
        self._requests = Requests()
        self._frames: FramesHeard | None = None
        """Since it became a WebSocket."""

    def arrive(self, transport: asyncio.Transport) -> None:
        """The connection is there; perhaps it is cut at once."""
        self._transport = transport
        peer = transport.get_extra_info("peername")
        try:
            self._counts_for = self._gate.enter(peer[0] if isinstance(peer, tuple) else "?")
        except Trouble:
            TURNED_AWAY.inc()
            transport.abort()
        else:
            self._wait(self._gate.seconds)

    def become_socket(self) -> None:
        """From now on it speaks in frames."""
        self._frames = FramesHeard()

    def begin(self, address: str) -> None:
        """It has said what it wants. What it has not read yet is counted again with the next answer."""
        if self._unread:
            self._gate.may_wait(self.address, self._unread, 0)
            self._unread = 0
        self.address, self._heard = address, 0
        self._stop_waiting()
        if self._frames is None:
            self._wait(LONGEST_REQUEST)

    def end(self) -> None:
        """It was answered, and may ask again when it has read that."""
        self._until = asyncio.get_running_loop().time() + LONGEST_REQUEST
        self._note_unread(0 if self._transport is None else self._transport.get_write_buffer_size())

    def refuse(self) -> None:
        """It asked for more than its limit; whoever goes on all the same is not let in any more."""
        if self._counts_for:
            with suppress(Trouble):
                self._gate.limits.spend(REFUSALS, self._counts_for)

    def _look_again(self) -> None:
        """Whoever reads slowly has more time than whoever does not read, or does not ask for anything."""
        left = 0 if self._transport is None else self._transport.get_write_buffer_size()
        if left >= self._unread or asyncio.get_running_loop().time() > self._until:
            self._cut()
        else:
            self._note_unread(left)

    def _note_unread(self, unread: int) -> None:
        may_wait = self._gate.may_wait(self.address, self._unread, unread)
        self._unread = unread
        if may_wait:
            self._wait(self._gate.seconds, self._look_again)
        else:
            self._cut()

    def hear(self, data: bytes) -> bool:
        """It says something; False, and it is cut off, if that is too much. Pings count like everything else."""
        self._heard += len(data)
        return self._hear_request(data) if self._frames is None else self._hear_frames(self._frames, data)

    def _hear_request(self, data: bytes) -> bool:
        if self._counts_for is None:
            return False
        refusal = self._requests.follow(data)
        if refusal is not None and self._transport is not None:
            TURNED_AWAY.inc()
            self._transport.write(REFUSED[refusal])
            self._transport.close()
            return False
        if self._heard > MOST_OF_REQUEST:
            self._cut()
            return False
        return True

    def _hear_frames(self, frames: FramesHeard, data: bytes) -> bool:
        # Of what is too much already not even the frames are counted.
        if not self._may_say_more() or not self._may_send(frames, data):
            self._cut()
            return False
        if not frames.unfinished:
            self._stop_waiting()
        elif self._timer is None:
            self._wait(self._gate.seconds)
        return True

    def _may_send(self, frames: FramesHeard, data: bytes) -> bool:
        before = frames.count
        frames.follow(data)
        self._heard += OF_FRAME * (frames.count - before)
        return frames.unfinished <= MOST_FRAMES and self._may_say_more()

    def _may_say_more(self) -> bool:
        if self._heard < COUNTED:
            return True
        heard, self._heard = self._heard, 0
        try:
            self._gate.limits.spend("bytes-per-connection", str(id(self)), heard)
            self._gate.limits.spend("bytes-per-address", self.address, heard)
        except Trouble:
            return False
        return True

    def leave(self) -> None:
        """The connection is gone."""
        self._stop_waiting()
        self._transport = None
        if self._unread:
            self._gate.may_wait(self.address, self._unread, 0)
        self._gate.limits.forget("bytes-per-connection", str(id(self)))
        if self._counts_for is not None:
            self._gate.leave(self._counts_for)
            self._counts_for = None

    def _wait(self, seconds: float, then: Callable[[], None] | None = None) -> None:
        self._stop_waiting()
        if self._transport is not None:
            self._timer = asyncio.get_running_loop().call_later(seconds, then or self._cut)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _cut(self) -> None:
        TURNED_AWAY.inc()
        if self._transport is not None:
            self._transport.abort()


def with_gate(stock: type[asyncio.Protocol], gate: Gate) -> type[asyncio.Protocol]:
    """A protocol of uvicorn's whose connections come through the gate. A WebSocket gets the state of the HTTP protocol
    that it takes over from, and so its visit."""

    class GatedProtocol(stock):  # type: ignore[misc, valid-type]
        def __init__(self, *, app_state: dict[str, Any], **rest: Any) -> None:
            visit: Visit | None = app_state.get(STATE)
            self._takes_over = visit is not None
            self._visit = visit or Visit(gate)
            super().__init__(app_state={**app_state, STATE: self._visit}, **rest)

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            if self._takes_over:
                self._visit.become_socket()
            else:
                self._visit.arrive(transport)

        def data_received(self, data: bytes) -> None:
            if self._takes_over:
                # The request to become a WebSocket was heard already.
                self._takes_over = False
                super().data_received(data)
            elif self._visit.hear(data):
                super().data_received(data)

        def connection_lost(self, exc: Exception | None) -> None:
            self._visit.leave()
            super().connection_lost(exc)

    return GatedProtocol
