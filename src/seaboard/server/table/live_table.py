"""A table while the room holds it in memory: its replay, those who look at it, and what was last stored of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from seaboard.server.storage.append import Append, Summary
from seaboard.server.table.journal import Rose, Sat
from seaboard.server.table.table import Table
from seaboard.server.tell.messages import full_message, tell_summary, update_message
from seaboard.server.tell.seat_view import Standing, Viewer, encode
from seaboard.server.times import now


class Listener(Protocol):
    """A connection that looks at a table."""

    person: str | None
    wanted: int | None
    """Of a person's seats the one this connection shows."""
    number: int
    viewer: Viewer
    shown: int | None
    """The last line that its page has shown to the end; None: it does not say."""

    def push(self, message: bytes) -> None:
        """Send when possible; never waits."""
        ...

    def may_stay(self, table: Table) -> bool:
        """Whether it may still look: links can be revoked."""
        ...

    def dismiss(self) -> None:
        """Close it."""
        ...


class Held:
    """A table in memory. Whoever reads or changes `table` holds `lock`."""

    def __init__(self, table: Table, stored: Summary) -> None:
        self.table = table
        self.stored = stored
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self._standing = Standing(table)
        self.timer: asyncio.TimerHandle | None = None
        self.wrote_last = False
        """Whether this node wrote the last line: then it moves the bots, and others wait a while."""
        self.used = now()

    def take(self) -> bool:
        """Lock at once; False if somebody else has the lock or waits for it."""
        if self.lock.locked():
            return False
        taking = self.lock.acquire()
        try:
            taking.send(None)
        except StopIteration:
            return True
        taking.close()
        return False

    def to_store(self) -> Append:
        """All that is pending, as one append. Actions alone change neither seats nor how a table is listed."""
        table, rows = self.table, list(self.table.pending)
        is_rearranged = not self.stored.text or (bool(rows) and rows[0].number <= table.rearranged)
        text = encode(tell_summary(table)).decode() if is_rearranged else self.stored.text
        seats = [_sitter(row.line) for row in rows if isinstance(row.line, (Sat, Rose))] if is_rearranged else []
        summary = Summary(table.status, table.due_at(now()), text)
        return Append(table.setup.id, rows, None if summary == self.stored else summary, seats)

    def listen(self, listener: Listener, since: int | None) -> None:
        """Begin to look: from a number on, or with everything."""
        viewer = listener.viewer = self.table.seat_of(listener.person, listener.wanted)
        # To one who comes back the view is told whole: it may have been another viewer's.
        update = None if since is None else update_message(Standing(self.table), since, viewer)
        listener.push(update or full_message(self.stand(), viewer, listener.person))
        listener.number = self.table.number
        self.listeners.add(listener)

    def tell(self) -> None:
        """Tell all listeners what they do not know yet. Those who know and may see the same share one message."""
        shared: dict[tuple[int, Viewer], bytes | None] = {}
        for listener in list(self.listeners):
            if listener.number != self.table.number:
                self._tell_one(listener, shared)
        self._standing.let_go()

    def _tell_one(self, listener: Listener, shared: dict[tuple[int, Viewer], bytes | None]) -> None:
        table, viewer, since = self.table, listener.viewer, listener.number
        if since < table.rearranged:
            if not self._stays(listener):
                return
            viewer = table.seat_of(listener.person, listener.wanted)
        message = None
        if viewer == listener.viewer:
            standing = self.stand()
            key = (since, None if standing.hears_what_all_hear(viewer, since) else viewer)
            if key not in shared:
                shared[key] = update_message(standing, since, viewer)
            message = shared[key]
        listener.push(message or full_message(self.stand(), viewer, listener.person))
        listener.viewer, listener.number = viewer, table.number

    def stand(self) -> Standing:
        """How it stands now; remembered until it is told how it stands next."""
        if self._standing.number != self.table.number or self._standing.table is not self.table:
            self._standing = Standing(self.table, self._standing)
        return self._standing

    def audience(self) -> list[int]:
        """How far each page has shown what happened: those of the people who play, or, where bots are among
        themselves, of all who watch."""
        pages = [each for each in self.listeners if each.shown is not None]
        playing = [each for each in pages if each.viewer in self.table.people]
        return [each.shown for each in playing or (pages if not self.table.people else []) if each.shown is not None]

    def show_all(self) -> None:
        """Show everything afresh to all listeners who may stay."""
        for listener in list(self.listeners):
            if self._stays(listener):
                self.listen(listener, None)

    def _stays(self, listener: Listener) -> bool:
        """Whether a listener may still look; else it goes."""
        if listener.may_stay(self.table):
            return True
        self.listeners.discard(listener)
        listener.dismiss()
        return False

    def dismiss_all(self) -> None:
        """The table is gone."""
        for listener in self.listeners:
            listener.dismiss()
        self.listeners.clear()

    def set_timer(self, delay: float, call: Callable[[], None]) -> None:
        """Call once, instead of whatever was to be called."""
        self.stop_timer()
        self.timer = asyncio.get_running_loop().call_later(delay, call)

    def stop_timer(self) -> None:
        """Call nothing."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def _sitter(line: Sat | Rose) -> tuple[int, str | None]:
    """Who sits on a seat after this line."""
    return line.seat, line.person if isinstance(line, Sat) else None
