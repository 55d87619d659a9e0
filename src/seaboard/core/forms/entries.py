"""The entry points of a game's module and how they are called. Every argument is a pointer or a 64-bit integer: records
lie in memory as `Record` lays them out, lists are arrays of 64-bit integers, an observation is an array of 32-bit
floats. Nothing is allocated, nothing raised: whoever calls brings the memory and has checked that actions are legal."""

from __future__ import annotations

from typing import NamedTuple

BOX = "box"
STATE = "state"
BOXES = "boxes"  # arrays of records: loops that copy whole states need them
STATES = "states"
NUMBER = "number"
NUMBERS = "numbers"
FLOATS = "floats"
NOTHING = ""


class Entry(NamedTuple):
    """A rule that can be called from outside: what it takes and what it gives."""

    name: str
    takes: tuple[str, ...]
    gives: str = NUMBER


ENTRIES = (
    Entry("actor", (BOX, STATE)),
    Entry("legal", (BOX, STATE, NUMBERS)),
    Entry("odds", (BOX, STATE, NUMBERS)),
    Entry("step", (BOX, STATE, NUMBER), NOTHING),
    Entry("forbids", (BOX, STATE, NUMBER)),
    Entry("total_of", (BOX, STATE, NUMBER)),
    Entry("observe_table", (BOX, STATE, NUMBER, FLOATS)),
    Entry("play_one", (BOX, STATE, NUMBERS, NUMBERS, NUMBERS)),
    Entry("play_out", (BOX, STATE, NUMBERS, NUMBERS, NUMBERS, NUMBER)),
    Entry("play_many", (BOXES, STATES, STATES, NUMBER, NUMBERS, NUMBERS, NUMBERS, NUMBER)),
    Entry("choose_at_random", (BOX, STATE, NUMBERS, NUMBERS, NUMBERS)),
    Entry("choose_greedily", (BOX, STATE, NUMBERS, NUMBERS, NUMBERS)),
    Entry("play_greedily", (BOX, STATE, NUMBERS, NUMBERS, NUMBERS, NUMBER)),
    Entry("imagine", (BOX, STATE, NUMBER, NUMBERS)),
    Entry("think", (BOXES, STATES, STATES, NUMBER, *[NUMBERS] * 9)),
)
