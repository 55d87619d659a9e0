"""What may be chosen, and what chance may bring: the lists behind `legal`, written from the guards of each chapter."""

from seaboard.core.rule import rule
from seaboard.games.wreck_raiders.actions import (
    ADD_CONCH,
    BUMP_TO,
    BUY_NONE,
    BUY_PIECE,
    CLAIM_CARD,
    CLAIM_NONE,
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
    first_piece,
    kind_to_refill,
    may_buy,
    may_get,
    may_stack_on,
)
from seaboard.games.wreck_raiders.claiming import (
    may_claim,
    may_pick_shell,
    may_use_scallop,
)
from seaboard.games.wreck_raiders.moving import (
    may_go,
    may_leave,
)
from seaboard.games.wreck_raiders.placing import (
    may_let_go,
    may_put_in_display,
    may_put_in_vault,
)
from seaboard.games.wreck_raiders.solo import (
    may_bump_to,
    may_send_rival,
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
    COLUMNS,
    CONCH_DECORATION,
    DICE,
    DISPLAYS,
    DRAW_TREASURE,
    FRONTS,
    IN_DECK,
    IN_STACK,
    MOST_SEEN,
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
    TAKE_DIE,
    WRECKS,
    ZONES,
)
from seaboard.games.wreck_raiders.table import sort_ascending
from seaboard.games.wreck_raiders.taking import may_set, may_take


@rule
def list_outcomes(s, task, out):
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
def list_moves(s, task, out):
    """Choices from taking a die to placing treasures (chapters 2 to 4)."""
    n = 0
    if task == TAKE_DIE:
        for sort in range(DICE):
            if may_take(s, sort) == 0:
                out[n] = TAKE + sort
                n += 1
    elif task == SET_NUMBER:
        for number in range(1, SPOTS + 1):
            if may_set(s, number) == 0:
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
        if may_let_go(s) == 0:
            out[n] = LET_GO
            n += 1
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
