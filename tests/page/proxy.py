"""A wire that can be cut: forwards connections to a server until it is told to swallow everything, and counts what
comes."""

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
        self.came = 0
        """Bytes from the server."""
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._open: list[socket.socket] = [self._listener]
        self._closed = False
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                far = socket.create_connection(("127.0.0.1", self.target))
                self._open += [near, far]
                if self._closed:
                    self.close()
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._forward, args=(source, sink, source is far), daemon=True).start()

    def _forward(self, source: socket.socket, sink: socket.socket, counted: bool) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                if counted:
                    self.came += len(data)
                if not self.cut:
                    sink.sendall(data)
        with suppress(OSError):
            if not self.cut:
                sink.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        """Hang up everything."""
        self._closed = True
        for each in self._open:
            each.close()
