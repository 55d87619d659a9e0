"""What somebody does again and again at a table is counted, or has no second effect."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.server.running import NO_LIMITS, Server, Watch, running, seat_people

OFTEN = 60


def let_plan(server: Server) -> list[Watch]:
    """Two people of whom the first one has planned, and may still change their mind."""
    table, guests = seat_people(server.url, 2, game="oh_crab")
    watches = [guest.watch(table) for guest in guests]
    rng = Random(1)
    for watch in watches:
        watch.hear()
    while not all(watch.may_act() for watch in watches):
        acting = next(watch for watch in watches if watch.may_act())
        number = acting.act(rng)["number"]
        for watch in watches:
            watch.catch_up(number)
    number = watches[0].act(rng)["number"]
    for watch in watches:
        watch.catch_up(number)
    return watches


def test_changes_of_mind_count(tmp_path: Path) -> None:
    with running(tmp_path / "room.sqlite3", "--limits=undos-per-seat=3/600") as server:
        ada, bob = let_plan(server)
        for _ in range(3):
            ada.catch_up(ada.act(Random(2))["number"])
        assert ada.act(Random(2))["details"]["limit"] == "undos-per-seat"
        # A plan that is waited for is none.
        bob.catch_up(ada.number)
        assert bob.act(Random(2))["say"] == "done"


def test_changes_of_mind_do_not_go_beyond_the_end_of_a_journal(tmp_path: Path) -> None:
    with running(tmp_path / "room.sqlite3", *NO_LIMITS, "--journal-lines=100") as server:
        ada, bob = let_plan(server)
        while (said := ada.act(Random(2)))["say"] == "done":
            ada.catch_up(said["number"])
        assert said["refused"] == "journal-full"
        assert said["number"] == 100
        bob.catch_up(100)
        assert bob.act(Random(2))["say"] == "done"


def test_who_has_agreed_agrees_once(server: Server) -> None:
    table, guests = seat_people(server.url, 2)
    ada = guests[0].watch(table)
    ada.hear()
    ada.catch_up(ada.ask("ask", what="abandon")["number"])
    question = ada.table["asked"]["id"]
    assert [ada.ask("answer", question=question, agree=True)["number"] for _ in range(3)] == [question] * 3


def test_a_bot_thinks_once_whatever_else_is_done_meanwhile(tmp_path: Path) -> None:
    with running(tmp_path / "room.sqlite3", *NO_LIMITS) as server:
        table, guests = seat_people(server.url, 1, ("master",), game="oh_crab")
        ada = guests[0].watch(table)
        ada.hear()
        while ada.play is None or ada.play["awaited"] != [1]:
            if ada.play is not None and 0 in ada.play["awaited"]:
                ada.act(Random(1))
            ada.hear()
        moved, lines = ada.play["seq"], ada.number
        while ada.play["seq"] == moved and ada.number < lines + OFTEN:
            ada.ask("mute", muted=(ada.number - lines) % 2 == 0)
        ada.hear_until(lambda _: ada.play is not None and ada.play["seq"] > moved)
        assert [line for line in server.logged() if line["from"] == "seaboard.autopilot"] == []
