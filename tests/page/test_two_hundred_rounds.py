"""Two hundred rounds, recorded at tables of bots, are played through the stage of a real page: every sentence is told
once and in its order, every event is drawn in its order, and at rest the board is as the server said."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from seaboard.server.room.audience import RECENT
from tests.page.conftest import OpenPage
from tests.page.people import DEADLINE
from tests.page.test_moments import sea
from tests.server.running import Guest, Server

Json = dict[str, Any]

LOOK = """() => {
    window.told = [];
    window.moments = [];
    let before = new Set();
    let changed = true;
    const each = (selector, mark) =>
        [...document.querySelectorAll(selector)].map((found) => mark(found, found.dataset));
    const look = () => {
        const main = document.querySelector('main.table');
        if (!main || !changed) return;
        changed = false;
        const marks = new Set([
            `seq ${main.dataset.seq}`,
            ...main.dataset.acting.split(' ').map((seat) => `turn ${seat}`),
            ...each('.points', (points, _) => points.textContent.trim()).map((text, at) => `points ${at} ${text}`),
            ...each('svg.board[data-lamp]', (_, { lamp }) => `lamp ${lamp}`),
            ...each('.desk[data-throw], .desk [data-throw]', (desk, data) => `throw ${data.throw}: ` +
                [...desk.querySelectorAll('[data-face]')].map((die) => die.dataset.face).join(' ')),
            ...each('[data-fight]', (_, { fight }) => `fight-${fight}`),
            ...each('svg.board [data-field][data-shows]', (_, { field, shows }) => `field ${field} ${shows}`),
            ...each('[data-spot]', (_, { spot, holds }) => `spot ${spot} ${holds}`),
            ...each('[data-crab]', (_, { crab, at, fallen }) => `crab ${crab} ${at} ${fallen}`),
        ]);
        const [came, went] = [marks.difference(before), before.difference(marks)];
        if (came.size + went.size) window.moments.push([[...came], [...went]]);
        before = marks;
    };
    new MutationObserver((changes) => {
        changed = true;
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                if (node instanceof Element && node.matches('[data-spoken] p')) window.told.push(node.dataset.line);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    const goOn = async () => {
        look();
        for (let moment = 0; moment < 25; moment += 1) {
            document.querySelector('div.middle')?.click();
            for (let wait = 0; wait < 5; wait += 1) await null;
            look();
        }
        setTimeout(goOn, 0);
    };
    goOn();
}"""
"""Notes all sentences that are told and all that is drawn, moment by moment, and goes on to the next at once."""


def record(room: Server, game: str, players: int, rounds: int, late: bool) -> tuple[int, str, list[bytes], list[Json]]:
    """A table of bots that play at random, from the start to the end or through so many rounds: how many there were,
    the table's id, the messages to somebody who watches, from the beginning or from where not all lines are told at
    once, and the lines that follow the first view."""
    host = Guest(room.url, "Host")
    table = host.create(game=game, options={"players": players}, seats=[{"bot": "random"}] * players)["table"]
    watch = host.watch(table)
    watch.hear()
    host.do(table, "start")
    watch.hear_until(lambda _: watch.play is not None)
    if late:
        watch.hear_until(lambda _: watch.number > RECENT)
        watch = host.watch(table)
        watch.hear()
    turns, first = 0, len(watch.lines)
    while turns < rounds * players and not watch.is_over():
        events = [event for line in watch.hear().get("lines", []) for event in line.get("events", [])]
        turns += sum(event["event"] == "turn" for event in events)
    # Bots wait for whoever has not seen everything: these need not play on.
    watch.send("shown", number=0)
    return turns // players, table, watch.raw, watch.lines[first:]


def list_sentences(lines: list[Json]) -> Iterator[str]:
    """The keys of all sentences that lines are told in."""
    for line in lines:
        if line["line"] == "action":
            key = f"{line['seq']}/{line['number']}"
            yield from [key] * (line["do"] is not None)
            yield from (f"{key} {at}" for at in range(len(line["events"])))


def list_marks(lines: list[Json]) -> Iterator[str]:
    """What must be seen one after the other, as a pattern for the marks of a moment."""
    for line in lines:
        what = line.get("do") or {}
        if what.get("do") == "roll" and "dice" in what:
            yield rf"throw \d+: {' '.join(map(str, what['dice']))}"
        for event in line.get("events", []):
            match event["event"]:
                case "turn":
                    yield f"turn {event['seat']}"
                case "fight-won" | "fight-lost" as fight:
                    yield str(fight)
                case "arrived":
                    yield f"spot {event['place']},{event['spot']} {event['seat']}"
                case "bumped":
                    yield f"spot beach,{event['spot']} {event['seat']}"
                case "fell":
                    yield rf"crab {event['seat']},{event['crab']} \S+ true"
                case "sea":
                    yield rf"crab {event['seat']},{event['crab']} sea \S+"


def list_views(messages: list[bytes]) -> Iterator[tuple[int, Json]]:
    """The views that a page is told after the first, each with the number of entries that the log had then."""
    view: Json = {}
    for message in map(json.loads, messages):
        if message["say"] in ("full", "update") and message["play"]:
            if view:
                yield message["play"]["seq"], {**view, **message["play"]["view"]}
            view |= message["play"]["view"]


def marks_of(game: str, view: Json) -> set[str]:
    """What is to be seen of a view."""
    if game == "schatztaucher":
        return {f"{name} {shows}" for name, shows in sea(view).items() if name != "acting"}
    if game == "oh_crab":
        return {f"crab {c['seat']},{c['crab']} {c['at']} {str(c['fallen']).lower()}" for c in view["crabs"]}
    places = [("beach", view["beach"]), *((wreck["kind"], wreck["spots"]) for wreck in view["wrecks"])]
    return {
        f"spot {name},{each['spot']} {'' if each['diver'] is None else each['diver']}"
        for name, spots in places
        for each in spots
    }


def watch_moments(page: Page) -> list[set[str]]:
    """All moments that a page has drawn."""
    moments: list[set[str]] = [set()]
    for came, went in page.evaluate("moments"):
        moments.append((moments[-1] - set(went)) | set(came))
    return moments


@pytest.mark.parametrize(
    ("game", "players", "rounds"), [("schatztaucher", 2, 130), ("wreck_raiders", 2, 30), ("oh_crab", 3, 40)]
)
def test_recorded_tables_show_every_event(
    open_page: OpenPage, room: Server, game: str, players: int, rounds: int
) -> None:
    late = True
    while rounds > 0:
        played, table, messages, lines = record(room, game, players, rounds, late)
        watch_recorded(open_page(pace="quick"), game, table, messages, lines, late)
        rounds, late = rounds - played, False


def watch_recorded(page: Page, game: str, table: str, messages: list[bytes], lines: list[Json], late: bool) -> None:
    """See a recorded table on the page, and compare. Who comes late asks for the history, which knows the end before it
    is told; to others everything is told before the board is loaded. Then that the page has shown something is refused,
    with how things stand: it must not jump there."""
    beat = json.dumps({"say": "beat", "number": lines[-1]["number"], "every": 600}).encode()
    first, *rest = [*messages, beat]
    stand = {**json.loads(messages[-1])["play"], "view": list(list_views(messages))[-1][1]}
    answer = (
        {"say": "done"}
        if late
        else {"say": "refused", "refused": "not-your-turn", "words": "", "number": lines[-1]["number"], "play": stand}
    )
    sockets: list[WebSocketRoute] = []

    def play_back(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.on_message(lambda said: socket.send(json.dumps({**answer, "move": json.loads(said)["move"]})))
        send([first] if late else [first, *rest])

    def send(told: list[bytes]) -> None:
        for message in told:
            sockets[-1].send(message.decode())

    page.route_web_socket(re.compile(f"/api/tables/{table}/socket"), play_back)
    page.reload()
    page.evaluate(LOOK)
    with page.expect_response(re.compile(f"/api/tables/{table}/history")) if late else nullcontext():
        page.evaluate("hash => { location.hash = hash }", f"#/table/{table}")
    if late:
        send(rest)
    last = next(reversed(list(list_sentences(lines))))
    shown = "last => told.at(-1) === last && document.querySelector('[data-settled=true]')"
    page.wait_for_function(shown, arg=last, timeout=1000 * DEADLINE)

    told = list(list_sentences(lines))
    assert page.evaluate("told")[-len(told) :] == told
    moments = watch_moments(page)
    at = 0
    for wanted in map(re.compile, list_marks(lines)):
        at = next((i for i in range(at, len(moments)) if any(map(wanted.fullmatch, moments[i]))), len(moments))
        assert at < len(moments), f"{wanted.pattern} is not drawn in its order"
    rests = dict(list_views(messages))
    seen = {seq: moment for moment in reversed(moments) for seq in rests if f"seq {seq}" in moment}
    assert seen.keys() == rests.keys()
    for seq, moment in seen.items():
        assert marks_of(game, rests[seq]) <= moment, seq
