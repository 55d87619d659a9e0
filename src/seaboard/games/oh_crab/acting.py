"""What a player may do in a turn, in any order (OC-3.6 to OC-3.13), and within an action that gives basic actions."""

from seaboard.core.decisions import Decision, Way, whole_range
from seaboard.core.rule import rule
from seaboard.games.oh_crab import arrows, extras, moving, shifting, specials
from seaboard.games.oh_crab.actions import END
from seaboard.games.oh_crab.state import ACT, GRANTED, SPECIALS, Box, State

OC_3_6 = 306
OC_8_1 = 801
OC_8_11 = 811


@rule
def rule_of_grant(box: Box, s: State) -> int:
    """The rule of the action that gives basic actions. It is about a special action, counted from 1, or about an extra
    action behind those; older positions do not say about which."""
    if s.about == 0:
        return OC_8_11
    if s.about <= SPECIALS:
        return OC_8_1 + s.about - 1
    return extras.rule_of_tile(box, s, s.about - 1 - SPECIALS)


DECISIONS = (
    Decision(
        ACT,
        "act",
        OC_3_6,
        (
            *moving.BASIC_ACTIONS,
            specials.USING_A_SPECIAL,
            extras.USING_A_TILE,
            arrows.USING_A_SHORTCUT,
            Way("end", END, 1, shifting.stop, considers=whole_range),
        ),
    ),
    Decision(GRANTED, "granted", rule_of_grant, (*moving.BASIC_ACTIONS, arrows.USING_A_SHORTCUT, shifting.STOPPING)),
)
