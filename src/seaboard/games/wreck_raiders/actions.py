"""The action space of Wreck Raiders: stable ids that no box changes, and the words that several of them are read with.
What each means, its decision says."""

from typing import Literal, get_args

from seaboard.core.decisions import Json
from seaboard.games.wreck_raiders import state

# Chance.
FIRST_SEAT = 0  # + seat: the lot falls on the start player
ROLL = FIRST_SEAT + state.SEATS  # + sort of die
DRAW = ROLL + state.DICE  # + treasure
SHOW_CARD = DRAW + state.TREASURES  # + card
SHOW_PIECE = SHOW_CARD + state.CARDS  # + piece
# Players.
TAKE = SHOW_PIECE + state.PIECES  # + sort of die
SET = TAKE + state.DICE  # + number - 1
GO_TO = SET + state.SPOTS  # + place
MOVE = GO_TO + state.PLACES  # + where the diver comes from
BUMP_TO = MOVE + state.BOARD + 1  # + beach spot
PUT_IN_DISPLAY = BUMP_TO + state.SPOTS  # + display
PUT_IN_VAULT = PUT_IN_DISPLAY + state.DISPLAYS  # + column
LET_GO = PUT_IN_VAULT + state.COLUMNS
DRAW_MORE = LET_GO + 1
CLAIM_CARD = DRAW_MORE + 1  # + (card * DISPLAYS + display) * 2, + 1 in exact order
ADD_CONCH = CLAIM_CARD + state.CARDS * state.DISPLAYS * 2
USE_SCALLOP = ADD_CONCH + 1  # + wreck
PICK_SHELL = USE_SCALLOP + state.WRECKS  # + shell
GET_PIECE = PICK_SHELL + state.SHELLS  # + piece, for free
BUY_PIECE = GET_PIECE + state.PIECES  # + piece
STACK_ON = BUY_PIECE + state.PIECES  # + bottom of the aquarium
RIVAL_TAKE = STACK_ON + state.BOTTOMS  # + sort of die
RIVAL_TO = RIVAL_TAKE + state.DICE  # + wreck
ENOUGH = RIVAL_TO + state.WRECKS
CLAIM_NONE = ENOUGH + 1
NO_CONCH = CLAIM_NONE + 1
NO_SCALLOP = NO_CONCH + 1
BUY_NONE = NO_SCALLOP + 1
CLEAR_LAST = BUY_NONE + 1  # + display: a starfish discards its rightmost treasure

Order = Literal["any", "exact"]
ORDER_NAMES: tuple[Order, ...] = get_args(Order)


def read_die(sort: int) -> Json:
    """A die in the reef as number and zone."""
    return {"number": sort // state.ZONES + 1, "zone": state.ZONE_NAMES[sort % state.ZONES]}


def read_treasure(treasure: int) -> Json:
    """A treasure as kind and picture."""
    return {"kind": state.KIND_NAMES[treasure // state.FRONTS], "treasure": state.TREASURE_NAMES[treasure]}


def read_place(place: int) -> Json:
    """A wreck or the beach."""
    return {"place": state.PLACE_NAMES[place]}


def read_kind(wreck: int) -> Json:
    """A wreck by the kind of its treasures."""
    return {"kind": state.KIND_NAMES[wreck]}


def read_display(display: int) -> Json:
    """A display, counted from the left."""
    return {"display": display + 1}


def read_column(column: int) -> Json:
    """A column of the vault, counted from the left."""
    return {"column": column + 1}


def read_exhibit(card: int) -> Json:
    """An exhibit by its name."""
    return {"exhibit": state.CARD_NAMES[card]}


def read_piece(piece: int) -> Json:
    """An aquarium piece by its name."""
    return {"piece": state.PIECE_NAMES[piece]}


def read_aquarium(bottom: int) -> Json:
    """An aquarium by the name of its bottom."""
    return {"aquarium": state.PIECE_NAMES[bottom]}


def read_shell(shell: int) -> Json:
    """A kind of shell."""
    return {"shell": state.SHELL_NAMES[shell]}
