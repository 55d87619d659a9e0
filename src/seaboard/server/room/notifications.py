"""Hears what other nodes write: PostgreSQL tells every node of every append (LISTEN/NOTIFY). When the connection was
lost, all tables in memory are looked at once. Each table reads for itself, so that none waits for another."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from seaboard.server.room.room import Room
from seaboard.server.storage.connecting import CONNECT_SECONDS, storage_failures
from seaboard.server.storage.postgres import CHANNEL, NODE_SETTINGS, PERSON, REWRITTEN, SPENDING

RETRY = 1.0
SILENCE = 3.0
"""Seconds without news after which the database is asked whether it is still there, and for its answer."""

log = logging.getLogger("seaboard.listening")


async def listen(room: Room) -> None:
    """Listen for ever; with SQLite there is one node only and nothing to hear."""
    if not room.store.is_postgres:
        return
    while True:
        try:
            await _listen_once(room)
        except storage_failures(is_postgres=True) as error:
            log.warning("listening failed: %s", type(error).__name__)
        except Exception:
            log.exception("listening failed")
        await asyncio.sleep(RETRY)


async def _listen_once(room: Room) -> None:
    import asyncpg

    url = room.store.engine.url.set(drivername="postgresql")
    heard: asyncio.Queue[str | None] = asyncio.Queue()
    connection: Any = await asyncpg.connect(
        url.render_as_string(hide_password=False),
        timeout=CONNECT_SECONDS,
        # Also for LISTEN itself: unanswered, it would leave the node deaf for ever.
        command_timeout=SILENCE,
        server_settings=NODE_SETTINGS,
    )
    try:
        connection.add_termination_listener(lambda _: heard.put_nowait(None))
        await connection.add_listener(CHANNEL, lambda _connection, _process, _channel, news: heard.put_nowait(news))
        await connection.add_listener(SPENDING, lambda _c, _p, _channel, news: room.shared_limits.hear(news))
        for known in list(room.live.values()):
            known.catch_up(None)
        room.lobby_changed.set()
        while (news := await _next_news(connection, heard)) is not None:
            room.lobby_changed.set()
            table, _, number = news.partition(":")
            if number == PERSON:
                room.doubt_sessions(table)
                continue
            live = room.live.get(table)
            if number == REWRITTEN:
                room.renew(table)
            elif live is not None:
                live.catch_up(int(number))
    finally:
        # Not politely: the other end may not be there any more.
        connection.terminate()


async def _next_news(connection: Any, heard: asyncio.Queue[str | None]) -> str | None:
    """What comes next; None: the connection is lost. One over which nothing comes may be lost as well."""
    while True:
        try:
            async with asyncio.timeout(SILENCE):
                return await heard.get()
        except TimeoutError:
            await connection.fetchval("SELECT 1")
