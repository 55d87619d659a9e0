"""A greedy player of Oh Crab!: tries every choice, follows it through its own details (pushes, discards, granted moves)
and takes the one after which the table looks best: how far everybody is, and how far the crab still gets in this turn
on this beach. It never thinks beyond its turn and sees only an imagined state."""

from __future__ import annotations

from random import Random
from typing import Any

from seaboard.bots.greedy import best_of, oh_crab_pack
from seaboard.bots.greedy.oh_crab_beach import (
    FALLEN,
    HAND_CARD,
    HOME,
    OF_SPECIAL,
    SHELLS,
    Beach,
    Moves,
    special_worth,
)
from seaboard.core.game import Game, State
from seaboard.games.oh_crab.actions import ACTIVATE, PLAN_CARD, TAKE_STACK, TAKE_UP_CARD
from seaboard.games.oh_crab.rounds import is_home
from seaboard.games.oh_crab.scoring import way_of
from seaboard.games.oh_crab.state import (
    ACT,
    ACTION_CARDS,
    BASICS,
    BEGIN,
    CHOOSE_CRAB,
    DIAGONAL,
    DISCARD_PILE,
    FACES,
    FORWARD,
    HAND,
    IN_STACK,
    PATH,
    PLAN,
    RECOVER,
    SEA,
    SEAWARD,
    SHELL,
    START_CARDS,
    TAKE_BACK,
)
from seaboard.games.oh_crab.table import card_of, face_of, height_of

DEPTH = 2  # details of an action that are thought through

# What things are worth, in half steps.
MANY_SHELLS = 4
DISCARDED = 0.15
OWNED = 0.4  # how much of its special action is in owning a card
FITTING = 0.4  # how much of the symbols that the next card can complete
OF_MAIN = {SHELL: 0.0, DIAGONAL: 0.15, FORWARD: 0.3, SEAWARD: 0.35}  # owning a card with this main action
LEFT = 0.85  # how much of a way still to be gone is sure
SHELL_LEFT = 0.3
SYMBOLS = {SHELL: 0.3, DIAGONAL: 0.8, FORWARD: 1.6, SEAWARD: 1.7}  # a basic action, on any beach
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
    thought = Thought(game, state, seat)
    return {action: thought.worth(state, action) for action in game.legal(state, seat)}


class Thought:
    """One player's idea of what is good."""

    def __init__(self, game: Game[Any], s: State, seat: int) -> None:
        self.game = game
        self.box = game.box.record
        self.seat = seat
        self.beach = Beach(self.box, s)
        self._owns: dict[int, float] = {}
        self._fits: dict[tuple[int, int, int], float] = {}

    def worth(self, s: State, action: int) -> float:
        """How good the table is after an action."""
        due = s.due
        if due == PLAN:
            return self._card(s, (action - PLAN_CARD) % FACES, self._next_crab(s))
        if due == TAKE_BACK:
            return self._card(s, action - TAKE_UP_CARD, s.active)
        if due == CHOOSE_CRAB:
            return self._crab(s, 2 * self.seat + action - ACTIVATE)
        return self._after(s, action, DEPTH)

    def _after(self, s: State, action: int, depth: int) -> float:
        world = self.game.copy(s)
        self.game.apply(world, action, self.seat)
        if action == TAKE_STACK:
            return self._table(world) + HAND_CARD + self._unseen(s)
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
        worth += self._cards(s)
        if s.turn == seat and ACT in (s.due, *s.below):
            worth += self._left(s)
        if s.modules:
            worth += oh_crab_pack.own_worth(s, seat)
        return float(worth)

    # Cards.

    def _cards(self, s: State) -> float:
        """All cards of mine, and how well the best one in hand fits the path; after a rest all others are in hand."""
        hand, path, discards = HAND + self.seat, PATH + self.seat, DISCARD_PILE + self.seat
        at_hand = (hand, discards) if RECOVER in (s.due, *s.below) else (hand,)
        start = card_of(self.seat, ACTION_CARDS)
        worth = fitting = 0.0
        for face, place in enumerate((*s.where[:ACTION_CARDS], *s.where[start : start + START_CARDS])):
            if place in (hand, path, discards):
                worth += self._owned(face)
                if place in at_hand and s.path[self.seat]:
                    fitting = max(fitting, self._fit(s, face))
        return worth + FITTING * fitting

    def _owned(self, face: int) -> float:
        if face not in self._owns:
            special = self.box.special[face]
            in_special = OWNED * OF_SPECIAL[special] if special >= 0 else 0.0
            self._owns[face] = OF_MAIN[self.box.main[face]] + in_special
        return self._owns[face]

    def _fit(self, s: State, face: int) -> float:
        """What a card would complete at the better end of the path."""
        key = (s.left_end[self.seat], s.right_end[self.seat], face)
        if key not in self._fits:
            self._fits[key] = max(sum(SYMBOLS[basic] for basic in end) for end in self._symbols(s, face))
        return self._fits[key]

    def _unseen(self, s: State) -> float:
        """What a card from the stack is worth to me on average."""
        unseen = [card for card in range(ACTION_CARDS) if s.where[card] == IN_STACK]
        return sum(map(self._owned, unseen)) / len(unseen) if unseen else 0.0

    def _card(self, s: State, face: int, crab: int) -> float:
        """What a card would give a crab when added at the better end of the path."""
        special = self.box.special[face]
        worth = special_worth(s, self.seat, special) if special >= 0 else 0.0
        return worth + max(self._turn(s, crab, [self.box.main[face], *end]) for end in self._symbols(s, face))

    def _turn(self, s: State, crab: int, basics: list[int]) -> float:
        """What a turn with these basic actions, and the chef's, is worth to a crab."""
        is_chef = s.chef == self.seat and not s.chef_used
        moves = basics.count(FORWARD), basics.count(DIAGONAL) + is_chef, basics.count(SEAWARD)
        return SHELL_LEFT * basics.count(SHELL) + self._way(s, crab, moves)

    def _symbols(self, s: State, face: int) -> tuple[list[int], list[int]]:
        """What the half symbols of a card complete at either end of the path."""
        if not s.path[self.seat]:
            return [], []
        first, last = face_of(s.left_end[self.seat]), face_of(s.right_end[self.seat])
        return self._meeting(face, first), self._meeting(last, face)

    def _meeting(self, left: int, right: int) -> list[int]:
        """What the half symbols of two neighbouring cards complete."""
        box = self.box
        pairs = (
            (box.right_top[left], box.left_top[right]),
            (box.right_bottom[left], box.left_bottom[right]),
        )
        return [one for one, other in pairs if one == other and one >= 0]

    # Crabs.

    def _next_crab(self, s: State) -> int:
        """The crab that the next card is for: of two the one whose turn it is, else the rear one."""
        first = 2 * self.seat
        if s.crabs == 1:
            return first
        if s.leg:
            return int(first + 1 - s.first_crab[self.seat])
        return min((first, first + 1), key=lambda crab: height_of(s, s.spot[crab]))

    def _crab(self, s: State, crab: int) -> float:
        """Activating a crab: the rear one first."""
        return -1000.0 if s.spot[crab] == SEA else -float(height_of(s, s.spot[crab]))

    def _left(self, s: State) -> float:
        """What can still be done in this turn."""
        basics: list[int] = [s.free[basic] + s.granted[basic] for basic in range(BASICS)]
        is_chef = s.chef == self.seat and not s.chef_used
        moves = basics[FORWARD], basics[DIAGONAL] + is_chef, basics[SEAWARD]
        specials: float = sum(special_worth(s, self.seat, special - 1) for special in s.special if special)
        return SHELL_LEFT * basics[SHELL] + self._way(s, s.active, moves) + LEFT * specials

    def _way(self, s: State, crab: int, moves: Moves) -> float:
        return LEFT * self.beach.way(s.spot[crab], moves, bool(s.fallen[crab]), s.hand[self.seat] > 0)
