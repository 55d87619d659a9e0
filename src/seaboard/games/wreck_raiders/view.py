"""What one player may see of Wreck Raiders, built up from nothing: JSON for pages, a vector for learning.

Everything lies open (WR-4.6, WR-R24), and what is left in a pile follows from what is in sight, so all seats see the
same: supplies by picture, the exhibits still in the deck, the pieces still in the stacks.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from seaboard.core.decisions import Json
from seaboard.core.kernel import Numbers
from seaboard.core.remember import made_once, remembered
from seaboard.core.rule import rule
from seaboard.games.wreck_raiders import state
from seaboard.games.wreck_raiders.actions import ORDER_NAMES, read_die
from seaboard.games.wreck_raiders.buying import first_piece
from seaboard.games.wreck_raiders.scoring import band_of, total_of
from seaboard.games.wreck_raiders.state import Box, State
from seaboard.games.wreck_raiders.table import seat_due


def view_table(box: Box, s: State) -> Json:
    """The table as everybody sees it. Its parts seldom change and are remembered: nobody may change them."""
    return {
        "turn": s.turn,
        "deciding": seat_due(s),
        "edition": state.EDITION_NAMES[s.edition],
        "house": view_house(box, s),
        "last_turns": None if s.last_turns < 0 else s.last_turns,
        "still_turns": max(s.still, 0),
        "number": s.number or None,
        "reef": _view_reef(box, s),
        "to_roll": s.to_roll,
        "wrecks": [_view_wreck(box, s, wreck) for wreck in range(state.WRECKS)],
        "beach": _view_beach(box, s),
        "bank": shell_map(s.bank),
        "hand": _view_hand(s),
        "claim": _view_claim(s),
        "exhibits": _view_exhibits(box, s),
        "deck": _view_deck(box, s),
        "market": _view_market(box, s),
        "stacks": _view_stacks(box, s),
        "seats": [_view_seat(box, s, seat) for seat in range(s.players)],
        "solo": _view_solo(box, s) if s.players == 1 else None,
    }


@remembered("zone_weight", "pedestals", "rows", "row_coins", "beside", "rival_gains")
def view_house(box: Box, s: State) -> Json:
    """The house settings of this game (WR-11.2)."""
    return {
        "zones": dict(zip(state.ZONE_NAMES, s.zone_weight, strict=True)),
        "pedestals": s.pedestals,
        "row_coins": s.row_coins[: s.rows],
        "rings": {name: ring_of(s, wreck) for wreck, name in enumerate(state.KIND_NAMES)},
        "rival_gains": bool(s.rival_gains),
    }


def ring_of(s: State, wreck: int) -> list[int]:
    """The numbers round a wreck, from 1 on."""
    ring, spot = [], 0
    for _ in range(state.SPOTS):
        ring.append(spot + 1)
        spot = s.beside[(wreck * state.SPOTS + spot) * 2 + 1]
    return ring


@remembered("reef")
def _view_reef(box: Box, s: State) -> list[Json]:
    return [read_die(sort) for sort in range(state.DICE) for _ in range(s.reef[sort])]


@remembered("beside", board=state.SPOTS, supply=state.FRONTS, discard=state.FRONTS, rival_die=1)
def _view_wreck(box: Box, s: State, wreck: int) -> Json:
    kinds = slice(wreck * state.FRONTS, (wreck + 1) * state.FRONTS)
    return {
        "kind": state.KIND_NAMES[wreck],
        "spots": [_view_spot(number, s.board[wreck * state.SPOTS + number - 1]) for number in ring_of(s, wreck)],
        "supply": dict(zip(state.TREASURE_NAMES[kinds], s.supply[kinds], strict=True)),
        "discard": dict(zip(state.TREASURE_NAMES[kinds], s.discard[kinds], strict=True)),
        "rival_die": s.rival_die[wreck] or None,
    }


@cache
def _view_spot(number: int, who: int) -> Json:
    return {"spot": number, "diver": diver_name(who)}


@remembered("board")
def _view_beach(box: Box, s: State) -> list[Json]:
    return [_view_beach_spot(box, spot, s.board[state.BEACH * state.SPOTS + spot]) for spot in range(state.SPOTS)]


@made_once
def _view_beach_spot(box: Box, spot: int, who: int) -> Json:
    shells = shell_list(box.beach[spot * state.SHELLS : (spot + 1) * state.SHELLS])
    return {"spot": spot + 1, "diver": diver_name(who), "shells": shells}


def diver_name(who: int) -> int | Literal["rival"] | None:
    """Who stands in a spot: a seat, "rival" or nobody."""
    if who == 0:
        return None
    return "rival" if who == state.RIVAL else who - 1


def shell_list(counts: list[int]) -> list[str]:
    """Shells by name, one by one."""
    return [state.SHELL_NAMES[shell] for shell in range(state.SHELLS) for _ in range(counts[shell])]


def shell_map(counts: list[int]) -> dict[str, int]:
    """Shells as counts by name."""
    return dict(zip(state.SHELL_NAMES, counts, strict=True))


# What is in hand.


def _view_hand(s: State) -> Json | None:
    """A treasure drawn and not placed."""
    if s.treasure == 0:
        return None
    gainer = "rival" if s.gainer == state.RIVAL_SEAT else s.gainer
    return {
        "seat": gainer,
        "treasure": state.TREASURE_NAMES[s.treasure - 1],
        "kind": state.KIND_NAMES[(s.treasure - 1) // state.FRONTS],
    }


def _view_claim(s: State) -> Json | None:
    """The exhibit being claimed."""
    if s.card < 0:
        return None
    return {
        "exhibit": state.CARD_NAMES[s.card],
        "display": s.display + 1,
        "order": ORDER_NAMES[s.exact],
        "starfish": s.covers,
        "conch": s.cards[s.card] != state.FACE_UP,
    }


# Exhibits and pieces.


@remembered("players", "seen")
def _view_exhibits(box: Box, s: State) -> list[Json | None]:
    return [view_card(box, card - 1) if card else None for card in s.seen[: box.seen[s.players]]]


@remembered("cards")
def _view_deck(box: Box, s: State) -> list[str]:
    return [state.CARD_NAMES[card] for card in range(state.CARDS) if s.cards[card] == state.IN_DECK]


@remembered("market")
def _view_market(box: Box, s: State) -> Json:
    return {
        name: [
            view_piece(box, piece - 1) if piece else None
            for piece in s.market[kind * state.ON_SALE : (kind + 1) * state.ON_SALE]
        ]
        for kind, name in enumerate(state.PIECE_KIND_NAMES)
    }


@remembered("pieces")
def _view_stacks(box: Box, s: State) -> Json:
    return {
        name: [
            state.PIECE_NAMES[piece]
            for piece in range(first_piece(kind), first_piece(kind + 1))
            if s.pieces[piece] == state.IN_STACK
        ]
        for kind, name in enumerate(state.PIECE_KIND_NAMES)
    }


@made_once
def view_card(box: Box, card: int) -> Json:
    """All that is printed on an exhibit."""
    style = box.card_style[card]
    crests = box.card_crests[card]
    first = card * state.CARD_TREASURES
    return {
        "exhibit": state.CARD_NAMES[card],
        "order": [state.KIND_NAMES[kind] for kind in box.card_order[first : first + box.card_size[card]]],
        "coins": box.card_coins[card],
        "crests": [
            name for bit, name in ((state.CONCH_CREST, "conch"), (state.SCALLOP_CREST, "scallop")) if crests & bit
        ],
        "style": state.STYLE_NAMES[style],
        "shells": shell_list(box.card_shells[card * state.SHELLS : (card + 1) * state.SHELLS])
        if style == state.TWO_SHELLS
        else [],
    }


@made_once
def view_piece(box: Box, piece: int) -> Json:
    """All that is printed on an aquarium piece."""
    printed: Json = {
        "piece": state.PIECE_NAMES[piece],
        "kind": state.PIECE_KIND_NAMES[piece_kind(piece)],
        "cost": shell_list(box.piece_cost[piece * state.SHELLS : (piece + 1) * state.SHELLS]),
        "coins": box.piece_coins[piece],
        "edge": shell_list(box.piece_edge[piece * state.SHELLS : (piece + 1) * state.SHELLS]),
    }
    if piece >= state.FIRST_TOP:
        bits = box.top_shells[piece]
        printed["coins"] = box.top_coins[piece]
        printed["each"] = [state.SHELL_NAMES[shell] for shell in range(state.SHELLS) if bits >> shell & 1] or ["piece"]
    return printed


def piece_kind(piece: int) -> int:
    """Whether a piece is a bottom, a middle or a top."""
    return (piece >= state.BOTTOMS) + (piece >= state.FIRST_TOP)


# Mats.


def _view_seat(box: Box, s: State, seat: int) -> Json:
    """A player's mat and what lies beside it."""
    return {
        "coins": _view_coins(box, s, seat),
        "divers": s.divers[seat],
        "dice": [spot + 1 for spot in range(state.SPOTS) for _ in range(s.basket[seat * state.SPOTS + spot])],
        "shells": shell_map(s.shells[seat * state.SHELLS : (seat + 1) * state.SHELLS]),
        "displays": [display_of(s, seat, display) for display in range(state.DISPLAYS)],
        "vault": [vault_column(s, seat, column) for column in range(state.COLUMNS)],
        "exhibits": _view_held(box, s, seat),
        "aquariums": _view_aquariums(box, s, seat),
    }


@remembered("rows", "row_coins", "cards", "pieces", "height", "builder", vault=state.COLUMNS * state.MOST_ROWS)
def _view_coins(box: Box, s: State, seat: int) -> int:
    return total_of(box, s, seat)


@remembered("cards", "card")
def _view_held(box: Box, s: State, seat: int) -> list[Json]:
    return [
        {**view_card(box, card), "conch": s.cards[card] >= state.HELD + state.SEATS}
        for card in range(state.CARDS)
        if s.cards[card] >= state.HELD and (s.cards[card] - state.HELD) % state.SEATS == seat and card != s.card
    ]


@remembered("pieces", "level", "builder")
def _view_aquariums(box: Box, s: State, seat: int) -> list[list[Json]]:
    return [
        [view_piece(box, piece) for piece in pieces_of(s, bottom)]
        for bottom in range(state.BOTTOMS)
        if s.builder[bottom] == seat + 1
    ]


def display_of(s: State, seat: int, display: int) -> list[str]:
    """The treasures of a display, from the left."""
    first = (seat * state.DISPLAYS + display) * state.MOST_PEDESTALS
    return [
        state.TREASURE_NAMES[treasure - 1] for treasure in s.shown[first : first + state.MOST_PEDESTALS] if treasure
    ]


def vault_column(s: State, seat: int, column: int) -> list[str]:
    """The treasures of a vault column, bottom up."""
    first = (seat * state.COLUMNS + column) * state.MOST_ROWS
    return [state.TREASURE_NAMES[treasure - 1] for treasure in s.vault[first : first + state.MOST_ROWS] if treasure]


def pieces_of(s: State, bottom: int) -> list[int]:
    """The pieces of an aquarium, bottom up."""
    return sorted(
        (piece for piece in range(state.PIECES) if s.pieces[piece] == state.BUILT + bottom), key=lambda p: s.level[p]
    )


# Solo.


def _view_solo(box: Box, s: State) -> Json:
    """The rivals, and after the end what ended the game and how good the result is (WR-10.13, WR-10.15)."""
    return {
        "turns_done": s.turns_done,
        "rivals": s.rivals,
        "rivals_gone": s.rivals_gone,
        "ran_out": [name for wreck, name in enumerate(state.KIND_NAMES) if s.ran_out >> wreck & 1],
        "ended_by": [name for bit, name in enumerate(state.END_NAMES) if s.ended >> bit & 1],
        "band": band_of(total_of(box, s, 0)) if s.depth == 0 else None,
    }


# The vector: what is due, the reef, the board, supplies, exhibits and pieces, and for each seat from the observer's own
# on its mat.
SEAT_NUMBERS = 1 + 1 + state.SHELLS + state.DISPLAYS * state.MOST_PEDESTALS + state.COLUMNS * state.MOST_ROWS + 1
OBSERVED = (
    12
    + state.DICE
    + state.BOARD
    + 2 * state.TREASURES
    + state.SHELLS
    + state.CARDS
    + state.PIECES
    + state.BOTTOMS
    + state.SEATS * SEAT_NUMBERS
)


@rule
def seen_from(s: State, seat: int, who: int) -> int:
    """Who stands in a spot or owns something, as seen by a seat: 0 nobody, 1 itself, 2 the next seat, RIVAL a rival."""
    if who == 0 or who == state.RIVAL:
        return who
    return (who - 1 - seat) % s.players + 1


@rule
def observe_table(box: Box, s: State, seat: int, out: Numbers) -> int:
    """Write what a seat sees as numbers to out; return how many, always the same."""
    out[0] = state.FINISHED if s.depth == 0 else s.due
    out[1] = (s.turn - seat) % s.players
    out[2] = s.players
    out[3] = s.last_turns
    out[4] = s.number
    out[5] = s.place
    out[6] = s.treasure
    out[7] = (s.gainer - seat) % s.players
    out[8] = s.card
    out[9] = s.rivals
    out[10] = s.turns_done
    out[11] = s.still
    n = 12
    for sort in range(state.DICE):
        out[n] = s.reef[sort]
        n += 1
    for at in range(state.BOARD):
        out[n] = seen_from(s, seat, s.board[at])
        n += 1
    for treasure in range(state.TREASURES):
        out[n] = s.supply[treasure]
        out[n + 1] = s.discard[treasure]
        n += 2
    for shell in range(state.SHELLS):
        out[n] = s.bank[shell]
        n += 1
    for card in range(state.CARDS):
        out[n] = s.cards[card]
        if s.cards[card] >= state.HELD:
            out[n] = (
                state.HELD
                + (s.cards[card] - state.HELD) // state.SEATS * state.SEATS
                + ((s.cards[card] - state.HELD) % state.SEATS - seat) % s.players
            )
        n += 1
    for piece in range(state.PIECES):
        out[n] = s.pieces[piece]
        n += 1
    for bottom in range(state.BOTTOMS):
        out[n] = seen_from(s, seat, s.builder[bottom])
        n += 1
    for turn in range(state.SEATS):
        n = observe_seat(box, s, (seat + turn) % s.players, turn < s.players, out, n)
    return n


@rule
def observe_seat(box: Box, s: State, seat: int, here: bool, out: Numbers, n: int) -> int:
    """Write a seat's mat to out from n on, zeros where there is none; return where it ends."""
    present = 1 if here else 0
    out[n] = total_of(box, s, seat) * present
    out[n + 1] = s.divers[seat] * present
    out[n + 2] = s.claimed[seat] * present
    n += 3
    for shell in range(state.SHELLS):
        out[n] = s.shells[seat * state.SHELLS + shell] * present
        n += 1
    for at in range(state.DISPLAYS * state.MOST_PEDESTALS):
        out[n] = s.shown[seat * state.DISPLAYS * state.MOST_PEDESTALS + at] * present
        n += 1
    for at in range(state.COLUMNS * state.MOST_ROWS):
        out[n] = s.vault[seat * state.COLUMNS * state.MOST_ROWS + at] * present
        n += 1
    return n
