"""Setting up the Adventure Pack, when the board is laid and the crabs stand on their start fields."""

from seaboard.core.rule import rule
from seaboard.games.oh_crab import state, table
from seaboard.games.oh_crab.pack import dealing, noticing
from seaboard.games.oh_crab.state import Box, State


@rule
def unpack_modules(box: Box, s: State) -> None:
    """Lay out the modules in play. What lies face down gets its identity when somebody looks at it."""
    if s.modules & state.SURPRISES != 0:
        lay_surprises(box, s)
    if s.modules & state.ASYMMETRY != 0:
        dealing.deal_abilities(s)
    if s.modules & state.CHALLENGES != 0:
        s.challenge_pool = (1 << state.CHALLENGE_CARDS) - 1
        table.ask(s, state.REVEAL_AWARD_CARD, 0)
        table.ask(s, state.REVEAL_CHALLENGE, 0)
    if s.modules & state.EVENTS != 0:
        lay_events(box, s)
        if s.modules & state.EXPERT_EVENTS != 0:
            table.ask(s, state.ANNOUNCE_EVENT, 0)
    noticing.watch_edges(s)


@rule
def lay_surprises(box: Box, s: State) -> None:
    """Three face-down tiles on each beach plate: one junk, two treasures, or treasures only (chapter 11)."""
    junk = 0 if s.modules & state.ALL_GOOD_THINGS != 0 else 1
    for plate in range(s.beaches):
        slot = plate + 1
        s.plate_junk[plate] = junk
        for number in range(state.SURPRISE_FIELDS):
            place = box.surprise_place[s.side[slot] * state.SURPRISE_FIELDS + number]
            s.hideout[plate * state.SURPRISE_FIELDS + number] = slot * state.FRAME + place
    s.junk_pool = (1 << state.JUNK) - 1
    s.treasure_pool = (1 << state.TREASURES) - 1
    s.spare_treasures = state.TREASURES - (state.SURPRISE_FIELDS - junk) * s.beaches


@rule
def lay_events(box: Box, s: State) -> None:
    """Any event may lie at an edge, but none about a module that is not in play; in the family variant no negative one
    (chapter 12)."""
    for card in range(state.EVENT_CARDS):
        is_spared = s.modules & state.FAMILY_EVENTS != 0 and box.event_negative[card] == 1
        if s.modules & box.event_needs[card] == box.event_needs[card] and not is_spared:
            s.event_pool |= 1 << card
