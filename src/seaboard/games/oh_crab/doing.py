"""For which action something is asked: a discard alone does not say what it pays for, nor granted moves where they come
from. Players who are led through an action one decision at a time want to know."""

from seaboard.core.decisions import Json
from seaboard.games.oh_crab import state
from seaboard.games.oh_crab.discarding import FOR_JUNK
from seaboard.games.oh_crab.entering import FOR_THE_FIELD
from seaboard.games.oh_crab.state import State

GIVERS = (
    (state.BY_EVENT, "happening", state.EVENT_NAMES),
    (state.BY_ABILITY, "ability", state.ABILITY_NAMES),
    (state.BY_TREASURE, "surprise", state.SURPRISE_NAMES),
    (state.BY_TILE, "tile", state.TILE_NAMES),
    (state.BY_SPECIAL, "special", state.SPECIAL_NAMES),
)


def view_doing(s: State) -> Json | None:
    """The action, event or field behind what is due, by its name; None if what is due speaks for itself."""
    if s.due == state.CHOOSE_BASIC:
        return {"special": state.SPECIAL_NAMES[state.MOMENTUM]}
    if s.due == state.DISCARD and s.about == FOR_THE_FIELD:
        return {"mark": "obstacle"}
    if s.due == state.DISCARD and s.about != FOR_JUNK:
        return {"special": state.SPECIAL_NAMES[s.about]}
    if s.due == state.GRANTED and s.about < state.BY_AWARD:
        return next(({kind: names[s.about - first]} for first, kind, names in GIVERS if s.about >= first), None)
    return None
