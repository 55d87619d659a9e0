"""How text leaves for a client. The stock way is the ASGI one: a task sends each message through the server's WebSocket
protocol. The direct way makes the frame here and gives it to the connection's transport, with everything that is
written at the same moment in one system call. A table tells hundreds of people at once and what it tells is ready to
go, so the direct way carries a fifth more moves (docs/speed.md).

This module knows only what uvicorn promises any WebSocket protocol class (`ws=`): how it is made, and that it is an
`asyncio.Protocol`. Shaking hands, reading, pings and closing stay the stock protocol's; `lighter_protocol.py`, which
knows more of it, makes lighter what it keeps."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from starlette.types import Send

from seaboard.server.socket.lighter_protocol import with_lighter_parts

MOST_WAITING = 256 * 1024
"""Bytes that may wait for one client."""

STATE = "direct_frames"
"""Where the application finds the frames of a connection, among its state."""


class Frames(Protocol):
    """The way out to one client."""

    def write(self, text: bytes) -> bool:
        """Send soon; False, and nothing is sent, if too much waits already."""
        ...

    async def flush(self) -> None:
        """Send what was written."""
        ...

    def is_closing(self) -> bool:
        """Whether nothing more can be sent."""
        ...

    def abort(self) -> None:
        """End the connection at once, whatever still waits, where that is possible."""
        ...

    def enter(self) -> None:
        """The client is in: let go of what was only needed to shake hands, where that is possible."""
        ...

    def leave(self) -> None:
        """The client is gone."""
        ...


class FrameBatch:
    """What is written at one moment, to whomever, leaves together: an answer and the news that follow it in one system
    call, and all of these one after the other, which takes half as long as in between other work."""

    def __init__(self, most_for_all: int) -> None:
        """So many bytes may wait for all clients together, if none of them reads."""
        self.most_waiting = MOST_WAITING
        """Bytes that may wait for one of the clients who are in: the more there are, the less for each."""
        self._most_for_all = most_for_all
        self._clients = 0
        self._frames: list[DirectFrames] = []

    def count(self, clients: int) -> None:
        """So many clients came, or went."""
        self._clients += clients
        self.most_waiting = min(MOST_WAITING, self._most_for_all // max(1, self._clients))

    def add(self, frames: DirectFrames) -> None:
        """Something was written here. It leaves soon, even if nobody thinks of sending it."""
        if not self._frames:
            asyncio.get_running_loop().call_soon(self.send)
        self._frames.append(frames)

    def send(self) -> None:
        """Send everything now."""
        all_frames, self._frames = self._frames, []
        for frames in all_frames:
            frames.send()


class DirectFrames:
    """Frames made by hand, for one connection."""

    __slots__ = ("_leaving", "batch", "forget_handshake", "transport")

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.batch: FrameBatch | None = None
        self.forget_handshake: Callable[[], None] = lambda: None
        self._leaving = b""

    def write(self, text: bytes) -> bool:
        """Send with the rest of the batch."""
        assert self.transport is not None
        assert self.batch is not None
        waiting = self.transport.get_write_buffer_size()
        if waiting and waiting + len(text) > self.batch.most_waiting:
            return False
        if self._leaving:
            self._leaving += _frame(text)
        else:
            self._leaving = _frame(text)
            self.batch.add(self)
        return True

    def send(self) -> None:
        """Send what was written."""
        transport, leaving, self._leaving = self.transport, self._leaving, b""
        if leaving and transport is not None and not transport.is_closing():
            transport.write(leaving)

    async def flush(self) -> None:
        """Send what was written."""
        self.send()

    def is_closing(self) -> bool:
        """Whether nothing more can be sent."""
        return self.transport is None or self.transport.is_closing()

    def abort(self) -> None:
        """End the connection at once."""
        if self.transport is not None:
            self.transport.abort()

    def enter(self) -> None:
        """The client is in."""
        assert self.batch is not None
        self.batch.count(1)
        self.forget_handshake()

    def leave(self) -> None:
        """The client is gone."""
        assert self.batch is not None
        self.batch.count(-1)


def with_direct_frames(stock: type[asyncio.Protocol]) -> type[asyncio.Protocol]:
    """A WebSocket protocol of uvicorn's that lets the application have the way out."""

    class DirectProtocol(with_lighter_parts(stock)):  # type: ignore[misc]
        def __init__(self, *, app_state: dict[str, Any], **rest: Any) -> None:
            self._direct_frames = DirectFrames()
            super().__init__(app_state={**app_state, STATE: self._direct_frames}, **rest)

        def connection_made(self, transport: asyncio.Transport) -> None:
            self._direct_frames.transport = transport
            self._direct_frames.forget_handshake = self.forget_handshake
            super().connection_made(transport)

    return DirectProtocol


class AsgiFrames:
    """The stock way. Is made in the task that hears the client."""

    def __init__(self, send: Send) -> None:
        self._hearing = asyncio.current_task()
        self._send_asgi = send
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._sending: asyncio.Task[None] | None = None

    def write(self, text: bytes) -> bool:
        """Send as soon as the server takes it."""
        if self._size > MOST_WAITING:
            return False
        self._waiting.append(text)
        self._size += len(text)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())
        return True

    async def _send(self) -> None:
        try:
            while self._waiting:
                text = self._waiting.popleft()
                await self._send_asgi({"type": "websocket.send", "text": text.decode()})
                self._size -= len(text)
        except (RuntimeError, OSError):
            self._waiting.clear()
        finally:
            self._sending = None

    async def flush(self) -> None:
        """Send what was written."""
        if self._sending is not None:
            await self._sending

    def is_closing(self) -> bool:
        """The server notices by itself."""
        return False

    def abort(self) -> None:
        """Hear the client no more, so that the server closes the connection."""
        if self._hearing is not None:
            self._hearing.cancel()

    def enter(self) -> None:
        """What was needed to shake hands is the server's."""

    def leave(self) -> None:
        """Nothing is kept of the client."""


def frames_of(state: dict[str, Any], send: Send, batch: FrameBatch) -> Frames:
    """The way out to a client: the direct one, where the server has it."""
    direct: DirectFrames | None = state.get(STATE)
    if direct is None:
        return AsgiFrames(send)
    direct.batch = batch
    return direct


def _frame(text: bytes) -> bytes:
    """A text as one unmasked frame (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text
