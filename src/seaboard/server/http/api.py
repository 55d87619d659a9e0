"""The HTTP API of guests, games and tables; `past.py` has what looks back at a game. Playing is done over the socket,
or one request at a time with `do`."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from seaboard.bots import LEVELS
from seaboard.core.errors import Trouble
from seaboard.core.game import Json
from seaboard.games import GAMES
from seaboard.server.http.endpoint import Ask, reply
from seaboard.server.http.guard import address_of, language_of
from seaboard.server.storage.store import Person
from seaboard.server.table.commands import do
from seaboard.server.table.keys import COOKIE
from seaboard.server.table.requests import clean_text
from seaboard.server.tell.messages import full_message

COOKIE_SECONDS = 400 * 86400


class SeatSummary(msgspec.Struct):
    """Who sits on a seat; no name: nobody yet."""

    name: str | None
    bot: str | None


class TableSummary(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Any]
    status: str
    seats: list[SeatSummary]
    clock: Any
    created: str


class MyTable(msgspec.Struct):
    """A table of mine, and where I sit."""

    table: TableSummary
    seat: int | None


class Myself(msgspec.Struct):
    """Who I am, the link with which I come back on another device, and my tables; a stranger has no name and no
    link."""

    name: str | None
    link: str | None
    tables: list[MyTable]


class GameInfo(msgspec.Struct):
    """A game, its options as a JSON schema with small pictures of what they lead to, and its bots."""

    name: str
    title: str
    rules: int
    box: str
    options: dict[str, Any]
    previews: dict[str, dict[str, dict[str, Any]]]
    bots: list[str]


class TableLinks(msgspec.Struct):
    """The secret links of a table."""

    watch: str
    seats: list[str]


class Created(msgspec.Struct):
    """A new table, and the commitment to its seed."""

    table: str
    links: TableLinks
    commitment: str


class Full(msgspec.Struct):
    """A table as the asker sees it, as over the socket."""

    say: str
    number: int
    you: int | None
    own: list[int]
    host: bool
    table: dict[str, Any]
    play: dict[str, Any] | None
    lines: list[dict[str, Any]]
    chat: list[dict[str, Any]]


class Done(msgspec.Struct):
    """A request was done; what else is in the answer depends on the request."""

    say: str


async def get_me(ask: Ask) -> Response:
    """Who I am."""
    person = ask.person
    if person is None:
        return reply({"name": None, "link": None, "tables": []})
    mine = [
        {"table": msgspec.Raw(summary.encode()), "seat": seat}
        for summary, seat in await ask.room.store.tables_of(person.id)
    ]
    return reply({"name": person.name, "link": ask.room.keys.personal_link(person), "tables": mine})


async def put_me(ask: Ask) -> Response:
    """Come in with a name, or take another."""
    name = clean_text(ask.body.name)
    if ask.person is None:
        ask.room.limits.spend("people-per-address", address_of(ask.request))
        person = await ask.room.store.create_person(name)
    else:
        await ask.room.store.change_person(ask.person.id, name=name)
        person = msgspec.structs.replace(ask.person, name=name)
    return give_cookie(ask, person, await get_me(msgspec.structs.replace(ask, person=person)))


async def revoke_link(ask: Ask) -> Response:
    """A new personal link; the old one opens nothing any more."""
    person = ask.who()
    await ask.room.store.change_person(person.id, link=person.link + 1)
    return await get_me(msgspec.structs.replace(ask, person=msgspec.structs.replace(person, link=person.link + 1)))


async def claim_me(ask: Ask) -> Response:
    """Come back on another device."""
    found = await ask.room.store.find_person(clean_id(ask.body.link.partition(".")[0]))
    if found is None or not ask.room.keys.opens_person(ask.body.link, found):
        raise Trouble("no-such-link")
    return give_cookie(ask, found, await get_me(msgspec.structs.replace(ask, person=found)))


async def get_games(ask: Ask) -> Response:
    """What can be played."""
    words = language_of(ask.request)
    games = [ask.room.game(name) for name in GAMES]
    return reply(
        [
            {
                "name": game.name,
                "title": title_of(game.name, words),
                "rules": game.rules_version,
                "box": game.box.hash,
                "options": game.options_schema(),
                "previews": game.previews(),
                "bots": LEVELS,
            }
            for game in games
        ]
    )


async def get_tables(ask: Ask) -> Response:
    """The lobby."""
    return reply([msgspec.Raw(text.encode()) for text in await ask.room.store.lobby()])


async def create_table(ask: Ask) -> Response:
    """Set up a table."""
    ask.room.limits.spend("tables-per-address", address_of(ask.request))
    held = await ask.room.create(ask.body, ask.who())
    setup = held.table.setup
    return reply({"table": setup.id, "links": ask.room.links(held.table), "commitment": setup.commitment}, 201)


async def get_table(ask: Ask) -> Response:
    """A table as I see it."""
    held, asking = await ask.table(), ask.asking
    async with held.lock:
        viewer = held.table.seat_of(asking.id, asking.wanted)
        return Response(full_message(held.stand(), viewer, asking.id), media_type="application/json")


async def do_at_table(ask: Ask) -> Response:
    """Ask something of a table."""
    held = await ask.room.hold(ask.request.path_params["table"])
    answers: list[Json] = []
    await do(ask.room, held, ask.asking, ask.body, answers.append)
    return reply({"say": "done", **answers[0]})


def give_cookie(ask: Ask, person: Person, response: Response) -> Response:
    """Let the browser remember who this is."""
    secure = ask.room.settings.secure or ask.request.url.scheme == "https"
    cookie = ask.room.keys.cookie(person.id)
    response.set_cookie(COOKIE, cookie, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return response


def title_of(game: str, language: str) -> str:
    """A game's name on its box."""
    from seaboard.locales.words import Words

    return Words(language, game)("title")


def clean_id(text: str) -> str:
    """An id that the database can be asked for."""
    return text if text.isalnum() and text.isascii() else ""
