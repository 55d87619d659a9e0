"""The description of the HTTP API (OpenAPI 3.1), made from the list of routes and their types."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from seaboard import __version__
from seaboard.server.http.endpoint import ApiRoute, Refused
from seaboard.server.http.routes import ROUTES

ALWAYS = (403, 429)
"""Refusals that every route can give: a foreign origin, a rate limit."""

WITH_BODY = (400, 413, 415)


def describe_api() -> dict[str, Any]:
    """The whole document."""
    types = [Refused, *(t for route in ROUTES for t in (route.body, route.answer) if t not in (None, bytes))]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    known = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Seaboard", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: ApiRoute, known: dict[str, Any]) -> dict[str, Any]:
    refused = {"application/json": {"schema": known[repr(Refused)]}}
    responses: dict[str, Any] = {_good_status(route): {"description": route.about, "content": _content(route, known)}}
    statuses = {*ALWAYS, *route.refusals, *(WITH_BODY if route.body is not None else ())}
    for status in sorted(statuses):
        responses[str(status)] = {"description": "Refused", "content": refused}
    operation: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.about,
        "responses": responses,
    }
    parameters = [_parameter(name, "path") for name in re.findall(r"{(\w+)}", route.path)]
    if parameters:
        names = ("link", "seat", *route.query)
        operation["parameters"] = [*parameters, *(_parameter(name, "query") for name in names)]
    if route.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": known[repr(route.body)]}},
        }
    return operation


def _good_status(route: ApiRoute) -> str:
    return "201" if route.handler.__name__ == "create_table" else "200"


def _content(route: ApiRoute, known: dict[str, Any]) -> dict[str, Any]:
    if route.answer is bytes:
        return {"application/jsonl": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": known[repr(route.answer)]}}


def _parameter(name: str, where: str) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "string", "maxLength": 80}
    if where == "path":
        schema = {"type": "string", "pattern": "^[0-9a-f]{16}$"}
    elif name in ("seat", "seq"):
        schema = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
    return {"name": name, "in": where, "required": where == "path", "schema": schema}
