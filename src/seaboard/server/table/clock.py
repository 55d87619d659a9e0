"""A table's clock. Each decision has its own time; what goes beyond it comes out of the seat's bank. All of it follows
from the times in the journal, so every node reads the same clock."""

from __future__ import annotations

from collections.abc import Collection

from seaboard.server.table.journal import Clock


class Clockwork:
    """The running clock of a game: which seats are thinking, since when, and what is left in their banks."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.move = clock.move * 1000
        self.banks = [clock.bank * 1000] * seats
        self.since: dict[int, int] = {}
        """When each thinking seat began to, in milliseconds."""

    def turn(self, at: int, thinking: Collection[int], acted: int | None = None) -> None:
        """Somebody acted. Seats that go on thinking keep the time they began; whoever acted begins anew."""
        for seat, began in list(self.since.items()):
            if seat == acted or seat not in thinking:
                self.banks[seat] = max(0, self.banks[seat] - max(0, at - began - self.move))
                del self.since[seat]
        for seat in thinking:
            self.since.setdefault(seat, at)

    def forgive(self, down_until: int) -> None:
        """Nobody's time runs out while there is no server: whose did begins the decision anew."""
        for seat in self.since:
            if self.deadline(seat) < down_until:
                self.since[seat] = down_until

    def deadline(self, seat: int) -> int:
        """When the time of a thinking seat is up."""
        return self.since[seat] + self.move + self.banks[seat]

    def next_deadline(self, seats: Collection[int]) -> int | None:
        """The first deadline among these seats, as far as they are thinking."""
        return min((self.deadline(seat) for seat in seats if seat in self.since), default=None)

    def late(self, seats: Collection[int], now: int) -> list[int]:
        """Those of the seats whose time is up."""
        return [seat for seat in seats if seat in self.since and self.deadline(seat) <= now]
