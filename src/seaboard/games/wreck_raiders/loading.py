"""Reads a position of Wreck Raiders (`position.py`): what is named nowhere is put where the box has it, and what cannot
be on a table is refused."""

from __future__ import annotations

from typing import Any

from seaboard.core import stack
from seaboard.core.decisions import Actions, Json
from seaboard.core.position import check_at_rest, index_of, kind_of, parse_position, refuse
from seaboard.games.wreck_raiders import state
from seaboard.games.wreck_raiders.actions import ORDER_NAMES
from seaboard.games.wreck_raiders.checking import check_position, count_divers, count_shells, count_treasures
from seaboard.games.wreck_raiders.position import Claiming, Diver, Gain, House, Position, SeatPosition, SoloPosition
from seaboard.games.wreck_raiders.rules import lay_rings
from seaboard.games.wreck_raiders.state import Box, State
from seaboard.games.wreck_raiders.view import piece_kind


def load_position(rules: Any, box: Box, plain: Json, actions: Actions) -> State:
    """The state of a readable position, checked."""
    position = parse_position(plain, Position)
    s = State()
    stack.clear(s)
    s.players = len(position.seats)
    s.edition = state.EDITION_NAMES.index(position.edition)
    _load_house(box, s, position.house)
    s.turn = position.turn
    s.last_turns = -1 if position.last_turns is None else position.last_turns
    s.still = position.still_turns
    s.ended = sum(1 << index_of(state.END_NAMES, name, "ended_by") for name in set(position.ended_by))
    s.to_roll = position.to_roll
    s.number = position.number or 0
    s.place = state.PLACE_NAMES.index(position.place)
    s.bumped = _who(position.bumped)
    for place, name in enumerate(state.PLACE_NAMES):
        s.board[place * state.SPOTS : (place + 1) * state.SPOTS] = [_who(who) for who in getattr(position.board, name)]
    for lying in position.reef:
        s.reef[(lying.number - 1) * state.ZONES + state.ZONE_NAMES.index(lying.zone)] += 1
    for treasure, number in position.discard.items():
        s.discard[index_of(state.TREASURE_NAMES, treasure, "discard")] = number
    _load_gain(s, position.gain)
    _load_pending(s, position.to_do, actions)
    _load_exhibits(box, s, position)
    _load_market(s, position)
    for seat, mat in enumerate(position.seats):
        _load_seat(s, seat, mat)
    _load_claim(s, position.claim)
    if position.solo is not None:
        if s.players > 1:
            raise refuse("solo")
        _load_solo(s, position.solo)
    _fill_up(box, s)
    check_position(box, s)
    check_at_rest(rules, box, s)
    return s


def _load_pending(s: State, to_do: list[str], actions: Actions) -> None:
    for name in to_do:
        kind = kind_of(actions, name, "to_do")
        if kind == stack.NOTHING:
            raise refuse(f"to_do: {name!r}")
        stack.push(s, kind, 0, s.gainer if kind == state.PLACE_TREASURE else s.turn)


def _who(diver: Diver) -> int:
    if diver is None:
        return 0
    return state.RIVAL if isinstance(diver, str) else diver + 1


def _load_house(box: Box, s: State, house: House | None) -> None:
    rings = [box.ring[wreck * state.SPOTS : (wreck + 1) * state.SPOTS] for wreck in range(state.WRECKS)]
    s.zone_weight = list(box.zone_weight)
    s.pedestals = box.pedestals
    row_coins = box.row_coins[: box.rows]
    if house is not None:
        rings = [house.rings[name] for name in state.KIND_NAMES if name in house.rings]
        s.zone_weight = [house.zones.get(name, 0) for name in state.ZONE_NAMES]
        s.pedestals = house.pedestals
        row_coins = house.row_coins
        s.rival_gains = int(house.rival_gains)
    s.rows = len(row_coins)
    s.row_coins[: s.rows] = row_coins
    if len(rings) != state.WRECKS or any(sorted(ring) != list(range(1, state.SPOTS + 1)) for ring in rings):
        raise refuse("house.rings")
    lay_rings(s, [number for ring in rings for number in ring])


def _load_gain(s: State, gain: Gain) -> None:
    s.gainer = max(_who(gain.seat) - 1, 0)
    s.wreck = state.KIND_NAMES.index(gain.wreck)
    s.treasure = 0 if gain.treasure is None else index_of(state.TREASURE_NAMES, gain.treasure, "gain.treasure") + 1
    for place, who in enumerate(gain.neighbours):
        s.gainers[place] = _who(who)


def _move_card(s: State, name: str, to: int) -> int:
    card = index_of(state.CARD_NAMES, name, "exhibits")
    if s.cards[card]:
        raise refuse(f"{name} twice")
    s.cards[card] = to
    return card


def _load_exhibits(box: Box, s: State, position: Position) -> None:
    if len(position.exhibits) > box.seen[s.players]:
        raise refuse(f"exhibits: {len(position.exhibits)}")
    for slot, name in enumerate(position.exhibits):
        if name is not None:
            s.seen[slot] = _move_card(s, name, state.FACE_UP) + 1


def _move_piece(s: State, name: str, to: int) -> int:
    piece = index_of(state.PIECE_NAMES, name, "pieces")
    if s.pieces[piece]:
        raise refuse(f"{name} twice")
    s.pieces[piece] = to
    return piece


def _load_market(s: State, position: Position) -> None:
    for kind_name in position.market:
        index_of(state.PIECE_KIND_NAMES, kind_name, "market")
    for kind, kind_name in enumerate(state.PIECE_KIND_NAMES):
        for slot, name in enumerate(position.market.get(kind_name, [])):
            if name is not None:
                piece = _move_piece(s, name, state.IN_MARKET)
                if piece_kind(piece) != kind:
                    raise refuse(f"market.{kind_name}: {name}")
                s.market[kind * state.ON_SALE + slot] = piece + 1
    s.piece = -1
    if position.piece is not None:
        s.piece = _move_piece(s, position.piece, state.IN_MARKET)


def _load_seat(s: State, seat: int, mat: SeatPosition) -> None:
    for shell, name in enumerate(state.SHELL_NAMES):
        s.shells[seat * state.SHELLS + shell] = mat.shells.get(name, 0)
    for number in mat.dice:
        s.basket[seat * state.SPOTS + number - 1] += 1
    for display, treasures in enumerate(mat.displays):
        at = seat * state.DISPLAYS + display
        _lay_row(s.shown, at * state.MOST_PEDESTALS, treasures, s.pedestals, "displays")
        s.filled[at] = len(treasures)
    for column, treasures in enumerate(mat.vault):
        at = seat * state.COLUMNS + column
        _lay_row(s.vault, at * state.MOST_ROWS, treasures, s.rows, "vault")
        s.stored[at] = len(treasures)
    for exhibit in mat.exhibits:
        plain, _, conch = exhibit.partition("+")
        if conch not in ("", "conch"):
            raise refuse(f"exhibits: {exhibit!r}")
        _move_card(s, plain, state.HELD + state.SEATS * bool(conch) + seat)
        s.claimed[seat] += 1
    for aquarium in mat.aquariums:
        _load_aquarium(s, seat, aquarium)


def _lay_row(row: list[int], first: int, treasures: list[str], most: int, where: str) -> None:
    if len(treasures) > most:
        raise refuse(f"{where}: {len(treasures)} > {most}")
    for place, name in enumerate(treasures):
        row[first + place] = index_of(state.TREASURE_NAMES, name, where) + 1


def _load_aquarium(s: State, seat: int, names: list[str]) -> None:
    """Bottom, middles, at most one top, in this order (WR-6.2 to WR-6.4)."""
    pieces = [index_of(state.PIECE_NAMES, name, "aquariums") for name in names]
    kinds = [piece_kind(piece) for piece in pieces]
    if not kinds or kinds[0] != 0 or kinds != sorted(kinds) or kinds.count(0) != 1 or kinds.count(2) > 1:
        raise refuse(f"aquariums: {' '.join(names)}")
    bottom = pieces[0]
    s.builder[bottom] = seat + 1
    s.height[bottom] = len(pieces)
    s.topped[bottom] = kinds.count(2)
    for level, name in enumerate(names):
        s.level[_move_piece(s, name, state.BUILT + bottom)] = level


def _load_claim(s: State, claim: Claiming | None) -> None:
    s.card = -1
    if claim is None:
        return
    s.card = index_of(state.CARD_NAMES, claim.exhibit, "claim")
    if s.cards[s.card] != state.FACE_UP:
        raise refuse(f"claim: {claim.exhibit}")
    if claim.conch:
        s.cards[s.card] = state.HELD + state.SEATS + s.turn
    s.display = claim.display - 1
    s.exact = ORDER_NAMES.index(claim.order)
    s.covers = claim.starfish


def _load_solo(s: State, solo: SoloPosition) -> None:
    s.turns_done = solo.turns_done
    s.rivals = solo.rivals
    s.rivals_gone = solo.rivals_gone
    for wreck, name in enumerate(state.KIND_NAMES):
        s.rival_die[wreck] = solo.rival_dice.get(name, 0)
        s.ran_out |= (name in solo.ran_out) << wreck


def _fill_up(box: Box, s: State) -> None:
    """What is named nowhere is where the box puts it."""
    treasures = count_treasures(s)
    for treasure in range(state.TREASURES):
        s.supply[treasure] = box.copies - treasures[treasure]
    shells = count_shells(s)
    for shell in range(state.SHELLS):
        s.bank[shell] = box.shells - shells[shell]
    for seat in range(s.players):
        s.divers[seat] = box.divers[s.players] - count_divers(s, seat)
