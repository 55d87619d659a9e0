"""How much of a game of Wreck Raiders is left, for the greedy raider: whether hopes may still come true, what shells
can still buy, and alone what it costs to come nearer to one of the ends."""

from __future__ import annotations

from typing import Any

from seaboard.core.game import State
from seaboard.games.wreck_raiders.solo import round_ends_game
from seaboard.games.wreck_raiders.state import BEACH, COLUMNS, SPOTS
from seaboard.games.wreck_raiders.table import OWN_TURNS

HOPE_AT_LAST = 0.4  # of what may come true in a last turn that is still to come
ROUND = 7.0  # what a round alone is worth
VAULTED = 3.0  # spaces of the vault that a round takes
BUMPED = 1.5  # spots of the beach that it takes
CLAIMED = 1.0  # exhibits that are claimed in it


class Rest:
    """What is left against others: until whoever has most exhibits has enough of them."""

    hope: float
    """How much of a hope may still come true."""
    shells: float
    """How much of what shells are worth they can still buy."""

    def __init__(self, box: Any, s: State, seat: int) -> None:
        if s.last_turns < 0:
            exhibits = box.goal[s.players] - max(s.claimed[: s.players])
            self.hope = min(1.0, 0.4 + 0.45 * exhibits)
            self.shells = min(1.0, 0.3 + 0.4 * exhibits)
        else:
            is_to_come = 0 < (seat - s.turn) % s.players < s.last_turns
            self.hope = self.shells = HOPE_AT_LAST if is_to_come else 0.0

    def cost(self, vault: int = 0, beach: int = 0, exhibits: int = 0) -> float:
        """What it costs to come nearer to the end by so much: nothing, the others are as near."""
        return 0.0


class RestAlone(Rest):
    """What is left alone: rounds until vault, beach, exhibits or rivals end the game (WR-10.13)."""

    def __init__(self, box: Any, s: State, seat: int) -> None:
        rivals_of_round = min(OWN_TURNS, 2 * OWN_TURNS - s.turns_done)
        self.rounds: int = 0 if round_ends_game(box, s) else (s.rivals - rivals_of_round) // OWN_TURNS
        self.room: int = s.rows * COLUMNS - sum(s.stored[:COLUMNS])
        self.empty: int = s.board[BEACH * SPOTS : (BEACH + 1) * SPOTS].count(0)
        self.exhibits: int = box.goal[1] - s.claimed[0]
        turns = OWN_TURNS * self.rounds + max(0, OWN_TURNS - 1 - s.turns_done)
        self.hope = min(1.0, turns / 5)
        self.shells = min(1.0, (turns + 1) / 5)

    def cost(self, vault: int = 0, beach: int = 0, exhibits: int = 0) -> float:
        """What it costs to use up so much of what the rounds that are left need."""
        return ROUND * (self._rounds(0, 0, 0) - self._rounds(vault, beach, exhibits))

    def _rounds(self, vault: int, beach: int, exhibits: int) -> float:
        return max(
            0.0,
            min(
                self.rounds,
                (self.room - vault) / VAULTED,
                (self.empty - beach) / BUMPED,
                (self.exhibits - exhibits) / CLAIMED,
            ),
        )
