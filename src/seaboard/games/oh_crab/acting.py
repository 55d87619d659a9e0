"""What a player may do in a turn, in any order (OC-3.6 to OC-3.13), and within an action that gives basic actions."""

from seaboard.core.decisions import Decision, Way, whole_range
from seaboard.games.oh_crab import arrows, extras, moving, shifting, specials
from seaboard.games.oh_crab.actions import END
from seaboard.games.oh_crab.state import ACT, GRANTED

OC_3_6 = 306
OC_8_11 = 811

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
    Decision(GRANTED, "granted", OC_8_11, (*moving.BASIC_ACTIONS, arrows.USING_A_SHORTCUT, shifting.STOPPING)),
)
