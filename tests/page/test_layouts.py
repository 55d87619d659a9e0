"""Every screen has a layout of its own: board and choices are in sight together, and nothing scrolls into nothing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.page.conftest import OpenPage
from tests.page.games import Played
from tests.page.people import CHOICES, no_sideways_scroll
from tests.server.running import Server

SCREENS: dict[str, dict[str, Any]] = {
    "1280x800": {"viewport": {"width": 1280, "height": 800}},
    "844x390": {"viewport": {"width": 844, "height": 390}},
    "1024x768": {"viewport": {"width": 1024, "height": 768}},
    "820x1180": {"viewport": {"width": 820, "height": 1180}},
    "1920x1080": {"viewport": {"width": 1920, "height": 1080}},
    "1280x800 at 200 %": {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2},
}
LANGUAGES = ("en", "de", "fr", "it", "pl")


@pytest.fixture(scope="module")
def game(room: Server) -> Played:
    """Four seats, some way into a game that is not over, and a choice that stands beside the board."""
    while True:
        played = Played(room, moves=20, bots=("greedy",) * 3)
        watch = played.watches[0]
        while not watch.is_over():
            if watch.play and watch.play["due"] == "choose_buoy":
                return played
            played.go_on()


def box(page: Page, selector: str) -> dict[str, float]:
    """Where something is on the screen."""
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "height": height, "right": x + width, "bottom": y + height}


@pytest.mark.parametrize("screen", SCREENS)
def test_board_and_choices_are_in_sight_together(open_page: OpenPage, game: Played, screen: str) -> None:
    page = game.open(open_page, **SCREENS[screen])
    page.locator(CHOICES).first.wait_for()
    no_sideways_scroll(page)
    left_over = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert left_over <= 0, "the page scrolls into nothing"
    height = page.evaluate("innerHeight")
    board, prompt, tools = (box(page, selector) for selector in ("svg.board", ".prompt", ".tools"))
    for each in (board, prompt, tools):
        assert each["y"] >= 0
        assert each["bottom"] <= height + 1
    assert board["right"] <= prompt["x"] or board["bottom"] <= prompt["y"] + 1, "the choices cover the board"
    if screen in ("1280x800", "1920x1080"):
        overflow = page.evaluate(
            "(column => column.scrollHeight - column.clientHeight)(document.querySelector('.left'))"
        )
        assert overflow <= 0, "what lies before the players does not fit"
        cut = page.evaluate(
            "[...document.querySelectorAll('[data-seat] [data-chip]')].filter(chip => "
            "chip.getBoundingClientRect().right > chip.closest('.left').getBoundingClientRect().right).length"
        )
        assert cut == 0, "tiles are cut off"


WHOLE = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const inside = ({ left, right }) => left >= 0 && right <= innerWidth;
    const cut = (node) => node.scrollWidth > node.clientWidth + 1;
    const high = (choice) => choice.querySelector('.phrase').getBoundingClientRect().height > 26;
    return {
        seats: all('[data-seat]').filter((seat) => inside(seat.getBoundingClientRect())).length,
        cut: all('[data-seat] .who b').filter(cut).map((name) => name.textContent),
        broken: all('.prompt .choice').filter(high).length,
    };
}"""
"""How many seats are wholly to be seen, which names are cut off, and how many choices have their words in two lines."""


@pytest.mark.parametrize("screen", ["390x844", "1024x768", "1280x800 at 200 %"])
def test_four_seats_are_seen_with_their_names_on_little_room(open_page: OpenPage, game: Played, screen: str) -> None:
    page = game.open(open_page, **SCREENS.get(screen, {"viewport": {"width": 390, "height": 844}}))
    page.locator(CHOICES).first.wait_for()
    assert page.evaluate(WHOLE) == {"seats": 4, "cut": [], "broken": 0}


SHARED = """() => [...document.querySelectorAll('[data-seat]')].map((seat) => {
    const inside = (part, room) => part.left >= room.left - 1 && part.right <= room.right + 1;
    const card = seat.getBoundingClientRect();
    const row = seat.parentElement;
    const lies = [...seat.querySelectorAll('.before :is(li, svg)')].filter((each) => each.checkVisibility());
    return inside(card, { left: 0, right: innerWidth }) && row.scrollWidth <= row.clientWidth
        && lies.every((each) => inside(each.getBoundingClientRect(), card));
})"""
"""Of each seat, whether it is to be seen with all that lies before it, and none of that on a neighbour's card."""


@pytest.mark.parametrize("name", ["oh_crab", "wreck_raiders"])
def test_five_share_the_row_of_seats(open_page: OpenPage, room: Server, name: str) -> None:
    played = Played(room, moves=3, game=name, bots=("random",) * 4)
    page = played.open(open_page, locale="de-DE", viewport={"width": 390, "height": 844})
    page.locator("[data-prompt]").wait_for()
    for width, height in ((390, 844), (844, 390), (640, 400)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(SHARED) == [True] * 5, (width, height)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_mats_are_in_sight_beside_the_board(open_page: OpenPage, room: Server, players: int) -> None:
    """They are as large as they can be, and no larger."""
    played = Played(room, moves=3, game="wreck_raiders", bots=("random",) * (players - 1))
    page = played.open(open_page)
    page.locator("[data-prompt]").wait_for()
    for width, height in ((1280, 800), (1920, 800), (1440, 900), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        overflow = page.evaluate(
            "(column => column.scrollHeight - column.clientHeight)(document.querySelector('.left'))"
        )
        assert overflow <= 0, (width, height)


def test_below_a_long_board_a_tablet_shows_what_three_others_did(open_page: OpenPage, room: Server) -> None:
    played = Played(room, moves=8, game="oh_crab", bots=("greedy",) * 3)
    watch = played.watches[0]
    while watch.play is None or watch.play["due"] != "act" or watch.play["view"]["round"] < 3:
        played.go_on()
    page = played.open(open_page, **SCREENS["820x1180"])
    page.locator("[data-recap] li").nth(2).wait_for()
    assert page.evaluate("(list => list.scrollHeight - list.clientHeight)(document.querySelector('[data-recap]'))") <= 0


HIDDEN = """() => {
    const room = document.querySelector('.prompt').getBoundingClientRect();
    return [...document.querySelectorAll('.prompt [data-action]')].filter((choice) => {
        const { top, bottom } = choice.getBoundingClientRect();
        return top < room.top || bottom > room.bottom + 1;
    }).map((choice) => choice.textContent);
}"""
"""The choices that cannot be seen without scrolling."""


@pytest.mark.parametrize("screen", SCREENS)
def test_whatever_the_others_did_all_choices_are_in_sight(open_page: OpenPage, room: Server, screen: str) -> None:
    """To stop or to dive on, when three others have had long turns."""
    played = Played(room, moves=20, bots=("greedy",) * 3)
    watch = played.watches[0]
    while not watch.is_over() and (not watch.play or watch.play["due"] != "decide"):
        played.go_on()
    page = played.open(open_page, **SCREENS[screen])
    page.locator(CHOICES).first.wait_for()
    assert page.locator("[data-recap]").count() == 1
    assert page.evaluate(HIDDEN) == []


BROKEN = """() => [...document.querySelectorAll('.tray .name')].flatMap((name) => {
    const text = name.firstChild;
    return [...text.data.matchAll(/\\S+/g)].filter((word) => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length > 1;
    }).map(([word]) => word);
})"""
"""The words in the names of cards and tiles that stand in two lines."""


@pytest.mark.parametrize("screen", ["1280x800", "1024x768", "820x1180"])
def test_the_adventure_pack_breaks_no_words_and_scrolls_into_nothing(
    open_page: OpenPage, room: Server, screen: str
) -> None:
    pack = {"players": 4, "surprises": True, "events": True, "challenges": True, "asymmetry": True}
    played = Played(room, moves=6, game="oh_crab", bots=("greedy",) * 3, options=pack)
    page = played.open(open_page, locale="de-DE", **SCREENS[screen])
    page.locator("[data-pack]").first.wait_for()
    assert page.locator(".tray .name").get_by_text("Doppelsprung!").is_visible()
    assert page.evaluate(BROKEN) == []
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


@pytest.mark.parametrize("screen", ["1280x800", "1024x768", "820x1180", "narrow column"])
def test_the_tools_stand_in_one_row_in_every_language(
    open_page: OpenPage, room: Server, game: Played, screen: str
) -> None:
    if screen == "narrow column":
        page = Played(room, moves=3, game="wreck_raiders").open(open_page)
        page.locator("[data-prompt]").wait_for()
    else:
        page = game.open(open_page, **SCREENS[screen])
        page.locator(CHOICES).first.wait_for()
    for language in LANGUAGES:
        page.locator("select[name=language]").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        check_tools(page, language)
        order = page.locator("[data-log-order]")
        assert not order.is_visible() or box(page, "[data-log-order]")["height"] <= 46, language
        if screen == "narrow column":
            page.set_viewport_size({"width": 640, "height": 400})
            check_tools(page, language)
            page.set_viewport_size({"width": 1280, "height": 800})


TOOLS_FIT = """() => {
    const seen = (each) => each.checkVisibility();
    const tops = [...document.querySelectorAll('.tools button')].filter(seen)
        .map((each) => Math.round(each.getBoundingClientRect().top));
    const bad = [...document.querySelectorAll('.tools span')].filter(seen).filter((each) =>
        each.scrollWidth > each.clientWidth + 1 || each.getBoundingClientRect().height > 24);
    const tools = document.querySelector('.tools');
    window.misfits = [new Set(tops).size, bad.map((each) => each.textContent), tools.scrollWidth - tools.clientWidth];
    return window.misfits[0] === 1 && bad.length === 0 && window.misfits[2] <= 0
        && tools.getBoundingClientRect().right <= innerWidth;
}"""


def check_tools(page: Page, language: str) -> None:
    """One row, nothing cut off, no word in two lines, as soon as the letters of the language are there."""
    try:
        page.wait_for_function(TOOLS_FIT, timeout=10_000)
    except TimeoutError:
        raise AssertionError(f"{language}: {page.evaluate('misfits')}") from None


def test_nothing_moves_when_the_first_tile_arrives(open_page: OpenPage, room: Server) -> None:
    """A seat's card is as high before its first tile as after it."""
    page = Played(room, moves=0, bots=("greedy",) * 2).open(open_page)
    page.locator(CHOICES).first.wait_for()
    empty = box(page, "[data-seat='0']")["height"]
    later = Played(room, moves=20, bots=("greedy",) * 2).open(open_page)
    later.locator("[data-seat='0'] [data-chip]").first.wait_for()
    if later.locator("[data-seat='0'] [data-chip]").count() <= 4:
        assert abs(box(later, "[data-seat='0']")["height"] - empty) < 1
