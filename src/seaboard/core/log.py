"""The game log: the truth of a game. JSON Lines in an open format (`docs/log-format.md`): a header, a line for every
action, and when the game is over an end with the result and the revealed seed. A state is always the replay of its log.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from seaboard.core.errors import Trouble
from seaboard.core.game import Game, Json, ScoreSheet

FORMAT = 1
LONGEST_NAME = 40

Number = Annotated[int, msgspec.Meta(ge=0)]


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits here: a name, and the level of the bot if it is one."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
    bot: str | None = None


class Header(msgspec.Struct, tag_field="line", tag="header", frozen=True, forbid_unknown_fields=True):
    """The first line: all that fixes the game before anybody acts."""

    format: int
    game: str
    rules: int
    options: Json
    box: str
    dealer: Literal["secure", "hand"]
    commitment: str | None
    contributions: list[str]
    seats: list[Seat]
    started: str


class Action(msgspec.Struct, tag_field="line", tag="action", frozen=True, forbid_unknown_fields=True):
    """An action: its number, who acted (-1: chance), the action's id and its readable form."""

    seq: Number
    actor: Annotated[int, msgspec.Meta(ge=-1)]
    id: Number
    do: Json


class Undo(msgspec.Struct, tag_field="line", tag="undo", frozen=True, forbid_unknown_fields=True):
    """A seat takes back: the position is again the one before action `to`. `agreed` if all seats consented."""

    seq: Number
    actor: Number
    to: Number
    agreed: bool = False


class End(msgspec.Struct, tag_field="line", tag="end", frozen=True, forbid_unknown_fields=True):
    """The last line: the score sheet and the seed behind the header's commitment."""

    result: ScoreSheet
    seed: str | None


Line = Header | Action | Undo | End
_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


class GameLog(msgspec.Struct):
    """A log in memory."""

    header: Header
    entries: list[Action | Undo] = []
    end: End | None = None


def encode_line(line: Line) -> bytes:
    """A line as it stands in a file."""
    return msgspec.json.encode(line) + b"\n"


def append_line(path: Path, line: Line) -> None:
    """Write a line and see it safely on the disk before returning."""
    try:
        with path.open("ab") as file:
            file.write(encode_line(line))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise Trouble("unwritable-file", file=str(path), reason=error.strerror or str(error)) from None


def read_log(path: Path) -> GameLog:
    """A log file, each line checked for its form; Trouble names the first bad line."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Trouble("unreadable-file", file=str(path), reason=error.strerror or str(error)) from None
    return parse_log(data, str(path))


def parse_log(data: bytes, file: str) -> GameLog:
    """A log from its bytes; `file` names it in troubles."""
    lines = data.split(b"\n")
    if lines[-1] != b"":
        raise bad_line(file, len(lines), Trouble("line-cut-short"))
    if len(lines) == 1:
        raise bad_line(file, 1, Trouble("log-empty"))
    log: GameLog | None = None
    for number, text in enumerate(lines[:-1], 1):
        line = _parse_line(text, file, number)
        if log is None:
            if not isinstance(line, Header):
                raise bad_line(file, number, Trouble("header-missing"))
            log = GameLog(line)
        elif isinstance(line, Header) or log.end is not None:
            raise bad_line(file, number, Trouble("line-out-of-place"))
        elif isinstance(line, End):
            log.end = line
        elif line.seq != len(log.entries):
            raise bad_line(file, number, Trouble("wrong-number", expected=len(log.entries), found=line.seq))
        else:
            log.entries.append(line)
    assert log is not None
    return log


def _parse_line(text: bytes, file: str, number: int) -> Line:
    try:
        line = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise bad_line(file, number, Trouble("line-unreadable", reason=str(error))) from None
    if isinstance(line, Header) and line.format != FORMAT:
        raise bad_line(file, number, Trouble("other-format", expected=FORMAT, found=line.format))
    return line


def bad_line(file: str, number: int, reason: Trouble) -> Trouble:
    """The trouble with one line of a log."""
    return Trouble("bad-log-line", file=file, number=number, reason=reason)


def check_header(game: Game[Any], header: Header) -> Any:
    """The header's options, if this game with this box and these rules can replay the log."""
    if header.game != game.name:
        raise Trouble("other-game", expected=game.name, found=header.game)
    if header.rules != game.rules_version:
        raise Trouble("other-rules", game=game.name, expected=game.rules_version, found=header.rules)
    if header.box != game.box.hash:
        raise Trouble("other-box", game=game.name, expected=game.box.hash[:12], found=header.box[:12])
    options = game.parse_options(header.options)
    seats = game.players(game.new(options))
    if len(header.seats) != seats:
        raise Trouble("wrong-seats", expected=seats, found=len(header.seats))
    return options
