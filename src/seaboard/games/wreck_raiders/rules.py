"""The rules of Wreck Raiders as four functions: who acts, what is legal, with which odds, what a step does. Each
decision's own rules stand in the modules of its chapter; RULES.md explains every id."""

from seaboard.core.compiled import rule
from seaboard.core.kernel import CHANCE, OVER
from seaboard.games.wreck_raiders.actions import (
    ADD_CONCH,
    BUMP_TO,
    BUY_NONE,
    BUY_PIECE,
    CLAIM_CARD,
    CLAIM_NONE,
    CLEAR_LAST,
    DRAW,
    DRAW_MORE,
    ENOUGH,
    FIRST_SEAT,
    GET_PIECE,
    GO_TO,
    LET_GO,
    MOVE,
    NO_CONCH,
    NO_SCALLOP,
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
    can_buy,
    first_piece,
    kind_to_refill,
    may_buy,
    may_get,
    may_stack_on,
    only_free_piece,
    pay_for,
    place_at_only_aquarium,
    show_piece,
    stack_on,
    take_piece,
)
from seaboard.games.wreck_raiders.claiming import (
    add_conch,
    announce,
    can_claim,
    can_reveal,
    can_use_scallop,
    clear_and_collect,
    may_claim,
    may_pick_shell,
    may_use_scallop,
    only_shell,
    pick_shell,
    reward_style,
    show_card,
    use_scallop,
)
from seaboard.games.wreck_raiders.moving import (
    choose_place,
    draw_more,
    may_draw_more,
    may_go,
    may_leave,
    move_diver,
    next_neighbour,
    only_diver,
    only_place,
)
from seaboard.games.wreck_raiders.placing import (
    can_clear_last,
    can_draw,
    clear_last,
    draw_treasure,
    let_go,
    may_clear_last,
    may_put_in_display,
    may_put_in_vault,
    place_at_once,
    put_in_display,
    put_in_vault,
)
from seaboard.games.wreck_raiders.solo import (
    bump_away,
    bump_to,
    may_bump_to,
    may_send_rival,
    only_rival_wreck,
    only_spot,
    send_rival,
    take_rival_die,
)
from seaboard.games.wreck_raiders.state import (
    BOARD,
    BOTTOMS,
    BUY,
    BUY_MORE,
    CARDS,
    CHOOSE_AQUARIUM,
    CHOOSE_DIVER,
    CHOOSE_PIECE,
    CHOOSE_PLACE,
    CHOOSE_SHELL,
    CHOOSE_SPOT,
    CLAIM,
    CLEAR,
    COLUMNS,
    CONCH,
    CONCH_DECORATION,
    DICE,
    DISPLAYS,
    DRAW_START,
    DRAW_TREASURE,
    FINISHED,
    FRONTS,
    IN_DECK,
    IN_STACK,
    MOST_SEEN,
    NEIGHBOURS,
    ON_SALE,
    ONE_MORE,
    PIECE_KINDS,
    PLACE_TREASURE,
    PLACES,
    REFILL,
    REVEAL,
    RIVAL_DIE,
    RIVAL_WRECK,
    ROLL_POOL,
    SCALLOP_DECORATION,
    SET_NUMBER,
    SHELLS,
    SPOTS,
    STYLE,
    TAKE_DIE,
    TREASURES,
    TURN_END,
    WRECKS,
    ZONES,
)
from seaboard.games.wreck_raiders.table import MANY, NONE, only_die, pop, push, seat_due, sort_ascending, task_due
from seaboard.games.wreck_raiders.taking import can_change_number, may_set, may_take, set_number, take_die
from seaboard.games.wreck_raiders.turns import begin_turn, end_round, end_turn


@rule
def set_up_table(box, s, players, edition, start):
    """Lay out board, bank, supplies and mats (chapter 1); `start` is a seat, or -1 for the lot (WR-1.8).

    The house settings are those of the box; a game that has its own writes them into the state afterwards.
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
    push(s, REFILL)
    push(s, REVEAL)


@rule
def lay_spot(box, s, wreck, place):
    """Which spots are beside one in its wreck's ring (WR-3.8)."""
    first = wreck * SPOTS
    spot = box.ring[first + place] - 1
    s.beside[(first + spot) * 2] = box.ring[first + (place + SPOTS - 1) % SPOTS] - 1
    s.beside[(first + spot) * 2 + 1] = box.ring[first + (place + 1) % SPOTS] - 1


@rule
def actor(box, s):
    """Who acts: a seat, CHANCE or OVER."""
    task = task_due(s)
    if task == FINISHED:
        return OVER
    if task == ROLL_POOL or task == DRAW_TREASURE or task == REVEAL or task == REFILL or task == DRAW_START:
        return CHANCE
    return seat_due(s)


@rule
def legal(box, s, out):
    """Write the legal action ids to out, ascending; return how many."""
    task = task_due(s)
    if task == ROLL_POOL or task == DRAW_TREASURE or task == REVEAL or task == REFILL or task == DRAW_START:
        return list_outcomes(box, s, task, out)
    if task < ONE_MORE:
        n = list_moves(box, s, task, out)
    else:
        n = list_claims_and_pieces(box, s, task, out)
    for display in range(DISPLAYS):
        if may_clear_last(s, display) == 0:
            out[n] = CLEAR_LAST + display
            n += 1
    return n


@rule
def list_outcomes(box, s, task, out):
    """What chance may bring."""
    n = 0
    if task == ROLL_POOL:
        for sort in range(DICE):
            if s.zone_weight[sort % ZONES] > 0:
                out[n] = ROLL + sort
                n += 1
    elif task == DRAW_TREASURE:
        for treasure in range(s.wreck * FRONTS, (s.wreck + 1) * FRONTS):
            if s.supply[treasure] > 0:
                out[n] = DRAW + treasure
                n += 1
    elif task == REVEAL:
        for card in range(CARDS):
            if s.cards[card] == IN_DECK:
                out[n] = SHOW_CARD + card
                n += 1
    elif task == REFILL:
        kind = kind_to_refill(s)
        for piece in range(first_piece(kind), first_piece(kind + 1)):
            if s.pieces[piece] == IN_STACK:
                out[n] = SHOW_PIECE + piece
                n += 1
    else:
        for seat in range(s.players):
            out[n] = FIRST_SEAT + seat
            n += 1
    return n


@rule
def list_moves(box, s, task, out):
    """Choices from taking a die to placing treasures (chapters 2 to 4)."""
    n = 0
    if task == TAKE_DIE:
        for sort in range(DICE):
            if may_take(s, sort) == 0:
                out[n] = TAKE + sort
                n += 1
    elif task == SET_NUMBER:
        for number in range(1, SPOTS + 1):
            if may_set(box, s, number) == 0:
                out[n] = SET + number - 1
                n += 1
    elif task == CHOOSE_PLACE:
        for place in range(PLACES):
            if may_go(s, s.number, place) == 0:
                out[n] = GO_TO + place
                n += 1
    elif task == CHOOSE_DIVER:
        for at in range(BOARD + 1):
            if may_leave(s, at, s.place) == 0:
                out[n] = MOVE + at
                n += 1
    elif task == CHOOSE_SPOT:
        for spot in range(SPOTS):
            if may_bump_to(s, spot) == 0:
                out[n] = BUMP_TO + spot
                n += 1
    elif task == PLACE_TREASURE:
        for display in range(DISPLAYS):
            if may_put_in_display(s, display) == 0:
                out[n] = PUT_IN_DISPLAY + display
                n += 1
        for column in range(COLUMNS):
            if may_put_in_vault(s, column) == 0:
                out[n] = PUT_IN_VAULT + column
                n += 1
        if n == 0:
            out[0] = LET_GO
            n = 1
    return n


@rule
def list_claims_and_pieces(box, s, task, out):
    """Choices from scallop extras to the rivals' turns (chapters 3, 5, 6 and 10)."""
    n = 0
    if task == CLAIM:
        n = list_claims(box, s, out)
        out[n] = CLAIM_NONE
        n += 1
    elif task == BUY or task == BUY_MORE or task == CHOOSE_PIECE:
        n = list_pieces(box, s, task, out)
    elif task == ONE_MORE:
        out[0] = DRAW_MORE
        out[1] = ENOUGH
        n = 2
    elif task == CONCH_DECORATION:
        out[0] = ADD_CONCH
        out[1] = NO_CONCH
        n = 2
    elif task == SCALLOP_DECORATION:
        for wreck in range(WRECKS):
            if may_use_scallop(s, wreck) == 0:
                out[n] = USE_SCALLOP + wreck
                n += 1
        out[n] = NO_SCALLOP
        n += 1
    elif task == CHOOSE_SHELL:
        for shell in range(SHELLS):
            if may_pick_shell(s, shell) == 0:
                out[n] = PICK_SHELL + shell
                n += 1
    elif task == CHOOSE_AQUARIUM:
        for bottom in range(BOTTOMS):
            if may_stack_on(s, bottom) == 0:
                out[n] = STACK_ON + bottom
                n += 1
    elif task == RIVAL_DIE:
        for sort in range(DICE):
            if may_take(s, sort) == 0:
                out[n] = RIVAL_TAKE + sort
                n += 1
    elif task == RIVAL_WRECK:
        for wreck in range(WRECKS):
            if may_send_rival(s, wreck) == 0:
                out[n] = RIVAL_TO + wreck
                n += 1
    return n


@rule
def list_claims(box, s, out):
    """The exhibits that can be claimed, with which display, in which order."""
    n = 0
    for slot in range(MOST_SEEN):
        if s.seen[slot] > 0:
            card = int(s.seen[slot]) - 1
            for way in range(DISPLAYS * 2):
                if may_claim(box, s, card, way // 2, way % 2) == 0:
                    out[n] = CLAIM_CARD + card * DISPLAYS * 2 + way
                    n += 1
    sort_ascending(out, n)
    return n


@rule
def list_pieces(box, s, task, out):
    """The pieces that can be bought or, as a reward, had for free."""
    n = 0
    first = GET_PIECE if task == CHOOSE_PIECE else BUY_PIECE
    for slot in range(PIECE_KINDS * ON_SALE):
        if s.market[slot] > 0:
            piece = int(s.market[slot]) - 1
            guard = may_get(s, piece) if task == CHOOSE_PIECE else may_buy(box, s, piece)
            if guard == 0:
                out[n] = first + piece
                n += 1
    sort_ascending(out, n)
    if task != CHOOSE_PIECE:
        out[n] = BUY_NONE
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
        n = list_outcomes(box, s, task, out)
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
        take_die(box, s, action - TAKE)
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
        take_die(box, s, sort)
    elif task == SET_NUMBER:
        if can_change_number(box, s):
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
