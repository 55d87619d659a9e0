"""Abilities that step in when something happens to a crab or to a card (OC-14.3): each is offered to its owner at its
moment, in whoever's turn that is. What they do when they are used, `abilities.py` says."""

from seaboard.core import stack
from seaboard.core.rule import rule
from seaboard.games.oh_crab import state, table
from seaboard.games.oh_crab.pack import lending
from seaboard.games.oh_crab.state import Box, State


@rule
def has_charged(s: State, crab: int, ability: int) -> bool:
    """Whether a crab has this ability and a charge for it."""
    return s.ability[crab] == ability + 1 and s.charges[crab] > 0


@rule
def is_others_turn(s: State, crab: int) -> bool:
    """Whether it is another player's turn than that of a crab's owner, whoever moves just now; between rounds it is
    nobody's."""
    return s.turns >= 0 and lending.whose_turn(s) != crab // 2


@rule
def find_charged(s: State, ability: int) -> int:
    """The crab that has an ability and a charge for it, or -1."""
    for crab in range(0, 2 * s.players, table.crab_step(s)):
        if has_charged(s, crab, ability):
            return crab
    return -1


@rule
def offer(s: State, kind: int, crab: int) -> None:
    """A crab's owner may use its ability now; the decision is about the crab."""
    stack.push(s, kind, crab, crab // 2)


@rule
def offer_bounce(s: State, crab: int) -> None:
    """K04: a crab has fallen."""
    if has_charged(s, crab, state.BOUNCER):
        offer(s, state.BOUNCE, crab)


@rule
def offer_pick_pocket(box: Box, s: State, crab: int) -> None:
    """K10: a crab has got a shell. Several at once are one occasion."""
    thief = find_charged(s, state.PICKPOCKET)
    if thief < 0 or thief // 2 == crab // 2 or not is_others_turn(s, thief):
        return
    if s.spot[thief] == state.SEA or s.spot[crab] == state.SEA or (s.due == state.PICK_POCKET and s.about == thief):
        return
    if table.is_beside(box, s, s.spot[thief], s.spot[crab]):
        offer(s, state.PICK_POCKET, thief)


@rule
def offer_armour(s: State, crab: int) -> None:
    """K05: a crab is about to be pushed; the choice of where to lies on top of the stack. Who moves out of turn does so
    as in their own: their second crab is pushed without armour."""
    if has_charged(s, crab, state.ARMOURED_CRAB) and is_others_turn(s, crab) and crab // 2 != s.turn:
        offer(s, state.ARMOUR, crab)


@rule
def offer_sparing(s: State, crab: int) -> None:
    """K14: a crab was brought onto an obstacle; the loss of a card lies on top of the stack."""
    if has_charged(s, crab, state.BUILDER) and is_others_turn(s, crab) and s.hand[crab // 2] > 0:
        offer(s, state.SPARE_CARD, crab)


@rule
def offer_change_of_weather(s: State) -> None:
    """K12: an event was turned up; its effect lies on top of the stack."""
    crab = find_charged(s, state.WEATHER_CRAB)
    if crab >= 0:
        offer(s, state.CHANGE_WEATHER, crab)


@rule
def offer_overachieving(s: State) -> None:
    """K13: a challenge is about to be scored; the scoring lies on top of the stack."""
    crab = find_charged(s, state.OVERACHIEVER)
    if crab >= 0:
        offer(s, state.OVERACHIEVE, crab)


@rule
def lacks_charge(box: Box, s: State, crab: int) -> bool:
    """Whether a crab has an ability with fewer charges than its card has (OC-14.2)."""
    return s.ability[crab] > 0 and s.charges[crab] < box.ability_charges[s.ability[crab] - 1]


@rule
def regenerate_one(s: State, seat: int) -> None:
    """A player gets a charge back for one of their crabs (OC-15.2); without module 4 nothing (OC-Q41)."""
    if s.modules & state.ASYMMETRY != 0:
        stack.push(s, state.REGENERATE, 0, seat)
