"""Whatever cannot be chosen says why, with the rule: under the pointer, under a finger, and in the rules dialog."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import OpenPage
from tests.page.games import Played
from tests.page.people import CHOICES, choose, set_up_duel, wait_for_choice
from tests.page.test_page import PHONE
from tests.server.running import Server

CAPTION = "[data-caption]"


def dive(page: Page) -> str:
    """Play on until a tile lies under the lamp and can be taken or left; the buoy above it."""
    for _ in range(60):
        assert wait_for_choice(page)
        if page.locator(f"{CHOICES}[data-do=take]").count():
            return str(page.locator("svg.board").get_attribute("data-lamp")).split(",")[0]
        choose(page, page.locator(CHOICES).first.click)
    raise AssertionError("nobody ever came to a tile")


def other_buoy(buoy: str) -> str:
    return "1" if buoy != "1" else "5"


def test_a_pointer_learns_why_not(open_page: OpenPage) -> None:
    """Another buoy, a tile of another column, the boat over a tile, a tile of the wreck."""
    page = open_page()
    set_up_duel(page)
    other = other_buoy(dive(page))
    for thing, rule in (
        (f"[data-buoy='{other}'] .buoy", "ST-2.5"),
        (f"[data-field='{other},9'] .spot", "ST-2.5"),
        (".sailing .sail", "ST-2.11"),
        ("[data-wreck] .coin", "ST-2.9"),
    ):
        page.locator(f"svg.board {thing}").last.hover(force=True)
        expect(page.locator(f"{CAPTION} [data-rule='{rule}']")).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator(CAPTION)).to_have_count(0)


def test_a_finger_that_is_held_learns_why_not_and_chooses_nothing(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    set_up_duel(page)
    buoy = dive(page)
    seq = page.locator("main").get_attribute("data-seq")
    hold(page, f"svg.board [data-buoy='{other_buoy(buoy)}'] .buoy")
    expect(page.locator(f"{CAPTION} [data-rule='ST-2.5']")).to_be_visible()
    hold(page, "svg.board [data-action] .tile")
    expect(page.locator(CAPTION)).to_contain_text("Take")
    assert page.locator("main").get_attribute("data-seq") == seq
    choose(page, page.locator("svg.board [data-action] .tile").tap)


def hold(page: Page, selector: str) -> None:
    """Touch something until it says what it is, then let go."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    page.locator(CAPTION).wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_keyboard_finds_why_not_in_the_rules(open_page: OpenPage) -> None:
    page = open_page()
    set_up_duel(page)
    dive(page)
    page.locator("[data-tool=rules]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog .now")).to_contain_text("Why not?")
    expect(page.locator("dialog .now")).to_contain_text("ST-2.11")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_nothing_is_possible_and_impossible_at_once(open_page: OpenPage, room: Server) -> None:
    """The start cards of all players bear the same names: one has planned hers, the other has not."""
    for page in Played(room, moves=1, people=2, game="oh_crab").open_all(open_page):
        assert wait_for_choice(page)
        page.keyboard.press("r")
        about = page.locator("dialog .about")
        about.first.wait_for()
        told = [choice for text in about.all_inner_texts() for choice in text.split(" · ")]
        assert len(told) == len(set(told)) > 1, told
