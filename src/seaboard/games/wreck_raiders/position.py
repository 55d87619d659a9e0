"""Readable positions of Wreck Raiders: any moment of a game as JSON, for tests and for sharing.

Only what is not where the box puts it is written down: treasures, shells, cards, pieces and divers that are named
nowhere are in their supply, bank, deck, stack or off-board. `to_do` lists what is still to be done, the next last.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from seaboard.core.errors import Trouble
from seaboard.games.wreck_raiders.actions import ORDER_NAMES, die
from seaboard.games.wreck_raiders.counting import count_dice, count_divers, count_rivals, count_shells, count_treasures
from seaboard.games.wreck_raiders.going_on import go_on
from seaboard.games.wreck_raiders.state import (
    BOTTOMS,
    BUILT,
    CARD_NAMES,
    CARDS,
    COLUMNS,
    DICE,
    DISPLAYS,
    EDITION_NAMES,
    END_NAMES,
    FACE_UP,
    HELD,
    IN_MARKET,
    KIND_NAMES,
    MOST_PEDESTALS,
    MOST_ROWS,
    MOST_SEEN,
    MOST_TASKS,
    ON_SALE,
    PIECE_KIND_NAMES,
    PIECE_NAMES,
    PLACE_NAMES,
    RIVAL,
    RIVAL_SEAT,
    SEATS,
    SHELL_NAMES,
    SHELLS,
    SPOTS,
    STATE,
    TASK_NAMES,
    TREASURE_NAMES,
    TREASURES,
    WRECKS,
    ZONE_NAMES,
    ZONES,
)
from seaboard.games.wreck_raiders.table import task_due
from seaboard.games.wreck_raiders.view import (
    display_of,
    diver_name,
    piece_kind,
    pieces_of,
    vault_column,
    view_house,
)

Diver = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)] | Literal["rival"] | None
Number = Annotated[int, msgspec.Meta(ge=1, le=SPOTS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=24)]
Weight = Annotated[int, msgspec.Meta(ge=0, le=10000)]
Spots = Annotated[list[Diver], msgspec.Meta(min_length=SPOTS, max_length=SPOTS)]
Shells = dict[Literal["conch", "scallop", "starfish"], Count]
Ring = Annotated[list[Number], msgspec.Meta(min_length=SPOTS, max_length=SPOTS)]


def _nobody() -> list[Diver]:
    return [None] * SPOTS


class House(msgspec.Struct, forbid_unknown_fields=True):
    """The house settings of the game; those of the box where the position has none."""

    zones: dict[Literal["conch", "scallop", "starfish", "blank"], Weight]
    pedestals: Annotated[int, msgspec.Meta(ge=1, le=MOST_PEDESTALS)]
    row_coins: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0, le=30)]], msgspec.Meta(min_length=1, max_length=MOST_ROWS)
    ]
    rings: dict[Literal["gems", "gold", "art", "relics"], Ring]


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
    to_do: Annotated[list[str], msgspec.Meta(max_length=MOST_TASKS)]
    edition: Literal["en", "de", "fr"] = "en"
    house: House | None = None
    turn: Annotated[int, msgspec.Meta(ge=0, lt=SEATS)] = 0
    last_turns: Annotated[int, msgspec.Meta(ge=0, lt=SEATS)] | None = None
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


def dump_position(box: Any, s: Any) -> dict[str, Any]:
    """A state as a readable position."""
    position = Position(
        game="wreck_raiders",
        seats=[_dump_seat(s, seat) for seat in range(s.players)],
        to_do=[TASK_NAMES[task] for task in s.tasks[: s.depth]],
        edition=EDITION_NAMES[s.edition],  # type: ignore[arg-type]
        house=msgspec.convert(view_house(s), House),
        turn=s.turn,
        last_turns=None if s.last_turns < 0 else s.last_turns,
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
        reef=[msgspec.convert(die(sort), DiePosition) for sort in range(DICE) for _ in range(s.reef[sort])],
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
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def _dump_gain(s: Any) -> Gain:
    return Gain(
        seat="rival" if s.gainer == RIVAL_SEAT else s.gainer,
        wreck=KIND_NAMES[s.wreck],  # type: ignore[arg-type]
        treasure=TREASURE_NAMES[s.treasure - 1] if s.treasure else None,
        neighbours=[diver_name(who) for who in s.gainers if who],  # type: ignore[misc]
    )


def _dump_claim(s: Any) -> Claiming | None:
    if s.card < 0:
        return None
    order: Any = ORDER_NAMES[s.exact]
    return Claiming(CARD_NAMES[s.card], s.display + 1, order, s.covers, s.cards[s.card] != FACE_UP)


def _dump_solo(s: Any) -> SoloPosition:
    dice = {name: s.rival_die[wreck] for wreck, name in enumerate(KIND_NAMES) if s.rival_die[wreck]}
    ran_out: Any = [name for wreck, name in enumerate(KIND_NAMES) if s.ran_out >> wreck & 1]
    return SoloPosition(s.turns_done, s.rivals, s.rivals_gone, dice, ran_out)  # type: ignore[arg-type]


def _dump_seat(s: Any, seat: int) -> SeatPosition:
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


def load_position(box: Any, plain: dict[str, Any]) -> Any:
    """The state of a readable position, checked."""
    try:
        position = msgspec.convert(plain, Position)
    except msgspec.ValidationError as error:
        raise Trouble("bad-position", reason=str(error)) from None
    s = STATE.new()
    s.players = len(position.seats)
    s.edition = EDITION_NAMES.index(position.edition)
    _load_house(box, s, position.house)
    s.depth = len(position.to_do)
    s.tasks[: s.depth] = [_index(TASK_NAMES, name, "to_do") for name in position.to_do]
    s.turn = position.turn
    s.last_turns = -1 if position.last_turns is None else position.last_turns
    s.ended = sum(1 << _index(END_NAMES, name, "ended_by") for name in set(position.ended_by))
    s.to_roll = position.to_roll
    s.number = position.number or 0
    s.place = PLACE_NAMES.index(position.place)
    s.bumped = _who(position.bumped)
    for place, name in enumerate(PLACE_NAMES):
        s.board[place * SPOTS : (place + 1) * SPOTS] = [_who(who) for who in getattr(position.board, name)]
    for lying in position.reef:
        s.reef[(lying.number - 1) * ZONES + ZONE_NAMES.index(lying.zone)] += 1
    for name, number in position.discard.items():
        s.discard[_index(TREASURE_NAMES, name, "discard")] = number
    _load_gain(s, position.gain)
    _load_exhibits(box, s, position)
    _load_market(s, position)
    for seat, mat in enumerate(position.seats):
        _load_seat(s, seat, mat)
    _load_claim(s, position.claim)
    if position.solo is not None:
        _load_solo(s, position.solo)
    _fill_up(box, s)
    _check(box, s)
    return s


def _index(names: tuple[str, ...], name: str, where: str) -> int:
    if name not in names:
        raise Trouble("bad-position", reason=f"{where}: {name!r}")
    return names.index(name)


def _who(diver: Diver) -> int:
    if diver is None:
        return 0
    return RIVAL if isinstance(diver, str) else diver + 1


def _load_house(box: Any, s: Any, house: House | None) -> None:
    rings = [box.ring[wreck * SPOTS : (wreck + 1) * SPOTS] for wreck in range(WRECKS)]
    s.zone_weight = list(box.zone_weight)
    s.pedestals = box.pedestals
    row_coins = box.row_coins[: box.rows]
    if house is not None:
        rings = [house.rings[name] for name in KIND_NAMES if name in house.rings]
        s.zone_weight = [house.zones.get(name, 0) for name in ZONE_NAMES]  # type: ignore[call-overload]
        s.pedestals = house.pedestals
        row_coins = house.row_coins
    s.rows = len(row_coins)
    s.row_coins[: s.rows] = row_coins
    if len(rings) != WRECKS or any(sorted(ring) != list(range(1, SPOTS + 1)) for ring in rings):
        raise Trouble("bad-position", reason="house.rings")
    for wreck, ring in enumerate(rings):
        for place, number in enumerate(ring):
            at = (wreck * SPOTS + number - 1) * 2
            s.beside[at] = ring[place - 1] - 1
            s.beside[at + 1] = ring[(place + 1) % SPOTS] - 1


def _load_gain(s: Any, gain: Gain) -> None:
    s.gainer = max(_who(gain.seat) - 1, 0)
    s.wreck = KIND_NAMES.index(gain.wreck)
    s.treasure = 0 if gain.treasure is None else _index(TREASURE_NAMES, gain.treasure, "gain.treasure") + 1
    for place, who in enumerate(gain.neighbours):
        s.gainers[place] = _who(who)


def _move_card(s: Any, name: str, to: int) -> int:
    card = _index(CARD_NAMES, name, "exhibits")
    if s.cards[card]:
        raise Trouble("bad-position", reason=f"{name} twice")
    s.cards[card] = to
    return card


def _load_exhibits(box: Any, s: Any, position: Position) -> None:
    if len(position.exhibits) > box.seen[s.players]:
        raise Trouble("bad-position", reason=f"exhibits: {len(position.exhibits)}")
    for slot, name in enumerate(position.exhibits):
        if name is not None:
            s.seen[slot] = _move_card(s, name, FACE_UP) + 1


def _move_piece(s: Any, name: str, to: int) -> int:
    piece = _index(PIECE_NAMES, name, "pieces")
    if s.pieces[piece]:
        raise Trouble("bad-position", reason=f"{name} twice")
    s.pieces[piece] = to
    return piece


def _load_market(s: Any, position: Position) -> None:
    for kind_name in position.market:
        _index(PIECE_KIND_NAMES, kind_name, "market")
    for kind, kind_name in enumerate(PIECE_KIND_NAMES):
        for slot, name in enumerate(position.market.get(kind_name, [])):
            if name is not None:
                piece = _move_piece(s, name, IN_MARKET)
                if piece_kind(piece) != kind:
                    raise Trouble("bad-position", reason=f"market.{kind_name}: {name}")
                s.market[kind * ON_SALE + slot] = piece + 1
    s.piece = -1
    if position.piece is not None:
        s.piece = _move_piece(s, position.piece, IN_MARKET)


def _load_seat(s: Any, seat: int, mat: SeatPosition) -> None:
    for shell, name in enumerate(SHELL_NAMES):
        s.shells[seat * SHELLS + shell] = mat.shells.get(name, 0)  # type: ignore[call-overload]
    for number in mat.dice:
        s.basket[seat * SPOTS + number - 1] += 1
    for display, treasures in enumerate(mat.displays):
        at = seat * DISPLAYS + display
        _lay_row(s.shown, at * MOST_PEDESTALS, treasures, s.pedestals, "displays")
        s.filled[at] = len(treasures)
    for column, treasures in enumerate(mat.vault):
        at = seat * COLUMNS + column
        _lay_row(s.vault, at * MOST_ROWS, treasures, s.rows, "vault")
        s.stored[at] = len(treasures)
    for name in mat.exhibits:
        plain, _, conch = name.partition("+")
        if conch not in ("", "conch"):
            raise Trouble("bad-position", reason=f"exhibits: {name!r}")
        _move_card(s, plain, HELD + SEATS * bool(conch) + seat)
        s.claimed[seat] += 1
    for aquarium in mat.aquariums:
        _load_aquarium(s, seat, aquarium)


def _lay_row(row: list[int], first: int, treasures: list[str], most: int, where: str) -> None:
    if len(treasures) > most:
        raise Trouble("bad-position", reason=f"{where}: {len(treasures)} > {most}")
    for place, name in enumerate(treasures):
        row[first + place] = _index(TREASURE_NAMES, name, where) + 1


def _load_aquarium(s: Any, seat: int, names: list[str]) -> None:
    """Bottom, middles, at most one top, in this order (WR-6.2 to WR-6.4)."""
    pieces = [_index(PIECE_NAMES, name, "aquariums") for name in names]
    kinds = [piece_kind(piece) for piece in pieces]
    if not kinds or kinds[0] != 0 or kinds != sorted(kinds) or kinds.count(0) != 1 or kinds.count(2) > 1:
        raise Trouble("bad-position", reason=f"aquariums: {' '.join(names)}")
    bottom = pieces[0]
    s.builder[bottom] = seat + 1
    s.height[bottom] = len(pieces)
    s.topped[bottom] = kinds.count(2)
    for level, name in enumerate(names):
        s.level[_move_piece(s, name, BUILT + bottom)] = level


def _load_claim(s: Any, claim: Claiming | None) -> None:
    s.card = -1
    if claim is None:
        return
    s.card = _index(CARD_NAMES, claim.exhibit, "claim")
    if s.cards[s.card] != FACE_UP:
        raise Trouble("bad-position", reason=f"claim: {claim.exhibit}")
    if claim.conch:
        s.cards[s.card] = HELD + SEATS + s.turn
    s.display = claim.display - 1
    s.exact = ORDER_NAMES.index(claim.order)
    s.covers = claim.starfish


def _load_solo(s: Any, solo: SoloPosition) -> None:
    s.turns_done = solo.turns_done
    s.rivals = solo.rivals
    s.rivals_gone = solo.rivals_gone
    for wreck, name in enumerate(KIND_NAMES):
        s.rival_die[wreck] = solo.rival_dice.get(name, 0)  # type: ignore[call-overload]
        s.ran_out |= (name in solo.ran_out) << wreck


def _fill_up(box: Any, s: Any) -> None:
    """What is named nowhere is where the box puts it."""
    treasures = count_treasures(s)
    for treasure in range(TREASURES):
        s.supply[treasure] = box.copies - treasures[treasure]
    shells = count_shells(s)
    for shell in range(SHELLS):
        s.bank[shell] = box.shells - shells[shell]
    for seat in range(s.players):
        s.divers[seat] = box.divers[s.players] - count_divers(s, seat)


def _check(box: Any, s: Any) -> None:
    """Nothing is there more often than in the box, everybody has a seat, and somebody has to choose."""
    for where, counts in (("treasures", s.supply), ("shells", s.bank), ("divers", s.divers)):
        if min(counts) < 0:
            raise Trouble("bad-position", reason=where)
    if (s.players == 1) != bool(s.rivals + s.rivals_gone + count_rivals(s)):
        raise Trouble("bad-position", reason="solo")
    if s.turn >= s.players or any(s.players < who < RIVAL for who in [*s.board, s.bumped, *s.gainers]):
        raise Trouble("bad-position", reason="seats")
    if s.gainer >= s.players and s.gainer != RIVAL_SEAT:
        raise Trouble("bad-position", reason="gain.seat")
    if count_dice(s) > box.dice[s.players]:
        raise Trouble("bad-position", reason=f"dice: {count_dice(s)}")
    try:
        STATE.check(s)
        if s.depth and go_on(box, STATE.copy(s), task_due(s)):
            raise Trouble("bad-position", reason=f"to_do: {TASK_NAMES[task_due(s)]}")
    except (IndexError, OverflowError) as error:
        raise Trouble("bad-position", reason=str(error)) from None
