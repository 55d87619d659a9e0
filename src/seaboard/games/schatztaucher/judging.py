"""What a good player thinks of a table, for bots that look ahead (core/search.py): who is ahead, what everybody has and
may hope for, and what is likely to be done. Hopes are in hundredths of a point."""

from seaboard.core.rule import rule
from seaboard.games.schatztaucher.actions import DEEPER, DIVE_AT, KEEP, SALVAGE, SHOW, SWAP_FOR, TAKE, USE_DIE
from seaboard.games.schatztaucher.scoring import total_of
from seaboard.games.schatztaucher.state import (
    EMPTY,
    FACES,
    FRONTS,
    KINDS,
    KNOWN,
    MONSTER,
    MOST_COUNT,
    SEAGRASS,
    SHOWN,
    SYMBOLS,
    UNSEEN,
    Box,
    State,
)
from seaboard.games.schatztaucher.table import colour_at, symbols_of

SURE = 30  # how much more likely the better of two ways is than the worse, at most


@rule
def is_ahead(box: Box, s: State, seat: int, other: int) -> bool:
    """More points (ST-6.3)."""
    return total_of(box, s, seat) > total_of(box, s, other)


@rule
def worth_of(box: Box, s: State, seat: int) -> int:
    """Points and progress to the bonus tiles that are left, slow at first and then dear."""
    worth = 100 * total_of(box, s, seat)
    for kind in range(KINDS):
        if box.bonus_at[kind] > 0 and s.bonus[kind] == 0:
            worth += progress(box, kind, symbols_of(s, seat, kind))
    return worth


@rule
def progress(box: Box, kind: int, have: int) -> int:
    """What so many symbols of a kind are worth on the way to its bonus tile."""
    needed = box.bonus_at[kind]
    counting = min(have, needed)
    return 100 * box.bonus_points * counting * counting // (needed * needed)


@rule
def hunch(box: Box, s: State, action: int) -> int:
    """People go where they hope for most, and take what they have found if going deeper promises less."""
    if action == TAKE or action == DEEPER:
        return deciding_hunch(box, s, action)
    if USE_DIE <= action < DIVE_AT:
        return die_hunch(box, s, action - USE_DIE + 1)
    if DIVE_AT <= action < SHOW:
        return lean_to(hope_at(box, s, action - DIVE_AT, s.number + 0, s.dice + 0))
    if SALVAGE <= action < KEEP:
        return lean_to(hope_of(box, s, action - SALVAGE))
    if action == KEEP:
        return lean_to(100 * box.swap_points)
    if action >= SWAP_FOR:
        return lean_to(hope_of(box, s, (action - SWAP_FOR) % FRONTS))
    return 2


@rule
def lean_to(hope: int) -> int:
    """The hunch for a hope: twice as good is four times as likely."""
    return 1 + hope * hope // 5000


@rule
def deciding_hunch(box: Box, s: State, action: int) -> int:
    """Taking what lies under the lamp, against rolling again."""
    take = 1 + hope_at(box, s, s.column + 0, s.row + 0, s.dice + 0)
    deeper = 1 + hope_below(box, s)
    take = take * take // 100
    deeper = deeper * deeper // 100
    chosen = take if action == TAKE else deeper
    return 1 + SURE * chosen * chosen // (1 + take * take + deeper * deeper)


@rule
def die_hunch(box: Box, s: State, number: int) -> int:
    """Where a die leads, in the best column if none is chosen yet."""
    if s.column >= 0:
        return lean_to(hope_at(box, s, s.column + 0, s.row + number, s.dice + 0))
    best = 0
    for column in range(box.columns):
        best = max(best, hope_at(box, s, column, number, s.dice + 0))
    return lean_to(best)


@rule
def hope_below(box: Box, s: State) -> int:
    """What rolling from here promises: the mean of what a die may lead to; two dice seldom both show X."""
    weight = 0
    for face in range(FACES):
        weight += box.face_weight[face]
    hope = 0
    for face in range(1, FACES):
        below = hope_at(box, s, s.column + 0, s.row + face, s.dice + 0)
        hope += box.face_weight[face] * below
    hope //= weight
    if s.dice == 2:
        hope = hope * (2 * weight - box.face_weight[0]) // weight
    return hope


@rule
def hope_at(box: Box, s: State, column: int, row: int, dice: int) -> int:
    """What lies at a place, taken; where nothing lies the way goes on, with less hope."""
    if row > box.rows:
        return hope_at_wreck(box, s)
    seen = s.cell[column * box.rows + row - 1] + 0
    if seen >= KNOWN:
        return hope_of_tile(box, s, box.type_front[seen - KNOWN], dice)
    first = colour_at(box, row) * SYMBOLS
    if seen == EMPTY:
        return hope_among(box, s, box.first_type[first], box.first_type[first + SYMBOLS], dice) // 2
    if seen == UNSEEN:
        return hope_among(box, s, box.first_type[first], box.first_type[first + SYMBOLS], dice)
    at = first + seen - SHOWN
    return hope_among(box, s, box.first_type[at], box.first_type[at + 1], dice)


@rule
def hope_among(box: Box, s: State, first: int, last: int, dice: int) -> int:
    """What a tile of these sorts promises, as many as are left of each."""
    number = 0
    hope = 0
    for sort in range(first, last):
        if s.left[sort] > 0:
            number += s.left[sort]
            hope += s.left[sort] * hope_of_tile(box, s, box.type_front[sort], dice)
    return hope // max(number, 1)


@rule
def hope_of_tile(box: Box, s: State, front: int, dice: int) -> int:
    """A tile that is turned over: monsters must be beaten."""
    hope = hope_of(box, s, front)
    if front // MOST_COUNT != MONSTER:
        return hope
    weight = 0
    losing = 0
    for face in range(FACES):
        weight += box.face_weight[face]
        if face <= front % MOST_COUNT:
            losing += box.face_weight[face]
    if dice == 1:
        return hope * (weight - losing) // weight
    return hope * (weight * weight - losing * losing) // (weight * weight)


@rule
def hope_of(box: Box, s: State, front: int) -> int:
    """A tile's points, and what it adds to the race for a bonus tile."""
    kind = front // MOST_COUNT
    count = front % MOST_COUNT + 1
    hope = 0 if kind == SEAGRASS else 100 * count
    if box.bonus_at[kind] > 0 and s.bonus[kind] == 0:
        have = symbols_of(s, s.turn + 0, kind)
        hope += progress(box, kind, have + count) - progress(box, kind, have)
    return hope


@rule
def hope_at_wreck(box: Box, s: State) -> int:
    """The best tile there."""
    best = 0
    for place in range(box.wrecks):
        if s.wreck[place] == 1:
            best = max(best, hope_of(box, s, box.wreck_front[place]))
    return best


@rule
def hides(box: Box, s: State, action: int, seat: int) -> bool:
    """Everybody sees everything."""
    return False
