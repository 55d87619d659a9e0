"""Loads a box.toml of Die Schatztaucher, checks it against all that is known of the real one, and packs it into the
record that the rules read."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from seaboard.core.box import Box, BoxError, expect, hash_tables, parse_table, read_tables
from seaboard.games.schatztaucher import state

HERE = Path(__file__).parent
TILES_OF_A_COLOUR = 25
BONUS_KINDS = (*range(state.TREASURES), state.MONSTER, state.SEAGRASS)

Count = Annotated[int, msgspec.Meta(ge=1, le=state.MOST_COUNT)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=TILES_OF_A_COLOUR)]
Kind = Literal["shell", "amphora", "barrel", "gold", "chest", "monster", "swap", "seagrass", "coins"]
Symbol = Literal["shell", "amphora", "barrel", "gold", "chest", "monster", "swap", "cave"]


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """How many fields there are."""

    buoys: int
    light_rows: int
    dark_rows: int


class Dice(msgspec.Struct, forbid_unknown_fields=True):
    """Both dice are alike."""

    count: int
    faces: list[int | Literal["X"]]


class Points(msgspec.Struct, forbid_unknown_fields=True):
    """What swap and bonus tiles score."""

    swap: int
    bonus: int


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    """A sort of face-down tile."""

    lamp: Symbol
    front: Kind
    count: Count
    copies: Copies


class Sums(msgspec.Struct, forbid_unknown_fields=True):
    """Sums over a colour's tiles."""

    fronts: dict[Kind, int]
    symbols: dict[Symbol, int]
    points: int


class Colour(msgspec.Struct, forbid_unknown_fields=True):
    """The tiles of a colour."""

    tiles: list[Tile]
    sums: Sums | None = None


class WreckTile(msgspec.Struct, forbid_unknown_fields=True):
    """A sort of wreck tile."""

    front: Kind
    count: Count
    copies: Copies


class Wreck(msgspec.Struct, forbid_unknown_fields=True):
    """The open tiles at the wreck."""

    tiles: list[WreckTile]


class Bonus(msgspec.Struct, forbid_unknown_fields=True):
    """Symbols needed for the bonus tile of each kind."""

    shell: Annotated[int, msgspec.Meta(ge=1, le=99)]
    amphora: Annotated[int, msgspec.Meta(ge=1, le=99)]
    barrel: Annotated[int, msgspec.Meta(ge=1, le=99)]
    gold: Annotated[int, msgspec.Meta(ge=1, le=99)]
    chest: Annotated[int, msgspec.Meta(ge=1, le=99)]
    monster: Annotated[int, msgspec.Meta(ge=1, le=99)]
    seagrass: Annotated[int, msgspec.Meta(ge=1, le=99)]


def load_box(path: Path | None = None) -> Box:
    """The box of a file, ours by default; BoxError says which table is wrong."""
    tables = read_tables(path or HERE / "box.toml", "schatztaucher")
    record = state.Box()
    _lay_board(record, parse_table(tables, "board", Board))
    _lay_dice(record, parse_table(tables, "dice", Dice))
    _set_points(record, parse_table(tables, "points", Points))
    lay_tiles(record, [_check_colour(tables, name, record.swap_points) for name in state.COLOUR_NAMES])
    _lay_wreck(record, parse_table(tables, "wreck", Wreck))
    _lay_bonus(record, parse_table(tables, "bonus", Bonus))
    return Box(record, tables, hash_tables(tables))


def front_of(kind: str, count: int) -> int:
    """A kind and a count as one number."""
    return state.KIND_NAMES.index(kind) * state.MOST_COUNT + count - 1


def lay_tiles(record: state.Box, colours: list[list[Tile]]) -> None:
    """Write the sorts of tile into the record, ordered by colour, symbol and front."""
    copies: Counter[tuple[int, int, int]] = Counter()
    for colour, tiles in enumerate(colours):
        for tile in tiles:
            copies[colour, state.SYMBOL_NAMES.index(tile.lamp), front_of(tile.front, tile.count)] += tile.copies
    if len(copies) > state.MOST_TYPES:
        raise BoxError("light, dark", f"<= {state.MOST_TYPES}", len(copies))
    record.types = len(copies)
    for sort, ((colour, symbol, front), number) in enumerate(sorted(copies.items())):
        record.type_colour[sort] = colour
        record.type_symbol[sort] = symbol
        record.type_front[sort] = front
        record.type_copies[sort] = number
        for later in range(colour * state.SYMBOLS + symbol + 1, 2 * state.SYMBOLS + 1):
            record.first_type[later] = sort + 1


def _lay_board(record: state.Box, board: Board) -> None:
    expect("board.buoys", 5, board.buoys)
    expect("board.light_rows", 5, board.light_rows)
    expect("board.dark_rows", 5, board.dark_rows)
    record.columns = board.buoys
    record.light_rows = board.light_rows
    record.rows = board.light_rows + board.dark_rows


def _lay_dice(record: state.Box, dice: Dice) -> None:
    expect("dice.count", 2, dice.count)
    expect("dice.faces", "1 2 3 4 X X", " ".join(sorted(str(face) for face in dice.faces)))
    record.dice = dice.count
    for face in dice.faces:
        record.face_weight[0 if face == "X" else int(face)] += 1


def _set_points(record: state.Box, points: Points) -> None:
    expect("points.swap", 2, points.swap)
    expect("points.bonus", 5, points.bonus)
    record.swap_points = points.swap
    record.bonus_points = points.bonus


def _check_colour(tables: dict[str, Any], name: str, swap_points: int) -> list[Tile]:
    colour = parse_table(tables, name, Colour)
    for number, tile in enumerate(colour.tiles):
        _check_tile(f"{name}.tiles[{number}]", tile, swap_points)
    expect(f"{name}.tiles", TILES_OF_A_COLOUR, sum(tile.copies for tile in colour.tiles))
    if colour.sums is not None:
        _check_sums(f"{name}.sums", colour.sums, colour.tiles)
    return colour.tiles


def _check_tile(where: str, tile: Tile, swap_points: int) -> None:
    """What the lamp may hide (ST-2.12) and how much a tile may show."""
    hides: tuple[str, ...] = (tile.lamp, "seagrass")
    if tile.lamp == "cave":
        hides = (*state.KIND_NAMES[: state.TREASURES], "monster", "seagrass")
    elif tile.lamp in ("monster", "swap"):
        hides = (tile.lamp,)
    if tile.front not in hides:
        raise BoxError(f"{where}.front", " | ".join(hides), tile.front)
    if tile.front == "swap":
        expect(f"{where}.count", swap_points, tile.count)
    elif tile.count > 4:
        raise BoxError(f"{where}.count", "1-4", tile.count)


def _check_sums(where: str, sums: Sums, tiles: list[Tile]) -> None:
    fronts: Counter[str] = Counter()
    symbols: Counter[str] = Counter()
    points = 0
    for tile in tiles:
        fronts[tile.front] += tile.copies
        symbols[tile.lamp] += tile.copies
        points += 0 if tile.front == "seagrass" else tile.count * tile.copies
    for kind in state.KIND_NAMES:
        expect(f"{where}.fronts.{kind}", sums.fronts.get(kind, 0), fronts[kind])  # type: ignore[call-overload]
    for symbol in state.SYMBOL_NAMES:
        expect(f"{where}.symbols.{symbol}", sums.symbols.get(symbol, 0), symbols[symbol])  # type: ignore[call-overload]
    expect(f"{where}.points", sums.points, points)


def _lay_wreck(record: state.Box, wreck: Wreck) -> None:
    fronts = []
    for number, tile in enumerate(wreck.tiles):
        if tile.front not in (*state.KIND_NAMES[: state.TREASURES], "coins"):
            raise BoxError(
                f"wreck.tiles[{number}].front", " | ".join((*state.KIND_NAMES[: state.TREASURES], "coins")), tile.front
            )
        fronts += [front_of(tile.front, tile.count)] * tile.copies
    expect("wreck.tiles", state.WRECKS, len(fronts))
    record.wrecks = len(fronts)
    record.wreck_front[:] = sorted(fronts)


def _lay_bonus(record: state.Box, bonus: Bonus) -> None:
    expect("bonus.seagrass", 3, bonus.seagrass)
    for kind in BONUS_KINDS:
        record.bonus_at[kind] = getattr(bonus, state.KIND_NAMES[kind])
