"""Module 4 before the race (OC-14.1, OC-14.4): asymmetry cards are dealt openly, chosen clockwise from the start
player, and some abilities prepare something."""

from seaboard.core import stack
from seaboard.core.decisions import Decision, Json, Way
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.oh_crab import state, table
from seaboard.games.oh_crab.actions import CHOOSE_ABILITY_CARD, DEAL_ABILITY_CARD
from seaboard.games.oh_crab.pack import scouting
from seaboard.games.oh_crab.state import Box, State

OC_14_1 = 1401
OC_14_4 = 1404

CARDS_DEALT = 2  # for each crab


@rule
def deal_abilities(s: State) -> None:
    """Every player is to be dealt asymmetry cards, to choose and to prepare."""
    table.ask(s, state.PREPARE, 0)
    table.ask(s, state.CHOOSE_ABILITY, 0)
    table.ask(s, state.DEAL_ABILITY, 0)


# Dealing.


@rule
def count_dealt(s: State, seat: int) -> int:
    """The asymmetry cards that lie before a player."""
    n = 0
    for ability in range(state.ABILITIES):
        if s.dealt[ability] == seat + 1:
            n += 1
    return n


@rule
def seat_to_deal_to(s: State) -> int:
    """The first player, from the start player on, who is to be dealt a card, or -1."""
    for steps in range(s.players):
        seat = (s.lot + steps) % s.players
        if count_dealt(s, seat) < CARDS_DEALT * s.crabs:
            return seat
    return -1


@rule
def lacks_cards(box: Box, s: State) -> bool:
    """Whether a card is still to be dealt."""
    return seat_to_deal_to(s) >= 0


@rule
def list_deals(box: Box, s: State, out: Numbers, n: int) -> int:
    """The cards that may be dealt next: none that needs a module which is not in play."""
    first = DEAL_ABILITY_CARD + seat_to_deal_to(s) * state.ABILITIES
    for ability in range(state.ABILITIES):
        if s.dealt[ability] == 0 and s.modules & box.ability_needs[ability] == box.ability_needs[ability]:
            out[n] = first + ability
            n += 1
    return n


@rule
def deal_card(box: Box, s: State, which: int) -> None:
    """A card is laid before a player."""
    s.dealt[which % state.ABILITIES] = which // state.ABILITIES + 1


def read_dealt(which: int) -> Json:
    """A card and before whom it lies."""
    return {"seat": which // state.ABILITIES, "ability": state.ABILITY_NAMES[which % state.ABILITIES]}


# Choosing.


@rule
def crab_to_equip(s: State) -> int:
    """The first crab, from the start player's on, without an ability, or -1."""
    for steps in range(s.players):
        seat = (s.lot + steps) % s.players
        for crab in range(2 * seat, 2 * seat + s.crabs):
            if s.ability[crab] == 0:
                return crab
    return -1


@rule
def lacks_ability(box: Box, s: State) -> bool:
    """Whether a crab is still without an ability."""
    return crab_to_equip(s) >= 0


@rule
def seat_to_choose(box: Box, s: State) -> int:
    """Whose crab gets its ability next."""
    return crab_to_equip(s) // 2


@rule
def may_choose_ability(box: Box, s: State, which: int) -> int:
    """0 if this card lies before the player and the crab is the next one, else the rule that forbids it."""
    crab = crab_to_equip(s)
    if which // state.ABILITIES != crab % 2 or s.dealt[which % state.ABILITIES] != crab // 2 + 1:
        return OC_14_1
    return 0


@rule
def choose_ability(box: Box, s: State, which: int) -> None:
    """A crab gets an ability with all its charges; what its owner does not choose goes back to the box."""
    crab = crab_to_equip(s)
    ability = which % state.ABILITIES
    s.ability[crab] = ability + 1
    s.charges[crab] = box.ability_charges[ability]
    s.dealt[ability] = 0
    if crab % 2 + 1 == s.crabs:
        for other in range(state.ABILITIES):
            if s.dealt[other] == crab // 2 + 1:
                s.dealt[other] = 0


def read_choice(which: int) -> Json:
    """An ability, and which crab of the player gets it."""
    return {"ability": state.ABILITY_NAMES[which % state.ABILITIES], "crab": which // state.ABILITIES}


# Preparing.


@rule
def prepare(box: Box, s: State) -> None:
    """All have chosen: what abilities do before the race, clockwise from the start player (OC-14.4)."""
    stack.pop(s)
    for steps in range(s.players - 1, -1, -1):
        seat = (s.lot + steps) % s.players
        for crab in range(2 * seat, 2 * seat + s.crabs):
            prepare_ability(s, seat, s.ability[crab] - 1)


@rule
def prepare_ability(s: State, seat: int, ability: int) -> None:
    """K07 swaps a card, K11 looks at the tiles of the first beach plate, K12 at the first event."""
    if ability == state.TRADER:
        stack.push(s, state.MAY_SWAP, 0, seat)
    elif ability == state.SCOUT_CRAB:
        scouting.look_at_plate(s, seat, 0)
    elif ability == state.WEATHER_CRAB:
        scouting.look_at_event(s, seat, 0)


DECISIONS = (
    Decision(
        state.DEAL_ABILITY,
        "deal_ability",
        OC_14_1,
        (
            Way(
                "ability",
                DEAL_ABILITY_CARD,
                state.SEATS * state.ABILITIES,
                deal_card,
                lists=list_deals,
                reads=read_dealt,
            ),
        ),
        chance=True,
        asks=lacks_cards,
    ),
    Decision(
        state.CHOOSE_ABILITY,
        "choose_ability",
        OC_14_1,
        (
            Way(
                "choose_ability",
                CHOOSE_ABILITY_CARD,
                2 * state.ABILITIES,
                choose_ability,
                may=may_choose_ability,
                reads=read_choice,
            ),
        ),
        asks=lacks_ability,
        who=seat_to_choose,
        open=True,
    ),
    Decision(state.PREPARE, "prepare", OC_14_4, do=prepare),
)
