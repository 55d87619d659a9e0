"""Writes to PostgreSQL, and tells the other nodes what was written (NOTIFY)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from seaboard.server.storage.append import Append, Conflict, WhenStored, statements

log = logging.getLogger("seaboard.store")

CHANNEL = "seaboard"
SPENDING = "seaboard_spending"
"""Where nodes tell each other who has spent much of a limit."""

REWRITTEN = "rewritten"
"""News of a table in the place of a line's number: read it again from the beginning."""

PERSON = "person"
"""The same for news of a person."""

NODE = "seaboard node"
"""How PostgreSQL knows the connections of a node."""

KEEPALIVES = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}
NODE_SETTINGS = {
    "application_name": NODE,
    "idle_in_transaction_session_timeout": "3s",
    **KEEPALIVES,
    "max_parallel_workers_per_gather": "0",
}
"""After so long PostgreSQL gives up a transaction in which nothing comes any more: a node that stands still or was cut
off would else keep all others from its tables. No question of a node is worth more processes: starting them takes ten
times as long as finding somebody's tables among a million."""

BACKUP_SETTINGS = {"application_name": "seaboard backup", **KEEPALIVES}
"""What reads a whole room takes its time, and holds up nobody."""

FORSAKEN_SECONDS = 8
"""No transaction of a node takes so long."""

# PostgreSQL does not call a transaction idle that was cut off in the middle of a message.
_end_forsaken = sa.text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = :node AND usename = current_user"
    f" AND xact_start < now() - interval '{FORSAKEN_SECONDS} seconds'"
)

_tell_nodes = sa.text("SELECT pg_notify(:channel, :news)")


def reuse_open_connections(engine: AsyncEngine) -> AsyncEngine:
    """Let an engine use a connection again only if it is open, as far as this side knows. To ask PostgreSQL each time,
    as SQLAlchemy would (`pool_pre_ping`), takes three questions before the one that matters."""

    @sa.event.listens_for(engine.sync_engine, "checkout")
    def check(connection: Any, *_: object) -> None:
        if connection.driver_connection.is_closed():
            raise sa.exc.DisconnectionError

    return engine


async def write_all(connection: AsyncConnection, batch: Sequence[Append]) -> None:
    """Write a batch within a transaction that somebody else commits."""
    for statement, values in statements(batch):
        await connection.execute(statement, values)
    await tell_nodes(connection, [f"{what.table}:{what.rows[-1].number}" for what in batch])


async def tell_nodes(connection: AsyncConnection, news: Sequence[str], channel: str = CHANNEL) -> None:
    """Tell every node what is written, when this transaction commits. Only PostgreSQL has several."""
    if connection.dialect.name == "postgresql" and news:
        await connection.execute(_tell_nodes, [{"channel": channel, "news": each} for each in news])


class PostgresWriter:
    """Writes to PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writing: asyncio.Task[None] | None = None

    def write(self, batch: Sequence[Append], stored: WhenStored) -> None:
        """Tell when the batch is safe."""
        self._writing = asyncio.create_task(self._write(batch, stored))

    async def _write(self, batch: Sequence[Append], stored: WhenStored) -> None:
        failure: Exception | None = None
        try:
            async with self._engine.begin() as connection:
                await write_all(connection, batch)
        except IntegrityError:
            failure = Conflict()
        except TimeoutError as error:
            failure = error
            await self._end_forsaken()
        except Exception as error:
            failure = error
        stored(failure)

    async def _end_forsaken(self) -> None:
        """Somebody may hold what was to be written, and not be there any more."""
        try:
            # Not over a connection that may be cut off as well.
            await self._engine.dispose(close=False)
            async with self._engine.begin() as connection:
                await connection.execute(_end_forsaken, {"node": NODE})
        except Exception as error:
            log.warning("forsaken transactions could not be ended: %s", type(error).__name__)

    def close(self) -> None:
        """The engine closes its connections."""
