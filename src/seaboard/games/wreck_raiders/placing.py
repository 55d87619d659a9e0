"""Drawing and placing treasures (chapter 4), and the starfish that clears the end of a display at any time
(chapter 7)."""

from seaboard.core import stack
from seaboard.core.decisions import MANY, NONE, Decision, Way, whole_range
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.wreck_raiders import actions, state, table
from seaboard.games.wreck_raiders.state import Box, State

WR_3_7 = 307
WR_4_1 = 401
WR_4_2 = 402
WR_4_3 = 403
WR_4_5 = 405
WR_5_3 = 503
WR_7_1 = 701
WR_10_11 = 1011


# Drawing.


@rule
def can_draw(box: Box, s: State) -> bool:
    """Whether the wreck has a treasure to draw; an empty supply takes in its discards first (WR-3.11, WR-R4)."""
    if not table.has_supply(s, s.wreck):
        table.refill_supply(s, s.wreck)
    return table.has_supply(s, s.wreck)


@rule
def list_supply(box: Box, s: State, out: Numbers, n: int) -> int:
    """The treasures that the wreck may give."""
    for treasure in range(s.wreck * state.FRONTS, (s.wreck + 1) * state.FRONTS):
        if s.supply[treasure] > 0:
            out[n] = actions.DRAW + treasure
            n += 1
    return n


@rule
def weigh_treasure(box: Box, s: State, treasure: int) -> int:
    """How many of them are left."""
    return s.supply[treasure]


@rule
def draw_treasure(box: Box, s: State, treasure: int) -> None:
    """A treasure is turned up and to be placed by who gains it (WR-4.1); rivals keep nothing (WR-10.6)."""
    table.take_from_supply(s, treasure)
    s.treasure = treasure + 1
    stack.turn_to(s, state.PLACE_TREASURE, 0, s.gainer)
    if s.gainer == state.RIVAL_SEAT:
        let_go(box, s, 0)


# Placing.


@rule
def may_put_in_display(box: Box, s: State, display: int) -> int:
    """0 if the treasure in hand may go there (WR-4.2). Of displays that are alike only the first is offered."""
    at = s.gainer * state.DISPLAYS + display
    if table.is_rival_turn(s):
        return WR_10_11
    if table.is_in_claim(s, display):
        return WR_5_3
    if s.filled[at] >= s.pedestals:
        return WR_4_2
    if table.is_like_earlier(s, s.gainer, display):
        return WR_4_2
    return 0


@rule
def put_in_display(box: Box, s: State, display: int) -> None:
    """The treasure takes the leftmost empty pedestal (WR-4.2)."""
    at = s.gainer * state.DISPLAYS + display
    s.shown[at * state.MOST_PEDESTALS + s.filled[at]] = s.treasure
    s.filled[at] += 1
    finish_placing(s)


@rule
def may_put_in_vault(box: Box, s: State, column: int) -> int:
    """0 if the vault's column has room (WR-4.3). Of columns equally high only the first is offered: the row that the
    treasure comes to lie in is the same."""
    first = s.gainer * state.COLUMNS
    if s.stored[first + column] >= s.rows:
        return WR_4_3
    for other in range(column):
        if s.stored[first + other] == s.stored[first + column]:
            return WR_4_3
    return 0


@rule
def put_in_vault(box: Box, s: State, column: int) -> None:
    """The treasure takes the lowest empty space of a column (WR-4.3)."""
    at = s.gainer * state.COLUMNS + column
    s.vault[at * state.MOST_ROWS + s.stored[at]] = s.treasure
    s.stored[at] += 1
    finish_placing(s)


@rule
def may_let_go(box: Box, s: State, which: int) -> int:
    """0 if there is no room for the treasure in hand: then it may go to its discard pile (WR-4.5, WR-R1)."""
    return 0 if only_room(box, s) == NONE else WR_4_5


@rule
def let_go(box: Box, s: State, which: int) -> None:
    """The treasure goes to its discard pile (WR-4.5, WR-10.6)."""
    s.discard[s.treasure - 1] += 1
    finish_placing(s)


@rule
def finish_placing(s: State) -> None:
    """The hand is empty again; the turn goes on."""
    s.treasure = 0
    s.gainer = s.turn
    stack.pop(s)


@rule
def only_room(box: Box, s: State) -> int:
    """How to put the treasure in hand into the only place that has room for it; NONE or MANY."""
    only = NONE
    for display in range(state.DISPLAYS):
        if may_put_in_display(box, s, display) == 0:
            if only != NONE:
                return MANY
            only = actions.PUT_IN_DISPLAY + display
    for column in range(state.COLUMNS):
        if may_put_in_vault(box, s, column) == 0:
            if only != NONE:
                return MANY
            only = actions.PUT_IN_VAULT + column
    return only


@rule
def only_placing(box: Box, s: State) -> int:
    """What becomes of the treasure if its owner has no choice. A starfish could still make room for it, but not in a
    rival's turn, when displays are out of reach (WR-10.11)."""
    only = only_room(box, s)
    if only == MANY or (can_clear_last(box, s) and not table.is_rival_turn(s)):
        return MANY
    return actions.LET_GO if only == NONE else only


# The starfish.


@rule
def may_clear_last(box: Box, s: State, display: int) -> int:
    """0 if the seat that decides may spend a starfish on the rightmost treasure of a display (WR-7.1, WR-R14)."""
    seat = table.seat_due(s)
    if s.shells[seat * state.SHELLS + state.STARFISH] == 0 or s.filled[seat * state.DISPLAYS + display] == 0:
        return WR_7_1
    if table.is_in_claim(s, display) or table.is_like_earlier(s, seat, display):
        return WR_7_1
    return 0


@rule
def can_clear_last(box: Box, s: State) -> bool:
    """Whether a starfish can be spent so at all."""
    for display in range(state.DISPLAYS):
        if may_clear_last(box, s, display) == 0:
            return True
    return False


@rule
def clear_last(box: Box, s: State, display: int) -> None:
    """A starfish for the rightmost treasure of a display; the decision stays the same (WR-7.1)."""
    seat = table.seat_due(s)
    table.pay_shell(s, seat, state.STARFISH)
    table.discard_last(s, seat, display)


@rule
def rule_of_placing(box: Box, s: State) -> int:
    """What a rival's move brings may only go into the vault (WR-10.11)."""
    return WR_10_11 if table.is_rival_turn(s) else WR_4_1


STARFISH_AT_ANY_TIME = Way(
    "starfish",
    actions.CLEAR_LAST,
    state.DISPLAYS,
    clear_last,
    may=may_clear_last,
    reads=actions.read_display,
    rule=WR_7_1,
    guarded_always=True,
)

DECISIONS = (
    Decision(
        state.DRAW_TREASURE,
        "draw_treasure",
        WR_3_7,
        (
            Way(
                "draw",
                actions.DRAW,
                state.TREASURES,
                draw_treasure,
                weigh=weigh_treasure,
                lists=list_supply,
                reads=actions.read_treasure,
            ),
        ),
        chance=True,
        asks=can_draw,
    ),
    Decision(
        state.PLACE_TREASURE,
        "place_treasure",
        rule_of_placing,
        (
            Way(
                "display",
                actions.PUT_IN_DISPLAY,
                state.DISPLAYS,
                put_in_display,
                may=may_put_in_display,
                reads=actions.read_display,
                considers=whole_range,
            ),
            Way(
                "vault",
                actions.PUT_IN_VAULT,
                state.COLUMNS,
                put_in_vault,
                may=may_put_in_vault,
                reads=actions.read_column,
                considers=whole_range,
            ),
            Way("let_go", actions.LET_GO, 1, let_go, may=may_let_go, rule=WR_4_5),
        ),
        only=only_placing,
    ),
)
