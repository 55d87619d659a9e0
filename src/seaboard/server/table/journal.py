"""The journal of a table: everything that happened at it, line by line, numbered without gaps. The lines of the game
log are among them as they are (`core/log.py`); the others seat people, hand seats to bots, ask, agree and chat. A table
is the replay of its journal, on every node the same; nothing about it is kept anywhere else."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from seaboard.core.log import Abandoned, Action, End, Header, Reveal, Seal, Undo

MOST_DELAY = 3600
"""Seconds by which those who watch may be behind."""

SPECTATORS = -1
"""In the place of a seat: the link with which people watch."""

Proposed = Literal["undo", "abandon", "publish"]


class TableLine(msgspec.Struct, tag_field="line", frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line that is not part of the game log."""


class Sat(TableLine, tag="sat", frozen=True):
    """A person took a seat, or gave it a new name, and committed it to a contribution. Older journals have the
    contribution itself."""

    seat: int
    person: str
    name: str
    contribution: str = ""
    commitment: str | None = None


class Committed(TableLine, tag="committed", frozen=True):
    """A seat is committed to a contribution."""

    seat: int
    commitment: str


class Revealed(TableLine, tag="revealed", frozen=True):
    """A seat revealed its contribution, after the start."""

    seat: int
    contribution: str


class Withdrawn(TableLine, tag="withdrawn", frozen=True):
    """The start was withdrawn, because these seats did not reveal their contributions."""

    seats: list[int]


class Rose(TableLine, tag="rose", frozen=True):
    """A seat is free again, before the game."""

    seat: int


class Placed(TableLine, tag="placed", frozen=True):
    """A bot of this level was put on a seat, before the game."""

    seat: int
    bot: str


class HandedOver(TableLine, tag="handed-over", frozen=True):
    """A bot plays a person's seat from now on: because they wished so, or their time was up."""

    seat: int
    bot: str
    why: Literal["wish", "time"]


class TakenBack(TableLine, tag="taken-back", frozen=True):
    """The person plays their seat again."""

    seat: int


class Asked(TableLine, tag="asked", frozen=True):
    """A seat asks all others to agree: to take back to before entry `to`, to abandon the game, or when it is over to
    show it to everybody."""

    seat: int
    what: Proposed
    to: int = -1


class Agreed(TableLine, tag="agreed", frozen=True):
    """A seat agrees to what was asked."""

    seat: int


class Declined(TableLine, tag="declined", frozen=True):
    """A seat does not agree, so nothing comes of it."""

    seat: int


class Published(TableLine, tag="published", frozen=True):
    """All who played agree: the private game, which is over, is public from now on."""


class Said(TableLine, tag="said", frozen=True):
    """A line of chat from a seat, or from somebody watching."""

    seat: int | None
    person: str
    name: str
    text: str


class Muted(TableLine, tag="muted", frozen=True):
    """The host does not let whoever sits here chat any more, or lets them again; seat -1: all who watch."""

    seat: int
    muted: bool


class Removed(TableLine, tag="removed", frozen=True):
    """The host removed whoever sat here. During the game this bot plays on."""

    seat: int
    bot: str | None = None


class Warned(TableLine, tag="warned", frozen=True):
    """At the game before this one the host muted this person, or removed them from the table; that holds here too."""

    person: str
    removed: bool


class Relinked(TableLine, tag="relinked", frozen=True):
    """The link of a seat, or of the spectators, was revoked; a new one holds."""

    seat: int


class Rematched(TableLine, tag="rematched", frozen=True):
    """The same people play again, at another table."""

    table: str


OF_SEATS = (Sat, Committed, Revealed, Said, TakenBack, Asked, Agreed, Declined)
"""Lines that nobody but the person on a seat writes."""

Entry = Action | Undo
ENTRIES = (Action, Undo)
"""The same for `isinstance`, which takes a tuple faster than a union."""
LogLine = Header | Reveal | Action | Undo | End | Abandoned | Seal
SeatLine = Sat | Committed | Revealed | Withdrawn | Rose | Placed | HandedOver | TakenBack | Removed
Line = LogLine | SeatLine | Asked | Agreed | Declined | Published | Said | Muted | Warned | Relinked | Rematched

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


class Row(msgspec.Struct):
    """A line of a journal with its number, its time (milliseconds since 1970) and the idempotency key of the request
    that made it: a request that comes a second time is known by it."""

    number: int
    at: int
    line: Line
    idempotency_key: str | None = None


def encode(line: Line) -> str:
    """A line as it is stored."""
    return _encoder.encode(line).decode()


def decode(text: str) -> Line:
    """A line as it was stored."""
    return _decoder.decode(text)


Option = str | int | float | bool | None
Options = dict[str, Option | list[Option]]
"""Options of a game as plain data: no deeper than a list, so that nobody can send us a tower of brackets."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think, in seconds: `move` for each decision, and what goes beyond it out of a `bank` that is
    never refilled. Days for correspondence games are a long `move` and no bank."""

    move: Annotated[int, msgspec.Meta(ge=1, le=60 * 86400)]
    bank: Annotated[int, msgspec.Meta(ge=0, le=60 * 86400)] = 0


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table was set up as; it never changes. What was private then may have become public since."""

    id: str
    game: str
    rules: int
    box: str
    options: Options
    public: bool
    host: str
    clock: Clock | None
    stand_in: str
    commitment: str
    created: int
    spectators: bool = True
    """Whether people may watch while the game runs."""
    delay: int = 0
    """Seconds by which they see it late."""
    practice: bool = False
    lesson: bool = False
    deputy: str | None = None
    """At a rematch, who is the host until the one of the game before is there: whoever asked for it first."""


class Stored(msgspec.Struct):
    """A table as it is stored."""

    setup: Setup
    seed: bytes
    rows: list[Row]
