"""The stage: everything that happens is shown, in its order, and what is drawn, said and marked at one moment belongs
together."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from random import Random
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.conftest import OpenPage
from tests.page.games import Played, guest_of, table_of
from tests.page.people import CHOICES, choose, play_on, wait_for_choice
from tests.server.running import Server

Json = dict[str, Any]

RECORD = """() => {
    const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? '';
    const all = (selector, of) => [...document.querySelectorAll(selector)].map(of);
    window.moments = [];
    window.spoken = new Set();
    const look = () => {
        const main = document.querySelector('main.table');
        if (!main) return;
        all('[data-spoken] p', (line) => window.spoken.add(line.textContent.trim()));
        const moment = {
            seq: main.dataset.seq,
            acting: main.dataset.acting,
            marked: all('[data-seat][aria-current]', (seat) => seat.dataset.seat).join(' '),
            heading: text('[data-prompt]'),
            thrown: document.querySelector('[data-throw]')?.dataset.throw ?? '',
            dice: all('.desk [data-face]', (die) => die.dataset.face),
            lamp: document.querySelector('svg.board')?.dataset.lamp,
            fight: document.querySelector('[data-fight]')?.dataset.fight ?? '',
            fields: Object.fromEntries(all('[data-field]', (field) => [field.dataset.field, field.dataset.shows])),
            points: all('.points', (points) => points.textContent.trim()),
        };
        if (JSON.stringify(moment) !== JSON.stringify(window.moments.at(-1))) window.moments.push(moment);
    };
    new MutationObserver(look).observe(document.body, {
        subtree: true, childList: true, characterData: true, attributes: true,
    });
    look();
}"""
"""Notes every moment that the page draws."""


GO_ON = "setInterval(() => document.querySelector('div.middle')?.click(), 10)"
"""Clicks on the board all the time: each moment gives way to the next at once, and still everything is drawn."""


def start_against_two(page: Page) -> str:
    """A game against two bots; the table's id."""
    page.locator("#my-name").fill("Ada")
    page.locator("[data-game=schatztaucher] .main-button").click()
    page.locator("[data-prompt]").wait_for()
    return table_of(page)


def lines_of(server: Server, page: Page, table: str) -> list[Json]:
    """All lines of a table as the page's person was told them."""
    lines: list[Json] = guest_of(server, page).must("GET", f"/api/tables/{table}/history")["lines"]
    return lines


def list_rolls(lines: list[Json], turn: str) -> list[tuple[str, list[str]]]:
    """Every roll, with the seat in whose turn it fell."""
    rolls = []
    for line in lines:
        if (line.get("do") or {}).get("do") == "roll":
            rolls.append((turn, [str(face) for face in line["do"]["dice"]]))
        for event in line.get("events", []):
            if event["event"] == "turn":
                turn = str(event["seat"])
    return rolls


def test_every_roll_and_fight_of_every_turn_is_shown_in_its_turn(open_page: OpenPage, room: Server) -> None:
    page = open_page(pace="quick")
    page.evaluate(RECORD)
    page.evaluate(GO_ON)
    table = start_against_two(page)
    play_on(page, Random(3), moves=9, board=False)
    page.locator(CHOICES).first.wait_for()
    moments: list[Json] = [moment for moment in page.evaluate("moments") if moment["acting"]]
    lines = [line for line in lines_of(room, page, table) if line.get("seq", -1) >= int(moments[0]["seq"])]
    names = page.locator("[data-seat] .who b").all_inner_texts()

    throws: dict[str, Json] = {}
    for moment in moments:
        if moment["thrown"] not in ("", moments[0]["thrown"]):
            throws.setdefault(moment["thrown"], moment)
    rolls = list_rolls(lines, moments[0]["acting"])
    assert len(rolls) > 8
    assert [(moment["acting"], moment["dice"]) for moment in throws.values()] == rolls
    for moment in moments:
        assert moment["marked"] == moment["acting"]
        name = names[int(moment["acting"])]
        assert "(you)" in name or name in moment["heading"], moment

    fights = [event["event"] for line in lines for event in line.get("events", []) if "fight" in event["event"]]
    ended = [
        f"fight-{after['fight']}"
        for before, after in pairwise(moments)
        if after["fight"] in ("won", "lost") and before["fight"] != after["fight"]
    ]
    assert ended == fights


def test_what_bots_wait_for_is_said_again_when_it_was_too_much_at_once(open_page: OpenPage, room: Server) -> None:
    game = Played(room, moves=2)
    page = game.open(open_page)
    shown: list[int] = []

    def refuse_once(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said["do"] == "shown":
                shown.append(said["number"])
            if said["do"] == "shown" and len(shown) == 1:
                socket.send(
                    json.dumps({"say": "refused", "refused": "rate-limited", "words": "", "move": said["move"]})
                )
            else:
                server.send(message)

        socket.on_message(pass_on)

    page.route_web_socket(re.compile(f"/api/tables/{game.table}/socket"), refuse_once)
    page.reload()
    page.locator(CHOICES).first.wait_for()
    while len(shown) < 2:
        page.wait_for_timeout(20)
    assert shown[1] == shown[0]


def test_screen_readers_are_told_every_sentence(open_page: OpenPage, room: Server) -> None:
    page = open_page(pace="quick")
    page.evaluate(RECORD)
    page.evaluate(GO_ON)
    start_against_two(page)
    play_on(page, Random(4), moves=5, board=False)
    page.locator(CHOICES).first.wait_for()
    written = set(page.locator(".log .entry").all_inner_texts())
    spoken = {line.strip() for line in page.evaluate("[...spoken]")}
    assert len(written) > 15
    assert {line.strip() for line in written} <= spoken


FLIGHTS = """() => {
    window.flights = [];
    const middle = (node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    const chipOf = ([seat, symbol]) => document.querySelector(`[data-seat="${seat}"] [data-chip="${symbol}"]`);
    new MutationObserver((changes) => {
        for (const { addedNodes, removedNodes } of changes) {
            for (const node of addedNodes) if (node.dataset?.flight) {
                const whose = node.dataset.flight.split(' ');
                node.landing = [parseFloat(node.style.left) + 40, parseFloat(node.style.top) + 22];
                node.first = chipOf(whose) === null;
            }
            for (const node of removedNodes) if (node.dataset?.flight) {
                const whose = node.dataset.flight.split(' ');
                const wait = () => chipOf(whose) === null ? requestAnimationFrame(wait)
                    : setTimeout(() => window.flights.push([node.first, node.landing, middle(chipOf(whose))]), 300);
                wait();
            }
        }
    }).observe(document.querySelector('.sky'), { childList: true });
}"""
"""Notes of every flight whether it was of the first tile of a kind, where it ended, and where its chip then lies, after
the others have made room for it."""


def test_a_taken_tile_flies_to_its_chip_also_to_that_of_a_new_kind(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="no-preference", pace="quick")
    start_against_two(page)
    page.locator(CHOICES).first.wait_for()
    page.evaluate(FLIGHTS)
    while len(page.evaluate("flights.filter(([first]) => first)")) < 3:
        play_on(page, Random(6), moves=1, board=False)
    for _, landing, chip in page.evaluate("flights"):
        assert max(abs(there - here) for there, here in zip(landing, chip, strict=True)) < 24, (landing, chip)


LANDINGS = """() => {
    window.landings = [];
    const middle = (node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) if (node.dataset?.flight) {
            const [seat, symbol] = node.dataset.flight.split(' ');
            const whole = document.querySelector(`[data-mat="${seat}"]`) ? 'mat' : 'seat';
            const landing = [parseFloat(node.style.left) + 40, parseFloat(node.style.top) + 22];
            const places = [...document.querySelectorAll(`[data-${whole}="${seat}"] [data-lands]`)];
            const [x, y] = landing;
            const far = (place) => Math.hypot(middle(place)[0] - x, middle(place)[1] - y);
            const place = places.filter((each) => each.getBoundingClientRect().width > 0)
                .reduce((best, each) => far(each) < far(best) ? each : best);
            const holds = () => place.dataset.lands === symbol || place.dataset.holds === symbol
                || place.querySelector(`[data-treasure="${symbol}"]`) !== null;
            window.landings.push({ whole, symbol, far: far(place), empty: !holds() });
            const flight = window.landings.at(-1);
            node.land = () => (flight.landed = holds());
        }
        for (const { removedNodes } of changes) for (const node of removedNodes)
            if (node.land) node.land();
    }).observe(document.querySelector('.sky'), { childList: true });
}"""
"""Notes of every flight the place of the mat that is nearest to its end, how far away it is, whether it is still empty
as the flight begins and whether what flew lies there when it has landed."""


def test_what_is_taken_on_the_lagoon_flies_to_the_very_place_where_it_then_lies(
    open_page: OpenPage, room: Server
) -> None:
    game = Played(room, moves=0, game="wreck_raiders", bots=("greedy",))
    page = game.open(open_page, reduced_motion="no-preference", pace="quick")
    wait_for_choice(page)
    page.evaluate(LANDINGS)
    shells = {"conch", "scallop", "starfish"}

    def kinds() -> set[tuple[str, bool]]:
        return {(each["whole"], each["symbol"] in shells) for each in page.evaluate("landings")}

    while len(kinds()) < 3:
        play_on(page, Random(8), moves=1, moving=True)
    page.wait_for_function("() => landings.every((each) => 'landed' in each)")
    flights: list[Json] = page.evaluate("landings")
    assert all(each["far"] < 6 for each in flights), flights
    assert all(each["empty"] for each in flights if each["symbol"] not in shells), flights
    assert all(each["landed"] for each in flights), flights


def test_a_recap_says_what_the_others_did_since_my_turn(open_page: OpenPage) -> None:
    for size in ({"width": 1280, "height": 800}, {"width": 390, "height": 844}):
        page = open_page(viewport=size)
        start_against_two(page)
        play_on(page, Random(5), moves=6, board=False)
        while page.locator("[data-recap] li").count() != 2:
            play_on(page, Random(5), moves=1, board=False)
        names = [name.partition("\xa0")[0] for name in page.locator("[data-seat] .who b").all_inner_texts()]
        expect(page.locator("[data-recap]")).to_be_visible()
        others = [line.inner_text() for line in page.locator("[data-recap] li").all()]
        assert all(line.startswith(name) for line, name in zip(others, names[1:], strict=True)), others


SKIP = """() => {
    const main = document.querySelector('main');
    new MutationObserver((_, observer) => {
        if (main.dataset.settled !== 'false') return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        setTimeout(() => (window.skipped = main.dataset.settled), 0);
    }).observe(main, { attributes: true });
}"""
"""Presses Escape as soon as a story begins, and notes whether it is told at once: a slow one never is by itself."""


def test_the_story_can_be_skipped_and_its_pace_is_kept(open_page: OpenPage, room: Server) -> None:
    game = Played(room, moves=0, people=2, bots=())
    while (game.watches[0].play or {})["due"] != "choose_buoy":
        game.go_on()
    acting = next(seat for seat, watch in enumerate(game.watches) if watch.may_act())
    page = game.open(open_page, seat=acting, pace="slow")
    pace = page.locator("[data-pace]")
    expect(pace).to_have_attribute("data-pace", "slow")
    page.locator(CHOICES).first.wait_for()
    page.evaluate(SKIP)
    page.locator(CHOICES).first.click()
    page.wait_for_function("() => window.skipped === 'true'")
    for name in ("normal", "quick", "instant"):
        pace.click()
        expect(pace).to_have_attribute("data-pace", name)
    page.reload()
    expect(pace).to_have_attribute("data-pace", "instant")


SKIP_BOTS = """() => {
    const main = document.querySelector('main');
    window.told = [];
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    new MutationObserver(() => {
        if (main.dataset.settled === 'false') window.told.push(`${main.dataset.seq} ${main.dataset.acting}`);
    }).observe(main, { attributes: true });
}"""
"""Presses Escape once, and notes every moment of a story that is told after it."""


def test_one_press_skips_the_turns_of_all_bots_and_the_recap_tells_them(open_page: OpenPage, room: Server) -> None:
    page = open_page()
    table = start_against_two(page)
    page.locator(CHOICES).first.wait_for()
    page.locator("[data-pace=instant]").click()
    expect(page.locator("[data-pace]")).to_have_attribute("data-pace", "slow")
    while page.locator("main").get_attribute("data-acting") == "0":
        choose(page, page.locator(CHOICES).first.click)
    page.evaluate(SKIP_BOTS)
    page.locator(CHOICES).first.wait_for()
    assert page.evaluate("told") == []
    turns = [
        event["seat"]
        for line in lines_of(room, page, table)
        for event in line.get("events", [])
        if event["event"] == "turn"
    ]
    assert turns[-3:] == [1, 2, 0]
    names = [name.partition("\xa0")[0] for name in page.locator("[data-seat] .who b").all_inner_texts()]
    recap = page.locator("[data-recap] li").all_inner_texts()
    assert [line.startswith(name) for line, name in zip(recap, names[1:], strict=True)] == [True, True], recap
