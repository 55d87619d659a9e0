"""The drawn board of Wreck Raiders: whole games by clicking on it, what it shows compared with what the server says,
and what a choice leads to before it is made."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import OpenPage
from tests.page.games import Played
from tests.page.people import (
    ANYWHERE,
    OVER,
    check_access,
    check_access_by_day_and_night,
    no_sideways_scroll,
    wait_for_totals,
)
from tests.server.running import NO_LIMITS, Json, Server, Watch, running

GAME = "wreck_raiders"
SCREENS = {"desk": (1280, 800), "tablet": (820, 1180), "landscape": (844, 390), "phone": (390, 844)}
BOARD = "[data-board] [data-action]"

CLICKER = """seed => {
    const pick = (length) => (seed = (seed * 48271) % 2147483647) % length;
    window.clicks = { board: 0, beside: 0 };
    const press = (thing) => thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const click = () => {
        if (document.querySelector('[data-end]')) return;
        const mine = document.querySelector('[data-seat][aria-current] .you');
        const drawn = [...document.querySelectorAll('[data-board] [data-action]')];
        const spare = [...document.querySelectorAll('[data-board] [data-display] [data-action] .cross')];
        const things = drawn.filter((each) => !spare.some((cross) => each.contains(cross)));
        const beside = [...document.querySelectorAll('.prompt [data-action]:not([disabled])')];
        const ending = beside.filter((each) => /^(no_|enough|let_go)/.test(each.dataset.do));
        if (mine && things.length > 0 && (ending.length === 0 || pick(4) > 0)) {
            window.clicks.board += 1;
            press(things[pick(things.length)]);
        } else if (mine && beside.length > 0) {
            window.clicks.beside += 1;
            (ending[0] ?? beside[pick(beside.length)]).click();
        }
        setTimeout(click, 4);
    };
    click();
}"""
"""From now on the page clicks on its own drawing whenever it is its person's turn, beside it only to end a step."""


READ = """() => {
    const all = (selector, read) => [...document.querySelectorAll(selector)].map(read);
    const spots = Object.fromEntries(all('[data-spot]', (each) => [each.dataset.spot, each.dataset.holds]));
    const mat = document.querySelector('[data-mat]');
    return {
        spots,
        reef: all('[data-zone] [data-die]', (each) => [
            Number(each.dataset.die), each.closest('[data-zone]').dataset.zone,
        ]),
        exhibits: all('[data-exhibit]', (each) => each.dataset.exhibit),
        market: all('[data-market] [data-piece]', (each) => each.dataset.piece),
        hand: all('[data-hand]', (each) => each.dataset.hand),
        mat: Number(mat.dataset.mat),
        displays: all('[data-mat] [data-display]', (each) => each.dataset.holds),
        vault: all('[data-mat] [data-column]', (each) => each.dataset.holds),
        shells: all('[data-mat] [data-shell]', (each) => Number(each.dataset.count)),
        divers: all('[data-mat] [data-off-board]', (each) => Number(each.dataset.offBoard)),
        claimed: all('[data-mat] [data-claimed]', (each) => Number(each.dataset.claimed)),
        aquariums: all('[data-mat] [data-aquarium]', (each) => Number(each.dataset.holds)),
        points: all('.points', (each) => Number(each.textContent)),
    };
}"""
"""What the drawing shows."""


MARKED = "[data-board] .spot[data-action]:has(+ .over :is([data-cost], [data-brings]))"
"""What may be clicked and has its price or its coins beside it."""

AS_FORESEEN = """([marked, foreseen]) => {
    const shown = (spot) => {
        const { cost, brings } = spot.nextElementSibling.querySelector('[data-cost], [data-brings]').dataset;
        return cost ?? brings;
    };
    const spots = [...document.querySelectorAll(marked)];
    return spots.length === Object.keys(foreseen).length
        && spots.every((spot) => shown(spot) === foreseen[spot.dataset.action]);
}"""
"""Whether each has what is foreseen of it, and nothing else has anything."""

TREASURES = {"coins": "old coins"}


def drawn(page: Page) -> Json:
    """What the drawing shows, with what has no order sorted."""
    found: Json = page.evaluate(READ)
    return {**found, **{part: sorted(found[part]) for part in ("reef", "market", "exhibits")}}


def told(view: Json, seat: int = 0) -> Json:
    """What the drawing must show of a view, with this seat's mat in full."""
    mat = view["seats"][seat]
    spots = {f"{wreck['kind']},{each['spot']}": each["diver"] for wreck in view["wrecks"] for each in wreck["spots"]}
    spots |= {f"beach,{each['spot']}": each["diver"] for each in view["beach"]}
    return {
        "spots": {spot: "" if diver is None else str(diver) for spot, diver in spots.items()},
        "reef": sorted([die["number"], die["zone"]] for die in view["reef"]),
        "exhibits": sorted(each["exhibit"] for each in view["exhibits"] if each),
        "market": sorted(each["piece"] for row in view["market"].values() for each in row if each),
        "hand": [view["hand"]["treasure"]] if view["hand"] else [],
        "mat": seat,
        "displays": [" ".join(each) for each in mat["displays"]],
        "vault": [" ".join(each) for each in mat["vault"]],
        "shells": list(mat["shells"].values()),
        "divers": [mat["divers"]],
        "claimed": [len(mat["exhibits"])],
        "aquariums": [len(each) for each in mat["aquariums"]],
        "points": [each["coins"] for each in view["seats"]],
    }


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A room whose bots do not linger."""
    with running(tmp_path_factory.mktemp("quick") / "room.sqlite3", *NO_LIMITS, "--bot-pace", "0") as server:
        yield server


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_whole_game_is_played_on_the_board(open_page: OpenPage, quick: Server, axe: str, players: int) -> None:
    """To the score sheet, with most clicks on the drawing, by one or two people; those who come to see how it ended are
    shown the same."""
    people = 2 if players > 2 else 1
    game = Played(quick, moves=0, people=people, bots=("greedy",) * (players - people), game=GAME)
    pages = game.open_all(open_page)
    for page in pages:
        page.locator("[data-board]").wait_for()
    check_access(pages[0], axe)
    for seat, page in enumerate(pages):
        page.evaluate(CLICKER, 7 + players + seat)
    totals = [wait_for_totals(page) for page in pages]
    totals += [wait_for_totals(page) for page in game.open_watchers(open_page)]
    assert len(totals[0]) == players
    assert totals[0] == totals[1] == totals[2]
    for page in pages:
        clicks: dict[str, int] = page.evaluate("window.clicks")
        assert clicks["board"] > 2 * clicks["beside"]
    check_access(pages[0], axe)


@pytest.mark.parametrize("bots", [0, 4])
def test_the_result_is_seen_without_scrolling(open_page: OpenPage, quick: Server, bots: int) -> None:
    """The score sheet down to its totals, alone and of five, wherever they are higher than a phone on its side."""
    page = Played(quick, bots=("greedy",) * bots, game=GAME).open(open_page)
    for screen in ("desk", "tablet", "phone"):
        width, height = SCREENS[screen]
        page.set_viewport_size({"width": width, "height": height})
        for total in ("th", "td:last-child"):
            expect(page.locator(f"[data-end] tfoot {total}")).to_be_in_viewport(ratio=1)


def test_the_drawing_is_the_view_at_every_moment(open_page: OpenPage, quick: Server) -> None:
    """Of a game that was played, seen again from its log."""
    game = Played(quick, moves=40, bots=("greedy", "greedy"), game=GAME)
    page = game.open(open_page)
    page.locator("[data-board]").wait_for()
    last = int(page.locator("main").get_attribute("data-seq") or 0)
    page.locator("[data-tool=past]").click()
    for seq in range(2, last, max(1, last // 24)):
        page.locator("[data-replay] input[type=range]").fill(str(seq))
        expect(page.locator("main")).to_have_attribute("data-seq", str(seq))
        assert drawn(page) == told(game.position(seq)["view"])
        assert page.locator(BOARD).count() == 0


def test_stories_end_with_the_view(open_page: OpenPage, quick: Server) -> None:
    """With motion, whatever happens in between: dice in the lid, divers bumped, treasures on their way."""
    game = Played(quick, moves=4, bots=(), game=GAME)
    page = game.open(open_page, reduced_motion="no-preference", pace="quick")
    page.locator("[data-board]").wait_for()
    page.evaluate(
        """() => {
            window.rolls = 0;
            new MutationObserver(() => {
                const dice = [...document.querySelectorAll('[data-pool] [data-rolled]')];
                if (dice.length > 0) {
                    window.rolls += 1;
                    window.rolled = dice.map((die) => die.dataset.rolled);
                }
            }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    for _ in range(30):
        if page.evaluate("window.rolls") > 0:
            break
        game.go_on(2)
        watch = game.watches[0]
        assert watch.play is not None
        page.wait_for_function("seq => document.querySelector('main').dataset.seq === seq", arg=str(watch.play["seq"]))
        page.locator(f"{ANYWHERE}, {OVER}").first.wait_for()
        assert drawn(page) == told(watch.play["view"])
    assert page.evaluate("window.rolls") > 0
    lying = {f"{number},{zone}" for number, zone in drawn(page)["reef"]}
    assert lying
    assert lying <= set(page.evaluate("window.rolled"))


def test_a_choice_shows_what_it_leads_to(open_page: OpenPage, quick: Server) -> None:
    """Under the pointer, drawn and in words: a diver where it would stand, a treasure for everybody beside; nothing is
    decided by that."""
    game = Played(quick, moves=20, bots=("greedy", "greedy"), game=GAME)
    watch = game.watches[0]
    while watch.play is None or watch.play["due"] != "choose_diver":
        game.go_on()
    page = game.open(open_page)
    page.locator(BOARD).first.wait_for()
    seq = page.locator("main").get_attribute("data-seq")
    page.locator("[data-mat] [data-off-board] [data-action], [data-lagoon] [data-action]").first.hover(force=True)
    expect(page.locator("[data-consequences]")).to_contain_text("A diver of Guest 0")
    expect(page.locator("[data-foresight] .pale").first).to_be_attached()
    page.mouse.move(2, 2)
    expect(page.locator("[data-consequences]")).to_have_count(0)
    page.locator(BOARD).first.focus()
    expect(page.locator("[data-consequences]")).to_contain_text("A diver of Guest 0")
    spoken = page.locator(":is([aria-live], [role=status], [role=log])", has_text="A diver of Guest 0")
    expect(spoken).to_have_count(1)
    assert page.locator("main").get_attribute("data-seq") == seq


def raise_treasure(room: Server) -> Played:
    """A game of three in which a treasure is to be placed."""
    game = Played(room, moves=12, bots=("greedy", "greedy"), game=GAME)
    watch = game.watches[0]
    while watch.play is None or watch.play["due"] != "place_treasure":
        assert not watch.is_over()
        game.go_on()
    return game


def test_a_place_is_named_by_what_is_there(open_page: OpenPage, quick: Server) -> None:
    """For ears: who stands where a diver could go, what lies where a treasure could go."""
    game = raise_treasure(quick)
    watch = game.watches[0]
    assert watch.play is not None
    mat = watch.play["view"]["seats"][0]
    page = game.open(open_page)
    for part, places in (("display", mat["displays"]), ("column", mat["vault"])):
        for place in page.locator(f"[data-mat] [data-{part}]:has(.pale)").all():
            held = places[int(place.get_attribute(f"data-{part}") or 0) - 1]
            said = place.locator("[data-action]").first.get_attribute("aria-label") or ""
            assert said.endswith(": " + (", ".join(TREASURES.get(each, each) for each in held) or "nothing"))
    while watch.play["due"] != "choose_place":
        game.go_on()
    seq = str(watch.play["seq"])
    expect(page.locator("main")).to_have_attribute("data-seq", seq)
    for place in page.locator("[data-lagoon] [data-action]").all():
        assert ": " in (place.get_attribute("aria-label") or "")


def foresee(watch: Watch) -> dict[int, tuple[int, int]]:
    """The choices that show conches or coins before they are made, with how many they cost and bring."""
    assert watch.play is not None
    view = watch.play["view"]
    found = {}
    for choice in watch.play["legal"]:
        if choice["do"]["do"] not in ("set", "buy", "vault"):
            continue
        preview = watch.ask("preview", action=choice["id"])["preview"]
        now, then = view["seats"][0], {**view, **preview["view"]}["seats"][0]
        cost, coins = now["shells"]["conch"] - then["shells"]["conch"], then["coins"] - now["coins"]
        shows_coins = choice["do"]["do"] == "buy" and not preview["view"].get("bought")
        if (choice["do"]["do"] == "set" and cost) or shows_coins or (choice["do"]["do"] == "vault" and coins):
            found[choice["id"]] = (cost, coins)
    return found


def test_what_is_shown_before_a_click_is_what_comes_of_it(open_page: OpenPage, quick: Server) -> None:
    """Conches on numbers and coins on pieces and columns, as the server foresees them, are what is paid and gained."""
    game = Played(quick, moves=16, people=2, bots=(), game=GAME)
    watch = game.watches[0]
    page = game.open(open_page)
    compared = 0
    while compared < 6:
        assert watch.play is not None
        assert not watch.is_over()
        foreseen = foresee(watch) if watch.may_act() else {}
        if not foreseen:
            game.go_on()
            continue
        seq, before = watch.play["seq"], watch.play["view"]["seats"][0]
        expect(page.locator("main")).to_have_attribute("data-seq", str(seq))
        sets = {choice["id"] for choice in watch.play["legal"] if choice["do"]["do"] == "set"}
        marks = {str(action): str(costs[action not in sets]) for action, costs in foreseen.items()}
        page.wait_for_function(AS_FORESEEN, arg=[MARKED, marks])
        spot = page.locator(MARKED).nth(compared % len(foreseen))
        cost, coins = foreseen[int(spot.get_attribute("data-action") or -1)]
        spot.press("Enter")
        while watch.play["seq"] == seq:
            watch.hear()
        for other in game.watches:
            other.catch_up(watch.number)
        after = watch.play["view"]["seats"][0]
        assert before["coins"] + coins == after["coins"]
        assert before["shells"]["conch"] - cost == after["shells"]["conch"] or not cost
        compared += 1


def test_every_mat_is_one_click_away(open_page: OpenPage, quick: Server) -> None:
    """Also while a treasure is to be placed on the own one."""
    game = raise_treasure(quick)
    watch = game.watches[0]
    assert watch.play is not None
    page = game.open(open_page)
    expect(page.locator("[data-mat='0']")).to_be_visible()
    page.locator("[data-see='2']").click()
    expect(page.locator("[data-mat='2']")).to_be_visible()
    assert drawn(page) == told(watch.play["view"], seat=2)
    page.locator("[data-own-mat]").click()
    expect(page.locator("[data-mat='0']")).to_be_visible()


def test_a_treasure_is_dragged_to_its_place(open_page: OpenPage, quick: Server) -> None:
    """It lies under the pointer on its way. Dropped in the water it stays in hand; on a column it is put."""
    game = raise_treasure(quick)
    page = game.open(open_page)
    treasure = page.locator("[data-hand]").get_attribute("data-hand")
    open_columns = page.locator("[data-column]:has(.pale)")
    column = page.locator(f"[data-column='{open_columns.first.get_attribute('data-column')}']")
    before = column.get_attribute("data-holds") or ""
    start, end = page.locator("[data-hand]").bounding_box(), column.bounding_box()
    assert start is not None
    assert end is not None
    seq = page.locator("main").get_attribute("data-seq")
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] + 60, steps=3)
    expect(page.locator("[data-carried]")).to_be_visible()
    page.mouse.up()
    expect(page.locator("[data-carried]")).to_have_count(0)
    assert page.locator("main").get_attribute("data-seq") == seq
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()
    expect(column).to_have_attribute("data-holds", f"{before} {treasure}".strip())


def test_a_finger_drags_a_treasure_to_a_display(open_page: OpenPage, quick: Server) -> None:
    """On a phone, where the mat has come into sight by itself: from the sheet below to a display."""
    width, height = SCREENS["phone"]
    page = raise_treasure(quick).open(open_page, viewport={"width": width, "height": height}, has_touch=True)
    treasure = page.locator("[data-hand]").get_attribute("data-hand")
    first = page.locator("[data-display]:has(.pale)").first
    display = page.locator(f"[data-display='{first.get_attribute('data-display')}']")
    before = display.get_attribute("data-holds") or ""
    expect(display).to_be_in_viewport(ratio=1)
    start, end = page.locator(".prompt .desk svg").bounding_box(), display.bounding_box()
    assert start is not None
    assert end is not None
    finger = page.context.new_cdp_session(page)
    way = [(start["x"] + 20, start["y"] + 20), (start["x"] - 30, start["y"] - 40), (end["x"] + 30, end["y"] + 15)]
    for kind, (x, y) in zip(("touchStart", "touchMove", "touchMove"), way, strict=True):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator("[data-carried]")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(display).to_have_attribute("data-holds", f"{before} {treasure}".strip())


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_holds_the_board(open_page: OpenPage, quick: Server, screen: str) -> None:
    """Nothing sticks out on the right, and every panel is there."""
    width, height = SCREENS[screen]
    game = Played(quick, moves=10, bots=("greedy",) * 4, game=GAME)
    page = game.open(open_page, viewport={"width": width, "height": height})
    page.locator("[data-board]").wait_for()
    no_sideways_scroll(page)
    for part in ("[data-lagoon]", "[data-reef]", "[data-exhibits]", "[data-market]", "[data-mat]"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    if screen == "desk":
        assert page.evaluate("document.documentElement.scrollHeight") <= height


def test_the_board_is_accessible(open_page: OpenPage, quick: Server, axe: str) -> None:
    game = Played(quick, moves=30, bots=("greedy", "greedy"), game=GAME)
    page = game.open(open_page, color_scheme="light")
    page.locator(ANYWHERE).first.wait_for()
    check_access_by_day_and_night(page, axe)
    for spot in page.locator(BOARD).all():
        assert spot.get_attribute("aria-label")


def test_whatever_is_pointed_at_is_explained(open_page: OpenPage, quick: Server) -> None:
    """Also what stands for no choice, and what it is beside what it would do."""
    page = raise_treasure(quick).open(open_page)
    column = page.locator("[data-column]:has(.pale)").first
    for thing, words in (
        (page.locator("[data-wreck]:not(:has([data-hand])) [data-pile]").first, "in the supply"),
        (page.locator("[data-hand]"), "places it at once"),
        (page.locator("[data-mat] .spot:not([data-action]) .brass").first, "scores the row’s coins"),
        (page.locator("[data-mat] [data-shell=conch]"), "changes the number by one"),
        (page.locator("[data-seat='0'] .vault"), "Vault: "),
        (page.locator("[data-see='1']"), "Divers off-board: "),
        (column, "In the vault, column"),
        (column, "Each different treasure"),
    ):
        thing.hover(force=True)
        expect(page.locator("[data-caption]")).to_contain_text(words)
