"""Writes to PostgreSQL, and tells the other nodes what was written (NOTIFY)."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from seaboard.server.storage.append import Append, Conflict, statements

CHANNEL = "seaboard"
REWRITTEN = "rewritten"
"""News of a table in the place of a line's number: read it again from the beginning."""

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

    def write_now(self, batch: Sequence[Append]) -> bool:
        """Another process has to be asked."""
        return False

    async def write(self, batch: Sequence[Append]) -> None:
        """Return when the batch is safe."""
        try:
            async with self._engine.begin() as connection:
                await write_all(connection, batch)
        except IntegrityError:
            raise Conflict from None

    def close(self) -> None:
        """The engine closes its connections."""
