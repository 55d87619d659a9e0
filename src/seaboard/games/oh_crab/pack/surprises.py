"""Module 1, surprises: tiles that crabs turn up, and treasures that their finders keep (chapter 11)."""

from seaboard.core import stack
from seaboard.core.decisions import MANY, Decision, Json, Way
from seaboard.core.rule import rule
from seaboard.games.oh_crab import market, moments, moving, state, table
from seaboard.games.oh_crab.actions import TURN_SURPRISE, USE_TREASURE
from seaboard.games.oh_crab.discarding import FOR_JUNK
from seaboard.games.oh_crab.pack import handling, interrupts, noticing
from seaboard.games.oh_crab.state import Box, State

OC_11_2 = 1102
OC_11_3 = 1103


# Turning a tile up: the decision is about its place and the crab that came there, and of the crab's owner.


@rule
def weigh_surprise(box: Box, s: State, tile: int) -> int:
    """How likely this tile lies at the place where a crab has come to; 0 if it cannot."""
    place = s.about // state.CRABS
    if s.surprise[place] > 0:
        return 1 if s.surprise[place] == tile + 1 else 0
    return weigh_tile(s, place, tile)


@rule
def weigh_tile(s: State, place: int, tile: int) -> int:
    """How likely this tile lies at a place that nobody has looked at: of each plate's tiles the junk is any, and which
    junk or treasure it is, any that nobody has seen (OC-11.1)."""
    is_junk = tile < state.JUNK
    if is_junk and (s.junk_pool >> tile) & 1 == 0:
        return 0
    if not is_junk and (s.treasure_pool >> (tile - state.JUNK)) & 1 == 0:
        return 0
    plate = noticing.plate_of_hideout(place)
    junk = s.plate_junk[plate]
    if junk == 0 or s.looked[place] & state.FROM_FLOTSAM != 0:
        return 0 if is_junk else 1
    treasures = count_mixed(s, plate) - junk
    if is_junk:
        return junk * count_bits(s.treasure_pool) if treasures > 0 else 1  # all treasures may have been seen
    return treasures * count_bits(s.junk_pool)


@rule
def count_mixed(s: State, plate: int) -> int:
    """The tiles of a plate that nobody has looked at, and among which its junk may be."""
    n = 0
    for place in range(plate * state.SURPRISE_FIELDS, (plate + 1) * state.SURPRISE_FIELDS):
        if s.hideout[place] > 0 and s.surprise[place] == 0 and s.looked[place] & state.FROM_FLOTSAM == 0:
            n += 1
    return n


@rule
def count_bits(mask: int) -> int:
    """How many bits are set."""
    n = 0
    while mask > 0:
        n += mask & 1
        mask >>= 1
    return n


@rule
def only_surprise(box: Box, s: State) -> int:
    """The tile that somebody has looked at before, else MANY."""
    place = s.about // state.CRABS
    return TURN_SURPRISE + s.surprise[place] - 1 if s.surprise[place] > 0 else MANY


@rule
def settle_tile(s: State, place: int, tile: int) -> None:
    """It turns out which tile lies at a place that nobody had looked at."""
    if tile < state.JUNK:
        s.junk_pool &= ~(1 << tile)
        s.plate_junk[noticing.plate_of_hideout(place)] -= 1
    else:
        s.treasure_pool &= ~(1 << (tile - state.JUNK))


@rule
def turn_surprise(box: Box, s: State, tile: int) -> None:
    """A tile is turned up: its finder keeps it, or it acts at once and leaves the game (OC-11.3)."""
    place = s.about // state.CRABS
    crab = s.about % state.CRABS
    stack.pop(s)
    if s.surprise[place] == 0:
        settle_tile(s, place, tile)
    s.hideout[place] = 0
    s.surprise[place] = 0
    s.looked[place] = 0
    if box.surprise_kept[tile] == 1:
        s.kept[crab // 2] |= 1 << (tile - state.JUNK)
    elif tile >= state.JUNK or s.modules & state.SEE_NO_EVIL == 0:
        meet_surprise(box, s, crab, tile)


def read_surprise(tile: int) -> Json:
    """A tile by its id."""
    return {"surprise": state.SURPRISE_NAMES[tile]}


# What tiles do at once.


@rule
def meet_surprise(box: Box, s: State, crab: int, tile: int) -> None:
    """An immediate tile acts on the crab that found it, or on its owner."""
    if tile == state.BROKEN_GLASS or tile == state.EMPTY_CAN:
        throw_card_away(s, crab)
    elif tile == state.PLASTIC_BAG or tile == state.OIL_STAIN:
        lose_shell(s, crab)
    elif tile == state.BANANA_PEEL:
        moments.knock_over(s, crab)
    elif tile == state.PEARLS:
        find_pearls(box, s, crab)
    elif tile == state.BOTTLE:
        market.await_card(s, crab // 2)
    elif tile == state.NEW_SHELL:
        moult(box, s, crab)


@rule
def throw_card_away(s: State, crab: int) -> None:
    """J1, J2: discard a hand card of your choice; without any nothing happens (OC-11.4)."""
    stack.push(s, state.DISCARD, FOR_JUNK, crab // 2)


@rule
def lose_shell(s: State, crab: int) -> None:
    """J3, J4: a shell goes back to the bank, if there is one (OC-11.4)."""
    if s.shells[crab // 2] > 0:
        s.shells[crab // 2] -= 1
        s.bank += 1


@rule
def find_pearls(box: Box, s: State, crab: int) -> None:
    """T1: two shells."""
    moments.gain_shell(box, s, crab)
    moments.gain_shell(box, s, crab)


@rule
def moult(box: Box, s: State, crab: int) -> None:
    """T3: a shell and, with module 4, a charge (OC-Q41)."""
    interrupts.regenerate_one(s, crab // 2)
    moments.gain_shell(box, s, crab)


# Treasures that are kept.


@rule
def has_treasure(box: Box, s: State) -> bool:
    """Whether the active player has kept any."""
    return s.kept[s.turn] > 0


@rule
def may_use_treasure(box: Box, s: State, treasure: int) -> int:
    """0 if the player has this treasure and it would do something, else the rule that forbids it."""
    if (s.kept[s.turn] >> treasure) & 1 == 0:
        return OC_11_3
    return 0 if can_use_treasure(box, s, state.JUNK + treasure) else OC_11_3


@rule
def can_use_treasure(box: Box, s: State, tile: int) -> bool:
    """Whether a treasure would do something; either crab of a player may use it (OC-11.6)."""
    crab = s.active
    seat = s.turn
    if tile == state.FISHING_LINE:
        return s.path[seat] > 0
    if tile == state.SHOVEL:
        return handling.can_build(box, s, handling.ANYWHERE)
    if tile == state.FLIPPER or tile == state.COMPASS or tile == state.SLIPPERY_WEED:
        return moving.can_use_basic(box, s, crab, basic_of_treasure(tile), s.hand[seat])
    return market.may_swap(s, seat) == 0


@rule
def basic_of_treasure(tile: int) -> int:
    """T4, T5, T6: forward, seaward, diagonal."""
    if tile == state.FLIPPER:
        return state.FORWARD
    return state.SEAWARD if tile == state.COMPASS else state.DIAGONAL


@rule
def use_treasure(box: Box, s: State, treasure: int) -> None:
    """Use a kept treasure, which then leaves the game."""
    seat = s.whose
    tile = state.JUNK + treasure
    s.kept[seat] &= ~(1 << treasure)
    if tile == state.FISHING_LINE:
        table.ask(s, state.TAKE_BACK, 0)
    elif tile == state.SHOVEL:
        table.ask(s, state.BUILD, handling.ANYWHERE)
    elif tile == state.FLIPPER or tile == state.COMPASS or tile == state.SLIPPERY_WEED:
        s.granted[basic_of_treasure(tile)] += 2 if tile == state.SLIPPERY_WEED else 1
        table.ask(s, state.GRANTED, state.BY_TREASURE + tile)
    else:
        market.begin_swap(s, seat)


def read_treasure(treasure: int) -> Json:
    """A treasure by its id."""
    return {"surprise": state.SURPRISE_NAMES[state.JUNK + treasure]}


def treasures_at_hand(box: Box, s: State) -> list[int]:
    """The treasures of the active player."""
    return [treasure for treasure in range(state.TREASURES) if s.kept[s.turn] >> treasure & 1]


USING_A_TREASURE = Way(
    "treasure",
    USE_TREASURE,
    state.TREASURES,
    use_treasure,
    may=may_use_treasure,
    when=has_treasure,
    rule=OC_11_3,
    reads=read_treasure,
    considers=treasures_at_hand,
)

DECISIONS = (
    Decision(
        state.REVEAL_SURPRISE,
        "reveal_surprise",
        OC_11_2,
        (
            Way(
                "surprise",
                TURN_SURPRISE,
                state.SURPRISE_TILES,
                turn_surprise,
                weigh=weigh_surprise,
                reads=read_surprise,
            ),
        ),
        chance=True,
        only=only_surprise,
    ),
)
