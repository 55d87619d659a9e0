"""The rules of Wreck Raiders as four functions: who acts, what is legal, with which odds, what a step does. Each
decision's own rules stand in the modules of its chapter; RULES.md explains every id."""

from seaboard.core.kernel import CHANCE, OVER
from seaboard.core.rule import rule
from seaboard.games.wreck_raiders.actions import (
    ADD_CONCH,
    BUMP_TO,
    BUY_PIECE,
    CLAIM_CARD,
    CLEAR_LAST,
    DRAW,
    DRAW_MORE,
    ENOUGH,
    FIRST_SEAT,
    GET_PIECE,
    GO_TO,
    LET_GO,
    MOVE,
    PICK_SHELL,
    PUT_IN_DISPLAY,
    PUT_IN_VAULT,
    RIVAL_TAKE,
    RIVAL_TO,
    ROLL,
    SET,
    SHOW_CARD,
    SHOW_PIECE,
    STACK_ON,
    TAKE,
    USE_SCALLOP,
)
from seaboard.games.wreck_raiders.buying import (
    pay_for,
    show_piece,
    stack_on,
    take_piece,
)
from seaboard.games.wreck_raiders.claiming import (
    add_conch,
    announce,
    pick_shell,
    show_card,
    use_scallop,
)
from seaboard.games.wreck_raiders.going_on import go_on
from seaboard.games.wreck_raiders.listing import list_claims_and_pieces, list_moves, list_outcomes
from seaboard.games.wreck_raiders.moving import (
    choose_place,
    draw_more,
    move_diver,
)
from seaboard.games.wreck_raiders.placing import (
    clear_last,
    draw_treasure,
    let_go,
    may_clear_last,
    put_in_display,
    put_in_vault,
)
from seaboard.games.wreck_raiders.solo import (
    bump_to,
    send_rival,
    take_rival_die,
)
from seaboard.games.wreck_raiders.state import (
    BUY,
    DICE,
    DISPLAYS,
    DRAW_START,
    DRAW_TREASURE,
    FINISHED,
    FRONTS,
    ONE_MORE,
    REFILL,
    REVEAL,
    ROLL_POOL,
    SHELLS,
    SPOTS,
    TREASURES,
    WRECKS,
    ZONES,
)
from seaboard.games.wreck_raiders.table import pop, push, seat_due, task_due
from seaboard.games.wreck_raiders.taking import set_number, take_die
from seaboard.games.wreck_raiders.turns import begin_turn


@rule
def set_up_table(box, s, players, edition, start):
    """Lay out board, bank, supplies and mats (chapter 1); `start` is a seat, or -1 for the lot (WR-1.8).

    The settings that a house may change (WR-11.2) are copied from this box into the state: the rules read them there.
    """
    s.players = players
    s.edition = edition
    s.last_turns = -1
    s.card = -1
    s.piece = -1
    for zone in range(ZONES):
        s.zone_weight[zone] = box.zone_weight[zone]
    s.pedestals = box.pedestals
    s.rows = box.rows
    for row in range(box.rows):
        s.row_coins[row] = box.row_coins[row]
    for wreck in range(WRECKS):
        for place in range(SPOTS):
            lay_spot(box, s, wreck, place)
    for treasure in range(TREASURES):
        s.supply[treasure] = box.copies
    for shell in range(SHELLS):
        s.bank[shell] = box.shells
    for seat in range(players):
        s.divers[seat] = box.divers[players]
    if players == 1:
        s.rivals = box.rivals[edition]
    begin_turn(box, s)
    if players > 1 and start < 0:
        push(s, DRAW_START)
    elif start > 0:
        s.turn = start
    for task in (REFILL, REVEAL):
        push(s, task)


@rule
def lay_spot(box, s, wreck, place):
    """Which spots are beside one in its wreck's ring (WR-3.8)."""
    first = wreck * SPOTS
    spot = box.ring[first + place] - 1
    s.beside[(first + spot) * 2] = box.ring[first + (place + SPOTS - 1) % SPOTS] - 1
    s.beside[(first + spot) * 2 + 1] = box.ring[first + (place + 1) % SPOTS] - 1


@rule
def is_drawn(task):
    """Whether chance decides this task: dice, draws and the lot."""
    return task == ROLL_POOL or task == DRAW_TREASURE or task == REVEAL or task == REFILL or task == DRAW_START


@rule
def actor(box, s):
    """Who acts: a seat, CHANCE or OVER."""
    task = task_due(s)
    if task == FINISHED:
        return OVER
    if is_drawn(task):
        return CHANCE
    return seat_due(s)


@rule
def legal(box, s, out):
    """Write the legal action ids to out, ascending; return how many."""
    task = task_due(s)
    if is_drawn(task):
        return list_outcomes(s, task, out)
    if task < ONE_MORE:
        n = list_moves(s, task, out)
    else:
        n = list_claims_and_pieces(box, s, task, out)
    for display in range(DISPLAYS):
        if may_clear_last(s, display) == 0:
            out[n] = CLEAR_LAST + display
            n += 1
    return n


@rule
def odds(box, s, out):
    """When chance acts: the weight of each legal outcome."""
    task = task_due(s)
    n = 0
    if task == ROLL_POOL:
        for sort in range(DICE):
            if s.zone_weight[sort % ZONES] > 0:
                out[n] = s.zone_weight[sort % ZONES]
                n += 1
    elif task == DRAW_TREASURE:
        for treasure in range(s.wreck * FRONTS, (s.wreck + 1) * FRONTS):
            if s.supply[treasure] > 0:
                out[n] = s.supply[treasure]
                n += 1
    else:
        n = list_outcomes(s, task, out)
        for at in range(n):
            out[at] = 1
    return n


@rule
def step(box, s, action):
    """Apply one legal action, and all that follows from it without a choice; the caller has checked legality."""
    if action < TAKE:
        happen(s, action)
    elif action < DRAW_MORE:
        act_on_move(box, s, action)
    else:
        act_on_claims_and_pieces(box, s, action)
    while s.depth > 0 and go_on(box, s, task_due(s)):
        pass


@rule
def happen(s, action):
    """An outcome of chance."""
    if action < ROLL:
        s.turn = action - FIRST_SEAT
        pop(s)
    elif action < DRAW:
        s.reef[action - ROLL] += 1
        s.to_roll -= 1
    elif action < SHOW_CARD:
        draw_treasure(s, action - DRAW)
    elif action < SHOW_PIECE:
        show_card(s, action - SHOW_CARD)
    else:
        show_piece(s, action - SHOW_PIECE)


@rule
def act_on_move(box, s, action):
    """A choice of chapters 2 to 4."""
    if action < SET:
        take_die(s, action - TAKE)
    elif action < GO_TO:
        set_number(s, action - SET + 1)
    elif action < MOVE:
        choose_place(s, action - GO_TO)
    elif action < BUMP_TO:
        move_diver(box, s, action - MOVE)
    elif action < PUT_IN_DISPLAY:
        bump_to(box, s, action - BUMP_TO)
    elif action < PUT_IN_VAULT:
        put_in_display(s, action - PUT_IN_DISPLAY)
    elif action < LET_GO:
        put_in_vault(s, action - PUT_IN_VAULT)
    else:
        let_go(s)


@rule
def act_on_claims_and_pieces(box, s, action):
    """A choice of the later chapters; what is declined only ends the decision."""
    if action >= CLEAR_LAST:
        clear_last(s, action - CLEAR_LAST)
    elif action >= ENOUGH:
        pop(s)
    elif action == DRAW_MORE:
        draw_more(s)
    elif action < ADD_CONCH:
        way = (action - CLAIM_CARD) % (DISPLAYS * 2)
        announce(box, s, (action - CLAIM_CARD) // (DISPLAYS * 2), way // 2, way % 2)
    elif action == ADD_CONCH:
        add_conch(s)
    elif action < PICK_SHELL:
        use_scallop(s, action - USE_SCALLOP)
    elif action < GET_PIECE:
        pick_shell(s, action - PICK_SHELL)
    elif action < BUY_PIECE:
        pop(s)
        take_piece(s, action - GET_PIECE)
    elif action < STACK_ON:
        if task_due(s) == BUY:  # once a turn (chapter 6); at the end of a solo round as often as wanted (WR-10.12)
            pop(s)
        pay_for(box, s, action - BUY_PIECE)
        take_piece(s, action - BUY_PIECE)
    elif action < RIVAL_TAKE:
        stack_on(s, action - STACK_ON)
    elif action < RIVAL_TO:
        take_rival_die(s, action - RIVAL_TAKE)
    else:
        send_rival(s, action - RIVAL_TO)
