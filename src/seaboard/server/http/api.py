"""The HTTP API of guests, games and tables; `past.py` has what looks back at a game. Playing is done over the socket,
or one request at a time with `do`."""

from __future__ import annotations

import asyncio
import hmac
from contextlib import suppress

import msgspec
from msgspec import Raw

from seaboard.bots import GREEDY, RANDOM
from seaboard.bots.levels import DEFAULT_LEVEL, LEVELS
from seaboard.core.errors import Trouble
from seaboard.games import GAMES
from seaboard.lessons import find_lesson
from seaboard.locales.words import Words
from seaboard.server.http.endpoint import Ask, Reply
from seaboard.server.http.guard import address_of, language_of, number_in, session_of
from seaboard.server.lan import is_this_machine, local_address
from seaboard.server.room.commands import count_at_table, count_message, do
from seaboard.server.room.keys import COOKIE
from seaboard.server.room.room import Room
from seaboard.server.storage.store import Person
from seaboard.server.table.plain_text import clean_text
from seaboard.server.table.requests import Claim, Me, NewTable, TableRequest
from seaboard.server.table.table import RUNNING, Status, Table
from seaboard.server.tell.answers import (
    Created,
    Door,
    GameInfo,
    LessonStep,
    LessonSteps,
    Myself,
    MyTable,
    Network,
    Player,
)
from seaboard.server.tell.wire import Done, Full, SummaryJson, TableLinks
from seaboard.server.times import iso_time, wall_clock

DAY = 86_400
WRONG_PASSWORDS, EVERYBODY = "wrong-passwords-in-all", "everybody"
MOST_LOOKED_AT = 24
"""Of so many games under way somebody is told whose turn it is: each may have to be replayed for it."""


async def get_me(ask: Ask[None]) -> Reply[Myself]:
    """Who I am. A cookie that has not long to live, or has an old signature, is made anew."""
    if ask.person is None:
        return Reply(Myself(None, None, [], _door(ask)))
    me, session = await _tell_person(ask, ask.person), session_of(ask.request, ask.room)
    assert session is not None
    is_fresh = not session.is_old and session.until - wall_clock() // 1000 > ask.room.settings.cookie_days * DAY // 2
    return Reply(me) if is_fresh else give_cookie(ask, ask.person, me)


async def _tell_person(ask: Ask[object], person: Person) -> Myself:
    room = ask.room
    mine = [MyTable(Raw(summary.encode()), seat) for summary, seat in await room.store.tables_of(person.id)]
    running = [each for each in mine if msgspec.json.decode(each.table, type=Listed).status == RUNNING]
    for each in running[:MOST_LOOKED_AT]:
        await _tell_turn(room, each, person.id, address_of(ask.request))
    return Myself(person.name, room.keys.personal_link(person), mine, "open")


async def _tell_turn(room: Room, mine: MyTable, person: str, whom: str) -> None:
    """Whose turn it is at a table, and since when; nothing if its rules are not here, nor to somebody who is to see it
    late: at a rematch also the host of the game before may."""

    def look(table: Table) -> tuple[tuple[int, ...], int]:
        live.audience.need_present(mine.seat, person)
        return table.awaited(), table.played_at

    with suppress(Trouble):
        live = await room.find(msgspec.json.decode(mine.table, type=Listed).id, whom)
        mine.awaited, at = await live.call(look)
        mine.moved = iso_time(at)


class Listed(msgspec.Struct):
    """What is asked of a stored summary."""

    id: str
    status: Status


async def put_me(ask: Ask[Me]) -> Reply[Myself]:
    """Come in with a name, or take another."""
    name = clean_text(ask.body.name)
    if ask.person is None:
        ask.room.limits.spend("people-per-address", address_of(ask.request))
        _check_newcomer(ask)
        person = await ask.room.store.create_person(name)
    else:
        await ask.room.store.change_person(ask.person.id, name=name)
        person = msgspec.structs.replace(ask.person, name=name)
    return give_cookie(ask, person, await _tell_person(ask, person))


def _check_newcomer(ask: Ask[Me]) -> None:
    """Whether somebody new may come in."""
    settings = ask.room.settings
    if not settings.registration:
        raise Trouble("registration-closed")
    if not settings.password:
        return
    if ask.body.password is None:
        raise Trouble("password-needed")
    ask.room.limits.spend("passwords-per-address", address_of(ask.request))
    # Whoever guesses from thousands of addresses keeps newcomers out, but does not come in.
    ask.room.limits.need_some_left(WRONG_PASSWORDS, EVERYBODY)
    if not hmac.compare_digest(ask.body.password.encode(errors="replace"), settings.password.encode()):
        ask.room.limits.spend(WRONG_PASSWORDS, EVERYBODY)
        raise Trouble("wrong-password")


def _door(ask: Ask[object]) -> Door:
    settings = ask.room.settings
    if not settings.registration:
        return "closed"
    return "password" if settings.password else "open"


async def revoke_link(ask: Ask[None]) -> Reply[Myself]:
    """A new personal link; the old one opens nothing any more, and whoever came with it is out. Only here it goes on,
    with a new cookie."""
    person = msgspec.structs.replace(ask.who(), link=ask.who().link + 1)
    await ask.room.store.change_person(person.id, link=person.link)
    ask.room.end_sessions(person.id, person.link)
    return give_cookie(ask, person, await _tell_person(ask, person))


async def claim_me(ask: Ask[Claim]) -> Reply[Myself]:
    """Come back on another device."""
    found = await ask.room.store.find_person(clean_id(ask.body.link.partition(".")[0]))
    if found is None or not ask.room.keys.opens_person(ask.body.link, found):
        raise Trouble("no-such-link")
    return give_cookie(ask, found, await _tell_person(ask, found))


async def get_games(ask: Ask[None]) -> list[GameInfo]:
    """What can be played; found out once in each language, however many ask at the same time."""
    told, language = ask.room.told_games, language_of(ask.request)
    telling = told.get(language)
    if telling is None or (telling.done() and telling.exception()):
        telling = told[language] = asyncio.create_task(asyncio.to_thread(_tell_games, ask.room, language))
    return await asyncio.shield(telling)


def _tell_games(room: Room, language: str) -> list[GameInfo]:
    return [
        GameInfo(
            name=game.name,
            title=Words(language, game.name)("title"),
            rules=game.rules_version,
            box=game.box.hash,
            options=game.options_schema(),
            previews=game.previews(),
            bots=[*LEVELS, GREEDY, RANDOM],
            suggested=DEFAULT_LEVEL,
        )
        for game in map(room.game, GAMES)
    ]


async def get_lesson(ask: Ask[None]) -> LessonSteps:
    """The steps of a game's lesson."""
    name = ask.request.path_params["game"]
    lesson = find_lesson(name) if name in GAMES else None
    if lesson is None:
        raise Trouble("no-lesson", game=name)
    return LessonSteps([LessonStep(step.say, step.point, step.do) for step in lesson.steps])


async def get_network(ask: Ask[None]) -> Network:
    """Only for whoever sits at the machine itself: nobody else need know its addresses."""
    name, client = ask.request.url.hostname, ask.request.client
    if client is None or name is None or not (is_this_machine(name) and is_this_machine(client.host)):
        return Network(None, False)
    return Network(local_address(), not is_this_machine(ask.room.settings.host))


async def get_tables(ask: Ask[None]) -> list[SummaryJson]:
    """The lobby: summaries, as they are stored; nobody reads them on the way."""
    return [Raw(text.encode()) for text in (await ask.room.store.lobby()).tables]


async def create_table(ask: Ask[NewTable]) -> Created:
    """Set up a table."""
    ask.room.limits.spend("tables-per-address", address_of(ask.request))
    live = await ask.room.create(ask.body, ask.who())
    links = TableLinks(*ask.room.access.links(live.table))
    return Created(live.id, links, live.table.setup.commitment)


async def get_table(ask: Ask[None]) -> Full:
    """A table as I see it."""
    return await ask.look(lambda live, table: live.audience.full(ask.asking.viewer(table), ask.asking.id))


async def get_player(ask: Ask[None]) -> Player:
    """Who sits on a seat of a table that I may look at, and their public games that are over."""
    ask.room.limits.spend("looks-back-per-address", address_of(ask.request))
    seat = number_in(ask.request, "of")
    if seat is None:
        raise Trouble("malformed", reason="of")
    sitting = await ask.look(lambda live, table: table.place(seat).person)
    person = None if sitting is None else await ask.room.store.find_person(sitting)
    if person is None:
        return Player(None, [])
    games = await ask.room.store.public_games_of(person.id)
    return Player(person.name, [MyTable(Raw(summary.encode()), at) for summary, at in games])


async def do_at_table(ask: Ask[TableRequest]) -> Done:
    """Ask something of a table."""
    live = await ask.room.find(ask.request.path_params["table"], address_of(ask.request))
    asking = ask.asking
    count_message(ask.room, asking)
    count_at_table(ask.room, live, asking, ask.body)
    answers: list[Done] = []
    await do(ask.room, live, asking, ask.body, answers.append)
    return answers[0]


def give_cookie(ask: Ask[object], person: Person, answer: Myself) -> Reply[Myself]:
    """Let the browser remember who this is."""
    response = Reply(answer)
    secure = ask.room.settings.secure or ask.request.url.scheme == "https"
    seconds = ask.room.settings.cookie_days * DAY
    cookie = ask.room.keys.cookie(person, wall_clock() // 1000 + seconds)
    response.set_cookie(COOKIE, cookie, max_age=seconds, httponly=True, samesite="lax", secure=secure)
    return response


def clean_id(text: str) -> str:
    """An id that the database can be asked for."""
    return text if text.isalnum() and text.isascii() else ""
