"""What the page weighs on the wire: whatever a browser is sent from the lobby to the first choice at a table."""

from __future__ import annotations

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
    read stay where they are."""
    wire = Wire(room.port)
    page = open_page(f"{wire.url}/", locale="pl-PL")
    page.locator(f"[data-game={game}] .main-button").click()
    assert wait_for_choice(page)
    page.locator(ANYWHERE).first.hover(force=True)
    page.wait_for_load_state("networkidle")
    names = page.evaluate("performance.getEntriesByType('resource').map(each => each.name)")
    page.close()
    wire.close()
    assert [name for name in names if "latin" in name or "RULES" in name] == []
    assert any("nunito-pl" in name for name in names)
    assert 0 < wire.came <= MOST_BYTES
