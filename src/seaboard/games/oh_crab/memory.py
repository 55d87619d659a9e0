"""What players can remember of hidden cards when the stack has run down to cards that were given under it, and these
are drawn again, unseen (OC-7.4).

As long as shuffled cards are left, `known` and `since` say all. The first blind draw of a given card writes down the
gifts that lie under the stack; from then on every gift and every such draw is noted, and every card shown of which it
was not certain that it was there, in their order. `hidden` follows these notes. A note is one number with five parts.
"""

from seaboard.core.rule import rule
from seaboard.games.oh_crab.state import (
    ACTION_CARDS,
    HAND,
    NOTES,
    PATH,
    PLANNED,
    SEATS,
    UNDER,
    State,
)

GIVEN, DRAWN, SHOWN = range(3)

# The parts of a note: the cards it may have been (as bits), the card it was, whose it was, what happened, and the seats
# that knew of the card before (as bits).
CARD_AT, SEAT_AT, WHAT_AT, KNOWN_AT = 36, 42, 45, 47
ALL_CARDS = (1 << ACTION_CARDS) - 1


@rule
def noted_cards(note: int) -> int:
    """The cards that it may have been, as bits."""
    return note & ALL_CARDS


@rule
def noted_card(note: int) -> int:
    """The card that it was."""
    return note >> CARD_AT & 63


@rule
def noted_seat(note: int) -> int:
    """Who gave, drew or showed it; for a card turned up from the stack SEATS."""
    return note >> SEAT_AT & 7


@rule
def noted_what(note: int) -> int:
    """What happened."""
    return note >> WHAT_AT & 3


@rule
def write_note(s: State, what: int, seat: int, card: int, cards: int) -> None:
    """Note what happened. When there is no room left all is forgotten: what is hidden might then be anywhere."""
    if s.noted == NOTES:
        forget_all(s)
    known = s.known[card] + 0
    s.notes[s.noted] = cards | card << CARD_AT | seat << SEAT_AT | what << WHAT_AT | known << KNOWN_AT
    s.noted += 1


@rule
def clear_notes(s: State) -> None:
    """Begin a new page."""
    for i in range(s.noted):
        s.notes[i] = 0
    s.noted = 0


@rule
def forget_all(s: State) -> None:
    """Nobody is known to have any of the hidden cards."""
    clear_notes(s)
    for card in range(ACTION_CARDS):
        if UNDER <= s.where[card] < PATH:
            s.known[card] = 1 << (s.where[card] - UNDER) % SEATS


@rule
def hand_of(s: State, seat: int) -> int:
    """The action cards that a player has in the hand or planned, as bits."""
    cards = 0
    for card in range(ACTION_CARDS):
        if s.where[card] == HAND + seat or s.where[card] == PLANNED + seat:
            cards |= 1 << card
    return cards


@rule
def candidates(s: State, giver: int, rank: int) -> int:
    """The cards that one given at this rank under the stack may be: those that its giver has had since before, and did
    not give earlier. As bits."""
    number = 0
    for card in range(ACTION_CARDS):
        if s.where[card] == UNDER + giver and s.rank[card] < rank:
            number += 1
    cards = hand_of(s, giver)
    for card in range(ACTION_CARDS):
        if s.where[card] == UNDER + giver and s.rank[card] >= rank:
            cards |= 1 << card
    for card in range(ACTION_CARDS):
        if s.since[card] > number:
            cards &= ~(1 << card)
    return cards


@rule
def note_gift(s: State, seat: int, card: int) -> None:
    """A hand card is about to be given under the stack."""
    if s.noted > 0:
        write_note(s, GIVEN, seat, card, hand_of(s, seat))


@rule
def note_draw(s: State, giver: int, taker: int, card: int) -> None:
    """The first card under the stack, which somebody gave, is about to be drawn unseen."""
    if s.noted == 0:
        begin_notes(s)
    cards = candidates(s, giver, 0)
    write_note(s, DRAWN, taker, card, cards)
    s.known[card] |= 1 << taker
    s.unsure |= cards


@rule
def begin_notes(s: State) -> None:
    """Write down all that was given under the stack and lies there."""
    for rank in range(s.under):
        for card in range(ACTION_CARDS):
            if UNDER <= s.where[card] < UNDER + SEATS and s.rank[card] == rank:
                giver = s.where[card] - UNDER
                write_note(s, GIVEN, giver, card, candidates(s, giver, rank))


@rule
def note_shown(s: State, seat: int, card: int) -> None:
    """All see a card that a player had hidden, or that is turned up from the stack (SEATS)."""
    s.unsure &= ~(1 << card)
    if s.noted == 0 or doubtful(s) >> card & 1 == 0:
        return
    if seat == SEATS:
        write_note(s, SHOWN, seat, card, 1 << card)
    elif has_drawn(s, seat):
        write_note(s, SHOWN, seat, card, hand_of(s, seat) | 1 << card)
    else:
        strike_out(s, card)
    if doubtful(s) == 0:
        clear_notes(s)


@rule
def doubtful(s: State) -> int:
    """The cards of which not all can be certain where they are, by the notes; as bits."""
    cards = 0
    for i in range(s.noted):
        note = s.notes[i]
        if noted_what(note) == SHOWN:
            cards &= ~(1 << noted_card(note))
        elif noted_what(note) == GIVEN and noted_cards(note) != 1 << noted_card(note):
            cards |= noted_cards(note)
    return cards


@rule
def has_drawn(s: State, seat: int) -> bool:
    """Whether a player has drawn a given card, so that a card that was given away may have come back."""
    for i in range(s.noted):
        if noted_what(s.notes[i]) == DRAWN and noted_seat(s.notes[i]) == seat:
            return True
    return False


@rule
def strike_out(s: State, card: int) -> None:
    """A card shown by somebody to whom no given card can have come back: it was never given."""
    for i in range(s.noted):
        if noted_what(s.notes[i]) != SHOWN:
            s.notes[i] &= ~(1 << card)
