"""The lines of a journal as each viewer is told them, and the game log as it may be downloaded. A viewer is a seat's
number, or None for a spectator. Of an action a viewer gets what `Game.told` and `Game.events` say for it, never the
entry itself; persons' ids, seeds and links never appear at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from seaboard.core.game import Json
from seaboard.core.log import Abandoned, Action, encode_line
from seaboard.server.table import journal
from seaboard.server.table.journal import Row
from seaboard.server.tell.seat_view import Viewer, encode

if TYPE_CHECKING:
    from seaboard.server.table.table import Table

Told = tuple[bytes, ...]
"""One line as each viewer is told it: for every seat, and last for spectators."""


def tell_row(table: Table, row: Row) -> Told:
    """The line that was just put into effect, for everybody."""
    if isinstance(row.line, Action) and table.game.has_secrets:
        told = [_tell_action(table, row, viewer) for viewer in (*range(len(table.places)), None)]
        same: dict[bytes, bytes] = {}
        return tuple(same.setdefault(each, each) for each in told)
    return (tell_line(table, row, None),) * (len(table.places) + 1)


def tell_line(table: Table, row: Row, viewer: Viewer) -> bytes:
    """The line that was just put into effect, for one viewer."""
    return _tell_action(table, row, viewer) if isinstance(row.line, Action) else _tell_public(row)


def tell_without_rules(row: Row) -> bytes:
    """A line of a game that is over, when its rules are not here to tell what came of it."""
    if not isinstance(row.line, Action):
        return _tell_public(row)
    entry = row.line
    line = {"line": "action", "number": row.number, "seq": entry.seq, "actor": entry.actor, "do": entry.do}
    return encode({**line, "events": []})


def _tell_action(table: Table, row: Row, viewer: Viewer) -> bytes:
    entry, match = row.line, table.match
    assert isinstance(entry, Action)
    assert match is not None
    told = table.game.told(match.before, entry.actor, entry.id, viewer)
    line: Json = {"line": "action", "number": row.number, "seq": entry.seq}
    if told is not None:
        line["actor"] = entry.actor
    line["do"] = told
    line["events"] = table.game.events(match.before, entry.id, match.state, viewer)
    return encode(line)


def _tell_public(row: Row) -> bytes:
    """Lines of which everybody is told the same."""
    line = row.line
    said: Json = {"line": line.__struct_config__.tag, "number": row.number}
    if isinstance(line, Abandoned):
        said |= {"why": line.why or None}
    elif isinstance(line, journal.Sat):
        said |= {"seat": line.seat, "name": line.name}
    elif isinstance(line, journal.Revealed):
        said |= {"seat": line.seat}
    elif isinstance(line, journal.Said):
        said |= tell_chat(line)
    else:
        fields = {name: getattr(line, name) for name in line.__struct_fields__}
        said |= {name: value for name, value in fields.items() if value is not msgspec.UNSET}
    return encode(said)


def tell_chat(said: journal.Said) -> Json:
    return {"seat": said.seat, "name": said.name, "text": said.text}


def lines_since(table: Table, number: int, viewer: Viewer) -> list[bytes] | None:
    """The lines after a number as this viewer was told them; None if they are too long ago."""
    missed = table.number - number
    if missed < 0 or missed > len(table.recent):
        return None
    place = len(table.places) if viewer is None else viewer
    return [table.recent[at][place] for at in range(-missed, 0)]


def log_lines(table: Table, viewer: Viewer) -> Iterator[bytes]:
    """The game log for download: complete when the game is over, else as the viewer was told it."""
    assert table.match is not None
    log = table.match.log
    if not table.game.has_secrets or log.end is not None or table.abandoned is not None:
        yield from (encode_line(line) for line in log.lines())
        return
    opening = [line for line in (log.header, log.reveal) if line is not None]
    yield from (encode_line(line) for line in opening)
    retold = type(table)(table.game, table.setup, table.seed)
    for number, line in enumerate(opening, 1):
        retold.apply(Row(number, 0, line))
    for number, entry in enumerate(log.entries, 1 + len(opening)):
        retold.apply(Row(number, 0, entry))
        yield lines_since(retold, number - 1, viewer)[0] + b"\n"  # type: ignore[index]
