"""The game that boardgame.io plays in this bench, as a game of ours: players count in turn. So the servers can be
compared apart from their games. `python -m bench.server.counter serve ...` is `seaboard serve` with this game on the
shelf."""

from __future__ import annotations

import hashlib
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated

import msgspec

import seaboard.games
from seaboard.core.box import Box
from seaboard.core.decisions import Decision, Way
from seaboard.core.game import Game, Json, ScoreSheet
from seaboard.core.record import I1, I8, Record, record
from seaboard.core.rule import rule
from seaboard.core.stack import push

COUNT = 0
CO_1_1 = 101


@record
class State(Record):
    """Who counts, and how far."""

    players: I1
    depth: I1
    due: I1
    about: I1
    whose: I1
    below: Annotated[list[int], "i1", 1]
    below_about: Annotated[list[int], "i1", 1]
    below_whose: Annotated[list[int], "i1", 1]
    count: I8


@record
class EmptyBox(Record):
    """Nothing is needed."""


@rule
def count_on(box: EmptyBox, s: State, which: int) -> None:
    """Count, and let the next one count."""
    s.count += 1
    s.whose = (s.whose + 1) % s.players


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """Set-up choices."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 3


class Counter(Game[Options]):
    """The smallest game there is."""

    name = "counter"
    rules_version = 1
    rule_prefix = "CO"
    record = State
    modules = (sys.modules[__name__],)
    decisions = (Decision(COUNT, "count", CO_1_1, (Way("count", COUNT, 1, count_on),), open=True),)
    most_actions = 1
    options_type = Options

    def set_up(self, state: State, options: Options) -> None:
        """Nothing counted yet."""
        state.players = options.players
        push(state, COUNT, 0, 0)

    def view(self, state: State, seat: int | None) -> Json:
        """Everybody sees everything."""
        return {"game": self.name, "you": seat, "count": state.count, "turn": state.whose}

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
    return Counter(Box(EmptyBox(), {}, hashlib.sha256(b"").hexdigest()))


def put_on_the_shelf() -> None:
    """Let the server find the game, before it looks, but no words of it: there are none."""
    import_module("seaboard.server.tell.refusals")
    seaboard.games.GAMES = (*seaboard.games.GAMES, "counter")  # type: ignore[assignment]
    module = ModuleType("seaboard.games.counter")
    module.open_game = open_game  # type: ignore[attr-defined]
    sys.modules[module.__name__] = module


if __name__ == "__main__":
    put_on_the_shelf()
    from seaboard.cli import main

    sys.exit(main())
