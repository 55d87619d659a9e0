"""What the rules in the browser say at once: the page's own worker, with modules loaded on demand, says what the server
says, is as fast as nobody has to be asked, and is not missed where it cannot run."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Route, WebSocketRoute, expect

from seaboard.core.forms.contract import seeds
from seaboard.games import GAMES, open_game
from seaboard.server.http.page import BUILT
from tests.page.conftest import OpenPage
from tests.page.games import Played, guest_of, table_of
from tests.page.people import CHOICES, play_on, set_up_duel, wait_for_choice
from tests.page.test_choosing import find_unseen, until_due
from tests.server.running import NO_LIMITS, Json, Server, running

POSITIONS = 30
ASK_ALL = """async ([address, asks]) => {
    const worker = new Worker(address, { type: 'module' });
    const answers = new Array(asks.length);
    let missing = asks.length;
    const all = new Promise((resolve, reject) => {
        worker.onerror = reject;
        worker.onmessage = ({ data }) => {
            answers[data.number] = data.answer;
            missing -= 1;
            if (missing === 0) resolve(answers);
        };
    });
    asks.forEach((ask, number) => worker.postMessage({ number, ask }));
    return all.finally(() => worker.terminate());
}"""
SMALLEST_MODULE = "new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))"


@pytest.fixture(scope="module")
def worker() -> str:
    """Where the page's worker is."""
    if not any(BUILT.glob("assets/*.wasm")):
        pytest.skip("the page was built without the rules for browsers: make page")
    (file,) = BUILT.glob("assets/rules.worker-*.js")
    return f"/assets/{file.name}"


def ask_server(played: Played, name: str) -> list[tuple[Json, Any]]:
    """What the worker is to be asked in some positions of a game, and what the server says to it: the odds after every
    choice from its previews, and the greedy choice in the world that it lends."""
    game, asked = open_game(name), []
    (watch,) = played.watches
    for _ in range(POSITIONS):
        while watch.play is None or watch.you not in watch.play["awaited"]:
            watch.hear()
        world = watch.ask("imagine")["world"]
        table = game.form("interpreted").table(game.record.from_bytes(b64decode(world["state"])))
        asked.append(({"want": "choice", "game": name, "world": world}, table.choose_greedily(seeds(1, 1))))
        for choice in watch.play["legal"]:
            outcomes = watch.ask("preview", action=choice["id"])["preview"]["outcomes"]
            assert (outcomes is not None) == (choice["id"] in world["odds"])
            if outcomes is not None:
                asked.append(({"want": "odds", "game": name, "world": world, "action": choice["id"]}, outcomes))
        watch.catch_up(watch.act(played.rng)["number"])
    return asked


def test_the_worker_says_what_the_server_says(open_page: OpenPage, room: Server, worker: str) -> None:
    """In many positions of all games. The page itself may not compile anything: only the worker's own policy lets it,
    and nothing else."""
    page = open_page()
    asked = [each for name in GAMES for each in ask_server(Played(room, 0, game=name), name)]
    answers = page.evaluate(ASK_ALL, [worker, [ask for ask, _ in asked]])
    for (ask, said), answer in zip(asked, answers, strict=True):
        assert answer == said, (ask["game"], ask["want"])
    odds = [ask["game"] for ask, _ in asked if ask["want"] == "odds"]
    assert min(odds.count("schatztaucher"), odds.count("wreck_raiders")) > POSITIONS // 5
    other = {**asked[0][0], "world": {**asked[0][0]["world"], "rules": "of another box"}}
    assert page.evaluate(ASK_ALL, [worker, [other]]) == [None]
    with pytest.raises(Error, match="Content Security Policy"):
        page.evaluate(SMALLEST_MODULE)
    policy = page.request.get(worker).headers["content-security-policy"]
    assert policy == "default-src 'none'; connect-src 'self'; script-src 'wasm-unsafe-eval'"


def keep_back(page: Page, kept: tuple[str, ...]) -> list[str]:
    """From the next visit on requests of these sorts never reach the server; all that were made, by their sort."""
    made: list[str] = []

    def listen(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            made.append(str(json.loads(message)["do"]))
            if made[-1] not in kept:
                server.send(message)

        socket.on_message(pass_on)

    page.route_web_socket("**/socket?**", listen)
    return made


@pytest.mark.usefixtures("worker")
def test_odds_and_a_first_hint_wait_for_nobody(open_page: OpenPage, room: Server) -> None:
    page = open_page()
    made = keep_back(page, ("preview", "hint"))
    page.reload()
    set_up_duel(page)
    until_due(page, "choose_buoy")
    made.clear()
    known = guest_of(room, page).do(table_of(page), "imagine")["world"]["odds"]
    for action in known:
        page.mouse.move(0, 0)
        expect(page.locator("[data-odds]")).to_have_count(0)
        page.locator(f".prompt [data-action='{action}']").hover()
        expect(page.locator("[data-odds]")).to_be_visible()
    assert known
    page.keyboard.press("h")
    expect(page.locator("[data-glance]")).to_contain_text("At first glance: ")
    expect(page.locator(".prompt .hinted")).to_have_count(1)
    assert made.count("imagine") <= 1


def test_where_modules_cannot_run_the_server_is_asked(open_page: OpenPage) -> None:
    page = open_page()
    made = keep_back(page, ())
    page.add_init_script("delete globalThis.WebAssembly")
    page.reload()
    set_up_duel(page)
    until_due(page, "choose_buoy")
    find_unseen(page)
    expect(page.locator("[data-odds]")).to_be_visible()
    assert "preview" in made
    assert "imagine" not in made


@pytest.mark.usefixtures("worker")
def test_a_module_that_does_not_come_is_not_missed(open_page: OpenPage) -> None:
    """Nor a worker, even if it dies in mid-use: the server's odds and hints are shown as always. Whoever goes over all
    choices again and again asks for one world."""
    page = open_page(may_fail=True)
    made = keep_back(page, ())
    page.reload()
    set_up_duel(page)
    until_due(page, "choose_buoy")
    faults: dict[str, Callable[[Route], None]] = {
        "**/assets/*.wasm": lambda route: route.fulfill(body=b"\0asm and then nothing that fits"),
        "**/assets/*taucher*.wasm": lambda route: None,  # never answered
        "**/assets/rules.worker*": lambda route: route.fulfill(status=404),
    }
    for files, fail in faults.items():
        page.route(files, fail)
        made.clear()
        page.reload()
        assert wait_for_choice(page)
        find_unseen(page)
        expect(page.locator("[data-odds]")).to_be_visible()
        assert "preview" in made
        page.unroute_all(behavior="ignoreErrors")
    made.clear()
    page.reload()
    assert wait_for_choice(page)
    choice = find_unseen(page)
    others = page.locator(CHOICES).all()
    for number in range(200):
        others[number % len(others)].dispatch_event("pointerover", {"pointerType": "mouse"})
    choice.hover()
    expect(page.locator("[data-odds]")).to_be_visible()
    assert made.count("imagine") == 1
    (worker,) = page.workers
    with worker.expect_event("close"):  # as when a browser needs the memory: nobody is told
        worker.evaluate("setTimeout(close)")
    play_on(page, Random(8), moves=1)
    until_due(page, "choose_buoy")
    made.clear()
    find_unseen(page)
    expect(page.locator("[data-odds]")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".prompt .hinted")).to_have_count(1)
    assert {"preview", "hint"} <= set(made)


@pytest.mark.usefixtures("worker")
def test_a_worker_that_dies_is_followed_by_another(open_page: OpenPage, room: Server) -> None:
    """Whether it dies before anything is asked of it again, or while somebody waits for its answer."""
    page = open_page()
    keep_back(page, ("preview",))
    page.reload()
    set_up_duel(page)
    for ending in ("setTimeout(close)", "onmessage = () => close()"):
        until_due(page, "choose_buoy")
        known = guest_of(room, page).do(table_of(page), "imagine")["world"]["odds"]
        choice = page.locator(f".prompt [data-action='{known[0]}']")
        choice.hover()
        expect(page.locator("[data-odds]")).to_be_visible()
        page.mouse.move(0, 0)
        (worker,) = page.workers
        with worker.expect_event("close"):
            worker.evaluate(f"() => {{ {ending} }}")
            choice.hover()
        expect(page.locator("[data-odds]")).to_be_visible()
        play_on(page, Random(8), moves=1)


def test_advice_outlives_talk_and_not_a_move(open_page: OpenPage, room: Server) -> None:
    game = Played(room, moves=2, people=2, bots=())
    acting = next(seat for seat, watch in enumerate(game.watches) if watch.may_act())
    page = game.open(open_page, seat=acting)
    page.locator("[data-tool=hint]").click()
    expect(page.locator("[data-advice]")).to_be_visible()
    game.guests[1 - acting].do(game.table, "say", text="Take your time")
    expect(page.locator("#tab-chat .count")).to_contain_text("1")
    expect(page.locator("[data-advice]")).to_be_visible()
    game.go_on()
    expect(page.locator("[data-advice]")).to_have_count(0)


def test_a_preview_that_was_too_much_at_once_comes_a_moment_later(open_page: OpenPage, tmp_path: Path) -> None:
    with running(tmp_path / "room.sqlite3", *NO_LIMITS, "--limits=previews-per-seat=1/4") as server:
        frames: list[str] = []
        page = open_page(server=server, frames=frames)
        set_up_duel(page)
        until_due(page, "choose_buoy")
        for button in page.locator(CHOICES).all()[:2]:
            button.hover()
            landing = re.compile(f"^{button.get_attribute('data-key')},")
            expect(page.locator("[data-landing]")).to_have_attribute("data-landing", landing)
        assert any("rate-limited" in frame for frame in frames)
