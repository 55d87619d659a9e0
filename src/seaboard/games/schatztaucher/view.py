"""What one player may see of Die Schatztaucher, built up from nothing: JSON for pages, a vector for learning.

All tiles lie open or are unknown to everybody, so all seats see the same. In the memory variant (ST-7.1) the view
forgets after each turn what lamp and lost fights have shown: a monster that hides in a cave is seen again only when it
is taken and fought.
"""

from __future__ import annotations

from functools import cache

from seaboard.core.decisions import Json
from seaboard.core.kernel import Numbers
from seaboard.core.remember import made_once, remembered
from seaboard.core.rule import rule
from seaboard.games.schatztaucher import state
from seaboard.games.schatztaucher.actions import face_name, tile
from seaboard.games.schatztaucher.scoring import total_of
from seaboard.games.schatztaucher.state import Box, State
from seaboard.games.schatztaucher.table import colour_at, symbol_of, symbols_of


def view_table(box: Box, s: State) -> Json:
    """The table as everybody sees it. Its parts seldom change and are remembered: nobody may change them."""
    bonus, seats = _view_holdings(box, s)
    return {
        "turn": s.turn,
        "memory": bool(s.memory),
        "dice": _view_dice(box, s),
        "lamp": {"buoy": s.column + 1, "row": s.row, "number": s.number},
        "columns": _view_columns(box, s, *_find_seen(s)),
        "unseen": None if s.memory else _view_unseen(box, s),
        "wreck": _view_wreck(box, s),
        "bonus": bonus,
        "seats": seats,
    }


@remembered("dice", "shown")
def _view_dice(box: Box, s: State) -> Json:
    return {"free": s.dice, "shown": [face_name(face) for face in s.shown if face >= 0]}


@remembered("wreck")
def _view_wreck(box: Box, s: State) -> list[Json]:
    return [tile(box.wreck_front[place]) for place in range(box.wrecks) if s.wreck[place]]


def _find_seen(s: State) -> tuple[int, int, int]:
    """The lamp's column, the rows in it whose symbols are seen and those whose fronts are, as bits; -1: all are, in
    every column. A turn of the memory variant turns over only the tile that is fought (ST-7.1)."""
    if not s.memory:
        return -1, -1, -1
    return s.column, s.lit, 1 << s.row if s.due == state.FIGHT else 0


@remembered("cell")
def _view_columns(box: Box, s: State, lamp: int, lit: int, turned: int) -> list[list[Json | None]]:
    """The columns from left to right; `lit` and `turned` as `_find_seen` gives them."""
    cells, rows = bytes(s.cell), box.rows
    return [
        _view_column(box, cells[column * rows : column * rows + rows], lit if lit < 0 or column == lamp else 0, turned)
        for column in range(box.columns)
    ]


@made_once
def _view_column(box: Box, cells: bytes, lit: int, turned: int) -> list[Json | None]:
    return [_view_field(box, row, seen, lit >> row & 1, turned >> row & 1) for row, seen in enumerate(cells, 1)]


@made_once
def _view_field(box: Box, row: int, seen: int, lit: int, turned: int) -> Json | None:
    """A field with its tile, as far as its symbol and its front are known; None when it is gone."""
    if seen == state.EMPTY:
        return None
    lying: Json = {"colour": state.COLOUR_NAMES[colour_at(box, row)]}
    if seen < state.SHOWN or not lit:
        return lying
    lying["symbol"] = state.SYMBOL_NAMES[symbol_of(box, seen)]
    return lying | tile(box.type_front[seen - state.KNOWN]) if seen >= state.KNOWN and turned else lying


@remembered("unlit", "left")
def _view_unseen(box: Box, s: State) -> Json:
    """What may still come, by colour: the symbols no lamp has shown, and the fronts behind each symbol."""
    tiles = _view_left(box, s)
    return {
        name: {"symbols": _view_unlit(box, s, colour), "tiles": tiles[colour]}
        for colour, name in enumerate(state.COLOUR_NAMES)
    }


@remembered(unlit=state.SYMBOLS)
def _view_unlit(box: Box, s: State, colour: int) -> dict[str, int]:
    unlit = s.unlit[colour * state.SYMBOLS : (colour + 1) * state.SYMBOLS]
    return {state.SYMBOL_NAMES[symbol]: number for symbol, number in enumerate(unlit) if number}


@remembered("left")
def _view_left(box: Box, s: State) -> list[list[Json]]:
    left = s.left
    return [
        [_view_sort(symbol, front, left[sort]) for sort, symbol, front in _find_sorts(box, colour) if left[sort]]
        for colour in range(len(state.COLOUR_NAMES))
    ]


@made_once
def _find_sorts(box: Box, colour: int) -> list[tuple[int, int, int]]:
    """The sorts of tiles of a colour: their numbers, symbols and fronts."""
    sorts = zip(range(box.types), box.type_colour, box.type_symbol, box.type_front, strict=False)
    return [(sort, symbol, front) for sort, its_colour, symbol, front in sorts if its_colour == colour]


@cache
def _view_sort(symbol: int, front: int, left: int) -> Json:
    return {"symbol": state.SYMBOL_NAMES[symbol], **tile(front), "left": left}


@remembered("players", "held", "bonus")
def _view_holdings(box: Box, s: State) -> tuple[list[Json], list[Json]]:
    """The bonus tiles, and what each player has."""
    return _view_bonus(box, s), [_view_seat(box, s, seat) for seat in range(s.players)]


def _view_bonus(box: Box, s: State) -> list[Json]:
    """The bonus tiles: who has each, and how near everybody is to it."""
    symbols = [_count_symbols(box, s, seat) for seat in range(s.players)]
    return [
        {
            "kind": state.KIND_NAMES[kind],
            "needs": box.bonus_at[kind],
            "holder": s.bonus[kind] - 1 if s.bonus[kind] else None,
            "symbols": [of_seat[kind] for of_seat in symbols],
        }
        for kind in range(state.KINDS)
        if box.bonus_at[kind]
    ]


@remembered(held=state.FRONTS)
def _count_symbols(box: Box, s: State, seat: int) -> list[int]:
    return [symbols_of(s, seat, kind) for kind in range(state.KINDS)]


@remembered("bonus", held=state.FRONTS)
def _view_seat(box: Box, s: State, seat: int) -> Json:
    held = s.held[seat * state.FRONTS : (seat + 1) * state.FRONTS]
    return {
        "points": total_of(box, s, seat),
        "tiles": [_view_copies(front, copies) for front, copies in enumerate(held) if copies],
    }


@cache
def _view_copies(front: int, copies: int) -> Json:
    return {**tile(front), "copies": copies}


# The vector: who and where, what each field shows, the wreck, and for each seat from the observer's own on its
# symbols of each kind, points and bonus tiles.
OBSERVED = 10 + state.CELLS * 3 + state.WRECKS + state.SEATS * (state.KINDS * 2 + 1)


@rule
def observe_table(box: Box, s: State, seat: int, out: Numbers) -> int:
    """Write what a seat sees as numbers to out; return how many, always the same."""
    out[0] = s.due if s.depth > 0 else state.FINISHED
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
    for at in range(state.CELLS):
        out[n] = 0
        out[n + 1] = -1
        out[n + 2] = -1
        if at < box.columns * box.rows and s.cell[at] != state.EMPTY:
            out[n] = 1
            row = at % box.rows + 1
            lit = at // box.rows == s.column and (s.lit >> row) & 1 == 1
            if s.cell[at] >= state.SHOWN and (s.memory == 0 or lit):
                out[n + 1] = symbol_of(box, s.cell[at])
                if s.cell[at] >= state.KNOWN and (s.memory == 0 or (s.due == state.FIGHT and row == s.row)):
                    out[n + 2] = box.type_front[s.cell[at] - state.KNOWN]
        n += 3
    for place in range(state.WRECKS):
        out[n] = box.wreck_front[place] if s.wreck[place] == 1 else -1
        n += 1
    for turn in range(state.SEATS):
        other = (seat + turn) % s.players
        here = turn < s.players
        for kind in range(state.KINDS):
            out[n] = symbols_of(s, other, kind) if here else 0
            out[n + 1] = 1 if here and s.bonus[kind] == other + 1 else 0
            n += 2
        out[n] = total_of(box, s, other) if here else 0
        n += 1
    return n
