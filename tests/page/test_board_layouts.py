"""The drawn boards of Wreck Raiders and Oh Crab! on the screens that people have: no words lie over words, nothing is
cut off or sticks out, and nothing covers what may be chosen. The tables are recorded, so every run sees the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seaboard.core.match import Match
from tests.page.conftest import OpenPage
from tests.page.games import cookies_of
from tests.page.people import check_access
from tests.server.restoring import come_as, record_game, restore_room, room_line
from tests.server.running import NO_LIMITS, Server, running

SCREENS = {
    "desk": (1280, 800),
    "laptop": (1366, 650),
    "large": (1920, 1080),
    "tablet": (820, 1180),
    "tablet on its side": (1024, 768),
    "phone on its side": (844, 390),
    "phone": (390, 844),
}
LANGUAGES = ("en", "de", "fr", "it", "pl")
PACK = dict.fromkeys(("surprises", "events", "challenges", "asymmetry"), True)


def at(due: str, times: int = 1) -> Callable[[Match], bool]:
    """When the first seat is asked this for the so-many-th time."""
    asked = 0

    def is_here(match: Match) -> bool:
        nonlocal asked
        asked += match.awaited[0] == 0 and match.game.due(match.state) == due
        return asked == times

    return is_here


def could_pay_for_a_number(match: Match) -> bool:
    """When the first seat may change a number with conches."""
    return match.awaited[0] == 0 and match.game.due(match.state) == "set_number"


def could_buy_for_nothing(match: Match) -> bool:
    """When the first seat may buy a piece that brings no coins: a top whose shells its aquarium does not have."""
    game, before = match.game, match.state
    if match.awaited[0] != 0 or game.due(before) != "buy":
        return False
    for action in game.legal(before, 0):
        after = game.copy(before)
        game.apply(after, action, 0)
        coins = [game.view(state, 0)["seats"][0]["coins"] for state in (before, after)]
        if "piece" in game.describe(action) and game.due(after) != "choose_aquarium" and coins[0] == coins[1]:
            return True
    return False


def could_claim(match: Match) -> bool:
    """When the first seat may claim an exhibit."""
    game = match.game
    return match.awaited[0] == 0 and any(
        game.describe(action)["do"] == "claim" for action in game.legal(match.state, 0)
    )


POSITIONS: dict[str, tuple[str, dict[str, Any], Callable[[Match], bool]]] = {
    "a claim": ("wreck_raiders", {"players": 3, "start": 0}, at("claim", 3)),
    "a number": ("wreck_raiders", {"players": 3, "start": 0}, could_pay_for_a_number),
    "a purchase": ("wreck_raiders", {"players": 3, "start": 0}, could_buy_for_nothing),
    "five divers": ("wreck_raiders", {"players": 5, "start": 0}, at("choose_place", 4)),
    "solo": ("wreck_raiders", {"players": 1}, at("place_treasure", 12)),
    "five crabs": ("oh_crab", {"players": 5, "start": 0}, at("act", 20)),
    "two crabs each": ("oh_crab", {"players": 2, "start": 0, "scenario": "3"}, at("act", 18)),
    "all modules": ("oh_crab", {"players": 5, "start": 0, **PACK}, at("act", 16)),
}

MORE = {"an exhibit to claim": ("wreck_raiders", {"players": 3, "start": 0}, could_claim)}
"""What is looked at on one screen only."""

LOOK = """() => {
    const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const meet = (one, other) => ({
        left: Math.max(one.left, other.left), right: Math.min(one.right, other.right),
        top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom),
    });
    const least = (box) => Math.min(box.right - box.left, box.bottom - box.top);
    const styles = (node) => {
        const found = [];
        for (let each = node; each; each = each.parentElement) found.push([each, getComputedStyle(each)]);
        return found;
    };
    const seen = (node, box) => styles(node).reduce((left, [each, style]) =>
        style.overflow === 'visible' ? left : meet(left, each.getBoundingClientRect()), meet(box, room));
    const isShown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && !styles(node).some(([each, style]) => each.matches('.for-ears') || style.clipPath === 'inset(50%)');
    /* What lies below a sheet can be pulled out from under it. */
    const sheets = [...document.querySelectorAll('.right, .left, .caption, .omen:not(.empty), .asked:not(.quiet)')];
    const isUnder = (node, box) => sheets.some((sheet) =>
        !sheet.contains(node) && least(meet(box, sheet.getBoundingClientRect())) > 0);
    const holds = (outer, inner, slack) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1
        && inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;

    const words = [];
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const holder = walker.currentNode.parentElement;
        const text = walker.currentNode.textContent.trim();
        if (!text || !isShown(holder)) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const boxes = holder.closest('svg') ? [holder.getBoundingClientRect()] : [...range.getClientRects()];
        for (const box of boxes) words.push({ holder, text: text.slice(0, 40), box });
    }
    const troubles = [];
    for (const { holder, text, box } of words) {
        const rolls = styles(holder).some(([each, style]) =>
            /auto|scroll/.test(style.overflow) && each.matches('main *'));
        if (!rolls && (box.left < -1 || box.right > innerWidth + 1)) troubles.push(`out of the window: ${text}`);
        const paper = styles(holder).find(([, { display, backgroundColor, borderStyle }]) =>
            display !== 'inline' && (backgroundColor !== 'rgba(0, 0, 0, 0)' || borderStyle !== 'none'));
        if (paper?.[0].matches('main :not(svg, svg *)') && !rolls && !holder.closest('svg')
            && !holds(paper[0].getBoundingClientRect(), box, 5)) troubles.push(`sticks out: ${text}`);
        if (styles(holder).some(([{ scrollWidth, clientWidth }, { textOverflow }]) =>
            textOverflow === 'ellipsis' && scrollWidth > clientWidth + 1))
            troubles.push(`cut short: ${text}`);
    }
    for (const card of document.querySelectorAll('main .card, main .frame, .frame > *, [data-board] > *')) {
        if (!isShown(card) || card.closest('.left') || getComputedStyle(card).overflow !== 'visible') continue;
        const outer = card.getBoundingClientRect();
        for (const part of card.querySelectorAll(':scope > *, :scope > section > *')) {
            const inner = part.getBoundingClientRect();
            if (isShown(part) && getComputedStyle(part).position !== 'absolute' && inner.height > 0
                && !holds(outer, inner, 2)) troubles.push(`sticks out of its card: ${part.outerHTML.slice(0, 60)}`);
        }
    }
    const visible = words.map((each) => ({ ...each, box: seen(each.holder, each.box) }))
        .filter(({ holder, box }) => least(box) > 2 && !isUnder(holder, box));
    for (const [number, one] of visible.entries()) {
        for (const other of visible.slice(number + 1)) {
            const over = meet(one.box, other.box);
            const lines = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
            if (one.holder !== other.holder && over.right - over.left > 1.5 && over.bottom - over.top > 2 + 0.2 * lines)
                troubles.push(`words over words: ${one.text} / ${other.text}`);
        }
    }
    for (const thing of document.querySelectorAll('main :is([data-action], button, a[href])')) {
        const parts = [...thing.querySelectorAll('.touch, .ring')].filter((part) => part.checkVisibility());
        const box = seen(thing, (parts[0] ?? thing).getBoundingClientRect());
        if (thing.disabled || !isShown(thing) || least(box) < 6 || isUnder(thing, box)) continue;
        const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        const name = thing.getAttribute('aria-label') ?? (thing.title || thing.textContent.trim());
        if (!thing.contains(hit) && !hit?.contains(thing)) troubles.push(`covered: ${name}`);
        if (!name) troubles.push(`nameless: ${thing.outerHTML.slice(0, 80)}`);
    }
    for (const group of document.querySelectorAll('main :is([role=group], details)'))
        if (isShown(group) && !group.matches('[aria-label], [aria-labelledby]'))
            troubles.push(`nameless group: ${group.outerHTML.slice(0, 80)}`);
    return [...new Set(troubles)];
}"""
"""What is wrong with the picture, in words."""


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A room with these positions."""
    positions = (*POSITIONS.values(), *MORE.values())
    lines = [room_line(number, record_game(*each)) for number, each in enumerate(positions, 1)]
    with running(restore_room(tmp_path_factory.mktemp("recorded"), 5, lines), *NO_LIMITS) as server:
        yield server


def speak(page: Page, language: str) -> None:
    """The same page in another language."""
    page.locator("select[name=language]").evaluate(
        "(list, wanted) => { list.value = wanted; list.dispatchEvent(new Event('change', { bubbles: true })); }",
        language,
    )
    page.wait_for_function("wanted => document.documentElement.lang === wanted", arg=language)


def open_position(open_page: OpenPage, recorded: Server, position: str, **wishes: Any) -> Page:
    """The table with this position, seen by the first seat."""
    table = f"{[*POSITIONS, *MORE].index(position) + 1:016x}"
    jar = {"cookies": cookies_of(come_as(recorded, 0)), "origins": []}
    page = open_page(f"/#/table/{table}", server=recorded, storage_state=jar, **wishes)
    page.locator("[data-prompt]").wait_for()
    return page


@pytest.mark.parametrize("position", POSITIONS)
def test_nothing_overlaps_and_nothing_is_cut_off(
    open_page: OpenPage, recorded: Server, axe: str, position: str
) -> None:
    """On every screen, in the language whose turn it is there, and in all of them on a desk and a phone. Fingers find
    the names of five people on a phone."""
    page = open_position(open_page, recorded, position)
    found = {}
    for number, (screen, (width, height)) in enumerate(SCREENS.items()):
        page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES if screen in ("desk", "phone") else (LANGUAGES[number % len(LANGUAGES)],):
            speak(page, language)
            found[screen, language] = page.evaluate(LOOK)
    assert {where: troubles for where, troubles in found.items() if troubles} == {}
    check_access(page, axe)


def test_on_a_phone_exhibits_that_may_be_claimed_come_into_sight(open_page: OpenPage, recorded: Server) -> None:
    """They lie below the mat there."""
    width, height = SCREENS["phone"]
    page = open_position(open_page, recorded, "an exhibit to claim", viewport={"width": width, "height": height})
    expect(page.locator("[data-exhibit]:has([data-action])").first).to_be_in_viewport(ratio=1)


def test_a_top_that_would_score_nothing_says_so(open_page: OpenPage, recorded: Server) -> None:
    """Every piece that can be bought has a coin with what it would bring at once."""
    page = open_position(open_page, recorded, "a purchase")
    pieces = page.locator("[data-market] [data-action]")
    pieces.first.wait_for()
    expect(page.locator("[data-market] [data-brings]")).to_have_count(pieces.count())
    expect(page.locator("[data-market] [data-brings='0']").first).to_be_visible()


def test_ears_hear_what_a_purchase_costs(open_page: OpenPage, recorded: Server) -> None:
    """On the board and at the plain table."""
    page = open_position(open_page, recorded, "a purchase")
    for choice in ("[data-market] [data-action]", ".prompt [data-do=buy]"):
        page.locator(choice).first.focus()
        expect(page.locator("[data-consequence]")).to_contain_text("Costs ")
        page.locator("[data-tool=plain]").click()


LINES = """(recap) => {
    const { borderTopWidth, borderBottomWidth, lineHeight } = getComputedStyle(recap);
    const inner = recap.getBoundingClientRect().height - parseFloat(borderTopWidth) - parseFloat(borderBottomWidth);
    return inner / parseFloat(lineHeight);
}"""
"""How many lines of what the others did are to be seen."""


def test_what_the_others_did_is_told_in_whole_lines(open_page: OpenPage, recorded: Server) -> None:
    page = open_position(open_page, recorded, "five crabs")
    for width, height in ((1280, 800), (1440, 900), (1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        lines = page.locator("[data-recap]").evaluate(LINES)
        assert lines > 0.9
        assert abs(lines - round(lines)) < 0.06, (width, height, lines)


def test_buttons_name_what_a_number_costs_that_nobody_points_at(open_page: OpenPage, recorded: Server) -> None:
    """In the folded list and at the plain table."""
    page = open_position(open_page, recorded, "a number")
    page.locator("[data-as-list] summary").click()
    for _ in range(2):
        cost = page.locator(".prompt [data-do=set] small").filter(has_text="Costs")
        expect(cost.first).to_be_visible()
        page.locator("[data-tool=plain]").click()


def box_of(page: Page, selector: str) -> dict[str, float]:
    """Where something is on the screen."""
    box: dict[str, float] = page.locator(selector).first.evaluate("(each) => each.getBoundingClientRect().toJSON()")
    return box


def test_prices_of_numbers_hide_no_number(open_page: OpenPage, recorded: Server) -> None:
    """Round the number in play, on a desk and on a phone."""
    page = open_position(open_page, recorded, "a number")
    for screen in ("desk", "phone"):
        width, height = SCREENS[screen]
        page.set_viewport_size({"width": width, "height": height})
        page.locator("[data-number] [data-cost]").first.wait_for()
        hidden = page.evaluate(
            """() => {
                const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) =>
                    each.getBoundingClientRect());
                const numbers = boxes('[data-number] text.digit');
                return boxes('[data-number] [data-cost] rect').flatMap((price) => numbers.filter((number) =>
                    Math.min(price.right, number.right) - Math.max(price.left, number.left) > 1
                    && Math.min(price.bottom, number.bottom) - Math.max(price.top, number.top) > 8));
            }"""
        )
        assert hidden == []


def test_exhibits_fill_the_column_beside_the_lagoon(open_page: OpenPage, recorded: Server) -> None:
    """Four of them, on a phone on its side."""
    page = open_position(open_page, recorded, "a claim")
    width, height = SCREENS["phone on its side"]
    page.set_viewport_size({"width": width, "height": height})
    cards, lagoon, reef = (box_of(page, f"[data-{part}]") for part in ("exhibits", "lagoon", "reef"))
    last = page.locator("[data-exhibit]").last.bounding_box()
    assert last is not None
    assert abs(cards["top"] - lagoon["top"]) < 8
    assert abs(last["y"] + last["height"] - reef["bottom"]) < 12
    assert last["width"] > cards["width"] * 0.9


def test_a_tablet_shows_the_whole_table(open_page: OpenPage, recorded: Server) -> None:
    """Nothing has to be scrolled while nobody thinks of a choice, and the market fills its place beside the lagoon."""
    page = open_position(open_page, recorded, "solo")
    width, height = SCREENS["tablet"]
    page.set_viewport_size({"width": width, "height": height})
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    market, reef = box_of(page, "[data-market] svg:last-of-type"), box_of(page, "[data-reef]")
    assert abs(market["bottom"] - reef["bottom"]) < 24
    expect(page.locator("[data-market] h3")).to_contain_text(["Tops", "Middles", "Bottoms"])


def test_rivals_stand_beside_the_table(open_page: OpenPage, recorded: Server) -> None:
    """On a desk, as many as are left, below what would end the game; on a phone the list is on the table."""
    page = open_position(open_page, recorded, "solo")
    left = page.locator("[data-ending=rivals] b").inner_text()
    expect(page.locator(".left [data-rivals]")).to_have_attribute("data-rivals", left)
    expect(page.locator("[data-board] [data-endings]")).to_have_count(0)
    width, height = SCREENS["phone"]
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator("[data-board] [data-ending=rivals] b")).to_have_text(left)


def test_five_seats_are_whole_on_a_low_screen(open_page: OpenPage, recorded: Server) -> None:
    page = open_position(open_page, recorded, "five divers")
    width, height = SCREENS["laptop"]
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator("[data-seat='4']")).to_be_in_viewport(ratio=1)


def test_what_one_has_of_the_pack_is_in_sight(open_page: OpenPage, recorded: Server) -> None:
    """The event in force, the challenge with how five stand and what can be won, and the own ability, also where all of
    it lies below hand and market."""
    page = open_position(open_page, recorded, "all modules")
    for screen in ("desk", "tablet", "tablet on its side"):
        width, height = SCREENS[screen]
        page.set_viewport_size({"width": width, "height": height})
        pack = page.locator("[data-pack]")
        for part in (".contest .paper", "[data-standing='4']", "[data-award]", "[data-possessions='0']"):
            expect(pack.locator(part).last).to_be_in_viewport(ratio=1)


def test_tools_have_room_on_a_small_phone(open_page: OpenPage, recorded: Server) -> None:
    """In the language with the longest words for them."""
    page = open_position(open_page, recorded, "two crabs each")
    page.set_viewport_size({"width": 360, "height": 740})
    speak(page, "pl")
    assert page.evaluate(LOOK) == []
