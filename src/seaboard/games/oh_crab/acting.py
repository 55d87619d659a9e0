"""What a player may do in a turn, in any order (OC-3.6 to OC-3.13), and within an action that gives basic actions."""

from seaboard.core.decisions import Decision, Way, whole_range
from seaboard.core.rule import rule
from seaboard.games.oh_crab import arrows, extras, moving, playing, shifting, specials, state
from seaboard.games.oh_crab.actions import END
from seaboard.games.oh_crab.pack import abilities, challenges, event_cards, noticing, surprises
from seaboard.games.oh_crab.state import Box, State

OC_3_2 = 302
OC_3_6 = 306
OC_8_1 = 801
OC_8_11 = 811
OC_11_3 = 1103
OC_12_2 = 1202
OC_12_3 = 1203
OC_13_2 = 1302
OC_13_3 = 1303


@rule
def rule_of_grant(box: Box, s: State) -> int:
    """The rule of the action that gives basic actions; older positions do not say which it is."""
    if s.about == 0:
        return OC_8_11
    if s.about < state.BY_TILE:
        return OC_8_1 + s.about - state.BY_SPECIAL
    if s.about < state.BY_TREASURE:
        return extras.rule_of_tile(box, s, s.about - state.BY_TILE)
    if s.about < state.BY_EVENT:
        return OC_11_3
    return OC_12_3 if s.about < state.BY_AWARD else OC_13_3


@rule
def may_end(box: Box, s: State, which: int) -> int:
    """0 if the turn can end: cards at edges that were crossed are resolved first (OC-12.2, OC-13.2)."""
    if s.cards_done == s.cards_met:
        return 0
    return OC_13_2 if noticing.is_challenge_due(box, s) else OC_12_2


RESOLVING = (event_cards.RESOLVING_AN_EVENT, challenges.RESOLVING_A_CHALLENGE)
"""Cards at edges are resolved between actions."""

DECISIONS = (
    Decision(
        state.BEGIN,
        "begin",
        OC_3_2,
        (
            playing.ADDING,
            playing.RESTING_INSTEAD,
            arrows.USING_A_SHORTCUT,
            surprises.USING_A_TREASURE,
            *RESOLVING,
            abilities.USING_AN_ABILITY,
        ),
    ),
    Decision(
        state.ACT,
        "act",
        OC_3_6,
        (
            Way("end", END, 1, shifting.stop, may=may_end, considers=whole_range),
            *moving.BASIC_ACTIONS,
            moving.RUNNING_AHEAD,
            specials.USING_A_SPECIAL,
            extras.USING_A_TILE,
            arrows.USING_A_SHORTCUT,
            surprises.USING_A_TREASURE,
            *RESOLVING,
            abilities.USING_AN_ABILITY,
        ),
    ),
    Decision(
        state.GRANTED, "granted", rule_of_grant, (*moving.BASIC_ACTIONS, arrows.USING_A_SHORTCUT, shifting.STOPPING)
    ),
)
