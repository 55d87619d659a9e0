"""Wreck Raiders as a `Game`: the rules, views and words of this folder behind the common door."""

from __future__ import annotations

from typing import Annotated

import msgspec

from seaboard.core.errors import Trouble
from seaboard.core.game import HOUSE, OVER, Game, Json, ScoreSheet
from seaboard.games.wreck_raiders import (
    actions,
    buying,
    claiming,
    events,
    judging,
    loading,
    moving,
    placing,
    position,
    rules,
    scoring,
    solo,
    state,
    table,
    taking,
    turns,
    view,
)
from seaboard.games.wreck_raiders.state import (
    CHOOSE_AQUARIUM,
    EDITION_NAMES,
    END_NAMES,
    MOST_PEDESTALS,
    MOST_ROWS,
    SHELLS,
    Box,
    Edition,
    State,
)

RINGS = r"^([1-6]{6}(,[1-6]{6}){3})?$"
ROW_COINS = r"^([0-9]{1,2}(,[0-9]{1,2}){0,5})?$"  # at most MOST_ROW_COINS each
Rings = Annotated[str, msgspec.Meta(pattern=RINGS, examples=["123456,135246,142536,123456"]), HOUSE]
RowCoins = Annotated[str, msgspec.Meta(pattern=ROW_COINS, examples=["3,4,5,6"]), HOUSE]


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """Set-up choices. The house settings of WR-11.2 are those of the box unless something else is given."""

    players: Annotated[int, msgspec.Meta(ge=1, le=5)] = 2
    edition: Edition = "en"  # WR-11.1
    start: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0  # the seat that begins, counted from 1; 0: by lot (WR-1.8)
    shell_odds: Annotated[int, msgspec.Meta(ge=-1, le=100), HOUSE] = -1  # of a shell zone, in percent; -1: the box's
    pedestals: Annotated[int, msgspec.Meta(ge=0, le=MOST_PEDESTALS), HOUSE] = 0  # of each display; 0: the box's
    row_coins: RowCoins = ""  # of the vault's rows, bottom up
    rings: Rings = ""  # round gems, gold, art, relics
    rivals: Annotated[int, msgspec.Meta(ge=0, le=24), HOUSE] = 0  # in the solo supply; 0: the edition's
    rival_gains: Annotated[bool, HOUSE] = False  # solo: a rival that enters a wreck gains a treasure (WR-R28)


class WreckRaiders(Game[Options]):
    """Wreck Raiders by Tim W.K. Brown and Josh Cappel, for 1 to 5 players."""

    name = "wreck_raiders"
    rules_version = 2
    rule_prefix = "WR"
    record = State
    modules = (
        state,
        actions,
        table,
        moving,
        taking,
        placing,
        claiming,
        buying,
        solo,
        turns,
        rules,
        scoring,
        judging,
        view,
    )
    decisions = rules.DECISIONS
    always = rules.ALWAYS
    over = turns.rule_of_the_end
    most_actions = state.CARDS
    observed = view.OBSERVED
    next_turn = frozenset({"turn", "round", "rival-turns"})
    options_type = Options

    def parse_options(self, given: Json) -> Options:
        """Options from plain data; a display must hold every exhibit, and a ring each number once."""
        options = super().parse_options(given)
        largest = max(self.box.record.card_size)
        if 0 < options.pedestals < largest:
            allowed = f"0, {largest}-{MOST_PEDESTALS}"
            raise Trouble("bad-option-value", option="pedestals", value=str(options.pedestals), allowed=allowed)
        if any(len(set(ring)) < len(ring) for ring in options.rings.split(",")):
            raise Trouble("bad-option-value", option="rings", value=options.rings, allowed="123456,135246,...")
        return options

    def set_up(self, state: State, options: Options) -> None:
        """Lay out the table (chapter 1) with the settings of the house (WR-11.2)."""
        edition = EDITION_NAMES.index(options.edition)
        box = house_box(self.box.record, options)
        rules.set_up_table(box, state, options.players, edition, options.start - 1, int(options.rival_gains))

    def events(self, before: State, action: int, after: State, seat: int | None) -> list[Json]:
        """What an action brought about; all seats see the same."""
        return events.list_events(before, action, after)

    def view(self, state: State, seat: int | None) -> Json:
        """The table as a seat or a spectator sees it."""
        box = self.box.record
        bought = view.view_piece(box, state.piece) if state.due == CHOOSE_AQUARIUM else None
        told = {"game": self.name, "you": seat, "due": self.due(state), "bought": bought}
        return {**told, **view.view_table(box, state)}

    def score(self, state: State) -> ScoreSheet:
        """The score sheet; before the end `winners` and `ended_by` are empty (WR-9.6, WR-9.7)."""
        box, seats = self.box.record, range(state.players)
        parts = {
            name: [scoring.coins_of(box, state, seat, part) for seat in seats]
            for part, name in enumerate(scoring.PART_NAMES)
        }
        if self.actor(state) != OVER:
            return ScoreSheet.of(parts, [], [])
        winners = [seat for seat in seats if not any(scoring.ranks_above(box, state, other, seat) for other in seats)]
        return ScoreSheet.of(parts, winners, [name for bit, name in enumerate(END_NAMES) if state.ended >> bit & 1])

    def dump(self, state: State) -> Json:
        """The whole position, readable."""
        return position.dump_position(self.box.record, state, self.actions)

    def load(self, readable: Json) -> State:
        """A position in the form of `dump`, checked."""
        return loading.load_position(self.rules, self.box.record, readable, self.actions)


def house_box(record: Box, options: Options) -> Box:
    """The box as the house plays it (WR-11.2); set-up writes its settings into the state, where the rules read them."""
    box = record.copy()
    if options.shell_odds >= 0:
        box.zone_weight = [options.shell_odds] * SHELLS + [SHELLS * (100 - options.shell_odds)]
    if options.pedestals:
        box.pedestals = options.pedestals
    if options.row_coins:
        coins = [int(number) for number in options.row_coins.split(",")]
        box.rows = len(coins)
        box.row_coins = coins + [0] * (MOST_ROWS - box.rows)
    if options.rings:
        box.ring = [int(number) for number in options.rings.replace(",", "")]
    if options.rivals:
        box.rivals = [options.rivals] * len(EDITION_NAMES)
    return box
