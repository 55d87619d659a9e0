"""Languages, themes, phones, accessibility, weight: what holds for every page."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from seaboard.locales.words import LANGUAGES, Words
from tests.page.conftest import OpenPage
from tests.page.people import (
    CHOICES,
    check_access_by_day_and_night,
    no_sideways_scroll,
    play_on,
    set_up_duel,
    wait_for_choice,
)

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MOST_BYTES = 180 * 1024


def test_lobby_and_table_are_accessible(open_page: OpenPage, axe: str) -> None:
    page = open_page(color_scheme="light")
    page.locator("[data-game]").first.wait_for()
    check_access_by_day_and_night(page, axe)
    page.locator("[data-game=schatztaucher] .other-button").click()
    check_access_by_day_and_night(page, axe)
    page.keyboard.press("Escape")
    set_up_duel(page)
    wait_for_choice(page)
    check_access_by_day_and_night(page, axe)
    page.locator("[data-tool=rules]").click()
    page.locator("dialog dl").first.wait_for()
    check_access_by_day_and_night(page, axe)
    page.keyboard.press("Escape")
    page.locator("[data-tool=plain]").click()
    check_access_by_day_and_night(page, axe)
    page.goto("/#/rules/schatztaucher")
    page.locator("dl").first.wait_for()
    check_access_by_day_and_night(page, axe)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_without_loading_anew(open_page: OpenPage, language: str) -> None:
    page = open_page()
    set_up_duel(page)
    page.evaluate("window.stayed = true")
    page.locator("select[name=language]").select_option(language)
    words = Words(language, "page")
    expect(page.locator("[data-tool=rules]")).to_have_text(words("rules"))
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate("window.stayed")
    page.reload()
    expect(page.locator("[data-tool=rules]")).to_have_text(words("rules"))
    page.goto("/#/rules/schatztaucher")
    game = Words(language, "schatztaucher")
    expect(page.locator("[data-chapter='2']")).to_have_text(game("chapter-2"))
    page.locator("#rule-search").fill(game.rule("ST-3.4").upper())
    expect(page.locator("dl dt")).to_have_text(["ST-3.4"])
    expect(page.locator("dl dd p").first).to_have_text(game.rule("ST-3.4"))


def test_refusals_follow_the_language(open_page: OpenPage) -> None:
    page = open_page("/#/table/0000000000000000")
    expect(page.locator(".note p")).to_have_text(Words("en", "server")("trouble-no-such-table"))
    for language in ("pl", "de"):
        page.locator("select[name=language]").select_option(language)
        expect(page.locator(".note p")).to_have_text(Words(language, "server")("trouble-no-such-table"))


def test_the_rules_at_length_follow_the_language_and_are_searched_in_it(open_page: OpenPage) -> None:
    page = open_page("/#/rules/schatztaucher")
    at_length = page.locator("[data-rule-id='ST-2.8'] details p")
    expect(at_length).to_contain_text("gold bar")
    page.locator("select[name=language]").select_option("de")
    expect(at_length).to_contain_text("Goldbarren")
    page.locator("#rule-search").fill("normalerweise")
    expect(page.locator("dl dt")).to_have_text(["ST-2.8"])
    expect(at_length).to_be_visible()
    page.goto("/#/rules/oh_crab")
    page.locator("#rule-search").fill("Muschelbank")
    expect(page.locator("dl dt")).to_have_text(["E14"])
    expect(page.locator(".preface")).to_contain_text("rekonstruiert")
    page.locator("select[name=language]").select_option("en")
    expect(page.locator("dl dt")).to_have_count(0)


def test_the_browsers_language_is_spoken_at_first(open_page: OpenPage) -> None:
    page = open_page(locale="pl-PL")
    expect(page.locator("#games-heading")).to_have_text(Words("pl", "page")("games"))


def test_the_theme_follows_the_system_and_can_be_chosen(open_page: OpenPage) -> None:
    page = open_page(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.locator("[data-theme-switch]").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")


def test_a_phone_shows_everything_without_sideways_scrolling(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    page.locator("[data-game]").first.wait_for()
    no_sideways_scroll(page)
    set_up_duel(page)
    rng = Random(6)
    for _ in range(8):
        if not wait_for_choice(page):
            break
        no_sideways_scroll(page)
        for choice in page.locator(CHOICES).all():
            box = choice.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
        play_on(page, rng, moves=1)
    page.locator("[data-tool=log]").click()
    expect(page.locator(".talk.drawer")).to_be_visible()
    no_sideways_scroll(page)
    page.keyboard.press("Escape")
    expect(page.locator(".talk")).to_be_hidden()


def test_with_motion_the_story_is_told_and_a_click_hurries_it(open_page: OpenPage) -> None:
    """The lamp really sinks, the dice really tumble, and play goes on all the same."""
    page = open_page(reduced_motion="no-preference", pace="quick")
    set_up_duel(page)
    assert play_on(page, Random(7), moves=8, moving=True) == 8
    expect(page.locator("html")).to_have_attribute("data-motion", "on")
    page.get_by_role("button", name="Motion").click()
    expect(page.locator("html")).to_have_attribute("data-motion", "off")


def test_a_closed_door_says_so(open_page: OpenPage) -> None:
    page = open_page("/#/table/0000000000000000")
    expect(page.get_by_role("heading", name="This door is closed")).to_be_visible()


def test_lobby_and_one_board_are_light(open_page: OpenPage) -> None:
    """All scripts and styles on the wire, from the lobby to the first choice at the board."""
    page = open_page()
    page.locator("[data-game=schatztaucher] .main-button").click()
    assert wait_for_choice(page)
    loaded: dict[str, int] = page.evaluate(
        "Object.fromEntries(performance.getEntriesByType('resource').map(each => [each.name, each.encodedBodySize]))"
    )
    weights = [size for name, size in loaded.items() if name.endswith((".js", ".css"))]
    assert len(weights) > 5
    assert 0 < sum(weights) <= MOST_BYTES
