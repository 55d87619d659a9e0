"""A WebSocket with a short way out. uvicorn's own takes a task, an event and a chain of calls for each message; a table
tells hundreds of people at once, and what it tells is ready to go. So it is put into a frame and given to the transport
directly. And with a short way in, for messages that can be dealt with at once. Shaking hands, reading, pings and
closing stay uvicorn's."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from websockets.frames import Frame
    from websockets.http11 import Request

MOST_WAITING = 256 * 1024
"""Bytes that may wait for one client."""


class Mailbag:
    """What is written at one moment, to whomever, leaves together: an answer and the news that follow it in one system
    call, and all of these one after the other, which takes half as long as in between other work."""

    def __init__(self) -> None:
        self._wires: list[Wire] = []

    def add(self, wire: Wire) -> None:
        """Something was written to this one. It leaves soon, even if nobody thinks of sending it."""
        if not self._wires:
            wire.loop.call_soon(self.send)
        self._wires.append(wire)

    def send(self) -> None:
        """Send everything now."""
        wires, self._wires = self._wires, []
        for wire in wires:
            wire.send_mail()


class Wire(WebSocketsSansIOProtocol):
    """One connection. The application finds it in the connection's state."""

    hear_at_once: Callable[[bytes], bool] | None = None
    """Offered each message as it comes; what it does not take waits for whoever reads in turn."""

    _leaving = b""
    """Frames that leave with the next mail."""

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

    def handle_text(self, event: Frame) -> None:
        """A message came, or the beginning of one."""
        if event.fin and self.hear_at_once is not None and self.queue.empty() and self.hear_at_once(bytes(event.data)):
            return
        super().handle_text(event)

    def hear_in_turn(self, message: bytes) -> None:
        """Let a message wait, as if it came now."""
        self.queue.put_nowait({"type": "websocket.receive", "bytes": message})

    def write(self, text: bytes, mail: Mailbag) -> bool:
        """Send a text with the rest of the mail; False, and nothing is sent, if too much waits already."""
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            return False
        if self._leaving:
            self._leaving += _frame(text)
        else:
            self._leaving = _frame(text)
            mail.add(self)
        return True

    def send_mail(self) -> None:
        """Send what was written."""
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
