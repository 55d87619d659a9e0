"""All routes of the HTTP API. What each takes and gives is read from its handler's annotations; `openapi.py` makes the
description from the same list."""

from __future__ import annotations

from seaboard.server.http.api import (
    claim_me,
    create_table,
    do_at_table,
    get_games,
    get_lesson,
    get_me,
    get_network,
    get_player,
    get_table,
    get_tables,
    put_me,
    revoke_link,
)
from seaboard.server.http.endpoint import ApiRoute
from seaboard.server.http.past import get_history, get_log, get_position, get_review

ROUTES = [
    ApiRoute("GET", "/api/me", "Who I am, and my tables", get_me, for_strangers=True),
    ApiRoute(
        "PUT",
        "/api/me",
        "Come in with a name, or take another",
        put_me,
        refusals=(403, 422),
        for_strangers=True,
    ),
    ApiRoute("POST", "/api/me/link", "Revoke my personal link", revoke_link, refusals=(401,)),
    ApiRoute(
        "POST",
        "/api/me/claim",
        "Come back on another device",
        claim_me,
        refusals=(404,),
        for_strangers=True,
    ),
    ApiRoute("GET", "/api/games", "The games", get_games, for_strangers=True),
    ApiRoute("GET", "/api/lessons/{game}", "The lesson of a game", get_lesson, refusals=(404,)),
    ApiRoute("GET", "/api/network", "How others in the network reach this machine", get_network),
    ApiRoute("GET", "/api/tables", "The lobby", get_tables),
    ApiRoute("POST", "/api/tables", "Set up a table", create_table, 201, (401, 422)),
    ApiRoute("GET", "/api/tables/{table}", "A table as I see it", get_table, refusals=(404, 410)),
    ApiRoute(
        "GET",
        "/api/tables/{table}/player",
        "Who sits on a seat, and their public games that are over",
        get_player,
        refusals=(400, 404, 410, 422),
        query=("of",),
    ),
    ApiRoute(
        "POST",
        "/api/tables/{table}/do",
        "Ask something of a table",
        do_at_table,
        refusals=(401, 403, 404, 409, 410, 422),
    ),
    ApiRoute("GET", "/api/tables/{table}/log", "The game log", get_log, refusals=(404, 409, 410)),
    ApiRoute(
        "GET",
        "/api/tables/{table}/history",
        "All that happened at a table, as I was told it",
        get_history,
        refusals=(404, 410),
    ),
    ApiRoute(
        "GET",
        "/api/tables/{table}/position",
        "How a game stood after so many entries of its log, as I saw it",
        get_position,
        refusals=(400, 404, 409, 410, 422),
        query=("seq",),
    ),
    ApiRoute(
        "GET",
        "/api/tables/{table}/review",
        "Skill and luck in a game that is over, or how far looking at it again is",
        get_review,
        refusals=(404, 409, 410),
    ),
]
