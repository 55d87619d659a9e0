"""One way in which the cards can have gone that `memory` has notes of, as a seat may imagine it.

Every action card stands for the slot that it really holds: a place in a hand, under the stack, or open. In an imagined
world another card may be in that slot. Going through the notes, whatever another seat gave was any card it had, each as
likely; what this seat saw must come true, or the way is given up. So all ways that fit are equally likely.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from seaboard.games.oh_crab import memory
from seaboard.games.oh_crab.memory import DRAWN, GIVEN, SHOWN
from seaboard.games.oh_crab.state import ACTION_CARDS, ALL_SEATS, State

TRIES = 64  # single ways before many go side by side
CROWD = 256


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


class Gone(NamedTuple):
    """A note in an imagined world: the piece that went, those it was among, and who knew of it."""

    note: Note
    piece: int
    pieces: list[int]
    known: int


@dataclass(slots=True)
class Way:
    """What went through the notes so far: the pieces, which of them is in every slot, and the notes of that world."""

    pieces: list[Piece]
    slots: list[int]
    gone: list[Gone]

    def copy(self) -> Way:
        """The same way, to go on differently."""
        return Way([replace(piece) for piece in self.pieces], self.slots[:], self.gone[:])

    def at(self, slot: int) -> Piece:
        """What is in a slot."""
        return self.pieces[self.slots[slot]]

    def exchange(self, one: int, other: int) -> None:
        """Let the pieces in two slots change places."""
        self.slots[one], self.slots[other] = self.slots[other], self.slots[one]

    def notes(self) -> list[Note]:
        """The notes as they are in this world, once all pieces have their names."""
        return [
            gone.note._replace(
                card=name_of(self.pieces[gone.piece]),
                cards=tuple(sorted(name_of(self.pieces[piece]) for piece in gone.pieces)),
                known=gone.known,
            )
            for gone in self.gone
        ]


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
    """What a seat can say about where cards are, by the notes; `find_way` goes one way at random."""

    def __init__(self, s: State, seat: int, seen: Iterable[int]) -> None:
        """`seen` are cards that this seat sees now."""
        self.s = s
        self.seat = seat
        self.seen = set(seen)
        self.notes = read_notes(s)
        self.forced = [self._is_seen_next(at) for at in range(len(self.notes))]
        self.kept = [self._kept_by_giver(at) for at in range(len(self.notes))]
        self.start = Way([self._start(card) for card in range(ACTION_CARDS)], list(range(ACTION_CARDS)), [])

    def find_way(self, rng: random.Random) -> Way:
        """A way that fits what the seat knows. After many notes hardly any try fits to the end: then many go side by
        side, and whoever gets stuck starts again from where another one stands (a particle filter), so that the time
        grows with the notes and not with the ways. The more there are, the nearer all ways are to equally likely."""
        for _ in range(TRIES):
            if way := self._go_together(1, rng):
                return way
        crowd = CROWD
        while (way := self._go_together(crowd, rng)) is None:
            crowd *= 2
        return way

    def _go_together(self, crowd: int, rng: random.Random) -> Way | None:
        """One of the ways to the end if so many begin; None if all get stuck at one note."""
        ways = [self.start.copy() for _ in range(crowd)]
        for at in range(len(self.notes)):
            ways = [way for way in ways if self._go_on(at, way, rng)]
            if not ways:
                return None
            ways += [rng.choice(ways).copy() for _ in range(crowd - len(ways))]
        ways = [way for way in ways if all(way.at(card).name == card for card in self.seen)]
        if not ways:
            return None
        way = rng.choice(ways)
        _name_unseen(way.pieces, rng)
        return way

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

    def _go_on(self, at: int, way: Way, rng: random.Random) -> bool:
        """Whether the cards can have gone as a note says; then they go so, and who sees it knows."""
        if not self._follow(at, way, rng):
            return False
        note = self.notes[at]
        way.gone.append(
            Gone(note, way.slots[note.card], [way.slots[card] for card in note.cards], way.at(note.card).known)
        )
        self._mark(at, way)
        return True

    def _follow(self, at: int, way: Way, rng: random.Random) -> bool:
        note = self.notes[at]
        if self._sees(note):
            places = note.cards if note.what == SHOWN else (note.card,)
            return _bring(note.card, places, way, rng)
        if note.what == GIVEN and note.seat != self.seat:
            if self.forced[at]:
                return _bring(note.card, note.cards, way, rng, names=False)
            given = [card for card in note.cards if way.at(card).name not in self.kept[at]]
            if not given:
                return False
            way.exchange(rng.choice(given), note.card)
        return True

    def _mark(self, at: int, way: Way) -> None:
        """Whoever draws or sees a card knows of it."""
        note = self.notes[at]
        piece = way.at(note.card)
        later = any(other.what == DRAWN and other.card == note.card for other in self.notes[at + 1 :])
        if note.what == DRAWN:
            piece.known |= 1 << note.seat
            for card in _unsettled(note):
                way.at(card).unsure = True
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


def _bring(card: int, places: tuple[int, ...], way: Way, rng: random.Random, *, names: bool = True) -> bool:
    """Whether this card is in one of these slots; then it goes to its own. A piece that was never seen may be it: the
    more there are, the likelier."""
    found = [place for place in places if way.at(place).name == card]
    if not found and all(piece.name != card for piece in way.pieces):
        unseen = [place for place in places if way.at(place).name is None]
        if rng.randrange(len(places)) < len(unseen):
            found = [rng.choice(unseen)]
    if not found:
        return False
    way.exchange(found[0], card)
    if names:
        way.at(card).name = card
    return True


def _name_unseen(pieces: list[Piece], rng: random.Random) -> None:
    """The cards that this seat has never seen are any of those left."""
    names = {piece.name for piece in pieces}
    left = [card for card in range(ACTION_CARDS) if card not in names]
    rng.shuffle(left)
    for piece in pieces:
        if piece.name is None:
            piece.name = left.pop()


def name_of(piece: Piece) -> int:
    """The card that a piece is, when all have their names."""
    assert piece.name is not None
    return piece.name
