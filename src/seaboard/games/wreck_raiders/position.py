"""Readable positions of Wreck Raiders: any moment of a game as JSON, for tests and for sharing.

Only what is not where the box puts it is written down: treasures, shells, cards, pieces and divers that are named
nowhere are in their supply, bank, deck, stack or off-board. `to_do` lists what is still to be done, the next last.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from seaboard.core.decisions import Actions, Json
from seaboard.core.position import dump_form
from seaboard.games.wreck_raiders.actions import ORDER_NAMES, read_die
from seaboard.games.wreck_raiders.checking import list_pending
from seaboard.games.wreck_raiders.state import (
    BOTTOMS,
    CARD_NAMES,
    CARDS,
    COLUMNS,
    DICE,
    DISPLAYS,
    EDITION_NAMES,
    END_NAMES,
    FACE_UP,
    HELD,
    KIND_NAMES,
    MOST_PEDESTALS,
    MOST_PENDING,
    MOST_ROW_COINS,
    MOST_ROWS,
    MOST_SEEN,
    ON_SALE,
    PIECE_KIND_NAMES,
    PIECE_NAMES,
    PLACE_NAMES,
    RIVAL_SEAT,
    SEATS,
    SHELL_NAMES,
    SHELLS,
    SPOTS,
    TREASURE_NAMES,
    Box,
    State,
)
from seaboard.games.wreck_raiders.view import display_of, diver_name, pieces_of, vault_column, view_house

Diver = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)] | Literal["rival"] | None
Number = Annotated[int, msgspec.Meta(ge=1, le=SPOTS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=24)]
Weight = Annotated[int, msgspec.Meta(ge=0, le=10000)]
RowCoins = Annotated[int, msgspec.Meta(ge=0, le=MOST_ROW_COINS)]
Spots = Annotated[list[Diver], msgspec.Meta(min_length=SPOTS, max_length=SPOTS)]
Shells = dict[Literal["conch", "scallop", "starfish"], Count]
Ring = Annotated[list[Number], msgspec.Meta(min_length=SPOTS, max_length=SPOTS)]


def _nobody() -> list[Diver]:
    return [None] * SPOTS


class House(msgspec.Struct, forbid_unknown_fields=True):
    """The house settings of the game; those of the box where the position has none."""

    zones: dict[Literal["conch", "scallop", "starfish", "blank"], Weight]
    pedestals: Annotated[int, msgspec.Meta(ge=1, le=MOST_PEDESTALS)]
    row_coins: Annotated[list[RowCoins], msgspec.Meta(min_length=1, max_length=MOST_ROWS)]
    rings: dict[Literal["gems", "gold", "art", "relics"], Ring]
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
    zone: Literal["conch", "scallop", "starfish", "blank"] = "blank"


class Gain(msgspec.Struct, forbid_unknown_fields=True):
    """Who gains a treasure of which wreck; the treasure once it is drawn, and the neighbours that gain next."""

    seat: Diver = 0
    wreck: Literal["gems", "gold", "art", "relics"] = "gems"
    treasure: str | None = None
    neighbours: Annotated[list[Diver], msgspec.Meta(max_length=2)] = []


class Claiming(msgspec.Struct, forbid_unknown_fields=True):
    """The exhibit being claimed."""

    exhibit: str
    display: Annotated[int, msgspec.Meta(ge=1, le=DISPLAYS)]
    order: Literal["any", "exact"] = "any"
    starfish: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    conch: bool = False


class SoloPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The solo round and its rivals."""

    turns_done: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    rivals: Count = 0
    rivals_gone: Count = 0
    rival_dice: dict[Literal["gems", "gold", "art", "relics"], Number] = {}
    ran_out: list[Literal["gems", "gold", "art", "relics"]] = []


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A player's mat and what lies beside it; an exhibit with a conch on it ends in "+conch"."""

    shells: Shells = {}
    dice: list[Number] = []
    displays: Annotated[list[list[str]], msgspec.Meta(max_length=DISPLAYS)] = []
    vault: Annotated[list[list[str]], msgspec.Meta(max_length=COLUMNS)] = []
    exhibits: list[str] = []
    aquariums: list[list[str]] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position."""

    game: Literal["wreck_raiders"]
    seats: Annotated[list[SeatPosition], msgspec.Meta(min_length=1, max_length=SEATS)]
    to_do: Annotated[list[str], msgspec.Meta(max_length=MOST_PENDING)]
    edition: Literal["en", "de", "fr"] = "en"
    house: House | None = None
    turn: Annotated[int, msgspec.Meta(ge=0, lt=SEATS)] = 0
    last_turns: Annotated[int, msgspec.Meta(ge=0, lt=SEATS)] | None = None
    still_turns: Annotated[int, msgspec.Meta(ge=-1, le=SEATS)] = 0  # -1: a treasure has moved in this turn
    ended_by: list[str] = []
    to_roll: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    number: Number | None = None
    place: Literal["gems", "gold", "art", "relics", "beach"] = "gems"
    bumped: Diver = None
    gain: Gain = msgspec.field(default_factory=Gain)
    claim: Claiming | None = None
    piece: str | None = None
    board: BoardPosition = msgspec.field(default_factory=BoardPosition)
    reef: list[DiePosition] = []
    discard: dict[str, Count] = {}
    exhibits: Annotated[list[str | None], msgspec.Meta(max_length=MOST_SEEN)] = []
    market: dict[str, Annotated[list[str | None], msgspec.Meta(max_length=ON_SALE)]] = {}
    solo: SoloPosition | None = None


def dump_position(box: Box, s: State, actions: Actions) -> Json:
    """A state as a readable position."""
    position = Position(
        game="wreck_raiders",
        seats=[_dump_seat(s, seat) for seat in range(s.players)],
        to_do=[actions.by_kind[kind].name for kind in list_pending(s)],
        edition=EDITION_NAMES[s.edition],  # type: ignore[arg-type]
        house=msgspec.convert(view_house(box, s), House),
        turn=s.turn,
        last_turns=None if s.last_turns < 0 else s.last_turns,
        still_turns=s.still,
        ended_by=[name for bit, name in enumerate(END_NAMES) if s.ended >> bit & 1],
        to_roll=s.to_roll,
        number=s.number or None,
        place=PLACE_NAMES[s.place],  # type: ignore[arg-type]
        bumped=diver_name(s.bumped),  # type: ignore[arg-type]
        gain=_dump_gain(s),
        claim=_dump_claim(s),
        piece=PIECE_NAMES[s.piece] if s.piece >= 0 else None,
        board=msgspec.convert(
            {
                name: [diver_name(who) for who in s.board[place * SPOTS : (place + 1) * SPOTS]]
                for place, name in enumerate(PLACE_NAMES)
            },
            BoardPosition,
        ),
        reef=[msgspec.convert(read_die(sort), DiePosition) for sort in range(DICE) for _ in range(s.reef[sort])],
        discard={TREASURE_NAMES[treasure]: number for treasure, number in enumerate(s.discard) if number},
        exhibits=[CARD_NAMES[card - 1] if card else None for card in s.seen[: box.seen[s.players]]],
        market={
            name: [
                PIECE_NAMES[piece - 1] if piece else None for piece in s.market[kind * ON_SALE : (kind + 1) * ON_SALE]
            ]
            for kind, name in enumerate(PIECE_KIND_NAMES)
        },
        solo=_dump_solo(s) if s.players == 1 else None,
    )
    return dump_form(position)


def _dump_gain(s: State) -> Gain:
    return Gain(
        seat="rival" if s.gainer == RIVAL_SEAT else s.gainer,
        wreck=KIND_NAMES[s.wreck],  # type: ignore[arg-type]
        treasure=TREASURE_NAMES[s.treasure - 1] if s.treasure else None,
        neighbours=[diver_name(who) for who in s.gainers if who],  # type: ignore[misc]
    )


def _dump_claim(s: State) -> Claiming | None:
    if s.card < 0:
        return None
    order: Any = ORDER_NAMES[s.exact]
    return Claiming(CARD_NAMES[s.card], s.display + 1, order, s.covers, s.cards[s.card] != FACE_UP)


def _dump_solo(s: State) -> SoloPosition:
    dice = {name: s.rival_die[wreck] for wreck, name in enumerate(KIND_NAMES) if s.rival_die[wreck]}
    ran_out: Any = [name for wreck, name in enumerate(KIND_NAMES) if s.ran_out >> wreck & 1]
    return SoloPosition(s.turns_done, s.rivals, s.rivals_gone, dice, ran_out)  # type: ignore[arg-type]


def _dump_seat(s: State, seat: int) -> SeatPosition:
    held = [card for card in range(CARDS) if s.cards[card] >= HELD and card != s.card]
    return SeatPosition(
        shells={name: s.shells[seat * SHELLS + shell] for shell, name in enumerate(SHELL_NAMES)},  # type: ignore[misc]
        dice=[spot + 1 for spot in range(SPOTS) for _ in range(s.basket[seat * SPOTS + spot])],
        displays=[display_of(s, seat, display) for display in range(DISPLAYS)],
        vault=[vault_column(s, seat, column) for column in range(COLUMNS)],
        exhibits=[
            CARD_NAMES[card] + ("+conch" if s.cards[card] >= HELD + SEATS else "")
            for card in held
            if (s.cards[card] - HELD) % SEATS == seat
        ],
        aquariums=[
            [PIECE_NAMES[piece] for piece in pieces_of(s, bottom)]
            for bottom in range(BOTTOMS)
            if s.builder[bottom] == seat + 1
        ],
    )
