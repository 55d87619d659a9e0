"""What a good player thinks of a table, for bots that look ahead (core/search.py): who is ahead, what everybody has and
may hope for, and what is likely to be done."""

from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.wreck_raiders import actions, state
from seaboard.games.wreck_raiders.moving import may_reach
from seaboard.games.wreck_raiders.scoring import front_coins, ranks_above, row_coins_of, total_of
from seaboard.games.wreck_raiders.state import Box, State
from seaboard.games.wreck_raiders.table import OWN_TURNS
from seaboard.games.wreck_raiders.taking import conches_for

# In hundredths of a coin.
SHELL_WORTH = 60
BASKET_WORTH = 130  # a shell against others: two or three become a piece
MANY_SHELLS = 8  # more are worth nothing
PIECE_REWARD = 400
USELESS_DISPLAY = 40
ROUND_WORTH = 700  # alone
VAULTED = 3  # spaces of the vault that a round takes
BUMPED = 1  # spots of the beach that it takes
USUAL_LEFT = 6  # exhibits that end a game of two
LUCK = 2  # of an exhibit: what still happens when the last one is claimed
USUAL = 10  # what hunches are compared with


@rule
def is_ahead(box: Box, s: State, seat: int, other: int) -> bool:
    """By coins and the tie-breaks (WR-9.6)."""
    return ranks_above(box, s, seat, other)


@rule
def worth_of(box: Box, s: State, seat: int, room: Numbers) -> int:
    """Coins, and before the end what shells, displays and rows of the vault promise. All of it counts more the nearer
    the end is. How much each promises, and when, fits games against greedy players."""
    worth = 100 * total_of(box, s, seat)
    if s.depth == 0:
        return worth
    shells = 0
    for shell in range(state.SHELLS):
        shells += s.shells[seat * state.SHELLS + shell]
    shells = min(shells, MANY_SHELLS)
    displays = hope_of_displays(box, s, seat)
    rows = hope_of_rows(s, seat)
    if s.players == 1:
        return worth + SHELL_WORTH * shells + displays + rows + hope_of_rounds(s)
    left = exhibits_left(box, s)
    hope = (BASKET_WORTH * shells + displays * 6 // 5 + rows) * min(100, 40 + 45 * left) // 100
    return (worth + hope) * (USUAL_LEFT + LUCK) // (left + LUCK)


@rule
def exhibits_left(box: Box, s: State) -> int:
    """How many exhibits whoever has most of them still needs to end the game (WR-8.1)."""
    left = USUAL_LEFT
    for seat in range(s.players):
        left = min(left, box.goal[s.players] - s.claimed[seat])
    return max(0, left)


@rule
def hope_of_rounds(s: State) -> int:
    """Alone: the rounds that are left before rivals, beach or vault end the game (WR-10.13), as far as can be seen."""
    room = s.rows * state.COLUMNS
    for column in range(state.COLUMNS):
        room -= s.stored[column]
    empty = 0
    for spot in range(state.SPOTS):
        if s.board[state.BEACH * state.SPOTS + spot] == 0:
            empty += 1
    rounds = min(100 * s.rivals // OWN_TURNS, 100 * room // VAULTED, 100 * empty // BUMPED)
    return ROUND_WORTH * rounds // 100


@rule
def hope_of_displays(box: Box, s: State, seat: int) -> int:
    """Each display on the way to the exhibit that it is best for; two do not go for the same one."""
    taken = 0
    worth = 0
    for display in range(seat * state.DISPLAYS, (seat + 1) * state.DISPLAYS):
        if s.filled[display] > 0:
            best = -USELESS_DISPLAY
            chosen = -1
            for place in range(state.MOST_SEEN):
                if s.seen[place] > 0 and (taken >> place) & 1 == 0 and s.seen[place] - 1 != s.card:
                    hope = hope_for(box, s, seat, display, s.seen[place] - 1)
                    if hope > best:
                        best = hope
                        chosen = place
            worth += best
            if chosen >= 0:
                taken |= 1 << chosen
    return worth


@rule
def hope_for(box: Box, s: State, seat: int, display: int, card: int) -> int:
    """What a display promises for an exhibit: its coins by how much is there, starfish standing in."""
    size = box.card_size[card]
    filled = s.filled[display]
    if filled > size:
        return -USELESS_DISPLAY
    wrong = 0
    for kind in range(state.KINDS):
        have = 0
        for at in range(display * state.MOST_PEDESTALS, display * state.MOST_PEDESTALS + filled):
            if (s.shown[at] - 1) // state.FRONTS == kind:
                have += 1
        wrong += max(0, have - box.card_needs[card * state.KINDS + kind])
    if wrong > s.shells[seat * state.SHELLS + state.STARFISH]:
        return -USELESS_DISPLAY
    in_order = wrong == 0
    for i in range(filled):
        if (s.shown[display * state.MOST_PEDESTALS + i] - 1) // state.FRONTS != box.card_order[
            card * state.CARD_TREASURES + i
        ]:
            in_order = False
    coins = 100 * box.card_coins[card] - SHELL_WORTH * wrong
    if in_order:
        coins += reward_of(box, card)
    return coins * (35 * filled * size + 65 * filled * filled) // (100 * size * size)


@rule
def reward_of(box: Box, card: int) -> int:
    """What an exhibit's style brings."""
    style = box.card_style[card]
    if style == state.FREE_PIECE:
        return PIECE_REWARD
    if style == state.ANY_SHELL:
        return SHELL_WORTH
    if style == state.TWO_SHELLS:
        return 2 * SHELL_WORTH
    return 0


@rule
def hope_of_rows(s: State, seat: int) -> int:
    """Rows of the vault that may still become full and of one kind; those that are have their coins."""
    worth = 0
    first = seat * state.COLUMNS * state.MOST_ROWS
    for row in range(s.rows):
        kind = -1
        lying = 0
        for column in range(state.COLUMNS):
            treasure = s.vault[first + column * state.MOST_ROWS + row] - 1
            if treasure >= 0:
                if kind >= 0 and treasure // state.FRONTS != kind:
                    lying = -state.COLUMNS
                kind = treasure // state.FRONTS
                lying += 1
        if 0 < lying < state.COLUMNS:
            worth += 100 * s.row_coins[row] * lying * lying // (state.COLUMNS * state.COLUMNS)
    return worth


@rule
def worth_of_vault(box: Box, s: State, seat: int) -> int:
    """All that a vault is worth."""
    return 100 * (front_coins(box, s, seat) + row_coins_of(s, seat)) + hope_of_rows(s, seat)


@rule
def hunch(box: Box, s: State, action: int, room: Numbers) -> int:
    """Divers go where they bring most treasures, and come from outside first; claims are made, treasures are put where
    they promise most."""
    if action >= actions.CLEAR_LAST:
        return 1
    if action == actions.BUY_NONE or action == actions.CLAIM_NONE:
        return USUAL // 5
    if actions.TAKE <= action < actions.SET:
        shell = 0 if (action - actions.TAKE) % state.ZONES == state.BLANK else USUAL
        return shell + number_hunch(box, s, (action - actions.TAKE) // state.ZONES + 1)
    if actions.SET <= action < actions.GO_TO:
        return 1 + number_hunch(box, s, action - actions.SET + 1) // (1 + conches_for(s, action - actions.SET + 1))
    if actions.GO_TO <= action < actions.MOVE:
        return place_hunch(box, s, s.number, action - actions.GO_TO)
    if actions.MOVE <= action < actions.BUMP_TO:
        return leaving_hunch(action - actions.MOVE)
    if actions.PUT_IN_DISPLAY <= action < actions.LET_GO:
        return placing_hunch(box, s, action)
    if action == actions.LET_GO:
        return 1
    if actions.CLAIM_CARD <= action < actions.PICK_SHELL:
        return 5 * USUAL
    return USUAL


@rule
def number_hunch(box: Box, s: State, number: int) -> int:
    """The best place that a number leads to."""
    best = 1
    for place in range(state.PLACES):
        if may_reach(s, number, place) == 0:
            best = max(best, place_hunch(box, s, number, place))
    return best


@rule
def place_hunch(box: Box, s: State, number: int, place: int) -> int:
    """The shells of a beach spot, or treasures for the player and each of their divers beside; others should get
    little."""
    gain = 0
    if place == state.BEACH:
        for shell in range(state.SHELLS):
            gain += USUAL // 2 * min(box.beach[(number - 1) * state.SHELLS + shell], s.bank[shell])
    else:
        gain = 2 * USUAL
        if s.board[place * state.SPOTS + number - 1] > 0:
            gain -= USUAL // 2
        for side in range(2):
            beside = s.board[place * state.SPOTS + s.beside[(place * state.SPOTS + number - 1) * 2 + side]]
            if beside == s.turn + 1:
                gain += 2 * USUAL
            elif beside > 0 and beside != state.RIVAL:
                gain -= USUAL // 2
    return 1 + gain * gain // USUAL


@rule
def leaving_hunch(at: int) -> int:
    """Where a diver comes from."""
    if at == state.OFF_BOARD:
        return 3 * USUAL
    if at // state.SPOTS == state.BEACH:
        return 2 * USUAL
    return USUAL // 2


@rule
def placing_hunch(box: Box, s: State, action: int) -> int:
    """Putting a treasure where it promises most: it is laid there and taken back."""
    seat = s.gainer
    if action < actions.PUT_IN_VAULT:
        display = seat * state.DISPLAYS + action - actions.PUT_IN_DISPLAY
        at = display * state.MOST_PEDESTALS + s.filled[display]
        before = hope_of_displays(box, s, seat)
        s.shown[at] = s.treasure
        s.filled[display] += 1
        gain = hope_of_displays(box, s, seat) - before
        s.filled[display] -= 1
        s.shown[at] = 0
    else:
        column = seat * state.COLUMNS + action - actions.PUT_IN_VAULT
        at = column * state.MOST_ROWS + s.stored[column]
        before = worth_of_vault(box, s, seat)
        s.vault[at] = s.treasure
        gain = worth_of_vault(box, s, seat) - before
        s.vault[at] = 0
    return 1 + max(0, gain) // 10


@rule
def hides(box: Box, s: State, action: int, seat: int) -> bool:
    """Everybody sees everything."""
    return False
