"""Makes happen what needs no person: bots move, time runs out, the lobby's list is told, idle tables are forgotten. Any
node may move a bot, since the journal's numbers decide who was first; the node that wrote the last line does it at
once, the others only when it seems to be gone."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom

from seaboard.bots import open_bot
from seaboard.core.errors import Trouble
from seaboard.server.metrics import BOT_MOVES
from seaboard.server.table.live_table import Held
from seaboard.server.table.opening import withdraw
from seaboard.server.table.room import Room
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

log = logging.getLogger("seaboard.driver")


class Driver:
    """The room's unseen hand."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.room.changed = self.watch
        self._threads = ThreadPoolExecutor(2, "bot")
        self._tasks: set[asyncio.Task[None]] = set()
        self._rng = SystemRandom()
        self._hopeless: set[str] = set()
        """Tables that this node cannot replay; it does not try again."""

    async def run(self) -> None:
        """Sweep for ever: at first everything that was left lying, then what other nodes left."""
        grace = 0
        while True:
            try:
                for table in await self.room.store.due_tables(now() - grace):
                    if table not in self._hopeless:
                        await self._pick_up(table)
            except Exception:
                log.exception("sweep failed")
            grace = int(1000 * (TAKEOVER + self.room.settings.bot_pace))
            self.room.forget_idle()
            await asyncio.sleep(SWEEP)

    async def _pick_up(self, table: str) -> None:
        """Take care of a table from now on, unless it cannot be played here."""
        try:
            held = await self.room.hold(table)
        except Trouble as trouble:
            self._hopeless.add(table)
            log.warning("table %s cannot be played: %s", table, trouble.message)
        except Exception:
            self._hopeless.add(table)
            log.exception("table %s cannot be replayed", table)
        else:
            if held.timer is None and not held.lock.locked():
                self.watch(held)

    async def stop(self) -> None:
        """Begin nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def watch(self, held: Held) -> None:
        """A table changed: set the time at which to look after it."""
        delay = self._delay(held)
        if delay is None:
            held.stop_timer()
        else:
            held.set_timer(delay, lambda: self._begin(held))

    def _delay(self, held: Held) -> float | None:
        table = held.table
        due = table.due_at(now())
        if due is None:
            return None
        if table.bots_to_move():
            pace = self._pace(held)
            return pace if held.wrote_last or not self.room.store.is_postgres else pace + TAKEOVER
        if due > now() + SOON:
            return None
        return max(0.0, (due - now()) / 1000) + 0.01

    def _pace(self, held: Held) -> float:
        """Seconds before a bot moves: not before everybody has seen what happened, if their pages say so."""
        pace, audience = self.room.settings.bot_pace, held.audience()
        if not audience:
            return pace
        return LONGEST_SHOW if min(audience) < held.table.number else min(pace, AFTER_SHOW)

    def _begin(self, held: Held) -> None:
        held.timer = None
        task = asyncio.create_task(self._look_after(held))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_after(self, held: Held) -> None:
        try:
            if held.table.bots_to_move():
                await self._move_bot(held)
            else:
                await self.room.change(held, _end_waiting)
        except Trouble as trouble:
            log.info("bot or clock too late: %s", trouble.message)
        except Exception:
            log.exception("driving table %s failed", held.table.setup.id)
            held.set_timer(TAKEOVER, lambda: self._begin(held))

    async def _move_bot(self, held: Held) -> None:
        async with held.lock:
            table = held.table
            seats = table.bots_to_move()
            if not seats or table.match is None:
                return
            seat, seq, state = seats[0], table.seq, table.match.state
            level = table.places[seat].played_by
            assert level is not None
            bot = open_bot(level, table.game)
            imagined = table.game.imagine(state, seat, self._rng)
        loop = asyncio.get_running_loop()
        action = await loop.run_in_executor(self._threads, bot, table.game, imagined, seat, self._rng)
        await self.room.change(held, lambda table: _play_bot(table, seat, action, seq))


def _play_bot(table: Table, seat: int, action: int, seq: int) -> None:
    """Play what a bot chose, unless the table has moved on meanwhile."""
    if seq == table.seq and seat in table.bots_to_move():
        table.act(seat, action, seq, now(), None)
        BOT_MOVES.inc()


def _end_waiting(table: Table) -> None:
    """A start that waits too long is withdrawn; bots take over the seats whose time is up."""
    withdraw(table, now())
    if table.clock is not None:
        for seat in table.clock.late(table.people, now()):
            table.hand_over(seat, table.setup.stand_in, now(), late=True)
