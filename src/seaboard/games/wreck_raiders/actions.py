"""The action space of Wreck Raiders: stable ids that no box changes, and the words that several of them are read with.
What each means, its decision says."""

from seaboard.core.decisions import Json
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

ORDER_NAMES = ("any", "exact")


def read_die(sort: int) -> Json:
    """A die in the reef as number and zone."""
    return {"number": sort // ZONES + 1, "zone": ZONE_NAMES[sort % ZONES]}


def read_treasure(treasure: int) -> Json:
    """A treasure as kind and picture."""
    return {"kind": KIND_NAMES[treasure // FRONTS], "treasure": TREASURE_NAMES[treasure]}


def read_place(place: int) -> Json:
    """A wreck or the beach."""
    return {"place": PLACE_NAMES[place]}


def read_kind(wreck: int) -> Json:
    """A wreck by the kind of its treasures."""
    return {"kind": KIND_NAMES[wreck]}


def read_display(display: int) -> Json:
    """A display, counted from the left."""
    return {"display": display + 1}


def read_column(column: int) -> Json:
    """A column of the vault, counted from the left."""
    return {"column": column + 1}


def read_exhibit(card: int) -> Json:
    """An exhibit by its name."""
    return {"exhibit": CARD_NAMES[card]}


def read_piece(piece: int) -> Json:
    """An aquarium piece by its name."""
    return {"piece": PIECE_NAMES[piece]}


def read_aquarium(bottom: int) -> Json:
    """An aquarium by the name of its bottom."""
    return {"aquarium": PIECE_NAMES[bottom]}


def read_shell(shell: int) -> Json:
    """A kind of shell."""
    return {"shell": SHELL_NAMES[shell]}
