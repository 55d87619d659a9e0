"""Looking back at a game: its history, any position, a bot's review; and games whose rules are not served any more."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

import pytest

from seaboard.core.game import CHANCE
from seaboard.core.log import parse_log
from seaboard.games import GAMES, open_game
from tests.server.running import NO_LIMITS, Guest, Json, Server, Watch, play_on, read_review, running, seat_people
from tests.terminal.running import seaboard


def play(server: Server, game: str, most: int) -> tuple[str, list[Guest], list[Watch], dict[int, Json]]:
    """A game of two people, and how it stood for the first of them after each number of entries."""
    table, guests = seat_people(server.url, 2, game=game)
    watches = [guest.watch(table) for guest in guests]
    seen: dict[int, Json] = {}
    for watch in watches:
        watch.hear()
    for _ in range(most):
        if play_on(watches, Random(most + len(seen)), most=1) == 0:
            break
        assert watches[0].play is not None
        seen[watches[0].play["seq"]] = watches[0].play
    return table, guests, watches, seen


@pytest.mark.parametrize("game", GAMES)
def test_history_and_positions_are_what_was_told_live(server: Server, game: str) -> None:
    table, guests, watches, seen = play(server, game, 25)
    history = guests[0].must("GET", f"/api/tables/{table}/history")
    assert [line["number"] for line in history["lines"]] == list(range(1, history["number"] + 1))
    live = {line["number"]: line for line in watches[0].lines}
    assert len(live) > 25
    assert [line for line in history["lines"] if line["number"] in live] == list(live.values())
    assert history["scores"] is None
    for seq, then in seen.items():
        position = guests[0].must("GET", f"/api/tables/{table}/position?seq={seq}")
        assert position == {"seq": seq, "play": {**then, "legal": [], "may_undo": False}}
    beyond = guests[0].ask("GET", f"/api/tables/{table}/position?seq={max(seen) + 1}")
    assert (beyond.status_code, beyond.json()["refused"]) == (422, "no-such-position")
    assert guests[0].ask("GET", f"/api/tables/{table}/position?seq=x").status_code == 400


def test_a_position_is_that_of_the_viewer(server: Server) -> None:
    """Oh Crab!: one's own hand, and nobody else's."""
    table, guests, _, seen = play(server, "oh_crab", 10)
    views = [who.must("GET", f"/api/tables/{table}/position?seq={max(seen)}")["play"]["view"] for who in guests]
    views.append(Guest(server.url, None).must("GET", f"/api/tables/{table}/position?seq={max(seen)}")["play"]["view"])
    assert [view["you"] for view in views] == [0, 1, None]
    assert views[0] != {**views[1], "you": 0}


def test_a_private_table_has_no_past_for_strangers(server: Server) -> None:
    table, guests = seat_people(server.url, 1, ("random",), public=False)
    stranger = Guest(server.url)
    for path in ("history", "position?seq=0", "review", "log"):
        assert stranger.ask("GET", f"/api/tables/{table}/{path}").status_code == 404
    link = guests[0].do(table, "links")["links"]["watch"]
    assert stranger.ask("GET", f"/api/tables/{table}/history?link={link}").status_code == 200


@pytest.mark.parametrize("game", GAMES)
def test_when_it_is_over_the_scores_on_the_way_can_be_read(server: Server, game: str) -> None:
    options = {"oh_crab": {"sprint": True}}.get(game, {})
    table, guests = seat_people(server.url, 2, game=game, options=options)
    watches = [guest.watch(table) for guest in guests]
    for watch in watches:
        watch.hear()
    play_on(watches, Random(4), most=12)
    for guest in guests:
        guest.do(table, "hand-over", bot="greedy")
    ended = watches[0].hear_until(lambda said: watches[0].is_over())
    history = guests[0].must("GET", f"/api/tables/{table}/history")
    assert history["scores"][-1]["totals"] == ended["play"]["score"]["totals"]
    assert len(history["scores"]) > 3


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_is_reviewed_once_for_all(server: Server, game: str) -> None:
    """Abandoned or played to the end; here the former, which is shorter."""
    table, guests, _, _ = play(server, game, 14)
    assert guests[0].ask("GET", f"/api/tables/{table}/review").json()["refused"] == "not-over-yet"
    guests[0].do(table, "ask", what="abandon")
    question = guests[1].do(table, "look")["full"]["table"]["asked"]["id"]
    guests[1].do(table, "answer", question=question, agree=True)
    review = read_review(guests[0], table)
    assert review == read_review(guests[1], table)
    entries = parse_log(guests[0].ask("GET", f"/api/tables/{table}/log").content, "log").entries
    rules = open_game(game)
    for decision in review["decisions"]:
        assert entries[decision["seq"]].actor == decision["seat"]
        for choice in (decision["played"], decision["other"]):
            assert rules.describe(choice["id"]) == choice["do"]
    assert all(entries[draw["seq"]].actor == CHANCE for draw in review["draws"])
    assert review["decisions"]
    assert len(review["seats"]) == 2


def make_old(database: Path) -> None:
    """As if all tables had been played under rules that are gone."""
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE tables SET rules = 99, setup = json_set(setup, '$.rules', 99)")
    connection.close()


def test_games_of_other_rules_are_told_and_downloaded(tmp_path: Path) -> None:
    """Over, they can be told and downloaded; under way, downloaded where nobody has secrets; never played."""
    database = tmp_path / "room.sqlite3"
    with running(database, *NO_LIMITS) as first:
        guests, gone = [Guest(first.url)], Guest(first.url, "Ben")
        made = guests[0].create(options={"players": 2}, seats=[{}, {"bot": "random"}], public=False)
        over, link = made["table"], made["links"]["watch"]
        gone.do(over, "sit", seat=0, link=made["links"]["seats"][0])
        gone.do(over, "leave")
        guests[0].do(over, "sit", seat=0)
        guests[0].do(over, "start")
        guests[0].do(over, "ask", what="abandon")
        going, _ = seat_people(first.url, 1, ("random",))
        secret, _ = seat_people(first.url, 1, ("random",), game="oh_crab")
        late, _ = seat_people(first.url, 1, ("random",), delay=60)
        first.stop()
        make_old(database)
        second = first.restart()
        try:
            guest = Guest(second.url, None)
            for table in (over, going, secret):
                answer = guest.ask("GET", f"/api/tables/{table}")
                assert answer.status_code == 410
                assert "99" in answer.json()["words"]
                assert guest.watch(table).hear()["refused"] == "rules-not-served"
            assert guest.ask("GET", f"/api/tables/{over}/log").status_code == 404
            assert guest.ask("GET", f"/api/tables/{over}/history").status_code == 404
            assert gone.ask("GET", f"/api/tables/{over}/history").status_code == 404
            told = guest.must("GET", f"/api/tables/{over}/history?link={link}")
            assert told["served"] is False
            assert [line["number"] for line in told["lines"]] == list(range(1, told["number"] + 1))
            assert guests[0].ask("GET", f"/api/tables/{over}/history").status_code == 200
            for table, query in ((over, f"?link={link}"), (going, "")):
                log = parse_log(guest.ask("GET", f"/api/tables/{table}/log{query}").content, "log")
                assert log.header.game == "schatztaucher"
                assert log.entries
            assert guest.ask("GET", f"/api/tables/{going}/history").status_code == 410
            for table in (secret, late):
                assert guest.ask("GET", f"/api/tables/{table}/log").status_code == 410
        finally:
            second.stop()


def test_retired_games_can_be_read_whole(tmp_path: Path) -> None:
    database = tmp_path / "room.sqlite3"
    with running(database, *NO_LIMITS) as first:
        secret, guests = seat_people(first.url, 1, ("random",), game="oh_crab")
        first.stop()
        assert "0" in seaboard(tmp_path, "admin", "retire", "--database", str(database)).stdout
        make_old(database)
        assert "1" in seaboard(tmp_path, "admin", "retire", "--database", str(database)).stdout
        second = first.restart()
        try:
            log = parse_log(guests[0].ask("GET", f"/api/tables/{secret}/log").content, "log")
            assert log.entries
            told = guests[0].must("GET", f"/api/tables/{secret}/history")["lines"]
            assert [line["line"] for line in told[-2:]] == ["abandoned", "seal"]
            mine = guests[0].must("GET", "/api/me")["tables"]
            assert [each["table"]["status"] for each in mine] == ["abandoned"]
        finally:
            second.stop()
