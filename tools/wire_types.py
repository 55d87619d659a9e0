"""The page's TypeScript types of all that goes between it and the server, made from the server's own types
(`seaboard/server/tell/` and `table/requests.py`, by way of the schemas in `/openapi.json`)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "net" / "messages.gen.ts"
HEAD = """/** What the page and the server say to each other. Generated from the server's types by
 * `tools/wire_types.py`, a step of `make page`: change those, not this. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
"""
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def write() -> None:
    """Bring the file up to date."""
    FILE.write_text(generate(), encoding="utf-8")


def is_stale() -> bool:
    """Whether the file says something else than the server."""
    return not FILE.is_file() or FILE.read_text(encoding="utf-8") != generate()


def generate() -> str:
    """The file as it should be."""
    from seaboard.server.http.openapi import describe_api

    components = describe_api()["components"]["schemas"]
    return "\n".join([HEAD, *(_declare(name, schema) for name, schema in sorted(components.items()))])


def _declare(name: str, schema: Schema) -> str:
    about = f"/** {schema['description']} */\n" if "description" in schema else ""
    if "properties" not in schema:
        return f"{about}export type {name} = {_type(schema)};\n"
    return f"{about}export type {name} = {{\n" + "".join(f"  {field}\n" for field in _fields(schema)) + "};\n"


def _fields(schema: Schema) -> Iterator[str]:
    for name, field in schema["properties"].items():
        mark = "" if name in schema.get("required", ()) else "?"
        yield f"{name}{mark}: {_type(field)};"
    if schema.get("additionalProperties") is True:
        yield "[field: string]: Json;"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value).replace('"', "'") for value in schema["enum"])
    if schema.get("type") == "array":
        item = _type(schema["items"])
        return f"({item})[]" if " " in item else f"{item}[]"
    if schema.get("type") == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    return SIMPLE.get(schema.get("type", ""), "Json")
