"""Looking back: every moment of a game can be seen again, during it and after it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import OpenPage
from tests.page.games import Played
from tests.page.people import CHOICES, ON_THE_BOARD, OVER, check_access_by_day_and_night, no_sideways_scroll
from tests.page.test_page import PHONE
from tests.server.running import Server, read_review

REPLAY = "[data-replay]"
SLIDER = f"{REPLAY} input[type=range]"
ENTRIES = ".log button"
ZOOMED: dict[str, Any] = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
"""A window of 1280 by 800 at 200 %."""


@pytest.fixture(scope="module")
def finished(room: Server) -> Played:
    """A game that is over, to be looked at by several."""
    return Played(room)


def expect_moment(page: Page, seq: int) -> None:
    """The page looks at this moment."""
    expect(page.locator(REPLAY)).to_have_attribute("data-replay", str(seq))
    expect(page.locator("main")).to_have_attribute("data-seq", str(seq))


def test_nobody_has_won_before_all_is_counted(open_page: OpenPage, finished: Played) -> None:
    """The clock stands still until it is told to go on: part by part, then to the end by a click or a key."""
    page = finished.open(open_page, seat=None, reduced_motion="no-preference")
    expect(page.locator(OVER)).to_be_visible()
    winner, uncounted = page.locator(".winners svg"), page.locator(f"{OVER} .uncounted")
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    for finish in ("key", "click"):
        page.reload()
        expect(page.locator("[data-counted=false]")).to_be_visible()
        expect(page.locator(f"{OVER} p.who")).to_have_text("")
        expect(winner).to_have_count(0)
        parts = uncounted.count()
        page.clock.run_for(700)
        expect(uncounted).to_have_count(parts - 1)
        expect(winner).to_have_count(0)
        if finish == "key":
            page.keyboard.press("Shift")
        else:
            page.locator(f"{OVER} .who").first.click()
        expect(uncounted).to_have_count(0)
        expect(winner).not_to_have_count(0)
        expect(page.locator(f"{OVER} p.who")).not_to_have_text("")


def test_every_entry_of_the_log_leads_to_its_moment(open_page: OpenPage, room: Server) -> None:
    """The board is as the server says it was for this viewer, and nothing on it can be chosen."""
    game = Played(room, moves=14)
    page = game.open(open_page)
    page.locator(CHOICES).first.wait_for()
    page.locator(f"{ENTRIES}[data-after='1'], [data-earlier]").first.wait_for()
    if page.locator("[data-earlier]").count():
        page.locator("[data-earlier]").click()
    page.locator(f"{ENTRIES}[data-after='1']").first.wait_for()
    lines = game.past("history")["lines"]
    entries = {line["seq"] + 1 for line in lines if "seq" in line}
    assert {int(each.get_attribute("data-after") or 0) for each in page.locator(ENTRIES).all()} == entries
    for seq in sorted(entries)[::9]:
        page.locator(f"{ENTRIES}[data-after='{seq}']").first.click()
        expect_moment(page, seq)
        view = game.position(seq)["view"]
        expect(page.locator("svg.board")).to_have_attribute(
            "data-lamp", f"{view['lamp']['buoy']},{view['lamp']['row']}"
        )
        assert page.locator(".points").all_inner_texts() == [str(seat["points"]) for seat in view["seats"]]
        assert page.locator(f"{CHOICES}, {ON_THE_BOARD}").count() == 0
        expect(page.locator("[data-tool=undo]")).to_be_disabled()
        expect(page.locator(f"{ENTRIES}[aria-current]").first).to_have_attribute("data-after", str(seq))
    page.locator("[data-step=now]").click()
    expect(page.locator(CHOICES).first).to_be_visible()
    expect(page.locator("main")).to_have_attribute("data-seq", str(max(entries)))


def test_the_slider_obeys_the_keyboard(open_page: OpenPage, room: Server) -> None:
    game = Played(room, moves=8)
    page = game.open(open_page)
    page.locator(CHOICES).first.wait_for()
    last = int(page.locator("main").get_attribute("data-seq") or 0)
    page.locator("[data-tool=past]").focus()
    page.keyboard.press("Enter")
    expect_moment(page, last - 1)
    page.locator(SLIDER).focus()
    for key, seq in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        expect_moment(page, seq)
    assert str(last) in (page.locator(SLIDER).get_attribute("aria-valuetext") or "")
    page.locator(f"{ENTRIES}[tabindex='0']").focus()
    assert page.locator(f"{ENTRIES}[tabindex='0']").count() == 1
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    after = page.evaluate("document.activeElement.dataset.after")
    expect_moment(page, int(after))
    page.locator("[data-step=now]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(CHOICES).first).to_be_visible()
    expect(page.locator("[data-prompt]")).to_be_focused()


def test_moves_turns_and_a_game_that_plays_itself(open_page: OpenPage, room: Server) -> None:
    game = Played(room, moves=10)
    page = game.open(open_page, seat=None, reduced_motion="no-preference", pace="quick")
    page.locator("[data-prompt]").wait_for()
    lines = [line for line in game.past("history")["lines"] if "seq" in line]
    turns = [line["seq"] + 1 for line in lines if any(event["event"] == "turn" for event in line.get("events", []))]
    last = len(lines)
    page.locator("[data-tool=past]").click()
    expect_moment(page, last - 1)
    page.locator("[data-step=turn-back]").click()
    begun = max(turn for turn in turns if turn < last - 1)
    expect_moment(page, begun)
    page.locator("[data-step=back]").click()
    expect_moment(page, begun - 1)
    page.locator("[data-step=turn-back]").click()
    earlier = max(turn for turn in turns if turn < begun - 1)
    expect_moment(page, earlier)
    page.locator("[data-step=turn-on]").click()
    expect_moment(page, min(turn for turn in turns if turn > earlier))
    page.locator(SLIDER).fill(str(last - 2))
    expect_moment(page, last - 2)
    page.locator("[data-step=play]").click()
    expect_moment(page, last)
    expect(page.locator("[data-step=play]")).to_have_attribute("aria-label", "Play")


def test_whoever_looks_back_is_told_of_news_and_not_thrown_out(open_page: OpenPage, room: Server) -> None:
    game = Played(room, moves=6, people=2, bots=())
    page = game.open(open_page, seat=0)
    page.locator("[data-prompt]").wait_for()
    page.locator("[data-tool=past]").click()
    page.locator(SLIDER).fill("2")
    expect_moment(page, 2)
    assert page.locator("[data-waiting-news]").count() == 0
    game.go_on(3)
    expect(page.locator("[data-waiting-news]")).to_be_visible()
    expect_moment(page, 2)
    page.locator("[data-step=now]").click()
    seq = game.watches[0].play
    assert seq is not None
    expect(page.locator("main")).to_have_attribute("data-seq", str(seq["seq"]))


def test_the_plain_table_looks_back_too(open_page: OpenPage, room: Server) -> None:
    """Also where seats have secrets: each sees what it knew then."""
    game = Played(room, moves=9, people=2, bots=(), game="oh_crab")
    page = game.open(open_page, seat=0)
    page.locator("[data-prompt]").wait_for()
    if page.locator("[data-plain]").count() == 0:
        page.locator("[data-tool=plain]").click()
    now = page.locator("[data-plain]").inner_text()
    page.locator(f"{ENTRIES}[data-after='1']").first.click()
    expect_moment(page, 1)
    expect(page.locator("[data-plain]")).not_to_have_text(now, use_inner_text=True)
    page.locator("[data-step=now]").click()
    expect(page.locator("[data-plain]")).to_have_text(now, use_inner_text=True)


def test_below_a_long_board_all_of_the_replay_is_in_sight(open_page: OpenPage, room: Server) -> None:
    """Slider, steps and the way back lie above the log, which keeps its room."""
    game = Played(room, game="oh_crab", options={"surprises": True, "sprint": True})
    read_review(game.guests[0], game.table)
    page = game.open(open_page, locale="de-DE")
    page.locator("[data-next=review]").click()
    page.locator("[data-reviewed]").first.click()
    page.locator("[data-judged=mistake]").wait_for()
    log = page.locator(".talk").bounding_box()
    assert log is not None
    assert log["y"] + log["height"] <= 800
    for control in page.locator(f"{REPLAY} :is(button, input)").all():
        box = control.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= log["y"]


def test_a_finished_game_is_seen_again_and_reviewed(open_page: OpenPage, finished: Played, axe: str) -> None:
    """The chart has all scores; the review shows chances, skill and luck, and leads to the moments that mattered."""
    review = read_review(finished.guests[0], finished.table)
    costly = sorted((each for each in review["decisions"] if each["lost"] > 0), key=lambda each: -each["lost"])
    page = finished.open(open_page, color_scheme="light")
    page.locator(f"{OVER} summary").click()
    expect(page.locator(f"{OVER} [data-chart] tbody tr")).to_have_count(len(finished.past("history")["scores"]))
    check_access_by_day_and_night(page, axe)
    page.locator("[data-next=replay]").click()
    expect_moment(page, 0)
    page.get_by_role("tab", name="Review").click()
    expect(page.locator("[data-skill]")).to_have_count(2)
    expect(page.locator("[data-reviewed]")).to_have_count(min(8, len(costly)))
    expect(page.locator("[data-hopes] [data-mark=mistake]")).to_have_count(min(8, len(costly)))
    page.locator(f"[data-reviewed='{costly[0]['seq']}']").click()
    expect_moment(page, costly[0]["seq"])
    expect(page.locator("[data-judged=mistake] dd")).to_have_count(2)
    expect(page.locator(".marks i")).to_have_count(len(costly))
    page.locator("[data-lucky]").first.click()
    expect(page.locator("[data-judged=draw]")).to_be_visible()
    check_access_by_day_and_night(page, axe)


@pytest.mark.parametrize("window", [ZOOMED, PHONE], ids=["200 %", "phone"])
def test_end_replay_and_review_need_no_sideways_scrolling(
    open_page: OpenPage, finished: Played, window: dict[str, Any]
) -> None:
    page = finished.open(open_page, **window)
    page.locator(f"{OVER} [data-chart]").wait_for()
    no_sideways_scroll(page)
    page.locator("[data-next=review]").click()
    page.locator("[data-reviewed]").first.wait_for()
    no_sideways_scroll(page)
    page.locator("[data-reviewed]").first.click()
    page.locator(REPLAY).wait_for()
    no_sideways_scroll(page)
    for button in page.locator(f"{REPLAY} button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def test_the_chart_reads_out_what_is_pointed_at(open_page: OpenPage, finished: Played) -> None:
    page = finished.open(open_page)
    scores = finished.past("history")["scores"]
    page.locator("[data-chart] summary").click()
    row = page.locator("[data-chart] tbody tr").last.locator("td")
    assert row.all_inner_texts() == [str(points) for points in scores[-1]["totals"]]
    drawing = page.locator("[data-chart] .drawing")
    box = drawing.bounding_box()
    assert box is not None
    drawing.hover(position={"x": box["width"] - 8, "y": 40})
    assert page.locator("[data-values] span").all_inner_texts() == [str(points) for points in scores[-1]["totals"]]
    page.mouse.move(2, 2)
    expect(page.locator("[data-values]")).to_have_count(0)
