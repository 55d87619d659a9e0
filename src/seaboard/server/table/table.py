"""A table of the room: the replay of its journal. Knows nothing of networks, databases and viewers. What is done at it
becomes lines: `write` puts a line into effect and keeps what happened in `unsaved` until somebody stores it; if that
fails this replay is ahead of the truth and is to be thrown away. How the table stands is in `standing.py`, what a line
changes in `replay.py`; what people may do is said elsewhere: `seating.py`, `opening.py`, `playing.py`, `consent.py`,
`moderation.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from seaboard.core.game import Game
from seaboard.core.seal import SealingKey
from seaboard.server.table.clock import Downtime
from seaboard.server.table.journal import Line, Row, Setup
from seaboard.server.table.replay import Happened, apply
from seaboard.server.table.standing import ABANDONED, FINISHED, OPEN, RUNNING, Standing, Status

__all__ = ["ABANDONED", "FINISHED", "OPEN", "RUNNING", "Status", "Table"]


class Table(Standing):
    """One table."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        seed: bytes,
        sealing: SealingKey | None = None,
        downtimes: Sequence[Downtime] = (),
    ) -> None:
        super().__init__(game, setup, seed, sealing, downtimes)
        self.unsaved: list[Happened] = []

    def write(self, line: Line, at: int, key: str | None = None) -> None:
        """Put a new line into effect, to be stored."""
        self.unsaved.append(self.apply(Row(self.number + 1, at, line, key)))

    def settle(self) -> list[Happened]:
        """Somebody stores what was unsaved; what it was."""
        happened, self.unsaved = self.unsaved, []
        if self.match is not None:
            self.match.before = None
        return happened

    def apply(self, row: Row) -> Happened:
        """Put one line into effect; what happened."""
        return apply(self, row)
