"""Times as the journal keeps them: whole milliseconds since 1970."""

from __future__ import annotations

import time
from datetime import UTC, datetime


def now() -> int:
    """This moment."""
    return time.time_ns() // 1_000_000


def iso_time(at: int) -> str:
    """A time as the game log writes it."""
    return datetime.fromtimestamp(at // 1000, UTC).isoformat(timespec="seconds")
