"""Does what somebody asks of a table: checks who they are and what they may, and answers. The same for the socket and
for HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import SystemRandom
from typing import Any

import msgspec

from seaboard.bots import open_bot
from seaboard.core.errors import Trouble
from seaboard.core.game import Json
from seaboard.server.metrics import count_request
from seaboard.server.storage.store import Person
from seaboard.server.table import journal, requests
from seaboard.server.table.journal import SPECTATORS
from seaboard.server.table.live_table import Held
from seaboard.server.table.opening import reveal
from seaboard.server.table.requests import TableRequest, clean_text, mark_of
from seaboard.server.table.room import Room
from seaboard.server.table.table import Table
from seaboard.server.tell.messages import full_message, tell_explanation, tell_preview
from seaboard.server.times import now

_rng = SystemRandom()
Acknowledge = Callable[[Json], None]
Otherwise = Callable[[], None]


class Asking(msgspec.Struct):
    """Who asks: a person, or nobody we know, perhaps with a link in their hand; of several own seats, for which."""

    person: Person | None
    link: str | None = None
    wanted: int | None = None

    @property
    def id(self) -> str | None:
        """The person's id."""
        return None if self.person is None else self.person.id


async def do(room: Room, held: Held, asking: Asking, request: TableRequest, acknowledge: Acknowledge) -> None:
    """Do what is asked and acknowledge it with its answer; Trouble refuses."""
    try:
        if not room.may_watch(held.table, asking.id, asking.link or getattr(request, "link", None)):
            raise Trouble("no-such-table")
        if isinstance(request, LOOKS):
            acknowledge(await _look(room, held, asking, request))
        else:
            await _change(room, held, asking, request, acknowledge)
    except Trouble as trouble:
        count_request(request.__struct_config__.tag, trouble.message).inc()
        raise
    count_request(request.__struct_config__.tag, "done").inc()


def do_at_once(
    room: Room, held: Held, asking: Asking, request: TableRequest, acknowledge: Acknowledge, otherwise: Otherwise
) -> bool:
    """Do what is asked without waiting, if it is that simple; False: it is not, and nothing was done. If it cannot be
    stored, nothing was done either, and `otherwise` is called."""
    person = asking.person
    if person is None or not room.may_watch(held.table, person.id, asking.link):
        return False

    def done(answer: Json) -> None:
        acknowledge(answer)
        count_request(request.__struct_config__.tag, "done").inc()

    return room.change_now(held, _make_change(room, asking, person, request), done, otherwise)


LOOKS = (
    requests.Look,
    requests.PlayAs,
    requests.Links,
    requests.Explain,
    requests.Shown,
    requests.Score,
    requests.Hint,
    requests.Preview,
    requests.Rematch,
)
"""Requests after which the game and its seats are as before."""


async def _look(room: Room, held: Held, asking: Asking, request: TableRequest) -> Json:
    """The answer to one of them."""
    table = held.table
    if isinstance(request, requests.Look):
        async with held.lock:
            viewer = held.table.seat_of(asking.id, asking.wanted)
            return {"full": msgspec.Raw(full_message(held.stand(), viewer, asking.id))}
    if isinstance(request, requests.PlayAs):
        if request.seat not in table.seats_of(asking.id):
            raise Trouble("no-seat")
        return {"seat": request.seat}
    if isinstance(request, requests.Shown):
        return {}
    if isinstance(request, requests.Links):
        _need_host(room, table, asking)
        return {"links": room.links(table)}
    if isinstance(request, requests.Explain):
        async with held.lock:
            return tell_explanation(held.table, _own_seat(held.table, asking), request.wish)
    if isinstance(request, requests.Score):
        async with held.lock:
            if held.table.match is None:
                raise Trouble("not-running")
            return {"score": held.table.game.score(held.table.match.state)}
    if isinstance(request, requests.Hint):
        return await _hint(room, held, asking, request)
    if isinstance(request, requests.Preview):
        room.limits.spend("previews-per-seat", _person(asking).id)
        async with held.lock:
            return tell_preview(held.table, _own_seat(held.table, asking), request.action)
    person = _person(asking)
    if not room.is_host(table, asking.id):
        _own_seat(table, asking)
    return {"table": await room.rematch(held, person)}


async def _hint(room: Room, held: Held, asking: Asking, request: requests.Hint) -> Json:
    person = _person(asking)
    room.limits.spend("hints-per-seat", person.id)
    async with held.lock:
        table = held.table
        seat = _own_seat(table, asking)
        if table.match is None or seat not in table.actors():
            raise Trouble("not-your-turn")
        bot, seq = open_bot(request.bot, table.game), table.seq
        imagined = table.game.imagine(table.match.state, seat, _rng)
    action = await asyncio.to_thread(bot, table.game, imagined, seat, _rng)
    return {"seq": seq, "hint": {"id": action, "do": table.game.describe(action)}}


async def _change(room: Room, held: Held, asking: Asking, request: TableRequest, acknowledge: Acknowledge) -> None:
    person = _person(asking)
    if isinstance(request, requests.Say):
        room.limits.spend("chat-per-seat", person.id)
    try:
        await room.change(held, _make_change(room, asking, person, request), acknowledge)
    except Trouble:
        mark = mark_of(person.id, request.move)
        if mark is None or await room.store.find_mark(held.table.setup.id, mark) is None:
            raise
        acknowledge({"number": held.table.number, "seq": held.table.seq})


def _make_change(room: Room, asking: Asking, person: Person, request: TableRequest) -> Callable[[Table], Json]:
    """What a request changes of a table. What comes a second time changes nothing."""
    mark = mark_of(person.id, request.move)

    def change(table: Table) -> Json:
        if mark is None or mark not in table.marks:
            _apply(room, table, asking, person, request, mark)
        answer: Json = {"number": table.number, "seq": table.seq}
        # Before a page contributes to chance it has seen to which seed the table is committed.
        return {**answer, "commitment": table.setup.commitment} if isinstance(request, requests.Sit) else answer

    return change


def _apply(room: Room, table: Table, asking: Asking, person: Person, request: TableRequest, mark: str | None) -> None:
    at = now()
    match request:
        case requests.Sit():
            _check_seat_link(room, table, asking, request)
            name = person.name if request.name is None else clean_text(request.name)
            table.sit(request.seat, person.id, name, request.commitment, at, mark)
        case requests.Commit():
            table.commit(_one_of_own(table, asking, request.seat), request.commitment, at, mark)
        case requests.Reveal():
            reveal(table, _one_of_own(table, asking, request.seat), request.contribution, at, mark)
        case requests.Leave():
            table.leave(_seat_to_free(room, table, asking, request.seat), at, mark)
        case requests.PlaceBot():
            _need_host(room, table, asking)
            table.place_bot(request.seat, request.bot, at, mark)
        case requests.Start():
            _need_host(room, table, asking)
            table.start(at, mark)
        case requests.Relink():
            _need_host(room, table, asking)
            _relink(table, request.seat, at, mark)
        case requests.Say():
            text = clean_text(request.text)
            seat = table.seat_of(person.id, asking.wanted)
            name = person.name if seat is None else table.places[seat].name
            table.write(journal.Said(seat, person.id, name, text), at, mark)
        case _:
            _play(table, _own_seat(table, asking), request, at, mark)


def _play(table: Table, seat: int, request: Any, at: int, mark: str | None) -> None:
    """Requests of somebody who sits at the table."""
    if isinstance(request, requests.TakeSeatBack):
        table.take_back(seat, at, mark)
        return
    if table.places[seat].stand_in is not None:
        raise Trouble("bot-plays-already", seat=seat)
    match request:
        case requests.Act():
            table.act(seat, request.action, request.seq, at, mark)
        case requests.TakeBackMove():
            table.undo(seat, request.seq, at, mark)
        case requests.Ask():
            table.ask(seat, request.what, at, mark)
        case requests.Answer():
            table.answer(seat, request.agree, at, mark)
        case requests.HandOver():
            table.hand_over(seat, request.bot, at, mark)


def _relink(table: Table, seat: int | None, at: int, mark: str | None) -> None:
    which = SPECTATORS if seat is None else seat
    if which not in table.links:
        raise Trouble("no-such-seat", seat=which, seats=len(table.places))
    table.write(journal.Relinked(which), at, mark)


def _check_seat_link(room: Room, table: Table, asking: Asking, request: requests.Sit) -> None:
    """A seat at a private table is for whoever has its link; at a public one for anybody."""
    if table.setup.public or room.is_host(table, asking.id) or request.seat in table.seats_of(asking.id):
        return
    revoked = table.links.get(request.seat, -1)
    if not any(room.keys.opens(link, table.setup.id, request.seat, revoked) for link in (request.link, asking.link)):
        raise Trouble("link-needed")


def _seat_to_free(room: Room, table: Table, asking: Asking, seat: int | None) -> int:
    if seat is None:
        return _own_seat(table, asking)
    if seat not in table.seats_of(asking.id):
        _need_host(room, table, asking)
        if table.status != "open":
            raise Trouble("not-open")
    return seat


def _person(asking: Asking) -> Person:
    if asking.person is None:
        raise Trouble("who-are-you")
    return asking.person


def _own_seat(table: Table, asking: Asking) -> int:
    seat = table.seat_of(_person(asking).id, asking.wanted)
    if seat is None:
        raise Trouble("no-seat")
    return seat


def _one_of_own(table: Table, asking: Asking, seat: int) -> int:
    if seat not in table.seats_of(_person(asking).id):
        raise Trouble("no-seat")
    return seat


def _need_host(room: Room, table: Table, asking: Asking) -> None:
    if not room.is_host(table, _person(asking).id):
        raise Trouble("host-only")
