"""The network between nodes and their database, in our hands: it passes everything on, or delays, or loses, or cuts."""

from __future__ import annotations

import socket
import struct
import threading
import time
from contextlib import suppress

CHUNK = 64 * 1024
RESET = struct.pack("ii", 1, 0)


class Link:
    """One connection through the proxy. Once it has lost something it passes nothing on any more: an end that hears
    nothing does not know that the other is gone."""

    def __init__(self, proxy: Proxy, one: socket.socket, other: socket.socket) -> None:
        self.is_dead = False
        self._proxy = proxy
        self._ends = (one, other)
        for source, target in ((one, other), (other, one)):
            threading.Thread(target=self._pump, args=(source, target), daemon=True).start()

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                self.is_dead = self.is_dead or self._proxy.is_to_lose(data)
                if self.is_dead:
                    continue
                time.sleep(self._proxy.delay)
                target.sendall(data)
        if not self.is_dead:
            self.cut()

    def cut(self) -> None:
        """Reset both ends."""
        for end in self._ends:
            with suppress(OSError):
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                end.shutdown(socket.SHUT_RDWR)
            end.close()


class Proxy:
    """Passes connections on to a port of this machine."""

    def __init__(self, port: int) -> None:
        self.loses = False
        self.stumbles_over: bytes | None = None
        """Connections on which this is said are lost at that moment, and no others."""
        self.stumbled = 0
        self.refuses = False
        self.delay = 0.0
        self._target = port
        self._links: list[Link] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def is_to_lose(self, data: bytes) -> bool:
        """Whether what is said now, and all that follows on its connection, is lost."""
        has_stumbled = self.stumbles_over is not None and self.stumbles_over in data
        self.stumbled += has_stumbled
        return self.loses or has_stumbled

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                self._connect(client)

    def _connect(self, client: socket.socket) -> None:
        try:
            if self.refuses:
                raise ConnectionRefusedError
            self._links.append(Link(self, client, socket.create_connection(("127.0.0.1", self._target))))
        except OSError:
            client.close()

    def cut_all(self) -> None:
        """Reset every connection that there is."""
        links, self._links = self._links, []
        for link in links:
            link.cut()

    def close(self) -> None:
        """Pass nothing on any more."""
        self._listening.close()
        self.cut_all()
