"""Whole games of Oh Crab! on its drawn beach: to the score sheet by clicking on the drawing, each crab drawn where the
server has it, and nothing secret for whoever watches."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.beach import PACK, click_on
from tests.page.conftest import OpenPage
from tests.page.games import Played
from tests.page.people import play_by_itself, wait_for_totals
from tests.server.running import Server

NOTING = """() => {
    window.noted = {};
    const main = document.querySelector('main');
    const note = () => {
        window.noted[main.dataset.seq] ??= [...document.querySelectorAll('[data-crab]')].map((crab) =>
            [crab.dataset.crab, crab.dataset.at, crab.dataset.fallen]);
    };
    new MutationObserver(note).observe(main, { subtree: true, attributes: true, childList: true });
    note();
}"""
"""Note how the crabs are drawn when the page has come to the next entry of the log. Later pictures with the same
entry are moments of the story that leads to the one after it."""

WATCHING = """() => {
    window.secrets = 0;
    new MutationObserver(() => {
        window.secrets += document.querySelectorAll('.planned, .tray .hand [role=img], .tray [data-action]').length;
    }).observe(document.body, { subtree: true, childList: true });
}"""
"""Count the cards of a hand, plans and choices that are ever drawn: none for somebody who watches."""


@pytest.mark.parametrize(
    ("players", "switches"),
    [(2, ()), (5, ("sprint",)), (2, ("sprint", *PACK))],
)
def test_a_whole_game_on_the_beach(open_page: OpenPage, room: Server, players: int, switches: tuple[str, ...]) -> None:
    """Clicked from the first plan to the score sheet, by one or two people. Whoever watches is shown the same,
    and never a hand or a plan, neither drawn nor sent; others come to see how it ended. Three play in the game whose
    stories are told, below."""
    people = 2 if players > 2 else 1
    bots = ("greedy",) * (players - people)
    game = Played(room, moves=0, people=people, bots=bots, game="oh_crab", options=dict.fromkeys(switches, True))
    seats = [*range(people), None]
    sent: list[list[str]] = [[] for _ in seats]
    pages = [game.open(open_page, seat, frames=frames) for seat, frames in zip(seats, sent, strict=True)]
    for page in pages:
        expect(page.locator("[data-crab]")).to_have_count(4 if players == 2 else players)
        page.evaluate(WATCHING)
    if people == 1:
        click_on(pages[0], Random(players), 12)
    for seat in range(people):
        play_by_itself(pages[seat], 7 + seat)
    totals = [wait_for_totals(page) for page in pages]
    totals += [wait_for_totals(page) for page in game.open_watchers(open_page)]
    assert len(totals[0]) == players
    assert all(shown == totals[0] for shown in totals)
    for seat, page, frames in zip(seats, pages, sent, strict=True):
        check_drawn(page)
        check_nothing_secret(frames, seat)
        assert page.evaluate("window.secrets > 0") == (seat is not None)


def check_nothing_secret(frames: list[str], you: int | None) -> None:
    """Nobody was sent another's hand or plan."""
    assert len(frames) > 10
    for said in map(json.loads, frames):
        for seat, runner in enumerate((said.get("play") or {}).get("view", {}).get("seats", [])):
            assert seat == you or not {"cards", "planned_card"} & runner.keys()
        for told in (line.get("do") or {} for line in said.get("lines", [])):
            assert told.get("do") != "plan" or told["seat"] == you or "card" not in told


def check_drawn(page: Page) -> None:
    """A game is over, and the folded list was never opened: everything is on the drawing or is one of its few main
    buttons."""
    assert page.locator("[data-as-list][open]").count() == 0
    assert page.locator("[data-crab][data-at=sea]").count() >= 1


def drawn_as(crabs: list[dict[str, Any]]) -> list[list[str]]:
    """The crabs of a view as the page marks them."""
    return [[f"{crab['seat']},{crab['crab']}", crab["at"], str(crab["fallen"]).lower()] for crab in crabs]


def test_what_is_drawn_is_what_the_server_says(open_page: OpenPage, room: Server) -> None:
    """A game with all its stories told: whenever an entry of the log is on the page, each crab is drawn where the view
    after that entry has it."""
    game = Played(room, moves=0, people=1, bots=("greedy", "random"), game="oh_crab", options={"sprint": True})
    page = game.open(open_page, reduced_motion="no-preference")
    page.locator("[data-crab]").first.wait_for()
    page.evaluate(NOTING)
    play_by_itself(page, 3)
    wait_for_totals(page)
    check_drawn(page)
    noted: dict[str, list[list[str]]] = page.evaluate("window.noted")
    assert len(noted) > 20
    for seq, crabs in noted.items():
        assert crabs == drawn_as(game.position(int(seq))["view"]["crabs"]), seq
