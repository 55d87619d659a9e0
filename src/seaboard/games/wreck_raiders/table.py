"""Small moves and questions that several chapters of the rules need: shells, treasures and displays."""

from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.wreck_raiders.state import DISPLAYS, FRONTS, MOST_PEDESTALS, SHELLS, Box, State

OWN_TURNS = 3  # of a solo round, before the rivals' turns


@rule
def seat_due(s: State) -> int:
    """The seat that decides; after the end and when chance acts, whose turn it is."""
    return s.turn if s.depth == 0 else s.whose


@rule
def is_rival_turn(s: State) -> bool:
    """Whether a rival of the solo game moves (WR-10.2)."""
    return s.players == 1 and s.turns_done >= OWN_TURNS


@rule
def gain_shell(s: State, seat: int, shell: int) -> None:
    """One shell from the bank, if there is one left (WR-1.2, WR-R5)."""
    if s.bank[shell] > 0:
        s.bank[shell] -= 1
        s.shells[seat * SHELLS + shell] += 1


@rule
def pay_shell(s: State, seat: int, shell: int) -> None:
    """One shell goes back to the bank."""
    s.shells[seat * SHELLS + shell] -= 1
    s.bank[shell] += 1


@rule
def gain_beach_shells(box: Box, s: State, seat: int, spot: int) -> None:
    """The shells of a beach spot, as many as are left (WR-3.4, WR-R5)."""
    for shell in range(SHELLS):
        for _ in range(box.beach[spot * SHELLS + shell]):
            gain_shell(s, seat, shell)


@rule
def has_supply(s: State, wreck: int) -> bool:
    """Whether a wreck's supply holds a treasure."""
    for treasure in range(wreck * FRONTS, (wreck + 1) * FRONTS):
        if s.supply[treasure] > 0:
            return True
    return False


@rule
def has_treasure(s: State, wreck: int) -> bool:
    """Whether a wreck can still give a treasure, from its supply or its discards (WR-3.11, WR-R4)."""
    for treasure in range(wreck * FRONTS, (wreck + 1) * FRONTS):
        if s.supply[treasure] > 0 or s.discard[treasure] > 0:
            return True
    return False


@rule
def refill_supply(s: State, wreck: int) -> None:
    """An empty supply takes in the discards of its kind (WR-3.11)."""
    for treasure in range(wreck * FRONTS, (wreck + 1) * FRONTS):
        s.supply[treasure] += s.discard[treasure]
        s.discard[treasure] = 0


@rule
def take_from_supply(s: State, treasure: int) -> None:
    """A treasure leaves its supply, which is refilled at once when it runs out (WR-3.11)."""
    wreck = treasure // FRONTS
    s.supply[treasure] -= 1
    s.still = -1
    if not has_supply(s, wreck):
        if s.players == 1:  # only the end of a solo round asks (WR-10.13)
            s.ran_out |= 1 << wreck
        refill_supply(s, wreck)


@rule
def discard_last(s: State, seat: int, display: int) -> None:
    """The rightmost treasure of a display goes to its discard pile."""
    at = seat * DISPLAYS + display
    s.filled[at] -= 1
    last = at * MOST_PEDESTALS + s.filled[at]
    s.discard[s.shown[last] - 1] += 1
    s.shown[last] = 0
    s.still = -1


@rule
def is_like_earlier(s: State, seat: int, display: int) -> bool:
    """Whether an earlier display of the seat holds the same row of treasures: then the choice is the same, and only
    the earlier one is offered. A display that is being claimed does not count."""
    mine = seat * DISPLAYS + display
    for other in range(display):
        at = seat * DISPLAYS + other
        if s.filled[at] == s.filled[mine] and not is_in_claim(s, other):
            same = True
            for k in range(s.filled[at]):
                if s.shown[at * MOST_PEDESTALS + k] != s.shown[mine * MOST_PEDESTALS + k]:
                    same = False
            if same:
                return True
    return False


@rule
def is_in_claim(s: State, display: int) -> bool:
    """Whether an exhibit is being claimed with this display: it is cleared afterwards and out of reach till then."""
    return s.card >= 0 and s.display == display


@rule
def sort_ascending(out: Numbers, first: int, last: int) -> None:
    """Sort a short stretch of a list in place."""
    for i in range(first + 1, last):
        value = out[i]
        at = i
        while at > first and out[at - 1] > value:
            out[at] = out[at - 1]
            at -= 1
        out[at] = value
