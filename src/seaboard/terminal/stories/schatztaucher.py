"""The story of a dive: with one number on the dice there is nothing to choose, so the dive goes on by itself."""

from __future__ import annotations

from seaboard.core.game import Json


def arrange(do: Json, before: Json, after: Json, events: list[Json]) -> list[Json]:
    """The events of an action in their order, the number that had to be used before all."""
    numbers = {face for face in do.get("dice", ()) if face != "X"}
    goes_on = before["due"] == "roll" and after["due"] != "choose_die" and after["turn"] == before["turn"]
    if goes_on and len(numbers) == 1:
        return [{"event": "forced-die", "seat": before["turn"], "number": numbers.pop()}, *events]
    return events
