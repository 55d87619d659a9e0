"""The game that boardgame.io plays in this bench, as a game of ours: players count in turn. So the servers can be
compared apart from their games. `python -m bench.server.counter serve ...` is `seaboard serve` with this game on the
shelf."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

import seaboard.games
from seaboard.core.box import Box
from seaboard.core.game import Game, Json, ScoreSheet, State
from seaboard.core.record import Record
from seaboard.core.rule import rule

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

COUNT = 0
STATE = Record("State", players="i1", turn="i1", count="i8")
BOX = Record("Box")


@rule
def actor(box: Any, s: Any) -> Any:
    """Whose turn it is; it never ends."""
    return s.turn


@rule
def legal(box: Any, s: Any, out: Any) -> int:
    """Counting is all there is to do."""
    out[0] = COUNT
    return 1


@rule
def step(box: Any, s: Any, action: int) -> None:
    """Count, and let the next one count."""
    s.count += 1
    s.turn = (s.turn + 1) % s.players


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """Set-up choices."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 3


class Counter(Game[Options]):
    """The smallest game there is."""

    name = "counter"
    rules_version = 1
    rule_prefix = "CO"
    record = STATE
    modules = (sys.modules[__name__],)
    most_actions = 1
    options_type = Options

    def set_up(self, state: State, options: Options) -> None:
        """Nothing counted yet."""
        state.players = options.players

    def due(self, state: State) -> str:
        """The name of what is to be decided."""
        return "count"

    def forbids(self, state: State, action: int, seat: int) -> int:
        """It is not their turn."""
        return 101

    def describe(self, action: int) -> Json:
        """The readable form."""
        return {"do": "count"}

    def action(self, readable: Json) -> int:
        """The only action."""
        return COUNT

    def rule_behind(self, state: State, action: int) -> str:
        """The only rule."""
        return "CO-1.1"

    def view(self, state: State, seat: int | None) -> Json:
        """Everybody sees everything."""
        return {"game": self.name, "you": seat, "count": state.count, "turn": state.turn}

    def observe(self, state: State, seat: int) -> npt.NDArray[np.float32]:
        """Nobody learns this game."""
        raise NotImplementedError

    def score(self, state: State) -> ScoreSheet:
        """Nobody wins."""
        return ScoreSheet({}, [0] * state.players, [], [])

    def dump(self, state: State) -> Json:
        """Not needed for playing."""
        raise NotImplementedError

    def load(self, position: Json) -> State:
        """Not needed for playing."""
        raise NotImplementedError


def open_game(file: Path | None) -> Counter:
    """The game with its empty box."""
    return Counter(Box(BOX, BOX.new(), {}, hashlib.sha256(b"").hexdigest()))


def put_on_the_shelf() -> None:
    """Let the server find the game, before it looks."""
    seaboard.games.GAMES = (*seaboard.games.GAMES, "counter")  # type: ignore[assignment]
    module = ModuleType("seaboard.games.counter")
    module.open_game = open_game  # type: ignore[attr-defined]
    sys.modules[module.__name__] = module


if __name__ == "__main__":
    put_on_the_shelf()
    from seaboard.cli import main

    sys.exit(main())
