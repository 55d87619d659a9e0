"""A WebSocket client as light as can be, so that the load costs less than what it measures: the handshake, unbroken
text frames, pings. The masking key of every frame is zero, which leaves the payload as it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
KEY = "c2VhYm9hcmQgYmVuY2ggIQ=="


class Wire(asyncio.Protocol):
    """One connection. Whatever comes is given to `hear`."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._data = bytearray()

    async def open(self, host: str, port: int, path: str, headers: Mapping[str, str]) -> None:
        """Connect and shake hands."""
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {KEY}",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        assert self.transport is not None
        self.transport.write("\r\n".join([*lines, "", ""]).encode())
        await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Connected; no hands shaken yet."""
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        """Nothing more will come."""
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed during the handshake"))

    def data_received(self, data: bytes) -> None:
        """Cut what came into frames."""
        self._data += data
        if not self.opened.done() and not self._shake_hands():
            return
        while (frame := self._cut_frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self.hear(payload)
            elif kind == PING:
                self._write(PONG, payload)
            elif kind != CLOSE:
                raise ValueError(f"a frame of kind {kind:x}")

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._write(TEXT, text)

    def close(self) -> None:
        """Go without a word."""
        if self.transport is not None:
            self.transport.close()

    def _shake_hands(self) -> bool:
        end = self._data.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._data.startswith(b"HTTP/1.1 101 "):
            raise ConnectionError(self._data[:end].decode())
        del self._data[: end + 4]
        self.opened.set_result(None)
        return True

    def _cut_frame(self) -> tuple[int, bytes] | None:
        data = self._data
        if len(data) < 2:
            return None
        size, begin = data[1], 2
        if size == 126:
            size, begin = int.from_bytes(data[2:4]), 4
        elif size == 127:
            size, begin = int.from_bytes(data[2:10]), 10
        if len(data) < begin + size:
            return None
        frame = data[0], bytes(data[begin : begin + size])
        del data[: begin + size]
        return frame

    def _write(self, kind: int, payload: bytes) -> None:
        assert self.transport is not None
        size = len(payload)
        header = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2)
        self.transport.write(header + b"\0\0\0\0" + payload)
