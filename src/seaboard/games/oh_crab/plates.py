"""Reads the plates of Oh Crab! from their maps and checks them: shape, start fields, arrows, surprise fields, and that
from every field there is a way on, whatever plates lie next to each other (OC-15.4)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from seaboard.core.box import BoxError, expect
from seaboard.core.errors import Trouble
from seaboard.games.oh_crab import state
from seaboard.games.oh_crab.state import Box

BASES = {".": 0, "#": state.BLOCKED, "O": state.OBSTACLE, "K": state.KNOCK, "S": state.SHELL_MARK, "T": state.SWAP_MARK}
EXTRA_MARKS = {"S": state.SHELL_MARK, "R": state.REED, "?": 0}
TOKEN = re.compile(r"([.#OKST]|[1-5]|A[1-9]|C:[A-Z_]+?)([SR?]*)|-")
MOST_COST = 4  # cards of a shortcut, for which the rules' stack of things to do has room
WAYS = {  # direction: step in columns, step in rows from an even column, from an odd one
    "ahead": (0, 1, 1),
    "left": (-1, 0, 1),
    "right": (1, 0, 1),
    "back": (0, -1, -1),
    "back_left": (-1, -1, 0),
    "back_right": (1, -1, 0),
}


class Shortcut(msgspec.Struct, forbid_unknown_fields=True):
    """A shortcut of a plate: its number on the map, its cost, the end of its arrow."""

    number: int
    cost: str
    column: int
    row: int


def lay_neighbours(record: Box) -> None:
    """Write down which field lies where from each: odd columns are half a field nearer to the sea."""
    for at in range(state.FIELDS + state.COLUMNS):
        row, column = divmod(at, state.COLUMNS)
        for direction, name in enumerate(state.DIRECTION_NAMES):
            across, from_even, from_odd = WAYS[name]
            up = from_odd if column % 2 else from_even
            there = (row + up) * state.COLUMNS + column + across
            on_board = 0 <= column + across < state.COLUMNS and row + up >= 0
            record.neighbour[at * state.DIRECTIONS + direction] = there if on_board else -1


def lay_plates(record: Box, plates: dict[str, str], shortcuts: dict[str, list[Shortcut]]) -> None:
    """Write all plates into the record, then check them."""
    expect("plates", " ".join(state.SIDE_NAMES), " ".join(sorted(plates)))
    for side, name in enumerate(state.SIDE_NAMES):
        _lay_side(record, side, plates[name], shortcuts.get(name, []))
    for name in shortcuts:
        if name not in state.SIDE_NAMES:
            raise BoxError("shortcuts", " ".join(state.SIDE_NAMES), name)
    for side in range(state.SIDES):
        _check_arrows(record, side)
    for lower, upper in _neighbours_of_plates():
        _check_ways_on(record, lower, upper)


def is_board(sides: list[int], beaches: int) -> bool:
    """Whether plates can lie so, from the land: the start plate, beach plates, each once, the goal plate. While they
    are being laid the last ones are missing."""
    beach = sides[1 : beaches + 1]
    return (
        len(sides) <= beaches + 2
        and all(side < state.FIRST_BEACH_SIDE for side in sides[:1])
        and all(state.FIRST_BEACH_SIDE <= side < state.FIRST_GOAL_SIDE for side in beach)
        and len({side // 2 for side in beach}) == len(beach)
        and all(side >= state.FIRST_GOAL_SIDE for side in sides[beaches + 1 :])
    )


def _lay_side(record: Box, side: int, drawing: str, shortcuts: list[Shortcut]) -> None:
    where = f"plates.{state.SIDE_NAMES[side]}"
    first, rows = _shape(side)
    lines = [line.split() for line in drawing.splitlines() if line.strip()]
    expect(f"{where} rows", rows, len(lines))
    for place in range(state.FRAME):
        record.field[side * state.FRAME + place] = state.MISSING
    tokens: dict[int, str] = {}
    for number, line in enumerate(reversed(lines)):
        expect(f"{where} row {number + 1} columns", state.COLUMNS, len(line))
        for column, token in enumerate(line):
            tokens[first + number * state.COLUMNS + column] = token
    ends: dict[int, int] = {}
    surprises: list[int] = []
    for place, token in tokens.items():
        match = TOKEN.fullmatch(token)
        if match is None:
            raise BoxError(f"{where} {_name(side, place)}", Trouble("box-field-of-legend"), token)
        if token != "-":
            _lay_field(record, side, place, match[1], match[2], ends)
            if "?" in match[2]:
                surprises.append(place)
    if state.FIRST_BEACH_SIDE <= side < state.FIRST_GOAL_SIDE:
        expect(f"{where} surprise fields", state.SURPRISE_FIELDS, len(surprises))
        record.surprise_place[side * state.SURPRISE_FIELDS : (side + 1) * state.SURPRISE_FIELDS] = sorted(surprises)
    elif surprises:
        raise BoxError(where, "0 × ?", f"{len(surprises)} × ?")
    _lay_starts(record, side, tokens)
    _lay_shortcuts(record, side, ends, shortcuts)


def _shape(side: int) -> tuple[int, int]:
    """The first place of a side in its frame, and its rows."""
    if side < state.FIRST_BEACH_SIDE:
        return state.START_OFFSET, state.START_ROWS
    return 0, state.BEACH_ROWS if side < state.FIRST_GOAL_SIDE else state.GOAL_ROWS


def _name(side: int, place: int) -> str:
    """A field of a plate as people find it: column and row, both from 1, the row from the land."""
    return f"column {place % state.COLUMNS + 1} row {(place - _shape(side)[0]) // state.COLUMNS + 1}"


def _lay_field(record: Box, side: int, place: int, base: str, marks: str, ends: dict[int, int]) -> None:
    at = side * state.FRAME + place
    if base.startswith("C:"):
        where = f"plates.{state.SIDE_NAMES[side]} {_name(side, place)}"
        if base[2:].lower() not in state.DIRECTION_NAMES:
            raise BoxError(where, " ".join(f"C:{name}" for name in state.DIRECTION_NAMES), base)
        record.field[at] = state.CURRENT
        record.current[at] = state.DIRECTION_NAMES.index(base[2:].lower()) + 1
    elif base.startswith("A"):
        record.field[at] = state.SHORTCUT
        ends[int(base[1:])] = place
    else:
        record.field[at] = BASES.get(base, 0)
    for mark in marks:
        record.field[at] |= EXTRA_MARKS[mark]


def _lay_starts(record: Box, side: int, tokens: dict[int, str]) -> None:
    """Start fields 1 to 5, each once, on the start plate and nowhere else."""
    found = {token[0]: place for place, token in sorted(tokens.items()) if token[0] in "12345"}
    count = sum(token[0] in "12345" for token in tokens.values())
    where = f"plates.{state.SIDE_NAMES[side]} start fields"
    if side >= state.FIRST_BEACH_SIDE:
        expect(where, 0, count)
        return
    expect(where, "1 2 3 4 5", " ".join(sorted(found)) if count == state.SEATS else count)
    for number, place in found.items():
        at = side * state.SEATS + int(number) - 1
        record.start_place[at] = place
        record.start_shell[at] = int(record.field[side * state.FRAME + place] & state.SHELL_MARK > 0)


def _lay_shortcuts(record: Box, side: int, ends: dict[int, int], shortcuts: list[Shortcut]) -> None:
    where = f"shortcuts.{state.SIDE_NAMES[side]}"
    expect(where, sorted(ends), sorted(shortcut.number for shortcut in shortcuts))
    first, rows = _shape(side)
    for shortcut in shortcuts:
        at = side * state.FRAME + ends[shortcut.number]
        if not (1 <= shortcut.column <= state.COLUMNS and 1 <= shortcut.row <= rows):
            found = f"{shortcut.column}, {shortcut.row}"
            raise BoxError(f"{where} number {shortcut.number}", f"1-{state.COLUMNS}, 1-{rows}", found)
        record.shortcut_to[at] = first + (shortcut.row - 1) * state.COLUMNS + shortcut.column - 1
        symbols = shortcut.cost.split()
        if not 1 <= len(symbols) <= MOST_COST or any(symbol not in ("M", "V", "D", "W") for symbol in symbols):
            raise BoxError(f"{where} number {shortcut.number} cost", f"1-{MOST_COST} × (M V D W)", shortcut.cost)
        for symbol in symbols:
            record.shortcut_cost[at * state.BASICS + "MVDW".index(symbol)] += 1


def _check_arrows(record: Box, side: int) -> None:
    """No arrow of a current or shortcut leads into nowhere, into a rock, over reeds or onto an obstacle."""
    for place in range(state.FRAME):
        at = side * state.FRAME + place
        if record.field[at] == state.MISSING:
            continue
        where = f"plates.{state.SIDE_NAMES[side]} {_name(side, place)}"
        if record.field[at] & state.SHORTCUT:
            _check_target(record, side, record.shortcut_to[at], False, where)
        if record.field[at] & state.CURRENT:
            direction = record.current[at] - 1
            there = record.neighbour[place * state.DIRECTIONS + direction]
            into_sea = side >= state.FIRST_GOAL_SIDE and there >= state.GOAL_ROWS * state.COLUMNS
            if not into_sea:
                _check_target(record, side, there, direction == state.AHEAD, where)


def _check_target(record: Box, side: int, place: int, straight: bool, where: str) -> None:
    marks = record.field[side * state.FRAME + place] if 0 <= place < state.FRAME else state.MISSING
    if marks == state.MISSING or marks & (state.BLOCKED | state.OBSTACLE) or (straight and marks & state.REED):
        raise BoxError(f"{where} arrow", Trouble("box-enterable-field"), None)


def _neighbours_of_plates() -> Iterator[tuple[int, int]]:
    """All pairs of sides that can lie next to each other, the landward one first."""
    beaches = range(state.FIRST_BEACH_SIDE, state.FIRST_GOAL_SIDE)
    for lower in range(state.FIRST_GOAL_SIDE):
        for upper in range(state.FIRST_BEACH_SIDE, state.SIDES):
            if lower // 2 != upper // 2 and (lower in beaches or upper in beaches):
                yield lower, upper


def _check_ways_on(record: Box, lower: int, upper: int) -> None:
    """From every field of two neighbouring plates there is a seaward step, so every push finds a target (OC-5.4)."""
    for plate, side in enumerate((lower, upper)):
        for place in range(state.FRAME):
            marks = record.field[side * state.FRAME + place]
            if marks == state.MISSING or marks & state.BLOCKED:
                continue
            if not any(
                _leads_on(record, lower, upper, plate * state.FRAME + place, way) for way in range(state.RIGHT + 1)
            ):
                where = f"plates.{state.SIDE_NAMES[side]} {_name(side, place)}"
                raise BoxError(where, Trouble("box-seaward-step", side=state.SIDE_NAMES[upper]), None)


def _leads_on(record: Box, lower: int, upper: int, at: int, direction: int) -> bool:
    there = record.neighbour[at * state.DIRECTIONS + direction]
    if there < 0:
        return False
    rows = state.FRAME + (state.GOAL_ROWS * state.COLUMNS if upper >= state.FIRST_GOAL_SIDE else state.FRAME)
    if there >= rows:
        return True  # the sea, or the next plate: that pair is checked by itself
    marks = record.field[(lower if there < state.FRAME else upper) * state.FRAME + there % state.FRAME]
    return (
        marks != state.MISSING and not marks & state.BLOCKED and not (direction == state.AHEAD and marks & state.REED)
    )
