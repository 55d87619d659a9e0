"""Oh Crab! as a `Game`: the rules, views and words of this folder behind the common door."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from seaboard.core.box import BoxError
from seaboard.core.errors import Trouble
from seaboard.core.game import HOUSE, OVER, Game, Json, ScoreSheet, only_with
from seaboard.core.position import refuse
from seaboard.games.oh_crab import (
    acting,
    actions,
    arrows,
    discarding,
    entering,
    events,
    extras,
    hidden,
    imagining,
    judging,
    market,
    memory,
    moments,
    moving,
    playing,
    position,
    rounds,
    rules,
    scoring,
    setting_up,
    shifting,
    specials,
    state,
    table,
    view,
)
from seaboard.games.oh_crab.box import parse_sides, parse_tiles
from seaboard.games.oh_crab.doing import view_doing
from seaboard.games.oh_crab.pack import (
    abilities,
    challenges,
    dealing,
    event_cards,
    handling,
    interrupts,
    lending,
    noticing,
    resolving,
    scouting,
    surprises,
    telling,
    unpacking,
)
from seaboard.games.oh_crab.pack import hidden as pack_hidden
from seaboard.games.oh_crab.pack import view as pack_view
from seaboard.games.oh_crab.preview import preview_beach
from seaboard.games.oh_crab.state import ABILITY_NAMES, HOUSE_NAMES, PACK_NAMES, PLAN, SLOTS, State

if TYPE_CHECKING:
    import random


HouseRule = Annotated[bool, HOUSE]
WithSurprises = Annotated[bool, only_with(surprises=True)]
WithEvents = Annotated[bool, only_with(events=True)]
Plates = Annotated[str, msgspec.Meta(max_length=20, examples=["0A 1A 2A 3A 9A"]), only_with(scenario="free")]
Tiles = Annotated[str, msgspec.Meta(max_length=20, examples=["Aa Ba Ca"]), only_with(scenario="free")]


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """Set-up choices (chapter 1) and house settings (OC-15.3)."""

    players: Annotated[int, msgspec.Meta(ge=2, le=5)] = 3
    start: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0  # the seat that begins, counted from 1; 0: by lot (OC-1.8)
    scenario: Literal["1", "2", "3", "4", "5", "6", "free", "random"] = "1"
    plates: Plates = ""  # from land to sea
    tiles: Tiles = ""
    sprint: bool = False  # Beach Sprint: two beach plates (OC-1.3); two players always have two
    surprises: bool = False  # the modules of the Adventure Pack with their variants (chapters 11 to 14)
    see_no_evil: WithSurprises = False
    all_good_things: WithSurprises = False
    events: bool = False
    family_events: WithEvents = False
    expert_events: WithEvents = False
    challenges: bool = False
    asymmetry: bool = False
    straight_gull: HouseRule = False
    straight_call: HouseRule = False
    count_rows: HouseRule = False
    spare_fallen: HouseRule = False
    jump_reed: HouseRule = False
    one_symbol: HouseRule = False
    late_shortcut: HouseRule = False
    aside_from_sea: HouseRule = False


class OhCrab(Game[Options]):
    """Oh Crab! by Bartosz Szopka and Bartłomiej Zielonka, for 2 to 5 players."""

    name = "oh_crab"
    rules_version = 3
    rule_prefix = "OC"
    record = State
    modules = (
        state,
        actions,
        noticing,
        memory,
        table,
        lending,
        interrupts,
        moments,
        market,
        entering,
        moving,
        arrows,
        discarding,
        playing,
        shifting,
        specials,
        extras,
        handling,
        surprises,
        rounds,
        event_cards,
        challenges,
        resolving,
        scouting,
        abilities,
        dealing,
        acting,
        unpacking,
        setting_up,
        rules,
        scoring,
        judging,
        imagining,
        pack_view,
        view,
    )
    decisions = rules.DECISIONS
    over = rules.OC_9_4
    expansion = rules.ADVENTURE_PACK
    most_actions = state.MOST_CHOICES
    observed = view.OBSERVED
    has_secrets = True
    next_turn = frozenset({"turn", "round", "chef"})
    options_type = Options

    def parse_options(self, given: Json) -> Options:
        """Options from plain data; a free choice must have its plates and tiles."""
        options = super().parse_options(given)
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
        rules.set_up_table(box, state, options.players, _beaches(options), options.start - 1, house, _pack(options))
        for side in self._chosen_sides(options):
            setting_up.lay_side(box, state, side)
        for tile in self._chosen_tiles(options):
            setting_up.lay_tile(box, state, tile)

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

    def actors(self, state: State) -> tuple[int, ...]:
        """All who may act: while cards are planned also those who may still change their mind (OC-2.1)."""
        if state.due != PLAN:
            return super().actors(state)
        return tuple(seat for seat in range(state.players) if self.legal(state, seat))

    def awaited(self, state: State) -> tuple[int, ...]:
        """While cards are planned, those who have not chosen yet."""
        if state.due != PLAN:
            return super().awaited(state)
        return tuple(seat for seat in range(state.players) if state.planned[seat] == 0)

    def legal(self, state: State, seat: int | None = None) -> list[int]:
        """The legal action ids; while cards are planned every seat has its own."""
        if seat is None or state.due != PLAN:
            return super().legal(state, seat)
        out = [0] * self.most_actions
        return out[: rounds.list_plans_of(state, seat, out, 0)]

    def forbids(self, state: State, action: int, seat: int) -> int:
        """The number of the rule that forbids an action now. Who is not to act hears only that."""
        if state.due == PLAN:
            return rounds.OC_2_1
        if seat != self.actor(state) and seat >= 0:
            return rounds.OC_3_1
        return super().forbids(state, action, seat)

    def view(self, state: State, seat: int | None) -> Json:
        """The table as a seat or a spectator sees it."""
        table = view.view_table(self.box.record, state, seat)
        return {"game": self.name, "you": seat, "due": self.due(state), "doing": view_doing(state), **table}

    def imagine(self, state: State, seat: int, rng: random.Random) -> State:
        """A random state consistent with all that the seat knows."""
        while True:
            world: State = self.copy(state)
            hidden.deal_anew(world, seat, rng)
            pack_hidden.imagine_pack(world, seat, rng)
            if hidden.can_pay_on(self.box.record, world):
                return world

    def lend(self, state: State, seat: int, rng: random.Random) -> State | None:
        """Where given cards were drawn again, what is followed by notes is dealt from where the cards really are."""
        if state.noted:
            return None
        known = self.copy(state)
        hidden.forget_others(known, seat)
        return self.imagine(known, seat, rng)

    def told(self, before: State, actor: int, action: int, seat: int | None) -> Json:
        """What a seat is told of an action as it happens."""
        return hidden.tell(self.box.record, before, action, self.describe(action), seat)

    def reveals(self, before: State, action: int) -> bool:
        """Whether an action shows a hidden card or sets all plans: then it cannot be taken back."""
        after = self.copy(before)
        self.apply(after, action)
        return hidden.shows_something(before, action, after) or pack_hidden.shows_tiles(before, after)

    def foresees(self, state: State, seat: int, action: int) -> bool:
        """Whether an action brings nothing to light; one's own planned card is no secret to oneself."""
        after = self.copy(state)
        self.apply(after, action)
        return not hidden.brings_to_light(state, after, seat) and not pack_hidden.tells_more(state, after, seat)

    def events(self, before: State, action: int, after: State, seat: int | None) -> list[Json]:
        """What an action brought about; all of it happens openly, except what this seat alone looks at."""
        secret = [] if seat is None else telling.list_secret_events(before, action, after, seat)
        return [*events.list_events(before, action, after), *secret]

    def starter(self, state: State) -> int:
        """Whom the lot made the start player: before they act all plan at the same time (OC-1.8)."""
        return int(state.lot)

    def marks(self, state: State) -> list[list[str]]:
        """The abilities of everybody's crabs."""
        if not any(state.ability):
            return []
        return [
            [ABILITY_NAMES[state.ability[crab] - 1] for crab in range(2 * seat, 2 * seat + state.crabs)]
            for seat in range(state.players)
        ]

    def score(self, state: State) -> ScoreSheet:
        """The ways of all crabs in half steps; before the end `winners` and `ended_by` are empty (OC-9.6)."""
        seats = range(state.players)
        ways = [scoring.way_of(state, seat) if state.round else 0 for seat in seats]
        if self.actor(state) != OVER:
            return ScoreSheet.of({"way": ways}, [], [])
        return ScoreSheet.of({"way": ways}, [seat for seat in seats if scoring.wins(state, seat)], ["sea"])

    def dump(self, state: State) -> Json:
        """The whole position, readable."""
        return position.dump_position(self.box.record, state, self.actions)

    def load(self, readable: Json) -> State:
        """A position in the form of `dump`, checked."""
        loaded = position.load_position(self.box.record, readable, self.actions)
        if self.actor(loaded) != OVER:
            asks = self.actions.by_kind[loaded.due].asks
            if not self.legal(loaded) or (asks is not None and not asks(self.box.record, loaded)):
                raise refuse(f"todo: nothing to choose for {self.due(loaded)}")
        return loaded


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


def _pack(options: Options) -> int:
    """The modules in play and their variants, as bits; a variant counts only with its module (OC-15.1)."""
    named = set(PACK_NAMES)
    if not options.surprises:
        named -= {"see_no_evil", "all_good_things"}
    if not options.events:
        named -= {"family_events", "expert_events"}
    return sum(1 << bit for bit, name in enumerate(PACK_NAMES) if name in named and getattr(options, name))


def _beaches(options: Options) -> int:
    """How many beach plates are laid (OC-1.2, OC-1.3, OC-10.1)."""
    return 2 if options.players == 2 or options.sprint else 3
