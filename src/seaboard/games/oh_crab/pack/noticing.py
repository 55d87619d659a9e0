"""What is noticed whenever a crab comes to stand on a field, for whatever reason: an edge of a plate that no crab had
crossed (OC-12.2, OC-13.2), and a face-down tile (OC-11.2)."""

from seaboard.core import stack
from seaboard.core.rule import rule
from seaboard.games.oh_crab import state
from seaboard.games.oh_crab.state import Box, State

# Cards at edges are numbered from the land: of each edge the challenge of the plate before it, then the event of the
# plate behind it (OC-12.5, OC-Q34). So they are resolved in their order.


@rule
def lies_card(s: State, number: int) -> bool:
    """Whether a card lies at this place."""
    line = number // 2
    if number % 2 == 0:
        return s.modules & state.CHALLENGES != 0 and 1 <= line <= s.beaches
    return s.modules & state.EVENTS != 0 and line < s.beaches


@rule
def is_challenge_due(box: Box, s: State) -> bool:
    """Whether a challenge is the next card that the active player has to resolve."""
    return s.cards_done < s.cards_met and s.cards_done % 2 == 0


@rule
def is_event_due(box: Box, s: State) -> bool:
    """Whether an event is the next card that the active player has to resolve."""
    return s.cards_done < s.cards_met and s.cards_done % 2 == 1


@rule
def watch_edges(s: State) -> None:
    """All crabs are on the start plate: the first edge is to be watched, if cards lie at edges."""
    s.edge = state.FRAME if s.modules & (state.CHALLENGES | state.EVENTS) != 0 else state.NO_EDGE


@rule
def cross_edges(s: State, at: int) -> None:
    """A crab is the first to cross an edge, or several: their cards are to be resolved (OC-Q35)."""
    while at >= s.edge:
        s.cards_met += 2
        s.edge = s.edge + state.FRAME if s.cards_met < 2 * (s.beaches + 1) else state.NO_EDGE
    skip_places(s)


@rule
def skip_places(s: State) -> None:
    """Places without a card need not be resolved."""
    while s.cards_done < s.cards_met and not lies_card(s, s.cards_done):
        s.cards_done += 1


@rule
def finish_card(s: State) -> None:
    """The card that was due is resolved."""
    s.cards_done += 1
    skip_places(s)


# Tiles.


@rule
def find_surprise(s: State, crab: int, at: int) -> None:
    """A tile that lies where a crab has come to is turned up at once; it belongs to the crab's owner."""
    for place in range(state.HIDEOUTS):
        if s.hideout[place] == at:
            stack.push(s, state.REVEAL_SURPRISE, place * state.CRABS + crab, crab // 2)


@rule
def plate_of_hideout(place: int) -> int:
    """The beach plate of a place for tiles, counted from 0 at the land."""
    return place // (state.HIDEOUTS // state.BEACHES)
