"""For which action something is asked: a discard alone does not say what it pays for, nor granted moves where they come
from. Players who are led through an action one decision at a time want to know."""

from seaboard.core.decisions import Json
from seaboard.games.oh_crab.discarding import FOR_JUNK
from seaboard.games.oh_crab.entering import FOR_THE_FIELD
from seaboard.games.oh_crab.state import (
    ABILITY_NAMES,
    BY_ABILITY,
    BY_AWARD,
    BY_EVENT,
    BY_SPECIAL,
    BY_TILE,
    BY_TREASURE,
    CHOOSE_BASIC,
    DISCARD,
    EVENT_NAMES,
    GRANTED,
    MOMENTUM,
    SPECIAL_NAMES,
    SURPRISE_NAMES,
    TILE_NAMES,
    State,
)

GIVERS = (
    (BY_EVENT, "happening", EVENT_NAMES),
    (BY_ABILITY, "ability", ABILITY_NAMES),
    (BY_TREASURE, "surprise", SURPRISE_NAMES),
    (BY_TILE, "tile", TILE_NAMES),
    (BY_SPECIAL, "special", SPECIAL_NAMES),
)


def view_doing(s: State) -> Json | None:
    """The action, event or field behind what is due, by its name; None if what is due speaks for itself."""
    if s.due == CHOOSE_BASIC:
        return {"special": SPECIAL_NAMES[MOMENTUM]}
    if s.due == DISCARD and s.about == FOR_THE_FIELD:
        return {"mark": "obstacle"}
    if s.due == DISCARD and s.about != FOR_JUNK:
        return {"special": SPECIAL_NAMES[s.about]}
    if s.due == GRANTED and s.about < BY_AWARD:
        return next(({kind: names[s.about - first]} for first, kind, names in GIVERS if s.about >= first), None)
    return None
