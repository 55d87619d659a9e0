"""Choosing: a choice shows its consequence before it is made, can be taken back as long as no die has fallen, and
giving up is asked about twice."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from seaboard.core.game import CHANCE
from tests.page.conftest import OpenPage
from tests.page.games import Played
from tests.page.people import CHOICES, choose, play_on, set_up_duel, wait_for_choice
from tests.server.running import Server

AT_THE_BOAT = "0,0"


def until_due(page: Page, due: str) -> None:
    """Play until this is to be decided."""
    while not page.locator(f"main[data-due={due}]").count() or not page.locator(CHOICES).count():
        play_on(page, Random(8), moves=1, board=False)
        assert wait_for_choice(page)


def is_unseen(page: Page, button: Locator) -> bool:
    """Whether the lamp of this buoy, which the page shows right now, shines on a tile that nobody has seen: what it is
    is up to chance."""
    landing = page.locator("[data-landing]")
    expect(landing).to_have_attribute("data-landing", re.compile(f"^{button.inner_text().split()[-1]},"))
    field = landing.get_attribute("data-landing")
    return page.locator(f"[data-field='{field}'][data-shows=unseen]").count() > 0


def find_unseen(page: Page) -> Locator:
    """A buoy whose lamp shines on a tile that nobody has seen."""
    for button in page.locator(CHOICES).all():
        button.hover()
        if is_unseen(page, button):
            return button
    raise AssertionError("every tile has been seen")


@pytest.mark.parametrize("how", ["hover", "focus"])
def test_a_choice_shows_where_it_leads_and_with_which_odds(open_page: OpenPage, how: str) -> None:
    """The landing of every choice; odds where a tile lies that nobody has seen."""
    page = open_page()
    set_up_duel(page)
    until_due(page, "choose_buoy")
    told = 0
    for button in page.locator(CHOICES).all():
        if how == "hover":
            button.hover()
        else:
            page.mouse.move(0, 0)  # where a pointer rests on another choice, that one is shown
            button.blur()
            button.focus()
        if is_unseen(page, button):
            expect(page.locator("[data-odds]")).to_be_visible()
            expect(page.locator("[data-consequence]")).to_contain_text("%")
            told += 1
    assert told


def test_undo_says_what_it_takes_back_and_stops_at_the_dice(open_page: OpenPage) -> None:
    page = open_page()
    set_up_duel(page)
    undo = page.locator("[data-tool=undo]")
    until_due(page, "choose_die")
    while page.locator("svg.board").get_attribute("data-lamp") != AT_THE_BOAT:
        choose(page, page.locator(CHOICES).first.click)
        until_due(page, "choose_die")
    button = page.locator(".prompt [data-do]").first
    chosen = button.inner_text()
    choose(page, button.click)
    assert page.locator("main[data-due=choose_buoy]").count()
    expect(undo).to_be_enabled()
    expect(undo).to_have_attribute("title", f"Take back: {chosen}")
    choose(page, undo.click)
    expect(page.locator("main")).to_have_attribute("data-due", "choose_die")
    expect(page.get_by_role("alert")).to_have_text(f"Taken back: {chosen}")
    choose(page, page.locator(CHOICES).first.click)
    choose(page, find_unseen(page).click)
    expect(undo).to_be_disabled()
    expect(undo).to_have_attribute("title", re.compile("^Nothing can be taken back now"))


def is_for_bots_to_allow(game: Played) -> bool:
    """Whether it may not be taken back at once what somebody has decided, but chance has shown nothing since."""
    play = game.watches[0].play or {}
    lines = game.past("history")["lines"]
    actors = [line.get("actor", CHANCE) for line in reversed(lines) if line["line"] == "action"]
    return 0 in actors and not play["may_undo"] and CHANCE not in actors[: actors.index(0)]


def test_bots_let_everything_be_taken_back_that_chance_has_not_followed(open_page: OpenPage, room: Server) -> None:
    game = Played(room, moves=1, game="oh_crab", bots=("random",))
    while not is_for_bots_to_allow(game):
        assert not game.watches[0].is_over()
        game.go_on()
    page = game.open(open_page)
    undo = page.locator("[data-tool=undo]")
    expect(undo).to_have_attribute("title", re.compile("^Take back: "))
    title = undo.get_attribute("title") or ""
    choose(page, undo.click)
    expect(page.get_by_role("alert")).to_have_text(title.replace("Take back", "Taken back"))
    assert "undo" in [line["line"] for line in game.past("history")["lines"]]


def test_abandoning_asks_first(open_page: OpenPage, room: Server) -> None:
    page = open_page()
    set_up_duel(page)
    for sure in (False, True):
        page.locator("[data-tool=more]").click()
        page.locator("[data-more=abandon]").click()
        expect(page.locator("main")).to_have_attribute("data-settled", "true")
        page.locator("[data-more=sure]" if sure else ".sure .main-button").click()
        expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("[data-prompt]")).to_contain_text("abandoned")
