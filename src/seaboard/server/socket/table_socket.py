"""The sockets: one for each view of a table, one for the lobby. A client that does not read is closed and may come back
with the number of the last thing it heard."""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress

from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from seaboard.core.errors import Trouble
from seaboard.core.game import Json
from seaboard.server.http.guard import address_of, check_origin, find_person, language_of, number_in
from seaboard.server.metrics import CONNECTIONS
from seaboard.server.socket.frames import Wire
from seaboard.server.table.commands import Asking, do, do_at_once
from seaboard.server.table.live_table import Held
from seaboard.server.table.requests import Act, PlayAs, Shown, TableRequest, parse_request
from seaboard.server.table.room import Room
from seaboard.server.table.table import Table
from seaboard.server.tell.refusals import refusal
from seaboard.server.tell.seat_view import Viewer, encode

LOBBY_SOCKET = "/api/lobby/socket"
TABLE_SOCKET = re.compile("/api/tables/([^/]+)/socket")
CLOSE_SECONDS = 2.0
FAILED, REFUSED, REVOKED, TOO_SLOW = 1011, 4000, 4003, 4008
log = logging.getLogger("seaboard.sockets")


class Outbox:
    """What goes out to one client."""

    def __init__(self, socket: WebSocket, room: Room) -> None:
        self.room = room
        self.socket = socket
        self.wire: Wire = socket.state.wire
        self.heartbeat = room.settings.heartbeat
        self.number = 0
        self.closing: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()
        self._last = self._loop.time()
        self._timer: asyncio.TimerHandle | None = None
        self.is_hearing = False

    def push(self, message: bytes) -> None:
        """Send; too much waiting closes the connection."""
        self._last = self._loop.time()
        if not self.wire.write(message, self.room.mail):
            self.close(TOO_SLOW)

    def _beat(self) -> None:
        """Show that we are there, what the last number is, and how soon we shall be heard of again."""
        self.push(encode({"say": "beat", "number": self.number, "every": self.heartbeat}))

    def _beat_on(self) -> None:
        """Beat whenever nothing was sent for a while."""
        silent = self._loop.time() - self._last
        if silent >= self.heartbeat:
            self._beat()
            silent = 0.0
        self._timer = self._loop.call_later(self.heartbeat - silent, self._beat_on)

    def close(self, code: int) -> None:
        """Send nothing more."""
        if self.closing is None:
            self.closing = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.socket.close(code)
        except TimeoutError:
            # A client that reads nothing does not take the close frame either.
            self.wire.cut()
        except (RuntimeError, OSError, WebSocketDisconnect):
            pass

    async def run(self) -> None:
        """Read until the client goes or is closed."""
        self.socket.scope["headers"].clear()
        self.wire.forget_handshake()
        self._beat()
        self._beat_on()
        assert self._timer is not None
        try:
            while self.closing is None:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                self.is_hearing = True
                await self.hear(message.get("text") or message.get("bytes") or b"")
                self.is_hearing = False
        except (OSError, WebSocketDisconnect):
            pass
        except Exception:
            log.exception("a connection failed")
            self.close(FAILED)
        finally:
            self._timer.cancel()
        if self.closing is not None:
            await self.closing

    async def hear(self, data: str | bytes) -> None:
        """A message came. The lobby listens to nobody."""


class TableSocket(Outbox):
    """One view of a table: implements `held.Listener`."""

    def __init__(self, socket: WebSocket, room: Room, held: Held, asking: Asking, address: str) -> None:
        super().__init__(socket, room)
        self.held = held
        self.asking = asking
        self.address = address
        self.person = asking.id
        self.wanted = asking.wanted
        self.viewer: Viewer = None
        self.shown: int | None = None
        self.language = language_of(socket)
        self._wish: tuple[str | None, TableRequest | Trouble] | None = None
        """What was read already of the message that is heard next."""

    def may_stay(self, table: Table) -> bool:
        """Whether the link it came with still holds."""
        return self.room.may_watch(table, self.person, self.asking.link)

    def dismiss(self) -> None:
        """The link was revoked."""
        self.close(REVOKED)

    async def listen(self, since: int | None) -> None:
        """Tell what happens and do what the client asks, until it goes."""
        async with self.held.lock:
            self.held.listen(self, since)
        self.wire.hear_at_once = self._hear_at_once
        try:
            await self.run()
        finally:
            self.wire.hear_at_once = None
            self.held.listeners.discard(self)

    def _hear_at_once(self, data: bytes) -> bool:
        """Make a move, which is what people mostly wish, as soon as it comes. All else is heard in turn."""
        if self.is_hearing:
            return False
        move, wish = self._wish = self._read(data)
        if not isinstance(wish, Act):
            return False

        def acknowledge(answer: Json) -> None:
            self._acknowledge(move, answer)

        def try_again() -> None:
            self.wire.hear_in_turn(data)

        if not do_at_once(self.room, self.held, self.asking, wish, acknowledge, try_again):
            return False
        self._wish = None
        return True

    async def hear(self, data: str | bytes) -> None:
        """Do what the client asks."""
        move, wish = self._wish or self._read(data)
        self._wish = None
        try:
            if isinstance(wish, Trouble):
                raise wish
            await do(self.room, self.held, self.asking, wish, lambda answer: self._acknowledge(move, answer))
            if isinstance(wish, PlayAs):
                await self._play_as(wish.seat)
            elif isinstance(wish, Shown):
                self.shown = wish.number
                self.room.changed(self.held)
        except Trouble as trouble:
            await self._refuse(move, trouble)

    def _read(self, data: str | bytes) -> tuple[str | None, TableRequest | Trouble]:
        """What the client asks for, or what is wrong with it; and under which id."""
        move: str | None = None
        try:
            self.room.limits.spend("messages-per-seat", self.person or self.address)
            request = parse_request(data)
            move = request.move
            self.room.limits.spend("messages-per-table", self.held.table.setup.id)
        except Trouble as trouble:
            return move, trouble
        return move, request

    async def _play_as(self, seat: int) -> None:
        self.wanted = self.asking.wanted = seat
        async with self.held.lock:
            self.held.listen(self, None)

    def _acknowledge(self, move: str | None, answer: Json) -> None:
        self.push(encode({"say": "done", "move": move, **answer}))

    async def _refuse(self, move: str | None, trouble: Trouble) -> None:
        """Say why not, and how things stand; who sends too much gets words only, and finally nothing."""
        said: Json = {"say": "refused", "move": move, **refusal(trouble, self.language)}
        if trouble.message in ("rate-limited", "malformed"):
            try:
                self.room.limits.spend("malformed-per-connection", str(id(self)))
            except Trouble:
                self.close(REFUSED)
                return
        else:
            async with self.held.lock:
                said["number"], said["play"] = self.held.table.number, self.held.stand().tell(self.viewer)
        self.push(encode(said))


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
            await table_socket(socket, table[1])
        elif scope["path"] == LOBBY_SOCKET:
            await lobby_socket(socket)
        else:
            await socket.close()


async def table_socket(socket: WebSocket, table: str) -> None:
    """One view of a table."""
    room: Room = socket.app.state.room
    address = address_of(socket)
    try:
        check_origin(socket, room.settings)
        room.limits.spend("connections-per-address", address)
        wanted = number_in(socket, "seat")
        asking = Asking(await find_person(socket, room), socket.query_params.get("link"), wanted)
        held = await room.hold(table)
        if not room.may_watch(held.table, asking.id, asking.link):
            raise Trouble("no-such-table")
        since = number_in(socket, "since")
        room.limits.enter(address)
    except Trouble as trouble:
        await _turn_away(socket, trouble)
        return
    try:
        await socket.accept()
        with CONNECTIONS.track_inprogress():
            await TableSocket(socket, room, held, asking, address).listen(since)
    finally:
        room.limits.leave(address)


async def lobby_socket(socket: WebSocket) -> None:
    """The live list of tables."""
    room: Room = socket.app.state.room
    address = address_of(socket)
    try:
        check_origin(socket, room.settings)
        room.limits.spend("connections-per-address", address)
        room.limits.enter(address)
    except Trouble as trouble:
        await _turn_away(socket, trouble)
        return
    lobby = socket.app.state.lobby
    try:
        await socket.accept()
        outbox = Outbox(socket, room)
        lobby.add(outbox)
        try:
            await outbox.run()
        finally:
            lobby.discard(outbox)
    finally:
        room.limits.leave(address)


async def _turn_away(socket: WebSocket, trouble: Trouble) -> None:
    """Accept only to say why not: a browser's script cannot read the answer to a refused handshake."""
    await socket.accept()
    with suppress(RuntimeError, OSError, WebSocketDisconnect):
        await socket.send_text(
            encode({"say": "refused", "move": None, **refusal(trouble, language_of(socket))}).decode()
        )
        await socket.close(REFUSED)
