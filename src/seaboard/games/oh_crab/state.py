"""Everything on the table of Oh Crab! at one moment, and the constants that name its values.

The board is five frames of five rows and seven columns, one for each plate from land to sea: the start plate lies in
the last two rows of its frame, the goal plate in the first four. So a field is one number, and `field % FRAME` is its
place on its plate. The stack is what is left of the shuffled cards, without an order; cards put under it later have
one. `known` notes which seats know whose a hidden card is, and `since` which of its owner's cards under the stack it
cannot be, as it came later; `notes` what happens when given cards are drawn again. So a bot may imagine exactly what a
player could.
"""

from typing import Annotated, Literal, get_args

from seaboard.core.record import I1, I2, I8, U1, Record, record

SEATS = 5
CRABS = 10  # seat * 2 or 1: a second crab only in the game for two (OC-10.1)

COLUMNS = 7
FRAME = 35
SLOTS = 5
FIELDS = SLOTS * FRAME
START_ROWS, BEACH_ROWS, GOAL_ROWS = 2, 5, 4
START_OFFSET = 21  # the first field of the start plate
SEA = 200  # where a crab is that has reached the sea

# Directions. The first three are seaward, the others landward.
AHEAD, LEFT, RIGHT, BACK, BACK_LEFT, BACK_RIGHT = range(6)
DIRECTIONS = 6
DIRECTION_NAMES = ("ahead", "left", "right", "back", "back_left", "back_right")

# Marks of a field, as bits. A place outside the board is MISSING.
BLOCKED, OBSTACLE, KNOCK, SHELL_MARK, SWAP_MARK, SHORTCUT, REED, CURRENT = 1, 2, 4, 8, 16, 32, 64, 128
MISSING = 255

SIDE_NAMES = ("0A", "0B", "1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B", "9A", "9B")
SIDES = 12
FIRST_BEACH_SIDE, FIRST_GOAL_SIDE = 2, 10

# Basic actions (OC-4.1 to OC-4.4) and, beside them, what else may be given up or used to move: the chef (OC-3.11).
SHELL, FORWARD, DIAGONAL, SEAWARD, CHEF = range(5)
BASICS = 4
BASIC_NAMES = ("shell", "forward", "diagonal", "seaward")

SPECIALS = 12
GULL, CALL, MOMENTUM, SAND, SUPPORT, ASIDE, SIDE_JUMP, BARGE, CRISS_CROSS, FASTER, SLALOM, SLIDE = range(SPECIALS)
Special = Literal[
    "seagull",
    "call_of_the_sea",
    "momentum",
    "sand_in_the_eyes",
    "support",
    "step_aside",
    "side_jump",
    "barge_through",
    "criss_cross",
    "faster",
    "slalom",
    "slide",
]
SPECIAL_NAMES: tuple[str, ...] = get_args(Special)

TILES = 8
TILE_AA, TILE_AB, TILE_BA, TILE_BB, TILE_CA, TILE_CB, TILE_DA, TILE_DB = range(TILES)
TILE_NAMES = ("Aa", "Ab", "Ba", "Bb", "Ca", "Cb", "Da", "Db")

# A card is one of 36 action cards or a start card of a seat; its face is what is printed on it.
ACTION_CARDS = 36
START_CARDS = 4
FACES = ACTION_CARDS + START_CARDS
CARDS = ACTION_CARDS + SEATS * START_CARDS

# Where a card is. Places with an owner are numbered from the owner's seat on; the given cards under the stack too.
IN_STACK, GONE = 0, 1
PILE = 2
PILES = 3
UNDER, HAND, PLANNED, PATH, DISCARD_PILE = 5, 10, 15, 20, 25

NOTES = 24  # 1,500 games of random players needed at most 19
ALL_SEATS = 31  # the mask of `known` when everybody knows

# House settings, as bits: what the research leaves open (OC-15.3).
STRAIGHT_GULL, STRAIGHT_CALL, COUNT_ROWS, SPARE_FALLEN, JUMP_REED, ONE_SYMBOL = 1, 2, 4, 8, 16, 32
LATE_SHORTCUT, ASIDE_FROM_SEA = 64, 128
HOUSE_NAMES = (
    "straight_gull",
    "straight_call",
    "count_rows",
    "spare_fallen",
    "jump_reed",
    "one_symbol",
    "late_shortcut",
    "aside_from_sea",
)

# The Adventure Pack: modules in play and their variants, as bits of `modules` (chapters 11 to 14).
SURPRISES, EVENTS, CHALLENGES, ASYMMETRY = 1, 2, 4, 8
SEE_NO_EVIL, ALL_GOOD_THINGS, FAMILY_EVENTS, EXPERT_EVENTS = 16, 32, 64, 128
PACK_NAMES = (
    "surprises",
    "events",
    "challenges",
    "asymmetry",
    "see_no_evil",
    "all_good_things",
    "family_events",
    "expert_events",
)

BEACHES = 3  # the most that are laid
SURPRISE_FIELDS = 3  # on each beach plate
HIDEOUTS = BEACHES * SURPRISE_FIELDS

# Surprises: five kinds of junk, then nine treasures.
JUNK = 5
TREASURES = 9
SURPRISE_TILES = JUNK + TREASURES
BROKEN_GLASS, EMPTY_CAN, PLASTIC_BAG, OIL_STAIN, BANANA_PEEL = range(JUNK)
PEARLS, BOTTLE, NEW_SHELL, FLIPPER, COMPASS, SLIPPERY_WEED, FISHING_LINE, SHOVEL, LANDING_NET = range(
    JUNK, SURPRISE_TILES
)
SURPRISE_NAMES = ("J1", "J2", "J3", "J4", "J5", "T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9")
FROM_FLOTSAM = 32  # in `looked`, beside the seats: all know that it is a treasure

EVENT_CARDS = 14
ROBIN_CRAB, FELL_OFF, SHELL_TIDE, FLEA_MARKET, TAIL_WIND, FLOTSAM, CLAW_SPA = range(7)
CHEF_RUNS, TIP_JAR, CLEARANCE, HAPPY_HOUR, LOW_TIDE, SOFT_SAND, SHELL_BANK = range(7, EVENT_CARDS)
EVENT_NAMES = tuple(f"E{number + 1:02}" for number in range(EVENT_CARDS))

CHALLENGE_CARDS = 8
CHALLENGE_NAMES = tuple(f"C{number + 1}" for number in range(CHALLENGE_CARDS))
AWARD_CARDS = 3
AWARD_CARD_NAMES = ("AW1", "AW2", "AW3")
AWARDS_OF_A_CARD = 3
AWARDS = 9
(
    AWARD_SEAWARD,
    AWARD_MARKET_CARD,
    AWARD_TWO_SHELLS,
    AWARD_FORWARD,
    AWARD_PATH_CARD,
    AWARD_SWAP,
    AWARD_DIAGONALS,
    AWARD_DISCARDS,
    AWARD_SHELL_AND_CHARGE,
) = range(AWARDS)
Award = Literal[
    "seaward",
    "market_card",
    "two_shells",
    "forward",
    "path_card",
    "swap",
    "diagonals",
    "discards",
    "shell_and_charge",
]
AWARD_NAMES: tuple[str, ...] = get_args(Award)

ABILITIES = 14
SPRINTER, ZIGZAG_CRAB, COLLECTOR, BOUNCER, ARMOURED_CRAB, HERMIT, TRADER = range(7)
FIDDLER_CRAB, JUMPER, PICKPOCKET, SCOUT_CRAB, WEATHER_CRAB, OVERACHIEVER, BUILDER = range(7, ABILITIES)
ABILITY_NAMES = tuple(f"K{number + 1:02}" for number in range(ABILITIES))

NO_EDGE = 255

# What gives basic actions, where GRANTED is about it: nothing (in old positions), a special action, an extra action, a
# treasure, an ability, an event, an award.
BY_SPECIAL = 1
BY_TILE = BY_SPECIAL + SPECIALS
BY_TREASURE = BY_TILE + TILES
BY_ABILITY = BY_TREASURE + SURPRISE_TILES
BY_EVENT = BY_ABILITY + ABILITIES
BY_AWARD = BY_EVENT + EVENT_CARDS
GIVERS = BY_AWARD + AWARDS

# What is to be decided, or done by the rules themselves; the decisions themselves stand in the chapters.
LAY_PLATES, LAY_TILES, FIRST_SEAT, TURN_UP, DRAW, LOSE = range(6)
PLAN, CHOOSE_CRAB, BEGIN, KEEP, TAKE, ACT, GRANTED, DISCARD, PAY, CHOOSE_PUSH = range(6, 16)
CHOOSE_BASIC, SEND_BACK, CALL_ON, MOVE_ASIDE, JUMP_ASIDE, JUMP_AHEAD, MAKE_ROOM = range(16, 23)
ADD_MORE, CHOOSE_END, GIVE, OFFER_SWAP, DRIFT = range(23, 28)
SET_OFF, RECOVER, TAKE_SHORTCUT, END_TURN, NEXT_TURN = range(28, 33)
FINISHED = 33  # in observations: nothing is due any more
# The same for the Adventure Pack.
REVEAL_SURPRISE, TAKE_BACK, BUILD = range(34, 37)
RESOLVE, ANNOUNCE_EVENT, REVEAL_EVENT, HAPPEN, MAY_SWAP, FALL_OFF, TAILWIND, LENT_MOVE = range(37, 45)
REVEAL_CHALLENGE, REVEAL_AWARD_CARD, SCORE, CHOOSE_AWARD = range(45, 49)
DEAL_ABILITY, CHOOSE_ABILITY, PREPARE, BOUNCE, ARMOUR, PICK_POCKET, CHANGE_WEATHER, OVERACHIEVE = range(49, 57)
SPARE_CARD, REGENERATE, SCOUT, EXCHANGE, PEEK, FORESEE = range(57, 63)

RESTING = -1  # in `planned`: a rest is announced (OC-2.2)
IN_ARMOUR = CRABS  # added to the crab that a push is about: it does not fall by it (K05)

DEEP = 31  # places on the stack below what is due: five winners of awards and a chain of pushes need about twenty
MOST_CHOICES = FIELDS + 1  # the shovel may find that many fields; a hand has fewer cards


@record
class Box(Record):
    """What lies in the box."""

    field: Annotated[list[int], "i8", SIDES * FRAME]
    current: Annotated[list[int], "i8", SIDES * FRAME]  # direction + 1; 0: no current
    shortcut_to: Annotated[list[int], "i8", SIDES * FRAME]  # place on the plate
    shortcut_cost: Annotated[list[int], "i8", SIDES * FRAME * BASICS]  # cards of each main action
    start_place: Annotated[list[int], "i8", 2 * SEATS]  # side * SEATS + number - 1: place on the plate
    start_shell: Annotated[list[int], "i8", 2 * SEATS]
    neighbour: Annotated[list[int], "i8", (FIELDS + COLUMNS) * DIRECTIONS]  # -1: beyond the side of the board
    main: Annotated[list[int], "i8", FACES]
    special: Annotated[list[int], "i8", FACES]  # -1: a start card
    left_top: Annotated[list[int], "i8", FACES]  # half symbols: a basic action or -1
    left_bottom: Annotated[list[int], "i8", FACES]
    right_top: Annotated[list[int], "i8", FACES]
    right_bottom: Annotated[list[int], "i8", FACES]
    tile_cost: Annotated[list[int], "i8", TILES]
    shells: I8
    scenario_side: Annotated[list[int], "i8", 6 * SLOTS]
    scenario_tile: Annotated[list[int], "i8", 6 * 3]
    # The Adventure Pack. A need is a module that must be in play, as its bit.
    surprise_place: Annotated[list[int], "i8", SIDES * SURPRISE_FIELDS]  # places on the plate
    surprise_kept: Annotated[list[int], "i8", SURPRISE_TILES]
    event_needs: Annotated[list[int], "i8", EVENT_CARDS]
    event_ongoing: Annotated[list[int], "i8", EVENT_CARDS]
    event_negative: Annotated[list[int], "i8", EVENT_CARDS]
    award: Annotated[list[int], "i8", AWARD_CARDS * AWARDS_OF_A_CARD]
    ability_charges: Annotated[list[int], "i8", ABILITIES]
    ability_price: Annotated[list[int], "i8", ABILITIES]  # in shells
    ability_needs: Annotated[list[int], "i8", ABILITIES]


@record
class State(Record):
    """What lies on the table."""

    players: I1
    crabs: I1  # of each player
    beaches: I1
    house: I2
    lot: I1  # the seat that is to begin, -1: by lot
    side: Annotated[list[int], "i1", SLOTS]  # the plates from land to sea
    tile: Annotated[list[int], "i1", 3]
    sea: U1  # the first number beyond the goal plate
    field: Annotated[list[int], "u1", FIELDS]
    round: I2
    leg: I1  # 1 in the second half of a round for two (OC-10.3)
    chef: I1
    chef_used: I1
    turns: I1  # turns ended in this action phase
    turn: I1  # who moves: the player whose turn it is, or who was lent the move (pack/lending.py)
    active: I1  # the crab that moves
    first_crab: Annotated[list[int], "i1", SEATS]  # which crab a seat activated first in this round
    spot: Annotated[list[int], "u1", CRABS]
    fallen: Annotated[list[int], "i1", CRABS]
    shells: Annotated[list[int], "i1", SEATS]
    bank: I1
    where: Annotated[list[int], "i1", CARDS]
    rank: Annotated[list[int], "i1", CARDS]  # the order in a path, a market pile and under the stack
    known: Annotated[list[int], "u1", CARDS]  # seats that know whose hidden card it is, as bits
    since: Annotated[list[int], "i1", ACTION_CARDS]  # of hidden cards: what their owner had under the stack before them
    gave: Annotated[list[int], "i1", SEATS]  # cards under the stack, by giver
    noted: I1  # how many notes there are (memory.py)
    notes: Annotated[list[int], "i8", NOTES]  # of given cards that were drawn again, and what followed
    unsure: I8  # cards that may be with another since a given card was drawn, until they are shown; as bits
    stack: I1  # shuffled cards left
    under: I1  # cards given under them
    pile_size: Annotated[list[int], "i1", PILES]
    pile_top: Annotated[list[int], "i1", PILES]
    hand: Annotated[list[int], "i1", SEATS]  # numbers of cards
    discards: Annotated[list[int], "i1", SEATS]
    path: Annotated[list[int], "i1", SEATS]
    left_end: Annotated[list[int], "i1", SEATS]
    right_end: Annotated[list[int], "i1", SEATS]
    planned: Annotated[list[int], "i1", SEATS]  # card + 1, 0 not chosen yet, or RESTING
    free: Annotated[list[int], "i1", BASICS]  # basic actions still to be used in this turn
    granted: Annotated[list[int], "i1", BASICS]  # those of the action that is being carried out
    special: Annotated[list[int], "i1", 2]  # special actions still to be used + 1; two with an extra card (OC-9.2)
    extra_used: I1  # which of the extra-action tiles were used in this turn, as bits
    barging: I1
    herd: I2  # crabs that Seagull or Call of the Sea may still move, as bits
    given: I1  # 1 while a swapped card lies under the stack and the new one is not taken yet
    # The Adventure Pack.
    modules: I2
    edge: U1  # the first field behind the next plate edge that no crab has crossed, NO_EDGE: none that matters
    cards_met: I1  # cards at edges that were crossed, counted from the land: of each edge its challenge, then its event
    cards_done: I1  # those of them that are resolved
    hideout: Annotated[list[int], "u1", HIDEOUTS]  # the fields with face-down tiles, by plates; 0: the tile is gone
    surprise: Annotated[list[int], "i1", HIDEOUTS]  # what lies there + 1, once somebody has looked
    looked: Annotated[list[int], "u1", HIDEOUTS]  # seats that have looked, as bits
    plate_junk: Annotated[list[int], "i1", BEACHES]  # junk on each beach plate that nobody has looked at
    junk_pool: I1  # tiles that nobody has looked at, as bits
    treasure_pool: I2
    spare_treasures: I1  # treasures left in the box
    kept: Annotated[list[int], "i2", SEATS]  # treasures of each player, as bits
    event_pool: I2  # events that nobody has looked at and that may lie at an edge or in the box, as bits
    announced: I2  # in the expert variant: those that lie at an edge (OC-12.6)
    event_card: Annotated[list[int], "i1", BEACHES]  # the card at the edge of each beach plate + 1, once foreseen
    foreseen: Annotated[list[int], "u1", BEACHES]  # seats that foresaw it, as bits
    shown_event: I1  # the event that is being resolved + 1
    event_plate: I1  # whose edge it lay at
    ongoing: I1  # the event that holds on + 1
    ongoing_plate: I1
    challenge_pool: I2  # challenges that were not turned up, as bits
    challenge: I1  # the open challenge + 1
    award_card: I1  # the award card beside it + 1
    winners: I1  # who won first and second places in the last challenge, as bits, and with what
    runners_up: I1
    best_value: I1
    second_value: I1
    boost: I1  # seats whose value counts 1 higher in this challenge, as bits
    ability: Annotated[list[int], "i1", CRABS]  # what each crab can do + 1
    charges: Annotated[list[int], "i1", CRABS]
    dealt: Annotated[list[int], "i1", ABILITIES]  # the seat before which an asymmetry card lies + 1, 0: in the box
    # What is pending (core/stack.py): about a seat, a crab, a basic or a special action.
    depth: I1
    due: I1
    about: I1
    whose: I1
    below: Annotated[list[int], "i1", DEEP]
    below_about: Annotated[list[int], "i1", DEEP]
    below_whose: Annotated[list[int], "i1", DEEP]
