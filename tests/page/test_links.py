"""Where links for others lead, by how the room was opened."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import OpenPage
from tests.page.games import cookies_of
from tests.page.test_shell import JSQR, SCAN
from tests.server.running import NO_LIMITS, Guest, Server, running


def test_a_link_that_works_only_here_says_so(open_page: OpenPage, room: Server) -> None:
    host = Guest(room.url, "Ada")
    table = host.create(public=False, options={"players": 2})["table"]
    ada = open_page(f"/#/table/{table}", storage_state={"cookies": cookies_of(host), "origins": []})
    ada.get_by_role("button", name="Invite").click()
    expect(ada.locator("[data-only-here]")).to_contain_text("works only on this computer")
    network = host.must("GET", "/api/network")
    assert network["listens"] is False
    if network["address"]:
        expect(ada.locator("[data-only-here]")).to_contain_text(f"http://{network['address']}:{room.port}")


def test_links_lead_into_the_network_where_the_room_listens_to_it(open_page: OpenPage, tmp_path: Path) -> None:
    """Also for the host, who has opened the room at an address that is of no use elsewhere."""
    with running(tmp_path / "room.sqlite3", *NO_LIMITS, "--host=0.0.0.0") as server:
        here = f"http://127.0.0.1:{server.port}"
        host = Guest(here, "Ada")
        network = host.must("GET", "/api/network")
        assert network["listens"]
        if network["address"] is None:
            pytest.skip("this machine is in no network")
        elsewhere = f"http://{network['address']}:{server.port}/#/"
        table = host.create(public=False, options={"players": 2})["table"]
        host.do(table, "sit", seat=0)
        jar = {"cookies": cookies_of(host), "origins": []}
        ada = open_page(f"{here}/#/table/{table}", server=server, storage_state=jar)
        ada.get_by_role("button", name="Invite").click()
        link = ada.locator("dialog .link input").first
        expect(link).to_have_value(re.compile(f"^{re.escape(elsewhere)}table/{table}"))
        expect(ada.locator("[data-only-here]")).to_have_count(0)
        link.focus()
        ada.evaluate(JSQR.read_text(encoding="utf-8"))
        assert ada.evaluate(SCAN) == link.input_value()
        # Browsers say there that they trust only HTTPS with some of our headers.
        ben = open_page(link.input_value(), server=server, may_fail=True)
        ben.get_by_role("button", name="Sit down").click()
        expect(ada.locator("[data-place='1']")).to_contain_text("Guest")
        ada.goto(f"{here}/#/")
        ada.locator("details", has_text="another device").locator("summary").click()
        personal = ada.get_by_role("textbox", name="another device")
        expect(personal).to_have_value(re.compile(f"^{re.escape(elsewhere)}me"))
        again = open_page(personal.input_value(), server=server, may_fail=True)
        expect(again.locator("#my-name")).to_have_value("Ada")
