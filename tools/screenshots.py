"""Takes the pictures of the page (`make screenshots`, or `make screenshots ONLY="lobby adventure"`): lobby, form, the
boards in the opening, in the middle, with a preview open and at the end, whatever else can be asked, the plain
tables, review and replay. Games are played for them on a real server; their dice differ every time."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, TimeoutError, sync_playwright
from tests.page.people import open_form
from tests.server.running import NO_LIMITS, running

from tools.browser import FLAGS, find_browser
from tools.studio import MOST_GAMES, SCREENS, Game, Studio

PACK = dict.fromkeys(("surprises", "events", "challenges", "asymmetry"), True)
BOARD = ":is([data-board], svg.board)"
FORESEEN = "[data-ghost], [data-landing], [data-odds], [data-consequences]"
"""What a board draws of the choice that somebody thinks of."""


def main() -> None:
    """The groups that were asked for, or all."""
    wanted = sys.argv[1:] or list(GROUPS)
    if unknown := [name for name in wanted if name not in GROUPS]:
        raise SystemExit(f"There is no group {', '.join(unknown)}. There are: {', '.join(GROUPS)}.")
    program = find_browser()
    if program is None:
        raise SystemExit("There is no Chromium on this machine.")
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "room.sqlite3", *NO_LIMITS) as room,
        sync_playwright() as playwright,
    ):
        studio = Studio(playwright.chromium.launch(executable_path=program, args=FLAGS), room)
        for name in wanted:
            GROUPS[name](studio)
        studio.browser.close()


def take_lobby(studio: Studio) -> None:
    """Where everybody arrives, and the form for a new table."""
    studio.shoot("lobby", pose=lambda page: page.locator("[data-game]").last.wait_for())
    studio.shoot("form", pose=open_full_form)


def take_schatztaucher(studio: Studio) -> None:
    """Die Schatztaucher, whatever is asked at its board, and looking back."""
    game = take_course(studio, "schatztaucher", "schatztaucher", 8, ("choose_buoy", ""))
    studio.shoot("review", game, open_review)
    studio.shoot("replay", game, open_replay)
    take_questions(
        studio,
        "schatztaucher",
        {"choose_die": "die", "decide": "decide", "choose_wreck": "wreck", "choose_swap": "swap"},
        after=6,
    )


def take_wreck_raiders(studio: Studio) -> None:
    """Wreck Raiders, with previews of what its choices lead to."""
    take_course(studio, "wreck-raiders", "wreck_raiders", 40, ("choose_diver", "bumped"))
    take_questions(
        studio,
        "wreck_raiders",
        {
            "set_number": "wreck-raiders-number",
            "place_treasure": "wreck-raiders-treasure",
            "claim claim": "wreck-raiders-claim",
            "buy buy": "wreck-raiders-purchase",
        },
        preview=True,
        after=20,
    )


def take_solo(studio: Studio) -> None:
    """Wreck Raiders against the rivals, with the dice in the box lid. A game may end before its pool was rolled for
    every screen."""
    for screen in SCREENS:
        game = Game(studio.room, "wreck_raiders", bots=0)
        studio.shoot("solo-roll", game, partial(roll_pool, game), pace="slow", screens=(screen,))
    game = Game(studio.room, "wreck_raiders", bots=0)
    game.play(30)
    studio.shoot("solo-middle", game)
    game.play()
    studio.shoot("solo-end", game, wait_for_end)


def take_oh_crab(studio: Studio) -> None:
    """Oh Crab! with one crab for each of three players."""
    take_course(studio, "oh-crab", "oh_crab", 30, ("act", "fell"))


def take_two_crabs(studio: Studio) -> None:
    """Oh Crab! with two crabs for each of two players."""
    take_course(studio, "two-crabs", "oh_crab", 30, ("act", "fell"), bots=1)


def take_five(studio: Studio) -> None:
    """The fullest tables."""
    for game, name in (("wreck_raiders", "wreck-raiders"), ("oh_crab", "oh-crab")):
        crowd = Game(studio.room, game, bots=4)
        crowd.play(25)
        studio.shoot(f"{name}-five", crowd)


def take_adventure(studio: Studio) -> None:
    """Oh Crab! with the Adventure Pack."""
    take_course(studio, "adventure", "oh_crab", 30, ("act", "fell"), options=PACK)


def take_interrupts(studio: Studio) -> None:
    """Abilities that step in while it is somebody else's turn."""
    asked = {"bounce": "adventure-bouncer", "armour": "adventure-armour", "pick_pocket": "adventure-pickpocket"}
    take_questions(studio, "oh_crab", asked, options=PACK, people=5, bots=0, advised=False, clock={"move": 3600})


def take_plain(studio: Studio) -> None:
    """The same tables in words."""
    for game, moves in (("schatztaucher", 8), ("wreck_raiders", 20), ("oh_crab", 12)):
        played = Game(studio.room, game)
        played.play(moves)
        studio.shoot(f"plain-{game.replace('_', '-')}", played, open_plain)


GROUPS: Mapping[str, Callable[[Studio], None]] = {
    "lobby": take_lobby,
    "schatztaucher": take_schatztaucher,
    "wreck-raiders": take_wreck_raiders,
    "solo": take_solo,
    "oh-crab": take_oh_crab,
    "two-crabs": take_two_crabs,
    "five": take_five,
    "adventure": take_adventure,
    "interrupts": take_interrupts,
    "plain": take_plain,
}


def take_course(studio: Studio, name: str, game: str, moves: int, preview: tuple[str, str], **wish: Any) -> Game:
    """The opening, the middle after so many moves, the preview of a choice with such an event where this is asked, and
    the end. A game in which that never comes to pass is followed by another."""
    played = Game(studio.room, game, **wish)
    studio.shoot(f"{name}-opening", played)
    played.play(moves)
    studio.shoot(f"{name}-middle", played)
    for _ in range(MOST_GAMES):
        choice = played.play_until(*preview)
        if choice is not None:
            break
        played = Game(studio.room, game, **wish)
        played.play(moves)
    else:
        raise SystemExit(f"{name}: no {preview} in {MOST_GAMES} games")
    studio.shoot(f"{name}-preview", played, partial(consider, choice))
    played.play()
    studio.shoot(f"{name}-end", played, wait_for_end)
    return played


def take_questions(
    studio: Studio, game: str, asked: Mapping[str, str], preview: bool = False, after: int = 0, **wish: Any
) -> None:
    """The table when each of these is asked, or is asked and can be answered like this; some are asked so seldom that
    it takes several games."""
    missing = dict(asked)
    for _ in range(MOST_GAMES):
        played = Game(studio.room, game, **wish)
        played.play(after)
        while missing and not played.is_over():
            question = next(filter(played.offers, missing), None)
            if question:
                choice = played.find_choice(answer=question.partition(" ")[2]) if preview else None
                studio.shoot(missing.pop(question), played, partial(consider, choice) if preview else None)
            played.play(1)
        if not missing:
            return
    raise SystemExit(f"never asked in {MOST_GAMES} games: {', '.join(missing)}")


def consider(choice: int | None, page: Page) -> None:
    """Think of a choice, on the board if it has it."""
    spots = page.locator(f"[data-action='{choice}'] >> visible=true")
    spots.first.wait_for()
    on_the_board = page.locator(f"{BOARD} [data-action='{choice}'] >> visible=true")
    (on_the_board if on_the_board.count() else spots).first.focus()
    with suppress(TimeoutError):  # a few choices lead to nothing that can be drawn
        page.locator(FORESEEN).first.wait_for(state="attached", timeout=4000)


def roll_pool(game: Game, page: Page) -> None:
    """Play on until the pool is rolled, and the dice lie in the lid."""
    lying = count_on_reef(game)
    while (now := count_on_reef(game)) <= lying:
        lying = now
        game.play(1)
    page.locator("[data-pool] [data-rolled]").first.wait_for()


def count_on_reef(game: Game) -> int:
    play = game.watches[0].play
    return len(play["view"]["reef"]) if play else 0


def wait_for_end(page: Page) -> None:
    """The score sheet with the chart below it."""
    page.locator("[data-end] [data-chart]").wait_for()


def open_full_form(page: Page) -> None:
    """The form of the game with most options."""
    open_form(page, "oh_crab")
    page.locator(".picture").last.wait_for()


def open_plain(page: Page) -> None:
    """The table in words."""
    page.locator("[data-tool=plain]").click()
    page.locator("[data-plain]").wait_for()


def open_review(page: Page) -> None:
    """Skill and luck in the game."""
    wait_for_end(page)
    page.locator("[data-next=review]").click()
    page.locator("[data-reviewed]").first.wait_for()


def open_replay(page: Page) -> None:
    """A decision that gave something away."""
    open_review(page)
    decisions = page.locator("[data-reviewed]")
    decisions.nth(decisions.count() // 2).click()
    page.locator("[data-replay] [data-judged]").wait_for()


if __name__ == "__main__":
    main()
