"""Makes a table of what is stored of it, in a thread: a long one takes a tenth of a second and more."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from seaboard.core.errors import Trouble
from seaboard.core.game import Game
from seaboard.core.log import Header
from seaboard.server.room.audience import RECENT
from seaboard.server.room.keys import Keys
from seaboard.server.table.clock import Downtime
from seaboard.server.table.journal import Stored
from seaboard.server.table.replay import Happened
from seaboard.server.table.table import Table


def replay(game: Game[Any], stored: Stored, keys: Keys, downtimes: Sequence[Downtime]) -> tuple[Table, list[Happened]]:
    """The table, and its last lines. Whatever fails is the trouble of this table alone."""
    try:
        return _replay(game, stored, keys, downtimes)
    except Exception as error:
        raise Trouble("table-unreadable") from error


def _replay(game: Game[Any], stored: Stored, keys: Keys, downtimes: Sequence[Downtime]) -> tuple[Table, list[Happened]]:
    public = next((row.line.key for row in reversed(stored.rows) if isinstance(row.line, Header)), None)
    table = Table(game, stored.setup, stored.seed, keys.sealing_of(public), downtimes)
    happened = deque((table.apply(row) for row in stored.rows), maxlen=RECENT)
    table.settle()
    return table, list(happened)
