"""Takes the pictures of the page for the documentation (`docs/img`): lobby, form, board, plain tables, end, review and
replay, on a desk and on a phone, by day and by night. Games are played for them on a real server; their dice differ
every time."""

from __future__ import annotations

import base64
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright
from tests.page.people import (
    ANYWHERE,
    CHOICES,
    ON_THE_BOARD,
    choose,
    open_form,
    play_by_itself,
    play_on,
    set_up_duel,
    wait_for_choice,
)
from tests.server.running import NO_LIMITS, Server, running

from tools.browser import FLAGS, find_browser

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "img"
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
LANDSCAPE = {"landscape": (844, 390)}
THEMES = {"day": "light", "night": "dark"}
STATES = {
    "choose_die": "die",
    "choose_buoy": "buoy",
    "decide": "decide",
    "choose_wreck": "wreck",
    "choose_swap": "swap",
}
"""What can be asked at the board of Die Schatztaucher, and the names of the pictures."""

MOST_GAMES = 8
IN_WORDS = {"wreck_raiders": 24, "oh_crab": 9}
"""Games whose plain tables are shown too, with how many moves are played for their pictures."""

ON_BOARDS: dict[str, tuple[str, int, tuple[str, ...], str]] = {
    "oh-crab": ("oh_crab", 40, (), "act"),
    "adventure": ("oh_crab", 40, ("surprises", "events", "challenges", "asymmetry"), "act"),
    "schatztaucher": ("schatztaucher", 24, (), "choose_buoy"),
}
"""Boards that are shown in the opening, in the middle after so many moves with these options, with a preview open where
this is asked, and at the end."""

FORESEEN = "[data-ghost], [data-landing], [data-odds]"
"""What a board draws of the choice that somebody thinks of."""


def main() -> None:
    """All pictures."""
    program = find_browser()
    assert program is not None, "there is no Chromium on this machine"
    IMAGES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "room.sqlite3", *NO_LIMITS) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for size in SIZES:
            for theme in THEMES:
                _take(browser, server, size, theme)
                _take_in_words(browser, server, size, theme)
        for size in SIZES | LANDSCAPE:
            for theme in THEMES:
                for name in ON_BOARDS:
                    _take_board(browser, server, name, size, theme)
                _take_wreck_raiders(browser, server, size, theme)
        browser.close()


def _take(browser: Browser, server: Server, size: str, theme: str) -> None:
    with _page(browser, server, size, theme) as page:
        page.locator("[data-game]").last.wait_for()
        _shoot(page, "lobby", size, theme)
        _take_states(page, size, theme)
        page.goto("/")
        set_up_duel(page)
        rng = Random(11)
        play_on(page, rng, moves=24)
        page.locator("[data-tool=plain]").click()
        wait_for_choice(page)
        _shoot(page, "plain", size, theme)
        page.locator("[data-tool=plain]").click()
        play_on(page, rng)
        _look_back(page, size, theme)


def _take_states(page: Page, size: str, theme: str) -> None:
    """The board whenever something is asked for the first time in the middle of a game; some things are asked so seldom
    that it takes several games."""
    missing, rng = dict(STATES), Random(11)
    for _ in range(MOST_GAMES):
        page.goto("/")
        set_up_duel(page)
        play_on(page, rng, moves=20)
        while missing and wait_for_choice(page):
            asked = page.locator("main").get_attribute("data-due") or ""
            if asked in missing:
                _shoot(page, missing.pop(asked), size, theme)
            choices = page.locator(CHOICES)
            choose(page, choices.nth(rng.randrange(choices.count())).click)
        if not missing:
            return
    raise SystemExit(f"never asked in {MOST_GAMES} games: {', '.join(missing)}")


def _take_in_words(browser: Browser, server: Server, size: str, theme: str) -> None:
    with _page(browser, server, size, theme) as page:
        open_form(page, "oh_crab")
        page.locator(".picture").last.wait_for()
        _shoot(page, "form", size, theme)
    for game, moves in IN_WORDS.items():
        with _page(browser, server, size, theme) as page:
            set_up_duel(page, game)
            page.locator("[data-tool=plain]").click()
            play_on(page, Random(11), moves=moves, board=False)
            wait_for_choice(page)
            _shoot(page, f"plain-{game.replace('_', '-')}", size, theme)


def _take_board(browser: Browser, server: Server, name: str, size: str, theme: str) -> None:
    """A game of three on its drawn board."""
    game, moves, switches, asked = ON_BOARDS[name]
    with _page(browser, server, size, theme) as page:
        open_form(page, game)
        page.locator("#option-players").select_option("3")
        for seat in (1, 2):
            page.locator(f"#seat-{seat}").select_option("greedy")
        for switch in switches:
            page.locator(f"#option-{switch}").check()
        page.locator("dialog .main-button").click()
        page.locator("[data-waiting] .next .main-button").click()
        wait_for_choice(page)
        _shoot(page, f"{name}-opening", size, theme)
        rng = Random(7)
        play_on(page, rng, moves=moves)
        wait_for_choice(page)
        _shoot(page, f"{name}-middle", size, theme)
        foreseeable = page.locator(f"main[data-due={asked}] {ON_THE_BOARD}")
        while wait_for_choice(page) and foreseeable.count() == 0:
            spots = page.locator(ANYWHERE)
            choose(page, spots.nth(rng.randrange(spots.count())).click)
        page.mouse.move(0, 0)
        foreseeable.first.focus()
        page.locator(FORESEEN).first.wait_for()
        _shoot(page, f"{name}-preview", size, theme)
        play_by_itself(page, 7)
        page.locator("[data-end]").wait_for(timeout=600_000)
        _shoot(page, f"{name}-end", size, theme)


def _take_wreck_raiders(browser: Browser, server: Server, size: str, theme: str) -> None:
    """The opening, the middle of a game, a move with what it leads to, and the end."""
    with _page(browser, server, size, theme) as page:
        set_up_duel(page, "wreck_raiders")
        wait_for_choice(page)
        _shoot(page, "wreck-raiders-opening", size, theme)
        rng = Random(11)
        play_on(page, rng, moves=40)
        wait_for_choice(page)
        _shoot(page, "wreck-raiders-middle", size, theme)
        while page.locator("main").get_attribute("data-due") != "choose_diver":
            play_on(page, rng, moves=1)
            wait_for_choice(page)
        page.mouse.move(0, 0)
        page.locator(ON_THE_BOARD).first.focus()
        page.locator("[data-consequences]").wait_for()
        _shoot(page, "wreck-raiders-preview", size, theme)
        play_on(page, rng)
        page.locator("[data-end] [data-chart]").wait_for()
        _shoot(page, "wreck-raiders-end", size, theme)


def _look_back(page: Page, size: str, theme: str) -> None:
    """From the end of a game to its review and to a decision in it."""
    page.locator("[data-end] [data-chart]").wait_for()
    _shoot(page, "end", size, theme)
    page.locator("[data-next=review]").click()
    page.locator("[data-reviewed]").first.wait_for()
    _shoot(page, "review", size, theme)
    decisions = page.locator("[data-reviewed]:not(.agrees)")
    decisions.nth(decisions.count() // 2).click()
    page.locator("[data-replay] [data-agrees]").wait_for()
    _shoot(page, "replay", size, theme)


@contextmanager
def _page(browser: Browser, server: Server, size: str, theme: str) -> Iterator[Page]:
    width, height = (SIZES | LANDSCAPE)[size]
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": width, "height": height},
        locale="en-GB",
        color_scheme="dark" if theme == "night" else "light",
        reduced_motion="reduce",
        device_scale_factor=1,
    )
    page = context.new_page()
    page.add_init_script("localStorage['seaboard-pace'] = 'instant'")
    page.goto("/")
    yield page
    context.close()


def _shoot(page: Page, name: str, size: str, theme: str) -> None:
    """A picture in WebP, a fifth of what it would weigh as PNG; Playwright itself does not write it."""
    page.mouse.move(0, 0)
    devtools = page.context.new_cdp_session(page)
    taken = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": 80})
    (IMAGES / f"{name}-{size}-{theme}.webp").write_bytes(base64.b64decode(taken["data"]))


if __name__ == "__main__":
    main()
