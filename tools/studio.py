"""The camera behind `make screenshots`: games that are played over the network by people who do what a bot advises (or
anything, which is quicker), and pictures of their tables on every screen, by day and by night."""

from __future__ import annotations

import base64
import re
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page
from tests.page.games import cookies_of
from tests.server.running import Guest, Json, Server, Watch, seat_people

ROOT = Path(__file__).resolve().parent.parent
SHOWN = ROOT / "docs" / "img"
OTHERS = ROOT / "build" / "screenshots"

SCREENS = {"desk": (1280, 800), "landscape": (844, 390), "tablet": (820, 1180), "phone": (390, 844)}
THEMES = {"day": "light", "night": "dark"}
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")
MOST_GAMES = 30
PATIENCE_MS = 180_000
"""Whole games are reviewed for some of the pictures."""

SETTLED = "Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null)))"
"""Nothing moves any more."""

Pose = Callable[[Page], None]


class Game:
    """A game in the room: people on the first seats, then bots."""

    def __init__(
        self,
        room: Server,
        game: str,
        people: int = 1,
        bots: int = 2,
        options: Mapping[str, Any] | None = None,
        advised: bool = True,
        **wish: Any,
    ) -> None:
        self.rng = None if advised else Random(7)
        self.table, self.guests = seat_people(
            room.url, people, ("greedy",) * bots, names=NAMES, game=game, options=dict(options or {}), **wish
        )
        self.watches: list[Watch] = [guest.watch(self.table) for guest in self.guests]
        for watch in self.watches:
            watch.hear()
        self._wait()

    def play(self, moves: int = 10_000) -> None:
        """So many decisions of the people, or to the end."""
        for _ in range(moves):
            if self.is_over():
                return
            self._step()

    def play_until(self, asked: str, event: str) -> int | None:
        """Until this is asked and some choice leads to such an event: that choice."""
        while not self.is_over():
            if self.asks() == asked and (choice := self.find_choice(event)) is not None:
                return choice
            self._step()
        return None

    def offers(self, question: str) -> bool:
        """Whether this is asked; after a blank, whether this is among the answers."""
        due, _, answer = question.partition(" ")
        return self.asks() == due and any(self._choices(answer))

    def _choices(self, answer: str) -> list[Json]:
        play = self.watches[self.acting()].play
        return [each for each in (play["legal"] if play else []) if answer in ("", each["do"]["do"])]

    def find_choice(self, event: str = "", answer: str = "") -> int | None:
        """The choice that leads to most, of those that lead to such an event."""
        watch = self.watches[self.acting()]
        found = {}
        for choice in self._choices(answer):
            told = watch.ask("preview", action=choice["id"])
            events = told["preview"]["events"] if told["say"] == "done" else []
            if not event or any(each["event"] == event for each in events):
                found[choice["id"]] = len(events)
        return max(found, key=lambda each: found[each], default=None)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.watches[0].is_over()

    def asks(self) -> str:
        """What is asked now."""
        play = self.watches[0].play
        return str(play["due"]) if play else ""

    def acting(self) -> int:
        """The first of the people who is waited for. Who has planned may still choose another card, but need not."""
        play = self.watches[0].play
        awaited = play["awaited"] if play else []
        return next((seat for seat in range(len(self.watches)) if seat in awaited), 0)

    def _step(self) -> None:
        watch = self.watches[self.acting()]
        self._wait((watch.act(self.rng) if self.rng else self._follow_advice(watch))["number"])

    def _follow_advice(self, watch: Watch) -> Json:
        advice = watch.ask("hint")
        if advice["say"] != "done":
            return advice
        return watch.ask("act", seq=advice["seq"], action=advice["hint"]["id"])

    def _wait(self, told: int = 0) -> None:
        """Until everybody has heard everything, and somebody is asked or the game is over."""
        for watch in self.watches:
            watch.catch_up(max(told, *(each.number for each in self.watches)))
        while not (self.watches[self.acting()].may_act() or self.is_over()):
            for watch in self.watches:
                watch.catch_up(watch.number + 1)


class Studio:
    """Takes pictures of pages. What the README shows is kept beside it, all others in `build/screenshots`."""

    def __init__(self, browser: Browser, room: Server) -> None:
        self.browser, self.room = browser, room
        self.shown = set(re.findall(r"docs/img/([\w-]+)\.webp", (ROOT / "README.md").read_text(encoding="utf-8")))
        self.taken = 0
        self.began = time.monotonic()
        for folder in (SHOWN, OTHERS):
            folder.mkdir(parents=True, exist_ok=True)

    def shoot(
        self,
        name: str,
        game: Game | None = None,
        pose: Pose | None = None,
        pace: str = "instant",
        screens: Iterable[str] = tuple(SCREENS),
    ) -> None:
        """One scene on every screen and in both themes, seen by whoever has to decide. The pose is what the person at
        the page does before the picture is taken."""
        seat = game.acting() if game else 0
        for screen in screens:
            path = f"/#/table/{game.table}" if game else "/"
            page = self._open(screen, game.guests[seat] if game else None, path, pace)
            if game:
                page.locator("[data-end], [data-prompt]").first.wait_for()
            if pose:
                pose(page)
            for theme in THEMES:
                page.emulate_media(color_scheme="dark" if theme == "night" else "light", reduced_motion="reduce")
                page.locator(f"[data-theme={theme}]").wait_for(state="attached")
                page.evaluate(SETTLED)
                self._take(page, f"{name}-{screen}-{theme}")
            page.context.close()
        print(f"{time.monotonic() - self.began:6.0f} s  {self.taken:3d}  {name}", flush=True)

    def _open(self, screen: str, guest: Guest | None, path: str, pace: str) -> Page:
        width, height = SCREENS[screen]
        jar: Any = {"storage_state": {"cookies": cookies_of(guest), "origins": []}} if guest else {}
        context = self.browser.new_context(
            base_url=self.room.url,
            viewport={"width": width, "height": height},
            locale="en-GB",
            reduced_motion="reduce",
            **jar,
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.add_init_script(f"localStorage['seaboard-pace'] = '{pace}'")
        page.goto(path)
        return page

    def _take(self, page: Page, name: str) -> None:
        """In WebP, a fifth of what it would weigh as PNG; Playwright itself does not write it."""
        devtools = page.context.new_cdp_session(page)
        taken = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": 80})
        folder = SHOWN if name in self.shown else OTHERS
        (folder / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
        self.taken += 1
