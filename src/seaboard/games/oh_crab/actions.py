"""The action space of Oh Crab!: stable ids that no box changes. What each means, its decision says. The Adventure Pack
has its own behind those of the base game."""

from functools import cache

from seaboard.core.decisions import Json
from seaboard.games.oh_crab import state

MOVES = 8  # forward; diagonal left, right; seaward ahead, left, right; chef left, right
STANDS = 4  # give up forward, diagonal, seaward, chef
WAYS_ON = 3  # seaward directions

PICK_FIRST = 0  # + seat: the lot falls on the start player
LAY_PLATE = PICK_FIRST + state.SEATS  # + side of a plate
LAY_TILE = LAY_PLATE + state.SIDES  # + extra action
PLAN_CARD = LAY_TILE + state.TILES  # + seat * FACES + face
ACTIVATE = PLAN_CARD + state.SEATS * state.FACES  # + crab of the seat
ADD_LEFT = ACTIVATE + 2
ADD_RIGHT = ADD_LEFT + 1
REST = ADD_RIGHT + 1
KEEP_CARD = REST + 1  # + face
TAKE_PILE = KEEP_CARD + state.FACES  # + place of the market
TAKE_STACK = TAKE_PILE + state.PILES
DRAW_CARD = TAKE_STACK + 1  # + face, by chance, face down
REVEAL = DRAW_CARD + state.ACTION_CARDS  # + face, by chance, face up
LOSE_CARD = REVEAL + state.ACTION_CARDS  # + seat * FACES + face, by chance
COLLECT = LOSE_CARD + state.SEATS * state.FACES
MOVE = COLLECT + 1  # + one of MOVES
STAND = MOVE + MOVES  # + one of STANDS
USE_SPECIAL = STAND + STANDS  # + special action
USE_TILE = USE_SPECIAL + state.SPECIALS  # + extra action
USE_SHORTCUT = USE_TILE + state.TILES
STOP = USE_SHORTCUT + 1
END = STOP + 1
DISCARD_CARD = END + 1  # + face
PUSH = DISCARD_CARD + state.FACES  # + crab * WAYS_ON + direction
USE_BASIC = PUSH + state.CRABS * WAYS_ON  # + basic action
MOVE_CRAB = USE_BASIC + state.BASICS  # + crab * DIRECTIONS + direction
STAY = MOVE_CRAB + state.CRABS * state.DIRECTIONS  # + crab
JUMP_TO = STAY + state.CRABS  # + column
JUMP = JUMP_TO + state.COLUMNS  # + direction
CHANGE_WITH = JUMP + WAYS_ON  # + crab
ADD_CARD = CHANGE_WITH + state.CRABS  # + face
GIVE_CARD = ADD_CARD + state.FACES  # + face
NO_SWAP = GIVE_CARD + state.FACES
RIDE = NO_SWAP + 1
RESIST = RIDE + 1

# The Adventure Pack.
TURN_SURPRISE = RESIST + 1  # + surprise, by chance
USE_TREASURE = TURN_SURPRISE + state.SURPRISE_TILES  # + treasure
TAKE_UP_CARD = USE_TREASURE + state.TREASURES  # + face, of the path
BUILD_AT = TAKE_UP_CARD + state.FACES  # + field
RESOLVE_EVENT = BUILD_AT + state.FIELDS
RESOLVE_CHALLENGE = RESOLVE_EVENT + 1
TURN_EVENT = RESOLVE_CHALLENGE + 1  # + event, by chance
SHOW_EVENT = TURN_EVENT + state.EVENT_CARDS  # + event, by chance, before the game
SPEND_CHARGE = SHOW_EVENT + state.EVENT_CARDS  # + crab of the seat
CHEF_AHEAD = SPEND_CHARGE + 2
TURN_CHALLENGE = CHEF_AHEAD + 1  # + challenge, by chance
TURN_AWARD_CARD = TURN_CHALLENGE + state.CHALLENGE_CARDS  # + award card, by chance
TAKE_AWARD = TURN_AWARD_CARD + state.AWARD_CARDS  # + award
DEAL_ABILITY_CARD = TAKE_AWARD + state.AWARDS  # + seat * ABILITIES + ability, by chance
CHOOSE_ABILITY_CARD = DEAL_ABILITY_CARD + state.SEATS * state.ABILITIES  # + crab of the seat * ABILITIES + ability
USE_ABILITY = CHOOSE_ABILITY_CARD + 2 * state.ABILITIES  # + ability
DECLINE = USE_ABILITY + state.ABILITIES
GET_CHARGE = DECLINE + 1  # + crab of the seat
SCOUT_PLATE = GET_CHARGE + 2  # + beach plate
EXCHANGE_TILES = SCOUT_PLATE + state.BEACHES  # + pair
LOOK_AT_TILE = EXCHANGE_TILES + state.SURPRISE_FIELDS  # + surprise, by chance, seen by one player
LOOK_AT_EVENT = LOOK_AT_TILE + state.SURPRISE_TILES  # + event, by chance, seen by one player

COLUMN_LETTERS = "abcdefg"


@cache
def card_name(face: int) -> str:
    """A face as it is called in box files: A01 to A36, S1 to S4."""
    return f"A{face + 1:02}" if face < state.ACTION_CARDS else f"S{face - state.ACTION_CARDS + 1}"


@cache
def field_name(at: int) -> str:
    """A field as people write it: column a to g and row from 1 at the land; `sea`."""
    return "sea" if at == state.SEA else f"{COLUMN_LETTERS[at % state.COLUMNS]}{at // state.COLUMNS - 2}"


# Readable forms that several decisions share.


def read_seat(seat: int) -> Json:
    """A seat."""
    return {"seat": seat}


def read_card(face: int) -> Json:
    """A card by its name."""
    return {"card": card_name(face)}


def read_card_of_seat(which: int) -> Json:
    """A card and whose it is."""
    return {"seat": which // state.FACES, "card": card_name(which % state.FACES)}


def read_crab(crab: int) -> Json:
    """A crab by its owner and its number among the owner's."""
    return {"seat": crab // 2, "crab": crab % 2}


def read_direction(direction: int) -> Json:
    """Where it leads."""
    return {"to": state.DIRECTION_NAMES[direction]}


def read_push(which: int) -> Json:
    """A crab that is pushed, and where to."""
    return {**read_crab(which // WAYS_ON), **read_direction(which % WAYS_ON)}


def read_shift(which: int) -> Json:
    """A crab that is moved, and where to."""
    return {**read_crab(which // state.DIRECTIONS), **read_direction(which % state.DIRECTIONS)}
