"""Many games of one kind, played side by side on a card or on the processor."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any

from seaboard.core.errors import Trouble
from seaboard.core.forms.given import check_state
from seaboard.core.kernel import OVER
from seaboard.gpu.machines import BLOCK, Card, Machine, open_machine
from seaboard.gpu.sizes import HELD, measure

if TYPE_CHECKING:
    from seaboard.core.game import Game, State

LARGEST_SEED = 2147483398
LARGEST = 2**63 - 1
MOST_HELD = 64  # a thread has them in its own memory
ON_PROCESSOR = 1  # what DLPack calls the memory of the processor


class Batch:
    """`count` games, all from one start, each with its own stream of random numbers. Chance does not act by itself:
    `deal` lets it. Arrays are as `machine.arrays` makes them; those that are given may come from any library."""

    def __init__(
        self,
        game: Game[Any],
        start: State,
        count: int,
        seed: int = 1,
        machine: type[Machine] = Card,
        held: int = HELD,
    ) -> None:
        if count < 1 or not 1 <= held <= MOST_HELD:
            raise ValueError(
                f"there must be at least one game, and 1 to {MOST_HELD} in a thread: {count} and {held} were asked for"
            )
        if game.actor(check_state(game, start)) == OVER:
            raise ValueError("games cannot begin with one that is over")
        self.game = game
        self.count = count
        self.players = game.players(start)
        self.sizes = measure(game, held)
        self.machine = open_machine(machine, game, self.sizes)
        self._find_room()
        xp = self.machine.arrays
        data = start.to_bytes()
        self._start = xp.zeros(self.sizes.pitch, xp.uint8)
        self._start[: len(data)] = xp.asarray(bytearray(data), dtype=xp.uint8)
        self.states = xp.tile(self._start, (count, 1))
        self.rngs = xp.asarray(draw_seeds(seed, count))

    def _find_room(self) -> None:
        needed, free = self.count * (self.sizes.pitch + 16), self.machine.room()
        if free is not None and needed > free:
            raise Trouble("too-many-games", games=self.count, needed=needed >> 20, free=free >> 20)

    def actors(self) -> Any:
        """Who acts in each game: a seat, -1 chance, -2 over."""
        return self._ask("actor_all", self.machine.arrays.empty(self.count, "int64"))

    def legal(self) -> Any:
        """A mask over all action ids for each game; nothing is legal in one that is over."""
        return self._ask("legal_all", self.machine.arrays.zeros((self.count, self.sizes.actions), "bool"))

    def totals(self) -> Any:
        """The points of every seat as they stand; those of a game that is over are its result."""
        return self._ask("totals_all", self.machine.arrays.zeros((self.count, self.sizes.seats), "int64"))

    def observe(self, seats: Any = None) -> Any:
        """What a seat of each game may see, by default the one that acts; zeros where no seat does."""
        if seats is None:
            seats = self.actors()
        else:
            seats = self._given(seats, "seats")
            if int(seats.max()) >= self.players:
                raise ValueError(f"there are {self.players} seats, and seat {int(seats.max())} was asked for")
        out = self.machine.arrays.zeros((self.count, self.sizes.observed), "float32")
        self.machine.run("observe_all", self.count, self.states, seats, out)
        return out

    def step(self, actions: Any, check: bool = False) -> None:
        """Apply one legal action to every game; -1 leaves a game as it is. An action that is not legal may spoil any
        memory: `check` asks the rules first, and refuses as `Game.step` does before anything is done."""
        given = self._given(actions, "actions")
        if check:
            self._refuse_illegal(given)
        self.machine.run("step_all", self.count, self.states, given)

    def _refuse_illegal(self, actions: Any) -> None:
        xp, most = self.machine.arrays, self.sizes.actions
        marked = self.legal()[xp.arange(self.count), xp.clip(actions, 0, most - 1)]
        fine = (actions < 0) | ((actions < most) & marked)
        if bool(fine.all()):
            return
        first = int(xp.argmin(fine))
        try:
            self.game.step(self.state(first), int(actions[first]))
        except Trouble as trouble:
            trouble.add_note(f"in game {first}")
            raise

    def deal(self) -> None:
        """Let chance act in every game until a seat has to, or it is over."""
        self.machine.run("deal_all", self.count, self.states, self.rngs)

    def restart(self) -> Any:
        """Begin every game anew that is over; return a mask of those."""
        ended = self.machine.arrays.empty(self.count, "bool")
        self.machine.run("restart_all", self.count, self._start, self.states, ended)
        return ended

    def play(self, steps: int) -> Any:
        """Play every game on at random, a new one as soon as one is over; return how many have ended in each place."""
        ended = self.machine.arrays.zeros(self.count, "int64")
        if steps > 0:  # kernels make a step before they count
            self.machine.run("play_all", self.count, self._start, self.states, self.rngs, ended, index(steps))
        return ended

    def play_together(self, votes: int) -> int:
        """Play at random, a step for each vote of a warp, for speed; return how many steps were made in all. The number
        of games must be a multiple of 64 times those that a thread holds."""
        threads, rest = divmod(self.count, self.sizes.held)
        if rest or threads % BLOCK:
            raise ValueError(f"{self.count} games are no multiple of {BLOCK * self.sizes.held}")
        self.restart()  # one that is over gets no votes
        made = self.machine.arrays.zeros(threads, "int64")
        if votes > 0:
            self.machine.run("play_together", threads, self._start, self.states, self.rngs, made, index(votes))
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

    def state(self, number: int) -> State:
        """One game's state, as an object of the interpreted rules."""
        row = self.states[number][: self.sizes.state]
        return self.game.record.from_bytes(bytes(row.tobytes()))

    def _ask(self, kernel: str, out: Any) -> Any:
        self.machine.run(kernel, self.count, self.states, out)
        return out

    def _given(self, numbers: Any, what: str) -> Any:
        """Numbers from any library, one for each game, as 64-bit integers side by side."""
        xp = self.machine.arrays
        if hasattr(numbers, "__dlpack__"):
            numbers = self._share(numbers)
        taken = xp.asarray(numbers)
        if taken.dtype.kind not in "iu":
            raise TypeError(f"{what} must be whole numbers, not {taken.dtype}")
        if taken.shape != (self.count,):
            raise ValueError(f"{what} must be one for each of {self.count} games, not of shape {taken.shape}")
        if taken.dtype == "uint64" and int(taken.max()) > LARGEST:
            raise ValueError(f"{what} must fit 64 bits with a sign, and {int(taken.max())} does not")
        return xp.ascontiguousarray(taken, dtype="int64")

    def _share(self, numbers: Any) -> Any:
        """An array of another library without a copy, if it lies where the kernels run."""
        import numpy as np

        library = np if numbers.__dlpack_device__()[0] == ON_PROCESSOR else self.machine.arrays
        return library.from_dlpack(numbers)


def draw_seeds(seed: int, count: int) -> Any:
    """Two seeds for every game, from one."""
    import numpy as np

    return np.random.default_rng(seed).integers(1, LARGEST_SEED, (count, 2), np.int64)
