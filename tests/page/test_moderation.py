"""Hosts who send people away, tables that nobody may watch, and a room with a password."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.page.conftest import OpenPage
from tests.page.games import Played
from tests.page.people import open_form
from tests.server.running import NO_LIMITS, Guest, Server, running


def test_the_host_mutes_and_removes_during_the_game(open_page: OpenPage, room: Server) -> None:
    game = Played(room, moves=2, people=2, bots=())
    host, rude = (game.open(open_page, seat=seat) for seat in (0, 1))
    rude.locator("[data-tool=more]").click()
    expect(rude.locator("[data-players]")).to_have_count(0)
    host.locator("[data-tool=more]").click()
    host.get_by_role("button", name="Mute Guest 1").click()
    expect(host.get_by_role("button", name="Let Guest 1 speak")).to_be_visible()
    assert game.guests[1].refused(game.table, "say", text="!")["refused"] == "muted"
    host.get_by_role("button", name="Remove Guest 1 from the table").click()
    host.get_by_role("button", name="Really remove Guest 1").click()
    expect(host.locator(".log")).to_contain_text("has removed a player")
    expect(rude.locator("[data-seat] .you")).to_have_count(0)


def test_the_host_removes_before_the_game_and_lets_nobody_watch(open_page: OpenPage, room: Server) -> None:
    host = open_page()
    open_form(host, "schatztaucher")
    host.locator("#option-players").select_option("2")
    host.locator("#watching").select_option("none")
    host.locator("dialog .main-button").click()
    host.locator("[data-waiting]").wait_for()
    table = host.url.rpartition("/")[2]
    rude = Guest(room.url, "Rude")
    rude.do(table, "sit", seat=1)
    host.locator("[data-place='1'] [data-remove]").click()
    expect(host.locator("[data-place='1']")).to_contain_text("free", ignore_case=True)
    assert rude.refused(table, "sit", seat=1)["refused"] == "removed-here"
    Guest(room.url, "Kind").do(table, "sit", seat=1)
    host.locator("[data-waiting] .next .main-button").click()
    host.locator("[data-prompt]").wait_for()
    eve = open_page(f"/#/table/{table}")
    expect(eve.locator("main")).to_contain_text("Nobody may watch this game")


def test_a_stranger_says_the_password_once(open_page: OpenPage, tmp_path: Path) -> None:
    config = tmp_path / "seaboard.toml"
    config.write_text('password = "sesame"\n', encoding="utf-8")
    with running(tmp_path / "room.sqlite3", *NO_LIMITS, f"--config={config}") as server:
        ada = Guest(server.url, None)
        ada.must("PUT", "/api/me", {"name": "Ada", "password": "sesame"})
        table = ada.create()["table"]
        page = open_page(f"/#/table/{table}", server=server, may_fail=True)
        page.locator("#door-name").fill("Ben")
        page.locator("#door-password").fill("wrong")
        page.get_by_role("button", name="Come in").click()
        expect(page.locator("[data-come-in] [role=alert]")).to_contain_text("not the password")
        page.locator("#door-password").fill("sesame")
        page.get_by_role("button", name="Come in").click()
        page.locator("[data-waiting]").wait_for()
        page.goto("/")
        expect(page.locator(f"a[href='#/table/{table}']").first).to_be_visible()
        page.context.close()
