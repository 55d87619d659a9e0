"""What a choice of Die Schatztaucher brings: the field to which the lamp goes down, the points of a tile, and the odds
of what a tile may hide."""

from __future__ import annotations

from seaboard.core.game import Json
from seaboard.core.preview import Outcome, Preview
from seaboard.locales.words import Words
from seaboard.terminal.menus import tell_events

MOST_OUTCOMES = 4
"""How many of the things a tile may hide are told, the likeliest first."""


def tell_changes(do: Json, before: Json, preview: Preview, words: Words, names: list[str]) -> list[str]:
    """The consequences of a choice in short phrases."""
    after = {**before, **preview.view}
    told = []
    if do["do"] == "buoy":
        told.append(_tell_field(after, words))
    points = after["seats"][before["you"]]["points"] - before["seats"][before["you"]]["points"]
    if points and do["do"] != "keep":
        told.append(words("effect-points", count=points, sign=f"{points:+}"))
    if preview.due == "reveal" and preview.outcomes:
        told.append(_tell_odds(preview.outcomes, words))
    return told + tell_events(preview.events, set(), words, names)


def _tell_field(view: Json, words: Words) -> str:
    """Where the lamp hangs, and what all know of the tile there."""
    lamp = view["lamp"]
    column = view["columns"][lamp["buoy"] - 1]
    if lamp["row"] > len(column):
        return words("wreck")
    field = column[lamp["row"] - 1]
    if field is None:
        return words("field-empty", row=lamp["row"])
    if "tile" in field:
        return words("field-known", row=lamp["row"], what=words("tile", tile=field["tile"], count=field["count"]))
    if "symbol" in field:
        return words("field-shown", row=lamp["row"], what=words("symbol", symbol=field["symbol"]))
    return words("field-unseen", row=lamp["row"])


def _tell_odds(outcomes: list[Outcome], words: Words) -> str:
    likeliest = sorted(outcomes, key=lambda outcome: -outcome.odds)[:MOST_OUTCOMES]
    told = [
        f"{words('tile', tile=each.do['tile'], count=each.do['count'])} {each.odds:.0%}"
        for each in likeliest
        if "tile" in each.do
    ]
    return ", ".join(told) + (" …" if len(outcomes) > MOST_OUTCOMES else "")
