"""The eight extra actions, paid with shells (OC-3.12, OC-9.1, OC-9.2)."""

from seaboard.core import stack
from seaboard.core.decisions import Decision, Json, Way
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.oh_crab import actions, entering, market, memory, moving, playing, specials, state, table
from seaboard.games.oh_crab.state import Box, State

OC_3_12 = 312
OC_6_3 = 603
OC_9_1 = 901
OC_9_2 = 902
OC_9_3 = 903


@rule
def can_pay_tile(box: Box, s: State) -> bool:
    """Whether an extra action is left in this turn, and a shell to pay for it."""
    return (s.extra_used == 0 or s.ongoing == state.HAPPY_HOUR + 1) and s.shells[s.turn] > 0


@rule
def may_use_tile(box: Box, s: State, tile: int) -> int:
    """0 if this extra action lies beside the board, can be paid and would do something, else the rule."""
    if s.tile[0] != tile and s.tile[1] != tile and s.tile[2] != tile:
        return OC_3_12
    if s.extra_used != 0 and not is_extra_left(s, tile):
        return OC_3_12
    if s.shells[s.turn] < price_of_tile(box, s, tile):
        return OC_9_3
    return 0 if can_use_tile(box, s, tile) else rule_of_tile(box, s, tile)


@rule
def place_of_tile(s: State, tile: int) -> int:
    """Where an extra action lies beside the board."""
    place = 0
    while s.tile[place] != tile:
        place += 1
    return place


@rule
def is_extra_left(s: State, tile: int) -> bool:
    """Whether an extra action can be used after another in this turn: in the Happy Hour a second, different one
    (OC-3.12, OC-12.3)."""
    if s.ongoing != state.HAPPY_HOUR + 1 or s.extra_used & (s.extra_used - 1) != 0:
        return False
    return (s.extra_used >> place_of_tile(s, tile)) & 1 == 0


@rule
def price_of_tile(box: Box, s: State, tile: int) -> int:
    """What an extra action costs now, in shells: in the Clearance Sale one less, but at least one (OC-9.3, OC-12.3)."""
    price = box.tile_cost[tile]
    return price - 1 if s.ongoing == state.CLEARANCE + 1 and price > 1 else price


@rule
def can_use_tile(box: Box, s: State, tile: int) -> bool:
    """Whether an extra action would do something."""
    seat = s.turn
    if tile == state.TILE_AA or tile == state.TILE_BB:
        return moving.can_use_basic(
            box, s, s.active, state.DIAGONAL if tile == state.TILE_AA else state.FORWARD, s.hand[seat]
        )
    if tile == state.TILE_AB:
        return specials.can_jump_aside(box, s)
    if tile == state.TILE_BA:
        return can_change_places(box, s)
    if tile == state.TILE_CA:
        return can_jump_ahead(box, s)
    if tile == state.TILE_CB:
        return s.hand[seat] > 0
    if tile == state.TILE_DA:
        return s.discards[seat] > 0
    return market.may_swap(s, seat) == 0


@rule
def use_tile(box: Box, s: State, tile: int) -> None:
    """Pay the shells back to the bank and begin the extra action."""
    seat = s.whose
    price = price_of_tile(box, s, tile)
    s.extra_used |= 1 << place_of_tile(s, tile)
    table.pay_shells(s, seat, price)
    if tile == state.TILE_AA or tile == state.TILE_BB:
        s.granted[state.DIAGONAL if tile == state.TILE_AA else state.FORWARD] += 1
        table.ask(s, state.GRANTED, state.BY_TILE + tile)
    elif tile == state.TILE_AB:
        table.ask(s, state.JUMP_ASIDE, 0)
    elif tile == state.TILE_BA:
        table.ask(s, state.MAKE_ROOM, 0)
    elif tile == state.TILE_CA:
        table.ask(s, state.JUMP_AHEAD, 0)
    elif tile == state.TILE_CB:
        table.ask(s, state.ADD_MORE, 0)
    elif tile == state.TILE_DA:
        table.take_up_discards(s, seat)
    else:
        market.begin_swap(s, seat)


@rule
def rule_of_tile(box: Box, s: State, tile: int) -> int:
    """The rule that explains an extra action."""
    return OC_9_1 if tile < state.TILE_CA else OC_9_2


def read_tile(tile: int) -> Json:
    """An extra action by its tile and side."""
    return {"tile": state.TILE_NAMES[tile]}


def tiles_on_table(box: Box, s: State) -> list[int]:
    """The extra actions beside the board."""
    return [tile for tile in s.tile if tile >= 0]


# Ba: changing places.


@rule
def may_change_places(box: Box, s: State, crab: int) -> int:
    """0 if the active crab can change places with this one, else the rule that forbids it (OC-9.1, OC-Q27)."""
    if crab // 2 >= s.players:
        return OC_9_1
    reason = entering.may_be_moved(s, s.active)
    if reason != 0:
        return reason
    there = s.spot[crab]
    if crab == s.active or there == state.SEA or not table.is_beside(box, s, s.spot[s.active], there):
        return OC_9_1
    if table.is_obstacle(s, there) and s.hand[s.turn] == 0 and s.barging == 0:
        return OC_6_3
    return 0


@rule
def can_change_places(box: Box, s: State) -> bool:
    """Whether there is a crab to change places with."""
    for crab in range(0, 2 * s.players, table.crab_step(s)):
        if may_change_places(box, s, crab) == 0:
            return True
    return False


@rule
def change_places(box: Box, s: State, crab: int) -> None:
    """Change places; both fields act, but on the owner's own second crab none does (OC-Q27, OC-10.5)."""
    stack.pop(s)
    here = s.spot[s.active]
    there = s.spot[crab]
    if crab // 2 == s.turn:
        table.put_crab(s, crab, here)
    else:
        entering.arrive(box, s, crab, here)
    entering.arrive(box, s, s.active, there)


# Ca: jumping two fields.


@rule
def jump_end(box: Box, s: State, at: int, direction: int) -> int:
    """Where a jump of two fields ends: in the sea as well (OC-Q15), -1 off the board or over its edge."""
    over = table.neighbour_of(box, s, at, direction)
    if over < 0 or over == state.SEA:
        return over
    return table.neighbour_of(box, s, over, direction)


@rule
def may_jump_ahead(box: Box, s: State, direction: int) -> int:
    """0 if the active crab can jump two fields that way (OC-9.2), else the rule that forbids it."""
    crab = s.active
    reason = entering.may_be_moved(s, crab)
    if reason != 0:
        return reason
    over_edge = direction == state.AHEAD and s.house & state.JUMP_REED == 0
    return entering.may_enter(box, s, crab, jump_end(box, s, s.spot[crab], direction), over_edge, s.hand[s.turn])


@rule
def can_jump_ahead(box: Box, s: State) -> bool:
    """Whether a jump of two fields is possible at all."""
    for direction in range(actions.WAYS_ON):
        if may_jump_ahead(box, s, direction) == 0:
            return True
    return False


@rule
def jump_ahead(box: Box, s: State, direction: int) -> None:
    """Jump two fields, pushing whoever is there (OC-Q8)."""
    stack.pop(s)
    crab = s.active
    entering.enter(box, s, crab, jump_end(box, s, s.spot[crab], direction))


# Cb: adding another card.


@rule
def list_more(box: Box, s: State, out: Numbers, n: int) -> int:
    """The hand cards that can be added."""
    seat = s.whose
    return table.list_cards(s, seat, state.HAND + seat, actions.ADD_CARD, out, n)


@rule
def only_more(box: Box, s: State) -> int:
    """The only card to be added, NONE or MANY."""
    return table.only_in_hand(s, s.whose, actions.ADD_CARD)


@rule
def add_more(box: Box, s: State, face: int) -> None:
    """Choose another card for the path; then its end (OC-Q38)."""
    seat = s.whose
    stack.turn_to(s, state.CHOOSE_END, 0, seat)
    playing.plan_card(s, seat, table.card_of(seat, face))
    if face < state.ACTION_CARDS:
        memory.note_shown(s, seat, face)


USING_A_TILE = Way(
    "extra",
    actions.USE_TILE,
    state.TILES,
    use_tile,
    may=may_use_tile,
    when=can_pay_tile,
    rule=rule_of_tile,
    reads=read_tile,
    considers=tiles_on_table,
)

DECISIONS = (
    Decision(
        state.JUMP_AHEAD,
        "jump_ahead",
        OC_9_2,
        (Way("jump", actions.JUMP, actions.WAYS_ON, jump_ahead, may=may_jump_ahead, reads=actions.read_direction),),
    ),
    Decision(
        state.MAKE_ROOM,
        "make_room",
        OC_9_1,
        (
            Way(
                "change",
                actions.CHANGE_WITH,
                state.CRABS,
                change_places,
                may=may_change_places,
                reads=actions.read_crab,
            ),
        ),
    ),
    Decision(
        state.ADD_MORE,
        "add_more",
        OC_9_2,
        (Way("add_more", actions.ADD_CARD, state.FACES, add_more, lists=list_more, reads=actions.read_card),),
        only=only_more,
    ),
)
