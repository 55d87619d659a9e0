"""What every table has: links that can be revoked, clocks, bots that stand in, giving up together, sound."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import OpenPage
from tests.page.games import Played, cookies_of
from tests.page.people import CHOICES, check_access, choose, no_sideways_scroll, play_on, see, set_up_duel
from tests.page.test_replay import ZOOMED
from tests.server.running import Guest, Server

JSQR = Path(__file__).parents[2] / "web" / "node_modules" / "jsqr" / "dist" / "jsQR.js"
SCAN = """() => {
    const drawing = document.querySelector('dialog svg.code');
    const size = drawing.viewBox.baseVal.width;
    const canvas = new OffscreenCanvas(size * 8, size * 8).getContext('2d');
    canvas.scale(8, 8);
    for (const part of drawing.children) {
        canvas.fillStyle = getComputedStyle(part).fill;
        if (part.tagName === 'rect') canvas.fillRect(0, 0, size, size);
        else canvas.fill(new Path2D(part.getAttribute('d')));
    }
    return jsQR(canvas.getImageData(0, 0, size * 8, size * 8).data, size * 8, size * 8).data;
}"""


def open_waiting_room(room: Server, open_page: OpenPage) -> Page:
    """A private table that waits for a second player, as its host sees it."""
    host = Guest(room.url, "Ada")
    table = host.create(public=False, options={"players": 2})["table"]
    host.do(table, "sit", seat=0)
    return open_page(f"/#/table/{table}", storage_state={"cookies": cookies_of(host), "origins": []})


def test_a_link_is_a_code_to_scan_and_can_be_revoked(open_page: OpenPage, room: Server, axe: str) -> None:
    ada = open_waiting_room(room, open_page)
    ada.get_by_role("button", name="Invite").click()
    fields = ada.locator("dialog .link input")
    expect(fields).to_have_count(2)
    seat_link, watch_link = (field.input_value() for field in fields.all())
    ada.evaluate(JSQR.read_text(encoding="utf-8"))
    for number, link in enumerate((seat_link, watch_link)):
        fields.nth(number).focus()
        assert ada.evaluate(SCAN) == link
    check_access(ada, axe)
    ada.locator("[data-renew='1']").click()
    expect(ada.locator("dialog [role=status]")).to_contain_text("no longer works")
    expect(fields.first).not_to_have_value(seat_link)
    assert fields.last.input_value() == watch_link
    late = open_page(seat_link)
    see(late, "This door is closed")
    guest = open_page(fields.first.input_value())
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator("[data-place='1']")).to_contain_text("(you)")


def test_whoever_watches_by_a_revoked_link_is_shown_out(open_page: OpenPage, room: Server) -> None:
    """Also in the middle of a game."""
    game = Played(room, moves=3, public=False)
    ada = game.open(open_page)
    ada.locator("[data-tool=more]").click()
    ada.get_by_role("button", name="Invite").click()
    eve = open_page(ada.locator("dialog .link input").input_value())
    eve.locator("[data-prompt]").wait_for()
    ada.locator("[data-renew=watch]").click()
    see(eve, "This door is closed")


def answer_without_date(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, headers={name: value for name, value in answer.headers.items() if name != "date"})


def test_clocks_count_down_and_little_time_is_said(open_page: OpenPage, room: Server, axe: str) -> None:
    """A decision of 40 seconds and a reserve of a minute; the browser's clock is turned on by hand, and no answer tells
    it that it goes wrong."""
    game = Played(room, moves=2, clock={"move": 40, "bank": 60})
    page = game.open(open_page)
    page.route("**/api/**", answer_without_date)
    page.reload()
    clock = page.locator("[data-seat='0'] [data-clock]")
    expect(clock).to_have_attribute("data-clock", "enough")
    expect(clock.locator("[data-left]")).to_have_text(re.compile(r"0:[1-3]\d"))
    expect(clock.locator("[data-bank]")).to_contain_text("1:00")
    page.clock.install()
    page.clock.fast_forward(60_000)
    expect(clock.locator("[data-bank]")).to_contain_text(re.compile(r"0:[0-3]\d"))
    page.clock.fast_forward(33_000)
    expect(clock).to_have_attribute("data-clock", "low")
    expect(clock).to_contain_text("Time is nearly up!")
    expect(page.locator("[data-seat='0'] [role=status]")).to_have_text("Time is nearly up!")
    check_access(page, axe)


def test_clocks_of_days_name_the_day(open_page: OpenPage, room: Server) -> None:
    game = Played(room, moves=2, clock={"move": 3 * 86400, "bank": 0})
    page = game.open(open_page, locale="de-DE")
    clock = page.locator("[data-seat='0'] [data-clock]")
    expect(clock.locator("[data-left]")).to_have_text("2 Tage 23 Stunden")
    expect(clock).to_contain_text("bis ")


def test_the_score_sheet_can_be_read_during_the_game(open_page: OpenPage, room: Server, axe: str) -> None:
    page = Played(room, moves=30).open(open_page)
    points = page.locator("[data-seat] .points")
    expect(points).to_have_count(2)
    page.locator("[data-tool=more]").click()
    page.locator("[data-more=score]").click()
    totals = page.locator("dialog tfoot td")
    expect(totals).to_have_count(2)
    assert totals.all_inner_texts() == points.all_inner_texts()
    check_access(page, axe)


def test_a_bot_stands_in_until_the_seat_is_taken_back(open_page: OpenPage, room: Server) -> None:
    game = Played(room, moves=2, people=2, bots=())
    page = game.open(open_page)
    page.locator("[data-tool=more]").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    back = page.get_by_role("button", name="Play yourself again")
    back.click()
    expect(back).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("plays again")


@pytest.mark.parametrize("agrees", [True, False])
def test_a_game_is_abandoned_only_if_all_agree(open_page: OpenPage, room: Server, agrees: bool) -> None:
    game = Played(room, moves=4, people=2, bots=())
    ada, ben = (game.open(open_page, seat=seat) for seat in (0, 1))
    ada.locator("[data-tool=more]").click()
    ada.locator("[data-more=abandon]").click()
    ada.locator("[data-more=sure]").click()
    expect(ben.locator(".asked")).to_contain_text("would like to abandon")
    ben.get_by_role("button", name="Agree" if agrees else "Decline").click()
    if agrees:
        for page in (ada, ben):
            expect(page.locator("[data-prompt]")).to_contain_text("abandoned")
        ada.locator("[data-tool=past]").click()
        expect(ada.locator("[data-replay]")).to_be_visible()
        ada.get_by_role("tab", name="Review").click()
        expect(ada.locator("[data-review]")).to_be_visible()
    else:
        expect(ada.locator(".log")).to_contain_text("does not agree")
        expect(ben.locator(".asked")).to_have_count(0)


def test_a_personal_link_brings_me_back_on_another_device(open_page: OpenPage, room: Server) -> None:
    game = Played(room, moves=3)
    page = game.open(open_page)
    page.locator("[data-prompt]").wait_for()
    page.goto("/")
    page.locator(".device summary").click()
    link = page.locator(".device input").input_value()
    phone = open_page(link)
    see(phone, "My tables")
    phone.goto(f"/#/table/{game.table}")
    expect(phone.locator("[data-seat='0']")).to_contain_text("(you)")
    page.locator(".device button").click()
    expect(page.locator(".device input")).not_to_have_value(link)
    names = [each.request.get("/api/me").json()["name"] for each in (page, phone)]
    assert names[0] is not None
    assert names[1] is None


def test_sound_is_off_until_it_is_switched_on(open_page: OpenPage) -> None:
    """Counted are the sources of sound that the browser really starts."""
    page = open_page()
    page.evaluate("localStorage.clear()")
    page.add_init_script(
        "window.heard = 0; const start = AudioScheduledSourceNode.prototype.start;"
        "AudioScheduledSourceNode.prototype.start = function (...at) { window.heard += 1; start.apply(this, at); };"
        "const begin = AudioBufferSourceNode.prototype.start;"
        "AudioBufferSourceNode.prototype.start = function (...at) { window.heard += 1; begin.apply(this, at); };"
    )
    page.reload()
    set_up_duel(page)
    play_on(page, Random(5), moves=3)
    assert page.evaluate("window.heard") == 0
    page.locator("[data-sound-switch]").click()
    expect(page.locator("[data-sound-switch]")).to_have_attribute("aria-pressed", "true")
    before = page.evaluate("window.heard")
    assert before > 0
    play_on(page, Random(5), moves=3)
    assert page.evaluate("window.heard") > before
    page.reload()
    expect(page.locator("[data-sound-switch]")).to_have_attribute("aria-pressed", "true")


def test_a_table_at_200_percent_needs_no_sideways_scrolling(open_page: OpenPage, room: Server) -> None:
    """And can be played."""
    game = Played(room, moves=5)
    page = game.open(open_page, **ZOOMED)
    page.locator(CHOICES).first.wait_for()
    no_sideways_scroll(page)
    choose(page, page.locator(CHOICES).first.click)
    page.locator("[data-tool=more]").click()
    no_sideways_scroll(page)


def test_a_dialog_gives_the_focus_back(open_page: OpenPage, room: Server) -> None:
    game = Played(room, moves=2)
    page = game.open(open_page)
    tool = page.locator("[data-tool=rules]")
    leaving: list[Callable[[], None]] = [
        partial(page.keyboard.press, "Escape"),
        partial(page.locator("dialog header button").press, "Enter"),
        partial(page.mouse.click, 5, 5),
    ]
    for leave in leaving:
        tool.press("Enter")
        page.locator("dialog dl").first.wait_for()
        leave()
        expect(page.locator("dialog")).to_have_count(0)
        expect(tool).to_be_focused()
