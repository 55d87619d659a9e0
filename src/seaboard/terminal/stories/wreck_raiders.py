"""The story of a turn at the wrecks: whose diver is why given shells or a treasure, and what the next turn begins with
only after that turn has begun."""

from __future__ import annotations

from seaboard.core.game import Json

CLAIMS = frozenset({"claim", "conch", "no_conch", "scallop", "no_scallop", "get", "stack"})
"""Choices on the way of a claim, which may bring the shells of its style reward."""


def arrange(do: Json, before: Json, after: Json, events: list[Json]) -> list[Json]:
    """The events of an action in their order, gains with their reasons."""
    told = [_with_reason(do, before, event, events) for event in events]
    told = [event for event in told if not (do["do"] == "shell" and event["event"] == "shells")]
    of_next_turn = [event for event in told if event["event"] == "shells-next-die"]
    in_order = [event for event in told if event["event"] != "shells-next-die"]
    in_order += [{**event, "event": "shells-die"} for event in of_next_turn]
    return [*_gainer(do, before, after, events), *in_order]


def _gainer(do: Json, before: Json, after: Json, events: list[Json]) -> list[Json]:
    """For whom a treasure is drawn, where it is not the player whose turn it is: a neighbour in the wreck."""
    if do["do"] != "draw":
        return []
    placed = [event["seat"] for event in events if event["event"] in ("stored", "displayed")]
    in_hand = [] if after["hand"] is None else [after["hand"]["seat"]]
    return [
        {"event": "drawn-for", "seat": seat}
        for seat in (placed + in_hand)[:1]
        if isinstance(seat, int) and seat != before["turn"]
    ]


def _with_reason(do: Json, before: Json, event: Json, events: list[Json]) -> Json:
    """A gain of shells with its reason, where there is exactly one."""
    if event["event"] != "shells":
        return event
    of_seat = [each for each in events if each.get("seat") == event["seat"]]
    on_beach = any(
        each["event"] == "bumped" or (each["event"] == "arrived" and each["place"] == "beach") for each in of_seat
    )
    took_last = any(each["event"] == "took" for each in of_seat)
    if on_beach and took_last:
        return event
    if on_beach:
        return {**event, "event": "shells-beach"}
    if took_last:
        return {**event, "event": "shells-next-die"}
    if do["do"] == "take":
        return {**event, "event": "shells-die"}
    return {**event, "event": "shells-style"} if do["do"] in CLAIMS else event
