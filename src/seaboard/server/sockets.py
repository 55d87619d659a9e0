"""The sockets: one for each view of a table, one for the lobby. Messages to a client wait in a queue of limited size; a
client that does not read is closed and may come back with the number of the last thing it heard."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from seaboard.core.errors import Trouble
from seaboard.core.protocol import Json
from seaboard.server.answers import refusal
from seaboard.server.doing import Asking, do
from seaboard.server.guard import address_of, check_origin, find_person, language_of, number_in
from seaboard.server.held import Held
from seaboard.server.metrics import CONNECTIONS
from seaboard.server.requests import PlayAs, parse_request
from seaboard.server.room import Room
from seaboard.server.table import Table
from seaboard.server.telling import Viewer, encode, tell_play

MOST_WAITING = 256 * 1024
"""Bytes that may wait for one client."""

SEND_SECONDS = 20.0
CLOSE_SECONDS = 2.0
REFUSED, REVOKED, TOO_SLOW = 4000, 4003, 4008
log = logging.getLogger("seaboard.sockets")


class Outbox:
    """Messages on their way to one client."""

    def __init__(self, socket: WebSocket, heartbeat: float) -> None:
        self.socket = socket
        self.heartbeat = heartbeat
        self.number = 0
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self.closing: int | None = None
        self._running: asyncio.Task[Any] | None = None

    def push(self, message: bytes) -> None:
        """Send when possible; too much waiting closes the connection."""
        self._waiting.append(message)
        self._bytes += len(message)
        if self._bytes > MOST_WAITING and len(self._waiting) > 1:
            self._waiting.clear()
            self.close(TOO_SLOW)
            if self._running is not None:
                self._running.cancel()
        self._wake.set()

    def close(self, code: int) -> None:
        """Send nothing more."""
        if self.closing is None:
            self.closing = code
        self._wake.set()

    async def run(self) -> None:
        """Send until closed. A beat with the last number shows that we are there and that nothing was missed."""
        self._running = asyncio.current_task()
        while self.closing is None:
            try:
                async with asyncio.timeout(self.heartbeat):
                    await self._wake.wait()
            except TimeoutError:
                self._waiting.append(encode({"say": "beat", "number": self.number}))
            self._wake.clear()
            while self._waiting:
                message = self._waiting.popleft()
                async with asyncio.timeout(SEND_SECONDS):
                    await self.socket.send_text(message.decode())
                self._bytes -= len(message)
        await self.socket.close(self.closing)


class TableSocket(Outbox):
    """One view of a table: implements `held.Listener`."""

    def __init__(self, socket: WebSocket, room: Room, asking: Asking, address: str) -> None:
        super().__init__(socket, room.settings.heartbeat)
        self.room = room
        self.asking = asking
        self.address = address
        self.person = asking.id
        self.wanted = asking.wanted
        self.viewer: Viewer = None
        self.language = language_of(socket)

    def may_stay(self, table: Table) -> bool:
        """Whether the link it came with still holds."""
        return self.room.may_watch(table, self.person, self.asking.link)

    def dismiss(self) -> None:
        """The link was revoked."""
        self.close(REVOKED)

    async def listen(self, held: Held, since: int | None) -> None:
        """Read and do what the client asks until it goes."""
        async with held.lock:
            held.listen(self, since)
        try:
            while self.closing is None:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                await self._answer(held, message.get("text") or message.get("bytes") or b"")
        finally:
            held.listeners.discard(self)

    async def _answer(self, held: Held, data: str | bytes) -> None:
        move: str | None = None
        try:
            self.room.limits.spend("messages-per-seat", self.person or self.address)
            request = parse_request(data)
            move = request.move
            self.room.limits.spend("messages-per-table", held.table.setup.id)
            await do(self.room, held, self.asking, request, lambda answer: self._acknowledge(move, answer))
            if isinstance(request, PlayAs):
                await self._play_as(held, request.seat)
        except Trouble as trouble:
            await self._refuse(held, move, trouble)

    async def _play_as(self, held: Held, seat: int) -> None:
        self.wanted = self.asking.wanted = seat
        async with held.lock:
            held.listen(self, None)

    def _acknowledge(self, move: str | None, answer: Json) -> None:
        self.push(encode({"say": "done", "move": move, **answer}))

    async def _refuse(self, held: Held, move: str | None, trouble: Trouble) -> None:
        """Say why not, and how things stand; who sends too much gets words only, and finally nothing."""
        said: Json = {"say": "refused", "move": move, **refusal(trouble, self.language)}
        if trouble.message in ("rate-limited", "malformed"):
            try:
                self.room.limits.spend("malformed-per-connection", str(id(self)))
            except Trouble:
                self.close(REFUSED)
                return
        else:
            async with held.lock:
                said["number"], said["play"] = held.table.number, tell_play(held.table, self.viewer)
        self.push(encode(said))


async def table_socket(socket: WebSocket) -> None:
    """The endpoint of one view of a table."""
    room: Room = socket.app.state.room
    address = address_of(socket)
    try:
        check_origin(socket, room.settings)
        room.limits.spend("connections-per-address", address)
        wanted = number_in(socket, "seat")
        asking = Asking(await find_person(socket, room), socket.query_params.get("link"), wanted)
        held = await room.hold(socket.path_params["table"])
        if not room.may_watch(held.table, asking.id, asking.link):
            raise Trouble("no-such-table")
        since = number_in(socket, "since")
        room.limits.enter(address)
    except Trouble as trouble:
        await _turn_away(socket, trouble)
        return
    connection = TableSocket(socket, room, asking, address)
    try:
        await socket.accept()
        with CONNECTIONS.track_inprogress():
            await _run_both(connection, connection.listen(held, since))
    finally:
        room.limits.leave(address)


async def lobby_socket(socket: WebSocket) -> None:
    """The endpoint of the live list of tables."""
    room: Room = socket.app.state.room
    address = address_of(socket)
    try:
        check_origin(socket, room.settings)
        room.limits.spend("connections-per-address", address)
        room.limits.enter(address)
    except Trouble as trouble:
        await _turn_away(socket, trouble)
        return
    outbox = Outbox(socket, room.settings.heartbeat)
    lobby = socket.app.state.lobby
    try:
        await socket.accept()
        lobby.add(outbox)
        await _run_both(outbox, _drain(socket))
    finally:
        lobby.discard(outbox)
        room.limits.leave(address)


async def _drain(socket: WebSocket) -> None:
    """The lobby listens to nobody."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


async def _run_both(outbox: Outbox, reading: Coroutine[Any, Any, None]) -> None:
    """Send and read until either ends."""
    tasks = [asyncio.create_task(outbox.run()), asyncio.create_task(reading)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | TimeoutError | OSError):
                log.error("a connection failed", exc_info=outcome)
    if outbox.socket.client_state == outbox.socket.application_state == WebSocketState.CONNECTED:
        # A client that reads nothing does not take the close frame either.
        with suppress(RuntimeError, OSError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await outbox.socket.close(outbox.closing or 1011)


async def _turn_away(socket: WebSocket, trouble: Trouble) -> None:
    """Accept only to say why not: a browser's script cannot read the answer to a refused handshake."""
    await socket.accept()
    with suppress(RuntimeError, OSError, WebSocketDisconnect):
        await socket.send_text(
            encode({"say": "refused", "move": None, **refusal(trouble, language_of(socket))}).decode()
        )
        await socket.close(REFUSED)
