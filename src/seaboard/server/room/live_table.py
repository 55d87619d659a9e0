"""A table while it is in memory: its replay, and one queue of all that anybody wants of it. Changes are made one after
the other; the lines of each are stored, and only then it is acknowledged, told, and the next one made. So whoever is in
turn sees what is stored and nothing else.

If another node was first, the replay is made anew and the change tried again on what is now true. If the storage fails,
nobody knows what is true: the table drops out of memory, and whoever wants something of it is asked to wait."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec

from seaboard.core.errors import Trouble
from seaboard.server.metrics import CONFLICTS
from seaboard.server.room.audience import Audience
from seaboard.server.storage.append import Append, Conflict, Summary, WhenStored
from seaboard.server.table.journal import Removed, Rose, Row, Sat
from seaboard.server.table.replay import Happened
from seaboard.server.table.table import Table
from seaboard.server.tell.lines import Told, encode, tell_all
from seaboard.server.tell.messages import tell_summary
from seaboard.server.times import now

T = TypeVar("T")
Change = Callable[[Table], T]
"""What is done to a table in its turn. It may also only look; what it returns is the answer."""

Done = Callable[[Any, Exception | None], None]
"""Called with the answer when all is stored, before anybody else is told; or with why nothing was done."""

ATTEMPTS = 5
log = logging.getLogger("seaboard.tables")


class Keeper(Protocol):
    """What a live table needs of the room that keeps it."""

    def append(self, lines: Append, stored: WhenStored) -> None:
        """Store lines."""
        ...

    async def replay(self, table: str) -> tuple[Table, list[Happened]]:
        """A table as it is stored, and its last lines."""
        ...

    async def find_idempotency_key(self, table: str, key: str) -> int | None:
        """The number of the line that a request made, if it was here before."""
        ...

    async def rows_after(self, table: str, number: int) -> list[Row]:
        """The lines of a table after a number."""
        ...

    def note_change(self, live: LiveTable, is_listed_anew: bool) -> None:
        """Something was stored or read anew; perhaps the lobby lists the table in another way."""
        ...

    def forget(self, live: LiveTable) -> None:
        """The table is not in memory any more."""
        ...


class Job(msgspec.Struct):
    """A change that waits for its turn."""

    change: Change[Any]
    done: Done
    attempts: int = 0

    def finish(self, answer: Any, failure: Exception | None = None) -> None:
        """Tell whoever asked. If they cannot take it, the table goes on all the same."""
        try:
            self.done(answer, failure)
        except Exception:
            log.exception("an answer could not be given")


class LiveTable:
    """A table in memory."""

    def __init__(self, keeper: Keeper, table: Table, happened: list[Happened], stored: Summary | None = None) -> None:
        self.id = table.setup.id
        self.audience = Audience(table, happened)
        self.timer: asyncio.TimerHandle | None = None
        self.wrote_last = False
        """Whether this node wrote the last line: then it moves the bots, and others wait a while."""
        self.bots_since: float | None = None
        """Since when a bot is to move, by the monotonic clock; None: none is, or one has moved."""
        self.is_thinking = False
        """Whether a bot is thinking about its move: at most one does, whatever else happens here meanwhile."""
        self.used = now()
        self._loop = asyncio.get_running_loop()
        self._keeper = keeper
        self._table = table
        self._summary = stored
        self._jobs: list[Job] = []
        self._is_busy = False
        self._heard = 0
        """The number of the last line that others have told of since this was read."""
        self._is_behind = False
        """Perhaps others wrote something that nobody told of."""
        self._is_rewritten = False
        """Somebody changed lines that were stored already."""
        self._dropped: Trouble | None = None
        self._task: asyncio.Task[None] | None = None

    # The queue.

    def submit(self, change: Change[Any], done: Done) -> None:
        """Make a change in its turn."""
        if self._dropped is not None:
            done(None, self._dropped)
            return
        self._jobs.append(Job(change, done))
        if not self._is_busy:
            self._work()

    def call(self, change: Change[T], acknowledge: Callable[[T], None] | None = None) -> asyncio.Future[T]:
        """The same for whoever can wait: the answer to come, or why nothing was done. `acknowledge` is called with the
        answer before anybody else is told."""
        answered: asyncio.Future[T] = self._loop.create_future()

        def done(answer: T, failure: Exception | None) -> None:
            if failure is None and acknowledge is not None:
                acknowledge(answer)
            if answered.done():
                return
            if failure is None:
                answered.set_result(answer)
            else:
                answered.set_exception(failure)

        self.submit(change, done)
        return answered

    @property
    def table(self) -> Table:
        """The replay, for whoever is called in turn."""
        return self._table

    @property
    def is_idle(self) -> bool:
        """Whether nothing is under way."""
        return not self._is_busy

    def _work(self) -> None:
        """Make one change after the other, until there is something to wait for."""
        self._is_busy = True
        while True:
            if self._is_rewritten or self._is_behind or self._heard > self._table.number:
                self._start(self._refresh())
                return
            if not self._jobs:
                break
            if not self._make(self._jobs.pop(0)):
                return
        self._is_busy = False

    def _make(self, job: Job) -> bool:
        """Make one change; False: somebody calls `_work` when it is stored."""
        table = self._table
        try:
            answer = job.change(table)
            # Before it is stored: the positions are at hand now, and need not be kept until then.
            told = [tell_all(table, each) for each in table.unsaved]
        except Exception as failure:
            if table.unsaved:
                self._start(self._replay_then(partial(job.finish, None, failure)))
                return False
            job.finish(None, failure)
            return True
        if not table.unsaved:
            job.finish(answer)
            return True
        lines = self._to_append()
        table.settle()
        self._keeper.append(lines, partial(self._finish, job, answer, lines, told))
        return False

    def _finish(self, job: Job, answer: Any, lines: Append, told: list[Told], failure: Exception | None) -> None:
        """The lines of a change are stored, or not."""
        if isinstance(failure, Conflict):
            CONFLICTS.inc()
            job.attempts += 1
            self._start(self._lose(job, next((row.idempotency_key for row in lines.rows), None)))
            return
        if failure is not None:
            log.warning("table %s could not be stored: %s", self.id, type(failure).__name__)
            self._drop(Trouble("storage-unavailable"), job)
            return
        try:
            self.wrote_last = True
            self.used = now()
            job.finish(answer)
            self.audience.note(told)
            self.audience.tell()
            self._note_summary(lines.summary)
        except Exception:
            log.exception("table %s could not be told", self.id)
            self._drop(Trouble("storage-unavailable"))
            return
        self._work()

    async def _lose(self, job: Job, key: str | None) -> None:
        """Another node was first; or the same request came so long ago that this replay had forgotten it, and then
        trying again would end no better."""
        number = None
        if key is not None:
            with suppress(Trouble):
                number = await self._keeper.find_idempotency_key(self.id, key)
        await self._replay_then(partial(self._try_again, job, key, number))

    def _try_again(self, job: Job, key: str | None, number: int | None) -> None:
        if key is not None and number is not None:
            self._table.idempotency_keys.setdefault(key, number)
        if job.attempts < ATTEMPTS:
            self._jobs.insert(0, job)
        else:
            job.finish(None, Trouble("too-busy"))

    def _to_append(self) -> Append:
        """All that is unsaved, as one append. Actions alone change neither seats nor how a table is listed."""
        table, rows = self._table, [happened.row for happened in self._table.unsaved]
        old = self._summary
        is_rearranged = old is None or rows[0].number <= table.rearranged
        text = encode(tell_summary(table)).decode() if old is None or is_rearranged else old.text
        seats = (
            [_sitter(row.line) for row in rows if isinstance(row.line, (Sat, Rose, Removed))] if is_rearranged else []
        )
        summary = Summary(table.status, table.due_at(now()), text, table.is_public, table.listed_until)
        return Append(self.id, rows, None if summary == old else summary, seats)

    def _note_summary(self, summary: Summary | None) -> None:
        old = self._summary
        self._summary = summary or old
        is_listed_anew = self._table.is_public and summary is not None and (old is None or summary.text != old.text)
        self._keeper.note_change(self, is_listed_anew)

    # What others wrote.

    def catch_up(self, number: int | None) -> None:
        """Another node wrote up to this number; None: perhaps. A replay that is ahead of the truth may have more lines
        than that, and be thrown away: so the number is remembered."""
        if number is None:
            self._is_behind = True
        else:
            self._heard = max(self._heard, number)
        if self._is_behind or self._heard > self._table.number:
            self._wake()

    def renew(self) -> None:
        """What was stored has been changed or deleted: read it again, and show it to all who look."""
        self._is_rewritten = True
        self._wake()

    def _wake(self) -> None:
        if not self._is_busy and self._dropped is None:
            self._work()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._task = asyncio.create_task(self._guard(work))

    async def _guard(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that waits, then go on. What fails there is this table's trouble and nobody else's."""
        try:
            await work
        except Trouble as trouble:
            self._drop(trouble)
        except Exception:
            log.exception("table %s could not be read", self.id)
            self._drop(Trouble("storage-unavailable"))
        else:
            self._work()

    async def _refresh(self) -> None:
        if self._is_rewritten:
            self._is_rewritten = self._is_behind = False
            await self._replay()
            self.audience.show_all()
        else:
            self._heard, self._is_behind = 0, False
            rows = await self._keeper.rows_after(self.id, self._table.number)
            self.audience.note([tell_all(self._table, self._table.apply(row)) for row in rows])
            self._table.settle()
            self.wrote_last = self.wrote_last and not rows
            self.audience.tell()
        self._summary = None
        self._keeper.note_change(self, False)

    async def _replay_then(self, go_on: Callable[[], None]) -> None:
        """Throw away a replay that is ahead of the truth. What another node wrote meanwhile is news."""
        try:
            await self._replay()
        except Exception:
            go_on()
            raise
        self.audience.tell()
        self._keeper.note_change(self, False)
        go_on()

    async def _replay(self) -> None:
        self._heard = 0
        self._table, happened = await self._keeper.replay(self.id)
        self.audience.begin_anew(self._table, happened)
        self.wrote_last = False
        self._summary = None

    def _drop(self, trouble: Trouble, job: Job | None = None) -> None:
        """Leave memory. Whoever comes next reads what is stored."""
        self._dropped = trouble
        self.stop_timer()
        self._keeper.forget(self)
        jobs, self._jobs = self._jobs, []
        for each in (*([] if job is None else [job]), *jobs):
            each.finish(None, trouble)
        if trouble.message in ("storage-unavailable", "table-unreadable"):
            self.audience.ask_all_to_wait()
        else:
            self.audience.dismiss_all()

    # Timers.

    def set_timer(self, delay: float, call: Callable[[], None]) -> None:
        """Call once, instead of whatever was to be called."""
        self.stop_timer()
        if self._dropped is None:
            self.timer = self._loop.call_later(delay, call)

    def stop_timer(self) -> None:
        """Call nothing."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def _sitter(line: Sat | Rose | Removed) -> tuple[int, str | None]:
    """Who sits on a seat after this line."""
    return line.seat, line.person if isinstance(line, Sat) else None
