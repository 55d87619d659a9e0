"""Loads a box.toml of Wreck Raiders, checks it against all that is known of the real one, and packs it into the record
that the rules read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from seaboard.core.box import Box, BoxError, expect, hash_tables, parse_table, read_tables
from seaboard.games.wreck_raiders import state

HERE = Path(__file__).parent
KIND_LETTERS = "GOAR"
SHELL_LETTERS = "CST"
PIECE = "piece"

Small = Annotated[int, msgspec.Meta(ge=0, le=30)]
Coins = Annotated[int, msgspec.Meta(ge=0, le=30)]
RowCoins = Annotated[int, msgspec.Meta(ge=0, le=state.MOST_ROW_COINS)]
Shells = Annotated[str, msgspec.Meta(pattern="^[CST]*$", max_length=6)]
Ring = list[Annotated[int, msgspec.Meta(ge=1, le=state.SPOTS)]]


class SetupLine(msgspec.Struct, forbid_unknown_fields=True):
    """The set-up for a number of players."""

    players: int
    divers: Annotated[int, msgspec.Meta(ge=1, le=6)]
    dice: Annotated[int, msgspec.Meta(ge=1, le=6)]
    exhibits: Annotated[int, msgspec.Meta(ge=1, le=6)]
    goal: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """The set-up chart."""

    players: list[SetupLine]


class Solo(msgspec.Struct, forbid_unknown_fields=True):
    """Rivals in the supply, by edition."""

    rivals: dict[Literal["en", "de", "fr"], Small]


class Copies(msgspec.Struct, forbid_unknown_fields=True):
    """How many of each there are."""

    copies: Small


class Pool(msgspec.Struct, forbid_unknown_fields=True):
    """How often a die lands in each zone of the lid."""

    conch: Annotated[int, msgspec.Meta(ge=0, le=10000)]
    scallop: Annotated[int, msgspec.Meta(ge=0, le=10000)]
    starfish: Annotated[int, msgspec.Meta(ge=0, le=10000)]
    blank: Annotated[int, msgspec.Meta(ge=0, le=10000)]


class Beach(msgspec.Struct, forbid_unknown_fields=True):
    """The shells of the six spots."""

    spots: list[Shells]


class Wrecks(msgspec.Struct, forbid_unknown_fields=True):
    """The numbers round each wreck."""

    gems: Ring
    gold: Ring
    art: Ring
    relics: Ring


class Mat(msgspec.Struct, forbid_unknown_fields=True):
    """Sizes of a player mat."""

    pedestals: Annotated[int, msgspec.Meta(ge=1, le=state.MOST_PEDESTALS)]
    row_coins: Annotated[list[RowCoins], msgspec.Meta(min_length=1, max_length=state.MOST_ROWS)]


class CoinTable(msgspec.Struct, forbid_unknown_fields=True):
    """What fronts and conches score."""

    front: Coins
    conch: Coins


class Exhibit(msgspec.Struct, forbid_unknown_fields=True):
    """An exhibit card."""

    id: str
    order: Annotated[str, msgspec.Meta(pattern="^[GOAR]+$", max_length=state.CARD_TREASURES)]
    coins: Coins
    crests: list[Literal["conch", "scallop"]]
    style: Annotated[str, msgspec.Meta(pattern="^(none|any1|aquarium|[CST]+)$")]


class ExhibitSums(msgspec.Struct, forbid_unknown_fields=True):
    """Sums over the exhibits."""

    kinds: dict[str, int]
    base: dict[str, int]
    crests: dict[str, int]
    styles: dict[str, int]


class Exhibits(msgspec.Struct, forbid_unknown_fields=True):
    """All exhibits."""

    cards: list[Exhibit]
    sums: ExhibitSums | None = None


class Piece(msgspec.Struct, forbid_unknown_fields=True):
    """An aquarium piece."""

    id: str
    cost: Shells
    coins: Coins
    edge: Shells = ""
    each: Annotated[str, msgspec.Meta(pattern="^([CST]+|piece)$")] | None = None


class PieceSums(msgspec.Struct, forbid_unknown_fields=True):
    """Sums over the pieces."""

    cost: dict[str, int]
    edge: dict[str, int]
    coins_per_shell: int


class Aquariums(msgspec.Struct, forbid_unknown_fields=True):
    """All aquarium pieces."""

    bottoms: list[Piece]
    middles: list[Piece]
    tops: list[Piece]
    sums: PieceSums | None = None


def load_box(path: Path | None = None) -> Box:
    """The box of a file, ours by default; BoxError says which table is wrong."""
    tables = read_tables(path or HERE / "box.toml", "wreck_raiders")
    record = state.Box()
    _lay_setup(record, parse_table(tables, "setup", Setup), parse_table(tables, "solo", Solo))
    record.copies = parse_table(tables, "treasures", Copies).copies
    expect("treasures.copies", 7, record.copies)
    record.shells = parse_table(tables, "shells", Copies).copies
    expect("shells.copies", 15, record.shells)
    _lay_board(record, parse_table(tables, "pool", Pool), parse_table(tables, "beach", Beach))
    wrecks = parse_table(tables, "wrecks", Wrecks)
    for wreck, name in enumerate(state.KIND_NAMES):
        ring = check_ring(f"wrecks.{name}", getattr(wrecks, name))
        record.ring[wreck * state.SPOTS : (wreck + 1) * state.SPOTS] = ring
    mat = parse_table(tables, "mat", Mat)
    record.pedestals = mat.pedestals
    record.rows = len(mat.row_coins)
    record.row_coins[: record.rows] = mat.row_coins
    coins = parse_table(tables, "coins", CoinTable)
    expect("coins.front", 1, coins.front)
    expect("coins.conch", 2, coins.conch)
    record.front_coins, record.conch_coins = coins.front, coins.conch
    _lay_exhibits(record, parse_table(tables, "exhibits", Exhibits))
    if record.pedestals < max(record.card_size):
        raise BoxError("mat.pedestals", f">= {max(record.card_size)}", record.pedestals)
    _lay_pieces(record, parse_table(tables, "aquariums", Aquariums))
    return Box(record, tables, hash_tables(tables))


def check_ring(where: str, ring: Sequence[int]) -> list[int]:
    """The numbers round a wreck: each of 1 to 6 once."""
    expect(where, list(range(1, state.SPOTS + 1)), sorted(ring))
    return list(ring)


def shell_counts(letters: str) -> list[int]:
    """How often each shell stands in a word of shell letters."""
    return [letters.count(letter) for letter in SHELL_LETTERS]


def _lay_setup(record: state.Box, setup: Setup, solo: Solo) -> None:
    expect("setup.players", list(range(1, state.SEATS + 1)), [line.players for line in setup.players])
    for line in setup.players:
        record.divers[line.players] = line.divers
        record.dice[line.players] = line.dice
        record.seen[line.players] = line.exhibits
        record.goal[line.players] = line.goal
    expect("setup.divers", [6, 6, 5, 4, 4], [line.divers for line in setup.players])
    expect("setup.dice", [6, 5, 4, 5, 6], [line.dice for line in setup.players])
    for edition, name in enumerate(state.EDITION_NAMES):
        if name not in solo.rivals:
            raise BoxError("solo.rivals", " ".join(state.EDITION_NAMES), " ".join(solo.rivals))
        record.rivals[edition] = solo.rivals[name]


def _lay_board(record: state.Box, pool: Pool, beach: Beach) -> None:
    for zone, name in enumerate(state.ZONE_NAMES):
        record.zone_weight[zone] = getattr(pool, name)
    if sum(record.zone_weight) == 0:
        raise BoxError("pool", "> 0", 0)
    expect("beach.spots", state.SPOTS, len(beach.spots))
    for spot, letters in enumerate(beach.spots):
        record.beach[spot * state.SHELLS : (spot + 1) * state.SHELLS] = shell_counts(letters)
    expect("beach.spots[4]", "CC", beach.spots[4])


def _lay_exhibits(record: state.Box, exhibits: Exhibits) -> None:
    expect("exhibits.cards", list(state.CARD_NAMES), [card.id for card in exhibits.cards])
    for number, card in enumerate(exhibits.cards):
        kinds = [KIND_LETTERS.index(letter) for letter in card.order]
        if len(set(kinds)) == 1:
            expect(f"exhibits.cards[{number}].style", "none", card.style)
        expect(f"exhibits.cards[{number}].crests", len(set(card.crests)), len(card.crests))
        record.card_size[number] = len(kinds)
        record.card_order[number * state.CARD_TREASURES : number * state.CARD_TREASURES + len(kinds)] = kinds
        for kind in kinds:
            record.card_needs[number * state.KINDS + kind] += 1
        record.card_coins[number] = card.coins
        record.card_crests[number] = state.CONCH_CREST * ("conch" in card.crests) + state.SCALLOP_CREST * (
            "scallop" in card.crests
        )
        styles = {"none": state.NO_STYLE, "any1": state.ANY_SHELL, "aquarium": state.FREE_PIECE}
        record.card_style[number] = styles.get(card.style, state.TWO_SHELLS)
        if record.card_style[number] == state.TWO_SHELLS:
            record.card_shells[number * state.SHELLS : (number + 1) * state.SHELLS] = shell_counts(card.style)
    if exhibits.sums is not None:
        _check_exhibit_sums(exhibits.cards, exhibits.sums)


def _check_exhibit_sums(cards: list[Exhibit], sums: ExhibitSums) -> None:
    """Our own exhibits: how often each kind, crest and style comes, and the formula of the coins."""
    kinds = Counter(state.KIND_NAMES[KIND_LETTERS.index(letter)] for card in cards for letter in card.order)
    expect(
        "exhibits.sums.kinds", sums.kinds, dict(sorted(kinds.items(), key=lambda item: state.KIND_NAMES.index(item[0])))
    )
    for card in cards:
        coins = sums.base.get(str(len(card.order)), 0) + len(set(card.order))
        expect(f"exhibits.cards.{card.id}.coins", coins, card.coins)
    crests = Counter("both" if len(card.crests) == 2 else "".join(card.crests) or "none" for card in cards)
    expect("exhibits.sums.crests", sums.crests, {name: crests[name] for name in sums.crests})
    styles = Counter(card.style if card.style in ("none", "any1", "aquarium") else "shells" for card in cards)
    expect("exhibits.sums.styles", sums.styles, {name: styles[name] for name in sums.styles})


def _lay_pieces(record: state.Box, aquariums: Aquariums) -> None:
    pieces = [*aquariums.bottoms, *aquariums.middles, *aquariums.tops]
    expect("aquariums", list(state.PIECE_NAMES), [piece.id for piece in pieces])
    for number, piece in enumerate(pieces):
        where = f"aquariums.{piece.id}"
        expect(f"{where}.each", number >= state.FIRST_TOP, piece.each is not None)
        record.piece_cost[number * state.SHELLS : (number + 1) * state.SHELLS] = shell_counts(piece.cost)
        record.piece_edge[number * state.SHELLS : (number + 1) * state.SHELLS] = shell_counts(piece.edge)
        if piece.each is None:
            record.piece_coins[number] = piece.coins
            continue
        record.top_coins[number] = piece.coins
        if piece.each != PIECE:
            counts = shell_counts(piece.each)
            expect(f"{where}.each", 1, max(counts))
            record.top_shells[number] = sum(1 << shell for shell in range(state.SHELLS) if counts[shell])
    if aquariums.sums is not None:
        _check_piece_sums(pieces, aquariums.sums)


def _check_piece_sums(pieces: list[Piece], sums: PieceSums) -> None:
    """Our own pieces: the shells that they cost and show, and what a shell pays."""
    for shell, name in enumerate(state.SHELL_NAMES):
        expect(f"aquariums.sums.cost.{name}", sums.cost.get(name), sum(shell_counts(p.cost)[shell] for p in pieces))
        expect(f"aquariums.sums.edge.{name}", sums.edge.get(name), sum(shell_counts(p.edge)[shell] for p in pieces))
    for piece in pieces[: state.FIRST_TOP]:
        expect(f"aquariums.{piece.id}.coins", sums.coins_per_shell * len(piece.cost), piece.coins + len(piece.edge))
