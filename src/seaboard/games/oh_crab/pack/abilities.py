"""Module 4, asymmetry: the abilities of crabs, used in their own turn (chapter 14)."""

from seaboard.core.rule import rule
from seaboard.games.oh_crab.state import Box, State


@rule
def deal_abilities(box: Box, s: State) -> None:
    """Every player is dealt asymmetry cards to choose from."""
