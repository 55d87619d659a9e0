"""Brings the schema of a database up to date (Alembic; the steps are in `migrations/`)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from seaboard.core.errors import Trouble
from seaboard.server.storage.connecting import database_url, make_engine
from seaboard.server.storage.sqlite import prepare_to_shrink


class NewerSchema(Exception):
    """A version that is not here has changed this database."""


async def migrate(database: str, to: str = "head") -> None:
    """Bring the schema of a database up to date; Trouble if it cannot be reached."""
    engine = make_engine(database_url(database))
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                # Nodes that start together migrate one after the other.
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(7322673)"))
            await connection.run_sync(_upgrade, to)
        if engine.dialect.name == "sqlite":
            await asyncio.to_thread(prepare_to_shrink, database_url(database).database or "")
    except (DBAPIError, OSError) as error:
        raise Trouble("database-unreachable", reason=str(getattr(error, "orig", error))) from None
    except NewerSchema:
        raise Trouble("database-newer") from None
    finally:
        await engine.dispose()


def _upgrade(connection: sa.Connection, to: str) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise NewerSchema
    command.upgrade(config, to)
