"""A wire that can be cut: forwards connections to a server until it is told to swallow everything."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

CHUNK = 65536


class Wire:
    """Listens on a port of its own. While `cut`, nothing passes and nobody is told: connections stay open."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.cut = False
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._open: list[socket.socket] = [self._listener]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                far = socket.create_connection(("127.0.0.1", self.target))
                self._open += [near, far]
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._forward, args=(source, sink), daemon=True).start()

    def _forward(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                if not self.cut:
                    sink.sendall(data)
        with suppress(OSError):
            sink.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        """Hang up everything."""
        for each in self._open:
            each.close()
