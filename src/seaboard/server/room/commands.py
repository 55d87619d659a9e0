"""Does what somebody asks of a table: checks who they are and what they may, and answers. The same for the socket and
for HTTP."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from seaboard.core.errors import Trouble
from seaboard.server.metrics import count_request
from seaboard.server.room import hints, worlds
from seaboard.server.room.access import Asking
from seaboard.server.room.live_table import Change, LiveTable
from seaboard.server.room.room import Room
from seaboard.server.table import consent, journal, moderation, opening, playing, requests, seating
from seaboard.server.table.journal import SPECTATORS
from seaboard.server.table.plain_text import clean_text
from seaboard.server.table.requests import TableRequest, idempotency_key
from seaboard.server.table.table import RUNNING, Table
from seaboard.server.tell.messages import tell_explanation, tell_preview
from seaboard.server.tell.wire import Done, TableLinks
from seaboard.server.times import now

Acknowledge = Callable[[Done], None]


def count_message(room: Room, asking: Asking) -> None:
    """Somebody says something, whatever it is."""
    room.limits.spend("messages-per-seat", asking.id or asking.address)
    room.limits.spend("messages-per-address", asking.address)


def count_at_table(room: Room, live: LiveTable, asking: Asking, request: TableRequest) -> None:
    """Somebody asks something of a table. Those who watch have a budget of their own, and cannot use up that of the
    seats; nor can they keep anybody from sitting down."""
    if isinstance(request, requests.Sit):
        return
    is_playing = live.table.is_host(asking.id) or live.table.seat_of(asking.id) is not None
    room.limits.spend("messages-per-table" if is_playing else "messages-of-spectators-per-table", live.id)


async def do(room: Room, live: LiveTable, asking: Asking, request: TableRequest, acknowledge: Acknowledge) -> None:
    """Do what is asked and acknowledge it with its answer; Trouble refuses."""
    try:
        if isinstance(request, Slow):
            acknowledge(await _do_slowly(room, live, asking, request))
        elif isinstance(request, Looking):
            await live.call(_make_look(room, live, asking, request), acknowledge)
        else:
            change = _make_change(room, live, asking, request)
            if room.closings.was_silent():
                await room.closings.wake()
            try:
                await live.call(change, acknowledge)
            except Trouble as trouble:
                left = await _try_after_news(room, live, change, acknowledge, trouble)
                if left is not None:
                    acknowledge(await _answer_again(room, live, asking, request, left))
    except Trouble as trouble:
        count_request(request.__struct_config__.tag, trouble.message).inc()
        raise
    count_request(request.__struct_config__.tag, "done").inc()


Slow = requests.Hint | requests.Rematch
"""Requests that take their time, while the table goes on."""

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

LIMITED_BY_GAME = (requests.Reveal, requests.Act, requests.Answer)
"""Requests whose number the game itself limits, if nobody changes their mind. Any other request that writes a line
(sit, mute, hand over) could be repeated until the journal is full, so it counts against `arrangements-per-seat`."""


async def _do_slowly(room: Room, live: LiveTable, asking: Asking, request: Slow) -> Done:
    if isinstance(request, requests.Hint):
        return await hints.give_hint(room, live, asking)
    person = asking.need_person()
    known = await live.call(lambda table: _find_rematch(room, table, asking))
    return Done(table=known or await room.rematch(live, person, asking.address))


def _find_rematch(room: Room, table: Table, asking: Asking) -> str | None:
    """The table at which they play again, if there is one already and they may know of it."""
    room.access.need_watch(table, asking)
    if not table.is_host(asking.id):
        asking.need_seat(table)
    return table.rematch


def _make_look(room: Room, live: LiveTable, asking: Asking, request: Looking) -> Change[Done]:
    """What a request looks at, in its turn."""
    if isinstance(request, requests.PreviewChoice | requests.Explain):
        room.limits.spend("previews-per-seat", asking.need_person().id)
    elif isinstance(request, requests.Imagine):
        room.limits.spend("worlds-per-seat", asking.need_person().id)

    def look(table: Table) -> Done:
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

    return look


def _make_change(room: Room, live: LiveTable, asking: Asking, request: Changing) -> Change[Done]:
    """What a request changes, in its turn."""
    person = asking.need_person()
    if isinstance(request, requests.Say):
        room.limits.spend("chat-per-seat", person.id)
    elif isinstance(request, (requests.TakeBackMove, requests.Ask)) or _plans_anew(live.table, asking, request):
        room.limits.spend("undos-per-seat", person.id)
    elif not isinstance(request, LIMITED_BY_GAME):
        room.limits.spend("arrangements-per-seat", person.id)
    key = idempotency_key(person.id, request.move)

    def change(table: Table) -> Done:
        room.access.need_watch(table, asking, getattr(request, "link", None))
        if key is None or key not in table.idempotency_keys:
            _need_space(room, table, asking, request)
            _apply(room, table, asking, request, key)
        done = _tell_stand(live, table, asking)
        if isinstance(request, requests.Sit):
            # Before a page contributes to chance it has seen to which seed the table is committed.
            done.commitment = table.setup.commitment
        return done

    return change


async def _answer_again(room: Room, live: LiveTable, asking: Asking, request: Changing, trouble: Trouble) -> Done:
    """The answer to what comes a second time: it was done, though perhaps so long ago that the table has forgotten it.
    Else the trouble stands."""
    key = idempotency_key(asking.need_person().id, request.move)
    if key is None or trouble.message == "storage-unavailable":
        raise trouble
    if await room.find_done(live, key, asking.address) is None:
        raise trouble
    return await live.call(lambda table: _tell_stand(live, table, asking))


async def _try_after_news(
    room: Room, live: LiveTable, change: Change[Done], acknowledge: Acknowledge, trouble: Trouble
) -> Trouble | None:
    """Another node may just have stored something that makes this request legal. Read the new lines and try once more.
    Returns the remaining refusal, or None if it worked."""
    if not room.store.is_postgres or trouble.message == "storage-unavailable":
        return trouble
    live.catch_up(None)
    try:
        await live.call(change, acknowledge)
    except Trouble as left:
        return left
    return None


def _tell_stand(live: LiveTable, table: Table, asking: Asking) -> Done:
    """How far the table is, as far as they may know it."""
    number, seq = live.audience.known(asking.viewer(table), asking.id)
    return Done(number=number, seq=seq)


def _plans_anew(table: Table, asking: Asking, request: Changing) -> bool:
    """Whether somebody changes a plan that they have made already, while others still make theirs."""
    seat = asking.viewer(table)
    return isinstance(request, requests.Act) and seat in table.actors() and seat not in table.awaited()


def _need_space(room: Room, table: Table, asking: Asking, request: Changing) -> None:
    """A journal that is full takes only what brings the game to its end. Those who watch may fill a part of it."""
    most, watches = room.settings.journal_lines, asking.viewer(table) is None
    if table.number >= most and (not isinstance(request, ENDING) or _plans_anew(table, asking, request)):
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
