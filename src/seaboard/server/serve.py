"""`seaboard serve`: runs the application until it is told to stop, with logs a machine can read."""

from __future__ import annotations

import asyncio
import fcntl
import json
import logging
import os
import resource
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from seaboard.core.errors import Trouble, explain_system
from seaboard.server.app import make_app
from seaboard.server.reference_cycles import Collector
from seaboard.server.settings import Settings, refuse_setting
from seaboard.server.socket.frames import with_direct_frames
from seaboard.server.socket.gate import Gate, with_gate
from seaboard.server.socket.sizes import MOST_OF_HEADERS
from seaboard.server.storage.connecting import database_url
from seaboard.server.storage.migrating import migrate
from seaboard.server.times import iso_time, wall_clock

LARGEST_FRAME = 16 * 1024
SEND_BUFFER = 64 * 1024
"""What the system may buffer for a client that does not read; by default it would grow to megabytes."""

SPARE_FILES = 256
"""Open files beside connections: the database, the page, threads."""

PING = 20.0
GRACE = 10

HAND_OVER = 0.0005
"""Seconds after which a busy thread lets another one run: a finished commit, or the room while a bot is thinking, would
else wait ten times as long."""


class JsonLines(logging.Formatter):
    """One JSON object a line. Messages name tables, never people, links or cookies: requests are not logged at all."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        line = {"time": iso_time(wall_clock()), "level": record.levelname.lower(), "from": record.name}
        line["message"] = record.getMessage()
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def serve(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM."""
    keep_files_private()
    set_up_logging(settings.log_level)
    listening = open_socket(settings.host, settings.port)
    with lock_database(settings.where()):
        asyncio.run(migrate(settings.where()))
        config = uvicorn.Config(
            make_app(settings),
            log_config=None,
            access_log=False,
            server_header=False,
            http="h11",
            h11_max_incomplete_event_size=MOST_OF_HEADERS,
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=GRACE,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies or None,
            lifespan="on",
        )
        config.load()
        _put_gate(config, settings)
        for each in (signal.SIGINT, signal.SIGTERM):
            # uvicorn raises the signal again once it has stopped; by then all is done.
            signal.signal(each, lambda *_: None)
        allow_files(settings.connections)
        collector = Collector()
        collector.spare()
        sys.setswitchinterval(HAND_OVER)
        Server(config, collector).run([listening])


def _put_gate(config: uvicorn.Config, settings: Settings) -> None:
    """Lead all connections through the gate, and their frames the direct way."""
    gate = Gate(settings)
    assert config.ws_protocol_class is not None
    if settings.direct_frames:
        config.ws_protocol_class = with_direct_frames(config.ws_protocol_class)
    config.http_protocol_class = with_gate(config.http_protocol_class, gate)
    config.ws_protocol_class = with_gate(config.ws_protocol_class, gate)


def allow_files(most: int) -> None:
    """Ask the system for as many open files as connections may need, as far as it allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most + SPARE_FILES if hard == resource.RLIM_INFINITY else min(most + SPARE_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Server(uvicorn.Server):
    """Says where it listens, when it does."""

    def __init__(self, config: uvicorn.Config, collector: Collector) -> None:
        super().__init__(config)
        self._collector = collector

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell the address: a port of 0 means any free one."""
        await super().startup(sockets)
        self._tidying = asyncio.create_task(self._collector.tidy_up())
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            name = f"[{host}]" if ":" in host else host
            logging.getLogger("seaboard").info("listening on http://%s:%s", name, port)


def set_up_logging(level: str) -> None:
    """JSON lines on standard error."""
    if level.upper() not in logging.getLevelNamesMapping():
        raise refuse_setting("log_level", level, "debug | info | warning | error | critical")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("seaboard").setLevel(level.upper())
    # It would write a line for each request that is not HTTP.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


def keep_files_private() -> None:
    """What this process writes is for its owner only: the room's key and the seeds of running games are among it."""
    os.umask(0o077)


def open_socket(host: str, port: int) -> socket.socket:
    """The socket to listen on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise Trouble("cannot-listen", host=host, port=str(port), reason=explain_system(error)) from None
    listening.set_inheritable(True)
    return listening


@contextmanager
def lock_database(database: str) -> Iterator[None]:
    """An SQLite file serves one node only: nobody would tell a second one what the first wrote."""
    url = database_url(database)
    if url.get_backend_name() != "sqlite":
        yield
        return
    path = Path(f"{url.database}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = path.open("w")
    except OSError as error:
        raise Trouble("unwritable-file", file=str(path), reason=explain_system(error)) from None
    with handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Trouble("database-in-use", file=str(url.database)) from None
        yield
