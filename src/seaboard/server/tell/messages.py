"""Messages about a table, for one viewer: a seat's number, or None for a spectator. Lines become text in `lines.py`,
positions in `seat_view.py`, and nowhere else. Everything is built up from nothing; persons' ids, seeds and links never
appear at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from seaboard.core.errors import Trouble
from seaboard.core.game import Json
from seaboard.server.tell.lines import lines_since, tell_chat
from seaboard.server.tell.seat_view import Play, Standing, Viewer, encode
from seaboard.server.times import iso_time

if TYPE_CHECKING:
    from seaboard.server.table.table import Table


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
                "commitment": place.commitment,
                "silent": place.is_silent,
            }
            for place in table.places
        ],
        "clock": setup.clock,
        "stand_in": setup.stand_in,
        "commitment": setup.commitment,
        "opening": table.is_opening,
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
            "chat": [tell_chat(said) for said in table.chat],
        }
    )


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
