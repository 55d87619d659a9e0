"""The drawn board of Wreck Raiders: whole games by clicking on it, what it shows compared with what the server says,
and what a choice leads to before it is made."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.page.conftest import PATIENCE_MS, OpenPage
from tests.page.people import OVER, check_access, open_form

GAME = "wreck_raiders"
BOARD = "[data-board] [data-action]"

CLICKER = """seed => {
    const pick = (length) => (seed = (seed * 48271) % 2147483647) % length;
    window.clicks = { board: 0, beside: 0 };
    const press = (thing) => thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const click = () => {
        if (document.querySelector('[data-end]')) return;
        const mine = document.querySelector('[data-seat][aria-current] .you');
        const drawn = [...document.querySelectorAll('[data-board] [data-action]')];
        const spare = [...document.querySelectorAll('[data-board] [data-display] [data-action] .cross')];
        const things = drawn.filter((each) => !spare.some((cross) => each.contains(cross)));
        const beside = [...document.querySelectorAll('.prompt [data-action]:not([disabled])')];
        const ending = beside.filter((each) => /^(no_|enough|let_go)/.test(each.dataset.do));
        if (mine && things.length > 0 && (ending.length === 0 || pick(4) > 0)) {
            window.clicks.board += 1;
            press(things[pick(things.length)]);
        } else if (mine && beside.length > 0) {
            window.clicks.beside += 1;
            (ending[0] ?? beside[pick(beside.length)]).click();
        }
        setTimeout(click, 4);
    };
    click();
}"""
"""From now on the page clicks on its own drawing whenever it is its person's turn, beside it only to end a step."""


def set_up(page: Page, players: int) -> None:
    """From the lobby to a game of one person and bots."""
    open_form(page, GAME)
    page.locator("#option-players").select_option(str(players))
    for seat in range(1, players):
        page.locator(f"#seat-{seat}").select_option("greedy")
    page.locator("dialog .main-button").click()
    page.locator("[data-waiting] .next .main-button").click()
    page.locator("[data-board]").wait_for()


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_whole_game_is_played_on_the_board(open_page: OpenPage, axe: str, players: int) -> None:
    """To the score sheet, with nearly all clicks on the drawing."""
    page = open_page()
    set_up(page, players)
    check_access(page, axe)
    page.evaluate(CLICKER, 7 + players)
    page.locator(OVER).wait_for(timeout=PATIENCE_MS * 10)
    clicks: dict[str, int] = page.evaluate("window.clicks")
    assert clicks["board"] > 2 * clicks["beside"]
    totals = [int(each) for each in page.locator(f"{OVER} tfoot td").all_inner_texts()]
    assert len(totals) == players
    check_access(page, axe)
