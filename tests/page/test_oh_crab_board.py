"""The drawn beach of Oh Crab!: what is drawn of the Adventure Pack, secret plans, special actions, previews, and the
same on small screens, in both themes and by keyboard. Whole games are in `test_oh_crab_games.py`."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.beach import DRAWN, PACK, click_on
from tests.page.conftest import OpenPage
from tests.page.games import Played
from tests.page.people import (
    check_access,
    check_access_by_day_and_night,
    choose,
    invite_and_start,
    no_sideways_scroll,
    note_frames,
    open_form,
    tab_to,
    wait_for_choice,
)
from tests.server.running import Json, Server

DESK, TABLET, LANDSCAPE, PHONE = (1280, 800), (820, 1180), (844, 390), (390, 844)

HERMIT = "K06"

CRABS = """() => [...document.querySelectorAll('[data-crab]')].map((crab) =>
    [crab.dataset.crab, crab.dataset.at, crab.dataset.fallen])"""

READ_PACK = """() => {
    const all = (selector, read) => [...document.querySelectorAll(selector)].map(read);
    return {
        surprises: all('[data-surprise]', (tile) => tile.dataset.surprise).sort(),
        cards: all('[data-edge]', (card) => [card.dataset.edge, card.dataset.shows ?? null]),
        standings: all('[data-standing]', (each) => Number(each.querySelector('b').textContent)),
        awards: all('.awards [data-award]', (award) => award.dataset.award),
        seats: all('[data-seat] [data-possessions]', (seat) => [
            [...seat.querySelectorAll('[data-ability]')].map((each) =>
                [each.dataset.ability, Number(each.querySelector('[data-charges]').dataset.charges)]),
            [...seat.querySelectorAll('[data-treasure]')].map((each) => each.dataset.treasure),
        ]),
    };
}"""
"""What the drawing shows of the Adventure Pack."""


def sit_down(page: Page, players: int, *switches: str) -> None:
    """A game against bots."""
    open_form(page, "oh_crab")
    page.locator("#option-players").select_option(str(players))
    for seat in range(1, players):
        page.locator(f"#seat-{seat}").select_option("greedy")
    for switch in switches:
        page.locator(switch).check()
    page.get_by_role("button", name="Create the table").click()
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-prompt]").wait_for()


def told_of_pack(view: dict[str, Any]) -> dict[str, Any]:
    """What the drawing must show of the Adventure Pack."""
    pack = view["pack"]
    contest = pack["challenge"] or {"challenge": None, "values": [], "awards": []}
    ongoing = [["event", pack["ongoing"]["happening"]]] if pack["ongoing"] else []
    events = [["event", each["happening"]] for each in pack["events"]]
    challenges = [["challenge", contest["challenge"] if at == 0 else None] for at, _ in enumerate(pack["challenges"])]
    return {
        "surprises": sorted(tile["at"] for tile in pack["surprises"]),
        "cards": [*ongoing, *events, *challenges],
        "standings": contest["values"],
        "awards": contest["awards"] if contest["challenge"] else [],
        "seats": [
            [
                [[each["ability"], each["charges"]] for each in pack["abilities"] if each["seat"] == seat],
                pack["treasures"][seat],
            ]
            for seat in range(len(view["seats"]))
        ],
    }


def test_the_adventure_pack_lies_on_the_table(open_page: OpenPage, room: Server, axe: str) -> None:
    """Abilities are chosen in a dialog with the time that is left; then tiles, cards, standings, awards, abilities with
    their claws and treasures are those of the view, and whatever is pointed at is explained."""
    options = {"sprint": True, **dict.fromkeys(PACK, True)}
    game = Played(
        room,
        moves=0,
        bots=("greedy",),
        game="oh_crab",
        options=options,
        clock={"move": 3600},
    )
    page = game.open(open_page)
    asked = page.locator("[role=dialog][data-asked=choose_ability]")
    expect(asked.locator("[data-time-left]")).to_contain_text(":")
    expect(asked).to_contain_text("Which ability does your crab get?")
    check_access(page, axe)
    choose(page, asked.locator("[data-action]").first.click)
    rng = Random(3)
    for _ in range(12):
        assert wait_for_choice(page)
        seq = int(page.locator("main").get_attribute("data-seq") or 0)
        assert page.evaluate(READ_PACK) == told_of_pack(game.position(seq)["view"]), seq
        click_on(page, rng, 1)
    for thing, words in (
        ("[data-surprise]", "surprise"),
        ("[data-edge]", "Plate"),
        ("[data-ability]", "Charges"),
        (".board .deeper", "The sea"),
    ):
        page.locator(thing).last.hover(force=True)
        expect(page.locator(".caption")).to_contain_text(words)


def test_a_plan_is_nowhere_on_another_page(open_page: OpenPage) -> None:
    """Ada and Ben plan; neither their pages nor what the server sends them has anything of the other's cards."""
    ada, ben, eve = open_page(), open_page(), open_page()
    ada.locator("#my-name").fill("Ada")
    open_form(ada, "oh_crab")
    ada.locator("#option-players").select_option("3")
    ada.locator("#seat-2").select_option("greedy")
    ada.locator("#public").uncheck()
    ada.get_by_role("button", name="Create the table").click()
    frames: list[str] = []
    note_frames(ben, frames)
    invite_and_start(ada, ben, eve)
    wait_for_choice(ada)
    wait_for_choice(ben)
    frames.clear()
    choose(ada, ada.locator(".hand [data-action]").nth(2).click)
    expect(ada.locator("[data-waiting-for]")).to_contain_text("Ben")
    expect(ada.locator(".planned")).to_be_visible()
    expect(ben.locator("[data-seat='0'] .ready")).to_be_visible()
    assert ben.locator(".planned").count() == 0
    assert frames
    assert not any("planned_card" in frame and '"planned_card":null' not in frame for frame in frames)
    assert not any('"do":"plan"' in frame and '"card"' in frame.split('"do":"plan"')[1][:60] for frame in frames)
    assert eve.locator(".tray .hand [role=img], .tray .hand [data-action]").count() == 0


def use_hermit(room: Server) -> tuple[Played, int]:
    """A game in which somebody has to say which card of their path goes back to the hand, and who."""
    rng = Random(5)
    while True:
        game = Played(room, moves=0, people=5, bots=(), game="oh_crab", options={"asymmetry": True})
        while (play := game.watches[0].play) and play["score"] is None:
            seat = play["awaited"][0]
            watch = game.watches[seat]
            assert watch.play is not None
            if play["due"] == "take_back":
                return game, seat
            legal, path = watch.play["legal"], watch.play["view"]["seats"][seat]["path"]
            hermit = [each for each in legal if each["do"].get("ability") == HERMIT]
            useful = play["due"] == "choose_ability" or len(path) > 1
            choice = hermit[0] if hermit and useful else rng.choice(legal)
            told = watch.ask("act", seq=watch.play["seq"], action=choice["id"])["number"]
            for each in game.watches:
                each.catch_up(told)


def play_until(room: Server, liked: str, wanted: Callable[[Json], bool]) -> tuple[Played, int]:
    """Games of three people, who do what they like whenever they may, until somebody is asked something of this kind;
    and who."""
    rng = Random(5)
    while True:
        game = Played(room, moves=0, people=3, bots=(), game="oh_crab")
        while (play := game.watches[0].play) and play["score"] is None:
            seat = play["awaited"][0]
            watch = game.watches[seat]
            assert watch.play is not None
            if wanted(watch.play):
                return game, seat
            legal = watch.play["legal"]
            choice = next((each for each in legal if each["do"]["do"] == liked), None) or rng.choice(legal)
            told = watch.ask("act", seq=watch.play["seq"], action=choice["id"])["number"]
            for each in game.watches:
                each.catch_up(told)


def test_it_is_said_for_what_a_card_is_discarded(open_page: OpenPage, room: Server) -> None:
    """A special action that asks for one thing after another says what it does meanwhile."""
    game, seat = play_until(room, "special", lambda play: "special" in (play["view"]["doing"] or {}))
    play = game.watches[seat].play
    assert play is not None
    page = game.open(open_page, seat=seat)
    expect(page.locator(f"[data-doing={play['view']['doing']['special']}]")).to_have_text(re.compile(r"\w+: .+\."))


def test_every_card_of_a_large_hand_can_be_touched(open_page: OpenPage, room: Server) -> None:
    game, seat = play_until(
        room,
        "rest",
        lambda play: play["due"] == "plan" and play["view"]["seats"][play["view"]["you"]]["hand"] > 12,
    )
    page = game.open(open_page, seat=seat)
    page.locator(".hand [data-action]").first.wait_for()
    covered = page.evaluate(
        """() => [...document.querySelectorAll('.hand [data-action]')].filter((card) => {
            const { x, y, width, height, bottom } = card.getBoundingClientRect();
            const below = bottom > card.closest('.card').getBoundingClientRect().bottom;
            return below || !card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }).length"""
    )
    assert covered == 0
    no_sideways_scroll(page)


def test_who_pushes_and_who_is_pushed_stand_side_by_side(open_page: OpenPage, room: Server) -> None:
    """While it is asked where to, both are on one field by the rules."""
    game, seat = play_until(room, "move", lambda play: play["due"] == "choose_push")
    page = game.open(open_page, seat=seat)
    page.locator("[data-target]").first.wait_for()
    play = game.watches[seat].play
    assert play is not None
    pushed = "{seat},{crab}".format_map(play["view"]["pushed"])
    field = page.locator(f"[data-crab='{pushed}']").get_attribute("data-at")
    both = page.locator(f"[data-crab][data-at={field}]")
    expect(both).to_have_count(2)
    assert both.first.get_attribute("style") != both.last.get_attribute("style")


def test_a_card_of_the_path_is_taken_back_on_the_drawing(open_page: OpenPage, room: Server) -> None:
    game, seat = use_hermit(room)
    page = game.open(open_page, seat=seat)
    cards = page.locator(f"[data-path='{seat}'] [data-card]")
    page.locator(f"[data-path='{seat}'] [data-card] [data-action]").first.wait_for()
    before = cards.count()
    choose(page, cards.last.locator("[data-action]").click)
    expect(cards).to_have_count(before - 1)


def test_a_preview_shows_where_the_crabs_would_go(open_page: OpenPage, room: Server) -> None:
    """Over a field a pale crab stands there, and what follows is said; nothing has happened yet."""
    page = open_page()
    sit_down(page, 3)
    rng = Random(2)
    target = page.locator("[data-target] [data-action][aria-label*=': Go ']")
    for _ in range(60):
        assert wait_for_choice(page)
        if target.count():
            break
        click_on(page, rng, 1)
    before = page.evaluate(CRABS)
    seq = page.locator("main").get_attribute("data-seq")
    target.first.hover()
    expect(page.locator("[data-ghost]").first).to_be_visible()
    ghost = page.locator("[data-ghost]").first
    goal = ghost.get_attribute("data-at")
    owner = ghost.get_attribute("data-ghost")
    assert page.evaluate(CRABS) == before
    assert page.locator("main").get_attribute("data-seq") == seq
    choose(page, target.first.click)
    expect(page.locator(f"[data-crab='{owner}']")).to_have_attribute("data-at", goal or "")
    expect(page.locator("[data-ghost]")).to_have_count(0)


def test_it_is_accessible_and_fits_every_screen(open_page: OpenPage, axe: str) -> None:
    page = open_page(color_scheme="light")
    sit_down(page, 5)
    rng = Random(6)
    for width, height in (DESK, TABLET, LANDSCAPE, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        assert wait_for_choice(page)
        check_access_by_day_and_night(page, axe)
        no_sideways_scroll(page)
        click_on(page, rng, 4)


def test_by_keyboard(open_page: OpenPage) -> None:
    """Every choice on the drawing is a button with a name that tells where it leads; the plain table is one key
    away."""
    page = open_page()
    sit_down(page, 3)
    for _ in range(6):
        assert wait_for_choice(page)
        names = [spot.get_attribute("aria-label") or "" for spot in page.locator(DRAWN).all()]
        assert all(len(name) > 8 for name in names)
        tab_to(page, DRAWN if names else "main [data-action]")
        choose(page, lambda: page.keyboard.press("Enter"))
    tab_to(page, "[data-tool=plain]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-plain]")).to_be_visible()


def test_the_view_follows_the_crab_on_a_phone(open_page: OpenPage) -> None:
    """The crab whose turn it is, or while all plan the own one, is in the picture. What the others did is told;
    a finger that is held on what lies before a player is told what it is."""
    page = open_page(viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True)
    sit_down(page, 3)
    rng = Random(9)
    for height in (PHONE[1], 640):
        page.set_viewport_size({"width": PHONE[0], "height": height})
        expect(page.locator("[data-crab='0,0']")).to_be_in_viewport(ratio=0.5)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for _ in range(8):
        assert wait_for_choice(page)
        expect(page.locator("[data-crab='0,0']")).to_be_in_viewport(ratio=0.5)
        click_on(page, rng, 1)
    while page.locator("[data-recap]").count() == 0:
        click_on(page, rng, 1)
    expect(page.locator("[data-recap]")).to_be_visible()
    shells = page.locator("[data-seat='1'] [title^=Shells]")
    box = shells.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    finger.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": box["x"] + 9, "y": box["y"] + 9}]}
    )
    expect(page.locator("[data-caption]")).to_have_text(shells.get_attribute("title") or "")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
