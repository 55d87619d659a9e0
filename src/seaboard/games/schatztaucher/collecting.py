"""What comes to lie before a player: gained tiles and their bonus, the wreck's tiles, swaps (chapters 3.2 and 5)."""

from seaboard.core.decisions import MANY, NONE, Decision, Json, Way, whole_range
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.schatztaucher import state, table, turns
from seaboard.games.schatztaucher.actions import KEEP, SALVAGE, SWAP_FOR, tile
from seaboard.games.schatztaucher.state import Box, State

ST_3_2 = 302
ST_5_3 = 503
ST_5_4 = 504


@rule
def gain(box: Box, s: State, seat: int, front: int) -> None:
    """Lay a tile before a player, who takes every bonus tile that this earns (ST-5.1, ST-5.6)."""
    s.held[seat * state.FRONTS + front] += 1
    for kind in range(state.KINDS):
        if box.bonus_at[kind] > 0 and s.bonus[kind] == 0 and table.symbols_of(s, seat, kind) >= box.bonus_at[kind]:
            s.bonus[kind] = seat + 1


# The wreck: its tiles lie open, and equal ones are one choice.


@rule
def reach_wreck(box: Box, s: State) -> None:
    """At the wreck the player chooses an open tile (ST-2.7)."""
    table.make_due(s, state.CHOOSE_WRECK)


@rule
def wreck_place(box: Box, s: State, front: int) -> int:
    """Where at the wreck a tile with this front lies, or -1."""
    for place in range(box.wrecks):
        if s.wreck[place] == 1 and box.wreck_front[place] == front:
            return place
    return -1


@rule
def may_salvage(box: Box, s: State, front: int) -> int:
    """0 if such a tile lies open at the wreck (ST-3.2), else the rule that forbids taking it."""
    return 0 if wreck_place(box, s, front) >= 0 else ST_3_2


@rule
def list_wreck(box: Box, s: State, out: Numbers, n: int) -> int:
    """The fronts at the wreck, which lie in order; equal tiles are listed once."""
    first = n
    for place in range(box.wrecks):
        action = SALVAGE + box.wreck_front[place]
        if s.wreck[place] == 1 and (n == first or out[n - 1] != action):
            out[n] = action
            n += 1
    return n


@rule
def only_wreck(box: Box, s: State) -> int:
    """The only front that is left at the wreck, as an action, or MANY: there is nothing to ask when all are alike."""
    only = NONE
    for place in range(box.wrecks):
        if s.wreck[place] == 1:
            action = SALVAGE + box.wreck_front[place]
            if only != NONE and only != action:
                return MANY
            only = action
    return only


@rule
def salvage(box: Box, s: State, front: int) -> None:
    """Take a tile from the wreck; the turn ends (ST-3.2)."""
    s.wreck[wreck_place(box, s, front)] = 0
    gain(box, s, s.turn, front)
    turns.end_turn(box, s)


def wreck_fronts(box: Box, s: State) -> set[int]:
    """What may come to mind at the wreck: all that once lay there."""
    return set(box.wreck_front[: box.wrecks])


# Swaps.


@rule
def swap_front(box: Box) -> int:
    """The front of every swap tile."""
    return state.SWAP * state.MOST_COUNT + box.swap_points - 1


@rule
def may_swap_for(box: Box, s: State, which: int) -> int:
    """0 if a swap tile can be given to a player for such a tile of theirs, else the rule that forbids it."""
    seat = which // state.FRONTS
    kind = which % state.FRONTS // state.MOST_COUNT
    if kind == state.MONSTER or kind == state.SWAP:
        return ST_5_4
    if seat == s.turn or s.held[which] == 0:
        return ST_5_3
    return 0


@rule
def keep_swap(box: Box, s: State, which: int) -> None:
    """Keep the swap tile (ST-5.3); there is nothing else to do when nobody has a tile that it could be given for."""
    gain(box, s, s.turn, swap_front(box))
    turns.end_turn(box, s)


@rule
def swap_for(box: Box, s: State, which: int) -> None:
    """Give the swap tile to a player and take a tile of theirs; their bonus tiles stay (ST-5.2, ST-5.3, ST-5.5)."""
    seat = which // state.FRONTS
    s.held[which] -= 1
    s.held[seat * state.FRONTS + swap_front(box)] += 1
    gain(box, s, s.turn, which % state.FRONTS)
    turns.end_turn(box, s)


def read_swap(which: int) -> Json:
    """Whose tile is taken, and which."""
    return {"seat": which // state.FRONTS, **tile(which % state.FRONTS)}


def held_by_others(box: Box, s: State) -> list[int]:
    """The tiles of other players."""
    return [at for at in range(s.players * state.FRONTS) if s.held[at] and at // state.FRONTS != s.turn]


DECISIONS = (
    Decision(
        state.CHOOSE_WRECK,
        "choose_wreck",
        ST_3_2,
        (
            Way(
                "salvage",
                SALVAGE,
                state.FRONTS,
                salvage,
                may=may_salvage,
                reads=tile,
                lists=list_wreck,
                considers=wreck_fronts,
            ),
        ),
        only=only_wreck,
    ),
    Decision(
        state.CHOOSE_SWAP,
        "choose_swap",
        ST_5_3,
        (
            Way("keep", KEEP, 1, keep_swap, considers=whole_range),
            Way(
                "swap",
                SWAP_FOR,
                state.SEATS * state.FRONTS,
                swap_for,
                may=may_swap_for,
                reads=read_swap,
                considers=held_by_others,
            ),
        ),
    ),
)
