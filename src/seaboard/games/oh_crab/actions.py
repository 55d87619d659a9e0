"""The action space of Oh Crab!: stable ids, and their readable form both ways. Ids do not depend on the box. The
Adventure Pack will add its own behind them."""

from functools import cache
from typing import Any

import msgspec

from seaboard.core.errors import Trouble
from seaboard.games.oh_crab.state import (
    ACTION_CARDS,
    BASIC_NAMES,
    BASICS,
    COLUMNS,
    CRABS,
    DIRECTION_NAMES,
    DIRECTIONS,
    FACES,
    PILES,
    SEATS,
    SIDE_NAMES,
    SIDES,
    SPECIAL_NAMES,
    SPECIALS,
    TILE_NAMES,
    TILES,
)

MOVES = 8  # forward; diagonal left, right; seaward ahead, left, right; chef left, right
STANDS = 4  # give up forward, diagonal, seaward, chef

PICK_FIRST = 0  # + seat: the lot falls on the start player
LAY_PLATE = PICK_FIRST + SEATS  # + side of a plate
LAY_TILE = LAY_PLATE + SIDES  # + extra action
PLAN_CARD = LAY_TILE + TILES  # + seat * FACES + face
ACTIVATE = PLAN_CARD + SEATS * FACES  # + crab of the seat
ADD_LEFT = ACTIVATE + 2
ADD_RIGHT = ADD_LEFT + 1
REST = ADD_RIGHT + 1
KEEP_CARD = REST + 1  # + face
TAKE_PILE = KEEP_CARD + FACES  # + place of the market
TAKE_STACK = TAKE_PILE + PILES
DRAW_CARD = TAKE_STACK + 1  # + face, by chance, face down
REVEAL = DRAW_CARD + ACTION_CARDS  # + face, by chance, face up
LOSE_CARD = REVEAL + ACTION_CARDS  # + seat * FACES + face, by chance
COLLECT = LOSE_CARD + SEATS * FACES
MOVE = COLLECT + 1  # + one of MOVES
STAND = MOVE + MOVES  # + one of STANDS
USE_SPECIAL = STAND + STANDS  # + special action
USE_TILE = USE_SPECIAL + SPECIALS  # + extra action
USE_SHORTCUT = USE_TILE + TILES
STOP = USE_SHORTCUT + 1
END = STOP + 1
DISCARD_CARD = END + 1  # + face
PUSH = DISCARD_CARD + FACES  # + crab * 3 + direction
USE_BASIC = PUSH + CRABS * 3  # + basic action
MOVE_CRAB = USE_BASIC + BASICS  # + crab * DIRECTIONS + direction
STAY = MOVE_CRAB + CRABS * DIRECTIONS  # + crab
JUMP_TO = STAY + CRABS  # + column
JUMP = JUMP_TO + COLUMNS  # + direction
CHANGE_WITH = JUMP + 3  # + crab
ADD_CARD = CHANGE_WITH + CRABS  # + face
GIVE_CARD = ADD_CARD + FACES  # + face
NO_SWAP = GIVE_CARD + FACES
RIDE = NO_SWAP + 1
RESIST = RIDE + 1
ACTIONS = RESIST + 1

COLUMN_LETTERS = "abcdefg"
MOVE_NAMES = (
    ("forward", "ahead"),
    ("diagonal", "left"),
    ("diagonal", "right"),
    ("seaward", "ahead"),
    ("seaward", "left"),
    ("seaward", "right"),
    ("chef", "left"),
    ("chef", "right"),
)
STAND_NAMES = ("forward", "diagonal", "seaward", "chef")

Json = dict[str, Any]


@cache
def card_name(face: int) -> str:
    """A face as it is called in box files: A01 to A36, S1 to S4."""
    return f"A{face + 1:02}" if face < ACTION_CARDS else f"S{face - ACTION_CARDS + 1}"


@cache
def describe(action: int) -> Json:
    """The readable form of an action: always the same one, which nobody may change."""
    if not 0 <= action < ACTIONS:
        raise Trouble("unknown-action", action=str(action))
    if action < KEEP_CARD:
        return _describe_opening(action)
    if action < COLLECT:
        return _describe_cards(action)
    if action < PUSH:
        return _describe_turn(action)
    return _describe_details(action)


def _describe_opening(action: int) -> Json:
    if action < LAY_PLATE:
        return {"do": "first", "seat": action - PICK_FIRST}
    if action < LAY_TILE:
        return {"do": "plate", "plate": SIDE_NAMES[action - LAY_PLATE]}
    if action < PLAN_CARD:
        return {"do": "tile", "tile": TILE_NAMES[action - LAY_TILE]}
    if action < ACTIVATE:
        seat, face = divmod(action - PLAN_CARD, FACES)
        return {"do": "plan", "seat": seat, "card": card_name(face)}
    if action < ADD_LEFT:
        return {"do": "activate", "crab": action - ACTIVATE}
    if action < REST:
        return {"do": "add", "end": ("left", "right")[action - ADD_LEFT]}
    return {"do": "rest"}


def _describe_cards(action: int) -> Json:
    if action < TAKE_PILE:
        return {"do": "keep", "card": card_name(action - KEEP_CARD)}
    if action < TAKE_STACK:
        return {"do": "take", "place": action - TAKE_PILE + 1}
    if action == TAKE_STACK:
        return {"do": "take_blind"}
    if action < REVEAL:
        return {"do": "draw", "card": card_name(action - DRAW_CARD)}
    if action < LOSE_CARD:
        return {"do": "reveal", "card": card_name(action - REVEAL)}
    seat, face = divmod(action - LOSE_CARD, FACES)
    return {"do": "lose", "seat": seat, "card": card_name(face)}


def _describe_turn(action: int) -> Json:
    if action == COLLECT:
        return {"do": "collect"}
    if action < STAND:
        source, direction = MOVE_NAMES[action - MOVE]
        return {"do": "move", "with": source, "to": direction}
    if action < USE_SPECIAL:
        return {"do": "stand", "with": STAND_NAMES[action - STAND]}
    if action < USE_TILE:
        return {"do": "special", "special": SPECIAL_NAMES[action - USE_SPECIAL]}
    if action < USE_SHORTCUT:
        return {"do": "extra", "tile": TILE_NAMES[action - USE_TILE]}
    if action < DISCARD_CARD:
        return {"do": ("shortcut", "stop", "end")[action - USE_SHORTCUT]}
    return {"do": "discard", "card": card_name(action - DISCARD_CARD)}


def _describe_details(action: int) -> Json:
    if action < USE_BASIC:
        crab, direction = divmod(action - PUSH, 3)
        return {"do": "push", "seat": crab // 2, "crab": crab % 2, "to": DIRECTION_NAMES[direction]}
    if action < MOVE_CRAB:
        return {"do": "basic", "basic": BASIC_NAMES[action - USE_BASIC]}
    if action < STAY:
        crab, direction = divmod(action - MOVE_CRAB, DIRECTIONS)
        return {"do": "shift", "seat": crab // 2, "crab": crab % 2, "to": DIRECTION_NAMES[direction]}
    if action < JUMP_TO:
        return {"do": "stay", "seat": (action - STAY) // 2, "crab": (action - STAY) % 2}
    if action < JUMP:
        return {"do": "side_jump", "column": COLUMN_LETTERS[action - JUMP_TO]}
    if action < CHANGE_WITH:
        return {"do": "jump", "to": DIRECTION_NAMES[action - JUMP]}
    if action < ADD_CARD:
        return {"do": "change", "seat": (action - CHANGE_WITH) // 2, "crab": (action - CHANGE_WITH) % 2}
    if action < GIVE_CARD:
        return {"do": "add_more", "card": card_name(action - ADD_CARD)}
    if action < NO_SWAP:
        return {"do": "give", "card": card_name(action - GIVE_CARD)}
    return {"do": ("no_swap", "ride", "resist")[action - NO_SWAP]}


def _key(readable: Json) -> bytes:
    return msgspec.json.encode(readable, order="sorted")


_ids = {_key(describe(action)): action for action in range(ACTIONS)}


def parse(readable: Json) -> int:
    """The id of an action in readable form."""
    try:
        return _ids[_key(readable)]
    except (KeyError, TypeError):
        raise Trouble("unknown-action", action=str(readable)) from None
