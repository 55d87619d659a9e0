"""Everything on the table of Die Schatztaucher at one moment, and the constants that name its values.

A face-down tile has no identity until it is needed. `cell` says what all have seen of it, `unlit` counts the symbols
that no lamp has shown yet, `left` the tiles whose front nobody knows: all that is needed for exact odds (ST-2.13).
"""

from typing import Annotated

from seaboard.core.record import I1, I2, I8, Record, record

SEATS = 4
COLUMNS = 5
CELLS = 50
WRECKS = 7
FACES = 5  # of a die: 0 is X, then the numbers 1 to 4
MOST_TYPES = 48  # sorts of tile: same colour, lamp symbol, front and count

# Kinds of front. The first seven are lamp symbols too, with the same numbers.
SHELL, AMPHORA, BARREL, GOLD, CHEST, MONSTER, SWAP, SEAGRASS, COINS = range(9)
KINDS = 9
KIND_NAMES = ("shell", "amphora", "barrel", "gold", "chest", "monster", "swap", "seagrass", "coins")
TREASURES = 5  # kinds 0 to 4
CAVE = 7  # the lamp symbol without a kind of its own
SYMBOLS = 8
SYMBOL_NAMES = (*KIND_NAMES[:7], "cave")

# A front is a kind and a count from 1 to MOST_COUNT in one number.
MOST_COUNT = 10
FRONTS = KINDS * MOST_COUNT

LIGHT_BLUE, DARK_BLUE = 0, 1
COLOUR_NAMES = ("light", "dark")

# What all have seen of a field: nothing there, a tile never lit, SHOWN + symbol, or KNOWN + sort of tile.
EMPTY, UNSEEN, SHOWN, KNOWN = 0, 1, 2, 2 + SYMBOLS

# What is to be decided now. FINISHED is no decision: nothing is due any more.
START, ROLL, CHOOSE_DIE, CHOOSE_BUOY, LIGHT, DECIDE, REVEAL, FIGHT, CHOOSE_WRECK, CHOOSE_SWAP, FINISHED = range(11)


@record
class Box(Record):
    """What lies in the box."""

    columns: I8
    light_rows: I8
    rows: I8
    dice: I8
    face_weight: Annotated[list[int], "i8", FACES]
    types: I8  # sorts of tile, ordered by colour, symbol and front
    type_colour: Annotated[list[int], "i8", MOST_TYPES]
    type_symbol: Annotated[list[int], "i8", MOST_TYPES]
    type_front: Annotated[list[int], "i8", MOST_TYPES]
    type_copies: Annotated[list[int], "i8", MOST_TYPES]
    first_type: Annotated[list[int], "i8", 2 * SYMBOLS + 1]  # where a colour and symbol begin among the types
    wrecks: I8
    wreck_front: Annotated[list[int], "i8", WRECKS]
    bonus_at: Annotated[list[int], "i8", KINDS]  # symbols needed for the bonus tile of a kind; 0: there is none
    bonus_points: I8
    swap_points: I8


@record
class State(Record):
    """What lies on the table."""

    players: I1
    memory: I1
    # What is pending: never more than one decision at a time.
    depth: I1
    due: I1
    about: I1
    whose: I1
    below: Annotated[list[int], "i1", 1]
    below_about: Annotated[list[int], "i1", 1]
    below_whose: Annotated[list[int], "i1", 1]
    turn: I1
    dice: I1  # dice not set aside in this turn
    shown: Annotated[list[int], "i1", 2]  # the last roll: faces, -1 where no die was rolled
    number: I1  # the number chosen for the next step down
    column: I1  # -1 before a buoy is chosen
    row: I1  # of the lamp: 0 at the boat, rows + 1 at the wreck
    lit: I2  # bit r: in this turn the lamp has shone on row r of its column
    cell: Annotated[list[int], "i1", CELLS]  # column * rows + row - 1
    unlit: Annotated[list[int], "i1", 2 * SYMBOLS]  # colour * SYMBOLS + symbol: tiles never lit
    left: Annotated[list[int], "i1", MOST_TYPES]  # tiles on the board whose front nobody has seen, by sort
    wreck: Annotated[list[int], "i1", WRECKS]  # 1 while the tile lies at the wreck
    held: Annotated[list[int], "i1", SEATS * FRONTS]  # seat * FRONTS + front: tiles before a player
    bonus: Annotated[list[int], "i1", KINDS]  # who holds the bonus tile of a kind: seat + 1, 0 at the surface
