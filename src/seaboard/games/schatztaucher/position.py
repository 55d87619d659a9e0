"""Readable positions of Die Schatztaucher: any moment of a game as JSON, for tests and for sharing.

A field is "" (its tile is gone), "?" (never lit), a symbol ("shell") or a tile that all have seen ("cave>monster 2").
`unseen` counts the tiles on the board whose fronts nobody knows, by colour: {"shell>seagrass 1": 1}.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

import msgspec

from seaboard.core import stack
from seaboard.core.decisions import Actions, Json
from seaboard.core.position import dump_form, index_of, kind_of, parse_position, refuse
from seaboard.games.schatztaucher import state
from seaboard.games.schatztaucher.actions import face_name
from seaboard.games.schatztaucher.box import front_of
from seaboard.games.schatztaucher.checking import check_position, name_front
from seaboard.games.schatztaucher.state import Box, State
from seaboard.games.schatztaucher.table import colour_at

Face = Annotated[int, msgspec.Meta(ge=1, le=4)] | Literal["X"]


class DicePosition(msgspec.Struct, forbid_unknown_fields=True):
    """Dice not set aside, and the last roll."""

    free: Annotated[int, msgspec.Meta(ge=0, le=2)]
    shown: Annotated[list[Face], msgspec.Meta(max_length=2)]


class LampPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Where the lamp is (buoy and row 0: at the boat), the number it will sink by, the rows it has lit this turn."""

    buoy: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    row: Annotated[int, msgspec.Meta(ge=0, le=11)] = 0
    number: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    lit: list[Annotated[int, msgspec.Meta(ge=1, le=10)]] = []


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The tiles before a player, such as "gold 3", and the kinds of their bonus tiles."""

    tiles: list[str] = []
    bonus: list[str] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position."""

    game: Literal["schatztaucher"]
    due: str
    turn: Annotated[int, msgspec.Meta(ge=0, le=3)]
    memory: bool
    dice: DicePosition
    lamp: LampPosition
    columns: list[list[str]]
    unseen: dict[str, dict[str, Annotated[int, msgspec.Meta(ge=0, le=25)]]]
    wreck: list[str]
    seats: Annotated[list[SeatPosition], msgspec.Meta(min_length=2, max_length=4)]


def dump_position(box: Box, s: State, due: str) -> Json:
    """A state as a readable position."""
    position = Position(
        game="schatztaucher",
        due=due,
        turn=s.turn,
        memory=bool(s.memory),
        dice=DicePosition(s.dice, [face_name(face) for face in s.shown if face >= 0]),  # type: ignore[misc]
        lamp=LampPosition(s.column + 1, s.row, s.number, [row for row in range(1, 11) if s.lit >> row & 1]),
        columns=[
            [_field_name(box, s.cell[column * box.rows + row]) for row in range(box.rows)]
            for column in range(box.columns)
        ],
        unseen={
            name: {
                _sort_name(box, sort): s.left[sort]
                for sort in range(box.types)
                if box.type_colour[sort] == colour and s.left[sort]
            }
            for colour, name in enumerate(state.COLOUR_NAMES)
        },
        wreck=[name_front(box.wreck_front[place]) for place in range(box.wrecks) if s.wreck[place]],
        seats=[_dump_seat(s, seat) for seat in range(s.players)],
    )
    return dump_form(position)


def load_position(box: Box, plain: Json, actions: Actions) -> State:
    """The state of a readable position, checked."""
    position = parse_position(plain, Position)
    s = State()
    stack.clear(s)
    s.players = len(position.seats)
    s.memory = int(position.memory)
    s.turn = position.turn
    due = kind_of(actions, position.due)
    if due != stack.NOTHING:
        stack.push(s, due, 0, s.turn)
    s.dice = position.dice.free
    faces = [0 if face == "X" else int(face) for face in position.dice.shown]
    s.shown = (faces + [-1, -1])[:2]
    s.column, s.row, s.number = position.lamp.buoy - 1, position.lamp.row, position.lamp.number
    s.lit = sum(1 << row for row in position.lamp.lit)
    _load_board(box, s, position)
    _load_wreck(box, s, position)
    for seat, before in enumerate(position.seats):
        for name in before.tiles:
            s.held[seat * state.FRONTS + _parse_front(name)] += 1
        for name in before.bonus:
            kind = index_of(state.KIND_NAMES, name, "bonus")
            if s.bonus[kind]:
                raise refuse(f"bonus: {name!r}")
            s.bonus[kind] = seat + 1
    check_position(box, s)
    return s


def _sort_name(box: Box, sort: int) -> str:
    return f"{state.SYMBOL_NAMES[box.type_symbol[sort]]}>{name_front(box.type_front[sort])}"


def _field_name(box: Box, seen: int) -> str:
    if seen == state.EMPTY:
        return ""
    if seen == state.UNSEEN:
        return "?"
    if seen < state.KNOWN:
        return state.SYMBOL_NAMES[seen - state.SHOWN]
    return _sort_name(box, seen - state.KNOWN)


def _dump_seat(s: State, seat: int) -> SeatPosition:
    held = s.held[seat * state.FRONTS : (seat + 1) * state.FRONTS]
    return SeatPosition(
        tiles=[name_front(front) for front in range(state.FRONTS) for _ in range(held[front])],
        bonus=[state.KIND_NAMES[kind] for kind, holder in enumerate(s.bonus) if holder == seat + 1],
    )


def _parse_front(name: str) -> int:
    kind, _, count = name.partition(" ")
    if kind not in state.KIND_NAMES or not count.isdecimal() or not 1 <= int(count) <= state.MOST_COUNT:
        raise refuse(repr(name))
    return front_of(kind, int(count))


def _find_sort(box: Box, colour: int, name: str) -> int:
    for sort in range(box.types):
        if box.type_colour[sort] == colour and _sort_name(box, sort) == name:
            return sort
    raise refuse(f"{state.COLOUR_NAMES[colour]}: {name!r}")


def _load_board(box: Box, s: State, position: Position) -> None:
    if [len(column) for column in position.columns] != [box.rows] * box.columns:
        raise refuse(f"columns: {box.columns} x {box.rows}")
    for column, fields in enumerate(position.columns):
        for row, name in enumerate(fields):
            colour = colour_at(box, row + 1)
            at = column * box.rows + row
            if name == "":
                s.cell[at] = state.EMPTY
            elif name == "?":
                s.cell[at] = state.UNSEEN
            elif ">" in name:
                s.cell[at] = state.KNOWN + _find_sort(box, colour, name)
            else:
                s.cell[at] = state.SHOWN + index_of(state.SYMBOL_NAMES, name, "columns")
                s.unlit[colour * state.SYMBOLS + s.cell[at] - state.SHOWN] -= 1
    for name, sorts in position.unseen.items():
        colour = index_of(state.COLOUR_NAMES, name, "unseen")
        for sort_name, number in sorts.items():
            sort = _find_sort(box, colour, sort_name)
            s.left[sort] = number
            s.unlit[colour * state.SYMBOLS + box.type_symbol[sort]] += number


def _load_wreck(box: Box, s: State, position: Position) -> None:
    lying = Counter(_parse_front(name) for name in position.wreck)
    for place in reversed(range(box.wrecks)):  # of equal tiles the rules take the first
        front = box.wreck_front[place]
        s.wreck[place] = int(lying[front] > 0)
        lying[front] -= s.wreck[place]
    if lying.total():
        raise refuse("wreck")
