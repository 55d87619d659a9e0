"""What players can remember of hidden cards when the stack has run down to cards that were given under it, and these
are drawn again, unseen (OC-7.4).

As long as shuffled cards are left, `known` and `since` say all. The first blind draw of a given card writes down the
gifts that lie under the stack; from then on every gift and every such draw is noted, and every card shown of which it
was not certain that it was there, in their order. `hidden` follows these notes. A note is one number with five parts.
"""

from seaboard.core.rule import rule
from seaboard.games.oh_crab import state
from seaboard.games.oh_crab.state import State

GIVEN, DRAWN, SHOWN = range(3)

# The parts of a note: the cards it may have been (as bits), the card it was, whose it was, what happened, and the seats
# that knew of the card before (as bits).
CARD_AT, SEAT_AT, WHAT_AT, KNOWN_AT = 36, 42, 45, 47
ALL_CARDS = (1 << state.ACTION_CARDS) - 1


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
    """Note what happened. When there is no room left, what is settled goes; if that is nothing, all is forgotten: what
    is hidden might then be anywhere."""
    if s.noted == state.NOTES:
        drop_settled(s)
        if s.noted == state.NOTES:
            forget_all(s)
    known = s.known[card]
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
    for card in range(state.ACTION_CARDS):
        if state.UNDER <= s.where[card] < state.PATH:
            s.known[card] = 1 << (s.where[card] - state.UNDER) % state.SEATS


@rule
def drop_settled(s: State) -> None:
    """Notes stay if a card is still doubtful by them, or by another that stays and is about the same cards."""
    doubt = doubtful(s)
    kept = 0
    more = True
    while more:
        more = False
        for i in range(s.noted):
            if kept >> i & 1 == 0 and matters(s, i, kept, doubt):
                kept |= 1 << i
                more = True
    n = 0
    for i in range(s.noted):
        if kept >> i & 1 == 1:
            s.notes[n] = s.notes[i]
            n += 1
    for i in range(n, s.noted):
        s.notes[i] = 0
    s.noted = n


@rule
def matters(s: State, at: int, kept: int, doubt: int) -> bool:
    """Whether a note is about a doubtful card, or about a card that a note which is kept is about as well."""
    if common(s, at, s.noted) & doubt != 0:
        return True
    for i in range(s.noted):
        if kept >> i & 1 == 1 and common(s, min(i, at), max(i, at)) != 0:
            return True
    return False


@rule
def common(s: State, first: int, second: int) -> int:
    """The cards that two notes are about, without those shown in between: these are others since, as it were. Behind
    the last note: the cards that were not shown since the first. As bits."""
    cards = noted_cards(s.notes[first]) | 1 << noted_card(s.notes[first])
    for i in range(first, second):
        if noted_what(s.notes[i]) == SHOWN:
            cards &= ~(1 << noted_card(s.notes[i]))
    if second < s.noted:
        cards &= noted_cards(s.notes[second]) | 1 << noted_card(s.notes[second])
    return cards


@rule
def hand_of(s: State, seat: int) -> int:
    """The action cards that a player has in the hand or planned, as bits."""
    cards = 0
    for card in range(state.ACTION_CARDS):
        if s.where[card] == state.HAND + seat or s.where[card] == state.PLANNED + seat:
            cards |= 1 << card
    return cards


@rule
def candidates(s: State, giver: int, rank: int) -> int:
    """The cards that one given at this rank under the stack may be: those that its giver has had since before, and did
    not give earlier. As bits."""
    number = 0
    for card in range(state.ACTION_CARDS):
        if s.where[card] == state.UNDER + giver and s.rank[card] < rank:
            number += 1
    cards = hand_of(s, giver)
    for card in range(state.ACTION_CARDS):
        if s.where[card] == state.UNDER + giver and s.rank[card] >= rank:
            cards |= 1 << card
    for card in range(state.ACTION_CARDS):
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
        for card in range(state.ACTION_CARDS):
            if state.UNDER <= s.where[card] < state.UNDER + state.SEATS and s.rank[card] == rank:
                giver = s.where[card] - state.UNDER
                write_note(s, GIVEN, giver, card, candidates(s, giver, rank))


@rule
def note_shown(s: State, seat: int, card: int) -> None:
    """All see a card that a player had hidden, or that is turned up from the stack (SEATS)."""
    s.unsure &= ~(1 << card)
    if s.noted == 0 or doubtful(s) >> card & 1 == 0:
        return
    if seat == state.SEATS:
        write_note(s, SHOWN, seat, card, 1 << card)
    elif can_have_come_back(s, seat, card):
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
def last_shown(s: State, card: int) -> int:
    """The number of the first note after a card was last shown."""
    first = 0
    for i in range(s.noted):
        if noted_what(s.notes[i]) == SHOWN and noted_card(s.notes[i]) == card:
            first = i + 1
    return first


@rule
def can_have_come_back(s: State, seat: int, card: int) -> bool:
    """Whether a player may have given a card away and drawn it again: one that it may have been, as others may have had
    it among theirs."""
    same = 1 << card
    for i in range(last_shown(s, card), s.noted):
        note = s.notes[i]
        if noted_what(note) == GIVEN and noted_cards(note) & same != 0:
            same |= noted_cards(note)
        if noted_what(note) == DRAWN and noted_seat(note) == seat and same >> noted_card(note) & 1 == 1:
            return True
    return False


@rule
def strike_out(s: State, card: int) -> None:
    """A card is shown that cannot have come back to its owner: so it was never given, but when all knew that it was
    this one and saw it come back."""
    for i in range(last_shown(s, card), s.noted):
        if noted_what(s.notes[i]) != SHOWN and noted_card(s.notes[i]) != card:
            s.notes[i] &= ~(1 << card)
