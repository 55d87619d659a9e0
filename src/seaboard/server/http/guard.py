"""The door: where a request comes from, who sends it, whether it may come in, and the headers of every answer."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from seaboard.core.errors import Trouble
from seaboard.server.http.page import FOR_EVER
from seaboard.server.limits import whose_address
from seaboard.server.room.keys import COOKIE, Session
from seaboard.server.room.room import Room
from seaboard.server.settings import Settings
from seaboard.server.storage.store import Person
from seaboard.server.tell.refusals import wanted_language
from seaboard.server.times import wall_clock

MOST_BODY = 16 * 1024
PORT = re.compile(":[0-9]*$")

HEADERS = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
DOCUMENT_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""What browsers heed in documents only. Parts of the page (scripts, styles, fonts) do without: with each of them it
would be as much as a small file."""
SECURE_HEADERS = {"strict-transport-security": "max-age=31536000"}


class SafeHeaders:
    """Puts the usual headers on every answer, those of documents on all but parts of the page; what the API says is
    never kept by a cache."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app = app
        self.part = {**HEADERS, **(SECURE_HEADERS if secure else {})}
        self.document = {**self.part, **DOCUMENT_HEADERS}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                part = headers.get("cache-control") == FOR_EVER
                for name, value in (self.part if part else self.document).items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_safely)


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as limits count it; behind a trusted proxy, where the proxy says."""
    return "?" if connection.client is None else whose_address(connection.client.host)


def language_of(connection: HTTPConnection) -> str:
    """The language of the answers: `lang` in the address, else what the browser asks for."""
    return wanted_language(connection.query_params.get("lang") or connection.headers.get("accept-language", ""))


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """A page of another site may not speak to us with our visitor's cookie. Programs send no origin at all."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    try:
        ours = urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        ours = False
    if not ours:
        raise Trouble("bad-origin")


def check_host(connection: HTTPConnection, settings: Settings) -> None:
    """A room that knows its names answers to no other: a foreign name that leads here may be a trap."""
    host, names = connection.headers.get("host", "").lower(), settings.hosts
    if names and host not in names and PORT.sub("", host) not in names:
        raise Trouble("other-host")


def check_member(room: Room, person: Person | None) -> None:
    """A room with a password shows nothing to strangers."""
    if person is None and room.settings.password:
        raise Trouble("password-needed")


async def find_person(connection: HTTPConnection, room: Room) -> Person | None:
    """Who the cookie says it is; a forged cookie is nobody's, and so is one from before a personal link was revoked."""
    session = session_of(connection, room)
    if session is None and cookie_in(connection) is not None:
        await room.key_watch.hurry()
        session = session_of(connection, room)
    if session is None:
        return None
    person = await room.store.find_person(session.person)
    return person if person is not None and person.link == session.link else None


def session_of(connection: HTTPConnection, room: Room) -> Session | None:
    """What the cookie says."""
    return room.keys.read_cookie(cookie_in(connection), wall_clock() // 1000)


def cookie_in(connection: HTTPConnection) -> str | None:
    """Our cookie. Python's own reader takes more than a second for a header full of backslashes."""
    for each in reversed(connection.headers.get("cookie", "").split(";")):
        name, _, value = each.strip().partition("=")
        if name == COOKIE:
            return value
    return None


def number_in(connection: HTTPConnection, name: str) -> int | None:
    """A number in the address, if there is one."""
    text = connection.query_params.get(name)
    if text is None:
        return None
    if not text.isdecimal() or not text.isascii() or len(text) > 9:
        raise Trouble("malformed", reason=name)
    return int(text)
