"""What the page weighs on the wire: whatever a browser is sent from the lobby to the first choice at a table."""

from __future__ import annotations

import json

import pytest

from tests.page.conftest import OpenPage
from tests.page.people import ANYWHERE, wait_for_choice
from tests.page.proxy import Wire
from tests.server.running import Server

MOST_BYTES = 200_000


@pytest.mark.parametrize("game", ["schatztaucher", "wreck_raiders", "oh_crab"])
def test_lobby_and_one_board_are_light(open_page: OpenPage, room: Server, game: str) -> None:
    """Scripts, styles, fonts, icons, words, the rules for the browser, all that the server is asked and tells, and what
    each answer costs beside its contents; in Polish, which has letters of its own. The whole fonts and the rules to
    read stay where they are. What bots do who begin is the game's and not the page's: it is as long as they please."""
    wire = Wire(room.port)
    frames: list[str] = []
    page = open_page(f"{wire.url}/", locale="pl-PL", frames=frames)
    page.locator(f"[data-game={game}] .main-button").click()
    assert wait_for_choice(page)
    page.locator(ANYWHERE).first.hover(force=True)
    page.wait_for_load_state("networkidle")
    names = page.evaluate("performance.getEntriesByType('resource').map(each => each.name)")
    page.close()
    wire.close()
    assert [name for name in names if "latin" in name or "RULES" in name] == []
    assert any("nunito-pl" in name for name in names)
    story = sum(len(frame.encode()) for frame in frames if json.loads(frame)["say"] == "update")
    assert story < wire.came <= MOST_BYTES + story
