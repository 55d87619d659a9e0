"""Die Schatztaucher as a `Game`: the rules, views and words of this folder behind the common door."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from seaboard.core.errors import Trouble
from seaboard.core.game import OVER, Game, Json, ScoreSheet, State
from seaboard.games.schatztaucher import (
    actions,
    collecting,
    diving,
    rules,
    scoring,
    state,
    table,
    taking,
    turns,
    view,
)
from seaboard.games.schatztaucher.events import list_events
from seaboard.games.schatztaucher.position import dump_position, load_position
from seaboard.games.schatztaucher.state import (
    CAVE,
    CHOOSE_DIE,
    CHOOSE_SWAP,
    CHOOSE_WRECK,
    DARK_BLUE,
    DECIDE,
    FIGHT,
    FRONTS,
    LIGHT_BLUE,
    PHASE_NAMES,
    ROLL,
    START,
    SWAP,
)

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """Set-up choices."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 3
    start: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0  # the seat that begins, counted from 1; 0: by lot (ST-1.5)
    memory: bool = False  # what was shown is hidden again after the turn (ST-7.1)


class Schatztaucher(Game[Options]):
    """Die Schatztaucher by Reiner Knizia, for 2 to 4 players."""

    name = "schatztaucher"
    rules_version = 1
    rule_prefix = "ST"
    record = state.STATE
    modules = (state, actions, table, turns, collecting, taking, diving, rules, scoring, view)
    most_actions = 1 + state.SEATS * state.FRONTS
    options_type = Options

    def parse_options(self, given: Json) -> Options:
        """Options from plain data; the start player must have a seat."""
        options = super().parse_options(given)
        if options.start > options.players:
            raise Trouble("bad-option-value", option="start", value=str(options.start), allowed=f"0-{options.players}")
        return options

    def set_up(self, state: State, options: Options) -> None:
        """Lay out the table (chapter 1)."""
        rules.set_up_table(self.box.record, state, options.players, options.start - 1, int(options.memory))

    def due(self, state: State) -> str:
        """The name of what is to be decided now."""
        return PHASE_NAMES[state.phase]

    def forbids(self, state: State, action: int, seat: int) -> int:
        """The number of the rule that forbids an action now."""
        return int(rules.forbids(self.box.record, state, action))

    def describe(self, action: int) -> Json:
        """The readable form of an action."""
        return actions.describe(action)

    def action(self, readable: Json) -> int:
        """The id of an action in readable form."""
        return actions.parse(readable)

    def rule_behind(self, state: State, action: int) -> str:
        """The id of the rule that a legal action follows."""
        if action == actions.TAKE:
            symbol = table.symbol_of(self.box.record, state.cell[table.lamp_cell(self.box.record, state)])
            return {SWAP: "ST-5.3", CAVE: "ST-3.3"}.get(symbol, "ST-3.1")
        return {actions.DEEPER: "ST-2.10", actions.SURFACE: "ST-2.11"}.get(action, self.rule_id(rules.rule_due(state)))

    def events(self, before: State, action: int, after: State, seat: int | None) -> list[Json]:
        """What an action brought about; all seats see the same."""
        return list_events(self.box.record, before, action, after)

    def foresees(self, state: State, seat: int, action: int) -> bool:
        """In the memory variant nobody is told what they are to remember (ST-7.1): whether a tile waits unseen."""
        sinks = actions.USE_DIE <= action < actions.SHOW
        return not (state.memory and sinks) or (state.phase == CHOOSE_DIE and state.column < 0)

    def knows_odds(self, state: State, seat: int) -> bool:
        """In the memory variant the odds of a tile are to be remembered as well."""
        return not state.memory or state.phase in (START, ROLL, FIGHT)

    def considered(self, state: State) -> list[int]:
        """All actions of the sort that is due, legal or not."""
        box, due = self.box.record, state.phase
        if due == CHOOSE_DIE:
            return list(range(actions.USE_DIE, actions.DIVE_AT))
        if due == DECIDE:
            return [actions.TAKE, actions.DEEPER, actions.SURFACE]
        if due == CHOOSE_WRECK:
            return sorted({actions.SALVAGE + front for front in box.wreck_front[: box.wrecks]})
        if due == CHOOSE_SWAP:
            held = [at for at in range(state.players * FRONTS) if state.held[at] and at // FRONTS != state.turn]
            return [actions.KEEP, *(actions.SWAP_FOR + at for at in held)]
        return self.legal(state)

    def view(self, state: State, seat: int | None) -> Json:
        """The table as a seat or a spectator sees it."""
        return {"game": self.name, "you": seat, **view.view_table(self.box.record, state)}

    def observe(self, state: State, seat: int) -> npt.NDArray[np.float32]:
        """What a seat sees, as numbers."""
        import numpy as np

        out = np.zeros(view.OBSERVED, np.float32)
        view.observe_table(self.box.record, state, seat, out)
        return out

    def score(self, state: State) -> ScoreSheet:
        """The score sheet; before the end `winners` and `ended_by` are empty (ST-6.2, ST-6.3)."""
        box, seats = self.box.record, range(state.players)
        parts = {
            name: [scoring.points_of(box, state, seat, part) for seat in seats]
            for part, name in enumerate(scoring.PART_NAMES)
        }
        totals = [sum(points[seat] for points in parts.values()) for seat in seats]
        if self.actor(state) != OVER:
            return ScoreSheet(parts, totals, [], [])
        gone = {
            "bonus": table.bonus_is_gone(box, state),
            "light": table.colour_is_gone(box, state, LIGHT_BLUE),
            "dark": table.colour_is_gone(box, state, DARK_BLUE),
            "wreck": table.wreck_is_gone(box, state),
        }
        winners = [seat for seat in seats if totals[seat] == max(totals)]
        return ScoreSheet(parts, totals, winners, [sort for sort, is_gone in gone.items() if is_gone])

    def dump(self, state: State) -> Json:
        """The whole position, readable."""
        return dump_position(self.box.record, state)

    def load(self, position: Json) -> State:
        """A position in the form of `dump`, checked."""
        return load_position(self.box.record, position)
