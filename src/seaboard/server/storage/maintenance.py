"""Looking after a room: replay everything, throw away what is old, forget a person."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from seaboard.core.errors import Trouble
from seaboard.core.game import Game
from seaboard.core.log import Abandoned, GameLog, Header, hash_of_header
from seaboard.core.seal import SealingKey
from seaboard.core.verify import verify
from seaboard.server.storage.archive import unpack_table
from seaboard.server.storage.nodes import FORGOTTEN
from seaboard.server.storage.schema import archives, journal, people, seats, tables
from seaboard.server.storage.store import Store
from seaboard.server.table import journal as lines
from seaboard.server.table.journal import HandedOver, Line, Removed, Rose, Row, Said, Sat, Setup, Stored, Warned
from seaboard.server.table.table import ABANDONED, RUNNING, Table
from seaboard.server.times import now

NOBODY = "—"
DAY = 86_400_000
ATTEMPTS = 5


class Replayed(msgspec.Struct):
    """How a stored game fared: `trouble` if it cannot be replayed; `served` if its rules are still here."""

    table: str
    entries: int
    trouble: Trouble | None = None
    served: bool = True


async def replay_all(store: Store, served_game: Callable[[Setup], Game[Any]]) -> list[Replayed]:
    """Replay every stored game; verify those that are over."""
    async with store.engine.connect() as connection:
        found = (await connection.execute(sa.select(tables.c.id).order_by(tables.c.created))).scalars().all()
    replayed = []
    for table in found:
        try:
            stored = await store.load(table)
        except Trouble as trouble:
            replayed.append(Replayed(table, 0, trouble))
        else:
            if stored is not None:
                replayed.append(_replay(table, stored, served_game))
    return replayed


def _replay(name: str, stored: Stored, served_game: Callable[[Setup], Game[Any]]) -> Replayed:
    try:
        log = log_of(stored.rows)
    except Exception:
        return Replayed(name, 0, Trouble("table-unreadable"))
    entries = 0 if log is None else len(log.entries)
    try:
        game = served_game(stored.setup)
    except Trouble as trouble:
        return Replayed(name, entries, trouble, served=False)
    try:
        table = Table(game, stored.setup, stored.seed)
        for row in stored.rows:
            table.apply(row)
        if log is not None:
            verify(game, log, name)
    except Trouble as trouble:
        return Replayed(name, entries, trouble)
    except Exception:
        # Lines that no game could have.
        return Replayed(name, entries, Trouble("table-unreadable"))
    return Replayed(name, entries)


def log_of(rows: list[Row]) -> GameLog | None:
    """The game log within a journal."""
    log: GameLog | None = None
    for row in rows:
        if isinstance(row.line, Header):
            log = GameLog(row.line, [])
        elif log is not None and isinstance(row.line, lines.LogLine):
            log.add(row.line)
        elif isinstance(row.line, lines.Withdrawn):
            log = None
    return log


async def retire(store: Store, served_game: Callable[[Setup], Game[Any]], sealing: SealingKey) -> int:
    """Abandon the games under way whose rules are no longer served: nobody can go on with them, and so they can be read
    whole. How many."""
    running = sa.select(tables.c.id).where(tables.c.status == RUNNING).order_by(tables.c.created)
    async with store.engine.connect() as connection:
        found = (await connection.execute(running)).scalars().all()
    retired = 0
    for table in found:
        stored = await _load_if_readable(store, table)
        if stored is None:
            continue
        try:
            served_game(stored.setup)
        except Trouble:
            await _abandon(store, table, stored, sealing)
            retired += 1
    return retired


async def _load_if_readable(store: Store, table: str) -> Stored | None:
    """A table, unless it is gone or damaged: then nothing can be done about it here."""
    with suppress(Trouble):
        return await store.load(table)
    return None


async def _abandon(store: Store, table: str, stored: Stored, sealing: SealingKey) -> None:
    log = log_of(stored.rows)
    assert log is not None
    abandoned = Abandoned(stored.seed.hex(), msgspec.UNSET if log.header.format == 1 else "rules")
    log.add(abandoned)
    ending: list[Line] = [abandoned]
    if log.header.key == sealing.public:
        ending.append(sealing.seal(log))
    numbered = enumerate(ending, len(stored.rows) + 1)
    rows = [{"table_id": table, "number": n, "at": now(), "line": lines.encode(line)} for n, line in numbered]
    async with store.engine.begin() as connection:
        await connection.execute(sa.insert(journal), rows)
        (summary,) = (await connection.execute(sa.select(tables.c.summary).where(tables.c.id == table))).scalars()
        ended = msgspec.json.encode({**msgspec.json.decode(summary), "status": ABANDONED}).decode()
        changed = sa.update(tables).where(tables.c.id == table).values(status=ABANDONED, due=None, summary=ended)
        await connection.execute(changed)
        await store.tell_rewritten(connection, [table])


async def prune(store: Store, days: int) -> tuple[int, int]:
    """Delete tables that are over or were never begun, and people without a table, if nothing happened for so many
    days; how many."""
    before = now() - days * DAY
    old = sa.select(tables.c.id).where(tables.c.changed < before, tables.c.status != RUNNING)
    async with store.engine.connect() as connection:
        found = (await connection.execute(old)).scalars().all()
    gone = 0
    for table in found:
        async with store.engine.begin() as connection:
            gone += await delete_if_old(store, connection, table, old)
    async with store.engine.begin() as connection:
        needed = sa.union(sa.select(seats.c.person), sa.select(tables.c.host))
        left = await connection.execute(sa.delete(people).where(people.c.created < before, people.c.id.not_in(needed)))
    return gone, left.rowcount


_take_next_number = sa.text(
    "INSERT INTO journal (table_id, number, at, line) SELECT id, 1 + coalesce("
    "(SELECT max(number) FROM journal WHERE table_id = id), (SELECT last FROM archives WHERE table_id = id), 0), 0, ''"
    " FROM tables WHERE id = :table ON CONFLICT DO NOTHING"
)


async def delete_if_old(store: Store, connection: AsyncConnection, table: str, old: sa.Select[Any]) -> bool:
    """Delete a table with all that is stored of it, in a transaction of its own, if it is among the old ones; whether
    it was. The number of its next line is taken before it is looked at: whoever is about to write it is either heard
    now or refused later. More than one table at a time would let two wait for each other."""
    taken = await connection.execute(_take_next_number, {"table": table})
    if not taken.rowcount or await connection.scalar(old.where(tables.c.id == table)) is None:
        await connection.rollback()
        return False
    for column in (journal.c.table_id, archives.c.table_id, seats.c.table_id, tables.c.id):
        await connection.execute(sa.delete(column.table).where(column == table))
    await store.tell_rewritten(connection, [table])
    return True


async def find_people(store: Store, name: str) -> list[tuple[str, str]]:
    """Ids and names of the people whose name contains this."""
    query = sa.select(people.c.id, people.c.name).where(people.c.name.icontains(name, autoescape=True))
    async with store.engine.connect() as connection:
        return [(person, called) for person, called in await connection.execute(query.order_by(people.c.name))]


_mark_forgotten = sa.text(
    "INSERT INTO room (name, value) VALUES (:name, :mark) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


async def delete_person(store: Store, person: str) -> int:
    """Forget a person: their games stay, their name and what they said go, bots play their seats. The number of
    tables."""
    if await store.find_person(person) is None:
        raise Trouble("no-such-person", person=person)
    for _ in range(ATTEMPTS):
        # A node may write at one of the tables at the same moment.
        with suppress(IntegrityError):
            return await _delete_person(store, person)
    raise Trouble("too-busy")


async def _delete_person(store: Store, person: str) -> int:
    nobody = secrets.token_hex(12)
    mentioned = sa.select(tables.c.id).where(
        sa.or_(
            tables.c.host == person,
            tables.c.id.in_(sa.select(journal.c.table_id).where(journal.c.line.contains(person))),
            tables.c.id.in_(sa.select(archives.c.table_id).where(archives.c.people.contains(person))),
        )
    )
    async with store.engine.begin() as connection:
        found = (await connection.execute(mentioned)).scalars().all()
        for table in found:
            await _forget_at(connection, table, person, nobody)
        await connection.execute(sa.delete(seats).where(seats.c.person == person))
        await connection.execute(sa.delete(people).where(people.c.id == person))
        await connection.execute(_mark_forgotten, {"name": FORGOTTEN, "mark": secrets.token_hex(8)})
        await store.tell_changed_person(connection, person)
        await store.tell_rewritten(connection, found)
    return len(found)


async def _forget_at(connection: Any, table: str, person: str, nobody: str) -> None:
    await unpack_table(connection, table)
    (row,) = await connection.execute(sa.select(tables).where(tables.c.id == table))
    found = await connection.execute(
        sa.select(journal.c.number, journal.c.line).where(journal.c.table_id == table).order_by(journal.c.number)
    )
    sat: dict[int, str] = {}
    number = 0
    for number, text in found.all():
        line = lines.decode(text)
        if isinstance(line, Sat):
            sat[line.seat] = line.person
        elif isinstance(line, Rose | Removed):
            sat.pop(line.seat, None)
        forgotten = _forget_in(line, person, nobody, sat)
        if forgotten != line:
            which = sa.and_(journal.c.table_id == table, journal.c.number == number)
            await connection.execute(sa.update(journal).where(which).values(line=lines.encode(forgotten)))
    mine = [seat for seat, sitting in sat.items() if sitting == person]
    setup = msgspec.json.decode(row.setup, type=Setup)
    await connection.execute(
        sa.update(tables)
        .where(tables.c.id == table)
        .values(
            setup=row.setup.replace(person, nobody),
            host=row.host.replace(person, nobody),
            summary=_forget_in_summary(row.summary, mine, row.host == person),
            due=now() if row.status == RUNNING else row.due,
        )
    )
    for seat in mine if row.status == RUNNING else []:
        number += 1
        line = HandedOver(seat, setup.stand_in, "wish")
        values = {"table_id": table, "number": number, "at": now(), "line": lines.encode(line)}
        await connection.execute(sa.insert(journal), values)


def _forget_in(line: Line, person: str, nobody: str, sat: dict[int, str]) -> Line:
    """A line without the person. `sat` says who sits where when it is written."""
    if isinstance(line, Sat) and line.person == person:
        return msgspec.structs.replace(line, person=nobody, name=NOBODY)
    if isinstance(line, Said) and line.person == person:
        return msgspec.structs.replace(line, person=nobody, name=NOBODY, text=NOBODY)
    if isinstance(line, Warned) and line.person == person:
        return msgspec.structs.replace(line, person=nobody)
    if isinstance(line, Header):
        named = [
            msgspec.structs.replace(seat, name=NOBODY) if sat.get(number) == person else seat
            for number, seat in enumerate(line.seats)
        ]
        if line.format == 1 or named == line.seats or line.forgotten is not msgspec.UNSET:
            return msgspec.structs.replace(line, seats=named)
        # The dice depend on the hash of the header, and the seal covers it: it stays when the name goes.
        return msgspec.structs.replace(line, seats=named, forgotten=hash_of_header(line).hex())
    return line


def _forget_in_summary(text: str, mine: list[int], is_host: bool) -> str:
    summary = msgspec.json.decode(text)
    if is_host and summary.get("host"):
        summary["host"] = NOBODY
    for seat in mine:
        summary["seats"][seat]["name"] = NOBODY
    return msgspec.json.encode(summary).decode()
