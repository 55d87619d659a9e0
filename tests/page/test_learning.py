"""Learning a game: the introduction, and a guided first game from its first step to its last, at the board and at the
plain table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from seaboard.lessons import find_lesson
from seaboard.locales.words import LANGUAGES, Words
from tests.page.conftest import OpenPage
from tests.page.people import ANYWHERE, check_access, choose, no_sideways_scroll

GUIDE = "[data-lesson]"
LESSONS = [
    (game, ("drawn", "plain")[(first + number) % 2], language)
    for first, game in enumerate(("schatztaucher", "wreck_raiders", "oh_crab"))
    for number, language in enumerate(LANGUAGES)
]
"""Each lesson in each language, and at both tables."""


NOTE_ACTING = """() => {
    const note = () => {
        const said = document.querySelector('[data-lesson]')?.dataset.lesson;
        if (said) told.add(`${said}: ${document.querySelector('main').dataset.acting}`);
    };
    window.told = new Set();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
    note();
}"""
"""Notes whose choice the game waited for whenever the lesson said something."""


def open_lesson(page: Page, game: str) -> None:
    """From the lobby over the introduction to the table."""
    page.locator(f"[data-game={game}] a[href='#/learn/{game}']").click()
    for _ in range(5):
        page.locator("[data-learn-next]").click()
    page.locator("[data-learn-play]").click()
    page.locator(GUIDE).wait_for()


@pytest.mark.parametrize("game", ["schatztaucher", "wreck_raiders", "oh_crab"])
def test_every_step_of_an_introduction_has_a_picture_of_its_own(open_page: OpenPage, axe: str, game: str) -> None:
    page = open_page(f"/#/learn/{game}")
    seen = set()
    for step in range(6):
        picture = page.locator(f"[data-picture='{step}']")
        picture.locator("path").first.wait_for()
        seen.add(picture.inner_html())
        if step < 5:
            page.locator("[data-learn-next]").click()
    assert len(seen) == 6
    expect(page.locator("[data-learn-play]")).to_be_focused()
    check_access(page, axe)
    page.set_viewport_size({"width": 390, "height": 844})
    no_sideways_scroll(page)


@pytest.mark.parametrize(("game", "table", "language"), LESSONS)
def test_a_lesson_is_played_to_its_end(open_page: OpenPage, axe: str, game: str, table: str, language: str) -> None:
    """One choice at a time may be made, the one that the lesson speaks of; then the game is free."""
    plain = table == "plain"
    page = open_page(locale=f"{language}-{language.upper()}", viewport={"width": 1280, "height": 800})
    if plain:
        page.evaluate("localStorage['seaboard-plain'] = 'on'")
        page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    open_lesson(page, game)
    page.evaluate(NOTE_ACTING)
    words, lesson = Words(language, game), find_lesson(game)
    assert lesson is not None
    for number, step in enumerate(lesson.steps):
        expect(page.locator(GUIDE)).to_have_attribute("data-lesson", step.say)
        expect(page.locator(f"{GUIDE} p")).to_have_text(words(f"lesson-{step.say}"))
        if number == 1 and not plain:
            check_access(page, axe)
            no_sideways_scroll(page)
        if step.do is None:
            if step.point and not plain:
                expect(page.locator(step.point).first).to_have_css("outline-style", "solid")
            page.locator("[data-lesson-next]").click()
            continue
        ids = page.locator(ANYWHERE).evaluate_all("all => [...new Set(all.map(each => each.dataset.action))]")
        if ids:
            assert len(ids) == 1
            choose(page, page.locator(ANYWHERE).first.click)
        else:
            page.locator("[data-as-list] summary").click()
            choose(page, page.locator(ANYWHERE).first.click)
    expect(page.locator(GUIDE)).to_have_count(0)
    # What others do is spoken of when they have done it.
    told = [said.split(": ") for said in page.evaluate("[...told]")]
    assert {said for said, _ in told} == {step.say for step in lesson.steps}
    assert [said for said, acting in told if "0" not in acting.split()] == []
    page.locator(ANYWHERE).first.wait_for()


FRAMED = """(thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const seen = [left > 4, right < innerWidth - 4, top > 4, bottom < innerHeight - 4];
    for (let each = thing.parentElement; each; each = each.parentElement) {
        if (getComputedStyle(each).overflow === 'visible') continue;
        const room = each.getBoundingClientRect();
        const sides = [left - room.left, room.right - right, top - room.top, room.bottom - bottom];
        sides.forEach((space, side) => { seen[side] &&= space > 4; });
    }
    return getComputedStyle(thing).outlineStyle === 'solid' && seen.filter(Boolean).length >= 3;
}"""
"""Whether the frame round something can be seen, on three sides at least."""


@pytest.mark.parametrize("game", ["wreck_raiders", "oh_crab"])
def test_a_lesson_is_whole_and_frames_what_it_speaks_of(open_page: OpenPage, game: str) -> None:
    """Also on low screens, where the way on must not lie below an edge."""
    page = open_page(locale="de-DE")
    open_lesson(page, game)
    lesson = find_lesson(game)
    assert lesson is not None
    for step in lesson.steps:
        expect(page.locator(GUIDE)).to_have_attribute("data-lesson", step.say)
        for width, height in ((1366, 650), (844, 390), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(f"{GUIDE} p")).to_be_in_viewport(ratio=1)
            if step.do is None:
                expect(page.locator("[data-lesson-next]")).to_be_in_viewport(ratio=1)
            if step.point and width > 1000:
                assert page.locator(step.point).first.evaluate(FRAMED)
        if step.do is None:
            page.locator("[data-lesson-next]").click()
            continue
        if page.locator(ANYWHERE).count() == 0:
            page.locator("[data-as-list] summary").click()
        choose(page, page.locator(ANYWHERE).first.click)


def test_on_a_phone_what_a_lesson_points_at_comes_into_sight(open_page: OpenPage) -> None:
    """The own mat lies below the lagoon there, behind the sheet that speaks of it."""
    page = open_page(viewport={"width": 390, "height": 844})
    open_lesson(page, "wreck_raiders")
    page.locator("[data-lesson=mat]").wait_for()
    page.wait_for_function(
        """() => {
            const [mat, sheet] = ['.mat', '.right'].map((each) => document.querySelector(each).getBoundingClientRect());
            return mat.top > 0 && mat.bottom <= sheet.top;
        }"""
    )
