"""Nonsense of all kinds, over HTTP and over the socket: no crash, no bug, no effect on anybody else."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from seaboard.server.http.endpoint import ApiRoute
from seaboard.server.http.routes import ROUTES
from tests.server.running import DEADLINE, NO_LIMITS, Guest, Json, Server, Watch, running, seat_people

MESSAGES = 20_000
PER_CONNECTION = 1_000
ENDING = {"ask", "leave", "hand-over"}
"""After these one cannot play any more, so they come seldom."""

TOGETHER = 40


def request_kinds(url: str) -> list[Json]:
    """The schemas of all requests, from the server's own description."""
    described = httpx.get(url + "/openapi.json", timeout=DEADLINE).json()["components"]["schemas"]
    return [schema for schema in described.values() if "enum" in schema.get("properties", {}).get("do", {})]


def make_up(kinds: list[Json], play: Json, rng: Random) -> Json:
    """A request that is nearly right, often even for the moment."""
    schema = rng.choice(kinds)
    if schema["properties"]["do"]["enum"][0] in ENDING and rng.random() < 0.95:
        return {"do": "act", "seq": play["seq"], "action": rng.randrange(300)}
    said: Json = {}
    for name, field in schema["properties"].items():
        if name == "do":
            said[name] = field["enum"][0]
        elif name in schema.get("required", ()) or rng.random() < 0.5:
            said[name] = make_up_value(field, rng)
    if "action" in said and play["legal"] and rng.random() < 0.5:
        said |= {"seq": play["seq"], "action": rng.choice(play["legal"])["id"]}
    return said


def make_up_value(field: Json, rng: Random) -> Any:
    """A value that mostly fits a field."""
    if rng.random() < 0.2:
        return rng.choice([None, -1, 2**70, 1.5, "", "é\u0000\U0001f41f", [], {}, [[[]]], True, "x" * 600])
    if "anyOf" in field:
        return make_up_value(rng.choice(field["anyOf"]), rng)
    if "enum" in field:
        return rng.choice(field["enum"])
    kind = field.get("type")
    if kind == "integer":
        return rng.choice([0, 1, 2, 3, 7, rng.randrange(300)])
    if kind == "string":
        return rng.choice(["random", "greedy", "x", "00ff", "m1", "m2"])
    return kind == "boolean" and rng.random() < 0.5


def mutate(text: str, rng: Random) -> str | bytes:
    """Break a message here and there."""
    data = bytearray(text.encode())
    for _ in range(rng.randrange(4)):
        at = rng.randrange(len(data))
        deed = rng.randrange(4)
        if deed == 0:
            data[at] = rng.randrange(256)
        elif deed == 1:
            del data[at : at + rng.randrange(9)]
        elif deed == 2:
            data[at:at] = data[: rng.randrange(30)]
        else:
            data[at:at] = rng.choice([b"[", b"{", b'"', b"\\u0000", b"1e999", b"null"])
        if not data:
            return b""
    if rng.random() < 0.02:
        return rng.randbytes(rng.randrange(200))
    try:
        return data.decode()
    except UnicodeDecodeError:
        return bytes(data)


def pour(watch: Watch, kinds: list[Json], rng: Random, many: int) -> None:
    """Send so many messages, some at a time, and hear an answer to each."""
    sent = 0
    while sent < many:
        play = watch.play or {"seq": 0, "legal": []}
        batch = [mutate(json.dumps(make_up(kinds, play, rng)), rng) for _ in range(TOGETHER)]
        for message in batch:
            watch.socket.send(message)
        sent += len(batch)
        answers = 0
        while answers < len(batch):
            answers += watch.hear()["say"] in ("done", "refused")


def test_random_and_mutated_messages_never_break_anything(tmp_path: Path) -> None:
    flags = [*NO_LIMITS, "--limits=malformed-per-connection=off"]
    with running(tmp_path / "room.sqlite3", *flags) as server:
        bystanders, guests = seat_people(server.url, 2)
        before = guests[0].must("GET", f"/api/tables/{bystanders}")
        kinds = request_kinds(server.url)
        rng = Random(12)
        for number in range(MESSAGES // PER_CONNECTION):
            table, players = seat_people(server.url, 1, ("random",), public=number % 2 == 0)
            watch = players[0].watch(table, lang="de")
            watch.hear()
            pour(watch, kinds, rng, PER_CONNECTION)
        assert guests[0].must("GET", f"/api/tables/{bystanders}") == before
        counted = httpx.get(server.url + "/metrics", timeout=DEADLINE).text
        assert 'do="act",outcome="illegal-action"' in counted
        assert 'do="act",outcome="done"' in counted


def test_broken_frames_only_close_their_own_connection(server: Server) -> None:
    table, guests = seat_people(server.url, 2)
    other = guests[0].watch(table)
    other.hear()
    for broken in (b"\x81\xfe", b"\xff" * 64, b"\x83\x80abcd", b"\x81\x01x", b"\xc1\x80aaaa"):
        watch = guests[1].watch(table)
        watch.hear()
        watch.socket.socket.sendall(broken + b"\x00" * 70000)
        with pytest.raises(ConnectionClosed):
            watch.hear_until(lambda said: False)
    assert other.ask("say", text="still here")["say"] == "done"


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_the_api_keeps_its_description(route: ApiRoute, mode: GenerationMode, server: Server) -> None:
    """Whatever is sent, the answer has a described status and form, and is never a bug."""
    guest = Guest(server.url)
    table = guest.create(options={"players": 2}, seats=[{"bot": "random"}])["table"]
    operation = schemathesis.openapi.from_url(server.url + "/openapi.json")[route.path][route.method]

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
    def check(case: Any) -> None:
        if mode is GenerationMode.POSITIVE and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.call_and_validate(base_url=server.url, cookies=dict(guest.http.cookies.items()), checks=CHECKS)

    with suppress(Unsatisfiable):
        check()


CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
