"""Whether a position of Die Schatztaucher can be: every tile of the box is in one place, and lamp, dice and bonus tiles
agree with what is to be decided. A position that passes can be played on."""

from __future__ import annotations

from collections import Counter

from seaboard.core.position import refuse
from seaboard.core.stack import NOTHING
from seaboard.games.schatztaucher import collecting, state, table
from seaboard.games.schatztaucher.state import Box, State


def check_position(box: Box, s: State) -> None:
    """Raise Trouble if this position contradicts itself."""
    if s.turn >= s.players:
        raise refuse(f"turn: {s.turn}")
    _check_board(box, s)
    if count_tiles(box, s) != box_tiles(box):
        odd = (count_tiles(box, s) - box_tiles(box)) | (box_tiles(box) - count_tiles(box, s))
        raise refuse(", ".join(sorted(name_front(front) for front in odd)))
    _check_bonus(box, s)
    _check_lamp(box, s)
    _check_dice(box, s)
    _check_due(box, s)


def name_front(front: int) -> str:
    """A front in words: gold 3."""
    return f"{state.KIND_NAMES[front // state.MOST_COUNT]} {front % state.MOST_COUNT + 1}"


def _check_board(box: Box, s: State) -> None:
    for colour, name in enumerate(state.COLOUR_NAMES):
        fields = [
            seen
            for at, seen in enumerate(s.cell[: box.columns * box.rows])
            if table.colour_at(box, at % box.rows + 1) == colour
        ]
        unknown = sum(state.EMPTY < seen < state.KNOWN for seen in fields)
        unseen = sum(left for sort, left in enumerate(s.left) if box.type_colour[sort] == colour)
        if unknown != unseen or min(s.unlit) < 0:
            raise refuse(f"unseen.{name}: {unseen} / {unknown}")


def _check_bonus(box: Box, s: State) -> None:
    """A bonus tile at the surface is one that nobody has earned (ST-5.1); whoever has one may have lost the tiles."""
    for kind in range(state.KINDS):
        if box.bonus_at[kind] == 0:
            if s.bonus[kind]:
                raise refuse(f"bonus: {state.KIND_NAMES[kind]}")
        elif s.bonus[kind] == 0:
            if any(table.symbols_of(s, seat, kind) >= box.bonus_at[kind] for seat in range(s.players)):
                raise refuse(f"bonus: {state.KIND_NAMES[kind]}")


def _check_lamp(box: Box, s: State) -> None:
    """At the boat or in a column; what it has lit lies above it and is known, or has just been taken."""
    if (s.column < 0) != (s.row == 0) or s.column >= box.columns or s.row > box.rows + 1:
        raise refuse("lamp")
    for row in range(1, box.rows + 1):
        if s.lit >> row & 1:
            taken = row == s.row and s.due == state.CHOOSE_SWAP
            if s.column < 0 or row > s.row or (s.cell[s.column * box.rows + row - 1] < state.SHOWN and not taken):
                raise refuse(f"lamp.lit: {row}")


def _check_dice(box: Box, s: State) -> None:
    """Dice that show X are set aside; numbers are there to be used once."""
    crosses = s.shown.count(0)
    rolled = 2 - s.shown.count(-1)
    if not 0 < s.dice <= box.dice or s.dice > box.dice - crosses or (rolled and s.dice != rolled - crosses):
        raise refuse("dice.free")
    if s.shown[0] > s.shown[1] >= 0 or (not rolled and (s.column >= 0 or s.dice < box.dice)):
        raise refuse("dice.shown")
    if s.number and (s.due != state.CHOOSE_BUOY or s.number not in s.shown):
        raise refuse("lamp.number")


def _check_due(box: Box, s: State) -> None:
    """What is to be decided fits what lies under the lamp."""
    over = table.is_over(box, s)
    if s.due != state.CHOOSE_SWAP and over != (s.due == NOTHING):
        raise refuse("due")
    at_boat, at_wreck = s.column < 0, s.row == box.rows + 1
    seen = state.EMPTY if at_boat or at_wreck else s.cell[table.lamp_cell(box, s)]
    under_lamp = not at_boat and not at_wreck
    fits = {
        NOTHING: at_boat and s.shown == [-1, -1],
        state.START: at_boat and s.shown == [-1, -1] and not any(s.held),
        state.CHOOSE_DIE: not at_wreck and min(s.shown) > 0 and s.shown[0] != s.shown[1],
        state.CHOOSE_BUOY: at_boat and s.number > 0,
        state.LIGHT: under_lamp and seen == state.UNSEEN,
        state.DECIDE: under_lamp and seen != state.UNSEEN and (seen == state.EMPTY or _is_lit(box, s, seen)),
        state.REVEAL: under_lamp and state.SHOWN <= seen < state.KNOWN and bool(s.lit >> s.row & 1),
        state.FIGHT: under_lamp
        and seen >= state.KNOWN
        and box.type_front[seen - state.KNOWN] // state.MOST_COUNT == state.MONSTER,
        state.CHOOSE_WRECK: at_wreck,
        state.CHOOSE_SWAP: under_lamp and seen == state.EMPTY,
    }
    if not fits.get(s.due, not at_wreck and (at_boat or bool(s.shown[0] >= 0))):
        raise refuse("due")


def _is_lit(box: Box, s: State, seen: int) -> bool:
    return bool(s.lit >> s.row & 1) and table.symbol_of(box, seen) != state.MONSTER


def box_tiles(box: Box) -> Counter[int]:
    """How often each front is in the box."""
    tiles = Counter(box.wreck_front[: box.wrecks])
    for sort in range(box.types):
        tiles[box.type_front[sort]] += box.type_copies[sort]
    return tiles


def count_tiles(box: Box, s: State) -> Counter[int]:
    """How often each front is on the table, wherever it lies. Never changes in a game."""
    tiles: Counter[int] = Counter()
    for sort in range(box.types):
        tiles[box.type_front[sort]] += s.left[sort]
    for seen in s.cell:
        if seen >= state.KNOWN:
            tiles[box.type_front[seen - state.KNOWN]] += 1
    for place in range(box.wrecks):
        tiles[box.wreck_front[place]] += s.wreck[place]
    for at, copies in enumerate(s.held):
        tiles[at % state.FRONTS] += copies
    if s.due == state.CHOOSE_SWAP:  # the swap tile is in the player's hand
        tiles[collecting.swap_front(box)] += 1
    return +tiles
