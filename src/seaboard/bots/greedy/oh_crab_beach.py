"""What the greedy player of Oh Crab! sees on the beach: how far a crab gets with the basic actions that it has, and
what a special action would do there."""

from __future__ import annotations

from typing import Any

from seaboard.core.game import State
from seaboard.games.oh_crab.actions import WAYS_ON
from seaboard.games.oh_crab.arrows import plate_place
from seaboard.games.oh_crab.moving import leads_to
from seaboard.games.oh_crab.state import (
    AHEAD,
    ASIDE,
    BARGE,
    BLOCKED,
    CALL,
    CRISS_CROSS,
    CURRENT,
    FASTER,
    FORWARD,
    GULL,
    KNOCK,
    MOMENTUM,
    REED,
    SAND,
    SEA,
    SHELL_MARK,
    SIDE_JUMP,
    SLALOM,
    SLIDE,
    SUPPORT,
)
from seaboard.games.oh_crab.table import crab_step, height_of, is_obstacle, neighbour_of

# In half steps.
HOME = 8.0  # a crab in the sea
FALLEN = -1.3
SHELLS = 0.45
HAND_CARD = 0.5
OF_SPECIAL = {
    GULL: 0.3,
    CALL: 0.9,
    MOMENTUM: 1.0,
    SAND: 0.1,
    SUPPORT: 1.0,
    ASIDE: 0.3,
    SIDE_JUMP: 0.3,
    BARGE: 0.3,
    CRISS_CROSS: 0.8,
    FASTER: 1.1,
    SLALOM: 1.1,
    SLIDE: 1.9,
}
"""What special actions usually bring, their cost taken off; Seagull and Sand in the Eyes by each rival crab ahead."""
COST_A_CARD = (MOMENTUM, SUPPORT, FASTER, SLALOM, SLIDE)

Moves = tuple[int, int, int]
"""How many forward, diagonal and seaward actions there are."""


def special_worth(s: State, seat: int, special: int) -> float:
    """What a special action may bring in this turn."""
    if special in COST_A_CARD and not s.hand[seat]:
        return 0.0
    if special in (GULL, SAND):
        return OF_SPECIAL[special] * _crabs_ahead(s, seat)
    return OF_SPECIAL[special]


def _crabs_ahead(s: State, seat: int) -> int:
    """Rivals' crabs nearer to the sea than the active one of this seat."""
    own = s.spot[s.active if s.active // 2 == seat else 2 * seat]
    crabs = (crab for crab in range(0, 2 * s.players, crab_step(s)) if crab // 2 != seat)
    return sum(s.spot[crab] != SEA and height_of(s, s.spot[crab]) > height_of(s, own) for crab in crabs)


class Beach:
    """The fields as they lie now."""

    def __init__(self, box: Any, s: State) -> None:
        self.box, self.s = box, s
        self._ways: dict[tuple[int, Moves, bool, bool], float] = {}
        self._steps: dict[int, list[tuple[int, int, float, bool, bool]]] = {}

    def way(self, at: int, moves: Moves, fallen: bool, has_cards: bool) -> float:
        """What the best way from a field with these actions is worth; a fallen crab gives one up to stand."""
        if at == SEA:
            return 0.0
        if not any(moves):
            return self._drift(at)
        key = (at, moves, fallen, has_cards)
        if key not in self._ways:
            self._ways[key] = self._stand(at, moves, has_cards) if fallen else self._go(at, moves, has_cards)
        return self._ways[key]

    def _stand(self, at: int, moves: Moves, has_cards: bool) -> float:
        return max(self.way(at, _less(moves, basic), False, has_cards) - FALLEN for basic in range(3) if moves[basic])

    def _go(self, at: int, moves: Moves, has_cards: bool) -> float:
        best = self._drift(at)
        for direction, there, worth, falls, is_barred in self._list_steps(at):
            if is_barred and not has_cards:
                continue
            for basic in range(3):
                if moves[basic] and leads_to(FORWARD + basic, direction):
                    best = max(best, worth + self.way(there, _less(moves, basic), falls, has_cards))
                    break  # the weaker action does it
        return best

    def _drift(self, at: int) -> float:
        """Ending the turn on a field: a current carries the crab (OC-6.10)."""
        if not self.s.field[at] & CURRENT:
            return 0.0
        there = neighbour_of(self.box, self.s, at, self.box.current[plate_place(self.s, at)] - 1)
        return float(height_of(self.s, there) - height_of(self.s, at) + (HOME if there == SEA else 0.0))

    def _list_steps(self, at: int) -> list[tuple[int, int, float, bool, bool]]:
        """The fields seaward of one: direction, field, worth, whether one falls there, whether it costs a card."""
        if at not in self._steps:
            self._steps[at] = [step for direction in range(WAYS_ON) if (step := self._step(at, direction)) is not None]
        return self._steps[at]

    def _step(self, at: int, direction: int) -> tuple[int, int, float, bool, bool] | None:
        s = self.s
        there = neighbour_of(self.box, s, at, direction)
        if there < 0:
            return None
        on = height_of(s, there) - height_of(s, at)
        if there == SEA:
            return direction, there, on + HOME, False, False
        marks = s.field[there]
        if marks & BLOCKED or (marks & REED and direction == AHEAD):
            return None
        falls, is_barred = marks & KNOCK != 0, bool(is_obstacle(s, there))
        worth = on + FALLEN * falls + (SHELLS if marks & SHELL_MARK else 0.0) - (HAND_CARD if is_barred else 0.0)
        return direction, there, worth, falls, is_barred


def _less(moves: Moves, basic: int) -> Moves:
    forward, diagonal, seaward = moves
    return forward - (basic == 0), diagonal - (basic == 1), seaward - (basic == 2)
