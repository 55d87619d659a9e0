"""What every HTTP route is made of: a request with who sent it, parsed strictly, and the answer or the refusal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from seaboard.core.errors import Trouble
from seaboard.server.http.guard import MOST_BODY, address_of, check_origin, find_person, language_of, number_in
from seaboard.server.storage.store import Person
from seaboard.server.table.commands import Asking
from seaboard.server.table.live_table import Held
from seaboard.server.table.room import Room
from seaboard.server.tell.refusals import refusal, status_of


class Refused(msgspec.Struct):
    """Why something was not done: a message id with its details, and the sentence in the asker's language."""

    refused: str
    words: str
    details: dict[str, str | int]
    rule: str | None = None


class Ask(msgspec.Struct):
    """One HTTP request, ready to be answered."""

    room: Room
    request: Request
    body: Any
    person: Person | None

    @property
    def asking(self) -> Asking:
        """Who asks, with which link in the address and for which of their seats."""
        return Asking(self.person, self.request.query_params.get("link"), number_in(self.request, "seat"))

    async def table(self) -> Held:
        """The table in the address, if the asker may look at it."""
        held = await self.room.hold(self.request.path_params["table"])
        asking = self.asking
        if not self.room.may_watch(held.table, asking.id, asking.link):
            raise Trouble("no-such-table")
        return held

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
    query: tuple[str, ...] = ()


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
    return Response(msgspec.json.encode(answer), status, media_type="application/json")


def refuse(trouble: Trouble, language: str) -> Response:
    """A trouble as an answer."""
    response = reply(refusal(trouble, language), status_of(trouble))
    if trouble.message == "rate-limited":
        response.headers["retry-after"] = str(trouble.details["seconds"])
    return response
