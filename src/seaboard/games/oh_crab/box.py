"""Loads a box.toml of Oh Crab!, checks cards, tiles and scenarios, and packs all into the record that the rules
read. The plates are drawn as maps; `plates.py` reads and checks those."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Literal

import msgspec

from seaboard.core.box import Box, BoxError, expect, hash_tables, parse_table, read_tables
from seaboard.games.oh_crab import state
from seaboard.games.oh_crab.actions import card_name
from seaboard.games.oh_crab.pack.box import lay_pack
from seaboard.games.oh_crab.plates import Shortcut, is_board, lay_neighbours, lay_plates
from seaboard.games.oh_crab.state import Special

HERE = Path(__file__).parent
SYMBOLS = "MVDW"  # the letters of the basic actions in box files, in their order


class Shells(msgspec.Struct, forbid_unknown_fields=True):
    """The shells of the bank."""

    count: int


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """A card: its main action, the half symbols of its edges, and the special action of an action card."""

    id: str
    main: Literal["M", "V", "D", "W"]
    left: str
    right: str
    special: Special | None = None


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    """A deck."""

    cards: list[Card]


class ExtraActions(msgspec.Struct, forbid_unknown_fields=True):
    """Prices in shells."""

    cost: dict[str, int]


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """Plates from land to sea, and extra-action tiles."""

    plates: str
    tiles: str


class Scenarios(msgspec.Struct, forbid_unknown_fields=True):
    """The named set-ups."""

    set_ups: list[Scenario]


def load_box(path: Path | None = None) -> Box:
    """The box of a file, ours by default; BoxError says which table is wrong."""
    tables = read_tables(path or HERE / "box.toml", "oh_crab")
    record = state.Box()
    shells = parse_table(tables, "shells", Shells)
    expect("shells.count", 32, shells.count)
    record.shells = shells.count
    lay_neighbours(record)
    shortcuts = parse_table(tables, "shortcuts", dict[str, list[Shortcut]])
    lay_plates(record, parse_table(tables, "plates", dict[str, str]), shortcuts)
    _lay_action_cards(record, parse_table(tables, "action_cards", Cards).cards)
    _lay_start_cards(record, parse_table(tables, "start_cards", Cards).cards)
    _lay_prices(record, parse_table(tables, "extra_actions", ExtraActions).cost)
    _lay_scenarios(record, parse_table(tables, "scenarios", Scenarios).set_ups)
    every_table = lay_pack(record, tables)
    return Box(record, every_table, hash_tables(every_table))


def parse_sides(where: str, text: str) -> list[int]:
    """A board given as plates from land to sea, such as "0A 1A 2A 3A 9A", as numbers of sides."""
    names = text.split()
    for name in names:
        if name not in state.SIDE_NAMES:
            raise BoxError(where, " ".join(state.SIDE_NAMES), name)
    sides = [state.SIDE_NAMES.index(name) for name in names]
    if not (4 <= len(sides) <= state.SLOTS and is_board(sides, len(sides) - 2)):
        raise BoxError(where, "0A 1A 2A 9A | 0A 1A 2A 3A 9A", text)
    return sides


def parse_tiles(where: str, text: str) -> list[int]:
    """Three extra-action tiles such as "Aa Ba Ca", as numbers of extra actions, ascending."""
    names = text.split()
    if len(names) != 3 or any(name not in state.TILE_NAMES for name in names) or len({name[0] for name in names}) != 3:
        raise BoxError(where, f"3 × ({' '.join(state.TILE_NAMES)})", text)
    return sorted(state.TILE_NAMES.index(name) for name in names)


def _lay_action_cards(record: state.Box, cards: list[Card]) -> None:
    expect("action_cards.cards", state.ACTION_CARDS, len(cards))
    for face, card in enumerate(cards):
        if card.special is None:
            raise BoxError(f"action_cards.cards[{face}].special", " | ".join(state.SPECIAL_NAMES), None)
        record.special[face] = state.SPECIAL_NAMES.index(card.special)
        _lay_card(record, "action_cards", face, face, card)
    copies = Counter(card.special for card in cards)
    for special in state.SPECIAL_NAMES:
        if not copies[special]:  # type: ignore[index]
            raise BoxError("action_cards.cards", special, None)


def _lay_start_cards(record: state.Box, cards: list[Card]) -> None:
    expect("start_cards.cards", state.START_CARDS, len(cards))
    for number, card in enumerate(cards):
        expect(f"start_cards.cards[{number}].special", None, card.special)
        record.special[state.ACTION_CARDS + number] = -1
        _lay_card(record, "start_cards", number, state.ACTION_CARDS + number, card)


def _lay_card(record: state.Box, table: str, number: int, face: int, card: Card) -> None:
    where = f"{table}.cards[{number}]"
    expect(f"{where}.id", card_name(face), card.id)
    record.main[face] = SYMBOLS.index(card.main)
    record.left_top[face], record.left_bottom[face] = _parse_edge(f"{where}.left", card.left)
    record.right_top[face], record.right_bottom[face] = _parse_edge(f"{where}.right", card.right)


def _parse_edge(where: str, edge: str) -> tuple[int, int]:
    halves = edge.split()
    if len(halves) != 2 or any(len(half) != 1 or half not in SYMBOLS + "-" for half in halves):
        raise BoxError(where, "2 × (M V D W -)", edge)
    top, bottom = (SYMBOLS.find(half) for half in halves)
    return top, bottom


def _lay_prices(record: state.Box, cost: dict[str, int]) -> None:
    expect("extra_actions.cost", " ".join(state.TILE_NAMES), " ".join(sorted(cost)))
    expect("extra_actions.cost.Ba", 2, cost["Ba"])
    for tile, name in enumerate(state.TILE_NAMES):
        if not 1 <= cost[name] <= record.shells:
            raise BoxError(f"extra_actions.cost.{name}", ">= 1", cost[name])
        record.tile_cost[tile] = cost[name]


def _lay_scenarios(record: state.Box, scenarios: list[Scenario]) -> None:
    expect("scenarios.set_ups", 6, len(scenarios))
    for number, scenario in enumerate(scenarios):
        sides = parse_sides(f"scenarios.set_ups[{number}].plates", scenario.plates)
        expect(f"scenarios.set_ups[{number}].plates", state.SLOTS, len(sides))
        record.scenario_side[number * state.SLOTS : (number + 1) * state.SLOTS] = sides
        tiles = parse_tiles(f"scenarios.set_ups[{number}].tiles", scenario.tiles)
        record.scenario_tile[number * 3 : (number + 1) * 3] = tiles
