"""Oh Crab! as a `Game`: the rules, views and words of this folder behind the common door."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from seaboard.core.box import BoxError
from seaboard.core.errors import Trouble
from seaboard.core.game import HOUSE, OVER, Game, Json, ScoreSheet, State, only_with
from seaboard.games.oh_crab import (
    actions,
    choosing,
    extras,
    hidden,
    listing,
    market,
    moving,
    playing,
    rounds,
    rules,
    scoring,
    specials,
    state,
    table,
    view,
)
from seaboard.games.oh_crab.box import parse_sides, parse_tiles
from seaboard.games.oh_crab.events import list_events
from seaboard.games.oh_crab.position import dump_position, load_position
from seaboard.games.oh_crab.preview import preview_beach
from seaboard.games.oh_crab.state import ACT, BEGIN, CHOOSE_PUSH, DUE_NAMES, FACES, HAND, HOUSE_NAMES, PLAN, SLOTS

if TYPE_CHECKING:
    import random

    import numpy as np
    import numpy.typing as npt

OC_2_1 = 201
OC_3_1 = 301


HouseRule = Annotated[bool, HOUSE]
FreeChoice = Annotated[str, msgspec.Meta(max_length=20), only_with(scenario="free")]


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """Set-up choices (chapter 1) and house settings (OC-15.3)."""

    players: Annotated[int, msgspec.Meta(ge=2, le=5)] = 3
    start: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0  # the seat that begins, counted from 1; 0: by lot (OC-1.8)
    scenario: Literal["1", "2", "3", "4", "5", "6", "free", "random"] = "1"
    plates: FreeChoice = ""  # from land to sea: "0A 1A 2A 3A 9A"
    tiles: FreeChoice = ""  # "Aa Ba Ca"
    sprint: bool = False  # Beach Sprint: two beach plates (OC-1.3); two players always have two
    straight_gull: HouseRule = False
    straight_call: HouseRule = False
    count_rows: HouseRule = False
    spare_fallen: HouseRule = False
    jump_reed: HouseRule = False
    one_symbol: HouseRule = False


class OhCrab(Game[Options]):
    """Oh Crab! by Bartosz Szopka and Bartłomiej Zielonka, for 2 to 5 players."""

    name = "oh_crab"
    rules_version = 1
    rule_prefix = "OC"
    record = state.STATE
    modules = (
        state,
        actions,
        table,
        market,
        moving,
        playing,
        specials,
        extras,
        rounds,
        listing,
        choosing,
        rules,
        scoring,
        view,
    )
    most_actions = state.MOST_CHOICES
    has_secrets = True
    options_type = Options

    def parse_options(self, given: Json) -> Options:
        """Options from plain data; the start player must have a seat, a free choice its plates and tiles."""
        options = super().parse_options(given)
        if options.start > options.players:
            raise Trouble("bad-option-value", option="start", value=str(options.start), allowed=f"0-{options.players}")
        if options.scenario == "free":
            _check_free_choice(options)
        return options

    def previews(self) -> dict[str, dict[str, Json]]:
        """The beaches of the six scenarios."""
        numbers = [str(number) for number in range(1, 7)]
        beaches = {number: self.new(self.parse_options({"scenario": number})) for number in numbers}
        return {"scenario": {number: preview_beach(beach) for number, beach in beaches.items()}}

    def set_up(self, state: State, options: Options) -> None:
        """Lay out the table (chapter 1); a random board is laid by chance."""
        box = self.box.record
        house = sum(1 << bit for bit, name in enumerate(HOUSE_NAMES) if getattr(options, name))
        crabs = 2 if options.players == 2 else 1
        rules.set_up_table(box, state, options.players, crabs, _beaches(options), options.start - 1, house)
        for side in self._chosen_sides(options):
            rounds.lay_side(box, state, side)
        for tile in self._chosen_tiles(options):
            rounds.lay_tile(state, tile)
        rules.settle(box, state)

    def _chosen_sides(self, options: Options) -> list[int]:
        """The plates of a scenario, without its last beach plates where fewer are needed, or of a free choice."""
        if options.scenario == "random":
            return []
        if options.scenario == "free":
            return parse_sides("plates", options.plates)
        number = int(options.scenario) - 1
        sides: list[int] = self.box.record.scenario_side[number * SLOTS : (number + 1) * SLOTS]
        return [*sides[: _beaches(options) + 1], sides[-1]]

    def _chosen_tiles(self, options: Options) -> list[int]:
        if options.scenario == "random":
            return []
        if options.scenario == "free":
            return parse_tiles("tiles", options.tiles)
        number = int(options.scenario) - 1
        tiles: list[int] = self.box.record.scenario_tile[number * 3 : (number + 1) * 3]
        return tiles

    def due(self, state: State) -> str:
        """The name of what is to be decided now."""
        return DUE_NAMES[table.due_now(state)]

    def actors(self, state: State) -> tuple[int, ...]:
        """All who may act: while cards are planned also those who may still change their mind (OC-2.1)."""
        if table.due_now(state) != PLAN:
            return super().actors(state)
        return tuple(seat for seat in range(state.players) if self.legal(state, seat))

    def awaited(self, state: State) -> tuple[int, ...]:
        """While cards are planned, those who have not chosen yet."""
        if table.due_now(state) != PLAN:
            return super().awaited(state)
        return tuple(seat for seat in range(state.players) if state.planned[seat] == 0)

    def legal(self, state: State, seat: int | None = None) -> list[int]:
        """The legal action ids; while cards are planned every seat has its own."""
        if seat is None or table.due_now(state) != PLAN:
            return super().legal(state, seat)
        out = [0] * self.most_actions
        first = actions.PLAN_CARD + seat * FACES
        return out[: table.list_cards(state, seat, HAND + seat, first, out)]

    def forbids(self, state: State, action: int, seat: int) -> int:
        """The number of the rule that forbids an action now. Who is not to act hears only that."""
        if table.due_now(state) == PLAN:
            return OC_2_1
        if seat != self.actor(state) and seat >= 0:
            return OC_3_1
        return int(rules.forbids(self.box.record, state, action))

    def describe(self, action: int) -> Json:
        """The readable form of an action."""
        return actions.describe(action)

    def action(self, readable: Json) -> int:
        """The id of an action in readable form."""
        return actions.parse(readable)

    def rule_behind(self, state: State, action: int) -> str:
        """The id of the rule that a legal action follows."""
        return self.rule_id(rules.rule_followed(state, action))

    def view(self, state: State, seat: int | None) -> Json:
        """The table as a seat or a spectator sees it."""
        return {"game": self.name, "you": seat, **view.view_table(self.box.record, state, seat)}

    def observe(self, state: State, seat: int) -> npt.NDArray[np.float32]:
        """What a seat sees, as numbers."""
        import numpy as np

        out = np.zeros(view.OBSERVED, np.float32)
        view.observe_table(self.box.record, state, seat, out)
        return out

    def imagine(self, state: State, seat: int, rng: random.Random) -> State:
        """A random state consistent with all that the seat knows."""
        while True:
            world = self.copy(state)
            hidden.deal_anew(world, seat, rng)
            rules.lay_out_options(self.box.record, world)
            if world.choices or self.actor(world) == OVER:
                return world  # else somebody who is about to pay for a shortcut could not: that is known to be wrong

    def told(self, before: State, actor: int, action: int, seat: int | None) -> Json:
        """What a seat is told of an action as it happens."""
        return hidden.tell(before, action, seat)

    def reveals(self, before: State, action: int) -> bool:
        """Whether an action shows a hidden card or sets all plans: then it cannot be taken back."""
        return hidden.shows_something(self.box.record, before, action)

    def foresees(self, state: State, seat: int, action: int) -> bool:
        """Whether an action brings nothing to light; one's own planned card is no secret to oneself."""
        return not hidden.brings_to_light(self.box.record, state, action, seat)

    def events(self, before: State, action: int, after: State, seat: int | None) -> list[Json]:
        """What an action brought about; all of it happens openly."""
        return list_events(before, action, after)

    def considered(self, state: State) -> list[int]:
        """The actions a player might think of now, legal or not."""
        due = table.due_now(state)
        if due == CHOOSE_PUSH:
            crab = state.about[state.depth - 1]
            return [actions.PUSH + crab * 3 + direction for direction in range(3)]
        if due == BEGIN:
            return [actions.ADD_LEFT, actions.ADD_RIGHT, actions.REST, actions.USE_SHORTCUT]
        if due == ACT:
            tiles = [actions.USE_TILE + tile for tile in state.tile]
            specials = sorted(actions.USE_SPECIAL + special - 1 for special in set(state.special) if special)
            moves = [actions.MOVE + move for move in range(actions.MOVES)]
            return [actions.COLLECT, *moves, *specials, *tiles, actions.USE_SHORTCUT, actions.END]
        return self.legal(state)

    def score(self, state: State) -> ScoreSheet:
        """The ways of all crabs in half steps; before the end `winners` and `ended_by` are empty (OC-9.6)."""
        seats = range(state.players)
        ways = [scoring.way_of(state, seat) if state.round else 0 for seat in seats]
        if self.actor(state) != OVER:
            return ScoreSheet({"way": ways}, ways, [], [])
        return ScoreSheet({"way": ways}, ways, [seat for seat in seats if scoring.wins(state, seat)], ["sea"])

    def dump(self, state: State) -> Json:
        """The whole position, readable."""
        return dump_position(self.box.record, state)

    def load(self, position: Json) -> State:
        """A position in the form of `dump`, checked."""
        return load_position(self.box.record, position)


def _check_free_choice(options: Options) -> None:
    """A free choice needs plates in their order, as many as the players ask for, and three tiles (OC-1.4)."""
    try:
        sides = parse_sides("plates", options.plates)
    except BoxError:
        sides = []
    if len(sides) != _beaches(options) + 2:
        example = " ".join(["0A", *("1A", "2A", "3A")[: _beaches(options)], "9A"])
        raise Trouble("bad-option-value", option="plates", value=options.plates, allowed=example)
    try:
        parse_tiles("tiles", options.tiles)
    except BoxError:
        raise Trouble("bad-option-value", option="tiles", value=options.tiles, allowed="Aa Ba Ca") from None


def _beaches(options: Options) -> int:
    """How many beach plates are laid (OC-1.2, OC-1.3, OC-10.1)."""
    return 2 if options.players == 2 or options.sprint else 3
