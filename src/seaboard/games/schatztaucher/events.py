"""What an action brought about, read off the positions before and after it: for logs in words and for pages."""

from __future__ import annotations

from typing import Any

from seaboard.games.schatztaucher.actions import TURN_OVER, tile
from seaboard.games.schatztaucher.collecting import swap_front
from seaboard.games.schatztaucher.state import (
    CHOOSE_WRECK,
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


def list_events(box: Any, before: Any, action: int, after: Any) -> list[Json]:
    """Fights won and lost, tiles that came without a choice, bonus tiles, dives that end with nothing, new turns."""
    events: list[Json] = []
    turn_ended = after.column < 0 and (before.column >= 0 or (before.phase == ROLL and after.phase == ROLL))
    if before.phase == FIGHT:
        at = lamp_cell(box, before)
        won = after.cell[at] == EMPTY
        monsters = box.type_front[before.cell[at] - KNOWN] % MOST_COUNT + 1
        events.append({"event": "fight-won" if won else "fight-lost", "seat": before.turn, "monsters": monsters})
    elif before.phase != CHOOSE_WRECK and before.wreck != after.wreck:
        place = next(place for place in range(box.wrecks) if before.wreck[place] != after.wreck[place])
        events.append({"event": "salvaged", "seat": before.turn, **tile(box.wreck_front[place])})
    elif before.phase == ROLL and turn_ended:
        events.append({"event": "no-die-left", "seat": before.turn})
    elif action == TURN_OVER + swap_front(box) and turn_ended:
        events.append({"event": "nobody-to-swap-with", "seat": before.turn})
    if before.bonus != after.bonus:
        for kind in range(KINDS):
            if after.bonus[kind] != before.bonus[kind]:
                events.append({"event": "bonus", "seat": after.bonus[kind] - 1, "tile": KIND_NAMES[kind]})
    if after.phase != FINISHED and (turn_ended or before.phase == START):
        events.append({"event": "turn", "seat": after.turn})
    return events
