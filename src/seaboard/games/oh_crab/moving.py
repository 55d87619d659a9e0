"""Basic actions (chapter 4): taking a shell, moving and standing up, and what they are taken from."""

from seaboard.core.decisions import Json, Way
from seaboard.core.rule import rule
from seaboard.games.oh_crab import entering, moments, state, table
from seaboard.games.oh_crab.actions import CHEF_AHEAD, COLLECT, MOVE, MOVES, STAND, STANDS, WAYS_ON
from seaboard.games.oh_crab.state import Box, State

OC_1_10 = 110
OC_3_6 = 306
OC_3_11 = 311
OC_4_1 = 401
OC_5_8 = 508

# The eight moves and the four ways to stand up: what each is taken from, and where it leads.
MOVE_SOURCES = (
    state.FORWARD,
    state.DIAGONAL,
    state.DIAGONAL,
    state.SEAWARD,
    state.SEAWARD,
    state.SEAWARD,
    state.CHEF,
    state.CHEF,
)
MOVE_DIRECTIONS = (state.AHEAD, state.LEFT, state.RIGHT, state.AHEAD, state.LEFT, state.RIGHT, state.LEFT, state.RIGHT)
STAND_SOURCES = (state.FORWARD, state.DIAGONAL, state.SEAWARD, state.CHEF)
SOURCE_NAMES = (*state.BASIC_NAMES, "chef")


# Where basic actions come from.


@rule
def available(s: State, source: int) -> int:
    """How many basic actions of a source can be used: of the action being carried out, else of the whole turn."""
    if s.due == state.GRANTED:
        return 0 if source == state.CHEF else s.granted[source]
    if source == state.CHEF:
        return 1 if s.chef == s.turn and s.chef_used == 0 else 0
    return s.free[source]


@rule
def rule_of_lacking(s: State, source: int) -> int:
    """Why a source has nothing to use: only the chef's holder has the chef's move, everything else is used up."""
    return OC_3_11 if source == state.CHEF and s.chef != s.turn else OC_3_6


@rule
def spend(s: State, source: int) -> None:
    """One basic action of a source is used."""
    if s.due == state.GRANTED:
        s.granted[source] -= 1
    elif source == state.CHEF:
        s.chef_used = 1
    else:
        s.free[source] -= 1


@rule
def grant_basic(box: Box, s: State, crab: int, basic: int) -> None:
    """Give a basic action to be used at once; a shell is taken without asking."""
    if basic == state.SHELL:
        moments.gain_shell(box, s, crab)
    else:
        s.granted[basic] += 1


@rule
def is_best_source(s: State, source: int, direction: int) -> bool:
    """Whether no weaker action would do the same: forward before seaward, a card's diagonal before the chef's. A chef
    who runs moves seaward like a card, which is used first (OC-12.3).

    Only with two crabs the chef's move may be saved for later, so that seaward is no worse than it (OC-10.4).
    """
    if source == state.CHEF:
        if direction == state.AHEAD:
            return available(s, state.FORWARD) == 0 and (available(s, state.SEAWARD) == 0 or s.crabs == 2)
        if s.ongoing == state.CHEF_RUNS + 1 and available(s, state.SEAWARD) > 0 and s.crabs == 1:
            return False
        return available(s, state.DIAGONAL) == 0
    if source == state.SEAWARD:
        if direction == state.AHEAD:
            return available(s, state.FORWARD) == 0
        is_chef_weaker = available(s, state.CHEF) > 0 and s.crabs == 1 and s.ongoing != state.CHEF_RUNS + 1
        return available(s, state.DIAGONAL) == 0 and not is_chef_weaker
    return True


@rule
def can_use_basic(box: Box, s: State, crab: int, basic: int, cards: int) -> bool:
    """Whether a basic action with a crab would do anything, its owner having this many hand cards left."""
    if basic == state.SHELL:
        return s.bank > 0
    if s.spot[crab] == state.SEA:
        return False
    if s.fallen[crab] == 1:
        return True
    for direction in range(WAYS_ON):
        if leads_to(basic, direction) and entering.may_step(box, s, crab, direction, cards) == 0:
            return True
    return False


@rule
def leads_to(basic: int, direction: int) -> bool:
    """Whether a basic move can go in a seaward direction (OC-4.2 to OC-4.4)."""
    if direction == state.AHEAD:
        return basic != state.DIAGONAL
    return basic != state.FORWARD


# Shells.


@rule
def may_collect(box: Box, s: State, which: int) -> int:
    """0 if a shell can be taken with a basic action, else the rule that forbids it."""
    if available(s, state.SHELL) == 0:
        return OC_3_6
    return 0 if s.bank > 0 else OC_1_10


@rule
def collect(box: Box, s: State, which: int) -> None:
    """Take a shell (OC-4.1)."""
    spend(s, state.SHELL)
    moments.gain_shell(box, s, s.active)


# Moving.


@rule
def is_up(box: Box, s: State) -> bool:
    """Whether the active crab stands."""
    return s.fallen[s.active] == 0


@rule
def may_move(box: Box, s: State, move: int) -> int:
    """0 if one of the eight moves is available and can be made, else the rule that forbids it."""
    source = MOVE_SOURCES[move]
    direction = MOVE_DIRECTIONS[move]
    if available(s, source) == 0:
        return rule_of_lacking(s, source)
    if not is_best_source(s, source, direction):
        return OC_3_6
    return entering.may_step(box, s, s.active, direction, s.hand[s.turn])


@rule
def make_move(box: Box, s: State, move: int) -> None:
    """Use a basic action to move (OC-4.2 to OC-4.4)."""
    spend(s, MOVE_SOURCES[move])
    crab = s.active
    entering.enter(box, s, crab, table.neighbour_of(box, s, s.spot[crab], MOVE_DIRECTIONS[move]))


@rule
def rule_of_move(box: Box, s: State, move: int) -> int:
    """The rule of a basic action, or of the chef."""
    source = MOVE_SOURCES[move]
    return OC_3_11 if source == state.CHEF else OC_4_1 + source


@rule
def does_chef_run(box: Box, s: State) -> bool:
    """E08: whether the chef's move is seaward, for a crab that stands."""
    return s.ongoing == state.CHEF_RUNS + 1 and s.fallen[s.active] == 0


@rule
def may_run_ahead(box: Box, s: State, which: int) -> int:
    """0 if the chef's move can go straight ahead, else the rule that forbids it."""
    if s.ongoing != state.CHEF_RUNS + 1:
        return OC_3_11
    if available(s, state.CHEF) == 0:
        return rule_of_lacking(s, state.CHEF)
    if not is_best_source(s, state.CHEF, state.AHEAD):
        return OC_3_6
    return entering.may_step(box, s, s.active, state.AHEAD, s.hand[s.turn])


@rule
def run_ahead(box: Box, s: State, which: int) -> None:
    """Use the chef's move to go straight ahead."""
    spend(s, state.CHEF)
    crab = s.active
    entering.enter(box, s, crab, table.neighbour_of(box, s, s.spot[crab], state.AHEAD))


def read_run(which: int) -> Json:
    """The chef's move ahead, read like the others."""
    return {"with": SOURCE_NAMES[state.CHEF], "to": state.DIRECTION_NAMES[state.AHEAD]}


def read_move(move: int) -> Json:
    """What a move is made with, and where to."""
    return {"with": SOURCE_NAMES[MOVE_SOURCES[move]], "to": state.DIRECTION_NAMES[MOVE_DIRECTIONS[move]]}


# Standing up.


@rule
def is_down(box: Box, s: State) -> bool:
    """Whether the active crab is knocked over."""
    return s.fallen[s.active] == 1


@rule
def may_stand(box: Box, s: State, stand: int) -> int:
    """0 if the crab is knocked over and this move can be given up to stand up (OC-5.8)."""
    if s.fallen[s.active] == 0:
        return OC_5_8
    source = STAND_SOURCES[stand]
    if available(s, source) == 0:
        return rule_of_lacking(s, source)
    if source == state.CHEF:
        return 0 if is_best_source(s, state.CHEF, state.LEFT) else OC_3_6
    if source == state.SEAWARD and (
        available(s, state.FORWARD) > 0 or not is_best_source(s, state.SEAWARD, state.LEFT)
    ):
        return OC_3_6
    return 0


@rule
def stand_up(box: Box, s: State, stand: int) -> None:
    """Give up a move to stand up; a knock-over field does not act again (OC-Q10)."""
    spend(s, STAND_SOURCES[stand])
    s.fallen[s.active] = 0


def read_stand(stand: int) -> Json:
    """What is given up."""
    return {"with": SOURCE_NAMES[STAND_SOURCES[stand]]}


def any_in_turn(box: Box, s: State) -> tuple[int, ...] | None:
    """In a turn a player may think of any of these, within an action that gives some only of what is possible."""
    return () if s.due == state.GRANTED else None


RUNNING_AHEAD = Way(
    "move", CHEF_AHEAD, 1, run_ahead, may=may_run_ahead, when=does_chef_run, rule=OC_3_11, reads=read_run
)

BASIC_ACTIONS = (
    Way("collect", COLLECT, 1, collect, may=may_collect, rule=OC_4_1, considers=any_in_turn),
    Way(
        "move",
        MOVE,
        MOVES,
        make_move,
        may=may_move,
        when=is_up,
        rule=rule_of_move,
        reads=read_move,
        considers=any_in_turn,
    ),
    Way("stand", STAND, STANDS, stand_up, may=may_stand, when=is_down, rule=OC_5_8, reads=read_stand),
)
"""How they are used in a turn, or within an action that gives them."""
