"""Those who look at a table, and what each of them was told. Only what is stored comes here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from seaboard.core.errors import Trouble
from seaboard.server.room.delayed_feed import DelayedFeed
from seaboard.server.table.replay import Happened
from seaboard.server.table.table import RUNNING, Table
from seaboard.server.tell.lines import Told, encode, tell_all
from seaboard.server.tell.messages import tell_full, tell_update
from seaboard.server.tell.seat_view import SeatViews
from seaboard.server.tell.wire import Full, Play, Viewer

RECENT = 32
"""Lines that a dropped connection can catch up on without a whole new view."""


class Listener(Protocol):
    """A connection that looks at a table."""

    person: str | None
    session: int
    """The number of the personal link that the person had when they came."""
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
        """The table is not for it any more."""
        ...

    def ask_to_wait(self) -> None:
        """The table cannot be told from now on; it may come back soon."""
        ...


class Audience:
    """The listeners of one table."""

    def __init__(self, table: Table, happened: Iterable[Happened]) -> None:
        self.listeners: set[Listener] = set()
        self._table = table
        self._recent: list[Told] = []
        self._views = SeatViews(table)
        self._late = DelayedFeed(self)
        self.note(tell_all(table, each) for each in happened)
        if table.setup.delay:
            self._late.add()

    def note(self, told: Iterable[Told]) -> None:
        """This happened at the table. Nobody is told yet."""
        self._recent.extend(told)
        del self._recent[:-RECENT]

    def begin_anew(self, table: Table, happened: Iterable[Happened]) -> None:
        """The table was replayed; these were its last lines."""
        self._table = table
        self._recent.clear()
        self.note(tell_all(table, each) for each in happened)

    def full(self, viewer: Viewer, person: str | None) -> Full:
        """Everything, for one viewer; to those who see it late, as it was."""
        if self.is_late(viewer, person):
            return self._late.show()
        return self.full_now(viewer, person)

    def full_now(self, viewer: Viewer, person: str | None) -> Full:
        """Everything as it is."""
        return tell_full(self._stand(), self._recent, viewer, person)

    def play(self, viewer: Viewer, person: str | None) -> Play | None:
        """How the game stands, for one viewer; nothing for those who see it late."""
        return None if self.is_late(viewer, person) else self._stand().tell(viewer)

    def is_late(self, viewer: Viewer, person: str | None) -> bool:
        """Whether somebody sees this table only after a while: whoever watches a running game, where it was set up so.
        Its host sees what happens."""
        if not self._table.setup.delay or viewer is not None or self._table.is_host(person):
            return False
        return self._table.status == RUNNING or self._late.is_behind

    def known(self, viewer: Viewer, person: str | None) -> tuple[int, int]:
        """The number of the last line, and that of the next entry, as far as somebody may know them."""
        return self._late.known() if self.is_late(viewer, person) else (self._table.number, self._table.seq)

    def need_present(self, viewer: Viewer, person: str | None) -> None:
        """They see the table as it is, or are asked to wait for its end."""
        if self.is_late(viewer, person):
            raise Trouble("not-over-yet")

    def need_show(self, viewer: Viewer, person: str | None) -> None:
        """There is something that they may see already."""
        if self.is_late(viewer, person):
            self._late.show()

    @property
    def table(self) -> Table:
        """The table that they look at."""
        return self._table

    def join(self, listener: Listener, since: int | None) -> None:
        """Begin to look: from a number on, or with everything."""
        viewer = listener.viewer = self._table.seat_of(listener.person, listener.wanted)
        # To one who comes back the view is told whole: it may have been another viewer's.
        update = None if since is None else tell_update(SeatViews(self._table), self._recent, since, viewer)
        if self.is_late(viewer, listener.person):
            self._late.show_to(listener)
        else:
            listener.push(encode(update or self.full(viewer, listener.person)))
        listener.number = self.known(viewer, listener.person)[0]
        self.listeners.add(listener)

    def tell(self) -> None:
        """Tell all listeners what they do not know yet. Those who know and may see the same share one message."""
        shared: dict[tuple[int, Viewer], bytes | None] = {}
        if self._table.setup.delay:
            self._late.add()
        views = self._stand()
        for listener in list(self.listeners):
            if listener.number != self._table.number:
                self._tell_one(listener, views, shared)
        views.forget_base()

    def _tell_one(self, listener: Listener, views: SeatViews, shared: dict[tuple[int, Viewer], bytes | None]) -> None:
        table, viewer, since = self._table, listener.viewer, listener.number
        if since < table.rearranged:
            if not self._stays(listener):
                return
            viewer = table.seat_of(listener.person, listener.wanted)
        if self.is_late(viewer, listener.person):
            listener.viewer = viewer
            return
        message = None
        if viewer == listener.viewer:
            key = (since, None if views.hears_what_all_hear(viewer, since) else viewer)
            if key not in shared:
                update = tell_update(views, self._recent, since, viewer)
                shared[key] = None if update is None else encode(update)
            message = shared[key]
        listener.push(message or encode(self.full(viewer, listener.person)))
        listener.viewer, listener.number = viewer, table.number

    def push_late(self, message: bytes) -> None:
        """Show this to all who see the table late. Who has seen the last of it is told from now on what happens."""
        for listener in list(self.listeners):
            if listener.viewer is None and not self._table.is_host(listener.person):
                listener.push(message)
                listener.number = self._late.known()[0]

    def _stand(self) -> SeatViews:
        """How it stands now; remembered until it is told how it stands next."""
        if self._views.number != self._table.number or self._views.table is not self._table:
            self._views = SeatViews(self._table, self._views)
        return self._views

    def shown(self) -> list[int]:
        """How far each page has shown what happened: those of the people who play, or, where bots are among
        themselves, of those whose seats they are; only where none of these looks, of all who watch."""
        pages = [(each.viewer, each.shown) for each in self.listeners if each.shown is not None]
        people = self._table.people
        if people:
            return [shown for viewer, shown in pages if viewer in people]
        seated = [shown for viewer, shown in pages if viewer is not None]
        return seated or [shown for _, shown in pages]

    def stop_waiting(self) -> None:
        """Pages that have still not shown everything are not waited for until they say something again: a hidden tab
        shows nothing, and all others would wait each time."""
        for each in self.listeners:
            if each.shown is not None and each.shown < self._table.number:
                each.shown = None

    def show_all(self) -> None:
        """Show everything afresh to all listeners who may stay; to those who see it late, when they may see that."""
        if self._table.setup.delay:
            self._late.begin_anew()
        for listener in list(self.listeners):
            if self._stays(listener):
                self.join(listener, None)

    def _stays(self, listener: Listener) -> bool:
        """Whether a listener may still look; else it goes."""
        if listener.may_stay(self._table):
            return True
        self.listeners.discard(listener)
        listener.dismiss()
        return False

    def end_sessions(self, person: str, link: int | None) -> None:
        """Whoever came as this person, but with another personal link, goes."""
        for listener in list(self.listeners):
            if listener.person == person and listener.session != link:
                self.listeners.discard(listener)
                listener.dismiss()

    def end_all_sessions(self) -> None:
        """Whoever came as anybody goes, and who has a link that holds no more."""
        for listener in list(self.listeners):
            if listener.person is not None or not listener.may_stay(self._table):
                self.listeners.discard(listener)
                listener.dismiss()

    def dismiss_all(self) -> None:
        """The table is gone."""
        for listener in self.listeners:
            listener.dismiss()
        self.listeners.clear()

    def ask_all_to_wait(self) -> None:
        """The table cannot be told for now."""
        for listener in self.listeners:
            listener.ask_to_wait()
        self.listeners.clear()
