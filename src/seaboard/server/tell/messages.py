"""Messages about a table, for one viewer: a seat's number, or None for a spectator. Lines are told in `lines.py`,
positions in `seat_view.py`, and nowhere else. Everything is built up from nothing; persons' ids, seeds and links never
appear at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Raw

from seaboard.core.errors import Trouble
from seaboard.core.game import Json
from seaboard.core.log import End
from seaboard.server.table.places import Place
from seaboard.server.table.table import Table
from seaboard.server.tell.lines import Told
from seaboard.server.tell.seat_view import SeatViews
from seaboard.server.tell.wire import (
    Chat,
    Done,
    Explained,
    Full,
    Outcome,
    Preview,
    Question,
    SeatState,
    SeatSummary,
    TableState,
    TableSummary,
    Update,
    Viewer,
    Wish,
)
from seaboard.server.times import iso_time


def tell_full(views: SeatViews, recent: Sequence[Told], viewer: Viewer, person: str | None) -> Full:
    """Everything a viewer needs to begin, with the recent lines."""
    table = views.table
    return Full(
        number=table.number,
        you=viewer,
        own=table.seats_of(person),
        host=table.is_host(person),
        table=tell_table(table),
        play=views.tell(viewer),
        lines=_lines_of(recent, viewer, len(recent)),
        chat=[Chat(said.seat, said.name, said.text) for said in table.chat],
    )


def tell_update(views: SeatViews, recent: Sequence[Told], since: int, viewer: Viewer) -> Update | None:
    """What happened after a number, and how it is now; None if that is too long ago, or somebody else is the host
    since then."""
    table = views.table
    missed = table.number - since
    if missed < 0 or missed > len(recent) or since < table.host_since:
        return None
    update = Update(
        number=table.number,
        lines=_lines_of(recent, viewer, missed),
        play=views.tell(viewer, since),
        you=UNSET if views.has_delta(since) else viewer,
        own=None,
        table=None,
    )
    if since < table.rearranged:
        update.own = [] if viewer is None else table.seats_of(table.places[viewer].person)
        update.table = tell_table(table)
    return update


def _lines_of(recent: Sequence[Told], viewer: Viewer, last: int) -> list[Raw]:
    """The last so many lines, for one viewer."""
    which = -1 if viewer is None else viewer
    return [Raw(recent[at][which]) for at in range(-last, 0)]


def tell_table(table: Table) -> TableState:
    """The table without its game."""
    setup, proposal = table.setup, table.proposal
    asked = None
    if proposal is not None:
        agreed = [seat for seat, place in enumerate(table.places) if place.person in proposal.agreed]
        asked = Question(proposal.id, proposal.what, proposal.seat, agreed)
    return TableState(
        id=setup.id,
        game=setup.game,
        secrets=table.game.has_secrets,
        rules=setup.rules,
        box=setup.box,
        options=setup.options,
        public=table.is_public,
        status=table.status,
        seats=[_tell_seat(table, place) for place in table.places],
        clock=setup.clock,
        stand_in=setup.stand_in,
        practice=setup.practice,
        lesson=setup.lesson,
        host=_host_name(table),
        commitment=setup.commitment,
        opening=table.is_opening,
        seed=table.abandoned or None,
        rematch=table.rematch,
        created=iso_time(setup.created),
        asked=asked,
        spectators=setup.spectators,
        delay=setup.delay,
        quiet=table.quiet,
    )


def _tell_seat(table: Table, place: Place) -> SeatState:
    name = place.name if place.is_taken else None
    is_muted = place.person is not None and place.person in table.muted
    return SeatState(name, place.bot, place.stand_in, place.commitment, place.is_silent, is_muted)


def tell_summary(table: Table) -> TableSummary:
    """A table as the lobby lists it."""
    return TableSummary(
        id=table.setup.id,
        game=table.setup.game,
        options=table.setup.options,
        status=table.status,
        seats=[SeatSummary(place.name if place.is_taken else None, place.bot) for place in table.places],
        clock=table.setup.clock,
        created=iso_time(table.setup.created),
        host=_host_name(table),
        **_tell_result(table),
    )


def _host_name(table: Table) -> str | None:
    """Who set up the table, if they sit at it."""
    return next((place.name for place in table.places if place.person == table.host), None)


def _tell_result(table: Table) -> dict[str, Any]:
    """How a game ended; nothing before."""
    end = None if table.match is None else table.match.log.end
    if not isinstance(end, End):
        return {}
    return {"totals": end.result.totals, "winners": end.result.winners, "ended": iso_time(table.played_at)}


def tell_explanation(table: Table, seat: int, wish: Json | None = None) -> Done:
    """The rule behind each choice, and the rule that forbids each other thing a player might think of now; for a single
    wish its rule alone."""
    if table.match is None or seat not in table.actors():
        return Done(choices=[], not_now=[])
    game, state = table.game, table.match.state
    legal = game.legal(state, seat)
    if wish is not None:
        action = game.action(wish)
        may = action in legal
        rule = game.rule_behind(state, action) if may else game.why_not(state, action, seat)
        return Done(wish=Wish(action, wish, rule, may))
    choices = [Explained(action, game.describe(action), game.rule_behind(state, action)) for action in legal]
    reasons = {action: game.why_not(state, action, seat) for action in game.considered(state) if action not in legal}
    not_now = [Explained(action, game.describe(action), rule) for action, rule in reasons.items() if rule is not None]
    return Done(choices=choices, not_now=not_now)


def tell_preview(table: Table, seat: int, action: int) -> Done:
    """What a choice of a seat would lead to, in the position of this number."""
    if table.match is None or seat not in table.actors():
        raise Trouble("not-your-turn")
    table.game.describe(action)
    seen = table.game.preview(table.match.state, seat, action)
    outcomes = None if seen.outcomes is None else [Outcome(each.do, each.odds) for each in seen.outcomes]
    preview = Preview(seen.known, seen.due, seen.actors, seen.awaited, seen.events, seen.view, outcomes)
    return Done(seq=table.seq, preview=preview)
