"""Every game of the house is played over the wire, with people who choose at the same time and with bots."""

from __future__ import annotations

import json
from random import Random

import pytest

from seaboard.core.log import parse_log
from seaboard.core.verify import verify
from seaboard.games import GAMES, open_game
from tests.games.random_play import steps
from tests.server.running import Guest, Server, Watch, play_on, seat_people


def sit_down(server: Server, game: str, people: int, bots: tuple[str, ...] = ()) -> tuple[str, list[Watch]]:
    """A running game with a socket for every person."""
    table, guests = seat_people(server.url, people, bots, game=game)
    watches = [guest.watch(table) for guest in guests]
    for watch in watches:
        watch.hear()
    return table, watches


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_over_the_wire_verifies(server: Server, game: str) -> None:
    table, watches = sit_down(server, game, 2, ("greedy",))
    play_on(watches, Random(1), most=60)
    watches[0].ask("hand-over", bot="greedy")
    watches[1].ask("hand-over", bot="greedy")
    watches[1].hear_until(lambda said: watches[1].is_over())
    data = watches[0].guest.ask("GET", f"/api/tables/{table}/log").content
    assert verify(open_game(game), parse_log(data, "log")).is_proof


@pytest.mark.parametrize("game", GAMES)
def test_parts_of_views_add_up_to_the_whole(server: Server, game: str) -> None:
    """Of a view only what changed is sent; with what was sent before it is the view that a newcomer sees."""
    table, watches = sit_down(server, game, 2)
    spectator = Guest(server.url, None).watch(table)
    spectator.hear()
    for number in range(12):
        play_on(watches, Random(number), most=1)
        spectator.catch_up(watches[0].number)
        for watch in (*watches, spectator):
            assert watch.play == watch.ask("look")["full"]["play"]
    updates = [said for said in map(json.loads, spectator.raw) if said["say"] == "update"]
    parts = len((spectator.play or {})["view"])
    assert all(len(said["play"]["view"]) < parts for said in updates)


@pytest.mark.parametrize("game", [name for name in GAMES if not open_game(name).has_secrets])
def test_without_secrets_all_see_the_same(game: str) -> None:
    """The server makes one view for everybody then."""
    rules = open_game(game)
    state = rules.new(rules.parse_options({"players": 3}))
    for before, _, _ in steps(rules, state, seed=15):
        seen = rules.view(before, None)
        assert all(rules.view(before, seat) == {**seen, "you": seat} for seat in range(3))


def test_seats_plan_at_the_same_time_and_do_not_make_each_other_stale(server: Server) -> None:
    _, watches = sit_down(server, "oh_crab", 2)
    rng = Random(2)
    while not all(watch.may_act() for watch in watches):
        play_on(watches, rng, most=1)
    plays = [watch.play or {} for watch in watches]
    assert plays[0]["seq"] == plays[1]["seq"]
    for number, (watch, play) in enumerate(zip(watches, plays, strict=True)):
        watch.send("act", seq=play["seq"], action=rng.choice(play["legal"])["id"], move=f"plan {number}")
    for watch in watches:
        assert watch.hear_until(lambda said: said["say"] in ("done", "refused"))["say"] == "done"


def test_what_a_seat_plans_is_not_told_to_others(server: Server) -> None:
    _, watches = sit_down(server, "oh_crab", 2)
    rng = Random(3)
    while not all(watch.may_act() for watch in watches):
        play_on(watches, rng, most=1)
    planner, other = watches
    choice = rng.choice((planner.play or {})["legal"])
    done = planner.ask("act", seq=(planner.play or {})["seq"], action=choice["id"])
    for watch in watches:
        watch.catch_up(done["number"])
    assert planner.lines[-1]["do"] == choice["do"]
    assert other.lines[-1]["do"] != choice["do"]
