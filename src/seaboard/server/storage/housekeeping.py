"""Keeps a room small while it is open: packs the journals of games that are over, throws away what is older than the
settings say, gives space back, and writes backups. A little at a time, so that nobody waits for it; of many nodes one
does it."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from seaboard.core.errors import Trouble
from seaboard.server.settings import Settings
from seaboard.server.storage.archive import pack_table
from seaboard.server.storage.connecting import database_url
from seaboard.server.storage.maintenance import delete_if_old
from seaboard.server.storage.room_file import PART, write_room
from seaboard.server.storage.schema import journal, tables
from seaboard.server.storage.sqlite import give_back
from seaboard.server.storage.store import Store
from seaboard.server.times import now

AT_ONCE = 20
"""Tables before the next pause."""

PAUSE = 0.05
"""Seconds between two transactions while there is more to do."""

PAGES_AT_ONCE = 200
"""Pages of an SQLite file that are given back in one step."""

DAY = 86_400_000
HOUR = 3600.0
LOCK = 7322674
"""PostgreSQL's number for whoever keeps house."""

BACKUP_LOCK = 7322675
"""The same for whoever writes a backup."""

RETRY = 60.0
"""Seconds between two looks at whether a backup is due, at most."""

BACKUPS = "room-*.jsonl.gz"

log = logging.getLogger("seaboard.housekeeping")


class Housekeeping:
    """Looks after one room."""

    def __init__(self, store: Store, settings: Settings, gone: Callable[[str], None]) -> None:
        """`gone` is called with each table that was deleted, where the database does not tell the nodes."""
        self._store = store
        self._settings = settings
        self._gone = gone
        self._next_try = 0.0
        """Before that no backup is tried again."""
        self._damaged: set[str] = set()
        """Tables that could not be packed."""

    async def run(self) -> None:
        """For ever, a round every now and then."""
        while True:
            await asyncio.sleep(self._settings.housekeeping)
            try:
                await self.go_round()
            except Trouble as trouble:
                log.warning("housekeeping failed: %s", trouble.message)
            except Exception:
                log.exception("housekeeping failed")

    async def go_round(self) -> None:
        """Everything that is due now."""
        while await self._pack_some():
            await asyncio.sleep(PAUSE)
        while await self._delete_some():
            await asyncio.sleep(PAUSE)
        await self._shrink()
        if self._settings.backup_folder and time.monotonic() >= self._next_try:
            await self._back_up(Path(self._settings.backup_folder))

    async def _back_up(self, folder: Path) -> None:
        """Write a backup if the newest one is old enough; of nodes that share a folder one does it."""
        period = self._settings.backup_hours * HOUR
        self._next_try = time.monotonic() + min(period, RETRY)
        async with self._store.alone(BACKUP_LOCK) as is_mine:
            if is_mine and await asyncio.to_thread(_age_of_newest, folder) >= period:
                await write_backup(self._store, folder, self._settings.backup_keep)

    async def _pack_some(self) -> bool:
        """Games that have been over for a while; whether there may be more."""
        before = now() - int(self._settings.pack_after * 1000)
        query = (
            sa.select(tables.c.id)
            .where(tables.c.packed == 0, tables.c.status.in_(("finished", "abandoned")), tables.c.changed < before)
            .where(tables.c.id.not_in(self._damaged))
            .order_by(tables.c.changed)
            .limit(AT_ONCE)
        )
        async with self._store.reading() as connection:
            found = (await connection.execute(query)).scalars().all()
        for table in found:
            try:
                if not await self._pack(table):
                    return False
            except Trouble as trouble:
                if trouble.message != "table-unreadable":
                    raise
                self._damaged.add(table)
                log.error("table %s cannot be packed", table, exc_info=trouble.__cause__)
        return len(found) == AT_ONCE

    async def _pack(self, table: str) -> bool:
        """One game by itself: nobody else writes to an SQLite file meanwhile. False: another node keeps house."""
        async with self._store.writing() as connection:
            if not await self._is_mine(connection):
                return False
            await pack_table(connection, table)
            await self._store.tell_rewritten(connection, [table])
        return True

    async def _delete_some(self) -> bool:
        """What is too old; whether there may be more."""
        found: list[tuple[str, sa.Select[Any]]] = []
        async with self._store.reading() as connection:
            for query in self._old():
                old = await connection.execute(query.order_by(tables.c.changed).limit(AT_ONCE))
                found += [(table, query) for table in old.scalars()]
        gone = 0
        for table, query in found[:AT_ONCE]:
            async with self._store.writing() as connection:
                if not await self._is_mine(connection):
                    break
                is_gone = await delete_if_old(self._store, connection, table, query)
            gone += is_gone
            if is_gone and not self._store.is_postgres:
                self._gone(table)
        if gone:
            log.info("%d old tables deleted", gone)
        return gone == AT_ONCE

    def _old(self) -> list[sa.Select[Any]]:
        """What looks for old tables, one query for each thing that is kept for a time only."""
        queries = []
        for status in ("finished", "abandoned", "open", "running"):
            days = getattr(self._settings, f"keep_{status}_days")
            if not days:
                continue
            before = now() - int(days * DAY)
            query = sa.select(tables.c.id).where(tables.c.status == status, tables.c.changed < before)
            if status == "running":
                # Moves alone do not change what is listed of a table.
                moved = sa.select(sa.literal(1)).where(journal.c.table_id == tables.c.id, journal.c.at >= before)
                query = query.where(~moved.exists())
            queries.append(query)
        return queries

    async def _is_mine(self, connection: AsyncConnection) -> bool:
        """Whether no other node keeps house at this moment."""
        if not self._store.is_postgres:
            return True
        return bool(await connection.scalar(sa.text(f"SELECT pg_try_advisory_xact_lock({LOCK})")))

    async def _shrink(self) -> None:
        """Give free pages of an SQLite file back."""
        if self._store.is_postgres:
            return
        while await asyncio.to_thread(give_back, database_url(self._settings.where()).database or "", PAGES_AT_ONCE):
            await asyncio.sleep(PAUSE)


def _backups(folder: Path) -> list[Path]:
    """Whole ones, the oldest first."""
    return sorted(folder.glob(BACKUPS))


def _age_of_newest(folder: Path) -> float:
    """Seconds since the newest backup was written. One from the future says nothing."""
    newest = max((path.stat().st_mtime for path in _backups(folder)), default=-math.inf)
    age = time.time() - newest
    return age if age >= 0 else math.inf


async def write_backup(store: Store, folder: Path, keep: int) -> Path:
    """A backup named by its time, beside the last ones. Nobody else writes one into this folder."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    for left in folder.glob(f"{BACKUPS}.*{PART}"):
        # By a server that was killed.
        left.unlink()
    path = folder / f"room-{datetime.now(UTC):%Y-%m-%dT%H-%M-%S}.jsonl.gz"
    written = await write_room(store, path, "backup")
    log.info("backup written: %d tables, %d people", written.tables, written.people)
    for old in _backups(folder)[:-keep]:
        old.unlink()
    return path
