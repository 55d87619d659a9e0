"""The Adventure Pack's part of readable positions. `tiles` are the face-down ones, with what they are as soon as
somebody has looked; `pools` name what nobody has looked at yet, wherever it lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from seaboard.core.position import index_of, refuse
from seaboard.games.oh_crab import state
from seaboard.games.oh_crab.state import Box, State

JUNK_NAMES = state.SURPRISE_NAMES[: state.JUNK]
TREASURE_NAMES = state.SURPRISE_NAMES[state.JUNK :]

Seat = Annotated[int, msgspec.Meta(ge=0, le=state.SEATS - 1)]
Count = Annotated[int, msgspec.Meta(ge=0, le=20)]
PerBeach = msgspec.Meta(max_length=state.BEACHES)


class TilePosition(msgspec.Struct, forbid_unknown_fields=True):
    """A face-down tile: what it is, once somebody has looked; who has; whether all know that it is a treasure."""

    place: Annotated[int, msgspec.Meta(ge=0, le=state.HIDEOUTS - 1)]
    surprise: str | None = None
    looked: list[Seat] = []
    flotsam: bool = False


class EventPosition(msgspec.Struct, forbid_unknown_fields=True):
    """An event card that somebody has foreseen, and who."""

    card: str
    foreseen: list[Seat]


class CrabPosition(msgspec.Struct, forbid_unknown_fields=True):
    """What a crab can do, and how often still."""

    crab: Annotated[int, msgspec.Meta(ge=0, le=state.CRABS - 1)]
    ability: str
    charges: Annotated[int, msgspec.Meta(ge=0, le=9)]


class PackPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Everything of the Adventure Pack."""

    modules: list[str]
    cards_met: Count = 0
    cards_done: Count = 0
    tiles: Annotated[list[TilePosition], msgspec.Meta(max_length=state.HIDEOUTS)] = []
    plate_junk: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=1)]], PerBeach] = []
    pools: list[str] = []
    spare_treasures: Annotated[int, msgspec.Meta(ge=0, le=state.TREASURES)] = 0
    kept: list[list[str]] = []
    announced: list[str] = []
    events: Annotated[list[EventPosition | None], PerBeach] = []
    shown_event: str | None = None
    event_plate: Annotated[int, msgspec.Meta(ge=0, le=state.BEACHES)] = 0
    ongoing: str | None = None
    ongoing_plate: Annotated[int, msgspec.Meta(ge=0, le=state.BEACHES)] = 0
    challenge: str | None = None
    award_card: str | None = None
    winners: list[Seat] = []
    runners_up: list[Seat] = []
    best_value: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    second_value: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    boost: list[Seat] = []
    abilities: Annotated[list[CrabPosition], msgspec.Meta(max_length=state.CRABS)] = []
    dealt: dict[str, Seat] = {}
    built: list[str] = []


def dump_pack(box: Box, s: State, field_names: Sequence[str]) -> PackPosition | msgspec.UnsetType:
    """The pack's part of a position, if any module is in play."""
    if not s.modules:
        return msgspec.UNSET
    return PackPosition(
        modules=_names(state.PACK_NAMES, s.modules),
        cards_met=s.cards_met,
        cards_done=s.cards_done,
        tiles=[_dump_tile(s, place) for place in range(state.HIDEOUTS) if s.hideout[place]],
        plate_junk=list(s.plate_junk),
        pools=[
            *_names(JUNK_NAMES, s.junk_pool),
            *_names(TREASURE_NAMES, s.treasure_pool),
            *_names(state.EVENT_NAMES, s.event_pool),
            *_names(state.CHALLENGE_NAMES, s.challenge_pool),
        ],
        spare_treasures=s.spare_treasures,
        kept=[_names(TREASURE_NAMES, kept) for kept in s.kept[: s.players]],
        announced=_names(state.EVENT_NAMES, s.announced),
        events=[
            EventPosition(state.EVENT_NAMES[card - 1], _seats(s.foreseen[plate])) if card else None
            for plate, card in enumerate(s.event_card)
        ],
        shown_event=_name(state.EVENT_NAMES, s.shown_event),
        event_plate=s.event_plate,
        ongoing=_name(state.EVENT_NAMES, s.ongoing),
        ongoing_plate=s.ongoing_plate,
        challenge=_name(state.CHALLENGE_NAMES, s.challenge),
        award_card=_name(state.AWARD_CARD_NAMES, s.award_card),
        winners=_seats(s.winners),
        runners_up=_seats(s.runners_up),
        best_value=s.best_value,
        second_value=s.second_value,
        boost=_seats(s.boost),
        abilities=[
            CrabPosition(crab, state.ABILITY_NAMES[s.ability[crab] - 1], s.charges[crab])
            for crab in range(state.CRABS)
            if s.ability[crab]
        ],
        dealt={state.ABILITY_NAMES[card]: seat - 1 for card, seat in enumerate(s.dealt) if seat},
        built=[field_names[at] for at in built_obstacles(box, s)],
    )


def built_obstacles(box: Box, s: State) -> list[int]:
    """The fields that became obstacles during the game."""
    return [
        at
        for at in range(s.sea)
        if s.field[at] != state.MISSING
        and s.field[at] != box.field[s.side[at // state.FRAME] * state.FRAME + at % state.FRAME]
    ]


def load_pack(box: Box, s: State, pack: PackPosition | msgspec.UnsetType, field_names: Sequence[str]) -> None:
    """Lay out the pack of a position; the board is laid already."""
    s.edge = state.NO_EDGE
    if pack is msgspec.UNSET:
        return
    s.modules = _mask(state.PACK_NAMES, pack.modules, "modules")
    _load_edges(s, pack)
    for name in pack.built:
        at = index_of(tuple(field_names[: s.sea]), name, "built")
        if s.field[at]:
            raise refuse(f"built: {name}")
        s.field[at] = state.OBSTACLE
    _load_tiles(box, s, pack)
    _load_cards(s, pack)
    for crab in pack.abilities:
        if crab.crab // 2 >= s.players or crab.crab % 2 >= s.crabs:
            raise refuse(f"abilities: crab {crab.crab}")
        s.ability[crab.crab] = index_of(state.ABILITY_NAMES, crab.ability, "abilities") + 1
        s.charges[crab.crab] = crab.charges
    for name, seat in pack.dealt.items():
        s.dealt[index_of(state.ABILITY_NAMES, name, "dealt")] = _seat(s, seat) + 1


def _load_edges(s: State, pack: PackPosition) -> None:
    """What was crossed; the edges of an old position are those of a game without cards at them."""
    if pack.cards_met % 2 or pack.cards_met > 2 * (s.beaches + 1) or pack.cards_done > pack.cards_met:
        raise refuse("cards_met or cards_done")
    s.cards_met, s.cards_done = pack.cards_met, pack.cards_done
    if s.round and s.modules & (state.EVENTS | state.CHALLENGES) and pack.cards_met < 2 * (s.beaches + 1):
        s.edge = (pack.cards_met // 2 + 1) * state.FRAME


def _load_tiles(box: Box, s: State, pack: PackPosition) -> None:
    for tile in pack.tiles:
        plate, number = divmod(tile.place, state.SURPRISE_FIELDS)
        if plate >= s.beaches or s.hideout[tile.place]:
            raise refuse(f"tiles: {tile.place}")
        slot = plate + 1
        s.hideout[tile.place] = slot * state.FRAME + box.surprise_place[s.side[slot] * state.SURPRISE_FIELDS + number]
        s.surprise[tile.place] = (
            0 if tile.surprise is None else index_of(state.SURPRISE_NAMES, tile.surprise, "tiles") + 1
        )
        s.looked[tile.place] = _bits(s, tile.looked) + state.FROM_FLOTSAM * tile.flotsam
    for plate, junk in enumerate(pack.plate_junk):
        s.plate_junk[plate] = junk
    s.spare_treasures = pack.spare_treasures
    if len(pack.kept) > s.players:
        raise refuse("kept")
    for seat, kept in enumerate(pack.kept):
        s.kept[seat] = _mask(TREASURE_NAMES, kept, "kept")


def _load_cards(s: State, pack: PackPosition) -> None:
    names = (*JUNK_NAMES, *TREASURE_NAMES, *state.EVENT_NAMES, *state.CHALLENGE_NAMES)
    for name in pack.pools:
        index_of(names, name, "pools")
    s.junk_pool = _mask(JUNK_NAMES, [name for name in pack.pools if name in JUNK_NAMES], "pools")
    s.treasure_pool = _mask(TREASURE_NAMES, [name for name in pack.pools if name in TREASURE_NAMES], "pools")
    s.event_pool = _mask(state.EVENT_NAMES, [name for name in pack.pools if name in state.EVENT_NAMES], "pools")
    s.challenge_pool = _mask(
        state.CHALLENGE_NAMES, [name for name in pack.pools if name in state.CHALLENGE_NAMES], "pools"
    )
    s.announced = _mask(state.EVENT_NAMES, pack.announced, "announced")
    for plate, event in enumerate(pack.events):
        if event is not None:
            s.event_card[plate] = index_of(state.EVENT_NAMES, event.card, "events") + 1
            s.foreseen[plate] = _bits(s, event.foreseen)
    s.shown_event, s.event_plate = _number(state.EVENT_NAMES, pack.shown_event, "shown_event"), pack.event_plate
    s.ongoing, s.ongoing_plate = _number(state.EVENT_NAMES, pack.ongoing, "ongoing"), pack.ongoing_plate
    s.challenge = _number(state.CHALLENGE_NAMES, pack.challenge, "challenge")
    s.award_card = _number(state.AWARD_CARD_NAMES, pack.award_card, "award_card")
    s.winners, s.runners_up = _bits(s, pack.winners), _bits(s, pack.runners_up)
    s.best_value, s.second_value = pack.best_value, pack.second_value
    s.boost = _bits(s, pack.boost)


def _dump_tile(s: State, place: int) -> TilePosition:
    surprise = _name(state.SURPRISE_NAMES, s.surprise[place])
    return TilePosition(place, surprise, _seats(s.looked[place]), bool(s.looked[place] & state.FROM_FLOTSAM))


def _name(names: Sequence[str], number: int) -> str | None:
    return names[number - 1] if number else None


def _number(names: tuple[str, ...], name: str | None, where: str) -> int:
    return 0 if name is None else index_of(names, name, where) + 1


def _names(names: Sequence[str], mask: int) -> list[str]:
    return [name for bit, name in enumerate(names) if mask >> bit & 1]


def _mask(names: tuple[str, ...], chosen: Sequence[str], where: str) -> int:
    bits = [1 << index_of(names, name, where) for name in chosen]
    if len(set(bits)) != len(bits):
        raise refuse(where)
    return sum(bits)


def _seats(mask: int) -> list[Seat]:
    return [seat for seat in range(state.SEATS) if mask >> seat & 1]


def _seat(s: State, seat: int) -> int:
    if seat >= s.players:
        raise refuse(f"seat {seat}")
    return seat


def _bits(s: State, seats: Sequence[int]) -> int:
    return sum({1 << _seat(s, seat) for seat in seats})
