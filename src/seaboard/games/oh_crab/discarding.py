"""Hand cards that go to the discard pile: as the cost of an action or an obstacle, for a shortcut, or lost by chance
(OC-3.14, OC-6.3, OC-6.7)."""

from seaboard.core import stack
from seaboard.core.decisions import MANY, NONE, Decision, Way
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.oh_crab import arrows, moving, table
from seaboard.games.oh_crab.actions import DISCARD_CARD, LOSE_CARD, read_card, read_card_of_seat
from seaboard.games.oh_crab.state import DISCARD, FACES, HAND, LOSE, PAY, SEATS, SUPPORT, Box, State

OC_3_14 = 314
OC_6_3 = 603
OC_6_7 = 607
OC_11_3 = 1103

FOR_JUNK = -2  # beside what `entering` knows: a discard is about junk that was found


# Discards of the player's own choice. A payment for a shortcut is about the main action that the card must have.


@rule
def list_discards(box: Box, s: State, out: Numbers, n: int) -> int:
    """The hand cards that can be discarded, or pay."""
    seat = s.whose
    if s.due == PAY:
        return list_payments(box, s, seat, s.about, out, n)
    return table.list_cards(s, seat, HAND + seat, DISCARD_CARD, out, n)


@rule
def list_payments(box: Box, s: State, seat: int, basic: int, out: Numbers, n: int) -> int:
    """The hand cards that pay for a shortcut: those with the required main action (OC-6.7). If all of them are needed
    there is nothing to choose, and only the first is listed."""
    most = n + 1 if is_all_needed(box, s, seat, basic) else n + FACES
    for face in range(FACES):
        if n < most and box.main[face] == basic and s.where[table.card_of(seat, face)] == HAND + seat:
            out[n] = DISCARD_CARD + face
            n += 1
    return n


@rule
def still_to_pay(s: State, basic: int) -> int:
    """How many cards with this main action are still to be paid, the one that is due among them."""
    needed = 1 if s.due == PAY and s.about == basic else 0
    for i in range(s.depth - 1):
        if s.below[i] == PAY and s.below_about[i] == basic:
            needed += 1
    return needed


@rule
def is_all_needed(box: Box, s: State, seat: int, basic: int) -> bool:
    """Whether a player has just as many cards with this main action as are still to be paid."""
    return arrows.count_main(box, s, seat, basic) == still_to_pay(s, basic)


@rule
def only_discard(box: Box, s: State) -> int:
    """The only card to discard, NONE or MANY."""
    return table.only_in_hand(s, s.whose, DISCARD_CARD)


@rule
def only_payment(box: Box, s: State) -> int:
    """The first card that pays, if everybody can tell that all that can are needed; else MANY."""
    seat = s.whose
    basic = s.about
    if arrows.most_with_main(box, s, seat, basic) > still_to_pay(s, basic):
        return MANY
    for face in range(FACES):
        if box.main[face] == basic and s.where[table.card_of(seat, face)] == HAND + seat:
            return DISCARD_CARD + face
    return NONE


@rule
def discard(box: Box, s: State, face: int) -> None:
    """Discard a hand card; Support gives its main action (OC-8.5)."""
    seat = s.whose
    supports = s.due == DISCARD and s.about == SUPPORT
    stack.pop(s)
    table.discard_from_hand(s, seat, table.card_of(seat, face))
    if supports:
        moving.grant_basic(box, s, s.active, box.main[face])


@rule
def rule_of_discard(box: Box, s: State) -> int:
    """A special action costs a card, a field or junk does."""
    if s.about == FOR_JUNK:
        return OC_11_3
    return OC_3_14 if s.about >= 0 else OC_6_3


# Cards lost by chance: the decision is about their owner.


@rule
def list_losses(box: Box, s: State, out: Numbers, n: int) -> int:
    """The hand cards that a player may lose."""
    loser = s.about
    return table.list_cards(s, loser, HAND + loser, LOSE_CARD + loser * FACES, out, n)


@rule
def only_loss(box: Box, s: State) -> int:
    """The only card to lose, NONE or MANY."""
    loser = s.about
    return table.only_in_hand(s, loser, LOSE_CARD + loser * FACES)


@rule
def lose(box: Box, s: State, which: int) -> None:
    """A player loses this card."""
    stack.pop(s)
    loser = which // FACES
    table.discard_from_hand(s, loser, table.card_of(loser, which % FACES))


DISCARDS = Way("discard", DISCARD_CARD, FACES, discard, lists=list_discards, reads=read_card)

DECISIONS = (
    Decision(
        LOSE,
        "lose",
        OC_6_3,
        (Way("lose", LOSE_CARD, SEATS * FACES, lose, rule=OC_3_14, lists=list_losses, reads=read_card_of_seat),),
        chance=True,
        only=only_loss,
    ),
    Decision(DISCARD, "discard", rule_of_discard, (DISCARDS,), only=only_discard),
    Decision(PAY, "pay", OC_6_7, (DISCARDS,), only=only_payment),
)
