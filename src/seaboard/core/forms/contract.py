"""What every form of the rules can do. A form belongs to a game with its box; `table` lays out a state of it to be
played step by step, `play_many` plays whole random games at the form's full speed.

Random play draws by `kernel.random_below` from two seeds that lie in an array and move on with every draw, so that
equal seeds give equal games in all forms."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

if TYPE_CHECKING:
    from seaboard.core.game import State

MOST_STEPS = 1_000_000
"""More than any game takes."""

Integers: TypeAlias = "array[int]"
Seeds: TypeAlias = "array[int]"


def seeds(first: int = 12345, second: int = 6789) -> Seeds:
    """Two seeds, each 1 to 2147483398."""
    return array("q", (first, second))


class SearchMemory(NamedTuple):
    """What a search (`core/search.py`) works on, in the order in which its rule `think` takes it."""

    choices: Integers
    tree: Integers
    plan: Integers
    path: Integers
    out: Integers
    weights: Integers
    children: Integers
    values: Integers
    rng: Seeds


GoOn: TypeAlias = Callable[[int], int]
"""Goes on with a search for some iterations; returns how many nodes its tree has."""


class Table(Protocol):
    """A state in a form of the rules, played in place."""

    def actor(self) -> int:
        """Who acts now: a seat, CHANCE or OVER."""

    def legal(self) -> list[int]:
        """The legal action ids, ascending."""

    def odds(self) -> list[int]:
        """When chance acts: the weights of the outcomes, in the order of `legal`."""

    def step(self, action: int) -> int:
        """Apply a legal action, which is not checked; return who acts then."""

    def play_out(self, rng: Seeds, most: int = MOST_STEPS) -> int:
        """Play on at random to the end, or for `most` steps; return how many were made."""

    def choose_greedily(self, rng: Seeds) -> int:
        """The legal action that the game's hunches speak for most; the seeds decide between equals."""

    def play_greedily(self, rng: Seeds, most: int = MOST_STEPS) -> int:
        """Play on so to the end, or for `most` steps; return how many were made."""

    def imagine(self, seat: int, rng: Seeds) -> bool:
        """Deal anew what a seat does not know. False, and nothing is changed, where a seat has to follow cards by notes
        of what it saw: only `Game.imagine` does that."""

    def observe(self, seat: int) -> Any:
        """What a seat may see, as a vector of 32-bit floats."""

    def state(self) -> State:
        """The state as it is now, as an object of the interpreted rules."""

    def data(self) -> bytes:
        """The state's record, byte by byte."""

    def copy(self) -> Table:
        """An independent table with an equal state."""


class Form(Protocol):
    """A game's rules on one machine."""

    name: str

    def table(self, state: State) -> Table:
        """A table with a copy of this state."""

    def play_many(self, start: State, games: int, rng: Seeds, most: int = MOST_STEPS) -> int:
        """Play whole games at random from one start; return the number of steps."""

    def open_search(self, worlds: Sequence[Table], memory: SearchMemory) -> GoOn:
        """A search over imagined worlds, tables of this form. It works in `memory`, where its results are found."""
