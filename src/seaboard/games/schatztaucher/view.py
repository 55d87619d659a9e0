"""What one player may see of Die Schatztaucher, built up from nothing: JSON for pages, a vector for learning.

All tiles lie open or are unknown to everybody, so all seats see the same. In the memory variant (ST-7.1) the view
forgets after each turn what lamp and lost fights have shown.
"""

from __future__ import annotations

from functools import cache, lru_cache
from types import SimpleNamespace
from typing import Any

from seaboard.core.compiled import rule
from seaboard.games.schatztaucher.actions import face_name, tile
from seaboard.games.schatztaucher.scoring import total_points
from seaboard.games.schatztaucher.state import (
    COLOUR_NAMES,
    EMPTY,
    FRONTS,
    KIND_NAMES,
    KINDS,
    KNOWN,
    PHASE_NAMES,
    SHOWN,
    SYMBOL_NAMES,
    SYMBOLS,
    UNSEEN,
)
from seaboard.games.schatztaucher.table import colour_at, symbol_of, symbols_of

Json = dict[str, Any]

REMEMBERED = 1024
"""Parts of views that are kept for the next time, some of them in small multiples: enough for hundreds of tables, and
not more than a few megabytes."""


def view_table(box: Any, s: Any) -> Json:
    """The table as everybody sees it. Its parts seldom change, so each is made once and remembered: nobody may change
    them."""
    held, bonus = bytes(s.held), bytes(s.bonus)
    return {
        "due": PHASE_NAMES[s.phase],
        "turn": s.turn,
        "memory": bool(s.memory),
        "dice": _view_dice(s.dice, *s.shown),
        "lamp": {"buoy": s.column + 1, "row": s.row, "number": s.number},
        "columns": _view_columns(box, bytes(s.cell), *((s.column, s.lit) if s.memory else (-1, -1))),
        "unseen": None if s.memory else _view_unseen(box, bytes(s.unlit), bytes(s.left)),
        "wreck": _view_wreck(box, bytes(s.wreck)),
        "bonus": _view_bonus(box, s.players, held, bonus),
        "seats": _view_seats(box, s.players, held, bonus),
    }


def _part(whole: bytes, number: int, size: int) -> bytes:
    return whole[number * size : (number + 1) * size]


@cache
def _view_dice(free: int, *shown: int) -> Json:
    return {"free": free, "shown": [face_name(face) for face in shown if face >= 0]}


@cache
def _view_wreck(box: Any, wreck: bytes) -> list[Json]:
    return [_view_tile(box.wreck_front[place]) for place in range(box.wrecks) if wreck[place]]


_view_tile = cache(tile)


@lru_cache(REMEMBERED)
def _view_columns(box: Any, cells: bytes, lamp: int, lit: int) -> list[list[Json | None]]:
    """The columns from left to right. `lit` has the rows of the lamp's column whose tiles are remembered, as bits; -1:
    all are, in every column."""
    return [
        _view_column(box, _part(cells, column, box.rows), lit if lit < 0 or column == lamp else 0)
        for column in range(box.columns)
    ]


@lru_cache(4 * REMEMBERED)
def _view_column(box: Any, cells: bytes, lit: int) -> list[Json | None]:
    shown = [seen if seen == EMPTY or lit >> row & 1 else UNSEEN for row, seen in enumerate(cells, 1)]
    return [look[seen] for look, seen in zip(_field_looks(box), shown, strict=True)]


@cache
def _field_looks(box: Any) -> list[list[Json | None]]:
    """How a field looks: for each row, by what all have seen of it."""
    return [[_view_field(box, row, seen) for seen in range(KNOWN + box.types)] for row in range(1, box.rows + 1)]


def _view_field(box: Any, row: int, seen: int) -> Json | None:
    """A field with its tile, as far as its symbol and its front are known; None when it is gone."""
    if seen == EMPTY:
        return None
    lying: Json = {"colour": COLOUR_NAMES[colour_at(box, row)]}
    if seen >= SHOWN:
        lying["symbol"] = SYMBOL_NAMES[symbol_of(box, seen)]
    return lying | tile(box.type_front[seen - KNOWN]) if seen >= KNOWN else lying


@lru_cache(REMEMBERED)
def _view_unseen(box: Any, unlit: bytes, left: bytes) -> Json:
    """What may still come, by colour: the symbols no lamp has shown, and the fronts behind each symbol."""
    return {
        name: {
            "symbols": {
                SYMBOL_NAMES[symbol]: number for symbol, number in enumerate(_part(unlit, colour, SYMBOLS)) if number
            },
            "tiles": [look[left[sort]] for sort, look in _sort_looks(box)[colour] if left[sort]],
        }
        for colour, name in enumerate(COLOUR_NAMES)
    }


@cache
def _sort_looks(box: Any) -> list[list[tuple[int, list[Json]]]]:
    """How a sort of tiles looks: for each colour its sorts, by how many are left."""
    looks: list[list[tuple[int, list[Json]]]] = [[] for _ in COLOUR_NAMES]
    for sort in range(box.types):
        look = {"symbol": SYMBOL_NAMES[box.type_symbol[sort]], **tile(box.type_front[sort])}
        copies = range(box.type_copies[sort] + 1)
        looks[box.type_colour[sort]].append((sort, [{**look, "left": left} for left in copies]))
    return looks


@lru_cache(2 * REMEMBERED)
def _count_symbols(held: bytes) -> tuple[int, ...]:
    """How many symbols of each kind lie before a player."""
    s = SimpleNamespace(held=held)
    return tuple(symbols_of(s, 0, kind) for kind in range(KINDS))


@lru_cache(REMEMBERED)
def _view_bonus(box: Any, players: int, held: bytes, bonus: bytes) -> list[Json]:
    """The bonus tiles: who has each, and how near everybody is to it."""
    symbols = [_count_symbols(_part(held, seat, FRONTS)) for seat in range(players)]
    return [
        {
            "kind": KIND_NAMES[kind],
            "needs": box.bonus_at[kind],
            "holder": bonus[kind] - 1 if bonus[kind] else None,
            "symbols": [of_seat[kind] for of_seat in symbols],
        }
        for kind in range(KINDS)
        if box.bonus_at[kind]
    ]


@lru_cache(REMEMBERED)
def _view_seats(box: Any, players: int, held: bytes, bonus: bytes) -> list[Json]:
    return [_view_seat(box, seat, _part(held, seat, FRONTS), bonus) for seat in range(players)]


@lru_cache(2 * REMEMBERED)
def _view_seat(box: Any, seat: int, held: bytes, bonus: bytes) -> Json:
    s = SimpleNamespace(held=bytes(seat * FRONTS) + held, bonus=bonus)
    return {
        "points": total_points(box, s, seat),
        "tiles": [_view_copies(front, copies) for front, copies in enumerate(held) if copies],
    }


@cache
def _view_copies(front: int, copies: int) -> Json:
    return {**tile(front), "copies": copies}


# The vector: who and where, what each field shows, the wreck, and for each seat from the observer's own on its
# symbols of each kind, points and bonus tiles.
OBSERVED = 10 + 50 * 3 + 7 + 4 * (KINDS * 2 + 1)


@rule
def observe_table(box, s, seat, out):  # type: ignore[no-untyped-def]
    """Write what a seat sees as numbers to out; return how many, always the same."""
    out[0] = s.phase
    out[1] = (s.turn - seat) % s.players
    out[2] = s.players
    out[3] = s.dice
    out[4] = s.shown[0]
    out[5] = s.shown[1]
    out[6] = s.number
    out[7] = s.column
    out[8] = s.row
    out[9] = s.memory
    n = 10
    for at in range(50):
        out[n] = 0
        out[n + 1] = -1
        out[n + 2] = -1
        if at < box.columns * box.rows and s.cell[at] != EMPTY:
            out[n] = 1
            lit = at // box.rows == s.column and (s.lit >> (at % box.rows + 1)) & 1 == 1
            if s.cell[at] >= SHOWN and (s.memory == 0 or lit):
                out[n + 1] = symbol_of(box, s.cell[at])
                if s.cell[at] >= KNOWN:
                    out[n + 2] = box.type_front[s.cell[at] - KNOWN]
        n += 3
    for place in range(7):
        out[n] = box.wreck_front[place] if s.wreck[place] == 1 else -1
        n += 1
    for turn in range(4):
        other = (seat + turn) % s.players
        here = turn < s.players
        for kind in range(KINDS):
            out[n] = symbols_of(s, other, kind) if here else 0
            out[n + 1] = 1 if here and s.bonus[kind] == other + 1 else 0
            n += 2
        out[n] = total_points(box, s, other) if here else 0
        n += 1
    return n
