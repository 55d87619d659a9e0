"""Rounds: set-up, planning, the order of turns, the chef and the end (chapters 1, 2, 9 and 10)."""

from seaboard.core.rule import rule
from seaboard.games.oh_crab.state import (
    ACTION_CARDS,
    ALL_SEATS,
    BASICS,
    BEGIN,
    CERTAIN,
    CHOOSE_CRAB,
    COLUMNS,
    DRIFT,
    END_TURN,
    FINISHED,
    FIRST_BEACH_SIDE,
    FIRST_GOAL_SIDE,
    FRAME,
    GOAL_ROWS,
    GONE,
    HAND,
    NEXT_TURN,
    OFFER_SWAP,
    PLAN,
    RESTING,
    SEA,
    SEATS,
    START_CARDS,
    TURN_UP,
)
from seaboard.games.oh_crab.table import gain_shell, height_of, push_todo


@rule
def lay_side(box, s, side):
    """Lay a plate on the first free place between land and sea; the goal plate comes last (OC-1.2)."""
    slot = 0
    while s.side[slot] >= 0:
        slot += 1
    s.side[slot] = side
    for place in range(FRAME):
        s.field[slot * FRAME + place] = box.field[side * FRAME + place]
    if side >= FIRST_GOAL_SIDE:
        s.sea = slot * FRAME + GOAL_ROWS * COLUMNS


@rule
def plates_laid(s):
    """How many plates lie on the table."""
    n = 0
    while n < len(s.side) and s.side[n] >= 0:
        n += 1
    return n


@rule
def may_lay_side(s, side):
    """Whether this side can be the next plate: start plate, beach plates not used yet, goal plate (OC-1.2)."""
    laid = plates_laid(s)
    if laid == 0:
        return side < FIRST_BEACH_SIDE
    if laid == s.beaches + 1:
        return side >= FIRST_GOAL_SIDE
    if laid > s.beaches + 1 or side < FIRST_BEACH_SIDE or side >= FIRST_GOAL_SIDE:
        return False
    for slot in range(1, laid):
        if s.side[slot] // 2 == side // 2:
            return False
    return True


@rule
def may_lay_tile(s, tile):
    """Whether this extra action can come to lie beside the board: three different tiles, either side (OC-1.5)."""
    if s.tile[2] >= 0:
        return False
    for place in range(3):
        if s.tile[place] >= 0 and s.tile[place] // 2 == tile // 2:
            return False
    return True


@rule
def lay_tile(s, tile):
    """Lay an extra-action tile beside the board, in the order of their letters."""
    place = 0
    while s.tile[place] >= 0:
        place += 1
    while place > 0 and s.tile[place - 1] > tile:
        s.tile[place] = s.tile[place - 1]
        place -= 1
    s.tile[place] = tile


@rule
def deal_cards(box, s):
    """Everybody has the four start cards, the action cards are the stack (OC-1.6, OC-1.7)."""
    s.bank = box.shells
    s.stack = ACTION_CARDS
    for seat in range(SEATS):
        s.left_end[seat] = -1
        s.right_end[seat] = -1
        if seat < s.players:
            s.hand[seat] = START_CARDS
        for number in range(START_CARDS):
            card = ACTION_CARDS + seat * START_CARDS + number
            s.where[card] = HAND + seat if seat < s.players else GONE
            s.known[card] = ALL_SEATS + CERTAIN if seat < s.players else ALL_SEATS
    for place in range(len(s.pile_top)):
        s.pile_top[place] = -1


@rule
def set_off(box, s):
    """The start player is known: crabs take their start fields and the first round begins (OC-1.8, OC-10.2)."""
    s.chef = s.lot
    for number in range(s.players * s.crabs):
        seat = (s.lot + number) % s.players
        crab = seat * 2
        if s.crabs == 2:
            seat = s.lot if number % 3 == 0 else 1 - s.lot  # 1 and 4 are the start player's, 2 and 3 the other's
            crab = seat * 2 + number // 2
        at = s.side[0] * SEATS + number
        s.spot[crab] = box.start_place[at]
        if box.start_shell[at] == 1:
            gain_shell(s, seat)
    push_todo(s, NEXT_TURN, 0)
    push_todo(s, PLAN, 0)
    push_todo(s, TURN_UP, 0)
    begin_planning(s)
    s.round = 1


@rule
def begin_planning(s):
    """A planning phase begins: who has no cards announces a rest (OC-2.2)."""
    s.turns = -1
    for seat in range(s.players):
        s.planned[seat] = RESTING if s.hand[seat] == 0 else 0


@rule
def seat_to_plan(s):
    """The first seat that has not chosen a card yet, or -1."""
    for seat in range(s.players):
        if s.planned[seat] == 0:
            return seat
    return -1


@rule
def go_on(s):
    """A turn or a planning phase is over: the next turn, the next half of the round, or the round's end."""
    s.turns += 1
    if s.turns < s.players:
        begin_turn(s)
    elif s.leg + 1 < s.crabs:
        s.leg = 1
        plan_again(s)
    else:
        end_round(s)


@rule
def plan_again(s):
    """All plan for their next turns."""
    push_todo(s, NEXT_TURN, 0)
    push_todo(s, PLAN, 0)
    begin_planning(s)


@rule
def begin_turn(s):
    """The next player's turn, clockwise from the chef's holder (OC-3.1); with two crabs, of one of them (OC-10.3)."""
    s.turn = (s.chef + s.turns) % s.players
    for basic in range(BASICS):
        s.free[basic] = 0
    s.special[0] = 0
    s.special[1] = 0
    s.extra_used = 0
    s.barging = 0
    s.active = 2 * s.turn
    push_todo(s, END_TURN, 0)
    push_todo(s, BEGIN, 0)
    if s.crabs == 2:
        if s.leg == 0:
            push_todo(s, CHOOSE_CRAB, 0)
        else:
            s.active = 2 * s.turn + 1 - s.first_crab[s.turn]


@rule
def end_turn(s):
    """The end of a turn: a current carries the crab, then a swap field offers a swap (OC-6.6, OC-6.10)."""
    push_todo(s, NEXT_TURN, 0)
    push_todo(s, OFFER_SWAP, 0)
    push_todo(s, DRIFT, 0)


@rule
def is_home(s, seat):
    """Whether all crabs of a player are in the sea (OC-9.4, OC-10.8)."""
    for crab in range(2 * seat, 2 * seat + s.crabs):
        if s.spot[crab] != SEA:
            return False
    return True


@rule
def end_round(s):
    """The game ends if somebody is home, else the chef goes to the last and a new round begins (OC-9.4)."""
    for seat in range(s.players):
        if is_home(s, seat):
            push_todo(s, FINISHED, 0)
            return
    s.chef = last_player(s)
    s.chef_used = 0
    s.leg = 0
    s.round += 1
    plan_again(s)


@rule
def last_player(s):
    """Who has the crab furthest from the sea; of several, the nearest clockwise after the chef's last holder."""
    last = s.chef
    lowest = height_of(s, SEA) + 1
    for turn in range(1, s.players + 1):
        seat = (s.chef + turn) % s.players
        for crab in range(2 * seat, 2 * seat + s.crabs):
            height = height_of(s, s.spot[crab])
            if height < lowest:
                lowest = height
                last = seat
    return last
