"""The HTTP API: guests, games, tables, logs. Each route names the types of what it takes and gives; `openapi.py` makes
the description from the same list. Playing is done over the socket, or one request at a time with `do`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from seaboard.bots import LEVELS
from seaboard.core.errors import Trouble
from seaboard.core.log import Action, End, Header, Undo, encode_line
from seaboard.core.protocol import Json
from seaboard.games import GAMES
from seaboard.server.answers import refusal, status_of
from seaboard.server.doing import Asking, do
from seaboard.server.guard import MOST_BODY, address_of, check_origin, find_person, language_of
from seaboard.server.journal import Abandoned
from seaboard.server.keys import COOKIE
from seaboard.server.requests import Claim, Me, NewTable, TableRequest, clean_text
from seaboard.server.room import Room
from seaboard.server.store import Person
from seaboard.server.table import Table
from seaboard.server.telling import encode, full_message, log_lines

COOKIE_SECONDS = 400 * 86400


class Refused(msgspec.Struct):
    """Why something was not done: a message id with its details, and the sentence in the asker's language."""

    refused: str
    words: str
    details: dict[str, str | int]
    rule: str | None = None


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
    """Who I am, the link with which I come back on another device, and my tables."""

    name: str
    link: str
    tables: list[MyTable]


class GameInfo(msgspec.Struct):
    """A game, its options as a JSON schema, and its bots."""

    name: str
    title: str
    rules: int
    box: str
    options: dict[str, Any]
    bots: list[str]


class TableLinks(msgspec.Struct):
    """The secret links of a table."""

    watch: str
    seats: list[str]


class Created(msgspec.Struct):
    """A new table."""

    table: str
    links: TableLinks


class Full(msgspec.Struct):
    """A table as the asker sees it, as over the socket."""

    say: str
    number: int
    you: int | None
    table: dict[str, Any]
    play: dict[str, Any] | None
    chat: list[dict[str, Any]]


class Done(msgspec.Struct):
    """A request was done; what else is in the answer depends on the request."""

    say: str


class Ask(msgspec.Struct):
    """One HTTP request, ready to be answered."""

    room: Room
    request: Request
    body: Any
    person: Person | None

    @property
    def link(self) -> str | None:
        """The link in the address."""
        return self.request.query_params.get("link")

    def who(self) -> Person:
        """The person who asks."""
        if self.person is None:
            raise Trouble("who-are-you")
        return self.person


Handler = Callable[[Ask], Awaitable[Response]]


class ApiRoute(NamedTuple):
    """A route, as it is served and as it is described."""

    method: str
    path: str
    about: str
    handler: Handler
    body: Any = None
    answer: Any = None
    refusals: tuple[int, ...] = ()


async def get_me(ask: Ask) -> Response:
    """Who I am."""
    person = ask.who()
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
    return reply({"table": held.table.setup.id, "links": ask.room.links(held.table)}, 201)


async def get_table(ask: Ask) -> Response:
    """A table as I see it."""
    held = await ask.room.hold(ask.request.path_params["table"])
    person = None if ask.person is None else ask.person.id
    if not ask.room.may_watch(held.table, person, ask.link):
        raise Trouble("no-such-table")
    async with held.lock:
        return Response(full_message(held.table, held.table.seat_of(person)), media_type="application/json")


async def do_at_table(ask: Ask) -> Response:
    """Ask something of a table."""
    held = await ask.room.hold(ask.request.path_params["table"])
    answers: list[Json] = []
    await do(ask.room, held, Asking(ask.person, ask.link), ask.body, answers.append)
    return reply({"say": "done", **answers[0]})


async def get_log(ask: Ask) -> Response:
    """The game log: complete when the game is over, else as I was told it."""
    table = ask.request.path_params["table"]
    person = None if ask.person is None else ask.person.id
    try:
        held = await ask.room.hold(table)
    except Trouble as trouble:
        if trouble.message != "rules-not-served":
            raise
        data = await _log_of_other_rules(ask.room, table, trouble)
    else:
        if not ask.room.may_watch(held.table, person, ask.link):
            raise Trouble("no-such-table")
        async with held.lock:
            data = _log_now(held.table, person)
    disposition = f'attachment; filename="seaboard-{table}.jsonl"'
    return Response(data, media_type="application/jsonl", headers={"content-disposition": disposition})


def _log_now(table: Table, person: str | None) -> bytes:
    if table.match is None:
        raise Trouble("not-running")
    return b"".join(log_lines(table, table.seat_of(person)))


async def _log_of_other_rules(room: Room, table: str, trouble: Trouble) -> bytes:
    """A game that we can no longer play is given out as it is stored, if it is over: nothing in it is secret then."""
    stored = await room.store.load(table)
    assert stored is not None
    if not any(isinstance(row.line, End | Abandoned) for row in stored.rows):
        raise trouble
    return b"".join(encode_line(row.line) for row in stored.rows if isinstance(row.line, Header | Action | Undo | End))


ROUTES = [
    ApiRoute("GET", "/api/me", "Who I am, and my tables", get_me, answer=Myself, refusals=(401,)),
    ApiRoute("PUT", "/api/me", "Come in with a name, or take another", put_me, Me, Myself, (422,)),
    ApiRoute("POST", "/api/me/link", "Revoke my personal link", revoke_link, answer=Myself, refusals=(401,)),
    ApiRoute("POST", "/api/me/claim", "Come back on another device", claim_me, Claim, Myself, (404,)),
    ApiRoute("GET", "/api/games", "The games", get_games, answer=list[GameInfo]),
    ApiRoute("GET", "/api/tables", "The lobby", get_tables, answer=list[TableSummary]),
    ApiRoute("POST", "/api/tables", "Set up a table", create_table, NewTable, Created, (401, 422)),
    ApiRoute("GET", "/api/tables/{table}", "A table as I see it", get_table, answer=Full, refusals=(404, 410)),
    ApiRoute(
        "POST",
        "/api/tables/{table}/do",
        "Ask something of a table",
        do_at_table,
        TableRequest,
        Done,
        (401, 403, 404, 409, 410, 422, 503),
    ),
    ApiRoute("GET", "/api/tables/{table}/log", "The game log", get_log, answer=bytes, refusals=(404, 409, 410)),
]


def endpoint(route: ApiRoute) -> Callable[[Request], Awaitable[Response]]:
    """A route as the server calls it: checks where the request comes from, parses it, answers troubles."""
    decoder = None if route.body is None else msgspec.json.Decoder(route.body)

    async def serve(request: Request) -> Response:
        room: Room = request.app.state.room
        try:
            check_origin(request, room.settings)
            room.limits.spend("requests-per-address", address_of(request))
            body = None if decoder is None else parse_body(decoder, request, await read_body(request))
            return await route.handler(Ask(room, request, body, await find_person(request, room)))
        except Trouble as trouble:
            return refuse(trouble, language_of(request))

    return serve


async def read_body(request: Request) -> bytes:
    """The body, as long as it is not too long."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MOST_BODY:
            raise Trouble("too-large", most=MOST_BODY)
    return body


def parse_body(decoder: msgspec.json.Decoder[Any], request: Request, body: bytes) -> Any:
    """The body as a typed message. Only JSON: a form of another site cannot send that."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Trouble("not-json")
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Trouble("malformed", reason=str(error)[:200]) from None


def reply(answer: Any, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(encode(answer), status, media_type="application/json")


def refuse(trouble: Trouble, language: str) -> Response:
    """A trouble as an answer."""
    response = reply(refusal(trouble, language), status_of(trouble))
    if trouble.message == "rate-limited":
        response.headers["retry-after"] = str(trouble.details["seconds"])
    return response


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
