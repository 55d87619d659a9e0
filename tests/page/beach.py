"""What people do on the drawn beach of Oh Crab!"""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from tests.page.people import ANYWHERE, choose, wait_for_choice

DRAWN = "[data-target] [data-action], .tray [data-action]"
"""What can be clicked on the beach and below it."""

PACK = ("surprises", "events", "challenges", "asymmetry")


def click_on(page: Page, rng: Random, moves: int) -> None:
    """So many choices with the pointer, on the drawing wherever it has them."""
    for _ in range(moves):
        if not wait_for_choice(page):
            return
        # Between two looks a bot may have moved: what was seen at one is clicked.
        spots = page.locator(f"{DRAWN} >> visible=true").all() or page.locator(ANYWHERE).all()
        if spots:
            choose(page, rng.choice(spots).click)
