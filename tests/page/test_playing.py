"""Whole games on the page, by pointer and by keyboard, alone and together."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from tests.page.conftest import OpenPage
from tests.page.people import (
    CHOICES,
    DEADLINE,
    ON_THE_BOARD,
    OVER,
    check_access,
    choose,
    invite_and_start,
    play_on,
    see,
    set_up_duel,
    tab_to,
    wait_for_choice,
)


def test_a_person_plays_a_whole_game_against_a_bot_by_clicking(open_page: OpenPage, tmp_path: Path, axe: str) -> None:
    """To the score sheet; the downloaded log is sound to the last die; a rematch begins."""
    page = open_page()
    set_up_duel(page)
    assert play_on(page, Random(3)) > 10
    expect(page.locator(OVER)).to_be_visible()
    cells = [page.locator(f"{OVER} tr > :nth-child({seat + 2})").all_inner_texts()[1:] for seat in (0, 1)]
    columns = [[int(cell) for cell in column] for column in cells]
    for column in columns:
        assert sum(column[:-1]) == column[-1]
    with page.expect_download() as download:
        page.locator(f"{OVER} a[download]").click()
    log = tmp_path / "game.jsonl"
    download.value.save_as(log)
    verified = subprocess.run(
        [sys.executable, "-m", "seaboard", "verify", str(log)], capture_output=True, text=True, timeout=DEADLINE
    )
    assert verified.returncode == 0, verified.stdout
    check_access(page, axe)
    first = page.url
    page.locator("[data-rematch]").click()
    page.wait_for_url(lambda url: url != first)
    assert wait_for_choice(page)


def test_one_click_leads_to_a_game_against_bots(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-game=schatztaucher] .main-button").click()
    assert wait_for_choice(page)


def test_only_what_is_legal_reacts(open_page: OpenPage) -> None:
    """The hot spots are the legal list, no more and no less; whatever else is clicked sends nothing."""
    page = open_page()
    sent: list[str] = []

    def note(frame: str | bytes) -> None:
        """What is under the pointer may be asked about."""
        if '"do":"preview"' not in str(frame):
            sent.append(str(frame))

    page.on("websocket", lambda socket: socket.on("framesent", note))
    set_up_duel(page)
    checked = 0
    for _ in range(12):
        if not wait_for_choice(page):
            break
        legal = {int(each.get_attribute("data-action") or -1) for each in page.locator(CHOICES).all()}
        hot = {int(each.get_attribute("data-action") or -1) for each in page.locator(ON_THE_BOARD).all()}
        assert hot <= legal
        checked += 1
        before = len(sent)
        for cold in page.locator("svg.board [data-field] .spot:not(.hot)").all()[::7]:
            cold.dispatch_event("click")
        assert len(sent) == before
        choose(page, page.locator(CHOICES).last.click)
    assert checked > 3


def who_chooses(*pages: Page) -> Page:
    """The page that is asked next: news reach the others a moment sooner or later."""
    while True:
        for page in pages:
            if page.locator(CHOICES).count():
                return page
            page.wait_for_timeout(20)


def test_two_people_play_over_invitation_links_and_a_third_watches(open_page: OpenPage) -> None:
    ada, ben, eve = open_page(), open_page(), open_page()
    ada.locator("#my-name").fill("Ada")
    ada.locator("[data-game=schatztaucher] .other-button").click()
    ada.locator("#option-players").select_option("2")
    ada.locator("#public").uncheck()
    ada.locator("dialog .main-button").click()
    invite_and_start(ada, ben, eve)
    rng = Random(5)
    for _ in range(8):
        play_on(who_chooses(ada, ben), rng, moves=1)
    seq = who_chooses(ada, ben).locator("main").get_attribute("data-seq") or ""
    expect(eve.locator("main")).to_have_attribute("data-seq", seq)
    assert eve.locator(CHOICES).count() == 0

    ben.get_by_role("tab", name="Chat").click()
    ben.locator("#chat-text").fill("Ahoy!")
    ben.get_by_role("button", name="Send").click()
    ada.get_by_role("tab", name="Chat").click()
    see(ada, "Ahoy!")


def test_a_whole_game_by_keyboard_at_the_plain_table(open_page: OpenPage) -> None:
    """Tab and Enter only, from the lobby to the score sheet."""
    page = open_page()
    page.locator("[data-game]").first.wait_for()
    tab_to(page, "[data-game=schatztaucher] .main-button")
    page.keyboard.press("Enter")
    assert wait_for_choice(page)
    tab_to(page, "[data-tool=plain]")
    page.keyboard.press("Enter")
    page.locator("[data-plain]").wait_for()
    while wait_for_choice(page):
        tab_to(page, CHOICES)
        choose(page, lambda: page.keyboard.press("Enter"))
    expect(page.locator(OVER)).to_be_visible()


def test_undo_hint_and_why_not(open_page: OpenPage) -> None:
    page = open_page()
    set_up_duel(page)
    for _ in range(40):
        assert wait_for_choice(page)
        if page.locator("[data-prompt]", has_text="Which die").count():
            break
        # Never deeper: a die chosen under water moves the lamp at once and cannot be taken back.
        surface = page.locator(CHOICES, has_text="Surface")
        choose(page, (surface if surface.count() else page.locator(CHOICES)).first.click)
    seq = int(page.locator("main").get_attribute("data-seq") or 0)
    page.locator("[data-tool=hint]").click()
    expect(page.locator(".prompt .hinted")).to_have_count(2)
    choose(page, page.locator(CHOICES).first.click)
    choose(page, page.locator("[data-tool=undo]").click)
    expect(page.locator("[data-prompt]")).to_have_text("Which die do you dive with?")
    assert int(page.locator("main").get_attribute("data-seq") or 0) > seq
    page.locator("[data-tool=rules]").click()
    expect(page.locator("dialog .now")).to_contain_text("ST-2")
    page.locator("#rule-search").fill("seagrass bonus tile")
    expect(page.locator("dialog dl > div")).to_have_count(1)


def test_a_game_is_found_again_after_loading_the_page_anew(open_page: OpenPage) -> None:
    """At the same place; the lobby lists it."""
    page = open_page()
    set_up_duel(page)
    assert wait_for_choice(page)
    seq = page.locator("main").get_attribute("data-seq")
    page.reload()
    assert wait_for_choice(page)
    assert page.locator("main").get_attribute("data-seq") == seq
    page.goto("/")
    see(page, "My tables")


HIDE = """() => {
    const main = document.querySelector('main');
    const begins = new MutationObserver(async () => {
        if (main.dataset.settled !== 'false') return;
        begins.disconnect();
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
        document.dispatchEvent(new Event('visibilitychange'));
        await new Promise((done) => requestAnimationFrame(done));
        window.unsettled = 0;
        new MutationObserver(() => (unsettled += main.dataset.settled === 'false'))
            .observe(main, { attributeFilter: ['data-settled'] });
        window.jumped = main.dataset.settled;
    });
    begins.observe(main, { attributeFilter: ['data-settled'] });
}"""
"""Hides the page as soon as a story begins: a browser without windows never does by itself. Notes whether the story is
at its end then, and how often one is told from then on."""


def test_a_hidden_page_holds_nobody_up(open_page: OpenPage) -> None:
    """It jumps to the end of the story, and tells none before it is looked at again."""
    page = open_page(pace="slow")
    set_up_duel(page)
    wait_for_choice(page)
    page.evaluate(HIDE)
    while page.evaluate("window.jumped ?? null") is None:
        assert wait_for_choice(page)
        choose(page, page.locator(CHOICES).first.click)
    assert page.evaluate("jumped") == "true"
    page.locator(CHOICES).first.wait_for(state="attached")
    assert page.evaluate("unsettled") == 0
