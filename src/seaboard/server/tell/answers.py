"""What is told around the tables: lists, people, games, looking back. What a table tells, and what all messages are
made of, is in `wire.py`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from seaboard.bots.review import GameReview
from seaboard.server.tell.wire import Do, LineJson, Play, SummaryJson, TableLinks


class Lobby(msgspec.Struct, tag_field="say", tag="lobby"):
    """The public tables that are open or running, the newest first."""

    tables: list[SummaryJson]


class MyTable(msgspec.Struct):
    """A table of mine, and where I sit; of a game under way, when something last happened and who must choose."""

    table: SummaryJson
    seat: int | None
    moved: str | UnsetType = UNSET
    awaited: tuple[int, ...] | UnsetType = UNSET


Door = Literal["open", "password", "closed"]
"""How somebody new comes in: by a name, with the room's password too, or not at all."""


class Myself(msgspec.Struct):
    """Who I am, the link with which I come back on another device, and my tables; a stranger has no name and no
    link, and is told how to come in."""

    name: str | None
    link: str | None
    tables: list[MyTable]
    door: Door


class Player(msgspec.Struct):
    """Whoever sits on a seat, and their public games that are over; no name: a bot, or nobody."""

    name: str | None
    tables: list[MyTable]


class GameInfo(msgspec.Struct):
    """A game, its options as a JSON schema with small pictures of what they lead to, and its bots: the levels from the
    weakest to the strongest, those that do not look ahead, and the level that is suggested."""

    name: str
    title: str
    rules: int
    box: str
    options: dict[str, Any]
    previews: dict[str, dict[str, dict[str, Any]]]
    bots: list[str]
    suggested: str


class Created(msgspec.Struct):
    """A new table, and the commitment to its seed."""

    table: str
    links: TableLinks
    commitment: str


class Scores(msgspec.Struct):
    """How it stood after so many entries of the log."""

    seq: int
    totals: list[int]


class History(msgspec.Struct):
    """All lines of a table; the scores on the way when the game is over. Not `served`: its rules are no longer here, so
    the lines tell what was done and not what came of it."""

    number: int
    lines: list[LineJson]
    scores: list[Scores] | None
    served: bool


class Position(msgspec.Struct):
    """How the game stood after so many entries of its log."""

    seq: int
    play: Play


class Review(msgspec.Struct):
    """How many of all actions of a game have been looked at again, and when that is done what came out."""

    done: int
    total: int
    review: GameReview | None


class LessonStep(msgspec.Struct):
    """Something to read: a sentence of the game's catalogue, what to point at, and the choice to be made, if any."""

    say: str
    point: str
    do: Do | None


class LessonSteps(msgspec.Struct):
    """The steps of a game's lesson."""

    steps: list[LessonStep]


class Network(msgspec.Struct):
    """How others in the same network reach this machine, for whoever sits at it: its address there, and whether the
    room listens to more than this machine."""

    address: str | None
    listens: bool


class Health(msgspec.Struct):
    """Whether the node works, and if not a sentence about it."""

    healthy: bool
    words: str | UnsetType = UNSET
