"""Die Schatztaucher as a `Game`: the rules, views and words of this folder behind the common door."""

from __future__ import annotations

import random
from typing import Annotated

import msgspec

from seaboard.core.game import OVER, Game, Json, ScoreSheet
from seaboard.core.position import check_at_rest
from seaboard.games.schatztaucher import (
    actions,
    collecting,
    diving,
    events,
    judging,
    position,
    reckoning,
    rules,
    scoring,
    state,
    table,
    taking,
    turns,
    view,
)
from seaboard.games.schatztaucher.state import CHOOSE_DIE, DARK_BLUE, FIGHT, KNOWN, LIGHT_BLUE, ROLL, START, State


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
    record = State
    modules = (state, actions, table, turns, collecting, taking, diving, rules, scoring, reckoning, judging, view)
    decisions = rules.DECISIONS
    over = rules.ST_6_1
    most_actions = 1 + state.SEATS * state.FRONTS
    observed = view.OBSERVED
    options_type = Options

    def set_up(self, state: State, options: Options) -> None:
        """Lay out the table (chapter 1)."""
        rules.set_up_table(self.box.record, state, options.players, options.start - 1, int(options.memory))

    def action(self, readable: Json) -> int:
        """The id of an action in readable form; a pair of dice may come in any order."""
        dice = readable.get("dice")
        if readable.get("do") == "roll" and isinstance(dice, list) and all(type(face) in (int, str) for face in dice):
            readable = {**readable, "dice": sorted(dice, key=lambda face: (face != "X", str(face)))}
        return super().action(readable)

    def events(self, before: State, action: int, after: State, seat: int | None) -> list[Json]:
        """What an action brought about; all seats see the same."""
        return events.list_events(self.box.record, before, action, after)

    def foresees(self, state: State, seat: int, action: int) -> bool:
        """In the memory variant nobody is told what they are to remember (ST-7.1): whether a tile waits unseen, and
        whether the tile under the lamp has been turned over before."""
        if not state.memory:
            return True
        sinks = actions.USE_DIE <= action < actions.SHOW
        return action != actions.TAKE and (not sinks or (state.due == CHOOSE_DIE and state.column < 0))

    def lend(self, state: State, seat: int, rng: random.Random) -> State | None:
        """In the memory variant a state has all that is to be remembered."""
        return None if state.memory else super().lend(state, seat, rng)

    def reveals(self, before: State, action: int) -> bool:
        """In the memory variant taking shows a tile that an earlier turn has turned over (ST-7.1)."""
        box = self.box.record
        return bool(before.memory and action == actions.TAKE and before.cell[table.lamp_cell(box, before)] >= KNOWN)

    def knows_odds(self, state: State, seat: int) -> bool:
        """In the memory variant the odds of a tile are to be remembered as well."""
        return not state.memory or state.due in (START, ROLL, FIGHT)

    def view(self, state: State, seat: int | None) -> Json:
        """The table as a seat or a spectator sees it."""
        return {"game": self.name, "you": seat, "due": self.due(state), **view.view_table(self.box.record, state)}

    def score(self, state: State) -> ScoreSheet:
        """The score sheet; before the end `winners` and `ended_by` are empty (ST-6.2, ST-6.3)."""
        box, seats = self.box.record, range(state.players)
        parts = {
            name: [scoring.points_of(box, state, seat, part) for seat in seats]
            for part, name in enumerate(scoring.PART_NAMES)
        }
        if self.actor(state) != OVER:
            return ScoreSheet.of(parts, [], [])
        gone = {
            "bonus": table.bonus_is_gone(box, state),
            "light": table.colour_is_gone(box, state, LIGHT_BLUE),
            "dark": table.colour_is_gone(box, state, DARK_BLUE),
            "wreck": table.wreck_is_gone(box, state),
        }
        totals = [scoring.total_of(box, state, seat) for seat in seats]
        winners = [seat for seat in seats if totals[seat] == max(totals)]
        return ScoreSheet.of(parts, winners, [sort for sort, is_gone in gone.items() if is_gone])

    def dump(self, state: State) -> Json:
        """The whole position, readable."""
        return position.dump_position(self.box.record, state, self.due(state))

    def load(self, readable: Json) -> State:
        """A position in the form of `dump`, checked."""
        state = position.load_position(self.box.record, readable, self.actions)
        check_at_rest(self.rules, self.box.record, state)
        return state
