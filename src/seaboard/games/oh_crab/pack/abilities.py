"""Module 4, asymmetry (chapter 14): what the fourteen abilities do, in their crab's own turn and when they step in."""

from seaboard.core import stack
from seaboard.core.decisions import Decision, Json, Way
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.oh_crab import entering, extras, market, moments, moving, shifting, state, table
from seaboard.games.oh_crab.actions import DECLINE, GET_CHARGE, USE_ABILITY
from seaboard.games.oh_crab.pack import challenges, handling, interrupts, scouting
from seaboard.games.oh_crab.state import Box, State

OC_14_2 = 1402
OC_14_3 = 1403


# Using an ability: between the actions of a turn that of the active crab, else that of the crab that it is offered to.


@rule
def is_between_actions(s: State) -> bool:
    """Whether an ability is used in its owner's turn, between actions, and not offered at its moment (OC-14.3)."""
    return s.due == state.ACT or s.due == state.BEGIN


@rule
def crab_to_use(s: State) -> int:
    """The crab whose ability can be used now."""
    return s.active if is_between_actions(s) else s.about


@rule
def has_charge(box: Box, s: State) -> bool:
    """Whether the crab whose ability can be used now has a charge."""
    return s.modules & state.ASYMMETRY != 0 and s.charges[crab_to_use(s)] > 0


@rule
def may_use_ability(box: Box, s: State, ability: int) -> int:
    """0 if this ability is there, can be paid and would do something now, else the rule that forbids it."""
    crab = crab_to_use(s)
    if s.ability[crab] != ability + 1:
        return OC_14_3
    if s.charges[crab] == 0 or s.shells[crab // 2] < box.ability_price[ability]:
        return OC_14_2
    can = can_use_in_turn(box, s, crab, ability) if is_between_actions(s) else can_step_in(box, s, crab, ability)
    return 0 if can else OC_14_3


@rule
def list_abilities(box: Box, s: State, out: Numbers, n: int) -> int:
    """The only ability that can be used now, if it can."""
    ability = s.ability[crab_to_use(s)] - 1
    if ability >= 0 and may_use_ability(box, s, ability) == 0:
        out[n] = USE_ABILITY + ability
        n += 1
    return n


@rule
def use_ability(box: Box, s: State, ability: int) -> None:
    """Use an ability, which costs a charge and what its card says in shells (OC-14.2)."""
    crab = crab_to_use(s)
    s.charges[crab] -= 1
    table.pay_shells(s, crab // 2, box.ability_price[ability])
    if is_between_actions(s):
        use_in_turn(box, s, crab, ability)
    else:
        stack.pop(s)
        step_in(s, crab, ability)


@rule
def decline(box: Box, s: State, which: int) -> None:
    """Save the charge; everything goes on as if there were no such ability."""
    stack.pop(s)


def read_ability(ability: int) -> Json:
    """An ability by its id."""
    return {"ability": state.ABILITY_NAMES[ability]}


def ability_at_hand(box: Box, s: State) -> list[int]:
    """The ability that may be used now, if any."""
    ability = s.ability[crab_to_use(s)]
    return [ability - 1] if ability else []


# In the crab's own turn.


@rule
def can_use_in_turn(box: Box, s: State, crab: int, ability: int) -> bool:
    """Whether an ability is one for the own turn and would do something."""
    seat = crab // 2
    if ability == state.SPRINTER or ability == state.ZIGZAG_CRAB:
        return moving.can_use_basic(
            box, s, crab, state.FORWARD if ability == state.SPRINTER else state.DIAGONAL, s.hand[seat]
        )
    if ability == state.COLLECTOR:
        return s.bank > 0
    if ability == state.HERMIT:
        return s.path[seat] > 0
    if ability == state.TRADER:
        return market.may_swap(s, seat) == 0
    if ability == state.FIDDLER_CRAB:
        return extras.can_change_places(box, s)
    if ability == state.JUMPER:
        return extras.can_jump_ahead(box, s)
    if ability == state.SCOUT_CRAB:
        return scouting.can_scout(s)
    return ability == state.BUILDER and handling.can_build(box, s, handling.NEARBY)


@rule
def use_in_turn(box: Box, s: State, crab: int, ability: int) -> None:
    """Begin what an ability does in the own turn."""
    if ability == state.SPRINTER:
        sprint(s)
    elif ability == state.ZIGZAG_CRAB:
        go_zigzag(s)
    elif ability == state.COLLECTOR:
        collect_more(box, s, crab)
    elif ability == state.HERMIT:
        change_shell(box, s, crab)
    elif ability == state.TRADER:
        market.begin_swap(s, crab // 2)  # K07: a card swap
    elif ability == state.FIDDLER_CRAB:
        table.ask(s, state.MAKE_ROOM, 0)  # K08: change places, as the extra action Ba
    elif ability == state.JUMPER:
        table.ask(s, state.JUMP_AHEAD, 0)  # K09: jump two fields, as the extra action Ca
    elif ability == state.SCOUT_CRAB:
        table.ask(s, state.SCOUT, 0)  # K11: look at the tiles of a plate
    elif ability == state.BUILDER:
        table.ask(s, state.BUILD, handling.NEARBY)  # K14: a field within two fields becomes an obstacle


@rule
def sprint(s: State) -> None:
    """K01: a forward action."""
    s.granted[state.FORWARD] += 1
    table.ask(s, state.GRANTED, state.BY_ABILITY + state.SPRINTER)


@rule
def go_zigzag(s: State) -> None:
    """K02: two diagonal actions, not interrupted except by field actions."""
    s.granted[state.DIAGONAL] += 2
    table.ask(s, state.GRANTED, state.BY_ABILITY + state.ZIGZAG_CRAB)


@rule
def change_shell(box: Box, s: State, crab: int) -> None:
    """K06: a card of the path goes back to the hand, and a shell is taken."""
    table.ask(s, state.TAKE_BACK, 0)
    moments.gain_shell(box, s, crab)


@rule
def collect_more(box: Box, s: State, crab: int) -> None:
    """K03: a shell, or two if a crab of another player is ahead."""
    moments.gain_shell(box, s, crab)
    if shifting.crabs_ahead(s) != 0:
        moments.gain_shell(box, s, crab)


# When it is offered.


@rule
def can_step_in(box: Box, s: State, crab: int, ability: int) -> bool:
    """Whether the ability that is offered would still do something."""
    if s.due == state.BOUNCE:
        return ability == state.BOUNCER and s.fallen[crab] == 1
    if s.due == state.ARMOUR:
        return ability == state.ARMOURED_CRAB and (s.fallen[crab] == 0 or entering.count_pushes(box, s, crab) > 1)
    if s.due == state.PICK_POCKET:
        return ability == state.PICKPOCKET and s.bank > 0
    if s.due == state.CHANGE_WEATHER:
        return ability == state.WEATHER_CRAB and scouting.can_replace_event(s)
    if s.due == state.OVERACHIEVE:
        return ability == state.OVERACHIEVER and would_overachieve(box, s, crab)
    return s.due == state.SPARE_CARD and ability == state.BUILDER


@rule
def would_overachieve(box: Box, s: State, crab: int) -> bool:
    """Whether places would change if a crab's owner counted one more."""
    now = s.boost
    more = now | 1 << (crab // 2)
    if challenges.find_winners(box, s, more) != challenges.find_winners(box, s, now):
        return True
    return challenges.find_runners_up(box, s, more) != challenges.find_runners_up(box, s, now)


@rule
def step_in(s: State, crab: int, ability: int) -> None:
    """What an ability does that was offered and used; what it was offered for lies on top of the stack."""
    if ability == state.BOUNCER:
        s.fallen[crab] = 0  # K04: stand up at once
    elif ability == state.ARMOURED_CRAB:
        brace(s, crab)
    elif ability == state.PICKPOCKET:
        pick_pocket(s, crab)
    elif ability == state.WEATHER_CRAB:
        scouting.replace_event(s)
    elif ability == state.OVERACHIEVER:
        s.boost |= 1 << (crab // 2)  # K13: the value counts 1 higher
    elif ability == state.BUILDER:
        stack.pop(s)  # K14: no card is lost


@rule
def brace(s: State, crab: int) -> None:
    """K05: the owner chooses where the crab is pushed, and it does not fall by the push."""
    stack.turn_to(s, state.CHOOSE_PUSH, state.IN_ARMOUR + crab, crab // 2)


@rule
def pick_pocket(s: State, crab: int) -> None:
    """K10: a shell of the bank, too."""
    s.bank -= 1
    s.shells[crab // 2] += 1


# Charges come back.


@rule
def may_get_charge(box: Box, s: State, number: int) -> int:
    """0 if this crab of the player lacks a charge, else the rule that forbids giving it one (OC-14.2)."""
    return 0 if number < s.crabs and interrupts.lacks_charge(box, s, 2 * s.whose + number) else OC_14_2


@rule
def get_charge(box: Box, s: State, number: int) -> None:
    """A crab gets a charge back."""
    s.charges[2 * s.whose + number] += 1
    stack.pop(s)


def read_number(number: int) -> Json:
    """A crab of the one who acts."""
    return {"crab": number}


USING_AN_ABILITY = Way(
    "use_ability",
    USE_ABILITY,
    state.ABILITIES,
    use_ability,
    may=may_use_ability,
    when=has_charge,
    rule=OC_14_3,
    lists=list_abilities,
    reads=read_ability,
    considers=ability_at_hand,
)

STEPPING_IN = (USING_AN_ABILITY, Way("decline", DECLINE, 1, decline))

DECISIONS = (
    Decision(state.BOUNCE, "bounce", OC_14_3, STEPPING_IN),
    Decision(state.ARMOUR, "armour", OC_14_3, STEPPING_IN),
    Decision(state.PICK_POCKET, "pick_pocket", OC_14_3, STEPPING_IN),
    Decision(state.CHANGE_WEATHER, "change_weather", OC_14_3, STEPPING_IN),
    Decision(state.OVERACHIEVE, "overachieve", OC_14_3, STEPPING_IN),
    Decision(state.SPARE_CARD, "spare_card", OC_14_3, STEPPING_IN),
    Decision(
        state.REGENERATE,
        "regenerate",
        OC_14_2,
        (Way("regenerate", GET_CHARGE, 2, get_charge, may=may_get_charge, reads=read_number),),
    ),
)
