"""A WebSocket with a short way out. uvicorn's own takes a task, an event and a chain of calls for each message; a table
tells hundreds of people at once, and what it tells is ready to go. So it is put into a frame and given to the transport
directly. Shaking hands, reading, pings and closing stay uvicorn's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from websockets.http11 import Request

MOST_WAITING = 256 * 1024
"""Bytes that may wait for one client."""


class Wire(WebSocketsSansIOProtocol):
    """One connection. The application finds it in the connection's state."""

    _leaving = b""
    """Frames that leave when everything that happens at this moment has happened."""

    _heard = False
    """Whether anything came since the last ping: then the next is not needed."""

    def data_received(self, data: bytes) -> None:
        """Bytes came."""
        self._heard = True
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Ask those who are silent whether they are still there."""
        if self._heard:
            self._heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def handle_connect(self, event: Request) -> None:
        """Let the application have it."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["wire"] = self

    def write(self, text: bytes) -> bool:
        """Send a text; False, and nothing is sent, if too much waits already. What is written at one moment, such as an
        answer and the news that follow it, leaves together: system calls are dear."""
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            return False
        if self._leaving:
            self._leaving += _frame(text)
        else:
            self._leaving = _frame(text)
            self.loop.call_soon(self._send)
        return True

    def _send(self) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(self._leaving)
        self._leaving = b""

    def forget_handshake(self) -> None:
        """Let go of what was only needed to shake hands. Emptied, because others hold on to it too."""
        self.request.headers.clear()
        self.response.headers.clear()

    def cut(self) -> None:
        """End the connection at once, whatever still waits."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Who does not answer a ping does not take what still waits either."""
        super().keepalive_timeout()
        self.cut()


def _frame(text: bytes) -> bytes:
    """A text as one unmasked frame (RFC 6455, 5.2). The frames of `websockets` take ten times as long to make."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text
