"""Who plays in the arena: a bot by its level, or the search with a budget of its own: `search@2000` thinks for 2,000
iterations a decision, `search@50ms` for 50 milliseconds."""

from __future__ import annotations

import re
from typing import Any

from seaboard.bots import SEARCH, Choose, open_bot
from seaboard.bots.levels import suit
from seaboard.bots.search import Searcher
from seaboard.core.errors import Trouble
from seaboard.core.game import Game

BUDGET = re.compile(rf"{SEARCH}@(?P<number>[1-9][0-9]{{0,8}})(?P<unit>ms)?")


def open_player(name: str, game: Game[Any]) -> Choose:
    """The player of this name."""
    if "@" not in name:
        return open_bot(name, game)
    found = BUDGET.fullmatch(name)
    if found is None:
        raise Trouble("bad-budget", bot=name)
    number = int(found["number"])
    if found["unit"]:
        return Searcher(suit(game.name)._replace(seconds=number / 1000))
    return Searcher(suit(game.name)._replace(seconds=None, iterations=number))


def fill_seats(names: list[str], players: int, number: int) -> list[str]:
    """Who sits where in a game: the last bot takes all seats that are left, and with each game all move on by one."""
    if not names or len(names) > players:
        raise Trouble("too-many-bots", bots=len(names), players=players)
    seated = names + [names[-1]] * (players - len(names))
    return [seated[(seat + number) % players] for seat in range(players)]
