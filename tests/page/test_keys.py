"""What a key and a button of the mouse do, and how often: a digit makes the choice that shows it, a key that is
held does nothing more, and a slow click is a click."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.page.beach import click_on
from tests.page.conftest import OpenPage
from tests.page.games import Played
from tests.page.people import CHOICES, choose, set_up_duel
from tests.page.test_choosing import until_due
from tests.server.running import Server

BADGES = "[data-target] [data-key]"
SLOW_MS = 600


def note_actions(page: Page) -> list[int]:
    """The actions that the page plays from its next connection on."""
    played: list[int] = []

    def note(frame: str | bytes) -> None:
        asked = json.loads(frame)
        if asked["do"] == "act":
            played.append(asked["action"])

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return played


def digits_of(page: Page, spots: str) -> dict[str, int]:
    """Which action each digit that is shown stands for."""
    keys = "all => all.map(each => [each.dataset.key, Number(each.dataset.action)])"
    return dict(page.locator(f"{spots} >> visible=true").evaluate_all(keys))


def test_a_die_is_chosen_by_its_own_number(open_page: OpenPage) -> None:
    """Not by its place in the list."""
    page = open_page()
    played = note_actions(page)
    set_up_duel(page)
    until_due(page, "choose_die")
    while (odd := oddly_placed(page)) is None:
        choose(page, page.locator(CHOICES).first.click)
        until_due(page, "choose_die")
    key, action = odd
    expect(page.locator(f".prompt [data-do=die][data-action='{action}']")).to_contain_text(key)
    choose(page, lambda: page.keyboard.press(key))
    assert played[-1] == action


def oddly_placed(page: Page) -> tuple[str, int] | None:
    """A die that stands in the list where its number would not be looked for, and what choosing it is."""
    digits = digits_of(page, ".prompt [data-do=die]")
    return next((odd for at, odd in enumerate(digits.items()) if odd[0] != str(at + 1)), None)


def test_a_badge_on_the_beach_goes_before_what_lies_beside_it(open_page: OpenPage, room: Server) -> None:
    page = Played(room, moves=0, game="oh_crab").open(open_page)
    played = note_actions(page)
    page.reload()
    rng = Random(2)
    seen = 0
    while seen < 3:
        page.locator(f"main[data-settled=true] {CHOICES}").first.wait_for(state="attached")
        drawn = digits_of(page, BADGES)
        beside = page.locator(".prompt [data-action]:not(details *) >> visible=true")
        if not drawn or not beside.count():
            click_on(page, rng, 1)
            continue
        assert page.locator(".prompt [data-key] >> visible=true").count() == 0, "a digit is shown twice"
        key = min(drawn)
        expect(page.locator(f"[data-target] [data-action='{drawn[key]}']")).to_have_attribute("data-key", key)
        choose(page, lambda key=key: page.keyboard.press(key))  # type: ignore[misc]
        assert played[-1] == drawn[key]
        seen += 1


@pytest.mark.parametrize("how", ["digit", "button", "drawing"])
def test_a_held_key_plays_once(open_page: OpenPage, how: str) -> None:
    page = open_page()
    played = note_actions(page)
    set_up_duel(page)
    until_due(page, "choose_buoy")
    played.clear()
    spot = page.locator("svg.board [data-buoy] [data-action]" if how == "drawing" else CHOICES).first
    key = spot.get_attribute("data-key") if how == "digit" else "Enter"
    assert key
    if how != "digit":
        page.keyboard.press("Shift")  # a keyboard is at work: what has the focus shows it
        spot.focus()
    choose(page, lambda: page.keyboard.down(key))
    until_my_choice(page)
    if how != "digit":
        page.locator("svg.board [data-action]" if how == "drawing" else CHOICES).first.focus()
    for _ in range(5):
        page.keyboard.down(key)
    page.keyboard.up(key)
    page.keyboard.press("?")
    expect(page.locator("[data-keys]")).to_be_visible()
    assert len(played) == 1


def until_my_choice(page: Page) -> None:
    """Wait until there is something to choose: on the drawing, too."""
    page.locator(CHOICES).first.wait_for()
    expect(page.locator("main")).to_have_attribute("data-settled", "true")


def test_a_slow_click_with_the_mouse_is_a_click(open_page: OpenPage, room: Server) -> None:
    """Only fingers that are held want to know more."""
    page = open_page()
    set_up_duel(page)
    until_due(page, "choose_buoy")
    buoy = page.locator("svg.board [data-buoy] [data-action]").first
    choose(page, lambda: buoy.click(delay=SLOW_MS))

    page = Played(room, moves=0, game="oh_crab").open(open_page)
    card = page.locator(".tray button[data-action] >> visible=true").first
    rng = Random(3)
    while not card.count():
        click_on(page, rng, 1)
        page.locator(f"main[data-settled=true] {CHOICES}").first.wait_for(state="attached")
    choose(page, lambda: card.click(delay=SLOW_MS))
