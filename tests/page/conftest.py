"""A real browser, a real server, and people who look at the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tools.browser import FLAGS, find_browser

from seaboard.server.http.page import BUILT
from tests.page.people import Watcher, note_frames
from tests.server.running import NO_LIMITS, Server, running

OpenPage = Callable[..., Page]

PATIENCE_MS = 60_000
expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium. It is closed after the last test of the page: while it is open, this thread has a running
    event loop."""
    program = find_browser()
    if program is None:
        pytest.skip("there is no Chromium on this machine")
    assert (BUILT / "index.html").is_file(), "the page is not built: make page"
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """An open games room."""
    with running(tmp_path_factory.mktemp("room") / "room.sqlite3", *NO_LIMITS) as server:
        yield server


@pytest.fixture
def open_page(browser: Browser, room: Server) -> Iterator[OpenPage]:
    """Opens pages, each with a cookie jar of its own; what happens is shown at once unless another pace is wished, and
    what the server sends is noted in `frames` if they are given. None may have had an error or a failed request."""
    watchers: list[Watcher] = []

    def open_one(
        path: str = "/",
        server: Server = room,
        may_fail: bool = False,
        pace: str = "instant",
        frames: list[str] | None = None,
        **wishes: Any,
    ) -> Page:
        usual = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "reduced_motion": "reduce"}
        kept = {**usual, "service_workers": "block", **wishes}
        page = browser.new_context(base_url=server.url, **kept).new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.add_init_script(f"localStorage['seaboard-pace'] ??= '{pace}'")
        if not may_fail:
            watchers.append(Watcher(page))
        if frames is not None:
            note_frames(page, frames)
        page.goto(path)
        return page

    yield open_one
    troubles = [trouble for watcher in watchers for trouble in watcher.troubles]
    for context in browser.contexts:
        context.close()
    assert troubles == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility checker's script."""
    return (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
