"""Everything on the table of Wreck Raiders at one moment, and the constants that name its values.

Nothing is shuffled in advance: supplies are counts by front, a card or a piece that is neither in sight nor taken is
still in its deck or stack. The house settings of a game (WR-11.2) are part of its state.
"""

from typing import Annotated, Literal, get_args

from seaboard.core.record import I1, I8, Record, record

SEATS = 5
WRECKS = 4
SPOTS = 6  # in every wreck and on the beach, numbered 1 to 6
BEACH = 4  # the place after the four wrecks
PLACES = 5
BOARD = PLACES * SPOTS
OFF_BOARD = BOARD  # where a diver comes from that is in no spot

# Kinds of treasure, in the order of the wrecks; a treasure is kind * FRONTS + front.
KINDS = 4
FRONTS = 3
TREASURES = KINDS * FRONTS
Kind = Literal["gems", "gold", "art", "relics"]
KIND_NAMES: tuple[Kind, ...] = get_args(Kind)
TREASURE_NAMES = (
    "ruby",
    "emerald",
    "sapphire",
    "coins",
    "crown",
    "goblet",
    "painting",
    "vase",
    "statue",
    "mask",
    "idol",
    "astrolabe",
)
Place = Kind | Literal["beach"]
PLACE_NAMES: tuple[Place, ...] = (*KIND_NAMES, "beach")

# Shells, which are the first three zones of the reef too.
CONCH, SCALLOP, STARFISH, BLANK = 0, 1, 2, 3
SHELLS = 3
Shell = Literal["conch", "scallop", "starfish"]
SHELL_NAMES: tuple[Shell, ...] = get_args(Shell)
ZONES = 4
Zone = Shell | Literal["blank"]
ZONE_NAMES: tuple[Zone, ...] = (*SHELL_NAMES, "blank")
DICE = SPOTS * ZONES  # sorts of die in the reef: (number - 1) * ZONES + zone

DISPLAYS = 3
MOST_PEDESTALS = 6
COLUMNS = 3  # of the vault
MOST_ROWS = 6
MOST_ROW_COINS = 99
MOST_SEEN = SEATS + 1  # exhibits face up

CARDS = 52
CARD_TREASURES = 5  # the most that an exhibit shows
CONCH_CREST, SCALLOP_CREST = 1, 2  # bits
NO_STYLE, ANY_SHELL, FREE_PIECE, TWO_SHELLS = 0, 1, 2, 3
STYLE_NAMES = ("none", "any1", "aquarium", "shells")

BOTTOMS, MIDDLES, TOPS = 11, 17, 11
PIECES = BOTTOMS + MIDDLES + TOPS
FIRST_TOP = BOTTOMS + MIDDLES
PIECE_KINDS = 3
PIECE_KIND_NAMES = ("bottom", "middle", "top")
ON_SALE = 3  # of each kind
CARD_NAMES = tuple(f"E{number:02}" for number in range(1, CARDS + 1))
PIECE_NAMES = tuple(
    f"{letter}{number:02}"
    for letter, count in (("B", BOTTOMS), ("M", MIDDLES), ("T", TOPS))
    for number in range(1, count + 1)
)

Edition = Literal["en", "de", "fr"]
EDITION_NAMES: tuple[Edition, ...] = get_args(Edition)

# Who stands in a spot: 0 nobody, seat + 1, or a rival of the solo game. A rival gains treasures as RIVAL_SEAT.
RIVAL = SEATS + 1
RIVAL_SEAT = SEATS

# Where a card is: in the deck, face up, or HELD + seat; with a conch on it HELD + SEATS + seat.
IN_DECK, FACE_UP, HELD = 0, 1, 2

# Where a piece is: in its stack, in the market, or BUILT + the bottom of its aquarium.
IN_STACK, IN_MARKET, BUILT = 0, 1, 2

# What is to be decided or done. FINISHED is no decision: nothing is due any more.
(
    FINISHED,
    DRAW_START,
    ROLL_POOL,
    TAKE_DIE,
    SET_NUMBER,
    CHOOSE_PLACE,
    CHOOSE_DIVER,
    CHOOSE_SPOT,
    DRAW_TREASURE,
    PLACE_TREASURE,
    ONE_MORE,
    NEIGHBOURS,
    CLAIM,
    CONCH_DECORATION,
    SCALLOP_DECORATION,
    STYLE,
    CHOOSE_SHELL,
    CHOOSE_PIECE,
    CHOOSE_AQUARIUM,
    CLEAR,
    REVEAL,
    BUY,
    REFILL,
    TURN_END,
    RIVAL_DIE,
    RIVAL_WRECK,
    BUY_MORE,
    ROUND_END,
) = range(28)
MOST_PENDING = 12

# What ends the game, as bits (WR-8.1, WR-10.13, WR-R27).
END_EXHIBITS, END_VAULT, END_WRECK, END_BEACH, END_RIVALS, END_TREASURES = 1, 2, 4, 8, 16, 32
END_NAMES = ("exhibits", "vault", "wreck", "beach", "rivals", "treasures")


@record
class Box(Record):
    """What lies in the box."""

    divers: Annotated[list[int], "i8", SEATS + 1]  # by number of players
    dice: Annotated[list[int], "i8", SEATS + 1]
    seen: Annotated[list[int], "i8", SEATS + 1]  # exhibits face up
    goal: Annotated[list[int], "i8", SEATS + 1]  # exhibits that end the game
    rivals: Annotated[list[int], "i8", 3]  # by edition
    copies: I8  # of each front
    shells: I8  # of each kind
    zone_weight: Annotated[list[int], "i8", ZONES]
    beach: Annotated[list[int], "i8", SPOTS * SHELLS]  # spot * SHELLS + shell
    ring: Annotated[list[int], "i8", WRECKS * SPOTS]  # wreck * SPOTS + place in the ring: the number there
    pedestals: I8
    rows: I8
    row_coins: Annotated[list[int], "i8", MOST_ROWS]
    front_coins: I8
    conch_coins: I8
    card_size: Annotated[list[int], "i8", CARDS]
    card_order: Annotated[list[int], "i8", CARDS * CARD_TREASURES]  # kinds
    card_needs: Annotated[list[int], "i8", CARDS * KINDS]
    card_coins: Annotated[list[int], "i8", CARDS]
    card_crests: Annotated[list[int], "i8", CARDS]
    card_style: Annotated[list[int], "i8", CARDS]
    card_shells: Annotated[list[int], "i8", CARDS * SHELLS]  # the shells of the style reward
    piece_cost: Annotated[list[int], "i8", PIECES * SHELLS]
    piece_coins: Annotated[list[int], "i8", PIECES]
    piece_edge: Annotated[list[int], "i8", PIECES * SHELLS]
    top_coins: Annotated[list[int], "i8", PIECES]  # for each set of the shells below on the aquarium's edge
    top_shells: Annotated[list[int], "i8", PIECES]  # bits; none: for each piece of the aquarium


@record
class State(Record):
    """What lies on the table."""

    players: I1
    edition: I1
    # House settings (WR-11.2).
    zone_weight: Annotated[list[int], "i2", ZONES]
    pedestals: I1
    rows: I1
    row_coins: Annotated[list[int], "i1", MOST_ROWS]
    beside: Annotated[list[int], "i1", WRECKS * SPOTS * 2]  # (wreck * SPOTS + spot) * 2 + side: the spot there
    rival_gains: I1  # whether a rival that enters a wreck gains a treasure (WR-R28)
    # What is pending, and with what.
    depth: I1
    due: I1
    about: I1
    whose: I1
    below: Annotated[list[int], "i1", MOST_PENDING - 1]
    below_about: Annotated[list[int], "i1", MOST_PENDING - 1]
    below_whose: Annotated[list[int], "i1", MOST_PENDING - 1]
    turn: I1
    last_turns: I1  # turns left once the end is triggered; -1 before
    ended: I1  # bits: what triggered the end
    still: I1  # turns in a row without a treasure to raid or moved (WR-R27); -1 once one has moved in this turn
    to_roll: I1  # dice in the hand that rolls the pool
    number: I1  # of the die taken, as changed by conches; 0 before
    place: I1  # where the diver goes: a wreck or the beach
    bumped: I1  # who was bumped and has no spot yet, as on the board
    gainer: I1  # the seat that gains the treasure being drawn or placed; RIVAL_SEAT for rivals
    wreck: I1  # the wreck that treasure comes from
    treasure: I1  # drawn and to be placed: treasure + 1; 0: none
    gainers: Annotated[list[int], "i1", 2]  # whose neighbouring divers gain next, in order: seat + 1 or RIVAL
    card: I1  # the exhibit being claimed, -1: none
    display: I1  # the display it is claimed with
    exact: I1  # whether in exact order
    covers: I1  # starfish that cover treasures of it
    piece: I1  # the aquarium piece taken and not placed, -1: none
    # The board.
    board: Annotated[list[int], "i1", BOARD]  # place * SPOTS + spot
    reef: Annotated[list[int], "i1", DICE]  # dice of each sort
    supply: Annotated[list[int], "i1", TREASURES]
    discard: Annotated[list[int], "i1", TREASURES]
    bank: Annotated[list[int], "i1", SHELLS]
    cards: Annotated[list[int], "i1", CARDS]
    seen: Annotated[list[int], "i1", MOST_SEEN]  # exhibits face up: card + 1, 0: no card
    pieces: Annotated[list[int], "i1", PIECES]
    level: Annotated[list[int], "i1", PIECES]  # of a built piece in its aquarium, the bottom is 0
    market: Annotated[list[int], "i1", PIECE_KINDS * ON_SALE]  # kind * ON_SALE + slot: piece + 1, 0: no piece
    height: Annotated[list[int], "i1", BOTTOMS]  # pieces of an aquarium
    topped: Annotated[list[int], "i1", BOTTOMS]  # 1 once it has a top
    builder: Annotated[list[int], "i1", BOTTOMS]  # whose aquarium: seat + 1
    # Mats.
    divers: Annotated[list[int], "i1", SEATS]  # off-board
    basket: Annotated[list[int], "i1", SEATS * SPOTS]  # dice, by number
    shells: Annotated[list[int], "i1", SEATS * SHELLS]
    shown: Annotated[list[int], "i1", SEATS * DISPLAYS * MOST_PEDESTALS]  # treasure + 1
    filled: Annotated[list[int], "i1", SEATS * DISPLAYS]
    vault: Annotated[list[int], "i1", SEATS * COLUMNS * MOST_ROWS]  # column by column, bottom up: treasure + 1
    stored: Annotated[list[int], "i1", SEATS * COLUMNS]
    claimed: Annotated[list[int], "i1", SEATS]
    # Solo.
    turns_done: I1  # of a round: three of the player, three of the rivals
    rivals: I1  # in the supply
    rivals_gone: I1  # out of the game
    rival_die: Annotated[list[int], "i1", WRECKS]  # beside a wreck that a rival entered this round: its number; 0: none
    ran_out: I1  # bit w: wreck w ran out of treasure this round
