"""Abilities that step in when something happens to a crab or to a card (chapter 14)."""

from seaboard.core.rule import rule
from seaboard.games.oh_crab.state import Box, State


@rule
def offer_bounce(s: State, crab: int) -> None:
    """A crab has fallen."""


@rule
def offer_pick_pocket(box: Box, s: State, crab: int) -> None:
    """A crab has got a shell."""


@rule
def offer_armour(s: State, crab: int) -> None:
    """A crab is about to be pushed: the choice of where to lies on top of the stack."""


@rule
def offer_sparing(s: State, crab: int) -> None:
    """A crab was brought onto an obstacle: the loss of a card lies on top of the stack."""


@rule
def offer_change_of_weather(s: State) -> None:
    """An event was turned up: its effect lies on top of the stack."""


@rule
def offer_overachieving(s: State) -> None:
    """A challenge is about to be scored: the scoring lies on top of the stack."""


@rule
def regenerate_one(s: State, seat: int) -> None:
    """A player gets a charge back for one of their crabs."""
