"""The action space of Die Schatztaucher: stable ids that no box changes. What each means, its decision says."""

from seaboard.core.decisions import Json
from seaboard.games.schatztaucher.state import COLUMNS, FACES, FRONTS, KIND_NAMES, MOST_COUNT, SEATS, SYMBOLS

FIRST_SEAT = 0  # + seat: the lot falls on the start player
ROLL_ONE = FIRST_SEAT + SEATS  # + face
ROLL_TWO = ROLL_ONE + FACES  # + lower face * FACES + higher face
USE_DIE = ROLL_TWO + FACES * FACES  # + number - 1
DIVE_AT = USE_DIE + FACES - 1  # + buoy
SHOW = DIVE_AT + COLUMNS  # + symbol that the lamp shows
TAKE = SHOW + SYMBOLS
DEEPER = TAKE + 1
SURFACE = DEEPER + 1
TURN_OVER = SURFACE + 1  # + front
SALVAGE = TURN_OVER + FRONTS  # + front of the wreck tile
KEEP = SALVAGE + FRONTS
SWAP_FOR = KEEP + 1  # + seat * FRONTS + front


def face_name(face: int) -> int | str:
    """A die's face as people write it."""
    return face if face else "X"


def tile(front: int) -> Json:
    """A front as kind and count."""
    return {"tile": KIND_NAMES[front // MOST_COUNT], "count": front % MOST_COUNT + 1}
