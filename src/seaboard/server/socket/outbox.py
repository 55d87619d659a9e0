"""What goes out to one client: answers, news, and a beat whenever there was nothing else. A client that does not read
is closed and may come back with the number of the last thing it heard."""

from __future__ import annotations

import asyncio

from starlette.types import Send

from seaboard.core.errors import Trouble
from seaboard.server.room.access import Access, Asking
from seaboard.server.socket.frames import Frames
from seaboard.server.table.table import Table
from seaboard.server.tell.lines import encode
from seaboard.server.tell.refusals import refuse_request
from seaboard.server.tell.wire import Beat, Done, Play, Viewer

CLOSE_SECONDS = 2.0
FAILED, TRY_AGAIN_LATER, REFUSED, REVOKED, TOO_SLOW = 1011, 1013, 4000, 4003, 4008


class Outbox:
    """The way out to one client."""

    __slots__ = ("_frames", "_heartbeat", "_last", "_loop", "_send", "_timer", "closing", "language", "number")

    def __init__(self, frames: Frames, send: Send, heartbeat: float, language: str) -> None:
        self.number = 0
        self.closing: asyncio.Task[None] | None = None
        self._frames = frames
        self._send = send
        self._heartbeat = heartbeat
        self.language = language
        self._loop = asyncio.get_running_loop()
        self._last = self._loop.time()
        self._timer: asyncio.TimerHandle | None = None

    def push(self, message: bytes) -> None:
        """Send; too much waiting closes the connection."""
        if self.closing is not None:
            return
        self._last = self._loop.time()
        if not self._frames.write(message):
            self.close(TOO_SLOW)

    def start(self) -> None:
        """Beat at once, and then whenever nothing was sent for a while."""
        self._frames.enter()
        self._beat()
        self._timer = self._loop.call_later(self._heartbeat, self._beat_on)

    def _beat(self) -> None:
        """Show that we are there, what the last number is, and how soon we shall be heard of again."""
        self.push(encode(Beat(self.number, self._heartbeat)))

    def _beat_on(self) -> None:
        if self._frames.is_closing():
            # Who does not answer a ping does not take what still waits either.
            self._frames.abort()
            return
        silent = self._loop.time() - self._last
        if silent >= self._heartbeat:
            self._beat()
            silent = 0.0
        self._timer = self._loop.call_later(self._heartbeat - silent, self._beat_on)

    async def stop(self) -> None:
        """The client has gone, or goes now."""
        if self._timer is not None:
            self._timer.cancel()
            self._frames.leave()
        if self.closing is not None:
            await self.closing

    def close(self, code: int) -> None:
        """Send what was written, and nothing more."""
        if self.closing is None:
            self.closing = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._frames.flush()
                await self._send({"type": "websocket.close", "code": code})
        except TimeoutError:
            # A client that reads nothing does not take the close frame either.
            self._frames.abort()
        except (RuntimeError, OSError):
            pass

    def ask_to_wait(self) -> None:
        """Nothing can be told for now. What was asked and not answered may be asked again with the same id."""
        self.push(encode(refuse_request(None, Trouble("storage-unavailable"), self.language)))
        self.close(TRY_AGAIN_LATER)


class TableOutbox(Outbox):
    """The way out to somebody at a table: implements `audience.Listener`."""

    __slots__ = ("_access", "_link", "person", "session", "shown", "viewer", "wanted")

    def __init__(
        self, frames: Frames, send: Send, heartbeat: float, language: str, access: Access, asking: Asking
    ) -> None:
        super().__init__(frames, send, heartbeat, language)
        self.person = asking.id
        self.session = 0 if asking.person is None else asking.person.link
        self.wanted = asking.wanted
        self.viewer: Viewer = None
        self.shown: int | None = None
        self._access = access
        self._link = asking.link

    def may_stay(self, table: Table) -> bool:
        """Whether the link it came with still holds."""
        return self._access.may_watch(table, self.person, self._link)

    def dismiss(self) -> None:
        """The link was revoked, that of the table or of the person."""
        self.close(REVOKED)

    def acknowledge(self, move: str | None, answer: Done) -> None:
        """A request was done."""
        answer.move = move
        self.push(encode(answer))

    def refuse(self, move: str | None, trouble: Trouble, stand: tuple[int, Play | None] | None = None) -> None:
        """A request was not done; how things stand."""
        said = refuse_request(move, trouble, self.language)
        if stand is not None:
            said.number, said.play = stand
        self.push(encode(said))
