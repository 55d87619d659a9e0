"""The room: holds tables in memory, does what people ask, stores, acknowledges and tells, in this order. Every change
of a table goes through `change` or `change_now`: under the table's lock its replay is changed, the new lines are
stored, and only then anybody hears of it. If another node was first, the replay catches up and the change is tried
again on what is now true."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, TypeVar

import msgspec

from seaboard.bots import open_bot
from seaboard.core.dealer import SEED_BYTES, commit_to_seed
from seaboard.core.errors import Trouble
from seaboard.core.game import Game
from seaboard.games import open_game
from seaboard.server.limits import Limits
from seaboard.server.metrics import CONFLICTS, TABLES
from seaboard.server.settings import Settings
from seaboard.server.socket.frames import Mailbag
from seaboard.server.storage.append import Append, Conflict, Summary
from seaboard.server.storage.store import Person, Store, Stored
from seaboard.server.table import journal
from seaboard.server.table.journal import SPECTATORS, Setup
from seaboard.server.table.keys import Keys
from seaboard.server.table.live_table import Held
from seaboard.server.table.requests import MOST_SEATS, NewTable
from seaboard.server.table.table import RECENT, Table
from seaboard.server.times import now

T = TypeVar("T")

TABLE_ID = re.compile("[0-9a-f]{16}")

ATTEMPTS = 5
IDLE_MS = 60_000
"""How long a table that nobody looks at stays in memory."""


class Room:
    """All tables of one node."""

    def __init__(self, store: Store, keys: Keys, settings: Settings) -> None:
        self.store = store
        self.keys = keys
        self.settings = settings
        self.limits = Limits(settings.parsed_limits())
        self.mail = Mailbag()
        store.commits.told_all = self.mail.send
        self.started = now()
        self.held: dict[str, Held] = {}
        self.changed: Callable[[Held], None] = lambda held: None
        """Called after every change of a held table: whoever moves the bots listens here."""
        self.lobby_changed = asyncio.Event()
        self._loading: dict[str, asyncio.Task[Held]] = {}
        self._undoing: set[asyncio.Task[None]] = set()
        self.game = cache(self._open_game)

    def _open_game(self, name: str) -> Game[Any]:
        return open_game(name, self.settings.box_file(name))

    # Tables come and go.

    async def hold(self, table: str) -> Held:
        """A table, from memory or from the database."""
        held = self.held.get(table)
        if held is None:
            if not TABLE_ID.fullmatch(table):
                raise Trouble("no-such-table")
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            held = await asyncio.shield(self._loading[table])
        held.used = now()
        return held

    async def _load(self, table: str) -> Held:
        try:
            replayed = self._replay(table, await self.store.load(table))
            if replayed.clock is not None:
                replayed.clock.forgive(self.started)
            held = Held(replayed, Summary("", None, ""))
            self.held[table] = held
            TABLES.set(len(self.held))
            self.changed(held)
            return held
        finally:
            del self._loading[table]

    def _replay(self, table: str, stored: Stored | None) -> Table:
        if stored is None:
            raise Trouble("no-such-table")
        game = self.served_game(stored.setup)
        replayed = Table(game, stored.setup, stored.seed, len(stored.rows) - RECENT, self.keys.sealing)
        for row in stored.rows:
            replayed.apply(row)
        return replayed

    def served_game(self, setup: Setup) -> Game[Any]:
        """The game of a table, if its version of the rules and its box are here."""
        game = self.game(setup.game)
        if game.rules_version != setup.rules or game.box.hash != setup.box:
            raise Trouble("rules-not-served", game=setup.game, rules=setup.rules, box=setup.box[:12])
        return game

    def forget_idle(self) -> None:
        """Drop the tables nobody looks at and at which nothing is about to happen."""
        long_ago = now() - IDLE_MS
        for table, held in list(self.held.items()):
            if not held.listeners and held.timer is None and held.used < long_ago and not held.lock.locked():
                del self.held[table]
        TABLES.set(len(self.held))

    async def create(self, wish: NewTable, host: Person) -> Held:
        """A new table, with the commitment to its seed made."""
        game = self.game(wish.game)
        options = game.parse_options(wish.options)
        seed = secrets.token_bytes(SEED_BYTES)
        setup = Setup(
            id=secrets.token_hex(8),
            game=game.name,
            rules=game.rules_version,
            box=game.box.hash,
            options=msgspec.to_builtins(options),
            public=wish.public,
            host=host.id,
            clock=wish.clock,
            stand_in=wish.stand_in,
            commitment=commit_to_seed(seed),
            created=now(),
        )
        table = Table(game, setup, seed, sealing=self.keys.sealing)
        open_bot(wish.stand_in, game)
        if len(wish.seats) > len(table.places):
            raise Trouble("no-such-seat", seat=len(table.places), seats=len(table.places))
        for seat, wished in enumerate(wish.seats):
            if wished.bot is not None:
                table.place_bot(seat, wished.bot, setup.created, None)
        return await self._open(table, seed)

    async def _open(self, table: Table, seed: bytes) -> Held:
        held = Held(table, Summary("", None, ""))
        first = held.to_store()
        assert first.summary is not None
        await self.store.create_table(table.setup, seed, first)
        table.settle()
        held.stored = first.summary
        self.held[table.setup.id] = held
        TABLES.set(len(self.held))
        self.lobby_changed.set()
        return held

    async def rematch(self, held: Held, host: Person) -> str:
        """A new table for the same people and bots, on the same seats."""
        old = held.table
        if old.status not in ("finished", "abandoned"):
            raise Trouble("not-over-yet")
        if old.rematch is not None:
            return old.rematch
        wish = NewTable(old.setup.game, old.setup.options, old.setup.public, [], old.setup.clock, old.setup.stand_in)
        new = await self.create(wish, host)
        at = now()
        async with new.lock:
            for seat, place in enumerate(old.places):
                if place.person is not None:
                    new.table.write(journal.Sat(seat, place.person, place.name), at)
                elif place.bot is not None:
                    new.table.place_bot(seat, place.bot, at, None)
            await self._save(new)
        made = new.table.setup.id
        await self.change(held, lambda table: _point_to(table, made, at))
        return held.table.rematch or made

    # Changes.

    async def change(
        self, held: Held, doing: Callable[[Table], T], acknowledge: Callable[[T], None] | None = None
    ) -> T:
        """Change a table: do it, store it, acknowledge it to whoever asked, tell everybody."""
        async with held.lock:
            try:
                result = await self._change(held, doing)
                if acknowledge is not None:
                    acknowledge(result)
                return result
            finally:
                # Also when it was refused: what another node wrote meanwhile is news.
                held.tell()
                self.changed(held)

    def change_now(
        self,
        held: Held,
        doing: Callable[[Table], T],
        acknowledge: Callable[[T], None],
        otherwise: Callable[[], None],
    ) -> bool:
        """The short way of `change`, for when all goes well: without a task, and without waiting for anybody. False:
        nothing was changed, try the long way. If it cannot be stored afterwards, nothing was changed either, and
        `otherwise` is called."""
        if not held.take():
            return False
        try:
            result = doing(held.table)
            append = held.to_store()
        except Exception:
            self._give_up(held)
            return False

        def stored(failure: Exception | None) -> None:
            if failure is not None:
                if isinstance(failure, Conflict):
                    CONFLICTS.inc()
                self._give_up(held, otherwise)
                return
            try:
                self._note_stored(held, append)
                acknowledge(result)
                held.tell()
                self.changed(held)
            finally:
                held.lock.release()

        if append.rows:
            self.store.commits.append(append, stored)
        else:
            stored(None)
        return True

    def _give_up(self, held: Held, then: Callable[[], None] = lambda: None) -> None:
        """Leave a table as it was before a change that came to nothing."""
        if not held.table.pending:
            held.lock.release()
            then()
            return
        task = asyncio.create_task(self._undo(held, then))
        self._undoing.add(task)
        task.add_done_callback(self._undoing.discard)

    async def _undo(self, held: Held, then: Callable[[], None]) -> None:
        try:
            await self._reload(held)
        finally:
            held.lock.release()
            then()

    async def _change(self, held: Held, doing: Callable[[Table], T]) -> T:
        for _ in range(ATTEMPTS):
            try:
                result = doing(held.table)
            except BaseException:
                if held.table.pending:
                    await self._reload(held)
                raise
            try:
                await self._save(held)
            except Conflict:
                CONFLICTS.inc()
                await self._reload(held)
                continue
            return result
        raise Trouble("too-busy")

    async def _save(self, held: Held) -> None:
        """Store what is pending. If that fails this replay is ahead of the truth, so it is made anew."""
        if not held.table.pending:
            return
        append = held.to_store()
        try:
            await self.store.append(append)
        except Conflict:
            raise
        except BaseException:
            await self._reload(held)
            raise
        self._note_stored(held, append)

    def _note_stored(self, held: Held, append: Append) -> None:
        held.table.settle()
        held.wrote_last = True
        held.used = now()
        if append.summary is None:
            return
        if held.table.setup.public and append.summary.text != held.stored.text:
            self.lobby_changed.set()
        held.stored = append.summary

    async def _reload(self, held: Held) -> None:
        """Replay the table from the database; listeners keep their places."""
        held.table = self._replay(held.table.setup.id, await self.store.load(held.table.setup.id))
        held.wrote_last = False
        held.stored = Summary("", None, "")

    async def catch_up(self, table: str, number: int | None) -> None:
        """Another node wrote up to this number; None: perhaps."""
        held = self.held.get(table)
        if held is None:
            return
        async with held.lock:
            if number is not None and number <= held.table.number:
                return
            for row in await self.store.rows_after(table, held.table.number):
                held.table.apply(row)
                held.wrote_last = False
            held.stored = Summary("", None, "")
            held.tell()
            self.changed(held)

    async def renew(self, table: str) -> None:
        """What was written of a table has been changed or deleted: read it again, and show it to all who look."""
        held = self.held.get(table)
        if held is None:
            return
        async with held.lock:
            try:
                await self._reload(held)
            except Trouble:
                held.stop_timer()
                held.dismiss_all()
                self.held.pop(table, None)
                return
            held.show_all()
            self.changed(held)

    # Who may do what.

    def is_host(self, table: Table, person: str | None) -> bool:
        """Whether this person set up the table."""
        return person is not None and person == table.setup.host

    def may_watch(self, table: Table, person: str | None, link: str | None) -> bool:
        """Whether somebody may look at a table."""
        if table.setup.public:
            return True
        return self._may_come_in(table.setup, table.seat_of(person) is not None, table.links, person, link)

    def may_watch_stored(self, stored: Stored, person: str | None, link: str | None) -> bool:
        """The same for a table whose rules are not here, from the lines of its journal."""
        if stored.setup.public:
            return True
        sitting: dict[int, str | None] = {}
        links = dict.fromkeys((SPECTATORS, *range(MOST_SEATS)), 0)
        for row in stored.rows:
            if isinstance(row.line, journal.Sat):
                sitting[row.line.seat] = row.line.person
            elif isinstance(row.line, journal.Rose | journal.Placed):
                sitting[row.line.seat] = None
            elif isinstance(row.line, journal.Relinked):
                links[row.line.seat] += 1
        sits = person is not None and person in sitting.values()
        return self._may_come_in(stored.setup, sits, links, person, link)

    def _may_come_in(
        self, setup: Setup, sits: bool, links: dict[int, int], person: str | None, link: str | None
    ) -> bool:
        """Whether somebody may look at a private table."""
        if sits or (person is not None and person == setup.host):
            return True
        return any(self.keys.opens(link, setup.id, seat, revoked) for seat, revoked in links.items())

    def links(self, table: Table) -> dict[str, Any]:
        """The links of a table, for its host."""
        made = {seat: self.keys.table_link(table.setup.id, seat, revoked) for seat, revoked in table.links.items()}
        return {"watch": made[SPECTATORS], "seats": [made[seat] for seat in range(len(table.places))]}

    async def stop(self) -> None:
        """Let every change that is under way finish; begin no new ones."""
        for held in self.held.values():
            held.stop_timer()
        for held in list(self.held.values()):
            with suppress(asyncio.TimeoutError):
                async with asyncio.timeout(5), held.lock:
                    pass


def _point_to(table: Table, made: str, at: int) -> None:
    if table.rematch is None:
        table.write(journal.Rematched(made), at)
