"""Why an action is not legal now: the guard of its own decision, else the rule of what is due instead."""

from seaboard.core.rule import rule
from seaboard.games.wreck_raiders.actions import (
    ADD_CONCH,
    BUMP_TO,
    BUY_PIECE,
    CLAIM_CARD,
    CLEAR_LAST,
    DRAW_MORE,
    ENOUGH,
    GET_PIECE,
    GO_TO,
    LET_GO,
    MOVE,
    PICK_SHELL,
    PUT_IN_DISPLAY,
    PUT_IN_VAULT,
    RIVAL_TAKE,
    RIVAL_TO,
    SET,
    STACK_ON,
    TAKE,
    USE_SCALLOP,
)
from seaboard.games.wreck_raiders.buying import may_buy, may_get, may_stack_on
from seaboard.games.wreck_raiders.claiming import may_claim, may_pick_shell, may_use_scallop
from seaboard.games.wreck_raiders.moving import may_go, may_leave
from seaboard.games.wreck_raiders.placing import may_clear_last, may_let_go, may_put_in_display, may_put_in_vault
from seaboard.games.wreck_raiders.solo import may_bump_to, may_send_rival
from seaboard.games.wreck_raiders.state import (
    BUY,
    BUY_MORE,
    CHOOSE_AQUARIUM,
    CHOOSE_DIVER,
    CHOOSE_PIECE,
    CHOOSE_PLACE,
    CHOOSE_SHELL,
    CHOOSE_SPOT,
    CLAIM,
    DISPLAYS,
    FINISHED,
    PLACE_TREASURE,
    RIVAL_DIE,
    RIVAL_WRECK,
    SCALLOP_DECORATION,
    SET_NUMBER,
    TAKE_DIE,
)
from seaboard.games.wreck_raiders.table import is_rival_turn, task_due
from seaboard.games.wreck_raiders.taking import may_set, may_take

WR_4_5 = 405
WR_7_1 = 701
WR_10_9 = 1009
WR_10_11 = 1011
WR_10_13 = 1013

# By task, in the order of state.py: the rule of each decision and draw; tasks done at once stand here for completeness.
DUE_RULES = (
    802,  # over
    108,  # draw_start
    109,  # roll_pool
    202,  # take_die
    204,  # set_number
    301,  # choose_place
    301,  # choose_diver
    1005,  # choose_spot
    307,  # draw_treasure
    401,  # place_treasure
    309,  # one_more
    308,  # neighbours
    501,  # claim
    503,  # conch_decoration
    503,  # scallop_decoration
    504,  # style
    504,  # choose_shell
    505,  # choose_piece
    603,  # choose_aquarium
    506,  # clear
    508,  # reveal
    601,  # buy
    605,  # refill
    801,  # turn_end
    1008,  # rival_die
    1009,  # rival_wreck
    1012,  # buy_more
    1013,  # round_end
)


@rule
def rule_due(s):
    """The rule that says what is to be decided now."""
    task = task_due(s)
    if task == FINISHED and s.players == 1:
        return WR_10_13
    if is_rival_turn(s) and task == CHOOSE_SPOT:
        return WR_10_9
    if is_rival_turn(s) and task == PLACE_TREASURE:
        return WR_10_11
    return DUE_RULES[task]


@rule
def forbids(box, s, action):
    """The rule that forbids an action now: the guard of its own decision, else what is due instead."""
    reason = 0
    if action < TAKE:
        return rule_due(s)
    if action < DRAW_MORE:
        reason = forbids_move(s, task_due(s), action)
    else:
        reason = forbids_claim_or_piece(box, s, task_due(s), action)
    return reason if reason > 0 else rule_due(s)


@rule
def forbids_move(s, task, action):
    """The guards of chapters 2 to 4; 0 where another decision is due."""
    if task == TAKE_DIE and action < SET:
        return may_take(s, action - TAKE)
    if task == SET_NUMBER and SET <= action < GO_TO:
        return may_set(s, action - SET + 1)
    if task == CHOOSE_PLACE and GO_TO <= action < MOVE:
        return may_go(s, s.number, action - GO_TO)
    if task == CHOOSE_DIVER and MOVE <= action < BUMP_TO:
        return may_leave(s, action - MOVE, s.place)
    if task == CHOOSE_SPOT and BUMP_TO <= action < PUT_IN_DISPLAY:
        return may_bump_to(s, action - BUMP_TO)
    if task == PLACE_TREASURE and PUT_IN_DISPLAY <= action < PUT_IN_VAULT:
        return may_put_in_display(s, action - PUT_IN_DISPLAY)
    if task == PLACE_TREASURE and PUT_IN_VAULT <= action < LET_GO:
        return may_put_in_vault(s, action - PUT_IN_VAULT)
    if task == PLACE_TREASURE and action == LET_GO:
        return may_let_go(s)
    return 0


@rule
def forbids_claim_or_piece(box, s, task, action):
    """The guards of the later chapters; 0 where another decision is due."""
    if task == CLAIM and CLAIM_CARD <= action < ADD_CONCH:
        way = (action - CLAIM_CARD) % (DISPLAYS * 2)
        return may_claim(box, s, (action - CLAIM_CARD) // (DISPLAYS * 2), way // 2, way % 2)
    if task == SCALLOP_DECORATION and USE_SCALLOP <= action < PICK_SHELL:
        return may_use_scallop(s, action - USE_SCALLOP)
    if task == CHOOSE_SHELL and PICK_SHELL <= action < GET_PIECE:
        return may_pick_shell(s, action - PICK_SHELL)
    if task == CHOOSE_PIECE and GET_PIECE <= action < BUY_PIECE:
        return may_get(s, action - GET_PIECE)
    if (task == BUY or task == BUY_MORE) and BUY_PIECE <= action < STACK_ON:
        return may_buy(box, s, action - BUY_PIECE)
    if task == CHOOSE_AQUARIUM and STACK_ON <= action < RIVAL_TAKE:
        return may_stack_on(s, action - STACK_ON)
    if task == RIVAL_DIE and RIVAL_TAKE <= action < RIVAL_TO:
        return may_take(s, action - RIVAL_TAKE)
    if task == RIVAL_WRECK and RIVAL_TO <= action < ENOUGH:
        return may_send_rival(s, action - RIVAL_TO)
    if action >= CLEAR_LAST:
        return may_clear_last(s, action - CLEAR_LAST)
    return 0


@rule
def rule_behind(s, action):
    """The rule that a legal action follows: that of its decision, or of the starfish."""
    if action >= CLEAR_LAST:
        return WR_7_1
    if action == LET_GO:
        return WR_4_5
    return rule_due(s)
