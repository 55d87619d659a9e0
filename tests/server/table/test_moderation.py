"""What hosts and owners of rooms may do about people: mute, remove, let nobody watch, or show it late; a password."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from seaboard.server.room.access import Access
from seaboard.server.room.audience import Audience
from seaboard.server.room.delayed_feed import DelayedFeed
from seaboard.server.room.keys import Keys
from seaboard.server.table import journal, opening, seating
from seaboard.server.table.journal import Row, Setup, Stored
from seaboard.server.table.table import Table
from tests.games.cases import game_of
from tests.server.running import DEADLINE, NO_LIMITS, Guest, Server, Watch, play_on, running, seat_people


def test_line_after_line_at_a_table_that_is_shown_late_does_not_fill_the_memory() -> None:
    """Each of them would be queued for an hour."""
    game = game_of("schatztaucher")
    setup = Setup(
        "0" * 16,
        game.name,
        game.rules_version,
        game.box.hash,
        {"players": 2},
        True,
        "a",
        None,
        "random",
        "",
        0,
        delay=3600,
    )

    async def say_much() -> int:
        table = Table(game, setup, bytes(32))
        for seat, person in enumerate("ab"):
            seating.sit(table, seat, person, person, None, 0, None)
        opening.start(table, 0, None)
        audience = Audience(table, table.settle())
        feed = DelayedFeed(audience)
        for _ in range(500):
            feed.add()
        return feed.waiting

    assert asyncio.run(say_much()) < 50


def test_the_host_mutes_and_lets_speak_again(server: Server) -> None:
    table, (host, rude) = seat_people(server.url, 2)
    eve = Guest(server.url, "Eve")
    assert rude.refused(table, "mute", seat=0)["refused"] == "host-only"
    host.do(table, "mute", seat=1)
    assert rude.refused(table, "say", text="!")["refused"] == "muted"
    assert [seat["muted"] for seat in host.must("GET", f"/api/tables/{table}")["table"]["seats"]] == [False, True]
    eve.do(table, "say", text="hello")
    host.do(table, "mute")
    assert eve.refused(table, "say", text="hello?")["refused"] == "muted"
    host.do(table, "say", text="quiet now")
    host.do(table, "mute", seat=1, muted=False)
    rude.do(table, "say", text="sorry")
    assert host.refused(table, "mute", seat=0)["refused"] == "not-the-host"
    number = host.do(table, "mute")["number"]
    assert {host.do(table, "mute")["number"] for _ in range(5)} == {number}


def test_whoever_is_muted_says_nothing_with_their_name(server: Server) -> None:
    host, rude = Guest(server.url), Guest(server.url, "Rude")
    table = host.create(options={"players": 2})["table"]
    rude.do(table, "sit", seat=1)
    host.do(table, "mute", seat=1)
    assert rude.refused(table, "sit", seat=1, name="something rude")["refused"] == "muted"
    rude.do(table, "sit", seat=1, commitment="00" * 32)
    host.do(table, "mute", seat=1, muted=False)
    rude.do(table, "sit", seat=1, name="Kind")


def test_whoever_is_muted_says_nothing_with_a_name_on_another_seat(server: Server) -> None:
    """Nor with a name that they take as a guest of the room, nor when they play again."""
    host, rude = Guest(server.url), Guest(server.url, "Rude")
    table = host.create(options={"players": 2})["table"]
    rude.do(table, "sit", seat=1)
    host.do(table, "mute", seat=1)
    rude.do(table, "leave")
    assert rude.refused(table, "sit", seat=1, name="something rude")["refused"] == "muted"
    rude.must("PUT", "/api/me", {"name": "something rude"})
    assert rude.refused(table, "sit", seat=0)["refused"] == "muted"
    rude.do(table, "sit", seat=0, name="Rude")
    host.do(table, "sit", seat=1)
    host.do(table, "start")
    host.do(table, "ask", what="abandon")
    asked = rude.must("GET", f"/api/tables/{table}")["table"]["asked"]["id"]
    rude.do(table, "answer", question=asked, agree=True)
    again = host.do(table, "rematch")["table"]
    rude.do(again, "leave")
    assert rude.refused(again, "sit", seat=0)["refused"] == "muted"
    rude.do(again, "sit", seat=0, name="Rude")


def test_whoever_is_removed_before_the_game_cannot_sit_down_again(server: Server) -> None:
    host, rude = Guest(server.url), Guest(server.url, "Rude")
    made = host.create(options={"players": 2}, public=False)
    table, links = made["table"], made["links"]["seats"]
    rude.do(table, "sit", seat=1, link=links[1])
    watch = rude.watch(table)
    watch.hear()
    assert rude.refused(table, "remove", seat=0)["refused"] == "host-only"
    host.do(table, "remove", seat=1)
    assert rude.refused(table, "sit", seat=1, link=links[1])["refused"] == "no-such-table"
    new = host.do(table, "links")["links"]["seats"]
    assert new[1] != links[1]
    assert rude.refused(table, "sit", seat=1, link=new[1])["refused"] == "removed-here"
    assert rude.must("GET", "/api/me")["tables"] == []
    Guest(server.url, "Kind").do(table, "sit", seat=1, link=new[1])


def test_for_whoever_is_removed_during_the_game_a_bot_plays_on(server: Server) -> None:
    table, (host, rude) = seat_people(server.url, 2)
    watches = [guest.watch(table) for guest in (host, rude)]
    for watch in watches:
        watch.hear()
    play_on(watches, Random(3), most=5)
    done = host.do(table, "remove", seat=1)
    watches[0].catch_up(done["number"])
    assert watches[0].table["seats"][1]["bot"] == watches[0].table["stand_in"]
    watches[1].catch_up(done["number"])
    assert watches[1].you is None
    assert rude.refused(table, "say", text="!")["refused"] == "muted"
    assert rude.refused(table, "take-back")["refused"] == "no-seat"
    rng = Random(4)
    while not watches[0].is_over():
        if watches[0].may_act():
            watches[0].act(rng)
        watches[0].hear()
    log = host.ask("GET", f"/api/tables/{table}/log")
    assert log.status_code == 200
    assert host.do(table, "rematch")["table"]


def test_a_table_may_have_no_spectators_while_the_game_runs(server: Server) -> None:
    host, ben, eve = Guest(server.url), Guest(server.url, "Ben"), Guest(server.url, "Eve")
    table = host.create(options={"players": 2}, spectators=False)["table"]
    for seat, guest in enumerate((host, ben)):
        guest.do(table, "sit", seat=seat)
    watch = eve.watch(table)
    assert watch.hear()["table"]["spectators"] is False
    host.do(table, "start")
    for path in ("", "/log", "/history", "/position?seq=0"):
        assert eve.ask("GET", f"/api/tables/{table}{path}").json()["refused"] == "no-spectators"
    assert Guest(server.url, "Lea").watch(table).hear()["refused"] == "no-spectators"
    assert ben.watch(table).hear()["you"] == 1
    host.do(table, "ask", what="abandon")
    asked = ben.must("GET", f"/api/tables/{table}")["table"]["asked"]["id"]
    ben.do(table, "answer", question=asked, agree=True)
    assert eve.must("GET", f"/api/tables/{table}")["table"]["status"] == "abandoned"


def test_spectators_may_see_a_game_late(server: Server) -> None:
    """Nothing tells them sooner: neither the socket, nor requests, nor refusals, nor looking back."""
    host, ben, eve = Guest(server.url), Guest(server.url, "Ben"), Guest(server.url, "Eve")
    table = host.create(options={"players": 2}, delay=1)["table"]
    for seat, guest in enumerate((host, ben)):
        guest.do(table, "sit", seat=seat)
    late = eve.watch(table)
    late.hear()
    host.do(table, "start")
    watches = [guest.watch(table) for guest in (host, ben)]
    for watch in watches:
        watch.hear()
    play_on(watches, Random(3), most=3)
    assert eve.must("GET", f"/api/tables/{table}")["table"]["status"] == "open"
    assert late.ask("score")["refused"] == "not-over-yet"
    refused = late.ask("act", seq=0, action=0)
    assert (refused["refused"], refused["play"]) == ("no-seat", None)
    for path in ("/log", "/history", "/position?seq=0"):
        assert eve.ask("GET", f"/api/tables/{table}{path}").json()["refused"] == "not-over-yet"
    number = watches[0].number
    late.hear_until(lambda said: late.number == number)
    assert late.play is not None
    assert watches[0].play is not None
    assert late.play["view"] == {**watches[0].play["view"], "you": None}


def test_nothing_counts_for_those_who_are_behind(server: Server) -> None:
    """How much has happened would tell them how far the game is, and that it is over."""
    table, _ = seat_people(server.url, 2, delay=600)
    eve = Guest(server.url, "Eve")
    late = eve.watch(table)
    knows = late.hear()["number"]
    assert late.hear_until(lambda heard: heard["say"] == "beat")["number"] == knows
    assert late.ask("act", seq=0, action=0)["number"] == knows
    for said in (late.ask("say", text="what is going on?"), eve.do(table, "say", text="hello?")):
        assert (said["number"], said["seq"]) == (knows, 0)
    for path in ("/position?seq=999", "/position"):
        assert eve.ask("GET", f"/api/tables/{table}{path}").json()["refused"] == "not-over-yet"


def test_how_a_game_ended_is_told_late_too(server: Server) -> None:
    """Nobody who is behind learns it from the lobby, the review or a player's other games."""
    table, guests = seat_people(server.url, 2, delay=600)
    eve, ended = Guest(server.url, "Eve"), guests[0].watch(table)
    guests[0].create()
    before = eve.ask("GET", "/api/tables").json()
    for guest in guests:
        guest.do(table, "hand-over", bot="random")
    ended.hear_until(lambda _: ended.is_over())
    assert eve.ask("GET", "/api/tables").json() == before
    assert [each["status"] for each in before if each["id"] == table] == ["running"]
    for path in ("/review", "/log", "/history", "/position?seq=0"):
        assert eve.ask("GET", f"/api/tables/{table}{path}").json()["refused"] == "not-over-yet"
    assert eve.must("GET", f"/api/tables/{table}/player?of=0")["tables"] == []


def test_who_was_the_host_before_is_told_late_too(server: Server) -> None:
    """At a rematch they are the host when they come; without a seat they never do, and watch like everybody else."""
    host, players = Guest(server.url, "Eve"), [Guest(server.url, name) for name in ("Ada", "Ben")]
    table = host.create(options={"players": 2}, delay=600)["table"]
    for seat, player in enumerate(players):
        player.do(table, "sit", seat=seat)
    host.do(table, "start")
    for player in players:
        player.do(table, "hand-over", bot="random")
    ended = players[0].watch(table)
    ended.hear_until(lambda _: ended.is_over())
    again = players[0].do(table, "rematch")["table"]
    players[0].do(again, "start")
    listed = {each["table"]["id"]: each for each in host.must("GET", "/api/me")["tables"]}
    assert listed[table]["table"]["status"] == "running"
    assert "totals" not in listed[table]["table"]
    assert "awaited" not in listed[again]
    assert [each["table"]["status"] for each in players[0].must("GET", "/api/me")["tables"]] == ["running", "finished"]


def test_a_game_leaves_the_lobby_when_those_who_are_behind_have_seen_its_end(server: Server) -> None:
    table, (host,) = seat_people(server.url, 1, ("random",), delay=1)
    eve = Guest(server.url, "Eve")
    late, lobby = eve.watch(table), Watch(eve, "/api/lobby/socket")
    lobby.hear_until(lambda said: table in str(said))
    host.do(table, "ask", what="abandon")
    lobby.hear_until(lambda said: said["say"] == "lobby" and table not in str(said))
    late.hear_until(lambda said: said["say"] == "full" and said["table"]["status"] == "abandoned")


def test_where_nobody_may_watch_nobody_is_behind(server: Server) -> None:
    table, (host,) = seat_people(server.url, 1, ("random",), delay=600, spectators=False)
    host.do(table, "ask", what="abandon")
    eve = Guest(server.url, "Eve")
    assert eve.must("GET", f"/api/tables/{table}")["table"]["status"] == "abandoned"
    assert table not in str(eve.must("GET", "/api/tables"))


def test_the_link_of_whoever_was_removed_opens_nothing_when_the_rules_are_not_served() -> None:
    keys = Keys(b"key")
    setup = Setup("0" * 16, "schatztaucher", 1, "", {"players": 2}, False, "host", None, "random", "", 0)
    rows = [Row(1, 0, journal.Sat(1, "rude", "Rude"), None), Row(2, 0, journal.Removed(1, None), None)]
    opens = [
        Access(keys).may_watch_stored(Stored(setup, b"", rows[:lines]), None, keys.table_link(setup.id, 1, revoked))
        for lines, revoked in ((1, 0), (2, 0), (2, 1))
    ]
    assert opens == [True, False, True]


def test_nobody_guesses_the_password_from_many_addresses(tmp_path: Path) -> None:
    """Who comes when too many have guessed waits, also with the right one; who is in already does not."""
    config = tmp_path / "seaboard.toml"
    config.write_text('password = "sesame"\n', encoding="utf-8")
    flags = ["--proxies=127.0.0.1", "--limits=wrong-passwords-in-all=20/3600", f"--config={config}"]
    with running(tmp_path / "room.sqlite3", *flags) as server, httpx.Client(base_url=server.url) as proxy:

        def come(number: int, password: str) -> httpx.Response:
            body = {"name": "Eve", "password": password}
            proxy.cookies.clear()
            return proxy.put("/api/me", json=body, headers={"x-forwarded-for": f"192.0.2.{number}"}, timeout=DEADLINE)

        cookie = come(1, "sesame").headers["set-cookie"]
        said = [come(number, "guess").json() for number in range(2, 32)]
        assert [each["refused"] for each in said[:20]] == ["wrong-password"] * 20
        assert {each["details"]["limit"] for each in said[20:]} == {"wrong-passwords-in-all"}
        assert come(99, "sesame").json()["refused"] == "rate-limited"
        me = proxy.get("/api/me", headers={"cookie": cookie.partition(";")[0]}, timeout=DEADLINE).json()
        assert me["name"] == "Eve"


def test_a_room_may_have_a_password_or_be_closed(tmp_path: Path) -> None:
    config = tmp_path / "seaboard.toml"
    config.write_text('password = "sesame"\n', encoding="utf-8")
    limits = [flag for flag in NO_LIMITS if "passwords" not in flag]
    with running(tmp_path / "room.sqlite3", *limits, f"--config={config}") as server:
        assert httpx.get(server.url + "/api/me", timeout=DEADLINE).json()["door"] == "password"
        for path in ("/api/tables", f"/api/tables/{'0' * 16}"):
            assert httpx.get(server.url + path, timeout=DEADLINE).json()["refused"] == "password-needed"
        stranger = Guest(server.url, None)
        for socket in ("/api/lobby/socket", f"/api/tables/{'0' * 16}/socket"):
            assert Watch(stranger, socket).hear()["refused"] == "password-needed"
        assert stranger.ask("PUT", "/api/me", {"name": "Eve"}).json()["refused"] == "password-needed"
        stranger.must("PUT", "/api/me", {"name": "Ada", "password": "sesame"})
        assert stranger.must("GET", "/api/tables") == []
        lobby = Watch(stranger, "/api/lobby/socket")
        stranger.must("POST", "/api/me/link")
        with pytest.raises(ConnectionClosed):
            lobby.hear_until(lambda said: False)
        said = [
            httpx.put(server.url + "/api/me", json={"name": "Eve", "password": "x"}, timeout=DEADLINE).json()
            for _ in range(11)
        ]
        assert said[0]["refused"] == "wrong-password"
        assert said[-1]["details"]["limit"] == "passwords-per-address"
        assert "sesame" not in str(server.logged())
        cookies = dict(stranger.http.cookies)
    with running(tmp_path / "room.sqlite3", *NO_LIMITS, "--registration=false") as server:
        me = httpx.get(server.url + "/api/me", cookies=cookies, timeout=DEADLINE).json()
        assert (me["name"], me["door"]) == ("Ada", "open")
        assert httpx.get(server.url + "/api/me", timeout=DEADLINE).json()["door"] == "closed"
        assert (
            httpx.put(server.url + "/api/me", json={"name": "Eve"}, timeout=DEADLINE).json()["refused"]
            == "registration-closed"
        )
