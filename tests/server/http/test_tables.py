"""Tables, seats, links and people: who may come, sit, see and come back."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import NO_LIMITS, Guest, Json, Server, Watch, play_on, running, seat_people


def refused_watch(guest: Guest, table: str, **query: str) -> str:
    """The reason for which somebody may not watch; the connection is closed after it."""
    watch = guest.watch(table, **query)
    said = watch.hear()
    with pytest.raises(ConnectionClosed):
        watch.hear()
    return str(said["refused"])


def test_games_tell_their_options_and_bots(server: Server) -> None:
    (game,) = [each for each in Guest(server.url, None).must("GET", "/api/games") if each["name"] == "schatztaucher"]
    assert game["title"] == "Die Schatztaucher"
    (schema,) = game["options"]["$defs"].values()
    assert schema["properties"]["players"]["maximum"] == 4
    assert "greedy" in game["bots"]


def test_wrong_wishes_are_refused(server: Server) -> None:
    guest = Guest(server.url)
    wishes: list[tuple[Json, str]] = [
        ({"game": "parcheesi"}, "unknown-game"),
        ({"game": "schatztaucher", "options": {"players": 9}}, "bad-option-value"),
        ({"game": "schatztaucher", "options": {"parrot": 1}}, "unknown-option"),
        ({"game": "schatztaucher", "seats": [{"bot": "genius"}]}, "unknown-bot"),
        ({"game": "schatztaucher", "seats": [{}] * 5}, "no-such-seat"),
        ({"game": "schatztaucher", "stand_in": "genius"}, "unknown-bot"),
        ({"game": "schatztaucher", "surprise": 1}, "malformed"),
        ({"game": "schatztaucher", "options": {"players": {"deep": []}}}, "malformed"),
    ]
    for wish, reason in wishes:
        answer = guest.ask("POST", "/api/tables", wish)
        assert answer.status_code in (400, 422)
        assert answer.json()["refused"] == reason
    assert Guest(server.url, None).ask("POST", "/api/tables", {"game": "schatztaucher"}).status_code == 401


def test_seats_are_taken_and_left_before_the_game(server: Server) -> None:
    ada, ben = Guest(server.url, "Ada"), Guest(server.url, "Ben")
    table = ada.create(options={"players": 2})["table"]
    assert ada.refused(table, "start")["refused"] == "seats-empty"
    ben.do(table, "sit", seat=1)
    assert ada.refused(table, "sit", seat=1)["refused"] == "seat-taken"
    assert ben.refused(table, "sit", seat=0)["refused"] == "already-seated"
    assert ben.refused(table, "place-bot", seat=0, bot="random")["refused"] == "host-only"
    assert ben.refused(table, "start")["refused"] == "host-only"
    assert ben.refused(table, "leave", seat=0)["refused"] == "host-only"
    assert ben.refused(table, "act", seq=0, action=0)["refused"] == "not-running"
    ben.do(table, "leave")
    assert ben.refused(table, "leave")["refused"] == "no-seat"
    ben.do(table, "sit", seat=1, name="Benedict")
    ada.do(table, "leave", seat=1)
    ada.do(table, "place-bot", seat=1, bot="random")
    ada.do(table, "sit", seat=0)
    ada.do(table, "start")
    assert ben.refused(table, "sit", seat=1)["refused"] == "not-open"
    seats = ada.must("GET", f"/api/tables/{table}")["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "random"]


def test_a_private_table_opens_with_its_links_only(server: Server) -> None:
    host, friend, stranger = (Guest(server.url, name) for name in ("Host", "Friend", "Stranger"))
    made = host.create(public=False, options={"players": 2})
    table, links = made["table"], made["links"]
    assert stranger.ask("GET", f"/api/tables/{table}").status_code == 404
    assert stranger.ask("GET", f"/api/tables/{table}/log").status_code == 404
    assert stranger.refused(table, "sit", seat=0)["refused"] == "no-such-table"
    assert refused_watch(stranger, table) == "no-such-table"
    assert table not in [each["id"] for each in stranger.must("GET", "/api/tables")]
    assert stranger.watch(table, link=links["watch"]).hear()["you"] is None
    assert stranger.refused(table, "sit", seat=0, link=links["watch"])["refused"] == "link-needed"
    assert stranger.refused(table, "sit", seat=0, link=links["seats"][1])["refused"] == "link-needed"
    friend.do(table, "sit", seat=1, link=links["seats"][1])
    assert friend.watch(table).hear()["you"] == 1
    assert friend.refused(table, "links")["refused"] == "host-only"
    assert host.do(table, "links")["links"] == links


def test_links_are_revoked(server: Server) -> None:
    host, guest = Guest(server.url, "Host"), Guest(server.url, "Guest")
    made = host.create(public=False, options={"players": 2})
    table, links = made["table"], made["links"]
    watch = guest.watch(table, link=links["watch"])
    watch.hear()
    host.do(table, "relink")
    with pytest.raises(ConnectionClosed) as closed:
        watch.hear_until(lambda said: said["say"] == "never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4003
    assert refused_watch(guest, table, link=links["watch"]) == "no-such-table"
    new = host.do(table, "links")["links"]
    assert new["watch"] != links["watch"]
    assert new["seats"] == links["seats"]
    assert guest.watch(table, link=new["watch"]).hear()["say"] == "full"
    host.do(table, "relink", seat=0)
    assert guest.refused(table, "sit", seat=0, link=links["seats"][0])["refused"] == "no-such-table"


def test_forged_cookies_and_links_open_nothing(server: Server) -> None:
    ada = Guest(server.url, "Ada")
    table = ada.create(public=False, options={"players": 2})["table"]
    (cookie,) = ada.http.cookies.jar
    assert cookie.value is not None
    person, link, until, signature = cookie.value.split(".")
    signed = f"{person}.{link}.{until}"
    forged = [f"{signed}.", f"{signed}.{signature[:-1]}", f"{signed}.{'A' * len(signature)}", person, "", "é" * 9]
    forged += [f"{person}.{link}.{until}9.{signature}", f"{person}.9.{until}.{signature}"]
    for value in forged:
        thief = Guest(server.url, None)
        thief.http.headers["Cookie"] = f"seaboard={value}".encode().decode("latin-1")
        assert thief.must("GET", "/api/me")["name"] is None
        assert thief.ask("GET", f"/api/tables/{table}").status_code == 404
        assert thief.ask("POST", "/api/me/claim", {"link": value or "x"}).status_code == 404
        assert thief.ask("GET", f"/api/tables/{table}?link={signature}").status_code == 404
    assert cookie.has_nonstandard_attr("HttpOnly")


def test_a_personal_link_brings_a_player_back_on_another_device(server: Server) -> None:
    table, guests = seat_people(server.url, 2)
    me = guests[1].must("GET", "/api/me")
    assert [(each["table"]["id"], each["seat"]) for each in me["tables"]] == [(table, 1)]
    phone = Guest(server.url, None)
    assert phone.must("POST", "/api/me/claim", {"link": me["link"]})["name"] == "Guest 1"
    assert phone.watch(table).hear()["you"] == 1
    new = guests[1].must("POST", "/api/me/link")["link"]
    assert Guest(server.url, None).ask("POST", "/api/me/claim", {"link": me["link"]}).status_code == 404
    assert Guest(server.url, None).must("POST", "/api/me/claim", {"link": new})["name"] == "Guest 1"


def test_two_tabs_of_one_seat_see_and_do_the_same(server: Server) -> None:
    table, guests = seat_people(server.url, 1, ("random",))
    tabs = [guests[0].watch(table) for _ in range(2)]
    for tab in tabs:
        tab.hear()
    while not tabs[0].may_act():
        tabs[0].hear()
    tabs[1].catch_up(tabs[0].number)
    play = tabs[0].play or {}
    for tab in tabs:
        tab.send("act", seq=play["seq"], action=play["legal"][0]["id"], move=str(id(tab)))
    said = [tab.hear_until(lambda message: message["say"] in ("done", "refused"))["say"] for tab in tabs]
    assert sorted(said) == ["done", "refused"]


def test_the_lobby_is_told_live(server: Server) -> None:
    watching = Watch(Guest(server.url, None), "/api/lobby/socket")
    watching.hear()
    host = Guest(server.url)
    table = host.create(options={"players": 2}, seats=[{"bot": "random"}, {}])["table"]

    def status(said: Json) -> str | None:
        return next((each["status"] for each in said.get("tables", []) if each["id"] == table), None)

    watching.hear_until(lambda said: status(said) == "open")
    host.do(table, "sit", seat=1)
    host.do(table, "start")
    watching.hear_until(lambda said: status(said) == "running")
    host.do(table, "ask", what="abandon")
    watching.hear_until(lambda said: said["say"] == "lobby" and status(said) is None)


def test_a_rematch_seats_the_same_people(server: Server) -> None:
    table, guests = seat_people(server.url, 1, ("random",))
    assert guests[0].refused(table, "rematch")["refused"] == "not-over-yet"
    guests[0].do(table, "ask", what="abandon")
    with ThreadPoolExecutor(8) as pool:
        (new,) = {done["table"] for done in pool.map(lambda guest: guest.do(table, "rematch"), guests * 4)}
    assert len(guests[0].must("GET", "/api/me")["tables"]) == 2
    full = guests[0].must("GET", f"/api/tables/{new}")
    assert full["you"] == 0
    assert [seat["name"] for seat in full["table"]["seats"]] == ["Guest 0", "random"]
    assert guests[0].must("GET", f"/api/tables/{table}")["table"]["rematch"] == new
    guests[0].do(new, "start")


def test_a_finished_private_game_becomes_public_when_all_who_played_agree(tmp_path: Path) -> None:
    with running(tmp_path / "room.sqlite3", *NO_LIMITS) as first:
        ada, ben, stranger = (Guest(first.url, name) for name in ("Ada", "Ben", "Stranger"))
        made = ada.create(public=False, options={"players": 2})
        table = made["table"]
        ada.do(table, "sit", seat=0)
        ben.do(table, "sit", seat=1, link=made["links"]["seats"][1])
        ada.do(table, "start")
        assert ada.refused(table, "ask", what="publish")["refused"] == "not-over-yet"
        for guest in (ada, ben):
            guest.do(table, "hand-over", bot="random")
        watch = ada.watch(table)
        watch.hear_until(lambda _: watch.is_over())
        ada.do(table, "ask", what="publish")
        asked = ben.must("GET", f"/api/tables/{table}")["table"]["asked"]
        assert stranger.ask("GET", f"/api/tables/{table}").status_code == 404
        ben.do(table, "answer", question=asked["id"], agree=True)
        assert first.stop() == 0
        second = first.restart()
        try:
            full = stranger.must("GET", f"/api/tables/{table}")
            assert full["table"]["public"]
            assert full["lines"][-1] == {"line": "published", "number": full["number"]}
            of_ben = stranger.must("GET", f"/api/tables/{table}/player?of=1")["tables"]
            assert [each["table"]["id"] for each in of_ben] == [table]
            assert table not in [each["id"] for each in stranger.must("GET", "/api/tables")]
            assert stranger.refused(table, "ask", what="publish")["refused"] == "no-seat"
            assert ben.refused(table, "ask", what="publish")["refused"] == "public-already"
        finally:
            second.stop()


def test_a_restart_replays_everything(tmp_path: Path) -> None:
    database = tmp_path / "room.sqlite3"
    with running(database, *NO_LIMITS) as first:
        table, guests = seat_people(first.url, 2)
        watches = [guest.watch(table) for guest in guests]
        for watch in watches:
            watch.hear()
        play_on(watches, Random(4), most=15)
        before = [guest.must("GET", f"/api/tables/{table}") for guest in guests]
        actor = next(watch for watch in watches if watch.may_act())
        play = actor.play or {}
        repeated = {"seq": play["seq"], "action": play["legal"][0]["id"], "move": "again"}
        done = actor.ask("act", **repeated)
        assert first.stop() == 0
        second = first.restart()
        try:
            after = guests[0].must("GET", f"/api/tables/{table}")
            assert after["number"] == done["number"] > before[0]["number"]
            who = guests[watches.index(actor)]
            assert who.do(table, "act", **repeated)["number"] == done["number"]
            resumed = who.watch(table, since=before[0]["number"]).hear()
            assert resumed["say"] == "update"
            assert resumed["lines"][0]["number"] == before[0]["number"] + 1
        finally:
            second.stop()
