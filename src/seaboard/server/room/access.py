"""Who may do what at a table: links, hosts, seats."""

from __future__ import annotations

import msgspec

from seaboard.core.errors import Trouble
from seaboard.server.room.keys import Keys
from seaboard.server.storage.store import Person
from seaboard.server.table import journal
from seaboard.server.table.journal import SPECTATORS, Setup, Stored
from seaboard.server.table.requests import MOST_SEATS
from seaboard.server.table.table import OPEN, RUNNING, Table


class Asking(msgspec.Struct):
    """Who asks: a person, or nobody we know, perhaps with a link in their hand; of several own seats, for which."""

    person: Person | None
    link: str | None = None
    wanted: int | None = None
    address: str = "?"
    """Where they are, as limits count it."""
    ended: int = 0
    """How many sessions had ended when it was found out who they are (`Room.sessions_ended`)."""

    @property
    def id(self) -> str | None:
        """The person's id."""
        return None if self.person is None else self.person.id

    def need_person(self) -> Person:
        """The person who asks."""
        if self.person is None:
            raise Trouble("who-are-you")
        return self.person

    def viewer(self, table: Table) -> int | None:
        """The seat they play now, if any."""
        return table.seat_of(self.id, self.wanted)

    def need_seat(self, table: Table) -> int:
        """The seat they play now."""
        seat = table.seat_of(self.need_person().id, self.wanted)
        if seat is None:
            raise Trouble("no-seat")
        return seat

    def need_one_of_own(self, table: Table, seat: int) -> int:
        """A seat of theirs."""
        if seat not in table.seats_of(self.need_person().id):
            raise Trouble("no-seat")
        return seat

    def need_host(self, table: Table) -> None:
        """They set up the table, or this is refused."""
        if not table.is_host(self.need_person().id):
            raise Trouble("host-only")


class Access:
    """What the links of a room open."""

    def __init__(self, keys: Keys) -> None:
        self._keys = keys

    def may_watch(self, table: Table, person: str | None, link: str | None) -> bool:
        """Whether somebody may look at a table."""
        setup = table.setup
        if table.is_public and setup.spectators:
            return True
        sits = table.is_host(person) or table.seat_of(person) is not None
        if not sits and not setup.spectators and table.status == RUNNING:
            return False
        return table.is_public or self._may_come_in(setup, sits, table.links, person, link)

    def need_watch(self, table: Table, asking: Asking, link: str | None = None) -> None:
        """They may look at the table, or it is as if it were not there; of a public one everybody knows."""
        if not self.may_watch(table, asking.id, asking.link or link):
            raise Trouble("no-spectators") if table.is_public else Trouble("no-such-table")

    def may_watch_stored(self, stored: Stored, person: str | None, link: str | None) -> bool:
        """The same for a table whose rules are not here, from the lines of its journal."""
        if stored.setup.public or any(isinstance(row.line, journal.Published) for row in stored.rows):
            return True
        sitting: dict[int, str | None] = {}
        links = dict.fromkeys((SPECTATORS, *range(MOST_SEATS)), 0)
        for row in stored.rows:
            if isinstance(row.line, journal.Sat):
                sitting[row.line.seat] = row.line.person
            elif isinstance(row.line, journal.Rose | journal.Placed | journal.Removed):
                sitting[row.line.seat] = None
            if isinstance(row.line, journal.Relinked | journal.Removed):
                links[row.line.seat] += 1
        sits = person is not None and person in sitting.values()
        return self._may_come_in(stored.setup, sits, links, person, link)

    def _may_come_in(
        self, setup: Setup, sits: bool, links: dict[int, int], person: str | None, link: str | None
    ) -> bool:
        """Whether somebody may look at a private table."""
        if sits or (person is not None and person == setup.host):
            return True
        return any(self._keys.opens(link, setup.id, seat, revoked) for seat, revoked in links.items())

    def need_seat_link(self, table: Table, asking: Asking, seat: int, link: str | None) -> None:
        """A seat at a private table is for whoever has its link; at a public one for anybody."""
        if table.is_public or table.may_be_host(asking.id) or seat in table.seats_of(asking.id):
            return
        revoked = table.links.get(seat, -1)
        if not any(self._keys.opens(each, table.setup.id, seat, revoked) for each in (link, asking.link)):
            raise Trouble("link-needed")

    def seat_to_free(self, table: Table, asking: Asking, seat: int | None) -> int:
        """The seat that somebody may leave: their own, or as the host any before the game."""
        if seat is None:
            return asking.need_seat(table)
        if seat not in table.seats_of(asking.id):
            asking.need_host(table)
            if table.status != OPEN:
                raise Trouble("not-open")
        return seat

    def links(self, table: Table) -> tuple[str, list[str]]:
        """The link to watch a table, and those of its seats."""
        made = {seat: self._keys.table_link(table.setup.id, seat, revoked) for seat, revoked in table.links.items()}
        return made[SPECTATORS], [made[seat] for seat in range(len(table.places))]
