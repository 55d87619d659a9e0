"""Placing treasures (chapter 4), and the starfish that clears the end of a display at any time (chapter 7)."""

from seaboard.core.rule import rule
from seaboard.games.wreck_raiders.state import (
    COLUMNS,
    DISPLAYS,
    MOST_PEDESTALS,
    MOST_ROWS,
    PLACE_TREASURE,
    RIVAL_SEAT,
    SHELLS,
    STARFISH,
)
from seaboard.games.wreck_raiders.table import (
    MANY,
    NONE,
    discard_last,
    has_supply,
    is_in_claim,
    is_like_earlier,
    is_rival_turn,
    pay_shell,
    pop,
    refill_supply,
    replace_task,
    seat_due,
    take_from_supply,
)

WR_4_2 = 402
WR_4_3 = 403
WR_4_5 = 405
WR_5_3 = 503
WR_7_1 = 701
WR_10_11 = 1011


@rule
def can_draw(s):
    """Whether the wreck has a treasure to draw; an empty supply takes in its discards first (WR-3.11, WR-R4)."""
    if not has_supply(s, s.wreck):
        refill_supply(s, s.wreck)
    return has_supply(s, s.wreck)


@rule
def draw_treasure(s, treasure):
    """A treasure is turned up and to be placed by who gains it (WR-4.1)."""
    take_from_supply(s, treasure)
    s.treasure = treasure + 1
    replace_task(s, PLACE_TREASURE)


@rule
def may_put_in_display(s, display):
    """0 if the treasure in hand may go there (WR-4.2). Of displays that are alike only the first is offered."""
    at = s.gainer * DISPLAYS + display
    if is_rival_turn(s):
        return WR_10_11
    if is_in_claim(s, display):
        return WR_5_3
    if s.filled[at] >= s.pedestals:
        return WR_4_2
    if is_like_earlier(s, s.gainer, display):
        return WR_4_2
    return 0


@rule
def may_put_in_vault(s, column):
    """0 if the vault's column has room (WR-4.3). Of columns equally high only the first is offered: the row that the
    treasure comes to lie in is the same."""
    first = s.gainer * COLUMNS
    if s.stored[first + column] >= s.rows:
        return WR_4_3
    for other in range(column):
        if s.stored[first + other] == s.stored[first + column]:
            return WR_4_3
    return 0


@rule
def may_let_go(s):
    """0 if there is no room for the treasure in hand: then it may go to its discard pile (WR-4.5, WR-R1)."""
    return 0 if only_room(s) == NONE else WR_4_5


@rule
def only_room(s):
    """The only place for the treasure in hand (a display, or DISPLAYS + a column of the vault), NONE or MANY."""
    only = NONE
    for display in range(DISPLAYS):
        if may_put_in_display(s, display) == 0:
            if only != NONE:
                return MANY
            only = display
    for column in range(COLUMNS):
        if may_put_in_vault(s, column) == 0:
            if only != NONE:
                return MANY
            only = DISPLAYS + column
    return only


@rule
def place_at_once(s):
    """Place the treasure in hand if its owner has no choice; return whether it was placed."""
    if s.gainer == RIVAL_SEAT:  # rivals keep nothing (WR-10.6)
        let_go(s)
        return True
    room = only_room(s)
    if room == MANY or (can_clear_last(s) and not is_rival_turn(s)):
        return False
    if room == NONE:
        let_go(s)
    elif room < DISPLAYS:
        put_in_display(s, room)
    else:
        put_in_vault(s, room - DISPLAYS)
    return True


@rule
def put_in_display(s, display):
    """The treasure takes the leftmost empty pedestal (WR-4.2)."""
    at = s.gainer * DISPLAYS + display
    s.shown[at * MOST_PEDESTALS + s.filled[at]] = s.treasure
    s.filled[at] += 1
    finish_placing(s)


@rule
def put_in_vault(s, column):
    """The treasure takes the lowest empty space of a column (WR-4.3)."""
    at = s.gainer * COLUMNS + column
    s.vault[at * MOST_ROWS + s.stored[at]] = s.treasure
    s.stored[at] += 1
    finish_placing(s)


@rule
def let_go(s):
    """The treasure goes to its discard pile (WR-4.5, WR-10.6)."""
    s.discard[s.treasure - 1] += 1
    finish_placing(s)


@rule
def finish_placing(s):
    """The hand is empty again; the turn goes on."""
    s.treasure = 0
    s.gainer = s.turn
    pop(s)


@rule
def may_clear_last(s, display):
    """0 if the seat that decides may spend a starfish on the rightmost treasure of a display (WR-7.1, WR-R14)."""
    seat = seat_due(s)
    if s.shells[seat * SHELLS + STARFISH] == 0 or s.filled[seat * DISPLAYS + display] == 0:
        return WR_7_1
    if is_in_claim(s, display) or is_like_earlier(s, seat, display):
        return WR_7_1
    return 0


@rule
def can_clear_last(s):
    """Whether a starfish can be spent so at all."""
    for display in range(DISPLAYS):
        if may_clear_last(s, display) == 0:
            return True
    return False


@rule
def clear_last(s, display):
    """A starfish for the rightmost treasure of a display; the decision stays the same (WR-7.1)."""
    seat = seat_due(s)
    pay_shell(s, seat, STARFISH)
    discard_last(s, seat, display)
