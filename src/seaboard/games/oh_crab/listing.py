"""What can be decided now: the options of every kind of decision, from the guards of the chapters."""

from seaboard.core.rule import rule
from seaboard.games.oh_crab.actions import (
    ACTIVATE,
    ADD_CARD,
    ADD_LEFT,
    ADD_RIGHT,
    COLLECT,
    DISCARD_CARD,
    END,
    GIVE_CARD,
    KEEP_CARD,
    LAY_PLATE,
    LAY_TILE,
    LOSE_CARD,
    MOVE,
    MOVES,
    NO_SWAP,
    PICK_FIRST,
    PLAN_CARD,
    PUSH,
    RESIST,
    REST,
    RIDE,
    STAND,
    STANDS,
    STOP,
    USE_SHORTCUT,
    USE_SPECIAL,
    USE_TILE,
)
from seaboard.games.oh_crab.extras import list_changes, list_jumps, may_use_tile
from seaboard.games.oh_crab.market import list_draws, list_market, list_turn_ups, may_swap_here
from seaboard.games.oh_crab.moving import (
    count_main,
    may_collect,
    may_drift,
    may_move,
    may_push,
    may_shortcut,
    may_stand,
)
from seaboard.games.oh_crab.playing import may_add
from seaboard.games.oh_crab.rounds import may_lay_side, may_lay_tile, seat_to_plan
from seaboard.games.oh_crab.specials import (
    list_path_actions,
    list_shifts,
    list_side_jumps,
    list_stays,
    may_use_special,
)
from seaboard.games.oh_crab.state import (
    ACT,
    ADD_MORE,
    BEGIN,
    CALL_ON,
    CHOOSE_BASIC,
    CHOOSE_CRAB,
    CHOOSE_END,
    CHOOSE_PUSH,
    DISCARD,
    DRAW,
    DRIFT,
    FACES,
    FIRST_SEAT,
    GIVE,
    GRANTED,
    HAND,
    JUMP_AHEAD,
    JUMP_ASIDE,
    KEEP,
    LAY_PLATES,
    LAY_TILES,
    LOSE,
    MAKE_ROOM,
    MOVE_ASIDE,
    OFFER_SWAP,
    PATH,
    PAY,
    PLAN,
    RIGHT,
    SEND_BACK,
    SIDES,
    SPECIALS,
    TAKE,
    TILES,
    TURN_UP,
)
from seaboard.games.oh_crab.table import card_of, list_cards


@rule
def list_options(box, s, due, about, out):
    """Write the options of a decision to out, ascending; return how many. None: there is nothing to decide."""
    if due == ACT:
        return list_acts(box, s, out)
    if due == PLAN:
        seat = seat_to_plan(s)
        return 0 if seat < 0 else list_cards(s, seat, HAND + seat, PLAN_CARD + seat * FACES, out)
    if due == BEGIN:
        return list_beginnings(box, s, out)
    if due == GRANTED:
        return list_granted(box, s, out)
    if due == TURN_UP:
        return list_turn_ups(s, out)
    if due == DISCARD or due == KEEP or due == GIVE or due == ADD_MORE:
        return list_own_cards(s, due, out)
    if due == PAY:
        return list_payments(box, s, about, out)
    if due == CHOOSE_PUSH:
        return list_pushes(box, s, about, out)
    if due == DRIFT:
        return list_drift(box, s, out)
    if due == OFFER_SWAP:
        return list_swap_offer(s, out)
    if due == LOSE:
        return list_cards(s, about, HAND + about, LOSE_CARD + about * FACES, out)
    if due == TAKE:
        return list_market(s, out)
    if due == DRAW:
        return list_draws(s, out)
    return list_rare(box, s, due, out)


@rule
def list_own_cards(s, due, out):
    """The cards of the active player's hand, or of the path to keep one, for the decision that is due."""
    seat = s.turn + 0
    place = HAND + seat
    first = DISCARD_CARD
    if due == KEEP:
        place = PATH + seat
        first = KEEP_CARD
    elif due == GIVE:
        first = GIVE_CARD
    elif due == ADD_MORE:
        first = ADD_CARD
    return list_cards(s, seat, place, first, out)


@rule
def list_swap_offer(s, out):
    """At the end of the turn on a swap field: a card to give, or no swap (OC-6.6)."""
    if may_swap_here(s) != 0:
        return 0
    n = list_own_cards(s, GIVE, out)
    out[n] = NO_SWAP
    return n + 1


@rule
def list_rare(box, s, due, out):
    """The options of decisions that special and extra actions, two crabs and the set-up ask for."""
    if due == SEND_BACK:
        n = list_shifts(box, s, due, out)
        return list_stop(n, out)
    if due == CALL_ON:
        n = list_shifts(box, s, due, out)
        return list_stays(box, s, n, out)
    if due == MOVE_ASIDE:
        return list_shifts(box, s, due, out)
    if due == CHOOSE_BASIC:
        return list_path_actions(box, s, out)
    if due == JUMP_ASIDE:
        return list_side_jumps(box, s, out)
    if due == JUMP_AHEAD:
        return list_jumps(box, s, out)
    if due == MAKE_ROOM:
        return list_changes(box, s, out)
    if due == CHOOSE_END:
        return list_ends(s, out)
    if due == CHOOSE_CRAB:
        out[0] = ACTIVATE
        out[1] = ACTIVATE + 1
        return 2
    return list_set_up(s, due, out)


@rule
def list_set_up(s, due, out):
    """The outcomes of a random set-up."""
    n = 0
    if due == LAY_PLATES:
        for side in range(SIDES):
            if may_lay_side(s, side):
                out[n] = LAY_PLATE + side
                n += 1
    elif due == LAY_TILES:
        for tile in range(TILES):
            if may_lay_tile(s, tile):
                out[n] = LAY_TILE + tile
                n += 1
    elif due == FIRST_SEAT and s.lot < 0:
        for seat in range(s.players):
            out[seat] = PICK_FIRST + seat
        n = s.players + 0
    return n


@rule
def list_stop(n, out):
    """Put Stop before the n options that follow it in the action space."""
    for i in range(n, 0, -1):
        out[i] = out[i - 1]
    out[0] = STOP
    return n + 1


@rule
def list_ends(s, out):
    """Both ends of the path for the card to be added, or its first place."""
    n = 0
    for at_left in range(1, -1, -1):
        if may_add(s, at_left == 1) == 0:
            out[n] = ADD_LEFT if at_left == 1 else ADD_RIGHT
            n += 1
    return n


@rule
def list_beginnings(box, s, out):
    """At the start of a turn: add the planned card or rest (OC-3.2); a shortcut may come first (OC-Q20)."""
    n = list_ends(s, out)
    out[n] = REST
    n += 1
    if may_shortcut(box, s) == 0:
        out[n] = USE_SHORTCUT
        n += 1
    return n


@rule
def list_basics(box, s, out):
    """What basic actions can do now: collect a shell, move, stand up."""
    n = 0
    if may_collect(s) == 0:
        out[0] = COLLECT
        n = 1
    if s.fallen[s.active] == 1:
        for stand in range(STANDS):
            if may_stand(s, stand) == 0:
                out[n] = STAND + stand
                n += 1
        return n
    for move in range(MOVES):
        if may_move(box, s, move) == 0:
            out[n] = MOVE + move
            n += 1
    return n


@rule
def list_acts(box, s, out):
    """All actions of a turn (OC-3.6 to OC-3.13)."""
    n = list_basics(box, s, out)
    if s.special[0] + s.special[1] > 0:
        for special in range(SPECIALS):
            if may_use_special(box, s, special) == 0:
                out[n] = USE_SPECIAL + special
                n += 1
    if s.extra_used == 0 and s.shells[s.turn] > 0:
        for place in range(3):
            if may_use_tile(box, s, s.tile[place]) == 0:
                out[n] = USE_TILE + s.tile[place]
                n += 1
    if may_shortcut(box, s) == 0:
        out[n] = USE_SHORTCUT
        n += 1
    out[n] = END
    return n + 1


@rule
def list_granted(box, s, out):
    """Within an action that gives basic actions: use them, interrupted by a field action only (OC-8.11)."""
    n = list_basics(box, s, out)
    if n > 0 and may_shortcut(box, s) == 0:
        out[n] = USE_SHORTCUT
        n += 1
    out[n] = STOP
    return n + 1


@rule
def list_payments(box, s, basic, out):
    """The hand cards that pay for a shortcut: those with the required main action (OC-6.7). If all of them are needed
    there is nothing to choose, and only the first is listed."""
    needed = 0
    for i in range(s.depth):
        if s.todo[i] == PAY and s.about[i] == basic:
            needed += 1
    most = 1 if count_main(box, s, basic) == needed else FACES
    n = 0
    for face in range(FACES):
        if n < most and box.main[face] == basic and s.where[card_of(s.turn, face)] == HAND + s.turn:
            out[n] = DISCARD_CARD + face
            n += 1
    return n


@rule
def list_pushes(box, s, crab, out):
    """Where a crab can be pushed (OC-5.1)."""
    n = 0
    for direction in range(RIGHT + 1):
        if may_push(box, s, crab, direction) == 0:
            out[n] = PUSH + crab * 3 + direction
            n += 1
    return n


@rule
def list_drift(box, s, out):
    """On a current at the end of the turn: it carries the crab, unless barging lets the player resist (OC-8.8)."""
    if may_drift(box, s) != 0:
        return 0
    out[0] = RIDE
    if s.barging == 0:
        return 1
    out[1] = RESIST
    return 2
