"""The server dies and comes back; the page says so, waits, and goes on."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.page.conftest import OpenPage
from tests.page.people import CHOICES, choose, play_on, set_up_duel, wait_for_choice
from tests.server.running import NO_LIMITS, Server


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
