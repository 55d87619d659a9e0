"""People: the friend who follows an invitation, talk at the table, whose turn it is, my games, sharing, keys, and a
page that opens without a connection."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.page.conftest import OpenPage
from tests.page.games import Played, cookies_of
from tests.page.people import ANYWHERE, check_access, choose, no_sideways_scroll, open_form, wait_until
from tests.server.running import Guest, Server, play_on, running

CHAT = "[data-chat] li"


def say_something(page: Page, text: str) -> None:
    page.locator("#chat-text").fill(text)
    page.keyboard.press("Enter")
    expect(page.locator(CHAT).last).to_contain_text(text)


def test_an_invited_friend_learns_all_about_the_table(open_page: OpenPage, room: Server, axe: str) -> None:
    host = Guest(room.url, "Ada")
    rules = {"clock": {"move": 5, "bank": 600}, "stand_in": "greedy", "delay": 30}
    made = host.create(public=False, game="oh_crab", options={"players": 3, "sprint": True}, **rules)
    table = made["table"]
    host.do(table, "sit", seat=0)
    host.do(table, "say", text="Hello, Ben")
    ben = open_page(f"/#/table/{table}?link={made['links']['seats'][1]}&seat=1", viewport={"width": 390, "height": 844})
    expect(ben.get_by_role("heading", name="Ada invites you to play")).to_be_visible()
    about = ben.locator("[data-introduction]")
    expect(about.get_by_role("heading", name="Oh Crab!")).to_be_visible()
    expect(about.locator("ol li")).to_have_count(6)
    expect(about.locator("dl")).to_contain_text("Beach Sprint")
    expect(about.locator("dl")).to_contain_text("5 s a decision, 10 min in reserve")
    expect(about.locator("dl")).to_contain_text(re.compile("Plays for whoever is late.*greedy"))
    expect(about.locator("dl")).to_contain_text("see the game 30 s late")
    expect(ben.locator(CHAT)).to_contain_text("Hello, Ben")
    check_access(ben, axe)
    no_sideways_scroll(ben)
    ben.get_by_label("What shall the others call you?").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.locator("[data-place='1']")).to_contain_text("Ben (you)")
    say_something(ben, "Hello, Ada")
    no_sideways_scroll(ben)

    host.do(table, "place-bot", seat=2, bot="greedy")
    expect(ben.locator("[data-place='2']")).to_contain_text("greedy bot")
    late = open_page(f"/#/table/{table}?link={made['links']['seats'][1]}&seat=1")
    expect(late.locator("[data-full]")).to_have_text(
        "All seats are taken. When the game begins, you can watch it here."
    )


def test_the_seat_of_an_invitation_is_the_obvious_one(open_page: OpenPage, room: Server) -> None:
    host = Guest(room.url, "Ada")
    made = host.create(public=True, options={"players": 4})
    host.do(made["table"], "sit", seat=0)
    ben = open_page(f"/#/table/{made['table']}?link={made['links']['seats'][2]}&seat=2")
    expect(ben.get_by_role("button", name="Sit down")).to_have_count(3)
    expect(ben.locator(".main-button")).to_have_count(1)
    expect(ben.locator("[data-place='2'] .main-button")).to_be_visible()


def test_talk_counts_what_others_said_and_scrolls(open_page: OpenPage, room: Server) -> None:
    game = Played(room, moves=3, people=2, bots=())
    ada, ben = (game.open(open_page, seat=seat) for seat in (0, 1))
    wait_for_whole_log(ada)
    before = ada.locator(".log button").count()
    count = ada.locator("#tab-chat .count")
    ben.locator("#tab-chat").click()
    ben.get_by_role("button", name="Well played!").click()
    for number in range(12):
        say_something(ben, f"Line {number}")
    expect(count).to_contain_text("13")
    expect(ben.locator("#tab-chat .count")).to_have_count(0)
    assert ada.locator(".log button").count() == before, "talk pushes aside what happened"
    ada.locator("#tab-chat").click()
    expect(ada.locator(CHAT).last).to_be_in_viewport()
    expect(count).to_have_count(0)
    say_something(ada, "And I")
    expect(ada.locator(CHAT).last).to_be_in_viewport()
    expect(count).to_have_count(0)


NOTE_UNSETTLED = """() => {
    const main = document.querySelector('main');
    window.unsettled = 0;
    new MutationObserver(() => (window.unsettled += main.dataset.settled === 'false')).observe(main, {
        attributes: true,
    });
}"""


@pytest.mark.parametrize("name", ["schatztaucher", "wreck_raiders", "oh_crab"])
def test_talk_leaves_the_choices_where_they_are(open_page: OpenPage, room: Server, name: str) -> None:
    """Whoever is about to choose, by keyboard too, is not kept from it by what others say."""
    game = Played(room, moves=0, people=2, bots=(), game=name)
    acting = next(seat for seat, watch in enumerate(game.watches) if watch.may_act())
    page = game.open(open_page, seat=acting, pace="slow")
    wait_for_settled(page)
    page.locator("#tab-chat").click()
    choice = page.locator(ANYWHERE).first
    choice.focus()
    page.evaluate(NOTE_UNSETTLED)
    for number in range(8):
        game.watches[1 - acting].send("say", text=f"Hurry {number}")
    expect(page.locator(CHAT)).to_have_count(8)
    assert page.evaluate("unsettled") == 0
    expect(choice).to_be_focused()


def test_who_watches_is_not_taken_for_a_player_of_the_same_name(open_page: OpenPage, room: Server) -> None:
    game = Played(room, moves=0, people=2, bots=())
    guests = game.guests
    stranger = Guest(room.url, guests[1].must("GET", "/api/me")["name"])
    page = game.open(open_page)
    page.locator("#tab-chat").click()
    for guest in (guests[1], stranger):
        guest.do(game.table, "say", text="I give up")
    expect(page.locator(CHAT)).to_have_count(2)
    said = [" ".join(text.split()) for text in page.locator(CHAT).all_inner_texts()]
    assert said[0].replace("I give up", "(no seat) I give up") == said[1]


def test_what_was_read_before_the_game_is_not_new_in_it(open_page: OpenPage, room: Server) -> None:
    host = Guest(room.url, "Ada")
    made = host.create(public=True, options={"players": 2}, seats=[{}, {}])
    table = made["table"]
    ben = open_page(f"/#/table/{table}")
    ben.get_by_role("button", name="Sit down").first.click()
    expect(ben.locator("[data-place='0']")).to_contain_text("(you)")
    host.do(table, "say", text="Hello, Ben")
    expect(ben.locator(CHAT)).to_contain_text("Hello, Ben")
    host.do(table, "place-bot", seat=1, bot="greedy")
    host.do(table, "start")
    ben.locator("[data-prompt]").wait_for()
    expect(ben.locator("#tab-chat")).to_be_visible()
    expect(ben.locator("#tab-chat .count")).to_have_count(0)
    host.do(table, "say", text="Good luck")
    expect(ben.locator("#tab-chat .count")).to_contain_text("1")


def test_the_newest_is_in_sight_where_the_talk_is_opened_again(open_page: OpenPage, room: Server) -> None:
    """On a phone, where it is a drawer."""
    game = Played(room, moves=2, people=2, bots=())
    page = game.open(open_page, viewport={"width": 390, "height": 844})
    newest, count = page.locator(CHAT).last, page.locator("[data-tool=chat] .count")
    page.locator("[data-tool=chat]").click()
    say_something(page, "Ahoy!")
    page.locator("[data-fold]").click()
    for number in range(12):
        game.watches[1].send("say", text=f"Line {number}")
    expect(count).to_have_text("12")
    page.locator("[data-tool=chat]").click()
    expect(newest).to_have_text(re.compile("Line 11"))
    expect(newest).to_be_in_viewport(ratio=0.9)
    expect(count).to_have_count(0)


def test_the_log_stands_by_turns_and_in_order_on_request(open_page: OpenPage, room: Server) -> None:
    page = Played(room, moves=6).open(open_page)
    numbers = "all => all.map(each => Number(each.dataset.after))"
    entries = page.locator(".log .turn ol button")
    wait_for_whole_log(page)
    assert page.locator(".log .opening").count() > 1
    newest_first: list[int] = entries.evaluate_all(numbers)
    assert newest_first == sorted(newest_first, reverse=True)
    page.locator("[data-log-order]").click()
    assert entries.evaluate_all(numbers) == sorted(newest_first)
    page.reload()
    wait_for_whole_log(page)
    assert entries.evaluate_all(numbers) == sorted(newest_first)


def wait_for_whole_log(page: Page) -> None:
    """What happened before the page was opened is asked for when it is, and then told moment by moment."""
    page.locator(".log .turn ol button[data-after='1']").wait_for()
    wait_for_settled(page)


def wait_for_settled(page: Page) -> None:
    expect(page.locator("main")).to_have_attribute("data-settled", "true")


def test_my_turn_is_shown_on_the_tab_and_told_if_wished(open_page: OpenPage, room: Server, axe: str) -> None:
    game = Played(room, moves=2, people=2, bots=())
    acting = next(seat for seat, watch in enumerate(game.watches) if watch.may_act())
    page, other = game.open(open_page, seat=acting), game.open(open_page, seat=1 - acting)
    expect(page).to_have_title(re.compile("^● "))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    expect(other).not_to_have_title(re.compile("^● "))
    expect(other.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    check_access(page, axe)
    page.context.grant_permissions(["notifications"])
    page.get_by_role("button", name="Yes, please").click()
    expect(page.locator("[data-attention]")).to_have_count(0)
    expect(page.locator("[data-sound-switch]")).to_have_attribute("aria-pressed", "true")
    page.reload()
    page.locator("[data-prompt]").wait_for()
    expect(page.locator("[data-attention]")).to_have_count(0)


NOTE_TAB = """() => {
    window.tab = [];
    const look = () => [document.title, document.querySelector('link[rel=icon]').getAttribute('href')].join(' ');
    new MutationObserver((changes) => changes.forEach(() => tab.push(look()))).observe(document.head, {
        subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['href'],
    });
}"""


def test_the_tab_changes_only_with_whose_turn_it_is(open_page: OpenPage, room: Server) -> None:
    """To write title and icon anew with everything that happens costs a browser more than the board does."""
    game = Played(room, moves=2, people=2, bots=())
    page = game.open(open_page)
    page.locator("[data-prompt]").wait_for()
    page.evaluate(NOTE_TAB)
    told, turns = 0, 0
    mine = game.watches[0].may_act()
    while turns < 2:
        game.go_on()
        told += 1
        seen = str((game.watches[1].play or {})["seq"])
        expect(page.locator("main")).to_have_attribute("data-seq", seen)
        turns += mine != game.watches[0].may_act()
        mine = game.watches[0].may_act()
    assert told > turns
    assert page.evaluate("tab.length") <= 2 * turns


def test_a_name_leads_to_the_public_games_of_a_person(open_page: OpenPage, room: Server, axe: str) -> None:
    shown = Played(room, bots=("random",))
    host = shown.guests[0]
    host.must("PUT", "/api/me", {"name": "Cleo"})
    hidden, waiting = (host.create(public=public, options={"players": 2})["table"] for public in (False, True))
    host.do(hidden, "place-bot", seat=1, bot="random")
    for table in (hidden, waiting):
        host.do(table, "sit", seat=0)
    host.do(hidden, "start")
    watch = host.watch(hidden)
    watch.hear()
    play_on([watch], Random(6))
    page = open_page()
    page.locator(f"[data-table='{waiting}'] [data-player='0']").click()
    expect(page.get_by_role("heading", name="Cleo")).to_be_visible()
    expect(page.locator("[data-profile] tbody tr")).to_contain_text(["Against bots"])
    expect(page.locator(f"[data-table='{shown.table}']")).to_be_visible()
    expect(page.locator("[data-table]")).to_have_count(1)
    check_access(page, axe)
    of_a_bot = host.must("GET", f"/api/tables/{shown.table}/player?of=1")
    assert of_a_bot == {"name": None, "tables": []}
    assert Guest(room.url).ask("GET", f"/api/tables/{hidden}/player?of=0").status_code == 404


NOTE_NOTIFICATIONS = """() => {
    window.told = [];
    window.Notification = class extends Notification {
        constructor(title, options) {
            super(title, options);
            window.told.push(`${title}: ${options.body}`);
        }
    };
}"""
LOOK_ELSEWHERE = "Object.defineProperty(document, 'hidden', { value: true })"
"""A browser without windows never hides a page by itself."""


def test_whoever_looks_elsewhere_is_notified_of_their_turn(open_page: OpenPage, room: Server) -> None:
    game = Played(room, moves=2, people=2, bots=())
    acting = next(seat for seat, watch in enumerate(game.watches) if watch.may_act())
    page = game.open(open_page, seat=1 - acting, permissions=["notifications"])
    page.get_by_role("button", name="Yes, please").click()
    expect(page.locator("[data-attention]")).to_have_count(0)
    page.evaluate(NOTE_NOTIFICATIONS)
    for elsewhere in (False, True):
        if elsewhere:
            page.evaluate(LOOK_ELSEWHERE)
        while game.watches[1 - acting].may_act():
            game.go_on()
        while not game.watches[1 - acting].may_act():
            game.go_on()
        expect(page.locator("main")).to_have_attribute("data-seq", str((game.watches[acting].play or {})["seq"]))
        if elsewhere:
            page.wait_for_function("() => told.length > 0")
        assert page.evaluate("told") == (["Die Schatztaucher: It is your turn."] if elsewhere else [])


AS_ON_A_PHONE = """() => {
    window.Notification = class {
        static permission = 'granted';
        constructor() { throw new TypeError('Illegal constructor.'); }
    };
}"""
TOLD = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, data }) => [title, body, data])"""


def test_a_phone_is_notified_by_the_worker_that_leads_back(open_page: OpenPage, room: Server) -> None:
    game = Played(room, moves=2, people=2, bots=())
    acting = next(seat for seat, watch in enumerate(game.watches) if watch.may_act())
    page = game.open(open_page, seat=1 - acting, permissions=["notifications"], service_workers="allow")
    page.get_by_role("button", name="Yes, please").click()
    expect(page.locator("main")).to_have_attribute("data-seq", str((game.watches[acting].play or {})["seq"]))
    page.evaluate(AS_ON_A_PHONE)
    page.evaluate(LOOK_ELSEWHERE)
    assert page.evaluate(TOLD) == []
    while not game.watches[1 - acting].may_act():
        game.go_on()
    wait_until(page, f"(await ({TOLD})()).length > 0", "")
    assert page.evaluate(TOLD) == [["Die Schatztaucher", "It is your turn.", page.url]]


def test_my_games_say_whose_turn_it_is_and_how_they_ended(open_page: OpenPage, room: Server, axe: str) -> None:
    over = Played(room, bots=("random",))
    guest = over.guests[0]
    table = guest.create(public=True, options={"players": 2}, seats=[{"bot": None}, {"bot": "greedy"}])["table"]
    guest.do(table, "sit", seat=0)
    guest.do(table, "start")
    page = open_page("/", storage_state={"cookies": cookies_of(guest), "origins": []})
    going, ended = page.locator(f"[data-table='{table}']"), page.locator(f"[data-table='{over.table}']")
    expect(going).to_contain_text(re.compile("It is your turn|’s turn"))
    expect(going).to_contain_text("Last move")
    result = over.past("history")["lines"]
    totals = next(line["result"]["totals"] for line in result if line["line"] == "end")
    expect(ended.locator(".total")).to_have_text([str(total) for total in totals])
    expect(ended).to_contain_text(re.compile("Won|Lost|Shared victory"))
    page.locator("[data-profile-link]").click()
    expect(page.locator("[data-profile] tbody tr")).to_contain_text(["Against bots"])
    check_access(page, axe)
    page.set_viewport_size({"width": 390, "height": 844})
    best = page.locator("[data-profile] td").last
    expect(best).to_have_text(str(totals[0]))
    expect(best).to_be_in_viewport(ratio=0.9)


def test_the_lobby_shows_what_is_asked_for(open_page: OpenPage, room: Server) -> None:
    host = Guest(room.url, "Ada")
    clock = {"move": 30, "bank": 300}
    open_tables = [host.create(options={"players": 2}, clock=clock)["table"] for _ in range(11)]
    host.do(open_tables[-1], "sit", seat=0)
    full = host.create(game="oh_crab", options={"players": 3}, seats=[{"bot": "random"}] * 3)["table"]
    page = open_page()
    cards = page.locator("[data-table]")
    page.locator("[data-filter=game]").select_option("oh_crab")
    only = page.locator(f"[data-table='{full}']")
    expect(only.get_by_role("link", name="Watch")).to_be_visible()
    page.locator("[data-filter=game]").select_option("schatztaucher")
    page.locator("[data-filter=which]").select_option("free")
    expect(cards).to_have_count(10)
    newest = page.locator(f"[data-table='{open_tables[-1]}']")
    for said in ("Host: Ada", "30 s a decision, 5 min in reserve", "now"):
        expect(newest).to_contain_text(re.compile(said, re.IGNORECASE))
    expect(newest.get_by_role("link", name="Join")).to_be_visible()
    page.locator("[data-page-on]").click()
    expect(cards.first).to_be_visible()
    assert cards.count() < 10
    page.locator("[data-filter=which]").select_option("all")
    expect(cards).to_have_count(10)


def test_what_is_refused_can_be_said_again(open_page: OpenPage, tmp_path: Path) -> None:
    with running(tmp_path / "room.sqlite3", "--limits=chat-per-seat=1/60") as server:
        page = Played(server, moves=2).open(open_page, may_fail=True)
        page.locator("[data-prompt]").wait_for()
        page.keyboard.press("c")
        say_something(page, "Ahoy!")
        page.locator("#chat-text").fill("Is anybody there?")
        page.keyboard.press("Enter")
        expect(page.locator(".notice")).to_be_visible()
        expect(page.locator("#chat-text")).to_have_value("Is anybody there?")


def test_what_was_too_much_at_once_pushes_nothing_out_of_sight(open_page: OpenPage, tmp_path: Path) -> None:
    """Neither the newest that was said nor, before the game, what the game is."""
    with running(tmp_path / "room.sqlite3", "--limits=chat-per-seat=9/3600") as server:
        page = open_page(server=server, may_fail=True)
        open_form(page, "schatztaucher")
        page.locator("dialog .main-button").click()
        about = page.locator("[data-introduction]")
        about.wait_for()
        before = about.bounding_box()
        say_too_much(page, page.locator(".phrases button").first)
        assert about.bounding_box() == before

        page = Played(server, moves=2).open(open_page, may_fail=True)
        page.locator("#tab-chat").click()
        say_too_much(page, page.locator(".phrases button").first)
        expect(page.locator(CHAT).last).to_be_in_viewport(ratio=0.9)


def say_too_much(page: Page, phrase: Locator) -> None:
    """One phrase as often as may be, and once more."""
    for said in range(1, 10):
        phrase.click()
        expect(page.locator(CHAT)).to_have_count(said)
    phrase.click()
    expect(page.locator(".notice")).to_contain_text("a lot at once")


def test_a_table_for_those_at_one_device_is_set_up_in_the_form(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("#my-name").fill("Ada")
    open_form(page, "schatztaucher")
    page.locator("#option-players").select_option("2")
    page.locator("#seat-1").select_option("another person here")
    page.locator("#here-1").fill("Ben")
    page.locator("#practice").check()
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator("[data-place='1']")).to_contain_text("Ben (at this device)")
    expect(page.locator("[data-introduction] dl")).to_contain_text("Practice")


def make_public(page: Page) -> None:
    """By the button that the sheet for sharing has at a private table; then the plain address is enough."""
    page.locator("[data-tool=more]").click()
    page.locator("[data-more=share]").click()
    page.locator("[data-make-public]").click()
    expect(page.locator("[data-make-public]")).to_have_count(0)
    assert "link=" not in page.locator("#share-link").input_value()
    page.keyboard.press("Escape")


def test_a_finished_game_is_shared_and_played_again_at_once(open_page: OpenPage, room: Server) -> None:
    game = Played(room, bots=("random",), public=False)
    page = game.open(open_page)
    page.locator("[data-next=share]").click()
    link = page.locator("#share-link").input_value()
    expect(page.locator("[data-only-here]")).to_be_visible()
    page.keyboard.press("Escape")
    stranger = open_page(link)
    expect(stranger.locator("[data-end]")).to_be_visible()
    make_public(page)
    passer_by = open_page(f"/#/table/{game.table}")
    passer_by.locator("[data-end]").wait_for()
    passer_by.keyboard.press("Escape")
    passer_by.locator("[data-player='0']").click()
    expect(passer_by.locator("[data-profile] + section [data-table]")).to_have_attribute("data-table", game.table)
    passer_by.locator("[data-from]").click()
    expect(passer_by.locator("main.table")).to_be_visible()
    page.locator(".prompt").get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: game.table not in url)
    expect(page.locator("main.table")).to_have_attribute("data-due", re.compile("."))


def test_keys_do_what_the_list_of_them_says(open_page: OpenPage, room: Server, axe: str) -> None:
    page = Played(room, moves=2).open(open_page)
    page.locator(".prompt [data-action]").first.wait_for()
    page.keyboard.press("?")
    expect(page.locator("[data-keys] kbd")).to_contain_text(["u", "h", "r"])
    cut = "[...document.querySelectorAll('[data-keys] kbd')].filter(key => key.getBoundingClientRect().top < "
    cut += "key.closest('[data-keys]').getBoundingClientRect().top).length"
    assert page.evaluate(cut) == 0
    check_access(page, axe)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.locator("dialog #rule-search")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("c")
    page.locator("#chat-text").fill("r")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator("#tab-chat").focus()
    # A die is chosen by its number: there may be none with a 1.
    digit = str(page.locator(".prompt [data-key]").first.get_attribute("data-key"))
    choose(page, lambda: page.keyboard.press(digit))


def test_practice_takes_back_what_the_dice_have_shown(open_page: OpenPage, room: Server) -> None:
    host = Guest(room.url, "Ada")
    seats = [{"bot": None}, {"bot": "greedy"}]
    table = host.create(options={"players": 2}, seats=seats, practice=True)["table"]
    host.do(table, "sit", seat=0)
    host.do(table, "start")
    page = open_page(f"/#/table/{table}", storage_state={"cookies": cookies_of(host), "origins": []})
    undo, dues, said = page.locator("[data-tool=undo]"), [""], [""]
    while dues[-3:] != ["choose_die", "choose_buoy", "decide"]:
        page.locator(".prompt [data-action]").first.wait_for()
        if len(dues) > 1:
            choose(page, page.locator(".prompt [data-action]").first.click)
            page.locator(".prompt [data-action]").first.wait_for()
        dues.append(str(page.locator("main").get_attribute("data-due")))
        said.append(str(undo.get_attribute("title")))
    for back in (1, 2):
        expect(undo).to_have_attribute("title", said[-back])
        assert said[-back].startswith("Take back: "), "nobody else must agree"
        choose(page, undo.click)
        expect(page.locator("main")).to_have_attribute("data-due", dues[-back - 1])
    assert said[-1] != said[-2]
    expect(page.locator(".log")).not_to_contain_text("asks to take back")


def test_a_hint_says_what_choices_are_worth_and_stays_with_it(open_page: OpenPage, room: Server, axe: str) -> None:
    page = Played(room, moves=3, game="oh_crab", bots=("greedy",) * 2).open(open_page)
    advice = page.locator("[data-advice]")
    page.locator("[data-tool=hint]").click()
    expect(advice.locator("li").first).to_contain_text("% to win, give or take")
    expect(advice.locator(".why").first).to_contain_text("By your next turn:")
    told = advice.inner_text()
    check_access(page, axe)
    page.reload()
    page.locator("[data-tool=hint]").click()
    expect(advice).to_be_visible()
    assert advice.inner_text() == told


def test_what_was_on_its_way_when_the_page_began_to_be_kept_is_kept_too(open_page: OpenPage) -> None:
    page = open_page("/manifest.webmanifest", may_fail=True, service_workers="allow")
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))
    page.goto("/", wait_until="commit")
    page.locator("[data-game]").first.wait_for()
    wait_until(page, "await caches.match(given)", "/")
    assert held
    for route in held:
        route.continue_()
    for route in held:
        wait_until(page, "await caches.match(given)", route.request.url)


def test_the_page_opens_without_a_connection_and_comes_back(open_page: OpenPage, room: Server) -> None:
    page = open_page(may_fail=True, service_workers="allow")
    page.locator("[data-game]").first.wait_for()
    loaded = "performance.getEntriesByType('resource').map(each => each.name)"
    before = page.evaluate(loaded)
    for name in ("/", *(name for name in before if "/assets/" in name)):
        wait_until(page, "await caches.match(given)", name)
    page.locator("select[name=language]").select_option("de")
    expect(page.locator("#games-heading")).to_have_text("Spiele")
    # What the first visit loads later is kept as well: the words of the other language.
    later = {name for name in page.evaluate(loaded) if "/assets/" in name} - set(before)
    assert later
    for name in later:
        wait_until(page, "await caches.match(given)", name)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("[data-notice]")).to_contain_text("nicht zu erreichen")
    page.context.set_offline(False)
    expect(page.locator("[data-game]")).to_have_count(3)
    expect(page.locator("[data-notice]")).to_have_count(0)
    manifest = page.request.get("/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok
