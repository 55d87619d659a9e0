"""What a turn promises, in hundredths of a point, reckoned exactly over dice and unseen tiles: from the wreck upwards,
what it is worth to come to rest on each field, and to roll from there.

Rules allocate nothing, so all of it lies in `room`, numbers that the caller lends: notes on the kinds of tile first,
then what a lamp symbol promises and what each row of a column does, with one die and with two."""

from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.schatztaucher import actions, state
from seaboard.games.schatztaucher.state import Box, State
from seaboard.games.schatztaucher.table import colour_at, lamp_cell, symbol_of, symbols_of

HAVE = 0  # + kind: symbols before the player
HURT = HAVE + state.KINDS  # + kind: what rivals lose with its bonus tile
WRECK = HURT + state.KINDS  # the best tile there
SWAPPING = WRECK + 1  # the best use of a swap tile
TAKING = SWAPPING + 1  # + (dice - 1) * 2 * SYMBOLS + colour * SYMBOLS + symbol
ROWS = state.CELLS + state.FACES
LANDING = TAKING + 2 * 2 * state.SYMBOLS  # + (dice - 1) * ROWS + row
BEST = LANDING + 2 * ROWS  # + (dice - 1) * FACES + number: the best of all columns

# In hundredths of a bonus tile's points, from 8,000 games: how much more those won who had so much.
BEGUN = 16  # the first symbol
ON_THE_WAY = 62  # all that are needed


@rule
def progress(box: Box, kind: int, have: int) -> int:
    """What so many symbols of a kind are worth on the way to its bonus tile: who has begun is ahead in the race."""
    needed = box.bonus_at[kind]
    if have == 0:
        return 0
    if have >= needed:
        return 100 * box.bonus_points
    return box.bonus_points * (BEGUN + ON_THE_WAY * have // needed)


@rule
def points_on(box: Box, front: int) -> int:
    """The points that a tile shows."""
    return 0 if front // state.MOST_COUNT == state.SEAGRASS else front % state.MOST_COUNT + 1


@rule
def gain_of(box: Box, s: State, front: int, room: Numbers) -> int:
    """A tile: its points, what it adds to the race for a bonus tile, and what the others lose with that."""
    kind = front // state.MOST_COUNT
    count = front % state.MOST_COUNT + 1
    gain = 100 * points_on(box, front)
    if box.bonus_at[kind] > 0 and s.bonus[kind] == 0:
        have = room[HAVE + kind]
        gain += progress(box, kind, have + count) - progress(box, kind, have)
        if have + count >= box.bonus_at[kind]:
            gain += room[HURT + kind]
    return gain


@rule
def gain_by_swap(box: Box, s: State, other: int, front: int, room: Numbers) -> int:
    """A tile of another player, who gets the swap tile for it and falls behind in the race for a bonus tile."""
    kind = front // state.MOST_COUNT
    lost = 100 * (points_on(box, front) - box.swap_points)
    if box.bonus_at[kind] > 0 and s.bonus[kind] == 0:
        had = symbols_of(s, other, kind)
        lost += progress(box, kind, had) - progress(box, kind, had - front % state.MOST_COUNT - 1)
    return gain_of(box, s, front, room) + lost // (s.players - 1)


@rule
def note_kinds(box: Box, s: State, seat: int, room: Numbers) -> None:
    """What the player has of each kind, what rivals have to lose, and the best of wreck and swaps."""
    for kind in range(state.KINDS):
        room[HAVE + kind] = symbols_of(s, seat, kind)
        room[HURT + kind] = 0
        if box.bonus_at[kind] > 0 and s.bonus[kind] == 0:
            for other in range(s.players):
                if other != seat:
                    lost = progress(box, kind, symbols_of(s, other, kind))
                    room[HURT + kind] = max(room[HURT + kind], lost)
    room[WRECK] = 0
    for place in range(box.wrecks):
        if s.wreck[place] == 1:
            room[WRECK] = max(room[WRECK], gain_of(box, s, box.wreck_front[place], room))
    room[SWAPPING] = 100 * box.swap_points
    for other in range(s.players):
        if other != seat:
            for front in range(state.FRONTS):
                if (
                    s.held[other * state.FRONTS + front] > 0
                    and front // state.MOST_COUNT != state.MONSTER
                    and front // state.MOST_COUNT != state.SWAP
                ):
                    room[SWAPPING] = max(room[SWAPPING], gain_by_swap(box, s, other, front, room))


@rule
def gain_with(box: Box, s: State, front: int, dice: int, room: Numbers) -> int:
    """A tile that is turned over: monsters must be beaten (ST-4.2)."""
    kind = front // state.MOST_COUNT
    if kind == state.SWAP:
        return room[SWAPPING]
    gain = gain_of(box, s, front, room)
    if kind != state.MONSTER:
        return gain
    weight = 0
    losing = 0
    for face in range(state.FACES):
        weight += box.face_weight[face]
        if face <= front % state.MOST_COUNT:
            losing += box.face_weight[face]
    if dice == 1:
        return gain * (weight - losing) // weight
    return gain * (weight * weight - losing * losing) // (weight * weight)


@rule
def note_symbols(box: Box, s: State, room: Numbers) -> None:
    """What a tile of each colour and lamp symbol promises, as many as are left of each sort (ST-2.13)."""
    for at in range(2 * state.SYMBOLS):
        for dice in range(1, 3):
            number = 0
            gain = 0
            for sort in range(box.first_type[at], box.first_type[at + 1]):
                if s.left[sort] > 0:
                    number += s.left[sort]
                    gain += s.left[sort] * gain_with(box, s, box.type_front[sort], dice, room)
            room[TAKING + (dice - 1) * 2 * state.SYMBOLS + at] = gain // max(number, 1)


@rule
def worth_of_rolling(box: Box, at: int, dice: int, room: Numbers) -> int:
    """Rolling the dice: `at` is where in `room` stands what the number 0 leads to with one die."""
    weight = 0
    for face in range(state.FACES):
        weight += box.face_weight[face]
    gain = 0
    if dice == 1:
        for face in range(1, state.FACES):
            gain += box.face_weight[face] * room[at + face]
        return gain // weight
    step = ROWS if at < BEST else state.FACES
    for low in range(1, state.FACES):
        gain += 2 * box.face_weight[0] * box.face_weight[low] * room[at + low]
        gain += box.face_weight[low] * box.face_weight[low] * room[at + step + low]
        for high in range(low + 1, state.FACES):
            better = max(room[at + step + low], room[at + step + high])
            gain += 2 * box.face_weight[low] * box.face_weight[high] * better
    return gain // (weight * weight)


@rule
def worth_of_diving(box: Box, row: int, dice: int, room: Numbers) -> int:
    """Diving deeper from a row of the column that is in `room`."""
    return worth_of_rolling(box, LANDING + row, dice, room)


@rule
def worth_of_taking(box: Box, s: State, cell: int, row: int, dice: int, room: Numbers) -> int:
    """Taking a tile that a lamp has shown."""
    seen = s.cell[cell]
    if seen >= state.KNOWN:
        return gain_with(box, s, box.type_front[seen - state.KNOWN], dice, room)
    return room[TAKING + (dice - 1) * 2 * state.SYMBOLS + colour_at(box, row) * state.SYMBOLS + symbol_of(box, seen)]


@rule
def worth_of_landing(box: Box, s: State, column: int, row: int, dice: int, room: Numbers) -> int:
    """Coming to rest on a row, with what to do there still to be chosen (ST-2.9, ST-2.11, ST-4.1)."""
    cell = column * box.rows + row - 1
    seen = s.cell[cell]
    deeper = worth_of_diving(box, row, dice, room)
    if seen == state.EMPTY:
        return deeper
    if seen != state.UNSEEN:
        take = worth_of_taking(box, s, cell, row, dice, room)
        return take if symbol_of(box, seen) == state.MONSTER else max(take, deeper)
    first = colour_at(box, row) * state.SYMBOLS
    number = 0
    gain = 0
    for symbol in range(state.SYMBOLS):
        unlit = s.unlit[first + symbol]
        if unlit > 0:
            take = room[TAKING + (dice - 1) * 2 * state.SYMBOLS + first + symbol]
            gain += unlit * (take if symbol == state.MONSTER else max(take, deeper))
            number += unlit
    return gain // max(number, 1)


@rule
def note_column(box: Box, s: State, column: int, first: int, room: Numbers) -> None:
    """What the rows of a column promise, from the wreck up to row `first`."""
    for dice in range(1, 3):
        for row in range(box.rows + 1, box.rows + state.FACES):
            room[LANDING + (dice - 1) * ROWS + row] = room[WRECK]
    for row in range(box.rows, first - 1, -1):
        for dice in range(1, 3):
            room[LANDING + (dice - 1) * ROWS + row] = worth_of_landing(box, s, column, row, dice, room)


@rule
def note_columns(box: Box, s: State, room: Numbers) -> None:
    """The best that each number of a first roll leads to (ST-2.5)."""
    for at in range(2 * state.FACES):
        room[BEST + at] = 0
    for column in range(box.columns):
        note_column(box, s, column, 1, room)
        for dice in range(2):
            for number in range(1, state.FACES):
                at = BEST + dice * state.FACES + number
                room[at] = max(room[at], room[LANDING + dice * ROWS + number])


@rule
def whole_turn(box: Box, s: State, seat: int, room: Numbers) -> int:
    """What a turn promises to a player before it begins."""
    note_kinds(box, s, seat, room)
    note_symbols(box, s, room)
    note_columns(box, s, room)
    return worth_of_rolling(box, BEST, 2, room)


@rule
def rest_of_turn(box: Box, s: State, room: Numbers) -> int:
    """What the turn that goes on still promises to its player."""
    dice = s.dice
    if s.column < 0:
        turn = whole_turn(box, s, s.turn, room)
        at = BEST + (dice - 1) * state.FACES
        if s.due == state.CHOOSE_DIE:
            return max(room[at + s.shown[0]], room[at + s.shown[1]])
        return room[at + s.number] if s.due == state.CHOOSE_BUOY else turn
    note_kinds(box, s, s.turn, room)
    if s.due == state.CHOOSE_WRECK:
        return room[WRECK]
    if s.due == state.CHOOSE_SWAP:
        return room[SWAPPING]
    note_symbols(box, s, room)
    if s.due == state.REVEAL or s.due == state.FIGHT:
        return worth_of_taking(box, s, lamp_cell(box, s), s.row, dice, room)
    note_column(box, s, s.column, s.row + 1, room)
    if s.due == state.CHOOSE_DIE:
        at = LANDING + (dice - 1) * ROWS + s.row
        return max(room[at + s.shown[0]], room[at + s.shown[1]])
    if s.due == state.DECIDE or s.due == state.LIGHT:
        return worth_of_landing(box, s, s.column, s.row, dice, room)
    return worth_of_diving(box, s.row, dice, room)


@rule
def gain_by(box: Box, s: State, action: int, room: Numbers) -> int:
    """What the turn promises to its player after one of their actions."""
    dice = s.dice
    if actions.USE_DIE <= action < actions.DIVE_AT and s.column < 0:
        whole_turn(box, s, s.turn, room)
        return room[BEST + (dice - 1) * state.FACES + action - actions.USE_DIE + 1]
    note_kinds(box, s, s.turn, room)
    if actions.SALVAGE <= action < actions.KEEP:
        return gain_of(box, s, action - actions.SALVAGE, room)
    if action == actions.KEEP:
        return 100 * box.swap_points
    if actions.SWAP_FOR <= action < actions.SWAP_FOR + state.SEATS * state.FRONTS:
        return gain_by_swap(
            box, s, (action - actions.SWAP_FOR) // state.FRONTS, (action - actions.SWAP_FOR) % state.FRONTS, room
        )
    note_symbols(box, s, room)
    if action == actions.TAKE:
        return worth_of_taking(box, s, lamp_cell(box, s), s.row, dice, room)
    if actions.DIVE_AT <= action < actions.SHOW:
        note_column(box, s, action - actions.DIVE_AT, s.number, room)
        return room[LANDING + (dice - 1) * ROWS + s.number]
    if action != actions.DEEPER and not actions.USE_DIE <= action < actions.DIVE_AT:
        return 0
    note_column(box, s, s.column, s.row + 1, room)
    if action == actions.DEEPER:
        return worth_of_diving(box, s.row, dice, room)
    return room[LANDING + (dice - 1) * ROWS + s.row + action - actions.USE_DIE + 1]
