"""Where WebSockets come in: one for each view of a table, one for the lobby."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress

from starlette.applications import Starlette
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from seaboard.core.errors import Trouble
from seaboard.server.http.guard import address_of, check_origin, find_person, language_of, number_in
from seaboard.server.metrics import CONNECTIONS
from seaboard.server.socket.lobby import LobbyWatch
from seaboard.server.socket.outbox import FAILED, REFUSED, Outbox, TableOutbox
from seaboard.server.socket.table_socket import TableSocket
from seaboard.server.table.access import Asking
from seaboard.server.table.room import Room
from seaboard.server.tell.lines import encode
from seaboard.server.tell.refusals import refuse_request, status_of

LOBBY_SOCKET = "/api/lobby/socket"
TABLE_SOCKET = re.compile("/api/tables/([^/]+)/socket")
log = logging.getLogger("seaboard.sockets")

Hear = Callable[[str | bytes], Awaitable[None]]


class Sockets:
    """Brings WebSockets to their place and leaves everything else to the application. Past its routes and middleware:
    what each of them keeps for a request is soon gone again, but for a connection it would stay."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or connection."""
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        scope["app"] = self.app
        socket = WebSocket(scope, receive, send)
        table = TABLE_SOCKET.fullmatch(scope["path"])
        if table is not None:
            await serve_table(socket, table[1])
        elif scope["path"] == LOBBY_SOCKET:
            await serve_lobby(socket)
        else:
            await socket.close()


async def serve_table(socket: WebSocket, table: str) -> None:
    """One view of a table."""
    room: Room = socket.app.state.room
    address = address_of(socket)
    try:
        check_origin(socket, room.settings)
        room.limits.spend("connections-per-address", address)
        wanted, since = number_in(socket, "seat"), number_in(socket, "since")
        asking = Asking(await find_person(socket, room), socket.query_params.get("link"), wanted)
        live = await room.find(table)
        await live.call(lambda found: room.access.need_watch(found, asking))
        room.limits.enter(address)
    except Trouble as trouble:
        await turn_away(socket, trouble)
        return
    try:
        await socket.accept()
        outbox = TableOutbox(socket, room, asking, socket.app.state.frame_batch)
        at_table = TableSocket(room, live, asking, address, outbox)
        with CONNECTIONS.track_inprogress():
            try:
                await at_table.join(since)
                await hear_all(socket, outbox, at_table.hear)
            except Trouble:
                outbox.ask_to_wait()
            finally:
                at_table.leave()
                await outbox.stop()
    finally:
        room.limits.leave(address)


async def serve_lobby(socket: WebSocket) -> None:
    """The live list of tables."""
    room: Room = socket.app.state.room
    address = address_of(socket)
    try:
        check_origin(socket, room.settings)
        room.limits.spend("connections-per-address", address)
        room.limits.enter(address)
    except Trouble as trouble:
        await turn_away(socket, trouble)
        return
    watch: LobbyWatch = socket.app.state.lobby
    try:
        await socket.accept()
        outbox = Outbox(socket, room.settings.heartbeat, socket.app.state.frame_batch)
        watch.add(outbox)
        try:
            await hear_all(socket, outbox, ignore)
        finally:
            watch.discard(outbox)
            await outbox.stop()
    finally:
        room.limits.leave(address)


async def hear_all(socket: WebSocket, outbox: Outbox, hear: Hear) -> None:
    """Hear one message after the other, until the client goes or is closed."""
    socket.scope["headers"].clear()
    outbox.start()
    try:
        while outbox.closing is None:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                break
            await hear(message.get("text") or message.get("bytes") or b"")
    except (OSError, WebSocketDisconnect):
        pass
    except Exception:
        log.exception("a connection failed")
        outbox.close(FAILED)


async def ignore(data: str | bytes) -> None:
    """The lobby listens to nobody."""


async def turn_away(socket: WebSocket, trouble: Trouble) -> None:
    """Accept only to say why not: a browser's script cannot read the answer to a refused handshake. Where it is we who
    cannot, refuse the handshake: then the page tries again, after longer and longer pauses."""
    said = encode(refuse_request(None, trouble, language_of(socket)))
    with suppress(RuntimeError, OSError, WebSocketDisconnect):
        if trouble.message == "storage-unavailable":
            await socket.send_denial_response(Response(said, status_of(trouble), media_type="application/json"))
            return
        await socket.accept()
        await socket.send_text(said.decode())
        await socket.close(REFUSED)
