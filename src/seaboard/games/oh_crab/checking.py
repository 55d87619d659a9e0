"""Whether what a readable position says fits together: cards where they can be, whose turn it is, and what is to be
done in an order in which it can come about."""

from __future__ import annotations

from itertools import pairwise

from seaboard.core.position import refuse
from seaboard.games.oh_crab import rounds, table
from seaboard.games.oh_crab.actions import card_name
from seaboard.games.oh_crab.pack import lending
from seaboard.games.oh_crab.state import (
    ACT,
    ACTION_CARDS,
    ADD_MORE,
    ANNOUNCE_EVENT,
    ARMOUR,
    BEGIN,
    BOUNCE,
    BUILD,
    CALL_ON,
    CARDS,
    CHANGE_WEATHER,
    CHOOSE_ABILITY,
    CHOOSE_AWARD,
    CHOOSE_BASIC,
    CHOOSE_CRAB,
    CHOOSE_END,
    CHOOSE_PUSH,
    DEAL_ABILITY,
    DISCARD,
    DRAW,
    DRIFT,
    END_TURN,
    EXCHANGE,
    FALL_OFF,
    FIRST_SEAT,
    FORESEE,
    GIVE,
    GONE,
    GRANTED,
    HAPPEN,
    JUMP_AHEAD,
    JUMP_ASIDE,
    KEEP,
    LAY_PLATES,
    LAY_TILES,
    LENT_TURN,
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
    PILE,
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
    SEATS,
    SEND_BACK,
    SET_OFF,
    SPARE_CARD,
    TAILWIND,
    TAKE,
    TAKE_BACK,
    TAKE_SHORTCUT,
    TURN_UP,
    UNDER,
    State,
)

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
    GRANTED: {LENT_TURN, TAILWIND} | BETWEEN_ACTIONS | AMONG_AWARDS,
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
    LENT_TURN: {TAILWIND} | BETWEEN_ACTIONS | AMONG_AWARDS,
    REVEAL_CHALLENGE: BETWEEN_ACTIONS | {REVEAL_AWARD_CARD},
    REVEAL_AWARD_CARD: {PLAN, DEAL_ABILITY},
    SCORE: BETWEEN_ACTIONS,
    CHOOSE_AWARD: AMONG_AWARDS,
    PREPARE: {PLAN},
    CHOOSE_ABILITY: {PREPARE},
    DEAL_ABILITY: {CHOOSE_ABILITY},
    BOUNCE: WHERE_CARDS_ARE_TAKEN,
    ARMOUR: {CHOOSE_PUSH},
    PICK_POCKET: {REGENERATE} | WHERE_CARDS_ARE_TAKEN,
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


def check_together(s: State) -> None:
    """Refuse a position that cannot come about, or from which the game could not go on."""
    check_places(s)
    check_order(s)
    if s.round:
        check_turn(s)


def check_places(s: State) -> None:
    """Start cards never come into the market, action cards never leave the game, and what was given under the stack was
    there before what came later."""
    for card in range(CARDS):
        place = s.where[card]
        in_market = PILE <= place < UNDER + SEATS
        if (in_market and card >= ACTION_CARDS) or (place == GONE and card < ACTION_CARDS):
            raise refuse(f"card {card_name(table.face_of(card))}")
    for owner in range(s.players):
        given = sorted((s.rank[card], card) for card in range(ACTION_CARDS) if s.where[card] == UNDER + owner)
        for number, (_, card) in enumerate(given):
            if s.since[card] > number:
                raise refuse(f"since: {card_name(card)}")


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
    for below, kind in pairwise(kinds):
        if below not in LIES_ON.get(kind, ()):
            raise refuse("todo")


def check_turn(s: State) -> None:
    """Turns go round from the chef's holder, and who has had theirs has no planned card any more."""
    kinds = pending(s)
    if not kinds:
        return
    if PLAN in kinds:
        if s.turns != -1:
            raise refuse("turns")
        return
    if not 0 <= s.turns < s.players or lending.real_turn(s) != (s.chef + s.turns) % s.players:
        raise refuse("turn, turns or chef")
    plays_its_card = BEGIN in kinds or CHOOSE_END in kinds
    for turn in range(s.turns if plays_its_card else s.turns + 1):
        seat = (s.chef + turn) % s.players
        if s.planned[seat] > 0:
            raise refuse(f"seats[{seat}].planned")
