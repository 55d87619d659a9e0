"""Aquarium pieces (chapter 6): the market, buying, the free piece of a style reward, building."""

from seaboard.core import stack
from seaboard.core.decisions import NONE, Decision, Way
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.wreck_raiders import actions, state, table
from seaboard.games.wreck_raiders.state import Box, State

WR_5_5 = 505
WR_6_1 = 601
WR_6_3 = 603
WR_6_4 = 604
WR_6_5 = 605
WR_10_12 = 1012


# Choosing a piece, for free or for shells.


@rule
def may_get(box: Box, s: State, piece: int) -> int:
    """0 if the piece is in the market and can be placed (WR-5.5, WR-6.3, WR-R16)."""
    if s.pieces[piece] != state.IN_MARKET:
        return WR_6_1
    if piece >= state.BOTTOMS and not has_aquarium(box, s):
        return WR_6_3
    return 0


@rule
def list_free_pieces(box: Box, s: State, out: Numbers, n: int) -> int:
    """The pieces that can be had as a reward."""
    first = n
    for slot in range(state.PIECE_KINDS * state.ON_SALE):
        if s.market[slot] > 0 and may_get(box, s, s.market[slot] - 1) == 0:
            out[n] = actions.GET_PIECE + s.market[slot] - 1
            n += 1
    table.sort_ascending(out, first, n)
    return n


@rule
def get_piece(box: Box, s: State, piece: int) -> None:
    """The style reward: a piece for free (WR-5.5)."""
    stack.pop(s)
    take_piece(box, s, piece)


@rule
def may_buy(box: Box, s: State, piece: int) -> int:
    """0 if the piece can be placed and paid (WR-6.1, WR-6.3)."""
    for shell in range(state.SHELLS):
        if box.piece_cost[piece * state.SHELLS + shell] > s.shells[s.turn * state.SHELLS + shell]:
            return WR_6_1
    return may_get(box, s, piece)


@rule
def can_buy(box: Box, s: State) -> bool:
    """Whether any piece can be bought."""
    for slot in range(state.PIECE_KINDS * state.ON_SALE):
        if s.market[slot] > 0 and may_buy(box, s, s.market[slot] - 1) == 0:
            return True
    return False


@rule
def list_purchases(box: Box, s: State, out: Numbers, n: int) -> int:
    """The pieces that can be bought."""
    first = n
    for slot in range(state.PIECE_KINDS * state.ON_SALE):
        if s.market[slot] > 0 and may_buy(box, s, s.market[slot] - 1) == 0:
            out[n] = actions.BUY_PIECE + s.market[slot] - 1
            n += 1
    table.sort_ascending(out, first, n)
    return n


@rule
def buy(box: Box, s: State, piece: int) -> None:
    """The piece's cost goes to the bank (WR-6.1): once a turn, at the end of a solo round as often as wanted
    (WR-10.12)."""
    if s.due == state.BUY:
        stack.pop(s)
    for shell in range(state.SHELLS):
        s.shells[s.turn * state.SHELLS + shell] -= box.piece_cost[piece * state.SHELLS + shell]
        s.bank[shell] += box.piece_cost[piece * state.SHELLS + shell]
    take_piece(box, s, piece)


@rule
def buy_none(box: Box, s: State, which: int) -> None:
    """No piece, or no more of them."""
    stack.pop(s)


@rule
def take_piece(box: Box, s: State, piece: int) -> None:
    """The piece leaves the market: it is placed, then its slot is filled again (WR-6.5, WR-R16). A bottom begins an
    aquarium (WR-6.2)."""
    for slot in range(state.PIECE_KINDS * state.ON_SALE):
        if s.market[slot] == piece + 1:
            s.market[slot] = 0
    s.piece = piece
    for kind in (state.REFILL, state.CHOOSE_AQUARIUM):
        stack.push(s, kind, 0, s.turn)
    if piece < state.BOTTOMS:
        s.builder[piece] = s.turn + 1
        stack_on(box, s, piece)


def pieces_on_sale(box: Box, s: State) -> list[int]:
    """All pieces in the market."""
    return [piece - 1 for piece in s.market if piece]


# Placing it.


@rule
def may_stack_on(box: Box, s: State, bottom: int) -> int:
    """0 if the turn's player has this aquarium under construction (WR-6.3, WR-6.4)."""
    if s.builder[bottom] != s.turn + 1:
        return WR_6_3
    return WR_6_4 if s.topped[bottom] == 1 else 0


@rule
def has_aquarium(box: Box, s: State) -> bool:
    """Whether the turn's player has an aquarium under construction."""
    for bottom in range(state.BOTTOMS):
        if may_stack_on(box, s, bottom) == 0:
            return True
    return False


@rule
def stack_on(box: Box, s: State, bottom: int) -> None:
    """The piece in hand goes on top of an aquarium for good (WR-6.4)."""
    stack.pop(s)
    s.pieces[s.piece] = state.BUILT + bottom
    s.level[s.piece] = s.height[bottom]
    s.height[bottom] += 1
    if s.piece >= state.FIRST_TOP:
        s.topped[bottom] = 1
    s.piece = -1


def own_aquariums(box: Box, s: State) -> list[int]:
    """The player's aquariums, finished or not."""
    return [bottom for bottom in range(state.BOTTOMS) if s.builder[bottom] == s.turn + 1]


# Filling the market again.


@rule
def first_piece(kind: int) -> int:
    """The first piece of a kind; first_piece(kind + 1) is behind its last."""
    if kind == 0:
        return 0
    if kind == 1:
        return state.BOTTOMS
    if kind == 2:
        return state.FIRST_TOP
    return state.PIECES


@rule
def kind_to_refill(s: State) -> int:
    """A kind of piece with an empty slot in the market and pieces in its stack, or NONE (WR-6.5, WR-R18)."""
    for kind in range(state.PIECE_KINDS):
        for slot in range(kind * state.ON_SALE, (kind + 1) * state.ON_SALE):
            if s.market[slot] == 0:
                for piece in range(first_piece(kind), first_piece(kind + 1)):
                    if s.pieces[piece] == state.IN_STACK:
                        return kind
    return NONE


@rule
def can_refill(box: Box, s: State) -> bool:
    """Whether a slot of the market can be filled."""
    return kind_to_refill(s) != NONE


@rule
def list_stack(box: Box, s: State, out: Numbers, n: int) -> int:
    """The pieces of the stack that fills the slot, each as likely as any other."""
    kind = kind_to_refill(s)
    for piece in range(first_piece(kind), first_piece(kind + 1)):
        if s.pieces[piece] == state.IN_STACK:
            out[n] = actions.SHOW_PIECE + piece
            n += 1
    return n


@rule
def show_piece(box: Box, s: State, piece: int) -> None:
    """A piece from its stack takes the first empty slot of its kind."""
    slot = 0
    if piece >= state.FIRST_TOP:
        slot = 2 * state.ON_SALE
    elif piece >= state.BOTTOMS:
        slot = state.ON_SALE
    while s.market[slot] > 0:
        slot += 1
    s.market[slot] = piece + 1
    s.pieces[piece] = state.IN_MARKET


PURCHASES = (
    Way(
        "buy",
        actions.BUY_PIECE,
        state.PIECES,
        buy,
        may=may_buy,
        lists=list_purchases,
        reads=actions.read_piece,
        considers=pieces_on_sale,
    ),
    Way("no_purchase", actions.BUY_NONE, 1, buy_none),
)

DECISIONS = (
    Decision(
        state.CHOOSE_PIECE,
        "choose_piece",
        WR_5_5,
        (
            Way(
                "get",
                actions.GET_PIECE,
                state.PIECES,
                get_piece,
                may=may_get,
                lists=list_free_pieces,
                reads=actions.read_piece,
                considers=pieces_on_sale,
            ),
        ),
    ),
    Decision(
        state.CHOOSE_AQUARIUM,
        "choose_aquarium",
        WR_6_3,
        (
            Way(
                "stack",
                actions.STACK_ON,
                state.BOTTOMS,
                stack_on,
                may=may_stack_on,
                reads=actions.read_aquarium,
                considers=own_aquariums,
            ),
        ),
    ),
    Decision(state.BUY, "buy", WR_6_1, PURCHASES, asks=can_buy, open=True),
    Decision(state.BUY_MORE, "buy_more", WR_10_12, PURCHASES, asks=can_buy, open=True),
    Decision(
        state.REFILL,
        "refill",
        WR_6_5,
        (Way("refill", actions.SHOW_PIECE, state.PIECES, show_piece, lists=list_stack, reads=actions.read_piece),),
        chance=True,
        asks=can_refill,
    ),
)
