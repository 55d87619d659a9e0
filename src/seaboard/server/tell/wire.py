"""Every message that leaves the server, as a type: here what a table tells, in `answers.py` what is told around it. The
server's description (`http/openapi.py`) and the page's TypeScript (`tools/wire_types.py`) are made from these, so that
no message is written down twice. A field that is sometimes missing is UNSET then; all others are always there.

What is encoded once and told to many travels as raw JSON; its schema names what is in it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from seaboard.bots.advice import Measure
from seaboard.core.game import ScoreSheet
from seaboard.server.table.journal import Clock, Options, Proposed
from seaboard.server.table.table import Status

COMPONENTS = "#/components/schemas/"

Viewer = int | None
"""A seat, or None for a spectator."""


def _open(description: str, **properties: Any) -> dict[str, Any]:
    """The schema of an object that has these properties and others, which depend on the game."""
    return {
        "type": "object",
        "description": description,
        "properties": properties,
        "required": list(properties),
        "additionalProperties": True,
    }


OPEN = {
    "Do": _open("A readable action: `do` names it, the rest says with what.", do={"type": "string"}),
    "Event": _open("What an action brought about.", event={"type": "string"}),
    "ViewDelta": _open("The parts of a view that change."),
    "View": _open(
        "The table as one viewer sees it. Of an update only the parts that changed.",
        game={"type": "string"},
        you={"anyOf": [{"type": "integer"}, {"type": "null"}]},
    ),
}
"""What every game fills in its own way."""


def _is(component: str) -> Meta:
    return Meta(extra_json_schema={"$ref": COMPONENTS + component})


Do = Annotated[dict[str, Any], _is("Do")]
Event = Annotated[dict[str, Any], _is("Event")]
ViewDelta = Annotated[dict[str, Any], _is("ViewDelta")]
ViewJson = Annotated[Raw, _is("View")]
LineJson = Annotated[Raw, _is("Line")]
SummaryJson = Annotated[Raw, _is("TableSummary")]


class Choice(msgspec.Struct):
    """An action and its readable form."""

    id: int
    do: Do


class ClockState(msgspec.Struct):
    """What is left of each seat's bank, in milliseconds, and until when those who think may."""

    banks: list[int]
    deadlines: dict[str, int]


class Play(msgspec.Struct):
    """The game as one viewer is told it. `actors` may act, also those who may only change their mind; the game goes on
    when those `awaited` did. `legal` and `may_undo` are the viewer's own."""

    seq: int
    due: str
    actors: tuple[int, ...]
    awaited: tuple[int, ...]
    score: ScoreSheet | None
    clock: ClockState | UnsetType
    view: ViewJson
    legal: list[Choice]
    may_undo: bool


class SeatState(msgspec.Struct):
    """Who sits on a seat; no name: nobody yet. `stand_in` plays for the person meanwhile. `commitment` is to what it
    will contribute to chance; who is `silent` once did not reveal it, and contributes nothing any more. Who is
    `muted` may not chat."""

    name: str | None
    bot: str | None
    stand_in: str | None
    commitment: str | None
    silent: bool
    muted: bool


class Question(msgspec.Struct):
    """What a seat asked all others, and who agreed. An answer names its id."""

    id: int
    what: Proposed
    seat: int
    agreed: list[int]


class TableState(msgspec.Struct):
    """A table without its game: who sits where, what was agreed, how chance was fixed. `secrets`: whether seats see
    different things; `host` is the name of whoever set it up, if they sit at it; while the game is `opening`, seats
    reveal what they contribute to chance; `seed` is shown when the game was abandoned. Without `spectators` nobody else
    may watch while the game runs; else they see it `delay` seconds late, and do not chat when it is `quiet`."""

    id: str
    game: str
    secrets: bool
    rules: int
    box: str
    options: Options
    public: bool
    status: Status
    seats: list[SeatState]
    clock: Clock | None
    stand_in: str
    practice: bool
    lesson: bool
    host: str | None
    commitment: str
    opening: bool
    seed: str | None
    rematch: str | None
    created: str
    asked: Question | None
    spectators: bool
    delay: int
    quiet: bool


class Chat(msgspec.Struct):
    """A line of chat from a seat, or from somebody watching."""

    seat: int | None
    name: str
    text: str


class Full(msgspec.Struct, tag_field="say", tag="full"):
    """Everything a viewer needs to begin. `own` are all the seats of the person, `host` whether they set up the
    table."""

    number: int
    you: Viewer
    own: list[int]
    host: bool
    table: TableState
    play: Play | None
    lines: list[LineJson]
    chat: list[Chat]


class Update(msgspec.Struct, tag_field="say", tag="update"):
    """What happened, and how it is now. Of a view only what changed; `you`, `own` and `table` only if they may have."""

    number: int
    lines: list[LineJson]
    play: Play | None
    you: Viewer | UnsetType
    own: list[int] | None
    table: TableState | None


class Beat(msgspec.Struct, tag_field="say", tag="beat"):
    """Nothing new. The next sign of life comes within `every` seconds."""

    number: int
    every: float


class Outcome(msgspec.Struct):
    """Something that chance may bring, with its probability."""

    do: Do
    odds: float


class Preview(msgspec.Struct):
    """What a choice would lead to, as far as the seat can know: if `known` is false, nothing else is said. `outcomes`
    is what chance may bring next; null where it does not act or where the odds are hidden."""

    known: bool
    due: str
    actors: tuple[int, ...]
    awaited: tuple[int, ...]
    events: list[Event]
    view: ViewDelta
    outcomes: list[Outcome] | None


class World(msgspec.Struct):
    """A world that the seat may hold for possible, for the rules in a browser: `rules` names rules and box, `state` is
    the record's bytes. The seat knows what chance may bring after the choices in `odds`."""

    rules: str
    state: bytes
    odds: list[int]


class TableLinks(msgspec.Struct):
    """The secret links of a table."""

    watch: str
    seats: list[str]


class Expected(msgspec.Struct):
    """What a choice is likely to lead to: an action, with whose it is (-1: chance), or an event."""

    odds: float
    actor: int | UnsetType = UNSET
    do: Do | UnsetType = UNSET
    event: Event | UnsetType = UNSET


class Advised(msgspec.Struct):
    """A choice and what it promises, by the advice's measure; it is within `error` of that in nineteen of twenty
    cases. `gain` is what one's points grow by up to one's next turn, `others` those of the best of the others; the
    reason is what comes about until then."""

    id: int
    do: Do
    estimate: float
    error: float
    gain: float
    others: float | None
    expected: list[Expected]


class Advice(msgspec.Struct):
    """The best few choices. They are measured by the chance to win, or by points where one plays alone."""

    measure: Measure
    best: list[Advised]


class Explained(msgspec.Struct):
    """The rule behind something that may be done, or that may not."""

    id: int
    do: Do
    rule: str


class Wish(msgspec.Struct):
    """The rule behind what somebody wished to do, and whether they may."""

    id: int
    do: Do
    rule: str | None
    may: bool


class Done(msgspec.Struct, tag_field="say", tag="done", kw_only=True):
    """A request was done, the one with this id over the socket. What else there is depends on the request: `number` and
    `seq` after a change, else what was asked for."""

    move: str | UnsetType | None = UNSET
    number: int | UnsetType = UNSET
    seq: int | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    hint: Choice | UnsetType = UNSET
    advice: Advice | UnsetType = UNSET
    preview: Preview | UnsetType = UNSET
    world: World | UnsetType | None = UNSET
    links: TableLinks | UnsetType = UNSET
    table: str | UnsetType = UNSET
    full: Full | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    choices: list[Explained] | UnsetType = UNSET
    not_now: list[Explained] | UnsetType = UNSET
    wish: Wish | UnsetType = UNSET
    score: ScoreSheet | UnsetType = UNSET


class Refused(msgspec.Struct):
    """Why something was not done: a message id with its details, and the sentence in the asker's language."""

    refused: str
    words: str
    details: dict[str, str | int]
    rule: str | UnsetType = UNSET


class RefusedRequest(msgspec.Struct, tag_field="say", tag="refused"):
    """The same over the socket, for the request with this id, and how things stand. Without an id it is the connection
    that is refused."""

    move: str | None
    refused: str
    words: str
    details: dict[str, str | int]
    rule: str | UnsetType = UNSET
    number: int | UnsetType = UNSET
    play: Play | UnsetType | None = UNSET


class SeatSummary(msgspec.Struct):
    """Who sits on a seat; no name: nobody yet."""

    name: str | None
    bot: str | None


class TableSummary(msgspec.Struct):
    """A table in a list, with the result of a game that is over. Tables that were listed before there were hosts and
    results have neither."""

    id: str
    game: str
    options: Options
    status: Status
    seats: list[SeatSummary]
    clock: Clock | None
    created: str
    host: str | UnsetType | None = UNSET
    totals: list[int] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    ended: str | UnsetType = UNSET
