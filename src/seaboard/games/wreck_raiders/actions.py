"""The action space of Wreck Raiders: stable ids, and their readable form both ways. Ids do not depend on the box."""

from functools import cache
from typing import Any

import msgspec

from seaboard.core.errors import Trouble
from seaboard.games.wreck_raiders.state import (
    BOARD,
    BOTTOMS,
    CARD_NAMES,
    CARDS,
    COLUMNS,
    DICE,
    DISPLAYS,
    FRONTS,
    KIND_NAMES,
    OFF_BOARD,
    PIECE_NAMES,
    PIECES,
    PLACE_NAMES,
    PLACES,
    SEATS,
    SHELL_NAMES,
    SHELLS,
    SPOTS,
    TREASURE_NAMES,
    TREASURES,
    WRECKS,
    ZONE_NAMES,
    ZONES,
)

# Chance.
FIRST_SEAT = 0  # + seat: the lot falls on the start player
ROLL = FIRST_SEAT + SEATS  # + sort of die
DRAW = ROLL + DICE  # + treasure
SHOW_CARD = DRAW + TREASURES  # + card
SHOW_PIECE = SHOW_CARD + CARDS  # + piece
# Players.
TAKE = SHOW_PIECE + PIECES  # + sort of die
SET = TAKE + DICE  # + number - 1
GO_TO = SET + SPOTS  # + place
MOVE = GO_TO + PLACES  # + where the diver comes from
BUMP_TO = MOVE + BOARD + 1  # + beach spot
PUT_IN_DISPLAY = BUMP_TO + SPOTS  # + display
PUT_IN_VAULT = PUT_IN_DISPLAY + DISPLAYS  # + column
LET_GO = PUT_IN_VAULT + COLUMNS
DRAW_MORE = LET_GO + 1
CLAIM_CARD = DRAW_MORE + 1  # + (card * DISPLAYS + display) * 2, + 1 in exact order
ADD_CONCH = CLAIM_CARD + CARDS * DISPLAYS * 2
USE_SCALLOP = ADD_CONCH + 1  # + wreck
PICK_SHELL = USE_SCALLOP + WRECKS  # + shell
GET_PIECE = PICK_SHELL + SHELLS  # + piece, for free
BUY_PIECE = GET_PIECE + PIECES  # + piece
STACK_ON = BUY_PIECE + PIECES  # + bottom of the aquarium
RIVAL_TAKE = STACK_ON + BOTTOMS  # + sort of die
RIVAL_TO = RIVAL_TAKE + DICE  # + wreck
ENOUGH = RIVAL_TO + WRECKS
CLAIM_NONE = ENOUGH + 1
NO_CONCH = CLAIM_NONE + 1
NO_SCALLOP = NO_CONCH + 1
BUY_NONE = NO_SCALLOP + 1
CLEAR_LAST = BUY_NONE + 1  # + display: a starfish discards its rightmost treasure
ACTIONS = CLEAR_LAST + DISPLAYS

Json = dict[str, Any]
ORDER_NAMES = ("any", "exact")


def die(sort: int) -> Json:
    """A die in the reef as number and zone."""
    return {"number": sort // ZONES + 1, "zone": ZONE_NAMES[sort % ZONES]}


def treasure_of(treasure: int) -> Json:
    """A treasure as kind and picture."""
    return {"kind": KIND_NAMES[treasure // FRONTS], "treasure": TREASURE_NAMES[treasure]}


def origin(at: int) -> Json:
    """Where a diver comes from: a place and the number of its spot; off-board has none."""
    if at == OFF_BOARD:
        return {"from": "off-board"}
    return {"from": PLACE_NAMES[at // SPOTS], "spot": at % SPOTS + 1}


def _claim(at: int) -> Json:
    card, way = divmod(at, DISPLAYS * 2)
    return {"exhibit": CARD_NAMES[card], "display": way // 2 + 1, "order": ORDER_NAMES[way % 2]}


_SORTS: tuple[tuple[int, str, Any], ...] = (
    (FIRST_SEAT, "start", lambda at: {"seat": at}),
    (ROLL, "roll", die),
    (DRAW, "draw", treasure_of),
    (SHOW_CARD, "reveal", lambda at: {"exhibit": CARD_NAMES[at]}),
    (SHOW_PIECE, "refill", lambda at: {"piece": PIECE_NAMES[at]}),
    (TAKE, "take", die),
    (SET, "set", lambda at: {"number": at + 1}),
    (GO_TO, "go", lambda at: {"place": PLACE_NAMES[at]}),
    (MOVE, "move", origin),
    (BUMP_TO, "bump", lambda at: {"spot": at + 1}),
    (PUT_IN_DISPLAY, "display", lambda at: {"display": at + 1}),
    (PUT_IN_VAULT, "vault", lambda at: {"column": at + 1}),
    (LET_GO, "let_go", lambda at: {}),
    (DRAW_MORE, "more", lambda at: {}),
    (CLAIM_CARD, "claim", _claim),
    (ADD_CONCH, "conch", lambda at: {}),
    (USE_SCALLOP, "scallop", lambda at: {"kind": KIND_NAMES[at]}),
    (PICK_SHELL, "shell", lambda at: {"shell": SHELL_NAMES[at]}),
    (GET_PIECE, "get", lambda at: {"piece": PIECE_NAMES[at]}),
    (BUY_PIECE, "buy", lambda at: {"piece": PIECE_NAMES[at]}),
    (STACK_ON, "stack", lambda at: {"aquarium": PIECE_NAMES[at]}),
    (RIVAL_TAKE, "rival_die", die),
    (RIVAL_TO, "rival_go", lambda at: {"place": PLACE_NAMES[at]}),
    (ENOUGH, "enough", lambda at: {}),
    (CLAIM_NONE, "no_claim", lambda at: {}),
    (NO_CONCH, "no_conch", lambda at: {}),
    (NO_SCALLOP, "no_scallop", lambda at: {}),
    (BUY_NONE, "no_purchase", lambda at: {}),
    (CLEAR_LAST, "starfish", lambda at: {"display": at + 1}),
)


@cache
def describe(action: int) -> Json:
    """The readable form of an action: always the same one, which nobody may change."""
    if not 0 <= action < ACTIONS:
        raise Trouble("unknown-action", action=str(action))
    first, do, details = next(sort for sort in reversed(_SORTS) if sort[0] <= action)
    return {"do": do, **details(action - first)}


def _key(readable: Json) -> bytes:
    return msgspec.json.encode(readable, order="sorted")


_ids = {_key(describe(action)): action for action in range(ACTIONS)}


def parse(readable: Json) -> int:
    """The id of an action in readable form."""
    try:
        return _ids[_key(readable)]
    except (KeyError, TypeError):
        raise Trouble("unknown-action", action=str(readable)) from None
