"""What an action brought about, told in the order in which it happened, one module for each game: with what nobody
chose because there was no choice, and why somebody gained something. Read off the events and the two views, so nobody
hears more than a seat may see."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from seaboard.core.game import Game, Json, State
from seaboard.locales.words import Words
from seaboard.terminal.telling import tell_event


def tell_story(
    game: Game[Any], before: State, action: int, after: State, hearer: int | None, words: Words, names: list[str]
) -> list[str]:
    """The sentences about an action that was played, as a seat may hear them; None: as everybody may."""
    arrange = import_module(f"seaboard.terminal.stories.{game.name}").arrange
    events: list[Json] = arrange(
        game.describe(action),
        game.view(before, hearer),
        game.view(after, hearer),
        game.events(before, action, after, hearer),
    )
    return [tell_event(words, event, names) for event in events]
