"""Times as the journal keeps them: whole milliseconds since 1970, as they pass for this process. When somebody sets the
system's clock while it runs, nobody has more or less time to think."""

from __future__ import annotations

import time
from datetime import UTC, datetime

_began = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """This moment."""
    return (_began + time.monotonic_ns()) // 1_000_000


def agree_with(other: int, sureness: int) -> None:
    """Tell the same time as another clock, which has just said this; so sure is that, in milliseconds. Nodes agree with
    their database, and so with each other: whoever is slow would let people think for nothing."""
    global _began
    difference = other - now()
    if abs(difference) > sureness:
        _began += difference * 1_000_000


def wall_clock() -> int:
    """This moment as the system's clock has it now: for what others compare with a clock of their own."""
    return time.time_ns() // 1_000_000


def iso_time(at: int) -> str:
    """A time as the game log writes it."""
    return datetime.fromtimestamp(at // 1000, UTC).isoformat(timespec="seconds")
