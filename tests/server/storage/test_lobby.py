"""The list of public tables as one moment saw it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from seaboard.server.storage.migrating import migrate
from seaboard.server.storage.store import Store

OPEN_TABLE = """INSERT INTO tables
    (id, game, rules, box, setup, seed, host, public, status, summary, created, changed)
    VALUES (:name, 'schatztaucher', 1, '', '', '', '', 1, 'open', :name, :changed, :changed)"""


def open_tables(file: Path, *names: str) -> None:
    """Public tables, each newer than the one before."""
    with closing(sqlite3.connect(file)) as connection:
        rows = [{"name": name, "changed": changed} for changed, name in enumerate(names)]
        connection.executemany(OPEN_TABLE, rows)
        connection.commit()


def test_a_table_that_begins_while_the_lobby_is_read_stands_there_once(tmp_path: Path) -> None:
    file = tmp_path / "room.sqlite3"

    def begin(*_: Any) -> None:
        with closing(sqlite3.connect(file)) as other:
            other.execute("UPDATE tables SET status = 'running', changed = changed + 10 WHERE id = 'b'")
            other.commit()

    async def read() -> tuple[list[str], list[str]]:
        await migrate(str(file))
        open_tables(file, "a", "b", "c")
        async with Store.open(str(file)) as store:
            sa.event.listen(store.engine.sync_engine, "after_cursor_execute", begin)
            return (await store.lobby()).tables, (await store.lobby(2)).tables

    assert asyncio.run(read()) == (["c", "b", "a"], ["c", "b"])
