"""Actions and results in words, for any game: the sentences are in its catalogue, the arguments come from here."""

from __future__ import annotations

from typing import Any

from seaboard.core.game import CHANCE, Json
from seaboard.locales.words import Words


def message_id(kind: str, name: str) -> str:
    """The id of a message: message_id("due", "choose_die") is `due-choose-die`."""
    return f"{kind}-{name.replace('_', '-')}"


def arguments(do: Json, names: list[str]) -> dict[str, Any]:
    """The fields of a readable action as arguments of a message; `player` is the name of the seat it speaks of."""
    told: dict[str, Any] = {}
    for field, value in do.items():
        if isinstance(value, list):
            told[field] = ", ".join(str(each) for each in value)
        elif value is not None:
            told[field] = value
    if isinstance(do.get("seat"), int) and 0 <= do["seat"] < len(names):
        told["player"] = names[do["seat"]]
    return told


def tell_choice(words: Words, do: Json, names: list[str]) -> str:
    """A choice as a line of a menu."""
    return words(message_id("choice", do["do"]), **arguments(do, names))


def tell_action(words: Words, actor: int, do: Json, names: list[str]) -> str:
    """An action as a sentence of the log."""
    who = words("chance") if actor == CHANCE else names[actor]
    return words(message_id("log", do["do"]), who=who, **arguments(do, names))


def tell_event(words: Words, event: Json, names: list[str]) -> str:
    """What an action brought about, as a sentence."""
    return words(message_id("event", event["event"]), **arguments(event, names))
