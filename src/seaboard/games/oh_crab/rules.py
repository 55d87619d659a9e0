"""The rules of Oh Crab! as the kernel calls them: who acts, what is legal, what a step does.

The state holds a stack of what is to be done. `settle` carries out what needs no decision, decides what has a single
option, and stops where there is a choice; its options are then laid out in the state, so that `legal` only reads them.
"""

from seaboard.core.kernel import CHANCE, OVER
from seaboard.core.rule import rule
from seaboard.games.oh_crab.actions import (
    ADD_CARD,
    ADD_LEFT,
    CHANGE_WITH,
    COLLECT,
    GIVE_CARD,
    JUMP,
    JUMP_TO,
    LOSE_CARD,
    MOVE,
    MOVE_CRAB,
    MOVES,
    NO_SWAP,
    PUSH,
    RESIST,
    REST,
    STAND,
    STAY,
    TAKE_PILE,
    TAKE_STACK,
    USE_BASIC,
    USE_SHORTCUT,
    USE_SPECIAL,
    USE_TILE,
)
from seaboard.games.oh_crab.choosing import carry_out, choose
from seaboard.games.oh_crab.extras import (
    may_change_places,
    may_jump_ahead,
    may_use_tile,
)
from seaboard.games.oh_crab.listing import list_options
from seaboard.games.oh_crab.market import (
    may_swap_here,
    may_take,
    may_take_blind,
)
from seaboard.games.oh_crab.moving import (
    may_collect,
    may_move,
    may_push,
    may_shortcut,
    may_stand,
    move_source,
)
from seaboard.games.oh_crab.playing import may_add
from seaboard.games.oh_crab.rounds import (
    deal_cards,
    seat_to_plan,
)
from seaboard.games.oh_crab.specials import (
    may_jump_aside,
    may_shift,
    may_stay,
    may_use_special,
)
from seaboard.games.oh_crab.state import (
    ACT,
    BEGIN,
    CALL_ON,
    CHEF,
    CHOOSE_END,
    CHOOSE_PUSH,
    DECISIONS,
    DIRECTIONS,
    DISCARD,
    FIELDS,
    FINISHED,
    FIRST_SEAT,
    GRANTED,
    JUMP_AHEAD,
    JUMP_ASIDE,
    LAY_PLATES,
    LAY_TILES,
    MAKE_ROOM,
    MISSING,
    MOST_CHOICES,
    MOVE_ASIDE,
    OFFER_SWAP,
    PLAN,
    SEND_BACK,
    SET_OFF,
    SLOTS,
    TAKE,
    TILE_CA,
)
from seaboard.games.oh_crab.table import due_now, pop_todo, push_todo

OC_1_4 = 104
OC_1_5 = 105
OC_1_7 = 107
OC_1_8 = 108
OC_2_1 = 201
OC_3_2 = 302
OC_3_3 = 303
OC_3_4 = 304
OC_3_6 = 306
OC_3_11 = 311
OC_3_14 = 314
OC_4_1 = 401
OC_5_1 = 501
OC_5_8 = 508
OC_6_3 = 603
OC_6_7 = 607
OC_6_10 = 610
OC_7_1 = 701
OC_7_4 = 704
OC_8_1 = 801
OC_8_2 = 802
OC_8_3 = 803
OC_8_6 = 806
OC_8_7 = 807
OC_8_8 = 808
OC_8_11 = 811
OC_9_1 = 901
OC_9_2 = 902
OC_9_4 = 904
OC_10_3 = 1003

# By decision, in the order of state.py.
DUE_RULES = (
    *(OC_1_4, OC_1_5, OC_1_8, OC_1_7, OC_7_1, OC_6_3),
    *(OC_2_1, OC_10_3, OC_3_2, OC_3_4, OC_7_1, OC_3_6, OC_8_11, OC_6_3, OC_6_7, OC_5_1),
    *(OC_8_3, OC_8_1, OC_8_2, OC_8_6, OC_8_7, OC_9_2, OC_9_1),
    *(OC_9_2, OC_3_3, OC_7_4, OC_7_4, OC_6_10),
)


@rule
def set_up_table(box, s, players, crabs, beaches, lot, house):
    """An empty table: plates and tiles are to be laid, the start player to be found (chapter 1)."""
    s.players = players
    s.crabs = crabs
    s.beaches = beaches
    s.lot = lot
    s.house = house
    for slot in range(SLOTS):
        s.side[slot] = -1
    for place in range(3):
        s.tile[place] = -1
    for at in range(FIELDS):
        s.field[at] = MISSING
    deal_cards(box, s)
    push_todo(s, SET_OFF, 0)
    push_todo(s, FIRST_SEAT, 0)
    push_todo(s, LAY_TILES, 0)
    push_todo(s, LAY_PLATES, 0)


@rule
def actor(box, s):
    """Who acts: the first who has not planned yet, else the player whose turn it is; CHANCE or OVER."""
    due = due_now(s)
    if due < PLAN:
        return CHANCE
    if due == PLAN:
        return seat_to_plan(s)
    if due == FINISHED:
        return OVER
    return s.turn + 0


@rule
def legal(box, s, out):
    """Write the legal action ids to out, ascending; return how many."""
    for i in range(s.choices):
        out[i] = s.choice[i]
    return s.choices + 0


@rule
def odds(box, s, out):
    """When chance acts: every card, plate, tile and seat is as likely as any other."""
    for i in range(s.choices):
        out[i] = 1
    return s.choices + 0


@rule
def step(box, s, action):
    """Apply one legal action; the caller has checked legality."""
    choose(box, s, action)
    settle(box, s)


@rule
def settle(box, s):
    """Go on until there is something to choose, and lay out the options."""
    written = s.choices + 0
    while True:
        due = due_now(s)
        s.choices = 0
        if due == FINISHED:
            wipe(s, written)
            return
        if due >= DECISIONS:
            pop_todo(s)
            carry_out(box, s, due)
        else:
            n = list_options(box, s, due, s.about[s.depth - 1] + 0, s.choice)
            written = max(written, n)
            if n > 1:
                s.choices = n
                wipe(s, written)
                return
            if n == 1:
                choose(box, s, s.choice[0] + 0)
            else:
                pop_todo(s)


@rule
def wipe(s, written):
    """Wipe off options of earlier decisions, so that equal positions are equal records."""
    for i in range(s.choices, written):
        s.choice[i] = 0


@rule
def lay_out_options(box, s):
    """Lay out the options of the decision on top anew, for a state whose cards were changed from outside."""
    due = due_now(s)
    s.choices = 0
    wipe(s, MOST_CHOICES)
    if due < DECISIONS:
        s.choices = list_options(box, s, due, s.about[s.depth - 1] + 0, s.choice)


@rule
def rule_due(s):
    """The rule that says what is to be decided now."""
    due = due_now(s)
    if due == FINISHED:
        return OC_9_4
    if due == DISCARD and s.about[s.depth - 1] >= 0:
        return OC_3_14
    return DUE_RULES[due]


@rule
def rule_followed(s, action):
    """The rule that a legal action follows."""
    if action == REST:
        return OC_3_4
    if action == COLLECT:
        return OC_4_1
    if LOSE_CARD <= action < COLLECT:
        return OC_3_14
    if ADD_LEFT <= action < REST:
        return OC_3_3
    if MOVE <= action < MOVE + MOVES:
        source = move_source(action - MOVE)
        return OC_3_11 if source == CHEF else OC_4_1 + source
    if STAND <= action < USE_SPECIAL:
        return OC_5_8
    if USE_SPECIAL <= action < USE_TILE:
        return OC_8_1 + action - USE_SPECIAL
    if USE_TILE <= action < USE_SHORTCUT:
        return OC_9_1 if action - USE_TILE < TILE_CA else OC_9_2
    if action == USE_SHORTCUT:
        return OC_6_7
    if action == RESIST:
        return OC_8_8
    return rule_due(s)


@rule
def forbids(box, s, action):
    """The rule that forbids an action now, or 0: the guard of its own decision, else what is due instead."""
    due = due_now(s)
    reason = 0
    if due == ACT or due == GRANTED:
        reason = forbids_act(box, s, due, action)
    elif due == BEGIN and action == USE_SHORTCUT:
        reason = may_shortcut(box, s)
    elif (due == BEGIN or due == CHOOSE_END) and ADD_LEFT <= action < REST:
        reason = may_add(s, action == ADD_LEFT)
    elif due == TAKE and TAKE_PILE <= action < TAKE_STACK:
        reason = may_take(s, action - TAKE_PILE)
    elif due == TAKE and action == TAKE_STACK:
        reason = may_take_blind(s)
    elif due == OFFER_SWAP and GIVE_CARD <= action < NO_SWAP:
        reason = may_swap_here(s)
    elif due == CHOOSE_PUSH and PUSH <= action < USE_BASIC:
        if (action - PUSH) // 3 == s.about[s.depth - 1]:
            reason = may_push(box, s, (action - PUSH) // 3, (action - PUSH) % 3)
    elif due == JUMP_ASIDE and JUMP_TO <= action < JUMP:
        reason = may_jump_aside(box, s, action - JUMP_TO)
    elif due == JUMP_AHEAD and JUMP <= action < CHANGE_WITH:
        reason = may_jump_ahead(box, s, action - JUMP)
    elif due == MAKE_ROOM and CHANGE_WITH <= action < ADD_CARD:
        if (action - CHANGE_WITH) // 2 < s.players:
            reason = may_change_places(box, s, action - CHANGE_WITH)
    elif due == SEND_BACK or due == CALL_ON or due == MOVE_ASIDE:
        if MOVE_CRAB <= action < STAY:
            moved = action - MOVE_CRAB
            reason = may_shift(box, s, due, s.herd, moved // DIRECTIONS, moved % DIRECTIONS)
        elif due == CALL_ON and STAY <= action < JUMP_TO:
            reason = may_stay(box, s, action - STAY)
    return reason if reason != 0 else rule_due(s)


@rule
def forbids_act(box, s, due, action):
    """The same for the actions of a turn; within an action only its own basic actions are left."""
    if action == COLLECT:
        return may_collect(s)
    if MOVE <= action < MOVE + MOVES:
        return may_move(box, s, action - MOVE)
    if STAND <= action < USE_SPECIAL:
        return may_stand(s, action - STAND)
    if action == USE_SHORTCUT:
        return may_shortcut(box, s)
    if due == ACT and USE_SPECIAL <= action < USE_TILE:
        return may_use_special(box, s, action - USE_SPECIAL)
    if due == ACT and USE_TILE <= action < USE_SHORTCUT:
        return may_use_tile(box, s, action - USE_TILE)
    return 0
