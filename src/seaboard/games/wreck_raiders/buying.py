"""Aquarium pieces (chapter 6): the market, buying, the free piece of a style reward, building."""

from seaboard.core.rule import rule
from seaboard.games.wreck_raiders.state import (
    BOTTOMS,
    BUILT,
    CHOOSE_AQUARIUM,
    FIRST_TOP,
    IN_MARKET,
    IN_STACK,
    ON_SALE,
    PIECE_KINDS,
    PIECES,
    REFILL,
    SHELLS,
)
from seaboard.games.wreck_raiders.table import MANY, NONE, pop, push

WR_6_1 = 601
WR_6_3 = 603
WR_6_4 = 604


@rule
def first_piece(kind):
    """The first piece of a kind; first_piece(kind + 1) is behind its last."""
    if kind == 0:
        return 0
    if kind == 1:
        return BOTTOMS
    if kind == 2:
        return FIRST_TOP
    return PIECES


@rule
def may_stack_on(s, bottom):
    """0 if the turn's player has this aquarium under construction (WR-6.3, WR-6.4)."""
    if s.builder[bottom] != s.turn + 1:
        return WR_6_3
    return WR_6_4 if s.topped[bottom] == 1 else 0


@rule
def only_aquarium(s):
    """The bottom of the only aquarium under construction, NONE or MANY."""
    only = NONE
    for bottom in range(BOTTOMS):
        if may_stack_on(s, bottom) == 0:
            if only != NONE:
                return MANY
            only = bottom
    return only


@rule
def may_get(s, piece):
    """0 if the piece is in the market and can be placed (WR-5.5, WR-6.3, WR-R16)."""
    if s.pieces[piece] != IN_MARKET:
        return WR_6_1
    if piece >= BOTTOMS and only_aquarium(s) == NONE:
        return WR_6_3
    return 0


@rule
def may_buy(box, s, piece):
    """0 if the piece can be placed and paid (WR-6.1, WR-6.3)."""
    for shell in range(SHELLS):
        if box.piece_cost[piece * SHELLS + shell] > s.shells[s.turn * SHELLS + shell]:
            return WR_6_1
    return may_get(s, piece)


@rule
def can_buy(box, s):
    """Whether any piece can be bought."""
    for slot in range(PIECE_KINDS * ON_SALE):
        if s.market[slot] > 0 and may_buy(box, s, s.market[slot] - 1) == 0:
            return True
    return False


@rule
def only_free_piece(s):
    """The only piece that can be placed, NONE or MANY."""
    only = NONE
    for slot in range(PIECE_KINDS * ON_SALE):
        if s.market[slot] > 0 and may_get(s, s.market[slot] - 1) == 0:
            if only != NONE:
                return MANY
            only = s.market[slot] - 1
    return only


@rule
def pay_for(box, s, piece):
    """The piece's cost goes to the bank (WR-6.1)."""
    for shell in range(SHELLS):
        s.shells[s.turn * SHELLS + shell] -= box.piece_cost[piece * SHELLS + shell]
        s.bank[shell] += box.piece_cost[piece * SHELLS + shell]


@rule
def take_piece(s, piece):
    """The piece leaves the market: it is placed, then its slot is filled again (WR-6.5, WR-R16)."""
    for slot in range(PIECE_KINDS * ON_SALE):
        if s.market[slot] == piece + 1:
            s.market[slot] = 0
    s.piece = piece
    for task in (REFILL, CHOOSE_AQUARIUM):
        push(s, task)


@rule
def place_at_only_aquarium(s):
    """Place the piece in hand if there is no choice: a bottom begins an aquarium (WR-6.2). Return whether it was."""
    if s.piece < BOTTOMS:
        s.builder[s.piece] = s.turn + 1
        stack_on(s, s.piece)
        return True
    only = only_aquarium(s)
    if only == MANY:
        return False
    stack_on(s, only)
    return True


@rule
def stack_on(s, bottom):
    """The piece in hand goes on top of an aquarium for good (WR-6.4)."""
    pop(s)
    s.pieces[s.piece] = BUILT + bottom
    s.level[s.piece] = s.height[bottom]
    s.height[bottom] += 1
    if s.piece >= FIRST_TOP:
        s.topped[bottom] = 1
    s.piece = -1


@rule
def kind_to_refill(s):
    """A kind of piece with an empty slot in the market and pieces in its stack, or NONE (WR-6.5, WR-R18)."""
    for kind in range(PIECE_KINDS):
        for slot in range(kind * ON_SALE, (kind + 1) * ON_SALE):
            if s.market[slot] == 0:
                for piece in range(first_piece(kind), first_piece(kind + 1)):
                    if s.pieces[piece] == IN_STACK:
                        return kind
    return NONE


@rule
def show_piece(s, piece):
    """A piece from its stack takes the first empty slot of its kind."""
    slot = 0
    if piece >= FIRST_TOP:
        slot = 2 * ON_SALE
    elif piece >= BOTTOMS:
        slot = ON_SALE
    while s.market[slot] > 0:
        slot += 1
    s.market[slot] = piece + 1
    s.pieces[piece] = IN_MARKET
