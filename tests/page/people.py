"""What people do on the page, by pointer and by keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Request, Response, expect

DEADLINE = 240.0
WHOLE_GAME_MS = 600_000
OVER = "[data-end]"
CHOICES = ".prompt [data-action]:not([disabled])"
ANYWHERE = "main [data-action]:not([disabled]):visible"
"""Choices on the board, beside it and in the menu, as far as they are to be seen."""
ON_THE_BOARD = "svg.board [data-action]"


ACCESS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")


class Watcher:
    """Notes whatever goes wrong on a page."""

    def __init__(self, page: Page) -> None:
        self.troubles: list[str] = []
        page.on("console", self._note_word)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("requestfailed", self._note_failure)
        page.on("response", self._note_answer)

    def _note_word(self, said: ConsoleMessage) -> None:
        """That service workers are kept off is the tests' own wish."""
        if said.type in ("error", "warning") and "blocked by Playwright" not in said.text:
            self.troubles.append(said.text)

    def _note_failure(self, request: Request) -> None:
        """A request that the browser itself gives up, because the page is left, is no failure."""
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"{request.url}: {request.failure}")

    def _note_answer(self, answer: Response) -> None:
        if answer.status >= 400:
            self.troubles.append(f"{answer.status} {answer.url}")


def note_frames(page: Page, frames: list[str]) -> None:
    """Note whatever the server sends to the page from its next connection on."""
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))


def open_form(page: Page, game: str) -> None:
    """The form for a new table."""
    page.locator(f"[data-game={game}] .other-button").click()
    page.locator("#option-players").wait_for()


def set_up_duel(page: Page, game: str = "schatztaucher", bot: str = "greedy", **options: str) -> None:
    """From the lobby to a game of two: one person, one bot."""
    open_form(page, game)
    page.locator("#option-players").select_option("2")
    for name, value in options.items():
        page.locator(f"#option-{name}").select_option(value)
    page.locator("#seat-1").select_option(bot)
    page.locator("dialog .main-button").click()
    page.locator("[data-waiting] .next .main-button").click()
    page.locator("[data-prompt]").wait_for()


def wait_for_choice(page: Page) -> bool:
    """Wait until there is something to choose, or the game is over; whether there is."""
    page.locator(f"{ANYWHERE}, {OVER}").first.wait_for()
    return page.locator(OVER).count() == 0


def play_on(page: Page, rng: Random, moves: int = 1000, board: bool = True, moving: bool = False) -> int:
    """Play by clicking, on the board where possible, up to so many moves or to the end; how many were made. `moving`:
    what is to be clicked may bob on the waves."""
    end = time.monotonic() + DEADLINE
    for made in range(moves):
        assert time.monotonic() < end, "the game takes too long"
        if not wait_for_choice(page):
            return made
        hot = page.locator(ON_THE_BOARD) if board else page.locator(CHOICES)
        if hot.count() == 0:
            hot = page.locator(ANYWHERE)
        spot = hot.nth(rng.randrange(hot.count()))
        choose(page, partial(spot.click, timeout=5000, force=moving))
    return moves


def choose(page: Page, act: Callable[[], None]) -> None:
    """Do something, and wait until the table has moved on."""
    before = page.locator("main").get_attribute("data-seq")
    act()
    page.wait_for_function(
        "before => document.querySelector('main')?.dataset.seq !== before || document.querySelector('[data-end]')",
        arg=before,
    )


CLICKER = """seed => {
    const pick = (length) => seed ? (seed = (seed * 48271) % 2147483647) % length : length - 1;
    window.clicks = 0;
    const click = () => {
        if (document.querySelector('[data-end]')) return;
        document.querySelector('[data-curtain] button')?.click();
        const mine = document.querySelector('[data-seat][aria-current] .you');
        const spots = [...document.querySelectorAll('main [data-action]:not([disabled])')];
        const seen = spots.filter((spot) => spot.checkVisibility());
        if (mine && seen.length > 0) {
            seen[pick(seen.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
            window.clicks += 1;
        }
        setTimeout(click, 4);
    };
    click();
}"""


def play_by_itself(page: Page, seed: int) -> None:
    """From now on the page clicks on visible choices whenever it is its person's turn, without a seed always on the
    last, and on curtains. Clicks from within save the way to the browser and back: whole games do not take minutes."""
    page.evaluate(CLICKER, seed)


def wait_until(page: Page, asked: str, given: str) -> None:
    """Wait for something that the browser says later. `wait_for_function` would take the promise itself for a yes."""
    assert page.evaluate(
        "async given => { for (let tries = 0; tries < 600; tries += 1) {"
        f" if ({asked}) return true; await new Promise(done => setTimeout(done, 100)); }} }}",
        given,
    )


def wait_for_totals(page: Page) -> list[str]:
    """The last line of the score sheet, once the game is over."""
    page.locator(OVER).wait_for(timeout=WHOLE_GAME_MS)
    return page.locator(f"{OVER} tr").last.locator("td").all_inner_texts()


def join_by_link(page: Page, name: str, link: str) -> None:
    """Come in over an invitation and sit down."""
    page.locator("#my-name").fill(name)
    page.goto(link)
    page.get_by_role("button", name="Sit down").click()


def invite_and_start(ada: Page, ben: Page, eve: Page) -> None:
    """Ada has made a private table with one free seat: Ben comes over its link, Eve watches over hers, the game
    begins."""
    ada.get_by_role("button", name="Invite").click()
    links = ada.locator("dialog .link input")
    expect(links).to_have_count(2)
    seat_link, watch_link = (field.input_value() for field in links.all())
    ada.keyboard.press("Escape")
    join_by_link(ben, "Ben", seat_link)
    expect(ada.locator("[data-place='1']")).to_contain_text("Ben")
    ada.get_by_role("button", name="Start the game").click()
    eve.goto(watch_link)
    for page in (ada, ben, eve):
        page.locator("[data-prompt]").wait_for()


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")


def no_sideways_scroll(page: Page) -> None:
    """Nothing sticks out on the right."""
    width, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= room


def see(page: Page, text: str) -> None:
    """The text is there."""
    expect(page.get_by_text(text).first).to_be_visible()


def check_access(page: Page, axe: str) -> None:
    """No violation of WCAG 2.2 A and AA that axe can find."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found: dict[str, Any] = page.evaluate("rules => axe.run({ runOnly: rules })", list(ACCESS))
    said = [(each["id"], [node["html"][:120] for node in each["nodes"]]) for each in found["violations"]]
    assert said == [], said


def check_access_by_day_and_night(page: Page, axe: str) -> None:
    """The same page in both themes, without opening it twice."""
    check_access(page, axe)
    page.emulate_media(color_scheme="dark")
    page.locator("[data-theme=night]").wait_for(state="attached")
    check_access(page, axe)
    page.emulate_media(color_scheme="light")
    page.locator("[data-theme=day]").wait_for(state="attached")
