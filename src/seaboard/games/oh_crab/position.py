"""Readable positions of Oh Crab!: any moment of a game as JSON, for tests and for sharing.

Fields are written "c7": column a to g, row from 1 at the land. Cards are "A01" to "A36" and, for the start cards of
their owner, "S1" to "S4". `todo` is the stack of what is to be done, the last one next. `known` lists, for cards that
are hidden now, the seats besides the owner who know whose they are; `since` how many cards the owner had under the
stack before they came; `memory` what happened to given cards when the stack had run down. In positions of earlier
rules "certain" among the seats says: as many as now.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from seaboard.core import stack
from seaboard.core.decisions import Actions, Json
from seaboard.core.position import dump_form, index_of, kind_of, parse_position, refuse
from seaboard.games.oh_crab import state
from seaboard.games.oh_crab.actions import COLUMN_LETTERS, card_name, field_name
from seaboard.games.oh_crab.checking import check_together
from seaboard.games.oh_crab.notebook import Notebook, dump_notes, load_notes
from seaboard.games.oh_crab.ordering import what_about
from seaboard.games.oh_crab.pack.checking import check_pack
from seaboard.games.oh_crab.pack.position import PackPosition, dump_pack, load_pack
from seaboard.games.oh_crab.plates import is_board
from seaboard.games.oh_crab.setting_up import lay_side
from seaboard.games.oh_crab.state import Box, State
from seaboard.games.oh_crab.table import face_of
from seaboard.games.oh_crab.view import basics

MOST_TODO = 20  # one more than there can be in a game, and so few that whatever follows finds room on the stack
FIELD_NAMES = tuple(field_name(at) for at in range(state.FIELDS))
Small = Annotated[int, msgspec.Meta(ge=-2, le=100)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=4)]


class CrabPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Where a crab is, and whether it is knocked over."""

    at: str
    fallen: bool = False


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True):
    """What lies before a player. `planned` is a card, "rest" or nothing."""

    crabs: Annotated[list[CrabPosition], msgspec.Meta(max_length=2)] = []
    hand: list[str] = []
    planned: str | None = None
    path: list[str] = []
    discards: list[str] = []
    shells: Annotated[int, msgspec.Meta(ge=0, le=32)] = 0
    first_crab: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0


class MarketPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The piles from bottom to top, the cards given under the stack from first to last as "A07 by 2", and whether one
    was given just now. What is nowhere else is in the stack."""

    piles: Annotated[list[list[str]], msgspec.Meta(min_length=state.PILES, max_length=state.PILES)] = msgspec.field(
        default_factory=lambda: [[], [], []]
    )
    under: list[str] = []
    given: bool = False


class TodoPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Something to be done, what it is about, and whose it is if not of the one who moves."""

    due: str
    about: Small = 0
    whose: Seat | msgspec.UnsetType = msgspec.UNSET


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position."""

    game: Literal["oh_crab"]
    plates: list[str]
    tiles: Annotated[list[str], msgspec.Meta(max_length=3)]
    seats: Annotated[list[SeatPosition], msgspec.Meta(min_length=2, max_length=5)]
    todo: Annotated[list[TodoPosition], msgspec.Meta(min_length=1, max_length=MOST_TODO)]
    market: MarketPosition = msgspec.field(default_factory=MarketPosition)
    house: list[str] = []
    beaches: Annotated[int, msgspec.Meta(ge=2, le=3)] = 3
    lot: Annotated[int, msgspec.Meta(ge=-1, le=4)] = 0
    round: Annotated[int, msgspec.Meta(ge=0, le=30000)] = 1
    leg: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    chef: Seat = 0
    chef_used: bool = False
    turns: Annotated[int, msgspec.Meta(ge=-1, le=5)] = 0
    turn: Seat = 0
    active: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    free: dict[str, Small] = {}
    granted: dict[str, Small] = {}
    specials: Annotated[list[str | None], msgspec.Meta(max_length=2)] = []
    extra_used: bool | list[str] = False  # the tiles used in this turn; positions of earlier rules do not name them
    barging: bool = False
    herd: list[str] = []
    gone: list[str] = []
    known: dict[str, list[Seat | Literal["certain"]]] = {}
    since: dict[str, Annotated[int, msgspec.Meta(ge=1, le=state.ACTION_CARDS)]] | msgspec.UnsetType = msgspec.UNSET
    pack: PackPosition | msgspec.UnsetType = msgspec.UNSET
    memory: Notebook | msgspec.UnsetType = msgspec.UNSET


def dump_position(box: Box, s: State, actions: Actions) -> Json:
    """A state as a readable position."""
    position = Position(
        game="oh_crab",
        plates=[state.SIDE_NAMES[side] for side in s.side if side >= 0],
        tiles=[state.TILE_NAMES[tile] for tile in s.tile if tile >= 0],
        seats=[_dump_seat(s, seat) for seat in range(s.players)],
        todo=_dump_todo(s, actions),
        market=MarketPosition(
            piles=[_names(s, state.PILE + place) for place in range(state.PILES)],
            under=[
                f"{card_name(card)} by {s.where[card] - state.UNDER}"
                for card in sorted(range(state.ACTION_CARDS), key=lambda card: s.rank[card])
                if state.UNDER <= s.where[card] < state.UNDER + state.SEATS
            ],
            given=bool(s.given),
        ),
        house=[name for bit, name in enumerate(state.HOUSE_NAMES) if s.house >> bit & 1],
        beaches=s.beaches,
        lot=s.lot,
        round=s.round,
        leg=s.leg,
        chef=s.chef,
        chef_used=bool(s.chef_used),
        turns=s.turns,
        turn=s.turn,
        active=s.active % 2,
        free=basics(s.free),
        granted=basics(s.granted),
        specials=[state.SPECIAL_NAMES[special - 1] if special else None for special in s.special],
        extra_used=[state.TILE_NAMES[tile] for place, tile in enumerate(s.tile) if s.extra_used >> place & 1] or False,
        barging=bool(s.barging),
        herd=[f"{crab // 2}.{crab % 2}" for crab in range(2 * state.SEATS) if s.herd >> crab & 1],
        gone=[
            f"{card_name(face_of(card))} of {(card - state.ACTION_CARDS) // state.START_CARDS}"
            for card in range(state.ACTION_CARDS, state.ACTION_CARDS + s.players * state.START_CARDS)
            if s.where[card] == state.GONE
        ],
        known=_dump_known(s),
        since={card_name(card): s.since[card] for card, _ in _hidden_action_cards(s) if s.since[card]} or msgspec.UNSET,
        pack=dump_pack(box, s, FIELD_NAMES),
        memory=dump_notes(s),
    )
    return dump_form(position)


def load_position(box: Box, plain: Json, actions: Actions) -> State:
    """The state of a readable position, checked."""
    position = parse_position(plain, Position)
    s = State()
    stack.clear(s)
    s.players = len(position.seats)
    s.crabs = 2 if s.players == 2 else 1
    s.beaches = position.beaches
    s.house = sum(1 << index_of(state.HOUSE_NAMES, name, "house") for name in position.house)
    s.lot, s.round, s.leg = position.lot, position.round, position.leg
    s.chef, s.chef_used = position.chef, int(position.chef_used)
    s.turns, s.turn, s.active = position.turns, position.turn, 2 * position.turn + position.active
    s.barging = int(position.barging)
    _load_board(box, s, position)
    load_pack(box, s, position.pack, FIELD_NAMES)
    _load_cards(s, position)
    for name, number in position.free.items():
        s.free[index_of(state.BASIC_NAMES, name, "free")] = number
    for name, number in position.granted.items():
        s.granted[index_of(state.BASIC_NAMES, name, "granted")] = number
    for slot, special in enumerate(position.specials):
        s.special[slot] = 0 if special is None else index_of(state.SPECIAL_NAMES, special, "specials") + 1
    s.herd = sum(1 << _parse_crab(s, name) for name in position.herd)
    _load_todo(s, position, actions)
    s.bank = box.shells - sum(s.shells)
    check_together(s)
    kinds, abouts = [*s.below[: s.depth - 1], s.due], [*s.below_about[: s.depth - 1], s.about]
    check_pack(box, s, kinds, abouts)
    return s


def _dump_todo(s: State, actions: Actions) -> list[TodoPosition]:
    if s.depth == 0:
        return [TodoPosition("over")]
    kinds = [*s.below[: s.depth - 1], s.due]
    abouts = [*s.below_about[: s.depth - 1], s.about]
    owners = [*s.below_whose[: s.depth - 1], s.whose]
    return [
        TodoPosition(actions.by_kind[kind].name, about, msgspec.UNSET if whose == s.turn else whose)
        for kind, about, whose in zip(kinds, abouts, owners, strict=True)
    ]


def _load_todo(s: State, position: Position, actions: Actions) -> None:
    """Fill the stack; what lies on top is a decision, unless the game is over."""
    kinds = [kind_of(actions, todo.due, "todo") for todo in position.todo]
    if kinds == [stack.NOTHING]:
        return
    for kind, todo in zip(kinds, position.todo, strict=True):
        if kind == stack.NOTHING or todo.about not in what_about(s, kind):
            raise refuse(f"todo: {todo.due} about {todo.about}")
        whose = s.turn if todo.whose is msgspec.UNSET else todo.whose
        if whose >= s.players:
            raise refuse(f"todo: {todo.due} of {whose}")
        stack.push(s, kind, todo.about, whose)
    if not actions.by_kind[kinds[-1]].ways:
        raise refuse(f"todo: {position.todo[-1].due} is no decision")


def _names(s: State, place: int) -> list[str]:
    cards = [card for card in range(state.CARDS) if s.where[card] == place]
    return [card_name(face_of(card)) for card in sorted(cards, key=lambda card: (s.rank[card], card))]


def _dump_seat(s: State, seat: int) -> SeatPosition:
    planned = s.planned[seat]
    hand = [card_name(face_of(card)) for card in range(state.CARDS) if s.where[card] == state.HAND + seat]
    discards = [card_name(face_of(card)) for card in range(state.CARDS) if s.where[card] == state.DISCARD_PILE + seat]
    return SeatPosition(
        crabs=[
            CrabPosition(field_name(s.spot[crab]), bool(s.fallen[crab]))
            for crab in range(2 * seat, 2 * seat + s.crabs)
            if s.round
        ],
        hand=hand,
        planned="rest" if planned == state.RESTING else card_name(face_of(planned - 1)) if planned else None,
        path=_names(s, state.PATH + seat),
        discards=discards,
        shells=s.shells[seat],
        first_crab=s.first_crab[seat],
    )


def _hidden_action_cards(s: State) -> Iterator[tuple[int, int]]:
    """The action cards in hands, planned and given under the stack, with their owners."""
    for card in range(state.ACTION_CARDS):
        if state.UNDER <= s.where[card] < state.PATH:
            yield card, (s.where[card] - state.UNDER) % state.SEATS


def _dump_known(s: State) -> dict[str, list[Seat | Literal["certain"]]]:
    """Who besides its owner knows of a hidden action card; start cards are known to all."""
    known: dict[str, list[Seat | Literal["certain"]]] = {}
    for card, owner in _hidden_action_cards(s):
        seats: list[Seat | Literal["certain"]] = [
            seat for seat in range(state.SEATS) if seat != owner and s.known[card] >> seat & 1
        ]
        if seats:
            known[card_name(card)] = seats
    return known


def _parse_field(s: State, name: str) -> int:
    if name == "sea":
        return state.SEA
    column, row = COLUMN_LETTERS.find(name[:1]), name[1:]
    at = (int(row) + 2) * state.COLUMNS + column if row.isdecimal() and column >= 0 else -1
    if not 0 <= at < s.sea or s.field[at] == state.MISSING or s.field[at] & state.BLOCKED:
        raise refuse(f"crabs: {name}")
    return at


def _parse_crab(s: State, name: str) -> int:
    names = tuple(f"{crab // 2}.{crab % 2}" for crab in range(2 * s.players))
    return index_of(names, name, "herd")


def _load_board(box: Box, s: State, position: Position) -> None:
    s.side = [-1] * len(s.side)
    s.field = [state.MISSING] * state.FIELDS
    sides = [index_of(state.SIDE_NAMES, name, "plates") for name in position.plates]
    if not is_board(sides, s.beaches):
        raise refuse(f"plates: {' '.join(position.plates)}")
    for side in sides:
        lay_side(box, s, side)
    tiles = sorted(index_of(state.TILE_NAMES, name, "tiles") for name in position.tiles)
    s.tile = (tiles + [-1] * 3)[:3]
    s.extra_used = _load_extras(s, position.extra_used)
    if position.round and s.sea == 0:
        raise refuse("plates: no goal plate")
    for seat, before in enumerate(position.seats):
        s.shells[seat] = before.shells
        s.first_crab[seat] = before.first_crab
        if len(before.crabs) != (s.crabs if position.round else 0):
            raise refuse(f"seats[{seat}].crabs: {len(before.crabs)}")
        for number, crab in enumerate(before.crabs):
            s.spot[2 * seat + number] = _parse_field(s, crab.at)
            s.fallen[2 * seat + number] = int(crab.fallen)


def _load_extras(s: State, used: bool | list[str]) -> int:
    if isinstance(used, bool):
        return int(used)
    names = tuple(state.TILE_NAMES[tile] for tile in s.tile if tile >= 0)
    return sum({1 << index_of(names, name, "extra_used") for name in used})


def _load_cards(s: State, position: Position) -> None:
    """Put every card where the position says; action cards that it does not name are in the stack."""
    s.where = [state.IN_STACK] * state.ACTION_CARDS + [state.GONE] * (state.CARDS - state.ACTION_CARDS)
    s.known = [0] * state.ACTION_CARDS + [state.ALL_SEATS] * (state.CARDS - state.ACTION_CARDS)
    s.left_end, s.right_end, s.pile_top = [-1] * state.SEATS, [-1] * state.SEATS, [-1] * state.PILES
    placed: set[int] = set()

    def put(name: str, seat: int, place: int) -> int:
        card = _parse_card(name, seat)
        if card in placed:
            raise refuse(f"{name}: twice")
        placed.add(card)
        s.where[card] = place
        is_hidden = state.UNDER <= place < state.PATH
        if card < state.ACTION_CARDS:
            s.known[card] = 1 << seat if is_hidden else state.ALL_SEATS
        return card

    for seat, before in enumerate(position.seats):
        for name in before.hand:
            put(name, seat, state.HAND + seat)
        for name in before.discards:
            put(name, seat, state.DISCARD_PILE + seat)
        path = [put(name, seat, state.PATH + seat) for name in before.path]
        for rank, card in enumerate(path):
            s.rank[card] = rank
        if path:
            s.left_end[seat], s.right_end[seat] = path[0], path[-1]
        s.hand[seat], s.discards[seat], s.path[seat] = len(before.hand), len(before.discards), len(path)
        if before.planned == "rest":
            s.planned[seat] = state.RESTING
        elif before.planned is not None:
            s.planned[seat] = put(before.planned, seat, state.PLANNED + seat) + 1
    for place, pile in enumerate(position.market.piles):
        for rank, name in enumerate(pile):
            s.pile_top[place] = put(name, 0, state.PILE + place)
            s.rank[s.pile_top[place]] = rank
        s.pile_size[place] = len(pile)
    for rank, name in enumerate(position.market.under):
        card_id, _, giver = name.partition(" by ")
        seat = index_of(tuple(str(seat) for seat in range(s.players)), giver, "market.under")
        s.rank[put(card_id, seat, state.UNDER + seat)] = rank
    for name in position.gone:
        card_id, _, owner = name.partition(" of ")
        put(card_id, index_of(tuple(str(seat) for seat in range(s.players)), owner, "gone"), state.GONE)
    s.under = len(position.market.under)
    s.stack = s.where.count(state.IN_STACK)
    s.given = int(position.market.given)
    _load_known(s, position)
    if position.memory:
        load_notes(s, position.memory)
    for card in range(state.ACTION_CARDS, state.ACTION_CARDS + s.players * state.START_CARDS):
        if card not in placed:
            owner_seat = (card - state.ACTION_CARDS) // state.START_CARDS
            raise refuse(f"seats[{owner_seat}]: {card_name(face_of(card))} is nowhere")


def _load_known(s: State, position: Position) -> None:
    """What seats know of hidden cards."""
    for owner in range(s.players):
        s.gave[owner] = s.where.count(state.UNDER + owner)
    owners = dict(_hidden_action_cards(s))
    for name, seats in position.known.items():
        card = _parse_card(name, 0)
        if card not in owners:
            raise refuse(f"known: {name} is not hidden")
        for seat in seats:
            if seat == "certain":
                s.since[card] = s.gave[owners[card]]
            else:
                s.known[card] |= 1 << seat
    for name, since in (position.since or {}).items():
        card = _parse_card(name, 0)
        if card not in owners or since > s.gave[owners[card]]:
            raise refuse(f"since: {name}")
        s.since[card] = since


def _parse_card(name: str, seat: int) -> int:
    names = {card_name(face): face for face in range(state.ACTION_CARDS + state.START_CARDS)}
    if name not in names:
        raise refuse(f"card {name}")
    face = names[name]
    return face if face < state.ACTION_CARDS else face + seat * state.START_CARDS
