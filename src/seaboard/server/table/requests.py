"""What people may ask of a table, over the socket or over HTTP: one typed message for each thing, parsed strictly. A
`move` is an id that the client gives a request so that it can send it again without a second effect."""

from __future__ import annotations

import hashlib
from typing import Annotated

import msgspec

from seaboard.bots.levels import DEFAULT_LEVEL
from seaboard.core.errors import Trouble
from seaboard.server.table.journal import MOST_DELAY, Clock, Options, Proposed

MOST_SEATS = 16
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
MoveId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Link = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Bytes32 = Annotated[str, msgspec.Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Request(msgspec.Struct, tag_field="do", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something asked of a table."""

    move: MoveId | None = None


class Sit(Request, tag="sit", frozen=True):
    """Take a seat (its link where the table is private), or change name or commitment of one's own. The commitment is
    to what the seat will contribute to the dice; that to the table's own seed is in the answer."""

    seat: SeatNumber
    name: Name | None = None
    link: Link | None = None
    commitment: Bytes32 | None = None


class Commit(Request, tag="commit", frozen=True):
    """Before the game: commit one's seat to a contribution to the dice: SHA-256 of `seaboard contribution` and its 32
    bytes."""

    seat: SeatNumber
    commitment: Bytes32


class Reveal(Request, tag="reveal", frozen=True):
    """After the start: reveal the contribution of one's seat. Chance waits for all of them."""

    seat: SeatNumber
    contribution: Bytes32


class Leave(Request, tag="leave", frozen=True):
    """Leave one's seat; the host may free any seat before the game. During the game a bot plays on."""

    seat: SeatNumber | None = None


class PlaceBot(Request, tag="place-bot", frozen=True):
    """Host: put a bot on a seat before the game."""

    seat: SeatNumber
    bot: Level


class Start(Request, tag="start", frozen=True):
    """Host: begin the game."""


class Act(Request, tag="act", frozen=True):
    """Play an action. `seq` is the number of the entry it should become, as the last view said."""

    seq: Number
    action: Number


class TakeBackMove(Request, tag="undo", frozen=True):
    """Take back one's last decision, while nothing was drawn, shown or decided since."""

    seq: Number


class Ask(Request, tag="ask", frozen=True):
    """Ask all others to agree to an undo that needs consent, to abandon the game, or when it is over to make it
    public."""

    what: Proposed


class Answer(Request, tag="answer", frozen=True):
    """Agree to what somebody asked, or not. `question` is its id: what is asked may change while somebody thinks."""

    question: Number
    agree: bool


class HandOver(Request, tag="hand-over", frozen=True):
    """Let a bot play one's seat."""

    bot: Level


class TakeSeatBack(Request, tag="take-back", frozen=True):
    """Play one's seat again."""


class Say(Request, tag="say", frozen=True):
    """Chat."""

    text: ChatText


class Hint(Request, tag="hint", frozen=True):
    """The best few of one's choices, as a bot sees them, and why."""


class PreviewChoice(Request, tag="preview", frozen=True):
    """What one of the choices would lead to, as far as one can know."""

    action: Number


class Imagine(Request, tag="imagine", frozen=True):
    """A world that one may hold for possible, to think about it in one's own browser."""


class Explain(Request, tag="explain", frozen=True):
    """The rules behind one's choices, and behind what is not possible now; with a readable action as `wish`, only the
    rule that forbids or allows that."""

    wish: Options | None = None


class Shown(Request, tag="shown", frozen=True):
    """The page has shown everything up to this line: bots need not wait any longer for whoever looks at it."""

    number: Number


class Score(Request, tag="score", frozen=True):
    """How it stands now, part by part."""


class Links(Request, tag="links", frozen=True):
    """Host: the links of the table."""


class Relink(Request, tag="relink", frozen=True):
    """Host: revoke the link of a seat, or without a seat that of the spectators, and make a new one."""

    seat: SeatNumber | None = None


class Mute(Request, tag="mute", frozen=True):
    """Host: let whoever sits on a seat chat no more, or again; without a seat all who watch."""

    seat: SeatNumber | None = None
    muted: bool = True


class Remove(Request, tag="remove", frozen=True):
    """Host: remove whoever sits on a seat, before or during the game. They cannot come back to this table."""

    seat: SeatNumber


class Rematch(Request, tag="rematch", frozen=True):
    """When the game is over: a new table for the same people."""


class PlayAs(Request, tag="play-as", frozen=True):
    """People who share a device: show and play this one of the person's seats from now on, on this connection."""

    seat: SeatNumber


class Look(Request, tag="look", frozen=True):
    """Everything, afresh."""


TableRequest = (
    Sit
    | Commit
    | Reveal
    | Leave
    | PlaceBot
    | Start
    | Act
    | TakeBackMove
    | Ask
    | Answer
    | HandOver
    | TakeSeatBack
    | Say
    | Hint
    | PreviewChoice
    | Imagine
    | Explain
    | Shown
    | Score
    | Links
    | Relink
    | Mute
    | Remove
    | Rematch
    | PlayAs
    | Look
)


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: for a bot of this level, else for a person."""

    bot: Level | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. The first seats are as wished, the others for people; `stand_in` plays for whoever is late. Without
    `spectators` nobody else may watch while the game runs; with a `delay` they see it so many seconds late. To
    `practice` is to take back also what dice and cards have shown. A `lesson` has its own options and bots."""

    game: Level
    options: Options = {}
    public: bool = True
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=MOST_SEATS)] = []
    clock: Clock | None = None
    stand_in: Level = DEFAULT_LEVEL
    spectators: bool = True
    delay: Annotated[int, msgspec.Meta(ge=0, le=MOST_DELAY)] = 0
    practice: bool = False
    lesson: bool = False


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be called; with the room's password, if it has one and they are new."""

    name: Name
    password: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Come back on another device with one's personal link."""

    link: Link


class Named(msgspec.Struct, frozen=True):
    """What is read of a request that is not taken."""

    move: MoveId | None = None


table_request: msgspec.json.Decoder[TableRequest] = msgspec.json.Decoder(TableRequest)
_named = msgspec.json.Decoder(Named)


def parse_request(data: bytes | str) -> TableRequest:
    """A message from a client, or Trouble."""
    try:
        return table_request.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Trouble("malformed", reason=str(error)[:200]) from None


def read_move(data: bytes | str) -> str | None:
    """The move id of a request that is refused unread, so that whoever waits for its answer hears of it."""
    try:
        return _named.decode(data).move
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def idempotency_key(person: str, move: str | None) -> str | None:
    """How the journal remembers a client's move id: nobody else's request can have the same."""
    if move is None:
        return None
    return hashlib.sha256(f"{person}/{move}".encode(errors="surrogatepass")).hexdigest()[:32]
