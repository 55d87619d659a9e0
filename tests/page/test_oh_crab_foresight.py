"""What the beach of Oh Crab! shows of a choice before the click: exactly what happens then, and beside what it is
about, not over it."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.beach import PACK
from tests.page.conftest import OpenPage
from tests.page.games import Played
from tests.page.people import ANYWHERE, ON_THE_BOARD, choose, wait_for_choice
from tests.server.running import Json, Server

SHOWN = """() => {
    const box = (node) => node.getBoundingClientRect();
    const omen = document.querySelector('[data-omen]:not(.empty)');
    const meets = (one, other) => one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom;
    const ghosts = [...document.querySelectorAll('[data-ghost]')];
    return {
        seq: Number(document.querySelector('main').dataset.seq),
        ghosts: ghosts.map((ghost) => [ghost.dataset.ghost, ghost.dataset.at,
            ghost.querySelector('.fallen') !== null]),
        crabs: [...document.querySelectorAll('[data-crab]')].map((crab) =>
            [crab.dataset.crab, crab.dataset.at, crab.dataset.fallen === 'true']),
        pushed: document.querySelector('[data-pushed]') !== null,
        covered: omen !== null && ghosts.some((ghost) => meets(box(omen), box(ghost))),
    };
}"""
"""What is drawn of the choice that is thought of, and whether words lie over it."""

ENOUGH = 4
"""So many crabs are seen to move, fall or be carried."""


def crabs_of(view: Json) -> dict[str, tuple[str, bool]]:
    """Where the crabs are, and who lies on the back."""
    return {f"{crab['seat']},{crab['crab']}": (crab["at"], crab["fallen"]) for crab in view["crabs"]}


def think_of(page: Page, choice: str) -> dict[str, Any]:
    """Stay with a choice until what it leads to is drawn."""
    spot, omen = page.locator(f"main [data-action='{choice}'] >> visible=true").first, page.locator("[data-omen]")
    # Where the same choice comes again, it has the focus still, and nobody comes to it anew.
    spot.blur()
    spot.focus()
    expect(omen).to_have_attribute("data-of", choice)
    shown: dict[str, Any] = page.evaluate(SHOWN)
    return shown


def test_what_is_shown_before_a_click_is_what_happens(open_page: OpenPage, room: Server) -> None:
    """Every crab is then where it was shown, standing or on its back; who was shown being pushed is being pushed, and
    nobody else has moved. Choices beside the beach are clicked without a thought; the mouse then
    rests, and what lies under it does not matter."""
    game = Played(room, moves=0, people=1, bots=("greedy",), game="oh_crab", options=dict.fromkeys(PACK, True))
    page = game.open(open_page, viewport={"width": 1024, "height": 768})
    rng = Random(3)
    moved = 0
    while moved < ENOUGH:
        assert wait_for_choice(page)
        spots = page.locator(ON_THE_BOARD)
        if spots.count() == 0:
            choose(page, page.locator(ANYWHERE).first.click)
            continue
        choice = spots.nth(rng.randrange(spots.count())).get_attribute("data-action") or ""
        shown = think_of(page, choice)
        choose(page, lambda: page.keyboard.press("Enter"))
        view = game.position(shown["seq"] + 1)["view"]
        foreseen = {who: (at, fallen) for who, at, fallen in shown["crabs"] + shown["ghosts"]}
        assert foreseen == crabs_of(view)
        assert shown["pushed"] or view["pushed"] is None
        assert not shown["covered"]
        moved += len(shown["ghosts"])


def test_all_abilities_are_seen_before_one_is_chosen(open_page: OpenPage, room: Server) -> None:
    """Two crabs choose among four: nothing of the dialog is below its edge, and both crabs are beside it."""
    game = Played(room, moves=0, people=1, bots=("greedy",), game="oh_crab", options={"asymmetry": True})
    page = game.open(open_page)
    dialog = page.locator("[data-asked=choose_ability]")
    expect(dialog.locator("[data-action]")).to_have_count(4)
    assert dialog.evaluate("dialog => dialog.scrollHeight <= dialog.clientHeight")
    left = dialog.bounding_box()
    for crab in page.locator("[data-crab^='0,']").all():
        box = crab.bounding_box()
        assert left is not None
        assert box is not None
        assert box["x"] + box["width"] / 2 < left["x"]
    expect(page.locator("[data-seat='0'] [data-half]")).to_have_count(2)
