"""Calling people back to their games: the lobby that stays open, notifications, and a change of mind about them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import OpenPage
from tests.page.games import Played, cookies_of
from tests.page.people import check_access
from tests.server.running import Server

FOLLOW = """([address]) => {
    const opened = [];
    self.clients.openWindow = async (opening) => void opened.push(opening);
    return goTo(address).catch(() => null).then(() => opened);
}"""
"""What the worker does with a notification; a browser without windows lets nobody take the focus."""


def test_a_notification_leads_a_page_that_is_open_to_its_table(open_page: OpenPage, room: Server) -> None:
    """Wherever that page was opened; only without one another is opened."""
    game = Played(room, moves=2, people=2, bots=())
    page = open_page(service_workers="allow", storage_state={"cookies": cookies_of(game.guests[0]), "origins": []})
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    worker = page.context.service_workers[0]
    table = f"{room.url}/#/table/{game.table}"
    assert worker.evaluate(FOLLOW, [table]) == []
    expect(page).to_have_url(table)
    other = page.context.new_page()
    other.goto("/")
    other.locator("[data-game]").first.wait_for()
    assert worker.evaluate(FOLLOW, [f"{room.url}/#/"]) == []
    assert worker.evaluate(FOLLOW, [table]) == []
    assert [page.url, other.url] == [table, f"{room.url}/#/"]


def test_whoever_wants_no_notifications_may_change_their_mind(open_page: OpenPage, room: Server, axe: str) -> None:
    page = Played(room, moves=2, people=2, bots=()).open(open_page, permissions=["notifications"])
    page.get_by_role("button", name="No, thanks").click()
    expect(page.locator("[data-attention]")).to_have_count(0)
    page.locator("[data-tool=more]").click()
    wish = page.locator("[data-more=attention]")
    expect(wish).not_to_be_checked()
    check_access(page, axe)
    wish.check()
    page.reload()
    page.locator("[data-tool=more]").click()
    expect(wish).to_be_checked()
    wish.uncheck()
    page.reload()
    page.locator("[data-tool=more]").click()
    expect(wish).not_to_be_checked()


def test_my_tables_are_up_to_date_while_the_lobby_is_open(open_page: OpenPage, room: Server) -> None:
    """The tab says too that somebody waits; what is being typed stays."""
    game = Played(room, moves=2, people=2, bots=())
    acting = next(seat for seat, watch in enumerate(game.watches) if watch.may_act())
    waiting = 1 - acting
    page = open_page(
        "/#/rules/schatztaucher", storage_state={"cookies": cookies_of(game.guests[waiting]), "origins": []}
    )
    page.clock.install()
    page.goto("/#/")
    going = page.locator(f"[data-table='{game.table}']")
    expect(going).to_contain_text("’s turn")
    expect(page).to_have_title("Seaboard")
    page.locator("#my-name").fill("Another n")
    while not game.watches[waiting].may_act():
        game.go_on()
    page.clock.run_for(16_000)
    expect(going).to_contain_text("It is your turn")
    expect(page).to_have_title("● Seaboard")
    expect(page.locator("#my-name")).to_have_value("Another n")
    while game.watches[waiting].may_act():
        game.go_on()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(going).to_contain_text("’s turn")
    expect(page).to_have_title("Seaboard")
