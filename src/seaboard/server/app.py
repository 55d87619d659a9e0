"""The application: routes, start and stop. Serves the page at `/` where it was built, else a line of plain text."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cache

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import Lifespan

from seaboard.core.errors import Trouble
from seaboard.server.http.endpoint import Door, Reply, endpoint, reply_refusal
from seaboard.server.http.guard import SafeHeaders, language_of
from seaboard.server.http.openapi import describe_api
from seaboard.server.http.page import page_folder, serve_page
from seaboard.server.http.routes import ROUTES
from seaboard.server.room.autopilot import Autopilot
from seaboard.server.room.keys import Keys
from seaboard.server.room.notifications import listen
from seaboard.server.room.room import Room
from seaboard.server.settings import Settings
from seaboard.server.socket.endpoint import Sockets
from seaboard.server.socket.frames import FrameBatch
from seaboard.server.socket.lobby import LobbyWatch
from seaboard.server.storage.housekeeping import Housekeeping
from seaboard.server.storage.probe import Probe
from seaboard.server.storage.store import Store
from seaboard.server.tell.answers import Health
from seaboard.server.tell.refusals import refuse, words_in

MEGABYTE = 1024 * 1024
COMMAND_SECONDS = 5.0
"""How long PostgreSQL may take for one statement: a database that hangs is as good as gone."""


def make_app(settings: Settings) -> Sockets:
    """The application with these settings."""
    routes: list[BaseRoute] = [
        Route("/healthz", health),
        Route("/metrics", metrics),
        Route("/openapi.json", openapi),
        Route("/.well-known/seaboard-key", sealing_key),
    ]
    paths = dict.fromkeys(route.path for route in ROUTES)
    for path in paths:
        routes += [Route(path, endpoint(each), methods=[each.method]) for each in ROUTES if each.path == path]
    page = page_folder(settings.static)
    if page is not None:
        routes.append(Mount("/", serve_page(page)))
    else:
        routes.append(Route("/", welcome))
    app = Starlette(
        routes=routes,
        middleware=[Middleware(Door)],
        exception_handlers={HTTPException: answer_error, 500: answer_bug},
        lifespan=_lifespan(settings),
    )
    # Not among the middleware: what is said of a bug comes from outside of that.
    return Sockets(app, SafeHeaders(app, settings.secure))


def _lifespan(settings: Settings) -> Lifespan[Starlette]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with Store.open(settings.where(), COMMAND_SECONDS) as store:
            keys = Keys(*await store.room_keys())
            keys.prepare_to_seal()
            room = Room(store, keys, settings)
            await room.downtimes.say_open()
            autopilot, lobby = Autopilot(room), LobbyWatch(room)
            batch = FrameBatch(settings.unread_megabytes * MEGABYTE)
            store.commits.told_all = batch.send
            app.state.room, app.state.lobby, app.state.frame_batch = room, lobby, batch
            app.state.probe = Probe(store)
            keeping, sharing = Housekeeping(store, settings, room.renew).run(), room.shared_limits.run()
            works = (
                autopilot.run(),
                lobby.run(),
                listen(room),
                room.downtimes.run(),
                keeping,
                sharing,
                room.key_watch.run(),
            )
            tasks = [asyncio.create_task(work) for work in works]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                await autopilot.stop()
                await room.stop()
                with suppress(Trouble):
                    await room.downtimes.say_open()

    return lifespan


async def health(request: Request) -> Response:
    """Whether the node works: it can write to its database."""
    probe: Probe = request.app.state.probe
    if await probe.is_good():
        return Reply(Health(healthy=True))
    await request.app.state.room.catalogues.load(language_of(request))
    words = words_in(language_of(request)).trouble(Trouble("storage-unavailable"))
    return Reply(Health(healthy=False, words=words), 503)


async def metrics(request: Request) -> Response:
    """The counters, for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


async def openapi(request: Request) -> Response:
    """The description of the API."""
    return Response(_description(), media_type="application/json")


@cache
def _description() -> bytes:
    return msgspec.json.encode(describe_api())


async def sealing_key(request: Request) -> Response:
    """The public key with which this room seals its logs, hexadecimal."""
    room: Room = request.app.state.room
    return PlainTextResponse(room.keys.sealing.public + "\n")


async def welcome(request: Request) -> Response:
    """A plain page where no other is installed."""
    await request.app.state.room.catalogues.load(language_of(request))
    return PlainTextResponse(words_in(language_of(request))("welcome"))


async def answer_error(request: Request, error: Exception) -> Response:
    """Routes that are not there."""
    assert isinstance(error, HTTPException)
    response = await reply_refusal(request, Trouble("not-found"))
    response.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def answer_bug(request: Request, error: Exception) -> Response:
    """A bug says nothing about itself to the outside; the log has it."""
    with suppress(Exception):
        return Reply(refuse(Trouble("bug"), language_of(request)), 500)
    return Reply({}, 500)
