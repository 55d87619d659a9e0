"""What is to be done in a readable position: on what each thing can lie, and what it can be about."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise

from seaboard.core.position import refuse
from seaboard.games.oh_crab import rounds, state, table
from seaboard.games.oh_crab.discarding import FOR_JUNK
from seaboard.games.oh_crab.pack.event_cards import INSTEAD
from seaboard.games.oh_crab.state import State

STEPPING_IN = (state.BOUNCE, state.ARMOUR, state.PICK_POCKET, state.CHANGE_WEATHER, state.OVERACHIEVE, state.SPARE_CARD)
AT_THE_BOTTOM = {state.SET_OFF, state.END_TURN, state.NEXT_TURN}
WHERE_A_CRAB_ARRIVES = {
    state.BEGIN,
    state.ACT,
    state.GRANTED,
    state.CHOOSE_BASIC,
    state.SEND_BACK,
    state.CALL_ON,
    state.OFFER_SWAP,
    state.DISCARD,
    state.LOSE,
    state.CHOOSE_PUSH,
}
WHERE_A_CRAB_ARRIVES |= {state.REVEAL_SURPRISE, state.ARMOUR, state.BOUNCE, state.PICK_POCKET}
BETWEEN_ACTIONS = {state.BEGIN, state.ACT, state.RESOLVE}
AMONG_AWARDS = {state.REVEAL_CHALLENGE, state.CHOOSE_AWARD}
WHERE_CARDS_ARE_TAKEN = WHERE_A_CRAB_ARRIVES | BETWEEN_ACTIONS | AMONG_AWARDS
BEFORE_THE_FIRST_ROUND = {
    state.PLAN,
    state.ANNOUNCE_EVENT,
    state.REVEAL_CHALLENGE,
    state.REVEAL_AWARD_CARD,
    state.DEAL_ABILITY,
}
WHERE_ABILITIES_PREPARE = {state.PLAN, state.PEEK, state.FORESEE, state.MAY_SWAP}
LIES_ON = {
    state.FIRST_SEAT: {state.SET_OFF},
    state.LAY_TILES: {state.FIRST_SEAT},
    state.LAY_PLATES: {state.LAY_TILES},
    state.PLAN: {state.NEXT_TURN},
    state.BEGIN: {state.END_TURN},
    state.CHOOSE_CRAB: {state.BEGIN},
    state.RECOVER: {state.ACT},
    state.TURN_UP: {state.RECOVER, state.NEXT_TURN}
    | WHERE_CARDS_ARE_TAKEN
    | WHERE_ABILITIES_PREPARE
    | BEFORE_THE_FIRST_ROUND,
    state.TAKE: {state.TURN_UP},
    state.DRAW: {state.TURN_UP},
    state.KEEP: {state.TAKE},
    state.GIVE: {state.TAKE},
    state.OFFER_SWAP: {state.NEXT_TURN, state.RESOLVE},
    state.DRIFT: {state.OFFER_SWAP},
    state.ACT: {state.END_TURN},
    state.TAKE_SHORTCUT: {state.BEGIN, state.ACT, state.GRANTED},
    state.PAY: {state.TAKE_SHORTCUT, state.PAY},
    state.CHOOSE_PUSH: WHERE_A_CRAB_ARRIVES,
    state.DISCARD: WHERE_A_CRAB_ARRIVES,
    state.LOSE: WHERE_A_CRAB_ARRIVES,
    state.GRANTED: {state.LENT_MOVE, state.TAILWIND} | BETWEEN_ACTIONS | AMONG_AWARDS,
    state.CHOOSE_BASIC: {state.ACT},
    state.SEND_BACK: {state.ACT},
    state.CALL_ON: {state.ACT},
    state.MOVE_ASIDE: {state.ACT},
    state.JUMP_ASIDE: {state.ACT},
    state.JUMP_AHEAD: {state.BEGIN, state.ACT},
    state.MAKE_ROOM: {state.BEGIN, state.ACT},
    state.ADD_MORE: {state.ACT},
    state.CHOOSE_END: {state.ACT},
    state.REVEAL_SURPRISE: WHERE_A_CRAB_ARRIVES,
    state.TAKE_BACK: BETWEEN_ACTIONS | AMONG_AWARDS,
    state.BUILD: {state.BEGIN, state.ACT},
    state.RESOLVE: {state.NEXT_TURN},
    state.ANNOUNCE_EVENT: BEFORE_THE_FIRST_ROUND,
    state.REVEAL_EVENT: BETWEEN_ACTIONS,
    state.HAPPEN: BETWEEN_ACTIONS,
    state.MAY_SWAP: BETWEEN_ACTIONS | WHERE_ABILITIES_PREPARE,
    state.FALL_OFF: {state.FALL_OFF} | BETWEEN_ACTIONS,
    state.TAILWIND: {state.TAILWIND} | BETWEEN_ACTIONS,
    state.LENT_MOVE: {state.TAILWIND} | BETWEEN_ACTIONS | AMONG_AWARDS,
    state.REVEAL_CHALLENGE: BETWEEN_ACTIONS | {state.REVEAL_AWARD_CARD},
    state.REVEAL_AWARD_CARD: {state.PLAN, state.DEAL_ABILITY},
    state.SCORE: BETWEEN_ACTIONS,
    state.CHOOSE_AWARD: AMONG_AWARDS,
    state.PREPARE: {state.PLAN},
    state.CHOOSE_ABILITY: {state.PREPARE},
    state.DEAL_ABILITY: {state.CHOOSE_ABILITY},
    state.BOUNCE: WHERE_CARDS_ARE_TAKEN,
    state.ARMOUR: {state.CHOOSE_PUSH},
    state.PICK_POCKET: {state.REGENERATE, state.TAKE_BACK} | WHERE_CARDS_ARE_TAKEN,
    state.CHANGE_WEATHER: {state.HAPPEN},
    state.OVERACHIEVE: {state.SCORE},
    state.SPARE_CARD: {state.LOSE},
    state.REGENERATE: {state.REGENERATE} | WHERE_CARDS_ARE_TAKEN,
    state.SCOUT: {state.BEGIN, state.ACT},
    state.EXCHANGE: {state.BEGIN, state.ACT},
    state.PEEK: {state.EXCHANGE} | WHERE_ABILITIES_PREPARE,
    state.FORESEE: WHERE_ABILITIES_PREPARE,
}
"""On what each thing to be done can lie."""
NEEDS = {
    state.REVEAL_SURPRISE: state.SURPRISES,
    state.ANNOUNCE_EVENT: state.EVENTS,
    state.REVEAL_EVENT: state.EVENTS,
    state.HAPPEN: state.EVENTS,
    state.FALL_OFF: state.EVENTS,
    state.TAILWIND: state.EVENTS,
    state.REVEAL_CHALLENGE: state.CHALLENGES,
    state.REVEAL_AWARD_CARD: state.CHALLENGES,
    state.SCORE: state.CHALLENGES,
    state.CHOOSE_AWARD: state.CHALLENGES,
    state.RESOLVE: state.EVENTS | state.CHALLENGES,
    **dict.fromkeys(
        (*STEPPING_IN, state.DEAL_ABILITY, state.CHOOSE_ABILITY, state.PREPARE, state.REGENERATE), state.ASYMMETRY
    ),
}
"""Of which modules one must be in play for it."""


def pending(s: State) -> list[int]:
    """What is to be done, the last first."""
    return [*s.below[: s.depth - 1], s.due] if s.depth else []


def check_order(s: State) -> None:
    """What is to be done lies on what it comes from; at the end somebody is in the sea."""
    kinds = pending(s)
    if not kinds and not (s.round and any(rounds.is_home(s, seat) for seat in range(s.players))):
        raise refuse("todo: over")
    if kinds and (kinds[0] not in AT_THE_BOTTOM or (kinds[0] == state.SET_OFF) != (s.round == 0)):
        raise refuse("todo")
    if any(kind in NEEDS and not NEEDS[kind] & s.modules for kind in kinds):
        raise refuse("todo: modules")
    for below, kind in pairwise(kinds):
        if below not in LIES_ON.get(kind, ()):
            raise refuse("todo")


def crabs_in_the_way(s: State) -> set[int]:
    """The crabs that share a field because they are about to be pushed."""
    pending = zip([s.due, *s.below], [s.about, *s.below_about], strict=True)
    return {about % state.IN_ARMOUR for kind, about in pending if kind == state.CHOOSE_PUSH}


def what_about(s: State, due: int) -> Collection[int]:
    """What a thing to be done can be about: a crab, a seat, a basic action, a special or extra action."""
    crabs = range(0, 2 * s.players, table.crab_step(s))
    if due == state.CHOOSE_PUSH:
        return (*crabs, *(state.IN_ARMOUR + crab for crab in crabs)) if s.modules & state.ASYMMETRY else crabs
    if due == state.LOSE:
        return range(s.players)
    if due == state.PAY:
        return range(state.BASICS)
    if due == state.GRANTED:
        return range(state.GIVERS)
    if due == state.REVEAL_SURPRISE:
        return range(state.HIDEOUTS * state.CRABS)
    if due == state.REVEAL_EVENT:
        return range(1, INSTEAD + s.beaches + 1)
    if due == state.LENT_MOVE:
        return range(2 * state.CRABS)
    if due == state.TAILWIND or due in STEPPING_IN:
        return crabs
    if due == state.PEEK:
        return range(state.HIDEOUTS)
    if due in (state.EXCHANGE, state.FORESEE):
        return range(s.beaches)
    if due == state.BUILD:
        return range(2)
    return range(FOR_JUNK, state.SPECIALS) if due == state.DISCARD else range(1)
