"""The game log: the truth of a game. JSON Lines in an open format (`docs/log-format.md`): a header, what the seats
contributed to chance, a line for every action, an end with the result and the seed, and the seal of the room. A state
is always the replay of its log. Each line's hash covers all lines before it. Logs of format 1 can still be read."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from seaboard.core.errors import Trouble, explain_system
from seaboard.core.game import Game, Json, ScoreSheet

FORMAT = 2
FORMATS = (1, FORMAT)
LONGEST_NAME = 40

Number = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
HASH = re.compile("[0-9a-f]{64}")
SIGNATURE = re.compile("[0-9a-f]{128}")

Why = Literal["agreed", "rules"]
"""Why a game was abandoned: all agreed to, or its rules are no longer here."""


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits here: a name, the level of the bot if it is one, and what it will contribute to chance, as a hash."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
    bot: str | None = None
    commitment: str | UnsetType | None = UNSET


class Header(msgspec.Struct, tag_field="line", tag="header", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first line: all that fixes the game before anybody acts. In format 1 it has the contributions themselves."""

    format: Number
    game: str
    rules: Number
    options: Json
    box: str
    dealer: Literal["secure", "own", "hand"]
    commitment: str | None
    contributions: list[str] | UnsetType = UNSET
    seats: list[Seat]
    started: str
    attempt: Annotated[int, msgspec.Meta(ge=1, lt=2**31)] | UnsetType = UNSET
    """1, and one more for every start that was withdrawn because a seat did not reveal its contribution."""
    key: str | UnsetType | None = UNSET
    """The public key of the room that will seal the log."""
    forgotten: str | UnsetType = UNSET
    """The hash of the header as it was, if somebody's name was taken out of it later."""


class Reveal(msgspec.Struct, tag_field="line", tag="reveal", frozen=True, forbid_unknown_fields=True):
    """What each seat contributed to chance, told when the header could not change any more; null: nothing."""

    contributions: list[str | None]


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, rename={"start": "from", "stop": "to"}):
    """How chance came to an outcome: of the numbers below `of`, those from `start` up to, not including, `stop` stand
    for it. `label` names what is drawn."""

    label: str
    of: Number
    start: Number
    stop: Number


class Action(msgspec.Struct, tag_field="line", tag="action", frozen=True, forbid_unknown_fields=True, gc=False):
    """An action: its number, who acted (-1: chance), its id and its readable form, and if it was drawn, how. There are
    thousands of them in memory, and never in circles: the collector need not look at them."""

    seq: Number
    actor: Annotated[int, msgspec.Meta(ge=-1, lt=2**31)]
    id: Number
    do: Json
    draw: Draw | UnsetType = UNSET


class Undo(msgspec.Struct, tag_field="line", tag="undo", frozen=True, forbid_unknown_fields=True):
    """A seat takes back: the position is again the one before action `to`. `agreed` if all seats consented."""

    seq: Number
    actor: Number
    to: Number
    agreed: bool = False


class End(msgspec.Struct, tag_field="line", tag="end", frozen=True, forbid_unknown_fields=True):
    """The end of a finished game: the score sheet and the seed behind the header's commitment."""

    result: ScoreSheet
    seed: str | None


class Abandoned(msgspec.Struct, tag_field="line", tag="abandoned", frozen=True, forbid_unknown_fields=True):
    """The end of a game that stays unfinished: its seed, and why. Logs of format 1 have no such line, but journals of
    that time have, without a reason."""

    seed: str | None
    why: Why | UnsetType = UNSET


class Seal(msgspec.Struct, tag_field="line", tag="seal", frozen=True, forbid_unknown_fields=True):
    """The last line: the hash of all lines, and the room's signature of it."""

    hash: str
    signature: str


Line = Header | Reveal | Action | Undo | End | Abandoned | Seal
_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


class GameLog(msgspec.Struct):
    """A log in memory."""

    header: Header
    entries: list[Action | Undo] = []
    end: End | Abandoned | None = None
    reveal: Reveal | None = None
    seal: Seal | None = None

    def lines(self) -> Iterator[Line]:
        """All lines in their order."""
        yield self.header
        if self.reveal is not None:
            yield self.reveal
        yield from self.entries
        if self.end is not None:
            yield self.end
        if self.seal is not None:
            yield self.seal

    def add(self, line: Line) -> None:
        """The next line."""
        if isinstance(line, Action | Undo):
            self.entries.append(line)
        elif isinstance(line, Reveal):
            self.reveal = line
        elif isinstance(line, Seal):
            self.seal = line
        elif isinstance(line, End) or (isinstance(line, Abandoned) and self.header.format > 1):
            self.end = line

    @property
    def is_open(self) -> bool:
        """Whether chance may act: all contributions are known, or there are none."""
        return self.reveal is not None or self.header.format == 1 or self.header.dealer == "hand"

    def opening_hash(self) -> bytes:
        """The hash of what was fixed before the first action: header and contributions."""
        opening = hash_of_header(self.header)
        return opening if self.reveal is None else hash_on(opening, self.reveal)

    def last_hash(self) -> bytes:
        """The hash of all lines but the seal."""
        head = self.opening_hash()
        for entry in self.entries:
            head = hash_on(head, entry)
        return head if self.end is None else hash_on(head, self.end)


def hash_of_header(header: Header) -> bytes:
    """The hash with which the chain begins."""
    if header.forgotten is not UNSET:
        return bytes.fromhex(header.forgotten)
    return hash_on(b"", header)


def hash_on(head: bytes, line: Line) -> bytes:
    """The hash of a line and of all before it, whose hash is `head`."""
    return hashlib.sha256(head + msgspec.json.encode(line)).digest()


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
        raise Trouble("unwritable-file", file=str(path), reason=explain_system(error)) from None


def read_log(path: Path) -> GameLog:
    """A log file, each line checked for its form; Trouble names the first bad line."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Trouble("unreadable-file", file=str(path), reason=explain_system(error)) from None
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
        try:
            line = _parse_line(text)
            if log is not None:
                _add_line(log, line)
            elif isinstance(line, Header):
                _check_header_form(line)
                log = GameLog(line, [])
            else:
                raise Trouble("header-missing")
        except Trouble as reason:
            raise bad_line(file, number, reason) from None
    assert log is not None
    return log


def _parse_line(text: bytes) -> Line:
    try:
        line = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Trouble("line-unreadable", reason=_explain(str(error))) from None
    if msgspec.json.encode(line) != text:
        raise Trouble("not-canonical")
    return line


def _explain(error: str) -> Trouble:
    """What the reader found wrong, without its English."""
    wrong, _, where = error.partition(" - at `$")
    if found := re.fullmatch(r"Object contains unknown field `(.+)`", wrong):
        return Trouble("line-odd-field", field=found[1])
    if found := re.fullmatch(r"Object missing required field `(.+)`", wrong):
        return Trouble("line-lacks-field", field=found[1])
    if where or wrong.startswith("Expected `"):
        return Trouble("line-odd-value", field=where.strip(".`") or "line")
    return Trouble("line-no-json")


def _add_line(log: GameLog, line: Line) -> None:
    """The next line of a log, if this is its place and its form."""
    is_new = log.header.format > 1
    if log.seal is not None or (log.end is not None and not (is_new and isinstance(line, Seal))):
        raise Trouble("line-out-of-place")
    match line:
        case Reveal() if is_new and log.reveal is None and not log.entries and log.header.dealer != "hand":
            _check_contributions(log.header, line)
        case Action() | Undo() if log.is_open:
            if line.seq != len(log.entries):
                raise Trouble("wrong-number", expected=len(log.entries), found=line.seq)
            if isinstance(line, Action):
                _check_draw(log.header, line)
        case End() | Abandoned():
            _check_end(log.header, line)
        case Seal() if log.end is not None:
            _need_hex(SIGNATURE, line.signature)
            _need_hex(HASH, line.hash)
        case _:
            raise Trouble("line-out-of-place")
    log.add(line)


def _check_header_form(header: Header) -> None:
    """Whether a header has what its format asks for, and nothing else."""
    if header.format not in FORMATS:
        raise Trouble("other-format", expected=FORMAT, found=header.format)
    news = [header.attempt, header.key, *(seat.commitment for seat in header.seats)]
    if header.format == 1:
        if header.contributions is UNSET or any(new is not UNSET for new in [*news, header.forgotten]):
            raise Trouble("fields-of-other-format", format=1)
        return
    if header.contributions is not UNSET or UNSET in news:
        raise Trouble("fields-of-other-format", format=header.format)
    if (header.dealer == "hand") != (header.commitment is None):
        raise Trouble("commitment-misplaced")
    hashes = [header.box, header.commitment, header.key, header.forgotten, *(seat.commitment for seat in header.seats)]
    _need_hex(HASH, *(each for each in hashes if isinstance(each, str)))


def _check_contributions(header: Header, reveal: Reveal) -> None:
    """Whether those seats revealed that had committed themselves, and what they had."""
    if len(reveal.contributions) != len(header.seats):
        raise Trouble("wrong-seats", expected=len(header.seats), found=len(reveal.contributions))
    for number, (seat, contribution) in enumerate(zip(header.seats, reveal.contributions, strict=True)):
        if contribution is not None:
            _need_hex(HASH, contribution)
        if seat.commitment != (None if contribution is None else commit_to_contribution(contribution)):
            raise Trouble("contribution-broken", seat=number)


def commit_to_contribution(contribution: str) -> str:
    """What a seat publishes before the game begins: it fixes its contribution without giving it away."""
    return hashlib.sha256(b"seaboard contribution" + bytes.fromhex(contribution)).hexdigest()


def _check_draw(header: Header, action: Action) -> None:
    is_drawn = header.format > 1 and header.dealer != "hand" and action.actor < 0
    if is_drawn != isinstance(action.draw, Draw):
        raise Trouble("draw-misplaced")
    if isinstance(action.draw, Draw) and not action.draw.start < action.draw.stop <= action.draw.of:
        raise Trouble("share-differs")


def need_seat(header: Header, actor: int) -> None:
    """Whoever acts or takes back sits at the table, or is chance."""
    if actor >= len(header.seats):
        raise Trouble("no-such-seat", seat=actor, seats=len(header.seats))


def _check_end(header: Header, end: End | Abandoned) -> None:
    if header.format == 1:
        if isinstance(end, Abandoned):
            raise Trouble("line-out-of-place")
        return
    if isinstance(end, Abandoned) and end.why is UNSET:
        raise Trouble("fields-of-other-format", format=header.format)
    if (end.seed is None) != (header.dealer == "hand"):
        raise Trouble("seed-missing")
    if end.seed is not None:
        _need_hex(HASH, end.seed)


def _need_hex(form: re.Pattern[str], *given: str) -> None:
    """Hashes, seeds, contributions and keys are 32 bytes, signatures 64, written in small hexadecimal digits."""
    if not all(form.fullmatch(each) for each in given):
        raise Trouble("not-hexadecimal")


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
