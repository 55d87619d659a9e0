"""Whether the Adventure Pack's part of a readable position fits together: every tile and card is in one place, and
there are enough of those that nobody has looked at."""

from __future__ import annotations

from collections import Counter

from seaboard.core.position import refuse
from seaboard.games.oh_crab import state
from seaboard.games.oh_crab.pack import dealing, noticing
from seaboard.games.oh_crab.pack.dealing import CARDS_DEALT
from seaboard.games.oh_crab.pack.event_cards import INSTEAD
from seaboard.games.oh_crab.pack.surprises import count_bits, count_mixed
from seaboard.games.oh_crab.state import Box, State


def check_pack(box: Box, s: State, kinds: list[int], abouts: list[int]) -> None:
    """Refuse a position whose modules cannot be so, given what is to be done and what about."""
    if s.round:
        _check_edges(s)
        _check_tiles(s)
        _check_events(box, s, kinds, abouts)
        _check_challenges(s, kinds)
    _check_abilities(box, s, kinds)
    for kind, about in zip(kinds, abouts, strict=True):
        if kind == state.REVEAL_SURPRISE and not s.hideout[about // state.CRABS]:
            raise refuse(f"todo: no tile at {about // state.CRABS}")
        if kind == state.REVEAL_EVENT and not noticing.is_event_due(box, s):
            raise refuse("todo: no event")
        if (
            kind == state.CHOOSE_PUSH
            and about >= state.IN_ARMOUR
            and s.ability[about - state.IN_ARMOUR] != state.ARMOURED_CRAB + 1
        ):
            raise refuse("todo: no armour")
        if kind == state.PEEK and (not s.hideout[about] or s.surprise[about]):
            raise refuse(f"todo: nothing to look at, at {about}")
        if kind == state.FORESEE and (not s.modules & state.EVENTS or s.event_card[about] or s.cards_done):
            raise refuse("todo: no event to foresee")


def _check_edges(s: State) -> None:
    """No crab is behind an edge that nobody has crossed, and only cards that lie there are to be resolved."""
    for crab in range(2 * s.players):
        if crab % 2 < s.crabs and s.spot[crab] >= s.edge:
            raise refuse("cards_met")
    done = s.cards_done
    noticing.skip_places(s)
    if s.cards_done != done:
        raise refuse("cards_done")


def _check_tiles(s: State) -> None:
    if not s.modules & state.SURPRISES:
        if any(s.hideout) or any(s.kept) or s.junk_pool or s.treasure_pool or s.spare_treasures or any(s.plate_junk):
            raise refuse("tiles")
        return
    seen: Counter[int] = Counter(tile - 1 for tile in s.surprise if tile)
    for treasure in range(state.TREASURES):
        bits = [s.treasure_pool, *s.kept]
        seen[state.JUNK + treasure] += sum(mask >> treasure & 1 for mask in bits)
    for junk in range(state.JUNK):
        seen[junk] += s.junk_pool >> junk & 1
    if max(seen.values()) > 1:
        raise refuse("tiles: one is twice")
    unseen = sum(s.hideout[place] > 0 and s.surprise[place] == 0 for place in range(state.HIDEOUTS))
    junk = sum(s.plate_junk)
    if any(s.plate_junk[plate] > count_mixed(s, plate) for plate in range(state.BEACHES)):
        raise refuse("plate_junk")
    if junk > count_bits(s.junk_pool) or unseen - junk + s.spare_treasures != count_bits(s.treasure_pool):
        raise refuse("pools: tiles")
    for place in range(state.HIDEOUTS):
        if bool(s.surprise[place]) != bool(s.looked[place] & ~state.FROM_FLOTSAM):
            raise refuse(f"tiles: who looked at {place}")
        if s.looked[place] & state.FROM_FLOTSAM and 0 < s.surprise[place] <= state.JUNK:
            raise refuse(f"tiles: {place}")


def _check_events(box: Box, s: State, kinds: list[int], abouts: list[int]) -> None:
    if not s.modules & state.EVENTS:
        if s.event_pool or s.announced or any(s.event_card) or s.ongoing or s.shown_event:
            raise refuse("events")
        return
    ahead = [plate for plate in range(s.beaches) if 2 * plate + 1 >= s.cards_done]
    replaces = any(kind == state.REVEAL_EVENT and about > INSTEAD for kind, about in zip(kinds, abouts, strict=True))
    if s.shown_event or replaces:
        ahead = ahead[1:]
    if (state.HAPPEN in kinds) != (s.shown_event > 0) or not (s.shown_event > 0) <= (1 <= s.event_plate <= s.beaches):
        raise refuse("shown_event")
    named = [card for card in (*s.event_card, s.shown_event, s.ongoing) if card]
    if len(set(named)) != len(named) or any((s.event_pool | s.announced) >> (card - 1) & 1 for card in named):
        raise refuse("events: one is twice")
    if any(s.event_card[plate] and plate not in ahead for plate in range(state.BEACHES)):
        raise refuse("events")
    if any(bool(s.event_card[plate]) != bool(s.foreseen[plate]) for plate in range(state.BEACHES)):
        raise refuse("events: who foresaw one")
    if s.event_pool & s.announced or (s.announced and not s.modules & state.EXPERT_EVENTS):
        raise refuse("announced")
    unseen = sum(not s.event_card[plate] for plate in ahead)
    if s.modules & state.EXPERT_EVENTS and state.ANNOUNCE_EVENT not in kinds and count_bits(s.announced) != unseen:
        raise refuse("announced")
    if count_bits(s.event_pool) < (0 if s.modules & state.EXPERT_EVENTS else unseen) + replaces:
        raise refuse("pools: events")
    if s.ongoing and not (box.event_ongoing[s.ongoing - 1] and 1 <= s.ongoing_plate <= s.beaches):
        raise refuse("ongoing")


def _check_challenges(s: State, kinds: list[int]) -> None:
    if not s.modules & state.CHALLENGES:
        if s.challenge or s.award_card or s.challenge_pool or s.boost:
            raise refuse("challenges")
        return
    has_next = s.cards_done <= 2 * s.beaches
    is_turning = state.REVEAL_CHALLENGE in kinds
    if (s.challenge > 0) != (has_next and not is_turning):
        raise refuse("challenge")
    if (s.award_card > 0) != ((has_next or is_turning) and state.REVEAL_AWARD_CARD not in kinds):
        raise refuse("award_card")
    if state.CHOOSE_AWARD in kinds and not s.award_card:
        raise refuse("award_card")
    if s.challenge and s.challenge_pool >> (s.challenge - 1) & 1:
        raise refuse("challenge: twice")
    if count_bits(s.challenge_pool) < state.BEACHES or (s.boost and state.SCORE not in kinds):
        raise refuse("pools: challenges")


def _check_abilities(box: Box, s: State, kinds: list[int]) -> None:
    held = [ability for ability in s.ability if ability]
    if (held or any(s.dealt)) and not s.modules & state.ASYMMETRY:
        raise refuse("abilities")
    if len(set(held)) != len(held):
        raise refuse("abilities: one is twice")
    for crab in range(state.CRABS):
        if s.charges[crab] > (box.ability_charges[s.ability[crab] - 1] if s.ability[crab] else 0):
            raise refuse(f"abilities: charges of {crab}")
    named = [*(ability - 1 for ability in held), *(ability for ability in range(state.ABILITIES) if s.dealt[ability])]
    if any(s.modules & box.ability_needs[ability] != box.ability_needs[ability] for ability in named):
        raise refuse("abilities: one needs a module")
    if any(s.dealt[ability - 1] for ability in held):
        raise refuse("abilities: one is twice")
    if state.CHOOSE_ABILITY not in kinds:
        if any(s.dealt):
            raise refuse("dealt")
    elif state.DEAL_ABILITY not in kinds:
        _check_dealt(s)
    elif held:
        raise refuse("abilities")


def _check_dealt(s: State) -> None:
    """Whoever has still to choose has enough cards for it."""
    for seat in range(s.players):
        lacking = sum(not s.ability[crab] for crab in range(2 * seat, 2 * seat + s.crabs))
        if lacking and dealing.count_dealt(s, seat) < CARDS_DEALT * s.crabs - (s.crabs - lacking):
            raise refuse(f"dealt: {seat}")
