"""The plain table of every game: words instead of ids in every language, rules at hand, readable for everybody."""

from __future__ import annotations

import re
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

from seaboard.games import GAMES
from seaboard.locales.words import HERE, LANGUAGES
from tests.page.conftest import OpenPage
from tests.page.people import CHOICES, check_access, no_sideways_scroll, open_form, play_on, wait_for_choice

DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
AN_ID = re.compile(r"\b[a-z]+(?:-[a-z]+)*-\d+\b|[a-z]+_[a-z]+|\b[A-Z]\d\d\b|\bS\d\b|\{|\[object")
TEXTS = """() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent.trim());
    for (const each of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        for (const name of ['aria-label', 'title', 'placeholder'])
            if (each.hasAttribute(name)) texts.push(each.getAttribute(name));
    return texts.filter((text) => text);
}"""


def open_plain_table(open_page: OpenPage, game: str, players: int = 2) -> Page:
    """A game against bots, at the plain table."""
    page = open_page()
    page.locator("[data-game]").first.wait_for()
    page.evaluate("localStorage.setItem('seaboard-plain', 'on')")
    page.reload()
    open_form(page, game)
    page.locator("#option-players").select_option(str(players))
    for seat in range(1, players):
        page.locator(f"#seat-{seat}").select_option("greedy")
    page.locator("dialog .main-button").click()
    page.locator("[data-waiting] .next .main-button").click()
    page.locator("[data-plain]").wait_for()
    return page


def messages_of(language: str, game: str) -> dict[str, str | None]:
    """The messages that the page has for a game, with their texts where they are nothing but text."""
    found: dict[str, str | None] = {}
    for catalogue in ("page", game):
        text = (HERE / language / f"{catalogue}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                first = entry.value.elements[0]
                found[entry.id.name] = first.value if isinstance(first, ast.TextElement) else None
    return found


@pytest.mark.parametrize(
    ("game", "players"),
    [("schatztaucher", 2), ("wreck_raiders", 1), ("wreck_raiders", 3), ("oh_crab", 2), ("oh_crab", 3)],
)
def test_everything_is_said_in_words_in_every_language(open_page: OpenPage, game: str, players: int) -> None:
    """Position, choices and log, at the beginning and later: no message without words, no card by its id."""
    page = open_plain_table(open_page, game, players)
    rng = Random(21)
    for moves in (10, 0):
        for language in LANGUAGES:
            page.locator("select[name=language]").select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            messages = messages_of(language, game)
            unsaid = set(messages) - {text for text in messages.values() if text is not None}
            texts: list[str] = page.evaluate(TEXTS)
            assert len(texts) > 40
            assert [text for text in texts if text in unsaid or AN_ID.search(text)] == []
        play_on(page, rng, moves=moves, board=False)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_at_hand_and_say_why_not(open_page: OpenPage, game: str) -> None:
    page = open_plain_table(open_page, game)
    rng = Random(5)
    now = page.locator("dialog .now")
    for _ in range(12):
        assert wait_for_choice(page)
        page.locator("[data-tool=rules]").click()
        page.locator("dialog dl").first.wait_for()
        expect(now.get_by_role("heading", name="Possible now")).to_be_visible()
        if now.get_by_role("heading", name="Why not?").count():
            break
        page.keyboard.press("Escape")
        play_on(page, rng, moves=1, board=False)
    else:
        raise AssertionError("there was never anything that was not possible")
    for reason in now.locator("li").all():
        sentence, about, rule = (reason.locator(part).inner_text() for part in ("p >> nth=0", ".about", "small"))
        assert sentence != rule
        assert re.fullmatch(r"[A-Z]{2}-[\dA-Z.]+", rule)
        assert about
        assert not AN_ID.search(about)
    for heading in now.locator("[data-reasons]").all():
        rules = heading.locator("small").all_inner_texts()
        assert len(set(rules)) == len(rules), "a rule is listed twice"
    rule = now.locator("small").last.inner_text()
    everything = page.locator("dialog dl > div").count()
    page.locator("#rule-search").fill(rule)
    expect(page.locator("dialog dl > div")).not_to_have_count(everything)
    expect(page.locator("dialog dt", has_text=re.compile(f"^{re.escape(rule)}$"))).to_have_count(1)
    page.locator("#rule-search").fill("no such word")
    expect(page.locator("dialog dl > div")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_accessible_in_both_themes_and_fits_a_phone(open_page: OpenPage, axe: str, game: str) -> None:
    page = open_plain_table(open_page, game)
    rng = Random(8)
    for schemes in (("light", "dark"), ("dark", "light")):
        assert wait_for_choice(page)
        for size, scheme in zip((DESK, PHONE), schemes, strict=True):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
            page.evaluate("document.querySelectorAll('details').forEach((folded) => { folded.open = true; })")
            check_access(page, axe)
            no_sideways_scroll(page)
        for target in [*page.locator(CHOICES).all(), *page.locator("[data-plain] summary").all()]:
            box = target.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
        play_on(page, rng, moves=15, board=False)


def test_where_there_is_room_the_map_stays_in_sight(open_page: OpenPage) -> None:
    page = open_plain_table(open_page, "oh_crab", players=4)
    scrolled = page.locator("[data-plain] .flow").evaluate("rest => { rest.scrollTop = 1e6; return rest.scrollTop; }")
    assert scrolled > 0
    expect(page.locator("[data-plain] .map h2")).to_be_in_viewport()
    expect(page.locator("[data-plain] .map tbody tr").last).to_be_in_viewport()
