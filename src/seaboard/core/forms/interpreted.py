"""The rules as they are, run by Python's interpreter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from seaboard.core.forms.contract import MOST_STEPS, GoOn, SearchMemory, Seeds, Table
from seaboard.core.forms.given import check_seat, check_seeds, check_state

if TYPE_CHECKING:
    from seaboard.core.game import Game, State


class Interpreted:
    """The interpreted rules of a game."""

    name = "interpreted"

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def table(self, state: State) -> InterpretedTable:
        """A table with a copy of this state."""
        return InterpretedTable(self.game, check_state(self.game, state).copy())

    def play_many(self, start: State, games: int, rng: Seeds, most: int = MOST_STEPS) -> int:
        """Play whole games at random from one start; return the number of steps."""
        return sum(self.table(start).play_out(rng, most) for _ in range(games))

    def open_search(self, worlds: Sequence[Table], memory: SearchMemory) -> GoOn:
        """A search over imagined worlds."""
        boxes, fresh, scratch = [self.game.box.record], Copies([world.state() for world in worlds]), [None]
        return lambda iterations: int(self.game.rules.think(boxes, fresh, scratch, iterations, *memory))


class Copies:
    """States of which everybody gets a copy, as from an array of records."""

    def __init__(self, states: Sequence[State]) -> None:
        self._states = states

    def __getitem__(self, index: int) -> State:
        return self._states[index].copy()


class InterpretedTable:
    """A state as a light object."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self._game = game
        self._state = state
        self._out = [0] * game.most_actions
        self._weights = [0] * game.most_actions

    def actor(self) -> int:
        """Who acts now: a seat, CHANCE or OVER."""
        return int(self._game.rules.actor(self._game.box.record, self._state))

    def legal(self) -> list[int]:
        """The legal action ids, ascending."""
        return self._out[: self._game.rules.legal(self._game.box.record, self._state, self._out)]

    def odds(self) -> list[int]:
        """When chance acts: the weights of the outcomes, in the order of `legal`."""
        return self._out[: self._game.rules.odds(self._game.box.record, self._state, self._out)]

    def step(self, action: int) -> int:
        """Apply a legal action; return who acts then."""
        self._game.rules.step(self._game.box.record, self._state, action)
        return self.actor()

    def play_out(self, rng: Seeds, most: int = MOST_STEPS) -> int:
        """Play on at random; return how many steps were made."""
        rules, box = self._game.rules, self._game.box.record
        return int(rules.play_out(box, self._state, self._out, self._weights, check_seeds(rng), most))

    def choose_greedily(self, rng: Seeds) -> int:
        """The legal action that hunches speak for most."""
        rules, box = self._game.rules, self._game.box.record
        return int(rules.choose_greedily(box, self._state, self._out, self._weights, check_seeds(rng)))

    def play_greedily(self, rng: Seeds, most: int = MOST_STEPS) -> int:
        """Play on greedily; return how many steps were made."""
        rules, box = self._game.rules, self._game.box.record
        return int(rules.play_greedily(box, self._state, self._out, self._weights, check_seeds(rng), most))

    def imagine(self, seat: int, rng: Seeds) -> bool:
        """Deal anew what a seat does not know, if a rule can."""
        seat = check_seat(seat, self._game.players(self._state))
        return bool(self._game.rules.imagine(self._game.box.record, self._state, seat, check_seeds(rng)))

    def observe(self, seat: int) -> Any:
        """What a seat may see, as a vector."""
        return self._game.observe(self._state, check_seat(seat, self._game.players(self._state)))

    def state(self) -> State:
        """A copy of the state."""
        return self._state.copy()

    def data(self) -> bytes:
        """The state's record."""
        return bytes(self._state.to_bytes())

    def copy(self) -> InterpretedTable:
        """An independent table."""
        return InterpretedTable(self._game, self._state.copy())
