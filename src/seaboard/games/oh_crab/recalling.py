"""One way in which the cards can have gone that `memory` has notes of, as a seat may imagine it.

Every action card stands for the slot that it really holds: a place in a hand, under the stack, or open. In an imagined
world another card may be in that slot. Going through the notes, whatever another seat gave was any card it had, each as
likely; what this seat saw must come true, or the way is given up. So all ways that fit are equally likely.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from seaboard.games.oh_crab import memory
from seaboard.games.oh_crab.memory import DRAWN, GIVEN, SHOWN
from seaboard.games.oh_crab.state import ACTION_CARDS, ALL_SEATS, State


class Note(NamedTuple):
    """A note, read."""

    what: int
    seat: int
    card: int
    cards: tuple[int, ...]
    known: int


@dataclass(slots=True)
class Piece:
    """A card in an imagined world. It has no name while this seat has never seen it."""

    name: int | None
    known: int
    since: int
    unsure: bool


class Way(NamedTuple):
    """What is in every slot, and the notes of that world."""

    slots: list[Piece]
    notes: list[Note]


def read_notes(s: State) -> list[Note]:
    """All notes, in their order."""
    return [_read(note) for note in s.notes[: s.noted]]


def _read(note: int) -> Note:
    cards = tuple(card for card in range(ACTION_CARDS) if memory.noted_cards(note) >> card & 1)
    known = note >> memory.KNOWN_AT
    return Note(memory.noted_what(note), memory.noted_seat(note), memory.noted_card(note), cards, known)


def encode(note: Note) -> int:
    """A note as the number that the state has."""
    cards = sum(1 << card for card in note.cards)
    parts = note.card << memory.CARD_AT | note.seat << memory.SEAT_AT | note.what << memory.WHAT_AT
    return cards | parts | note.known << memory.KNOWN_AT


class Recollection:
    """What a seat can say about where cards are, by the notes; `try_way` goes one way at random."""

    def __init__(self, s: State, seat: int, seen: Iterable[int]) -> None:
        """`seen` are cards that this seat sees now."""
        self.s = s
        self.seat = seat
        self.seen = set(seen)
        self.notes = read_notes(s)
        self.forced = [self._is_seen_next(at) for at in range(len(self.notes))]
        self.kept = [self._kept_by_giver(at) for at in range(len(self.notes))]

    def try_way(self, rng: random.Random) -> Way | None:
        """A world, or None if this way does not fit what the seat knows."""
        slots = [self._start(card) for card in range(ACTION_CARDS)]
        gone: list[tuple[Note, Piece, list[Piece], int]] = []
        for at, note in enumerate(self.notes):
            if not self._follow(at, slots, rng):
                return None
            piece = slots[note.card]
            gone.append((note, piece, [slots[card] for card in note.cards], piece.known))
            self._mark(at, slots)
        if any(slots[card].name != card for card in self.seen):
            return None
        _name_unseen(slots, rng)
        notes = [
            note._replace(card=name_of(piece), cards=tuple(sorted(map(name_of, pieces))), known=known)
            for note, piece, pieces, known in gone
        ]
        return Way(slots, notes)

    def _start(self, card: int) -> Piece:
        """What was in a slot before the first note."""
        told = [note for note in self.notes if note.card == card and note.what != GIVEN]
        seen = [note for note in told if self._sees(note)]
        knew = seen[0].known >> self.seat & 1 if seen else self.s.known[card] >> self.seat & 1 or card in self.seen
        went_on = any(note.what == DRAWN for note in told)
        marked = any(card in _unsettled(note) for note in self.notes)
        shown = any(note.what == SHOWN for note in told)
        return Piece(
            name=card if knew else None,
            known=told[0].known if told else self.s.known[card],
            since=0 if went_on or shown else self.s.since[card],
            unsure=not marked and not shown and bool(self.s.unsure >> card & 1),
        )

    def _sees(self, note: Note) -> bool:
        return note.what == SHOWN or (note.what == DRAWN and note.seat == self.seat)

    def _follow(self, at: int, slots: list[Piece], rng: random.Random) -> bool:
        """Whether the cards can have gone as a note says; then they go so."""
        note = self.notes[at]
        if self._sees(note):
            places = note.cards if note.what == SHOWN else (note.card,)
            return _bring(note.card, places, slots, rng)
        if note.what == GIVEN and note.seat != self.seat:
            if self.forced[at]:
                return _bring(note.card, note.cards, slots, rng, names=False)
            given = [card for card in note.cards if slots[card].name not in self.kept[at]]
            if not given:
                return False
            _exchange(slots, rng.choice(given), note.card)
        return True

    def _mark(self, at: int, slots: list[Piece]) -> None:
        """Whoever draws or sees a card knows of it."""
        note = self.notes[at]
        piece = slots[note.card]
        later = any(other.what == DRAWN and other.card == note.card for other in self.notes[at + 1 :])
        if note.what == DRAWN:
            piece.known |= 1 << note.seat
            for card in _unsettled(note):
                slots[card].unsure = True
        elif note.what == SHOWN:
            piece.known = ALL_SEATS
            piece.unsure = False
        if note.what != GIVEN:
            piece.since = 0 if later else self.s.since[note.card]

    def _is_seen_next(self, at: int) -> bool:
        """Whether the seat sees what was given here before it gets among other cards: then the card is certain."""
        card = self.notes[at].card
        for note in self.notes[at + 1 :]:
            if note.card == card and self._sees(note) and (note.what == DRAWN or note.cards == (card,)):
                return True
            if note.what != DRAWN and card in note.cards:
                return False
        return False

    def _kept_by_giver(self, at: int) -> set[int]:
        """Cards that were not given here, as their owner shows them later and nothing can have come back until then."""
        note, shown, kept = self.notes[at], set(), set()
        for later in self.notes[at + 1 :]:
            if later.what == DRAWN and later.seat == note.seat:
                break
            if self._sees(later) and later.card not in shown:
                shown.add(later.card)
                if later.what == SHOWN and later.seat == note.seat:
                    kept.add(later.card)
        return kept - {note.card}


def _unsettled(note: Note) -> tuple[int, ...]:
    """The cards of which one was drawn unseen, if there are several."""
    return note.cards if note.what == DRAWN and len(note.cards) > 1 else ()


def _bring(card: int, places: tuple[int, ...], slots: list[Piece], rng: random.Random, *, names: bool = True) -> bool:
    """Whether this card is in one of these slots; then it goes to its own. A piece that was never seen may be it: the
    more there are, the likelier."""
    found = [place for place in places if slots[place].name == card]
    if not found and all(piece.name != card for piece in slots):
        unseen = [place for place in places if slots[place].name is None]
        if rng.randrange(len(places)) < len(unseen):
            found = [rng.choice(unseen)]
    if not found:
        return False
    _exchange(slots, found[0], card)
    if names:
        slots[card].name = card
    return True


def _exchange(slots: list[Piece], one: int, other: int) -> None:
    slots[one], slots[other] = slots[other], slots[one]


def _name_unseen(slots: list[Piece], rng: random.Random) -> None:
    """The cards that this seat has never seen are any of those left."""
    names = {piece.name for piece in slots}
    left = [card for card in range(ACTION_CARDS) if card not in names]
    rng.shuffle(left)
    for piece in slots:
        if piece.name is None:
            piece.name = left.pop()


def name_of(piece: Piece) -> int:
    """The card that a piece is, when all have their names."""
    assert piece.name is not None
    return piece.name
