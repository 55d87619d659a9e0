"""The score sheet (chapter 9), part by part."""

from seaboard.core.rule import rule
from seaboard.games.wreck_raiders import state
from seaboard.games.wreck_raiders.state import Box, State

EXHIBIT_COINS, CONCH_COINS, FRONT_COINS, ROW_COINS, PIECE_COINS, TOP_COINS = range(6)
PARTS = 6
PART_NAMES = ("exhibits", "conches", "fronts", "rows", "pieces", "tops")
BANDS = (50, 75, 100, 125, 150)  # the highest scores of the solo results but the last (WR-10.15)


@rule
def coins_of(box: Box, s: State, seat: int, part: int) -> int:
    """A player's coins in one part of the score sheet (WR-9.7)."""
    if part == EXHIBIT_COINS or part == CONCH_COINS:
        return exhibit_coins(box, s, seat, part)
    if part == FRONT_COINS:
        return front_coins(box, s, seat)
    if part == ROW_COINS:
        return row_coins_of(s, seat)
    return aquarium_coins(box, s, seat, part)


@rule
def exhibit_coins(box: Box, s: State, seat: int, part: int) -> int:
    """Coins of the exhibits, or of the conches on them (WR-9.1)."""
    coins = 0
    for card in range(state.CARDS):
        if s.cards[card] == state.HELD + state.SEATS + seat:
            coins += box.card_coins[card] if part == EXHIBIT_COINS else box.conch_coins
        elif s.cards[card] == state.HELD + seat and part == EXHIBIT_COINS:
            coins += box.card_coins[card]
    return coins


@rule
def front_coins(box: Box, s: State, seat: int) -> int:
    """A coin for each different front in the vault, wherever it lies (WR-9.2)."""
    coins = 0
    first = seat * state.COLUMNS * state.MOST_ROWS
    for treasure in range(1, state.TREASURES + 1):
        found = 0
        for at in range(first, first + state.COLUMNS * state.MOST_ROWS):
            if s.vault[at] == treasure:
                found = 1
        coins += found * box.front_coins
    return coins


@rule
def row_coins_of(s: State, seat: int) -> int:
    """The coins of each full row of one kind; equal fronts are fine (WR-9.3)."""
    coins = 0
    first = seat * state.COLUMNS * state.MOST_ROWS
    for row in range(s.rows):
        same = s.vault[first + row] > 0
        for column in range(1, state.COLUMNS):
            at = first + column * state.MOST_ROWS + row
            if s.vault[at] == 0 or (s.vault[at] - 1) // state.FRONTS != (s.vault[first + row] - 1) // state.FRONTS:
                same = False
        if same:
            coins += s.row_coins[row]
    return coins


@rule
def aquarium_coins(box: Box, s: State, seat: int, part: int) -> int:
    """Coins of bottoms and middles, or of tops, finished or not (WR-9.4, WR-9.5)."""
    coins = 0
    for bottom in range(state.BOTTOMS):
        if s.builder[bottom] == seat + 1:
            for piece in range(state.PIECES):
                if s.pieces[piece] == state.BUILT + bottom:
                    if part == TOP_COINS and piece >= state.FIRST_TOP:
                        coins += top_coins_of(box, s, piece, bottom)
                    elif part == PIECE_COINS:
                        coins += box.piece_coins[piece]
    return coins


@rule
def top_coins_of(box: Box, s: State, top: int, bottom: int) -> int:
    """A top's coins: for each set of its shells on the aquarium's edge, or for each piece (WR-9.5)."""
    if box.top_shells[top] == 0:
        return box.top_coins[top] * s.height[bottom]
    sets = 99
    for shell in range(state.SHELLS):
        if (box.top_shells[top] >> shell) & 1 == 1:
            sets = min(sets, edge_shells(box, s, bottom, shell))
    return box.top_coins[top] * sets


@rule
def edge_shells(box: Box, s: State, bottom: int, shell: int) -> int:
    """Shells of a kind on the right edge of a whole aquarium."""
    shells = 0
    for piece in range(state.PIECES):
        if s.pieces[piece] == state.BUILT + bottom:
            shells += box.piece_edge[piece * state.SHELLS + shell]
    return shells


@rule
def total_of(box: Box, s: State, seat: int) -> int:
    """All coins of a player."""
    total = 0
    for part in range(PARTS):
        total += coins_of(box, s, seat, part)
    return total


@rule
def treasures_shown(s: State, seat: int) -> int:
    """Treasures left in the displays: the first tie-break (WR-9.6)."""
    treasures = 0
    for display in range(state.DISPLAYS):
        treasures += s.filled[seat * state.DISPLAYS + display]
    return treasures


@rule
def shells_left(s: State, seat: int) -> int:
    """Shells left in the basket: the second tie-break (WR-9.6)."""
    shells = 0
    for shell in range(state.SHELLS):
        shells += s.shells[seat * state.SHELLS + shell]
    return shells


@rule
def ranks_above(box: Box, s: State, a: int, b: int) -> bool:
    """Whether seat a beats seat b: by coins, then treasures in displays, then shells (WR-9.6)."""
    first = total_of(box, s, a) - total_of(box, s, b)
    if first == 0:
        first = treasures_shown(s, a) - treasures_shown(s, b)
    if first == 0:
        first = shells_left(s, a) - shells_left(s, b)
    return first > 0


def band_of(coins: int) -> int:
    """The solo result of a score, from 1 to 6 (WR-10.15)."""
    return 1 + sum(coins > highest for highest in BANDS)
