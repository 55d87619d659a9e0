"""Where WebSockets come in: one for each view of a table, one for the lobby."""

from __future__ import annotations

import re
from contextlib import suppress

from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from seaboard.core.errors import Trouble
from seaboard.server.http.endpoint import OVER_LIMIT
from seaboard.server.http.guard import (
    address_of,
    check_host,
    check_member,
    check_origin,
    find_person,
    language_of,
    number_in,
)
from seaboard.server.room.access import Asking
from seaboard.server.room.room import Room
from seaboard.server.socket.connection import OPEN_LIMIT, Connection
from seaboard.server.socket.frames import Frames, frames_of
from seaboard.server.socket.gate import STATE as VISIT
from seaboard.server.socket.gate import Visit
from seaboard.server.socket.lobby import LobbySocket
from seaboard.server.socket.outbox import REFUSED, TRY_AGAIN_LATER, Outbox, TableOutbox
from seaboard.server.socket.table_socket import TableSocket
from seaboard.server.table.table import Table
from seaboard.server.tell.lines import encode
from seaboard.server.tell.refusals import refuse_request

LOBBY_SOCKET = "/api/lobby/socket"
PASSING = ("storage-unavailable", "server-busy", "rate-limited", "seen-late")
"""Troubles that pass: after one of these a page comes back by itself."""
TABLE_SOCKET = re.compile("/api/tables/([^/]+)/socket")


class Sockets:
    """Brings WebSockets to their place and leaves everything else to the application. Past its routes and middleware:
    what each of them keeps for a request is soon gone again, but for a connection it would stay."""

    def __init__(self, app: Starlette, answer: ASGIApp) -> None:
        self.app = app
        self.answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or connection."""
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
            return
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        scope["app"] = self.app
        _visit_of(scope).begin(address_of(HTTPConnection(scope)))
        # What comes in is not named: a WebSocket remembers its address, headers and cookies as long as somebody has it.
        connection = await let_in(WebSocket(scope, receive, send), send)
        if connection is not None:
            scope.clear()
            await connection.run(receive)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        visit = _visit_of(scope)
        visit.begin(address_of(HTTPConnection(scope)))
        try:
            await self.answer(scope, receive, send)
        finally:
            if scope["state"].get(OVER_LIMIT):
                visit.refuse()
            visit.end()


def _visit_of(scope: Scope) -> Visit:
    visit: Visit = scope["state"][VISIT]
    return visit


async def let_in(socket: WebSocket, send: Send) -> Connection | None:
    """Check who comes and what for; None: they were turned away."""
    room: Room = socket.app.state.room
    table = TABLE_SOCKET.fullmatch(socket.url.path)
    if table is None and socket.url.path != LOBBY_SOCKET:
        await socket.close()
        return None
    try:
        check_host(socket, room.settings)
        check_origin(socket, room.settings)
        room.limits.spend("connections-per-address", address_of(socket))
        if table is None:
            connection = await _to_lobby(socket, room, send)
        else:
            connection = await _to_table(socket, room, send, table[1])
        room.limits.enter(OPEN_LIMIT, connection.address)
    except Trouble as trouble:
        await turn_away(socket, trouble)
        return None
    try:
        await socket.accept()
    except BaseException:
        room.limits.leave(OPEN_LIMIT, connection.address)
        raise
    return connection


async def _to_table(socket: WebSocket, room: Room, send: Send, table: str) -> Connection:
    wanted, since = number_in(socket, "seat"), number_in(socket, "since")
    ended = room.sessions_ended
    person = await find_person(socket, room)
    check_member(room, person)
    asking = Asking(person, socket.query_params.get("link"), wanted, address_of(socket), ended)
    live = await room.find(table, asking.address)

    def check(found: Table) -> None:
        room.access.need_watch(found, asking)
        live.audience.need_show(asking.viewer(found), asking.id)

    await live.call(check)
    outbox = TableOutbox(
        _way_out(socket, send), send, room.settings.heartbeat, language_of(socket), room.access, asking
    )
    return TableSocket(room, live, asking, address_of(socket), outbox, since)


async def _to_lobby(socket: WebSocket, room: Room, send: Send) -> Connection:
    ended = room.sessions_ended
    person = await find_person(socket, room) if room.settings.password else None
    check_member(room, person)
    outbox = Outbox(_way_out(socket, send), send, room.settings.heartbeat, language_of(socket))
    return LobbySocket(room.limits, address_of(socket), outbox, socket.app.state.lobby, person, ended)


def _way_out(socket: WebSocket, send: Send) -> Frames:
    return frames_of(socket.scope["state"], send, socket.app.state.frame_batch)


async def turn_away(socket: WebSocket, trouble: Trouble) -> None:
    """Accept only to say why not: a browser's script cannot read the answer to a refused handshake."""
    room: Room = socket.app.state.room
    await room.catalogues.load(language_of(socket))
    with suppress(RuntimeError, OSError, WebSocketDisconnect):
        await socket.accept()
        await socket.send_text(encode(refuse_request(None, trouble, language_of(socket))).decode())
        await socket.close(TRY_AGAIN_LATER if trouble.message in PASSING else REFUSED)
