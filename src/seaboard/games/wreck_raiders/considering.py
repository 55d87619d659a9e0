"""The actions that a player might think of at a decision, legal or not: so that those that are not can be explained."""

from __future__ import annotations

from typing import Any

from seaboard.games.wreck_raiders.actions import (
    BUMP_TO,
    BUY_PIECE,
    CLAIM_CARD,
    GET_PIECE,
    GO_TO,
    MOVE,
    PICK_SHELL,
    PUT_IN_DISPLAY,
    RIVAL_TO,
    SET,
    STACK_ON,
    USE_SCALLOP,
)
from seaboard.games.wreck_raiders.state import (
    BOARD,
    BOTTOMS,
    BUY,
    BUY_MORE,
    CHOOSE_AQUARIUM,
    CHOOSE_DIVER,
    CHOOSE_PIECE,
    CHOOSE_PLACE,
    CHOOSE_SHELL,
    CHOOSE_SPOT,
    CLAIM,
    COLUMNS,
    DISPLAYS,
    PLACE_TREASURE,
    PLACES,
    RIVAL_WRECK,
    SCALLOP_DECORATION,
    SET_NUMBER,
    SHELLS,
    SPOTS,
    WRECKS,
)
from seaboard.games.wreck_raiders.table import task_due


def considered_actions(s: Any, legal: list[int]) -> list[int]:
    """The legal actions and their illegal neighbours, ascending."""
    return sorted({*legal, *_thought_of(s, task_due(s))})


def _thought_of(s: Any, task: int) -> list[int]:
    """All actions of the decision that is due."""
    ranges = {
        SET_NUMBER: (SET, SPOTS),
        CHOOSE_PLACE: (GO_TO, PLACES),
        CHOOSE_SPOT: (BUMP_TO, SPOTS),
        PLACE_TREASURE: (PUT_IN_DISPLAY, DISPLAYS + COLUMNS),
        SCALLOP_DECORATION: (USE_SCALLOP, WRECKS),
        CHOOSE_SHELL: (PICK_SHELL, SHELLS),
        RIVAL_WRECK: (RIVAL_TO, WRECKS),
    }
    if task in ranges:
        first, number = ranges[task]
        return list(range(first, first + number))
    if task == CHOOSE_DIVER:
        return [MOVE + at for at in range(BOARD) if s.board[at] == s.turn + 1]
    if task == CLAIM:
        return [
            CLAIM_CARD + ((card - 1) * DISPLAYS + display) * 2 for card in s.seen if card for display in range(DISPLAYS)
        ]
    if task in (BUY, BUY_MORE):
        return [BUY_PIECE + piece - 1 for piece in s.market if piece]
    if task == CHOOSE_PIECE:
        return [GET_PIECE + piece - 1 for piece in s.market if piece]
    if task == CHOOSE_AQUARIUM:
        return [STACK_ON + bottom for bottom in range(BOTTOMS) if s.builder[bottom] == s.turn + 1]
    return []
