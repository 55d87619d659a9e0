"""Where everything is: counts over the whole table that never change in a game, for positions and for proofs."""

from __future__ import annotations

from collections import Counter

from seaboard.games.wreck_raiders.state import (
    CONCH,
    HELD,
    RIVAL,
    RIVAL_WRECK,
    SEATS,
    SHELLS,
    STARFISH,
    TREASURES,
    State,
)


def count_treasures(s: State) -> Counter[int]:
    """How often each treasure is on the table, wherever it lies. Never changes in a game."""
    treasures = Counter(treasure - 1 for row in (s.shown, s.vault, [s.treasure]) for treasure in row if treasure)
    for treasure in range(TREASURES):
        treasures[treasure] += s.supply[treasure] + s.discard[treasure]
    return treasures


def count_shells(s: State) -> list[int]:
    """How many conches, scallops and starfish are on the table: bank, baskets, exhibits, covered treasures."""
    shells = [s.bank[shell] + sum(s.shells[shell::SHELLS]) for shell in range(SHELLS)]
    shells[CONCH] += sum(held >= HELD + SEATS for held in s.cards)
    shells[STARFISH] += s.covers
    return shells


def count_divers(s: State, seat: int) -> int:
    """How many divers a player has, on the board, off-board and on their way."""
    return sum(who == seat + 1 for who in [*s.board, s.bumped]) + s.divers[seat]


def count_rivals(s: State) -> int:
    """How many rivals are on the board or on their way."""
    return sum(who == RIVAL for who in [*s.board, s.bumped])


def count_dice(s: State) -> int:
    """How many dice are in the reef, in baskets, beside wrecks, or in the hand that rolls."""
    beside = sum(number > 0 for number in s.rival_die)
    in_hand = s.due == RIVAL_WRECK
    return sum(s.reef) + sum(s.basket) + s.to_roll + beside + in_hand
