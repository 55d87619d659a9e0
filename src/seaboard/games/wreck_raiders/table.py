"""Small moves and questions that several chapters of the rules need: tasks, shells and treasures."""

from seaboard.core.rule import rule
from seaboard.games.wreck_raiders.state import (
    DICE,
    DISPLAYS,
    FINISHED,
    FRONTS,
    MOST_PEDESTALS,
    PLACE_TREASURE,
    RIVAL_SEAT,
    SHELLS,
)

NONE, MANY = -1, -2  # answers of the questions "which is the only choice?"
OWN_TURNS = 3  # of a solo round, before the rivals' turns


@rule
def push(s, task):
    """Put a task on top of what is to be done."""
    s.tasks[s.depth] = task
    s.depth += 1


@rule
def pop(s):
    """The task on top is done."""
    s.depth -= 1
    s.tasks[s.depth] = 0


@rule
def task_due(s):
    """What is to be done now."""
    if s.depth == 0:
        return FINISHED
    return int(s.tasks[s.depth - 1])


@rule
def replace_task(s, task):
    """The task on top is done; another comes in its place."""
    s.tasks[s.depth - 1] = task


@rule
def seat_due(s):
    """The seat that decides: who gains the treasure to be placed (WR-4.1, WR-R25), else whose turn it is."""
    if task_due(s) == PLACE_TREASURE and s.gainer != RIVAL_SEAT:
        return int(s.gainer)
    return int(s.turn)


@rule
def is_rival_turn(s):
    """Whether a rival of the solo game moves (WR-10.2)."""
    return s.players == 1 and s.turns_done >= OWN_TURNS


@rule
def gain_shell(s, seat, shell):
    """One shell from the bank, if there is one left (WR-1.2, WR-R5)."""
    if s.bank[shell] > 0:
        s.bank[shell] -= 1
        s.shells[seat * SHELLS + shell] += 1


@rule
def pay_shell(s, seat, shell):
    """One shell goes back to the bank."""
    s.shells[seat * SHELLS + shell] -= 1
    s.bank[shell] += 1


@rule
def gain_beach_shells(box, s, seat, spot):
    """The shells of a beach spot, as many as are left (WR-3.4, WR-R5)."""
    for shell in range(SHELLS):
        for _ in range(box.beach[spot * SHELLS + shell]):
            gain_shell(s, seat, shell)


@rule
def has_supply(s, wreck):
    """Whether a wreck's supply holds a treasure."""
    for treasure in range(wreck * FRONTS, (wreck + 1) * FRONTS):
        if s.supply[treasure] > 0:
            return True
    return False


@rule
def has_treasure(s, wreck):
    """Whether a wreck can still give a treasure, from its supply or its discards (WR-3.11, WR-R4)."""
    for treasure in range(wreck * FRONTS, (wreck + 1) * FRONTS):
        if s.supply[treasure] > 0 or s.discard[treasure] > 0:
            return True
    return False


@rule
def refill_supply(s, wreck):
    """An empty supply takes in the discards of its kind (WR-3.11)."""
    for treasure in range(wreck * FRONTS, (wreck + 1) * FRONTS):
        s.supply[treasure] += s.discard[treasure]
        s.discard[treasure] = 0


@rule
def take_from_supply(s, treasure):
    """A treasure leaves its supply, which is refilled at once when it runs out (WR-3.11)."""
    wreck = treasure // FRONTS
    s.supply[treasure] -= 1
    if not has_supply(s, wreck):
        if s.players == 1:  # only the end of a solo round asks (WR-10.13)
            s.ran_out |= 1 << wreck
        refill_supply(s, wreck)


@rule
def discard_last(s, seat, display):
    """The rightmost treasure of a display goes to its discard pile."""
    at = seat * DISPLAYS + display
    s.filled[at] -= 1
    last = at * MOST_PEDESTALS + s.filled[at]
    s.discard[s.shown[last] - 1] += 1
    s.shown[last] = 0


@rule
def is_like_earlier(s, seat, display):
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
def is_in_claim(s, display):
    """Whether an exhibit is being claimed with this display: it is cleared afterwards and out of reach till then."""
    return s.card >= 0 and s.display == display


@rule
def sort_ascending(out, n):
    """Sort the first n numbers of a short list in place."""
    for i in range(1, n):
        value = out[i]
        at = i
        while at > 0 and out[at - 1] > value:
            out[at] = out[at - 1]
            at -= 1
        out[at] = value


@rule
def only_die(s):
    """The only sort of die in the reef, NONE or MANY."""
    only = NONE
    for sort in range(DICE):
        if s.reef[sort] > 0:
            if only != NONE:
                return MANY
            only = sort
    return only
