"""Loads the tables of the Adventure Pack: from a box file that has them, else from `pack.toml`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from seaboard.core.box import BoxError, expect, parse_table, read_toml
from seaboard.games.oh_crab import state
from seaboard.games.oh_crab.state import Award, Box

FILE = Path(__file__).parent.parent / "pack.toml"
MOST_CHARGES = 9

Module = Literal["surprises", "events", "challenges", "asymmetry"]


class Surprise(msgspec.Struct, forbid_unknown_fields=True):
    """A tile, and whether its finder keeps it for later."""

    id: str
    kept: bool


class Surprises(msgspec.Struct, forbid_unknown_fields=True):
    """Module 1."""

    tiles: list[Surprise]


class Event(msgspec.Struct, forbid_unknown_fields=True):
    """An event card."""

    id: str
    ongoing: bool = False
    negative: bool = False
    needs: Module | None = None


class Events(msgspec.Struct, forbid_unknown_fields=True):
    """Module 2."""

    cards: list[Event]


class AwardCard(msgspec.Struct, forbid_unknown_fields=True):
    """An award card with its awards."""

    id: str
    awards: list[Award]


class AwardCards(msgspec.Struct, forbid_unknown_fields=True):
    """Module 3."""

    cards: list[AwardCard]


class Ability(msgspec.Struct, forbid_unknown_fields=True):
    """An asymmetry card: its charges, and what each use costs in shells."""

    id: str
    charges: int
    price: int = 0
    needs: Module | None = None


class Abilities(msgspec.Struct, forbid_unknown_fields=True):
    """Module 4."""

    cards: list[Ability]


def lay_pack(record: Box, own: dict[str, Any]) -> dict[str, Any]:
    """Write the pack into the record; `own` are the tables of the box file. Return them with all those of the pack."""
    tables = own | {name: own.get(name, table) for name, table in read_toml(FILE).items()}
    _lay_surprises(record, parse_table(tables, "surprises", Surprises).tiles)
    _lay_events(record, parse_table(tables, "events", Events).cards)
    _lay_awards(record, parse_table(tables, "awards", AwardCards).cards)
    _lay_abilities(record, parse_table(tables, "abilities", Abilities).cards)
    return tables


def _bit_of(module: Module | None) -> int:
    return 0 if module is None else 1 << state.PACK_NAMES.index(module)


def _lay_surprises(record: Box, tiles: list[Surprise]) -> None:
    expect("surprises.tiles", " ".join(state.SURPRISE_NAMES), " ".join(tile.id for tile in tiles))
    for number, tile in enumerate(tiles):
        if number < state.JUNK:
            expect(f"surprises.tiles[{number}].kept", False, tile.kept)
        record.surprise_kept[number] = int(tile.kept)


def _lay_events(record: Box, cards: list[Event]) -> None:
    expect("events.cards", " ".join(state.EVENT_NAMES), " ".join(card.id for card in cards))
    for number, card in enumerate(cards):
        record.event_ongoing[number] = int(card.ongoing)
        record.event_negative[number] = int(card.negative)
        record.event_needs[number] = _bit_of(card.needs)


def _lay_awards(record: Box, cards: list[AwardCard]) -> None:
    expect("awards.cards", " ".join(state.AWARD_CARD_NAMES), " ".join(card.id for card in cards))
    for number, card in enumerate(cards):
        expect(f"awards.cards[{number}].awards", state.AWARDS_OF_A_CARD, len(set(card.awards)))
        for place, award in enumerate(card.awards):
            record.award[number * state.AWARDS_OF_A_CARD + place] = state.AWARD_NAMES.index(award)


def _lay_abilities(record: Box, cards: list[Ability]) -> None:
    expect("abilities.cards", " ".join(state.ABILITY_NAMES), " ".join(card.id for card in cards))
    for number, card in enumerate(cards):
        if not 1 <= card.charges <= MOST_CHARGES:
            raise BoxError(f"abilities.cards[{number}].charges", f"1-{MOST_CHARGES}", card.charges)
        if not 0 <= card.price <= record.shells:
            raise BoxError(f"abilities.cards[{number}].price", ">= 0", card.price)
        record.ability_charges[number] = card.charges
        record.ability_price[number] = card.price
        record.ability_needs[number] = _bit_of(card.needs)
