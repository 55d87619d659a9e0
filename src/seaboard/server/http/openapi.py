"""The description of the HTTP API (OpenAPI 3.1), made from the list of routes and their types. What goes over the
sockets is among its schemas too."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_
from typing import Any, get_args

import msgspec
from msgspec import UnsetType, inspect

from seaboard import __version__
from seaboard.server.http.endpoint import ApiRoute
from seaboard.server.http.routes import ROUTES
from seaboard.server.table.requests import TableRequest
from seaboard.server.tell.answers import Lobby
from seaboard.server.tell.lines import PUBLIC_LINES, AbandonedLine, ActionLine
from seaboard.server.tell.wire import COMPONENTS, OPEN, Beat, Refused, RefusedRequest, TableSummary, Update

ALWAYS = (403, 429, 503)
"""Refusals that every route can give: a foreign origin, a rate limit, a storage that does not answer."""

WITH_BODY = (400, 413, 415)

SAID = (Update, Beat, RefusedRequest, Lobby, TableSummary)
"""What is only said over sockets, or told as it is stored."""

Schema = dict[str, Any]


def describe_api() -> Schema:
    """The whole document."""
    asked = [route.body for route in ROUTES if route.body is not None]
    told = [Refused, *SAID, *(route.answer for route in ROUTES if route.answer not in (None, bytes))]
    known, components = describe_types(asked, told)
    paths: Schema = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Seaboard", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def describe_types(asked: Sequence[Any], told: Sequence[Any]) -> tuple[Schema, Schema]:
    """The schemas of what we are asked and what we tell, by the `repr` of their types, and all that these refer to."""
    line = reduce(or_, PUBLIC_LINES.values(), ActionLine | AbandonedLine)
    types = [*asked, *told, TableRequest, line]
    schemas, components = msgspec.json.schema_components(types, ref_template=COMPONENTS + "{name}")
    also_asked = {struct.cls for struct in _structs_in(inspect.multi_type_info(asked))}
    for struct in _structs_in(inspect.multi_type_info([*told, line])):
        if struct.cls in also_asked:
            continue
        # What we tell is there even if it has a default, unless it can be unset.
        fields = msgspec.structs.fields(struct.cls)
        always = [field.encode_name for field in fields if UnsetType not in get_args(field.type)]
        tag = [] if struct.tag_field is None else [struct.tag_field]
        components[struct.cls.__name__]["required"] = [*tag, *always]
    components |= OPEN
    components["TableRequest"], components["Line"] = schemas[-2:]
    return dict(zip(map(repr, types), schemas, strict=True)), components


def _structs_in(types: Iterable[Any]) -> Iterable[inspect.StructType]:
    """All structs that types are made of."""
    found: dict[type, inspect.StructType] = {}
    waiting = list(types)
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, inspect.StructType) and kind.cls not in found:
            found[kind.cls] = kind
            waiting += [field.type for field in kind.fields]
        elif isinstance(kind, inspect.UnionType):
            waiting += kind.types
        elif isinstance(kind, inspect.ListType):
            waiting.append(kind.item_type)
    return found.values()


def _operation(route: ApiRoute, known: Schema) -> Schema:
    refused = {"application/json": {"schema": known[repr(Refused)]}}
    responses: Schema = {str(route.status): {"description": route.about, "content": _content(route, known)}}
    statuses = {*ALWAYS, *route.refusals, *(WITH_BODY if route.body is not None else ())}
    for status in sorted(statuses):
        responses[str(status)] = {"description": "Refused", "content": refused}
    operation: Schema = {
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


def _content(route: ApiRoute, known: Schema) -> Schema:
    if route.answer is bytes:
        return {"application/jsonl": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": known[repr(route.answer)]}}


def _parameter(name: str, where: str) -> Schema:
    schema: Schema = {"type": "string", "maxLength": 80}
    if where == "path":
        schema = {"type": "string", "pattern": "^[0-9a-f]{16}$"}
    elif name in ("seat", "seq"):
        schema = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
    return {"name": name, "in": where, "required": where == "path", "schema": schema}
