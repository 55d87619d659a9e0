"""The lines of a journal as each viewer is told them, and the game log as it may be downloaded. A viewer is a seat's
number, or None for a spectator. Of an action a viewer gets what `Game.told` and `Game.events` say for it, never the
entry itself; persons' ids, seeds and links never appear at all."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
from msgspec import UNSET, UnsetType

from seaboard.core.game import Game
from seaboard.core.log import Abandoned, Action, GameLog, Header, Reveal, Why, encode_line
from seaboard.server.table import journal
from seaboard.server.table.journal import Row, Setup
from seaboard.server.table.replay import Happened
from seaboard.server.table.table import Table
from seaboard.server.tell.wire import Do, Event, Viewer

encode = msgspec.json.Encoder().encode

Told = tuple[bytes, ...]
"""One line as each viewer is told it: for every seat, and last for spectators."""


class ActionLine(msgspec.Struct, tag_field="line", tag="action"):
    """Somebody acted, or chance did (-1). Who and what only as far as the viewer may know."""

    number: int
    seq: int
    actor: int | UnsetType
    do: Do | None
    events: list[Event]


class AbandonedLine(msgspec.Struct, tag_field="line", tag="abandoned"):
    """The game stays unfinished: all agreed to, or its rules are no longer here. Older tables do not say why."""

    number: int
    why: Why | None


SHOWN: dict[type, tuple[str, ...]] = {
    journal.Sat: ("seat", "name"),
    journal.Revealed: ("seat",),
    journal.Said: ("seat", "name", "text"),
    journal.Warned: (),
}
"""The fields that are told of lines that have something to hide; of all others every field is."""


def _line_type(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """How a line that everybody is told alike is told: with its number."""
    shown = SHOWN.get(kind)
    fields = [(f.name, f.type) for f in msgspec.structs.fields(kind) if shown is None or f.name in shown]
    return msgspec.defstruct(
        f"{kind.__name__}Line",
        [("number", int), *fields],
        tag_field="line",
        tag=kind.__struct_config__.tag,
        namespace={"__doc__": kind.__doc__},
    )


PUBLIC_LINES: dict[type, Any] = {
    kind: _line_type(kind) for kind in get_args(journal.Line) if kind not in (Action, Abandoned)
}


def tell_all(table: Table, happened: Happened) -> Told:
    """What happened at a table, for everybody."""
    seats = len(table.places)
    if isinstance(happened.row.line, Action) and table.game.has_secrets:
        told = [_tell_action(table.game, happened, viewer) for viewer in (*range(seats), None)]
        same: dict[bytes, bytes] = {}
        return tuple(same.setdefault(each, each) for each in told)
    return (tell_line(table.game, happened, None),) * (seats + 1)


def tell_line(game: Game[Any], happened: Happened, viewer: Viewer) -> bytes:
    """What happened, for one viewer."""
    row = happened.row
    return _tell_action(game, happened, viewer) if isinstance(row.line, Action) else _tell_public(row)


def tell_without_rules(row: Row) -> bytes:
    """A line of a game that is over, when its rules are not here to tell what came of it."""
    if not isinstance(row.line, Action):
        return _tell_public(row)
    entry = row.line
    return encode(ActionLine(row.number, entry.seq, entry.actor, entry.do, []))


def _tell_action(game: Game[Any], happened: Happened, viewer: Viewer) -> bytes:
    row, before, after = happened
    entry = row.line
    assert isinstance(entry, Action)
    do = game.told(before, entry.actor, entry.id, viewer)
    actor = UNSET if do is None else entry.actor
    return encode(ActionLine(row.number, entry.seq, actor, do, game.events(before, entry.id, after, viewer)))


def _tell_public(row: Row) -> bytes:
    """A line of which everybody is told the same."""
    line = row.line
    if isinstance(line, Abandoned):
        return encode(AbandonedLine(row.number, line.why or None))
    told = PUBLIC_LINES[type(line)]
    return encode(told(row.number, *(getattr(line, name) for name in told.__struct_fields__[1:])))


def tell_log(game: Game[Any], setup: Setup, log: GameLog, is_over: bool, viewer: Viewer) -> bytes:
    """The game log for download: complete when the game is over, else as the viewer was told it."""
    if is_over or not game.has_secrets:
        return b"".join(encode_line(line) for line in log.lines())
    retold = Table(game, setup, b"")
    told: list[bytes] = []
    for number, line in enumerate(log.lines(), 1):
        happened = retold.apply(Row(number, 0, line))
        told.append(
            encode_line(line) if isinstance(line, Header | Reveal) else tell_line(game, happened, viewer) + b"\n"
        )
    return b"".join(told)
