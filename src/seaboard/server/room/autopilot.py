"""Makes happen what needs no person: bots move, time runs out, idle tables are forgotten. Any node may move a bot,
since the journal's numbers decide who was first; the node that wrote the last line does it at once, the others only
when it seems to be gone."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from functools import partial
from random import SystemRandom
from typing import Any, NamedTuple

from seaboard.bots import Choose, open_bot
from seaboard.core.errors import Trouble
from seaboard.core.game import Game, State
from seaboard.server.metrics import BOT_MOVES
from seaboard.server.room.live_table import LiveTable
from seaboard.server.room.room import Room
from seaboard.server.table import playing, seating
from seaboard.server.table.opening import withdraw
from seaboard.server.table.table import Table
from seaboard.server.times import now

TAKEOVER = 3.0
"""Seconds that another node waits before it moves a bot."""

LONGEST_SHOW = 20.0
"""Seconds that a bot waits at most for a page to show what happened."""

AFTER_SHOW = 0.15
"""Seconds from then to the bot's move."""

SWEEP = 2.0

SOON = 60_000
"""Milliseconds: what is due later is left to the sweep; a table with a clock of days need not stay in memory."""

FIRST_RETRY, LAST_RETRY = 4.0, 3600.0
"""Seconds after which a table is tried again that could not be played: at first, and at most."""

log = logging.getLogger("seaboard.autopilot")


class Postponed(NamedTuple):
    """When to try a table again that was listed as due at this time, and how long that was put off."""

    due: int
    until: float
    pause: float = 0.0


class Autopilot:
    """Plays for those who do not."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.room.changed = self.watch
        self._tasks: set[asyncio.Task[None]] = set()
        self._rng = SystemRandom()
        self._postponed: dict[str, Postponed] = {}

    async def run(self) -> None:
        """Sweep for ever: at first everything that was left lying, then what other nodes left."""
        grace = 0
        while True:
            try:
                await self.sweep(now() - grace)
            except Trouble as trouble:
                log.warning("sweep failed: %s", trouble.message)
            except Exception:
                log.exception("sweep failed")
            grace = int(1000 * (TAKEOVER + self.room.settings.bot_pace))
            self.room.forget_idle()
            await asyncio.sleep(SWEEP)

    async def sweep(self, before: int) -> None:
        """Look at every table that is overdue, so that none waits behind others that cannot be helped."""
        after: tuple[int, str] | None = None
        listed: set[str] = set()
        while page := await self.room.store.due_tables(before, after):
            for due, table in page:
                postponed = self._postponed.get(table)
                if postponed is None or postponed.due != due or postponed.until <= time.monotonic():
                    await self._pick_up(table, due)
            after = page[-1]
            listed.update(table for _, table in page)
        for table in self._postponed.keys() - listed:
            # It has moved on, or is gone.
            del self._postponed[table]

    async def _pick_up(self, table: str, due: int) -> None:
        """Take care of a table from now on. If it cannot be played here, that may change."""
        try:
            live = await self.room.find(table)
        except Trouble as trouble:
            if trouble.message != "storage-unavailable":
                self._postpone(table, due)
            log.warning("table %s cannot be played: %s", table, trouble.message)
        except Exception:
            self._postpone(table, due)
            log.exception("table %s cannot be replayed", table)
        else:
            self._postponed.pop(table, None)
            if live.timer is None and live.is_idle:
                self.watch(live)
                self._let_rest(live, due)

    def _postpone(self, table: str, due: int) -> None:
        """Try again later, and each time later than before."""
        before = self._postponed.get(table)
        pause = FIRST_RETRY if before is None else min(max(2 * before.pause, FIRST_RETRY), LAST_RETRY)
        self._postponed[table] = Postponed(due, time.monotonic() + pause, pause)

    def _let_rest(self, live: LiveTable, due: int) -> None:
        """A table that is listed as due and is not: since the room was closed for a while all have more time. To pick
        them up again and again would keep all of them in memory."""
        later = live.table.due_at(now())
        wait = LAST_RETRY if later is None else min((later - now() - SOON) / 1000, LAST_RETRY)
        if live.timer is None and wait > 0:
            self._postponed[live.id] = Postponed(due, time.monotonic() + wait)

    async def stop(self) -> None:
        """Begin nothing more."""
        self.room.changed = lambda live: None
        for live in self.room.live.values():
            live.stop_timer()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def watch(self, live: LiveTable) -> None:
        """A table changed: set the time at which to look after it."""
        delay = self._delay(live)
        if delay is None:
            live.stop_timer()
        else:
            live.set_timer(delay, lambda: self._begin(live))

    def _delay(self, live: LiveTable) -> float | None:
        table = live.table
        due = table.due_at(now())
        if due is not None and table.bots_to_move():
            delay = math.inf if live.is_thinking else self._delay_of_bots(live)
            delay = min(delay, _seconds_to(table.next_deadline()))
            return None if math.isinf(delay) else delay
        live.bots_since = None
        if due is None or due > now() + SOON:
            return None
        return _seconds_to(due)

    def _delay_of_bots(self, live: LiveTable) -> float:
        """From when it was their turn on: whatever else happens at the table does not hold them up."""
        if live.bots_since is None:
            live.bots_since = time.monotonic()
        pace = self._pace(live) + (0.0 if live.wrote_last or not self.room.store.is_postgres else TAKEOVER)
        return max(0.0, pace - (time.monotonic() - live.bots_since))

    def _pace(self, live: LiveTable) -> float:
        """Seconds before a bot moves: not before everybody has seen what happened, if their pages say so."""
        pace, shown = self.room.settings.bot_pace, live.audience.shown()
        if not shown:
            return pace
        return LONGEST_SHOW if min(shown) < live.table.number else min(pace, AFTER_SHOW)

    def _begin(self, live: LiveTable) -> None:
        live.timer = None
        if live.bots_since is not None and time.monotonic() >= live.bots_since + LONGEST_SHOW:
            live.audience.stop_waiting()
        task = asyncio.create_task(self._look_after(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_after(self, live: LiveTable) -> None:
        try:
            thought = await live.call(partial(self._imagine, live))
            if thought is not None:
                await self._move_bot(live, *thought)
                self.watch(live)
            elif not await self.end_waiting(live):
                self.watch(live)
        except Trouble as trouble:
            log.info("table %s cannot be looked after: %s", live.id, trouble.message)
            self._begin_later(live)
        except Exception:
            log.exception("table %s cannot be looked after", live.id)
            self._begin_later(live)

    def _begin_later(self, live: LiveTable) -> None:
        """Not at once: what failed may fail every time, thousands of times a second."""
        live.set_timer(TAKEOVER, lambda: self._begin(live))

    async def end_waiting(self, live: LiveTable) -> bool:
        """See to those who are waited for too long. Whether there was anybody."""
        try:
            await self.room.downtimes.wake()
        except Trouble:
            # Nobody knows whose time is up before the storage is back.
            await asyncio.sleep(SWEEP)
            return False
        return await live.call(_end_waiting)

    async def _move_bot(
        self, live: LiveTable, bot: Choose, game: Game[Any], imagined: State, seat: int, seq: int
    ) -> None:
        try:
            action = await self.room.thinking.do(live.id, bot, game, imagined, seat, self._rng)
        finally:
            live.is_thinking = False
        await live.call(lambda table: _play_bot(live, table, seat, action, seq))

    def _imagine(self, live: LiveTable, table: Table) -> tuple[Choose, Game[Any], State, int, int] | None:
        """What the next bot has to think about: the position as far as its seat knows it. Nothing if somebody's time is
        up: that comes first; nor if one is thinking already."""
        seats = table.bots_to_move()
        if not seats or table.match is None or table.late_people(now()) or live.is_thinking:
            return None
        seat = seats[0]
        level = table.places[seat].played_by
        assert level is not None
        imagined = table.game.imagine(table.match.state, seat, self._rng)
        bot = _find_bot(table, seat, level, self.room.thinking.crowd)
        live.is_thinking = True
        return bot, table.game, imagined, seat, table.seq


def _find_bot(table: Table, seat: int, level: str, crowd: Callable[[], float]) -> Choose:
    """The bot of a seat, in haste while a crowd waits; in a lesson it does what it is to show, as long as it can."""
    assert table.match is not None
    shown = None if table.lesson is None else table.lesson.scripted(table.game, table.match.history, seat)
    if shown is not None and shown in table.match.legal(seat):
        action = shown
        return lambda game, state, seat, rng: action
    return open_bot(level, table.game, crowd)


def _play_bot(live: LiveTable, table: Table, seat: int, action: int, seq: int) -> None:
    """Play what a bot chose, unless the table has moved on meanwhile; what others planned at the same time is no
    reason to think again."""
    if table.fresh[seat] <= seq <= table.seq and seat in table.bots_to_move():
        live.bots_since = None
        playing.act(table, seat, action, seq, now(), None)
        BOT_MOVES.inc()


def _end_waiting(table: Table) -> bool:
    """A start that waits too long is withdrawn; bots take over the seats whose time is up. Whether anything was so."""
    withdraw(table, now())
    for seat in table.late_people(now()):
        seating.hand_over(table, seat, table.setup.stand_in, now(), late=True)
    return bool(table.unsaved)


def _seconds_to(at: int | None) -> float:
    """How long it is to a time, and a little longer."""
    return math.inf if at is None else max(0.0, (at - now()) / 1000) + 0.01
