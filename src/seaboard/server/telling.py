"""What leaves the server about a table, for one viewer: a seat's number, or None for a spectator. Here lines and
logs become messages, and positions in `standing.py`; nowhere else. Everything is built up from nothing: of an action a
viewer gets what `Game.told`, `Game.events` and `Game.view` say for it, never the entry itself; persons' ids, seeds and
links never appear at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from seaboard.core.errors import Trouble
from seaboard.core.log import Action, End, Header, Undo, encode_line
from seaboard.core.protocol import Json
from seaboard.server import journal
from seaboard.server.journal import Row
from seaboard.server.standing import Play, Standing, Viewer, encode
from seaboard.server.times import iso_time

if TYPE_CHECKING:
    from seaboard.server.table import Table

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
    if isinstance(line, Header | Undo | End):
        said |= {name: getattr(line, name) for name in line.__struct_fields__}
    elif isinstance(line, journal.Sat):
        said |= {"seat": line.seat, "name": line.name}
    elif isinstance(line, journal.Said):
        said |= _tell_chat(line)
    elif not isinstance(line, journal.Abandoned):
        said |= {name: getattr(line, name) for name in line.__struct_fields__}
    return encode(said)


def _tell_chat(said: journal.Said) -> Json:
    return {"seat": said.seat, "name": said.name, "text": said.text}


def tell_table(table: Table) -> Json:
    """The table without its game: who sits where, what was agreed, how chance was fixed."""
    setup, proposal = table.setup, table.proposal
    said: Json = {
        "id": setup.id,
        "game": setup.game,
        "secrets": table.game.has_secrets,
        "rules": setup.rules,
        "box": setup.box,
        "options": setup.options,
        "public": setup.public,
        "status": table.status,
        "seats": [
            {
                "name": place.name if place.is_taken else None,
                "bot": place.bot,
                "stand_in": place.stand_in,
            }
            for place in table.places
        ],
        "clock": setup.clock,
        "stand_in": setup.stand_in,
        "commitment": setup.commitment,
        "seed": table.abandoned,
        "rematch": table.rematch,
        "created": iso_time(setup.created),
        "asked": None,
    }
    if proposal is not None:
        agreed = [seat for seat, place in enumerate(table.places) if place.person in proposal.agreed]
        said["asked"] = {"what": proposal.what, "seat": proposal.seat, "agreed": agreed}
    return said


def tell_summary(table: Table) -> Json:
    """A table as the lobby lists it."""
    return {
        "id": table.setup.id,
        "game": table.setup.game,
        "options": table.setup.options,
        "status": table.status,
        "seats": [{"name": p.name if p.is_taken else None, "bot": p.bot} for p in table.places],
        "clock": table.setup.clock,
        "created": iso_time(table.setup.created),
    }


def full_message(standing: Standing, viewer: Viewer, person: str | None) -> bytes:
    """Everything a viewer needs to begin. `own` are all the seats of the person, `host` whether they set up the
    table."""
    table = standing.table
    recent = lines_since(table, table.number - len(table.recent), viewer) or []
    return encode(
        {
            "say": "full",
            "number": table.number,
            "you": viewer,
            "own": table.seats_of(person),
            "host": person is not None and person == table.setup.host,
            "table": tell_table(table),
            "play": standing.tell(viewer),
            "lines": [msgspec.Raw(line) for line in recent],
            "chat": [_tell_chat(said) for said in table.chat],
        }
    )


def lines_since(table: Table, number: int, viewer: Viewer) -> list[bytes] | None:
    """The lines after a number as this viewer was told them; None if they are too long ago."""
    missed = table.number - number
    if missed < 0 or missed > len(table.recent):
        return None
    place = len(table.places) if viewer is None else viewer
    return [table.recent[at][place] for at in range(-missed, 0)]


class Update(msgspec.Struct, tag_field="say", tag="update"):
    """What happened, and how it is now. Of a view only what changed; `you`, `own` and `table` only if they may have."""

    number: int
    lines: list[msgspec.Raw]
    play: Play | None
    you: Viewer | msgspec.UnsetType = msgspec.UNSET
    own: list[int] | None = None
    table: Json | None = None


def update_message(standing: Standing, number: int, viewer: Viewer) -> bytes | None:
    """What happened after a number, and how it is now; None if that is too long ago."""
    table = standing.table
    lines = lines_since(table, number, viewer)
    if lines is None:
        return None
    update = Update(table.number, [msgspec.Raw(line) for line in lines], standing.tell(viewer, number))
    if not standing.follows(number):
        update.you = viewer
    if number < table.rearranged:
        update.own = [] if viewer is None else table.seats_of(table.places[viewer].person)
        update.table = tell_table(table)
    return encode(update)


def tell_explanation(table: Table, seat: int, wish: Json | None = None) -> Json:
    """The rule behind each choice, and the rule that forbids each other thing a player might think of now; for a single
    wish its rule alone."""
    if table.match is None or seat not in table.actors():
        return {"choices": [], "not_now": []}
    game, state = table.game, table.match.state
    legal = game.legal(state, seat)
    if wish is not None:
        action = game.action(wish)
        may = action in legal
        rule = game.rule_behind(state, action) if may else game.why_not(state, action, seat)
        return {"wish": {"id": action, "do": wish, "rule": rule, "may": may}}
    choices = [{"id": a, "do": game.describe(a), "rule": game.rule_behind(state, a)} for a in legal]
    reasons = {action: game.why_not(state, action, seat) for action in game.considered(state) if action not in legal}
    not_now = [{"id": a, "do": game.describe(a), "rule": rule} for a, rule in reasons.items() if rule is not None]
    return {"choices": choices, "not_now": not_now}


def tell_preview(table: Table, seat: int, action: int) -> Json:
    """What a choice of a seat would lead to, in the position of this number."""
    if table.match is None or seat not in table.actors():
        raise Trouble("not-your-turn")
    table.game.describe(action)
    return {"seq": table.seq, "preview": table.game.preview(table.match.state, seat, action)}


def log_lines(table: Table, viewer: Viewer) -> Iterator[bytes]:
    """The game log for download: complete when the game is over, else as the viewer was told it."""
    assert table.match is not None
    log = table.match.log
    yield encode_line(log.header)
    if not table.game.has_secrets or log.end is not None or table.abandoned is not None:
        yield from (encode_line(entry) for entry in log.entries)
        if log.end is not None:
            yield encode_line(log.end)
        return
    retold = type(table)(table.game, table.setup, table.seed)
    retold.apply(Row(1, 0, log.header))
    for number, entry in enumerate(log.entries, 2):
        retold.apply(Row(number, 0, entry))
        yield lines_since(retold, number - 1, viewer)[0] + b"\n"  # type: ignore[index]
