"""Setting up the Adventure Pack, when the board is laid and the crabs stand on their start fields."""

from seaboard.core.rule import rule
from seaboard.games.oh_crab import table
from seaboard.games.oh_crab.pack import dealing, noticing
from seaboard.games.oh_crab.state import (
    ALL_GOOD_THINGS,
    ANNOUNCE_EVENT,
    ASYMMETRY,
    CHALLENGE_CARDS,
    CHALLENGES,
    EVENT_CARDS,
    EVENTS,
    EXPERT_EVENTS,
    FAMILY_EVENTS,
    FRAME,
    JUNK,
    REVEAL_AWARD_CARD,
    REVEAL_CHALLENGE,
    SURPRISE_FIELDS,
    SURPRISES,
    TREASURES,
    Box,
    State,
)


@rule
def unpack_modules(box: Box, s: State) -> None:
    """Lay out the modules in play. What lies face down gets its identity when somebody looks at it."""
    if s.modules & SURPRISES != 0:
        lay_surprises(box, s)
    if s.modules & ASYMMETRY != 0:
        dealing.deal_abilities(s)
    if s.modules & CHALLENGES != 0:
        s.challenge_pool = (1 << CHALLENGE_CARDS) - 1
        table.ask(s, REVEAL_AWARD_CARD, 0)
        table.ask(s, REVEAL_CHALLENGE, 0)
    if s.modules & EVENTS != 0:
        lay_events(box, s)
        if s.modules & EXPERT_EVENTS != 0:
            table.ask(s, ANNOUNCE_EVENT, 0)
    noticing.watch_edges(s)


@rule
def lay_surprises(box: Box, s: State) -> None:
    """Three face-down tiles on each beach plate: one junk, two treasures, or treasures only (chapter 11)."""
    junk = 0 if s.modules & ALL_GOOD_THINGS != 0 else 1
    for plate in range(s.beaches):
        slot = plate + 1
        s.plate_junk[plate] = junk
        for number in range(SURPRISE_FIELDS):
            place = box.surprise_place[s.side[slot] * SURPRISE_FIELDS + number]
            s.hideout[plate * SURPRISE_FIELDS + number] = slot * FRAME + place
    s.junk_pool = (1 << JUNK) - 1
    s.treasure_pool = (1 << TREASURES) - 1
    s.spare_treasures = TREASURES - (SURPRISE_FIELDS - junk) * s.beaches


@rule
def lay_events(box: Box, s: State) -> None:
    """Any event may lie at an edge, but none about a module that is not in play; in the family variant no negative one
    (chapter 12)."""
    for card in range(EVENT_CARDS):
        is_spared = s.modules & FAMILY_EVENTS != 0 and box.event_negative[card] == 1
        if s.modules & box.event_needs[card] == box.event_needs[card] and not is_spared:
            s.event_pool |= 1 << card
