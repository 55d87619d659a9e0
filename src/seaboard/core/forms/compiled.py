"""The rules compiled by Numba, function by function, on NumPy records; with bounds checks for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from seaboard.core.compiled import warm_up
from seaboard.core.forms.contract import MOST_STEPS, GoOn, SearchMemory, Seeds, Table
from seaboard.core.forms.given import check_seat, check_seeds, check_state, join_worlds

if TYPE_CHECKING:
    from seaboard.core.compiled import Progress
    from seaboard.core.game import Game, State


class Compiled:
    """The compiled rules of a game."""

    def __init__(self, game: Game[Any], progress: Progress | None = None, boundscheck: bool = False) -> None:
        self.name = "checked" if boundscheck else "compiled"
        self.game = game
        self.rules = game.fast(progress, boundscheck)
        self.boxes = game.box.record.pack()

    def table(self, state: State) -> CompiledTable:
        """A table with a copy of this state."""
        return CompiledTable(self, check_state(self.game, state).pack())

    def room(self) -> np.ndarray[Any, Any]:
        """Room for a state. NumPy copies fields only and leaves what lies between them to chance; here it is zero."""
        return np.zeros(1, self.game.record.dtype())

    def play_many(self, start: State, games: int, rng: Seeds, most: int = MOST_STEPS) -> int:
        """Play whole games at random from one start; return the number of steps."""
        scratch = self.room()
        out, weights = np.zeros((2, self.game.most_actions), np.int64)
        starts, moving = check_state(self.game, start).pack(), _numbers(rng)
        return int(self.rules.play_many(self.boxes, starts, scratch, games, out, weights, moving, most))

    def open_search(self, worlds: Sequence[Table], memory: SearchMemory) -> GoOn:
        """A search over imagined worlds."""
        packed, scratch = np.frombuffer(join_worlds(self.game, worlds), self.game.record.dtype()).copy(), self.room()
        numbers = [np.frombuffer(each, np.int64) for each in memory]
        warm_up(self.rules, {"think": (self.boxes, packed, scratch, 0, *numbers)})
        return lambda iterations: int(self.rules.think(self.boxes, packed, scratch, iterations, *numbers))


class CompiledTable:
    """A state as a NumPy record."""

    def __init__(self, form: Compiled, states: np.ndarray[Any, Any]) -> None:
        self._form = form
        self._states = states
        self._out, self._weights = np.zeros((2, form.game.most_actions), np.int64)

    def actor(self) -> int:
        """Who acts now: a seat, CHANCE or OVER."""
        return int(self._form.rules.actor_at(self._form.boxes, self._states, 0))

    def legal(self) -> list[int]:
        """The legal action ids, ascending."""
        return self._list(self._out)

    def odds(self) -> list[int]:
        """When chance acts: the weights of the outcomes, in the order of `legal`."""
        return self._list(self._weights)

    def _list(self, numbers: np.ndarray[Any, Any]) -> list[int]:
        n = self._form.rules.legal_at(self._form.boxes, self._states, 0, self._out, self._weights)
        listed: list[int] = numbers[:n].tolist()
        return listed

    def step(self, action: int) -> int:
        """Apply a legal action; return who acts then."""
        self._form.rules.step_at(self._form.boxes, self._states, 0, action)
        return self.actor()

    def play_out(self, rng: Seeds, most: int = MOST_STEPS) -> int:
        """Play on at random; return how many steps were made."""
        form, moving = self._form, _numbers(rng)
        after = form.room()
        arguments = (form.boxes, self._states, after, 1, self._out, self._weights, moving, most)
        made = int(form.rules.play_many(*arguments))
        self._states = after
        return made

    def choose_greedily(self, rng: Seeds) -> int:
        """The legal action that hunches speak for most."""
        return self._call("choose_greedily_at", self._out, self._weights, _numbers(rng))

    def play_greedily(self, rng: Seeds, most: int = MOST_STEPS) -> int:
        """Play on greedily; return how many steps were made."""
        return self._call("play_greedily_at", self._out, self._weights, _numbers(rng), most)

    def imagine(self, seat: int, rng: Seeds) -> bool:
        """Deal anew what a seat does not know, if a rule can."""
        return bool(self._call("imagine_at", check_seat(seat, self._players()), _numbers(rng)))

    def _players(self) -> int:
        return int(self._states["players"][0])

    def _call(self, entry: str, *rest: Any) -> int:
        """Call an entry point that few need: it is compiled when it is first called, trying it on copies."""
        rules, boxes = self._form.rules, self._form.boxes
        tried = (each.copy() if isinstance(each, np.ndarray) else each for each in rest)
        warm_up(rules, {entry: (boxes, self._states.copy(), 0, *tried)})
        return int(getattr(rules, entry)(boxes, self._states, 0, *rest))

    def observe(self, seat: int) -> Any:
        """What a seat may see, as a vector."""
        return self._form.game.observe(self.state(), check_seat(seat, self._players()))

    def state(self) -> State:
        """The state as an object."""
        return self._form.game.record.unpack(self._states)

    def data(self) -> bytes:
        """The state's record."""
        return self._states.tobytes()

    def copy(self) -> CompiledTable:
        """An independent table."""
        states = self._form.room()
        states.view(np.uint8)[:] = self._states.view(np.uint8)
        return CompiledTable(self._form, states)


def _numbers(rng: Seeds) -> np.ndarray[Any, Any]:
    """Seeds as an array of NumPy's."""
    return np.frombuffer(check_seeds(rng), np.int64)
