"""When something cannot be had, the page says so in words, and what is wanted again is had once it can be."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.page.conftest import OpenPage
from tests.page.games import Played, cookies_of
from tests.page.people import CHOICES, open_form
from tests.server.running import NO_LIMITS, Guest, Server

LOST = "could not be loaded"


def lose(page: Page, *parts: str) -> None:
    """These files of the page do not arrive."""
    for part in parts:
        page.route(f"**/assets/{part}*", lambda route: route.abort())


def test_a_lost_part_is_told_and_can_be_wanted_again(open_page: OpenPage) -> None:
    page = open_page(may_fail=True)
    page.locator("[data-game]").first.wait_for()
    lose(page, "NewTable", "More")
    page.locator("[data-game=schatztaucher] .other-button").click()
    expect(page.locator("[data-notice]")).to_contain_text(LOST)
    page.locator("[data-game=wreck_raiders] .main-button").click()
    page.locator("[data-tool=more]").click()
    expect(page.locator(".prompt").get_by_role("alert")).to_contain_text(LOST)
    page.unroute_all()
    page.locator("[data-tool=more]").click()
    page.locator("[data-more=keys]").wait_for()
    page.goto("/")
    open_form(page, "schatztaucher")


def test_a_board_that_is_lost_is_told(open_page: OpenPage, room: Server) -> None:
    game = Played(room, moves=1)
    jar = {"cookies": cookies_of(game.guests[0]), "origins": []}
    page = open_page("/", may_fail=True, storage_state=jar)
    lose(page, "schatztaucher")
    page.goto(f"/#/table/{game.table}")
    expect(page.locator("[data-part-lost]")).to_contain_text(LOST)


def test_a_table_can_be_joined_where_its_options_are_not_to_be_had(open_page: OpenPage, room: Server) -> None:
    host = Guest(room.url, "Ada")
    table = host.create(public=True, options={"players": 2})["table"]
    page = open_page("/manifest.webmanifest", may_fail=True)
    page.route("**/api/games?**", lambda route: route.abort())
    page.goto(f"/#/table/{table}")
    expect(page.locator("[data-introduction]").get_by_role("alert")).to_contain_text("cannot be reached")
    page.locator("#my-name").fill("Ben")
    page.get_by_role("button", name="Sit down").first.click()
    expect(page.locator("[data-place='0']")).to_contain_text("Ben (you)")


def test_words_that_are_lost_leave_the_language_as_it_was(open_page: OpenPage) -> None:
    page = open_page(may_fail=True)
    page.locator("[data-game]").first.wait_for()
    lose(page, "page-")
    language = page.locator("select[name=language]")
    language.select_option("de")
    expect(page.locator("[data-bar-notice]")).to_contain_text(LOST)
    expect(language).to_have_value("en")
    page.unroute_all()
    language.select_option("fr")
    expect(page.locator("#games-heading")).to_have_text("Jeux")
    expect(page.locator("[data-bar-notice]")).to_have_count(0)


def test_a_personal_link_that_opens_nothing_says_so(open_page: OpenPage) -> None:
    page = open_page("/#/me?link=nothing", may_fail=True)
    expect(page.locator("[data-notice]")).to_contain_text("This link opens nothing")


def test_whoever_asks_in_vain_is_told(open_page: OpenPage) -> None:
    """Nobody answers, or somebody who is not the room."""
    page = open_page(may_fail=True)
    page.locator("[data-game]").first.wait_for()
    page.route("**/api/me?**", lambda route: route.abort())
    page.goto("/#/me")
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    expect(page.locator("[data-profile]")).to_have_count(0)
    page.goto("/#/")
    page.locator("[data-game]").first.wait_for()
    page.route("**/api/**", answer_as_a_proxy)
    page.locator("[data-game=oh_crab] .main-button").click()
    expect(page.locator("[data-notice]")).to_contain_text("cannot be reached")


def answer_as_a_proxy(route: Route) -> None:
    route.fulfill(status=502, content_type="text/html", body="<h1>Bad gateway</h1>")


def test_a_link_is_copied_where_browsers_offer_no_clipboard(open_page: OpenPage, room: Server) -> None:
    """As in a home network, where the room has no HTTPS."""
    host = Guest(room.url, "Ada")
    table = host.create(public=False, options={"players": 2})["table"]
    page = open_page(storage_state={"cookies": cookies_of(host), "origins": []})
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto(f"/#/table/{table}")
    page.get_by_role("button", name="Invite").click()
    link = page.locator("dialog .link input").first.input_value()
    page.get_by_role("button", name="Copy").first.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#chat-text").focus()
    page.keyboard.press("Control+V")
    expect(page.locator("#chat-text")).to_have_value(link)


def test_a_room_that_cannot_store_says_so_at_the_table_and_goes_on(open_page: OpenPage, tmp_path: Path) -> None:
    server = Server(tmp_path / "room.sqlite3", *NO_LIMITS)
    try:
        page = Played(server, moves=1, bots=("random",)).open(open_page, may_fail=True)
        page.locator(CHOICES).first.wait_for()
        seq = page.locator("main").get_attribute("data-seq") or ""
        Path(server.database).rename(tmp_path / "elsewhere")
        page.locator(CHOICES).first.click()
        expect(page.locator(".prompt").get_by_role("alert")).to_contain_text("cannot store anything at the moment")
        (tmp_path / "elsewhere").rename(server.database)
        expect(page.locator("main")).not_to_have_attribute("data-seq", seq)
        expect(page.locator(".prompt").get_by_role("alert")).to_have_count(0)
    finally:
        server.stop()


def test_a_stranger_sees_the_whole_door_of_a_room_with_a_password(open_page: OpenPage, tmp_path: Path) -> None:
    """And whoever is let in is not told any more that a password is needed."""
    server = Server(tmp_path / "room.sqlite3", *NO_LIMITS, environment={"SEABOARD_PASSWORD": "lighthouse"})
    try:
        page = open_page(server=server, may_fail=True)
        page.locator("#door-password").wait_for()
        hero, welcome = page.locator(".hero").bounding_box(), page.locator(".welcome").bounding_box()
        assert hero
        assert welcome
        assert hero["y"] <= welcome["y"]
        page.locator("[data-game=oh_crab] .main-button").click()
        expect(page.locator("[data-notice]")).to_contain_text("you need the password")
        page.locator("#door-password").fill("lighthouse")
        page.keyboard.press("Enter")
        expect(page.locator("#my-name")).to_be_visible()
        expect(page.locator("[data-notice]")).to_have_count(0)
    finally:
        server.stop()
