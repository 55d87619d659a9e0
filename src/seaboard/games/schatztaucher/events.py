"""What an action brought about, read off the positions before and after it: for logs in words and for pages."""

from __future__ import annotations

from seaboard.core.decisions import Json
from seaboard.core.stack import NOTHING
from seaboard.games.schatztaucher import collecting, state, table
from seaboard.games.schatztaucher.actions import TURN_OVER, tile
from seaboard.games.schatztaucher.state import Box, State


def list_events(box: Box, before: State, action: int, after: State) -> list[Json]:
    """Fights won and lost, tiles that came without a choice, bonus tiles, dives that end with nothing, new turns."""
    events: list[Json] = []
    due, next_due = before.due, after.due
    turn_ended = after.column < 0 and (before.column >= 0 or (due == state.ROLL and next_due == state.ROLL))
    if due == state.FIGHT:
        at = table.lamp_cell(box, before)
        won = after.cell[at] == state.EMPTY
        monsters = box.type_front[before.cell[at] - state.KNOWN] % state.MOST_COUNT + 1
        events.append({"event": "fight-won" if won else "fight-lost", "seat": before.turn, "monsters": monsters})
    elif due != state.CHOOSE_WRECK and before.wreck != after.wreck:
        place = next(place for place in range(box.wrecks) if before.wreck[place] != after.wreck[place])
        events.append({"event": "salvaged", "seat": before.turn, **tile(box.wreck_front[place])})
    elif due == state.ROLL and turn_ended:
        events.append({"event": "no-die-left", "seat": before.turn})
    elif action == TURN_OVER + collecting.swap_front(box) and turn_ended:
        events.append({"event": "nobody-to-swap-with", "seat": before.turn})
    if before.bonus != after.bonus:
        for kind in range(state.KINDS):
            if after.bonus[kind] != before.bonus[kind]:
                events.append({"event": "bonus", "seat": after.bonus[kind] - 1, "tile": state.KIND_NAMES[kind]})
    if next_due != NOTHING and (turn_ended or due == state.START):
        events.append({"event": "turn", "seat": after.turn})
    return events
