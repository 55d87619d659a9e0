"""Readable positions of Wreck Raiders: any moment of a game as JSON, for tests and for sharing.

Only what is not where the box puts it is written down: treasures, shells, cards, pieces and divers that are named
nowhere are in their supply, bank, deck, stack or off-board. `to_do` lists what is still to be done, the next last.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from seaboard.core.converting import convert
from seaboard.core.decisions import Actions, Json
from seaboard.core.position import dump_form
from seaboard.games.wreck_raiders import state
from seaboard.games.wreck_raiders.actions import ORDER_NAMES, Order, read_die
from seaboard.games.wreck_raiders.checking import list_pending
from seaboard.games.wreck_raiders.state import Box, State
from seaboard.games.wreck_raiders.view import display_of, diver_name, pieces_of, vault_column, view_house

Diver = Annotated[int, msgspec.Meta(ge=0, lt=state.SEATS)] | Literal["rival"] | None
Number = Annotated[int, msgspec.Meta(ge=1, le=state.SPOTS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=24)]
Weight = Annotated[int, msgspec.Meta(ge=0, le=10000)]
RowCoins = Annotated[int, msgspec.Meta(ge=0, le=state.MOST_ROW_COINS)]
Spots = Annotated[list[Diver], msgspec.Meta(min_length=state.SPOTS, max_length=state.SPOTS)]
Shells = dict[state.Shell, Count]
Ring = Annotated[list[Number], msgspec.Meta(min_length=state.SPOTS, max_length=state.SPOTS)]


def _nobody() -> list[Diver]:
    return [None] * state.SPOTS


class House(msgspec.Struct, forbid_unknown_fields=True):
    """The house settings of the game; those of the box where the position has none."""

    zones: dict[state.Zone, Weight]
    pedestals: Annotated[int, msgspec.Meta(ge=1, le=state.MOST_PEDESTALS)]
    row_coins: Annotated[list[RowCoins], msgspec.Meta(min_length=1, max_length=state.MOST_ROWS)]
    rings: dict[state.Kind, Ring]
    rival_gains: bool = False


class BoardPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Who stands in the spots 1 to 6 of each place."""

    gems: Spots = msgspec.field(default_factory=_nobody)
    gold: Spots = msgspec.field(default_factory=_nobody)
    art: Spots = msgspec.field(default_factory=_nobody)
    relics: Spots = msgspec.field(default_factory=_nobody)
    beach: Spots = msgspec.field(default_factory=_nobody)


class DiePosition(msgspec.Struct, forbid_unknown_fields=True):
    """A die in the reef."""

    number: Number
    zone: state.Zone = "blank"


class Gain(msgspec.Struct, forbid_unknown_fields=True):
    """Who gains a treasure of which wreck; the treasure once it is drawn, and the neighbours that gain next."""

    seat: Diver = 0
    wreck: state.Kind = "gems"
    treasure: str | None = None
    neighbours: Annotated[list[Diver], msgspec.Meta(max_length=2)] = []


class Claiming(msgspec.Struct, forbid_unknown_fields=True):
    """The exhibit being claimed."""

    exhibit: str
    display: Annotated[int, msgspec.Meta(ge=1, le=state.DISPLAYS)]
    order: Order = "any"
    starfish: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    conch: bool = False


class SoloPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The solo round and its rivals."""

    turns_done: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    rivals: Count = 0
    rivals_gone: Count = 0
    rival_dice: dict[state.Kind, Number] = {}
    ran_out: list[state.Kind] = []


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A player's mat and what lies beside it; an exhibit with a conch on it ends in "+conch"."""

    shells: Shells = {}
    dice: list[Number] = []
    displays: Annotated[list[list[str]], msgspec.Meta(max_length=state.DISPLAYS)] = []
    vault: Annotated[list[list[str]], msgspec.Meta(max_length=state.COLUMNS)] = []
    exhibits: list[str] = []
    aquariums: list[list[str]] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position."""

    game: Literal["wreck_raiders"]
    seats: Annotated[list[SeatPosition], msgspec.Meta(min_length=1, max_length=state.SEATS)]
    to_do: Annotated[list[str], msgspec.Meta(max_length=state.MOST_PENDING)]
    edition: state.Edition = "en"
    house: House | None = None
    turn: Annotated[int, msgspec.Meta(ge=0, lt=state.SEATS)] = 0
    last_turns: Annotated[int, msgspec.Meta(ge=0, lt=state.SEATS)] | None = None
    still_turns: Annotated[int, msgspec.Meta(ge=-1, le=state.SEATS)] = 0  # -1: a treasure has moved in this turn
    ended_by: list[str] = []
    to_roll: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    number: Number | None = None
    place: state.Place = "gems"
    bumped: Diver = None
    gain: Gain = msgspec.field(default_factory=Gain)
    claim: Claiming | None = None
    piece: str | None = None
    board: BoardPosition = msgspec.field(default_factory=BoardPosition)
    reef: list[DiePosition] = []
    discard: dict[str, Count] = {}
    exhibits: Annotated[list[str | None], msgspec.Meta(max_length=state.MOST_SEEN)] = []
    market: dict[str, Annotated[list[str | None], msgspec.Meta(max_length=state.ON_SALE)]] = {}
    solo: SoloPosition | None = None


def dump_position(box: Box, s: State, actions: Actions) -> Json:
    """A state as a readable position."""
    position = Position(
        game="wreck_raiders",
        seats=[_dump_seat(s, seat) for seat in range(s.players)],
        to_do=[actions.by_kind[kind].name for kind in list_pending(s)],
        edition=state.EDITION_NAMES[s.edition],
        house=convert(view_house(box, s), House),
        turn=s.turn,
        last_turns=None if s.last_turns < 0 else s.last_turns,
        still_turns=s.still,
        ended_by=[name for bit, name in enumerate(state.END_NAMES) if s.ended >> bit & 1],
        to_roll=s.to_roll,
        number=s.number or None,
        place=state.PLACE_NAMES[s.place],
        bumped=diver_name(s.bumped),
        gain=_dump_gain(s),
        claim=_dump_claim(s),
        piece=state.PIECE_NAMES[s.piece] if s.piece >= 0 else None,
        board=convert(
            {
                name: [diver_name(who) for who in s.board[place * state.SPOTS : (place + 1) * state.SPOTS]]
                for place, name in enumerate(state.PLACE_NAMES)
            },
            BoardPosition,
        ),
        reef=[convert(read_die(sort), DiePosition) for sort in range(state.DICE) for _ in range(s.reef[sort])],
        discard={state.TREASURE_NAMES[treasure]: number for treasure, number in enumerate(s.discard) if number},
        exhibits=[state.CARD_NAMES[card - 1] if card else None for card in s.seen[: box.seen[s.players]]],
        market={
            name: [
                state.PIECE_NAMES[piece - 1] if piece else None
                for piece in s.market[kind * state.ON_SALE : (kind + 1) * state.ON_SALE]
            ]
            for kind, name in enumerate(state.PIECE_KIND_NAMES)
        },
        solo=_dump_solo(s) if s.players == 1 else None,
    )
    return dump_form(position)


def _dump_gain(s: State) -> Gain:
    return Gain(
        seat="rival" if s.gainer == state.RIVAL_SEAT else s.gainer,
        wreck=state.KIND_NAMES[s.wreck],
        treasure=state.TREASURE_NAMES[s.treasure - 1] if s.treasure else None,
        neighbours=[diver_name(who) for who in s.gainers if who],
    )


def _dump_claim(s: State) -> Claiming | None:
    if s.card < 0:
        return None
    order = ORDER_NAMES[s.exact]
    return Claiming(state.CARD_NAMES[s.card], s.display + 1, order, s.covers, s.cards[s.card] != state.FACE_UP)


def _dump_solo(s: State) -> SoloPosition:
    dice = {name: s.rival_die[wreck] for wreck, name in enumerate(state.KIND_NAMES) if s.rival_die[wreck]}
    ran_out = [name for wreck, name in enumerate(state.KIND_NAMES) if s.ran_out >> wreck & 1]
    return SoloPosition(s.turns_done, s.rivals, s.rivals_gone, dice, ran_out)


def _dump_seat(s: State, seat: int) -> SeatPosition:
    held = [card for card in range(state.CARDS) if s.cards[card] >= state.HELD and card != s.card]
    return SeatPosition(
        shells={name: s.shells[seat * state.SHELLS + shell] for shell, name in enumerate(state.SHELL_NAMES)},
        dice=[spot + 1 for spot in range(state.SPOTS) for _ in range(s.basket[seat * state.SPOTS + spot])],
        displays=[display_of(s, seat, display) for display in range(state.DISPLAYS)],
        vault=[vault_column(s, seat, column) for column in range(state.COLUMNS)],
        exhibits=[
            state.CARD_NAMES[card] + ("+conch" if s.cards[card] >= state.HELD + state.SEATS else "")
            for card in held
            if (s.cards[card] - state.HELD) % state.SEATS == seat
        ],
        aquariums=[
            [state.PIECE_NAMES[piece] for piece in pieces_of(s, bottom)]
            for bottom in range(state.BOTTOMS)
            if s.builder[bottom] == seat + 1
        ],
    )
