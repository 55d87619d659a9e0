"""Several people at one device: they sit down in the waiting room, and the page goes from one to the next."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.page.conftest import PATIENCE_MS, OpenPage
from tests.page.people import (
    ANYWHERE,
    OVER,
    check_access,
    choose,
    open_form,
    play_by_itself,
    wait_for_choice,
)

THE_GAME = "[data-plain], .prompt, .talk, [data-seat]"


def share_device(page: Page, game: str, switch: str | None = None) -> None:
    """Ada sets up a table for three, puts Ben on the next seat at her own device and a bot on the last, and starts."""
    page.locator("#my-name").fill("Ada")
    open_form(page, game)
    page.locator("#option-players").select_option("3")
    page.locator("#seat-2").select_option("greedy")
    if switch:
        page.locator(switch).check()
    page.get_by_role("button", name="Create the table").click()
    page.get_by_role("button", name="Another player here").click()
    page.get_by_label("Name of the player at this device").fill("Ben")
    page.get_by_role("button", name="Sits here").click()
    expect(page.locator("[data-place='1']")).to_contain_text("Ben (at this device)")
    page.get_by_role("button", name="Start the game").click()


def whose_page(page: Page) -> str:
    """The name of the player for whom the page plays."""
    return page.locator("[data-seat]", has=page.locator(".you")).locator(".who b").inner_text().split("\xa0")[0]


def test_with_secrets_a_curtain_falls_between_two_players(open_page: OpenPage, axe: str) -> None:
    """Behind it is nothing of the game. A whole game goes to its end this way."""
    page = open_page()
    share_device(page, "oh_crab", "#option-sprint")
    for name in ("Ada", "Ben"):
        expect(page.locator("[data-curtain] h1")).to_have_text(f"Pass the device to {name}")
        expect(page.locator(THE_GAME)).to_have_count(0)
        expect(page.get_by_role("button", name=f"I am {name}")).to_be_focused()
        if name == "Ada":
            check_access(page, axe)
        page.keyboard.press("Enter")
        assert wait_for_choice(page)
        assert whose_page(page) == name
        page.reload()
        expect(page.locator(THE_GAME)).to_have_count(0)
        page.get_by_role("button", name=f"I am {name}").click()
        assert wait_for_choice(page)
        assert whose_page(page) == name
        page.locator(ANYWHERE).first.click()
    play_by_itself(page, 5)
    page.locator(OVER).wait_for(timeout=PATIENCE_MS * 10)
    assert page.locator(f"{OVER} tr").first.locator("th").all_inner_texts()[-3:] == ["Ada", "Ben", "Finn"]


def test_without_secrets_the_page_follows_the_turn_and_comes_back(open_page: OpenPage) -> None:
    """When Ada's turn has passed to Ben she can still take it back, as long as nothing was shown."""
    page = open_page()
    share_device(page, "wreck_raiders")
    rng, before = Random(4), ""
    undo = page.locator("[data-tool=undo]")
    while True:
        assert wait_for_choice(page)
        name = whose_page(page)
        if (before, name) == ("Ada", "Ben") and (undo.get_attribute("title") or "").startswith("Take back: "):
            break
        before = name
        spots = page.locator(ANYWHERE)
        choose(page, spots.nth(rng.randrange(spots.count())).click)
    choose(page, undo.click)
    expect(page.locator("[data-seat]", has=page.locator(".you")).locator(".who b")).to_contain_text("Ada")
    assert wait_for_choice(page)
    choose(page, page.locator(ANYWHERE).first.click)
