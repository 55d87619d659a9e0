"""Golden playthroughs: whole games written down as small text files, so that a change of the rules shows in a diff.

What was chosen and dealt stands in the files and is done again as long as it is legal, so that bots may learn to play
otherwise. Where there is no file yet, or the rules no longer allow what stands there, bots play on.
`python -m tests.golden` (or `make golden`) writes them all anew; read the diff before committing it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from seaboard.bots import decide, open_bot
from seaboard.core.dealer import FastDealer
from seaboard.core.game import CHANCE, OVER, State
from seaboard.games import open_game

HERE = Path(__file__).parent
FOLDER = HERE / "playthroughs"


class Playthrough(NamedTuple):
    """A game to be written down: bots of one level play it, from the beginning or from a position."""

    game: str
    label: str
    options: dict[str, Any]
    level: str
    seed: int
    position: str | None = None

    @property
    def path(self) -> Path:
        """Its file."""
        return FOLDER / f"{self.game}-{self.label}.txt"


ALL_MODULES = {"surprises": True, "events": True, "challenges": True, "asymmetry": True}
"""The whole Adventure Pack of Oh Crab!."""

PLAYTHROUGHS = [
    *(
        Playthrough(
            "oh_crab", f"scenario-{scenario}-{players}", {"players": players, "scenario": scenario}, "greedy", players
        )
        for scenario in "123456"
        for players in (2, 3, 4, 5)
    ),
    Playthrough("oh_crab", "sprint-4", {"players": 4, "scenario": "2", "sprint": True}, "greedy", 8),
    Playthrough("oh_crab", "random-3", {"players": 3, "scenario": "random"}, "random", 9),
    *(
        Playthrough("oh_crab", f"pack-{players}", {"players": players, "scenario": scenario, **ALL_MODULES}, level, 4)
        for players, scenario, level in ((2, "3", "random"), (3, "1", "greedy"), (5, "4", "greedy"))
    ),
    Playthrough("schatztaucher", "2-greedy", {"players": 2}, "greedy", 5),
    Playthrough("schatztaucher", "3-greedy", {"players": 3}, "greedy", 1),
    Playthrough("schatztaucher", "4-greedy-memory", {"players": 4, "memory": True, "start": 2}, "greedy", 1),
    Playthrough("schatztaucher", "4-random", {"players": 4}, "random", 6),
    Playthrough("schatztaucher", "last-dark-tile", {"players": 2}, "random", 2, "schatztaucher_last_dark_tile"),
    Playthrough("wreck_raiders", "2-greedy", {"players": 2}, "greedy", 0),
    Playthrough("wreck_raiders", "4-greedy", {"players": 4, "edition": "fr", "start": 3}, "greedy", 0),
    Playthrough("wreck_raiders", "5-random", {"players": 5}, "random", 2),
    Playthrough("wreck_raiders", "solo-vault", {"players": 1}, "greedy", 2),
    Playthrough("wreck_raiders", "solo-beach", {"players": 1}, "greedy", 1),
    Playthrough("wreck_raiders", "solo-wreck", {"players": 1, "row_coins": "3,4,5,6,7,8"}, "greedy", 45),
    Playthrough(
        "wreck_raiders",
        "solo-exhibits",
        {"players": 1, "row_coins": "3,4,5,6,7,8", "shell_odds": 100},
        "greedy",
        72,
    ),
    Playthrough(
        "wreck_raiders", "solo-rivals", {"players": 1, "edition": "de", "row_coins": "3,4,5,6,7,8"}, "random", 0
    ),
]

END_REASONS = {
    "oh_crab": {"sea"},
    "schatztaucher": {"bonus", "light", "dark", "wreck"},
    "wreck_raiders": {"exhibits", "treasures", "vault", "wreck", "beach", "rivals"},
}
"""What can end each game; every one must end some playthrough."""


class Players:
    """Who decides in a playthrough, and deals: its file as far as it goes, then bots."""

    def __init__(self, case: Playthrough) -> None:
        self.game = open_game(case.game)
        self.state = self._set_up(case)
        self.rng = Random(case.seed)
        self.dealer, self.bot = FastDealer(self.rng), open_bot(case.level, self.game)
        self.written = case.path.read_text(encoding="utf-8").splitlines()[1:] if case.path.exists() else []

    def _set_up(self, case: Playthrough) -> State:
        if case.position is None:
            return self.game.new(self.game.parse_options(case.options))
        return self.game.load(json.loads((HERE / "positions" / f"{case.position}.json").read_text(encoding="utf-8")))

    def choose(self, seq: int) -> int:
        """What is done next."""
        actor = self.game.actor(self.state)
        if self.written:
            for action in self.game.legal(self.state, actor):
                if self._say(seq, action) == self.written[0].rpartition(" (")[0]:
                    del self.written[0]
                    return action
            self.written = []
        if actor == CHANCE:
            return self.dealer.deal(self.game, self.state, seq)
        return decide(self.bot, self.game, self.state, actor, self.rng)

    def tell(self, seq: int, action: int) -> str:
        """An action, and which of the legal ones it is."""
        legal = self.game.legal(self.state, self.game.actor(self.state))
        return f"{self._say(seq, action)} ({legal.index(action) + 1}/{len(legal)})"

    def _say(self, seq: int, action: int) -> str:
        actor = self.game.actor(self.state)
        does = " ".join(f"{value}" for value in self.game.describe(action).values())
        return f"{seq} {'*' if actor == CHANCE else actor} {does}"


def write_down(case: Playthrough) -> str:
    """The whole playthrough as text."""
    return "\n".join(_lines(case)) + "\n"


def _lines(case: Playthrough) -> Iterator[str]:
    players = Players(case)
    game, state, seq = players.game, players.state, 0
    yield f"{case.game} rules {game.rules_version} box {game.box.hash[:12]} {json.dumps(case.options)}"
    while (actor := game.actor(state)) != OVER:
        action = players.choose(seq)
        yield players.tell(seq, action)
        game.step(state, action, actor)
        seq += 1
    sheet = game.score(state)
    for part, points in sheet.parts.items():
        yield f"{part} {points}"
    yield f"totals {sheet.totals} winners {sheet.winners} ended by {', '.join(sheet.ended_by)}"


def main() -> None:
    """Write all playthroughs."""
    FOLDER.mkdir(exist_ok=True)
    for case in PLAYTHROUGHS:
        case.path.write_text(write_down(case), encoding="utf-8")
        print(case.path.name, case.path.read_text(encoding="utf-8").splitlines()[-1])


if __name__ == "__main__":
    main()
