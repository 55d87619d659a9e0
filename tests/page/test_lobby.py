"""The lobby's form: a table as wished, remembered, and what is wrong said where it can be mended."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seaboard.games import GAMES
from tests.page.conftest import OpenPage
from tests.page.people import check_access_by_day_and_night, no_sideways_scroll, open_form


def table_of(page: Page) -> dict[str, Any]:
    """The table that the page is at, as the server tells it."""
    page.locator("[data-waiting]").wait_for()
    number = page.url.split("/table/")[1].split("?")[0]
    told: dict[str, Any] = page.request.get(f"/api/tables/{number}").json()["table"]
    return told


def test_a_table_is_as_wished_and_the_wish_is_remembered(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("#my-name").fill("Ada")
    open_form(page, "oh_crab")
    page.locator("#option-players").select_option("4")
    for seat, wish in enumerate(["person", "random", "me", "greedy"]):
        page.locator(f"#seat-{seat}").select_option(wish)
    expect(page.locator("#seat-0")).to_have_value("person")
    page.get_by_role("radio", name="Wild Beach").check()
    page.locator("#option-sprint").check()
    page.get_by_text("House rules", exact=True).click()
    page.locator("#option-jump_reed").check()
    page.locator("#clock").select_option("live")
    page.locator("#clock-seconds").fill("45")
    page.locator("#clock-minutes").fill("3")
    page.locator("#stand-in").select_option("random")
    page.locator("#public").uncheck()
    page.get_by_role("button", name="Create the table").click()

    table = table_of(page)
    assert [(seat["name"] and not seat["bot"], seat["bot"]) for seat in table["seats"]] == [
        (None, None),
        (False, "random"),
        (True, None),
        (False, "greedy"),
    ]
    wanted = {"players": 4, "scenario": "5", "sprint": True, "jump_reed": True, "one_symbol": False}
    assert wanted.items() <= table["options"].items()
    assert table["clock"] == {"move": 45, "bank": 180}
    assert table["public"] is False

    page.goto("/")
    open_form(page, "oh_crab")
    expect(page.locator("#option-players")).to_have_value("4")
    expect(page.locator("#seat-2")).to_have_value("me")
    expect(page.get_by_role("radio", name="Wild Beach")).to_be_checked()
    expect(page.locator("#clock-seconds")).to_have_value("45")
    page.locator("#clock").select_option("days")
    page.locator("#clock-days").fill("3")
    page.get_by_role("button", name="Create the table").click()
    assert table_of(page)["clock"] == {"move": 3 * 86400, "bank": 0}


def test_what_cannot_be_is_said_at_the_form(open_page: OpenPage) -> None:
    """Plates that do not exist are refused by the server; the form says what is allowed and can be mended."""
    page = open_page(may_fail=True)
    open_form(page, "oh_crab")
    expect(page.locator("#option-plates")).to_have_count(0)
    page.get_by_role("radio", name="your own plates and tiles").check()
    page.locator("#option-plates").fill("0A 7Z")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("alert")).to_contain_text("0A 1A 2A 3A 9A")
    expect(page.locator("#option-plates")).to_have_attribute("aria-invalid", "true")
    page.locator("#option-plates").fill("0A 1A 2A 3A 9A")
    page.locator("#option-tiles").fill("Aa Ba Ca")
    page.get_by_role("button", name="Create the table").click()
    assert table_of(page)["options"]["plates"] == "0A 1A 2A 3A 9A"


def test_nobody_can_begin_who_has_no_seat(open_page: OpenPage) -> None:
    page = open_page()
    open_form(page, "wreck_raiders")
    page.locator("#option-players").select_option("5")
    page.locator("#option-start").select_option("5")
    page.locator("#option-players").select_option("3")
    expect(page.locator("#option-start")).to_have_value("3")
    expect(page.locator("#option-start option")).to_have_text(["by lot", "1", "2", "3"])


@pytest.mark.parametrize("game", GAMES)
def test_the_form_is_accessible_and_fits_a_phone(open_page: OpenPage, axe: str, game: str) -> None:
    page = open_page(color_scheme="light", viewport={"width": 390, "height": 844})
    open_form(page, game)
    page.locator("#clock").select_option("live")
    for folded in page.locator("dialog summary").all():
        folded.click()
    # At the end of the form the button that always stays in sight covers nothing.
    page.locator("dialog").evaluate("form => [form, ...form.querySelectorAll('*')].forEach(e => (e.scrollTop = 1e6))")
    check_access_by_day_and_night(page, axe)
    no_sideways_scroll(page)
