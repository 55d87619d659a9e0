"""What is to be done in a readable position: on what each thing can lie, and what it can be about."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise

from seaboard.core.position import refuse
from seaboard.games.oh_crab import rounds, table
from seaboard.games.oh_crab.discarding import FOR_JUNK
from seaboard.games.oh_crab.pack.event_cards import INSTEAD
from seaboard.games.oh_crab.state import (
    ACT,
    ADD_MORE,
    ANNOUNCE_EVENT,
    ARMOUR,
    ASYMMETRY,
    BASICS,
    BEGIN,
    BOUNCE,
    BUILD,
    CALL_ON,
    CHALLENGES,
    CHANGE_WEATHER,
    CHOOSE_ABILITY,
    CHOOSE_AWARD,
    CHOOSE_BASIC,
    CHOOSE_CRAB,
    CHOOSE_END,
    CHOOSE_PUSH,
    CRABS,
    DEAL_ABILITY,
    DISCARD,
    DRAW,
    DRIFT,
    END_TURN,
    EVENTS,
    EXCHANGE,
    FALL_OFF,
    FIRST_SEAT,
    FORESEE,
    GIVE,
    GIVERS,
    GRANTED,
    HAPPEN,
    HIDEOUTS,
    IN_ARMOUR,
    JUMP_AHEAD,
    JUMP_ASIDE,
    KEEP,
    LAY_PLATES,
    LAY_TILES,
    LENT_MOVE,
    LOSE,
    MAKE_ROOM,
    MAY_SWAP,
    MOVE_ASIDE,
    NEXT_TURN,
    OFFER_SWAP,
    OVERACHIEVE,
    PAY,
    PEEK,
    PICK_POCKET,
    PLAN,
    PREPARE,
    RECOVER,
    REGENERATE,
    RESOLVE,
    REVEAL_AWARD_CARD,
    REVEAL_CHALLENGE,
    REVEAL_EVENT,
    REVEAL_SURPRISE,
    SCORE,
    SCOUT,
    SEND_BACK,
    SET_OFF,
    SPARE_CARD,
    SPECIALS,
    SURPRISES,
    TAILWIND,
    TAKE,
    TAKE_BACK,
    TAKE_SHORTCUT,
    TURN_UP,
    State,
)

STEPPING_IN = (BOUNCE, ARMOUR, PICK_POCKET, CHANGE_WEATHER, OVERACHIEVE, SPARE_CARD)
AT_THE_BOTTOM = {SET_OFF, END_TURN, NEXT_TURN}
WHERE_A_CRAB_ARRIVES = {BEGIN, ACT, GRANTED, CHOOSE_BASIC, SEND_BACK, CALL_ON, OFFER_SWAP, DISCARD, LOSE, CHOOSE_PUSH}
WHERE_A_CRAB_ARRIVES |= {REVEAL_SURPRISE, ARMOUR, BOUNCE, PICK_POCKET}
BETWEEN_ACTIONS = {BEGIN, ACT, RESOLVE}
AMONG_AWARDS = {REVEAL_CHALLENGE, CHOOSE_AWARD}
WHERE_CARDS_ARE_TAKEN = WHERE_A_CRAB_ARRIVES | BETWEEN_ACTIONS | AMONG_AWARDS
BEFORE_THE_FIRST_ROUND = {PLAN, ANNOUNCE_EVENT, REVEAL_CHALLENGE, REVEAL_AWARD_CARD, DEAL_ABILITY}
WHERE_ABILITIES_PREPARE = {PLAN, PEEK, FORESEE, MAY_SWAP}
LIES_ON = {
    FIRST_SEAT: {SET_OFF},
    LAY_TILES: {FIRST_SEAT},
    LAY_PLATES: {LAY_TILES},
    PLAN: {NEXT_TURN},
    BEGIN: {END_TURN},
    CHOOSE_CRAB: {BEGIN},
    RECOVER: {ACT},
    TURN_UP: {RECOVER, NEXT_TURN} | WHERE_CARDS_ARE_TAKEN | WHERE_ABILITIES_PREPARE | BEFORE_THE_FIRST_ROUND,
    TAKE: {TURN_UP},
    DRAW: {TURN_UP},
    KEEP: {TAKE},
    GIVE: {TAKE},
    OFFER_SWAP: {NEXT_TURN, RESOLVE},
    DRIFT: {OFFER_SWAP},
    ACT: {END_TURN},
    TAKE_SHORTCUT: {BEGIN, ACT, GRANTED},
    PAY: {TAKE_SHORTCUT, PAY},
    CHOOSE_PUSH: WHERE_A_CRAB_ARRIVES,
    DISCARD: WHERE_A_CRAB_ARRIVES,
    LOSE: WHERE_A_CRAB_ARRIVES,
    GRANTED: {LENT_MOVE, TAILWIND} | BETWEEN_ACTIONS | AMONG_AWARDS,
    CHOOSE_BASIC: {ACT},
    SEND_BACK: {ACT},
    CALL_ON: {ACT},
    MOVE_ASIDE: {ACT},
    JUMP_ASIDE: {ACT},
    JUMP_AHEAD: {BEGIN, ACT},
    MAKE_ROOM: {BEGIN, ACT},
    ADD_MORE: {ACT},
    CHOOSE_END: {ACT},
    REVEAL_SURPRISE: WHERE_A_CRAB_ARRIVES,
    TAKE_BACK: BETWEEN_ACTIONS | AMONG_AWARDS,
    BUILD: {BEGIN, ACT},
    RESOLVE: {NEXT_TURN},
    ANNOUNCE_EVENT: BEFORE_THE_FIRST_ROUND,
    REVEAL_EVENT: BETWEEN_ACTIONS,
    HAPPEN: BETWEEN_ACTIONS,
    MAY_SWAP: BETWEEN_ACTIONS | WHERE_ABILITIES_PREPARE,
    FALL_OFF: {FALL_OFF} | BETWEEN_ACTIONS,
    TAILWIND: {TAILWIND} | BETWEEN_ACTIONS,
    LENT_MOVE: {TAILWIND} | BETWEEN_ACTIONS | AMONG_AWARDS,
    REVEAL_CHALLENGE: BETWEEN_ACTIONS | {REVEAL_AWARD_CARD},
    REVEAL_AWARD_CARD: {PLAN, DEAL_ABILITY},
    SCORE: BETWEEN_ACTIONS,
    CHOOSE_AWARD: AMONG_AWARDS,
    PREPARE: {PLAN},
    CHOOSE_ABILITY: {PREPARE},
    DEAL_ABILITY: {CHOOSE_ABILITY},
    BOUNCE: WHERE_CARDS_ARE_TAKEN,
    ARMOUR: {CHOOSE_PUSH},
    PICK_POCKET: {REGENERATE, TAKE_BACK} | WHERE_CARDS_ARE_TAKEN,
    CHANGE_WEATHER: {HAPPEN},
    OVERACHIEVE: {SCORE},
    SPARE_CARD: {LOSE},
    REGENERATE: {REGENERATE} | WHERE_CARDS_ARE_TAKEN,
    SCOUT: {BEGIN, ACT},
    EXCHANGE: {BEGIN, ACT},
    PEEK: {EXCHANGE} | WHERE_ABILITIES_PREPARE,
    FORESEE: WHERE_ABILITIES_PREPARE,
}
"""On what each thing to be done can lie."""
NEEDS = {
    REVEAL_SURPRISE: SURPRISES,
    ANNOUNCE_EVENT: EVENTS,
    REVEAL_EVENT: EVENTS,
    HAPPEN: EVENTS,
    FALL_OFF: EVENTS,
    TAILWIND: EVENTS,
    REVEAL_CHALLENGE: CHALLENGES,
    REVEAL_AWARD_CARD: CHALLENGES,
    SCORE: CHALLENGES,
    CHOOSE_AWARD: CHALLENGES,
    RESOLVE: EVENTS | CHALLENGES,
    **dict.fromkeys((*STEPPING_IN, DEAL_ABILITY, CHOOSE_ABILITY, PREPARE, REGENERATE), ASYMMETRY),
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
    if kinds and (kinds[0] not in AT_THE_BOTTOM or (kinds[0] == SET_OFF) != (s.round == 0)):
        raise refuse("todo")
    if any(kind in NEEDS and not NEEDS[kind] & s.modules for kind in kinds):
        raise refuse("todo: modules")
    for below, kind in pairwise(kinds):
        if below not in LIES_ON.get(kind, ()):
            raise refuse("todo")


def crabs_in_the_way(s: State) -> set[int]:
    """The crabs that share a field because they are about to be pushed."""
    pending = zip([s.due, *s.below], [s.about, *s.below_about], strict=True)
    return {about % IN_ARMOUR for kind, about in pending if kind == CHOOSE_PUSH}


def what_about(s: State, due: int) -> Collection[int]:
    """What a thing to be done can be about: a crab, a seat, a basic action, a special or extra action."""
    crabs = range(0, 2 * s.players, table.crab_step(s))
    if due == CHOOSE_PUSH:
        return (*crabs, *(IN_ARMOUR + crab for crab in crabs)) if s.modules & ASYMMETRY else crabs
    if due == LOSE:
        return range(s.players)
    if due == PAY:
        return range(BASICS)
    if due == GRANTED:
        return range(GIVERS)
    if due == REVEAL_SURPRISE:
        return range(HIDEOUTS * CRABS)
    if due == REVEAL_EVENT:
        return range(1, INSTEAD + s.beaches + 1)
    if due == LENT_MOVE:
        return range(2 * CRABS)
    if due == TAILWIND or due in STEPPING_IN:
        return crabs
    if due == PEEK:
        return range(HIDEOUTS)
    if due in (EXCHANGE, FORESEE):
        return range(s.beaches)
    if due == BUILD:
        return range(2)
    return range(FOR_JUNK, SPECIALS) if due == DISCARD else range(1)
