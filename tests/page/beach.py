"""What people do on the drawn beach of Oh Crab!"""

from __future__ import annotations

from functools import partial
from random import Random

from playwright.sync_api import Page, TimeoutError

from tests.page.people import ANYWHERE, choose, wait_for_choice

DRAWN = "[data-target] [data-action], .tray [data-action]"
"""What can be clicked on the beach and below it."""

PACK = ("surprises", "events", "challenges", "asymmetry")


def click_on(page: Page, rng: Random, moves: int) -> None:
    """So many choices with the pointer, on the drawing wherever it has them."""
    for _ in range(moves):
        if not wait_for_choice(page):
            return
        seq = page.locator("main").get_attribute("data-seq")
        # Between two looks a bot may have moved: what was seen at one is clicked.
        spots = page.locator(f"{DRAWN} >> visible=true").all() or page.locator(ANYWHERE).all()
        if not spots:
            continue
        try:
            choose(page, partial(rng.choice(spots).click, timeout=5000))
        except TimeoutError:
            # One may change a plan until the last of the others has made theirs: then the choice is gone.
            assert page.locator("main").get_attribute("data-seq") != seq, "what may be clicked cannot be"
