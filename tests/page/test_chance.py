"""The dice on the page: every device contributes without being asked, and checks the log when the game is over."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.logs.playing import bytes_of
from tests.logs.test_stand_alone import sealed_game
from tests.page.conftest import OpenPage
from tests.page.games import away, play_for, table_of
from tests.page.people import OVER, join_by_link, open_form, set_up_duel, wait_until
from tests.server.running import Server


def kept_by(page: Page) -> dict[str, str]:
    """What the device contributed, by seat."""
    kept = page.evaluate("id => localStorage.getItem('seaboard-chance-' + id)", table_of(page))
    contributions: dict[str, str] = json.loads(kept)["contributions"]
    return contributions


def log_of(page: Page) -> list[dict[str, object]]:
    """The log as far as there is one."""
    text = page.evaluate("id => fetch(`/api/tables/${id}/log`).then((found) => found.text())", table_of(page))
    return [json.loads(line) for line in text.splitlines()]


def test_a_game_ends_with_a_tick_and_a_forged_log_with_a_warning(open_page: OpenPage, room: Server) -> None:
    page = open_page()
    set_up_duel(page)
    play_for(room, table_of(page), [page])
    sound = page.locator(f"{OVER} [data-chance=sound]")
    expect(sound).to_contain_text("and not without you")
    expect(sound.locator("svg")).to_be_visible()
    reveal = log_of(page)[1]
    assert reveal["contributions"] == [kept_by(page)["0"], None]

    def forge(route: Route) -> None:
        route.fulfill(body=route.fetch().text().replace('"bot":"greedy"', '"bot":"random"'))

    page.route("**/log", forge)
    page.keyboard.press("Escape")
    page.locator("[data-tool=more]").click()
    wrong = page.locator("[data-chance=wrong]")
    expect(wrong).to_contain_text("its lines were changed")


def test_a_commitment_that_changes_before_the_start_is_told(open_page: OpenPage) -> None:
    """The room tells another one when the game starts than when the table was made: the device says so, and keeps what
    it drew to itself."""
    page = open_page()
    told: list[str] = []
    revealed: list[str] = []

    def stand_between(socket: WebSocketRoute) -> None:
        room = socket.connect_to_server()
        room.on_message(lambda news: socket.send(str(news).replace(told[0], "0" * 64) if told else news))
        socket.on_message(lambda wish: revealed.append(str(wish)) if '"reveal"' in str(wish) else room.send(wish))

    page.route_web_socket("**/*", stand_between)
    open_form(page, "schatztaucher")
    page.locator("#option-players").select_option("2")
    page.locator("#seat-1").select_option("greedy")
    page.locator("dialog .main-button").click()
    start = page.locator("[data-waiting] .next .main-button")
    start.wait_for()
    changed = page.locator("[data-chance=changed]")
    expect(changed).to_have_count(0)
    kept = page.evaluate("id => localStorage.getItem('seaboard-chance-' + id)", table_of(page))
    told.append(json.loads(kept)["commitment"])
    start.click()
    expect(changed).to_contain_text("has changed the commitment to its dice")
    assert revealed == []


def test_two_devices_contribute_reveal_and_check_by_themselves(open_page: OpenPage, room: Server) -> None:
    """At the end one is handed a log that is sound and sealed, but of other dice, as by a room that lies well."""
    ada, ben = open_page(), open_page()
    open_form(ada, "schatztaucher")
    ada.locator("#option-players").select_option("2")
    ada.locator("dialog .main-button").click()
    ada.get_by_role("button", name="Invite").click()
    seat_link = ada.locator("dialog .link input").first.input_value()
    ada.keyboard.press("Escape")
    join_by_link(ben, "Ben", seat_link)
    expect(ada.locator("[data-place='1']")).to_contain_text("Ben")
    ben.wait_for_function("id => localStorage.getItem('seaboard-chance-' + id)?.includes('\"1\":')", arg=table_of(ben))
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, ben):
        page.locator("[data-prompt]").wait_for()
    wait_until(ada, "(await (await fetch(`/api/tables/${given}/log`)).text()).includes('action')", table_of(ada))
    header, reveal = log_of(ada)[:2]
    assert header["attempt"] == 1
    assert reveal["contributions"] == [kept_by(ada)["0"], kept_by(ben)["1"]]
    lie = bytes_of(sealed_game("schatztaucher", {"players": 2})).decode()
    ben.route("**/log*", lambda route: route.fulfill(body=lie))
    table = table_of(ada)
    with away((ada, ben)):
        play_for(room, table, (ada, ben))
    expect(ada.locator("[data-chance=sound]").first).to_contain_text("and not without you")
    expect(ben.locator("[data-chance=wrong]").first).to_contain_text("another commitment than the one that this device")


def test_a_device_that_is_gone_does_not_keep_the_others_from_playing(open_page: OpenPage) -> None:
    """The start is withdrawn and says why; the next one goes without that device."""
    ada, ben = open_page(), open_page()
    open_form(ada, "schatztaucher")
    ada.locator("#option-players").select_option("2")
    ada.locator("dialog .main-button").click()
    ada.get_by_role("button", name="Invite").click()
    seat_link = ada.locator("dialog .link input").first.input_value()
    ada.keyboard.press("Escape")
    join_by_link(ben, "Ben", seat_link)
    ben.wait_for_function("id => localStorage.getItem('seaboard-chance-' + id)?.includes('\"1\":')", arg=table_of(ben))
    expect(ada.locator("[data-place='1']")).to_contain_text("Ben")
    first = kept_by(ada)["0"]
    ben.close()
    ada.get_by_role("button", name="Start the game").click()
    ada.locator("[data-prompt]").wait_for()
    expect(ada.locator("[data-waiting]")).to_contain_text("the device of Ben did not answer")
    ada.get_by_role("button", name="Start the game").click()
    ada.locator("[data-prompt]").wait_for()
    wait_until(ada, "(await (await fetch(`/api/tables/${given}/log`)).text()).includes('action')", table_of(ada))
    header, reveal = log_of(ada)[:2]
    assert header["attempt"] == 2
    assert reveal["contributions"] == [kept_by(ada)["0"], None]
    assert kept_by(ada)["0"] != first
