"""Takes what somebody asks of a table: it costs them something, waits in the queue of the table, where `handlers.py`
does it, and is answered. The same for the socket and for HTTP."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from seaboard.core.errors import Trouble
from seaboard.server.metrics import count_request
from seaboard.server.room import hints
from seaboard.server.room.access import Asking
from seaboard.server.room.handlers import Changing, Looking, change, find_rematch, look, plans_anew, tell_stand
from seaboard.server.room.live_table import Change, LiveTable
from seaboard.server.room.room import Room
from seaboard.server.table import requests
from seaboard.server.table.requests import TableRequest, idempotency_key
from seaboard.server.tell.wire import Done

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
            _spend_on_look(room, asking, request)
            await live.call(partial(look, room, live, asking, request), acknowledge)
        else:
            _spend_on_change(room, live, asking, request)
            made = partial(change, room, live, asking, request)
            if room.downtimes.was_silent():
                await room.downtimes.wake()
            try:
                await live.call(made, acknowledge)
            except Trouble as trouble:
                left = await _try_after_news(room, live, made, acknowledge, trouble)
                if left is not None:
                    acknowledge(await _answer_again(room, live, asking, request, left))
    except Trouble as trouble:
        count_request(request.__struct_config__.tag, trouble.message).inc()
        raise
    count_request(request.__struct_config__.tag, "done").inc()


Slow = requests.Hint | requests.Rematch
"""Requests that take their time, while the table goes on."""

LIMITED_BY_GAME = (requests.Reveal, requests.Act, requests.Answer)
"""Requests whose number the game itself limits, if nobody changes their mind. Any other request that writes a line
(sit, mute, hand over) could be repeated until the journal is full, so it counts against `arrangements-per-seat`."""


async def _do_slowly(room: Room, live: LiveTable, asking: Asking, request: Slow) -> Done:
    if isinstance(request, requests.Hint):
        return await hints.give_hint(room, live, asking)
    person = asking.need_person()
    known = await live.call(lambda table: find_rematch(room, table, asking))
    return Done(table=known or await room.rematch(live, person, asking.address))


def _spend_on_look(room: Room, asking: Asking, request: Looking) -> None:
    if isinstance(request, requests.PreviewChoice | requests.Explain):
        room.limits.spend("previews-per-seat", asking.need_person().id)
    elif isinstance(request, requests.Imagine):
        room.limits.spend("worlds-per-seat", asking.need_person().id)


def _spend_on_change(room: Room, live: LiveTable, asking: Asking, request: Changing) -> None:
    person = asking.need_person()
    if isinstance(request, requests.Say):
        room.limits.spend("chat-per-seat", person.id)
    elif isinstance(request, (requests.TakeBackMove, requests.Ask)) or plans_anew(live.table, asking, request):
        room.limits.spend("undos-per-seat", person.id)
    elif not isinstance(request, LIMITED_BY_GAME):
        room.limits.spend("arrangements-per-seat", person.id)


async def _answer_again(room: Room, live: LiveTable, asking: Asking, request: Changing, trouble: Trouble) -> Done:
    """The answer to what comes a second time: it was done, though perhaps so long ago that the table has forgotten it.
    Else the trouble stands."""
    key = idempotency_key(asking.need_person().id, request.move)
    if key is None or trouble.message == "storage-unavailable":
        raise trouble
    if await room.find_done(live, key, asking.address) is None:
        raise trouble
    return await live.call(lambda table: tell_stand(live, table, asking))


async def _try_after_news(
    room: Room, live: LiveTable, made: Change[Done], acknowledge: Acknowledge, trouble: Trouble
) -> Trouble | None:
    """Another node may just have stored something that makes this request legal. Read the new lines and try once more.
    Returns the remaining refusal, or None if it worked."""
    if not room.store.is_postgres or trouble.message == "storage-unavailable":
        return trouble
    live.catch_up(None)
    try:
        await live.call(made, acknowledge)
    except Trouble as left:
        return left
    return None
