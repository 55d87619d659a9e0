"""Hears what other nodes write: PostgreSQL tells every node of every append (LISTEN/NOTIFY). When the connection was
lost, what may have been said meanwhile is looked up at once (`Missed`). Each table reads for itself, so that none
waits for another."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from seaboard.core.errors import Trouble
from seaboard.server.room.room import Room
from seaboard.server.storage.connecting import CONNECT_SECONDS, storage_failures
from seaboard.server.storage.nodes import last_forgotten, links_of, tables_among
from seaboard.server.storage.postgres import CHANNEL, NODE_SETTINGS, PERSON, REWRITTEN, SPENDING

RETRY = 1.0
SILENCE = 3.0
"""Seconds without news after which the database is asked whether it is still there, and for its answer."""

log = logging.getLogger("seaboard.listening")


async def listen(room: Room) -> None:
    """Listen for ever; with SQLite there is one node only and nothing to hear."""
    if not room.store.is_postgres:
        return
    missed = Missed(room)
    while True:
        try:
            await _listen_once(room, missed)
        except Trouble as trouble:
            log.warning("listening failed: %s", trouble.message)
        except storage_failures(is_postgres=True) as error:
            log.warning("listening failed: %s", type(error).__name__)
        except Exception:
            log.exception("listening failed")
        await asyncio.sleep(RETRY)


class Missed:
    """What a node has not heard while it did not listen."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._forgotten: str | None = None
        """The mark of the last person who was deleted, as far as this node knows."""

    async def make_up(self) -> None:
        """Look up what others may have written, and of whom and of which tables they may have said something. Called
        when this node listens again."""
        room = self._room
        await room.store.agree_on_time()
        for live in list(room.live.values()):
            live.catch_up(None)
        room.lobby_changed.set()
        await self._find_who_may_stay()
        await self._find_rewritten()

    async def _find_who_may_stay(self) -> None:
        """Personal links were revoked, and people deleted. Who is on the way in is looked up once more."""
        room = self._room
        room.sessions_ended += 1
        here = room.sessions()
        async with room.store.reading() as connection:
            links = await links_of(connection, {person for person, _ in here})
        for person in {person for person, link in here if links.get(person) != link}:
            room.end_sessions(person, links.get(person))

    async def _find_rewritten(self) -> None:
        """Tables were deleted. Where a person was, their name and what they said may be in any table's memory."""
        room = self._room
        known = {live.id for live in room.live.values()}
        known |= {live.table.rematch for live in room.live.values() if live.table.rematch is not None}
        async with room.store.reading() as connection:
            there, forgotten = await tables_among(connection, known), await last_forgotten(connection)
        is_old = self._forgotten not in (None, forgotten)
        for table in known if is_old else known - there:
            room.renew(table)
        self._forgotten = forgotten


async def _listen_once(room: Room, missed: Missed) -> None:
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
        await missed.make_up()
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
