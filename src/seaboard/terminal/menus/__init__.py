"""How a game's things are called, and what a choice costs and brings, one module for each game. What a choice leads to
is what the rules say of it (`Game.preview`); here it only gets its words."""

from __future__ import annotations

from importlib import import_module
from itertools import takewhile
from typing import Any

import msgspec

from seaboard.core.game import Game, Json, State
from seaboard.locales.words import Words
from seaboard.terminal.telling import tell_event


def name_things(game: Game[Any], view: Json, words: Words, fully: bool = False) -> Words:
    """Words that call the game's things by their names instead of their ids; `fully`: with all that is printed on
    them."""
    menu = _module(game)
    return words.naming(menu.name_things(game, view, words, fully)) if hasattr(menu, "name_things") else words


def tell_consequences(
    game: Game[Any], state: State, seat: int, action: int, words: Words, names: list[str]
) -> list[str]:
    """What an action of a seat costs and brings, as far as the seat can know: short phrases for the end of a menu's
    line."""
    before, preview = game.view(state, seat), game.preview(state, seat, action)
    of_turn = takewhile(lambda event: event["event"] not in game.next_turn, preview.events)
    preview = msgspec.structs.replace(preview, events=list(of_turn))
    told: list[str] = _module(game).tell_changes(game.describe(action), before, preview, words, names)
    return told


def tell_events(events: list[Json], told_already: set[str], words: Words, names: list[str]) -> list[str]:
    """What an action brings about, except what was said in another way."""
    return [tell_event(words, event, names).rstrip(".") for event in events if event["event"] not in told_already]


def _module(game: Game[Any]) -> Any:
    return import_module(f"seaboard.terminal.menus.{game.name}")
