"""The notes of `memory` in readable positions: what was given, drawn and shown since the stack ran down."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from seaboard.core.position import refuse
from seaboard.games.oh_crab.actions import card_name
from seaboard.games.oh_crab.recalling import Note, encode, read_notes
from seaboard.games.oh_crab.state import ACTION_CARDS, NOTES, SEATS, State

What = Literal["given", "drawn", "shown"]
NAMES = {card_name(card): card for card in range(ACTION_CARDS)}


class NotePosition(msgspec.Struct, forbid_unknown_fields=True):
    """What happened to a card, who had it (nobody: it was turned up from the stack), which cards it may have been as
    far as all could tell, and which seats knew of it before."""

    what: What
    card: str
    seat: Annotated[int, msgspec.Meta(ge=0, lt=SEATS)] | None
    cards: Annotated[list[str], msgspec.Meta(max_length=ACTION_CARDS)]
    known: list[Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]]


class Notebook(msgspec.Struct, forbid_unknown_fields=True):
    """All notes in their order, and the cards that may be with another until they are shown."""

    notes: Annotated[list[NotePosition], msgspec.Meta(max_length=NOTES)] = []
    unsure: list[str] = []


def dump_notes(s: State) -> Notebook | msgspec.UnsetType:
    """The notes, readable, if there are any."""
    if not s.noted and not s.unsure:
        return msgspec.UNSET
    unsure = [card_name(card) for card in range(ACTION_CARDS) if s.unsure >> card & 1]
    return Notebook([_dump_note(note) for note in read_notes(s)], unsure)


def _dump_note(note: Note) -> NotePosition:
    return NotePosition(
        what=get_args(What)[note.what],
        card=card_name(note.card),
        seat=note.seat if note.seat < SEATS else None,
        cards=[card_name(card) for card in note.cards],
        known=[seat for seat in range(SEATS) if note.known >> seat & 1],
    )


def load_notes(s: State, notebook: Notebook) -> None:
    """Note what a position has, in a state whose cards are where they belong."""
    if notebook.notes and s.stack:
        raise refuse("memory: there are shuffled cards left")
    for each in notebook.notes:
        s.notes[s.noted] = encode(_load_note(s, each))
        s.noted += 1
    s.unsure = sum(1 << card for card in {_parse(name) for name in notebook.unsure})


def _load_note(s: State, each: NotePosition) -> Note:
    cards = tuple(sorted({_parse(name) for name in each.cards}))
    card = _parse(each.card)
    if (each.what != "drawn" and card not in cards) or (each.seat is None and (each.what, cards) != ("shown", (card,))):
        raise refuse(f"memory: {each.card}")
    if each.seat is not None and each.seat >= s.players:
        raise refuse(f"memory: seat {each.seat}")
    seat = SEATS if each.seat is None else each.seat
    return Note(get_args(What).index(each.what), seat, card, cards, sum(1 << known for known in set(each.known)))


def _parse(name: str) -> int:
    if name not in NAMES:
        raise refuse(f"memory: {name}")
    return NAMES[name]
