"""The room: all tables of one node. It brings them into memory and forgets them, makes new ones, and carries what
happens at them to the database, the bots and the lobby. What is done at a table goes through its queue
(`live_table.py`)."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from threading import Lock
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError

from seaboard.bots import open_bot
from seaboard.core.dealer import SEED_BYTES, commit_to_seed
from seaboard.core.errors import Trouble
from seaboard.core.game import Game
from seaboard.games import open_game
from seaboard.lessons import LEARNER, find_lesson
from seaboard.server.limits import Limits
from seaboard.server.metrics import TABLES
from seaboard.server.room.access import Access
from seaboard.server.room.downtime import Downtimes
from seaboard.server.room.fair_pool import FairPool
from seaboard.server.room.key_watch import KeyWatch
from seaboard.server.room.keys import Keys
from seaboard.server.room.live_table import LiveTable
from seaboard.server.room.replaying import replay
from seaboard.server.room.reviews import Reviews
from seaboard.server.room.shared_limits import SharedLimits
from seaboard.server.room.thinking import Thinking
from seaboard.server.settings import Settings
from seaboard.server.storage.append import Append, Summary, WhenStored
from seaboard.server.storage.archive import find_packed_idempotency_key
from seaboard.server.storage.store import Person, Store
from seaboard.server.table.journal import Row, Setup
from seaboard.server.table.rematch import arrange_as_before, as_before, id_of_rematch, point_to
from seaboard.server.table.replay import Happened
from seaboard.server.table.requests import NewTable, SeatWish
from seaboard.server.table.seating import place_bot
from seaboard.server.table.table import ABANDONED, FINISHED, OPEN, Table
from seaboard.server.tell.answers import GameInfo
from seaboard.server.tell.lines import encode
from seaboard.server.tell.messages import tell_summary
from seaboard.server.tell.refusals import Catalogues
from seaboard.server.times import now

TABLE_ID = re.compile("[0-9a-f]{16}")

IDLE_MS = 60_000
"""How long a table that nobody looks at stays in memory."""

STOP_SECONDS = 5.0

MOST_LOADING = 5_000
"""Tables that may wait to be brought into memory: all of a full room, after a restart."""

MOST_LOOKING_BACK, MOST_LOOKING_BACK_OF_ADDRESS = 64, 16
THE_ROOM = ""
"""Who brings a table into memory for nobody who came."""

log = logging.getLogger("seaboard.tables")


class Room:
    """All tables of one node; implements `live_table.Keeper`."""

    def __init__(self, store: Store, keys: Keys, settings: Settings) -> None:
        self.store = store
        self.keys = keys
        self.access = Access(keys)
        self.settings = settings
        self.limits = Limits(settings.parsed_limits())
        self.shared_limits = SharedLimits(self.limits, store)
        self.downtimes = Downtimes(store)
        self.key_watch = KeyWatch(store, self.change_keys)
        self.started = now()
        self.live: dict[str, LiveTable] = {}
        self.changed: Callable[[LiveTable], None] = lambda live: None
        """Called after every change of a live table: whoever moves the bots listens here."""
        self.lobby_changed = asyncio.Event()
        self.leave_lobby: Callable[[str | None, int | None], None] = lambda person, link: None
        """Called when sessions of a person end, or of all: whoever tells the lobby listens here."""
        self.sessions_in_lobby: Callable[[], set[tuple[str, int]]] = set
        """The sessions of those who watch the lobby, where it matters who they are."""
        self.sessions_ended = 0
        """How often that happened."""
        self._strangers_before = 0
        """Whoever came when fewer had ended is a stranger now."""
        self.loading = FairPool("load", MOST_LOADING, MOST_LOADING)
        self.looking_back = FairPool("past", MOST_LOOKING_BACK, MOST_LOOKING_BACK_OF_ADDRESS)
        """Addresses take turns. Whoever looks back waits for others who do, and no table for any of them."""
        self.thinking = Thinking()
        """Bots, hints and reviews: tables think in turn."""
        self.reviews = Reviews(self.thinking)
        self._checking: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._damaged: set[str] = set()
        """Tables that could not be read, of which the log says so once."""
        self._rematching: dict[str, asyncio.Task[str]] = {}
        self._games: dict[str, Game[Any]] = {}
        self._opening = Lock()
        self.catalogues = Catalogues()
        self.told_games: dict[str, asyncio.Task[list[GameInfo]]] = {}
        """What can be played, in each language that was asked for."""

    def game(self, name: str) -> Game[Any]:
        """A game, opened once; threads that ask for it meanwhile wait."""
        with self._opening:
            if name not in self._games:
                self._games[name] = open_game(name, self.settings.box_file(name))
            return self._games[name]

    # Tables come and go.

    async def find(self, table: str, whom: str = THE_ROOM) -> LiveTable:
        """A table, from memory or from the database, for somebody at this address."""
        live = self.live.get(table)
        if live is None:
            if not TABLE_ID.fullmatch(table):
                raise Trouble("no-such-table")
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table, whom))
            live = await asyncio.shield(self._loading[table])
        live.used = now()
        return live

    async def _load(self, table: str, whom: str) -> LiveTable:
        try:
            replayed, happened = await self.replay(table, whom)
            if replayed.clock is not None:
                replayed.clock.resume(self.started, now())
            live = self._keep(LiveTable(self, replayed, happened))
            if self.store.is_postgres:
                # Of what another node wrote meanwhile nobody here was told.
                live.catch_up(None)
            return live
        finally:
            del self._loading[table]

    def _keep(self, live: LiveTable) -> LiveTable:
        self.live[live.id] = live
        TABLES.set(len(self.live))
        self.changed(live)
        return live

    def renew(self, table: str) -> None:
        """What was stored of a table was changed or deleted. Those who look at it, or at one that points to it, are
        shown what is there now, or sent away."""
        self.lobby_changed.set()
        for live in list(self.live.values()):
            if table in (live.id, live.table.rematch):
                live.renew()
        if table in self._loading:
            self._loading[table].add_done_callback(lambda _: self.renew(table))

    def served_game(self, setup: Setup) -> Game[Any]:
        """The game of a table, if its version of the rules and its box are here."""
        game = self.game(setup.game)
        if game.rules_version != setup.rules or game.box.hash != setup.box:
            raise Trouble("rules-not-served", game=setup.game, rules=setup.rules, box=setup.box[:12])
        return game

    def forget_idle(self) -> None:
        """Drop the tables nobody looks at and at which nothing is about to happen."""
        long_ago = now() - IDLE_MS
        for live in list(self.live.values()):
            if not live.audience.listeners and live.timer is None and live.used < long_ago and live.is_idle:
                self.forget(live)

    async def create(self, wish: NewTable, host: Person) -> LiveTable:
        """A new table, with the commitment to its seed made."""
        return await self._open(self._set_up(wish, host.id, secrets.token_hex(8)))

    def _set_up(self, wish: NewTable, host: str, table_id: str, opener: str | None = None) -> Table:
        game = self.game(wish.game)
        if wish.lesson:
            wish = _as_lesson(game, wish)
        options = game.parse_options(wish.options)
        seed = secrets.token_bytes(SEED_BYTES)
        setup = Setup(
            id=table_id,
            game=game.name,
            rules=game.rules_version,
            box=game.box.hash,
            options=msgspec.to_builtins(options),
            public=wish.public,
            host=host,
            clock=wish.clock,
            stand_in=wish.stand_in,
            commitment=commit_to_seed(seed),
            created=now(),
            practice=wish.practice,
            lesson=wish.lesson,
            spectators=wish.spectators,
            delay=wish.delay if wish.spectators else 0,
            deputy=None if opener == host else opener,
        )
        table = Table(game, setup, seed, self.keys.sealing, self.downtimes.times)
        open_bot(wish.stand_in, game)
        if len(wish.seats) > len(table.places):
            raise Trouble("no-such-seat", seat=len(table.places), seats=len(table.places))
        for seat, wished in enumerate(wish.seats):
            if wished.bot is not None:
                place_bot(table, seat, wished.bot, setup.created, None)
        return table

    async def _open(self, table: Table) -> LiveTable:
        """Store a table with whoever sits there already. IntegrityError: there is one with this id."""
        happened = table.settle()
        summary = Summary(table.status, None, encode(tell_summary(table)).decode(), table.is_public)
        sitting: list[tuple[int, str | None]] = [
            (seat, place.person) for seat, place in enumerate(table.places) if place.person is not None
        ]
        first = Append(table.setup.id, [each.row for each in happened], summary, sitting)
        await self.store.create_table(table.setup, table.seed, first)
        self.lobby_changed.set()
        return self._keep(LiveTable(self, table, happened, summary))

    async def rematch(self, live: LiveTable, asker: Person, address: str) -> str:
        """A new table for the same people and bots, on the same seats: one, also for those who ask at the same time,
        here or at another node. It counts for the address of who asks first."""
        if live.id not in self._rematching:
            self.limits.spend("tables-per-address", address)
            self._rematching[live.id] = asyncio.create_task(self._make_rematch(live, asker))
            self._rematching[live.id].add_done_callback(lambda _: self._rematching.pop(live.id))
        return await asyncio.shield(self._rematching[live.id])

    async def _make_rematch(self, live: LiveTable, asker: Person) -> str:
        if self.store.is_postgres:
            # Of the end of the game nobody here may have been told yet.
            live.catch_up(None)
        old = await live.call(lambda table: table)
        if old.status not in (FINISHED, ABANDONED):
            raise Trouble("not-over-yet")
        if old.rematch is not None:
            return old.rematch
        new = self._set_up(as_before(old), old.host, id_of_rematch(old), asker.id)
        arrange_as_before(new, old)
        with suppress(IntegrityError):
            # Else another node was first.
            await self._open(new)
        try:
            return await live.call(lambda table: point_to(table, new.setup.id, now()))
        except Trouble as trouble:
            if trouble.message != "no-such-table":
                raise
            # The old table was thrown away meanwhile; the new one is there.
            return new.setup.id

    def change_keys(self, key: bytes, old: bytes | None) -> None:
        """These keys hold now. If nothing holds any more that was made before, everybody is out who came with it."""
        if not self.keys.change(key, old):
            return
        for live in list(self.live.values()):
            if live.table.status == OPEN:
                live.table.sealing = self.keys.sealing
        if old is None:
            self.end_all_sessions()

    def end_all_sessions(self) -> None:
        """Everybody is a stranger."""
        self.sessions_ended += 1
        self._strangers_before = self.sessions_ended
        self.leave_lobby(None, None)
        for live in list(self.live.values()):
            live.audience.end_all_sessions()

    def end_sessions(self, person: str, link: int | None) -> None:
        """Whoever came as this person with another personal link than this is out."""
        self.sessions_ended += 1
        self.leave_lobby(person, link)
        for live in list(self.live.values()):
            live.audience.end_sessions(person, link)

    def sessions(self) -> set[tuple[str, int]]:
        """The people who look at a table or watch the lobby, each with the number of their personal link."""
        listeners = (each for live in self.live.values() for each in live.audience.listeners)
        return {(each.person, each.session) for each in listeners if each.person is not None} | self.sessions_in_lobby()

    def check_newcomer(self, person: str | None, ended: int) -> None:
        """Called when a connection has joined. `ended` is the value of `sessions_ended` when its person was looked up.
        Sessions that ended since then may include theirs, so check again."""
        if person is not None and ended < self._strangers_before:
            self.end_sessions(person, None)
        elif person is not None and ended != self.sessions_ended:
            self.doubt_sessions(person)

    def doubt_sessions(self, person: str) -> None:
        """Find out soon whether those who came as this person may stay."""
        task = asyncio.create_task(self._check_sessions(person))
        self._checking.add(task)
        task.add_done_callback(self._checking.discard)

    async def _check_sessions(self, person: str) -> None:
        """Another node says that a person revoked their link, or is no more. If that cannot be looked up they are out,
        and may come again."""
        found = None
        with suppress(Trouble):
            found = await self.store.find_person(person)
        self.end_sessions(person, None if found is None else found.link)

    # What live tables need.

    def append(self, lines: Append, stored: WhenStored) -> None:
        """Store lines."""
        self.store.commits.append(lines, stored)

    async def _read(self, table: str, whom: str) -> tuple[Table, list[Happened]]:
        async with self.loading.turn(whom):
            stored = await self.store.load(table)
            if stored is None:
                raise Trouble("no-such-table")
            game = self.served_game(stored.setup)
            return await self.loading.work(replay, game, stored, self.keys, self.downtimes.times)

    async def replay(self, table: str, whom: str | None = None) -> tuple[Table, list[Happened]]:
        """A table as it is stored, and its last lines. It is read when its turn comes: all who wait with a connection
        in their hands would leave none to others. Without `whom` it waits for itself."""
        try:
            replayed, happened = await self._read(table, table if whom is None else whom)
        except Trouble as trouble:
            if trouble.message == "table-unreadable" and table not in self._damaged:
                self._damaged.add(table)
                log.error("table %s cannot be replayed", table, exc_info=trouble.__cause__)
            raise
        if replayed.rematch is not None and not await self.store.has_table(replayed.rematch):
            # It was deleted, as old tables are: they may want another one.
            replayed.rematch = None
        return replayed, happened

    async def find_done(self, live: LiveTable, key: str, whom: str) -> int | None:
        """The number of the line that a request made, if it was here before, however long ago."""
        number = await self.find_idempotency_key(live.id, key)
        if number is not None or live.table.status not in (FINISHED, ABANDONED):
            return number
        async with self.looking_back.turn(whom):
            packed = await self.store.packed_lines(live.id)
            if packed is None:
                return None
            return await self.looking_back.work(find_packed_idempotency_key, packed, key)

    async def find_idempotency_key(self, table: str, key: str) -> int | None:
        """The number of the line that a request made, if it is not packed."""
        return await self.store.find_idempotency_key(table, key)

    async def rows_after(self, table: str, number: int) -> list[Row]:
        """The lines of a table after a number."""
        return await self.store.rows_after(table, number)

    def note_change(self, live: LiveTable, is_listed_anew: bool) -> None:
        """A table changed."""
        if is_listed_anew:
            self.lobby_changed.set()
        self.changed(live)

    def forget(self, live: LiveTable) -> None:
        """A table is not in memory any more."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
        TABLES.set(len(self.live))

    async def stop(self) -> None:
        """Let every change that is under way finish."""
        self.loading.stop()
        self.looking_back.stop()
        self.reviews.stop()
        self.thinking.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP_SECONDS):
                await self.store.commits.finish()


def _as_lesson(game: Game[Any], wish: NewTable) -> NewTable:
    """A table for the lesson of a game: nobody else's, with bots on all other seats."""
    lesson = find_lesson(game.name)
    if lesson is None:
        raise Trouble("no-lesson", game=game.name)
    players = game.players(game.new(game.parse_options(lesson.options)))
    seats = [SeatWish(None if seat == LEARNER else wish.stand_in) for seat in range(players)]
    return msgspec.structs.replace(wish, options=lesson.options, public=False, seats=seats, clock=None, practice=False)
