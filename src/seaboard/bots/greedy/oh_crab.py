"""A greedy player of Oh Crab!: tries every choice, follows it through its own details (pushes, discards, granted moves)
and takes the one after which the table looks best. It never thinks beyond its turn and sees only an imagined state."""

from __future__ import annotations

from random import Random
from typing import Any

from seaboard.bots.greedy import best_of, oh_crab_pack
from seaboard.core.game import Game, State
from seaboard.games.oh_crab.actions import ACTIVATE, PLAN_CARD, TAKE_STACK, TAKE_UP_CARD
from seaboard.games.oh_crab.rounds import is_home
from seaboard.games.oh_crab.scoring import way_of
from seaboard.games.oh_crab.state import (
    ACT,
    BASICS,
    BEGIN,
    CHOOSE_CRAB,
    DIAGONAL,
    DISCARD_PILE,
    FACES,
    FORWARD,
    HAND,
    PATH,
    PLAN,
    SEA,
    SEAWARD,
    SHELL,
    TAKE_BACK,
)
from seaboard.games.oh_crab.table import card_of, face_of, height_of

DEPTH = 2  # details of an action that are thought through

# What things are worth, in half steps.
HOME = 8.0  # a crab in the sea
FALLEN = -1.3
SHELLS = 0.45
MANY_SHELLS = 4
HAND_CARD = 0.5
DISCARDED = 0.15
SPECIAL = 0.4
UNSEEN_CARD = 0.5
OF_MAIN = {SHELL: 0.0, DIAGONAL: 0.15, FORWARD: 0.3, SEAWARD: 0.35}  # owning a card with this main action
MOVES_LEFT = {SHELL: 0.3, DIAGONAL: 0.8, FORWARD: 1.6, SEAWARD: 1.7}  # a basic action still to be used
LEADER = -0.25  # a half step of the foremost rival
RIVALS = -0.1  # of each
RIVAL_FALLEN = 0.4
RIVAL_CARD = -0.1


def choose(game: Game[Any], state: State, seat: int, rng: Random) -> int:
    """The legal action after which the table looks best; chance decides between equals."""
    return best_of(_worths(game, state, seat), rng)


def weigh(game: Game[Any], state: State, seat: int) -> dict[int, float]:
    """How much better than the weakest of the legal actions each of them is, in half steps."""
    worth = _worths(game, state, seat)
    weakest = min(worth.values())
    return {action: value - weakest for action, value in worth.items()}


def _worths(game: Game[Any], state: State, seat: int) -> dict[int, float]:
    thought = Thought(game, seat)
    return {action: thought.worth(state, action) for action in game.legal(state, seat)}


class Thought:
    """One player's idea of what is good."""

    def __init__(self, game: Game[Any], seat: int) -> None:
        self.game = game
        self.box = game.box.record
        self.seat = seat

    def worth(self, s: State, action: int) -> float:
        """How good the table is after an action."""
        due = s.due
        if due == PLAN:
            return self._card(s, (action - PLAN_CARD) % FACES)
        if due == TAKE_BACK:
            return self._card(s, action - TAKE_UP_CARD)
        if due == CHOOSE_CRAB:
            at = s.spot[2 * self.seat + action - ACTIVATE]
            return -1000.0 if at == SEA else -float(height_of(s, at))
        return self._after(s, action, DEPTH)

    def _after(self, s: State, action: int, depth: int) -> float:
        world = self.game.copy(s)
        self.game.apply(world, action, self.seat)
        if action == TAKE_STACK:
            return self._table(world) + UNSEEN_CARD
        if depth and self.game.actor(world) == self.seat and world.due not in (ACT, BEGIN, PLAN, CHOOSE_CRAB):
            return max(self._after(world, option, depth - 1) for option in self.game.legal(world, self.seat))
        return self._table(world)

    def _table(self, s: State) -> float:
        """The whole table, seen from this seat."""
        worth = self._own(s)
        foremost = 0
        for rival in range(s.players):
            if rival == self.seat:
                continue
            way = way_of(s, rival)
            foremost = max(foremost, way)
            worth += RIVALS * way + RIVAL_CARD * s.hand[rival] - HOME * is_home(s, rival)
            worth += RIVAL_FALLEN * sum(s.fallen[2 * rival : 2 * rival + s.crabs])
        if s.modules:
            worth += oh_crab_pack.rivals_worth(self.box, s, self.seat)
        return worth + LEADER * foremost

    def _own(self, s: State) -> float:
        seat = self.seat
        worth = float(way_of(s, seat))
        for crab in range(2 * seat, 2 * seat + s.crabs):
            worth += FALLEN * s.fallen[crab] + (HOME if s.spot[crab] == SEA else 0.0)
        worth += SHELLS * min(s.shells[seat], MANY_SHELLS)
        worth += HAND_CARD * s.hand[seat] + DISCARDED * s.discards[seat]
        for face in range(FACES):
            if s.where[card_of(seat, face)] in (HAND + seat, PATH + seat, DISCARD_PILE + seat):
                worth += OF_MAIN[self.box.main[face]] + (SPECIAL if self.box.special[face] >= 0 else 0.0)
        if s.turn == seat and ACT in (s.due, *s.below):
            worth += self._left(s)
        if s.modules:
            worth += oh_crab_pack.own_worth(s, seat)
        return float(worth)

    def _left(self, s: State) -> float:
        """What can still be done in this turn."""
        left = sum(MOVES_LEFT[basic] * (s.free[basic] + s.granted[basic]) for basic in range(BASICS))
        left += SPECIAL * sum(special > 0 for special in s.special)
        if s.chef == self.seat and not s.chef_used:
            left += MOVES_LEFT[DIAGONAL]
        return float(left)

    def _card(self, s: State, face: int) -> float:
        """What a card would give when added at the better end of the path."""
        box, seat = self.box, self.seat
        worth = MOVES_LEFT[box.main[face]] + (SPECIAL if box.special[face] >= 0 else 0.0)
        if not s.path[seat]:
            return worth
        first, last = face_of(s.left_end[seat]), face_of(s.right_end[seat])
        return worth + max(self._meeting(face, first), self._meeting(last, face))

    def _meeting(self, left: int, right: int) -> float:
        """What the half symbols of two neighbouring cards complete."""
        box = self.box
        pairs = (
            (box.right_top[left], box.left_top[right]),
            (box.right_bottom[left], box.left_bottom[right]),
        )
        return float(sum(MOVES_LEFT[one] for one, other in pairs if one == other and one >= 0))
