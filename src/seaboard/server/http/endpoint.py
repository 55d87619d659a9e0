"""What every HTTP route is made of: a request with who sent it, parsed strictly, and the answer or the refusal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Generic, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from seaboard.core.errors import Trouble
from seaboard.server.http.guard import (
    MOST_BODY,
    address_of,
    check_host,
    check_member,
    check_origin,
    find_person,
    language_of,
    number_in,
)
from seaboard.server.room.access import Asking
from seaboard.server.room.live_table import LiveTable
from seaboard.server.room.room import Room
from seaboard.server.storage.store import Person
from seaboard.server.table.table import Table
from seaboard.server.tell.refusals import refuse, status_of

T = TypeVar("T")
Answer = TypeVar("Answer")
Body_co = TypeVar("Body_co", covariant=True)
PROBES = ("/healthz", "/metrics")
PROBE_LIMIT = "probes-per-address"
OVER_LIMIT = "over_limit"
"""Is in the state of a request that was one too many."""


class Ask(msgspec.Struct, Generic[Body_co], frozen=True):
    """One HTTP request, ready to be answered, with its body; None where there is none."""

    room: Room
    request: Request
    body: Body_co
    person: Person | None

    @property
    def asking(self) -> Asking:
        """Who asks, with which link in the address and for which of their seats."""
        link, seat = self.request.query_params.get("link"), number_in(self.request, "seat")
        return Asking(self.person, link, seat, address_of(self.request))

    def who(self) -> Person:
        """The person who asks."""
        return Asking(self.person).need_person()

    async def look(self, look: Callable[[LiveTable, Table], T]) -> T:
        """What is to be seen of the table in the address, if the asker may look at it."""
        live = await self.room.find(self.request.path_params["table"], address_of(self.request))
        asking = self.asking

        def check_and_look(table: Table) -> T:
            self.room.access.need_watch(table, asking)
            return look(live, table)

        return await live.call(check_and_look)


class Reply(Response, Generic[Answer]):
    """An answer as it leaves: in JSON, or bytes as they are."""

    def __init__(
        self,
        answer: Answer,
        status: int = 200,
        media_type: str = "application/json",
        headers: dict[str, str] | None = None,
    ) -> None:
        data = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
        super().__init__(data, status, headers, media_type)


Handler = Callable[[Ask[Any]], Awaitable[Any]]
"""Takes a request with the body that its annotation names and gives the answer that it names, in a `Reply` where that
is not all."""


class ApiRoute(NamedTuple):
    """A route, as it is served and as it is described."""

    method: str
    path: str
    about: str
    handler: Handler
    status: int = 200
    refusals: tuple[int, ...] = ()
    query: tuple[str, ...] = ()
    for_strangers: bool = False
    """Whether also a room with a password answers to anybody."""

    @property
    def body(self) -> Any:
        """The type of what it takes; None: nothing."""
        (kind,) = get_args(self._types["ask"])
        return None if kind is type(None) else kind

    @property
    def answer(self) -> Any:
        """The type of what it gives."""
        kind = self._types["return"]
        return get_args(kind)[0] if get_origin(kind) is Reply else kind

    @property
    def _types(self) -> dict[str, Any]:
        return get_type_hints(self.handler, include_extras=True)


def endpoint(route: ApiRoute) -> Callable[[Request], Awaitable[Response]]:
    """A route as the server calls it: checks where the request comes from, parses it, answers troubles."""
    decoder = None if route.body is None else msgspec.json.Decoder(route.body)

    async def serve(request: Request) -> Response:
        room: Room = request.app.state.room
        try:
            check_origin(request, room.settings)
            body = None if decoder is None else parse_body(decoder, request, await read_body(request))
            person = await find_person(request, room)
            if not route.for_strangers:
                check_member(room, person)
            answer = await route.handler(Ask(room, request, body, person))
            return answer if isinstance(answer, Response) else Reply(answer, route.status)
        except Trouble as trouble:
            return await reply_refusal(request, trouble)

    return serve


class Door:
    """Every request comes by a name that the room has, and counts, whatever it asks for. Those that watch over the
    server come by any name and have a limit of their own."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] == "http":
            request = Request(scope)
            limit = PROBE_LIMIT if scope["path"] in PROBES else "requests-per-address"
            try:
                if limit != PROBE_LIMIT:
                    check_host(request, request.app.state.room.settings)
                request.app.state.room.limits.spend(limit, address_of(request))
            except Trouble as trouble:
                scope["state"][OVER_LIMIT] = trouble.message == "rate-limited"
                await (await reply_refusal(request, trouble))(scope, receive, send)
                return
        await self.app(scope, receive, send)


async def read_body(request: Request) -> bytes:
    """The body, as long as it is not too long and does not take too long. Who goes before its end is told so all the
    same; nobody hears it."""
    body = b""
    room: Room = request.app.state.room
    try:
        async with asyncio.timeout(room.settings.request_seconds):
            async for chunk in request.stream():
                body += chunk
                if len(body) > MOST_BODY:
                    raise Trouble("too-large", most=MOST_BODY)
    except TimeoutError:
        raise Trouble("too-slow") from None
    except ClientDisconnect:
        raise Trouble("went-away") from None
    return body


def parse_body(decoder: msgspec.json.Decoder[Any], request: Request, body: bytes) -> Any:
    """The body as a typed message. Only JSON: a form of another site cannot send that."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Trouble("not-json")
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Trouble("malformed", reason=str(error)[:200]) from None


async def reply_refusal(request: Request, trouble: Trouble) -> Response:
    """A trouble as an answer."""
    language = language_of(request)
    await request.app.state.room.catalogues.load(language)
    response = Reply(refuse(trouble, language), status_of(trouble))
    if trouble.message == "rate-limited":
        response.headers["retry-after"] = str(trouble.details["seconds"])
        # What was asked behind it, on the same connection, need not even be parsed.
        response.headers["connection"] = "close"
    return response
