"""What one client asks of a table, one request after the other."""

from __future__ import annotations

from functools import partial

from seaboard.core.errors import Trouble
from seaboard.server.metrics import CONNECTIONS
from seaboard.server.room.access import Asking
from seaboard.server.room.commands import count_at_table, count_message, do
from seaboard.server.room.live_table import LiveTable
from seaboard.server.room.room import Room
from seaboard.server.socket.connection import Connection
from seaboard.server.socket.outbox import REFUSED, TableOutbox
from seaboard.server.table.requests import PlayAs, Shown, parse_request, read_move
from seaboard.server.table.table import Table


class TableSocket(Connection):
    """One view of a table."""

    __slots__ = ("_since", "asking", "live", "room")

    outbox: TableOutbox

    def __init__(
        self, room: Room, live: LiveTable, asking: Asking, address: str, outbox: TableOutbox, since: int | None
    ) -> None:
        super().__init__(room.limits, address, outbox)
        self.room = room
        self.live = live
        self.asking = asking
        self._since = since

    async def join(self) -> None:
        """Begin to look: from the last number heard on, or with everything."""
        CONNECTIONS.inc()
        if self._since is not None:
            # Another node may have told them more than this one has heard yet.
            self.live.catch_up(self._since)
        await self._look(self._since)

    def leave(self) -> None:
        """Look no more."""
        CONNECTIONS.dec()
        self.live.audience.listeners.discard(self.outbox)
        self.room.limits.forget("malformed-per-connection", str(id(self)))

    async def _look(self, since: int | None) -> None:
        def look(table: Table) -> None:
            self.room.access.need_watch(table, self.asking)
            self.live.audience.join(self.outbox, since)
            self.room.check_newcomer(self.asking.id, self.asking.ended)

        await self.live.call(look)

    async def hear(self, data: str | bytes) -> None:
        """Do what the client asks."""
        try:
            count_message(self.room, self.asking)
            request = parse_request(data)
            count_at_table(self.room, self.live, self.asking, request)
            await do(self.room, self.live, self.asking, request, partial(self.outbox.acknowledge, request.move))
            if isinstance(request, PlayAs):
                self.outbox.wanted = self.asking.wanted = request.seat
                await self._look(None)
            elif isinstance(request, Shown):
                self.outbox.shown = request.number
                await self.live.call(lambda table: self.room.changed(self.live))
        except Trouble as trouble:
            await self._refuse(read_move(data), trouble)

    async def _refuse(self, move: str | None, trouble: Trouble) -> None:
        """Say why not, and how things stand; who sends too much gets words only, and finally nothing."""
        await self.room.catalogues.load(self.outbox.language)
        if trouble.message == "storage-unavailable":
            self.outbox.ask_to_wait()
        elif trouble.message in ("rate-limited", "malformed"):
            try:
                self.room.limits.spend("malformed-per-connection", str(id(self)))
            except Trouble:
                self.outbox.close(REFUSED)
            else:
                self.outbox.refuse(move, trouble)
        else:
            await self._refuse_in_turn(move, trouble)

    async def _refuse_in_turn(self, move: str | None, trouble: Trouble) -> None:
        audience, viewer, person = self.live.audience, self.outbox.viewer, self.asking.id
        try:
            stand = await self.live.call(lambda _: (audience.known(viewer, person)[0], audience.play(viewer, person)))
        except Trouble:
            self.outbox.ask_to_wait()
        else:
            self.outbox.refuse(move, trouble, stand)
