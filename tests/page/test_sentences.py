"""Whatever the page says while a game is played is said in words: captions, choices, what they lead to, odds, log and
recap, on every board, in every language. No ids, no messages without words, and sentences that begin as such."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seaboard.locales.words import LANGUAGES
from tests.page.conftest import OpenPage
from tests.page.games import Played
from tests.page.test_plain import AN_ID, TEXTS, messages_of
from tests.server.running import Json, Server, Watch

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "divers": ("schatztaucher", {"players": 3}),
    "solo": ("wreck_raiders", {"players": 1, "rival_gains": True}),
    "museum": ("wreck_raiders", {"players": 3, "edition": "fr"}),
    "beach": ("oh_crab", {"players": 2, "scenario": "4"}),
    "adventure": (
        "oh_crab",
        {"players": 3, **dict.fromkeys(("surprises", "events", "challenges", "asymmetry"), True)},
    ),
}
NO_VALUE = re.compile(r"undefined|NaN|Infinity|\bnull\b|\$")
A_SENTENCE = re.compile(r"\D\D.*\s.*[.!?]$")
"""Not one that begins with a field such as b7."""
MOST_SPOTS, MOST_CHOICES = 40, 3
PATIENCE = 50

OPENINGS = """() => [...document.querySelectorAll('p, li, h2, h3, small, td, dd, button, .phrase, [data-caption] b')]
    .map(({ firstChild }) => firstChild).filter((node) => node?.nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent.trim()).concat([...document.querySelectorAll('[aria-label], [title]')]
        .flatMap((each) => [each.getAttribute('aria-label'), each.getAttribute('title')])).filter((text) => text)"""
POINT = """most => [...document.querySelectorAll('.spot, .pointed')].slice(0, most).map((spot) => {
    spot.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    return new Promise((done) => requestAnimationFrame(() =>
        done(document.querySelector('[data-caption] b')?.textContent ?? '')));
}).reduce(async (all, next) => [...(await all), await next], [])"""
"""Points at things one after another; what is said of them."""


def hear_until_asked(watch: Watch) -> Json:
    """Until nobody else is waited for: who has planned may still change that while bots go on."""
    while not watch.is_over() and 0 not in ((watch.play or {}).get("awaited") or (watch.play or {})["actors"]):
        watch.hear()
    return watch.play or {}


def count_previews(frames: list[str]) -> int:
    """How many choices the server has told the consequences of."""
    return sum('"preview"' in frame for frame in frames)


def think_of_choices(page: Page, choices: list[int], frames: list[str]) -> list[str]:
    """Stay with choices until it is said what they lead to, unless that was heard before; what stood there."""
    texts: list[str] = []
    for choice in choices:
        told = count_previews(frames)
        page.evaluate("document.activeElement.blur()")
        page.locator(f"main [data-action='{choice}']").first.dispatch_event("focusin", {"bubbles": True})
        for _ in range(PATIENCE):
            if count_previews(frames) > told:
                break
            page.wait_for_timeout(20)
        texts += page.evaluate(TEXTS)
    return texts


@pytest.mark.parametrize("case", GAMES)
def test_whatever_is_said_is_said_in_words(open_page: OpenPage, room: Server, case: str) -> None:
    name, options = GAMES[case]
    game = Played(room, moves=8, bots=("greedy",) * (options["players"] - 1), game=name, options=options)
    frames: list[str] = []
    page = game.open(open_page, frames=frames)
    page.locator("[data-prompt]").wait_for()
    for language in LANGUAGES:
        page.locator("select[name=language]").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        game.go_on(2)
        play = hear_until_asked(game.watches[0])
        if game.watches[0].is_over():
            break
        expect(page.locator("main")).to_have_attribute("data-seq", str(play["seq"]))
        choices = [choice["id"] for choice in play["legal"]][:MOST_CHOICES]
        captions: list[str] = page.evaluate(POINT, MOST_SPOTS)
        texts = [*think_of_choices(page, choices, frames), *captions]
        messages = messages_of(language, name)
        unsaid = set(messages) - {text for text in messages.values() if text is not None}
        wrong = [text for text in texts if text in unsaid or AN_ID.search(text) or NO_VALUE.search(text)]
        assert wrong == [], json.dumps(wrong, ensure_ascii=False)
        begun = [*captions, *page.evaluate(OPENINGS)]
        assert [text for text in begun if A_SENTENCE.match(text) and text[0].islower()] == []
