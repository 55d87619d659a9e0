"""Everything on the table of Die Schatztaucher at one moment, and the constants that name its values.

A face-down tile has no identity until it is needed. `cell` says what all have seen of it, `unlit` counts the symbols
that no lamp has shown yet, `left` the tiles whose front nobody knows: all that is needed for exact odds (ST-2.13).
"""

from seaboard.core.record import Record

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

# What is to be decided now.
START, ROLL, CHOOSE_DIE, CHOOSE_BUOY, LIGHT, DECIDE, REVEAL, FIGHT, CHOOSE_WRECK, CHOOSE_SWAP, FINISHED = range(11)
PHASE_NAMES = (
    "start",
    "roll",
    "choose_die",
    "choose_buoy",
    "light",
    "decide",
    "reveal",
    "fight",
    "choose_wreck",
    "choose_swap",
    "over",
)

BOX = Record(
    "Box",
    columns="i8",
    light_rows="i8",
    rows="i8",
    dice="i8",
    face_weight=("i8", FACES),
    types="i8",  # sorts of tile, ordered by colour, symbol and front
    type_colour=("i8", MOST_TYPES),
    type_symbol=("i8", MOST_TYPES),
    type_front=("i8", MOST_TYPES),
    type_copies=("i8", MOST_TYPES),
    first_type=("i8", 2 * SYMBOLS + 1),  # where a colour and symbol begin among the types
    wrecks="i8",
    wreck_front=("i8", WRECKS),
    bonus_at=("i8", KINDS),  # symbols needed for the bonus tile of a kind; 0: there is none
    bonus_points="i8",
    swap_points="i8",
)

STATE = Record(
    "State",
    players="i1",
    memory="i1",
    phase="i1",
    turn="i1",
    dice="i1",  # dice not set aside in this turn
    shown=("i1", 2),  # the last roll: faces, -1 where no die was rolled
    number="i1",  # the number chosen for the next step down
    column="i1",  # -1 before a buoy is chosen
    row="i1",  # of the lamp: 0 at the boat, rows + 1 at the wreck
    lit="i2",  # bit r: in this turn the lamp has shone on row r of its column
    cell=("i1", CELLS),  # column * rows + row - 1
    unlit=("i1", 2 * SYMBOLS),  # colour * SYMBOLS + symbol: tiles never lit
    left=("i1", MOST_TYPES),  # tiles on the board whose front nobody has seen, by sort
    wreck=("i1", WRECKS),  # 1 while the tile lies at the wreck
    held=("i1", SEATS * FRONTS),  # seat * FRONTS + front: tiles before a player
    bonus=("i1", KINDS),  # who holds the bonus tile of a kind: seat + 1, 0 at the surface
)
