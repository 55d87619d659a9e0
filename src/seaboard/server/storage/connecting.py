"""The way to a database: its address, connections to it, and what they can fail with."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from seaboard.core.errors import Trouble, explain_system
from seaboard.server.storage.file_watch import address_of
from seaboard.server.storage.postgres import reuse_open_connections
from seaboard.server.storage.sqlite import AUTO_VACUUM, BUSY_SECONDS, PRAGMAS

CONNECT_SECONDS = 5.0


def database_url(database: str) -> sa.URL:
    """The address of a database: a PostgreSQL URL, or the path of an SQLite file."""
    if "://" not in database:
        return sa.URL.create("sqlite+aiosqlite", database=database)
    try:
        url = sa.make_url(database)
    except (sa.exc.ArgumentError, ValueError):
        raise Trouble("bad-database") from None
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+asyncpg")
    if url.get_backend_name() == "sqlite" and url.database:
        return url.set(drivername="sqlite+aiosqlite")
    raise Trouble("bad-database")


def storage_failures(is_postgres: bool) -> tuple[type[Exception], ...]:
    """What a database can fail with. PostgreSQL's driver comes past SQLAlchemy while it connects."""
    if not is_postgres:
        return SQLAlchemyError, OSError, TimeoutError
    import asyncpg

    return SQLAlchemyError, OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError


def make_engine(
    url: sa.URL, command_seconds: float | None = None, settings: Mapping[str, str] | None = None
) -> AsyncEngine:
    """Connections to a database; an SQLite file is made if there is none. `command_seconds` is how long PostgreSQL may
    take for one statement, `settings` what it is to know of these connections."""
    if url.get_backend_name() != "sqlite":
        options: dict[str, Any] = {"timeout": CONNECT_SECONDS, "command_timeout": command_seconds}
        if settings is not None:
            options["server_settings"] = settings
        return reuse_open_connections(create_async_engine(url, hide_parameters=True, connect_args=options))
    file = Path(url.database or "")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # The room's key and the seeds of running games lie in it.
        if not file.exists():
            file.touch(mode=0o600)
        elif (found := file.stat()).st_mode & 0o077 and found.st_uid == os.geteuid():
            file.chmod(found.st_mode & 0o700)
    except OSError as error:
        raise Trouble("unwritable-file", file=str(url.database), reason=explain_system(error)) from None
    # A file that is gone is not made anew, empty, by whoever looks into it.
    query = {"mode": "rw", "uri": "true"}
    engine = create_async_engine(url.set(database=address_of(str(file)), query=query), hide_parameters=True)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def set_up_connection(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        # For a file with something in it this would be a change, and a reason to wait for others.
        first = [] if file.stat().st_size else [AUTO_VACUUM]
        for pragma in (*first, *PRAGMAS, f"busy_timeout={1000 * BUSY_SECONDS:.0f}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine
