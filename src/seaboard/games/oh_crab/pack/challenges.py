"""Module 3, challenges: what each counts, who wins a place, and the awards (chapter 13)."""

from seaboard.core import stack
from seaboard.core.decisions import Decision, Json, Way
from seaboard.core.rule import rule
from seaboard.games.oh_crab import market, moments, moving, playing, state, table
from seaboard.games.oh_crab.actions import RESOLVE_CHALLENGE, TAKE_AWARD, TURN_AWARD_CARD, TURN_CHALLENGE
from seaboard.games.oh_crab.pack import interrupts, lending, noticing
from seaboard.games.oh_crab.state import Box, State

OC_13_1 = 1301
OC_13_2 = 1302
OC_13_3 = 1303
OC_13_6 = 1306

MOST_COUNTED = 100  # more than any challenge can count


# Turning up a challenge, and the award card beside it.


@rule
def has_next_challenge(box: Box, s: State) -> bool:
    """Whether a challenge lies at an edge that is still to be crossed or resolved."""
    return s.cards_done <= 2 * s.beaches


@rule
def may_turn_challenge(box: Box, s: State, challenge: int) -> int:
    """0 if this challenge was not turned up yet."""
    return 0 if (s.challenge_pool >> challenge) & 1 == 1 else OC_13_1


@rule
def turn_challenge(box: Box, s: State, challenge: int) -> None:
    """The next challenge lies face up (OC-13.1, OC-13.6)."""
    stack.pop(s)
    s.challenge_pool &= ~(1 << challenge)
    s.challenge = challenge + 1


@rule
def put_awards_away(box: Box, s: State) -> None:
    """After the last challenge the award card leaves the game (OC-13.6)."""
    stack.pop(s)
    s.award_card = 0


@rule
def turn_award_card(box: Box, s: State, card: int) -> None:
    """This award card lies beside the challenges."""
    stack.pop(s)
    s.award_card = card + 1


def read_challenge(challenge: int) -> Json:
    """A challenge by its id."""
    return {"challenge": state.CHALLENGE_NAMES[challenge]}


def read_award_card(card: int) -> Json:
    """An award card by its id."""
    return {"award_card": state.AWARD_CARD_NAMES[card]}


# Resolving a challenge.


@rule
def resolve_challenge(box: Box, s: State, which: int) -> None:
    """The active player lets the challenge be scored (OC-13.2)."""
    table.ask(s, state.SCORE, 0)
    interrupts.offer_overachieving(s)


@rule
def score_challenge(box: Box, s: State) -> None:
    """Find the places and give what they win; then the next challenge is turned up (OC-13.3 to OC-13.6)."""
    s.best_value = best_below(box, s, s.boost, MOST_COUNTED)
    s.winners = find_winners(box, s, s.boost)
    s.runners_up = find_runners_up(box, s, s.boost)
    s.second_value = best_below(box, s, s.boost, s.best_value) if s.runners_up != 0 else 0
    stack.turn_to(s, state.REVEAL_CHALLENGE, 0, s.whose)
    s.challenge = 0
    s.boost = 0
    noticing.finish_card(s)
    for steps in range(s.players - 1, -1, -1):
        if (s.winners >> (s.turn + steps) % s.players) & 1 == 1:
            stack.push(s, state.CHOOSE_AWARD, 0, (s.turn + steps) % s.players)
    give_shells(box, s, s.winners)
    give_shells(box, s, s.runners_up)


@rule
def give_shells(box: Box, s: State, seats: int) -> None:
    """A shell for each of these players, the active one first, then clockwise, as far as the bank has some."""
    for steps in range(s.players):
        seat = (s.turn + steps) % s.players
        if (seats >> seat) & 1 == 1:
            moments.gain_shell(box, s, moments.crab_of(s, seat))


@rule
def find_winners(box: Box, s: State, boost: int) -> int:
    """Who is first in the open challenge, as bits, if these seats count one more (OC-13.3)."""
    return seats_with(box, s, boost, best_below(box, s, boost, MOST_COUNTED))


@rule
def find_runners_up(box: Box, s: State, boost: int) -> int:
    """Who is second, as bits: nobody if several are first (OC-13.4)."""
    best = best_below(box, s, boost, MOST_COUNTED)
    winners = seats_with(box, s, boost, best)
    if winners & (winners - 1) != 0:
        return 0
    return seats_with(box, s, boost, best_below(box, s, boost, best))


@rule
def seats_with(box: Box, s: State, boost: int, value: int) -> int:
    """The players who reach exactly this value, as bits; nobody gets a place for nothing (OC-13.5)."""
    seats = 0
    if value > 0:
        for seat in range(s.players):
            if value_of(box, s, boost, seat) == value:
                seats |= 1 << seat
    return seats


@rule
def best_below(box: Box, s: State, boost: int, better: int) -> int:
    """The highest value below a better one."""
    highest = 0
    for seat in range(s.players):
        value = value_of(box, s, boost, seat)
        if value < better:
            highest = max(highest, value)
    return highest


@rule
def value_of(box: Box, s: State, boost: int, seat: int) -> int:
    """What the open challenge counts for a player, and one more for who is among those in `boost`."""
    return count_for(box, s, s.challenge - 1, seat) + ((boost >> seat) & 1)


# What each challenge counts.


@rule
def count_for(box: Box, s: State, challenge: int, seat: int) -> int:
    """C1 shells, C2 hand cards, C3 path cards, C4 discards, C5 market cards, C6 symbols, C7 neighbours, C8 equals."""
    if challenge == 0:
        return s.shells[seat]
    if challenge == 1:
        return s.hand[seat]
    if challenge == 2:
        return s.path[seat]
    if challenge == 3:
        return s.discards[seat]
    if challenge == 4:
        return count_market_cards(box, s, seat)
    if challenge == 5:
        return count_symbols(box, s, seat)
    if challenge == 6:
        return count_neighbours(box, s, seat)
    return count_equal_mains(box, s, seat)


@rule
def count_market_cards(box: Box, s: State, seat: int) -> int:
    """C5: cards of the path that have a special action."""
    n = 0
    for face in range(state.FACES):
        if s.where[table.card_of(seat, face)] == state.PATH + seat and box.special[face] >= 0:
            n += 1
    return n


@rule
def count_symbols(box: Box, s: State, seat: int) -> int:
    """C6: symbols that are complete in the path as it lies."""
    n = 0
    for left in range(state.FACES):
        card = table.card_of(seat, left)
        if s.where[card] == state.PATH + seat:
            right = face_after(s, seat, s.rank[card])
            if right >= 0:
                for half in range(2):
                    if playing.completed_symbol(box, s, left, right, half) >= 0:
                        n += 1
    return n


@rule
def face_after(s: State, seat: int, rank: int) -> int:
    """The card to the right of a place of the path, or -1."""
    for face in range(state.FACES):
        card = table.card_of(seat, face)
        if s.where[card] == state.PATH + seat and s.rank[card] == rank + 1:
            return face
    return -1


@rule
def count_neighbours(box: Box, s: State, seat: int) -> int:
    """C7: other crabs on fields next to a crab of the player, for the crab that has more of them."""
    most = 0
    for crab in range(2 * seat, 2 * seat + s.crabs):
        n = 0
        for other in range(0, 2 * s.players, table.crab_step(s)):
            if other != crab and s.spot[crab] != state.SEA and s.spot[other] != state.SEA:
                if table.is_beside(box, s, s.spot[crab], s.spot[other]):
                    n += 1
        most = max(most, n)
    return most


@rule
def count_equal_mains(box: Box, s: State, seat: int) -> int:
    """C8: cards of the path that share a main action, for the main action that has most."""
    most = 0
    for basic in range(state.BASICS):
        n = 0
        for face in range(state.FACES):
            if s.where[table.card_of(seat, face)] == state.PATH + seat and box.main[face] == basic:
                n += 1
        most = max(most, n)
    return most


# Awards: the decision is of a winner. Moves are made by the crab that stands for its owner.


@rule
def may_take_award(box: Box, s: State, award: int) -> int:
    """0 if an award is on the card and would do something for the winner, else the rule that forbids it."""
    first = (s.award_card - 1) * state.AWARDS_OF_A_CARD
    for place in range(first, first + state.AWARDS_OF_A_CARD):
        if box.award[place] == award and can_use_award(box, s, s.whose, award):
            return 0
    return OC_13_3


@rule
def can_use_award(box: Box, s: State, seat: int, award: int) -> bool:
    """Whether an award would do something."""
    if award == state.AWARD_SEAWARD or award == state.AWARD_FORWARD or award == state.AWARD_DIAGONALS:
        return moving.can_use_basic(box, s, moments.crab_of(s, seat), basic_of_award(award), s.hand[seat])
    if award == state.AWARD_MARKET_CARD:
        return s.stack + s.under + s.pile_size[0] + s.pile_size[1] + s.pile_size[2] > 0
    if award == state.AWARD_PATH_CARD:
        return s.path[seat] > 0
    if award == state.AWARD_SWAP:
        return market.may_swap(s, seat) == 0
    if award == state.AWARD_DISCARDS:
        return s.discards[seat] > 0
    if s.bank > 0 or award == state.AWARD_TWO_SHELLS:
        return s.bank > 0
    return interrupts.lacks_charge(box, s, 2 * seat) or interrupts.lacks_charge(box, s, 2 * seat + 1)


@rule
def basic_of_award(award: int) -> int:
    """The move that an award gives, once or twice."""
    if award == state.AWARD_SEAWARD:
        return state.SEAWARD
    return state.FORWARD if award == state.AWARD_FORWARD else state.DIAGONAL


@rule
def take_award(box: Box, s: State, award: int) -> None:
    """A winner exchanges the trophy for an award (OC-13.3)."""
    seat = s.whose
    crab = moments.crab_of(s, seat)
    stack.pop(s)
    if award == state.AWARD_SEAWARD or award == state.AWARD_FORWARD or award == state.AWARD_DIAGONALS:
        if crab != s.active:
            lending.lend_move(s, crab)
        s.granted[basic_of_award(award)] += 2 if award == state.AWARD_DIAGONALS else 1
        table.ask(s, state.GRANTED, state.BY_AWARD + award)
    elif award == state.AWARD_MARKET_CARD:
        market.await_card(s, seat)
    elif award == state.AWARD_PATH_CARD:
        stack.push(s, state.TAKE_BACK, 0, seat)
    elif award == state.AWARD_SWAP:
        market.begin_swap(s, seat)
    elif award == state.AWARD_DISCARDS:
        table.take_up_discards(s, seat)
    elif award == state.AWARD_TWO_SHELLS:
        moments.gain_shell(box, s, crab)
        moments.gain_shell(box, s, crab)
    else:
        interrupts.regenerate_one(s, seat)
        moments.gain_shell(box, s, crab)


def read_award(award: int) -> Json:
    """An award by its name."""
    return {"award": state.AWARD_NAMES[award]}


RESOLVING_A_CHALLENGE = Way(
    "resolve_challenge", RESOLVE_CHALLENGE, 1, resolve_challenge, when=noticing.is_challenge_due, rule=OC_13_2
)

DECISIONS = (
    Decision(
        state.REVEAL_CHALLENGE,
        "reveal_challenge",
        OC_13_6,
        (
            Way(
                "challenge",
                TURN_CHALLENGE,
                state.CHALLENGE_CARDS,
                turn_challenge,
                may=may_turn_challenge,
                reads=read_challenge,
            ),
        ),
        chance=True,
        asks=has_next_challenge,
        otherwise=put_awards_away,
    ),
    Decision(
        state.REVEAL_AWARD_CARD,
        "reveal_award_card",
        OC_13_1,
        (Way("award_card", TURN_AWARD_CARD, state.AWARD_CARDS, turn_award_card, reads=read_award_card),),
        chance=True,
        open=True,
    ),
    Decision(state.SCORE, "score", OC_13_2, do=score_challenge),
    Decision(
        state.CHOOSE_AWARD,
        "choose_award",
        OC_13_3,
        (Way("award", TAKE_AWARD, state.AWARDS, take_award, may=may_take_award, reads=read_award),),
    ),
)
