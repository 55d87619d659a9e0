"""What the beach of Oh Crab! asks beside moves and cards: questions of the Adventure Pack stand beside what they are
about, whole on every screen; where one of several crabs may be moved it can be seen which; and on a phone what has to
be chosen comes up by itself. The tables are recorded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seaboard.core.match import Match
from seaboard.lessons import find_lesson
from tests.page.conftest import OpenPage
from tests.page.games import cookies_of
from tests.page.people import ANYWHERE, choose
from tests.page.test_board_layouts import LOOK, PACK, SCREENS, at, speak
from tests.page.test_learning import GUIDE, open_lesson
from tests.server.restoring import come_as, record_game, restore_room, room_line
from tests.server.running import NO_LIMITS, Server, running

SCOUTS: dict[str, Any] = {"players": 3, "start": 1, "scenario": "4", "surprises": True, "asymmetry": True}
SHORTCUTS: dict[str, Any] = {"players": 3, "start": 0, "scenario": "4", **PACK}
BEHIND: dict[str, Any] = {"players": 5, "start": 0, "scenario": "4"}
TABLES = ("scout", "exchange", "bounce", "move_aside", "extras", "far behind")

NEAREST = """() => {
    const middle = (node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
    };
    const crabs = [...document.querySelectorAll('[data-crab]')].map((crab) =>
        [crab.dataset.crab.split(',')[0], middle(crab.querySelector('.size'))]);
    return [...document.querySelectorAll('[data-moves]')].map((target) => {
        const badge = middle(target.querySelector('.badge'));
        const far = ([, { x, y }]) => Math.hypot(x - badge.x, y - badge.y);
        return [target.dataset.moves, crabs.toSorted((one, other) => far(one) - far(other))[0][0]];
    });
}"""
"""Whose crab goes to each place by its badge, and whose is nearest to the badge."""

COVERED = """(selector) => {
    const sheet = document.querySelector('[data-asked]').getBoundingClientRect();
    return [...document.querySelectorAll(selector)].filter((thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        return left < sheet.right && sheet.left < right && top < sheet.bottom && sheet.top < bottom;
    }).length;
}"""
"""How many of these lie below the question."""


def has_event_for_extras(match: Match) -> bool:
    """Whether an event is in force that changes the extra actions."""
    ongoing = match.game.view(match.state, 0)["pack"]["ongoing"]
    return ongoing is not None and ongoing["happening"] in ("E10", "E11")


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A room in which the first seat of each table is asked something."""
    recorded = [
        record_game("oh_crab", SCOUTS, at("scout"), liked="K11"),
        record_game("oh_crab", SCOUTS, at("exchange"), liked="K11"),
        record_game("oh_crab", SHORTCUTS, at("bounce")),
        record_game("oh_crab", SHORTCUTS, at("move_aside")),
        record_game(
            "oh_crab",
            {**SHORTCUTS, "scenario": "1"},
            lambda match: match.awaited[0] == 0 and has_event_for_extras(match),
        ),
        record_game("oh_crab", BEHIND, at("move_aside")),
    ]
    lines = [room_line(number, match) for number, match in enumerate(recorded, 1)]
    with running(restore_room(tmp_path_factory.mktemp("asked"), 5, lines), *NO_LIMITS) as server:
        yield server


def open_table(open_page: OpenPage, asked: Server, table: str) -> Page:
    """One of the tables, seen by the first seat, who wants no bell."""
    jar = {"cookies": cookies_of(come_as(asked, 0)), "origins": []}
    page = open_page(f"/#/table/{TABLES.index(table) + 1:016x}", server=asked, storage_state=jar)
    page.get_by_role("button", name="No, thanks").click()
    return page


def resize(page: Page, screen: str) -> None:
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})


def test_whoever_looks_at_the_surprises_of_a_plate_sees_which_they_are(open_page: OpenPage, asked: Server) -> None:
    """They bear the number of their plate, and the question lies on none."""
    page = open_table(open_page, asked, "scout")
    expect(page.locator("[data-asked=scout] [data-action]").first).to_be_visible()
    numbers = page.locator("[data-surprise] .number").all_text_contents()
    assert len(numbers) == page.locator("[data-surprise]").count()
    assert set(numbers) == {"1", "2", "3"}
    assert page.evaluate(COVERED, "[data-surprise]") == 0


@pytest.mark.parametrize("screen", ["desk", "laptop"])
def test_a_question_is_whole_beside_the_crab_that_it_is_about(open_page: OpenPage, asked: Server, screen: str) -> None:
    page = open_table(open_page, asked, "bounce")
    resize(page, screen)
    for language in ("en", "pl"):
        speak(page, language)
        dialog = page.locator("[data-asked=bounce]")
        assert dialog.evaluate("dialog => dialog.scrollHeight <= dialog.clientHeight")
        assert page.evaluate(COVERED, "[data-crab^='0,']") == 0


def test_badges_lie_beside_the_crab_that_would_go(open_page: OpenPage, asked: Server) -> None:
    """Upright and lying."""
    page = open_table(open_page, asked, "move_aside")
    for screen in ("desk", "phone"):
        resize(page, screen)
        page.locator("[data-moves]").first.wait_for()
        found = page.evaluate(NEAREST)
        assert len({seat for seat, _ in found}) > 1
        assert all(seat == nearest for seat, nearest in found), found


def test_on_a_phone_whatever_may_be_clicked_on_the_beach_comes_into_sight(open_page: OpenPage, asked: Server) -> None:
    """Also where the crabs that may be moved are far behind the own one."""
    page = open_table(open_page, asked, "far behind")
    resize(page, "phone")
    targets = page.locator("[data-target] .touch")
    targets.first.wait_for()
    for target in targets.all():
        expect(target).to_be_in_viewport(ratio=0.9)


def test_a_market_with_an_event_fits_a_low_screen(open_page: OpenPage, asked: Server) -> None:
    page = open_table(open_page, asked, "extras")
    page.locator(".market [data-changed]").wait_for(state="attached")
    resize(page, "laptop")
    for language in ("de", "pl"):
        speak(page, language)
        assert page.evaluate(LOOK) == []


def test_a_long_question_does_not_make_the_page_scroll(open_page: OpenPage, asked: Server) -> None:
    """On a phone on its side all of it scrolls in its own place."""
    page = open_table(open_page, asked, "exchange")
    resize(page, "phone on its side")
    expect(page.locator("[data-asked=exchange]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_on_a_phone_a_lesson_brings_up_what_it_speaks_of(open_page: OpenPage, asked: Server) -> None:
    """Hand, path and market lie one behind the other there. A list of one choice is called so."""
    width, height = SCREENS["phone"]
    page = open_page(server=asked, viewport={"width": width, "height": height})
    open_lesson(page, "oh_crab")
    lesson = find_lesson("oh_crab")
    assert lesson is not None
    for step in lesson.steps:
        expect(page.locator(GUIDE)).to_have_attribute("data-lesson", step.say)
        if step.do is None:
            page.locator("[data-lesson-next]").click()
        else:
            expect(page.locator("[data-as-list] summary")).to_have_attribute("title", "The one choice as a list")
            choose(page, page.locator(ANYWHERE).first.click)
