"""What happens to crabs: they get shells, fall, are pushed, lose cards. Each in one place, where events and abilities
of the Adventure Pack can change it or step in."""

from seaboard.core.rule import rule
from seaboard.games.oh_crab import table
from seaboard.games.oh_crab.pack import interrupts
from seaboard.games.oh_crab.state import ASYMMETRY, CHOOSE_PUSH, FRAME, LOSE, SOFT_SAND, Box, State


@rule
def gain_shell(box: Box, s: State, crab: int) -> None:
    """A crab's owner takes a shell from the bank, which may be empty (OC-1.10)."""
    if s.bank > 0:
        s.bank -= 1
        s.shells[crab // 2] += 1
        if s.modules & ASYMMETRY != 0:
            interrupts.offer_pick_pocket(box, s, crab)


@rule
def knock_over(s: State, crab: int) -> None:
    """A crab falls where it is, unless it lies already (OC-5.7) or the sand is soft there (OC-12.3)."""
    if s.fallen[crab] == 1 or (s.ongoing == SOFT_SAND + 1 and s.spot[crab] // FRAME == s.ongoing_plate):
        return
    s.fallen[crab] = 1
    if s.modules & ASYMMETRY != 0:
        interrupts.offer_bounce(s, crab)


@rule
def ask_push(s: State, crab: int) -> None:
    """A crab is in the way and is to be pushed (OC-5.1)."""
    table.ask(s, CHOOSE_PUSH, crab)
    if s.modules & ASYMMETRY != 0:
        interrupts.offer_armour(s, crab)


@rule
def lose_on_obstacle(s: State, crab: int) -> None:
    """A crab was brought onto an obstacle by another player: its owner loses a card (OC-6.3, OC-Q4)."""
    table.ask(s, LOSE, crab // 2)
    if s.modules & ASYMMETRY != 0:
        interrupts.offer_sparing(s, crab)


@rule
def crab_of(s: State, seat: int) -> int:
    """The crab that stands for its owner where no crab is meant: the active one, or the last one (OC-10.5)."""
    first = 2 * seat
    if s.crabs == 1:
        return first
    if s.active // 2 == seat:
        return s.active
    second_is_last = table.height_of(s, s.spot[first + 1]) < table.height_of(s, s.spot[first])
    return first + 1 if second_is_last else first
