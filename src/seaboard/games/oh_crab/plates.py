"""Reads the plates of Oh Crab! from their maps and checks them: shape, start fields, arrows, surprise fields, and that
from every field there is a way on, whatever plates lie next to each other (OC-15.4)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from seaboard.core.box import BoxError, expect
from seaboard.core.errors import Trouble
from seaboard.games.oh_crab.state import (
    AHEAD,
    BASICS,
    BEACH_ROWS,
    BLOCKED,
    COLUMNS,
    CURRENT,
    DIRECTION_NAMES,
    DIRECTIONS,
    FIELDS,
    FIRST_BEACH_SIDE,
    FIRST_GOAL_SIDE,
    FRAME,
    GOAL_ROWS,
    KNOCK,
    MISSING,
    OBSTACLE,
    REED,
    RIGHT,
    SEATS,
    SHELL_MARK,
    SHORTCUT,
    SIDE_NAMES,
    SIDES,
    START_OFFSET,
    START_ROWS,
    SURPRISE_FIELDS,
    SWAP_MARK,
    Box,
)

BASES = {".": 0, "#": BLOCKED, "O": OBSTACLE, "K": KNOCK, "S": SHELL_MARK, "T": SWAP_MARK}
EXTRA_MARKS = {"S": SHELL_MARK, "R": REED, "?": 0}
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
    for at in range(FIELDS + COLUMNS):
        row, column = divmod(at, COLUMNS)
        for direction, name in enumerate(DIRECTION_NAMES):
            across, from_even, from_odd = WAYS[name]
            up = from_odd if column % 2 else from_even
            there = (row + up) * COLUMNS + column + across
            on_board = 0 <= column + across < COLUMNS and row + up >= 0
            record.neighbour[at * DIRECTIONS + direction] = there if on_board else -1


def lay_plates(record: Box, plates: dict[str, str], shortcuts: dict[str, list[Shortcut]]) -> None:
    """Write all plates into the record, then check them."""
    expect("plates", " ".join(SIDE_NAMES), " ".join(sorted(plates)))
    for side, name in enumerate(SIDE_NAMES):
        _lay_side(record, side, plates[name], shortcuts.get(name, []))
    for name in shortcuts:
        if name not in SIDE_NAMES:
            raise BoxError("shortcuts", " ".join(SIDE_NAMES), name)
    for side in range(SIDES):
        _check_arrows(record, side)
    for lower, upper in _neighbours_of_plates():
        _check_ways_on(record, lower, upper)


def is_board(sides: list[int], beaches: int) -> bool:
    """Whether plates can lie so, from the land: the start plate, beach plates, each once, the goal plate. While they
    are being laid the last ones are missing."""
    beach = sides[1 : beaches + 1]
    return (
        len(sides) <= beaches + 2
        and all(side < FIRST_BEACH_SIDE for side in sides[:1])
        and all(FIRST_BEACH_SIDE <= side < FIRST_GOAL_SIDE for side in beach)
        and len({side // 2 for side in beach}) == len(beach)
        and all(side >= FIRST_GOAL_SIDE for side in sides[beaches + 1 :])
    )


def _lay_side(record: Box, side: int, drawing: str, shortcuts: list[Shortcut]) -> None:
    where = f"plates.{SIDE_NAMES[side]}"
    first, rows = _shape(side)
    lines = [line.split() for line in drawing.splitlines() if line.strip()]
    expect(f"{where} rows", rows, len(lines))
    for place in range(FRAME):
        record.field[side * FRAME + place] = MISSING
    tokens: dict[int, str] = {}
    for number, line in enumerate(reversed(lines)):
        expect(f"{where} row {number + 1} columns", COLUMNS, len(line))
        for column, token in enumerate(line):
            tokens[first + number * COLUMNS + column] = token
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
    if FIRST_BEACH_SIDE <= side < FIRST_GOAL_SIDE:
        expect(f"{where} surprise fields", SURPRISE_FIELDS, len(surprises))
        record.surprise_place[side * SURPRISE_FIELDS : (side + 1) * SURPRISE_FIELDS] = sorted(surprises)
    elif surprises:
        raise BoxError(where, "0 × ?", f"{len(surprises)} × ?")
    _lay_starts(record, side, tokens)
    _lay_shortcuts(record, side, ends, shortcuts)


def _shape(side: int) -> tuple[int, int]:
    """The first place of a side in its frame, and its rows."""
    if side < FIRST_BEACH_SIDE:
        return START_OFFSET, START_ROWS
    return 0, BEACH_ROWS if side < FIRST_GOAL_SIDE else GOAL_ROWS


def _name(side: int, place: int) -> str:
    """A field of a plate as people find it: column and row, both from 1, the row from the land."""
    return f"column {place % COLUMNS + 1} row {(place - _shape(side)[0]) // COLUMNS + 1}"


def _lay_field(record: Box, side: int, place: int, base: str, marks: str, ends: dict[int, int]) -> None:
    at = side * FRAME + place
    if base.startswith("C:"):
        where = f"plates.{SIDE_NAMES[side]} {_name(side, place)}"
        if base[2:].lower() not in DIRECTION_NAMES:
            raise BoxError(where, " ".join(f"C:{name}" for name in DIRECTION_NAMES), base)
        record.field[at] = CURRENT
        record.current[at] = DIRECTION_NAMES.index(base[2:].lower()) + 1
    elif base.startswith("A"):
        record.field[at] = SHORTCUT
        ends[int(base[1:])] = place
    else:
        record.field[at] = BASES.get(base, 0)
    for mark in marks:
        record.field[at] |= EXTRA_MARKS[mark]


def _lay_starts(record: Box, side: int, tokens: dict[int, str]) -> None:
    """Start fields 1 to 5, each once, on the start plate and nowhere else."""
    found = {token[0]: place for place, token in sorted(tokens.items()) if token[0] in "12345"}
    count = sum(token[0] in "12345" for token in tokens.values())
    where = f"plates.{SIDE_NAMES[side]} start fields"
    if side >= FIRST_BEACH_SIDE:
        expect(where, 0, count)
        return
    expect(where, "1 2 3 4 5", " ".join(sorted(found)) if count == SEATS else count)
    for number, place in found.items():
        at = side * SEATS + int(number) - 1
        record.start_place[at] = place
        record.start_shell[at] = int(record.field[side * FRAME + place] & SHELL_MARK > 0)


def _lay_shortcuts(record: Box, side: int, ends: dict[int, int], shortcuts: list[Shortcut]) -> None:
    where = f"shortcuts.{SIDE_NAMES[side]}"
    expect(where, sorted(ends), sorted(shortcut.number for shortcut in shortcuts))
    first, rows = _shape(side)
    for shortcut in shortcuts:
        at = side * FRAME + ends[shortcut.number]
        if not (1 <= shortcut.column <= COLUMNS and 1 <= shortcut.row <= rows):
            found = f"{shortcut.column}, {shortcut.row}"
            raise BoxError(f"{where} number {shortcut.number}", f"1-{COLUMNS}, 1-{rows}", found)
        record.shortcut_to[at] = first + (shortcut.row - 1) * COLUMNS + shortcut.column - 1
        symbols = shortcut.cost.split()
        if not 1 <= len(symbols) <= MOST_COST or any(symbol not in ("M", "V", "D", "W") for symbol in symbols):
            raise BoxError(f"{where} number {shortcut.number} cost", f"1-{MOST_COST} × (M V D W)", shortcut.cost)
        for symbol in symbols:
            record.shortcut_cost[at * BASICS + "MVDW".index(symbol)] += 1


def _check_arrows(record: Box, side: int) -> None:
    """No arrow of a current or shortcut leads into nowhere, into a rock, over reeds or onto an obstacle."""
    for place in range(FRAME):
        at = side * FRAME + place
        if record.field[at] == MISSING:
            continue
        where = f"plates.{SIDE_NAMES[side]} {_name(side, place)}"
        if record.field[at] & SHORTCUT:
            _check_target(record, side, record.shortcut_to[at], False, where)
        if record.field[at] & CURRENT:
            direction = record.current[at] - 1
            there = record.neighbour[place * DIRECTIONS + direction]
            into_sea = side >= FIRST_GOAL_SIDE and there >= GOAL_ROWS * COLUMNS
            if not into_sea:
                _check_target(record, side, there, direction == AHEAD, where)


def _check_target(record: Box, side: int, place: int, straight: bool, where: str) -> None:
    marks = record.field[side * FRAME + place] if 0 <= place < FRAME else MISSING
    if marks == MISSING or marks & (BLOCKED | OBSTACLE) or (straight and marks & REED):
        raise BoxError(f"{where} arrow", Trouble("box-enterable-field"), None)


def _neighbours_of_plates() -> Iterator[tuple[int, int]]:
    """All pairs of sides that can lie next to each other, the landward one first."""
    beaches = range(FIRST_BEACH_SIDE, FIRST_GOAL_SIDE)
    for lower in range(FIRST_GOAL_SIDE):
        for upper in range(FIRST_BEACH_SIDE, SIDES):
            if lower // 2 != upper // 2 and (lower in beaches or upper in beaches):
                yield lower, upper


def _check_ways_on(record: Box, lower: int, upper: int) -> None:
    """From every field of two neighbouring plates there is a seaward step, so every push finds a target (OC-5.4)."""
    for plate, side in enumerate((lower, upper)):
        for place in range(FRAME):
            marks = record.field[side * FRAME + place]
            if marks == MISSING or marks & BLOCKED:
                continue
            if not any(_leads_on(record, lower, upper, plate * FRAME + place, way) for way in range(RIGHT + 1)):
                where = f"plates.{SIDE_NAMES[side]} {_name(side, place)}"
                raise BoxError(where, Trouble("box-seaward-step", side=SIDE_NAMES[upper]), None)


def _leads_on(record: Box, lower: int, upper: int, at: int, direction: int) -> bool:
    there = record.neighbour[at * DIRECTIONS + direction]
    if there < 0:
        return False
    rows = FRAME + (GOAL_ROWS * COLUMNS if upper >= FIRST_GOAL_SIDE else FRAME)
    if there >= rows:
        return True  # the sea, or the next plate: that pair is checked by itself
    marks = record.field[(lower if there < FRAME else upper) * FRAME + there % FRAME]
    return marks != MISSING and not marks & BLOCKED and not (direction == AHEAD and marks & REED)
