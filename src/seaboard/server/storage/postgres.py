"""Writes to PostgreSQL, and tells the other nodes what was written (NOTIFY)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from seaboard.server.storage.append import Append, Conflict, WhenStored, statements

CHANNEL = "seaboard"
REWRITTEN = "rewritten"
"""News of a table in the place of a line's number: read it again from the beginning."""

PERSON = "person"
"""The same for news of a person."""

_tell_nodes = sa.text("SELECT pg_notify(:channel, :news)")


async def write_all(connection: AsyncConnection, batch: Sequence[Append]) -> None:
    """Write a batch within a transaction that somebody else commits."""
    for statement, values in statements(batch):
        await connection.execute(statement, values)
    await tell_nodes(connection, [f"{what.table}:{what.rows[-1].number}" for what in batch])


async def tell_nodes(connection: AsyncConnection, news: Sequence[str]) -> None:
    """Tell every node what is written, when this transaction commits. Only PostgreSQL has several."""
    if connection.dialect.name == "postgresql" and news:
        await connection.execute(_tell_nodes, [{"channel": CHANNEL, "news": each} for each in news])


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
        except Exception as error:
            failure = error
        stored(failure)

    def close(self) -> None:
        """The engine closes its connections."""
