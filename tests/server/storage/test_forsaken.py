"""A node was cut off in the middle of a transaction: the others do not wait for it for ever."""

from __future__ import annotations

import socket
import struct
import time
from random import Random

from seaboard.server.storage.postgres import NODE
from tests.server.postgres import cluster
from tests.server.running import DEADLINE, NO_LIMITS, Server, play_on, seat_people


def message(kind: bytes, *parts: bytes) -> bytes:
    """A message of PostgreSQL's protocol."""
    body = b"".join(parts)
    return kind + struct.pack("!i", len(body) + 4) + body


def hear(connection: socket.socket, kind: bytes) -> None:
    """Read messages until one of this kind."""
    while True:
        head = connection.recv(5, socket.MSG_WAITALL)
        connection.recv(struct.unpack("!i", head[1:])[0] - 4, socket.MSG_WAITALL)
        if head[:1] == kind:
            return


def hold_and_fall_silent(port: int, statement: str) -> socket.socket:
    """Begin a transaction as a node would, and stop in the middle of a request: PostgreSQL takes it for busy."""
    connection = socket.create_connection(("127.0.0.1", port))
    names = ("user", "seaboard", "database", "postgres", "application_name", NODE)
    connection.sendall(message(b"", struct.pack("!i", 196608), *(name.encode() + b"\0" for name in names), b"\0"))
    hear(connection, b"Z")
    connection.sendall(message(b"Q", b"BEGIN\0"))
    hear(connection, b"Z")
    parse = message(b"P", b"\0", statement.encode() + b"\0", struct.pack("!h", 0))
    bind = message(b"B", b"\0\0", struct.pack("!hhh", 0, 0, 0))
    connection.sendall(parse + bind + message(b"E", b"\0", struct.pack("!i", 0)) + message(b"H"))
    hear(connection, b"C")
    return connection


def test_a_transaction_that_nobody_ends_is_ended() -> None:
    with cluster() as made:
        server = Server(made.url, *NO_LIMITS)
        try:
            table, guests = seat_people(server.url, 2)
            watches = [guest.watch(table) for guest in guests]
            for watch in watches:
                watch.hear()
            play_on(watches, Random(1), most=3)
            columns, number = "(table_id, number, at, line)", watches[0].number + 1
            with hold_and_fall_silent(made.port, f"INSERT INTO journal {columns} VALUES ('{table}', {number}, 0, '')"):
                deadline = time.monotonic() + DEADLINE
                while guests[0].ask("POST", f"/api/tables/{table}/do", {"do": "say", "text": "x"}).status_code != 200:
                    assert time.monotonic() < deadline, "the table does not go on"
                    time.sleep(0.1)
        finally:
            server.stop()
