"""Many games of one kind, played side by side on a card or on the processor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seaboard.gpu.kernels import Sizes
from seaboard.gpu.machines import Card, Machine, Processor

if TYPE_CHECKING:
    from seaboard.core.game import Game, State

HELD = 4
"""Games that one thread plays together with those of its warp."""

LARGEST_SEED = 2147483398


class Batch:
    """`count` games, all from one start, each with its own stream of random numbers. Chance does not act by itself:
    `deal` lets it. Arrays are as `machine.arrays` makes them; those that are given may come from any library."""

    def __init__(
        self,
        game: Game[Any],
        start: State,
        count: int,
        seed: int = 1,
        machine: type[Card] | type[Processor] = Card,
        held: int = HELD,
    ) -> None:
        self.game = game
        self.count = count
        self.sizes = measure(game, held)
        self.machine: Machine = machine(game, self.sizes)
        xp = self.machine.arrays
        data = start.to_bytes()
        self._start = xp.zeros(self.sizes.pitch, xp.uint8)
        self._start[: len(data)] = xp.asarray(bytearray(data), dtype=xp.uint8)
        self.states = xp.tile(self._start, (count, 1))
        self.rngs = xp.asarray(draw_seeds(seed, count))

    def actors(self) -> Any:
        """Who acts in each game: a seat, -1 chance, -2 over."""
        return self._ask("actor_all", self.machine.arrays.empty(self.count, "int64"))

    def legal(self) -> Any:
        """A mask over all action ids for each game."""
        return self._ask("legal_all", self.machine.arrays.zeros((self.count, self.sizes.actions), "bool"))

    def totals(self) -> Any:
        """The points of every seat as they stand."""
        return self._ask("totals_all", self.machine.arrays.zeros((self.count, self.sizes.seats), "int64"))

    def observe(self, seats: Any = None) -> Any:
        """What a seat of each game may see, by default the one that acts; zeros where no seat does."""
        seats = self.actors() if seats is None else self._given(seats)
        out = self.machine.arrays.zeros((self.count, self.sizes.observed), "float32")
        self.machine.run("observe_all", self.count, self.states, seats, out)
        return out

    def step(self, actions: Any) -> None:
        """Apply one legal action to every game; -1 leaves a game as it is. Nothing is checked."""
        self.machine.run("step_all", self.count, self.states, self._given(actions))

    def deal(self) -> None:
        """Let chance act in every game until a seat has to, or it is over."""
        self.machine.run("deal_all", self.count, self.states, self.rngs)

    def play(self, steps: int) -> Any:
        """Play every game on at random, a new one as soon as one is over; return how many have ended in each place."""
        ended = self.machine.arrays.zeros(self.count, "int64")
        self.machine.run("play_all", self.count, self._start, self.states, self.rngs, ended, steps)
        return ended

    def play_together(self, votes: int) -> int:
        """Play at random, a step for each vote of a warp, for speed; return how many steps were made in all. The number
        of games must be a multiple of 64 times those that a thread holds."""
        threads = self.count // self.sizes.held
        made = self.machine.arrays.zeros(threads, "int64")
        self.machine.run("play_together", threads, self._start, self.states, self.rngs, made, votes)
        return int(made.sum())

    def play_sorted(self, steps: int, greedily: bool = False) -> None:
        """Play every game on, at random or by hunches, a new one as soon as one is over. The games are sorted by what
        is due before all choose, and by what was chosen before all act: for speed where rules are long."""
        xp = self.machine.arrays
        choose = "choose_greedily_sorted" if greedily else "choose_at_random_sorted"
        actions = xp.zeros(self.count, "int16")
        for _ in range(steps):
            order = xp.argsort(self.states[:, self.sizes.due_at])
            self.machine.run(choose, self.count, self._start, self.states, self.rngs, order, actions)
            self.machine.run("act_sorted", self.count, self.states, xp.argsort(actions), actions)

    def state(self, index: int) -> State:
        """One game's state, as an object of the interpreted rules."""
        row = self.states[index][: self.sizes.state]
        return self.game.record.from_bytes(bytes(row.tobytes()))

    def _ask(self, kernel: str, out: Any) -> Any:
        self.machine.run(kernel, self.count, self.states, out)
        return out

    def _given(self, numbers: Any) -> Any:
        """Numbers from any library, as 64-bit integers side by side."""
        xp = self.machine.arrays
        taken = xp.from_dlpack(numbers) if hasattr(numbers, "__dlpack__") else xp.asarray(numbers)
        return xp.ascontiguousarray(taken, dtype="int64")


def measure(game: Game[Any], held: int = HELD) -> Sizes:
    """What the kernels have to know of a game."""
    layout = game.record.dtype()
    return Sizes(
        state=layout.itemsize,
        pitch=(layout.itemsize + 15) // 16 * 16,
        due_at=_place(layout, "due"),
        players_at=_place(layout, "players"),
        seats=_most_players(game),
        actions=max(way.first + way.count for way in game.actions.ways),
        most_actions=game.most_actions,
        observed=game.observed,
        kinds=min(64, max(decision.kind for decision in game.decisions) + 1),
        held=held,
    )


def _place(layout: Any, field: str) -> int:
    return int(layout.fields[field][1])


def _most_players(game: Game[Any]) -> int:
    (options,) = game.options_schema()["$defs"].values()
    return int(options["properties"]["players"]["maximum"])


def draw_seeds(seed: int, count: int) -> Any:
    """Two seeds for every game, from one."""
    import numpy as np

    return np.random.default_rng(seed).integers(1, LARGEST_SEED, (count, 2), np.int64)
