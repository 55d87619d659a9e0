"""A table's clock. Each decision has its own time; what goes beyond it comes out of the seat's bank. All of it follows
from the times in the journal, and from when the room was closed (`room/downtime.py`): every node reads the same clock.

Only a decision that can no longer be undone starts a fresh allowance; undoing restores what was left. Handing the seat
to a bot and taking it back before the bot moves does not stop the clock. Nor does undoing a move that had passed the
turn, or undoing a bot's move: that time counts as the undoer's own. A seat with no time left for a decision cannot undo
it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from copy import copy, deepcopy
from typing import NamedTuple

import msgspec

from seaboard.server.table.journal import Clock


class Downtime(NamedTuple):
    """A time at which the room was closed, in milliseconds."""

    start: int
    end: int


class Decided(NamedTuple):
    """A decision: the number of its entry, what was spent on it, when it was made, and how long a bot took for it that
    stood in, in milliseconds."""

    seq: int
    used: int
    at: int
    lent: int = 0


class SeatClock(msgspec.Struct):
    """One seat's time, in milliseconds."""

    bank: int
    used: int = 0
    """Spent on the present decision, without what goes on since `Clockwork.since`."""
    behind: list[Decided] = []
    """Decisions that can still be taken back."""
    ahead: list[int] = []
    """Spent on decisions that came after the present one and were taken back with it, the nearest last."""


class Clockwork:
    """The running clock of a game: which seats are thinking, since when, and what is left to each."""

    def __init__(self, clock: Clock, seats: int, downtimes: Sequence[Downtime] = ()) -> None:
        self.move = clock.move * 1000
        self._downtimes = downtimes
        self.seats = [SeatClock(clock.bank * 1000) for _ in range(seats)]
        self.since: dict[int, int] = {}
        """When each thinking seat began to, or went on, in milliseconds."""
        self._excused = 0
        """What was before is nobody's time, in milliseconds."""

    @property
    def banks(self) -> list[int]:
        """What is left in each bank."""
        return [seat.bank for seat in self.seats]

    def turn(self, at: int, thinking: Collection[int]) -> None:
        """These seats think from now on. Those who did already go on."""
        for seat in [each for each in self.since if each not in thinking]:
            self._pause(seat, at)
        for seat in thinking:
            self.since.setdefault(seat, at)

    def lend(self, at: int, seat: int) -> None:
        """A bot is to decide for the seat from now on. Should it not come to that, the time goes on from here."""
        self._pause(seat, at)

    def act(self, at: int, seat: int, seq: int, by_bot: bool = False) -> None:
        """A seat decided, in the entry of this number. The next decision has its own time. That of a bot that stands in
        is nobody's, unless it is taken back."""
        spent, clock = self._stop(seat, at), self.seats[seat]
        if not by_bot:
            self._spend(seat, spent)
        clock.behind.append(Decided(seq, clock.used, at, spent if by_bot else 0))
        clock.used = clock.ahead.pop() if clock.ahead else 0

    def take_back(self, at: int, to: int, agreed: bool = False) -> None:
        """All decisions from this entry on are open again, with what was spent on them. Whoever began to think because
        of them has that time back, and so had a bot: it was that of the seat that takes back. Unless all agreed: how
        long that took is up to the others."""
        thinking = set(self.since)
        reopened = {seat: self._reopen(seat, at, to) for seat in range(len(self.seats))}
        acted = {seat: decided for seat, decided in reopened.items() if decided}
        if agreed or len(acted) != 1:
            return
        ((taker, decided),) = acted.items()
        for seat in [each for each, began in self.since.items() if began >= decided[-1].at]:
            del self.since[seat]
        if taker not in thinking and not self.since:
            self.since[taker] = min(at, max(self._excused, decided[0].at))

    def may_take_back(self, at: int, seat: int, to: int) -> bool:
        """Whether a seat has time left for the decision in this entry."""
        tried = copy(self)
        tried.since, tried.seats = dict(self.since), deepcopy(self.seats)
        tried.take_back(at, to)
        tried.turn(at, [seat])
        return not tried.late([seat], at)

    def _reopen(self, seat: int, at: int, to: int) -> list[Decided]:
        """A seat's decisions from this entry on are open again; which they were, the last one first."""
        clock, reopened = self.seats[seat], []
        while clock.behind and clock.behind[-1].seq >= to:
            self._pause(seat, at)
            clock.ahead.append(clock.used)
            reopened.append(clock.behind.pop())
            clock.used = reopened[-1].used
            self._spend(seat, reopened[-1].lent)
        return reopened

    def settle(self) -> None:
        """What was decided so far stands."""
        for clock in self.seats:
            clock.behind.clear()
            clock.ahead.clear()

    def _pause(self, seat: int, at: int) -> None:
        self._spend(seat, self._stop(seat, at))

    def _stop(self, seat: int, at: int) -> int:
        """A seat thinks no more; how long it did."""
        since = self.since.pop(seat, at)
        closed = sum(min(to, at) - start for start, to in self._closed_after(since) if start < at)
        return max(0, at - since - closed)

    def _spend(self, seat: int, spent: int) -> None:
        clock, left = self.seats[seat], self._left_of_move(seat)
        clock.used += spent
        clock.bank = max(0, clock.bank - max(0, spent - left))

    def _closed_after(self, since: int) -> Iterator[tuple[int, int]]:
        """When the room was closed from a moment on, nothing twice."""
        for start, end in self._downtimes:
            if end > since:
                yield max(start, since), end
                since = end

    def _left_of_move(self, seat: int) -> int:
        return max(0, self.move - self.seats[seat].used)

    def resume(self, started: int, now: int) -> None:
        """This node begins to look after the clock, having started then. Nobody's time runs out while there is no
        server: whose did, though nobody knows when the room was closed, has what was left when the last line was
        written. Times of a clock that was wrong are no excuse."""
        for seat, began in self.since.items():
            if self.deadline(seat) < started:
                self.since[seat] = self._excused = started
            elif began > now:
                self.since[seat] = now

    def deadline(self, seat: int) -> int:
        """When the time of a thinking seat is up."""
        end = self.since[seat] + self._left_of_move(seat) + self.seats[seat].bank
        for start, to in self._closed_after(self.since[seat]):
            if start < end:
                end += to - start
        return end

    def next_deadline(self, seats: Collection[int]) -> int | None:
        """The first deadline among these seats, as far as they are thinking."""
        return min((self.deadline(seat) for seat in seats if seat in self.since), default=None)

    def late(self, seats: Collection[int], now: int) -> list[int]:
        """Those of the seats whose time is up."""
        return [seat for seat in seats if seat in self.since and self.deadline(seat) <= now]
