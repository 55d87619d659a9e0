"""Whole games of all three games: two people and a bot at one table, a spectator beside them, to the score sheet; and
what one of them plans in secret stays secret."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import OpenPage
from tests.page.games import away, play_for, table_of
from tests.page.people import (
    ANYWHERE,
    CHOICES,
    OVER,
    choose,
    invite_and_start,
    note_frames,
    open_form,
    play_by_itself,
    tab_to,
    wait_for_choice,
    wait_for_totals,
)
from tests.server.running import Server

Table = tuple[Page, Page, Page]

SHORT = {"schatztaucher": [], "wreck_raiders": [], "oh_crab": ["#option-sprint"]}
SEEDS = {"schatztaucher": (0, 0, 0), "wreck_raiders": (1, 2, 3), "oh_crab": (1, 2, 3)}
"""How the people play; whoever always takes the last choice is sooner done at Die Schatztaucher."""
MEANWHILE = {"schatztaucher": 135, "wreck_raiders": 80, "oh_crab": 70}
"""So many actions are played over the network in the middle of a game: most of a short one."""


@pytest.fixture
def sit_together(open_page: OpenPage) -> Callable[[str], Table]:
    """Ada and Ben at a table with a bot, and Eve who watches."""

    def sit(game: str) -> Table:
        ada, ben, eve = open_page(), open_page(), open_page()
        ada.locator("#my-name").fill("Ada")
        open_form(ada, game)
        ada.locator("#option-players").select_option("3")
        ada.locator("#seat-2").select_option("greedy")
        for switch in SHORT[game]:
            ada.locator(switch).check()
        ada.locator("#public").uncheck()
        ada.get_by_role("button", name="Create the table").click()
        invite_and_start(ada, ben, eve)
        return ada, ben, eve

    return sit


@pytest.mark.parametrize("game", SHORT)
def test_two_people_and_a_bot_play_to_the_score_sheet(
    sit_together: Callable[[str], Table], room: Server, game: str
) -> None:
    """In the middle of it all leave the page for a while, and the game goes on. All see the same result, the spectator
    too."""
    ada, ben, eve = sit_together(game)
    first, second, third = SEEDS[game]
    play_by_itself(ada, first)
    play_by_itself(ben, second)
    ben.wait_for_function("() => window.clicks > 8")
    table = table_of(ada)
    with away((ada, ben, eve)):
        play_for(room, table, (ada, ben), most=MEANWHILE[game])
    play_by_itself(ada, first)
    play_by_itself(ben, third)
    totals = [wait_for_totals(page) for page in (ada, ben, eve)]
    assert len(totals[0]) == 3
    assert totals[0] == totals[1] == totals[2]
    assert eve.locator(CHOICES).count() == 0


def test_a_whole_game_of_oh_crab_by_keyboard(open_page: OpenPage) -> None:
    """Tab and Enter only, once the table is set up."""
    page = open_page()
    open_form(page, "oh_crab")
    for seat in ("1", "2"):
        page.locator(f"#seat-{seat}").select_option("greedy")
    page.locator("#option-sprint").check()
    page.get_by_role("button", name="Create the table").click()
    page.get_by_role("button", name="Start the game").wait_for()
    tab_to(page, "[data-waiting] .next .main-button")
    page.keyboard.press("Enter")
    while wait_for_choice(page):
        tab_to(page, "main [data-action]")
        choose(page, lambda: page.keyboard.press("Enter"))
    expect(page.locator(OVER)).to_be_visible()


def test_secret_plans_reach_nobody_else(sit_together: Callable[[str], Table]) -> None:
    """Ada plans one card after another. To Ben and to Eve it is the same each time: their pages and what the server
    sends them do not depend on the card. Ada's own page does."""
    ada, ben, eve = sit_together("oh_crab")
    frames: dict[Page, list[str]] = {page: [] for page in (ben, eve)}
    for page in (ben, eve):
        note_frames(page, frames[page])
        page.reload()
        page.locator("[data-prompt]").wait_for()
    expect(ada.locator("[data-prompt]")).to_contain_text("Choose a card of your hand")
    expect(eve.locator(".talk")).to_contain_text("Finn has planned a card.")
    plan(ada, 0, (ben, eve))
    seen: dict[Page, list[tuple[str, list[Any]]]] = {page: [] for page in (ada, ben, eve)}
    for card in (1, 2, 3):
        for page in (ben, eve):
            frames[page].clear()
        plan(ada, card, (ben, eve))
        for page in (ada, ben, eve):
            told = [neutral_frame(frame) for frame in frames.get(page, []) if '"update"' in frame]
            seen[page].append((neutral_page(page), told))
    for page in (ben, eve):
        assert seen[page][0][1] != []
        assert seen[page][0] == seen[page][1] == seen[page][2]
    assert len({shown for shown, _ in seen[ada]}) == 3


def plan(ada: Page, card: int, others: tuple[Page, ...]) -> None:
    """Plan the card at this place of the hand, and wait until everybody has heard that Ada has planned one."""
    wait_for_choice(ada)
    buttons = ada.locator(ANYWHERE)
    choose(ada, buttons.nth(card % buttons.count()).click)
    seq = ada.locator("main").get_attribute("data-seq") or ""
    for page in others:
        expect(page.locator("main")).to_have_attribute("data-seq", seq)


def neutral_frame(frame: str) -> Any:
    """What the server sent, without the numbers that grow with every message."""
    return json.loads(re.sub(r'"(number|seq|at)":\d+', r'"\1":0', frame))


def neutral_page(page: Page) -> str:
    """The whole page as text of its elements, without what grows with every line of the log."""
    html: str = page.evaluate(
        """() => {
            const copy = document.documentElement.cloneNode(true);
            for (const list of copy.querySelectorAll('.talk, [data-recap], div.for-ears')) {
                const lines = new Set();
                for (const line of list.querySelectorAll('li, p')) {
                    if (lines.has(line.textContent)) line.remove();
                    lines.add(line.textContent);
                }
            }
            return copy.outerHTML;
        }"""
    )
    return re.sub(r'data-(seq|after)="\d+"', "", html)
