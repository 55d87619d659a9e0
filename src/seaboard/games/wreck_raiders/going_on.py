"""What follows without a choice: after each step the tasks on top are done until somebody has to choose. A decision
with one way to go on is made at once."""

from seaboard.core.rule import rule
from seaboard.games.wreck_raiders.buying import (
    can_buy,
    kind_to_refill,
    only_free_piece,
    place_at_only_aquarium,
    take_piece,
)
from seaboard.games.wreck_raiders.claiming import (
    can_claim,
    can_reveal,
    can_use_scallop,
    clear_and_collect,
    only_shell,
    pick_shell,
    reward_style,
)
from seaboard.games.wreck_raiders.moving import (
    choose_place,
    may_draw_more,
    move_diver,
    next_neighbour,
    only_diver,
    only_place,
)
from seaboard.games.wreck_raiders.placing import (
    can_clear_last,
    can_draw,
    place_at_once,
)
from seaboard.games.wreck_raiders.solo import (
    bump_away,
    bump_to,
    only_rival_wreck,
    only_spot,
    send_rival,
    take_rival_die,
)
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
    CLEAR,
    CONCH,
    CONCH_DECORATION,
    DRAW_TREASURE,
    NEIGHBOURS,
    ONE_MORE,
    PLACE_TREASURE,
    REFILL,
    RIVAL_DIE,
    RIVAL_WRECK,
    ROLL_POOL,
    SCALLOP_DECORATION,
    SET_NUMBER,
    SHELLS,
    STYLE,
    TAKE_DIE,
    TURN_END,
)
from seaboard.games.wreck_raiders.table import MANY, NONE, only_die, pop
from seaboard.games.wreck_raiders.taking import can_change_number, set_number, take_die
from seaboard.games.wreck_raiders.turns import end_round, end_turn


@rule
def go_on(box, s, task):
    """Do the task on top if nobody has to choose; return False when somebody has."""
    if task < ONE_MORE:
        return go_on_moving(box, s, task)
    if task < BUY:
        return go_on_claiming(box, s, task)
    return go_on_ending(box, s, task)


@rule
def go_on_moving(box, s, task):
    """Chapters 2 to 4: decisions with one way to go on are made at once."""
    if task == ROLL_POOL:
        if s.to_roll > 0:
            return False
        pop(s)
    elif task == TAKE_DIE:
        sort = only_die(s)
        if sort == MANY:
            return False
        take_die(s, sort)
    elif task == SET_NUMBER:
        if can_change_number(s):
            return False
        set_number(s, s.number)
    elif task == CHOOSE_PLACE:
        place = only_place(s)
        if place == MANY:
            return False
        if place == NONE:  # solo: the move is forfeited (WR-10.4)
            pop(s)
        else:
            choose_place(s, place)
    elif task == CHOOSE_DIVER:
        at = only_diver(s)
        if at == MANY:
            return False
        move_diver(box, s, at)
    elif task == CHOOSE_SPOT:
        spot = only_spot(s)
        if spot == MANY:
            return False
        if spot == NONE:
            bump_away(s)
        else:
            bump_to(box, s, spot)
    elif task == DRAW_TREASURE:
        if can_draw(s):
            return False
        pop(s)
    elif task == PLACE_TREASURE:
        return place_at_once(s)
    else:
        return False
    return True


@rule
def go_on_claiming(box, s, task):
    """Chapters 3 and 5: extras, neighbours, the steps of a claim, new exhibits."""
    if task == ONE_MORE:
        if may_draw_more(s) == 0:
            return False
        pop(s)
    elif task == NEIGHBOURS:
        next_neighbour(s)
    elif task == CLAIM:
        if can_claim(box, s) or can_clear_last(s):
            return False
        pop(s)
    elif task == CONCH_DECORATION:
        if s.shells[s.turn * SHELLS + CONCH] > 0:
            return False
        pop(s)
    elif task == SCALLOP_DECORATION:
        if can_use_scallop(s):
            return False
        pop(s)
    elif task == STYLE:
        reward_style(box, s)
    elif task == CHOOSE_SHELL:
        shell = only_shell(s)
        if shell == MANY:
            return False
        if shell == NONE:
            pop(s)
        else:
            pick_shell(s, shell)
    elif task == CHOOSE_PIECE:
        piece = only_free_piece(s)
        if piece == MANY:
            return False
        pop(s)
        if piece != NONE:
            take_piece(s, piece)
    elif task == CHOOSE_AQUARIUM:
        return place_at_only_aquarium(s)
    elif task == CLEAR:
        clear_and_collect(s)
    else:
        if can_reveal(box, s):
            return False
        pop(s)
    return True


@rule
def go_on_ending(box, s, task):
    """Chapters 6, 8 and 10: purchases, the ends of turns and rounds, the rivals."""
    if task == BUY or task == BUY_MORE:
        if can_buy(box, s):
            return False
        pop(s)
    elif task == REFILL:
        if kind_to_refill(s) != NONE:
            return False
        pop(s)
    elif task == TURN_END:
        end_turn(box, s)
    elif task == RIVAL_DIE:
        if s.rivals == 0:  # no rival, no turn (WR-10.14)
            pop(s)
            return True
        sort = only_die(s)
        if sort == MANY:
            return False
        take_rival_die(s, sort)
    elif task == RIVAL_WRECK:
        wreck = only_rival_wreck(s)
        if wreck == MANY:
            return False
        send_rival(s, wreck)
    else:
        end_round(box, s)
    return True
