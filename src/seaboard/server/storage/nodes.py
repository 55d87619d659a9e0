"""What nodes that share a PostgreSQL ask it about each other: what time it is, and who and what is still there."""

from __future__ import annotations

import time
from collections.abc import Iterable

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from seaboard.server.storage.schema import people, room, tables
from seaboard.server.times import agree_with

FORGOTTEN = "forgotten"
"""Where the room keeps a mark that changes whenever a person is deleted: for nodes that did not hear of it."""

_tell_time = sa.text("SELECT (1000 * extract(epoch FROM clock_timestamp()))::bigint")


async def read_clock(connection: AsyncConnection) -> None:
    """Agree with the database on what time it is."""
    asked = time.monotonic()
    told = await connection.scalar(_tell_time)
    under_way = round(500 * (time.monotonic() - asked))
    agree_with(told + under_way, under_way)


async def links_of(connection: AsyncConnection, persons: Iterable[str]) -> dict[str, int]:
    """The number of the present link of each of these people who is still there."""
    query = sa.select(people.c.id, people.c.link).where(_is_among(people.c.id, persons))
    return {row.id: row.link for row in await connection.execute(query)}


async def tables_among(connection: AsyncConnection, ids: Iterable[str]) -> set[str]:
    """Those of these tables that are still there."""
    return set(await connection.scalars(sa.select(tables.c.id).where(_is_among(tables.c.id, ids))))


async def last_forgotten(connection: AsyncConnection) -> str:
    """The mark of the last person who was deleted."""
    return await connection.scalar(sa.select(room.c.value).where(room.c.name == FORGOTTEN)) or ""


def _is_among(column: sa.Column[str], ids: Iterable[str]) -> sa.ColumnElement[bool]:
    """One of many: an array takes more than a statement takes parameters."""
    return column == sa.any_(sa.literal(sorted(ids), sa.ARRAY(sa.String)))
