"""What one player may see of Oh Crab!, built up from nothing: JSON for pages, a vector for learning.

Open to all: the board, the crabs, paths, discard pile, shells, the market's piles and all numbers of cards. Secret:
the cards of a hand, the planned card and what lies in or under the stack.
"""

from __future__ import annotations

from seaboard.core.decisions import Json
from seaboard.core.kernel import Numbers
from seaboard.core.remember import made_once, remembered
from seaboard.core.rule import rule
from seaboard.games.oh_crab import state
from seaboard.games.oh_crab.actions import card_name, field_name, read_crab
from seaboard.games.oh_crab.arrows import plate_place
from seaboard.games.oh_crab.extras import price_of_tile
from seaboard.games.oh_crab.pack.lending import whose_turn
from seaboard.games.oh_crab.pack.view import PACK_OBSERVED, observe_pack, view_pack
from seaboard.games.oh_crab.scoring import way_of
from seaboard.games.oh_crab.state import Box, State
from seaboard.games.oh_crab.table import card_of, crab_step, face_of, height_of, neighbour_of

MARKS = {
    "blocked": state.BLOCKED,
    "obstacle": state.OBSTACLE,
    "knock": state.KNOCK,
    "shell": state.SHELL_MARK,
    "swap": state.SWAP_MARK,
    "shortcut": state.SHORTCUT,
    "reed": state.REED,
    "current": state.CURRENT,
}
IN_ORDER = (*range(state.PILE, state.PILE + state.PILES), *range(state.PATH, state.PATH + state.SEATS))
OPEN_PLACES = (*IN_ORDER, *range(state.DISCARD_PILE, state.DISCARD_PILE + state.SEATS))
EDGES = ("left_top", "left_bottom", "right_top", "right_bottom")


def find_cards(s: State, you: int | None) -> dict[int, list[str]]:
    """The cards of each place that this seat may look into: paths and piles in their order, others by name."""
    places: dict[int, list[int]] = {place: [] for place in OPEN_PLACES}
    if you is not None:
        places[state.HAND + you] = []
    for card, place in enumerate(s.where):
        if place in places:
            places[place].append(card)
    for place in IN_ORDER:
        places[place].sort(key=s.rank.__getitem__)
    return {place: [card_name(face_of(card)) for card in cards] for place, cards in places.items()}


def basics(counts: list[int]) -> dict[str, int]:
    """Basic actions by name, with how many there are."""
    return {name: counts[basic] for basic, name in enumerate(state.BASIC_NAMES) if counts[basic]}


def view_table(box: Box, s: State, you: int | None) -> Json:
    """The table as a seat sees it, or a spectator."""
    cards = find_cards(s, you)
    return {
        "round": s.round,
        "leg": s.leg,
        "turn": whose_turn(s),
        "chef": s.chef,
        "chef_used": bool(s.chef_used),
        "house": [name for bit, name in enumerate(state.HOUSE_NAMES) if s.house >> bit & 1],
        "plates": [state.SIDE_NAMES[side] for side in s.side if side >= 0],
        "rows": max(s.sea // state.COLUMNS - 3, 0),
        "fields": _view_fields(box, s),
        "crabs": _view_crabs(box, s),
        "pushed": read_crab(s.about % state.IN_ARMOUR) if s.due in (state.CHOOSE_PUSH, state.ARMOUR) else None,
        "tiles": [
            {"tile": state.TILE_NAMES[tile], "cost": price_of_tile(box, s, tile)} for tile in s.tile if tile >= 0
        ],
        "extra_used": bool(s.extra_used),
        "barging": bool(s.barging),
        "free": basics(s.free),
        "granted": basics(s.granted),
        "specials": [state.SPECIAL_NAMES[special - 1] for special in s.special if special],
        "bank": s.bank,
        "market": {
            "stack": s.stack + s.under,
            "piles": [cards[state.PILE + place] for place in range(state.PILES)],
        },
        "seats": [_view_seat(s, cards, seat, you) for seat in range(s.players)],
        "pack": view_pack(box, s, you),
        "cards": _view_cards(box),
    }


def _view_crabs(box: Box, s: State) -> list[Json]:
    if not s.round:
        return []  # before the start player is known no crab stands on the board
    return [
        {
            **read_crab(crab),
            "at": field_name(s.spot[crab]),
            "around": _view_around(box, s, s.spot[crab]),
            "fallen": bool(s.fallen[crab]),
            "active": crab == s.active,
        }
        for crab in range(0, 2 * s.players, crab_step(s))
    ]


def _view_around(box: Box, s: State, at: int) -> Json:
    """The fields round a field, by direction."""
    if at == state.SEA:
        return {}
    around = {name: neighbour_of(box, s, at, direction) for direction, name in enumerate(state.DIRECTION_NAMES)}
    return {name: field_name(there) for name, there in around.items() if there >= 0}


@remembered("field", "side", "sea")
def _view_fields(box: Box, s: State) -> list[Json]:
    """The board from land to sea."""
    fields = [at for at in range(s.sea) if s.field[at] != state.MISSING]
    # All tables share them: each would have forty KiB of its own.
    return [_view_field(box, at, int(s.field[at]), int(plate_place(s, at))) for at in fields]


@made_once
def _view_field(box: Box, at: int, marks: int, place: int) -> Json:
    """A field with its marks, and where its arrow leads and for what cards; `place` is that on its plate."""
    field: Json = {"at": field_name(at), "marks": [name for name, mark in MARKS.items() if marks & mark]}
    if marks & state.CURRENT:
        field["to"] = state.DIRECTION_NAMES[box.current[place] - 1]
    if marks & state.SHORTCUT:
        field["to"] = field_name(at - at % state.FRAME + box.shortcut_to[place])
        field["cost"] = [
            name
            for basic, name in enumerate(state.BASIC_NAMES)
            for _ in range(box.shortcut_cost[place * state.BASICS + basic])
        ]
    return field


def _view_seat(s: State, cards: dict[int, list[str]], seat: int, you: int | None) -> Json:
    planned = s.planned[seat]
    shown: Json = {
        "hand": s.hand[seat],
        "planned": "rest" if planned == state.RESTING else "card" if planned else None,
        "path": cards[state.PATH + seat],
        "discards": cards[state.DISCARD_PILE + seat],
        "shells": s.shells[seat],
        "way": way_of(s, seat) if s.round else 0,
    }
    if seat == you:
        shown["cards"] = cards[state.HAND + seat]
        shown["planned_card"] = card_name(face_of(planned - 1)) if planned > 0 else None
    return shown


@made_once
def _view_cards(box: Box) -> Json:
    """What is printed on the cards of this box."""
    return {card_name(face): _view_card(box, face) for face in range(state.FACES)}


def _view_card(box: Box, face: int) -> Json:
    """What is printed on a card."""
    card: Json = {"main": state.BASIC_NAMES[box.main[face]]}
    for edge in EDGES:
        half = getattr(box, edge)[face]
        card[edge] = state.BASIC_NAMES[half] if half >= 0 else None
    card["special"] = state.SPECIAL_NAMES[box.special[face]] if box.special[face] >= 0 else None
    return card


# The vector: the moment, the market, and for each seat from the observer's own on its crabs, numbers and open cards;
# then the observer's hand and planned card, and the marks of the fields around the observer's crabs' ways.
HEAD = 10 + 2 * state.BASICS + 2 + 3
MARKET = 1 + state.ACTION_CARDS
OF_A_SEAT = 2 * 3 + 6 + 2 * state.FACES
FIELDS_SEEN = 5 * state.FRAME
OBSERVED = HEAD + MARKET + state.SEATS * OF_A_SEAT + state.FACES + 1 + FIELDS_SEEN + PACK_OBSERVED


@rule
def observe_table(box: Box, s: State, seat: int, out: Numbers) -> int:
    """Write what a seat sees as numbers to out; return how many, always the same."""
    out[0] = state.FINISHED if s.depth == 0 else s.due
    out[1] = (s.turn - seat) % s.players
    out[2] = s.players
    out[3] = (s.chef - seat) % s.players
    out[4] = s.chef_used
    out[5] = s.round
    out[6] = s.leg
    out[7] = s.bank
    out[8] = 1 if s.extra_used > 0 else 0
    out[9] = s.barging
    n = 10
    for basic in range(state.BASICS):
        out[n] = s.free[basic]
        out[n + 1] = s.granted[basic]
        n += 2
    for slot in range(2):
        out[n] = s.special[slot]
        n += 1
    for place in range(3):
        out[n] = s.tile[place]
        n += 1
    out[n] = s.stack + s.under
    n += 1
    for card in range(state.ACTION_CARDS):
        out[n] = s.rank[card] + 1 if state.PILE <= s.where[card] < state.PILE + state.PILES else 0
        n += 1
    for turn in range(state.SEATS):
        n = observe_seat(s, (seat + turn) % s.players, turn < s.players, out, n)
    for face in range(state.FACES):
        out[n] = 1 if s.where[card_of(seat, face)] == state.HAND + seat else 0
        n += 1
    out[n] = s.planned[seat]
    n += 1
    for at in range(FIELDS_SEEN):
        out[n] = s.field[at]
        n += 1
    return observe_pack(s, seat, out, n)


@rule
def observe_seat(s: State, seat: int, is_there: bool, out: Numbers, n: int) -> int:
    """Write what all see of one seat; zeros for an empty chair."""
    if not is_there:
        for i in range(OF_A_SEAT):
            out[n + i] = 0
        return n + OF_A_SEAT
    for crab in range(2 * seat, 2 * seat + 2):
        here = crab < 2 * seat + s.crabs
        out[n] = s.spot[crab] if here else 0
        out[n + 1] = height_of(s, s.spot[crab]) if here else 0
        out[n + 2] = s.fallen[crab]
        n += 3
    out[n] = s.hand[seat]
    out[n + 1] = s.shells[seat]
    out[n + 2] = s.path[seat]
    out[n + 3] = s.discards[seat]
    out[n + 4] = 1 if s.planned[seat] > 0 else s.planned[seat]
    out[n + 5] = s.first_crab[seat]
    n += 6
    for face in range(state.FACES):
        place = s.where[card_of(seat, face)]
        out[n] = s.rank[card_of(seat, face)] + 50 if place == state.PATH + seat else 0
        out[n + 1] = 1 if place == state.DISCARD_PILE + seat else 0
        n += 2
    return n
