"""What each request does at a table when its turn has come: whether whoever asks may, what is changed, and the answer.
What they must have left of their limits was looked at before (`commands.py`)."""

from __future__ import annotations

from typing import assert_never

from seaboard.core.errors import Trouble
from seaboard.server.room import worlds
from seaboard.server.room.access import Asking
from seaboard.server.room.live_table import LiveTable
from seaboard.server.room.room import Room
from seaboard.server.table import consent, journal, moderation, opening, playing, requests, seating
from seaboard.server.table.journal import SPECTATORS
from seaboard.server.table.plain_text import clean_text
from seaboard.server.table.requests import idempotency_key
from seaboard.server.table.table import RUNNING, Table
from seaboard.server.tell.messages import tell_explanation, tell_preview
from seaboard.server.tell.wire import Done, TableLinks
from seaboard.server.times import now

Looking = (
    requests.Look
    | requests.PlayAs
    | requests.Links
    | requests.Explain
    | requests.Shown
    | requests.Score
    | requests.PreviewChoice
    | requests.Imagine
)
"""Requests after which the table is as before."""

Arranging = (
    requests.Sit
    | requests.Commit
    | requests.Reveal
    | requests.Leave
    | requests.PlaceBot
    | requests.Start
    | requests.Relink
    | requests.Mute
    | requests.Remove
    | requests.Say
)
"""Requests that change what is around the game."""

Playing = (
    requests.Act | requests.TakeBackMove | requests.Ask | requests.Answer | requests.HandOver | requests.TakeSeatBack
)
"""Requests of somebody who sits at the table."""

Changing = Arranging | Playing
"""Requests after which there is more in the journal."""

SPECTATORS_SHARE = 4
"""The part of a journal that those who watch may fill with what they say: one in so many lines."""

ENDING = (requests.Reveal, requests.Act, requests.HandOver, requests.Leave, requests.Remove)
"""Requests that cannot go on for ever, if nothing is taken back."""


def look(room: Room, live: LiveTable, asking: Asking, request: Looking, table: Table) -> Done:
    """What a request looks at."""
    room.access.need_watch(table, asking)
    match request:
        case requests.Look():
            return Done(full=live.audience.full(asking.viewer(table), asking.id))
        case requests.PlayAs():
            if request.seat not in table.seats_of(asking.id):
                raise Trouble("no-seat")
            return Done(seat=request.seat)
        case requests.Shown():
            return Done()
        case requests.Links():
            asking.need_host(table)
            return Done(links=TableLinks(*room.access.links(table)))
        case requests.Explain():
            return tell_explanation(table, asking.need_seat(table), request.wish)
        case requests.PreviewChoice():
            return tell_preview(table, asking.need_seat(table), request.action)
        case requests.Imagine():
            return worlds.lend_world(table, asking.need_seat(table))
        case requests.Score():
            if table.match is None:
                raise Trouble("not-running")
            live.audience.need_present(asking.viewer(table), asking.id)
            return Done(score=table.game.score(table.match.state))
        case _:
            assert_never(request)


def change(room: Room, live: LiveTable, asking: Asking, request: Changing, table: Table) -> Done:
    """What a request changes. If it was done before, it is only answered again."""
    key = idempotency_key(asking.need_person().id, request.move)
    room.access.need_watch(table, asking, getattr(request, "link", None))
    if key is None or key not in table.idempotency_keys:
        _need_space(room, table, asking, request)
        _apply(room, table, asking, request, key)
    done = tell_stand(live, table, asking)
    if isinstance(request, requests.Sit):
        # Before a page contributes to chance it has seen to which seed the table is committed.
        done.commitment = table.setup.commitment
    return done


def tell_stand(live: LiveTable, table: Table, asking: Asking) -> Done:
    """How far the table is, as far as they may know it."""
    number, seq = live.audience.known(asking.viewer(table), asking.id)
    return Done(number=number, seq=seq)


def plans_anew(table: Table, asking: Asking, request: Changing) -> bool:
    """Whether somebody changes a plan that they have made already, while others still make theirs."""
    seat = asking.viewer(table)
    return isinstance(request, requests.Act) and seat in table.actors() and seat not in table.awaited()


def find_rematch(room: Room, table: Table, asking: Asking) -> str | None:
    """The table at which they play again, if there is one already and they may know of it."""
    room.access.need_watch(table, asking)
    if not table.is_host(asking.id):
        asking.need_seat(table)
    return table.rematch


def _need_space(room: Room, table: Table, asking: Asking, request: Changing) -> None:
    """A journal that is full takes only what brings the game to its end. Those who watch may fill a part of it."""
    most, watches = room.settings.journal_lines, asking.viewer(table) is None
    if table.number >= most and (not isinstance(request, ENDING) or plans_anew(table, asking, request)):
        raise Trouble("journal-full", most=most)
    if watches and table.said_by_spectators * SPECTATORS_SHARE >= most and isinstance(request, requests.Say):
        raise Trouble("journal-full", most=most // SPECTATORS_SHARE)


def _apply(room: Room, table: Table, asking: Asking, request: Changing, key: str | None) -> None:
    if isinstance(request, Playing):
        _play(table, asking.need_seat(table), request, now(), key)
    else:
        _arrange(room, table, asking, request, key)


def _arrange(room: Room, table: Table, asking: Asking, request: Arranging, key: str | None) -> None:
    at, person = now(), asking.need_person()
    match request:
        case requests.Sit():
            room.access.need_seat_link(table, asking, request.seat, request.link)
            name = person.name if request.name is None else clean_text(request.name)
            seating.sit(table, request.seat, person.id, name, request.commitment, at, key)
        case requests.Commit():
            opening.commit(table, asking.need_one_of_own(table, request.seat), request.commitment, at, key)
        case requests.Reveal():
            opening.reveal(table, asking.need_one_of_own(table, request.seat), request.contribution, at, key)
        case requests.Leave():
            seating.leave(table, room.access.seat_to_free(table, asking, request.seat), at, key)
        case requests.PlaceBot():
            asking.need_host(table)
            seating.place_bot(table, request.seat, request.bot, at, key)
        case requests.Start():
            asking.need_host(table)
            opening.start(table, at, key)
        case requests.Relink():
            asking.need_host(table)
            _relink(table, request.seat, at, key)
        case requests.Mute():
            asking.need_host(table)
            moderation.mute(table, request.seat, request.muted, at, key)
        case requests.Remove():
            asking.need_host(table)
            moderation.remove(table, request.seat, at, key)
        case requests.Say():
            moderation.check_speaker(table, person.id)
            text = clean_text(request.text)
            seat = asking.viewer(table)
            name = person.name if seat is None else table.places[seat].name
            table.write(journal.Said(seat, person.id, name, text), at, key)
        case _:
            assert_never(request)


def _play(table: Table, seat: int, request: Playing, at: int, key: str | None) -> None:
    if isinstance(request, requests.TakeSeatBack):
        seating.take_back(table, seat, at, key)
        return
    if table.status == RUNNING and table.places[seat].stand_in is not None:
        raise Trouble("bot-plays-already", seat=seat)
    match request:
        case requests.Act():
            playing.act(table, seat, request.action, request.seq, at, key)
        case requests.TakeBackMove():
            playing.undo(table, seat, request.seq, at, key)
        case requests.Ask():
            consent.ask(table, seat, request.what, at, key)
        case requests.Answer():
            consent.answer(table, seat, request.question, request.agree, at, key)
        case requests.HandOver():
            seating.hand_over(table, seat, request.bot, at, key)
        case _:
            assert_never(request)


def _relink(table: Table, seat: int | None, at: int, key: str | None) -> None:
    which = SPECTATORS if seat is None else seat
    if which not in table.links:
        raise Trouble("no-such-seat", seat=which, seats=len(table.places))
    table.write(journal.Relinked(which), at, key)
