"""Several people at one device: the host holds their seats and plays them in turn."""

from __future__ import annotations

from random import Random

from tests.server.running import Guest, Server, Watch


def sit_together(server: Server, game: str) -> tuple[str, Guest, Watch]:
    """Ada and Ben at Ada's device."""
    ada = Guest(server.url)
    table = ada.create(game=game, options={"players": 2})["table"]
    for seat, name in enumerate(("Ada", "Ben")):
        ada.do(table, "sit", seat=seat, name=name)
    ada.do(table, "start")
    watch = ada.watch(table)
    full = watch.hear()
    assert (full["you"], full["own"], full["host"]) == (0, [0, 1], True)
    assert [seat["name"] for seat in full["table"]["seats"]] == ["Ada", "Ben"]
    return table, ada, watch


def pass_on(watch: Watch) -> None:
    """The device goes to whoever must act."""
    (seat,) = (watch.play or {})["awaited"]
    done = watch.ask("play-as", seat=seat)
    assert (done["say"], done["seat"]) == ("done", seat)
    assert watch.hear_until(lambda said: said["say"] == "full")["you"] == seat


def test_two_people_play_a_whole_game_at_one_device(server: Server) -> None:
    _, _, watch = sit_together(server, "schatztaucher")
    rng = Random(2)
    played: set[int | None] = set()
    while not watch.is_over():
        if not watch.may_act():
            pass_on(watch)
        played.add(watch.you)
        watch.catch_up(watch.act(rng)["number"])
    assert played == {0, 1}


def test_a_turn_can_be_taken_back_after_the_device_was_passed_on(server: Server) -> None:
    """Wreck Raiders: Ada ends her turn without anything being shown, and Ben has the device already."""
    table, _, watch = sit_together(server, "wreck_raiders")
    rng = Random(3)
    while watch.may_act() or not (watch.play or {})["may_undo"]:
        if not watch.may_act():
            pass_on(watch)
        watch.catch_up(watch.act(rng)["number"])
    acted = watch.you
    pass_on(watch)
    assert (watch.play or {})["may_undo"]
    stranger = Guest(server.url, "Eve").watch(table)
    assert not stranger.hear()["play"]["may_undo"]
    watch.catch_up(watch.ask("undo", seq=(watch.play or {})["seq"])["number"])
    assert (watch.lines[-1]["line"], watch.lines[-1]["actor"]) == ("undo", acted)
    assert (watch.play or {})["awaited"] == [acted]


def test_a_plan_can_be_taken_back_after_the_device_was_passed_on(server: Server) -> None:
    """Oh Crab!: Ada has planned her card, and Ben has the device already."""
    _, _, watch = sit_together(server, "oh_crab")
    assert (watch.play or {})["awaited"] == [0, 1]
    watch.catch_up(watch.act(Random(4))["number"])
    pass_on(watch)
    assert (watch.you, (watch.play or {})["may_undo"]) == (1, True)
    watch.catch_up(watch.ask("undo", seq=(watch.play or {})["seq"])["number"])
    assert (watch.lines[-1]["line"], watch.lines[-1]["actor"]) == ("undo", 0)
    assert (watch.play or {})["awaited"] == [0, 1]


def test_a_device_shows_one_seat_at_a_time(server: Server) -> None:
    """Oh Crab!: playing as Ben shows Ben's hand and not Ada's; and a connection can begin as Ben."""
    table, ada, watch = sit_together(server, "oh_crab")
    hers = (watch.play or {})["view"]
    watch.ask("play-as", seat=1)
    his = watch.hear_until(lambda said: said["say"] == "full")["play"]["view"]
    assert (hers["you"], his["you"]) == (0, 1)
    assert ada.watch(table, seat=1).hear()["play"]["view"] == his
    assert ada.must("GET", f"/api/tables/{table}?seat=1")["play"]["view"] == his
    assert ada.watch(table, seat=7).hear()["you"] == 0


def test_nobody_plays_as_somebody_else(server: Server) -> None:
    table, ada, watch = sit_together(server, "schatztaucher")
    eve = Guest(server.url, "Eve")
    assert eve.watch(table, seat=1).hear()["you"] is None
    spy = eve.watch(table)
    assert spy.hear()["host"] is False
    assert spy.ask("play-as", seat=1)["refused"] == "no-seat"
    assert watch.ask("play-as", seat=2)["refused"] == "no-seat"
    assert eve.must("GET", f"/api/tables/{table}?seat=1")["you"] is None
    assert len(ada.must("GET", "/api/me")["tables"]) == 1


def test_only_the_host_holds_several_seats(server: Server) -> None:
    ada, ben = Guest(server.url), Guest(server.url, "Ben")
    table = ada.create(options={"players": 3})["table"]
    ben.do(table, "sit", seat=0)
    assert ben.refused(table, "sit", seat=1)["refused"] == "already-seated"
    ada.do(table, "sit", seat=1)
    ada.do(table, "sit", seat=2, name="Cleo")
    ada.do(table, "leave", seat=2)
    assert [seat["name"] for seat in ada.must("GET", f"/api/tables/{table}")["table"]["seats"]] == ["Ben", "Ada", None]


def test_who_plays_several_seats_agrees_for_all_of_them(server: Server) -> None:
    table, ada, watch = sit_together(server, "schatztaucher")
    assert ada.do(table, "ask", what="abandon")["say"] == "done"
    assert watch.hear_until(lambda said: said.get("table") is not None)["table"]["status"] == "abandoned"


def test_a_rematch_seats_them_together_again(server: Server) -> None:
    table, ada, _ = sit_together(server, "schatztaucher")
    ada.do(table, "ask", what="abandon")
    again = ada.do(table, "rematch")["table"]
    assert [seat["name"] for seat in ada.must("GET", f"/api/tables/{again}")["table"]["seats"]] == ["Ada", "Ben"]
