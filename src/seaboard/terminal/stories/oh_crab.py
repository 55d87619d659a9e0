"""The story of a turn on the beach: who came where, who fell, whose field gave a shell, and only then what the market
turned up."""

from __future__ import annotations

from seaboard.core.game import Json

ORDER = (
    "turned_up",
    "lost",
    "added",
    "came",
    "found",
    "kept",
    "fell",
    "stood",
    "lost_shells",
    "place",
    "shells-field",
    "shells",
    "charges",
    "sea",
    "took",
    "revealed",
    "happening_over",
    "peeked",
    "foreseen",
    "round",
    "chef",
    "turn",
)
"""In which order things happen that one action brings about."""


def arrange(do: Json, before: Json, after: Json, events: list[Json]) -> list[Json]:
    """The events of an action in their order, with the ways of the crabs and where shells came from."""
    ways = _ways(before, after)
    moved = {event["seat"] for event in ways}
    told = [_with_reason(event, moved) for event in events if event["event"] != "shells" or do["do"] != "collect"]
    told += ways
    return sorted(told, key=lambda event: ORDER.index(event["event"]) if event["event"] in ORDER else -1)


def _with_reason(event: Json, moved: set[int]) -> Json:
    """Whoever gains a shell when a crab of theirs has moved has it from the field."""
    is_field = event["event"] == "shells" and event["seat"] in moved
    return {**event, "event": "shells-field"} if is_field else event


def _ways(before: Json, after: Json) -> list[Json]:
    """Where crabs have come to, the active one first; those in the sea are told as such."""
    was = {(crab["seat"], crab["crab"]): crab for crab in before["crabs"]}
    came = []
    for crab in after["crabs"]:
        old = was.get((crab["seat"], crab["crab"]))
        if old is not None and crab["at"] not in (old["at"], "sea"):
            event = {"event": "came", "seat": crab["seat"], "crab": crab["crab"], "field": crab["at"]}
            came.append((not old["active"], event))
    return [event for _, event in sorted(came, key=lambda each: each[0])]
