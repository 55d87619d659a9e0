"""Cards at edges that are still to be resolved when a turn is over (OC-12.2, OC-13.2)."""

from seaboard.core import stack
from seaboard.core.decisions import Decision
from seaboard.core.rule import rule
from seaboard.games.oh_crab.pack import challenges, event_cards, noticing
from seaboard.games.oh_crab.state import RESOLVE, Box, State

OC_12_5 = 1205


@rule
def resolve_rest(box: Box, s: State) -> None:
    """Resolve the cards that are left, one after the other (OC-12.5, OC-Q37)."""
    if noticing.is_challenge_due(box, s):
        challenges.resolve_challenge(box, s, 0)
    elif noticing.is_event_due(box, s):
        event_cards.resolve_event(box, s, 0)
    else:
        stack.pop(s)


DECISIONS = (Decision(RESOLVE, "resolve", OC_12_5, do=resolve_rest),)
