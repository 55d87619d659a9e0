"""What an action brought about, read off the positions before and after it: for logs in words and for pages."""

from __future__ import annotations

from typing import Any

from seaboard.games.schatztaucher.state import (
    EMPTY,
    FIGHT,
    FINISHED,
    KIND_NAMES,
    KINDS,
    KNOWN,
    MOST_COUNT,
    ROLL,
    START,
)
from seaboard.games.schatztaucher.table import lamp_cell

Json = dict[str, Any]


def list_events(box: Any, before: Any, after: Any) -> list[Json]:
    """Fights won and lost, bonus tiles taken, dives that end with nothing, and whose turn begins."""
    events: list[Json] = []
    turn_ended = after.column < 0 and (before.column >= 0 or (before.phase == ROLL and after.phase == ROLL))
    if before.phase == FIGHT:
        at = lamp_cell(box, before)
        won = after.cell[at] == EMPTY
        monsters = box.type_front[before.cell[at] - KNOWN] % MOST_COUNT + 1
        events.append({"event": "fight-won" if won else "fight-lost", "seat": before.turn, "monsters": monsters})
    elif before.phase == ROLL and turn_ended:
        events.append({"event": "no-die-left", "seat": before.turn})
    for kind in range(KINDS):
        if after.bonus[kind] != before.bonus[kind]:
            events.append({"event": "bonus", "seat": after.bonus[kind] - 1, "tile": KIND_NAMES[kind]})
    if after.phase != FINISHED and (turn_ended or before.phase == START):
        events.append({"event": "turn", "seat": after.turn})
    return events
