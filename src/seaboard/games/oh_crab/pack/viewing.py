"""What one player may see of the Adventure Pack: the modules in play, face-down tiles and cards with what this player
has seen of them, what is open, standings, and abilities with their charges. None for a module that is not in play."""

from __future__ import annotations

from seaboard.core.decisions import Json
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.oh_crab.actions import field_name, read_crab
from seaboard.games.oh_crab.pack import challenges
from seaboard.games.oh_crab.pack.noticing import plate_of_hideout
from seaboard.games.oh_crab.state import (
    ABILITIES,
    ABILITY_NAMES,
    ASYMMETRY,
    AWARD_CARD_NAMES,
    AWARD_NAMES,
    AWARDS_OF_A_CARD,
    BEACHES,
    CHALLENGE_NAMES,
    CHALLENGES,
    CRABS,
    EVENT_NAMES,
    EVENTS,
    FROM_FLOTSAM,
    HIDEOUTS,
    JUNK,
    PACK_NAMES,
    SEATS,
    SURPRISE_FIELDS,
    SURPRISE_NAMES,
    SURPRISES,
    Box,
    State,
)
from seaboard.games.oh_crab.table import crab_step


def view_pack(box: Box, s: State, you: int | None) -> Json:
    """The parts of a view that the pack adds."""
    return {
        "modules": [name for bit, name in enumerate(PACK_NAMES) if s.modules >> bit & 1],
        "surprises": _view_surprises(s, you) if s.modules & SURPRISES else None,
        "happenings": _view_happenings(s, you) if s.modules & EVENTS else None,
        "challenges": _view_challenges(box, s) if s.modules & CHALLENGES else None,
        "abilities": _view_abilities(box, s) if s.modules & ASYMMETRY else None,
    }


def name_treasures(kept: int) -> list[str]:
    """Treasures before a player by their ids."""
    return [name for bit, name in enumerate(SURPRISE_NAMES[JUNK:]) if kept >> bit & 1]


def _sees(mask: int, you: int | None) -> bool:
    return you is not None and bool(mask >> you & 1)


def _name(names: tuple[str, ...], number: int) -> str | None:
    return names[number - 1] if number else None


def _view_surprises(s: State, you: int | None) -> list[Json]:
    """The face-down tiles; what this player has seen has its id. All know of flotsam that it is no junk."""
    return [
        {
            "at": field_name(s.hideout[place]),
            "number": place % SURPRISE_FIELDS + 1,
            "plate": plate_of_hideout(place) + 1,
            "surprise": _name(SURPRISE_NAMES, s.surprise[place]) if _sees(s.looked[place], you) else None,
            "treasure": bool(s.looked[place] & FROM_FLOTSAM),
        }
        for place in range(HIDEOUTS)
        if s.hideout[place]
    ]


def _view_happenings(s: State, you: int | None) -> Json:
    """The events at edges that are still to come, what is being resolved, what holds on, and in the expert variant
    which are still to come."""
    ahead = [plate for plate in range(s.beaches) if s.cards_done <= 2 * plate + 1]
    return {
        "ahead": [
            {
                "plate": plate + 1,
                "happening": _name(EVENT_NAMES, s.event_card[plate]) if _sees(s.foreseen[plate], you) else None,
            }
            for plate in ahead
        ],
        "now": _name(EVENT_NAMES, s.shown_event),
        "ongoing": _name(EVENT_NAMES, s.ongoing),
        "plate": s.ongoing_plate,
        "announced": [name for bit, name in enumerate(EVENT_NAMES) if s.announced >> bit & 1],
    }


def _view_challenges(box: Box, s: State) -> Json:
    """The plates whose challenges are still to come, the open one with how all stand, and the awards."""
    awards = box.award[(s.award_card - 1) * AWARDS_OF_A_CARD : s.award_card * AWARDS_OF_A_CARD] if s.award_card else []
    return {
        "ahead": [plate + 1 for plate in range(s.beaches) if s.cards_done <= 2 * plate + 2],
        "challenge": _name(CHALLENGE_NAMES, s.challenge),
        "values": [challenges.value_of(box, s, s.boost, seat) for seat in range(s.players)] if s.challenge else [],
        "award_card": _name(AWARD_CARD_NAMES, s.award_card),
        "awards": [AWARD_NAMES[award] for award in awards],
    }


def _view_abilities(box: Box, s: State) -> Json:
    """What each crab can do and how often still; before the race the cards that lie before the players."""
    return {
        "crabs": [
            {
                **read_crab(crab),
                "ability": ABILITY_NAMES[s.ability[crab] - 1],
                "charges": s.charges[crab],
                "most": box.ability_charges[s.ability[crab] - 1],
            }
            for crab in range(0, 2 * s.players, crab_step(s))
            if s.ability[crab]
        ],
        "dealt": [
            [ABILITY_NAMES[ability] for ability in range(ABILITIES) if s.dealt[ability] == seat + 1]
            for seat in range(s.players)
        ],
    }


# The vector: what lies open, then the observer's own view of tiles and events, and treasures, abilities and charges for
# each seat from the observer's own on.
HEAD_OF_PACK = 10
OBSERVED_OF_PACK = HEAD_OF_PACK + HIDEOUTS + BEACHES + SEATS + 2 * CRABS + ABILITIES


@rule
def observe_pack(s: State, seat: int, out: Numbers, n: int) -> int:
    """Write what a seat sees of the pack to out from place n on; return the new n."""
    out[n] = s.modules
    out[n + 1] = s.cards_met
    out[n + 2] = s.cards_done
    out[n + 3] = s.shown_event
    out[n + 4] = s.ongoing
    out[n + 5] = s.ongoing_plate
    out[n + 6] = s.challenge
    out[n + 7] = s.award_card
    out[n + 8] = s.announced
    out[n + 9] = s.boost
    n += HEAD_OF_PACK
    for place in range(HIDEOUTS):
        has_looked = (s.looked[place] >> seat) & 1 == 1
        out[n] = 0 if s.hideout[place] == 0 else 1 + s.surprise[place] if has_looked else 1
        n += 1
    for plate in range(BEACHES):
        out[n] = s.event_card[plate] if (s.foreseen[plate] >> seat) & 1 == 1 else 0
        n += 1
    for turn in range(SEATS):
        other = (seat + turn) % s.players
        is_there = turn < s.players
        out[n] = s.kept[other] if is_there else 0
        n += 1
        for crab in range(2 * other, 2 * other + 2):
            out[n] = s.ability[crab] if is_there else 0
            out[n + 1] = s.charges[crab] if is_there else 0
            n += 2
    for ability in range(ABILITIES):
        out[n] = (s.dealt[ability] - 1 - seat) % s.players + 1 if s.dealt[ability] > 0 else 0
        n += 1
    return n
