"""The action space of Die Schatztaucher: stable ids that no box changes, and their readable form both ways."""

from functools import cache
from typing import Any

import msgspec

from seaboard.core.errors import Trouble
from seaboard.games.schatztaucher.state import (
    COLUMNS,
    FACES,
    FRONTS,
    KIND_NAMES,
    MOST_COUNT,
    SEATS,
    SYMBOL_NAMES,
    SYMBOLS,
)

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
ACTIONS = SWAP_FOR + SEATS * FRONTS

Json = dict[str, Any]


def face_name(face: int) -> int | str:
    """A die's face as people write it."""
    return face if face else "X"


def tile(front: int) -> Json:
    """A front as kind and count."""
    return {"tile": KIND_NAMES[front // MOST_COUNT], "count": front % MOST_COUNT + 1}


@cache
def describe(action: int) -> Json:
    """The readable form of an action: always the same one, which nobody may change."""
    if not 0 <= action < ACTIONS:
        raise Trouble("unknown-action", action=str(action))
    if action < ROLL_ONE:
        return {"do": "start", "seat": action - FIRST_SEAT}
    if action < ROLL_TWO:
        return {"do": "roll", "dice": [face_name(action - ROLL_ONE)]}
    if action < USE_DIE:
        return {"do": "roll", "dice": [face_name(face) for face in divmod(action - ROLL_TWO, FACES)]}
    if action < DIVE_AT:
        return {"do": "die", "number": action - USE_DIE + 1}
    if action < SHOW:
        return {"do": "buoy", "buoy": action - DIVE_AT + 1}
    if action < TAKE:
        return {"do": "show", "symbol": SYMBOL_NAMES[action - SHOW]}
    if action < TURN_OVER:
        return {"do": ("take", "deeper", "surface")[action - TAKE]}
    if action < SALVAGE:
        return {"do": "turn", **tile(action - TURN_OVER)}
    if action < KEEP:
        return {"do": "salvage", **tile(action - SALVAGE)}
    if action == KEEP:
        return {"do": "keep"}
    seat, front = divmod(action - SWAP_FOR, FRONTS)
    return {"do": "swap", "seat": seat, **tile(front)}


def _key(readable: Json) -> bytes:
    return msgspec.json.encode(readable, order="sorted")


_ids = {_key(describe(action)): action for action in reversed(range(ACTIONS))}
"""From readable forms to ids. Of the two orders of a pair of dice the lower face first is the one in use."""


def parse(readable: Json) -> int:
    """The id of an action in readable form; dice may come in any order."""
    wanted = dict(readable)
    if wanted.get("do") == "roll" and isinstance(wanted.get("dice"), list):
        wanted["dice"] = sorted(wanted["dice"], key=lambda face: 0 if face == "X" else face)
    try:
        return _ids[_key(wanted)]
    except (KeyError, TypeError):
        raise Trouble("unknown-action", action=str(readable)) from None
