"""The server dies or the wire is cut; the page says so, waits, and goes on."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import OpenPage
from tests.page.games import Played, cookies_of
from tests.page.people import CHOICES, check_access, choose, play_on, set_up_duel, wait_for_choice, wait_until
from tests.page.proxy import Wire
from tests.server.http.test_past import make_old
from tests.server.running import NO_LIMITS, Server, running, seat_people


def test_a_game_goes_on_after_the_server_was_killed(open_page: OpenPage, tmp_path: Path) -> None:
    server = Server(tmp_path / "room.sqlite3", *NO_LIMITS)
    try:
        page = open_page(server=server, may_fail=True)
        set_up_duel(page)
        play_on(page, Random(2), moves=3)
        assert wait_for_choice(page)
        before = int(page.locator("main").get_attribute("data-seq") or 0)
        server.kill()
        expect(page.locator("[data-connection]")).to_have_attribute("data-connection", "lost")
        expect(page.locator("[data-connection]")).to_contain_text("The connection is lost")
        page.locator(CHOICES).first.click()
        server = server.restart()
        expect(page.locator("[data-connection]")).to_have_attribute("data-connection", "open")
        page.wait_for_function("seq => Number(document.querySelector('main').dataset.seq) > seq", arg=before)
        if wait_for_choice(page):
            choose(page, page.locator(CHOICES).first.click)
    finally:
        if server.process.poll() is None:
            server.stop()


def test_who_is_one_too_many_comes_in_when_there_is_room(open_page: OpenPage, tmp_path: Path) -> None:
    """As after a restart, when a whole school comes back at once from one address."""
    free = [flag for flag in NO_LIMITS if "open-connections" not in flag]
    with running(tmp_path / "room.sqlite3", *free, "--limits=open-connections-per-address=1") as server:
        game = Played(server, moves=3)
        state = {"cookies": cookies_of(game.guests[0]), "origins": []}
        page = open_page(f"{server.url}/#/table/{game.table}", may_fail=True, storage_state=state)
        expect(page.locator("[data-connection]")).to_have_attribute("data-connection", "lost")
        game.watches[0].close()
        expect(page.locator("[data-connection]")).to_have_attribute("data-connection", "open")
        page.locator("[data-prompt]").wait_for()


def take_the_clock(page: Page) -> Locator:
    """From now on the browser's clock is turned on by hand. The mark that says how the line stands, once it is
    open."""
    page.clock.install()
    page.reload()
    connection = page.locator("[data-connection]")
    expect(connection).to_have_attribute("data-connection", "open")
    page.locator("[data-prompt]").wait_for()
    return connection


def test_a_dead_wire_is_noticed_and_nothing_is_lost(open_page: OpenPage, room: Server) -> None:
    """Nobody hangs up, but nothing passes: a choice made then is played once the wire is mended, and only once."""
    game = Played(room, moves=3, people=2, bots=())
    wire = Wire(room.port)
    try:
        acting = next(seat for seat, watch in enumerate(game.watches) if watch.may_act())
        state = {"cookies": cookies_of(game.guests[acting]), "origins": []}
        page = open_page(f"{wire.url}/#/table/{game.table}", may_fail=True, storage_state=state)
        connection = take_the_clock(page)
        page.locator(CHOICES).first.wait_for()
        seq = int(page.locator("main").get_attribute("data-seq") or 0)
        wire.cut = True
        page.locator(CHOICES).first.click()
        page.clock.fast_forward(6_000)
        expect(connection).to_have_attribute("data-connection", "quiet")
        expect(connection).to_contain_text("What you see may be old")
        page.clock.fast_forward(7_000)
        expect(connection).to_have_attribute("data-connection", "lost")
        wire.cut = False
        page.clock.fast_forward(30_000)
        expect(connection).to_have_attribute("data-connection", "open")
        page.wait_for_function("seq => Number(document.querySelector('main').dataset.seq) > seq", arg=seq)
        actions = [line for line in game.past("history")["lines"] if line.get("seq", -1) >= seq]
        assert [line["actor"] for line in actions if line["actor"] >= 0] == [acting]
    finally:
        wire.close()


def test_a_line_without_heartbeats_is_marked(open_page: OpenPage, room: Server) -> None:
    """At a table without bots the page asks nothing by itself: no answer can be missing when the wire is cut."""
    game = Played(room, moves=3, people=2, bots=())
    wire = Wire(room.port)
    try:
        page = open_page(f"{wire.url}/#/table/{game.table}", may_fail=True)
        connection = take_the_clock(page)
        wire.cut = True
        page.clock.fast_forward(21_000)
        expect(connection).to_have_attribute("data-connection", "quiet")
    finally:
        wire.close()


def test_a_slow_heart_is_no_dead_line(open_page: OpenPage, tmp_path: Path) -> None:
    with running(tmp_path / "room.sqlite3", *NO_LIMITS, "--heartbeat=60") as server:
        game = Played(server, moves=3, people=2, bots=())
        page = open_page(f"/#/table/{game.table}", server=server)
        connection = take_the_clock(page)
        page.clock.fast_forward(50_000)
        expect(connection).to_have_attribute("data-connection", "open")
        page.clock.fast_forward(16_000)
        expect(connection).to_have_attribute("data-connection", "quiet")


def test_a_game_of_other_rules_can_be_read_and_kept(open_page: OpenPage, tmp_path: Path, axe: str) -> None:
    database = tmp_path / "room.sqlite3"
    server = Server(database, *NO_LIMITS)
    try:
        table, guests = seat_people(server.url, 1, ("random",))
        guests[0].do(table, "ask", what="abandon")
        server.stop()
        make_old(database)
        server = server.restart()
        page = open_page(f"/#/table/{table}", server=server)
        expect(page.locator(".note")).to_contain_text("version 99 of the rules")
        page.get_by_role("button", name="Log").click()
        expect(page.locator("[data-told] li").first).to_be_visible()
        expect(page.locator("[data-told]")).to_contain_text("Rolled")
        check_access(page, axe)
        with page.expect_download() as download:
            page.get_by_role("link", name="Download the log").click()
        assert download.value.suggested_filename == f"seaboard-{table}.jsonl"
    finally:
        server.stop()


ALL_KEPT = """(await Promise.all([
    '/',
    ...performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/assets/')),
].map((name) => caches.match(name)))).every(Boolean)"""


def test_the_page_opens_from_what_is_kept_where_nobody_answers(open_page: OpenPage, room: Server) -> None:
    """On a line that is not dead, but might as well be."""
    wire = Wire(room.port)
    try:
        page = open_page(wire.url, may_fail=True, service_workers="allow")
        page.locator("[data-game]").first.wait_for()
        wait_until(page, ALL_KEPT, "")
        wire.cut = True
        page.reload(wait_until="commit")
        expect(page.locator(".welcome")).to_be_visible()
    finally:
        wire.close()
